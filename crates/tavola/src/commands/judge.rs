//! `tavola judge-cube`: our cube decisions beside gnubg's, and what each loses by our rollouts.

use std::ops::ControlFlow;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use tavola_engine::analysis::{Doubling, answer_loss, doubling_loss};
use tavola_engine::cubeful::{CubeAnswer, CubeDecision, Plies};
use tavola_engine::rollout::{Budget, FirstTurn, Length, Rollout, Seed, Settings, TrialDice};
use tavola_engine::{CubeGame, CubeHolder, Engine, PointsAway, Stakes, Terms, finished};
use tavola_rules::{CubeValue, Position, legal_plays};

use super::versus::{CubeUse, GnubgOracle};

/// Compare cube decisions with gnubg's over positions from our own play.
///
/// Positions come from games of the engine against itself, for money and at scores of matches; only those count where
/// doubling or answering is near enough to be a decision. One JSON line: how often both do the same, and what each
/// loses a decision by truncated rollouts of ours.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  tavola judge-cube --positions 1000 --plies 2 --gnubg-plies 2")]
pub(crate) struct Arguments {
    /// How many positions.
    #[arg(long, default_value_t = 1000)]
    positions: u32,
    /// How many rolls we look ahead.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=3))]
    plies: u8,
    /// How many rolls gnubg looks ahead.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=3))]
    gnubg_plies: u8,
    /// Trials of the rollouts that judge; 0 leaves them out.
    #[arg(long, default_value_t = 144)]
    trials: u32,
    /// What the dice come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where gnubg is.
    #[arg(long, value_name = "PROGRAM", default_value = "/usr/games/gnubg", env = "TAVOLA_GNUBG")]
    gnubg: String,
}

/// A cube decision to be judged.
struct Question {
    position: Position,
    stakes: Stakes,
}

/// Compares and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let engine = Engine::default();
    let mut gnubg =
        GnubgOracle::start(&arguments.gnubg, arguments.gnubg_plies, CubeUse::Cubeful).context("cannot ask gnubg")?;
    let mut count = Count::default();
    for question in questions(&engine, arguments) {
        let game = CubeGame::new(&question.stakes);
        let ours = engine.cube_action(&question.position, &game, Plies(arguments.plies));
        let ours = Actions { doubling: doubling(ours.doubles()), answer: plain(ours.answer) };
        let doubles = gnubg.doubles(&question.position, &question.stakes, LENGTH)?;
        let takes = gnubg.takes(&question.position, &question.stakes, LENGTH)?;
        let answer = if takes { CubeAnswer::Take } else { CubeAnswer::Pass };
        let theirs = Actions { doubling: doubling(doubles), answer };
        let truth = (arguments.trials > 0).then(|| rolled_out(&engine, &question, arguments));
        count.add(ours, theirs, truth.as_ref());
    }
    println!("{}", count.line(arguments));
    Ok(ExitCode::SUCCESS)
}

/// What one engine does on both sides of a cube.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Actions {
    doubling: Doubling,
    answer: CubeAnswer,
}

const fn doubling(doubles: bool) -> Doubling {
    if doubles { Doubling::Doubled } else { Doubling::Waited }
}

/// Without beavers.
const fn plain(answer: CubeAnswer) -> CubeAnswer {
    match answer {
        CubeAnswer::Beaver => CubeAnswer::Take,
        other => other,
    }
}

#[derive(Default)]
struct Count {
    positions: u32,
    same_doubling: u32,
    same_answer: u32,
    ours: Losses,
    gnubgs: Losses,
}

/// Sums of losses.
#[derive(Default)]
struct Losses {
    doubling: f64,
    answer: f64,
}

impl Losses {
    fn add(&mut self, actions: Actions, truth: &CubeDecision) {
        self.doubling += f64::from(doubling_loss(truth, actions.doubling).value());
        self.answer += f64::from(answer_loss(truth, actions.answer).value());
    }

    /// In thousandths of the cube.
    fn line(&self, positions: u32) -> serde_json::Value {
        let mean = |sum: f64| 1000.0 * sum / f64::from(positions.max(1));
        serde_json::json!({ "doubling": mean(self.doubling), "answer": mean(self.answer) })
    }
}

