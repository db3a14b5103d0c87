//! `tavola train duel`: duplicated games between nets, or without a cube with gnubg, with the luck taken out if wanted.

use anyhow::bail;
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tavola_engine::cubeful::{Efficiencies, Plies};
use tavola_engine::net::Nets;
use tavola_engine::{Engine, Search};
use tavola_train::gnubg::Gnubg;
use tavola_train::ladder::{Deep, Mover, Pair, Static, adjusted_pair, pair};
use tavola_train::ledger::Ledger;
use tavola_train::luck::Luck;
use tavola_train::statistics::{Mean, Sums};

use super::load;
use super::measure::engine;
use crate::commands::progress::{Effort, fingerprint};
use crate::commands::search::search;
use crate::commands::versus::{Contest, PlayArgument, Player};

/// Two players, and how often they play.
#[derive(Debug, Args)]
pub(super) struct DuelArguments {
    /// Nets.
    first: String,
    /// Nets, or `gnubg`; with a cube `tavola versus-gnubg` plays it.
    second: String,
    /// What to play.
    #[arg(long, value_enum, default_value_t = PlayArgument::Cubeless)]
    play: PlayArgument,
    /// Length of a match in points.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=64))]
    length: u32,
    /// Pairs of games, or matches, with the same dice and exchanged seats.
    #[arg(long, default_value_t = 10_000)]
    pairs: u64,
    /// Seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many plies both players search.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    plies: u8,
    /// How the first player searches for plays, instead of `--plies`: by name, or in parts such as
    /// plies=2,width=8:0.25,rollouts=4:0.03:144:5.
    #[arg(long, value_name = "SEARCH", value_parser = search)]
    search: Option<Search>,
    /// The same for the second player.
    #[arg(long, value_name = "SEARCH", value_parser = search)]
    second_search: Option<Search>,
    /// The second player holds cubes for as efficient as is published, not as was fitted.
    #[arg(long)]
    second_published: bool,
    /// Subtract the luck of the dice as the built-in nets see it: the same mean, a seventh of the noise or less.
    #[arg(long)]
    adjusted: bool,
    /// Stop as soon as the sequential test has decided (H0: no gain; H1: 0.004 points per game, with a cube 0.02 points or
    /// matches; 5% each).
    #[arg(long)]
    sequential: bool,
    #[command(flatten)]
    effort: Effort,
}

/// Pairs of a duel that stand together in the file of results.
const PART: u64 = 50;
/// Parts on each thread between two looks of the sequential test.
const LOOK: u64 = 4;

/// What the pairs of a part brought.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
struct Part {
    #[serde(flatten)]
    raw: Sums,
    /// Where the luck was taken out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    adjusted: Option<Sums>,
}

/// One of the players.
enum Seat {
    Nets(Box<Nets>, Engine),
    Gnubg,
}

impl Seat {
    fn named(name: &str) -> anyhow::Result<Self> {
        if name == "gnubg" {
            return Ok(Self::Gnubg);
        }
        let nets = load(name)?;
        Ok(Self::Nets(Box::new(nets.clone()), engine(nets)))
    }

    fn fingerprint(&self, plies: u8) -> String {
        match self {
            Self::Nets(nets, _) => fingerprint(&**nets),
            Self::Gnubg => format!("gnubg {plies}-ply"),
        }
    }

    fn mover(&self, search: Search) -> anyhow::Result<Box<dyn Mover + Send + '_>> {
        Ok(match self {
            Self::Nets(nets, _) if search == Search::AT_SIGHT => Box::new(Static(&**nets)),
            Self::Nets(_, engine) => Box::new(Deep(engine, search)),
            Self::Gnubg => Box::new(Gnubg::start(search.plies.0)?),
        })
    }
}

