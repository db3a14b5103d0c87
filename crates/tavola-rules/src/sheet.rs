//! Match play on paper: score sheets that differ, lengths noted wrongly, resigned matches, best of three
//! (MAT-05 to MAT-09). Who was warned for it is the director's business.

use serde::{Deserialize, Serialize};

use crate::Clause;
use crate::numbering::HomeHand;
use crate::outcome::Points;
use crate::ruleset::MatchLength;
use crate::side::{BySide, Side};

/// What one player has written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The length at the top, if it was noted.
    pub length: Option<MatchLength>,
    /// The points of both.
    pub won: BySide<Points>,
}

impl ScoreSheet {
    /// Who is behind on this sheet; `None` if nobody is.
    #[must_use]
    pub fn trailer(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.won[side] < self.won[side.opponent()])
    }
}

/// Which score counts, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum ScoreRuling {
    /// The flip scoreboard prevails over written sheets (MAT-07).
    Scoreboard {
        /// The score that counts.
        won: BySide<Points>,
    },
    /// Both sheets say so.
    Agreement {
        /// The score that counts.
        won: BySide<Points>,
    },
    /// The leader did not check: the trailer's sheet counts (MAT-05).
    TrailersSheet {
        /// The score that counts.
        won: BySide<Points>,
    },
    /// The sheets do not even agree on who trails: the director decides.
    Director,
}

/// The score that counts where the players have written `sheets` and, perhaps, a scoreboard stands between them.
#[must_use]
pub fn score_that_counts(sheets: &BySide<ScoreSheet>, scoreboard: Option<BySide<Points>>) -> ScoreRuling {
    if let Some(won) = scoreboard {
        return ScoreRuling::Scoreboard { won };
    }
    let BySide { white, black } = sheets;
    if white.won == black.won {
        return ScoreRuling::Agreement { won: white.won };
    }
    match (white.trailer(), black.trailer()) {
        (Some(trailer), Some(same)) if trailer == same => ScoreRuling::TrailersSheet { won: sheets[trailer].won },
        _ => ScoreRuling::Director,
    }
}

/// How far a match had gone when somebody noticed its wrong length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "when", rename_all = "snake_case")]
pub enum Noticed {
    /// Its result stood on the bracket.
    AfterPosting,
    /// It was being played, at that score.
    DuringPlay {
        /// The points of both.
        won: BySide<Points>,
    },
}

/// What becomes of a match whose length was noted wrongly or not at all (MAT-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "ruling", rename_all = "snake_case")]
pub enum LengthRuling {
    /// The result stands.
    ResultStands,
    /// The match is played to that length.
    PlayTo {
        /// The length that counts.
        length: MatchLength,
    },
    /// The players have noted different wrong lengths: the director decides.
    Director,
}

/// The ruling on a match that the bracket has to `right` and the players' sheets to `noted` (MAT-06).
#[must_use]
pub fn length_that_counts(right: MatchLength, noted: BySide<Option<MatchLength>>, noticed: Noticed) -> LengthRuling {
    let Noticed::DuringPlay { won } = noticed else { return LengthRuling::ResultStands };
    let is_passed = Side::BOTH.into_iter().any(|side| won[side].number() >= right.points().into());
    let wrong = |side: Side| noted[side].filter(|&length| length != right);
    match (wrong(Side::White), wrong(Side::Black)) {
        (Some(white), Some(black)) if is_passed && white != black => LengthRuling::Director,
        (Some(length), _) | (_, Some(length)) if is_passed => LengthRuling::PlayTo { length },
        _ => LengthRuling::PlayTo { length: right },
    }
}

/// A match given up by one player (MAT-08).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ResignedMatch {
    /// Said, but not yet written on the bracket.
    Announced {
        /// Who gives up.
        by: Side,
    },
    /// The winner's name is on the bracket: final.
    Posted {
        /// Who advances.
        winner: Side,
    },
}

impl ResignedMatch {
    /// The winner's name is written on the bracket.
    #[must_use]
    pub const fn posted(self) -> Self {
        match self {
            Self::Announced { by } => Self::Posted { winner: by.opponent() },
            Self::Posted { .. } => self,
        }
    }

    /// The resignation is taken back and the match goes on.
    ///
    /// # Errors
    /// The clause, once the winner's name is on the bracket.
    pub const fn withdrawn(self) -> Result<(), Clause> {
        match self {
            Self::Announced { .. } => Ok(()),
            Self::Posted { .. } => Err(Clause::MAT_08),
        }
    }
}

/// One match of a best of three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "leg", rename_all = "snake_case")]
pub enum Leg {
    /// The first match.
    First,
    /// The second.
    Second,
    /// The third, if there is one.
    Third {
        /// The direction that was drawn for it.
        drawn: HomeHand,
    },
}

impl Leg {
    /// On which hand White has their home in this match, `first` being where they had it in the first (MAT-09).
    #[must_use]
    pub const fn direction(self, first: HomeHand) -> HomeHand {
        match self {
            Self::First => first,
            Self::Second => first.mirrored(),
            Self::Third { drawn } => drawn,
        }
    }
}
