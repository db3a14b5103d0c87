//! The engine for the browser, built as WebAssembly by the [compiler that Debian ships](crate::cross), and whether the file
//! in the repository is of these sources. Paths are left out of the file, so that the same packages make the same bytes
//! anywhere.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::Context;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::cross::Compiler;
use crate::{process, project};

/// The file that is shipped, from the root, and what is known of it.
const SHIPPED: &str = "crates/tavola-server/web/engine/tavola.wasm";
const CARD: &str = "crates/tavola-server/web/engine/tavola.wasm.json";

/// The crates it is made of.
const CRATES: [&str; 8] = [
    "tavola-rules",
    "tavola-notation",
    "tavola-engine",
    "tavola-base",
    "tavola-club",
    "tavola-bot",
    "tavola-study",
    "tavola-wasm",
];

/// Builds it, or compares what it says with what the scalar kernels say.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<ExitCode> {
    match arguments {
        [] => build().map(|()| ExitCode::SUCCESS),
        [word, count] if word == "--compare" => compare(count),
        _ => anyhow::bail!("`cargo xtask wasm` builds, `cargo xtask wasm --compare N` compares N positions"),
    }
}

/// Says so if the shipped file was made of other sources, or is not the one that was made.
pub(crate) fn stale() -> anyhow::Result<Vec<String>> {
    let card: Value = serde_json::from_str(&project::read(CARD)?).with_context(|| format!("{CARD} is damaged"))?;
    let file = project::root().join(SHIPPED);
    let bytes = std::fs::read(&file).with_context(|| format!("cannot read {SHIPPED}"))?;
    let mut findings = Vec::new();
    if card["sha256"] != hash(&bytes) {
        findings.push(format!("{SHIPPED} is not the file that {CARD} describes: run `cargo xtask wasm`"));
    }
    if card["sources"] != sources()? {
        findings.push(format!("{SHIPPED} was built from other sources: run `cargo xtask wasm`"));
    }
    Ok(findings)
}

fn build() -> anyhow::Result<()> {
    let compiler = Compiler::unpacked()?;
    let target = project::target().join("wasm");
    process::run(&mut cargo(&compiler, &target)?)?;
    let built = std::fs::read(target.join("wasm32-unknown-unknown/wasm/tavola_wasm.wasm"))
        .context("cargo has built nothing where it was expected")?;
    let file = project::root().join(SHIPPED);
    std::fs::create_dir_all(file.parent().unwrap_or(&file)).context("cannot make the folder")?;
    std::fs::write(&file, &built).with_context(|| format!("cannot write {SHIPPED}"))?;
    let card =
        json!({ "sources": sources()?, "sha256": hash(&built), "bytes": built.len(), "compiler": compiler.version()? });
    let card = serde_json::to_string_pretty(&card)? + "\n";
    std::fs::write(project::root().join(CARD), card).with_context(|| format!("cannot write {CARD}"))?;
    println!("wrote {SHIPPED}: {} bytes, SHA-256 {}", built.len(), hash(&built));
    Ok(())
}

/// Cargo, set to build the module for a browser.
fn cargo(compiler: &Compiler, target: &Path) -> anyhow::Result<Command> {
    let mut cargo = compiler.cargo("build");
    cargo.args(["--package", "tavola-wasm", "--profile", "wasm", "-Zbuild-std=std,panic_abort"]);
    cargo.args(["--target", "wasm32-unknown-unknown", "--target-dir"]).arg(target);
    let without = |path: &Path, name: &str| format!("--remap-path-prefix={}={name}", path.display());
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo"))).unwrap_or_default();
    let flags = [
        "-Ctarget-feature=+simd128".to_owned(),
        without(compiler.root(), "/compiler"),
        without(&home, "/crates"),
        without(&project::root(), "/tavola"),
    ];
    cargo.env("RUSTFLAGS", flags.join(" ")).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", compiler.wasm_linker()?);
    Ok(cargo)
}

/// A hash of everything the file is made of: the crates' sources, in order of name. The nets are not in it.
fn sources() -> anyhow::Result<String> {
    let mut all = Sha256::new();
    for name in CRATES {
        for path in project::files(&format!("crates/{name}"), &[".rs", ".toml", ".xml"]) {
            let shown = project::name(&path);
            if shown.contains("/tests/") || shown.contains("/examples/") {
                continue;
            }
            all.update(shown.as_bytes());
            all.update(project::read_file(&path)?.as_bytes());
        }
    }
    Ok(hex(&all.finalize()))
}

fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Asks the shipped file and the scalar kernels for the same positions.
fn compare(count: &str) -> anyhow::Result<ExitCode> {
    let count: usize = count.parse().context("how many positions: a number")?;
    process::run(&mut process::program(
        "cargo",
        &["build", "--quiet", "--workspace", "--all-features", "--example", "twin"],
    ))?;
    let twin = project::target().join("debug/examples/twin");
    let mut node = process::program("node", &["tests/page/wasm.compare.mjs"]);
    let status = node.arg(count.to_string()).env("TAVOLA_TWIN", twin).status().context("cannot start node")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
