//! The lot: chance that is committed before it is used and can be repeated afterwards by anybody.
//!
//! `docs/draw.md` has the exact bytes. A tournament's seed is 32 random bytes from outside; its commitment is published
//! before entries close. Each draw has a key of its own, made from the seed, the draw's name and words that the room
//! may add; the key is published with the draw, the seed when the tournament is over.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::Digest;

use crate::ids::{EntrantId, MatchId};

/// A tournament's secret from which all its draws are made. Opened when the tournament is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LotSeed(Digest);

impl std::fmt::Debug for LotSeed {
    /// Says nothing of the secret, so that no log can.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LotSeed(..)")
    }
}

impl LotSeed {
    /// The seed of these bytes, which must be random.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(Digest::new(bytes))
    }

    /// The seed as it is opened.
    #[must_use]
    pub const fn opened(self) -> Digest {
        self.0
    }

    /// What is published before anything is drawn.
    #[must_use]
    pub fn commitment(self) -> Digest {
        Digest::of_fields(&[b"tavola-lot-1/seed", self.0.bytes()])
    }

    /// The key of the draw named `draw` (`main`, `consolation 3`), with the words the room has added to it, if any.
    #[must_use]
    pub fn key(self, draw: &str, words: &str) -> DrawKey {
        DrawKey(Digest::of_fields(&[b"tavola-lot-1/draw", self.0.bytes(), draw.as_bytes(), words.as_bytes()]))
    }

    /// Checks that this seed is the committed one and that `key` is its key for the draw of that name and words.
    ///
    /// # Errors
    /// What does not fit.
    pub fn verify(self, commitment: Digest, draw: &str, words: &str, key: DrawKey) -> Result<(), LotFault> {
        if self.commitment() != commitment {
            return Err(LotFault::OtherSeed);
        }
        if self.key(draw, words) != key {
            return Err(LotFault::OtherKey);
        }
        Ok(())
    }
}

/// What makes one draw repeatable: published with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct DrawKey(Digest);

impl DrawKey {
    /// The key with that value, as it was published.
    #[must_use]
    pub const fn new(value: Digest) -> Self {
        Self(value)
    }

    /// The key's bytes.
    #[must_use]
    pub const fn value(self) -> Digest {
        self.0
    }

    /// The lot of this draw, from its beginning.
    #[must_use]
    pub fn lot(self) -> Lot {
        Lot(ChaCha20Rng::from_seed(*self.0.bytes()))
    }

    /// The entrants in drawn order: sorted by number, then shuffled.
    #[must_use]
    pub fn order(self, entrants: &[EntrantId]) -> Vec<EntrantId> {
        let mut order = entrants.to_vec();
        order.sort_unstable();
        self.lot().shuffle(&mut order);
        order
    }

    /// The same order, with those who share a club parted in their first match as far as others can change places with them.
    /// From the first of these matches on, the lower line changes places with one of those with whom neither match then has two of
    /// a club, sorted by place: the one at a number below their count, of the lot as it goes on after the shuffle.
    /// `meet` says who would meet in an order, by the places in it; `are_mates` who shares a club.
    #[must_use]
    pub fn order_apart(
        self,
        entrants: &[EntrantId],
        meet: impl Fn(&[EntrantId]) -> Vec<[usize; 2]>,
        are_mates: impl Fn(EntrantId, EntrantId) -> bool,
    ) -> Vec<EntrantId> {
        let mut order = entrants.to_vec();
        order.sort_unstable();
        let mut lot = self.lot();
        lot.shuffle(&mut order);
        let pairs = meet(&order);
        let mut other: Vec<Option<usize>> = vec![None; order.len()];
        for &[one, two] in &pairs {
            (other[one], other[two]) = (Some(two), Some(one));
        }
        let fits = |order: &[EntrantId], at: usize, who: EntrantId| {
            other[at].is_none_or(|beside| !are_mates(order[beside], who))
        };
        for &[upper, lower] in &pairs {
            if !are_mates(order[upper], order[lower]) {
                continue;
            }
            let changes = |at: &usize| {
                ![upper, lower].contains(at) && fits(&order, *at, order[lower]) && !are_mates(order[upper], order[*at])
            };
            let places: Vec<usize> = (0..order.len()).filter(changes).collect();
            if !places.is_empty() {
                order.swap(lower, places[lot.below(places.len())]);
            }
        }
        order
    }

