//! `tavola judge-races`: what we and gnubg lose in races whose worth is known exactly.

use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use serde_json::{Value, json};
use tavola_engine::analysis::{Doubling, answer_loss, doubling_loss};
use tavola_engine::bearoff::Checkers;
use tavola_engine::cubeful::{CubeAnswer, CubeDecision, CubefulValue, Plies};
use tavola_engine::{CubeGame, Engine, Nets, Stakes};
use tavola_rules::Position;
use tavola_train::races::{ExactBearoffs, OneSidedRaces, from_play};
use tavola_train::random::Random;
use tavola_train::referee::turned_results;
use tavola_train::statistics::Mean;

use super::versus::{CubeUse, GnubgOracle};

/// Compare plays, cube decisions and chances in races with exact ones.
///
/// Bear-offs of seven or eight checkers a side at random places, beyond the table in use, are compared with a larger
/// two-sided table: chances, plays and the money cube. Races from real play, a little earlier, are compared with
/// one-sided distributions: chances only, and a tenth as many, because they take long. Losses are in thousandths of the
/// cube. Prints one line of JSON.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  tavola judge-races --positions 1000")]
pub(crate) struct Arguments {
    /// How many positions of each kind.
    #[arg(long, default_value_t = 500)]
    positions: usize,
    /// How many plies both players search.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=2))]
    plies: u8,
    /// Leave gnubg out.
    #[arg(long)]
    alone: bool,
    /// The seed of positions and dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The path of gnubg.
    #[arg(long, value_name = "PROGRAM", default_value = "/usr/games/gnubg", env = "TAVOLA_GNUBG")]
    gnubg: String,
}

/// Compares and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let engine = Engine::default();
    let mut random = Random::new(arguments.seed);
    let bearoffs = bearoffs(&engine, arguments, &mut random)?;
    let races = races(&engine, arguments.positions.div_ceil(10), &mut random);
    println!(
        "{}",
        json!({
            "judge": "races", "plies": arguments.plies, "seed": arguments.seed, "bearoffs": bearoffs, "races": races,
        })
    );
    Ok(ExitCode::SUCCESS)
}

/// Losses of one player, position by position.
#[derive(Default)]
struct Losses {
    plays: Vec<f64>,
    doubling: Vec<f64>,
    answers: Vec<f64>,
}

impl Losses {
    fn line(self) -> Value {
        let line = |losses: Vec<f64>| losses.into_iter().collect::<Mean>().line(1000.0);
        json!({ "plays": line(self.plays), "doubling": line(self.doubling), "answers": line(self.answers) })
    }

    fn add_cube(&mut self, exact: &CubeDecision, doubles: bool, takes: bool) {
        let doubling = if doubles { Doubling::Doubled } else { Doubling::Waited };
        let answer = if takes { CubeAnswer::Take } else { CubeAnswer::Drop };
        self.doubling.push(doubling_loss(exact, doubling).value().into());
        self.answers.push(answer_loss(exact, answer).value().into());
    }
}

fn bearoffs(engine: &Engine, arguments: &Arguments, random: &mut Random) -> anyhow::Result<Value> {
    let (most, plies) = (Checkers::new(8).context("such a table exists")?, Plies(arguments.plies));
    let exact = ExactBearoffs::build(most);
    let start = || GnubgOracle::start(&arguments.gnubg, arguments.plies, CubeUse::Cubeful).context("cannot ask gnubg");
    let mut gnubg = if arguments.alone { None } else { Some(start()?) };
    let game = CubeGame::new(&Stakes::MONEY);
    let (mut ours, mut theirs, mut chances) = (Losses::default(), Losses::default(), Vec::new());
    for number in 0..arguments.positions {
        let position = exact.random(7 + (number % 2) as u8, random);
        let roll = random.roll();
        let known = "both sides have eight checkers at most";
        let loss = |after: &Position| exact.play_loss(&position, roll, after).map(f64::from).context(known);
        let cube = exact.cube(&position).context(known)?;
        let decision =
            CubeDecision::of(&game, game.cube(), CubefulValue(cube.no_double), CubefulValue(cube.double_take));
        let win = exact.win(&position).context(known)?;
        chances.push(f64::from((engine.evaluator().evaluate_one(&position).win() - win).abs()));
        let best = engine.best_plays(&position, roll, &game, plies);
        ours.plays.push(loss(&best.first().context("a bear-off can always move")?.next)?);
        let said = engine.cube_action(&position, &game, plies);
        ours.add_cube(&decision, said.doubles(), said.answer != CubeAnswer::Drop);
        if let Some(gnubg) = &mut gnubg {
            let forced = turned_results(&position, roll).len() == 1;
            let after = gnubg.play(&position, roll, &Stakes::MONEY)?.flipped();
            theirs.plays.push(if forced { 0.0 } else { loss(&after)? });
            let doubles = gnubg.doubles(&position, &Stakes::MONEY, 0)?;
            theirs.add_cube(&decision, doubles, gnubg.takes(&position, &Stakes::MONEY, 0)?);
        }
    }
    Ok(json!({
        "our_error_of_winning_chance": chances.into_iter().collect::<Mean>().line(1.0),
        "our_loss_millis": ours.line(),
        "gnubg_loss_millis": gnubg.is_some().then(|| theirs.line()),
    }))
}

/// How far the net's winning chances are from those of one-sided distributions.
fn races(engine: &Engine, count: usize, random: &mut Random) -> Value {
    let nets = Engine::new(Arc::clone(Nets::built_in()) as Arc<_>);
    let mut exact = OneSidedRaces::default();
    let positions = from_play(engine.evaluator(), &mut exact, count, random);
    let off: Vec<f64> = positions
        .iter()
        .filter_map(|position| Some(nets.evaluator().evaluate_one(position).win() - exact.win(position)?))
        .map(f64::from)
        .collect();
    json!({
        "net_error_of_winning_chance": off.iter().map(|off| off.abs()).collect::<Mean>().line(1.0),
        "net_bias": off.into_iter().collect::<Mean>().line(1.0),
    })
}
