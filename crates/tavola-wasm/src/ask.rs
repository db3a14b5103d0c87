//! The questions, and who answers each.

use serde::{Deserialize, Serialize};
use tavola_engine::Engine;

use tavola_base::decider::Refusal;
use tavola_base::dice_proof::MatchNumber;
use tavola_club::table::TableCommand;

use crate::judge::{Bench, Judge};
use crate::look::LookAt;
use crate::table::{Kept, Opening, Outcome, Seats};
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
    /// A table opened, in place of the one there was.
    Open(Box<Opening>),
    /// A table taken back as it was kept.
    Restore(Box<Kept>),
    /// Something done at the table.
    Act {
        /// What.
        command: Box<TableCommand>,
        /// Milliseconds since 1970.
        now: u64,
    },
    /// Whether that would be in order.
    Would {
        /// What.
        command: Box<TableCommand>,
        /// Milliseconds since 1970.
        now: u64,
    },
    /// The bot does one thing, if it has anything to do.
    Bot {
        /// Milliseconds since 1970.
        now: u64,
    },
    /// What has fallen due is done.
    Due {
        /// Milliseconds since 1970.
        now: u64,
    },
    /// The games of the table, to look back at.
    Record,
    /// The dice of a match of the table.
    Proof {
        /// Which.
        r#match: MatchNumber,
    },
    /// The match as a file.
    File {
        /// `xg.mat`, `gnubg.mat`, `match.sgf` or `match.json`.
        name: String,
        /// The day it was played, as files have it: `2026.11.23`.
        day: String,
    },
    /// A match begins to be judged.
    Judge(Judge),
    /// It is judged further.
    JudgeOn {
        /// By so many lines.
        lines: usize,
    },
    /// What came of it.
    Report,
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

#[derive(Debug, Serialize)]
struct Would {
    refusal: Option<Refusal>,
}

#[derive(Debug, Serialize)]
struct Text {
    text: String,
}

/// What lasts from question to question.
#[derive(Debug, Default)]
pub struct Room {
    engine: Engine,
    seats: Option<Seats>,
    bench: Option<Bench>,
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
    fn seats(&mut self) -> Result<&mut Seats, Wrong> {
        self.seats.as_mut().ok_or(Wrong::of("no_table"))
    }

    fn answered(&mut self, question: Question) -> Result<Vec<u8>, Wrong> {
        match question {
            Question::Hello => Ok(told(&Hello { version: env!("CARGO_PKG_VERSION") })),
            Question::Look(look) => look.answered(&self.engine).map(|looked| told(&looked)),
            Question::Open(opening) => {
                let (seats, update) = Seats::open(&opening)?;
                self.seats = Some(seats);
                Ok(told(&Outcome::Update(Box::new(update))))
            }
            Question::Restore(kept) => {
                let (seats, update) = Seats::restored(&kept)?;
                self.seats = Some(seats);
                Ok(told(&Outcome::Update(Box::new(update))))
            }
            Question::Act { command, now } => self.seats()?.act(*command, now).map(|outcome| told(&outcome)),
            Question::Would { command, now } => Ok(told(&Would { refusal: self.seats()?.would(*command, now) })),
            Question::Bot { now } => self.seats()?.bot(now).map(|outcome| told(&outcome)),
            Question::Due { now } => self.seats()?.due(now).map(|outcome| told(&outcome)),
            Question::Record => Ok(told(&self.seats()?.record())),
            Question::Proof { r#match } => {
                self.seats()?.proof(r#match).map(|proof| told(&proof)).ok_or(Wrong::of("no_proof"))
            }
            Question::File { name, day } => self.seats()?.file(&name, &day).map(|text| told(&Text { text })),
            Question::Judge(judge) => {
                let games = self.seats.as_ref().and_then(Seats::finished);
                let bench = judge.begun(games)?;
                let progress = bench.progress();
                self.bench = Some(bench);
                Ok(told(&progress))
            }
            Question::JudgeOn { lines } => {
                let bench = self.bench.as_mut().ok_or(Wrong::of("no_match"))?;
                Ok(told(&bench.go_on(lines, &self.engine)))
            }
            Question::Report => {
                let report = self.bench.as_ref().and_then(Bench::report);
                report.map(|report| told(&report)).ok_or(Wrong::of("no_match"))
            }
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
