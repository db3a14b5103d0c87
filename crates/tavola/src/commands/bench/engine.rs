//! How many positions, decisions and rollout trials the engine does a second on one thread, and how fast its tables build.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tavola_engine::bearoff::{Checkers, OneSided, TwoSided};
use tavola_engine::cubeful::Plies;
use tavola_engine::rollout::{Budget, FirstTurn, Rollout, Settings, VarianceReduction, WithCube};
use tavola_engine::{CubeGame, CubeHolder, Engine, Outcomes, Stakes};
use tavola_rules::{Position, Roll, legal_results};

use super::legal_plays::positions;
use super::{Measured, Signature};
use crate::commands::versus::{CubeUse, GnubgOracle};

/// A roll to play in a position.
type Question = (Position, Roll);

/// Positions from real play, each with another roll.
fn questions() -> anyhow::Result<Vec<Question>> {
    let rolls: Vec<Roll> = Roll::all().collect();
    Ok(positions()?.into_iter().zip(rolls.into_iter().cycle()).collect())
}

fn cubeless() -> CubeGame {
    CubeGame::new(&Stakes { owner: CubeHolder::Nobody, ..Stakes::MONEY })
}

/// Positions judged a second as play selection judges them: all results of a roll as one list.
pub(super) fn evaluations(seconds: f64) -> anyhow::Result<Measured> {
    let engine = Engine::default();
    let lists: Vec<Vec<Position>> = questions()?.iter().map(|(position, roll)| replies(position, *roll)).collect();
    let mut outcomes = vec![Outcomes::default(); lists.iter().map(Vec::len).max().unwrap_or(0)];
    let (begin, mut evaluated, mut signature) = (Instant::now(), 0_u64, Signature::default());
    let mut round = 0;
    while begin.elapsed().as_secs_f64() < seconds {
        for list in &lists {
            engine.evaluator().evaluate(std::hint::black_box(list), &mut outcomes[..list.len()]);
            evaluated += list.len() as u64;
            if round == 0 {
                outcomes[..list.len()].iter().for_each(|outcomes| add(&mut signature, outcomes));
            }
        }
        round += 1;
    }
    let elapsed = begin.elapsed().as_secs_f64();
    let figures = json!({ "evaluations_per_second": (evaluated as f64 / elapsed).round(), "seconds": elapsed });
    Ok(measured(signature, figures))
}

fn replies(position: &Position, roll: Roll) -> Vec<Position> {
    let mut results = Vec::new();
    legal_results(position, roll, &mut results);
    results.iter().map(Position::flipped).collect()
}

/// Hashes chances to a millionth: kernels may differ in the last bits.
fn add(signature: &mut Signature, outcomes: &Outcomes) {
    signature.add(outcomes.exclusive().iter().flat_map(|chance| ((chance * 1e6).round() as i32).to_le_bytes()));
}

/// Plays chosen a second at 0, 1 and 2 plies, cubeless money.
pub(super) fn decisions(seconds: f64) -> anyhow::Result<Measured> {
    rayon::ThreadPoolBuilder::new().num_threads(1).build()?.install(|| decisions_on_this_pool(seconds))
}

fn decisions_on_this_pool(seconds: f64) -> anyhow::Result<Measured> {
    let (engine, game, questions) = (Engine::default(), cubeless(), questions()?);
    let (mut signature, mut figures) = (Signature::default(), Map::new());
    for plies in 0..=2 {
        let (begin, mut decided) = (Instant::now(), 0_u64);
        'time: loop {
            for (position, roll) in &questions {
                if begin.elapsed().as_secs_f64() >= seconds {
                    break 'time;
                }
                let best = engine.best_plays(position, *roll, &game, Plies(plies));
                if plies == 0 && decided < questions.len() as u64 {
                    let counts = best.first().map_or(*position, |best| best.next);
                    signature.add(counts.counts().map(i8::cast_unsigned));
                }
                decided += 1;
            }
        }
        let rate = decided as f64 / begin.elapsed().as_secs_f64();
        figures.insert(format!("decisions_per_second_{plies}_ply"), json!((rate * 10.0).round() / 10.0));
    }
    Ok(Measured { signature: signature.text(), figures })
}

