//! Which crate may know which: rules <- {notation, engine, base <- {club, tournament} <- replay}, {engine, club} <- {study, bot} <- {server, wasm}, server <- tavola.

use crate::project;

/// What a program at the edge may know.
const EVERY: &[&str] = &[
    "tavola-rules",
    "tavola-notation",
    "tavola-engine",
    "tavola-base",
    "tavola-club",
    "tavola-tournament",
    "tavola-replay",
    "tavola-study",
    "tavola-bot",
    "tavola-train",
    "tavola-server",
];

/// A crate and the crates of the project it may depend on.
const MAY_KNOW: [(&str, &[&str]); 17] = [
    ("tavola-rules", &[]),
    ("tavola-notation", &["tavola-rules"]),
    ("tavola-engine", &["tavola-rules"]),
    ("tavola-base", &["tavola-rules"]),
    ("tavola-club", &["tavola-rules", "tavola-base"]),
    ("tavola-tournament", &["tavola-rules", "tavola-base"]),
    ("tavola-replay", &["tavola-rules", "tavola-base", "tavola-club", "tavola-tournament"]),
    ("tavola-study", &["tavola-rules", "tavola-notation", "tavola-engine", "tavola-base", "tavola-club"]),
    ("tavola-bot", &["tavola-rules", "tavola-base", "tavola-club", "tavola-engine"]),
    (
        "tavola-wasm",
        &[
            "tavola-rules",
            "tavola-notation",
            "tavola-engine",
            "tavola-base",
            "tavola-club",
            "tavola-study",
            "tavola-bot",
        ],
    ),
    ("tavola-capi", &["tavola-rules", "tavola-notation", "tavola-engine", "tavola-study"]),
    ("tavola-python", &["tavola-rules", "tavola-notation", "tavola-engine", "tavola-study"]),
    ("tavola-train", &["tavola-rules", "tavola-engine"]),
    (
        "tavola-server",
        &[
            "tavola-rules",
            "tavola-notation",
            "tavola-engine",
            "tavola-base",
            "tavola-club",
            "tavola-tournament",
            "tavola-study",
            "tavola-bot",
        ],
    ),
    ("tavola", EVERY),
    ("tavola-trial", EVERY),
    ("xtask", &[]),
];

pub(super) fn findings() -> anyhow::Result<Vec<String>> {
    let mut findings = Vec::new();
    for manifest in project::files(".", &["Cargo.toml"]) {
        let text = project::read_file(&manifest)?;
        let Some(name) = text.lines().find_map(|line| line.strip_prefix("name = ")).map(|name| name.trim_matches('"'))
        else {
            continue;
        };
        let file = project::name(&manifest);
        match MAY_KNOW.iter().find(|(known, _)| *known == name) {
            None => findings.push(format!("{file}: {name} has no place among the layers (xtask/src/tidy/layers.rs)")),
            Some((_, may_know)) => {
                let forbidden = known_crates(&text).into_iter().filter(|other| !may_know.contains(&other.as_str()));
                findings.extend(forbidden.map(|other| format!("{file}: {name} may not know {other}")));
            }
        }
    }
    Ok(findings)
}

/// The crates of the project a manifest depends on; what its tests know besides is theirs.
fn known_crates(manifest: &str) -> Vec<String> {
    let names = manifest
        .lines()
        .take_while(|line| *line != "[dev-dependencies]")
        .filter(|line| line.starts_with("tavola"))
        .filter_map(|line| line.split(['.', ' ', '=']).next());
    names.map(str::to_owned).collect()
}
