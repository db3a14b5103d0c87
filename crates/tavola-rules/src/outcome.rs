//! How a game ended and what it is worth (END, CUB-07, OPT-02).

use std::fmt;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::cube::Cube;
use crate::ruleset::{BackgammonRule, Jacoby, Knobs};
use crate::side::Side;

/// How much of a win a win is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WinKind {
    /// A single game.
    Single,
    /// Twice the cube.
    Gammon,
    /// Three times the cube.
    Backgammon,
}

impl WinKind {
    /// The three, the least first.
    pub const ALL: [Self; 3] = [Self::Single, Self::Gammon, Self::Backgammon];

    /// By how much the cube is multiplied: 1 to 3.
    #[must_use]
    pub const fn multiplier(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Gammon => 2,
            Self::Backgammon => 3,
        }
    }

    /// What `winner` wins if the game on `board` ends now with their last checker (END-02 to END-06).
    #[must_use]
    pub fn on(board: &Board, winner: Side, rule: BackgammonRule) -> Self {
        let seen = board.seen_by(winner);
        let loser_is_back = seen.opponent_bar() > 0 || seen.counts()[1..=6].iter().any(|&checkers| checkers < 0);
        match (seen.opponent_off(), rule) {
            (0, _) | (_, BackgammonRule::EvenWithSomeOff) if loser_is_back => Self::Backgammon,
            (0, _) => Self::Gammon,
            _ => Self::Single,
        }
    }
}

/// Points won or lost: a whole number, 0 or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Points(u64);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// So many points.
    #[must_use]
    pub const fn new(points: u64) -> Self {
        Self(points)
    }

    /// How many: 0 or more.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }

    /// What is left of these after `fewer`; none if those are as many.
    #[must_use]
    pub const fn less(self, fewer: Self) -> Self {
        Self(self.0.saturating_sub(fewer.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, more: Self) {
        self.0 = self.0.saturating_add(more.0);
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who won a game, by how much, and where the cube lay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Outcome {
    /// The winner.
    pub winner: Side,
    /// As it came about on the board or was resigned; what it counts is [`Outcome::points`].
    pub kind: WinKind,
    /// The cube whose value is paid.
    pub cube: Cube,
}

impl Outcome {
    /// The kind that is paid: under Jacoby a single game until a double was taken (OPT-02).
    #[must_use]
    pub const fn counted_kind(&self, knobs: &Knobs) -> WinKind {
        match knobs.jacoby {
            Jacoby::On if !self.cube.was_turned() => WinKind::Single,
            Jacoby::On | Jacoby::Off => self.kind,
        }
    }

    /// What the winner gets under these rules (CUB-07).
    #[must_use]
    pub fn points(&self, knobs: &Knobs) -> Points {
        Points(u64::from(self.counted_kind(knobs).multiplier()) * self.cube.value.number())
    }
}

/// What brought the end about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last checker was borne off (END-01).
    BorneOff,
    /// A double, or an answer to one, was refused (END-07).
    Dropped,
    /// The loser resigned (END-08).
    Resigned,
    /// The winner claimed what had become certain (END-09).
    Claimed,
    /// The loser's clock ran out (CLK-02).
    Flag,
    /// The loser left or was absent.
    Forfeited,
    /// The director ruled.
    Adjudicated,
}

/// A finished game: how it stands and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct GameResult {
    /// Who won what.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// What ended it.
    pub ending: Ending,
}
