//! Races whose worth is known: bear-offs from a two-sided table, and races a few steps before them from one-sided
//! distributions. What players make of them is compared by `tavola judge-races`.

use std::collections::HashMap;

use tavola_engine::bearoff::{Checkers, HOME_POINTS, HomeBoard, TwoSided, homes};
use tavola_engine::net::Kind;
use tavola_engine::{Bearoff, Evaluator, finished};
use tavola_rules::{BySide, Position, Roll, Setup, Side, legal_results};

use crate::random::Random;
use crate::referee::{best, turned_results};

/// Exact bear-offs of up to so many checkers a side.
#[derive(Debug)]
pub struct ExactBearoffs {
    table: TwoSided,
}

/// What each choice before a roll is worth, in units of the cube in the middle; money without gammons.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ExactCube {
    /// Not doubling now.
    pub no_double: f32,
    /// Doubling, and it is taken.
    pub double_take: f32,
}

impl ExactBearoffs {
    /// Builds the table; eight checkers take seconds and 144 MB.
    #[must_use]
    pub fn build(checkers: Checkers) -> Self {
        Self { table: TwoSided::build(checkers) }
    }

    /// A bear-off in which both sides have so many checkers left at random places.
    ///
    /// # Panics
    /// Never: six points hold the checkers of the table.
    pub fn random(&self, checkers: u8, random: &mut Random) -> Position {
        let mut home = || {
            let mut counts = [0; HOME_POINTS];
            (0..checkers).for_each(|_| counts[random.below(HOME_POINTS)] += 1);
            HomeBoard::new(counts).expect("not more than 15")
        };
        let own = home();
        own.against(&home())
    }

    /// The chance of the player on roll to win.
    #[must_use]
    pub fn win(&self, position: &Position) -> Option<f32> {
        let (own, opponent) = homes(position)?;
        Some(0.5 + 0.5 * self.table.equities(&own, &opponent)?.cubeless)
    }

    /// What it is worth to the mover to leave `after`, the opponent on roll, with the cube in the middle.
    fn left(&self, after: &Position) -> Option<f32> {
        if let Some(end) = finished(after) {
            return Some(-end.cubeless().value().signum());
        }
        let (opponent, own) = homes(after)?;
        Some(-self.table.equities(&opponent, &own)?.centred)
    }

    /// What playing `roll` so that `after` is left loses against the best play, with the cube in the middle.
    #[must_use]
    pub fn play_loss(&self, position: &Position, roll: Roll, after: &Position) -> Option<f32> {
        Some(self.best_left(position, roll)? - self.left(after)?)
    }

    fn best_left(&self, position: &Position, roll: Roll) -> Option<f32> {
        turned_results(position, roll)
            .iter()
            .map(|after| self.left(after))
            .try_fold(f32::MIN, |best, left| Some(best.max(left?)))
    }

    /// The cube decision with the cube in the middle.
    #[must_use]
    pub fn cube(&self, position: &Position) -> Option<ExactCube> {
        let (own, opponent) = homes(position)?;
        let double_take = 2.0 * self.table.equities(&own, &opponent)?.opponent_owned;
        let rolled = |roll: Roll| Some(f32::from(roll.weight()) / 36.0 * self.best_left(position, roll)?);
        Some(ExactCube { no_double: Roll::all().map(rolled).sum::<Option<f32>>()?, double_take })
    }
}

/// How many rolls a distribution speaks of.
const ROLLS: usize = 32;

/// No checker of a race stands further back.
const FARTHEST: usize = 10;

/// Not more checkers of a side are still outside: each one more makes ten times as many positions.
const MOST_OUTSIDE: u8 = 2;

/// One side of a race: checkers on the points from 1.
type RaceSide = [u8; FARTHEST];

/// Races in which few checkers are still outside: how many rolls each side needs, if it only hurries.
#[derive(Debug, Default)]
pub struct OneSidedRaces {
    known: HashMap<RaceSide, Spread>,
}

#[derive(Debug, Clone, Copy)]
struct Spread {
    mean: f32,
    chances: [f32; ROLLS],
}

impl OneSidedRaces {
    /// The chance of the player on roll to win, or `None` unless this is a race with at most two checkers a side
    /// outside, none behind the ten point.
    pub fn win(&mut self, position: &Position) -> Option<f32> {
        let own = self.spread(side(position)?).chances;
        let opponent = self.spread(side(&position.flipped())?).chances;
        // Who rolls first needs as many rolls as the other or fewer.
        let mut still_on = 1.0;
        let mut win = 0.0;
        for rolls in 0..ROLLS {
            win += own[rolls] * still_on;
            still_on -= opponent[rolls];
        }
        Some(win)
    }

