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
    let quoted = quoted()?;
    findings.extend(first.iter().filter(|key| !quoted.uses(key)).map(|key| format!("no source uses the string {key}")));
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

/// What the sources quote: everything that begins after a quotation mark and could be a key or the beginning of one.
#[derive(Default)]
struct Quoted {
    /// Whole keys: the quotation ends where the key does.
    keys: BTreeSet<String>,
    /// Beginnings that end in `-`: the rest is put on when the program runs.
    beginnings: BTreeSet<String>,
}

impl Quoted {
    fn read(&mut self, source: &str) {
        for (index, _) in source.match_indices(['"', '\'', '`']) {
            let rest = &source[index + 1..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"-_".contains(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            match after.chars().next() {
                Some('"' | '\'' | '`') => drop(self.keys.insert(word.to_owned())),
                Some('{' | '$') if word.ends_with('-') => drop(self.beginnings.insert(word.to_owned())),
                _ => {}
            }
        }
    }

    /// Messages that a Fluent file puts into others: `{ name }`.
    fn read_fluent(&mut self, text: &str) {
        let placed = text.split('{').skip(1).filter_map(|rest| rest.split_whitespace().next());
        self.keys.extend(placed.map(|word| word.trim_end_matches('}').to_owned()));
    }

    fn uses(&self, key: &str) -> bool {
        let mut starts = key.match_indices('-').map(|(index, _)| &key[..=index]);
        self.keys.contains(key) || starts.any(|start| self.beginnings.contains(start) || self.keys.contains(start))
    }
}

fn quoted() -> anyhow::Result<Quoted> {
    let mut quoted = Quoted::default();
    for path in project::files("crates", &[".rs", ".js", ".html"]) {
        quoted.read(&project::read_file(&path)?);
    }
    for path in project::files("crates", &[".ftl"]) {
        quoted.read_fluent(&project::read_file(&path)?);
    }
    Ok(quoted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_in_fluent_files_and_in_sources() {
        assert_eq!(keys("# note\nroll = Roll\ntake-it = Take = yes\n  .label = no\n-brand = x\n"), ["roll", "take-it"]);
        let mut quoted = Quoted::default();
        quoted.read("format!(\"clause-{id}\"); t('roll'); 'rolled'; `act-${name}`; say(\"knob-\" + name)");
        assert!(["clause-mov-07", "roll", "act-take", "knob-crawford"].iter().all(|key| quoted.uses(key)));
        assert!(!quoted.uses("rolle") && !quoted.uses("take"));
    }
}
