//! `tavola analyse`: every decision of matches judged, with errors, luck and rates; as text, JSON or a page.

mod bar;
mod batch;
mod graph;
mod html;
mod kept;
mod look;
mod text;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use tavola_engine::Engine;
use tavola_notation::record::{Reading, Weight};

use super::{ASKED_WRONGLY, convert, progress::fingerprint};
use bar::Bar;
use batch::{Batch, Input, Output};
use kept::Kept;
use look::Look;

/// Judge every decision of matches.
///
/// Read are the formats of `tavola convert`. Each player's errors come worst first, then what they add up to: PR (500 times
/// the loss a decision), gnubg's rate beside it, luck. Losses are in units of the cube (EMG in a match).
///
/// With -o FOLDER each match gets a file there, and what the engine found beside it as JSON: a match that has been judged
/// as asked is not judged again, so that a batch that was cut off goes on where it was. Files of a folder that hold no
/// match are passed over. Exits with 1 if something of a match had to be left out or could not be written, with 2 if a
/// file that was named cannot be read as a match.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola analyse match.xg
  tavola analyse --plies 1 --worst 20 matches/*.mat
  tavola analyse --format html -o match.html match.sgf
  tavola analyse --seconds 5 --format html -o analysed/ matches/")]
pub(crate) struct Arguments {
    /// The matches; folders are searched through.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How many rolls are looked ahead.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=4))]
    plies: u8,
    /// Look as deep as this many seconds allow for each match; at least without looking ahead.
    #[arg(long, conflicts_with = "plies", value_parser = seconds)]
    seconds: Option<f64>,
    /// How the answer is written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Where to write it: a file for one match, a folder for many; without it standard output.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// How many of a player's errors are listed.
    #[arg(long, default_value_t = 10, value_name = "COUNT")]
    worst: usize,
}

/// How the answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people, in lines.
    Text,
    /// For programs: one object a match.
    Json,
    /// For people, as a page that needs nothing else: graph, errors with diagrams, every decision.
    Html,
}

impl Format {
    const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Json => "json",
            Self::Html => "html",
        }
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("{text:?} is no number of seconds"))?;
    if (0.0..=86_400.0).contains(&seconds) { Ok(seconds) } else { Err("0 to 86400 seconds".to_owned()) }
}

/// Judges all files.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let batch = match Batch::of(&arguments.files, arguments.output.as_deref(), arguments.format) {
        Ok(batch) => batch,
        Err(error) => {
            eprintln!("tavola: {error:#}");
            return Ok(ExitCode::from(ASKED_WRONGLY));
        }
    };
    let engine = Engine::default();
    let look = arguments.seconds.map_or(Look::Plies(arguments.plies), Look::Seconds);
    let desk = Desk { arguments, fingerprint: fingerprint(engine.evaluator()), engine, look };
    let mut bar = Bar::new(batch.inputs.len());
    let mut sum = Sum::default();
    for input in &batch.inputs {
        bar.begin(&input.path);
        match desk.judge(input, &batch.output, &bar) {
            Ok(done) => sum.add(&done),
            Err(Trouble::NoMatch(error)) if input.is_named => {
                bar.say(format_args!("tavola: {}: {error:#}", input.path.display()));
                sum.unreadable += 1;
            }
            Err(Trouble::NoMatch(error)) => {
                bar.say(format_args!("{}: passed over: {error:#}", input.path.display()));
            }
            Err(Trouble::Other(error)) if is_broken_pipe(&error) => break,
            Err(Trouble::Other(error)) => {
                bar.say(format_args!("tavola: {}: {error:#}", input.path.display()));
                sum.failed += 1;
            }
        }
    }
    bar.end();
    if batch.inputs.len() > 1 {
        eprintln!("{sum}");
    }
    Ok(sum.exit_code())
}

/// Why a file was not judged.
enum Trouble {
    /// It holds no match, or cannot be read.
    NoMatch(anyhow::Error),
    /// The answer could not be written.
    Other(anyhow::Error),
}

/// What came of a file.
struct Done {
    was_kept: bool,
    is_whole: bool,
}

/// What came of all files.
#[derive(Default)]
struct Sum {
    judged: usize,
    kept: usize,
    not_whole: usize,
    unreadable: usize,
    failed: usize,
}

impl Sum {
    fn add(&mut self, done: &Done) {
        *(if done.was_kept { &mut self.kept } else { &mut self.judged }) += 1;
        self.not_whole += usize::from(!done.is_whole);
    }

    fn exit_code(&self) -> ExitCode {
        if self.unreadable > 0 || self.judged + self.kept + self.failed == 0 {
            ExitCode::from(ASKED_WRONGLY)
        } else if self.failed + self.not_whole > 0 {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { judged, kept, not_whole, unreadable, failed } = self;
        write!(f, "{judged} judged, {kept} as judged before")?;
        for (many, what) in [(not_whole, "with parts left out"), (unreadable, "not readable"), (failed, "not written")]
        {
            if *many > 0 {
                write!(f, ", {many} {what}")?;
            }
        }
        Ok(())
    }
}

struct Desk<'a> {
    arguments: &'a Arguments,
    engine: Engine,
    fingerprint: String,
    look: Look,
}

impl Desk<'_> {
    fn judge(&self, input: &Input, output: &Output, bar: &Bar) -> Result<Done, Trouble> {
        let bytes = convert::bytes(&input.path).map_err(Trouble::NoMatch)?;
        let stamp = kept::Stamp::of(&bytes, &self.fingerprint, &self.look);
        let place = output.place(&input.name);
        if let Some(kept) = place.kept.as_deref().and_then(|path| Kept::read(path, &stamp)) {
            self.write(&kept, input, place.file.as_deref()).map_err(Trouble::Other)?;
            return Ok(Done { was_kept: true, is_whole: kept.is_whole });
        }
        let reading = convert::read_bytes(&bytes).map_err(Trouble::NoMatch)?;
        for remark in &reading.remarks {
            bar.say(format_args!("{}:{remark}", input.path.display()));
        }
        let (report, seconds) = self.look.judge(&reading.record, &self.engine, bar);
        let is_whole = is_whole(&reading);
        let kept = Kept { stamp, file: input.name.clone(), is_whole, report };
        self.write(&kept, input, place.file.as_deref()).map_err(Trouble::Other)?;
        if let Some(path) = &place.kept {
            kept.write(path).map_err(Trouble::Other)?;
        }
        let plies = kept.report.plies;
        bar.say(format_args!("{}: {plies} plies, {seconds:.2} s", input.path.display()));
        Ok(Done { was_kept: false, is_whole })
    }

    /// Writes the answer as asked for, to its file or to standard output.
    fn write(&self, kept: &Kept, input: &Input, file: Option<&Path>) -> anyhow::Result<()> {
        let text = match self.arguments.format {
            Format::Text => text::written(&input.path.display().to_string(), &kept.report, self.arguments.worst),
            Format::Json => kept.to_line()?,
            Format::Html => html::page(&kept.file, &kept.report),
        };
        match file {
            Some(file) => kept::write_whole(file, text.as_bytes()),
            None => {
                let mut output = std::io::stdout().lock();
                output.write_all(text.as_bytes()).and_then(|()| output.flush()).context("cannot write")
            }
        }
    }
}

fn is_whole(reading: &Reading) -> bool {
    reading.remarks.iter().all(|remark| remark.weight != Weight::LeftOut)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
    kind == Some(std::io::ErrorKind::BrokenPipe)
}
