//! What came of files that were brought: each with its matches, and everything the reader said of it.

use maud::{Markup, html};
use tavola_notation::record::{Remark, Weight};
use tavola_rules::Side;

use super::{count, name};
use crate::club::library::import::{
    CameTo, FileOutcome, LONGEST_FILE, MOST_BYTES, MOST_FILES, MOST_GAMES, MOST_LINES, Part, Taken, WhyNot,
};
use crate::club::study::MatchKey;
use crate::store::LibraryMatch;
use crate::web::i18n::{Locale, isolated};

/// What came of files; nothing if none were brought.
pub(super) fn section(locale: Locale, outcomes: &[FileOutcome]) -> Markup {
    html! {
        @if !outcomes.is_empty() {
            section #brought aria-labelledby="brought-title" {
                h2 #brought-title tabindex="-1" { (locale.say("library-brought")) }
                ul.library-brought { @for one in outcomes { (file(locale, one)) } }
            }
        }
    }
}

fn file(locale: Locale, one: &FileOutcome) -> Markup {
    let name = if one.name.is_empty() { locale.say("library-pasted") } else { isolated(&one.name).into_owned() };
    let is_taken = |parts: &[Part]| parts.iter().any(|part| matches!(part, Part::Taken(_)));
    let kind = match &one.came_to {
        CameTo::Known(_) => "known",
        CameTo::Matches(parts) if is_taken(parts) => "taken",
        CameTo::Matches(parts) if parts.iter().any(|part| matches!(part, Part::Known(_))) => "known",
        CameTo::Matches(_) | CameTo::Refused(_) => "refused",
    };
    html! {
        li.library-file data-came-to=(kind) {
            strong { (name) }
            @match &one.came_to {
                CameTo::Known(ids) => {
                    p { (locale.say("library-known")) @for id in ids { " " a href={ "/study/m/" (id) } { (locale.say("study-open")) } } }
                },
                CameTo::Refused(why) => (refused(locale, why)),
                CameTo::Matches(parts) => { @for part in parts { @match part {
                    Part::Taken(taken) => (match_taken(locale, taken)),
                    Part::Known(of) => (match_known(locale, of)),
                    Part::Refused(why) => (refused(locale, why)),
                } } },
            }
        }
    }
}

fn match_taken(locale: Locale, taken: &Taken) -> Markup {
    let (of, address) = (&taken.listed, format!("/study/m/{}", taken.id));
    let length = i64::try_from(of.length.unwrap_or(0)).unwrap_or(0);
    let about = [("games", count(of.games).into()), ("length", length.into())];
    html! {
        div.library-taken {
            p { a href=(address) { (name(of, Side::Black)) " – " (name(of, Side::White)) } ": " (locale.say_with("library-extent", &about)) }
            (remarks(locale, &taken.remarks, taken.more_remarks))
        }
    }
}

/// A match that was there already: from another file, or played here.
fn match_known(locale: Locale, of: &LibraryMatch) -> Markup {
    let address = MatchKey::of_stored(&of.match_key).map(|key| key.address());
    html! {
        p { (name(of, Side::Black)) " – " (name(of, Side::White)) ": " (locale.say("library-known-match"))
            @if let Some(address) = address { " " a href=(address) { (locale.say("study-open")) } } }
    }
}

/// What the reader says of a file: where, how much it matters, and what.
pub(in crate::web::pages) fn remarks(locale: Locale, remarks: &[Remark], more: usize) -> Markup {
    let say = |name: &str| locale.say(name);
    let is_grave = remarks.iter().any(|one| one.weight > Weight::Note);
    html! {
        @if !remarks.is_empty() {
            details.library-remarks open[is_grave && remarks.len() <= 12] {
                summary { (locale.say_with("library-remarks", &[("n", count(remarks.len() + more).into())])) }
                div.study-scroll tabindex="0" { table {
                    thead { tr {
                        th.number scope="col" { (say("library-remark-line")) } th.number scope="col" { (say("library-remark-column")) }
                        th scope="col" { (say("library-remark-weight")) } th scope="col" { (say("library-remark-what")) }
                    } }
                    tbody { @for one in remarks { tr {
                        td.number { (one.at.line) } td.number { (one.at.column) }
                        td { (say(weight(one.weight))) } td lang="en" { (one.what) }
                    } } }
                } }
                @if more > 0 { p.note { (locale.say_with("library-more-remarks", &[("n", count(more).into())])) } }
            }
        }
    }
}

/// With a capital, as the sentence after another that it is.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

const fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::Note => "library-note",
        Weight::Mended => "library-mended",
        Weight::LeftOut => "library-left-out",
    }
}

fn refused(locale: Locale, why: &WhyNot) -> Markup {
    let mebibytes = |bytes: u64| i64::try_from(bytes / (1024 * 1024)).unwrap_or(i64::MAX);
    let text = match why {
        WhyNot::Empty => locale.say("library-refused-empty"),
        WhyNot::TooLong => locale.say_with("library-refused-long", &[("most", mebibytes(LONGEST_FILE as u64).into())]),
        WhyNot::Archive => locale.say("library-refused-archive"),
        WhyNot::Analysis => locale.say("library-refused-analysis"),
        WhyNot::Unreadable(_) => locale.say("library-refused-unreadable"),
        WhyNot::NoPlay => locale.say("library-refused-no-play"),
        WhyNot::TooManyLines => {
            let about = [("games", count(MOST_GAMES).into()), ("lines", count(MOST_LINES).into())];
            locale.say_with("library-refused-lines", &about)
        }
        WhyNot::Full => {
            let about = [("files", count(MOST_FILES).into()), ("bytes", mebibytes(MOST_BYTES).into())];
            locale.say_with("library-refused-full", &about)
        }
    };
    html! { p.library-refused { (text) @if let WhyNot::Unreadable(why) = why { " " span lang="en" { (sentence(why)) } } } }
}
