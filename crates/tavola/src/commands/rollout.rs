//! `tavola rollout`: positions, plays and cube decisions played out many times, as JSON.

mod notebook;

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use clap::{Args, ValueEnum};
use serde::Serialize;
use serde_json::{Value, json};
use tavola_engine::cubeful::{CubeDecision, CubeState, Plies};
use tavola_engine::rollout::{
    Budget, Comparison, Estimate, FirstTurn, Length, Rollout, Seed, Settings, VarianceReduction, WithCube, compare,
};
use tavola_engine::{CubeGame, Engine, finished};
use tavola_notation::{MoveText, PositionId};
use tavola_rules::{Position, Roll};

use super::cube::{action_name, answer_name};
use super::eval::Chances;
use super::questions::{Question, Source};
use super::stakes::StakesArguments;
use notebook::Notebook;

/// Roll out positions, one JSON object per line.
///
/// A position without a roll is rolled out as it stands:
/// {"id":…,"win":…,"wg":…,"wbg":…,"lg":…,"lbg":…,"cubeless":…,"cubeful":…,"trials":…,"error":…}
/// With a roll, its best plays are rolled out against each other, and plays that are certainly worse are dropped early.
/// With --decision, doubling is rolled out against not doubling. `error` is the standard error of the cubeful equity.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola rollout 4HPwATDgc/ABMA
  tavola rollout --decision --trials 5184 --threads 2 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10'
  tavola rollout --seconds 10 --candidates 3 4HPwATDgc/ABMA 63
  tavola rollout --trials 100000 --resume opening.json 4HPwATDgc/ABMA")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
    #[command(flatten)]
    stakes: StakesArguments,
    /// Roll out doubling against not doubling.
    #[arg(long)]
    decision: bool,
    /// The most trials for each position.
    #[arg(long, default_value_t = 1296, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    trials: u32,
    /// Stop after this many seconds for each line of the answer.
    #[arg(long)]
    seconds: Option<f64>,
    /// Stop when the standard error of the equity is below this.
    #[arg(long, value_name = "ERROR", default_value_t = 0.0)]
    precision: f32,
    /// Play this many rolls, then evaluate; without it, play to the end.
    #[arg(long, value_name = "ROLLS")]
    truncate: Option<u16>,
    /// Whether the cube is in play.
    #[arg(long, value_enum, default_value_t = CubeArgument::Cubeful)]
    cube_use: CubeArgument,
    /// Count results as they are, without subtracting luck.
    #[arg(long)]
    no_variance_reduction: bool,
    /// The seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 means all.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// How many plays of a roll to roll out.
    #[arg(long, default_value_t = 5)]
    candidates: usize,
    /// Go on from what this file says an earlier run has counted, and keep it up as trials are played: with the same
    /// stakes, seed and habits the result is that of one long run.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Say on standard error how far it has come.
    #[arg(long)]
    progress: bool,
}

/// Whether the cube is in play.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum CubeArgument {
    /// Both sides double, take and drop.
    Cubeful,
    /// Games are played to their end.
    Cubeless,
}

/// Answers every position.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let engine = Engine::default();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads).build()?;
    let notebook = Mutex::new(Notebook::open(arguments.resume.as_deref())?);
    let desk = Desk { arguments, engine: &engine, notebook: &notebook };
    arguments.source.answer(|question, output| {
        let answer = pool.install(|| desk.answer(question))?;
        desk.notebook().write()?;
        serde_json::to_writer(&mut *output, &answer)?;
        writeln!(output)?;
        Ok(())
    })
}

#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    #[serde(flatten)]
    estimate: EstimateLine,
}

#[derive(Serialize)]
struct EstimateLine {
    #[serde(flatten)]
    chances: Chances,
    cubeless: f32,
    cubeful: f32,
    trials: u32,
    error: f32,
    cubeless_error: f32,
}

impl From<&Estimate> for EstimateLine {
    fn from(estimate: &Estimate) -> Self {
        Self {
            chances: Chances::from(&estimate.outcomes),
            cubeless: estimate.cubeless.value(),
            cubeful: estimate.equity.value(),
            trials: estimate.trials,
            error: estimate.equity_error,
            cubeless_error: estimate.cubeless_error,
        }
    }
}

impl Arguments {
    fn settings(&self) -> Settings {
        Settings {
            cube: match self.cube_use {
                CubeArgument::Cubeful => WithCube::Cubeful,
                CubeArgument::Cubeless => WithCube::Cubeless,
            },
            variance_reduction: match self.no_variance_reduction {
                true => VarianceReduction::Off,
                false => VarianceReduction::Lookahead,
            },
            length: self.truncate.map_or(Length::ToTheEnd, Length::Truncated),
            seed: Seed(self.seed),
            most_trials: self.trials,
            precision: self.precision,
            ..Settings::USUAL
        }
    }

    /// Whether the time that was given is over, from now on.
    fn deadline(&self) -> anyhow::Result<impl Fn() -> bool + Sync + use<>> {
        let until = |seconds: f64| {
            let length = Duration::try_from_secs_f64(seconds).context("--seconds is a time from now")?;
            anyhow::Ok(Instant::now() + length)
        };
        let until = self.seconds.map(until).transpose()?;
        Ok(move || until.is_some_and(|until| Instant::now() >= until))
    }

