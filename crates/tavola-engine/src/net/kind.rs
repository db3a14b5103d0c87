//! The kinds of positions, each with its own net.

use tavola_rules::Position;

use crate::features::{Layout, has_contact};

/// What kind of position it is; games that are over have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The sides have passed each other.
    Race,
    /// They may still meet.
    Contact,
}

impl Kind {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; 2] = [Self::Race, Self::Contact];

    /// The kind of a position that is not over.
    #[must_use]
    #[inline(always)]
    pub fn of(position: &Position) -> Self {
        if has_contact(position) { Self::Contact } else { Self::Race }
    }

    /// Its place in [`Kind::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// A word for files and cards.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Contact => "contact",
        }
    }

    /// The inputs its net looks at.
    #[must_use]
    pub const fn layout(self) -> Layout {
        match self {
            Self::Race => Layout::Race,
            Self::Contact => Layout::Contact,
        }
    }
}
