//! Why the system ruled where the rules leave no choice: a key that every language has a sentence for, not a sentence.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why the system itself ruled so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "GroundsOfRuling"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Grounds {
    /// The result is posted and stands (MAT-06).
    ResultPosted,
    /// The right length has been passed, so the one noted counts (MAT-06).
    LengthPassed,
    /// Noticed during play, so the right length counts (MAT-06).
    NoticedInPlay,
    /// Nobody noted a length, so the bracket's counts (MAT-06).
    NothingNoted,
    /// Too late for the match, and by the tournament's terms for all others (TRN-12).
    TooLate,
    /// Illegal plays were repeated (IRR-09).
    IllegalPlays {
        /// How many there have been in the match.
        count: u32,
    },
}

impl Grounds {
    /// One of each.
    pub const ALL: [Self; 6] = [
        Self::ResultPosted,
        Self::LengthPassed,
        Self::NoticedInPlay,
        Self::NothingNoted,
        Self::TooLate,
        Self::IllegalPlays { count: 2 },
    ];

    /// The name of its sentence in the translations.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::ResultPosted => "tournament-grounds-result-posted",
            Self::LengthPassed => "tournament-grounds-length-passed",
            Self::NoticedInPlay => "tournament-grounds-noticed-in-play",
            Self::NothingNoted => "tournament-grounds-nothing-noted",
            Self::TooLate => "tournament-grounds-too-late",
            Self::IllegalPlays { .. } => "tournament-grounds-illegal-plays",
        }
    }

    /// What the sentence speaks of, by name.
    #[must_use]
    pub const fn args(self) -> Option<(&'static str, u32)> {
        match self {
            Self::IllegalPlays { count } => Some(("count", count)),
            Self::ResultPosted | Self::LengthPassed | Self::NoticedInPlay | Self::NothingNoted | Self::TooLate => None,
        }
    }
}

/// In English, as files and programs read it.
impl fmt::Display for Grounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ResultPosted => f.write_str("the result is posted and stands"),
            Self::LengthPassed => f.write_str("the right length has been passed: the match ends at the length noted"),
            Self::NoticedInPlay => f.write_str("noticed during play: played on to the right length"),
            Self::NothingNoted => f.write_str("nobody noted a length: the bracket's counts"),
            Self::TooLate => f.write_str("too late, which disqualifies from the tournament"),
            Self::IllegalPlays { count } => write!(f, "illegal play number {count} in this match"),
        }
    }
}
