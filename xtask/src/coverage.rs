//! Which clauses of `docs/rulebook.md` the tests name. A test that proves a clause carries `rule: MOV-07` in a comment.

use std::collections::BTreeSet;
use std::path::Path;

use crate::project;

/// The families the software answers for today: each of their clauses must be named by a test.
const ANSWERED: [&str; 14] =
    ["SET", "MOV", "HIT", "OFF", "END", "CUB", "OPT", "MAT", "IRR", "CLK", "CHO", "TRN", "SWG", "DAV"];

/// What is wrong: promised clauses that no test names, and names of clauses that do not exist.
pub(crate) fn findings() -> anyhow::Result<Vec<String>> {
    let clauses = clauses(&project::read("docs/rulebook.md")?);
    let named = named_clauses()?;
    let covered = clauses.iter().filter(|clause| named.contains(*clause)).count();
    println!("covered {covered} of {} clauses", clauses.len());
    let family = |clause: &str| clause.split_once('-').map_or("", |(family, _)| family).to_owned();
    let promised = clauses.iter().filter(|clause| ANSWERED.contains(&family(clause).as_str()));
    let missing = promised.filter(|clause| !named.contains(*clause)).map(|clause| format!("no test names {clause}"));
    let unknown = named
        .iter()
        .filter(|name| !clauses.contains(name))
        .map(|name| format!("a test names {name}, which the rulebook does not have"));
    Ok(missing.chain(unknown).collect())
}

/// The identifiers of the rulebook's clauses, in its order: lines that begin `- MOV-07 `.
pub(crate) fn clauses(rulebook: &str) -> Vec<String> {
    let lines = rulebook.lines().filter_map(|line| line.strip_prefix("- "));
    lines.filter_map(|line| line.split(' ').next()).filter(|word| is_identifier(word)).map(str::to_owned).collect()
}

fn named_clauses() -> anyhow::Result<BTreeSet<String>> {
    let files = project::files(".", &[".rs", ".js", ".mjs", ".ts", ".py"]);
    let texts = files.iter().filter(|path| !is_this_chore(path)).map(|path| project::read_file(path));
    texts
        .map(|text| Ok(named_in(&text?)))
        .collect::<anyhow::Result<Vec<_>>>()
        .map(|sets| sets.into_iter().flatten().collect())
}

fn is_this_chore(path: &Path) -> bool {
    path.ends_with(file!())
}

/// The identifiers after each `rule:` of a source.
fn named_in(text: &str) -> Vec<String> {
    let words = |line: &str| {
        let words = line.split([',', ' ']).filter(|word| !word.is_empty()).map(|word| word.trim_end_matches('.'));
        words.take_while(|word| is_identifier(word)).map(str::to_owned).collect::<Vec<_>>()
    };
    text.lines().filter_map(|line| line.split_once("rule:")).flat_map(|(_, rest)| words(rest)).collect()
}

/// Three or four capitals, a hyphen, two digits.
pub(crate) fn is_identifier(word: &str) -> bool {
    word.split_once('-').is_some_and(|(family, number)| {
        matches!(family.len(), 3 | 4)
            && family.bytes().all(|byte| byte.is_ascii_uppercase())
            && number.len() == 2
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_the_rulebook_and_in_comments() {
        assert_eq!(clauses("- SET-01 Two players\n- not one\n  - MOV-02 inner\n- SITE-04 x"), ["SET-01", "SITE-04"]);
        assert_eq!(named_in("// rule: MOV-07, MOV-08 both\n/* rule: OFF-01. */"), ["MOV-07", "MOV-08", "OFF-01"]);
    }
}
