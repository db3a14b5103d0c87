//! What the pages of the study room are made from: positions, rollouts, variations, tables of scores.

use std::sync::Arc;

use tavola_engine::PointsAway;
use tavola_notation::Situation;
use tavola_rules::CubeValue;
use tavola_study::{
    position::{Look, NothingToSay},
    rollout::RolloutReport,
    variations::NodeId,
};

use crate::club::{rollouts::Rolling, variations::Opened};

/// A position that is looked at.
#[derive(Debug, Clone, Default)]
pub struct PositionData {
    /// What was written, as it was written.
    pub text: String,
    /// The roll that was written beside it.
    pub roll: String,
    /// How many rolls are looked ahead.
    pub plies: u8,
    /// The position, if the text is one.
    pub situation: Option<Situation>,
    /// What is wrong with it.
    pub wrong: Option<WrongPosition>,
    /// Whether the engine says nothing because the reader is playing against somebody.
    pub is_playing: bool,
    /// Whether the engine in the reader's browser looks at it.
    pub looks_here: bool,
    /// What the engine says.
    pub look: Option<Look>,
    /// What rollouts say.
    pub rollout: Option<RolloutData>,
}

/// What is known of a position from rollouts.
#[derive(Debug, Clone)]
pub struct RolloutData {
    /// The position as XGID.
    pub key: String,
    /// How deep the page around it looks.
    pub plies: u8,
    /// The position.
    pub situation: Situation,
    /// The one that is under way, or was lately.
    pub rolling: Option<Rolling>,
    /// What has been counted.
    pub report: Option<Arc<RolloutReport>>,
}

/// A tree of variations at one of its nodes.
#[derive(Debug, Clone)]
pub struct VariationsData {
    /// The tree, as the reader may see it.
    pub opened: Opened,
    /// The node that is looked at.
    pub at: NodeId,
    /// The position there.
    pub now: Situation,
    /// Whether another node was asked for that the tree has not.
    pub is_lost: bool,
}

/// Which table of scores, and which score in it.
#[derive(Debug, Clone, Copy)]
pub struct MetData {
    /// The table.
    pub part: MetPart,
    /// Points the reader still needs, and the opponent.
    pub score: Option<(PointsAway, PointsAway)>,
    /// What the cube shows before it is turned.
    pub cube: CubeValue,
}

/// A table of all scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetPart {
    /// Chances to win the match.
    Chances,
    /// With what a double is taken.
    TakePoints,
    /// What gammons are worth.
    Gammons,
}

/// Why a position cannot be looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrongPosition {
    /// The text is none; why, in English, in the words of the notation it looks like.
    Text(String),
    /// It is longer than any position.
    TooLong,
    /// What stands for the roll is none.
    Roll,
    /// The score is not one of a match that is still played.
    Score,
    /// The cube shows no such number.
    Cube,
    /// It is one, but nothing is left to decide.
    Nothing(NothingToSay),
}
