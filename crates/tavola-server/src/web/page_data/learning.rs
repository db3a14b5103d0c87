//! What pages show of learning from oneself: what the tutor says.

use tavola_notation::Situation;
use tavola_rules::Side;
use tavola_study::position::Look;

use crate::base::ids::StreamId;

/// What the tutor shows to whom it helps.
#[derive(Debug, Clone)]
pub struct HintData {
    /// The table.
    pub id: StreamId,
    /// Who is helped.
    pub side: Side,
    /// The position.
    pub situation: Situation,
    /// What is best.
    pub look: Look,
    /// How many plays are shown.
    pub shown: usize,
}

/// The tutor asks whether something is meant.
#[derive(Debug, Clone)]
pub struct TutorAsks {
    /// The table.
    pub id: StreamId,
    /// What it costs, in units of the cube.
    pub loss: f32,
    /// The command's name, and what the form said besides.
    pub r#type: String,
    /// For a resignation: how much.
    pub kind: Option<String>,
    /// For a play: how it is written.
    pub play: Option<String>,
}
