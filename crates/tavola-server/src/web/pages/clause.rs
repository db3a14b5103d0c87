//! What a clause of the rulebook says, to be shown where a refusal or a ruling names it. The rulebook is in English.

use maud::{Markup, html};
use tavola_rules::Clause;

use crate::web::i18n::Locale;

const RULEBOOK: &str = include_str!("../../../../../docs/rulebook.md");

/// The clause's text, if the rulebook has one in a line of its own.
pub(super) fn text(clause: Clause) -> Option<&'static str> {
    let of = |line: &'static str| line.strip_prefix("- ")?.strip_prefix(clause.id())?.strip_prefix(' ');
    RULEBOOK.lines().find_map(of)
}

/// The text behind its identifier, to be opened.
pub(super) fn behind(locale: Locale, clause: Clause) -> Markup {
    html! {
        @if let Some(text) = text(clause) {
            details.law {
                summary { (locale.say_with("clause-says", &[("clause", clause.id().into())])) }
                p lang="en" { (text) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_a_tournament_can_name_has_its_text() {
        let named =
            |clause: &&Clause| ["TRN", "SWG", "DAV", "IRR", "MAT"].iter().any(|part| clause.id().starts_with(part));
        for clause in Clause::ALL.iter().filter(named) {
            assert!(text(*clause).is_some_and(|text| text.len() > 10), "{clause}");
        }
    }
}
