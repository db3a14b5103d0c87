//! The papers: that they exist, stay short, name what is there, and that the rulebook is the one the program names.

use crate::{coverage, project};

/// Lines ARCHITECTURE.md may have: it is a map.
const MAP_LINES: usize = 200;

pub(super) fn findings() -> anyhow::Result<Vec<String>> {
    Ok([missing(), map()?, glossary()?, rulebook()?].concat())
}

fn missing() -> Vec<String> {
    let papers = [
        "README.md",
        "ARCHITECTURE.md",
        "GLOSSARY.md",
        "CONTRIBUTING.md",
        "DESIGN-NOTES.md",
        "CHANGELOG.md",
        "LICENSE",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "docs/rulebook.md",
    ];
    let absent = papers.iter().filter(|paper| !project::root().join(paper).is_file());
    absent.map(|paper| format!("{paper} is missing")).collect()
}

/// The map is short and every path it names exists.
fn map() -> anyhow::Result<Vec<String>> {
    let text = project::read("ARCHITECTURE.md")?;
    let lines = text.lines().count();
    let long = (lines >= MAP_LINES).then(|| format!("ARCHITECTURE.md: {lines} lines; it stays under {MAP_LINES}"));
    let quoted = text.split('`').skip(1).step_by(2).filter(|quoted| {
        ["crates/", "docs/", "tests/", "xtask/", ".ci/"].iter().any(|folder| quoted.starts_with(folder))
    });
    let gone = quoted.filter(|path| !project::root().join(path.trim_end_matches('/')).exists());
    Ok(gone.map(|path| format!("ARCHITECTURE.md names {path}, which does not exist")).chain(long).collect())
}

/// The glossary's terms stand in alphabetical order, each once.
fn glossary() -> anyhow::Result<Vec<String>> {
    let text = project::read("GLOSSARY.md")?;
    let rows = text.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
    let terms: Vec<String> = rows.map(|(term, _)| term.to_lowercase()).collect();
    let wrong = terms.windows(2).filter(|pair| pair[0] >= pair[1]);
    Ok(wrong.map(|pair| format!("GLOSSARY.md: {:?} belongs before {:?}", pair[1], pair[0])).collect())
}

/// The clauses of the paper are numbered without a gap and are those of the `Clause` type.
fn rulebook() -> anyhow::Result<Vec<String>> {
    let clauses = coverage::clauses(&project::read("docs/rulebook.md")?);
    let source = project::read("crates/tavola-rules/src/clause.rs")?;
    let known: Vec<&str> = source.split('"').skip(1).step_by(2).filter(|word| coverage::is_identifier(word)).collect();
    let unnamed = clauses.iter().filter(|clause| !known.contains(&clause.as_str()));
    let unwritten = known.iter().filter(|name| !clauses.iter().any(|clause| clause == *name));
    let gaps = clauses.windows(2).filter(|pair| !follows(&pair[0], &pair[1]));
    Ok(unnamed
        .map(|clause| format!("tavola-rules does not know {clause} of docs/rulebook.md"))
        .chain(unwritten.map(|name| format!("docs/rulebook.md does not have {name}, which tavola-rules names")))
        .chain(gaps.map(|pair| format!("docs/rulebook.md: {} stands after {}", pair[1], pair[0])))
        .chain(placeless(&clauses, &project::read("docs/rulebook.md")?))
        .collect())
}

/// Clauses of which the rulebook does not say on which page a person uses them.
fn placeless(clauses: &[String], rulebook: &str) -> Vec<String> {
    let used = rulebook.split_once("## Where each clause is used").map_or("", |(_, rest)| rest);
    let rows = used.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" | "));
    let placed: Vec<&str> =
        rows.filter(|(_, page)| page.trim().len() > 2).flat_map(|(names, _)| names.split(", ")).collect();
    let stands = |clause: &String| {
        placed.iter().any(|range| {
            let (first, last) = range.split_once('–').unwrap_or((range, range));
            first.split('-').next() == clause.split('-').next() && (first..=last).contains(&clause.as_str())
        })
    };
    let without = clauses.iter().filter(|clause| !stands(clause));
    let files = used.contains("files only").then(|| "docs/rulebook.md: a clause is for files only".to_owned());
    without.map(|clause| format!("docs/rulebook.md: on which page is {clause} used?")).chain(files).collect()
}

/// Whether `next` is the clause after `clause` or the first of a family.
fn follows(clause: &str, next: &str) -> bool {
    let number = |clause: &str| clause.split_once('-').and_then(|(_, number)| number.parse::<u8>().ok()).unwrap_or(0);
    let family = |clause: &str| clause.split_once('-').map(|(family, _)| family.to_owned());
    number(next) == if family(clause) == family(next) { number(clause) + 1 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_without_a_page_is_named() {
        let clauses = ["SET-01", "SET-02", "SET-03", "END-01"].map(str::to_owned);
        let book = "…\n## Where each clause is used\n| SET-01–SET-02, END-01 | table |\n| SET-03 |  |\n";
        assert_eq!(placeless(&clauses, book), ["docs/rulebook.md: on which page is SET-03 used?"]);
        assert_eq!(placeless(&clauses, "nothing").len(), 4);
    }
}