/// The same decisions by gnubg at 0, 1 and 2 plies, where it is installed: to be read beside `decisions` of the same run.
pub(super) fn gnubg_decisions(seconds: f64) -> anyhow::Result<Measured> {
    let (questions, mut figures) = (questions()?, Map::new());
    let installed = std::path::Path::new(GNUBG).exists();
    figures.insert("installed".to_owned(), installed.into());
    for plies in (0..=2).filter(|_| installed) {
        let mut gnubg = GnubgOracle::start(GNUBG, plies, CubeUse::Cubeless)?;
        let (begin, mut decided) = (Instant::now(), 0_u64);
        for (position, roll) in questions.iter().cycle() {
            if begin.elapsed().as_secs_f64() >= seconds {
                break;
            }
            if !replies(position, *roll).is_empty() {
                gnubg.play(position, *roll, &Stakes::MONEY)?;
                decided += 1;
            }
        }
        let rate = decided as f64 / begin.elapsed().as_secs_f64();
        figures.insert(format!("decisions_per_second_{plies}_ply"), json!((rate * 10.0).round() / 10.0));
    }
    Ok(Measured { signature: Signature::default().text(), figures })
}

/// Where Debian puts gnubg.
const GNUBG: &str = "/usr/games/gnubg";

/// Trials of the opening a second to the end, with and without variance reduction, and the standard error reached.
pub(super) fn rollouts(seconds: f64) -> anyhow::Result<Measured> {
    let engine = Engine::default();
    let mut figures = Map::new();
    let plain = VarianceReduction::Off;
    let reduced = VarianceReduction::Lookahead;
    for (name, cube, variance_reduction) in [
        ("cubeless", WithCube::Cubeless, plain),
        ("cubeless_reduced", WithCube::Cubeless, reduced),
        ("cubeful_reduced", WithCube::Cubeful, reduced),
    ] {
        let settings = Settings { cube, variance_reduction, most_trials: u32::MAX - 36, ..Settings::USUAL };
        figures.insert(name.to_owned(), rolled_out(&engine, settings, seconds)?);
    }
    let mut signature = Signature::default();
    let settings = Settings { most_trials: 36, ..Settings::USUAL };
    let mut rollout = opening(settings);
    rollout.run(&engine.evaluator(), &Budget::UNLIMITED, |_| ControlFlow::Continue(()));
    add(&mut signature, &rollout.estimate().outcomes);
    Ok(Measured { signature: signature.text(), figures })
}

fn opening(settings: Settings) -> Rollout {
    Rollout::new(&Position::START, &CubeGame::new(&Stakes::MONEY), FirstTurn::Rolls, settings)
}

/// On one thread.
fn rolled_out(engine: &Engine, settings: Settings, seconds: f64) -> anyhow::Result<Value> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let begin = Instant::now();
    let mut rollout = opening(settings);
    let budget = Budget { until: Some(begin + Duration::from_secs_f64(seconds)), cancel: None };
    pool.install(|| rollout.run(&engine.evaluator(), &budget, |_| ControlFlow::Continue(())));
    let elapsed = begin.elapsed().as_secs_f64();
    let estimate = rollout.estimate();
    Ok(json!({
        "trials_per_second": (f64::from(estimate.trials) / elapsed).round(),
        "cubeless_error": estimate.cubeless_error,
        "equity_error": estimate.equity_error,
        "seconds": elapsed,
    }))
}

/// How long the bear-off tables take to build.
pub(super) fn tables(_seconds: f64) -> anyhow::Result<Measured> {
    let begin = Instant::now();
    let one_sided = OneSided::build();
    let one = begin.elapsed().as_secs_f64();
    let begin = Instant::now();
    let two_sided = TwoSided::build(Checkers::SIX);
    let two = begin.elapsed().as_secs_f64();
    let mut signature = Signature::default();
    for rank in (1..tavola_engine::bearoff::HomeBoard::count(6)).step_by(7) {
        let home = tavola_engine::bearoff::HomeBoard::of_rank(rank);
        let equities = two_sided.equities(&home, &home).map_or(0.0, |equities| equities.centred);
        let numbers = [one_sided.mean_rolls(&home), equities];
        signature.add(numbers.iter().flat_map(|number| ((number * 1e4).round() as i32).to_le_bytes()));
    }
    let figures = json!({ "one_sided_15x6_seconds": one, "two_sided_6x6_seconds": two });
    Ok(measured(signature, figures))
}

fn measured(signature: Signature, figures: Value) -> Measured {
    Measured { signature: signature.text(), figures: figures.as_object().cloned().unwrap_or_default() }
}
