//! What somebody is told of the rated matches they have left: in the lobby, and at a rated table before they leave it.

use fluent_bundle::FluentValue;
use maud::{Markup, html};

use super::{LobbyData, many};
use crate::club::cases;
use crate::club::conduct::{MayPlay, Record};
use crate::web::i18n::Locale;

/// Until when the viewer waits or is barred, that they will if they leave another, or that too many of theirs rest.
pub(super) fn entry(locale: Locale, data: &LobbyData) -> Option<Markup> {
    let say = |name: &str| locale.say(name);
    let (may, record) = data.conduct.as_ref()?;
    match may {
        MayPlay::Waits(wait) => {
            let left = super::waited(wait.until, data.now);
            Some(html! {
                li.conduct data-key="conduct" data-over=(wait.until.millis()) {
                    p { strong { (say("conduct-waits")) " " span.clock data-until=(wait.until.millis()) { (left) } } }
                    p.note { (locale.say_with("conduct-why", &counts(wait.left, wait.of))) " " (say("conduct-open")) }
                }
            })
        }
        MayPlay::Adjourned => Some(html! {
            li.conduct data-key="conduct" {
                p { (say("conduct-adjourned")) }
                p { a href="#own-title" { (say("pace-resume-listed")) } }
            }
        }),
        MayPlay::Yes if record.next.is_some() => {
            Some(html! { li.conduct data-key="conduct" { (so_far(locale, record)) } })
        }
        MayPlay::Restricted(restriction) => {
            let why = [("until", cases::until(restriction).into()), ("reason", restriction.reason.clone().into())];
            Some(html! {
                li.conduct data-key="conduct" {
                    p dir="auto" { strong { (locale.say_with("rated-restricted", &why)) } }
                    p.note { (say("conduct-open")) " " a href="/account#cases" { (say("cases-title")) } }
                }
            })
        }
        MayPlay::Yes => None,
    }
}

/// What leaving a rated match comes to, for whoever plays one.
pub(in crate::web::pages) fn at_table(locale: Locale, record: &Record) -> Markup {
    html! {
        p.note { (locale.say("conduct-terms")) }
        (so_far(locale, record))
    }
}

fn so_far(locale: Locale, record: &Record) -> Markup {
    html! {
        p.note data-left=(record.left) {
            (locale.say_with("conduct-so-far", &counts(record.left, record.of)))
            @if let Some(next) = record.next {
                " " strong { (locale.say_with("conduct-next", &[("minutes", (next.number() / 60_000).into())])) }
            }
        }
    }
}

fn counts(left: usize, of: usize) -> [(&'static str, FluentValue<'static>); 2] {
    [("left", many(left)), ("of", many(of))]
}