    fn spread(&mut self, side: RaceSide) -> Spread {
        if let Some(known) = self.known.get(&side) {
            return *known;
        }
        let spread = match in_home(&side) {
            Some(home) => {
                let one_sided = Bearoff::shared().one_sided();
                Spread { mean: one_sided.mean_rolls(&home), chances: one_sided.rolls_to_clear(&home) }
            }
            None => self.rolled(&side),
        };
        self.known.insert(side, spread);
        spread
    }

    fn rolled(&mut self, own: &RaceSide) -> Spread {
        let (position, mut results) = (alone(own), Vec::new());
        let mut chances = [0.0; ROLLS];
        for roll in Roll::all() {
            results.clear();
            legal_results(&position, roll, &mut results);
            let after = results.iter().filter_map(side).map(|next| self.spread(next));
            let Some(best) = after.min_by(|a, b| a.mean.total_cmp(&b.mean)) else { continue };
            for (chance, next) in chances[1..].iter_mut().zip(best.chances) {
                *chance += f32::from(roll.weight()) / 36.0 * next;
            }
        }
        let mean = chances.iter().zip(0u8..).map(|(&chance, rolls)| chance * f32::from(rolls)).sum();
        Spread { mean, chances }
    }
}

/// The checkers of the player on roll, or `None` if they are too far back or too many are outside.
fn side(position: &Position) -> Option<RaceSide> {
    let counts = &position.counts()[1..=25];
    let own = |index: usize| counts[index].max(0).unsigned_abs();
    let outside: u8 = (HOME_POINTS..FARTHEST).map(own).sum();
    let far: u8 = (FARTHEST..25).map(own).sum();
    (outside <= MOST_OUTSIDE && far == 0).then(|| std::array::from_fn(own))
}

fn in_home(side: &RaceSide) -> Option<HomeBoard> {
    let (home, outside) = side.split_at(HOME_POINTS);
    outside.iter().all(|&checkers| checkers == 0).then(|| HomeBoard::new(home.try_into().ok()?)).flatten()
}

/// These checkers with nobody in their way.
fn alone(own: &RaceSide) -> Position {
    let mut points = [0; 24];
    for (point, &checkers) in points.iter_mut().zip(own) {
        *point = checkers.cast_signed();
    }
    points[23] = -1;
    let setup = Setup::with_the_rest_off(points, BySide::default());
    setup.board().expect("at most 15 checkers, and one far away").seen_by(Side::White)
}

/// Races of real play a few steps before bearing off, not yet decided, at most one a game.
pub fn from_play(
    evaluator: &dyn Evaluator,
    exact: &mut OneSidedRaces,
    count: usize,
    random: &mut Random,
) -> Vec<Position> {
    /// Not every game has such a race.
    const MOST_GAMES: usize = 100_000;
    let mut found = Vec::with_capacity(count);
    for _ in 0..MOST_GAMES {
        if found.len() == count {
            break;
        }
        found.extend(race_of_game(evaluator, exact, random));
    }
    found
}

fn race_of_game(evaluator: &dyn Evaluator, exact: &mut OneSidedRaces, random: &mut Random) -> Option<Position> {
    let mut position = Position::START;
    while finished(&position).is_none() {
        let fits = Kind::of(&position) == Kind::Race && homes(&position).is_none();
        if fits && exact.win(&position).is_some_and(|win| (0.05..0.95).contains(&win)) {
            return Some(position);
        }
        let results = turned_results(&position, random.roll());
        position = if results.is_empty() { position.flipped() } else { results[best(evaluator, &results)] };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exact_cube_agrees_with_the_table_of_six() {
        let exact = ExactBearoffs::build(Checkers::SIX);
        let mut random = Random::new(5);
        for _ in 0..50 {
            let position = exact.random(6, &mut random);
            let cube = exact.cube(&position).expect("few checkers");
            let known = Bearoff::shared().money(&position).expect("few checkers");
            let centred = cube.no_double.max(cube.double_take.min(1.0));
            assert!((centred - known.centred).abs() < 1e-5, "{position:?}");
        }
    }

    #[test]
    fn a_race_one_pip_before_home_is_nearly_as_good_as_at_home() {
        let home = |checkers| HomeBoard::new(checkers).expect("few checkers");
        let at_home = home([2, 2, 2, 2, 2, 2]).against(&home([2, 2, 2, 2, 2, 2]));
        let mut points: [i8; 24] = std::array::from_fn(|point| at_home.counts()[point + 1]);
        (points[5], points[6]) = (1, 1);
        let setup = Setup::with_the_rest_off(points, BySide::default());
        let before = setup.board().expect("possible").seen_by(Side::White);
        let mut races = OneSidedRaces::default();
        let (near, far) = (races.win(&at_home).expect("a race"), races.win(&before).expect("a race"));
        assert!(far < near && near - far < 0.1, "{far} {near}");
        assert!((near - Bearoff::shared().outcomes(&at_home).expect("at home").win()).abs() < 1e-3);
    }
}
