//! What a run came to: printed line by line as it comes, and one JSON document at the end.

use std::path::Path;
use std::time::Duration;

use serde_json::{Map, Value, json};
use tavola_trial::Failure;

use crate::club::Restart;
use crate::figures::{Figures, Span};

/// The report as far as it goes.
#[derive(Debug, Default)]
pub(crate) struct Report(Map<String, Value>);

impl Report {
    /// An empty one.
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Notes a figure under a name.
    pub(crate) fn set(&mut self, name: &str, value: Value) {
        self.0.insert(name.to_owned(), value);
    }

    /// What the tables take of the house's memory while nobody has acted.
    pub(crate) fn memory(&mut self, empty: u64, filled: u64, tables: usize) {
        let each = filled.saturating_sub(empty) as f64 / tables.max(1) as f64;
        if filled > 0 {
            println!("{tables} tables open: {each:.1} KiB of the house's memory each, {empty} KiB before");
        }
        self.set("memory_kib_empty", json!(empty));
        self.set("memory_kib_with_tables", json!(filled));
        self.set("memory_kib_per_live_table", json!(each));
    }

    /// What idle lines take.
    pub(crate) fn idle(&mut self, before: u64, after: u64, lines: usize) {
        if lines == 0 {
            return;
        }
        let each = after.saturating_sub(before) as f64 / lines as f64;
        println!("{lines} idle lines: {each:.1} KiB each, {:.0} MiB in all", after as f64 / 1024.0);
        self.set("memory_kib_per_idle_line", json!(each));
        self.set("memory_kib_with_idle_lines", json!(after));
    }

    /// What was played.
    pub(crate) fn played(
        &mut self,
        name: &str,
        tables: usize,
        took: Duration,
        [house, own]: [Duration; 2],
        figures: &Figures,
        load: f64,
    ) {
        let seconds = took.as_secs_f64();
        let acts = figures.durable as f64;
        let each = |time: Duration| time.as_secs_f64() * 1000.0 / acts.max(1.0);
        let share = |time: Duration| time.as_secs_f64() * 100.0 / seconds;
        println!(
            "{name}: {tables} tables for {seconds:.0} s: {:.0} durable acts/s (load average {load})",
            acts / seconds
        );
        print!("{}", figures.table());
        println!(
            "  processor: house {:.3} ms an act ({:.0} %), client {:.3} ms ({:.0} %); {} bytes a message, {:.1} messages \
             an act; refused {}, broken {}",
            each(house),
            share(house),
            each(own),
            share(own),
            figures.message(),
            figures.messages as f64 / acts.max(1.0),
            figures.refused,
            figures.broken
        );
        for complaint in &figures.complaints {
            println!("  {complaint}");
        }
        self.set(
            name,
            json!({
                "tables": tables, "seconds": seconds, "durable_acts": figures.durable,
                "durable_acts_per_second": acts / seconds, "milliseconds": figures.report(),
                "house_ms_per_act": each(house), "house_processor_percent": share(house),
                "client_ms_per_act": each(own), "client_processor_percent": share(own),
                "bytes_per_message": figures.message(), "messages": figures.messages,
                "refused": figures.refused, "broken": figures.broken, "complaints": figures.complaints,
                "table_acts": figures.count(Span::Told), "load_average": load,
            }),
        );
    }

    /// Holds the house against the bare limit.
    pub(crate) fn compare(&mut self) {
        let of = |name: &str, figure: &str| self.0.get(name).and_then(|part| part[figure].as_f64()).unwrap_or(f64::NAN);
        let ratio = |figure| of("saturated", figure) / of("bare", figure);
        let (acts, processor) = (ratio("durable_acts_per_second"), ratio("house_ms_per_act"));
        println!(
            "the house reaches {:.0} % of the bare limit, at {processor:.1} times its processor time an act",
            acts * 100.0
        );
        self.set("part_of_the_bare_limit", json!(acts));
        self.set("processor_time_of_the_bare_limit", json!(processor));
    }

    /// What a restart took.
    pub(crate) fn restarted(&mut self, took: &Restart, tables: usize) {
        let [ready, acted, all] = [took.ready, took.acted, took.all].map(|time| time.as_secs_f64());
        println!(
            "killed and started again with {tables} live tables: ready after {ready:.2} s, an act told after {acted:.2} s, \
             every line open again after {all:.2} s"
        );
        self.set("restart_seconds", json!({ "tables": tables, "ready": ready, "act_told": acted, "all_lines": all }));
    }

    /// Writes it, if it is said where.
    pub(crate) fn finish(self, file: Option<&Path>) -> Result<(), Failure> {
        let Some(file) = file else { return Ok(()) };
        let text = serde_json::to_string_pretty(&Value::Object(self.0))?;
        std::fs::write(file, text + "\n").map_err(|why| format!("{} cannot be written: {why}", file.display()).into())
    }
}
