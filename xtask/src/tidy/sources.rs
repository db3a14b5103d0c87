//! How a source file begins, how long it may be, and what it may not hold.

use std::path::{Path, PathBuf};

use crate::project;

/// Lines a file may have, its tests not counted, before it is split.
const LINES: usize = 400;

/// Longer files, and why they stay whole.
const LONGER: [(&str, &str); 3] = [
    ("crates/tavola-tournament/src/stream/command.rs", "one closed enum: everything that can be asked of an event"),
    ("crates/tavola-tournament/src/stream/event.rs", "one closed enum: everything that can happen in an event"),
    ("crates/tavola-engine/src/simd/eval.rs", "one kernel per instruction set, read side by side"),
];

/// The folders in which `unsafe` may stand: vector kernels, and the border to C.
const UNSAFE: [&str; 2] = ["crates/tavola-engine/src/simd", "crates/tavola-capi/src"];

/// Crates whose root may not forbid unsafe code: a folder of theirs holds some, or they export names.
const ROOTS_WITHOUT_FORBID: [&str; 4] = [
    "crates/tavola-engine/src/lib.rs",
    "crates/tavola-wasm/src/lib.rs",
    "crates/tavola-capi/src/lib.rs",
    "crates/tavola-python/src/lib.rs",
];

/// Words that must not stand in a committed file. Written in halves, so that this file may hold them.
const FORBIDDEN: [(&str, &str); 6] = [
    (concat!("TO", "DO"), "finish it or write it down in an issue"),
    (concat!("FIX", "ME"), "finish it or write it down in an issue"),
    (concat!("#[", "allow("), "use #[expect(.., reason)]"),
    (concat!("#![", "allow("), "use #![expect(.., reason)]"),
    (concat!("/wo", "rk/"), "a path of one machine"),
    (concat!("/ro", "ot/"), "a path of one machine"),
];

pub(super) fn findings() -> anyhow::Result<Vec<String>> {
    let mut findings = Vec::new();
    for path in project::files("crates", &[".rs"]).into_iter().chain(project::files("xtask", &[".rs"])) {
        let (name, text) = (project::name(&path), project::read_file(&path)?);
        findings.extend(header(&name, &text));
        findings.extend(length(&name, &text));
        findings.extend(unsafe_code(&name, &text));
    }
    for path in project::files(".", &[".rs", ".js", ".mjs", ".css", ".ftl", ".sql", ".md", ".toml", ".html", ".py"]) {
        findings.extend(forbidden_words(&path)?);
    }
    for path in page_sources() {
        findings.extend(length(&project::name(&path), &project::read_file(&path)?));
    }
    Ok(findings)
}

fn page_sources() -> Vec<PathBuf> {
    project::files("crates/tavola-server/web", &[".js"])
}

fn header(name: &str, text: &str) -> Option<String> {
    (!text.starts_with("//!")).then(|| format!("{name}: begins without a `//!` line that says what is here"))
}

fn length(name: &str, text: &str) -> Option<String> {
    let lines = text.lines().take_while(|line| *line != "#[cfg(test)]").count();
    let excused = LONGER.iter().any(|(longer, _)| *longer == name);
    match (lines > LINES, excused) {
        (true, false) if !is_test(name) => {
            Some(format!("{name}: {lines} lines without tests; {LINES} is the measure, split it by subject"))
        }
        (false, true) => Some(format!("{name}: has {lines} lines and needs no excuse any more")),
        _ => None,
    }
}

fn is_test(name: &str) -> bool {
    name.contains("/tests/") || name.ends_with("tests.rs")
}

fn unsafe_code(name: &str, text: &str) -> Vec<String> {
    let mut findings = Vec::new();
    if is_root(name) && !ROOTS_WITHOUT_FORBID.contains(&name) && !text.contains("#![forbid(unsafe_code)]") {
        findings.push(format!("{name}: lacks #![forbid(unsafe_code)]"));
    }
    let marked = text.contains(concat!("unsafe", " {")) || text.contains(concat!("unsafe", " fn"));
    if marked && !UNSAFE.iter().any(|folder| name.starts_with(folder)) {
        findings.push(format!("{name}: unsafe code outside {}", UNSAFE.join(" and ")));
    }
    findings
}

/// Whether a crate begins here: a library, or a binary in a file or a folder of its own.
fn is_root(name: &str) -> bool {
    let binary = name.split_once("/src/bin/").map(|(_, rest)| rest);
    name.ends_with("src/lib.rs")
        || name.ends_with("src/main.rs")
        || binary.is_some_and(|rest| !rest.contains('/') || rest.ends_with("/main.rs"))
}

fn forbidden_words(path: &Path) -> anyhow::Result<Vec<String>> {
    let (name, text) = (project::name(path), project::read_file(path)?);
    let lines = text.lines().zip(1..);
    let found = lines.flat_map(|(line, number)| {
        let words = FORBIDDEN.iter().filter(move |(word, _)| line.contains(word));
        words.map(move |(word, advice)| (number, word, advice))
    });
    Ok(found.map(|(number, word, advice)| format!("{name}:{number}: `{word}`: {advice}")).collect())
}
