//! Loose counts of checkers and the one gate that makes a [`Board`] of them.
//!
//! What stands in a file, an id or a request is a [`Setup`] first; a board or a position is always sound.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Clause;
use crate::board::Board;
use crate::point::Point;
use crate::position::{CHECKERS, OPPONENT_BAR, OPPONENT_OFF, OWN_BAR, OWN_OFF, Position};
use crate::side::{BySide, Side};

/// Counts of checkers that may or may not be possible on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// White's points 1 to 24: White's checkers positive, Black's negative.
    pub points: [i8; 24],
    /// Checkers on the bar.
    pub bar: BySide<u8>,
    /// Checkers borne off.
    pub off: BySide<u8>,
}

impl Setup {
    /// These points and bar, with all checkers that are missing to 15 borne off.
    #[must_use]
    pub fn with_the_rest_off(points: [i8; 24], bar: BySide<u8>) -> Self {
        let empty = Self { points, bar, off: BySide::default() };
        let off = BySide::from_fn(|side| {
            u8::try_from(empty.count(side)).map_or(0, |in_play| CHECKERS.saturating_sub(in_play))
        });
        Self { off, ..empty }
    }

    /// The board of these counts.
    ///
    /// Fewer than 15 checkers of a side are sound: a game may have begun so (SET-09).
    ///
    /// # Errors
    /// Every rule the counts break, with its clause.
    pub fn board(&self) -> Result<Board, BrokenSetup> {
        match self.faults() {
            faults if faults.is_empty() => Ok(Board::from_view(Side::White, &self.whites_view())),
            faults => Err(BrokenSetup(faults)),
        }
    }

    /// Every rule the counts break; empty if they make a board.
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let crowded = Side::BOTH.into_iter().filter_map(|side| {
            let checkers = self.count(side);
            (checkers > CHECKERS.into()).then_some(SetupFault::TooManyCheckers { side, checkers })
        });
        let everywhere = [
            (Side::BOTH.into_iter().all(|side| !self.is_in_play(side)), SetupFault::NobodyInPlay),
            (Side::BOTH.into_iter().all(|side| self.is_shut_out(side)), SetupFault::BothShutOut),
        ];
        crowded.chain(everywhere.into_iter().filter_map(|(is_broken, fault)| is_broken.then_some(fault))).collect()
    }

    fn on_points(&self, side: Side) -> impl Iterator<Item = u8> {
        self.points.iter().map(move |&checkers| match side {
            Side::White => checkers.max(0).unsigned_abs(),
            Side::Black => checkers.min(0).unsigned_abs(),
        })
    }

    fn count(&self, side: Side) -> u16 {
        let places = [self.bar[side], self.off[side]];
        self.on_points(side).chain(places).map(u16::from).sum()
    }

    fn is_in_play(&self, side: Side) -> bool {
        self.bar[side] > 0 || self.on_points(side).any(|checkers| checkers > 0)
    }

    /// Whether `side` waits on the bar before six closed points.
    fn is_shut_out(&self, side: Side) -> bool {
        let home = match side {
            Side::White => &self.points[18..],
            Side::Black => &self.points[..6],
        };
        let closed = home.iter().all(|&checkers| match side {
            Side::White => checkers <= -2,
            Side::Black => checkers >= 2,
        });
        closed && self.bar[side] > 0
    }

    fn whites_view(&self) -> Position {
        let mut checkers = [0; 32];
        checkers[1..=24].copy_from_slice(&self.points);
        let signed = |count: u8| i8::try_from(count).unwrap_or(i8::MAX);
        checkers[OPPONENT_BAR] = -signed(self.bar.black);
        checkers[OWN_BAR] = signed(self.bar.white);
        checkers[OWN_OFF] = signed(self.off.white);
        checkers[OPPONENT_OFF] = -signed(self.off.black);
        Position(checkers)
    }
}

impl From<Board> for Setup {
    fn from(board: Board) -> Self {
        let white = board.seen_by(Side::White);
        let mut points = [0; 24];
        for (checkers, point) in points.iter_mut().zip(Point::all()) {
            *checkers = white.on(point);
        }
        Self {
            points,
            bar: BySide { white: white.own_bar(), black: white.opponent_bar() },
            off: BySide { white: white.own_off(), black: white.opponent_off() },
        }
    }
}

impl TryFrom<Setup> for Board {
    type Error = BrokenSetup;

    fn try_from(setup: Setup) -> Result<Self, BrokenSetup> {
        setup.board()
    }
}

/// One rule that counts of checkers break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum SetupFault {
    /// A side has more than 15.
    #[error("{side:?} has {checkers} checkers; nobody has more than 15 (SET-01)")]
    TooManyCheckers {
        /// The side it is about.
        side: Side,
        /// How many, borne off included.
        checkers: u16,
    },
    /// Neither side has a checker on the board or the bar.
    #[error("nobody has a checker in play; the game ends with the first who has none (END-01)")]
    NobodyInPlay,
    /// Both wait on the bar before closed boards: nobody could ever move again.
    #[error("both sides wait on the bar before closed boards, which no legal play leads to (HIT-07)")]
    BothShutOut,
}

impl SetupFault {
    /// The clause that is broken.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::TooManyCheckers { .. } => Clause::SET_01,
            Self::NobodyInPlay => Clause::END_01,
            Self::BothShutOut => Clause::HIT_07,
        }
    }
}

/// All the rules that counts of checkers break; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenSetup(Vec<SetupFault>);

impl BrokenSetup {
    /// The faults, at least one.
    #[must_use]
    pub fn faults(&self) -> &[SetupFault] {
        &self.0
    }
}

impl fmt::Display for BrokenSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(index, fault)| {
            f.write_str(if index == 0 { "" } else { "; " })?;
            fault.fmt(f)
        })
    }
}

impl std::error::Error for BrokenSetup {}
