//! A match judged line by line, so that whoever asks can show how far it has come and ask for other things between.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tavola_engine::Engine;
use tavola_notation::record::{MatchRecord, read_record};
use tavola_study::{Depth, Judging, Limits, MatchReport};

use crate::ask::Wrong;

/// The most rolls that are looked ahead.
const DEEPEST: u8 = 3;

/// What is to be judged.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// A match: our own JSON, or the text of a file; the games of the table that are over if left out.
    #[serde(default)]
    pub(crate) record: Option<Value>,
    /// How many rolls are looked ahead.
    plies: u8,
}

/// How far it has come.
#[derive(Debug, Serialize)]
pub(crate) struct Progress {
    done: usize,
    all: usize,
}

/// A match that is being judged.
#[derive(Debug)]
pub struct Bench {
    record: MatchRecord,
    judging: Judging,
}

impl Judge {
    /// Puts a match on the bench.
    ///
    /// # Errors
    /// If it is none, with what is wrong.
    pub(crate) fn begun(self, of_the_table: Option<MatchRecord>) -> Result<Bench, Wrong> {
        let record = match self.record {
            None => of_the_table.ok_or(Wrong::of("no_game"))?,
            Some(given) => {
                // A text is a file of any kind; anything else is our own form.
                let file = given.as_str().map_or_else(|| given.to_string(), str::to_owned);
                let reading = read_record(file.as_bytes());
                reading.map_err(|why| Wrong { wrong: "no_match", detail: why.to_string() })?.record
            }
        };
        let judging = Judging::of(&record, Depth::of(self.plies.min(DEEPEST)));
        Ok(Bench { record, judging })
    }
}

impl Bench {
    /// How far it has come.
    pub(crate) const fn progress(&self) -> Progress {
        Progress { done: self.judging.done(), all: self.judging.all() }
    }

    /// Judges so many lines more.
    pub(crate) fn go_on(&mut self, lines: usize, engine: &Engine) -> Progress {
        for _ in 0..lines {
            self.judging.step(&self.record, engine);
        }
        self.progress()
    }

    /// The report, once all is judged.
    pub(crate) fn report(&self) -> Option<MatchReport> {
        let judged = self.judging.judged()?;
        Some(MatchReport::of(&self.record, &judged, &Limits::USUAL))
    }
}
