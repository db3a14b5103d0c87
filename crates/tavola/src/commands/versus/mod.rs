//! `tavola versus-gnubg`: contests with duplicated dice against GNU Backgammon, which stays a process of its own.

mod contest;
mod oracle;

use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use rayon::prelude::*;
use tavola_engine::cubeful::Plies;
use tavola_engine::{Engine, Stakes};
use tavola_rules::{Position, Roll};

use contest::{Contest, Player, Tally};
pub(super) use oracle::CubeUse;
use oracle::Oracle;

/// Play gnubg and print the result with its interval.
///
/// Games come in pairs with the same dice and the seats changed, so luck mostly cancels. One JSON line:
/// points (or matches) a game for us, the standard error from the pairs, and the 95 % interval.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola versus-gnubg --games 100000 --play cubeless
  tavola versus-gnubg --games 2000 --play money --plies 1 --gnubg-plies 2
  tavola versus-gnubg --games 400 --play match --length 7")]
pub(crate) struct Arguments {
    /// Games, or matches, rounded up to pairs.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// What is played.
    #[arg(long, value_enum, default_value_t = PlayArgument::Cubeless)]
    play: PlayArgument,
    /// Points of a match.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=64))]
    length: u32,
    /// How many rolls we look ahead.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    plies: u8,
    /// How many rolls gnubg looks ahead.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    gnubg_plies: u8,
    /// What the dice come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Contests at the same time, each with a gnubg of its own.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Where gnubg is.
    #[arg(long, value_name = "PROGRAM", default_value = "/usr/games/gnubg", env = "TAVOLA_GNUBG")]
    gnubg: String,
}

/// gnubg asked one question after another.
pub(super) struct GnubgOracle(Player<'static>);

impl GnubgOracle {
    /// Starts a gnubg that looks so far ahead.
    pub(super) fn start(program: &str, plies: u8, cube: CubeUse) -> anyhow::Result<Self> {
        Ok(Self(Player::gnubg(Oracle::start(program, plies, cube)?)))
    }

    /// The position after the play it makes for money, seen by the mover; there must be one.
    pub(super) fn play(&mut self, position: &Position, roll: Roll, stakes: &Stakes) -> anyhow::Result<Position> {
        self.0.play(position, roll, stakes, 0)
    }

    /// Whether it doubles on roll; a match is to `length` points.
    pub(super) fn doubles(&mut self, position: &Position, stakes: &Stakes, length: u32) -> anyhow::Result<bool> {
        self.0.doubles(position, stakes, length)
    }

    /// Whether it takes the double of the player on roll.
    pub(super) fn takes(&mut self, position: &Position, stakes: &Stakes, length: u32) -> anyhow::Result<bool> {
        self.0.takes(position, stakes, length)
    }
}

/// What is played.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum PlayArgument {
    /// Money games without a cube.
    Cubeless,
    /// Money games with the cube, no Jacoby, no beavers.
    Money,
    /// Matches with the Crawford rule.
    Match,
}

/// Plays and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let contest = match arguments.play {
        PlayArgument::Cubeless => Contest::Cubeless,
        PlayArgument::Money => Contest::Money,
        PlayArgument::Match => Contest::Match(arguments.length),
    };
    let pairs = arguments.games.div_ceil(2);
    let threads = arguments.threads.max(1);
    let engine = Engine::default();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let start = std::time::Instant::now();
    let play_share = |share: usize| -> anyhow::Result<Tally> {
        let mut us = Player::engine(&engine, Plies(arguments.plies));
        let cube = if matches!(contest, Contest::Cubeless) { CubeUse::Cubeless } else { CubeUse::Cubeful };
        let oracle = Oracle::start(&arguments.gnubg, arguments.gnubg_plies, cube).context("cannot play gnubg")?;
        let mut gnubg = Player::gnubg(oracle);
        let mine = (0..pairs).filter(|pair| *pair as usize % threads == share);
        mine.map(|pair| contest.pair(&mut us, &mut gnubg, arguments.seed, pair))
            .try_fold(Tally::default(), |tally, result| result.map(|points| tally.with(points)))
    };
    let tallies: Vec<Tally> =
        pool.install(|| (0..threads).into_par_iter().map(play_share).collect::<anyhow::Result<_>>())?;
    let tally = tallies.into_iter().fold(Tally::default(), Tally::plus);
    println!("{}", line(arguments, contest, &tally, start.elapsed().as_secs_f64()));
    Ok(ExitCode::SUCCESS)
}

fn line(arguments: &Arguments, contest: Contest, tally: &Tally, seconds: f64) -> serde_json::Value {
    let (mean, error) = (tally.mean(), tally.error());
    serde_json::json!({
        "versus": "gnubg",
        "play": contest.name(),
        "plies": arguments.plies,
        "gnubg_plies": arguments.gnubg_plies,
        "games": 2 * tally.pairs,
        "result_per_game": mean,
        "standard_error": error,
        "interval_95": [mean - 1.96 * error, mean + 1.96 * error],
        "seed": arguments.seed,
        "seconds": seconds,
    })
}
