//! The commands of the binary, one file each: its arguments, its help and `run`.

mod admin;
mod analyse;
mod archive;
mod backup;
mod bearoff;
mod bench;
mod best;
mod completions;
mod convert;
mod cube;
mod diagram;
mod doctor;
mod eval;
mod external;
mod health;
mod jobs;
mod judge;
mod judge_races;
mod legal;
mod levels;
mod manual;
mod move_database;
mod openings;
mod perft;
mod play;
mod progress;
mod questions;
mod rebuild;
mod repair;
mod replay;
mod restore;
mod rollout;
mod search;
mod serve;
mod stakes;
mod tables;
mod tournament;
mod train;
mod verify_dice;
mod versus;
mod worker;

use std::fmt::Display;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A number with what it counts: `1 game`, `2 games`.
fn counted<N: Display + PartialEq + From<u8>>(count: N, one: &str, many: &str) -> String {
    let what = if count == N::from(1) { one } else { many };
    format!("{count} {what}")
}

/// A backgammon club in one file.
///
/// `tavola serve` opens the club in the browser; `tavola play` plays in the terminal; the other commands analyse and
/// check. Every command exits with 0 on success, 1 if something failed or was found wrong, 2 if it was called wrongly.
#[derive(Debug, Parser)]
#[command(name = "tavola", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    tables: tables::TableArguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Worker(worker::Arguments),
    Jobs(jobs::Arguments),
    Play(play::Arguments),
    Legal(legal::Arguments),
    Perft(perft::Arguments),
    Replay(replay::Arguments),
    VerifyDice(verify_dice::Arguments),
    Doctor(doctor::Arguments),
    Health(health::Arguments),
    Admin(admin::Arguments),
    Repair(repair::Arguments),
    Backup(backup::Arguments),
    Archive(archive::Arguments),
    Rebuild(rebuild::Arguments),
    Restore(restore::Arguments),
    MoveDatabase(move_database::Arguments),
    Analyse(analyse::Arguments),
    Eval(eval::Arguments),
    Best(best::Arguments),
    Cube(cube::Arguments),
    Convert(convert::Arguments),
    Diagram(diagram::Arguments),
    Rollout(rollout::Arguments),
    Openings(openings::Arguments),
    Bearoff(bearoff::Arguments),
    External(external::Arguments),
    VersusGnubg(versus::Arguments),
    JudgeCube(judge::Arguments),
    JudgeRaces(judge_races::Arguments),
    Levels(levels::Arguments),
    Tournament(tournament::Arguments),
    Bench(bench::Arguments),
    Train(train::Arguments),
    Completions(completions::Arguments),
    Manual(manual::Arguments),
}

impl Cli {
    /// Does what the command line asks.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        self.tables.share()?;
        match self.command {
            Command::Serve(arguments) => serve::run(&arguments),
            Command::Worker(arguments) => worker::run(&arguments),
            Command::Jobs(arguments) => jobs::run(&arguments),
            Command::Play(arguments) => play::run(&arguments),
            Command::VerifyDice(arguments) => verify_dice::run(&arguments),
            Command::Replay(arguments) => replay::run(&arguments),
            Command::Doctor(arguments) => doctor::run(&arguments),
            Command::Health(arguments) => health::run(&arguments),
            Command::Admin(arguments) => admin::run(&arguments),
            Command::Repair(arguments) => repair::run(&arguments),
            Command::Backup(arguments) => backup::run(&arguments),
            Command::Archive(arguments) => archive::run(&arguments),
            Command::Rebuild(arguments) => rebuild::run(&arguments),
            Command::Restore(arguments) => restore::run(&arguments),
            Command::MoveDatabase(arguments) => move_database::run(&arguments),
            Command::Legal(arguments) => legal::run(&arguments),
            Command::Perft(arguments) => perft::run(&arguments),
            Command::Analyse(arguments) => analyse::run(&arguments),
            Command::Eval(arguments) => eval::run(&arguments),
            Command::Best(arguments) => best::run(&arguments),
            Command::Cube(arguments) => cube::run(&arguments),
            Command::Convert(arguments) => convert::run(&arguments),
            Command::Diagram(arguments) => diagram::run(&arguments),
            Command::Rollout(arguments) => rollout::run(&arguments),
            Command::Openings(arguments) => openings::run(&arguments),
            Command::External(arguments) => external::run(&arguments),
            Command::Levels(arguments) => levels::run(&arguments),
            Command::Tournament(arguments) => tournament::run(&arguments),
            Command::JudgeCube(arguments) => judge::run(&arguments),
            Command::JudgeRaces(arguments) => judge_races::run(&arguments),
            Command::VersusGnubg(arguments) => versus::run(&arguments),
            Command::Bearoff(arguments) => bearoff::run(&arguments),
            Command::Bench(arguments) => bench::run(&arguments),
            Command::Train(arguments) => train::run(&arguments),
            Command::Completions(arguments) => completions::run(&arguments),
            Command::Manual(arguments) => manual::run(&arguments),
        }
    }
}

/// The exit status for a request that could not be understood.
const ASKED_WRONGLY: u8 = 2;
