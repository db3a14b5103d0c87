//! Feeds every reader of outside text or bytes with what nobody would write, and looks whether its law holds.
//!
//! `cargo xtask fuzz [TARGET]... [--seconds N] [--seed N] [--list] [--input FILE]`. Each target runs in a process of its own, on a
//! stack as large as a worker of the service has, with bounded memory: whatever ends or stalls the process is a finding, and
//! so are a panic, an input that takes too long, and a broken law. The input is kept under `target/fuzz`.
#![forbid(unsafe_code)]

mod corpus;
mod mutate;
mod targets;
mod trial;

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Parser;

use targets::{TARGETS, Target};

/// Feed every reader of outside text with what nobody would write
#[derive(Debug, Parser)]
#[command(name = "fuzz")]
struct Arguments {
    /// The targets to try; all of them if none is named
    targets: Vec<String>,
    /// How long each is tried
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    /// Where chance begins; by the time if left out
    #[arg(long)]
    seed: Option<u64>,
    /// How many targets at a time
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Name the targets
    #[arg(long)]
    list: bool,
    /// Try this file alone, once
    #[arg(long)]
    input: Option<PathBuf>,
    /// Be the process of one target: for the program's own use
    #[arg(long, hide = true)]
    alone: bool,
}

/// What a process of one target may take of memory, in KiB: far more than any input needs.
const MEMORY: u64 = 2 * 1024 * 1024;
/// How long a process may be silent about one input before it counts as stuck.
const STUCK: Duration = Duration::from_secs(60);

type Failure = Box<dyn std::error::Error + Send + Sync>;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.list {
        TARGETS.iter().for_each(|target| println!("{:>18}  {}", target.name, target.about));
        return ExitCode::SUCCESS;
    }
    match chosen(&arguments.targets).and_then(|targets| run(&arguments, &targets)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("fuzz: {error}");
            ExitCode::FAILURE
        }
    }
}

fn chosen(names: &[String]) -> Result<Vec<&'static Target>, Failure> {
    if names.is_empty() {
        return Ok(TARGETS.iter().collect());
    }
    let find = |name: &String| {
        let target = TARGETS.iter().find(|target| target.name == name);
        target.ok_or_else(|| format!("no target is called {name:?}; try --list").into())
    };
    names.iter().map(find).collect()
}

/// How many targets failed.
fn run(arguments: &Arguments, targets: &[&'static Target]) -> Result<usize, Failure> {
    if let (Some(file), [target]) = (&arguments.input, targets) {
        return trial::once(target, std::fs::read(file)?);
    }
    let now = || std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(1, |since| since.as_secs());
    let seed = arguments.seed.unwrap_or_else(now);
    if let (true, [target]) = (arguments.alone, targets) {
        return trial::many(target, Duration::from_secs_f64(arguments.seconds), seed);
    }
    let waiting = Mutex::new(targets.iter());
    let failed = Mutex::new(0);
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let next = waiting.lock().ok().and_then(|mut waiting| waiting.next());
                    let Some(target) = next else { return };
                    let is_sound = in_a_process_of_its_own(target, arguments.seconds, seed);
                    if let (false, Ok(mut failed)) = (is_sound, failed.lock()) {
                        *failed += 1;
                    }
                }
            });
        }
    });
    let failed = *failed.lock().map_err(|_| "a thread was lost")?;
    println!("seed {seed}: {} passed, {failed} failed", targets.len() - failed);
    Ok(failed)
}

/// Whether a target had nothing to find; says so.
fn in_a_process_of_its_own(target: &Target, seconds: f64, seed: u64) -> bool {
    let told = alone(target, seconds, seed).unwrap_or_else(|error| Told { is_sound: false, text: error.to_string() });
    println!("{} {}", if told.is_sound { "ok    " } else { "FAILED" }, told.text.trim());
    told.is_sound
}

struct Told {
    is_sound: bool,
    text: String,
}

fn alone(target: &Target, seconds: f64, seed: u64) -> Result<Told, Failure> {
    let folder = corpus::folder(target.name)?;
    let itself = std::env::current_exe()?;
    let words = format!(
        "ulimit -v {MEMORY}; ulimit -c 0; exec '{}' {} --alone --seconds {seconds} --seed {seed}",
        itself.display(),
        target.name
    );
    let output = std::fs::File::create(folder.join("output"))?;
    let mut child = Command::new("sh").args(["-c", &words]).stdout(output.try_clone()?).stderr(output).spawn()?;
    let deadline = Instant::now() + Duration::from_secs_f64(seconds) + STUCK;
    let status = loop {
        match child.try_wait()? {
            Some(status) => break Some(status),
            None if Instant::now() > deadline => break None,
            None => std::thread::sleep(Duration::from_millis(50)),
        }
    };
    if status.is_none() {
        child.kill()?;
        child.wait()?;
    }
    let said = std::fs::read_to_string(folder.join("output")).unwrap_or_default();
    let text = match status {
        Some(status) if status.code().is_some_and(|code| code == 0 || code == 1) => said,
        Some(status) => format!("{}: {status}: {said}\n  input: {}", target.name, corpus::keep_last(target.name)?),
        None => format!("{}: stuck\n  input: {}", target.name, corpus::keep_last(target.name)?),
    };
    Ok(Told { is_sound: status.is_some_and(|status| status.success()), text })
}
