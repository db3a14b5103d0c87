//! What the club knows of somebody, taken along or erased.

use maud::{Markup, html};
use tavola_base::Time;

use super::{framed, keys::back, language, moment};
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// What can be had of one's data, and where it ends.
#[must_use]
pub fn account_data(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |key: &str| locale.say(key);
    framed(
        reader,
        "data-title",
        &html! {
            h2 { (say("export-title")) }
            p { (say("export-lead")) }
            p { a.button href="/account/export" { (say("export-get")) } }
            h2 { (say("leave-title")) }
            p { (say("leave-lead")) }
            p { a href="/account/leave" { (say("leave-title")) } }
            (back(reader))
        },
    )
}

/// The form by which an account is erased after a week.
#[must_use]
pub fn account_leave(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |key: &str| locale.say(key);
    framed(
        reader,
        "leave-title",
        &html! {
            p { (say("leave-lead")) }
            ul { @for key in ["leave-goes", "leave-stays", "leave-week"] { li { (say(key)) } } }
            p { a href="/account/export" { (say("export-get")) } }
            form.stack method="post" action="/account/leave" {
                label.check { input type="checkbox" name="sure" value="yes" required; span { (say("leave-sure")) } }
                button.button { (say("leave-now")) }
            }
            (back(reader))
        },
    )
}

/// That an account is to be erased, and the way back.
pub(super) fn leaving(locale: Locale, at: Time) -> Markup {
    html! {
        form.notice role="status" method="post" action="/account/stay" {
            p { (locale.say("leave-at")) ": " (moment(at)) "." }
            button.button { (locale.say("leave-stay")) }
        }
    }
}

/// The way to one's data.
pub(super) fn ways_out(locale: Locale) -> Markup {
    html! { h2 { (locale.say("data-title")) } p { a href="/account/data" { (locale.say("data-lead")) } } }
}
