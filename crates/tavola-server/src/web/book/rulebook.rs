//! The rulebook's clauses in a language.

use std::collections::BTreeMap;

use tavola_rules::Clause;

use super::of_language;
use crate::web::i18n::Locale;

/// The rulebook in English, the law of the project.
const ENGLISH: &str = include_str!("../../../../../docs/rulebook.md");

/// The clauses in a language.
#[derive(Debug)]
pub(crate) struct Law {
    /// The parts in their order.
    pub(crate) parts: Vec<Part>,
    texts: BTreeMap<&'static str, (Locale, String)>,
}

/// A part of the rulebook.
#[derive(Debug)]
pub(crate) struct Part {
    /// The letters its clauses begin with: `MOV`.
    pub(crate) letters: String,
    /// What it is about.
    pub(crate) title: String,
    /// Its clauses in their order.
    pub(crate) clauses: Vec<Clause>,
}

impl Law {
    pub(super) fn read(locale: Locale) -> Self {
        let own =
            of_language(locale, "rulebook.md").filter(|(language, _)| *language == locale && locale != Locale::ENGLISH);
        let own = own.map(|(_, text)| text);
        let mut texts = texts(Locale::ENGLISH, ENGLISH);
        if let Some(own) = &own {
            texts.extend(self::texts(locale, own));
        }
        let titles = titles(own.as_deref().unwrap_or(ENGLISH));
        let mut parts: Vec<Part> = Vec::new();
        for clause in Clause::ALL {
            let letters = clause.id().split('-').next().unwrap_or_default();
            if parts.last().is_none_or(|part| part.letters != letters) {
                let title = titles.get(letters).cloned().unwrap_or_default();
                parts.push(Part { letters: letters.to_owned(), title, clauses: Vec::new() });
            }
            if let Some(part) = parts.last_mut() {
                part.clauses.push(*clause);
            }
        }
        Self { parts, texts }
    }

    /// What a clause says, and in which language.
    pub(crate) fn text(&self, clause: Clause) -> Option<(Locale, &str)> {
        self.texts.get(clause.id()).map(|(locale, text)| (*locale, text.as_str()))
    }

    /// The part a clause stands in.
    pub(crate) fn part(&self, clause: Clause) -> Option<&Part> {
        self.parts.iter().find(|part| part.clauses.contains(&clause))
    }
}

/// `- MOV-07 Both numbers …`
fn texts(locale: Locale, rulebook: &str) -> BTreeMap<&'static str, (Locale, String)> {
    let of_line = |line: &str| {
        let (id, text) = line.strip_prefix("- ")?.split_once(' ')?;
        Some((Clause::named(id)?.id(), (locale, plain(text))))
    };
    rulebook.lines().filter_map(of_line).collect()
}

/// A line of the rulebook as it is read out: what names an option is marked in the file only.
fn plain(line: &str) -> String {
    line.trim().replace('`', "")
}

/// `## MOV – moving`
fn titles(rulebook: &str) -> BTreeMap<&str, String> {
    let of_line = |line| -> Option<(&str, String)> {
        let (letters, title) = str::strip_prefix(line, "## ")?.split_once(" – ")?;
        let title = plain(title);
        let mut chars = title.chars();
        let first = chars.next()?.to_uppercase();
        Some((letters, first.chain(chars).collect()))
    };
    rulebook.lines().filter_map(of_line).collect()
}
