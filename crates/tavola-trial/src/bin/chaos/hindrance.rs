//! What kept the server from its work besides being killed: what was done to it, and a machine that is busy with others.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tavola_base::Millis;

/// How often this program looks whether it is woken in time.
const PULSE: Duration = Duration::from_millis(50);

/// How long the server of a life was kept from its work.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Hindrance {
    /// At the most by a machine without time for anybody.
    pub(crate) starved: Millis,
    /// By what was done to it: held still, its disk broken.
    pub(crate) done: Millis,
}

/// Feels how late this program itself is woken: the server will not have fared better.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pulse(Arc<AtomicU64>);

impl Pulse {
    /// Feels from now on.
    pub(crate) fn begin() -> Self {
        let pulse = Self::default();
        let worst = Arc::clone(&pulse.0);
        tokio::spawn(async move {
            loop {
                let before = Instant::now();
                tokio::time::sleep(PULSE).await;
                let late = before.elapsed().saturating_sub(PULSE);
                worst.fetch_max(u64::try_from(late.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
            }
        });
        pulse
    }

    /// The worst since the last time.
    pub(crate) fn worst(&self) -> Millis {
        Millis::new(self.0.swap(0, Ordering::Relaxed))
    }
}
