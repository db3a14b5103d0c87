//! How many positions, decisions and rollout trials the engine does a second on one thread, and how fast its tables build.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tavola_engine::bearoff::{Checkers, OneSided, TwoSided};
use tavola_engine::cubeful::Plies;
use tavola_engine::moves::{CandidateFilter, PlayRanking};
use tavola_engine::replies::PruneLimit;
use tavola_engine::rollout::{
    Budget, Estimate, FirstTurn, Rollout, Seed, Settings, TrialDice, VarianceReduction, WithCube,
};
use tavola_engine::{CubeGame, CubeHolder, Engine, Outcomes, Stakes, finished};
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
                let best = engine.best_play(position, *roll, &game, Plies(plies));
                if plies == 0 && decided < questions.len() as u64 {
                    let counts = best.map_or(*position, |best| best.next);
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
    let estimate = rolled_on(1, engine, settings, seconds)?;
    Ok(json!({
        "trials_per_second": (f64::from(estimate.trials) / seconds).round(),
        "cubeless_error": estimate.cubeless_error,
        "equity_error": estimate.equity_error,
        "seconds": seconds,
    }))
}

fn rolled_on(threads: usize, engine: &Engine, settings: Settings, seconds: f64) -> anyhow::Result<Estimate> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let mut rollout = opening(settings);
    let until = Instant::now() + Duration::from_secs_f64(seconds);
    let is_late = || Instant::now() >= until;
    pool.install(|| rollout.run(&engine.evaluator(), &Budget::new(&is_late), |_| ControlFlow::Continue(())));
    Ok(rollout.estimate())
}

/// How much faster two threads roll out than one: turns of a second each, so that a busy machine disturbs both alike.
pub(super) fn threads(seconds: f64) -> anyhow::Result<Measured> {
    let engine = Engine::default();
    let variance_reduction = VarianceReduction::Off;
    let settings =
        Settings { cube: WithCube::Cubeless, variance_reduction, most_trials: u32::MAX - 36, ..Settings::USUAL };
    // Tables and nets are made ready.
    rolled_on(1, &engine, Settings { most_trials: 36, ..settings }, 60.0)?;
    let (turns, mut trials) = ((seconds.ceil() as u32).max(1), [0.0, 0.0]);
    for _ in 0..turns {
        for (threads, trials) in [1, 2].into_iter().zip(&mut trials) {
            *trials += f64::from(rolled_on(threads, &engine, settings, 1.0)?.trials);
        }
    }
    let processors = std::thread::available_parallelism().map_or(0, usize::from);
    let ratio = (trials[1] / trials[0].max(1.0) * 100.0).round() / 100.0;
    Ok(measured(Signature::default(), json!({ "two_threads_to_one": ratio, "processors": processors })))
}

/// What gnubg says of its own static evaluations and how fast it rolls out the opening, where it is installed.
pub(super) fn gnubg_speed(_seconds: f64) -> anyhow::Result<Measured> {
    if !std::path::Path::new(GNUBG).exists() {
        return Ok(measured(Signature::default(), json!({ "installed": false })));
    }
    let text = told("set threads 1\ncalibrate 20\n")?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let before = words.iter().rposition(|word| word.starts_with("static")).and_then(|place| place.checked_sub(1));
    let evaluations: Option<f64> = before.and_then(|place| words[place].parse().ok());
    let opening = "set threads 1\nset automatic game off\nset automatic roll off\nnew match 1\n\
                   set board 4HPwATDgc/ABMA\nset turn 1\nset rollout cubeful off\nset rollout truncation off\n";
    let begin = Instant::now();
    told(opening)?;
    let empty = begin.elapsed().as_secs_f64();
    let rolled = |trials: u32, reduction: &str| -> anyhow::Result<f64> {
        let begin = Instant::now();
        told(&format!("{opening}set rollout trials {trials}\nset rollout varredn {reduction}\nrollout\n"))?;
        Ok((f64::from(trials) / (begin.elapsed().as_secs_f64() - empty).max(1e-3)).round())
    };
    let figures = json!({
        "installed": true,
        "evaluations_per_second": evaluations,
        "cubeless_trials_per_second": rolled(1296, "off")?,
        "cubeless_reduced_trials_per_second": rolled(72, "on")?,
    });
    Ok(measured(Signature::default(), figures))
}

/// What gnubg prints when it is given these commands.
fn told(commands: &str) -> anyhow::Result<String> {
    let script = std::env::temp_dir().join(format!("tavola-bench-{}", std::process::id()));
    std::fs::write(&script, commands)?;
    let output = std::process::Command::new(GNUBG)
        .args(["-t", "-q", "-r", "-c"])
        .arg(&script)
        .stdin(std::process::Stdio::null())
        .output();
    std::fs::remove_file(&script)?;
    Ok(String::from_utf8_lossy(&output?.stdout).into_owned())
}

/// What pruning costs: decisions of the program's own games, beside the same with every play
/// judged. The number of decisions at 2 plies is a twentieth of those without looking ahead.
pub(super) fn pruned(seconds: f64) -> anyhow::Result<Measured> {
    let (engine, game) = (Engine::default(), cubeless());
    let ranking = PlayRanking::new(engine.evaluator(), engine.efficiencies(), CandidateFilter::USUAL);
    let questions = contested(&engine, &game, (seconds * 7000.0) as usize);
    let (mut signature, mut figures) = (Signature::default(), Map::new());
    for (plies, share) in [(0, 1), (1, 4), (2, 20)] {
        let asked = &questions[..questions.len() / share];
        let (mut same, mut lost) = (0_u32, 0.0);
        for (position, roll) in asked {
            let all = ranking.with_prune_limit(PruneLimit::ALL).ranked(position, *roll, &game, Plies(plies));
            let best = engine.best_play(position, *roll, &game, Plies(plies));
            let found = all.iter().find(|play| best.is_some_and(|best| best.next == play.next));
            let (Some(first), Some(found)) = (all.first(), found) else { continue };
            same += u32::from(first.next == found.next);
            lost += f64::from((first.equity.value() - found.equity.value()).max(0.0));
            signature.add(found.next.counts().map(i8::cast_unsigned));
        }
        let count = asked.len().max(1) as f64;
        figures.insert(format!("decisions_{plies}_ply"), json!(asked.len()));
        figures.insert(format!("same_play_{plies}_ply"), json!((f64::from(same) / count * 1e4).round() / 1e4));
        figures.insert(format!("milli_equity_lost_{plies}_ply"), json!((lost / count * 1e6).round() / 1e3));
    }
    Ok(Measured { signature: signature.text(), figures })
}

/// Positions with contact and a choice from games the engine plays with itself; every third.
fn contested(engine: &Engine, game: &CubeGame, count: usize) -> Vec<Question> {
    let (mut questions, mut position) = (Vec::with_capacity(count), Position::START);
    let mut dice = TrialDice::new(Seed(7), 0);
    for turn in 0_u64.. {
        if questions.len() == count {
            break;
        }
        let roll = dice.roll();
        if turn.is_multiple_of(3) && position.has_contact() && replies(&position, roll).len() > 1 {
            questions.push((position, roll));
        }
        let best = engine.best_play(&position, roll, game, Plies::ZERO);
        position = best.map_or_else(|| position.flipped(), |best| best.next);
        if finished(&position).is_some() {
            position = Position::START;
        }
    }
    questions
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
