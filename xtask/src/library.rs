//! The engine for Python, as a stranger would get it: a wheel built by maturin, installed where nothing else is, and tested.
//!
//! Everything lies below `target/library`. The wheel is built quickly, not for speed: only rules and engine are optimised. The
//! crate is no member of the workspace (a module for Python is linked by Python), so it is formatted and looked at here too.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use crate::stages::Tally;
use crate::{machine, process, project};

/// The crate, from the root.
const CRATE: &str = "crates/tavola-python";

/// What builds wheels; one version, so that a red run was made red by a change.
const MATURIN: &str = "maturin==1.16.0";

/// What the second run of the tests has beside the package; the first has nothing.
const ARRAYS: &str = "numpy";

/// Builds the wheel, installs it and runs its tests; nothing but a note where pip reaches no packages.
pub(crate) fn tests() -> anyhow::Result<Tally> {
    machine::python()?;
    let folder = project::target().join("library");
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let Some(tools) = Venv::with_maturin(&folder.join("tools"))? else {
        return Ok(Tally::default());
    };
    let wheel = build(&tools, &folder)?;
    let fresh = Venv::fresh(&folder.join("fresh"))?;
    tools.install_into(&fresh, &wheel)?;
    let without = unittest(&fresh, &[])?;
    match tools.install_into(&fresh, Path::new(ARRAYS)) {
        Ok(()) => Ok(without + unittest(&fresh, &["-k", "Arrays", "-k", "Papers"])?),
        Err(error) => {
            println!("skipped, with {ARRAYS}: {error:#}");
            Ok(without)
        }
    }
}

/// Whether the crate's own list of what it is built from holds what the manifests of the workspace ask for: said within a
/// second, and not by a wheel that is not built an hour later.
pub(crate) fn stale_lock() -> Option<String> {
    let manifest = format!("{CRATE}/Cargo.toml");
    let arguments = ["metadata", "--quiet", "--locked", "--format-version", "1", "--manifest-path", &manifest];
    let error = process::output(&mut process::program("cargo", &arguments)).err()?;
    Some(format!("{CRATE}/Cargo.lock is stale: run `cargo update --workspace` there\n{error:#}"))
}

/// The wheel, built with clippy looking on.
fn build(tools: &Venv, folder: &Path) -> anyhow::Result<PathBuf> {
    let wheels = folder.join("wheels");
    std::fs::remove_dir_all(&wheels).ok();
    let arguments = ["build", "--quiet", "--locked", "--profile", "dev", "--out"];
    let mut maturin = process::looked_at(&tools.program("maturin").to_string_lossy(), &arguments);
    maturin.arg(&wheels).arg("--interpreter").arg(tools.program("python"));
    maturin.args(["--manifest-path", &format!("{CRATE}/Cargo.toml")]).env("CARGO_TARGET_DIR", folder.join("build"));
    process::run(&mut maturin)?;
    let built = std::fs::read_dir(&wheels).context("maturin has built nothing")?.flatten();
    let mut built = built.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "whl"));
    built.next().context("maturin has built no wheel")
}

/// Runs the tests whose names `filter` says, all without it.
fn unittest(python: &Venv, filter: &[&str]) -> anyhow::Result<Tally> {
    let arguments = ["-m", "unittest", "discover", "--start-directory", &format!("{CRATE}/tests")];
    let mut command = process::program(&python.program("python").to_string_lossy(), &[&arguments, filter].concat());
    // Nothing is left beside the sources.
    let (text, succeeded) = process::watched(command.env("PYTHONDONTWRITEBYTECODE", "1"))?;
    let tally = unittest_tally(&text);
    Ok(Tally { failed: if succeeded { 0 } else { tally.failed.max(1) }, ..tally })
}

/// Reads the last lines of `unittest`: how many ran, and how many of these failed or were skipped.
fn unittest_tally(text: &str) -> Tally {
    let number = |word: &str| -> u32 {
        let after = text.rsplit_once(word).map_or("", |(_, after)| after);
        after.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default().parse().unwrap_or(0)
    };
    let failed = number("failures=") + number("errors=");
    Tally { passed: number("\nRan ").saturating_sub(failed + number("skipped=")), failed, shaky: 0 }
}

/// A virtual environment of Python.
struct Venv(PathBuf);

impl Venv {
    /// The one with pip and maturin, made once; none where pip reaches no packages, which is said.
    fn with_maturin(path: &Path) -> anyhow::Result<Option<Self>> {
        let venv = Self(path.to_path_buf());
        if !venv.program("pip").is_file() {
            make(path, &[])?;
        }
        let mut pip = Command::new(venv.program("pip"));
        pip.args(["install", "--quiet", "--disable-pip-version-check", "--retries", "1", MATURIN]);
        match process::output(&mut pip) {
            Ok(_) => Ok(Some(venv)),
            Err(error) => {
                println!("skipped: pip cannot install {MATURIN}, without which there is no wheel\n{error:#}");
                Ok(None)
            }
        }
    }

    /// One with nothing in it.
    fn fresh(path: &Path) -> anyhow::Result<Self> {
        make(path, &["--clear", "--without-pip"])?;
        Ok(Self(path.to_path_buf()))
    }

    fn program(&self, name: &str) -> PathBuf {
        self.0.join("bin").join(name)
    }

    /// Installs `what` into another environment, which needs no pip of its own.
    fn install_into(&self, other: &Self, what: &Path) -> anyhow::Result<()> {
        let mut pip = Command::new(self.program("python"));
        pip.args(["-m", "pip", "--python"]).arg(other.program("python"));
        pip.args(["install", "--quiet", "--disable-pip-version-check", "--no-compile", "--only-binary", ":all:"])
            .arg(what);
        process::output(&mut pip).map(drop)
    }
}

fn make(path: &Path, options: &[&str]) -> anyhow::Result<()> {
    process::output(process::program("python3", &[&["-m", "venv"], options].concat()).arg(path))?;
    ensure!(path.join("bin/python").exists(), "{} holds no Python", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_the_last_lines_of_unittest() {
        let report = |end: &str| format!("....\n-----\nRan 23 tests in 4.031s\n\n{end}\n");
        let tally = |passed, failed| Tally { passed, failed, shaky: 0 };
        assert_eq!(unittest_tally(&report("OK")), tally(23, 0));
        assert_eq!(unittest_tally(&report("OK (skipped=2)")), tally(21, 0));
        assert_eq!(unittest_tally(&report("FAILED (failures=1, errors=2, skipped=2)")), tally(18, 3));
        assert_eq!(unittest_tally("broken off"), tally(0, 0));
    }
}
