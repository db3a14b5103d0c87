//! Writing a backup: packed, into a stream, or into a file under a name of its own until it is whole and on the disk.

use std::{
    fs::{File, TryLockError},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use sha2::{Digest as _, Sha256};
use zstd::stream::write::Encoder;

use super::{BackupError, Sink, hex};
use crate::base::private;

/// How hard it is packed: as zstd does by itself.
const LEVEL: i32 = 3;
/// What a stream is called where it cannot be written to.
const STREAM: &str = "standard output";

/// A backup that is being written.
pub(super) struct Output {
    packed: Encoder<'static, BufWriter<Box<dyn Write + Send>>>,
    digest: Sha256,
    /// The file, unless it is a stream.
    file: Option<PartFile>,
}

impl Output {
    /// Begins one in a file that gets its name when it is finished, and is removed if it is not.
    pub(super) fn to_file(whole: &Path) -> Result<Self, BackupError> {
        let file = PartFile::create(whole)?;
        let written = file.file.try_clone().map_err(|why| file.failed(why))?;
        Self::to(Box::new(written), Some(file))
    }

    /// Begins one in a stream.
    pub(super) fn to_stream(stream: Box<dyn Write + Send>) -> Result<Self, BackupError> {
        Self::to(stream, None)
    }

    fn to(written: Box<dyn Write + Send>, file: Option<PartFile>) -> Result<Self, BackupError> {
        let packed = Encoder::new(BufWriter::new(written), LEVEL).and_then(|mut packed| {
            packed.include_checksum(true)?;
            Ok(packed)
        });
        match packed {
            Ok(packed) => Ok(Self { packed, digest: Sha256::new(), file }),
            Err(why) => Err(failed(file.as_ref(), why)),
        }
    }

    /// Writes a line.
    pub(super) fn line(&mut self, line: &str) -> Result<(), BackupError> {
        self.digest.update(line);
        self.digest.update("\n");
        let written = self.packed.write_all(line.as_bytes()).and_then(|()| self.packed.write_all(b"\n"));
        written.map_err(|why| failed(self.file.as_ref(), why))
    }

    /// What has been written so far comes to.
    pub(super) fn digest(&self) -> String {
        hex(&self.digest.clone().finalize())
    }

    /// Writes the last line; a file is waited for until all is on the disk, and gets its name.
    pub(super) fn finish(mut self, end: &str) -> Result<(), BackupError> {
        self.line(end)?;
        let Self { packed, file, .. } = self;
        let flushed = packed.finish().and_then(|mut written| written.flush());
        flushed.map_err(|why| failed(file.as_ref(), why))?;
        match file {
            Some(file) => file.finish(),
            None => Ok(()),
        }
    }
}

impl Sink for Output {
    async fn row(&mut self, _: usize, line: &str) -> Result<(), BackupError> {
        self.line(line)
    }
}

fn failed(file: Option<&PartFile>, why: io::Error) -> BackupError {
    BackupError::File { file: file.map_or_else(|| PathBuf::from(STREAM), |file| file.part.clone()), why }
}

/// A file that is not whole yet; it is removed unless it is finished.
struct PartFile {
    file: File,
    part: PathBuf,
    whole: PathBuf,
}

impl PartFile {
    fn create(whole: &Path) -> Result<Self, BackupError> {
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
        Ok(Self { file, part, whole: whole.to_owned() })
    }

    /// Waits until all is on the disk, and gives it its name.
    fn finish(self) -> Result<(), BackupError> {
        self.file.sync_all().map_err(|why| self.failed(why))?;
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

impl Drop for PartFile {
    fn drop(&mut self) {
        // After a link it is a second name, after a failure of no use.
        std::fs::remove_file(&self.part).ok();
    }
}
