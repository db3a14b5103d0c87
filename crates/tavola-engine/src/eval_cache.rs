//! The evaluation cache: a search whose lines meet again evaluates a position once.
//!
//! The candidates of a search and the rolls of a rollout come to the same positions by different ways: of the positions
//! a 2-ply search judges four in ten are repeats. One table a thread, overwritten in place; the answers are the
//! evaluator's own, so nothing depends on what is remembered.

use std::cell::RefCell;

use tavola_rules::Position;

use crate::evaluator::Evaluator;
use crate::outcomes::Outcomes;

/// Positions remembered: 2 to this power.
const BITS: u32 = 13;

/// A position with what was said of it.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct Entry {
    position: Position,
    outcomes: Outcomes,
    /// Of the evaluator, plus one; 0 where nothing is remembered.
    owner: u64,
}

/// The memory of a thread and its desk.
#[derive(Debug, Default)]
struct EvalCache {
    entries: Vec<Entry>,
    strangers: Vec<Position>,
    /// Where the strangers stand in the list.
    places: Vec<u32>,
    outcomes: Vec<Outcomes>,
}

thread_local! {
    static CACHE: RefCell<EvalCache> = const {
        RefCell::new(EvalCache { entries: Vec::new(), strangers: Vec::new(), places: Vec::new(), outcomes: Vec::new() })
    };
}

/// As [`Evaluator::evaluate`], but what this thread knows already is not asked again.
///
/// # Panics
/// If `out` is shorter than `positions`.
pub(crate) fn evaluate<E: Evaluator + ?Sized>(evaluator: &E, positions: &[Position], out: &mut [Outcomes]) {
    let Some(identity) = evaluator.identity() else { return evaluator.evaluate(positions, out) };
    CACHE.with_borrow_mut(|cache| cache.evaluate(evaluator, identity.wrapping_add(1), positions, out));
}

impl EvalCache {
    fn evaluate<E: Evaluator + ?Sized>(
        &mut self,
        evaluator: &E,
        owner: u64,
        positions: &[Position],
        out: &mut [Outcomes],
    ) {
        let out = &mut out[..positions.len()];
        let nobody = Entry { position: Position::START, outcomes: Outcomes::default(), owner: 0 };
        self.entries.resize(1 << BITS, nobody);
        self.strangers.clear();
        self.places.clear();
        for ((place, position), out) in (0..).zip(positions).zip(&mut *out) {
            let entry = &self.entries[home(position)];
            if entry.owner == owner && entry.position == *position {
                *out = entry.outcomes;
            } else {
                self.strangers.push(*position);
                self.places.push(place);
            }
        }
        self.outcomes.resize(self.strangers.len().max(self.outcomes.len()), Outcomes::default());
        evaluator.evaluate(&self.strangers, &mut self.outcomes[..self.strangers.len()]);
        for ((position, &outcomes), &place) in self.strangers.iter().zip(&self.outcomes).zip(&self.places) {
            out[place as usize] = outcomes;
            self.entries[home(position)] = Entry { position: *position, outcomes, owner };
        }
    }
}

/// Where a position is remembered.
fn home(position: &Position) -> usize {
    let words =
        position.counts().as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(bytes.map(i8::cast_unsigned)));
    let mixed =
        words.zip(MIXERS).fold(0_u64, |sum, (word, mixer)| sum.wrapping_add((word ^ word >> 32).wrapping_mul(mixer)));
    (mixed.wrapping_mul(MIXERS[0]) >> (u64::BITS - BITS)) as usize
}

/// Odd numbers without a pattern: fractions of the golden ratio and of roots.
const MIXERS: [u64; 4] = [0x9E37_79B9_7F4A_7C15, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1];

#[cfg(test)]
mod tests {
    use tavola_rules::{Roll, legal_results};

    use super::*;
    use crate::evaluator::WithTables;
    use crate::net::Nets;

    fn of_the_start() -> Vec<Position> {
        let mut results = Vec::new();
        Roll::all().for_each(|roll| legal_results(&Position::START, roll, &mut results));
        results.iter().map(Position::flipped).collect()
    }

    #[test]
    fn who_is_asked_again_says_the_same() {
        let (nets, positions) = (Nets::built_in(), of_the_start());
        let mut wanted = vec![Outcomes::default(); positions.len()];
        nets.evaluate(&positions, &mut wanted);
        for part in [&positions[..40], &positions, &positions[17..], &positions] {
            let mut found = vec![Outcomes::default(); part.len()];
            evaluate(nets, part, &mut found);
            let from = if part.len() == positions.len() || part.len() == 40 { 0 } else { 17 };
            assert_eq!(found, wanted[from..][..part.len()]);
        }
    }

    #[test]
    fn two_judges_are_not_taken_for_each_other() {
        let nets = Nets::built_in();
        let tables = WithTables::new(nets.clone());
        assert_ne!(nets.identity(), tables.identity());
    }

    #[test]
    fn positions_are_spread_over_the_table() {
        let mut homes: Vec<usize> = of_the_start().iter().map(home).collect();
        let mut positions = of_the_start();
        positions.sort_unstable();
        positions.dedup();
        homes.sort_unstable();
        homes.dedup();
        assert!(homes.len() * 10 > positions.len() * 9, "{} of {}", homes.len(), positions.len());
    }
}
