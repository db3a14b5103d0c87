//! GNU Backgammon as the judge of our legal plays. It stays an outside program: it is asked, nothing of it is taken.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, ExitCode, Stdio};

use anyhow::Context;
use serde_json::Value;

use crate::{machine, process, project};

/// The recorded play counts, from the root.
const RECORDED: &str = "crates/tavola/tests/perft.json";

/// Compares the plays of positions from random games with gnubg's, by the ids of the resulting positions.
pub(crate) fn legal(arguments: &[String]) -> anyhow::Result<ExitCode> {
    let count: usize =
        arguments.first().map_or(Ok(2000), |count| count.parse()).context("gnubg-legal takes a number of positions")?;
    let asked = positions_of_random_games(count)?;
    let questions: String = asked.iter().map(|question| format!("{} {}\n", question.id, question.roll)).collect();
    let answers = ask(&questions)?;
    let plays: usize = asked.iter().map(|question| question.results.len()).sum();
    let mut different = 0;
    for (question, answer) in asked.iter().zip(&answers) {
        let theirs = strings(&answer["positions"]);
        if theirs != question.results {
            different += 1;
            let (ours_only, theirs_only) = (question.results.difference(&theirs), theirs.difference(&question.results));
            println!(
                "{} {}: only ours {:?}, only gnubg's {:?}",
                question.id,
                question.roll,
                ours_only.collect::<Vec<_>>(),
                theirs_only.collect::<Vec<_>>()
            );
        }
    }
    println!("{} positions, {plays} plays, {different} different from gnubg's", answers.len());
    Ok(if different == 0 && answers.len() == count { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Asks gnubg for the play counts that the tests expect, and says which it confirms.
pub(crate) fn perft() -> anyhow::Result<ExitCode> {
    let recorded: Value = serde_json::from_str(&project::read(RECORDED)?).context("cannot read the recorded counts")?;
    let rows = recorded["counts"].as_array().context("the recorded counts are a list")?;
    let questions: String = rows.iter().map(|row| format!("{} depth{}\n", text(&row["id"]), row["depth"])).collect();
    let answers = ask(&questions)?;
    let mut wrong = usize::from(answers.len() != rows.len());
    for (row, answer) in rows.iter().zip(&answers) {
        let confirmed = row["count"] == answer["count"];
        wrong += usize::from(!confirmed);
        println!(
            "{} to depth {}: {} recorded, gnubg counts {}",
            text(&row["id"]),
            row["depth"],
            row["count"],
            answer["count"]
        );
    }
    let digest = process::output(&mut process::program("sha256sum", &[&machine::gnubg()?.display().to_string()]))?;
    println!("{wrong} not confirmed; sha256 of the program: {}", digest.split(' ').next().unwrap_or_default());
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A position with a roll, and the ids of the positions after each play as we see them.
struct Question {
    id: String,
    roll: String,
    results: BTreeSet<String>,
}

/// Plays random games through `tavola legal` and keeps every third position on the way.
fn positions_of_random_games(count: usize) -> anyhow::Result<Vec<Question>> {
    const START: &str = "4HPwATDgc/ABMA";
    let (mut tavola, mut chance) = (Tavola::start()?, Chance(0x0007_4176_6f6c_6121));
    let (mut questions, mut position, mut turn) = (Vec::new(), START.to_owned(), 0u32);
    while questions.len() < count {
        let roll = format!("{}{}", chance.below(6) + 1, chance.below(6) + 1);
        let results: Vec<String> = strings(&tavola.plays(&position, &roll)?).into_iter().collect();
        let next = results.get(chance.below(results.len())).cloned();
        turn += 1;
        if turn.is_multiple_of(3) && next.is_some() {
            questions.push(Question { id: position.clone(), roll, results: results.into_iter().collect() });
        }
        // Who cannot move rolls again here; now and then, and so also in a finished game, a new game begins.
        let stuck = next.is_none() && !turn.is_multiple_of(16);
        position = if stuck { position } else { next.unwrap_or_else(|| START.to_owned()) };
    }
    Ok(questions)
}

/// A running `tavola legal --stdin`.
struct Tavola {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Tavola {
    fn start() -> anyhow::Result<Self> {
        process::run(&mut process::program("cargo", &["build", "--quiet", "--package", "tavola"]))?;
        let binary = project::target().join("debug/tavola").display().to_string();
        let mut command = process::program(&binary, &["legal", "--stdin"]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("cannot start tavola legal")?;
        let input = child.stdin.take().context("tavola legal has no input")?;
        let output = BufReader::new(child.stdout.take().context("tavola legal has no output")?);
        Ok(Self { child, input, output })
    }

    /// The results of every play; none of a game that is over.
    fn plays(&mut self, position: &str, roll: &str) -> anyhow::Result<Value> {
        writeln!(self.input, "{position} {roll}").context("tavola legal stopped reading")?;
        self.input.flush().context("tavola legal stopped reading")?;
        let mut line = String::new();
        self.output.read_line(&mut line).context("tavola legal stopped answering")?;
        let answer: Value = serde_json::from_str(&line).with_context(|| format!("tavola legal said {line:?}"))?;
        let plays = answer["plays"].as_array().with_context(|| format!("tavola legal said {line:?}"))?;
        Ok(plays.iter().map(|play| play["position"].clone()).collect())
    }
}

impl Drop for Tavola {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A small generator of our own (xorshift): the same games every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let drawn = self.0 % u64::try_from(limit.max(1)).unwrap_or(1);
        usize::try_from(drawn).unwrap_or(0)
    }
}

/// Runs `plays.py` inside gnubg on these questions and reads its answers.
fn ask(questions: &str) -> anyhow::Result<Vec<Value>> {
    let folder = std::env::temp_dir().join(format!("tavola-gnubg-{}", std::process::id()));
    std::fs::create_dir_all(&folder).context("cannot make a folder for gnubg")?;
    let answered = ask_in(&folder, questions);
    std::fs::remove_dir_all(&folder).context("cannot remove gnubg's folder")?;
    answered
}

fn ask_in(folder: &Path, questions: &str) -> anyhow::Result<Vec<Value>> {
    let (asked, answered) = (folder.join("questions"), folder.join("answers"));
    std::fs::write(&asked, questions).context("cannot write gnubg's questions")?;
    let script = project::root().join("xtask/gnubg/plays.py").display().to_string();
    let mut gnubg = process::program(&machine::gnubg()?.display().to_string(), &["-t", "-q", "-r", "-p", &script]);
    gnubg.env("TAVOLA_IN", &asked).env("TAVOLA_OUT", &answered).stdin(Stdio::null());
    if let Some(library) = without_waiting(folder) {
        gnubg.env("LD_PRELOAD", library);
    }
    let said = process::output(&mut gnubg)?;
    let lines = project::read_file(&answered).with_context(|| format!("gnubg said {said}"))?;
    lines.lines().map(|line| serde_json::from_str(line).with_context(|| format!("gnubg answered {line:?}"))).collect()
}

/// Takes the idle waiting out of gnubg's Python, where there is a C compiler. Only speed depends on it.
fn without_waiting(folder: &Path) -> Option<PathBuf> {
    let library = folder.join("nosleep.so");
    let name = library.display().to_string();
    process::output(&mut process::program("cc", &["-shared", "-fPIC", "-o", &name, "xtask/gnubg/nosleep.c"]))
        .ok()
        .map(|_| library)
}

fn strings(list: &Value) -> BTreeSet<String> {
    list.as_array().into_iter().flatten().map(|value| text(value).to_owned()).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