    /// Whose direction the third match of a best of three has: 0 for the upper line, 1 for the lower (MAT-09).
    #[must_use]
    pub fn direction(self, of: MatchId) -> usize {
        let number = of.number().to_string();
        let digest = Digest::of_fields(&[b"tavola-lot-1/direction", self.0.bytes(), number.as_bytes()]);
        usize::from(digest.bytes()[0] & 1)
    }

    /// Checks that `drawn` is the order this key gives to its entrants.
    ///
    /// # Errors
    /// If it is another order.
    pub fn verify_order(self, drawn: &[EntrantId]) -> Result<(), LotFault> {
        if self.order(drawn) == drawn { Ok(()) } else { Err(LotFault::OtherOrder) }
    }
}

/// What is wrong with a draw that was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LotFault {
    /// The seed opened is not the one that was committed.
    #[error("the seed is not the committed one")]
    OtherSeed,
    /// The key is not made of that seed.
    #[error("the key of this draw is not made of the event's seed")]
    OtherKey,
    /// The order drawn is not what the key gives.
    #[error("the key gives another order")]
    OtherOrder,
}

/// A stream of numbers that a draw's key gives, always the same.
#[derive(Debug, Clone)]
pub struct Lot(ChaCha20Rng);

impl Lot {
    /// A number below `n`, each as likely; 0 if `n` is 0 or 1.
    pub fn below(&mut self, n: usize) -> usize {
        let Ok(n) = u32::try_from(n) else { return 0 };
        if n < 2 {
            return 0;
        }
        let fair = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let word = self.0.next_u32();
            if word <= fair {
                return (word % n) as usize;
            }
        }
    }

    /// A whole word of the stream.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Puts a list in drawn order: from its last member down to its second, each changes place with one drawn from
    /// the first up to itself.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    /// One of them, each as likely.
    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        let index = self.below(list.len());
        list.get(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrants(n: u32) -> Vec<EntrantId> {
        (1..=n).map(EntrantId::new).collect()
    }

    #[test]
    fn the_stream_is_chacha20_as_published() {
        // RFC 8439, A.1, test vector 1: key, nonce and counter zero.
        let mut lot = DrawKey::new(Digest::new([0; 32])).lot();
        assert_eq!([lot.word(), lot.word()], [0xade0_b876, 0x903d_f1a0]);
    }

    // rule: TRN-08
    #[test]
    fn the_draw_is_a_lot_that_anybody_can_repeat() {
        let seed = LotSeed::new([7; 32]);
        let commitment = seed.commitment();
        let key = seed.key("main", "");
        let drawn = key.order(&entrants(13));
        assert_eq!(seed.verify(commitment, "main", "", key), Ok(()));
        assert_eq!(key.verify_order(&drawn), Ok(()));
        let mut turned = drawn.clone();
        turned.swap(0, 1);
        assert_eq!(key.verify_order(&turned), Err(LotFault::OtherOrder));
        assert_eq!(seed.verify(commitment, "main", "the room's words", key), Err(LotFault::OtherKey));
        assert_eq!(LotSeed::new([8; 32]).verify(commitment, "main", "", key), Err(LotFault::OtherSeed));
    }

    #[test]
    fn the_draw_is_the_one_another_program_makes_from_the_paper() {
        // Made by a few lines of Python that follow docs/draw.md; the same example stands there.
        let seed = LotSeed::new([7; 32]);
        let commitment = "632f55e54a220d7d4542ddd4557b0a039cf540d4a1fc4b8de22e1ee3373cb0ba";
        assert_eq!(seed.commitment().to_string(), commitment);
        let key = seed.key("main", "");
        assert_eq!(key.value().to_string(), "8e0762807d8422109672ee507df3ad03164955b8ddd1c329df7cc2a8b1ddcb42");
        let drawn: Vec<_> = key.order(&entrants(13)).into_iter().map(EntrantId::number).collect();
        assert_eq!(drawn, [7, 5, 10, 12, 3, 1, 13, 2, 4, 11, 8, 6, 9]);
    }

    #[test]
    fn the_order_of_entry_does_not_change_the_draw() {
        let key = LotSeed::new([1; 32]).key("main", "");
        let mut turned = entrants(9);
        turned.reverse();
        assert_eq!(key.order(&entrants(9)), key.order(&turned));
    }

    #[test]
    fn every_order_of_three_is_as_likely() {
        let mut seen = std::collections::BTreeMap::<Vec<u32>, u32>::new();
        let mut lot = DrawKey::new(Digest::new([3; 32])).lot();
        for _ in 0..6000 {
            let mut list = vec![1, 2, 3];
            lot.shuffle(&mut list);
            *seen.entry(list).or_default() += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|&times| (880..1120).contains(&times)), "{seen:?}");
    }
}
