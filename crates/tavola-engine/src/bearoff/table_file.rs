//! Two-sided tables on disk: written once, looked up by reading eight bytes; the system's cache does the rest.
//!
//! Layout, little-endian: `TAVOLA2S`, version `1` (u32), checkers (u32), then for each pair of ranks, own first,
//! four i16: cubeless, centred, owned, opponent's, each equity times 32,767.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::os::unix::fs::FileExt;
use std::path::Path;

use super::home::HomeBoard;
use super::two_sided::{BearoffEquities, Checkers, TwoSided};

const MAGIC: &[u8; 8] = b"TAVOLA2S";
const VERSION: u32 = 1;
const HEADER: u64 = 16;
const UNIT: f32 = 32_767.0;
const CELL: usize = 8;

/// Why a table file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The system refuses to read or write.
    #[error("cannot read the table: {0}")]
    Io(#[from] io::Error),
    /// The file is something else.
    #[error("this is not a two-sided bear-off table")]
    Foreign,
    /// Written by another version of this program.
    #[error("the table has layout version {0}, this program reads version {VERSION}")]
    Version(u32),
    /// A number of checkers that no table has.
    #[error("a table of {0} checkers a side does not exist")]
    Checkers(u32),
    /// The file ends early or goes on too long.
    #[error("the table should be {expected} bytes long and is {found}")]
    Length {
        /// What its header promises.
        expected: u64,
        /// What is there.
        found: u64,
    },
}

/// Writes `table` to a new file.
///
/// # Errors
/// Whatever the system refuses.
pub fn write_table(table: &TwoSided, path: &Path) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, File::create(path)?);
    out.write_all(MAGIC)?;
    out.write_all(&VERSION.to_le_bytes())?;
    out.write_all(&u32::from(table.checkers().get()).to_le_bytes())?;
    table.for_each_row(|row| {
        row.iter().flatten().try_for_each(|equity| out.write_all(&stored(*equity).to_le_bytes()))
    })?;
    out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

fn stored(equity: f32) -> i16 {
    (equity * UNIT).round() as i16
}

/// A table on disk.
#[derive(Debug)]
pub struct TableFile {
    file: File,
    checkers: Checkers,
}

impl TableFile {
    /// Opens a table and checks that it is whole.
    ///
    /// # Errors
    /// If the file cannot be read, or is foreign, of another version or cut short.
    pub fn open(path: &Path) -> Result<Self, TableError> {
        let mut file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut header = [0; HEADER as usize];
        file.read_exact(&mut header).map_err(|_| TableError::Foreign)?;
        let word = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        if &header[..8] != MAGIC {
            return Err(TableError::Foreign);
        }
        if word(8) != VERSION {
            return Err(TableError::Version(word(8)));
        }
        let known = u8::try_from(word(12)).ok().and_then(Checkers::new);
        let checkers = known.ok_or(TableError::Checkers(word(12)))?;
        let expected = HEADER + (checkers.positions() * checkers.positions() * CELL) as u64;
        if found != expected {
            return Err(TableError::Length { expected, found });
        }
        Ok(Self { file, checkers })
    }

    /// How many checkers a side the table knows.
    #[must_use]
    pub const fn checkers(&self) -> Checkers {
        self.checkers
    }

    /// The equities of two home boards, the first one's owner on roll, to 1/32,767; `None` if either has too many
    /// checkers.
    ///
    /// # Errors
    /// If the file cannot be read any more.
    pub fn equities(&self, own: &HomeBoard, opponent: &HomeBoard) -> Result<Option<BearoffEquities>, TableError> {
        if own.checkers().max(opponent.checkers()) > self.checkers.get() {
            return Ok(None);
        }
        let cell = own.rank() * self.checkers.positions() + opponent.rank();
        let mut bytes = [0; CELL];
        self.file.read_exact_at(&mut bytes, HEADER + (cell * CELL) as u64)?;
        let equity = |at: usize| f32::from(i16::from_le_bytes([bytes[at], bytes[at + 1]])) / UNIT;
        Ok(Some(BearoffEquities {
            cubeless: equity(0),
            centred: equity(2),
            owned: equity(4),
            opponent_owned: equity(6),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_table_reads_back() {
        let path = std::env::temp_dir().join(format!("tavola-table-{}", std::process::id()));
        let table = TwoSided::build(Checkers::new(2).unwrap());
        write_table(&table, &path).unwrap();
        let file = TableFile::open(&path).unwrap();
        for own in 1..HomeBoard::count(2) {
            for opponent in 1..HomeBoard::count(2) {
                let (own, opponent) = (HomeBoard::of_rank(own), HomeBoard::of_rank(opponent));
                let exact = table.equities(&own, &opponent).unwrap();
                let read = file.equities(&own, &opponent).unwrap().unwrap();
                assert!((exact.centred - read.centred).abs() < 1e-4);
                assert!((exact.owned - read.owned).abs() < 1e-4);
            }
        }
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn foreign_and_broken_files_are_refused() {
        let path = std::env::temp_dir().join(format!("tavola-foreign-{}", std::process::id()));
        std::fs::write(&path, "something else altogether").unwrap();
        assert!(matches!(TableFile::open(&path), Err(TableError::Foreign)));
        let mut bytes = b"TAVOLA2S".to_vec();
        bytes.extend_from_slice(&[1, 0, 0, 0, 2, 0, 0, 0, 9, 9]);
        std::fs::write(&path, bytes).unwrap();
        assert!(matches!(TableFile::open(&path), Err(TableError::Length { .. })));
        std::fs::remove_file(path).unwrap();
    }
}
