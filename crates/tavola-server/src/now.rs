//! What time it is: the one place that reads the clock. Everything else is told.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::UNIX_EPOCH,
};

use tavola_club::{Millis, Time};

/// Where the time comes from.
#[derive(Debug, Clone)]
pub enum Now {
    /// The machine's clock.
    System,
    /// A clock that a test sets by hand.
    Fixed(Arc<AtomicU64>),
}

impl Now {
    /// A clock that stands still until [`Now::advance`] moves it.
    #[must_use]
    pub fn fixed(at: Time) -> Self {
        Self::Fixed(Arc::new(AtomicU64::new(at.millis())))
    }

    /// The present time.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
    pub fn time(&self) -> Time {
        match self {
            Self::System => {
                let since = std::time::SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Time::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
            }
            Self::Fixed(at) => Time::from_millis(at.load(Ordering::SeqCst)),
        }
    }

    /// Moves a fixed clock on; the machine's clock is not ours to move.
    pub fn advance(&self, span: Millis) {
        if let Self::Fixed(at) = self {
            at.fetch_add(span.number(), Ordering::SeqCst);
        }
    }
}
