//! A seat's hash chain: its end is committed, its links are opened backwards, one a roll.

use serde::{Deserialize, Serialize};
use tavola_rules::Side;

use super::digest::{Hashed, side_name};
use super::{Digest, MatchNumber, RollNumber};
use crate::TableId;

/// How many links a chain has: 1 to 65,536. Rolls beyond them use the published default. New chains have at most
/// [`ChainLength::USUAL`]; longer ones stand in older records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u32", into = "u32")]
pub struct ChainLength(u32);

impl ChainLength {
    /// Enough for the longest matches: 4,096 rolls.
    pub const USUAL: Self = Self(4096);

    /// The length of so many links, or `None` outside 1 to 65,536.
    #[must_use]
    pub const fn new(links: u32) -> Option<Self> {
        match links {
            1..=65_536 => Some(Self(links)),
            _ => None,
        }
    }

    /// How many links.
    #[must_use]
    pub const fn links(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for ChainLength {
    type Error = &'static str;

    fn try_from(links: u32) -> Result<Self, Self::Error> {
        Self::new(links).ok_or("a chain has 1 to 4,096 links")
    }
}

impl From<ChainLength> for u32 {
    fn from(length: ChainLength) -> Self {
        length.0
    }
}

/// Whose chain it is; every link is bound to it, so no chain can be used anywhere else or by anybody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChainContext<'a> {
    /// The table.
    pub table: &'a TableId,
    /// The match.
    pub of: MatchNumber,
    /// The seat.
    pub side: Side,
}

impl ChainContext<'_> {
    /// The link opened before `link`: one hash towards the anchor.
    #[must_use]
    pub fn step(&self, link: Digest) -> Digest {
        self.steps(link, 1)
    }

    pub(super) fn steps(&self, link: Digest, times: u32) -> Digest {
        // What all steps begin with is hashed once: a third less for a chain of thousands.
        let begun = Hashed::of(&[
            b"tavola-dice-1/link",
            self.table.as_str().as_bytes(),
            &self.of.number().to_be_bytes(),
            side_name(self.side).as_bytes(),
        ]);
        (0..times).fold(link, |link, _| begun.clone().and(link.bytes()).digest())
    }

    /// The end of the chain that begins with `seed`: what is committed.
    #[must_use]
    pub fn anchor(&self, seed: Digest, length: ChainLength) -> Digest {
        self.steps(seed, length.0)
    }

    /// The link of that roll, or `None` beyond the chain.
    #[must_use]
    pub fn link(&self, seed: Digest, length: ChainLength, number: RollNumber) -> Option<Digest> {
        length.0.checked_sub(number.number()).map(|times| self.steps(seed, times))
    }

    /// The published default for a link that is not opened in time: a value anybody can compute.
    #[must_use]
    pub fn default_link(&self, number: RollNumber) -> Digest {
        Digest::of_fields(&[
            b"tavola-dice-1/default",
            self.table.as_str().as_bytes(),
            &self.of.number().to_be_bytes(),
            side_name(self.side).as_bytes(),
            &number.number().to_be_bytes(),
        ])
    }
}

/// How much of a chain is open: the anchor at first, then the latest true link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OpenedLinks {
    length: ChainLength,
    number: RollNumber,
    link: Digest,
}

/// A link that does not belong to the chain committed, or not to that roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LinkMismatch {
    /// The chain has no such link.
    #[error("the chain has {} links", .0.links())]
    BeyondChain(ChainLength),
    /// That link or a later one has been opened before.
    #[error("the link of this roll has been opened before")]
    OpenedBefore,
    /// Hashing it does not lead to what was committed.
    #[error("the link does not lead to the chain's committed end")]
    NotInChain,
}

impl OpenedLinks {
    /// Nothing opened yet but the anchor.
    #[must_use]
    pub const fn committed(anchor: Digest, length: ChainLength) -> Self {
        Self { length, number: RollNumber::new(0), link: anchor }
    }

    /// The roll whose link was the last to be opened; 0 before the first.
    #[must_use]
    pub const fn number(&self) -> RollNumber {
        self.number
    }

    /// This with the link of roll `number` opened.
    ///
    /// # Errors
    /// Why the link cannot be that one.
    pub fn opened(&self, chain: &ChainContext<'_>, number: RollNumber, link: Digest) -> Result<Self, LinkMismatch> {
        if number.number() > self.length.0 {
            return Err(LinkMismatch::BeyondChain(self.length));
        }
        let ahead = number.number().checked_sub(self.number.number()).filter(|&ahead| ahead > 0);
        let ahead = ahead.ok_or(LinkMismatch::OpenedBefore)?;
        if chain.steps(link, ahead) == self.link {
            Ok(Self { number, link, ..*self })
        } else {
            Err(LinkMismatch::NotInChain)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_open_one_by_one_and_after_gaps_but_never_backwards() {
        let table = TableId::new("t");
        let chain = ChainContext { table: &table, of: MatchNumber::FIRST, side: Side::White };
        let (seed, length) = (Digest::new([7; 32]), ChainLength::new(50).unwrap());
        let link = |n| chain.link(seed, length, RollNumber::new(n)).unwrap();
        let open = |links: OpenedLinks, n, link| links.opened(&chain, RollNumber::new(n), link);
        let links = OpenedLinks::committed(chain.anchor(seed, length), length);
        let first = open(links, 1, link(1)).unwrap();
        let fifth = open(first, 5, link(5)).unwrap();
        assert_eq!(open(fifth, 5, link(5)), Err(LinkMismatch::OpenedBefore));
        assert_eq!(open(fifth, 3, link(3)), Err(LinkMismatch::OpenedBefore));
        assert_eq!(open(fifth, 6, link(7)), Err(LinkMismatch::NotInChain));
        assert_eq!(open(fifth, 51, seed), Err(LinkMismatch::BeyondChain(length)));
        assert!(open(fifth, 50, seed).is_ok());
    }

    #[test]
    fn a_chain_is_good_for_one_seat_of_one_match_only() {
        let table = TableId::new("t");
        let white = ChainContext { table: &table, of: MatchNumber::FIRST, side: Side::White };
        let black = ChainContext { side: Side::Black, ..white };
        let rematch = ChainContext { of: MatchNumber::FIRST.next(), ..white };
        let (seed, length) = (Digest::new([7; 32]), ChainLength::new(10).unwrap());
        let copied = OpenedLinks::committed(white.anchor(seed, length), length);
        let link = white.link(seed, length, RollNumber::new(1)).unwrap();
        for other in [black, rematch] {
            assert_eq!(copied.opened(&other, RollNumber::new(1), link), Err(LinkMismatch::NotInChain));
        }
    }
}
