//! How many rolls one side needs to bear off, for every position of 15 checkers on six points.

use tavola_rules::{CHECKERS, Die, Roll};

use super::home::HomeBoard;
use crate::outcomes::Outcomes;

/// No game of bearing off lasts longer: 15 checkers on the six point are 90 pips, and the smallest roll takes 3.
const LONGEST: usize = 32;

/// Chances too small to matter are left out of the table.
const NEGLIGIBLE: f32 = 1e-12;

/// For each position the chances to be off in 1, 2, 3 … rolls if played to be off soonest on average; for 15 checkers
/// also the chances to have taken the first one off.
#[derive(Debug)]
pub struct OneSided {
    all: Distributions,
    first: Distributions,
}

impl OneSided {
    /// Builds the table of 54,264 positions, a fraction of a second's work.
    #[must_use]
    pub fn build() -> Self {
        let moves = SingleSteps::build();
        let full = HomeBoard::count(CHECKERS - 1);
        Self { all: Distributions::build(&moves, 0), first: Distributions::build(&moves, full - 1) }
    }

    /// Chances to have all checkers off after exactly *n* rolls, *n* being the index.
    #[must_use]
    pub fn rolls_to_clear(&self, home: &HomeBoard) -> [f32; LONGEST] {
        self.all.spread(home.rank())
    }

    /// Chances to have the first of 15 checkers off after exactly *n* rolls; at 0 if one is off already.
    #[must_use]
    pub fn rolls_to_first(&self, home: &HomeBoard) -> [f32; LONGEST] {
        self.first.spread(home.rank())
    }

    /// The mean number of rolls to bear off all; times 49/6 it is the effective pip count.
    #[must_use]
    pub fn mean_rolls(&self, home: &HomeBoard) -> f32 {
        self.all.mean[home.rank()]
    }

    /// What comes of two home boards, the first one's owner on roll, if both only hurry.
    #[must_use]
    pub fn outcomes(&self, own: &HomeBoard, opponent: &HomeBoard) -> Outcomes {
        let (win, win_gammon) = self.wins(own, opponent, 0);
        let (lose, lose_gammon) = self.wins(opponent, own, 1);
        let all = win + lose;
        let share = |chance: f32| chance / all;
        Outcomes::from_exclusive([
            share(win - win_gammon),
            share(win_gammon),
            0.0,
            share(lose - lose_gammon),
            share(lose_gammon),
            0.0,
        ])
    }

    /// The chances that `winner` is off first, and that `loser` has nothing off by then, where `loser` has rolled
    /// `lead` times more than `winner` less one.
    fn wins(&self, winner: &HomeBoard, loser: &HomeBoard, lead: usize) -> (f32, f32) {
        let slow = self.rolls_to_clear(loser);
        let saved = self.rolls_to_first(loser);
        let (mut won, mut gammons) = (0.0, 0.0);
        let (mut still_on, mut nothing_off) = (1.0, 1.0);
        let mut rolled = 0;
        for (rolls, chance) in self.all.iter(winner.rank()) {
            // The loser has rolled this often when the winner's last checker goes.
            let loser_rolls = (rolls + lead).saturating_sub(1);
            while rolled <= loser_rolls.min(LONGEST - 1) {
                still_on -= slow[rolled];
                nothing_off -= saved[rolled];
                rolled += 1;
            }
            won += chance * f32::max(still_on, 0.0);
            gammons += chance * f32::max(nothing_off, 0.0);
        }
        (won, gammons)
    }
}

/// One distribution a position, stored without its zeros.
#[derive(Debug)]
struct Distributions {
    /// Where in `chances` each position's numbers begin; one more than positions.
    begin: Vec<u32>,
    /// The number of rolls the first stored chance speaks of.
    soonest: Vec<u8>,
    chances: Vec<f32>,
    mean: Vec<f32>,
}

impl Distributions {
    /// Builds for the aim of reaching a rank of `goal` or less in the fewest rolls on average.
    fn build(moves: &SingleSteps, goal: usize) -> Self {
        let positions = HomeBoard::count(CHECKERS);
        let mut best = BestPlays::new(positions);
        let mut table = Self {
            begin: Vec::with_capacity(positions + 1),
            soonest: Vec::with_capacity(positions),
            chances: Vec::with_capacity(positions * 9),
            mean: Vec::with_capacity(positions),
        };
        table.begin.push(0);
        for rank in 0..positions {
            let mut spread = [0.0; LONGEST];
            if rank <= goal {
                spread[0] = 1.0;
            } else {
                for roll in Roll::all() {
                    let next = best.after(rank, roll, moves, &table.mean);
                    let weight = f32::from(roll.weight()) / 36.0;
                    for (rolls, chance) in table.iter(next) {
                        spread[rolls + 1] += weight * chance;
                    }
                }
            }
            table.push(&spread);
            best.finish(rank, moves, &table.mean);
        }
        table
    }

    fn push(&mut self, spread: &[f32; LONGEST]) {
        let from = spread.iter().position(|&chance| chance > NEGLIGIBLE).unwrap_or(0);
        let to = spread.iter().rposition(|&chance| chance > NEGLIGIBLE).unwrap_or(0);
        self.soonest.push(from as u8);
        self.chances.extend_from_slice(&spread[from..=to]);
        self.begin.push(self.chances.len() as u32);
        self.mean.push(spread.iter().zip(0u8..).map(|(&chance, rolls)| chance * f32::from(rolls)).sum());
    }

