//! What a clause of the rulebook says, where a refusal or a ruling names it, with the way to its page.

use maud::{Markup, html};
use tavola_rules::Clause;

use crate::web::book::law;
use crate::web::i18n::Locale;

/// The clause's text behind its identifier, to be opened, and the way to its page.
pub(super) fn behind(locale: Locale, clause: Clause) -> Markup {
    html! {
        @if let Some((written, text)) = law(locale).text(clause) {
            details.law {
                summary { (locale.say_with("clause-says", &[("clause", clause.id().into())])) }
                p lang=(written.code()) { (text) " " a href={ "/rulebook/" (clause) } { (clause) } }
            }
        }
    }
}

/// The clause's text, with the way to its page.
pub(super) fn quoted(locale: Locale, clause: Clause) -> Markup {
    html! {
        @if let Some((written, text)) = law(locale).text(clause) {
            p.law lang=(written.code()) { (text) " " a href={ "/rulebook/" (clause) } { (clause) } }
        }
    }
}

/// Why something breaks a clause, in a sentence: the one the tables use, or the clause itself.
pub(crate) fn says(locale: Locale, clause: Clause) -> String {
    let name = format!("clause-{clause}");
    let said = locale.say(&name);
    if said != name {
        return said;
    }
    law(locale).text(clause).map_or(said, |(_, text)| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_a_tournament_can_name_has_its_text() {
        let named =
            |clause: &&Clause| ["TRN", "SWG", "DAV", "IRR", "MAT"].iter().any(|part| clause.id().starts_with(part));
        for clause in Clause::ALL.iter().filter(named) {
            for locale in Locale::ALL {
                let text = law(locale).text(*clause);
                assert!(text.is_some_and(|(_, text)| text.len() > 10), "{clause}");
            }
        }
    }
}
