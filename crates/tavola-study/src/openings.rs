//! The opening book: the fifteen first rolls and the replies to their best plays, ranked by our own rollouts.
//!
//! Money play with the cube in the middle, neither Jacoby nor beavers; trials end after 11 rolls. The file is
//! `data/openings.jsonl`, a decision a line; the example `make_openings` writes it.

mod make;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tavola_notation::{MoveText, read_play};
use tavola_rules::{Position, Roll};

use crate::report::Chances;

pub use make::{Effort, first_decision, reply_decision};

/// How many first plays have their replies in the book.
pub const FIRST_PLAYS: usize = 30;

/// Plays that lie within this of the best are as good in practice, in units of the cube (Chow's chart has the same line).
pub const AS_GOOD: f32 = 0.010;

/// When the better of two rolled out plays is taken as certain: so many joint standard errors, 1 in 100.
pub const CERTAIN: f32 = 2.33;

/// One roll to be played in the opening, with its plays.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// What the opponent has played before; none for the first roll of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<FirstPlay>,
    /// The roll.
    pub roll: Roll,
    /// The plays that were rolled out, best first; never empty.
    pub plays: Vec<RolledOut>,
}

/// A first roll and how it was played.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FirstPlay {
    /// The roll, two different dice.
    pub roll: Roll,
    /// The play as text: `8/5 6/5`.
    pub play: String,
}

/// A play and what came of it in the rollout.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RolledOut {
    /// As text.
    pub play: String,
    /// What it is worth in units of the cube, seen by who plays.
    pub equity: f32,
    /// Its standard error.
    pub error: f32,
    /// How many games were played.
    pub trials: u32,
    /// The chances after it, seen by who plays.
    pub chances: Chances,
}

/// How a play stands to the best of its roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing was worth more.
    Best,
    /// Less than [`AS_GOOD`] behind.
    AsGood,
    /// Further behind, but the rollout does not settle it.
    Unsettled,
    /// Behind for certain.
    Worse,
}

impl Decision {
    /// The best play.
    ///
    /// # Panics
    /// If the decision has no play, which the book's reader refuses.
    #[must_use]
    pub fn best(&self) -> &RolledOut {
        &self.plays[0]
    }

    /// How a play of this decision stands to the best.
    #[must_use]
    pub fn verdict(&self, play: &RolledOut) -> Verdict {
        let best = self.best();
        let behind = best.equity - play.equity;
        match () {
            () if std::ptr::eq(best, play) => Verdict::Best,
            () if behind < AS_GOOD => Verdict::AsGood,
            () if behind < CERTAIN * best.error.hypot(play.error) => Verdict::Unsettled,
            () => Verdict::Worse,
        }
    }

    /// The position before it, seen by who plays; none if its first play cannot be made.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        match &self.after {
            None => Some(Position::START),
            Some(first) => first.leads_to(),
        }
    }
}

impl FirstPlay {
    /// Where it leads, seen by the opponent, who is on roll; none if it cannot be made.
    #[must_use]
    pub fn leads_to(&self) -> Option<Position> {
        let play = read_play(&Position::START, self.roll, &self.play).ok()?;
        Some(play.result(&Position::START).flipped())
    }

    /// The play as an address has it: `8-5_6-5`.
    #[must_use]
    pub fn slug(&self) -> String {
        slug(&self.play)
    }
}

/// A play as an address has it: `13/11 6/5` is `13-11_6-5`, a hit's star is left out.
#[must_use]
pub fn slug(play: &str) -> String {
    play.replace('/', "-").replace(' ', "_").replace('*', "")
}

/// The book.
#[derive(Debug, Clone, PartialEq)]
pub struct OpeningBook {
    decisions: Vec<Decision>,
}

/// Why a book cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the opening book: {why}")]
pub struct BadLine {
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl OpeningBook {
    /// Reads a book, a decision a line.
    ///
    /// # Errors
    /// If a line is no decision, has no play, or one that cannot be made there.
    pub fn read(text: &str) -> Result<Self, BadLine> {
        let read = |(line, text): (usize, &str)| {
            let bad = |why: String| BadLine { line: line + 1, why };
            let decision: Decision = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
            let before = decision.position().ok_or_else(|| bad("its first play cannot be made".to_owned()))?;
            if decision.plays.is_empty() {
                return Err(bad("no play".to_owned()));
            }
            for one in &decision.plays {
                let play = read_play(&before, decision.roll, &one.play).map_err(|error| bad(error.to_string()))?;
                if MoveText(&play).to_string() != one.play {
                    return Err(bad(format!("{} is written {}", one.play, MoveText(&play))));
                }
            }
            Ok(decision)
        };
        text.lines().enumerate().map(read).collect::<Result<_, _>>().map(|decisions| Self { decisions })
    }

    /// The book inside the program.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    pub fn shared() -> &'static Self {
        static BOOK: LazyLock<OpeningBook> = LazyLock::new(|| {
            OpeningBook::read(include_str!("../data/openings.jsonl")).expect("a test reads the book inside")
        });
        &BOOK
    }

    /// All decisions: first rolls, then replies.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The first rolls, in the order of [`Roll::all`].
    pub fn first_rolls(&self) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(|decision| decision.after.is_none())
    }

    /// The decision of a first roll.
    #[must_use]
    pub fn first(&self, roll: Roll) -> Option<&Decision> {
        self.first_rolls().find(|decision| decision.roll == roll)
    }

    /// The replies to a first play, in the order of [`Roll::all`]; empty if the book has none.
    pub fn replies<'a>(&'a self, first: &'a FirstPlay) -> impl Iterator<Item = &'a Decision> {
        self.decisions.iter().filter(move |decision| decision.after.as_ref() == Some(first))
    }

    /// The decision after a first play (none for the first roll) and a roll.
    #[must_use]
    pub fn decision(&self, after: Option<&FirstPlay>, roll: Roll) -> Option<&Decision> {
        self.decisions.iter().find(|decision| decision.after.as_ref() == after && decision.roll == roll)
    }

    /// The first plays whose replies a book holds: the best of each roll, and of the others those least behind their best,
    /// [`FIRST_PLAYS`] together; by roll, best first.
    #[must_use]
    pub fn first_plays(&self) -> Vec<FirstPlay> {
        let mut plays: Vec<(f32, FirstPlay)> = Vec::new();
        for decision in self.first_rolls() {
            let best = decision.best().equity;
            plays.extend(decision.plays.iter().enumerate().map(|(rank, play)| {
                let behind = if rank == 0 { -1.0 } else { best - play.equity };
                (behind, FirstPlay { roll: decision.roll, play: play.play.clone() })
            }));
        }
        plays.sort_by(|a, b| a.0.total_cmp(&b.0));
        plays.truncate(FIRST_PLAYS);
        plays.sort_by(|a, b| a.1.roll.cmp(&b.1.roll).then(a.0.total_cmp(&b.0)));
        plays.into_iter().map(|(_, play)| play).collect()
    }
}

#[cfg(test)]
mod tests;
