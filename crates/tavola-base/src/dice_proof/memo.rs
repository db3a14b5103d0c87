//! Chains whose seed the house has, remembered at some of their links, so that a roll takes one hash and not 4,096.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use tavola_rules::Side;

use super::{ChainContext, ChainLength, Digest, MatchNumber, RollNumber};

/// The distance between two links that are remembered.
const DISTANCE: u32 = 64;
/// So many chains are remembered for a table: both seats' of its match and of the one before.
const CHAINS: usize = 4;

/// What has been computed of the chains of one table. It is a memory of a pure function: it changes no answer.
#[derive(Clone, Default)]
pub struct ChainMemo(Arc<Mutex<Vec<Remembered>>>);

/// One chain.
struct Remembered {
    of: MatchNumber,
    side: Side,
    seed: Digest,
    length: ChainLength,
    /// The seed, and then every 64th link towards the end.
    marks: Vec<Digest>,
    /// The links from one of the marks to the next, and which: the next roll's is the one before the last roll's.
    block: (u32, Vec<Digest>),
}

impl Remembered {
    fn new(chain: &ChainContext<'_>, seed: Digest, length: ChainLength) -> Self {
        let next = |mark: &Digest| Some(chain.steps(*mark, DISTANCE));
        let marks = std::iter::successors(Some(seed), next).take((length.links() / DISTANCE) as usize + 1).collect();
        Self { of: chain.of, side: chain.side, seed, length, marks, block: (0, Vec::new()) }
    }

    /// The seed after so many steps, at most the chain's length.
    fn after(&mut self, chain: &ChainContext<'_>, times: u32) -> Digest {
        let (block, place) = (times / DISTANCE, (times % DISTANCE) as usize);
        if self.block.0 != block || self.block.1.is_empty() {
            let mark = self.marks.get(block as usize).copied();
            let next = |link: &Digest| Some(chain.steps(*link, 1));
            self.block = (block, std::iter::successors(mark, next).take(DISTANCE as usize).collect());
        }
        self.block.1.get(place).copied().unwrap_or_else(|| chain.steps(self.seed, times))
    }
}

impl fmt::Debug for ChainMemo {
    /// Says nothing of the chains, so that no log can.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChainMemo(..)")
    }
}

impl PartialEq for ChainMemo {
    /// What is remembered makes no difference.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for ChainMemo {}

impl ChainMemo {
    /// The end of the chain that begins with `seed`, as [`ChainContext::anchor`] has it.
    pub(super) fn anchor(&self, chain: &ChainContext<'_>, seed: Digest, length: ChainLength) -> Digest {
        self.after(chain, (seed, length), length.links())
    }

    /// The link of that roll, as [`ChainContext::link`] has it.
    pub(super) fn link(
        &self,
        chain: &ChainContext<'_>,
        seed: Digest,
        length: ChainLength,
        number: RollNumber,
    ) -> Option<Digest> {
        let times = length.links().checked_sub(number.number())?;
        Some(self.after(chain, (seed, length), times))
    }

    /// The seed after so many steps, at most the chain's length.
    fn after(&self, chain: &ChainContext<'_>, (seed, length): (Digest, ChainLength), times: u32) -> Digest {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |one: &Remembered| (one.of, one.side, one.seed, one.length) == (chain.of, chain.side, seed, length);
        if !known.iter().any(same) {
            if known.len() == CHAINS {
                known.remove(0);
            }
            known.push(Remembered::new(chain, seed, length));
        }
        let remembered = known.iter_mut().find(|one| same(one));
        remembered.map_or_else(|| chain.steps(seed, times), |one| one.after(chain, times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn every_link_is_the_one_that_is_computed_anew() {
        let table = TableId::new("t");
        let memo = ChainMemo::default();
        for (side, of) in [(Side::White, 1), (Side::Black, 1), (Side::White, 2), (Side::Black, 2), (Side::White, 3)] {
            let chain = ChainContext { table: &table, of: MatchNumber::new(of), side };
            let seed = Digest::new([of as u8; 32]);
            for links in [1, 63, 64, 65, 200] {
                let length = ChainLength::new(links).expect("a sound length");
                assert_eq!(memo.anchor(&chain, seed, length), chain.anchor(seed, length));
                for number in (0..=links + 1).map(RollNumber::new) {
                    let anew = chain.link(seed, length, number);
                    assert_eq!(memo.link(&chain, seed, length, number), anew, "{links} {number:?}");
                }
            }
        }
        let kept = memo.0.lock().expect("nobody else holds it").len();
        assert_eq!(kept, CHAINS);
    }
}
