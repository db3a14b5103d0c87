//! The engine on 64-bit ARM: its tests, built by the [compiler that Debian ships](crate::cross) and run by QEMU, so that its
//! NEON kernels are held to the scalar ones where there is no such processor.

use std::process::ExitCode;

use anyhow::bail;

use crate::cross::Compiler;
use crate::{process, project};

/// Debian's packages beside the compiler: a linker, a C library, a processor.
const PACKAGES: [&str; 3] = ["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross", "qemu-user-static"];

const LINKER: &str = "aarch64-linux-gnu-gcc";
const PROCESSOR: &str = "qemu-aarch64-static";

/// Builds and runs the engine's tests, or those whose names begin with one of `filters`.
pub(crate) fn run(filters: &[String]) -> anyhow::Result<ExitCode> {
    if ![LINKER, PROCESSOR].into_iter().all(process::is_installed) {
        bail!("install {LINKER} and {PROCESSOR}: apt-get install {}", PACKAGES.join(" "));
    }
    let mut cargo = Compiler::unpacked()?.cargo("test");
    cargo.args(["--release", "--package", "tavola-engine", "--lib", "--target", "aarch64-unknown-linux-gnu"]);
    cargo.args(["-Zbuild-std", "--target-dir"]).arg(project::target().join("aarch64"));
    cargo.arg("--").args(filters);
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", LINKER);
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", format!("{PROCESSOR} -L /usr/aarch64-linux-gnu"));
    Ok(if cargo.status()?.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
