//! The positions the plays of a roll lead to, evaluated in one list for many rolls, after the pruning nets have taken out what is plainly bad.

use std::cell::RefCell;
use std::ops::Range;

use tavola_rules::{Position, Roll, legal_results};

use crate::eval_cache;
use crate::evaluator::Evaluator;
use crate::net::ClassValues;
use crate::outcomes::Outcomes;

/// Which plays of a roll the full nets evaluate, after the pruning nets have valued all of them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PruneLimit {
    /// At most so many.
    pub most: usize,
    /// Not further behind the best by the pruning nets than so much, in points of the cube.
    pub within: f32,
}

impl PruneLimit {
    /// All of them, without pruning.
    pub const ALL: Self = Self { most: usize::MAX, within: f32::INFINITY };
    /// For a play that is made: the best is hardly ever lost.
    pub const FOR_PLAY: Self = Self { most: 12, within: 0.4 };
    /// Within a search, where many plays stand for each other.
    pub const IN_SEARCH: Self = Self { most: 4, within: 0.12 };
    /// For what is learnt from (what pruning keeps losing it teaches), for the luck of contests, and for slow searches.
    pub const WIDE: Self = Self { most: 8, within: 0.25 };
    /// For the luck of a roll, which any fair measure does for.
    pub const FOR_LUCK: Self = Self { most: 1, within: 0.0 };
}

thread_local! {
    /// Working memory that waits to be used again: a search has as many in use as it is deep.
    static SPARE: RefCell<Vec<Replies>> = const { RefCell::new(Vec::new()) };
}

/// Lists of replies, seen by the opponent who is then on roll.
#[derive(Debug, Default)]
pub(crate) struct Replies {
    positions: Vec<Position>,
    outcomes: Vec<Outcomes>,
    results: Vec<Position>,
    worths: Vec<f32>,
    order: Vec<u32>,
}

impl Replies {
    /// Does `work` with empty lists.
    pub(crate) fn with<R>(work: impl FnOnce(&mut Self) -> R) -> R {
        let mut replies = SPARE.with_borrow_mut(Vec::pop).unwrap_or_default();
        replies.positions.clear();
        let result = work(&mut replies);
        SPARE.with_borrow_mut(|spare| spare.push(replies));
        result
    }

    /// Adds what the plays of `roll` lead to, as far as `limit` says, and says where they are; the position itself,
    /// turned round, where nothing can be moved. `values` is what games are worth to the opponent.
    pub(crate) fn add<E: Evaluator + ?Sized>(
        &mut self,
        evaluator: &E,
        (position, roll): (&Position, Roll),
        values: &ClassValues,
        limit: PruneLimit,
    ) -> Range<usize> {
        let begin = self.positions.len();
        self.results.clear();
        legal_results(position, roll, &mut self.results);
        if self.results.is_empty() {
            self.results.push(*position);
        }
        self.results.iter_mut().for_each(|result| *result = result.flipped());
        if self.results.len() <= limit.most && limit.within.is_infinite() || self.results.len() <= 1 {
            self.positions.extend_from_slice(&self.results);
        } else {
            self.worths.resize(self.results.len().max(self.worths.len()), 0.0);
            match evaluator.prune_values(&self.results, &in_points(values), &mut self.worths) {
                Some(()) => self.prune(limit),
                None => self.positions.extend_from_slice(&self.results),
            }
        }
        begin..self.positions.len()
    }

    /// Takes over the results that survive pruning, in the order they came.
    fn prune(&mut self, limit: PruneLimit) {
        let worths = &self.worths[..self.results.len()];
        let best = worths.iter().copied().fold(f32::INFINITY, f32::min);
        let bound = best + limit.within;
        self.order.clear();
        self.order.extend((0..worths.len() as u32).filter(|&index| worths[index as usize] <= bound));
        if self.order.len() > limit.most {
            self.order.select_nth_unstable_by(limit.most - 1, |&a, &b| {
                worths[a as usize].total_cmp(&worths[b as usize]).then(a.cmp(&b))
            });
            self.order.truncate(limit.most);
            self.order.sort_unstable();
        }
        self.positions.extend(self.order.iter().map(|&index| self.results[index as usize]));
    }

