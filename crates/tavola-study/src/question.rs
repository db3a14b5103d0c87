//! A decision of a match asked again: the position alone, without what was right.
//!
//! Every answer within [`TOLERANCE`] of the best is right. A decision whose best two answers are closer than that is no
//! question: either would be right, and what the difference is nobody can say.

use serde::{Deserialize, Serialize};
use tavola_engine::Engine;
use tavola_notation::{Situation, UnreadablePlay, Waiting, Xgid, read_play};
use tavola_rules::Play;

use crate::position::{Look, NothingToSay, look_with};
use crate::report::{CubeReport, Decided, DecisionReport, LineReport};

/// By how much an answer may fall short of the best and still be right, in units of the cube.
pub const TOLERANCE: f32 = 0.010;

/// What is asked of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The position as XGID: with its roll where a play is asked for.
    pub xgid: String,
    /// What is asked.
    pub asked: Asked,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// How to play the roll.
    Play,
    /// Whether to double before it.
    Double,
    /// Whether to take a double.
    Take,
}

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// This play.
    Play(Play),
    /// Double.
    Double,
    /// Roll without doubling.
    Wait,
    /// Take.
    Take,
    /// Drop.
    Drop,
}

/// Why an answer cannot be read.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NoAnswer {
    /// It is no play of the roll.
    #[error(transparent)]
    Play(#[from] UnreadablePlay),
    /// It is not what was asked.
    #[error("the answer is double or wait, take or drop, or a play of the roll")]
    Other,
}

/// An answer with what it costs and everything there was to choose from.
#[derive(Debug, Clone, PartialEq)]
pub struct Marked {
    /// What it costs, in units of the cube.
    pub loss: f32,
    /// What the engine says of the position.
    pub look: Look,
    /// Of a play: which of those told it is.
    pub chosen: Option<usize>,
}

impl Marked {
    /// Whether the answer is right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.loss <= TOLERANCE
    }
}

impl Question {
    /// The question that a decision of a match makes; none if there is nothing to ask or no one answer is better.
    #[must_use]
    pub fn of(line: &LineReport, one: &DecisionReport) -> Option<Self> {
        let situation = *line.xgid.as_deref()?.parse::<Xgid>().ok()?.situation();
        let (situation, asked) = match &one.what {
            Decided::Play { candidates, .. } => {
                candidates.get(1).filter(|second| second.loss >= TOLERANCE)?;
                (situation, Asked::Play)
            }
            Decided::Doubling { cube, .. } => {
                (doubled(cube) - cube.no_double).abs().ge(&TOLERANCE).then_some(())?;
                (Situation { waiting: Waiting::RollOrDouble, ..situation }, Asked::Double)
            }
            Decided::Answer { cube, .. } => {
                (cube.double_take - cube.double_drop).abs().ge(&TOLERANCE).then_some(())?;
                (situation, Asked::Take)
            }
        };
        let question = Self { xgid: Xgid::try_from(&situation).ok()?.to_string(), asked };
        question.fits().then_some(question)
    }

    /// The position.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        self.xgid.parse::<Xgid>().ok().map(|id| *id.situation())
    }

    fn fits(&self) -> bool {
        self.situation().is_some_and(|now| match self.asked {
            Asked::Play => now.roll().is_some(),
            Asked::Double => now.waiting == Waiting::RollOrDouble,
            Asked::Take => matches!(now.waiting, Waiting::Answer(_)),
        })
    }

    /// The answer that a text is: `double`, `wait`, `take`, `drop` or a written play.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(&self, text: &str) -> Result<Answer, NoAnswer> {
        match (self.asked, text.trim()) {
            (Asked::Double, "double") => Ok(Answer::Double),
            (Asked::Double, "wait") => Ok(Answer::Wait),
            (Asked::Take, "take") => Ok(Answer::Take),
            (Asked::Take, "drop") => Ok(Answer::Drop),
            (Asked::Play, text) => {
                let now = self.situation().ok_or(NoAnswer::Other)?;
                let roll = now.roll().ok_or(NoAnswer::Other)?;
                Ok(Answer::Play(read_play(&now.position(), roll, text)?))
            }
            _ => Err(NoAnswer::Other),
        }
    }

    /// Judges an answer. Spreads over the threads of the current pool.
    ///
    /// # Errors
    /// If there is nothing to decide in the position.
    pub fn judge(&self, answer: Answer, engine: &Engine, plies: u8) -> Result<Marked, NothingToSay> {
        let now = self.situation().ok_or(NothingToSay::GameOver)?;
        let play = if let Answer::Play(play) = answer { Some(play) } else { None };
        let look = look_with(&now, engine, plies, play)?;
        let (loss, chosen) = match (&look, answer) {
            (Look::Plays { plays, .. }, Answer::Play(play)) => {
                let next = play.result(&now.position());
                let chosen = plays.iter().position(|one| one.play.result(&now.position()) == next);
                (chosen.map_or(0.0, |index| plays[index].candidate.loss), chosen)
            }
            (Look::Cube(cube), Answer::Double) => ((cube.no_double - doubled(cube)).max(0.0), None),
            (Look::Cube(cube), Answer::Wait) => ((doubled(cube) - cube.no_double).max(0.0), None),
            (Look::Cube(cube), Answer::Take) => ((cube.double_take - cube.double_drop).max(0.0), None),
            (Look::Cube(cube), Answer::Drop) => ((cube.double_drop - cube.double_take).max(0.0), None),
            _ => return Err(NothingToSay::GameOver),
        };
        Ok(Marked { loss, look, chosen })
    }
}

/// What doubling is worth: the opponent answers as is best for them.
fn doubled(cube: &CubeReport) -> f32 {
    cube.double_take.min(cube.double_drop)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::RulesOfThumb;

    use super::*;

    fn question(xgid: &str, asked: Asked) -> Question {
        Question { xgid: xgid.to_owned(), asked }
    }

    #[test]
    fn an_answer_is_judged_by_what_it_loses_against_the_best() {
        let asked = question("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", Asked::Play);
        let engine = Engine::new(Arc::new(RulesOfThumb));
        let marked = |text: &str| asked.judge(asked.read(text).unwrap(), &engine, 0).unwrap();
        let best = marked("8/5 6/5");
        let Look::Plays { plays, .. } = &best.look else { panic!("{best:?}") };
        let (first, last) = (plays[0].candidate.clone(), plays.last().unwrap().candidate.clone());
        assert!(marked(&first.play).is_right() && !marked(&last.play).is_right());
        assert!((marked(&last.play).loss - last.loss).abs() < 1e-6);
        assert!(asked.read("13/7").is_err() && asked.read("double").is_err());
    }

    #[test]
    fn of_two_answers_about_the_cube_one_costs_nothing() {
        let start = question("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10", Asked::Double);
        let engine = Engine::new(Arc::new(RulesOfThumb));
        let loss = |answer| start.judge(answer, &engine, 0).unwrap().loss;
        assert!(loss(Answer::Double) > 0.1 && loss(Answer::Wait) == 0.0);
        assert!(loss(Answer::Take) == 0.0 && loss(Answer::Drop) > 0.1);
        assert!(start.read("take").is_err());
        assert_eq!(start.read(" wait "), Ok(Answer::Wait));
    }
}
