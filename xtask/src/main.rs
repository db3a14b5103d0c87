//! The project's own chores: `cargo xtask help` lists them. One file per chore; nothing here is shipped.
#![forbid(unsafe_code)]

mod aarch64;
mod articles;
mod beside;
mod coverage;
mod cross;
mod gnubg;
mod library;
mod machine;
mod made;
mod nats;
mod package;
mod postgres;
mod process;
mod project;
mod slowest;
mod stages;
mod test;
mod tidy;
mod wasm;
mod wire;
mod words;

use std::process::ExitCode;

const HELP: &str = "\
The project's chores.

Usage: cargo xtask CHORE [OPTIONS]

  test [--only STAGE]... [--list]  every check there is; ends with `N passed, N failed`
  tidy                             the mechanical rules of the house
  coverage                         the clauses of docs/rulebook.md that no test names
  articles [--again]               every number of the articles with what gives it; or have them all again
  words [LANGUAGE]...              every sentence of every language held against the English ones
  words --sample LANGUAGE [SEED]   150 of its sentences by chance, without the English ones, to be read back
  words --cyrillic                 make Serbian in Cyrillic from Serbian in Latin script
  words --pseudo FOLDER            make two languages nobody speaks: longer (en-XA), from right to left (ar-XB)
  wire                             write the page's types from the Rust types
  wasm [--compare N]               build the engine for the browser; or hold it to the scalar kernels on N positions
  aarch64 [TEST]...                the engine's tests on a 64-bit ARM processor, by QEMU (or those named)
  gnubg-legal [N]                  compare the plays of N positions (2000) with GNU Backgammon's
  gnubg-perft                      compare the recorded play counts with GNU Backgammon's
  fuzz [TARGET]... [--seconds N]   feed every reader of outside text with what nobody would write
  attack [ROLE]... [--seconds N]   play a hostile visitor, a slow peer, a full disk against the built house
  chaos [--postgres] [ARGS]...     kill the server at random moments and look for lost or doubled actions
  chaos --cluster [ARGS]...        kill and cut off nodes, NATS and the database's primary of a club of three nodes
  package                          the binary as shipped, manual pages, completions, a Debian package (target/package)
  load [--postgres] [ARGS]...      fill the built house with people and time it (load --help: tables, watchers, seeks, …)
  book-pdf [FOLDER]                print the whole book in each language (target/book)
  first-visit [RUNS]               what a first visit costs on a slow phone, page by page (3 runs; release build)
  watchers [ARGS]...               measure what it costs when many watch one event (500)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match chore(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn chore(arguments: &[String]) -> anyhow::Result<ExitCode> {
    let (name, rest) = arguments.split_first().map_or(("help", &[][..]), |(name, rest)| (name.as_str(), rest));
    match name {
        "test" => test::run(rest),
        "tidy" => report(tidy::findings()?, "tidy"),
        "coverage" => report(coverage::findings()?, "coverage"),
        "articles" => articles::run(rest),
        "words" => words(rest),
        "wire" => wire::write().map(|()| ExitCode::SUCCESS),
        "wasm" => wasm::run(rest),
        "aarch64" => aarch64::run(rest),
        "gnubg-legal" => gnubg::legal(rest),
        "gnubg-perft" => gnubg::perft(),
        "chaos" => chaos(rest),
        "fuzz" => {
            process::pass_on("cargo", &["run", "--quiet", "--package", "tavola-trial", "--bin", "fuzz", "--"], rest)
        }
        "attack" => attack(rest),
        "load" => load(rest),
        "book-pdf" => in_chromium("debug", &["build"], "book-pdf", rest),
        "first-visit" => in_chromium("release", &["build", "--release"], "first-visit", rest),
        "package" => package::run(rest),
        "watchers" => process::pass_on(
            "cargo",
            &["run", "--release", "--package", "tavola-server", "--bin", "watchers", "--"],
            rest,
        ),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        other => anyhow::bail!("no chore is called {other:?}; `cargo xtask help` lists them"),
    }
}

/// Holds the languages against English, draws sentences of one, or makes one of another.
fn words(arguments: &[String]) -> anyhow::Result<ExitCode> {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["--cyrillic"] => made::write_cyrillic(),
        ["--pseudo", folder] => made::write_pseudo(std::path::Path::new(folder)),
        ["--sample", language] => words::sample(language, ""),
        ["--sample", language, seed] => words::sample(language, seed),
        _ => return report(words::run(arguments)?, "words"),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// Kills the server again and again; with `--postgres` on a database of our own, with `--cluster` a club of several nodes.
fn chaos(arguments: &[String]) -> anyhow::Result<ExitCode> {
    if arguments.iter().any(|argument| argument == "--cluster") {
        return cluster(arguments);
    }
    let (own, mut rest): (Vec<String>, Vec<String>) =
        arguments.iter().cloned().partition(|argument| argument == "--postgres");
    let database = if own.is_empty() { None } else { Some(postgres::Postgres::start()?) };
    rest.extend(database.iter().flat_map(|database| ["--database".to_owned(), database.url()]));
    process::pass_on("cargo", &["run", "--release", "--package", "tavola-trial", "--bin", "chaos", "--"], &rest)
}

/// Builds the house as it is shipped and lets faults befall three nodes of it.
fn cluster(arguments: &[String]) -> anyhow::Result<ExitCode> {
    machine::nats()?;
    machine::faketime()?;
    let postgresql = machine::postgresql()?.to_string_lossy().into_owned();
    let built = ["build", "--quiet", "--locked", "--release", "--package", "tavola", "--package", "tavola-trial"];
    process::run(&mut process::program("cargo", &[&built[..], &["--bin", "tavola", "--bin", "chaos"]].concat()))?;
    let [tavola, chaos] = ["tavola", "chaos"].map(|name| project::target().join("release").join(name));
    let programs = ["--tavola", &tavola.to_string_lossy(), "--postgresql", &postgresql].map(str::to_owned);
    let first = programs.iter().map(String::as_str).collect::<Vec<_>>();
    process::pass_on(&chaos.to_string_lossy(), &first, arguments)
}

/// Builds the house and plays the roles against it.
fn attack(arguments: &[String]) -> anyhow::Result<ExitCode> {
    process::run(&mut process::program("cargo", &["build", "--quiet", "--locked", "--package", "tavola"]))?;
    process::pass_on("cargo", &["run", "--quiet", "--package", "tavola-trial", "--bin", "attack", "--"], arguments)
}

/// Builds the house as it is shipped and fills it with people; with `--postgres` on a database of our own, for both it and the
/// bare limit.
fn load(arguments: &[String]) -> anyhow::Result<ExitCode> {
    let built = ["build", "--quiet", "--locked", "--release", "--package", "tavola", "--package", "tavola-trial"];
    process::run(&mut process::program("cargo", &built))?;
    let load = project::root().join("target/release/load");
    let (own, rest): (Vec<String>, Vec<String>) =
        arguments.iter().cloned().partition(|argument| argument == "--postgres");
    let database = if own.is_empty() { None } else { Some(postgres::Postgres::start_durable()?) };
    let urls = database.iter().map(postgres::Postgres::url);
    let mut all: Vec<String> =
        urls.flat_map(|url| [format!("--database={url}"), format!("--bare-database={url}")]).collect();
    all.extend(rest);
    process::pass_on(&load.to_string_lossy(), &[], &all)
}

/// Builds the house and runs a tool of the browser tests against it.
fn in_chromium(profile: &str, build: &[&str], tool: &str, arguments: &[String]) -> anyhow::Result<ExitCode> {
    let rest = ["--quiet", "--locked", "--package", "tavola"];
    process::run(&mut process::program("cargo", &[build, &rest].concat()))?;
    let (binary, tool) = (project::target().join(profile).join("tavola"), format!("tests/browser/tools/{tool}.mjs"));
    let mut command = process::program("node", &[&tool]);
    let status = command.args(arguments).env("TAVOLA_BINARY", binary).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints what a check found: nothing is success.
fn report(findings: Vec<String>, name: &str) -> anyhow::Result<ExitCode> {
    for finding in &findings {
        println!("{finding}");
    }
    println!("{name}: {} to mend", findings.len());
    Ok(if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
