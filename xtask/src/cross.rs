//! The compiler that Debian ships for browsers: it comes with the standard library's sources and makes code for other
//! machines than this one. Rustup's has those targets too, but not everybody may fetch them.
//!
//! Debian's packages are unpacked below `target`, not installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use crate::{process, project};

/// Debian's compiler, unpacked.
pub(crate) struct Compiler {
    root: PathBuf,
}

impl Compiler {
    /// Fetches and unpacks the packages, unless that has been done.
    pub(crate) fn unpacked() -> anyhow::Result<Self> {
        let root = project::target().join("wasm-toolchain");
        if !root.join("usr/bin/rustc").is_file() {
            ensure!(
                process::is_installed("apt-get") && process::is_installed("dpkg"),
                "the recipe is Debian's: it needs apt-get and dpkg. What is built with it is in the repository; nothing else needs this"
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
        Ok(Self { root })
    }

    /// Where it lies.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Cargo with this compiler, which may build the standard library too.
    pub(crate) fn cargo(&self, what: &str) -> Command {
        // Whoever runs this was started by cargo, which has set the name of its own compiler.
        let mut cargo = process::program("cargo", &[what, "--locked"]);
        cargo
            .env("RUSTC", self.root.join("usr/bin/rustc"))
            .env("RUSTC_BOOTSTRAP", "1")
            .env("LD_LIBRARY_PATH", self.libraries());
        cargo
    }

    /// The linker for WebAssembly that came with it.
    pub(crate) fn wasm_linker(&self) -> anyhow::Result<PathBuf> {
        let bin = std::fs::read_dir(self.root.join("usr/bin")).context("nothing was unpacked")?;
        let mut linkers = bin.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with("wasm-ld"));
        Ok(linkers.next().context("the packages hold no wasm-ld")?.path())
    }

    fn libraries(&self) -> PathBuf {
        self.root.join("usr/lib").join(format!("{}-linux-gnu", std::env::consts::ARCH))
    }

    /// What it says of itself.
    pub(crate) fn version(&self) -> anyhow::Result<String> {
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