    fn report(&self, estimate: &Estimate) {
        if self.progress {
            let Estimate { trials, equity, equity_error, .. } = estimate;
            eprintln!("{trials} trials: {:+.4} ± {equity_error:.4}", equity.value());
        }
    }
}

/// Where questions are answered.
#[derive(Clone, Copy)]
struct Desk<'a> {
    arguments: &'a Arguments,
    engine: &'a Engine,
    notebook: &'a Mutex<Notebook>,
}

impl Desk<'_> {
    fn answer(&self, question: &Question) -> anyhow::Result<Value> {
        ensure!(finished(&question.position()).is_none(), "{}: the game is over", question.id);
        let game = self.arguments.stakes.game(&question.written)?;
        match question.roll {
            _ if self.arguments.decision => self.decide(question, &game),
            Some(roll) => self.plays(question, &game, roll),
            None => {
                let rollout = self.rolled(&question.position(), &game, FirstTurn::MayDouble, game.cube())?;
                Ok(serde_json::to_value(Line { id: &question.id, estimate: (&rollout.estimate()).into() })?)
            }
        }
    }

    fn notebook(&self) -> std::sync::MutexGuard<'_, Notebook> {
        self.notebook.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn rolled(
        &self,
        position: &Position,
        game: &CubeGame,
        first: FirstTurn,
        cube: CubeState,
    ) -> anyhow::Result<Rollout> {
        let description = self.description(position, game, first, cube);
        let settings = self.arguments.settings();
        let tally = self.notebook().tally(&description);
        let mut rollout = Rollout::with_cube(position, game, cube, first, settings).resumed(tally);
        let mut noted = Ok(());
        let is_late = self.arguments.deadline()?;
        rollout.run(&self.engine.evaluator(), &Budget::new(&is_late), |rollout| {
            self.arguments.report(&rollout.estimate());
            noted = self.notebook().note(&description, rollout.tally());
            if noted.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        noted?;
        ensure!(rollout.tally().trials() > 0, "the time was too short for one block of 36 trials");
        Ok(rollout)
    }

    /// Everything the trials of a rollout depend on, the judge by what they say of the start.
    fn description(&self, position: &Position, game: &CubeGame, first: FirstTurn, cube: CubeState) -> String {
        let Settings { cube: use_of_cube, variance_reduction, length, seed, efficiencies, .. } =
            self.arguments.settings();
        let judge = self.engine.evaluator().evaluate_one(&Position::START).exclusive().map(f32::to_bits);
        let values = game.class_values(cube).map(f32::to_bits);
        format!(
            "{} {:?} {values:x?} {cube:?} {first:?} {use_of_cube:?} {variance_reduction:?} {length:?} {seed:?} {efficiencies:?} {judge:x?}",
            PositionId::from(position),
            game.stakes(),
        )
    }

    fn decide(&self, question: &Question, game: &CubeGame) -> anyhow::Result<Value> {
        let taken = game.cube().after_take();
        let position = question.position();
        let waiting = self.rolled(&position, game, FirstTurn::Rolls, game.cube())?.estimate();
        let doubled = self.rolled(&position, game, FirstTurn::Rolls, taken)?.estimate();
        let decision = CubeDecision::of(game, game.cube(), waiting.worth, doubled.worth);
        Ok(json!({
            "id": question.id,
            "no_double": decision.no_double.value(),
            "double_take": decision.double_take.value(),
            "double_drop": decision.double_drop.value(),
            "action": action_name(decision.action),
            "answer": answer_name(decision.answer),
            "trials": waiting.trials,
            "no_double_error": waiting.equity_error,
            "double_take_error": doubled.equity_error,
        }))
    }

    fn plays(&self, question: &Question, game: &CubeGame, roll: Roll) -> anyhow::Result<Value> {
        let others = game.flipped();
        let mut ranked = self.engine.best_plays(&question.position(), roll, game, Plies::ZERO);
        ranked.truncate(self.arguments.candidates.max(1));
        let described = |next| self.description(next, &others, FirstTurn::MayDouble, others.cube());
        let start = |next| {
            let rollout = Rollout::new(next, &others, FirstTurn::MayDouble, self.arguments.settings());
            rollout.resumed(self.notebook().tally(&described(next)))
        };
        let mut rollouts: Vec<Rollout> = ranked.iter().map(|ranked| start(&ranked.next)).collect();
        let is_late = self.arguments.deadline()?;
        compare(&mut rollouts, -1.0, &self.engine.evaluator(), &Budget::new(&is_late), Comparison::USUAL);
        for (ranked, rollout) in ranked.iter().zip(&rollouts) {
            self.notebook().note(&described(&ranked.next), rollout.tally())?;
        }
        let mut plays: Vec<_> = ranked.iter().zip(rollouts.iter().map(Rollout::estimate)).collect();
        plays.sort_by(|a, b| a.1.equity.value().total_cmp(&b.1.equity.value()));
        let lines = plays.iter().map(|(ranked, estimate)| {
            json!({
                "text": MoveText(&ranked.play).to_string(),
                "position": PositionId::from(&ranked.next).to_string(),
                "equity": -estimate.equity.value(),
                "error": estimate.equity_error,
                "trials": estimate.trials,
            })
        });
        Ok(json!({ "id": question.id, "roll": roll.to_string(), "plays": lines.collect::<Vec<_>>() }))
    }
}
