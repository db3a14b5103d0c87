//! `tavola tournament`: whole events without players.

use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, Subcommand, ValueEnum};
use tavola_tournament::Format;
use tavola_tournament::format::lot::LotSeed;
use tavola_tournament::format::swing::{CppSchedule, LossLimit};
use tavola_tournament::format::swiss::SwissOrder;
use tavola_tournament::simulation::Simulation;
use tavola_tournament::stream::bounds;
use tavola_tournament::stream::division::{Consolation, LastChance, Recharge, Ties};

use super::ASKED_WRONGLY;

/// Simulate whole tournaments without players.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola tournament simulate --entries 13
  tavola tournament simulate --entries 4096 --format knock-out")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a whole tournament by coin flips through its own stream, check its laws, and print how long each round
    /// took.
    Simulate(Simulate),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola tournament simulate --entries 13
  tavola tournament simulate --entries 4096 --format knock-out
  tavola tournament simulate --entries 6 --format swing --seed 7")]
struct Simulate {
    /// How many entries.
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(2..=i64::from(bounds::ENTRIES)))]
    entries: u32,
    /// The format; without it every format in turn.
    #[arg(long)]
    format: Option<Name>,
    /// The seed of draws and coins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play it however long it takes.
    #[arg(long)]
    yes: bool,
}

/// The most seconds that are played without `--yes`.
const UNASKED: f64 = 30.0;

/// The formats by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Name {
    /// Knock-out with progressive consolation, redrawn.
    KnockOut,
    /// Knock-out with the consolation as a fixed bracket.
    FixedTree,
    /// Knock-out with consolation and last chance.
    LastChance,
    /// Double elimination with recharge.
    DoubleElimination,
    /// Three lives.
    Lives,
    /// Swiss.
    Swiss,
    /// Round robin: all against all.
    RoundRobin,
    /// Swing.
    Swing,
    /// Davis Cup, ties in a knock-out.
    DavisCup,
    /// Davis Cup, ties all against all.
    DavisGroup,
}

impl Name {
    fn format(self) -> Format {
        let none = LastChance::None;
        match self {
            Self::KnockOut => Format::default(),
            Self::FixedTree => Format::KnockOut {
                consolation: Consolation::FixedTree { feeding: tavola_tournament::Feeding::AllButFinal },
                last_chance: none,
            },
            Self::LastChance => {
                Format::KnockOut { consolation: Consolation::Usual, last_chance: LastChance::FirstRounds { rounds: 2 } }
            }
            Self::DoubleElimination => Format::DoubleElimination { recharge: Recharge::Played },
            Self::Lives => Format::Lives { lives: 3, rounds: None },
            Self::Swiss => Format::Swiss { rounds: None, order: SwissOrder::Lot },
            Self::RoundRobin => Format::RoundRobin { rounds: None },
            Self::Swing => Format::Swing {
                points: 1000,
                chips: CppSchedule::Steps { first: 100, step: 100 },
                limit: LossLimit::LoserStack,
            },
            Self::DavisCup => Format::DavisCup { ties: Ties::KnockOut, dead: None },
            Self::DavisGroup => Format::DavisCup { ties: Ties::Group, dead: None },
        }
    }

    /// About how many matches and how many seconds an event of so many is: the seconds grow as the square of who
    /// enters, as every round is worked out from all before it. Measured with 4,096 on two cores, to be taken as a
    /// size, not a promise.
    fn cost(self, entries: u32) -> Cost {
        let all = f64::from(entries);
        let (matches, longest) = match self {
            Self::KnockOut | Self::FixedTree => (2.0 * all, 3.0),
            Self::LastChance => (2.5 * all, 4.0),
            Self::DoubleElimination => (2.0 * all, 4.0),
            Self::Lives => (3.0 * all, 12.0),
            Self::Swiss => (all / 2.0 * all.log2().ceil(), 45.0),
            // Nobody draws more; see below.
            Self::RoundRobin | Self::DavisGroup => (all * (all - 1.0) / 2.0, 2.0),
            Self::Swing => (20.0 * all, 40.0),
            Self::DavisCup => (all, 3.0),
        };
        let share = all / f64::from(bounds::ENTRIES);
        Cost { matches, seconds: longest * share * share }
    }

