//! The form by which a library is searched, and its address.

use std::fmt::Write as _;

use maud::{Markup, html};
use tavola_study::figures::ErrorKind;

use crate::web::i18n::Locale;
use crate::web::page_data::{LibraryData, SearchText, WrongSearch};

const MARKS: [&str; 4] = ["doubtful", "error", "blunder", "whopper"];

/// The form, open where something is searched.
pub(super) fn section(locale: Locale, data: &LibraryData) -> Markup {
    let (say, text) = (|name: &str| locale.say(name), &data.search);
    let field = |name: &str, kind: &str, value: &str| {
        let id = format!("search-{name}");
        html! { div.knob { label for=(id) { (locale.say(&format!("library-search-{name}"))) } input #(id) type=(kind) name=(name) value=(value) maxlength="200"; } }
    };
    html! {
        section.library-search aria-labelledby="search-title" {
            @for wrong in &data.wrong { p.library-refused role="alert" { (wrong_words(locale, wrong)) } }
            details open[!text.is_empty()] {
                summary { span #search-title { (say("library-search")) } }
                form #search method="get" action="/study" {
                    div.library-fields {
                        (field("player", "search", &text.player))
                        (field("event", "search", &text.event))
                        (field("from", "date", &text.from))
                        (field("to", "date", &text.to))
                        (kinds(locale, &text.kind))
                        (marks(locale, &text.mark))
                    }
                    div.knob {
                        label for="search-position" { (say("library-search-position")) }
                        textarea #search-position name="position" rows="2" spellcheck="false" autocapitalize="off" aria-describedby="search-position-note" { (text.position) }
                        small.note #search-position-note { (say("library-search-position-note")) }
                    }
                    p.library-acts { button.button { (say("library-search-go")) } @if !text.is_empty() { " " a href="/study" { (say("library-search-all")) } } }
                }
            }
        }
    }
}

fn kinds(locale: Locale, chosen: &str) -> Markup {
    let all = std::iter::once("cube").chain(ErrorKind::ALL.into_iter().map(ErrorKind::name));
    html! {
        div.knob {
            label for="search-kind" { (locale.say("library-search-kind")) }
            select #search-kind name="kind" {
                option value="" { (locale.say("library-search-any")) }
                @for kind in all { option value=(kind) selected[kind == chosen] { (locale.say(&format!("library-error-{}", kind.replace('_', "-")))) } }
            }
        }
    }
}

fn marks(locale: Locale, chosen: &str) -> Markup {
    html! {
        div.knob {
            label for="search-mark" { (locale.say("library-search-mark")) }
            select #search-mark name="mark" {
                option value="" { (locale.say("library-search-any")) }
                @for mark in MARKS { option value=(mark) selected[mark == chosen] { (locale.say(&format!("study-{mark}"))) } }
            }
        }
    }
}

fn wrong_words(locale: Locale, wrong: &WrongSearch) -> Markup {
    html! {
        @match wrong {
            WrongSearch::Day(text) => (locale.say_with("library-wrong-day", &[("text", text.clone().into())])),
            WrongSearch::Choice(text) => (locale.say_with("library-wrong-choice", &[("text", text.clone().into())])),
            WrongSearch::Position(why) => { (locale.say("position-wrong")) " " span lang="en" { (why) } },
        }
    }
}

/// The address of a search, behind a match if one is named.
pub(super) fn address(search: &SearchText, behind: Option<&str>) -> String {
    let mut address = String::from("/study");
    let fields = search.fields().into_iter().filter(|(_, value)| !value.is_empty());
    for (index, (name, value)) in fields.chain(behind.map(|behind| ("behind", behind))).enumerate() {
        address.push(if index == 0 { '?' } else { '&' });
        write!(address, "{name}=").expect("a string takes all");
        for byte in value.bytes() {
            match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'/' | b':' => address.push(byte.into()),
                other => write!(address, "%{other:02X}").expect("a string takes all"),
            }
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_what_is_searched_and_nothing_else() {
        let search = SearchText { player: "a&b é".to_owned(), ..SearchText::default() };
        assert_eq!(address(&search, Some("5.import/a")), "/study?player=a%26b%20%C3%A9&behind=5.import/a");
        assert_eq!(address(&SearchText::default(), None), "/study");
    }
}
