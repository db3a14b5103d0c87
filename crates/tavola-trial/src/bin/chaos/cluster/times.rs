//! Times taken, and what of them is reported.

use std::time::Duration;

use serde_json::{Value, json};

/// Times of one kind of thing.
#[derive(Debug, Clone, Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn extend(&mut self, other: &Self) {
        self.0.extend_from_slice(&other.0);
    }

    pub(crate) const fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many in a hundred do not exceed; none of none.
    pub(crate) fn percentile(&self, percent: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let nth = (sorted.len() * percent).div_ceil(100).max(1) - 1;
        sorted.get(nth).copied().unwrap_or_default()
    }

    pub(crate) fn longest(&self) -> Duration {
        self.0.iter().max().copied().unwrap_or_default()
    }

    /// One line of a table: how many, p50, p99, the longest, in milliseconds.
    pub(crate) fn columns(&self) -> String {
        let [half, most, longest] = [self.percentile(50), self.percentile(99), self.longest()].map(millis);
        format!("{:>7} {half:>9.1} {most:>9.1} {longest:>9.1}", self.count())
    }

    pub(crate) fn json(&self) -> Value {
        let [half, most, longest] = [self.percentile(50), self.percentile(99), self.longest()].map(millis);
        json!({ "count": self.count(), "p50_ms": half, "p99_ms": most, "max_ms": longest })
    }
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_times_the_ninety_ninth_is_the_99th_percentile() {
        let mut times = Times::default();
        (1..=100).rev().for_each(|millis| times.add(Duration::from_millis(millis)));
        assert_eq!(times.percentile(50), Duration::from_millis(50));
        assert_eq!(times.percentile(99), Duration::from_millis(99));
        assert_eq!((times.longest(), times.count()), (Duration::from_millis(100), 100));
        assert_eq!(Times::default().percentile(99), Duration::ZERO);
    }
}
