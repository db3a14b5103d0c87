//! Positions as the commands take them: as arguments, or one a line from standard input; each with a roll or without.

use std::io::{BufRead as _, BufReader, IsTerminal as _, Read as _, Stdin, Write};
use std::process::ExitCode;

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use tavola_notation::{Written, read_written};
use tavola_rules::{Position, Roll};

use super::ASKED_WRONGLY;

/// Where the positions come from.
#[derive(Debug, Args)]
pub(crate) struct Source {
    /// Positions: a GNU Backgammon position id, a GNUBGID or an XGID, each optionally followed by a roll such as 63.
    #[arg(value_name = "POSITION [ROLL]", required_unless_present = "stdin")]
    positions: Vec<String>,
    /// Read positions from standard input, one per line, each optionally followed by a roll.
    #[arg(long, conflicts_with = "positions")]
    stdin: bool,
    /// Answer as a table for people, or as one JSON object per line for programs; the usual one is the table at a terminal
    /// and JSON elsewhere.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The same as --format json.
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// How answers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Format {
    /// For people.
    Table,
    /// For programs.
    Json,
}

/// A position somebody asks about.
pub(crate) struct Question {
    /// The position as it was written.
    pub(crate) id: String,
    /// All that the text says.
    pub(crate) written: Written,
    /// The roll, if one was given with it or is part of it.
    pub(crate) roll: Option<Roll>,
}

impl Question {
    /// The checkers, seen by the player on roll.
    pub(crate) fn position(&self) -> Position {
        self.written.position()
    }

    /// The roll asked about, or else all 21.
    pub(crate) fn rolls(&self) -> Vec<Roll> {
        self.roll.map_or_else(|| Roll::all().collect(), |roll| vec![roll])
    }

    /// Reads a position and perhaps a roll, with white space between them.
    fn read(words: &[&str]) -> anyhow::Result<Self> {
        let (id, given) = match words {
            [id] => (*id, None),
            [id, roll] => (*id, Some(roll.parse::<Roll>()?)),
            _ => bail!("expected a position and perhaps a roll, not {:?}", words.join(" ")),
        };
        let written = read_written(id).with_context(|| format!("cannot read the position {id:?}"))?;
        Ok(Self { id: id.to_owned(), roll: given.or_else(|| written.roll()), written })
    }
}

impl Source {
    /// How answers are written: as was asked for, or as suits where they go.
    pub(crate) fn format(&self) -> Format {
        let usual = || if std::io::stdout().is_terminal() { Format::Table } else { Format::Json };
        if self.json { Format::Json } else { self.format.unwrap_or_else(usual) }
    }

    /// Answers every question in turn, on standard output. A line of standard input that cannot be read or answered is
    /// reported and passed over; of arguments none is answered unless all can be read.
    pub(crate) fn answer(
        &self,
        mut answer: impl FnMut(&Question, &mut dyn Write) -> anyhow::Result<()>,
    ) -> anyhow::Result<ExitCode> {
        let mut output = std::io::BufWriter::new(std::io::stdout().lock());
        let outcome = if self.stdin {
            answer_lines(&mut BufReader::new(std::io::stdin()), &mut output, &mut answer)
        } else {
            answer_arguments(&self.positions, &mut output, &mut answer)
        };
        match outcome.and_then(|code| output.flush().map(|()| code).map_err(Into::into)) {
            Err(error) if is_broken_pipe(&error) => Ok(ExitCode::SUCCESS),
            other => other,
        }
    }
}

type Answer<'a> = &'a mut dyn FnMut(&Question, &mut dyn Write) -> anyhow::Result<()>;

/// Joins each position with the roll that follows it.
fn answer_arguments(arguments: &[String], output: &mut dyn Write, answer: Answer<'_>) -> anyhow::Result<ExitCode> {
    let words: Vec<&str> = arguments.iter().flat_map(|argument| argument.split_whitespace()).collect();
    let mut rest = &words[..];
    let mut questions = Vec::new();
    while !rest.is_empty() {
        let has_roll = rest.get(1).is_some_and(|word| is_meant_as_a_roll(word));
        let (question, others) = rest.split_at(if has_roll { 2 } else { 1 });
        rest = others;
        questions.push(Question::read(question));
    }
    let mut wrong = questions.iter().any(Result::is_err);
    for question in questions {
        let answered = match question {
            Ok(_) if wrong => continue,
            Ok(question) => answer(&question, output),
            Err(error) => Err(error),
        };
        match answered {
            Ok(()) => {}
            Err(error) if is_io(&error) => return Err(error),
            Err(error) => {
                wrong = true;
                eprintln!("tavola: {error:#}");
            }
        }
    }
    Ok(exit_code(wrong))
}

/// Whether a word behind a position can only be meant as a roll: one or two numbers, right or wrong.
fn is_meant_as_a_roll(word: &str) -> bool {
    word.parse::<Roll>().is_ok()
        || (word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit() || b"-,/".contains(&byte)))
}

fn answer_lines(input: &mut BufReader<Stdin>, output: &mut dyn Write, answer: Answer<'_>) -> anyhow::Result<ExitCode> {
    let (mut wrong, mut line, mut number) = (false, Vec::new(), 0u64);
    while read_line(input, &mut line)? {
        number += 1;
        let text = String::from_utf8_lossy(&line);
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        match Question::read(&words).and_then(|question| answer(&question, output)) {
            Ok(()) => {}
            Err(error) if is_io(&error) => return Err(error),
            Err(error) => {
                wrong = true;
                eprintln!("tavola: line {number}: {error:#}");
            }
        }
        // Whoever waits for an answer before the next question gets it; a whole file is answered in one go.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
    Ok(exit_code(wrong))
}

/// Reads up to the end of the line; an endless line is an error, not a full memory.
fn read_line(input: &mut BufReader<Stdin>, line: &mut Vec<u8>) -> anyhow::Result<bool> {
    const LONGEST: u64 = 4096;
    line.clear();
    let length = input.take(LONGEST).read_until(b'\n', line).context("cannot read standard input")?;
    ensure!(u64::try_from(length)? < LONGEST, "a line is longer than {LONGEST} bytes");
    Ok(length > 0)
}

fn exit_code(wrong: bool) -> ExitCode {
    if wrong { ExitCode::from(ASKED_WRONGLY) } else { ExitCode::SUCCESS }
}

/// Whether nothing can be written any more; anything else is wrong with one question only.
fn is_io(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| cause.is::<std::io::Error>() || cause.is::<serde_json::Error>())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let of_io = error.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
    let of_json = error.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
    of_io.or(of_json) == Some(std::io::ErrorKind::BrokenPipe)
}
