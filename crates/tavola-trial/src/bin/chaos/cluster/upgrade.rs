//! A rolling upgrade under play: the nodes are asked to stop one after the other and come back as the new program.

use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use tokio::time::sleep;

use super::{STANDSTILL, Trial};
use crate::Failure;

/// How long a node may take to answer after a start.
const START_TIMEOUT: Duration = Duration::from_secs(60);

impl Trial<'_> {
    /// Upgrades all nodes, so many times; nothing may be refused or put off.
    pub(super) async fn upgrades(&mut self, times: usize) -> Result<(), Failure> {
        let new = std::path::absolute(&self.arguments.tavola)?;
        for _ in 0..times {
            for nth in 0..self.cluster.nodes.len() {
                self.play_calmly().await;
                let taken = self.hall.take();
                self.report.calm(&taken);
                self.hall.watch_from(Instant::now());
                let node = &mut self.cluster.nodes[nth];
                node.stop().await?;
                node.binary.clone_from(&new);
                node.start()?;
                node.answers_within(START_TIMEOUT).await?;
                sleep(self.arguments.play()).await;
                self.after_one(nth).await?;
            }
        }
        Ok(())
    }

    async fn after_one(&mut self, nth: usize) -> Result<(), Failure> {
        let wrong = self.look.audit.found().len();
        let longest = self.hall.waits(Instant::now()).into_iter().map(|(_, wait)| wait).max().unwrap_or_default();
        if longest > STANDSTILL {
            self.look.audit.found_wrong(format!("play stood still for {:.1} s", longest.as_secs_f64()));
        }
        let put_off = self.hall.ledger.failed.swap(0, Ordering::Relaxed);
        if put_off > 0 {
            self.look.audit.found_wrong(format!("{put_off} actions were put off"));
        }
        self.rest_and_look().await?;
        let refused = self.hall.refused.load(Ordering::Relaxed);
        self.say(&format!("{} restarted, {refused} refused", self.cluster.nodes[nth].name()), longest, wrong);
        Ok(())
    }
}
