//! Programs in C, compiled against the header and the built library and run. Without a compiler for C they say so and pass.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What a library written in Rust needs of the system.
const SYSTEM: [&str; 3] = ["-lm", "-lpthread", "-ldl"];

/// Which of the two built libraries a program is linked with.
#[derive(Clone, Copy)]
enum Library {
    Shared,
    Static,
}

impl Library {
    /// Where it lies: beside this test.
    fn path(self) -> PathBuf {
        let name = match self {
            Self::Shared => format!("{DLL_PREFIX}tavola_capi{DLL_SUFFIX}"),
            Self::Static => "libtavola_capi.a".to_owned(),
        };
        std::env::current_exe().expect("this test has a path").with_file_name(name)
    }
}

/// Compiles a program under a name that no other test uses, and runs it; none where there is no compiler.
fn run(name: &str, source: &str, library: Library, arguments: &[&str]) -> Option<Output> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut cc = Command::new("cc");
    cc.args(["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-o"]).arg(&program).arg(root.join(source));
    cc.arg("-I").arg(root.join("include")).arg(library.path()).args(SYSTEM);
    let Ok(compiled) = cc.output() else {
        println!("skipped: there is no `cc` (on Debian: apt-get install gcc)");
        return None;
    };
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    Some(Command::new(program).args(arguments).output().expect("what was compiled runs"))
}

#[test]
fn the_example_ranks_plays_decides_about_the_cube_and_rolls_out() {
    let Some(output) = run("best", "examples/best.c", Library::Shared, &["4HPwATDgc/ABMA", "31"]) else { return };
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("1. 8/5 6/5"), "{text}");
    assert!(text.contains("no double"), "{text}");
    assert!(text.contains("72 games"), "{text}");
}

#[test]
fn the_example_says_what_is_wrong_with_an_id() {
    let Some(output) = run("best-of-no-id", "examples/best.c", Library::Shared, &["hello", "31"]) else { return };
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && text.contains("a position id is 14 letters"), "{text}");
}

#[test]
fn wrong_calls_get_a_status_and_a_text() {
    let Some(output) = run("wrong", "tests/wrong.c", Library::Static, &[]) else { return };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_header_can_be_read_by_a_compiler_for_cpp() {
    let header = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/tavola.h");
    let mut cpp = Command::new("c++");
    let Ok(read) = cpp.args(["-fsyntax-only", "-Wall", "-Werror", "-x", "c++"]).arg(header).output() else {
        println!("skipped: there is no `c++` (on Debian: apt-get install g++)");
        return;
    };
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
}
