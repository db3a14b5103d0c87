//! The commands of the binary, one file each: its arguments, its help and `run`.

mod bench;
mod completions;
mod doctor;
mod legal;
mod perft;
mod play;
mod questions;
mod replay;
mod serve;
mod verify_dice;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A backgammon club in one file.
///
/// `tavola serve` opens the club in the browser; `tavola play` plays in the terminal; the others look closer.
/// Every command exits with 0 if all went well, 1 if something failed or was found wrong, 2 if it was asked wrongly.
#[derive(Debug, Parser)]
#[command(name = "tavola", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Play(play::Arguments),
    Legal(legal::Arguments),
    Perft(perft::Arguments),
    Replay(replay::Arguments),
    VerifyDice(verify_dice::Arguments),
    Doctor(doctor::Arguments),
    Bench(bench::Arguments),
    Completions(completions::Arguments),
}

impl Cli {
    /// Does what the command line asks.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        match self.command {
            Command::Serve(arguments) => serve::run(&arguments),
            Command::Play(arguments) => play::run(&arguments),
            Command::VerifyDice(arguments) => verify_dice::run(&arguments),
            Command::Replay(arguments) => replay::run(&arguments),
            Command::Doctor(arguments) => doctor::run(&arguments),
            Command::Legal(arguments) => legal::run(&arguments),
            Command::Perft(arguments) => perft::run(&arguments),
            Command::Bench(arguments) => bench::run(&arguments),
            Command::Completions(arguments) => completions::run(&arguments),
        }
    }
}

/// The exit status for a request that could not be understood.
const ASKED_WRONGLY: u8 = 2;