    /// Judges all that has been added.
    pub(crate) fn judge<E: Evaluator + ?Sized>(&mut self, evaluator: &E) {
        self.outcomes.resize(self.positions.len().max(self.outcomes.len()), Outcomes::default());
        evaluator.evaluate(&self.positions, &mut self.outcomes[..self.positions.len()]);
    }

    /// The same for a search: what this thread has judged lately is remembered.
    pub(crate) fn judge_in_search<E: Evaluator + ?Sized>(&mut self, evaluator: &E) {
        self.outcomes.resize(self.positions.len().max(self.outcomes.len()), Outcomes::default());
        eval_cache::evaluate(evaluator, &self.positions, &mut self.outcomes);
    }

    /// The best of a list for the player who has rolled: what is worth least to their opponent.
    pub(crate) fn best(&self, list: Range<usize>, worth: impl Fn(&Outcomes) -> f32) -> (Position, Outcomes) {
        let begin = list.start;
        let (mut best, mut least) = (begin, f32::INFINITY);
        for (index, outcomes) in self.outcomes[list].iter().enumerate() {
            let worth = worth(outcomes);
            if worth < least {
                (best, least) = (begin + index, worth);
            }
        }
        (self.positions[best], self.outcomes[best])
    }

    /// A list as it is.
    pub(crate) fn of(&self, list: Range<usize>) -> impl Iterator<Item = (&Position, &Outcomes)> {
        self.positions[list.clone()].iter().zip(&self.outcomes[list])
    }

    /// For each roll in the order of [`Roll::all`] where its replies are, all judged.
    pub(crate) fn of_all_rolls<E: Evaluator + ?Sized>(
        &mut self,
        evaluator: &E,
        position: &Position,
        values: &ClassValues,
        limit: PruneLimit,
    ) -> [Range<usize>; ROLLS] {
        let mut lists = [const { 0..0 }; ROLLS];
        for (list, roll) in lists.iter_mut().zip(Roll::all()) {
            *list = self.add(evaluator, (position, roll), values, limit);
        }
        self.judge_in_search(evaluator);
        lists
    }
}

/// The same values where a single game won is 1 and one lost is -1, whatever they count: the pruning nets' chances do not
/// quite sum to 1, and by how much they miss it must not weigh more in a long match, where a game counts little.
fn in_points(values: &ClassValues) -> ClassValues {
    let (middle, point) = ((values[0] + values[3]) / 2.0, (values[0] - values[3]) / 2.0);
    if point > 0.0 { values.map(|value| (value - middle) / point) } else { *values }
}

/// How many rolls there are, the order of the dice left aside.
pub const ROLLS: usize = 21;

/// Points without a cube.
pub(crate) const POINTS: ClassValues = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Nets;

    #[test]
    fn what_is_kept_is_a_part_of_all_and_holds_the_best_of_the_start() {
        let nets = Nets::built_in();
        for roll in Roll::all() {
            let best = |limit: PruneLimit| {
                Replies::with(|replies| {
                    let list = replies.add(nets, (&Position::START, roll), &POINTS, limit);
                    replies.judge(nets);
                    assert!(!list.is_empty() && list.len() <= limit.most);
                    replies.best(list, |outcomes| outcomes.cubeless().value())
                })
            };
            assert_eq!(best(PruneLimit::ALL).0, best(PruneLimit::FOR_PLAY).0, "{roll}");
        }
    }

    #[test]
    fn what_is_kept_does_not_depend_on_how_much_a_game_counts() {
        let nets = Nets::built_in();
        // To 25 points a game won is about 3 % of the match.
        let of_a_long_match = POINTS.map(|points| 0.5 + 0.0312 * points);
        let mut position = Position::START;
        for step in 0..60 {
            let kept = |values: &ClassValues, roll| {
                Replies::with(|replies| {
                    let list = replies.add(nets, (&position, roll), values, PruneLimit::IN_SEARCH);
                    replies.positions[list].to_vec()
                })
            };
            for roll in Roll::all() {
                assert_eq!(kept(&POINTS, roll), kept(&of_a_long_match, roll), "step {step}, {roll}");
            }
            let roll = Roll::all().nth(step * 5 % 21).expect("there are 21");
            position = kept(&POINTS, roll)[0];
        }
    }
}
