//! Starting other programs: to look on, to read their output, or to hand over to them.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, ensure};

use crate::project;

/// A program to be run in the root of the project.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(project::root());
    command
}

/// Cargo as everything is built for the tests, with clippy looking on: nothing is compiled once to be looked at and once
/// more to be run. What clippy finds, fails the build.
pub(crate) fn looked_at_cargo(arguments: &[&str]) -> Command {
    looked_at("cargo", arguments)
}

/// The same of a program that starts cargo.
pub(crate) fn looked_at(name: &str, arguments: &[&str]) -> Command {
    let mut builder = program(name, arguments);
    builder.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
    builder
}

/// Runs it with its output on ours; an error if it fails.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    ensure!(status.success(), "{} failed ({status})", shown(command));
    Ok(())
}

/// Runs it quietly and returns what it printed; what it said to stderr is in the error if it fails.
pub(crate) fn output(command: &mut Command) -> anyhow::Result<String> {
    let output = command.output().with_context(|| format!("cannot start {}", shown(command)))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{} failed ({}):\n{text}{stderr}", shown(command), output.status);
    Ok(text)
}

/// Runs it with both its outputs copied to ours line by line, and returns them with whether it succeeded.
pub(crate) fn watched(command: &mut Command) -> anyhow::Result<(String, bool)> {
    watched_but_for(command, |_| false)
}

/// The same, with the lines that are `hidden` returned only.
pub(crate) fn watched_but_for(command: &mut Command, hidden: fn(&str) -> bool) -> anyhow::Result<(String, bool)> {
    let (reader, writer) = std::io::pipe().context("no pipe")?;
    let error_writer = writer.try_clone().context("no pipe")?;
    let mut child = command
        .stdout(Stdio::from(writer))
        .stderr(Stdio::from(error_writer))
        .spawn()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut text = String::new();
    let mut lines = BufReader::new(reader);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
        let shown = String::from_utf8_lossy(&line);
        if !hidden(&shown) {
            std::io::stdout().write_all(&line).ok();
        }
        text.push_str(&shown);
        line.clear();
    }
    let status = child.wait().context("lost a program that was running")?;
    Ok((text, status.success()))
}

/// Runs it in our place, with more arguments; its exit status becomes ours.
pub(crate) fn pass_on(name: &str, arguments: &[&str], more: &[String]) -> anyhow::Result<ExitCode> {
    let status = program(name, arguments).args(more).status().with_context(|| format!("cannot start {name}"))?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether a program of that name is in the path.
pub(crate) fn is_installed(name: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(name).is_file()))
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}
