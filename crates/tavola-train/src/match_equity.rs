//! Our own match equity table: every score rolled out, those nearest the end of the match first.
//!
//! A score is worth what the first position of a game is worth at it, the cube in the middle, the mean over both
//! players beginning and the fifteen rolls a game can begin with. The rollouts are cubeful, to the end, with
//! luck subtracted: plays are chosen at sight, close cube decisions one roll ahead. What a game leads to is valued by the
//! scores that are known already.
//! [`smoothed`] takes noise out. Clocks and files are the caller's business.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use tavola_engine::cubeful::{CubeEfficiency, Plies};
use tavola_engine::met::NextGame;
use tavola_engine::replies::PruneLimit;
use tavola_engine::rollout::{Budget, FirstTurn, Rollout, Seed, Settings, Tally};
use tavola_engine::{CubeGame, CubeHolder, Engine, MatchChance, MatchEquityTable, Outcomes, PointsAway, Stakes, Terms};
use tavola_rules::{CubeValue, Position, Roll};

use crate::random::Random;

mod smoothing;

pub use smoothing::{Changes, SMOOTHED_FROM, Smoothed, smoothed};

/// A score at which a game begins, seen by the player who has further to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// The points they need.
    pub trailer: PointsAway,
    /// The points the other needs; as many at a level score.
    pub leader: PointsAway,
    /// Which game it is.
    pub game: NextGame,
}

/// The level score that is rolled out although its worth is known to be 0.5: a check.
pub const CHECKED: u32 = 5;

impl Score {
    /// All scores of a table of `length` points whose chance is not plain by symmetry, and the [check](CHECKED), in
    /// an order in which each needs only earlier ones. A longer table begins with the scores of a shorter one.
    #[must_use]
    pub fn all(length: u32) -> Vec<Self> {
        let away = |points| PointsAway::new(points).unwrap_or(PointsAway::ONE);
        let against = |trailer: u32| {
            let with_one = [NextGame::AfterCrawford, NextGame::Crawford].map(|game| (1, game));
            let uneven = (2..trailer).chain((trailer == CHECKED).then_some(trailer));
            let all = with_one.into_iter().chain(uneven.map(|leader| (leader, NextGame::Ordinary)));
            all.map(move |(leader, game)| Self { trailer: away(trailer), leader: away(leader), game })
        };
        (2..=length).flat_map(against).collect()
    }

    /// What is at stake in the game, seen by the trailer.
    #[must_use]
    pub const fn stakes(&self) -> Stakes {
        let crawford = matches!(self.game, NextGame::Crawford);
        let terms = Terms::Match { away_own: self.trailer, away_opponent: self.leader, crawford };
        Stakes { cube: CubeValue::ONE, owner: CubeHolder::Centred, terms }
    }

    /// The game with its ends valued by `table`, seen by the trailer.
    #[must_use]
    pub fn valued_by(&self, table: &MatchEquityTable) -> CubeGame {
        CubeGame::with_table(&self.stakes(), table)
    }

    /// Puts the trailer's chance into `table`; at a level score there is nothing to put in.
    fn put(&self, table: &mut MatchEquityTable, chance: f64) {
        if self.trailer != self.leader {
            table.put(self.trailer, self.leader, self.game, MatchChance(chance as f32));
        }
    }
}

/// How precisely scores are rolled out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Precision {
    /// The standard error to reach, in chances of the match.
    pub error: f64,
    /// Not more trials for each of the thirty beginnings than this, rounded up to whole blocks of 36.
    pub most_trials: u32,
    /// What the dice come from.
    pub seed: u64,
}

/// What the rollout of a score says, seen by the trailer.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct RolledScore {
    /// The points the trailer needs.
    pub trailer: u32,
    /// The points the leader needs.
    pub leader: u32,
    /// Whether the Crawford game has been played.
    pub after_crawford: bool,
    /// The trailer's chance to win the match.
    pub chance: f64,
    /// Its standard error.
    pub error: f64,
    /// How much more than the cube model expects of this score, in units of half of what lies between a point won and one
    /// lost; both by the table as it was then.
    pub beyond_model: f64,
    /// That unit in chances of the match.
    pub unit: f64,
    /// How the games end, played on by the nets' judgement where a double was dropped: win single, gammon, backgammon,
    /// lose single, gammon, backgammon.
    pub ends: [f64; 6],
    /// Trials.
    pub trials: u32,
}

/// The efficiency of the cube over a whole game, as the model of [`RolledScore::beyond_model`] takes it.
const EFFICIENCY: CubeEfficiency = CubeEfficiency(0.68);

