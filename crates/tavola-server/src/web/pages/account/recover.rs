//! Back in without one's keys.

use maud::{Markup, html};

use super::{framed, language, name_known};
use crate::web::accounts::LONGEST_NAME;
use crate::web::page_data::Reader;

/// The form for a code from paper; and, where the club sends letters, for a link.
#[must_use]
pub fn recover(reader: &Reader, sends_letters: bool) -> Markup {
    let locale = language(reader);
    framed(
        reader,
        "recover-title",
        &html! {
            p { (locale.say("recover-lead")) }
            form.stack method="post" action="/recover" {
                (name_known(locale, "username"))
                label for="recover-code" { (locale.say("recover-code")) }
                input #recover-code name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40"
                    placeholder="XXXX-XXXX-XXXX-XXXX" aria-describedby="recover-code-note";
                small.note #recover-code-note { (locale.say("recover-code-note")) }
                button.button { (locale.say("recover-enter")) }
            }
            @if sends_letters {
                h2 { (locale.say("recover-mail-title")) }
                form.stack method="post" action="/recover/mail" {
                    label for="recover-name" { (locale.say("start-name")) }
                    input #recover-name name="name" required autocomplete="username" maxlength=(LONGEST_NAME);
                    small.note { (locale.say("recover-mail-note")) }
                    button.button.second-button { (locale.say("recover-mail-send")) }
                }
            }
            p.note { (locale.say("recover-staff")) }
            p { a href="/login" { (locale.say("account-login")) } }
        },
    )
}

/// That a letter is on its way, if there is anybody to send it to.
#[must_use]
pub fn recover_sent(reader: &Reader) -> Markup {
    framed(reader, "recover-mail-title", &html! { p role="status" { (language(reader).say("recover-mail-sent")) } })
}

/// The button of a link.
#[must_use]
pub fn recover_link(reader: &Reader, secret: &str) -> Markup {
    let locale = language(reader);
    framed(
        reader,
        "recover-title",
        &html! {
            p { (locale.say("recover-link-lead")) }
            form method="post" action={ "/recover/" (secret) } { button.button { (locale.say("recover-enter")) } }
        },
    )
}
