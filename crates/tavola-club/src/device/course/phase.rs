//! Where a match stands.

use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tavola_base::clock::StopReason;
use tavola_rules::{BySide, CubeValue, Ending, Side, WinKind};

/// Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Phase {
    /// Between games: scores are compared, breaks are taken; the clock is neutral.
    Ready,
    /// Both roll one die; the clock is neutral (CLK-04).
    OpeningRoll,
    /// A game is in progress.
    Running {
        /// Whose time runs; none without a clock.
        side: Option<Side>,
    },
    /// A double waits for its answer, on the time of whoever answers.
    CubeOffered {
        /// Who doubled.
        by: Side,
    },
    /// The clock is stopped in mid-game (CLK-09).
    Stopped {
        /// Why the clock is stopped.
        reason: StopReason,
        /// Whose turn goes on.
        turn: Option<Side>,
        /// Who had doubled, if an answer is waited for.
        offered: Option<Side>,
    },
    /// One offers to give up the game.
    Resigned {
        /// The side that acts.
        by: Side,
        /// As what.
        kind: WinKind,
    },
    /// One says the game is certain.
    Claimed {
        /// The side that acts.
        by: Side,
        /// As what.
        kind: WinKind,
    },
    /// A game is over; its result waits for both to confirm.
    GameEntry {
        /// Who won.
        winner: Side,
        /// As what.
        kind: WinKind,
        /// What the cube showed.
        cube: CubeValue,
        /// What ended it.
        ending: Ending,
        /// Who has confirmed.
        confirmed: BySide<bool>,
    },
    /// A player is not there and their time runs (TRN-14).
    Absent {
        /// The side it is about.
        side: Side,
    },
    /// A flag has fallen: the match is lost.
    Flagged {
        /// The side it is about.
        side: Side,
        /// When, to the millisecond.
        at: Time,
        /// Who has confirmed.
        confirmed: BySide<bool>,
    },
    /// The match is over.
    MatchOver {
        /// Who won.
        winner: Side,
        /// By what.
        how: How,
    },
    /// The device was off when a flag fell: whether that time counts is asked, and the clock stands meanwhile (CLK-10).
    GapAsked {
        /// Which gap, from 1.
        gap: u32,
        /// Whose flag.
        side: Side,
        /// When it fell, if the time counts.
        at: Time,
    },
}

/// What ended a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The points of a game.
    Score,
    /// A fallen flag.
    Flag,
    /// It was given up.
    Resigned,
    /// Penalty points.
    Penalty,
    /// The director's ruling.
    Ruling,
}

impl Phase {
    /// Whose turn goes on, running or held.
    pub(in crate::device) const fn turn_side(&self) -> Option<Side> {
        match *self {
            Self::Running { side } => side,
            Self::CubeOffered { by } => Some(by.opponent()),
            Self::Stopped { turn, .. } => turn,
            Self::GapAsked { side, .. } => Some(side),
            Self::Ready
            | Self::OpeningRoll
            | Self::Resigned { .. }
            | Self::Claimed { .. }
            | Self::GameEntry { .. }
            | Self::Absent { .. }
            | Self::Flagged { .. }
            | Self::MatchOver { .. } => None,
        }
    }

    /// Who had doubled, if an answer is waited for.
    pub(in crate::device) const fn offered(&self) -> Option<Side> {
        match *self {
            Self::CubeOffered { by } => Some(by),
            Self::Stopped { offered, .. } => offered,
            Self::Ready
            | Self::OpeningRoll
            | Self::Running { .. }
            | Self::Resigned { .. }
            | Self::Claimed { .. }
            | Self::GameEntry { .. }
            | Self::Absent { .. }
            | Self::Flagged { .. }
            | Self::MatchOver { .. }
            | Self::GapAsked { .. } => None,
        }
    }

    /// The winner, once there is one.
    pub(in crate::device) const fn winner(&self) -> Option<Side> {
        match *self {
            Self::MatchOver { winner, .. } => Some(winner),
            Self::Flagged { side, .. } => Some(side.opponent()),
            Self::Ready
            | Self::OpeningRoll
            | Self::Running { .. }
            | Self::CubeOffered { .. }
            | Self::Stopped { .. }
            | Self::Resigned { .. }
            | Self::Claimed { .. }
            | Self::GameEntry { .. }
            | Self::Absent { .. }
            | Self::GapAsked { .. } => None,
        }
    }

    /// The same moment of a game with the clock stopped.
    pub(in crate::device) const fn stopped(self, reason: StopReason) -> Self {
        let (turn, offered) = match self {
            Self::Running { side } => (side, None),
            Self::CubeOffered { by } => (Some(by.opponent()), Some(by)),
            Self::Stopped { turn, offered, .. } => (turn, offered),
            Self::Ready
            | Self::OpeningRoll
            | Self::Resigned { .. }
            | Self::Claimed { .. }
            | Self::GameEntry { .. }
            | Self::Absent { .. }
            | Self::Flagged { .. }
            | Self::MatchOver { .. }
            | Self::GapAsked { .. } => return self,
        };
        Self::Stopped { reason, turn, offered }
    }
}
