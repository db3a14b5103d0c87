//! A disk that fails on demand: a small library, preloaded into the server, lets what it writes go wrong.

use std::{
    fs::OpenOptions,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

use tavola_server::base::random;

use crate::Failure;

const EIO: u8 = 5;
const ENOSPC: u8 = 28;

/// What goes wrong (the letters of `faulty_disk.c`), how often in a hundred times, and the error's number. Of the first
/// kinds nothing can be written at all.
const FAULTS: [[u8; 3]; 9] = [
    [b'w', 100, ENOSPC],
    [b'w', 100, EIO],
    [b's', 100, EIO],
    [b'w', 30, ENOSPC],
    [b'w', 30, EIO],
    [b's', 50, EIO],
    [b'h', 100, ENOSPC],
    [b'r', 100, EIO],
    [b'r', 20, EIO],
];
const TOTAL: u64 = 3;
const NONE: [u8; 3] = [0; 3];

/// The library, and the switch that it looks at.
#[derive(Debug)]
pub(crate) struct FaultyDisk {
    library: PathBuf,
    switch: PathBuf,
    folder: PathBuf,
}

impl FaultyDisk {
    /// Builds the library for a server's data folder; it takes a C compiler.
    pub(crate) fn make(folder: &Path) -> Result<Self, Failure> {
        let place = folder.join("faults");
        std::fs::create_dir_all(&place)?;
        let (source, library, switch) =
            (place.join("faulty_disk.c"), place.join("faulty_disk.so"), place.join("switch"));
        std::fs::write(&source, include_str!("faulty_disk.c"))?;
        std::fs::write(&switch, NONE)?;
        let arguments = ["-shared", "-fPIC", "-O1", "-o"];
        let built = Command::new("cc").args(arguments).arg(&library).arg(&source).arg("-ldl").status()?;
        if built.success() {
            Ok(Self { library, switch, folder: folder.to_owned() })
        } else {
            Err("the faulty disk cannot be built: is there a C compiler?".into())
        }
    }

    /// What the server must find in its environment.
    pub(crate) fn environment(&self) -> [(&'static str, &Path); 3] {
        [("LD_PRELOAD", &self.library), ("CHAOS_FAULT", &self.switch), ("CHAOS_FOLDER", &self.folder)]
    }

    /// Lets something go wrong; says whether that is everything that is written.
    pub(crate) fn begin(&self) -> std::io::Result<bool> {
        let kind = if random::below(2) == 0 { random::below(TOTAL) } else { random::below(FAULTS.len() as u64) };
        let fault = usize::try_from(kind).ok().and_then(|kind| FAULTS.get(kind)).unwrap_or(&FAULTS[0]);
        self.set(*fault)?;
        Ok(kind < TOTAL)
    }

    /// Lets everything go well again.
    pub(crate) fn end(&self) -> std::io::Result<()> {
        self.set(NONE)
    }

    /// In place: the server has the file in its memory.
    fn set(&self, fault: [u8; 3]) -> std::io::Result<()> {
        OpenOptions::new().write(true).open(&self.switch)?.write_all(&fault)
    }
}
