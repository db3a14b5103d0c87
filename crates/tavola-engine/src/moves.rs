//! Ranking the plays of a roll: all of them by static evaluation, the best again and again with more rolls ahead.

use rayon::prelude::*;
use tavola_rules::{LegalPlay, Play, Position, Roll, legal_play_to, legal_plays};

use crate::analysis::Loss;
use crate::cubeful::{CubeGame, CubeLookahead, CubeState, CubefulValue, Efficiencies, Plies};
use crate::equity::CubefulEquity;
use crate::evaluator::Evaluator;
use crate::outcomes::Outcomes;
use crate::replies::{PruneLimit, Replies};
use crate::search::Search;
use crate::stakes::CubeHolder;

/// A legal play with what it is worth to the player who makes it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankedPlay {
    /// The steps.
    pub play: Play,
    /// The position after it, the opponent on roll.
    pub next: Position,
    /// What comes of it, seen by the player who makes the play, from the deepest look it was given.
    pub outcomes: Outcomes,
    /// Its worth with the cube, in units of the cube, from the same look.
    pub equity: CubefulEquity,
    /// The same without looking ahead: what plays of different depth are compared by.
    pub at_sight: CubefulEquity,
    /// How deep that was.
    pub plies: Plies,
}

impl RankedPlay {
    /// What it loses against the best, both by looks of the same depth: by their own if these are as deep, else at sight.
    #[must_use]
    pub fn loss_against(&self, best: &Self) -> Loss {
        if self.plies == best.plies {
            Loss::of(best.equity, self.equity)
        } else {
            Loss::of(best.at_sight, self.at_sight)
        }
    }
}

/// Which plays are looked at more deeply: those near enough to the best so far, but not too many.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CandidateFilter {
    /// At most so many.
    pub most: usize,
    /// Not further behind than so much, in units of the cube.
    pub within: CubefulEquity,
}

impl CandidateFilter {
    /// A filter that rarely loses the best play: eight plays within 0.16.
    pub const USUAL: Self = Self { most: 8, within: CubefulEquity(0.16) };

    /// The filter before a look of `plies`: half as wide for each ply beyond the first, but never for less than two.
    fn deeper(self, plies: u8) -> Self {
        let halvings = u32::from(plies.saturating_sub(1)).min(8);
        let share = 1.0 / f32::from(1_u16 << halvings);
        Self { most: (self.most >> halvings).max(2), within: CubefulEquity(self.within.value() * share) }
    }

    /// How many of `plays`, best first, pass.
    fn passing(self, plays: &[RankedPlay]) -> usize {
        let Some(best) = plays.first() else { return 0 };
        let floor = best.equity.value() - self.within.value();
        plays.iter().take(self.most).take_while(|play| play.equity.value() >= floor).count()
    }
}

/// Whether a search still has time; asked by whichever thread searches.
pub type MayGoOn<'a> = &'a (dyn Fn() -> bool + Sync);

/// Ranks plays with an evaluator; looks of two plies or more go to the threads of the current pool.
#[derive(Debug, Clone, Copy)]
pub struct PlayRanking<E> {
    evaluator: E,
    efficiencies: Efficiencies,
    filter: CandidateFilter,
    limit: PruneLimit,
}

impl<E: Evaluator> PlayRanking<E> {
    /// Ranks by `evaluator`, cubes being as efficient as said, deeper looks going to plays that pass `filter`.
    pub const fn new(evaluator: E, efficiencies: Efficiencies, filter: CandidateFilter) -> Self {
        Self { evaluator, efficiencies, filter, limit: PruneLimit::IN_SEARCH }
    }

    /// The same, judging as many plays of each roll within the search as `limit` says.
    #[must_use]
    pub fn with_prune_limit(self, limit: PruneLimit) -> Self {
        Self { limit, ..self }
    }

    /// All plays of `roll`, best first, those that passed the filter looked at with `plies`; empty if nothing can be
    /// moved.
    #[must_use]
    pub fn ranked(&self, position: &Position, roll: Roll, game: &CubeGame, plies: Plies) -> Vec<RankedPlay> {
        let mut plays = self.ranked_statically(position, roll, game);
        self.deepen(&mut plays, game, plies, &|| true);
        plays
    }

    /// The same, the best `deep` of them and the one that leads to `also` looked at with `plies` too, whatever the filter
    /// says; what was looked at so deeply comes first.
    #[must_use]
    pub fn ranked_looking_at(
        &self,
        (position, roll): (&Position, Roll),
        game: &CubeGame,
        plies: Plies,
        deep: usize,
        also: Option<&Position>,
    ) -> Vec<RankedPlay> {
        let mut plays = self.ranked(position, roll, game, plies);
        if plays.len() < 2 {
            return plays;
        }
        let is_due = |(index, play): (usize, &RankedPlay)| index < deep || Some(&play.next) == also;
        let due: Vec<usize> = plays
            .iter()
            .enumerate()
            .filter(|&(index, play)| play.plies < plies && is_due((index, play)))
            .map(|(index, _)| index)
            .collect();
        for index in due {
            self.look_deeper(&mut plays[index..=index], game, plies, &|| true);
        }
        plays.sort_by(|a, b| b.plies.cmp(&a.plies).then(b.equity.value().total_cmp(&a.equity.value())));
        plays
    }

