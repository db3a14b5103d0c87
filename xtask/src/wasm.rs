//! The engine for the browser, built as WebAssembly by the compiler that Debian ships for browsers, and whether the file in
//! the repository is of these sources.
//!
//! Debian's packages are unpacked below `target`, not installed. Rustup's compiler has the target too, but not everybody may
//! fetch it; Debian's comes with the standard library's sources, from which it is built here. Paths are left out of the file,
//! so that the same packages make the same bytes anywhere.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, ensure};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

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
    let mut command = compiler.cargo(&target);
    process::run(&mut command)?;
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

/// Debian's compiler for browsers, unpacked.
struct Compiler {
    root: PathBuf,
    linker: PathBuf,
}

impl Compiler {
    /// Fetches and unpacks the packages, unless that has been done.
    fn unpacked() -> anyhow::Result<Self> {
        let root = project::target().join("wasm-toolchain");
        if !root.join("usr/bin/rustc").is_file() {
            ensure!(
                process::is_installed("apt-get") && process::is_installed("dpkg"),
                "the recipe is Debian's: it needs apt-get and dpkg. The built file is in the repository; nothing else needs this"
            );
            let debs = root.join("debs");
            std::fs::create_dir_all(&debs).context("cannot make the folder for the packages")?;
            // Lists that are months old know only a compiler too old for these sources. Who may not bring them up to date,
            // or has no network, gets what they know.
            process::run(Command::new("apt-get").args(["update", "--quiet"])).ok();
            let wanted = packages()?;
            println!("fetching {}", wanted.join(" "));
            let mut fetch = Command::new("apt-get");
            process::run(fetch.arg("download").args(&wanted).current_dir(&debs))?;
            for deb in std::fs::read_dir(&debs).context("no packages came")?.flatten() {
                process::run(Command::new("dpkg").arg("-x").arg(deb.path()).arg(&root))?;
                std::fs::remove_file(deb.path()).ok();
            }
        }
        let bin = std::fs::read_dir(root.join("usr/bin")).context("nothing was unpacked")?;
        let mut linkers = bin.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with("wasm-ld"));
        let linker = linkers.next().context("the packages hold no wasm-ld")?.path();
        Ok(Self { root, linker })
    }

    /// Cargo, set to build the module for a browser.
    fn cargo(&self, target: &Path) -> Command {
        // Whoever runs this was started by cargo, which has set the name of its own compiler.
        let mut cargo = process::program("cargo", &["build", "--locked", "--package", "tavola-wasm"]);
        cargo.args(["--profile", "wasm", "-Zbuild-std=std,panic_abort", "--target", "wasm32-unknown-unknown"]);
        cargo.arg("--target-dir").arg(target);
        let without = |path: &Path, name: &str| format!("--remap-path-prefix={}={name}", path.display());
        let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo"))).unwrap_or_default();
        let flags = [
            "-Ctarget-feature=+simd128".to_owned(),
            without(&self.root, "/compiler"),
            without(&home, "/crates"),
            without(&project::root(), "/tavola"),
        ];
        cargo
            .env("RUSTFLAGS", flags.join(" "))
            .env("RUSTC", self.root.join("usr/bin/rustc"))
            .env("RUSTC_BOOTSTRAP", "1")
            .env("LD_LIBRARY_PATH", self.libraries())
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &self.linker);
        cargo
    }

    fn libraries(&self) -> PathBuf {
        self.root.join("usr/lib").join(format!("{}-linux-gnu", std::env::consts::ARCH))
    }

    fn version(&self) -> anyhow::Result<String> {
        let mut rustc = Command::new(self.root.join("usr/bin/rustc"));
        let text = process::output(rustc.arg("--version").env("LD_LIBRARY_PATH", self.libraries()))?;
        Ok(text.trim().to_owned())
    }
}

/// Debian's compiler for browsers with what it depends on, by the names that the package lists have now.
fn packages() -> anyhow::Result<Vec<String>> {
    let sources = depends_on("libstd-rust-web-dev")?;
    let library = named(&sources, "libstd-rust-web-").context("the library has no version")?;
    let llvm = named(&depends_on(library)?, "libllvm").context("the compiler depends on no LLVM")?.to_owned();
    let linker = llvm.replace("libllvm", "lld-");
    let fixed = ["rustc-web", "libstd-rust-web-dev", "rust-web-src"].map(str::to_owned);
    Ok(fixed.into_iter().chain([library.to_owned(), llvm, linker]).collect())
}

fn depends_on(package: &str) -> anyhow::Result<String> {
    let mut ask = Command::new("apt-cache");
    process::output(ask.args(["depends", "--no-recommends", "--no-suggests", package]))
}

fn named<'a>(list: &'a str, prefix: &str) -> Option<&'a str> {
    let names = list.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    names.map(str::trim).find(|name| name.starts_with(prefix) && name.ends_with(|end: char| end.is_ascii_digit()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_a_package_depends_on_the_versioned_one_is_found() {
        let list =
            "libstd-rust-web-dev\n  Depends: libc6\n  Depends: libstd-rust-web-dev\n  Depends: libstd-rust-web-1.96\n";
        assert_eq!(named(list, "libstd-rust-web-"), Some("libstd-rust-web-1.96"));
        assert_eq!(named(list, "libllvm"), None);
    }
}
