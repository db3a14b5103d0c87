//! What is counted and timed while the tables play.

use std::time::{Duration, Instant};

/// A second of a process's time in `/proc`, in ticks; Linux says so on every machine.
const TICKS: f64 = 100.0;

/// What all tables together have seen.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// From when on it counts; nothing before.
    pub(crate) since: Option<Instant>,
    /// From an act to its acknowledgement, which is when it is on disk.
    pub(crate) acknowledged: Vec<Duration>,
    /// From an act to the opponent's message.
    pub(crate) told: Vec<Duration>,
    /// How late the client itself was.
    pub(crate) own: Vec<Duration>,
    pub(crate) refused: u64,
    pub(crate) broken: u64,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
}

impl Figures {
    /// Notes an act that was acknowledged and told.
    pub(crate) fn acted(&mut self, acknowledged: Duration, told: Duration) {
        if self.since.is_some() {
            self.acknowledged.push(acknowledged);
            self.told.push(told);
        }
    }

    /// Notes a message of so many bytes.
    pub(crate) fn heard(&mut self, bytes: usize) {
        if self.since.is_some() {
            self.messages += 1;
            self.bytes += bytes as u64;
        }
    }
}

/// The median, the 99th of a hundred and the last, in milliseconds.
pub(crate) fn quantiles(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |part: f64| {
        let place = (times.len() as f64 * part) as usize;
        times.get(place.min(times.len().saturating_sub(1))).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    };
    format!("p50 {:.1} p99 {:.1} max {:.0} ms", at(0.5), at(0.99), at(1.0))
}

/// The processor time a process has taken; nothing where the system does not say.
pub(crate) fn processor_time(process: &str) -> Duration {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name before the closing bracket may hold anything.
    let fields = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks: u64 = fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_secs_f64(ticks as f64 / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_of_what_was_measured() {
        let mut times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(quantiles(&mut times), "p50 101.0 p99 199.0 max 200 ms");
        assert_eq!(quantiles(&mut []), "p50 NaN p99 NaN max NaN ms");
    }

    #[test]
    fn a_process_that_works_takes_time() {
        let (before, begun) = (processor_time("self"), Instant::now());
        while begun.elapsed() < Duration::from_millis(200) {}
        assert!(processor_time("self") > before);
    }
}
