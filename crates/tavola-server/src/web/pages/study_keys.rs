//! The keys of a page of study, as a list at its end; `?` opens it (`web/js/study/keys.js`).

use maud::{Markup, html};

use crate::web::i18n::Locale;

/// Keys and what they do, by the name of the words.
type Keys = &'static [(&'static str, &'static str)];

/// The analysis of a match.
pub(super) const STUDY: Keys = &[
    ("←", "study-before"),
    ("→", "study-next"),
    ("↑", "study-error-before"),
    ("↓", "study-error-next"),
    ("Home", "study-first"),
    ("End", "study-last"),
];
/// A tree of variations.
pub(super) const TREE: Keys = &[
    ("←", "variations-before"),
    ("→", "variations-next"),
    ("↑", "variations-beside-before"),
    ("↓", "variations-beside-next"),
    ("Home", "variations-first"),
    ("End", "variations-last"),
    ("Tab", "study-key-board"),
    ("Enter", "study-key-move"),
];
/// A position.
pub(super) const POSITION: Keys =
    &[("← → ↑ ↓", "study-key-points"), ("Enter", "study-key-move"), ("Delete", "study-key-away")];
/// A question.
pub(super) const QUESTION: Keys =
    &[("← → ↑ ↓", "study-key-points"), ("Enter", "study-key-answer"), ("u", "position-undo")];

/// What every page has.
const EVERYWHERE: Keys = &[("Shift n", "key-bell")];

/// The list.
pub(super) fn keys(locale: Locale, keys: Keys) -> Markup {
    html! {
        details #keys.study-keys {
            summary { (locale.say("study-keys")) " " kbd { "?" } }
            dl { @for (key, name) in keys.iter().chain(EVERYWHERE) { div { dt { kbd { (key) } } dd { (locale.say(name)) } } } }
        }
    }
}
