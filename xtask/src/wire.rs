//! The page's types and the description of the API, written from the Rust types so that none can drift apart.
//!
//! The examples `wire` and `openapi` of tavola-server print them.

use anyhow::Context;

use crate::{process, project, stages};

/// What is printed by which example, from the root.
const FILES: [(&str, &str); 2] =
    [("wire", "crates/tavola-server/web/js/wire.d.ts"), ("openapi", "crates/tavola-server/web/api/openapi.json")];

/// Writes the files anew.
pub(crate) fn write() -> anyhow::Result<()> {
    // As the tests are built: of examples alone, cargo would compile half of the workspace once more with other features.
    stages::build_everything()?;
    for (example, file) in FILES {
        std::fs::write(project::root().join(file), printed(example)?)
            .with_context(|| format!("cannot write {file}"))?;
        println!("wrote {file}");
    }
    Ok(())
}

/// Says so if a file is not what the Rust types make of it.
pub(crate) fn stale() -> anyhow::Result<Vec<String>> {
    stages::build_everything()?;
    let mut stale = Vec::new();
    for (example, file) in FILES {
        if project::read(file)? != printed(example)? {
            stale.push(format!("{file} is stale: run `cargo xtask wire`"));
        }
    }
    Ok(stale)
}

fn printed(example: &str) -> anyhow::Result<String> {
    let example = project::target().join("debug/examples").join(example);
    process::output(&mut process::program(&example.display().to_string(), &[]))
}
