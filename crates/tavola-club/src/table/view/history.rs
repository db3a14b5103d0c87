//! A match's history as it is told: whole, or what has come since a view.

use serde::{Deserialize, Serialize};
use tavola_rules::{BySide, CubeValue, GameResult, Points, Roll, Side, WinKind};

use super::TurnView;
use crate::table::{Cause, CommandName};

/// Games and turns so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct HistoryView {
    /// The ended games of this match.
    pub games: Vec<GameRecord>,
    /// The turns and cube acts of this game, first to last.
    pub turns: Vec<TurnRecord>,
    /// What comes before these games and turns, which the reader has; nothing comes before a history that is whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub after: Option<HistoryKnown>,
}

/// What a reader has of a history that goes on from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct HistoryKnown {
    /// The version of the view they have it from.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub version: u64,
    /// How many of the first games there stand here too.
    pub games: u32,
    /// How many of the first turns.
    pub turns: u32,
}

/// An ended game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct GameRecord {
    /// Which of the match, from 1.
    pub number: u32,
    /// How it ended.
    pub result: GameResult,
    /// What the winner got.
    pub points: Points,
    /// The score after it.
    pub score: BySide<Points>,
    /// Whether it was the Crawford game.
    pub crawford: bool,
    /// Why it ended away from the board, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub decided: Option<Cause>,
}

/// One line of a game's record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TurnRecord {
    /// A roll played.
    Turn(TurnView),
    /// An act with the cube: `double`, `take`, `drop`, `beaver`, `raccoon`, `otter`, `double_early`, `annul_doubles`.
    Cube {
        /// The side it is about.
        side: Side,
        /// What.
        act: CommandName,
        /// The stake asked for, or agreed, or lost.
        value: CubeValue,
    },
    /// A roll before the opponent had ended their turn (IRR-06, IRR-07).
    RolledEarly {
        /// Who rolled.
        side: Side,
        /// What fell.
        roll: Roll,
    },
    /// A wrong starting position was put right (SET-09).
    StartCorrected {
        /// Who asked for it.
        side: Side,
    },
    /// An illegal play was taken back on the opponent's demand.
    Challenged {
        /// Who had demanded it.
        side: Side,
    },
    /// An offer to resign that was not accepted.
    Rejected {
        /// Who had offered it.
        side: Side,
        /// Single, gammon or backgammon.
        kind: WinKind,
    },
}
