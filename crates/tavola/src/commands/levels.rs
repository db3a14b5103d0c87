//! `tavola levels`: how much each level errs and at what, measured by the engine itself.

use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};
use tavola_engine::analysis::{Doubling, ErrorTally, Loss, answer_loss, doubling_counts, doubling_loss, play_loss};
use tavola_engine::cubeful::{CubeAnswer, CubeDecision, Plies};
use tavola_engine::levels::OPENING_PIPS;
use tavola_engine::moves::RankedPlay;
use tavola_engine::net::Kind;
use tavola_engine::rollout::{Seed, TrialDice};
use tavola_engine::{CubeGame, Engine, Level, Player, Stakes, finished};
use tavola_rules::{CubeValue, Position, legal_plays};

/// Measure the error rate of every level of play, one JSON object per line.
///
/// Each level plays money games against itself; every play and cube decision is judged by the full engine. Rates are
/// losses per decision in thousandths of the cube (as gnubg counts) and as performance ratings (as XG counts), of all
/// decisions and of each kind.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  tavola levels --games 100 --plies 1")]
pub(crate) struct Arguments {
    /// How many games each level plays.
    #[arg(long, default_value_t = 50)]
    games: u32,
    /// How many plies the judge searches.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=2))]
    plies: u8,
    /// Measure only this level.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// The seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Measures and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let chosen = |level: &Level| arguments.only.as_ref().is_none_or(|only| only == level.name());
    let levels: Vec<Level> = Level::ALL.into_iter().filter(chosen).collect();
    anyhow::ensure!(!levels.is_empty(), "the levels are: {}", Level::ALL.map(Level::name).join(", "));
    let judge = Judge { engine: Engine::default(), plies: Plies(arguments.plies) };
    for level in levels {
        let player = Player::at(level);
        let mut profile = Profile::default();
        for game in 0..arguments.games {
            let mut dice = TrialDice::new(Seed(arguments.seed), game);
            judge.watch(&player, &mut dice, &mut profile);
        }
        let mut line = profile.line();
        line["level"] = json!(level.name());
        line["games"] = json!(arguments.games);
        line["judge_plies"] = json!(arguments.plies);
        line["seed"] = json!(arguments.seed);
        println!("{line}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Losses of one kind of decision.
#[derive(Debug, Default)]
struct Losses(Vec<f64>);

impl Losses {
    fn add(&mut self, loss: Loss) {
        self.0.push(loss.value().into());
    }

    fn sum(&self) -> f64 {
        self.0.iter().sum()
    }

    fn rating(&self) -> f64 {
        rounded(500.0 * self.sum() / self.0.len().max(1) as f64)
    }

    /// The share of decisions that lose at least so much, in percent.
    fn percent_from(&self, least: f64) -> f64 {
        rounded(100.0 * self.0.iter().filter(|loss| **loss >= least).count() as f64 / self.0.len().max(1) as f64)
    }
}

/// To a hundredth.
fn rounded(number: f64) -> f64 {
    (100.0 * number).round() / 100.0
}

/// Everything that went wrong in some games, by kind of decision.
#[derive(Debug, Default)]
struct Profile {
    tally: ErrorTally,
    plays: Losses,
    opening: Losses,
    race: Losses,
    late: Losses,
    back: Losses,
    /// All in contact after the opening.
    contact: Losses,
    cubes: Losses,
    race_cubes: Losses,
    /// Doubles that were right: what waiting lost, 0 where they doubled.
    right_doubles: Losses,
    wrong_doubles: Losses,
    takes: Losses,
    drops: Losses,
}

impl Profile {
    fn add_play(&mut self, position: &Position, ranked: &[RankedPlay], loss: Loss) {
        let spread = ranked.first().zip(ranked.last()).map(|(best, worst)| best.equity.value() - worst.equity.value());
        self.tally.add_play(ranked.len(), loss);
        if ranked.len() < 2 || spread.is_none_or(|spread| spread < 0.001) {
            return;
        }
        self.plays.add(loss);
        let (kind, is_opening) = (Kind::of(position), position.own_pips() + position.opponent_pips() >= OPENING_PIPS);
        match kind {
            Kind::Race => self.race.add(loss),
            Kind::Late => self.late.add(loss),
            Kind::Deep => self.back.add(loss),
            Kind::Free | Kind::Open if is_opening => self.opening.add(loss),
            Kind::Free | Kind::Open => {}
        }
        if kind != Kind::Race && !is_opening {
            self.contact.add(loss);
        }
    }

    fn add_doubling(&mut self, position: &Position, decision: &CubeDecision, did: Doubling) {
        self.tally.add_doubling(decision, did);
        let loss = doubling_loss(decision, did);
        if !doubling_counts(decision, did) {
            return;
        }
        self.add_cube(position, loss);
        if decision.doubles() {
            self.right_doubles.add(loss);
        } else if did == Doubling::Doubled {
            self.wrong_doubles.add(loss);
        }
    }

    fn add_answer(&mut self, position: &Position, decision: &CubeDecision, answer: CubeAnswer) {
        self.tally.add_answer(decision, answer);
        let loss = answer_loss(decision, answer);
        self.add_cube(position, loss);
        if answer == CubeAnswer::Drop { self.drops.add(loss) } else { self.takes.add(loss) }
    }

    fn add_cube(&mut self, position: &Position, loss: Loss) {
        self.cubes.add(loss);
        if Kind::of(position) == Kind::Race {
            self.race_cubes.add(loss);
        }
    }

    fn line(&self) -> Value {
        let share_of_cube = |losses: &Losses| rounded(100.0 * losses.sum() / self.cubes.sum().max(1e-9));
        json!({
            "decisions": self.tally.decisions(),
            "millis_per_decision": rounded(self.tally.millis_per_decision()),
            "performance_rating": rounded(self.tally.performance_rating()),
            "checkers": {
                "decisions": self.plays.0.len(), "performance_rating": self.plays.rating(),
                "best_percent": rounded(100.0 - self.plays.percent_from(0.001)),
                "percent_losing": {
                    "0.02": self.plays.percent_from(0.02), "0.08": self.plays.percent_from(0.08),
                    "0.16": self.plays.percent_from(0.16), "0.32": self.plays.percent_from(0.32),
                },
                "worst": rounded(self.plays.0.iter().copied().fold(0.0, f64::max)),
                "performance_rating_of": {
                    "opening": self.opening.rating(), "race": self.race.rating(), "late": self.late.rating(),
                    "back_games": self.back.rating(), "contact": self.contact.rating(),
                },
            },
            "cube": {
                "decisions": self.cubes.0.len(), "performance_rating": self.cubes.rating(),
                "percent_of_all_loss": rounded(100.0 * self.cubes.sum() / (self.cubes.sum() + self.plays.sum()).max(1e-9)),
                "performance_rating_of_races": self.race_cubes.rating(),
                "right_doubles_missed_percent": self.right_doubles.percent_from(1e-6),
                "wrong_doubles": self.wrong_doubles.0.len(),
                "wrong_takes_percent": self.takes.percent_from(1e-6), "takes": self.takes.0.len(),
                "wrong_drops_percent": self.drops.percent_from(1e-6), "drops": self.drops.0.len(),
                "percent_of_cube_loss": {
                    "missed_doubles": share_of_cube(&self.right_doubles), "wrong_doubles": share_of_cube(&self.wrong_doubles),
                    "wrong_takes": share_of_cube(&self.takes), "wrong_drops": share_of_cube(&self.drops),
                },
            },
        })
    }
}

/// Who judges, and how deep.
struct Judge {
    engine: Engine,
    plies: Plies,
}

impl Judge {
    /// One game of a player against themselves, every decision judged.
    fn watch(&self, player: &Player, dice: &mut TrialDice, profile: &mut Profile) {
        let (mut position, mut stakes) = (Position::START, Stakes::MONEY);
        // A cube of weak players may climb for ever; nothing is learnt beyond 64.
        let highest = CubeValue::new(64).unwrap_or(CubeValue::ONE);
        for turn in 0_u32.. {
            if turn > 0 && stakes.cube < highest && !self.cube_turn(player, &position, &mut stakes, profile) {
                return;
            }
            let roll = dice.roll();
            if !legal_plays(&position, roll).is_empty() {
                let ranked = self.engine.best_plays(&position, roll, &CubeGame::new(&stakes), self.plies);
                let next = player.choose_play(&position, roll, &stakes).result(&position).flipped();
                if let Some(loss) = play_loss(&ranked, &next) {
                    profile.add_play(&position, &ranked, loss);
                }
                position = next;
            } else {
                position = position.flipped();
            }
            if finished(&position).is_some() {
                return;
            }
            stakes = stakes.flipped();
        }
    }

    /// The cube decision before a roll; whether the game goes on.
    fn cube_turn(&self, player: &Player, position: &Position, stakes: &mut Stakes, profile: &mut Profile) -> bool {
        if !stakes.may_double() {
            return true;
        }
        let decision = self.engine.cube_action(position, &CubeGame::new(stakes), self.plies);
        if !player.wants_double(position, stakes) {
            profile.add_doubling(position, &decision, Doubling::Waited);
            return true;
        }
        profile.add_doubling(position, &decision, Doubling::Doubled);
        let answer = player.answer_double(position, stakes);
        profile.add_answer(position, &decision, answer);
        *stakes = stakes.after_take();
        answer != CubeAnswer::Drop
    }
}
