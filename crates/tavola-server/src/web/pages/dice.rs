//! What tables and chouettes show about the dice: the page's own check, its warning, the way to another device.

use maud::{Markup, html};

use crate::web::i18n::Locale;

/// The warning that the house does not keep the promise, with the evidence; hidden until the script has one.
pub(super) fn warning(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section #dice-warning.dice-warning hidden aria-labelledby="dice-warning-title" {
            h2 #dice-warning-title { (say("dice-warning-title")) }
            ul #dice-warning-list {}
            p { (say("dice-warning-do")) }
            button #dice-evidence.panel-button type="button" { (say("dice-evidence-save")) }
        }
    }
}

/// What the page has found out by itself: the verdict of a match that is over, and calm remarks before.
pub(super) fn checked(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section #dice-part.dice-part aria-label=(say("dice-part")) {
            p #dice-checked.dice-checked role="status" hidden { span #dice-checked-text {} " " a #dice-details href="/verify" { (say("dice-details")) } }
            ul #dice-remarks.dice-remarks role="status" {}
            details #dice-away.dice-away hidden {
                summary { (say("dice-away")) }
                p.note { (say("dice-away-note")) }
                div.copy-row {
                    input #dice-away-link readonly aria-label=(say("dice-away"));
                    button #dice-away-copy.panel-button type="button" { (say("table-copy")) }
                }
            }
        }
    }
}