/// What the cube model expects of a game between equals at `score`: the trailer's chance, and the unit of equity in it.
fn modelled(score: &Score, table: &MatchEquityTable, game: &Outcomes) -> (f64, f64) {
    let stakes = score.valued_by(table);
    let worth = stakes.worth(game, stakes.cube(), EFFICIENCY).value();
    (worth.into(), stakes.scale(stakes.cube()).unit.into())
}

/// How a game between equals ends, before anybody has rolled, as the model takes it: gammons in 26 % of all games,
/// backgammons in 1.2 %.
const BETWEEN_EQUALS: Outcomes = Outcomes::from_exclusive([0.37, 0.124, 0.006, 0.37, 0.124, 0.006]);

/// A game after its first play: the replier is on roll.
#[derive(Debug, Clone)]
struct Beginning {
    position: Position,
    /// Seen by the replier.
    game: CubeGame,
    replier_trails: bool,
    seed: u64,
    tally: Tally,
}

/// A table in the making.
#[derive(Debug)]
pub struct Making<'a> {
    engine: &'a Engine,
    table: MatchEquityTable,
    precision: Precision,
}

impl<'a> Making<'a> {
    /// Nothing known yet; `engine` chooses first plays one roll ahead.
    #[must_use]
    pub fn new(engine: &'a Engine, precision: Precision) -> Self {
        Self { engine, table: MatchEquityTable::own(&BETWEEN_EQUALS), precision }
    }

    /// Takes over what has been rolled out.
    pub fn know(&mut self, score: &Score, rolled: &RolledScore) {
        score.put(&mut self.table, rolled.chance);
    }

    /// Rolls out `score` on the threads of the current pool; it must come next in the order of [`Score::all`]. The dice
    /// follow from the seed and the score alone.
    #[must_use]
    pub fn rolled_out(&self, score: &Score) -> RolledScore {
        let mut beginnings = self.beginnings(score);
        loop {
            beginnings.par_iter_mut().for_each(|beginning| self.play_a_block(beginning));
            let rolled = self.counted(score, &beginnings);
            let enough = beginnings.iter().all(|beginning| beginning.tally.trials() >= self.precision.most_trials);
            if enough || rolled.error <= self.precision.error {
                return rolled;
            }
        }
    }

    /// Each player with each of the fifteen rolls of two different numbers, all as likely.
    fn beginnings(&self, score: &Score) -> Vec<Beginning> {
        let game = score.valued_by(&self.table);
        let crawford = u64::from(score.game == NextGame::Crawford);
        let points = u64::from(score.trailer.points()) << 20 | u64::from(score.leader.points()) << 1 | crawford;
        let mut random = Random::new(self.precision.seed ^ points << 8);
        let mut beginnings = Vec::with_capacity(30);
        for (starter, replier_trails) in [(game.clone(), false), (game.flipped(), true)] {
            for roll in Roll::all().filter(|roll| roll.high() != roll.low()) {
                let position = self
                    .engine
                    .best_play(&Position::START, roll, &starter, Plies(1))
                    .map_or_else(|| Position::START.flipped(), |play| play.next);
                let (seed, tally) = (random.bits(), Tally::default());
                beginnings.push(Beginning { position, game: starter.flipped(), replier_trails, seed, tally });
            }
        }
        beginnings
    }

    fn play_a_block(&self, beginning: &mut Beginning) {
        let Beginning { position, game, seed, tally, .. } = beginning;
        let settings = Settings {
            seed: Seed(*seed),
            most_trials: tally.trials() + 1,
            efficiencies: self.engine.efficiencies(),
            plays: PruneLimit::FOR_PLAY,
            cube_plies: Plies(1),
            ..Settings::USUAL
        };
        let mut rollout = Rollout::new(position, game, FirstTurn::MayDouble, settings).resumed(*tally);
        rollout.run(&self.engine.evaluator(), &Budget::UNLIMITED, |_| std::ops::ControlFlow::Continue(()));
        *tally = *rollout.tally();
    }

    fn counted(&self, score: &Score, beginnings: &[Beginning]) -> RolledScore {
        let share = 1.0 / beginnings.len() as f64;
        let (model, unit) = modelled(score, &self.table, &BETWEEN_EQUALS);
        let (mut chance, mut variance, mut ends, mut trials) = (0.0, 0.0, [0.0; 6], 0);
        for Beginning { game, replier_trails, tally, .. } in beginnings {
            let estimate = tally.estimate(game, game.cube());
            let worth = f64::from(estimate.worth.value());
            let (worth, outcomes) =
                if *replier_trails { (worth, estimate.outcomes) } else { (1.0 - worth, estimate.outcomes.flipped()) };
            chance += share * worth;
            variance += (share * unit * f64::from(estimate.equity_error)).powi(2);
            ends.iter_mut().zip(outcomes.exclusive()).for_each(|(sum, end)| *sum += share * f64::from(*end));
            trials += estimate.trials;
        }
        RolledScore {
            trailer: score.trailer.points(),
            leader: score.leader.points(),
            after_crawford: score.game == NextGame::AfterCrawford,
            chance,
            error: variance.sqrt(),
            beyond_model: (chance - model) / unit,
            unit,
            ends,
            trials,
        }
    }
}

