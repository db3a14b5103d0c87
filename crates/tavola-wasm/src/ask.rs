//! The questions, and who answers each.

use serde::{Deserialize, Serialize};
use tavola_engine::Engine;

use crate::look::LookAt;
use crate::twin;

/// The longest question, in bytes.
const LONGEST: usize = 16 * 1024 * 1024;

/// What can be asked.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Who answers.
    Hello,
    /// A position looked at.
    Look(LookAt),
    /// The engine's numbers for positions from a seed, to the last bit; see [`twin`].
    Twin {
        /// The seed.
        seed: u32,
        /// How many positions.
        count: usize,
    },
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Wrong {
    /// A word for the page's texts.
    pub wrong: &'static str,
    /// More about it, in English.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

impl Wrong {
    /// Without more about it.
    #[must_use]
    pub const fn of(wrong: &'static str) -> Self {
        Self { wrong, detail: String::new() }
    }
}

#[derive(Debug, Serialize)]
struct Hello {
    version: &'static str,
}

/// What lasts from question to question.
#[derive(Debug, Default)]
pub struct Room {
    engine: Engine,
}

/// Answers a question.
#[must_use]
pub fn answer(room: &mut Room, question: &[u8]) -> Vec<u8> {
    read(question).and_then(|question| room.answered(question)).unwrap_or_else(|wrong| told(&wrong))
}

/// The answer to any question before the nets are given.
#[must_use]
pub fn no_nets() -> Vec<u8> {
    told(&Wrong::of("no_nets"))
}

/// An answer as JSON: written at once, since numbers of 32 bits that go through a value of JSON become longer ones.
fn told<T: Serialize>(answer: &T) -> Vec<u8> {
    serde_json::to_vec(answer).expect("an answer has names for all it holds")
}

fn read(question: &[u8]) -> Result<Question, Wrong> {
    if question.len() > LONGEST {
        return Err(Wrong::of("too_long"));
    }
    serde_json::from_slice(question).map_err(|error| Wrong { wrong: "question", detail: error.to_string() })
}

impl Room {
    fn answered(&mut self, question: Question) -> Result<Vec<u8>, Wrong> {
        match question {
            Question::Hello => Ok(told(&Hello { version: env!("CARGO_PKG_VERSION") })),
            Question::Look(look) => look.answered(&self.engine).map(|looked| told(&looked)),
            Question::Twin { seed, count } => Ok(told(&twin::lines(&self.engine, seed, count))),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn asked(question: &str) -> Value {
        serde_json::from_slice(&answer(&mut Room::default(), question.as_bytes())).unwrap()
    }

    #[test]
    fn what_is_no_question_is_said_to_be_none() {
        assert_eq!(asked("{")["wrong"], "question");
        assert_eq!(asked(r#"{"ask":"weather"}"#)["wrong"], "question");
        assert_eq!(asked(r#"{"ask":"hello"}"#)["version"], env!("CARGO_PKG_VERSION"));
    }
}