/// Both players at the board.
enum Players<'a> {
    /// Without a cube.
    Cubeless([Box<dyn Mover + Send + 'a>; 2]),
    /// With it.
    Cubeful(Contest, [Player<'a>; 2]),
}

impl DuelArguments {
    fn contest(&self) -> Contest {
        self.play.contest(self.length)
    }

    /// How each player searches.
    fn searches(&self) -> [Search; 2] {
        [self.search, self.second_search].map(|search| search.unwrap_or(Search::ahead(Plies(self.plies))))
    }

    /// The players, sitting down.
    fn players<'a>(&self, first: &'a Seat, second: &'a Seat) -> anyhow::Result<Players<'a>> {
        match (self.contest(), first, second) {
            (Contest::Cubeless, _, _) => {
                let [one, other] = self.searches();
                Ok(Players::Cubeless([first.mover(one)?, second.mover(other)?]))
            }
            (contest, Seat::Nets(_, first), Seat::Nets(_, second)) => {
                let [one, other] = self.searches();
                Ok(Players::Cubeful(contest, [Player::engine(first, one), Player::engine(second, other)]))
            }
            _ => bail!("with a cube `tavola versus-gnubg` plays against gnubg"),
        }
    }

    /// What is measured, in words that tell this duel from others.
    fn measured(&self, first: &Seat, second: &Seat) -> Value {
        let [one, other] = [first, second].map(|seat| seat.fingerprint(self.plies));
        let mut measured = json!({ "measures": "duel", "first": one, "second": other, "seed": self.seed });
        if self.searches() != [Search::AT_SIGHT; 2] {
            measured["searches"] = json!(self.searches().map(|search| format!("{search:?}")));
        }
        if !matches!(self.contest(), Contest::Cubeless) {
            measured["play"] = json!(self.contest().name());
        }
        if self.second_published {
            measured["second_efficiencies"] = json!("published");
        }
        if self.adjusted {
            measured["luck_by"] = json!(fingerprint(&**Nets::built_in()));
        }
        measured
    }

    /// Pair `number`, its luck judged by the nets inside.
    fn pair(&self, players: &mut Players<'_>, judge: &Engine, number: u64) -> anyhow::Result<Pair> {
        match players {
            Players::Cubeless([first, second]) if self.adjusted => {
                let luck = Luck::new(judge.evaluator());
                Ok(adjusted_pair(first.as_mut(), second.as_mut(), &luck, self.seed, number)?)
            }
            Players::Cubeless([first, second]) => {
                let raw = pair(first.as_mut(), second.as_mut(), self.seed, number)?;
                Ok(Pair { raw, adjusted: raw })
            }
            Players::Cubeful(contest, [first, second]) => {
                let luck = self.adjusted.then(|| contest.judge(judge));
                let brought = contest.pair(first, second, (self.seed, u32::try_from(number)?), luck)?;
                Ok(Pair { raw: brought.mean, adjusted: brought.adjusted.unwrap_or(brought.mean) })
            }
        }
    }

    /// Part `number`.
    fn part(&self, players: &mut Players<'_>, judge: &Engine, number: u64) -> anyhow::Result<Part> {
        let one = |number| self.pair(players, judge, number);
        let numbers = number * PART..((number + 1) * PART).min(self.pairs);
        let pairs = numbers.map(one).collect::<anyhow::Result<Vec<_>>>()?;
        let adjusted = self.adjusted.then(|| pairs.iter().map(|pair| pair.adjusted).collect());
        Ok(Part { raw: pairs.iter().map(|pair| pair.raw).collect(), adjusted })
    }
}

/// Plays a duel, or what is left of it.
pub(super) fn duel(arguments: &DuelArguments) -> anyhow::Result<Value> {
    let DuelArguments { first, second, pairs, seed, effort, .. } = arguments;
    let (ours, mut theirs) = (Seat::named(first)?, Seat::named(second)?);
    if let (true, Seat::Nets(_, engine)) = (arguments.second_published, &mut theirs) {
        *engine = engine.clone().with_efficiencies(Efficiencies::PUBLISHED);
    }
    let mut ledger = Ledger::<Part>::open(effort.results.as_deref(), &arguments.measured(&ours, &theirs))?;
    let clock = effort.clock();
    let parts = pairs.div_ceil(PART);
    let look = if arguments.sequential { LOOK * effort.threads.max(1) as u64 } else { parts.max(1) };
    // One thread thinks for a player in each game.
    let alone = rayon::ThreadPoolBuilder::new().num_threads(effort.threads.max(1)).build()?;
    let judge = Engine::default();
    for wanted in (1..=parts.div_ceil(look)).map(|looks| (looks * look).min(parts)) {
        let players = || arguments.players(&ours, &theirs);
        let part = |players: &mut Players<'_>, part| alone.install(|| arguments.part(players, &judge, part));
        ledger.fill(wanted, effort.threads, &clock, players, part)?;
        if arguments.sequential && arguments.contest().test().verdict(&tested(&ledger)).is_some() {
            break;
        }
    }
    Ok(line(arguments, &ledger, *seed))
}

/// What the test looks at: with the luck taken out where it was.
fn tested(ledger: &Ledger<Part>) -> Mean {
    Mean::from(ledger.parts().values().map(|part| part.adjusted.unwrap_or(part.raw)).sum::<Sums>())
}

fn line(arguments: &DuelArguments, ledger: &Ledger<Part>, seed: u64) -> Value {
    let raw = Mean::from(ledger.parts().values().map(|part| part.raw).sum::<Sums>());
    let tested = tested(ledger);
    let mut line = json!({
        "first": arguments.first, "second": arguments.second, "plies": arguments.plies, "seed": seed,
        "play": arguments.contest().name(),
        "games": 2 * raw.count,
        "points_a_game": raw.line(1.0),
        "games_to_be_sure": tested.count_to_be_sure().map(|pairs| 2 * pairs),
        "sequential_test": arguments.contest().test().line(&tested),
    });
    if arguments.adjusted {
        line["luck_adjusted"] = tested.line(1.0);
    }
    line
}
