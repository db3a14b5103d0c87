//! `tavola play`: a match in the terminal, at a table like those of the server but without one.

mod board;
mod entry;
mod narrate;
mod person;
mod session;

use std::io::BufRead;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use person::{Person, Wish};
use session::Session;
use tavola_club::TableView;
use tavola_club::table::view::TableState;
use tavola_engine::Level;
use tavola_rules::{Length, MatchLength, Preset, RuleChoice, RuleSet};

/// Play a match against the bot in the terminal.
///
/// You are at the bottom and bear off to the lower right. Type `h` for help. Nothing is stored; with --proof you can
/// check the dice of the match afterwards.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola play
  tavola play --points 7 --level casual
  tavola play --rules money
  tavola play --rules tavola-reale --points 3 --proof dice.json && tavola verify-dice dice.json")]
pub(crate) struct Arguments {
    /// The rules: match, money, tavola-reale or tournament.
    #[arg(long, default_value = "match", value_parser = preset)]
    rules: Preset,
    /// The length of the match in points, if not the usual one of the rules.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=64))]
    points: Option<u8>,
    /// How strong the bot is: beginner, novice, casual, intermediate, advanced, expert or full.
    #[arg(long, default_value = "full", value_parser = level)]
    level: Level,
    /// Write the transcript of the dice to this file after the match.
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Roll the same dice again as with the same number; for tests.
    #[arg(long, hide = true)]
    seed: Option<u64>,
}

fn preset(text: &str) -> Result<Preset, String> {
    match text {
        "match" => Ok(Preset::Match),
        "money" => Ok(Preset::Money),
        "tavola-reale" => Ok(Preset::TavolaReale),
        "tournament" => Ok(Preset::Tournament),
        _ => Err("the rules are match, money, tavola-reale and tournament".to_owned()),
    }
}

fn level(name: &str) -> Result<Level, String> {
    let names = || Level::ALL.map(Level::name).join(", ");
    Level::named(name).ok_or_else(|| format!("the levels are {}", names()))
}

/// Plays until the match is over or the person leaves.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut session = Session::open(rules(arguments)?, arguments.level, arguments.seed)?;
    println!("{}", person::WELCOME);
    play(&mut session, &mut std::io::stdin().lock())?;
    if let Some(file) = &arguments.proof {
        let transcript = session.transcript().context("nothing was rolled, so there is nothing to prove")?;
        let text = serde_json::to_string_pretty(&transcript)?;
        std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
        println!("The dice are in {0}: check them with `tavola verify-dice {0}`.", file.display());
    }
    Ok(ExitCode::SUCCESS)
}

fn rules(arguments: &Arguments) -> anyhow::Result<RuleSet> {
    let length = arguments.points.and_then(MatchLength::new).map(Length::Points);
    let choice = RuleChoice { length, ..RuleChoice::of(arguments.rules) };
    RuleSet::new(choice).context("these rules do not go together")
}

fn play(session: &mut Session, input: &mut dyn BufRead) -> anyhow::Result<()> {
    let mut person = Person::new(input);
    loop {
        session.let_the_bot_act()?;
        let view = session.view();
        if matches!(view.state, TableState::Over | TableState::Closed) {
            println!("{}", narrate::score(&view));
            return Ok(());
        }
        match person.decide(&view)? {
            Wish::Do(command) => {
                if let Err(refusal) = session.act(command)? {
                    println!("  That is not possible: {refusal}");
                }
            }
            Wish::Leave => return leave(session, &view),
        }
    }
}

/// Who goes gives the match up; in money play nothing but the game.
fn leave(session: &mut Session, view: &TableView) -> anyhow::Result<()> {
    println!("Goodbye. {}", narrate::score(view));
    session.give_up()
}
