//! The page's types, written from the Rust types so that the two cannot drift apart.
//!
//! The example `wire` of tavola-server prints them as one TypeScript declaration file.

use anyhow::Context;

use crate::{process, project};

/// The page's file, from the root.
const FILE: &str = "crates/tavola-server/web/js/wire.d.ts";

/// Writes the file anew.
pub(crate) fn write() -> anyhow::Result<()> {
    std::fs::write(project::root().join(FILE), printed()?).with_context(|| format!("cannot write {FILE}"))?;
    println!("wrote {FILE}");
    Ok(())
}

/// Says so if the file is not what the Rust types make of it.
pub(crate) fn stale() -> anyhow::Result<Vec<String>> {
    let (is, should_be) = (project::read(FILE)?, printed()?);
    Ok(if is == should_be { Vec::new() } else { vec![format!("{FILE} is stale: run `cargo xtask wire`")] })
}

fn printed() -> anyhow::Result<String> {
    // Of the whole workspace with all features, as the tests are built: nothing is compiled for this alone.
    let arguments = ["build", "--quiet", "--locked", "--workspace", "--all-features", "--example", "wire"];
    process::run(&mut process::program("cargo", &arguments))?;
    let example = project::target().join("debug/examples/wire");
    process::output(&mut process::program(&example.display().to_string(), &[]))
}