    /// Each possible number of rolls with its chance.
    fn iter(&self, rank: usize) -> impl Iterator<Item = (usize, f32)> {
        let chances = &self.chances[self.begin[rank] as usize..self.begin[rank + 1] as usize];
        (usize::from(self.soonest[rank])..).zip(chances.iter().copied())
    }

    fn spread(&self, rank: usize) -> [f32; LONGEST] {
        let mut spread = [0.0; LONGEST];
        for (rolls, chance) in self.iter(rank) {
            spread[rolls] = chance;
        }
        spread
    }
}

/// The ranks one step by each die leads to, from every position.
struct SingleSteps {
    begin: Vec<u32>,
    next: Vec<u16>,
}

impl SingleSteps {
    fn build() -> Self {
        let mut steps = Self { begin: vec![0], next: Vec::new() };
        for rank in 0..HomeBoard::count(CHECKERS) {
            let home = HomeBoard::of_rank(rank);
            for die in Die::ALL {
                steps.next.extend(home.after(die).map(|next| next.rank() as u16));
                steps.begin.push(steps.next.len() as u32);
            }
        }
        steps
    }

    fn of(&self, rank: usize, die: Die) -> &[u16] {
        let slot = rank * 6 + usize::from(die.number()) - 1;
        &self.next[self.begin[slot] as usize..self.begin[slot + 1] as usize]
    }
}

/// The best rank to be reached by using one die once, twice or three times; a longer play is a step and the best
/// shorter play after it, so nothing is searched twice.
struct BestPlays {
    times: [Vec<[u16; 6]>; 3],
}

impl BestPlays {
    fn new(positions: usize) -> Self {
        Self { times: std::array::from_fn(|_| Vec::with_capacity(positions)) }
    }

    /// The best rank after the whole roll.
    fn after(&self, rank: usize, roll: Roll, moves: &SingleSteps, mean: &[f32]) -> usize {
        if roll.is_double() {
            return self.best_of(moves.of(rank, roll.high()), roll.high(), 3, mean).unwrap_or(0);
        }
        let one_way = self.best_of(moves.of(rank, roll.high()), roll.low(), 1, mean);
        let other_way = self.best_of(moves.of(rank, roll.low()), roll.high(), 1, mean);
        let both = [one_way, other_way];
        both.into_iter().flatten().min_by(|&a, &b| mean[a].total_cmp(&mean[b])).unwrap_or(0)
    }

    /// The best rank when from one of `steps` the die is used `more` times; positions with nothing left stay.
    fn best_of(&self, steps: &[u16], die: Die, more: usize, mean: &[f32]) -> Option<usize> {
        let face = usize::from(die.number()) - 1;
        let reached = |&step: &u16| match more {
            0 => usize::from(step),
            _ => usize::from(self.times[more - 1][usize::from(step)][face]),
        };
        steps.iter().map(reached).min_by(|&a, &b| mean[a].total_cmp(&mean[b]))
    }

    /// Notes the best shorter plays of a position whose successors are all known.
    fn finish(&mut self, rank: usize, moves: &SingleSteps, mean: &[f32]) {
        for more in 0..3 {
            let best = Die::ALL.map(|die| self.best_of(moves.of(rank, die), die, more, mean).unwrap_or(rank) as u16);
            self.times[more].push(best);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn home(checkers: [u8; 6]) -> HomeBoard {
        HomeBoard::new(checkers).unwrap()
    }

    #[test]
    fn one_checker_on_the_six_point_goes_off_at_once_with_three_quarters() {
        let table = OneSided::build();
        let rolls = table.rolls_to_clear(&home([0, 0, 0, 0, 0, 1]));
        assert!((rolls[1] - 27.0 / 36.0).abs() < 1e-6, "{}", rolls[1]);
    }

    #[test]
    fn fifteen_on_the_ace_point_need_seven_to_eight_rolls() {
        let table = OneSided::build();
        let rolls = table.rolls_to_clear(&home([15, 0, 0, 0, 0, 0]));
        assert!(rolls[..4].iter().all(|&chance| chance == 0.0));
        let sum: f32 = rolls.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
        assert!((6.0..7.5).contains(&table.mean_rolls(&home([15, 0, 0, 0, 0, 0]))));
    }

    #[test]
    fn distributions_sum_to_one() {
        let table = OneSided::build();
        for rank in (0..HomeBoard::count(15)).step_by(97) {
            let sum: f32 = table.rolls_to_clear(&HomeBoard::of_rank(rank)).iter().sum();
            assert!((sum - 1.0).abs() < 2e-5, "{rank}: {sum}");
        }
    }

    #[test]
    fn a_side_with_a_checker_off_loses_no_gammon() {
        let table = OneSided::build();
        let outcomes = table.outcomes(&home([1, 0, 0, 0, 0, 0]), &home([0, 0, 0, 0, 0, 14]));
        assert_eq!(outcomes.cumulative().win_gammon, 0.0);
        let outcomes = table.outcomes(&home([1, 0, 0, 0, 0, 0]), &home([0, 0, 0, 0, 0, 15]));
        assert_eq!(outcomes.cumulative().win_gammon, 1.0);
    }
}
