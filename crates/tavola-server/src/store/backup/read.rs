//! Reading a backup line by line, and whether it is what it says.

use std::{
    fs::File,
    io::{BufRead as _, BufReader, Read as _, Seek as _},
    path::{Path, PathBuf},
};

use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use tavola_base::Time;
use zstd::stream::read::Decoder;

use super::{
    BackupError, Cell, End, FORMAT, Header, Progress, Summary, TableHead, Told, hex,
    tally::{Tally, version_line},
};
use crate::store::migrations;

/// A longer line is none of ours.
const LONGEST_LINE: u64 = 256 << 20;
/// What a backup begins with: the mark of a zstd frame.
const MARK: [u8; 4] = 0xFD2F_B528_u32.to_le_bytes();
/// After how many rows is said how far it has come.
const TELL: u64 = 1_000;

/// A backup that is being read.
pub(super) struct Reader {
    file: PathBuf,
    lines: BufReader<Decoder<'static, BufReader<File>>>,
    digest: Sha256,
    nth: u64,
    line: Vec<u8>,
}

impl Reader {
    /// Opens one and reads its first line.
    pub(super) fn open(file: &Path) -> Result<(Self, Header), BackupError> {
        let failed = |why| BackupError::File { file: file.to_owned(), why };
        let mut opened = File::open(file).map_err(failed)?;
        expect_packed(file, &mut opened)?;
        let lines = BufReader::new(Decoder::new(opened).map_err(failed)?);
        let mut reader = Self { file: file.to_owned(), lines, digest: Sha256::new(), nth: 0, line: Vec::new() };
        let header = reader.header()?;
        Ok((reader, header))
    }

    fn header(&mut self) -> Result<Header, BackupError> {
        let line = self.next()?.to_owned();
        let format = serde_json::from_str::<serde_json::Value>(&line).ok();
        match format.as_ref().and_then(|line| line.get("tavola_backup")?.as_u64()) {
            None => {
                let what = "it is packed as one is, and its first line is not that of one".to_owned();
                return Err(BackupError::NoBackup { file: self.file.clone(), what });
            }
            Some(found) if found != u64::from(FORMAT) => {
                return Err(self.wrong(&format!("backups of form {found} are read by another version of the program")));
            }
            Some(_) => {}
        }
        let header: Header = self.parse(&line)?;
        if header.schema > migrations::SCHEMA {
            return Err(BackupError::Newer { found: header.schema, known: migrations::SCHEMA });
        }
        let named: Vec<&String> = header.tables.iter().map(|table| &table.name).collect();
        if !named.iter().copied().eq(&migrations::tables(header.schema)) {
            return Err(self.wrong("its tables are not those of its schema"));
        }
        Ok(header)
    }

    /// The next row of a table as it stands there.
    pub(super) fn next(&mut self) -> Result<&str, BackupError> {
        if self.read_line()? == 0 {
            return Err(self.wrong("it breaks off: the rest is missing"));
        }
        self.digest.update(&self.line);
        self.digest.update("\n");
        std::str::from_utf8(&self.line).map_err(|_| wrong(&self.file, self.nth, "it is not text"))
    }

    /// Reads a line without its end, and says how many bytes there were.
    fn read_line(&mut self) -> Result<usize, BackupError> {
        self.line.clear();
        self.nth += 1;
        let read = (&mut self.lines).take(LONGEST_LINE).read_until(b'\n', &mut self.line);
        let read = read.map_err(|error| self.wrong(&format!("it cannot be unpacked: {error}")))?;
        if read > 0 && self.line.pop() != Some(b'\n') {
            return Err(self.wrong("the line has no end: the rest is missing"));
        }
        Ok(read)
    }

    fn cells(&mut self, head: &TableHead, tally: &mut Tally) -> Result<(), BackupError> {
        let line = self.next()?.to_owned();
        let cells: Vec<Cell> = self.parse(&line)?;
        if cells.len() != head.columns.len() {
            return Err(self.wrong(&format!("a row of {} has {} values", head.name, cells.len())));
        }
        tally.row(&cells, &line);
        Ok(())
    }

