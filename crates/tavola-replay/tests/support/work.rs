//! How long something keeps the processor busy.
#![expect(clippy::disallowed_methods, reason = "it measures")]

use std::time::Duration;

/// How long the processor is busy with it, at the best of three times; where the system does not say so, how long it takes.
pub(crate) fn least_work(mut work: impl FnMut()) -> Duration {
    let started = std::time::Instant::now();
    let mut once = || {
        let before = busy().unwrap_or_else(|| started.elapsed());
        work();
        busy().unwrap_or_else(|| started.elapsed()).saturating_sub(before)
    };
    (0..3).map(|_| once()).min().unwrap_or_default()
}

/// For how long this thread has had a processor; Linux alone says so.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
