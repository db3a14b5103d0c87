//! The presets: the columns of the rulebook's table.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::knobs::{
    AutomaticDoubles, BackgammonRule, Crawford, CubeResponses, DoublingLimit, Holland, Jacoby, Knobs, Legality, Length,
    MatchLength, PrematureRoll,
};

/// A named set of rules; the columns of the rulebook's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// Money play: game after game, no end.
    Money,
    /// A match to an agreed number of points.
    Match,
    /// The Italian game room's match play, with its own limit on the cube and its own backgammon.
    TavolaReale,
    /// A match as the Italian tournament regulations have it.
    Tournament,
    /// A chouette with one cube.
    ChouetteGalore,
    /// A chouette with a cube for each member.
    ChouetteClub,
}

impl Preset {
    /// Every preset, in the rulebook's order.
    pub const ALL: [Self; 6] =
        [Self::Money, Self::Match, Self::TavolaReale, Self::Tournament, Self::ChouetteGalore, Self::ChouetteClub];

    /// The knobs as the preset has them.
    #[must_use]
    pub const fn knobs(self) -> Knobs {
        const MONEY: Knobs = Knobs {
            length: Length::Unlimited,
            jacoby: Jacoby::On,
            responses: CubeResponses::TakeOrDrop,
            automatic_doubles: AutomaticDoubles::None,
            crawford: Crawford::Off,
            holland: Holland::Off,
            doubling_limit: DoublingLimit::None,
            backgammon: BackgammonRule::OnlyWithNoneOff,
            premature_roll: PrematureRoll::Void,
            legality: Legality::Strict,
        };
        const MATCH: Knobs =
            Knobs { length: Length::Points(MatchLength(5)), jacoby: Jacoby::Off, crawford: Crawford::On, ..MONEY };
        match self {
            Self::Money | Self::ChouetteGalore => MONEY,
            Self::Match => MATCH,
            Self::TavolaReale => Knobs {
                crawford: Crawford::Off,
                doubling_limit: DoublingLimit::TavolaReale,
                backgammon: BackgammonRule::EvenWithSomeOff,
                ..MATCH
            },
            Self::Tournament => {
                Knobs { length: Length::Points(MatchLength(7)), premature_roll: PrematureRoll::Stands, ..MATCH }
            }
            Self::ChouetteClub => Knobs {
                responses: CubeResponses::Raccoon,
                automatic_doubles: AutomaticDoubles::FirstThenByConsent,
                ..MONEY
            },
        }
    }

    /// Whether the preset plays matches (an agreed number of points) or money games.
    #[must_use]
    pub const fn plays_to(self) -> Length {
        self.knobs().length
    }

    pub(super) const fn is_chouette(self) -> bool {
        matches!(self, Self::ChouetteGalore | Self::ChouetteClub)
    }
}

impl fmt::Display for Preset {
    /// The name in the rulebook's table: `tavola-reale`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Money => "money",
            Self::Match => "match",
            Self::TavolaReale => "tavola-reale",
            Self::Tournament => "tournament",
            Self::ChouetteGalore => "chouette-galore",
            Self::ChouetteClub => "chouette-club",
        })
    }
}
