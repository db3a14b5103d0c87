//! What a clause of the rulebook says, where a refusal or a ruling names it, with the way to its page; and why something is
//! refused, which is shown no other way than with its clause as a link.

use maud::{Markup, Render, html};
use tavola_rules::Clause;

use crate::web::book::law;
use crate::web::i18n::Locale;

/// Why something is refused, in the reader's language. On a page its clause is a link, whether the text names it or not.
#[derive(Debug, Clone)]
pub struct WhyNot {
    /// The sentence.
    pub(super) text: String,
    /// The clause behind it.
    pub(super) clause: Option<Clause>,
}

impl WhyNot {
    /// What is said without a clause of its own.
    pub(crate) const fn plain(text: String) -> Self {
        Self { text, clause: None }
    }

    /// As a part of another sentence, which is then shown by [`linked`].
    pub(crate) fn into_text(self) -> String {
        match self.beside() {
            Some(clause) => format!("{} ({clause})", self.text),
            None => self.text,
        }
    }

    /// The clause, where the sentence does not name it itself.
    fn beside(&self) -> Option<Clause> {
        self.clause.filter(|clause| !self.text.contains(clause.id()))
    }
}

impl Render for WhyNot {
    fn render(&self) -> Markup {
        html! {
            (linked(&self.text))
            @if let Some(clause) = self.beside() { " (" (link(clause)) ")" }
        }
    }
}

/// A clause's name, leading to its page.
pub(super) fn link(clause: Clause) -> Markup {
    html! { a.clause href={ "/rulebook/" (clause) } { (clause) } }
}

/// A text whose clauses are links.
pub(super) fn linked(text: &str) -> Markup {
    html! {
        @for part in parts(text) {
            @match Clause::named(part) { Some(clause) => (link(clause)), None => (part) }
        }
    }
}

/// A text cut before and after whatever can be the name of a clause.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |byte: &u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || *byte == b'-';
    // Only bytes of ASCII begin and end a name, so that every part is text.
    let chunks = text.as_bytes().chunk_by(move |one, next| is_of_name(one) == is_of_name(next));
    chunks.map(|chunk| std::str::from_utf8(chunk).unwrap_or_default())
}

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
    fn a_reason_is_shown_with_its_clause_as_a_link_and_nothing_else_as_one() {
        let link = |clause: &str| format!("<a class=\"clause\" href=\"/rulebook/{clause}\">{clause}</a>");
        let shown = |text: &str, clause| WhyNot { text: text.to_owned(), clause }.render().into_string();
        assert_eq!(shown("Both numbers.", Some(Clause::MOV_07)), format!("Both numbers. ({})", link("MOV-07")));
        assert_eq!(shown("So says TRN-06.", Some(Clause::TRN_06)), format!("So says {}.", link("TRN-06")));
        let two = format!("({}, {}) – 3-1 così", link("CUB-09"), link("MOV-07"));
        assert_eq!(shown("(CUB-09, MOV-07) – 3-1 così", None), two);
        assert_eq!(shown("<XYZ-99>", None), "&lt;XYZ-99&gt;");
    }

    #[test]
    fn every_clause_a_tournament_can_name_has_its_text() {
        let named =
            |clause: &&Clause| ["TRN", "SWG", "DAV", "IRR", "MAT"].iter().any(|part| clause.id().starts_with(part));
        for clause in Clause::ALL.iter().filter(named) {
            for locale in Locale::all() {
                let text = law(locale).text(*clause);
                assert!(text.is_some_and(|(_, text)| text.len() > 10), "{clause}");
            }
        }
    }
}
