//! `tavola convert`: matches from one format to another, or a report of what is in files.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use tavola_notation::record::{
    Extent, MatDialect, MatchRecord, Reading, Weight, read_record, write_json, write_mat, write_sgf, write_text,
};
use tavola_notation::{Xgid, read_pasted};

use super::{ASKED_WRONGLY, counted};

/// Convert a match between formats, or say what files hold.
///
/// Read are match text (.mat, .txt) of XG, gnubg, Snowie, GamesGrid, Galaxy, OpenGammon and others, SGF of gnubg, XG's
/// own .xg and our own JSON; what a file is, is seen in it, not by its name. It is played through the rules: what does not fit is said with
/// its line and column. The ending of OUT decides what is written: .mat or .txt for match text, .sgf for SGF, .json for our own form.
///
/// With --report nothing is written: games, plays and decisions of each file, and every remark; of a file that holds a position
/// its XGID (`tavola diagram` draws it); folders are searched through. Exits with 1 if something of a file had to be left out, with 2 if a file that is named holds no match or a folder none at all; of files in a folder that are no matches it is only said what they are.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola convert match.xg match.mat
  tavola convert --dialect gnubg match.txt match.mat
  tavola convert - - < match.sgf > match.mat
  tavola convert --report matches/")]
pub(crate) struct Arguments {
    /// The match and where to write it (- for standard input or output); with --report any number of files and folders.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Say what the files hold.
    #[arg(long)]
    report: bool,
    /// How match text is written.
    #[arg(long, value_enum, default_value_t = Dialect::Xg)]
    dialect: Dialect,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Dialect {
    /// As eXtreme Gammon: Bar/22, 6/Off, 13/11(2).
    Xg,
    /// As GNU Backgammon: 25/22, 6/0, an entry a step.
    Gnubg,
    /// Line by line with the pips, for people; it cannot be read again.
    Plain,
}

/// Converts, or reports.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    if arguments.report {
        return report(&arguments.files);
    }
    let [from, to] = &arguments.files[..] else {
        eprintln!("tavola: convert takes two files: what is read and what is written (or --report)");
        return Ok(ExitCode::from(ASKED_WRONGLY));
    };
    let reading = match read(from) {
        Ok(reading) => reading,
        Err(error) => {
            eprintln!("tavola: {}: {error:#}", from.display());
            return Ok(ExitCode::from(ASKED_WRONGLY));
        }
    };
    for remark in &reading.remarks {
        eprintln!("{}:{remark}", from.display());
    }
    let text = written(&reading.record, to, arguments.dialect)?;
    if to == Path::new("-") {
        std::io::stdout().write_all(text.as_bytes())?;
    } else {
        std::fs::write(to, text).with_context(|| format!("cannot write {}", to.display()))?;
    }
    Ok(if is_whole(&reading) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read(file: &Path) -> anyhow::Result<Reading> {
    read_bytes(&bytes(file)?)
}

/// What a file holds, or standard input.
pub(super) fn bytes(file: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes)?;
    } else {
        bytes = std::fs::read(file)?;
    }
    Ok(bytes)
}

/// The match in a file.
pub(super) fn read_bytes(bytes: &[u8]) -> anyhow::Result<Reading> {
    Ok(read_record(bytes)?)
}

fn is_whole(reading: &Reading) -> bool {
    reading.remarks.iter().all(|remark| remark.weight != Weight::LeftOut)
}

fn written(record: &MatchRecord, to: &Path, dialect: Dialect) -> anyhow::Result<String> {
    let as_mat = || match dialect {
        Dialect::Xg => write_mat(record, MatDialect::Xg),
        Dialect::Gnubg => write_mat(record, MatDialect::Gnubg),
        Dialect::Plain => Ok(write_text(record)),
    };
    let ending = to.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    Ok(match ending.as_deref() {
        Some("sgf") => write_sgf(record)?,
        Some("json") => write_json(record),
        Some("mat" | "txt") => as_mat()?,
        None if to == Path::new("-") => as_mat()?,
        _ => bail!("{}: .mat, .txt, .sgf and .json can be written", to.display()),
    })
}

/// Says what each file holds, and of all together how much.
fn report(files: &[PathBuf]) -> anyhow::Result<ExitCode> {
    let mut found = Vec::new();
    for file in files {
        search(file, &mut found)?;
    }
    // What was named is meant as a match; a folder may hold what it likes.
    let is_named = |file: &PathBuf| files.contains(file);
    let mut is_missing = false;
    let mut output = std::io::stdout().lock();
    let (mut all, mut matches, mut positions, mut worst) = (Extent::default(), 0_usize, 0_usize, ExitCode::SUCCESS);
    for file in &found {
        let bytes = match bytes(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                writeln!(output, "{}: {error:#}", file.display())?;
                is_missing |= is_named(file);
                continue;
            }
        };
        match read_bytes(&bytes) {
            Ok(reading) => {
                let extent = reading.record.extent();
                matches += 1;
                all = all.and(extent);
                writeln!(output, "{}: {}", file.display(), told(&extent))?;
                for remark in &reading.remarks {
                    writeln!(output, "    {remark}")?;
                }
                if !is_whole(&reading) {
                    worst = ExitCode::FAILURE;
                }
            }
            Err(error) => {
                is_missing |= is_named(file);
                match position(&bytes) {
                    Some(position) => {
                        positions += 1;
                        writeln!(output, "{}: {position}", file.display())?;
                    }
                    None => writeln!(output, "{}: {error:#}", file.display())?,
                }
            }
        }
    }
    let (matches_told, files) = (counted(matches, "match", "matches"), counted(found.len(), "file", "files"));
    let besides = match positions {
        0 => String::new(),
        many => format!("; {} besides", counted(many, "position", "positions")),
    };
    writeln!(output, "{matches_told} in {files}: {}{besides}", told(&all))?;
    Ok(if matches == 0 || is_missing { ExitCode::from(ASKED_WRONGLY) } else { worst })
}

/// The position that a file holds instead of a match, with what was taken for granted in reading it.
fn position(bytes: &[u8]) -> Option<String> {
    let reading = read_pasted(std::str::from_utf8(bytes).ok()?).ok()?;
    let said = Xgid::try_from(&reading.situation).map_or_else(|_| String::new(), |id| format!(", {id}"));
    let remarks: String = reading.remarks.iter().map(|remark| format!("\n    {remark}")).collect();
    Some(format!("a position{said}{remarks}"))
}

fn told(extent: &Extent) -> String {
    let Extent { games, plays, unforced, cubes } = extent;
    let (games, plays) = (counted(*games, "game", "games"), counted(*plays, "play", "plays"));
    format!("{games}, {plays} ({unforced} with a choice), {} with the cube", counted(*cubes, "act", "acts"))
}

/// The file, or all files of the folder and the folders in it, by name.
pub(super) fn search(path: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if !path.is_dir() {
        found.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut inside: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    inside.sort();
    inside.iter().try_for_each(|path| search(path, found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_a_kind_is_told_in_the_singular() {
        let extent = |count| Extent { games: count, plays: count, unforced: count, cubes: count };
        assert_eq!(told(&extent(1)), "1 game, 1 play (1 with a choice), 1 act with the cube");
        assert_eq!(told(&extent(2)), "2 games, 2 plays (2 with a choice), 2 acts with the cube");
        assert_eq!(counted(0_u32, "match", "matches"), "0 matches");
    }
}
