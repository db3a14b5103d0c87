//! How cubes, captains and games of a chouette come out.

use serde::{Deserialize, Serialize};
use tavola_rules::{CubeValue, Ending, WinKind};

use super::duty::{CubeAnswer, Duty};
use super::edge::{Between, Camp};
use crate::balance::Balance;

/// What became of one cube.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCubeResult"))]
pub struct CubeResult {
    /// Which.
    pub cube: Between,
    /// How it was answered in the end.
    pub answer: CubeAnswer,
    /// The duty that has changed the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duty: Option<Duty>,
    /// What it is worth now: agreed, asked for again, or lost.
    pub value: CubeValue,
}

/// Why another member became captain in mid-game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCaptainCause"))]
#[serde(rename_all = "snake_case")]
pub enum CaptainCause {
    /// The captain refused the box's cube (CHO-08, CHO-20).
    Declined,
    /// The box dropped the captain's cube (CHO-19).
    CubeDropped,
    /// The captain's cube was settled by agreement.
    Settled,
    /// The captain leaves.
    Left,
    /// The captain did not act in time.
    TooSlow,
}

/// How a game of a chouette ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChouetteResult {
    /// Who won against the captain (the acting one); that decides about the box.
    pub winner: Camp,
    /// What was won on the board; none if the last cube was settled before.
    pub kind: Option<WinKind>,
    /// What ended it.
    pub ending: Ending,
    /// What the box's side won in all, shared with nobody yet.
    pub box_points: Balance,
    /// What becomes of the box.
    pub fate: BoxFate,
}

/// What becomes of the box after a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteBoxFate"))]
#[serde(rename_all = "snake_case")]
pub enum BoxFate {
    /// It stays.
    Stays,
    /// It was beaten.
    Beaten,
    /// It won, but is behind in money over the game (CHO-13).
    Behind,
}
