//! Which crate may know which: rules <- notation, engine, club <- server <- tavola.

use crate::project;

/// A crate and the crates of the project it may depend on.
const MAY_KNOW: [(&str, &[&str]); 9] = [
    ("tavola-rules", &[]),
    ("tavola-notation", &["tavola-rules"]),
    ("tavola-engine", &["tavola-rules"]),
    ("tavola-club", &["tavola-rules", "tavola-notation"]),
    ("tavola-train", &["tavola-rules", "tavola-engine"]),
    ("tavola-server", &["tavola-rules", "tavola-notation", "tavola-engine", "tavola-club"]),
    ("tavola", &["tavola-rules", "tavola-notation", "tavola-engine", "tavola-club", "tavola-train", "tavola-server"]),
    ("tavola-trial", &["tavola-rules", "tavola-notation", "tavola-engine", "tavola-club", "tavola-server"]),
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

/// The crates of the project a manifest depends on.
fn known_crates(manifest: &str) -> Vec<String> {
    let names = manifest
        .lines()
        .filter(|line| line.starts_with("tavola"))
        .filter_map(|line| line.split(['.', ' ', '=']).next());
    names.map(str::to_owned).collect()
}
