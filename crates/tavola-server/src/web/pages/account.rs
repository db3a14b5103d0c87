//! Registering, signing in, and one's own page.

use maud::{Markup, html};

use super::{Frame, language, page};
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::{AccountData, Reader};
use crate::web::passwords::{LONGEST, SHORTEST};

/// The form by which a guest becomes a player.
#[must_use]
pub fn register(reader: &Reader, data: &AccountData) -> Markup {
    let locale = language(reader);
    let most = [("n", number(data.left))];
    framed(
        reader,
        "account-register",
        &html! {
            p { (locale.say("account-register-lead")) }
            @if data.left > 0 { p.note { (locale.say_with("account-keeps", &most)) } }
            form.stack method="post" action="/register" {
                label for="account-name" { (locale.say("start-name")) }
                input #account-name name="name" required autocomplete="username" maxlength=(LONGEST_NAME) aria-describedby="account-name-note" value=[reader.name.as_deref()];
                small.note #account-name-note { (locale.say("account-name-note")) }
                (password(locale, "new-password", Some(SHORTEST)))
                button.button { (locale.say("account-register")) }
            }
            p { (locale.say("account-have")) " " a href="/login" { (locale.say("account-login")) } }
        },
    )
}

/// The form by which a player comes back.
#[must_use]
pub fn login(reader: &Reader, data: &AccountData) -> Markup {
    let locale = language(reader);
    let left = [("n", number(data.left)), ("name", reader.name.clone().unwrap_or_default().into())];
    framed(
        reader,
        "account-login",
        &html! {
            form.stack method="post" action="/login" {
                label for="account-name" { (locale.say("start-name")) }
                input #account-name name="name" required autocomplete="username" maxlength=(LONGEST_NAME);
                (password(locale, "current-password", None))
                @if data.left > 0 {
                    p #account-left { (locale.say_with("account-left", &left)) }
                    label.check { input type="checkbox" name="leave" value="yes" required aria-describedby="account-left"; span { (locale.say("account-leave")) } }
                }
                button.button { (locale.say("account-login")) }
            }
            p { (locale.say("account-new")) " " a href="/register" { (locale.say("account-register")) } }
        },
    )
}

/// One's own page.
#[must_use]
pub fn account(reader: &Reader, data: &AccountData) -> Markup {
    let locale = language(reader);
    let say = |key: &str| locale.say(key);
    let called = [("name", reader.name.clone().unwrap_or_default().into())];
    let browsers = [("n", number(data.browsers))];
    framed(
        reader,
        "account-title",
        &html! {
            @if data.is_player {
                p { (locale.say_with("account-called", &called)) }
            } @else {
                p { (say("account-guest")) }
                p.account-ways { a.button href="/register" { (say("account-register")) } " " a.button.second-button href="/login" { (say("account-login")) } }
            }
            @if data.browsers > 0 {
                h2 { (say("browsers-title")) }
                p { (locale.say_with("browsers-many", &browsers)) }
                @if data.browsers > 1 { (ends(locale, "others", say("browsers-end-others"))) }
                @if data.is_player { (ends(locale, "here", say("account-logout"))) }
            }
        },
    )
}

fn ends(locale: Locale, which: &str, label: String) -> Markup {
    html! {
        form method="post" action="/me/sessions/end" lang=(locale.code()) {
            button.button.second-button name="which" value=(which) { (label) }
        }
    }
}

fn password(locale: Locale, kind: &str, least: Option<usize>) -> Markup {
    let long = [("least", number(SHORTEST))];
    html! {
        label for="account-password" { (locale.say("account-password")) }
        input #account-password name="password" type="password" required autocomplete=(kind) maxlength=(LONGEST) minlength=[least]
            aria-describedby=[least.map(|_| "account-password-note")];
        @if least.is_some() { small.note #account-password-note { (locale.say_with("account-password-note", &long)) } }
    }
}

fn framed(reader: &Reader, title: &str, inside: &Markup) -> Markup {
    let title = language(reader).say(title);
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages"], script: None };
    page(reader, &frame, &html! { div.narrow { h1 { (title) } (inside) } })
}

fn number(number: usize) -> fluent_bundle::FluentValue<'static> {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}
