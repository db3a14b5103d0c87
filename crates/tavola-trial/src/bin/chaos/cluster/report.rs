//! The figures of all rounds.

use std::{collections::BTreeMap, sync::atomic::Ordering, time::Duration};

use serde_json::{Value, json};
use tavola_server::base::ids::StreamId;

use super::{
    faults::Fault,
    hall::{Hall, Taken},
    look::Look,
    times::Times,
};

/// What was measured.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// How often each fault befell, and how long the tables stood still.
    standstills: BTreeMap<Fault, (usize, Times)>,
    calm: Taken,
}

impl Report {
    /// Takes in what a round has come to, and says the longest standstill.
    pub(crate) fn round(&mut self, fault: Fault, waits: &[(StreamId, Duration)], taken: &Taken) -> Duration {
        self.calm(taken);
        let (rounds, times) = self.standstills.entry(fault).or_default();
        *rounds += 1;
        waits.iter().for_each(|(_, wait)| times.add(*wait));
        waits.iter().map(|(_, wait)| *wait).max().unwrap_or_default()
    }

    /// Takes in what was measured without a fault.
    pub(crate) fn calm(&mut self, taken: &Taken) {
        self.calm.hints.extend(&taken.hints);
        self.calm.acks.extend(&taken.acks);
    }

    pub(crate) fn print(&self, hall: &Hall, look: &Look) {
        let line = |what: &str, times: &Times| println!("{what:<44} {}", times.columns());
        println!("\n{:<44} {:>7} {:>9} {:>9} {:>9}", "milliseconds", "count", "p50", "p99", "max");
        line("acknowledgement, no fault", &self.calm.acks);
        line("from there to the other node's player", &self.calm.hints);
        for (fault, (rounds, times)) in &self.standstills {
            line(&format!("a table's longest wait: {} ({rounds})", fault.name()), times);
        }
        line("a flag after it was due", &look.flags());
        println!(
            "{} acknowledged, {} sent again, {} put off, {} of them by trouble at a node, {} overtaken, {} refused, {} lines broken, {} acts of bots\n",
            hall.ledger.promises(),
            hall.ledger.retried.load(Ordering::Relaxed),
            hall.ledger.failed.load(Ordering::Relaxed),
            hall.troubled.load(Ordering::Relaxed),
            hall.overtaken.load(Ordering::Relaxed),
            hall.refused.load(Ordering::Relaxed),
            hall.broken.load(Ordering::Relaxed),
            look.acts_of_bots(),
        );
    }

    pub(crate) fn json(&self, hall: &Hall, look: &Look, wrong: &[String]) -> Value {
        let standstills = self.standstills.iter().map(|(fault, (rounds, times))| {
            json!({ "fault": fault.name(), "rounds": rounds, "longest_wait_of_a_table": times.json() })
        });
        json!({
            "acknowledgement": self.calm.acks.json(),
            "hint": self.calm.hints.json(),
            "faults": standstills.collect::<Vec<_>>(),
            "flag_after_due": look.flags().json(),
            "acknowledged": hall.ledger.promises(),
            "sent_again": hall.ledger.retried.load(Ordering::Relaxed),
            "put_off": hall.ledger.failed.load(Ordering::Relaxed),
            "troubled": hall.troubled.load(Ordering::Relaxed),
            "overtaken": hall.overtaken.load(Ordering::Relaxed),
            "refused": hall.refused.load(Ordering::Relaxed),
            "lines_broken": hall.broken.load(Ordering::Relaxed),
            "acts_of_bots": look.acts_of_bots(),
            "wrong": wrong,
        })
    }
}
