//! `tavola judge-cube`: our cube decisions beside gnubg's, and what each loses by our rollouts.

use std::ops::ControlFlow;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tavola_engine::analysis::{Doubling, answer_loss, doubling_loss};
use tavola_engine::cubeful::{CubeAnswer, CubeDecision, CubefulValue, Efficiencies, Plies};
use tavola_engine::rollout::{Budget, FirstTurn, Length, Rollout, Seed, Settings, TrialDice};
use tavola_engine::{CubeGame, CubeHolder, Engine, PointsAway, Stakes, Terms};
use tavola_rules::CubeValue;
use tavola_train::cube_questions::{CubeQuestion, of_game};
use tavola_train::ledger::Ledger;
use tavola_train::statistics::Mean;

use super::progress::{Effort, fingerprint};
use super::versus::{CubeUse, GnubgOracle};

/// Compare cube decisions with gnubg's in positions from our own play.
///
/// Positions come from games of the engine against itself, half for money, half at match scores; only those count where
/// doubling or answering is close enough to be a decision. Prints one line of JSON: how often both agree, what we gain
/// on gnubg per decision by our truncated rollouts where they differ, and what each loses.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola judge-cube --positions 1000 --plies 2 --gnubg-plies 2 --trials 0
  tavola judge-cube --plies 2 --results cube.jsonl --minutes 20")]
pub(crate) struct Arguments {
    /// How many positions.
    #[arg(long, default_value_t = 1000)]
    positions: u32,
    /// How many plies Tavola searches.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=3))]
    plies: u8,
    /// How many plies gnubg searches.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=3))]
    gnubg_plies: u8,
    /// Trials of each judging rollout; 0 for no rollouts.
    #[arg(long, default_value_t = 144)]
    trials: u32,
    /// Roll out one in this many of the positions where both agree.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    sample: u64,
    /// Use the published cube efficiencies instead of our own.
    #[arg(long)]
    published: bool,
    /// The seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The path of gnubg.
    #[arg(long, value_name = "PROGRAM", default_value = "/usr/games/gnubg", env = "TAVOLA_GNUBG")]
    gnubg: String,
    #[command(flatten)]
    effort: Effort,
}

/// Compares and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut engine = Engine::default();
    if arguments.published {
        engine = engine.with_efficiencies(Efficiencies::PUBLISHED);
    }
    let questions = questions(&Engine::default().with_efficiencies(Efficiencies::PUBLISHED), arguments);
    let Arguments { plies, gnubg_plies, trials, sample, seed, effort, .. } = arguments;
    let measured = json!({
        "measures": "cube decisions", "nets": fingerprint(engine.evaluator()), "seed": seed, "plies": plies,
        "gnubg_plies": gnubg_plies, "trials": trials, "sample": sample,
        "efficiencies": format!("{:?}", engine.efficiencies()),
    });
    let mut ledger = Ledger::<Judged>::open(effort.results.as_deref(), &measured)?;
    let pool = effort.pool()?;
    let start = || GnubgOracle::start(&arguments.gnubg, *gnubg_plies, CubeUse::Cubeful).context("cannot ask gnubg");
    let judge = |gnubg: &mut GnubgOracle, number: u64| {
        let question = &questions[usize::try_from(number)?];
        pool.install(|| judged(&engine, gnubg, question, number, arguments))
    };
    ledger.fill(questions.len() as u64, 1, &effort.clock(), start, judge)?;
    let all: Vec<Judged> = ledger.parts().values().copied().collect();
    println!("{}", line(&all, arguments));
    Ok(ExitCode::SUCCESS)
}

/// What one engine does on both sides of a cube.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Actions {
    doubles: bool,
    takes: bool,
}

/// A question with both answers, and the truth as far as it was rolled out.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Judged {
    ours: Actions,
    gnubgs: Actions,
    rolled: Option<Rolled>,
}

/// What rollouts say of the four choices, in units of the cube, seen by the doubler.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Rolled {
    waited: f32,
    waited_error: f32,
    taken: f32,
    taken_error: f32,
}

fn judged(
    engine: &Engine,
    gnubg: &mut GnubgOracle,
    question: &CubeQuestion,
    number: u64,
    arguments: &Arguments,
) -> anyhow::Result<Judged> {
    let CubeQuestion { position, stakes } = question;
    let decision = engine.cube_action(position, &CubeGame::new(stakes), Plies(arguments.plies));
    let ours = Actions { doubles: decision.doubles(), takes: decision.answer != CubeAnswer::Drop };
    let gnubgs =
        Actions { doubles: gnubg.doubles(position, stakes, LENGTH)?, takes: gnubg.takes(position, stakes, LENGTH)? };
    let asked = ours != gnubgs || number.is_multiple_of(arguments.sample);
    let rolled = (asked && arguments.trials > 0).then(|| rolled_out(engine, question, arguments));
    Ok(Judged { ours, gnubgs, rolled })
}

