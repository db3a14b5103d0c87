//! The tokens of a player, and how a program begins.

use jiff::Timestamp;
use maud::{Markup, html};
use strum::VariantArray;
use tavola_base::Time;

use super::{Frame, language, page};
use crate::{
    store::StoredToken,
    web::{
        i18n::Locale,
        page_data::{Reader, TokensData},
        tokens::{LONGEST_NAME, Scope},
    },
};

/// The tokens of an account; one that has just been made is shown, once.
#[must_use]
pub fn tokens(reader: &Reader, data: &TokensData) -> Markup {
    let locale = language(reader);
    framed(
        reader,
        "token-title",
        &html! {
            p { (locale.say("token-lead")) " " a href="/api" { (locale.say("api-title")) } }
            @if let Some(fresh) = &data.fresh {
                section.notice role="status" {
                    h2 { (locale.say("token-fresh")) }
                    p { code #token-fresh { (fresh) } }
                    p.note { (locale.say("token-fresh-note")) }
                }
            }
            @if data.tokens.is_empty() {
                p { (locale.say("token-none")) }
            } @else {
                ul.plain-list { @for token in &data.tokens { (listed(locale, token)) } }
            }
            h2 { (locale.say("token-new")) }
            (form(locale))
            @if data.is_bot { p.note { (locale.say("bot-is")) } }
        },
    )
}

fn listed(locale: Locale, token: &StoredToken) -> Markup {
    let name = [("name", token.name.clone().into())];
    let scopes = Scope::all_of(&token.scopes);
    let never = token.used == Time::default();
    html! {
        li data-token=(token.id) {
            h3 { bdi { (token.name) } }
            p { @for (nth, scope) in scopes.iter().enumerate() { @if nth > 0 { ", " } code { (scope.name()) } } }
            p.note {
                (locale.say_with("token-until", &[("day", day(token.ends).into())])) " "
                @if never { (locale.say("token-unused")) } @else { (locale.say_with("token-used", &[("day", day(token.used).into())])) }
            }
            form method="post" action="/account/tokens/revoke" {
                input type="hidden" name="token" value=(token.id);
                button.button.second-button aria-label=(locale.say_with("token-revoke-this", &name)) { (locale.say("token-revoke")) }
            }
        }
    }
}

fn form(locale: Locale) -> Markup {
    html! {
        form.stack method="post" action="/account/tokens" {
            label for="token-name" { (locale.say("token-name")) }
            input #token-name name="name" required maxlength=(LONGEST_NAME) autocomplete="off" aria-describedby="token-name-note";
            small.note #token-name-note { (locale.say("token-name-note")) }
            fieldset {
                legend { (locale.say("token-scopes")) }
                @for scope in Scope::VARIANTS {
                    label.check {
                        input type="checkbox" name=(scope.name()) value="yes";
                        span { (locale.say(about(*scope))) " " code { (scope.name()) } }
                    }
                }
            }
            button.button { (locale.say("token-make")) }
        }
    }
}

const fn about(scope: Scope) -> &'static str {
    match scope {
        Scope::MeRead => "scope-me-read",
        Scope::ChallengeWrite => "scope-challenge-write",
        Scope::Play => "scope-play",
        Scope::Talk => "scope-talk",
        Scope::StudyRead => "scope-study-read",
        Scope::StudyWrite => "scope-study-write",
        Scope::EventDirect => "scope-event-direct",
        Scope::BotPlay => "scope-bot-play",
    }
}

fn day(at: Time) -> String {
    let millis = i64::try_from(at.millis()).unwrap_or(i64::MAX);
    Timestamp::from_millisecond(millis).map(|at| at.strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}

/// How a program begins, in ten lines.
#[must_use]
pub fn api(reader: &Reader) -> Markup {
    let locale = language(reader);
    let lines = lines(&reader.origin);
    framed(
        reader,
        "api-title",
        &html! {
            p { (locale.say("api-lead")) }
            ol.steps {
                li { a href="/register" { (locale.say("account-register")) } ". " (locale.say("api-step-register")) " " a href="/account/tokens" { (locale.say("token-title")) } }
                li { (locale.say("api-step-lines")) pre tabindex="0" { code { (lines) } } }
                li { (locale.say("api-step-bots")) " " a href="/api/bot.py" { "bot.py" } }
            }
            p { (locale.say("api-described")) " " a href="/api/v1/openapi.json" { "openapi.json" } }
            h2 { (locale.say("api-rules")) }
            ul.rules {
                @for rule in ["api-rule-token", "api-rule-errors", "api-rule-twice", "api-rule-streams", "api-rule-limits"] {
                    li { (locale.say(rule)) }
                }
            }
        },
    )
}

fn lines(origin: &str) -> String {
    format!(
        "TOKEN=tvl_…\nCLUB={origin}/api/v1\n\
         api() {{ curl -sN -H \"Authorization: Bearer $TOKEN\" -H 'Content-Type: application/json' \"$@\"; }}\n\
         api $CLUB/me\n\
         TABLE=$(api $CLUB/tables -d '{{\"opponent\":\"bot\",\"rules\":{{\"preset\":\"match\",\"length\":{{\"points\":1}}}}}}' |\n  \
         cut -d '\"' -f 4)\n\
         api $CLUB/tables/$TABLE/stream &\n\
         act() {{ api $CLUB/tables/$TABLE/acts -d \"{{\\\"command_id\\\":\\\"$RANDOM\\\",\\\"command\\\":$1}}\"; }}\n\
         act '{{\"type\":\"ready\"}}'\n\
         act '{{\"type\":\"roll\"}}'\n\
         api $CLUB/tables/$TABLE\n"
    )
}

fn framed(reader: &Reader, title: &str, inside: &Markup) -> Markup {
    let title = language(reader).say(title);
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages", "account"], script: None };
    page(reader, &frame, &html! { div.narrow.programs { h1 { (title) } (inside) } })
}