    /// The best play of `roll`, chosen with `plies` from those that `limit` leaves; `None` if nothing can be moved.
    #[must_use]
    pub fn best(
        &self,
        (position, roll): (&Position, Roll),
        game: &CubeGame,
        plies: Plies,
        limit: PruneLimit,
    ) -> Option<RankedPlay> {
        let others = game.flipped();
        let values = others.class_values(others.cube());
        let rank = |(next, outcomes): (&Position, &Outcomes)| self.rank(Play::NONE, *next, *outcomes, game, &others);
        let mut plays: Vec<RankedPlay> = Replies::with(|replies| {
            let list = replies.add(&self.evaluator, (position, roll), &values, limit);
            replies.judge(&self.evaluator);
            replies.of(list).map(rank).collect()
        });
        if plies > Plies::ZERO {
            best_first(&mut plays);
            self.deepen(&mut plays, game, plies, &|| true);
        }
        let best = plays.into_iter().reduce(|best, play| if play.equity > best.equity { play } else { best })?;
        let play = legal_play_to(position, roll, &best.next.flipped())?;
        Some(RankedPlay { play, ..best })
    }

    /// The best play of `roll` as `search` finds it while `may_go_on`. Where time runs out in the middle of a depth, the plays
    /// it has reached (the best so far is the first of them) decide; without any time it is the best at sight. `None` if
    /// nothing can be moved.
    #[must_use]
    pub fn best_by(
        &self,
        (position, roll): (&Position, Roll),
        game: &CubeGame,
        search: &Search,
        may_go_on: MayGoOn<'_>,
    ) -> Option<RankedPlay> {
        let ranking =
            PlayRanking::new(&self.evaluator, self.efficiencies, search.filter).with_prune_limit(search.width);
        let mut plays = ranking.ranked_statically(position, roll, game);
        let was_finished = ranking.deepen(&mut plays, game, search.plies, may_go_on);
        if let (true, Some(rollouts)) = (was_finished, &search.rollouts) {
            rollouts.decide(&self.evaluator, self.efficiencies, &mut plays, game, may_go_on);
        }
        plays.into_iter().next()
    }

    /// Looks deeper and deeper at the best of `plays`, which stand in order, while `may_go_on`; whether it came to the end.
    fn deepen(&self, plays: &mut [RankedPlay], game: &CubeGame, plies: Plies, may_go_on: MayGoOn<'_>) -> bool {
        for depth in 1..=plies.0 {
            let kept = self.filter.deeper(depth).passing(plays);
            if kept <= 1 {
                break;
            }
            let reached = self.look_deeper(&mut plays[..kept], game, Plies(depth), may_go_on);
            best_first(&mut plays[..reached]);
            if reached < kept {
                return false;
            }
        }
        true
    }

    fn rank(&self, play: Play, next: Position, outcomes: Outcomes, game: &CubeGame, others: &CubeGame) -> RankedPlay {
        let cube = others.cube();
        let worth = match cube.owner {
            CubeHolder::Nobody => others.without_cube(&outcomes, cube),
            _ => others.worth(&outcomes, cube, self.efficiencies.of(&next, others).of(cube.owner)),
        };
        let equity = own_equity(game, others, worth);
        RankedPlay { play, next, outcomes: outcomes.flipped(), equity, at_sight: equity, plies: Plies::ZERO }
    }

    fn ranked_statically(&self, position: &Position, roll: Roll, game: &CubeGame) -> Vec<RankedPlay> {
        let legal = legal_plays(position, roll);
        let replies: Vec<Position> = legal.iter().map(|legal| legal.result.flipped()).collect();
        let mut outcomes = vec![Outcomes::default(); replies.len()];
        self.evaluator.evaluate(&replies, &mut outcomes);
        let others = game.flipped();
        let rank = |((LegalPlay { play, .. }, next), outcomes): ((LegalPlay, Position), Outcomes)| {
            self.rank(play, next, outcomes, game, &others)
        };
        let mut plays: Vec<RankedPlay> = legal.into_iter().zip(replies).zip(outcomes).map(rank).collect();
        best_first(&mut plays);
        plays
    }