impl Count {
    fn add(&mut self, ours: Actions, theirs: Actions, truth: Option<&CubeDecision>) {
        self.positions += 1;
        self.same_doubling += u32::from(ours.doubling == theirs.doubling);
        self.same_answer += u32::from(ours.answer == theirs.answer);
        if let Some(truth) = truth {
            self.ours.add(ours, truth);
            self.gnubgs.add(theirs, truth);
        }
    }

    fn line(&self, arguments: &Arguments) -> serde_json::Value {
        let share = |count: u32| f64::from(count) / f64::from(self.positions.max(1));
        serde_json::json!({
            "judge": "cube",
            "positions": self.positions,
            "plies": arguments.plies,
            "gnubg_plies": arguments.gnubg_plies,
            "same_doubling": share(self.same_doubling),
            "same_answer": share(self.same_answer),
            "our_loss_millis": self.ours.line(self.positions),
            "gnubg_loss_millis": self.gnubgs.line(self.positions),
            "trials": arguments.trials,
            "seed": arguments.seed,
        })
    }
}

/// The decision by truncated rollouts.
fn rolled_out(engine: &Engine, question: &Question, arguments: &Arguments) -> CubeDecision {
    let game = CubeGame::new(&question.stakes);
    let settings = Settings {
        length: Length::Truncated(11),
        most_trials: arguments.trials,
        seed: Seed(arguments.seed),
        ..Settings::USUAL
    };
    let worth = |cube| {
        let mut rollout = Rollout::with_cube(&question.position, &game, cube, FirstTurn::Rolls, settings);
        rollout.run(&engine.evaluator(), &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
        rollout.estimate().worth
    };
    CubeDecision::of(&game, game.cube(), worth(game.cube()), worth(game.cube().after_take()))
}

/// The matches whose scores are asked about.
const LENGTH: u32 = 7;

/// Decisions from games of the engine against itself at a glance, half for money, half at scores.
fn questions(engine: &Engine, arguments: &Arguments) -> Vec<Question> {
    let wanted = arguments.positions as usize;
    let mut found = Vec::with_capacity(wanted);
    for number in 0.. {
        if found.len() >= wanted {
            break;
        }
        let stakes = stakes(number);
        found.extend(decisions_of_game(engine, stakes, TrialDice::new(Seed(arguments.seed), number)));
    }
    found.truncate(wanted);
    found
}

/// Money in even games; otherwise the scores of a match in turn.
fn stakes(number: u32) -> Stakes {
    if number.is_multiple_of(2) {
        return Stakes::MONEY;
    }
    let away = |turn: u32| PointsAway::new(2 + turn % (LENGTH - 1)).unwrap_or(PointsAway::ONE);
    let terms = Terms::Match { away_own: away(number / 2), away_opponent: away(number / 12), crawford: false };
    Stakes { cube: CubeValue::ONE, owner: CubeHolder::Centred, terms }
}

/// The close cube decisions of one game in which nobody doubles; every fourth of them, so that games are many.
fn decisions_of_game(engine: &Engine, mut stakes: Stakes, mut dice: TrialDice) -> Vec<Question> {
    let (mut position, mut found, mut close) = (Position::START, Vec::new(), 0_u32);
    loop {
        let game = CubeGame::new(&stakes);
        let decision = engine.cube_action(&position, &game, Plies::ZERO);
        if is_question(&decision) && game.may_double(game.cube()) {
            close += 1;
            if close % 4 == 1 {
                found.push(Question { position, stakes });
            }
        }
        let roll = dice.throw();
        let next = match legal_plays(&position, roll).is_empty() {
            true => position.flipped(),
            false => engine.best_plays(&position, roll, &game, Plies::ZERO)[0].next,
        };
        if finished(&next).is_some() {
            return found;
        }
        position = next;
        stakes = stakes.flipped();
    }
}

/// Whether doubling or answering is a decision: one of them is within 0.2 of the other choice.
fn is_question(decision: &CubeDecision) -> bool {
    let near = |a: f32, b: f32| (a - b).abs() < 0.2;
    let doubling = near(decision.no_double.value(), decision.doubled().value());
    let answer = near(decision.double_take.value(), decision.double_pass.value());
    (doubling || answer) && decision.no_double.value() < 1.1
}
