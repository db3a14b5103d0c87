//! A dialog of a board's page: a heading, a button that closes it, and what it is about.

use maud::{Markup, html};

use crate::web::i18n::Locale;

/// The dialog `id`; its heading is the sentence `title`.
pub(super) fn dialog(locale: Locale, id: &str, title: &str, body: &Markup) -> Markup {
    html! {
        dialog id=(id) aria-labelledby={ (id) "-title" } {
            div.dialog-box {
                header { h2 id={ (id) "-title" } { (locale.say(title)) }
                    button.quiet-button type="button" data-close { (locale.say("table-close")) } }
                (body)
            }
        }
    }
}
