//! The stages of `cargo xtask test`, in the order in which a mistake shows soonest.
//!
//! Everything Rust is built with one set of features (`--workspace --all-features --all-targets`), so that no
//! crate is compiled twice for the tests.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Add;
use std::path::PathBuf;
use std::process::Command;

use crate::nats::{self, Nats};
use crate::postgres::{self, Postgres};
use crate::slowest::{self, Timed};
use crate::{coverage, library, machine, made, process, project, tidy, wasm, wire};

/// How many checks of a stage passed and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    /// Of those that passed, how many failed at first.
    pub(crate) shaky: u32,
}

impl Tally {
    /// What the report of another run says of a stage.
    pub(crate) fn of_report(report: &str, stage: &str) -> Option<Self> {
        let line = report.lines().rfind(|line| line.trim_start().starts_with(&format!("{stage}: ")))?;
        let [passed, failed, shaky] = [" passed", " failed", " only at"].map(|word| number_before(line, word));
        Some(Self { passed, failed, shaky })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passed, failed, shaky } = self;
        match shaky {
            0 => write!(f, "{passed} passed, {failed} failed"),
            _ => write!(f, "{passed} passed ({shaky} only at a later try), {failed} failed"),
        }
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed, shaky: self.shaky + other.shaky }
    }
}

/// One part of the tests.
pub(crate) struct Stage {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Whether it runs without being named.
    pub(crate) always: bool,
    /// The stage that waits more than it works and runs beside it and those that follow.
    pub(crate) beside: Option<&'static str>,
    pub(crate) run: fn(&mut Vec<Timed>) -> anyhow::Result<Tally>,
}

/// All stages.
pub(crate) const STAGES: [Stage; 15] = [
    Stage { name: "format", about: "cargo fmt leaves every file as it is", always: true, beside: None, run: format },
    Stage { name: "tidy", about: "the mechanical rules of the house", always: true, beside: None, run: tidy_stage },
    Stage {
        name: "coverage",
        about: "every clause we answer for is named by a test",
        always: true,
        beside: None,
        run: coverage_stage,
    },
    Stage {
        name: "clippy",
        about: "everything builds, and clippy finds nothing in it",
        always: true,
        beside: None,
        run: clippy,
    },
    Stage {
        name: "rust",
        about: "unit, property and rulebook tests; the store on SQLite and PostgreSQL",
        always: true,
        beside: Some("browser"),
        run: rust,
    },
    Stage { name: "doc", about: "the examples in the documentation", always: true, beside: None, run: doc },
    Stage {
        name: "wire",
        about: "the page's types are those of the Rust types",
        always: true,
        beside: None,
        run: wire_stage,
    },
    Stage {
        name: "wasm",
        about: "the shipped WebAssembly was built from these sources",
        always: true,
        beside: None,
        run: wasm_stage,
    },
    Stage {
        name: "library",
        about: "the engine as a wheel for Python: built, installed and tested",
        always: true,
        beside: None,
        run: library_stage,
    },
    Stage { name: "types", about: "tsc --strict over the page's modules", always: true, beside: None, run: types },
    Stage { name: "page", about: "the page's modules in Node", always: true, beside: None, run: page },
    Stage { name: "fuzz", about: "every reader of outside text, a second each", always: true, beside: None, run: fuzz },
    Stage {
        name: "attack",
        about: "the house under attack, some seconds for each role",
        always: true,
        beside: None,
        run: attack,
    },
    Stage { name: "browser", about: "the club in headless Chromium", always: true, beside: None, run: browser },
    Stage {
        name: "store",
        about: "only the store's contract, on SQLite and PostgreSQL",
        always: false,
        beside: None,
        run: store,
    },
];

fn format(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    let workspace = check(&mut process::program("cargo", &["fmt", "--all", "--check"]))?;
    // Outside the workspace.
    let python = ["fmt", "--check", "--manifest-path", "crates/tavola-python/Cargo.toml"];
    Ok(workspace + check(&mut process::program("cargo", &python))?)
}

