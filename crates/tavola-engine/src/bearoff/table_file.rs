//! Two-sided tables on disk: written once, then mapped into memory; the system's cache does the rest.
//!
//! Layout, little-endian: `TAVOLA2S`, version `2` (u32), checkers (u32), checksum of all that follows (u64), then for
//! each pair of ranks, own first, four i16: cubeless, centred, owned, opponent's, each equity times 32,767.

use std::fs::File;
use std::io::{self, BufWriter, Seek as _, SeekFrom, Write};
use std::path::Path;

use mmap_io::{MemoryMappedFile, MmapIoError};

use super::home::HomeBoard;
use super::two_sided::{BearoffEquities, Checkers, TwoSided};

const MAGIC: &[u8; 8] = b"TAVOLA2S";
const VERSION: u32 = 2;
const HEADER: usize = 24;
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
    /// Some of its numbers are not what was written.
    #[error("the table is damaged: build it again with `tavola bearoff build`")]
    Damaged,
}

impl From<MmapIoError> for TableError {
    fn from(error: MmapIoError) -> Self {
        match error {
            MmapIoError::Io(error) => Self::Io(error),
            other => Self::Io(io::Error::other(other)),
        }
    }
}

/// A checksum of cells in their order; fast enough to be taken whenever a table is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Checksum(u64);

impl Checksum {
    const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    const fn with(self, cell: [u8; CELL]) -> Self {
        Self((self.0 ^ u64::from_le_bytes(cell)).wrapping_mul(0xBF58_476D_1CE4_E5B9).rotate_left(29))
    }
}

/// Writes `table` to a new file.
///
/// # Errors
/// Whatever the system refuses.
pub fn write_table(table: &TwoSided, path: &Path) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, File::create(path)?);
    out.write_all(&[0; HEADER])?;
    let mut checksum = Checksum::new();
    table.for_each_row(|row| {
        row.iter().try_for_each(|equities| {
            let mut cell = [0; CELL];
            for (two, equity) in cell.chunks_exact_mut(2).zip(equities) {
                two.copy_from_slice(&stored(*equity).to_le_bytes());
            }
            checksum = checksum.with(cell);
            out.write_all(&cell)
        })
    })?;
    // The header comes last: a table whose writing was broken off is no table.
    out.seek(SeekFrom::Start(0))?;
    out.write_all(MAGIC)?;
    out.write_all(&VERSION.to_le_bytes())?;
    out.write_all(&u32::from(table.checkers().get()).to_le_bytes())?;
    out.write_all(&checksum.0.to_le_bytes())?;
    out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

fn stored(equity: f32) -> i16 {
    (equity * UNIT).round() as i16
}

/// A table on disk, mapped into memory. The file must not be changed while it is in use.
#[derive(Debug)]
pub struct TableFile {
    map: MemoryMappedFile,
    checkers: Checkers,
}

impl TableFile {
    /// Opens a table and checks that it is whole: every number is read once.
    ///
    /// # Errors
    /// If the file cannot be read, or is foreign, of another version, cut short or damaged.
    pub fn open(path: &Path) -> Result<Self, TableError> {
        if std::fs::metadata(path)?.len() < HEADER as u64 {
            return Err(TableError::Foreign);
        }
        let map = MemoryMappedFile::open_ro(path)?;
        let header = map.as_slice_bytes(0, HEADER as u64)?;
        if &header[..8] != MAGIC {
            return Err(TableError::Foreign);
        }
        let word = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        if word(8) != VERSION {
            return Err(TableError::Version(word(8)));
        }
        let known = u8::try_from(word(12)).ok().and_then(Checkers::new);
        let checkers = known.ok_or(TableError::Checkers(word(12)))?;
        let written = Checksum(u64::from(word(16)) | u64::from(word(20)) << 32);
        let expected = (HEADER + checkers.positions() * checkers.positions() * CELL) as u64;
        let found = map.len();
        if found != expected {
            return Err(TableError::Length { expected, found });
        }
        let cells = map.as_slice_bytes(HEADER as u64, found - HEADER as u64)?.as_chunks().0;
        if cells.iter().fold(Checksum::new(), |sum, cell| sum.with(*cell)) != written {
            return Err(TableError::Damaged);
        }
        Ok(Self { map, checkers })
    }

    /// How many checkers a side the table knows.
    #[must_use]
    pub const fn checkers(&self) -> Checkers {
        self.checkers
    }

    /// The equities of two home boards, the first one's owner on roll, to 1/32,767; `None` if either has too many
    /// checkers.
    #[must_use]
    pub fn equities(&self, own: &HomeBoard, opponent: &HomeBoard) -> Option<BearoffEquities> {
        if own.checkers().max(opponent.checkers()) > self.checkers.get() {
            return None;
        }
        let cell = own.rank() * self.checkers.positions() + opponent.rank();
        let bytes = self.map.as_slice_bytes((HEADER + cell * CELL) as u64, CELL as u64).ok()?;
        let equity = |at: usize| f32::from(i16::from_le_bytes([bytes[at], bytes[at + 1]])) / UNIT;
        Some(BearoffEquities { cubeless: equity(0), centred: equity(2), owned: equity(4), opponent_owned: equity(6) })
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
                let read = file.equities(&own, &opponent).unwrap();
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
        bytes.extend_from_slice(&[2, 0, 0, 0, 2, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
        std::fs::write(&path, bytes).unwrap();
        assert!(matches!(TableFile::open(&path), Err(TableError::Length { .. })));
        write_table(&TwoSided::build(Checkers::new(2).unwrap()), &path).unwrap();
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[HEADER + 700] ^= 4;
        std::fs::write(&path, &bytes).unwrap();
        assert!(matches!(TableFile::open(&path), Err(TableError::Damaged)));
        bytes[8] = 1;
        std::fs::write(&path, &bytes).unwrap();
        assert!(matches!(TableFile::open(&path), Err(TableError::Version(1))));
        std::fs::remove_file(path).unwrap();
    }
}
