//! `tavola manual`: the manual pages, made of the help of every command.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Args, CommandFactory as _};

use super::Cli;

/// Write the manual pages, one for each command, to a folder.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tavola manual ~/.local/share/man/man1 && man tavola-serve")]
pub(crate) struct Arguments {
    /// The folder; it is made if it is not there
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Writes them.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let written = clap_mangen::generate_to(Cli::command().disable_help_subcommand(true), folder);
    written.with_context(|| format!("{} cannot be written to", folder.display()))?;
    Ok(ExitCode::SUCCESS)
}
