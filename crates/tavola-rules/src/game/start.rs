//! How a game begins: ordinarily, or from a position set up on purpose, through one gate.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Clause;
use crate::board::Board;
use crate::cube::{Cube, CubeValue};
use crate::die::Roll;
use crate::ruleset::{AutomaticDoubles, RuleSet};
use crate::score::{CrawfordState, Score};
use crate::side::Side;

/// What a game begins with. Loose: [`Game::from_start`](crate::Game::from_start) is the gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Start {
    /// The checkers.
    pub board: Board,
    /// The cube.
    pub cube: Cube,
    /// Who begins, and with what.
    pub turn: FirstTurn,
}

/// What the first turn of a game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FirstTurn {
    /// The opening roll. A board that is not the usual one was set up wrongly (SET-09).
    OpeningRoll,
    /// `side` rolls or doubles: a position set up on purpose.
    OnRoll {
        /// Who is on roll.
        side: Side,
    },
    /// `side` plays `roll`: a position set up on purpose.
    ToPlay {
        /// Who has rolled.
        side: Side,
        /// What fell.
        roll: Roll,
    },
}

impl Start {
    /// The ordinary start.
    pub const STANDARD: Self = Self { board: Board::START, cube: Cube::START, turn: FirstTurn::OpeningRoll };

    /// Every rule the start breaks under these rules at this score; empty if a game can begin so.
    #[must_use]
    pub fn faults(&self, rules: &RuleSet, score: &Score) -> Vec<StartFault> {
        let finished = Side::BOTH.into_iter().filter(|&side| self.board.is_finished(side));
        let centred = !self.cube.was_turned();
        let is_one = self.cube.value == CubeValue::ONE;
        let no_automatic = rules.knobs().automatic_doubles == AutomaticDoubles::None;
        let crawford = score.crawford() == CrawfordState::Crawford;
        let others = [
            (!centred && is_one, StartFault::CubeOwnedAtOne),
            (centred && !is_one && no_automatic, StartFault::CentredAboveOne),
            (crawford && self.cube != Cube::START, StartFault::CubeTurnedInCrawfordGame),
            (score.winner().is_some(), StartFault::MatchOver),
        ];
        finished
            .map(|side| StartFault::NoCheckersInPlay { side })
            .chain(others.into_iter().filter_map(|(is_broken, fault)| is_broken.then_some(fault)))
            .collect()
    }
}

/// One rule that the start of a game breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum StartFault {
    /// A side has borne off everything.
    #[error("{side:?} has no checker in play: the game is over (END-01)")]
    NoCheckersInPlay {
        /// Whose checkers are gone.
        side: Side,
    },
    /// A cube at 1 has not been turned and is nobody's.
    #[error("a cube that shows 1 lies in the middle (CUB-03)")]
    CubeOwnedAtOne,
    /// Only automatic doubles raise the cube in the middle.
    #[error("the rule set has no automatic doubles: in the middle the cube shows 1 (OPT-01)")]
    CentredAboveOne,
    /// A turned cube where there is no doubling.
    #[error("in the Crawford game the cube is not turned (MAT-02)")]
    CubeTurnedInCrawfordGame,
    /// The score is final.
    #[error("the match has been won (MAT-01)")]
    MatchOver,
}

impl StartFault {
    /// The clause that is broken.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::NoCheckersInPlay { .. } => Clause::END_01,
            Self::CubeOwnedAtOne => Clause::CUB_03,
            Self::CentredAboveOne => Clause::OPT_01,
            Self::CubeTurnedInCrawfordGame => Clause::MAT_02,
            Self::MatchOver => Clause::MAT_01,
        }
    }
}

/// All the rules a start breaks; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenStart(pub(super) Vec<StartFault>);

impl BrokenStart {
    /// The faults, at least one.
    #[must_use]
    pub fn faults(&self) -> &[StartFault] {
        &self.0
    }
}

impl fmt::Display for BrokenStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(index, fault)| {
            f.write_str(if index == 0 { "" } else { "; " })?;
            fault.fmt(f)
        })
    }
}

impl std::error::Error for BrokenStart {}
