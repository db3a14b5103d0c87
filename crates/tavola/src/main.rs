//! The tavola binary: reads the command line and hands over. What a command does is in its file under `commands`.
#![forbid(unsafe_code)]

mod commands;

use std::process::ExitCode;

use clap::Parser as _;
use tavola_server::base::secret::without_passwords;

/// An act makes hundreds of small allocations: with this it takes less processor time than with that of glibc (DESIGN-NOTES.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = commands::Cli::parse();
    match cli.run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("tavola: {}", without_passwords(&format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}