/// What proptest begins its cases with.
const RANDOM_SEED: &str = "PROPTEST_RNG_SEED";

/// The same cases in every run: what is red here was made red by the change. Other cases are drawn by
/// `cargo nextest run`, and as many as one wants by `PROPTEST_CASES`.
const SEED: &str = "20261123";

fn clippy(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    check(&mut everything())
}

fn tidy_stage(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    tidy::findings().map(|findings| tally_of(&findings))
}

fn coverage_stage(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    coverage::findings().map(|findings| tally_of(&findings))
}

fn wire_stage(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    wire::stale().map(|findings| tally_of(&findings))
}

fn wasm_stage(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    wasm::stale().map(|findings| tally_of(&findings))
}

fn library_stage(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    library::tests()
}

fn rust(times: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    rust_tests(&[], times)
}

fn store(times: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    rust_tests(&["store"], times)
}

/// The tests whose names hold one of the words of `filter` (all without one), with a PostgreSQL and a NATS server beside them.
fn rust_tests(filter: &[&str], times: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    let (database, nats) = (Postgres::start()?, Nats::start()?);
    let features = ["--locked", "--workspace", "--all-features"];
    let nextest = process::is_installed("cargo-nextest");
    let arguments: &[&str] = if nextest {
        &[
            "nextest",
            "run",
            "--no-fail-fast",
            "--retries",
            "1",
            "--status-level",
            "slow",
            "--final-status-level",
            "flaky",
        ]
    } else {
        &["test", "--quiet", "--no-fail-fast", "--lib", "--bins", "--tests", "--examples"]
    };
    let mut command = process::looked_at_cargo(&[arguments, &features, filter].concat());
    if std::env::var_os(RANDOM_SEED).is_none() {
        command.env(RANDOM_SEED, SEED);
    }
    command.env(postgres::VARIABLE, database.url()).env(nats::VARIABLE, nats.url());
    let (text, succeeded) = process::watched_but_for(&mut command, slowest::is_passed)?;
    times.extend(slowest::timed(&text));
    let tally = if nextest { nextest_tally(&text) } else { cargo_tally(&text) };
    Ok(at_least_one_failure_unless(succeeded, tally))
}

fn doc(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    let arguments = ["test", "--quiet", "--locked", "--workspace", "--all-features", "--doc"];
    let mut command = process::looked_at_cargo(&arguments);
    let (text, succeeded) = process::watched(&mut command)?;
    Ok(at_least_one_failure_unless(succeeded, cargo_tally(&text)))
}

fn types(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    machine::npm_packages()?;
    check(&mut process::program("tests/node_modules/.bin/tsc", &["--project", "tests/tsconfig.json"]))
}

fn page(times: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    machine::node()?;
    build_everything()?;
    let example = |name: &str| project::target().join("debug/examples").join(name);
    node_tests("tests/page", times, |command| {
        command.env("TAVOLA_DEVICE_MATCHES", example("device_matches")).env("TAVOLA_TWIN", example("twin"));
    })
}

/// Builds everything, as the stage clippy has left it.
pub(crate) fn build_everything() -> anyhow::Result<()> {
    process::run(&mut everything())
}

/// Everything with one set of features: nothing is compiled twice for two stages.
fn everything() -> Command {
    process::looked_at_cargo(&["build", "--quiet", "--locked", "--workspace", "--all-features", "--all-targets"])
}

