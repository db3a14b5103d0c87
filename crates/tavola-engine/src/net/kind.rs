//! The kinds of positions, each with its own net: plans differ more than one net of this size can hold.

use tavola_rules::Position;

use crate::features::{Layout, Masks};
use crate::simd::Level;

/// What kind of position it is; games that are over have none. The first that fits, in the order given here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The sides have passed each other.
    Race,
    /// They may still meet, and one side has begun to bear off or has five or more checkers on its ace and deuce points.
    Late,
    /// One side has four or more checkers in the other's home board or on the bar: back games, attacks, containment.
    Deep,
    /// One side has none there: it has only to come home past the other.
    Free,
    /// Both have one to three there: openings, holding games, prime against prime.
    Open,
}

impl Kind {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; 5] = [Self::Race, Self::Late, Self::Deep, Self::Free, Self::Open];

    /// The kind of a position that is not over.
    #[must_use]
    #[inline(always)]
    pub fn of(position: &Position) -> Self {
        Self::with_masks(position, &Masks::of(Level::PLAIN, position))
    }

    /// The same where the masks are known.
    #[inline(always)]
    pub(crate) fn with_masks(position: &Position, masks: &Masks) -> Self {
        if !masks.has_contact() {
            return Self::Race;
        }
        let counts = position.counts();
        let buried = own(counts[1]) + own(counts[2]);
        let their_buried = opposing(counts[24]) + opposing(counts[23]);
        if counts[26] > 0 || counts[27] < 0 || buried >= 5 || their_buried >= 5 {
            return Self::Late;
        }
        let (mut back, mut their_back) = (0, 0);
        for index in 0..7 {
            back += own(counts[19 + index]);
            their_back += opposing(counts[index]);
        }
        match (back.min(their_back), back.max(their_back)) {
            (_, 4..) => Self::Deep,
            (0, _) => Self::Free,
            _ => Self::Open,
        }
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
            Self::Late => "late",
            Self::Deep => "deep",
            Self::Free => "free",
            Self::Open => "open",
        }
    }

    /// The file of its net in a folder of nets.
    #[must_use]
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::Race => "race.net",
            Self::Late => "late.net",
            Self::Deep => "deep.net",
            Self::Free => "free.net",
            Self::Open => "open.net",
        }
    }

    /// The inputs its net looks at.
    #[must_use]
    pub const fn layout(self) -> Layout {
        match self {
            Self::Race => Layout::Race,
            _ => Layout::Contact,
        }
    }
}

#[inline(always)]
fn own(count: i8) -> i8 {
    count.max(0)
}

#[inline(always)]
fn opposing(count: i8) -> i8 {
    -count.min(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_open() {
        assert_eq!(Kind::of(&Position::START), Kind::Open);
        assert!(Kind::ALL.iter().enumerate().all(|(index, kind)| kind.index() == index));
    }
}
