//! `tavola versus-gnubg`: contests with duplicated dice against GNU Backgammon, which stays a process of its own.

mod contest;
mod oracle;

use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Args, ValueEnum};
pub(super) use contest::{Contest, Player};
use contest::{PairResult, Thought};
use serde_json::{Value, json};
use tavola_engine::cubeful::Plies;
use tavola_engine::{Engine, Search, Stakes};
use tavola_rules::{Position, Roll};
use tavola_train::ledger::Ledger;
use tavola_train::statistics::Mean;

use super::progress::{Effort, fingerprint};
use super::search::search;
pub(super) use oracle::CubeUse;
use oracle::Oracle;

/// Play against gnubg and print the result with its confidence interval.
///
/// Games come in pairs with the same dice and the seats exchanged, so that most of the luck cancels. Prints one line of
/// JSON: our points per game (or matches won less lost) with the 95% interval from the pairs, how many games it would take
/// to be sure who is better, and how long each thought per decision.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola versus-gnubg --games 100000 --play cubeless
  tavola versus-gnubg --luck-adjusted --games 2000 --plies 2 --gnubg-plies 2 --threads 2 --results two.jsonl
  tavola versus-gnubg --luck-adjusted --games 4000 --play money --results money.jsonl --minutes 15
  tavola versus-gnubg --games 400 --play match --length 7 --plies 2 --gnubg-plies 2 --results match.jsonl")]
pub(crate) struct Arguments {
    /// How many games, or matches; rounded up to pairs.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// What to play.
    #[arg(long, value_enum, default_value_t = PlayArgument::Cubeless)]
    play: PlayArgument,
    /// Length of a match in points.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=64))]
    length: u32,
    /// How many plies Tavola searches.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    plies: u8,
    /// How Tavola searches for plays, instead of `--plies`: by name, or in parts such as
    /// plies=2,filter=8:0.16,rollouts=4:0.03:144:5.
    #[arg(long, value_parser = search)]
    search: Option<Search>,
    /// How many plies gnubg searches.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    gnubg_plies: u8,
    /// The seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Subtract the luck of the dice as our nets see it, cube and score in mind: the same mean, far less noise.
    #[arg(long)]
    luck_adjusted: bool,
    /// The path of gnubg.
    #[arg(long, value_name = "PROGRAM", default_value = "/usr/games/gnubg", env = "TAVOLA_GNUBG")]
    gnubg: String,
    #[command(flatten)]
    effort: Effort,
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
pub(super) enum PlayArgument {
    /// Money games without a cube.
    Cubeless,
    /// Money games with the cube, no Jacoby, no beavers.
    Money,
    /// Matches with the Crawford rule.
    Match,
}

impl PlayArgument {
    /// As a contest; `length` is that of a match, in points.
    pub(super) const fn contest(self, length: u32) -> Contest {
        match self {
            Self::Cubeless => Contest::Cubeless,
            Self::Money => Contest::Money,
            Self::Match => Contest::Match(length),
        }
    }
}

/// Plays and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let contest = arguments.play.contest(arguments.length);
    let Arguments { plies, gnubg_plies, seed, effort, .. } = arguments;
    let search = arguments.search.unwrap_or(Search::ahead(Plies(*plies)));
    let engine = Engine::default();
    let mut measured = json!({
        "measures": "contest with gnubg", "play": contest.name(), "nets": fingerprint(engine.evaluator()),
        "search": format!("{search:?}"), "gnubg_plies": gnubg_plies, "seed": seed,
    });
    if arguments.luck_adjusted {
        measured["luck_by"] = measured["nets"].clone();
    }
    let luck = arguments.luck_adjusted.then(|| contest.judge(&engine));
    let mut ledger = Ledger::<PairResult>::open(effort.results.as_deref(), &measured)?;
    let cube = if matches!(contest, Contest::Cubeless) { CubeUse::Cubeless } else { CubeUse::Cubeful };
    let start = || -> anyhow::Result<Player<'_>> {
        Ok(Player::gnubg(Oracle::start(&arguments.gnubg, *gnubg_plies, cube).context("cannot play gnubg")?))
    };
    // One thread thinks for us in each contest, as gnubg has one.
    let alone = rayon::ThreadPoolBuilder::new().num_threads(effort.threads.max(1)).build()?;
    let pairs = arguments.games.div_ceil(2).into();
    ledger.fill(pairs, effort.threads, &effort.clock(), start, |gnubg, number| {
        let mut us = Player::engine(&engine, search);
        alone.install(|| contest.pair(&mut us, gnubg, (*seed, u32::try_from(number)?), luck))
    })?;
    println!("{}", line(arguments, contest, &ledger.parts().values().copied().collect::<Vec<_>>()));
    Ok(ExitCode::SUCCESS)
}

fn line(arguments: &Arguments, contest: Contest, pairs: &[PairResult]) -> Value {
    let result: Mean = pairs.iter().map(|pair| pair.mean).collect();
    let ours = pairs.iter().map(|pair| pair.ours).fold(Thought::default(), Thought::plus);
    let theirs = pairs.iter().map(|pair| pair.theirs).fold(Thought::default(), Thought::plus);
    let adjusted: Option<Mean> =
        arguments.luck_adjusted.then(|| pairs.iter().filter_map(|pair| pair.adjusted).collect());
    let tested = adjusted.unwrap_or(result);
    json!({
        "versus": "gnubg",
        "play": contest.name(),
        "search": format!("{:?}", arguments.search.unwrap_or(Search::ahead(Plies(arguments.plies)))),
        "gnubg_plies": arguments.gnubg_plies,
        "games": 2 * result.count,
        "result_per_game": result.line(1.0),
        "luck_adjusted": adjusted.map(|mean| mean.line(1.0)),
        "sequential_test": contest.test().line(&tested),
        "games_to_be_sure": tested.count_to_be_sure().map(|pairs| 2 * pairs),
        "our_millis_a_decision": ours.millis_a_decision(),
        "gnubg_millis_a_decision": theirs.millis_a_decision(),
        "seed": arguments.seed,
    })
}
