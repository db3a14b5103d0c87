//! Registering, signing in, and one's own page.

mod data;
mod keys;
mod letters;
mod recover;
mod vacation;

use maud::{Markup, html};
use tavola_base::Time;

use super::{Frame, language, page};
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::{AccountData, ListedBrowser, PasskeysAt, Reader};
use crate::web::passwords::{LONGEST, SHORTEST};

pub use data::{account_data, account_leave};
pub use keys::{account_codes, account_keys, account_name, account_password, account_prove};
pub use letters::{account_mail, confirm_mail, mail_said, stop_mail, undo_mail};
pub use recover::{recover, recover_link, recover_sent};
pub use vacation::account_vacation;

/// The module that makes passkeys work and says times as the reader's clock has them.
const SCRIPT: &str = "account/app";

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
            form.stack #register method="post" action="/register" data-passkey="register" {
                (name_field(locale, reader.name.as_deref(), "username"))
                (passkey_part(locale, &data.passkeys, "passkey-register"))
                (or_password(locale, &data.passkeys))
                (password(locale, "new-password", Some(SHORTEST)))
                button.button.second-button { (locale.say("account-register-password")) }
                small.note { (locale.say("account-age")) }
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
            form.stack #login method="post" action="/login" data-passkey="login" {
                (name_known(locale, "username webauthn"))
                (password(locale, "current-password", None))
                @if data.left > 0 {
                    p #account-left { (locale.say_with("account-left", &left)) }
                    label.check { input type="checkbox" name="leave" value="yes" required aria-describedby="account-left"; span { (locale.say("account-leave")) } }
                }
                button.button { (locale.say("account-login")) }
                (passkey_part(locale, &data.passkeys, "passkey-login"))
            }
            @if !data.blocked.is_empty() { p { a href="/account/blocks" { (locale.say("blocks-title")) } } }
            p { a href="/recover" { (locale.say("recover-title")) } }
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
    framed(
        reader,
        "account-title",
        &html! {
            @if let Some(at) = data.leaving { (data::leaving(locale, at)) }
            @if data.is_player {
                p { (locale.say_with("account-called", &called)) " " a href="/account/name" { (say("account-name-change")) } }
                @if let Some(name) = &reader.name { p { a href=(super::person_address(name)) { (say("account-public")) } } }
                (warnings(locale, data))
                (ways_in(locale, data))
            } @else {
                p { (say("account-guest")) }
                p.account-ways { a.button href="/register" { (say("account-register")) } " " a.button.second-button href="/login" { (say("account-login")) } }
            }
            p { a href="/account/vacation" { (say("vacation-title")) } }
            @if data.is_editor { p { a href="/articles/write" { (say("write-title")) } } }
            @if data.is_moderator { p { a href="/moderation" { (say("moderation-title")) } } }
            (super::moderation::own_cases(locale, data.account.as_ref(), &data.cases))
            (super::blocks::blocks(locale, &data.blocked))
            @if data.is_player { p { a href="/account/tokens" { (say("token-title")) } } }
            @if !data.browsers.is_empty() {
                h2 { (say("browsers-title")) }
                p { (locale.say_with("browsers-many", &[("n", number(data.browsers.len()))])) }
                @if data.is_player { (browsers(locale, &data.browsers)) }
                @if data.browsers.len() > 1 { (ends(locale, "others", say("browsers-end-others"))) }
                @if data.is_player { (ends(locale, "here", say("account-logout"))) }
            }
            @if data.is_player { (changes(locale, data)) (data::ways_out(locale)) }
        },
    )
}

/// What one should see to.
fn warnings(locale: Locale, data: &AccountData) -> Markup {
    let dead = data.mail.mailbox.as_ref().is_some_and(|mailbox| mailbox.is_dead);
    html! {
        @if data.keys.codes == 0 { p.notice role="status" { (locale.say("account-no-codes")) " " a href="/account/codes" { (locale.say("codes-title")) } } }
        @if dead { p.notice role="status" { (locale.say("mail-dead")) " " a href="/account/mail" { (locale.say("mail-title")) } } }
    }
}

/// How one signs in, and where to change it.
fn ways_in(locale: Locale, data: &AccountData) -> Markup {
    let say = |key: &str| locale.say(key);
    let keys = &data.keys;
    let mail = data.mail.mailbox.as_ref().map_or_else(|| say("mail-none"), |mailbox| mailbox.address.clone());
    html! {
        h2 { (say("account-keys-title")) }
        dl.account-list {
            dt { a href="/account/keys" { (say("keys-title")) } }
            dd { (locale.say_with("keys-many", &[("n", number(keys.passkeys))])) }
            dt { a href="/account/password" { (say("account-password")) } }
            dd { (say(if keys.has_password { "password-is-there" } else { "password-is-none" })) }
            dt { a href="/account/codes" { (say("codes-title")) } }
            dd { (locale.say_with("codes-left", &[("n", number(keys.codes))])) }
            @if data.mail.is_on {
                dt { a href="/account/mail" { (say("mail-title")) } }
                dd { (mail) }
            }
        }
    }
}

