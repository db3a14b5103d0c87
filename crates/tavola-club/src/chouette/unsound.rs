//! Why no chouette can be played by the rules somebody chose.

use std::fmt;

use tavola_rules::{Clause, Preset};

/// Why no chouette can be played by such rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnsoundRules {
    /// The rules of the game itself are broken; the text names the clauses.
    Game(String),
    /// The preset is none of a chouette.
    NoChouette(Preset),
    /// Extras belong to the single cube.
    ExtrasWithManyCubes,
    /// A team of one is no team.
    PartnerTooEarly(u8),
}

impl UnsoundRules {
    /// The clause they would break.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            Self::Game(_) | Self::NoChouette(_) => None,
            Self::ExtrasWithManyCubes => Some(Clause::CHO_10),
            Self::PartnerTooEarly(_) => Some(Clause::CHO_22),
        }
    }
}

impl fmt::Display for UnsoundRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(broken) => f.write_str(broken),
            Self::NoChouette(preset) => {
                write!(f, "a chouette is played by chouette-galore or chouette-club, not by {preset}")
            }
            Self::ExtrasWithManyCubes => f.write_str("additional cubes belong to the single cube (CHO-10)"),
            Self::PartnerTooEarly(from) => {
                write!(f, "the box may have a partner from 4 players on at the earliest, not from {from} (CHO-22)")
            }
        }
    }
}

impl std::error::Error for UnsoundRules {}
