//! `tavola completions`: what a shell needs to complete the command line.

use std::process::ExitCode;

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use super::Cli;

/// Write completions for a shell to standard output.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tavola completions bash > /etc/bash_completion.d/tavola")]
pub(crate) struct Arguments {
    /// The shell.
    shell: Shell,
}

/// Writes them.
#[expect(clippy::unnecessary_wraps, reason = "every command returns a result")]
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    clap_complete::generate(arguments.shell, &mut Cli::command(), "tavola", &mut std::io::stdout());
    Ok(ExitCode::SUCCESS)
}
