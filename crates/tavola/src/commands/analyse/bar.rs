//! How far the work has come, on a terminal: one line that is written over and over. Elsewhere nothing.

use std::cell::RefCell;
use std::fmt;
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How often the line is written at most.
const INTERVAL: Duration = Duration::from_millis(100);
/// How wide the bar is.
const WIDTH: usize = 24;

/// The bar of a batch.
pub(super) struct Bar {
    is_shown: bool,
    files: usize,
    /// The number of the file that is judged, from 1, and its name.
    file: usize,
    name: String,
    written: RefCell<Option<Instant>>,
}

/// How many decisions of a match have been judged; counted by many threads.
#[derive(Default)]
pub(super) struct Count(AtomicUsize);

impl Count {
    /// One more.
    pub(super) fn tick(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How many.
    pub(super) fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Bar {
    /// The bar of so many files.
    pub(super) fn new(files: usize) -> Self {
        let is_shown = std::io::stderr().is_terminal();
        Self { is_shown, files, file: 0, name: String::new(), written: RefCell::new(None) }
    }

    /// Whether anybody sees it.
    pub(super) const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// The next file.
    pub(super) fn begin(&mut self, path: &Path) {
        self.file += 1;
        self.name = path.file_name().unwrap_or_default().to_string_lossy().chars().take(30).collect();
        self.written.replace(None);
        self.show(0.0, 0);
    }

    /// So much of the file has been judged with so many plies: 0 to 1.
    pub(super) fn show(&self, share: f64, plies: u8) {
        let is_due = self.written.borrow().is_none_or(|written| written.elapsed() >= INTERVAL);
        if !self.is_shown || !is_due {
            return;
        }
        let full = (share.clamp(0.0, 1.0) * WIDTH as f64) as usize;
        let (full, empty) = ("█".repeat(full), "·".repeat(WIDTH - full));
        let (file, files, name) = (self.file, self.files, &self.name);
        eprint!("\r\x1b[K{full}{empty} {:3.0}%  {file}/{files}  {name}, {plies} plies", 100.0 * share);
        drop(std::io::stderr().flush());
        self.written.replace(Some(Instant::now()));
    }

    /// A line that stays, above the bar.
    pub(super) fn say(&self, what: fmt::Arguments<'_>) {
        self.clear();
        eprintln!("{what}");
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.clear();
    }

    fn clear(&self) {
        if self.is_shown {
            eprint!("\r\x1b[K");
            self.written.replace(None);
        }
    }
}
