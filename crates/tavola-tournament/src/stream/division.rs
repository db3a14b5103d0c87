//! A division of a tournament: who may enter it, how it is played, how long its matches are, what it costs.

mod format;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::entry::Entry;
pub use super::series::Series;
use crate::format::lengths::Lengths;
use crate::result::money::Cents;
use crate::result::prize::{Fees, PrizeTable, Rate, SidePool};
use crate::result::tie_break::TieBreak;
pub use format::{Consolation, Format, LastChance, Recharge, Ties};
use tavola_base::Millis;
use tavola_base::clock::ClockSettings;

/// The name of a division in commands and addresses: `main`, `intermediate`, `jackpot`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct DivisionId(String);

impl DivisionId {
    /// The division of that name.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DivisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Which divisions come first when tables and players are called (TRN-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Precedence {
    /// The Champion division.
    #[default]
    Champion,
    /// The Intermediate division.
    Intermediate,
    /// Further divisions.
    Further,
    /// Side events: jackpots, doubles, last-minute tournaments.
    Side,
}

/// What one entrant is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntrantKind {
    /// One player.
    #[default]
    Single,
    /// Two who consult on one side of the board.
    ConsultationDoubles,
    /// Two who are number 1 and number 2 of a Davis Cup pair (DAV-01).
    DavisPair,
}

impl EntrantKind {
    /// How many people one entrant is.
    #[must_use]
    pub const fn people(self) -> usize {
        match self {
            Self::Single => 1,
            Self::ConsultationDoubles | Self::DavisPair => 2,
        }
    }
}

/// A Calcutta: players are auctioned, and who bought the best placed is paid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CalcuttaPlan {
    /// How much of the prices comes back.
    #[serde(default = "whole")]
    pub returned: Rate,
    /// The parts of the owners of the first, the second, …
    #[serde(default = "seventy_thirty")]
    pub parts: Vec<u32>,
}

/// A side pool: an own prize among those who joined it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DivisionPool {
    /// Its name.
    pub name: String,
    /// What joining costs.
    pub fee: Cents,
    /// How much comes back.
    #[serde(default = "whole")]
    pub returned: Rate,
    /// The parts of the first, the second, …
    #[serde(default = "seventy_thirty")]
    pub parts: Vec<u32>,
}

const fn whole() -> Rate {
    Rate::WHOLE
}

fn seventy_thirty() -> Vec<u32> {
    vec![70, 30]
}

impl DivisionPool {
    /// The pool without its name.
    #[must_use]
    pub fn pool(&self) -> SidePool {
        SidePool { fee: self.fee, returned: self.returned, parts: self.parts.clone() }
    }
}

/// How a division is set up.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Its name in commands.
    pub id: DivisionId,
    /// Its name to show; without it the one in commands.
    #[serde(default)]
    pub name: Option<String>,
    /// When its matches are called.
    #[serde(default)]
    pub precedence: Precedence,
    /// What one entrant is.
    #[serde(default)]
    pub entrants: EntrantKind,
    /// How it is played.
    #[serde(default)]
    pub format: Format,
    /// How long its matches are.
    #[serde(default)]
    pub lengths: Lengths,
    /// Whether a pairing is one match or several (MAT-09).
    #[serde(default)]
    pub series: Series,
    /// What parts equals in rounds, in that order; without it by custom.
    #[serde(default)]
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// The clock its matches are played with, if any.
    #[serde(default)]
    pub clock: Option<ClockSettings>,
    /// What it costs.
    #[serde(default)]
    pub fees: Fees,
    /// How its prizes are shared; without it by custom.
    #[serde(default)]
    pub prizes: Option<PrizeTable>,
    /// Its side pools.
    #[serde(default)]
    pub pools: Vec<DivisionPool>,
    /// Its auction, if there is one.
    #[serde(default)]
    pub calcutta: Option<CalcuttaPlan>,
    /// How long a point takes, for estimates.
    #[serde(default = "eight_minutes")]
    pub per_point: Millis,
}

const fn eight_minutes() -> Millis {
    Millis::seconds(8 * 60)
}

impl Division {
    /// What parts equals, in that order: as said, or by custom.
    #[must_use]
    pub fn parted_by(&self) -> &[TieBreak] {
        use TieBreak::{Buchholz, DirectEncounter, PointsDifference, SonnebornBerger};
        match (&self.tie_breaks, &self.format) {
            (Some(own), _) => own,
            (None, Format::Swiss { .. }) => &[Buchholz, SonnebornBerger, DirectEncounter],
            (None, _) => &[DirectEncounter, PointsDifference],
        }
    }

    /// What an entry costs: its fees, or the price of a re-entry, and the side pools it has joined.
    #[must_use]
    pub fn costs(&self, entry: &Entry) -> Cents {
        let fees = if entry.rebuy_of.is_some() { self.fees.rebuy } else { self.fees.registration + self.fees.entry };
        let joined = self.pools.iter().filter(|pool| entry.pools.contains(&pool.name));
        fees + joined.map(|pool| pool.fee).sum()
    }

    /// What of that is still to be paid, by somebody who takes part; below zero too much was paid.
    #[must_use]
    pub fn due(&self, entry: &Entry) -> Cents {
        if entry.is_in() { self.costs(entry) - entry.paid - entry.waived } else { Cents::ZERO }
    }

    /// The name to show.
    #[must_use]
    pub fn title(&self) -> &str {
        self.name.as_deref().unwrap_or(self.id.as_str())
    }

    /// How long a match to so many points takes, by estimate.
    #[must_use]
    pub fn estimate(&self, length: u8) -> Millis {
        self.per_point.times(length.into())
    }
}
