//! Long measurements in parts: what is done stands in a file, so that a run broken off goes on where it was.
//!
//! The file is lines of JSON: first what is measured, then `{"part":…,"value":…}` in any order. Clocks and figures are
//! the caller's business.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The parts of a measurement that are done, kept in a file if there is one.
#[derive(Debug)]
pub struct Ledger<T> {
    file: Option<File>,
    parts: BTreeMap<u64, T>,
}

/// Why a ledger cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// The system refuses to read or write.
    #[error("cannot use the results: {0}")]
    Io(#[from] io::Error),
    /// The file holds something else.
    #[error("line {line} of the results cannot be read: {error}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// The file holds another measurement: other nets, other dice, other players.
    #[error("the file holds results of {found}, not of {wanted}; take another file")]
    Other {
        /// What it says.
        found: Value,
        /// What was to be measured.
        wanted: Value,
    },
}

#[derive(Serialize, Deserialize)]
struct Part<T> {
    part: u64,
    value: T,
}

impl<T: Serialize + DeserializeOwned> Ledger<T> {
    /// The ledger of `measured`: goes on with the file at `path` if it is there, else begins it; without a path
    /// nothing is kept.
    ///
    /// # Errors
    /// If the file cannot be used or holds another measurement.
    pub fn open(path: Option<&Path>, measured: &Value) -> Result<Self, LedgerError> {
        let Some(path) = path else { return Ok(Self { file: None, parts: BTreeMap::new() }) };
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let text = io::read_to_string(&file)?;
        // A line without its end was being written when the program was stopped.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        file.set_len(whole.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        if whole.is_empty() {
            writeln!(file, "{measured}")?;
            return Ok(Self { file: Some(file), parts: BTreeMap::new() });
        }
        let (found, parts) = read_lines(whole)?;
        if found != *measured {
            return Err(LedgerError::Other { found, wanted: measured.clone() });
        }
        Ok(Self { file: Some(file), parts })
    }

    /// What the file at `path` measures, and its parts.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(path: &Path) -> Result<(Value, BTreeMap<u64, T>), LedgerError> {
        read_lines(&std::fs::read_to_string(path)?)
    }

    /// The parts that are done.
    #[must_use]
    pub const fn parts(&self) -> &BTreeMap<u64, T> {
        &self.parts
    }

    /// Notes a part, first in the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn record(&mut self, part: u64, value: T) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            let mut line = serde_json::to_string(&Part { part, value: &value })?;
            line.push('\n');
            file.write_all(line.as_bytes())?;
        }
        self.parts.insert(part, value);
        Ok(())
    }

    /// Measures what is missing of the parts 0 to `wanted` on so many threads, each with a worker of its own, as long
    /// as `goes_on` says so.
    ///
    /// # Errors
    /// The first error of a worker; what was done before is noted.
    pub fn fill<W, E>(
        &mut self,
        wanted: u64,
        threads: usize,
        goes_on: &(dyn Fn() -> bool + Sync),
        worker: impl Fn() -> Result<W, E> + Sync,
        measure: impl Fn(&mut W, u64) -> Result<T, E> + Sync,
    ) -> Result<(), E>
    where
        T: Send,
        E: From<io::Error> + Send,
    {
        let missing: Vec<u64> = (0..wanted).filter(|part| !self.parts.contains_key(part)).collect();
        let (next, ledger) = (AtomicUsize::new(0), Mutex::new(self));
        let work = || -> Result<(), E> {
            if missing.is_empty() || !goes_on() {
                return Ok(());
            }
            let mut own = worker()?;
            while goes_on() {
                let Some(&part) = missing.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                let value = measure(&mut own, part)?;
                ledger.lock().unwrap_or_else(PoisonError::into_inner).record(part, value)?;
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            let join = |panic| std::panic::resume_unwind(panic);
            threads.into_iter().try_for_each(|thread| thread.join().unwrap_or_else(join))
        })
    }
}

fn read_lines<T: DeserializeOwned>(text: &str) -> Result<(Value, BTreeMap<u64, T>), LedgerError> {
    let mut lines = text.lines().enumerate();
    let wrong = |line: usize| move |error| LedgerError::Line { line: line + 1, error };
    let measured = match lines.next() {
        Some((line, text)) => serde_json::from_str(text).map_err(wrong(line))?,
        None => Value::Null,
    };
    let mut parts = BTreeMap::new();
    for (line, text) in lines {
        let Part { part, value } = serde_json::from_str(text).map_err(wrong(line))?;
        parts.insert(part, value);
    }
    Ok((measured, parts))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fill(ledger: &mut Ledger<u64>, wanted: u64) {
        let square = |(): &mut (), part| Ok::<u64, io::Error>(part * part);
        ledger.fill(wanted, 3, &|| true, || Ok(()), square).expect("nothing can fail");
    }

    #[test]
    fn a_measurement_broken_off_goes_on_even_in_the_middle_of_a_line() {
        let path = std::env::temp_dir().join(format!("tavola-ledger-{}", std::process::id()));
        let measured = json!({ "measures": "squares" });
        fill(&mut Ledger::open(Some(&path), &measured).expect("a new file"), 5);
        let mut file = OpenOptions::new().append(true).open(&path).expect("the file");
        file.write_all(b"{\"part\":5,\"va").expect("room");
        let mut ledger = Ledger::open(Some(&path), &measured).expect("the same measurement");
        assert_eq!(ledger.parts().len(), 5);
        fill(&mut ledger, 8);
        let (_, parts) = Ledger::<u64>::read(&path).expect("whole lines");
        assert_eq!(parts.into_iter().map(|(part, value)| part * part - value).sum::<u64>(), 0);
        assert!(matches!(Ledger::<u64>::open(Some(&path), &json!("cubes")), Err(LedgerError::Other { .. })));
        std::fs::remove_file(path).expect("the file");
    }
}