    fn title(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// What an event is going to cost.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Cost {
    matches: f64,
    seconds: f64,
}

/// Plays the event or events asked for.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Command::Simulate(simulate) = &arguments.command;
    let all = Name::value_variants();
    let names: Vec<Name> = simulate.format.map_or_else(|| all.to_vec(), |name| vec![name]);
    let plays = |name: &&Name| can_be_drawn(**name, simulate.entries);
    let (names, not): (Vec<Name>, Vec<Name>) = names.iter().partition(plays);
    for name in &not {
        println!(
            "{}: not played: {} all who meet are more than {} matches",
            name.title(),
            simulate.entries,
            bounds::ALL_MEET
        );
    }
    let seconds = announced(&names, simulate.entries);
    if seconds > UNASKED && !simulate.yes {
        anyhow::bail!("this takes about {seconds:.0} s: choose one format, fewer entries, or add --yes");
    }
    let mut is_well = !names.is_empty();
    for name in names {
        is_well &= play(name, simulate)?;
    }
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::from(ASKED_WRONGLY) })
}

/// Whether an event draws so many at once.
fn can_be_drawn(name: Name, entries: u32) -> bool {
    name.format().meetings(entries as usize) <= u64::from(bounds::ALL_MEET)
}

/// Says what all of it is going to cost; the seconds it takes.
fn announced(names: &[Name], entries: u32) -> f64 {
    let costs = names.iter().map(|name| (name, name.cost(entries)));
    let told = |(name, cost): (&Name, Cost)| {
        println!("{}: {entries} entries, about {:.0} matches and {:.1} s", name.title(), cost.matches, cost.seconds);
        cost.seconds
    };
    costs.map(told).sum()
}

/// Plays one event; whether everything held.
fn play(name: Name, simulate: &Simulate) -> anyhow::Result<bool> {
    let title = name.title();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&simulate.seed.to_be_bytes());
    let begun = Instant::now();
    let mut simulation = Simulation::new(name.format(), simulate.entries, LotSeed::new(bytes))?;
    println!("{title}: {} entries, drawn in {} ms", simulate.entries, begun.elapsed().as_millis());
    let mut round = 0;
    let mut longest = 0;
    loop {
        let begun = Instant::now();
        let Some(played) = simulation.round()? else { break };
        round += 1;
        let millis = begun.elapsed().as_millis();
        longest = longest.max(millis);
        println!("  round {round:>3}: {:>5} matches {:>6} events {millis:>6} ms", played.matches, played.events);
    }
    let faults = simulation.faults();
    faults.iter().for_each(|fault| println!("  wrong: {fault}"));
    let verdict = if faults.is_empty() { "all is right" } else { "something is wrong" };
    println!("  {round} rounds, the longest {longest} ms, {} events in all; {verdict}", simulation.events().len());
    Ok(faults.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_drawn_or_takes_long_is_said_before_it_is_played() {
        let drawn: Vec<bool> = [64, 65, 300].map(|entries| can_be_drawn(Name::RoundRobin, entries)).to_vec();
        assert_eq!(drawn, [true, false, false]);
        assert!(can_be_drawn(Name::KnockOut, bounds::ENTRIES) && !can_be_drawn(Name::DavisGroup, bounds::ENTRIES));
        assert!(
            Name::Swiss.cost(bounds::ENTRIES).seconds > UNASKED,
            "a Swiss of the most that can enter is asked about"
        );
        let usual: f64 = Name::value_variants().iter().map(|name| name.cost(64).seconds).sum();
        assert!(usual < 1.0, "{usual}: everything of 64 is played at once");
    }
}
