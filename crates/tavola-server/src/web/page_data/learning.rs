//! What pages show of learning from oneself: what the tutor says, one's errors as questions, the position of the day.

use tavola_base::Time;
use tavola_notation::Situation;
use tavola_rules::Side;
use tavola_study::{
    position::Look,
    question::{Marked, Question},
};

use crate::{
    base::ids::StreamId,
    club::learning::{NamedCard, OwnLevel},
    store::CardCounts,
    web::errors::AppError,
};

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

/// One's own errors as questions.
#[derive(Debug, Default)]
pub struct QuizData {
    /// How many cards there are.
    pub counts: CardCounts,
    /// When the next is due that is not due yet.
    pub next: Option<Time>,
    /// Now.
    pub now: Time,
    /// The card that is asked.
    pub asked: Option<NamedCard>,
    /// What was written about that card and cannot be its answer.
    pub wrong: Option<WrongAnswer>,
    /// The card that has just been answered.
    pub answered: Option<Answered>,
    /// How well the reader plays, where enough of it is judged.
    pub own: Option<OwnLevel>,
}

/// What was written and cannot be played: it stays in its field, with the reason beside it.
#[derive(Debug)]
pub struct WrongAnswer {
    /// As it was written.
    pub text: String,
    /// Why not.
    pub why: AppError,
}

/// A card that has been answered.
#[derive(Debug, Clone)]
pub struct Answered {
    /// The card.
    pub card: NamedCard,
    /// What the answer costs, and what there was to choose from.
    pub marked: Marked,
    /// The answer as it was given.
    pub given: String,
}

/// The position of a day.
#[derive(Debug, Default)]
pub struct DailyData {
    /// The day.
    pub day: u32,
    /// Today.
    pub today: u32,
    /// What is asked; none where the club has no position for that day.
    pub question: Option<Question>,
    /// What the reader has written and cannot be the answer.
    pub wrong: Option<WrongAnswer>,
    /// What the reader has answered.
    pub mine: Option<String>,
    /// What the engine says; only once the reader has answered, or the day is over.
    pub marked: Option<Marked>,
    /// What people chose, the most frequent first.
    pub shares: Vec<Share>,
    /// Whether the day before had a position.
    pub has_before: bool,
}

/// How many chose an answer.
#[derive(Debug, Clone)]
pub struct Share {
    /// The answer.
    pub answer: String,
    /// How many.
    pub chosen: usize,
    /// Of how many.
    pub many: usize,
}
