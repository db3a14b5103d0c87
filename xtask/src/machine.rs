//! What the tests need of the machine: Debian packages and the page's npm packages. Root gets them installed,
//! everybody else is told what to install.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::{process, project};

/// A program the tests start, and the Debian package it comes in.
struct Needed {
    package: &'static str,
    find: fn() -> Option<PathBuf>,
}

/// Installs what is missing; a stage that misses it all the same says so.
pub(crate) fn everything_installed() {
    for found in [
        npm_packages(),
        python(),
        chromium().map(drop),
        headless_chromium().map(drop),
        postgresql().map(drop),
        nats().map(drop),
    ] {
        found.inspect_err(|error| println!("{error:#}")).ok();
    }
}

/// Chromium, installed if need be.
pub(crate) fn chromium() -> anyhow::Result<PathBuf> {
    find_or_install(&Needed { package: "chromium", find: || existing("/usr/bin/chromium") })
}

/// Chromium without a window, which takes half the processor's time, installed if need be; the whole one where there is
/// none.
pub(crate) fn headless_chromium() -> anyhow::Result<PathBuf> {
    let find = || existing("/usr/bin/chromium-headless-shell");
    find_or_install(&Needed { package: "chromium-headless-shell", find }).or_else(|_| chromium())
}

/// The folder of PostgreSQL's programs (`initdb`, `pg_ctl`), installed if need be.
pub(crate) fn postgresql() -> anyhow::Result<PathBuf> {
    find_or_install(&Needed { package: "postgresql", find: newest_postgresql })
}

/// The NATS server, installed if need be. It lies outside everybody's path but root's.
pub(crate) fn nats() -> anyhow::Result<PathBuf> {
    find_or_install(&Needed { package: "nats-server", find: || existing("/usr/sbin/nats-server") })
}

/// What sets a process's clock, installed if need be.
pub(crate) fn faketime() -> anyhow::Result<()> {
    let faketime = || process::is_installed("faketime").then(|| "faketime".into());
    find_or_install(&Needed { package: "faketime", find: faketime }).map(drop)
}

/// GNU Backgammon, installed if need be. It lies outside root's path.
pub(crate) fn gnubg() -> anyhow::Result<PathBuf> {
    find_or_install(&Needed { package: "gnubg", find: || existing("/usr/games/gnubg") })
}

/// Node, installed if need be.
pub(crate) fn node() -> anyhow::Result<()> {
    find_or_install(&Needed { package: "nodejs", find: || process::is_installed("node").then(|| "node".into()) })?;
    find_or_install(&Needed { package: "npm", find: || process::is_installed("npm").then(|| "npm".into()) })?;
    Ok(())
}

/// Python with what makes virtual environments, installed if need be.
pub(crate) fn python() -> anyhow::Result<()> {
    let makes_environments = || {
        let mut ask = process::program("python3", &["-c", "import venv, ensurepip"]);
        process::output(&mut ask).is_ok().then(|| "python3".into())
    };
    find_or_install(&Needed { package: "python3-venv", find: makes_environments }).map(drop)
}

/// The npm packages of `tests/`, exactly as locked; fetched once for each lock file.
pub(crate) fn npm_packages() -> anyhow::Result<()> {
    node()?;
    let (lock, stamp) = ("tests/package-lock.json", "tests/node_modules/.tavola-lock");
    let wanted = project::read(lock)?;
    if project::read(stamp).is_ok_and(|present| present == wanted) {
        return Ok(());
    }
    let mut npm = process::program("npm", &["ci", "--no-audit", "--no-fund", "--loglevel", "error"]);
    process::output(npm.current_dir(project::root().join("tests")))?;
    std::fs::write(project::root().join(stamp), wanted).context("cannot note what npm installed")
}

/// What a build from nothing takes on disk, with some room for the servers of the tests, in GiB: 3.0 were counted without incremental builds.
const DISK: u64 = 5;

/// A warning where the disk is too full for a build from nothing.
pub(crate) fn tight_disk() -> Option<String> {
    let target = project::target();
    let folder = target.ancestors().find(|folder| folder.is_dir())?.to_str()?;
    let shown = process::output(&mut process::program("df", &["--output=avail", "--block-size=1M", folder])).ok()?;
    let free: u64 = shown.lines().last()?.trim().parse().ok()?;
    (free < DISK * 1024).then(|| {
        format!(
            "only {free} MiB are free in {folder}: a build from nothing with its tests needs {DISK} GiB (`cargo clean` gives old builds back)"
        )
    })
}

/// Whether this process may install packages and must not run PostgreSQL itself.
pub(crate) fn is_root() -> bool {
    process::output(&mut process::program("id", &["-u"])).is_ok_and(|id| id.trim() == "0")
}

fn find_or_install(needed: &Needed) -> anyhow::Result<PathBuf> {
    if let Some(path) = (needed.find)() {
        return Ok(path);
    }
    if !is_root() || !process::is_installed("apt-get") {
        bail!("please install {0} (on Debian: apt-get install {0})", needed.package);
    }
    println!("installing {}", needed.package);
    apt(&["update", "-qq"])?;
    apt(&["install", "-y", "-qq", "--no-install-recommends", needed.package])?;
    (needed.find)().with_context(|| format!("the package {} does not hold what was expected", needed.package))
}

fn apt(arguments: &[&str]) -> anyhow::Result<()> {
    let mut apt = process::program("apt-get", arguments);
    process::output(apt.env("DEBIAN_FRONTEND", "noninteractive")).map(drop)
}

fn existing(path: &str) -> Option<PathBuf> {
    Path::new(path).is_file().then(|| path.into())
}

fn newest_postgresql() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let folders = versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").is_file());
    folders.max().or_else(|| process::is_installed("initdb").then(PathBuf::new))
}