fn browser(times: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    machine::npm_packages()?;
    let (chromium, headless) = (machine::chromium()?, machine::headless_chromium()?);
    build_everything()?;
    let (binary, pseudo) = (project::target().join("debug/tavola"), project::target().join("pseudo"));
    made::write_pseudo(&pseudo)?;
    let (database, nats) = (Postgres::start()?, Nats::start()?);
    node_tests("tests/browser", times, |command| {
        command.env(postgres::VARIABLE, database.url()).env(nats::VARIABLE, nats.url());
        command.env("TAVOLA_BINARY", &binary).env("TAVOLA_CHROMIUM", &headless).env("TAVOLA_PSEUDO", &pseudo);
        command.env("TAVOLA_WHOLE_CHROMIUM", &chromium);
    })
}

fn fuzz(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    // One seed for everybody: a change answers for what it broke, `cargo xtask fuzz` looks further.
    trial("fuzz", &["--seconds", "1.2", "--seed", "1"])
}

fn attack(_: &mut Vec<Timed>) -> anyhow::Result<Tally> {
    trial("attack", &["--seconds", "4"])
}

/// A program of tavola-trial, which says at its end how many trials passed and failed.
fn trial(name: &str, arguments: &[&str]) -> anyhow::Result<Tally> {
    build_everything()?;
    let program = project::target().join("debug").join(name);
    let (text, succeeded) = process::watched(&mut process::program(&program.display().to_string(), arguments))?;
    let summary = text.lines().rfind(|line| line.contains(" passed, ")).unwrap_or_default();
    let (passed, failed) = (number_before(summary, " passed"), number_before(summary, " failed"));
    let tally = Tally { passed, failed, ..Tally::default() };
    Ok(at_least_one_failure_unless(succeeded, tally))
}

/// Runs every `*.test.mjs` of a folder under Node's own test runner, a file with a failure again.
fn node_tests(folder: &str, times: &mut Vec<Timed>, prepare: impl Fn(&mut Command)) -> anyhow::Result<Tally> {
    let files = project::files(folder, &[".test.mjs"]);
    anyhow::ensure!(!files.is_empty(), "there are no tests in {folder}");
    let run = |files: &[PathBuf], at_once: &str| {
        let mut command = process::program("node", &["--test", at_once, "--test-reporter=spec"]);
        command.args(files);
        prepare(&mut command);
        process::watched(&mut command)
    };
    // Most of a browser test is waiting out what people wait for: three files share two cores well.
    let (text, succeeded) = run(&files, "--test-concurrency=3")?;
    times.extend(slowest::timed(&text));
    let tally = at_least_one_failure_unless(succeeded, node_tally(&text));
    let (mut failing, mut failed) = (failing_files(&text), tally.failed);
    for _ in 0..MORE_TRIES {
        if failing.is_empty() || failing.len() > MOST_RETRIED {
            break;
        }
        println!("-- once more: {failing:?}");
        let (text, succeeded) = run(&failing, "--test-concurrency=1")?;
        failed = at_least_one_failure_unless(succeeded, node_tally(&text)).failed;
        failing = failing_files(&text);
    }
    let mended = tally.failed.saturating_sub(failed);
    Ok(Tally { passed: tally.passed + mended, failed, shaky: mended })
}

/// What fails by the noise of a shared machine passes at one of these, one file at a time; the tally says that it was not
/// at the first.
const MORE_TRIES: usize = 2;

/// With more failing files than this something is broken, and another try would only take time.
const MOST_RETRIED: usize = 8;

fn node_tally(text: &str) -> Tally {
    let (passed, failed) = (number_after(text, "ℹ pass "), number_after(text, "ℹ fail "));
    Tally { passed, failed, ..Tally::default() }
}

/// The files that the list of failing tests at the end of Node's report names.
fn failing_files(text: &str) -> Vec<PathBuf> {
    let places = text.lines().filter_map(|line| line.strip_prefix("test at ")?.split(':').next());
    places.map(PathBuf::from).collect::<BTreeSet<_>>().into_iter().collect()
}

/// One check: the command succeeds or not.
fn check(command: &mut Command) -> anyhow::Result<Tally> {
    let (_, succeeded) = process::watched(command)?;
    Ok(at_least_one_failure_unless(succeeded, Tally { passed: u32::from(succeeded), ..Tally::default() }))
}

