//! The page's strings: every language has every key, and every key is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::project;

/// Where the languages lie, one folder each.
const LANGUAGES: &str = "crates/tavola-server/web/i18n";

/// The language every other is compared with.
const FIRST: &str = "en";

pub(super) fn findings() -> anyhow::Result<Vec<String>> {
    let mut languages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in project::files("crates/tavola-server", &[".ftl"]) {
        languages.entry(folder(&path)).or_default().extend(keys(&project::read_file(&path)?));
    }
    let Some(first) = languages.get(FIRST) else {
        return Ok(vec![format!("there are no strings in {LANGUAGES}/{FIRST}")]);
    };
    let mut findings = Vec::new();
    for (language, keys) in &languages {
        findings.extend(first.difference(keys).map(|key| format!("{language} lacks the string {key}")));
        findings
            .extend(keys.difference(first).map(|key| format!("{language} has the string {key}, which {FIRST} lacks")));
    }
    let sources = sources()?;
    findings.extend(
        first.iter().filter(|key| !is_used(key, &sources)).map(|key| format!("no source uses the string {key}")),
    );
    Ok(findings)
}

fn folder(path: &Path) -> String {
    path.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The messages a Fluent file defines: words at the start of a line before `=`. Terms (`-name`) are its own affair.
fn keys(text: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.split_once('='));
    let names =
        lines.map(|(name, _)| name.trim_end()).filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()));
    names
        .filter(|name| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)))
        .map(str::to_owned)
        .collect()
}

fn sources() -> anyhow::Result<String> {
    let files = project::files("crates", &[".rs", ".js", ".html"]);
    files.iter().map(|path| project::read_file(path)).collect::<anyhow::Result<Vec<_>>>().map(|texts| texts.join("\n"))
}

/// A key is used if a source quotes it, or quotes a beginning of it that ends in `-` (the rest is put on when it runs).
fn is_used(key: &str, sources: &str) -> bool {
    let quoted = |text: &str| ['"', '\'', '`'].iter().any(|quote| sources.contains(&format!("{quote}{text}")));
    let whole = ['"', '\'', '`'].iter().any(|quote| sources.contains(&format!("{quote}{key}{quote}")));
    let ends = key.match_indices('-').map(|(index, _)| &key[..=index]);
    whole || ends.into_iter().any(|start| ["{", "\"", "'", "$"].iter().any(|end| quoted(&format!("{start}{end}"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_in_fluent_files_and_in_sources() {
        assert_eq!(keys("# note\nroll = Roll\ntake-it = Take = yes\n  .label = no\n-brand = x\n"), ["roll", "take-it"]);
        assert!(is_used("clause-mov-07", "format!(\"clause-{id}\")"));
        assert!(is_used("roll", "t('roll')"));
        assert!(!is_used("roll", "t('rolled')"));
    }
}
