//! What rows come to while they go by: how many, their digest, and whether streams have all their events.

use sha2::{Digest as _, Sha256};

use super::{Cell, TableHead, hex};

/// What has gone by.
#[derive(Debug, Default)]
pub(super) struct Tally {
    tables: Vec<(String, u64, Sha256)>,
    columns: Option<(usize, usize)>,
    claimed: u128,
    found: u128,
    run: Option<(String, i64)>,
    is_broken: bool,
    versions: Sha256,
}

impl Tally {
    /// From now on rows of this table go by.
    pub(super) fn table(&mut self, head: &TableHead) {
        self.tables.push((head.name.clone(), 0, Sha256::new()));
        let at = |name: &str| head.columns.iter().position(|column| column == name);
        let stream = if head.name == "streams" { "id" } else { "stream_id" };
        let counts = matches!(head.name.as_str(), "streams" | "events" | "archived_events");
        self.columns = at(stream).zip(at("version")).filter(|_| counts);
    }

    /// A row of the table, and the line it makes.
    pub(super) fn row(&mut self, cells: &[Cell], line: &str) {
        let Some((name, rows, digest)) = self.tables.last_mut() else { return };
        *rows += 1;
        digest.update(line);
        digest.update("\n");
        let Some((stream, version)) = self.columns else { return };
        let (Some(Cell::Text(stream)), Some(Cell::Integer(version))) = (cells.get(stream), cells.get(version)) else {
            return;
        };
        match name.as_str() {
            "streams" => {
                self.claimed = self.claimed.wrapping_add(mark(stream, *version));
                self.versions.update(version_line(stream, *version));
            }
            "events" => self.event(stream, *version),
            _ => self.found = self.found.wrapping_add(mark(stream, *version)),
        }
    }

    /// Events of a stream come one after the other: only where they begin and end counts.
    fn event(&mut self, stream: &str, version: i64) {
        match &mut self.run {
            Some((same, last)) if same == stream => {
                self.is_broken |= last.checked_add(1) != Some(version);
                *last = version;
            }
            run => {
                let before = version.saturating_sub(1);
                self.found = self.found.wrapping_sub(mark(stream, before));
                if let Some((ended, last)) = run.replace((stream.to_owned(), version)) {
                    self.found = self.found.wrapping_add(mark(&ended, last));
                }
            }
        }
    }

    /// Whether the events of every stream go from its first to its version.
    pub(super) fn is_whole(&self) -> bool {
        let last = self.run.as_ref().map_or(0, |(stream, last)| mark(stream, *last));
        !self.is_broken && self.claimed == self.found.wrapping_add(last)
    }

    /// The digest of each table's rows.
    pub(super) fn digests(&self) -> Vec<(String, String)> {
        self.tables.iter().map(|(name, _, digest)| (name.clone(), hex(&digest.clone().finalize()))).collect()
    }

    /// The digest of all streams' versions.
    pub(super) fn versions(&self) -> String {
        hex(&self.versions.clone().finalize())
    }
}

/// A line of the streams' versions.
pub(super) fn version_line(stream: &str, version: i64) -> String {
    let line = super::json(&(stream, version));
    line + "\n"
}

/// A number that stands for a stream up to a version; up to none it is 0.
fn mark(stream: &str, version: i64) -> u128 {
    if version <= 0 {
        return 0;
    }
    let digest = Sha256::digest(format!("{version} {stream}"));
    digest.iter().take(16).fold(0, |mark, byte| mark << 8 | u128::from(*byte))
}