    fn versions(&mut self, streams: u64, tally: &Tally) -> Result<(), BackupError> {
        let mut versions = Sha256::new();
        for _ in 0..streams {
            let line = self.next()?.to_owned();
            let (stream, version): (String, i64) = self.parse(&line)?;
            versions.update(version_line(&stream, version));
        }
        if hex(&versions.finalize()) == tally.versions() {
            return Ok(());
        }
        Err(self.wrong("the versions it claims are not those of its streams"))
    }

    /// The last line, and nothing behind it.
    fn end(&mut self, tally: &Tally) -> Result<End, BackupError> {
        let digest = hex(&self.digest.clone().finalize());
        let line = self.next()?.to_owned();
        let end: End = self.parse(&line)?;
        if end.sha256 != digest {
            return Err(self.wrong("its digest is another: something in it was changed or lost"));
        }
        if end.tables != tally.digests() || end.whole != tally.is_whole() {
            return Err(self.wrong("its rows are not those that the last line claims"));
        }
        if self.read_line()? > 0 {
            return Err(self.wrong("something stands behind its last line"));
        }
        Ok(end)
    }

    fn parse<T: DeserializeOwned>(&self, line: &str) -> Result<T, BackupError> {
        serde_json::from_str(line).map_err(|error| self.wrong(&format!("it cannot be read: {error}")))
    }

    fn wrong(&self, what: &str) -> BackupError {
        wrong(&self.file, self.nth, what)
    }
}

/// Looks at a file's first bytes, from which backups are known, and goes back to its beginning.
fn expect_packed(file: &Path, opened: &mut File) -> Result<(), BackupError> {
    let failed = |why| BackupError::File { file: file.to_owned(), why };
    let mut begins = Vec::new();
    if opened.metadata().map_err(failed)?.is_dir() {
        let what = "it is a folder; name a file in it".to_owned();
        return Err(BackupError::NoBackup { file: file.to_owned(), what });
    }
    opened.take(16).read_to_end(&mut begins).map_err(failed)?;
    opened.rewind().map_err(failed)?;
    let what = match &begins[..] {
        [] => "it is empty".to_owned(),
        begins if begins.starts_with(&MARK) => return Ok(()),
        begins if begins.starts_with(b"SQLite format 3") => {
            format!(
                "it is a SQLite database; if it is a club's, start the club on it: --database sqlite:{}",
                file.display()
            )
        }
        begins if begins.starts_with(b"PGDMP") => "it is a dump of PostgreSQL; pg_restore reads it".to_owned(),
        _ => "it begins with something else".to_owned(),
    };
    Err(BackupError::NoBackup { file: file.to_owned(), what })
}

fn wrong(file: &Path, line: u64, what: &str) -> BackupError {
    BackupError::Damaged { file: file.to_owned(), what: format!("line {line}: {what}") }
}

/// Reads a backup to its end and says what it holds.
///
/// # Errors
/// If it cannot be read or is not what it says.
pub fn check(file: &Path, told: Told<'_>) -> Result<Summary, BackupError> {
    checked(file, told).map(|(summary, _)| summary)
}

/// The same with what its last line says.
pub(super) fn checked(file: &Path, told: Told<'_>) -> Result<(Summary, End), BackupError> {
    let (mut reader, header) = Reader::open(file)?;
    let mut tally = Tally::default();
    let mut streams = 0;
    for head in &header.tables {
        tally.table(head);
        for done in 1..=head.rows {
            reader.cells(head, &mut tally)?;
            if done % TELL == 0 {
                told(Progress { table: &head.name, done, rows: head.rows });
            }
        }
        if head.name == "streams" {
            streams = head.rows;
        }
    }
    reader.versions(streams, &tally)?;
    let end = reader.end(&tally)?;
    let tables = header.tables.into_iter().map(|table| (table.name, table.rows)).collect();
    let made_at = Time::from_millis(header.made_at);
    Ok((Summary { schema: header.schema, made_at, tables, streams, whole: end.whole }, end))
}
