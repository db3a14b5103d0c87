//! What the engine found, as it is kept: with what it was found in and how, so that the same is not done twice.

use std::path::Path;

use anyhow::Context as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tavola_study::MatchReport;
use tavola_study::report::FORMAT;

use super::batch::with_its_folder;
use super::look::Look;

/// What an analysis depends on. Two with the same stamp say the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stamp {
    /// The first half of the SHA-256 of the file that was read.
    input: String,
    /// A number that names what the engine thinks.
    engine: String,
    /// How deep it was asked to look.
    look: String,
    /// Version of the program.
    program: String,
}

impl Stamp {
    pub(super) fn of(bytes: &[u8], engine: &str, look: &Look) -> Self {
        let digest = Sha256::digest(bytes);
        let input = digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let program = env!("CARGO_PKG_VERSION").to_owned();
        Self { input, engine: engine.to_owned(), look: look.to_string(), program }
    }
}

/// An analysis with its stamp: one line of JSON.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Kept {
    /// The name of the file that was read.
    pub(super) file: String,
    pub(super) stamp: Stamp,
    /// Whether nothing of the match had to be left out.
    pub(super) is_whole: bool,
    pub(super) report: MatchReport,
}

impl Kept {
    /// What lies there, if it is this very analysis.
    pub(super) fn read(path: &Path, stamp: &Stamp) -> Option<Self> {
        let text = std::fs::read_to_string(path).ok()?;
        let kept: Self = serde_json::from_str(&text).ok()?;
        (kept.stamp == *stamp && kept.report.format == FORMAT).then_some(kept)
    }

    pub(super) fn to_line(&self) -> anyhow::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    pub(super) fn write(&self, path: &Path) -> anyhow::Result<()> {
        write_whole(path, self.to_line()?.as_bytes())
    }
}

/// Writes a file so that it is whole or not there at all, whenever the program is cut off.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    with_its_folder(path)?;
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, bytes)
        .and_then(|()| std::fs::rename(&beside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}
