//! Where a game stands: each phase with the data of that phase and no other.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::cube::Offer;
use crate::die::Roll;
use crate::outcome::{GameResult, WinKind};
use crate::play::Play;
use crate::ruleset::Legality;
use crate::side::Side;

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Phase {
    /// The roll for the first turn (SET-07).
    OpeningRoll {
        /// What became of an equal roll just before, if there was one.
        tie: Option<Tie>,
    },
    /// `side` rolls or doubles.
    OnRoll {
        /// Who is on roll.
        side: Side,
    },
    /// The cube, or an answer to it, waits for the answer of [`Offer::to`].
    Doubled {
        /// What was offered.
        offer: Offer,
    },
    /// `side` plays `roll`.
    ToPlay {
        /// Who has rolled.
        side: Side,
        /// What fell.
        roll: Roll,
        /// How the play is judged: strictly too after a challenge.
        legality: Legality,
        /// What the opponent has done too early.
        early: Option<Early>,
    },
    /// Called legality: `side` has ended their turn; the opponent challenges, accepts, rolls or doubles (IRR-01).
    PlayShown {
        /// Who has played.
        side: Side,
        /// The roll they played.
        roll: Roll,
        /// How the board was before.
        before: Board,
        /// What they did.
        play: Play,
        /// What the opponent had done too early.
        early: Option<Early>,
    },
    /// The game has ended.
    Over {
        /// The winner, the kind of win and the points.
        result: GameResult,
    },
}

/// What became of an equal opening roll (OPT-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// It doubled the stake.
    Counted,
    /// It is only rolled again.
    NotCounted,
    /// It doubles the stake if that is agreed now (CHO-17).
    Offered,
}

/// Something the player not on turn did before the turn had ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Early {
    /// They rolled; the roll stands and they cannot double this turn (IRR-07).
    Rolled {
        /// What fell.
        roll: Roll,
    },
    /// They doubled, which cannot be withdrawn (CUB-09).
    Doubled,
}

/// A resignation that waits for its answer (END-08).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Resignation {
    /// Who resigns.
    pub by: Side,
    /// What they offer to lose.
    pub kind: WinKind,
}