    /// Looks at each of `plays` while `may_go_on`: at how many of the first.
    fn look_deeper(&self, plays: &mut [RankedPlay], game: &CubeGame, plies: Plies, may_go_on: MayGoOn<'_>) -> usize {
        let lookahead = CubeLookahead::new(&self.evaluator, self.efficiencies).with_prune_limit(self.limit);
        let others = game.flipped();
        let look = |play: &mut RankedPlay| {
            if !may_go_on() {
                return false;
            }
            let (worths, outcomes) = lookahead.decided(&play.next, &others, &[others.cube()], plies);
            play.equity = own_equity(game, &others, worths[0]);
            play.outcomes = outcomes.flipped();
            play.plies = plies;
            true
        };
        // One look of a single ply is over before a thread wakes.
        let looked: Vec<bool> = if plies > Plies(1) {
            plays.par_iter_mut().map(look).collect()
        } else {
            plays.iter_mut().map(look).collect()
        };
        looked.into_iter().take_while(|looked| *looked).count()
    }
}

/// Puts plays in order by their equities, the best first.
pub(crate) fn best_first(plays: &mut [RankedPlay]) {
    plays.sort_by(|a, b| b.equity.value().total_cmp(&a.equity.value()));
}

pub(crate) fn own_equity(game: &CubeGame, others: &CubeGame, worth: CubefulValue) -> CubefulEquity {
    let cube: CubeState = game.cube();
    game.normalised(others.others_worth(worth), cube)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::heuristic::RulesOfThumb;
    use crate::net::Nets;
    use crate::stakes::Stakes;

    #[test]
    fn a_play_is_found_at_once_and_with_time_the_one_a_whole_search_finds() {
        let ranking = PlayRanking::new(Nets::built_in(), Efficiencies::PUBLISHED, CandidateFilter::USUAL);
        let game = CubeGame::new(&Stakes::MONEY);
        for roll in Roll::all() {
            let found = |plies: u8, may_go_on: MayGoOn<'_>| {
                let search = Search::ahead(Plies(plies));
                ranking.best_by((&Position::START, roll), &game, &search, may_go_on).unwrap()
            };
            let whole = |plies| ranking.ranked(&Position::START, roll, &game, plies)[0];
            assert_eq!(found(2, &|| false), whole(Plies(0)), "{roll}");
            assert_eq!(found(1, &|| true), whole(Plies(1)), "{roll}");
            assert_eq!(found(2, &|| true), whole(Plies(2)), "{roll}");
            let asked = AtomicU32::new(0);
            let broken_off = found(2, &|| asked.fetch_add(1, Ordering::Relaxed) < 3);
            assert!(broken_off.plies >= Plies(1) || whole(Plies(1)).plies == Plies(0), "{roll}");
        }
    }

    #[test]
    fn the_best_play_comes_first_and_the_rest_in_order() {
        let ranking = PlayRanking::new(RulesOfThumb, Efficiencies::PUBLISHED, CandidateFilter::USUAL);
        let game = CubeGame::new(&Stakes::MONEY);
        let roll: Roll = "31".parse().unwrap();
        for plies in [Plies(0), Plies(1)] {
            let plays = ranking.ranked(&Position::START, roll, &game, plies);
            assert_eq!(plays.len(), legal_plays(&Position::START, roll).len());
            let looked: Vec<&RankedPlay> = plays.iter().filter(|play| play.plies == plies).collect();
            assert!(looked.windows(2).all(|pair| pair[0].equity >= pair[1].equity));
        }
    }

    #[test]
    fn the_best_play_by_itself_is_the_first_of_all() {
        let ranking = PlayRanking::new(&**Nets::built_in(), Efficiencies::PUBLISHED, CandidateFilter::USUAL);
        let game = CubeGame::new(&Stakes::MONEY);
        for roll in Roll::all() {
            for plies in [Plies(0), Plies(1)] {
                let best = ranking.best((&Position::START, roll), &game, plies, PruneLimit::FOR_PLAY);
                let first = ranking.ranked(&Position::START, roll, &game, plies)[0];
                assert_eq!(best.map(|best| best.play), Some(first.play), "{roll} {plies:?}");
            }
        }
    }

    #[test]
    fn who_cannot_move_has_no_plays_to_rank() {
        let home = crate::bearoff::HomeBoard::new([2, 2, 2, 2, 2, 2]).unwrap();
        let mut points = [0; 24];
        for (point, &checkers) in home.counts().iter().enumerate() {
            points[point] = checkers as i8;
        }
        let bar = tavola_rules::BySide { white: 0, black: 1 };
        let board = tavola_rules::Setup::with_the_rest_off(points, bar).board().unwrap();
        let position = board.seen_by(tavola_rules::Side::Black);
        let ranking = PlayRanking::new(RulesOfThumb, Efficiencies::PUBLISHED, CandidateFilter::USUAL);
        let game = CubeGame::new(&Stakes::MONEY);
        assert!(ranking.ranked(&position, "63".parse().unwrap(), &game, Plies(1)).is_empty());
    }
}