/// A score at which two tables differ.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Difference {
    /// The points the trailer needs.
    pub trailer: u32,
    /// The points the leader needs.
    pub leader: u32,
    /// Whether the Crawford game has been played.
    pub after_crawford: bool,
    /// The trailer's chance by the one table.
    pub chance: f32,
    /// How much more that is than by the other.
    pub more: f32,
}

/// By how much the chances of `table` are greater than those of `other`, at all scores of a match of `length` points
/// that are not level, the largest differences first.
#[must_use]
pub fn differences(table: &MatchEquityTable, other: &MatchEquityTable, length: u32) -> Vec<Difference> {
    let differ = |Score { trailer, leader, game }: Score| {
        let chance = table.chance(trailer, leader, game).value();
        Difference {
            trailer: trailer.points(),
            leader: leader.points(),
            after_crawford: game == NextGame::AfterCrawford,
            chance,
            more: chance - other.chance(trailer, leader, game).value(),
        }
    };
    let uneven = Score::all(length).into_iter().filter(|score| score.trailer != score.leader);
    let mut differences: Vec<Difference> = uneven.map(differ).collect();
    differences.sort_by(|a, b| b.more.abs().total_cmp(&a.more.abs()));
    differences
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::{RulesOfThumb, WithTables};

    use super::*;

    #[test]
    fn every_score_comes_after_those_it_leads_to() {
        let all = Score::all(25);
        assert_eq!(all.len(), 24 + 24 + 276 + 1);
        assert!(all.starts_with(&Score::all(7)));
        let place = |trailer: u32, leader: u32, game: NextGame| {
            all.iter().position(|s| (s.trailer.points(), s.leader.points(), s.game) == (trailer, leader, game))
        };
        for (number, score) in all.iter().enumerate() {
            let Terms::Match { away_own, away_opponent, .. } = score.stakes().terms else { panic!("a match") };
            for points in [1, 2, 3, 4, 8, 16] {
                for (own, other) in [
                    (away_own.after_winning(points), Some(away_opponent)),
                    (Some(away_own), away_opponent.after_winning(points)),
                ] {
                    let (Some(own), Some(other)) = (own, other) else { continue };
                    let game = NextGame::after(&score.stakes().terms, own, other);
                    if let Some(needed) = place(own.max(other).points(), own.min(other).points(), game) {
                        assert!(needed < number, "{score:?} needs {own:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_score_is_the_same_on_any_number_of_threads_and_about_what_everybody_says() {
        let engine = Engine::new(Arc::new(WithTables::new(RulesOfThumb)));
        let precision = Precision { error: 0.0, most_trials: 36, seed: 3 };
        let two_away_after_crawford = Score::all(2)[0];
        let on = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| Making::new(&engine, precision).rolled_out(&two_away_after_crawford))
        };
        let rolled = on(1);
        assert_eq!(rolled, on(3));
        assert_eq!(rolled.trials, 30 * 36);
        assert!((rolled.ends.iter().sum::<f64>() - 1.0).abs() < 1e-4);
        // 48.8 % by Kazaross-XG2: evens, less what a double that may be dropped for nothing costs.
        assert!((rolled.chance - 0.488).abs() < 0.03, "{rolled:?}");
    }

    #[test]
    fn what_is_known_is_put_in_for_both_players() {
        let engine = Engine::new(Arc::new(RulesOfThumb));
        let mut making = Making::new(&engine, Precision { error: 0.0, most_trials: 36, seed: 3 });
        let before = making.table.clone();
        let score = Score::all(3)[4];
        let rolled = RolledScore {
            trailer: 3,
            leader: 2,
            after_crawford: false,
            chance: 0.25,
            error: 0.001,
            beyond_model: 0.0,
            unit: 0.125,
            ends: [0.37, 0.124, 0.006, 0.37, 0.124, 0.006],
            trials: 1080,
        };
        making.know(&score, &rolled);
        assert_eq!(making.table.chance(score.leader, score.trailer, NextGame::Ordinary).value(), 0.75);
        let differences = differences(&making.table, &before, 5);
        assert_eq!((differences[0].trailer, differences[0].leader, differences[0].chance), (3, 2, 0.25));
        assert!(differences[1..].iter().all(|difference| difference.more == 0.0));
    }
}
