//! Writing a backup: packed, under a name of its own until it is whole and on the disk.

use std::{
    fs::{File, TryLockError},
    io::{self, BufWriter, Write as _},
    path::{Path, PathBuf},
};

use sha2::{Digest as _, Sha256};
use zstd::stream::write::Encoder;

use super::{BackupError, Sink, hex};
use crate::base::private;

/// How hard it is packed: as zstd does by itself.
const LEVEL: i32 = 3;

/// A backup that is not whole yet; it is removed unless it is finished.
pub(super) struct PartFile {
    part: PathBuf,
    whole: PathBuf,
    packed: Option<Encoder<'static, BufWriter<File>>>,
    digest: Sha256,
}

impl PartFile {
    /// Begins one.
    pub(super) fn create(whole: &Path) -> Result<Self, BackupError> {
        if whole.exists() {
            return Err(BackupError::Exists(whole.to_owned()));
        }
        let mut part = whole.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        let failed = |why| BackupError::File { file: part.clone(), why };
        let file = private::options().write(true).create(true).truncate(false).open(&part).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(BackupError::Writing(whole.to_owned())),
            Err(TryLockError::Error(why)) => return Err(failed(why)),
        }
        // What an earlier one left when it was killed.
        file.set_len(0).map_err(failed)?;
        private::tighten_file(&part);
        let packed = Self::packed(file).map_err(failed)?;
        Ok(Self { part, whole: whole.to_owned(), packed: Some(packed), digest: Sha256::new() })
    }

    fn packed(file: File) -> io::Result<Encoder<'static, BufWriter<File>>> {
        let mut packed = Encoder::new(BufWriter::new(file), LEVEL)?;
        packed.include_checksum(true)?;
        Ok(packed)
    }

    /// Writes a line.
    pub(super) fn line(&mut self, line: &str) -> Result<(), BackupError> {
        self.digest.update(line);
        self.digest.update("\n");
        let written =
            self.packed.as_mut().map_or(Ok(()), |to| to.write_all(line.as_bytes()).and_then(|()| to.write_all(b"\n")));
        written.map_err(|why| self.failed(why))
    }

    /// What has been written so far comes to.
    pub(super) fn digest(&self) -> String {
        hex(&self.digest.clone().finalize())
    }

    /// Writes the last line, waits until all is on the disk, and gives it its name.
    pub(super) fn finish(mut self, end: &str) -> Result<(), BackupError> {
        self.line(end)?;
        let Some(packed) = self.packed.take() else { return Ok(()) };
        let file = packed.finish().and_then(|file| file.into_inner().map_err(io::IntoInnerError::into_error));
        let file = file.map_err(|why| self.failed(why))?;
        file.sync_all().map_err(|why| self.failed(why))?;
        self.take_name()
    }

    fn take_name(&self) -> Result<(), BackupError> {
        match std::fs::hard_link(&self.part, &self.whole) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(BackupError::Exists(self.whole.clone()));
            }
            // Not every file system has links.
            Err(_) if !self.whole.exists() => {
                std::fs::rename(&self.part, &self.whole).map_err(|why| self.failed(why))?;
            }
            Err(why) => return Err(self.failed(why)),
        }
        let folder = self.whole.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|why| self.failed(why))
    }

    fn failed(&self, why: io::Error) -> BackupError {
        BackupError::File { file: self.part.clone(), why }
    }
}

impl Sink for PartFile {
    async fn row(&mut self, _: usize, line: &str) -> Result<(), BackupError> {
        self.line(line)
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        // After a link it is a second name, after a failure of no use.
        std::fs::remove_file(&self.part).ok();
    }
}