fn tally_of(findings: &[String]) -> Tally {
    for finding in findings {
        println!("{finding}");
    }
    let failed = u32::try_from(findings.len()).unwrap_or(u32::MAX);
    Tally { passed: u32::from(failed == 0), failed, shaky: 0 }
}

/// A program that failed without naming a failed test still failed.
fn at_least_one_failure_unless(succeeded: bool, tally: Tally) -> Tally {
    Tally { failed: if succeeded { tally.failed } else { tally.failed.max(1) }, ..tally }
}

/// Adds up the `test result:` lines of `cargo test`.
fn cargo_tally(text: &str) -> Tally {
    let results = text.lines().filter(|line| line.starts_with("test result:"));
    let counts = results.map(|line| Tally {
        passed: number_before(line, " passed"),
        failed: number_before(line, " failed"),
        shaky: 0,
    });
    counts.fold(Tally::default(), Tally::add)
}

/// Reads the `Summary` line of `cargo nextest`.
fn nextest_tally(text: &str) -> Tally {
    let summary = text.lines().rfind(|line| line.trim_start().starts_with("Summary [")).unwrap_or_default();
    let lost = number_before(summary, " failed")
        + number_before(summary, " timed out")
        + number_before(summary, " exec failed");
    Tally { passed: number_before(summary, " passed"), failed: lost, shaky: number_before(summary, " flaky") }
}

/// The number written right before `word`; 0 if there is none.
fn number_before(text: &str, word: &str) -> u32 {
    let before = text.split(word).next().filter(|before| before.len() < text.len()).unwrap_or_default();
    let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    digits.parse().unwrap_or(0)
}

/// The number written right after the last `word`; 0 if there is none.
fn number_after(text: &str, word: &str) -> u32 {
    let after = text.rsplit_once(word).map_or("", |(_, after)| after);
    let digits = after.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    digits.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_is_read_back_from_a_report() {
        for tally in [Tally { passed: 143, failed: 2, shaky: 0 }, Tally { passed: 143, failed: 0, shaky: 3 }] {
            let report =
                format!("browser: 1 passed\n\n== all stages, 9 s\n  browser: {tally}, 9 s\n\n9 passed, 9 failed");
            assert_eq!(Tally::of_report(&report, "browser"), Some(tally));
        }
        assert_eq!(Tally::of_report("broken off", "browser"), None);
    }

    #[test]
    fn counts_are_read_from_the_summaries_of_the_test_programs() {
        let cargo =
            "test result: ok. 3 passed; 0 failed; 1 ignored\nx\ntest result: FAILED. 2 passed; 1 failed; 0 ignored\n";
        assert_eq!(cargo_tally(cargo), Tally { passed: 5, failed: 1, shaky: 0 });
        let nextest = "     Summary [   0.5s] 12 tests run: 11 passed (2 slow, 1 flaky), 1 failed, 0 skipped\n";
        assert_eq!(nextest_tally(nextest), Tally { passed: 11, failed: 1, shaky: 1 });
        assert_eq!(number_after("ℹ pass 7\nℹ fail 2\n", "ℹ pass "), 7);
        assert_eq!(at_least_one_failure_unless(false, Tally::default()), Tally { failed: 1, ..Tally::default() });
    }

    #[test]
    fn the_files_to_try_again_are_those_of_the_failing_tests() {
        let report = "ℹ fail 2\n\n✖ failing tests:\n\ntest at tests/browser/b.test.mjs:17:1\n✖ one\n\
                      test at tests/browser/a.test.mjs:134:1\n✖ two\ntest at tests/browser/b.test.mjs:40:1\n";
        assert_eq!(failing_files(report), ["tests/browser/a.test.mjs", "tests/browser/b.test.mjs"].map(PathBuf::from));
    }
}
