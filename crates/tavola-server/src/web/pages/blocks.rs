//! Whom somebody has blocked, as a part of their own page.

use maud::{Markup, html};

use crate::store::Blocked;
use crate::web::i18n::Locale;

/// The list, each with a button that ends it; nothing where nobody is blocked.
pub(super) fn blocks(locale: Locale, blocked: &[Blocked]) -> Markup {
    html! {
        @if !blocked.is_empty() {
            h2 #blocks { (locale.say("blocks-title")) }
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
}
