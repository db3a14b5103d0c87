//! What rollouts have counted, in a file, so that a later run goes on where an earlier one was broken off.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use serde::{Deserialize, Serialize};
use tavola_engine::rollout::Tally;

/// How long what has been counted may be on no disk.
const WRITE_INTERVAL: Duration = Duration::from_secs(2);

/// Tallies by the description of their rollout. Without a file it forgets.
#[derive(Debug, Default)]
pub(super) struct Notebook {
    file: Option<PathBuf>,
    tallies: BTreeMap<String, Stored>,
    written: Option<Instant>,
}

/// A tally with the bits of its numbers, so that nothing is rounded on the way.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct Stored {
    trials: u32,
    sums: [u64; 7],
    squares: [u64; 7],
}

impl Notebook {
    /// What the file holds; nothing where there is none yet.
    ///
    /// # Errors
    /// If it cannot be read or is no such file.
    pub(super) fn open(file: Option<&Path>) -> anyhow::Result<Self> {
        let Some(path) = file else { return Ok(Self::default()) };
        let tallies = if path.exists() {
            let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
            serde_json::from_str(&text)
                .with_context(|| format!("{} holds no rollouts that could go on", path.display()))?
        } else {
            BTreeMap::new()
        };
        Ok(Self { file: Some(path.to_owned()), tallies, written: None })
    }

    /// What has been counted of the rollout so described.
    pub(super) fn tally(&self, description: &str) -> Tally {
        self.tallies.get(description).map_or_else(Tally::default, |stored| {
            let numbers = |bits: [u64; 7]| bits.map(f64::from_bits);
            Tally::from_parts(stored.trials, numbers(stored.sums), numbers(stored.squares))
        })
    }

    /// Notes what has been counted, and writes it down if that has not been done lately.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn note(&mut self, description: &str, tally: &Tally) -> anyhow::Result<()> {
        let (trials, sums, squares) = tally.parts();
        let stored = Stored { trials, sums: sums.map(f64::to_bits), squares: squares.map(f64::to_bits) };
        self.tallies.insert(description.to_owned(), stored);
        if self.written.is_none_or(|written| written.elapsed() >= WRITE_INTERVAL) { self.write() } else { Ok(()) }
    }

    /// Writes everything down: whole beside the file, then in its place.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn write(&mut self) -> anyhow::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let beside = file.with_extension("new");
        std::fs::write(&beside, serde_json::to_vec(&self.tallies)?)
            .and_then(|()| std::fs::rename(&beside, file))
            .with_context(|| format!("cannot write {}", file.display()))?;
        self.written = Some(Instant::now());
        Ok(())
    }
}
