//! What is handed out: the binary as it is shipped, its manual pages and completions, and a package for Debian.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, ensure};

use crate::{process, project};

/// Shells and the names of their files.
const SHELLS: [(&str, &str); 3] = [("bash", "tavola.bash"), ("zsh", "_tavola"), ("fish", "tavola.fish")];

/// Builds all of it under `target/package`.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<ExitCode> {
    ensure!(arguments.is_empty(), "package takes no arguments");
    let folder = project::target().join("package");
    std::fs::create_dir_all(&folder).context("target/package cannot be made")?;
    process::run(&mut process::program("cargo", &["build", "--locked", "--release", "--package", "tavola"]))?;
    let binary = project::target().join("release/tavola");
    written_by(&binary, &folder)?;
    if !process::is_installed("cargo-deb") {
        println!("{}: no Debian package without cargo-deb: cargo install cargo-deb --locked", folder.display());
        return Ok(ExitCode::SUCCESS);
    }
    let output = folder.to_string_lossy();
    let deb = ["deb", "--no-build", "--no-strip", "--package", "tavola", "--output", &*output];
    process::run(&mut process::program("cargo", &deb))?;
    Ok(ExitCode::SUCCESS)
}

/// Has the binary write what it knows of itself.
fn written_by(binary: &Path, folder: &Path) -> anyhow::Result<()> {
    let pages = folder.join("man1");
    std::fs::remove_dir_all(&pages).ok();
    process::run(Command::new(binary).arg("manual").arg(&pages))?;
    for (shell, file) in SHELLS {
        let text = process::output(Command::new(binary).args(["completions", shell]))?;
        std::fs::write(folder.join(file), text).with_context(|| format!("{file} cannot be written"))?;
    }
    Ok(())
}
