//! What does not fit in a file that was read: where, how much it matters, and what.

use std::fmt;

/// A place in a file: line and column from 1; for a binary file the record's number and the byte in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// How much a remark matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Read as written; worth knowing.
    Note,
    /// Read in another way than written, which is said.
    Mended,
    /// Left out: it cannot be read or cannot have happened.
    LeftOut,
}

impl Weight {
    /// The word for it in reports.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Mended => "mended",
            Self::LeftOut => "left out",
        }
    }
}

/// Something in a file that does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// Where it stands.
    pub at: Place,
    /// How much it matters.
    pub weight: Weight,
    /// What it is, in English, with what was written.
    pub what: String,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.at, self.weight.word(), self.what)
    }
}