/// The decision by truncated rollouts.
fn rolled_out(engine: &Engine, question: &CubeQuestion, arguments: &Arguments) -> Rolled {
    let game = CubeGame::new(&question.stakes);
    let settings = Settings {
        length: Length::Truncated(11),
        most_trials: arguments.trials,
        seed: Seed(arguments.seed),
        efficiencies: engine.efficiencies(),
        ..Settings::USUAL
    };
    let rolled = |cube| {
        let mut rollout = Rollout::with_cube(&question.position, &game, cube, FirstTurn::Rolls, settings);
        rollout.run(&engine.evaluator(), &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
        let estimate = rollout.estimate();
        (estimate.equity.value(), estimate.equity_error)
    };
    let (waited, waited_error) = rolled(game.cube());
    let (taken, taken_error) = rolled(game.cube().after_take());
    Rolled { waited, waited_error, taken, taken_error }
}

impl Rolled {
    /// The decision these equities make; no beavers.
    fn decision(&self) -> CubeDecision {
        let game = CubeGame::new(&Stakes::MONEY);
        CubeDecision::of(&game, game.cube(), CubefulValue(self.waited), CubefulValue(self.taken))
    }

    /// What the actions lose: doubling and answering.
    fn losses(&self, actions: Actions) -> [f64; 2] {
        let decision = self.decision();
        let doubling = if actions.doubles { Doubling::Doubled } else { Doubling::Waited };
        let answer = if actions.takes { CubeAnswer::Take } else { CubeAnswer::Drop };
        [doubling_loss(&decision, doubling).value(), answer_loss(&decision, answer).value()].map(f64::from)
    }
}

/// What all judgements say.
fn line(all: &[Judged], arguments: &Arguments) -> Value {
    let share = |same: &dyn Fn(&Judged) -> bool| {
        all.iter().filter(|judged| same(judged)).count() as f64 / all.len().max(1) as f64
    };
    let gain = |kind: usize| -> Mean {
        let gained =
            |rolled: Rolled, judged: &Judged| rolled.losses(judged.gnubgs)[kind] - rolled.losses(judged.ours)[kind];
        all.iter().map(|judged| judged.rolled.map_or(0.0, |rolled| gained(rolled, judged))).collect()
    };
    let errors: Mean =
        rolled(all).map(|(rolled, _)| f64::from(rolled.waited_error.hypot(rolled.taken_error))).collect();
    json!({
        "judge": "cube",
        "positions": all.len(),
        "plies": arguments.plies,
        "gnubg_plies": arguments.gnubg_plies,
        "same_doubling": share(&|judged| judged.ours.doubles == judged.gnubgs.doubles),
        "same_answer": share(&|judged| judged.ours.takes == judged.gnubgs.takes),
        "rolled_out": rolled(all).count(),
        "joint_error_of_a_rollout": errors.mean,
        "we_gain_millis": { "doubling": gain(0).line(1000.0), "answer": gain(1).line(1000.0) },
        "our_loss_millis": loss(all, |judged| judged.ours),
        "gnubg_loss_millis": loss(all, |judged| judged.gnubgs),
        "trials": arguments.trials,
        "seed": arguments.seed,
    })
}

fn rolled(all: &[Judged]) -> impl Iterator<Item = (Rolled, &Judged)> {
    all.iter().filter_map(|judged| Some((judged.rolled?, judged)))
}

/// Loss a decision: all positions where the two differ, and those rolled out of the rest, each weighing as its share.
fn loss(all: &[Judged], actions: impl Fn(&Judged) -> Actions) -> Value {
    let mean = |kind: usize| {
        let of = |same: bool| -> (f64, Mean) {
            let alike = |judged: &Judged| (judged.ours == judged.gnubgs) == same;
            let weight = all.iter().filter(|judged| alike(judged)).count() as f64 / all.len().max(1) as f64;
            let losses = rolled(all).filter(|(_, judged)| alike(judged));
            (weight, losses.map(|(rolled, judged)| 1000.0 * rolled.losses(actions(judged))[kind]).collect())
        };
        let ((same, alike), (other, unlike)) = (of(true), of(false));
        json!({
            "mean": same * alike.mean + other * unlike.mean,
            "standard_error": (same * alike.error).hypot(other * unlike.error),
        })
    };
    json!({ "doubling": mean(0), "answer": mean(1) })
}

/// The matches whose scores are asked about.
const LENGTH: u32 = 7;

/// Decisions from games of the engine against itself without looking ahead, half for money, half at scores.
fn questions(engine: &Engine, arguments: &Arguments) -> Vec<CubeQuestion> {
    let wanted = arguments.positions as usize;
    let mut found = Vec::with_capacity(wanted);
    for number in 0.. {
        if found.len() >= wanted {
            break;
        }
        found.extend(of_game(engine, stakes(number), TrialDice::new(Seed(arguments.seed), number), 4));
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
