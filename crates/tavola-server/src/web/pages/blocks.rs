//! Whom somebody has blocked, as a part of their own page and as a page.

use maud::{Markup, html};

use super::{Frame, language, page};
use crate::store::Blocked;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// The list as a page of its own: guests have no other.
#[must_use]
pub fn blocks_page(reader: &Reader, blocked: &[Blocked]) -> Markup {
    let locale = language(reader);
    let title = format!("{} · Tavola", locale.say("blocks-title"));
    let frame = Frame { title: &title, styles: &["pages", "account"], script: None };
    page(
        reader,
        &frame,
        &html! {
            div.narrow {
                h1 { (locale.say("blocks-title")) }
                @if blocked.is_empty() { p { (locale.say("blocks-none")) } } @else { (entries(locale, blocked)) }
            }
        },
    )
}

/// The list, each with a button that ends it; nothing where nobody is blocked.
pub(super) fn blocks(locale: Locale, blocked: &[Blocked]) -> Markup {
    html! {
        @if !blocked.is_empty() {
            h2 #blocks { (locale.say("blocks-title")) }
            (entries(locale, blocked))
        }
    }
}

fn entries(locale: Locale, blocked: &[Blocked]) -> Markup {
    html! {
        p.note { (locale.say("blocks-lead")) }
        ul.blocks { @for one in blocked { li {
            form.inline method="post" action="/me/blocks" {
                input type="hidden" name="person" value=(one.account);
                bdi { (one.name) } " "
                button.button.second-button name="act" value="unblock"
                    aria-label=(locale.say_with("blocks-end-of", &[("name", one.name.as_str().into())])) { (locale.say("blocks-end")) }
            }
        } } }
    }
}