fn browsers(locale: Locale, browsers: &[ListedBrowser]) -> Markup {
    let say = |key: &str| locale.say(key);
    html! {
        ul.account-browsers {
            @for browser in browsers {
                li data-browser=(browser.name) {
                    span { strong { @if browser.family.is_empty() { (say("browsers-unknown")) } @else { (browser.family) } }
                        @if browser.here { " · " (say("browsers-here")) } }
                    small.note { (say("browsers-since")) ": " (moment(browser.began)) ". " (say("browsers-seen")) ": " (moment(browser.seen)) "." }
                    @if !browser.here {
                        form method="post" action="/account/browsers/end" {
                            input type="hidden" name="browser" value=(browser.name);
                            button.quiet-button { (say("browsers-end")) }
                        }
                    }
                }
            }
        }
    }
}

/// What changed about the account of late.
fn changes(locale: Locale, data: &AccountData) -> Markup {
    html! {
        h2 { (locale.say("changes-title")) }
        p.note { (locale.say("changes-note")) }
        ul.account-changes {
            @for change in &data.changes {
                @let what: &'static str = change.what.into();
                li { (moment(change.at)) " · " (locale.say_with(&format!("change-{what}"), &[("detail", change.detail.clone().into())])) }
            }
        }
    }
}

/// A moment as the server says it; the page's script says it as the reader's clock has it.
fn moment(at: Time) -> Markup {
    let at = jiff::Timestamp::from_millisecond(i64::try_from(at.millis()).unwrap_or(0)).unwrap_or_default();
    html! { time datetime=(at.strftime("%Y-%m-%dT%H:%M:%SZ")) { (at.strftime("%Y-%m-%d %H:%M UTC")) } }
}

fn ends(locale: Locale, which: &str, label: String) -> Markup {
    html! {
        form method="post" action="/me/sessions/end" lang=(locale.code()) {
            button.button.second-button name="which" value=(which) { (label) }
        }
    }
}

fn name_field(locale: Locale, value: Option<&str>, kind: &str) -> Markup {
    html! {
        label for="account-name" { (locale.say("start-name")) }
        input #account-name name="name" required autocomplete=(kind) maxlength=(LONGEST_NAME) aria-describedby="account-name-note" value=[value];
        small.note #account-name-note { (locale.say("account-name-note")) }
    }
}

/// The field for a name that somebody has already.
fn name_known(locale: Locale, kind: &str) -> Markup {
    html! {
        label for="account-name" { (locale.say("start-name")) }
        input #account-name name="name" required autocomplete=(kind) maxlength=(LONGEST_NAME);
    }
}

/// What stands between a passkey and a password where either will do.
fn or_password(locale: Locale, at: &PasskeysAt) -> Markup {
    html! { @if *at == PasskeysAt::Here { p.passkey-or { (locale.say("passkey-or")) } } }
}

/// The button for a passkey, shown by the page's script where the browser knows any; or why there is none here.
fn passkey_part(locale: Locale, at: &PasskeysAt, label: &str) -> Markup {
    html! {
        @match at {
            PasskeysAt::Here => {
                div #passkey.passkey hidden {
                    button #passkey-button.button type="button" { (locale.say(label)) }
                    small.note { (locale.say("passkey-note")) }
                    p #passkey-said role="alert" {}
                }
            }
            PasskeysAt::Elsewhere(address) => {
                p.note { (locale.say("passkey-elsewhere")) " " a href=(address) { (address) } }
            }
            PasskeysAt::Nowhere => {}
        }
    }
}

fn password(locale: Locale, kind: &str, least: Option<usize>) -> Markup {
    let long = [("least", number(SHORTEST))];
    html! {
        label for="account-password" { (locale.say("account-password")) }
        input #account-password name="password" type="password" required autocomplete=(kind) maxlength=(LONGEST) minlength=[least]
            aria-describedby=[least.map(|_| "account-password-note")];
        label.check #account-show hidden { input type="checkbox" aria-controls="account-password"; span { (locale.say("account-password-show")) } }
        @if least.is_some() { small.note #account-password-note { (locale.say_with("account-password-note", &long)) } }
    }
}

fn framed(reader: &Reader, title: &str, inside: &Markup) -> Markup {
    let locale = language(reader);
    let title = locale.say(title);
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages", "account"], script: Some(SCRIPT) };
    let words = format!("/static/i18n/{}/account.ftl", locale.code());
    page(reader, &frame, &html! { div.narrow #account data-words=(words) { h1 { (title) } (inside) } })
}

fn number(number: usize) -> fluent_bundle::FluentValue<'static> {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}
