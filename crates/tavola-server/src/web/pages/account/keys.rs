//! One's keys: passkeys, password, codes on paper; and one's name, which is changed by the same proof.

use maud::{Markup, html};

use super::{framed, language, moment, name_field, number, or_password, passkey_part, password};
use crate::store::StoredPasskey;
use crate::web::accounts::freshness::FRESH;
use crate::web::accounts::passkeys::LONGEST_LABEL;
use crate::web::page_data::{AccountData, PasskeysAt, Reader};
use crate::web::passwords::SHORTEST;

/// Where one shows who one is before going on to `then`.
#[must_use]
pub fn account_prove(reader: &Reader, data: &AccountData, then: &str, has_password: bool) -> Markup {
    let locale = language(reader);
    let minutes = [("minutes", number(usize::try_from(FRESH.number() / 60_000).unwrap_or(0)))];
    framed(
        reader,
        "prove-title",
        &html! {
            p { (locale.say_with("prove-lead", &minutes)) }
            form.stack #prove method="post" action="/account/prove" data-passkey="prove" data-then=(then) {
                input type="hidden" name="then" value=(then);
                input.hidden name="name" autocomplete="username" value=[reader.name.as_deref()] readonly tabindex="-1" aria-hidden="true";
                @if data.keys.passkeys > 0 { (passkey_part(locale, &data.passkeys, "passkey-prove")) }
                @if has_password {
                    @if data.keys.passkeys > 0 { (or_password(locale, &data.passkeys)) }
                    (password(locale, "current-password", None))
                    button.button.second-button { (locale.say("prove-password")) }
                }
            }
            p.note { (locale.say("prove-lost")) " " a href="/recover" { (locale.say("recover-title")) } }
        },
    )
}

/// The form for another password.
#[must_use]
pub fn account_password(reader: &Reader, data: &AccountData) -> Markup {
    let locale = language(reader);
    framed(
        reader,
        "password-title",
        &html! {
            form.stack method="post" action="/account/password" {
                input.hidden name="name" autocomplete="username" value=[reader.name.as_deref()] readonly tabindex="-1" aria-hidden="true";
                (password(locale, "new-password", Some(SHORTEST)))
                label.check { input type="checkbox" name="others" value="yes" checked; span { (locale.say("browsers-end-others")) } }
                button.button { (locale.say("password-save")) }
            }
            @if data.keys.has_password && data.keys.passkeys > 0 {
                form method="post" action="/account/password/remove" {
                    p { (locale.say("password-remove-note")) }
                    button.button.second-button { (locale.say("password-remove")) }
                }
            }
            (back(reader))
        },
    )
}

/// The recovery codes: those just made, or how many are left.
#[must_use]
pub fn account_codes(reader: &Reader, data: &AccountData, codes: &[String]) -> Markup {
    let locale = language(reader);
    framed(
        reader,
        "codes-title",
        &html! {
            p { (locale.say("codes-lead")) }
            @if codes.is_empty() {
                @if data.keys.codes > 0 { p { (locale.say_with("codes-left", &[("n", number(data.keys.codes))])) } }
                form method="post" action="/account/codes" {
                    button.button { (locale.say(if data.keys.codes == 0 { "codes-show" } else { "codes-renew" })) }
                }
                @if data.keys.codes > 0 { p.note { (locale.say("codes-renew-note")) } }
            } @else {
                p.notice role="status" { (locale.say("codes-once")) }
                ol.account-codes { @for code in codes { li { code { (code) } } } }
                p { button #print.button.second-button type="button" hidden { (locale.say("codes-print")) } }
                p { a.button href="/" { (locale.say("codes-kept")) } }
            }
            (back(reader))
        },
    )
}

/// The passkeys one has, and the form for another.
#[must_use]
pub fn account_keys(reader: &Reader, data: &AccountData, keys: &[StoredPasskey]) -> Markup {
    let locale = language(reader);
    let say = |key: &str| locale.say(key);
    framed(
        reader,
        "keys-title",
        &html! {
            p { (say("keys-lead")) }
            @if keys.is_empty() { p { (locale.say_with("keys-many", &[("n", number(0))])) } }
            ul.account-keys { @for key in keys { li data-key=(key.credential) { (passkey(reader, key)) } } }
            form.stack #add data-passkey="add" {
                label for="passkey-label" { (say("keys-label")) }
                input #passkey-label name="label" maxlength=(LONGEST_LABEL) autocomplete="off";
                (passkey_part(locale, &data.passkeys, "keys-add"))
                @if data.passkeys == PasskeysAt::Nowhere { p.note { (say("passkey-no-domain")) } }
            }
            p { a href="/account/password" { (say("password-title")) } }
            (back(reader))
        },
    )
}

fn passkey(reader: &Reader, key: &StoredPasskey) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let id = format!("key-{}", &key.credential[..key.credential.len().min(12)]);
    html! {
        small.note { (say("browsers-since")) ": " (moment(key.made)) ". "
            @if let Some(used) = key.used { (say("keys-used")) ": " (moment(used)) "." } @else { (say("keys-unused")) } }
        form.account-key method="post" action="/account/keys/rename" {
            input type="hidden" name="credential" value=(key.credential);
            label.hidden for=(id) { (say("keys-label")) }
            input id=(id) name="label" value=(key.name) required maxlength=(LONGEST_LABEL) autocomplete="off";
            button.quiet-button { (say("keys-rename")) }
        }
        form method="post" action="/account/keys/remove" {
            input type="hidden" name="credential" value=(key.credential);
            button.quiet-button aria-label=(locale.say_with("keys-remove-which", &[("name", key.name.clone().into())])) { (say("keys-remove")) }
        }
    }
}

/// The form for another name.
#[must_use]
pub fn account_name(reader: &Reader, data: &AccountData) -> Markup {
    let locale = language(reader);
    framed(
        reader,
        "name-title",
        &html! {
            p { (locale.say("name-lead")) }
            form.stack method="post" action="/account/name" {
                (name_field(locale, reader.name.as_deref(), "username"))
                button.button { (locale.say("name-save")) }
            }
            @if !data.former.is_empty() {
                h2 { (locale.say("name-former")) }
                ul { @for one in &data.former { li { bdi { (one.name) } " · " (moment(one.left)) } } }
            }
            (back(reader))
        },
    )
}

/// The way back to one's own page.
pub(super) fn back(reader: &Reader) -> Markup {
    html! { p { a href="/account" { (language(reader).say("account-title")) } } }
}
