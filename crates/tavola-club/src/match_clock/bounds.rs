//! How long what comes with an act may be. No page writes longer texts, so that what is too long is taken from nobody.

use super::act::Act;
use super::entry::{Entry, Stamp};
use crate::bounds::{NAME, TEXT, fits};

/// The most lines a log may have, as in the page.
pub const LINES: usize = 20_000;

impl Act {
    /// Whether its texts and lists are no longer than such things are.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        match self {
            Self::Open { settings } => settings.names.iter().all(|(_, name)| fits(name, NAME)),
            Self::ClaimLease { device, whose: _ } => fits(device.as_str(), NAME),
            Self::Diverged { device, epoch: _, whose: _, entries } => {
                fits(device.as_str(), NAME) && entries.len() <= LINES && entries.iter().all(Entry::is_bounded)
            }
            Self::Received { line, at: _ } => fits(line.as_str(), NAME),
            other => other.reason().is_none_or(|reason| fits(reason, TEXT)),
        }
    }
}

impl Entry {
    fn is_bounded(&self) -> bool {
        let Self { at: _, by: _, act, stamp } = self;
        let is_name = |stamp: &Stamp| fits(stamp.id.as_str(), NAME) && fits(stamp.device.as_str(), NAME);
        stamp.as_ref().is_none_or(is_name) && act.is_bounded()
    }
}
