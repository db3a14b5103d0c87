//! `tavola tournament`: whole events without players.

use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, Subcommand, ValueEnum};
use tavola_club::tournament::Format;
use tavola_club::tournament::division::{Consolation, LastChance, Recharge, Ties};
use tavola_club::tournament::lot::LotSeed;
use tavola_club::tournament::simulation::Simulation;
use tavola_club::tournament::swing::{CppSchedule, LossLimit};
use tavola_club::tournament::swiss::SwissOrder;

use super::ASKED_WRONGLY;

/// Whole events without players.
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
    /// Play a whole event by coin flips through the event's stream, check what must hold, and print the time a round took.
    Simulate(Simulate),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola tournament simulate --entries 13
  tavola tournament simulate --entries 4096 --format knock-out
  tavola tournament simulate --entries 6 --format swing --seed 7")]
struct Simulate {
    /// How many enter.
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(2..=8192))]
    entries: u32,
    /// How it is played; without it every format in turn.
    #[arg(long)]
    format: Option<Name>,
    /// The seed of lots and coins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The formats by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Name {
    /// Knock-out with progressive consolation, redrawn.
    KnockOut,
    /// Knock-out with the consolation as a printed tree.
    FixedTree,
    /// Knock-out with consolation and last chance.
    LastChance,
    /// Double elimination with recharge.
    DoubleElimination,
    /// Three lives.
    Lives,
    /// Swiss.
    Swiss,
    /// Everybody against everybody.
    RoundRobin,
    /// Swing.
    Swing,
    /// Davis Cup, knock-out of ties.
    DavisCup,
    /// Davis Cup, a group of ties.
    DavisGroup,
}

impl Name {
    fn format(self) -> Format {
        let none = LastChance::None;
        match self {
            Self::KnockOut => Format::default(),
            Self::FixedTree => Format::KnockOut {
                consolation: Consolation::FixedTree { feeding: tavola_club::tournament::Feeding::AllButFinal },
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
}

/// Plays the event or events asked for.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Command::Simulate(simulate) = &arguments.command;
    let all = Name::value_variants();
    let names: Vec<Name> = simulate.format.map_or_else(|| all.to_vec(), |name| vec![name]);
    let mut is_well = true;
    for name in names {
        is_well &= play(name, simulate)?;
    }
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::from(ASKED_WRONGLY) })
}

/// Plays one event; whether everything held.
fn play(name: Name, simulate: &Simulate) -> anyhow::Result<bool> {
    let title = name.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
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
