//! Where letters to somebody go.

use maud::{Markup, html};

use super::{framed, keys::back, language};
use crate::web::mail::LONGEST_ADDRESS;
use crate::web::page_data::{AccountData, Reader};

/// The form for an address.
#[must_use]
pub fn account_mail(reader: &Reader, data: &AccountData) -> Markup {
    let locale = language(reader);
    let say = |key: &str| locale.say(key);
    let mailbox = data.mail.mailbox.as_ref();
    framed(
        reader,
        "mail-title",
        &html! {
            p { (say("mail-lead")) }
            @if let Some(mailbox) = mailbox {
                p { strong { (mailbox.address) } }
                @if mailbox.is_dead { p.notice role="status" { (say("mail-dead")) } }
            }
            form.stack method="post" action="/account/mail" {
                label for="mail-address" { (say("mail-address")) }
                input #mail-address name="address" type="email" required autocomplete="email" maxlength=(LONGEST_ADDRESS);
                small.note { (say("mail-note")) }
                button.button { (say("mail-send")) }
            }
            @if let Some(mailbox) = mailbox {
                form method="post" action="/account/mail/news" {
                    p { (say(if mailbox.wants_news { "mail-notices-on" } else { "mail-notices-off" })) }
                    button.quiet-button name="news" value=(if mailbox.wants_news { "off" } else { "on" }) {
                        (say(if mailbox.wants_news { "mail-notices-stop" } else { "mail-notices-start" }))
                    }
                }
                form method="post" action="/account/mail/remove" { button.quiet-button { (say("mail-remove")) } }
            }
            (back(reader))
        },
    )
}

/// What has become of something about letters.
#[must_use]
pub fn mail_said(reader: &Reader, what: &str) -> Markup {
    framed(
        reader,
        "mail-title",
        &html! { p role="status" { (language(reader).say(what)) } p { a.button href="/account" { (language(reader).say("account-title")) } } },
    )
}

/// The button that confirms an address.
#[must_use]
pub fn confirm_mail(reader: &Reader, secret: &str) -> Markup {
    asked(reader, "mail-confirm-lead", &format!("/mail/confirm/{secret}"), "mail-confirm")
}

/// The button that takes a change of address back.
#[must_use]
pub fn undo_mail(reader: &Reader, secret: &str) -> Markup {
    asked(reader, "mail-undo-lead", &format!("/mail/undo/{secret}"), "mail-undo")
}

/// The button that stops mails of notices.
#[must_use]
pub fn stop_mail(reader: &Reader, stop: &str) -> Markup {
    asked(reader, "mail-stop-lead", &format!("/mail/stop/{stop}"), "mail-notices-stop")
}

fn asked(reader: &Reader, lead: &str, action: &str, label: &str) -> Markup {
    let locale = language(reader);
    framed(
        reader,
        "mail-title",
        &html! { p { (locale.say(lead)) } form method="post" action=(action) { button.button { (locale.say(label)) } } },
    )
}
