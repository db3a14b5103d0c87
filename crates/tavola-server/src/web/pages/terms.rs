//! What one agrees to by sitting down: who is there, the rules, the stake, the times. Shown before joining.

use maud::{Markup, html};
use serde_json::Value;
use tavola_base::Millis;
use tavola_club::TableView;
use tavola_club::chouette::{ChouetteView, PlayMode, Presence};
use tavola_rules::Side;

use super::accounts::{points, stake_text};
use super::start;
use crate::web::i18n::Locale;

/// The terms of a table.
pub(super) fn of_table(locale: Locale, view: &TableView) -> Markup {
    let say = |name: &str| locale.say(name);
    let there: Vec<_> = Side::BOTH.iter().filter_map(|side| view.seats[*side].name.clone()).collect();
    let preset = view.rules.choice().preset;
    let stake = if view.rules.match_length().is_some() { "terms-stake-match" } else { "terms-stake-money" };
    let clock = view.clock.as_ref().map_or_else(
        || say("knob-clock-none"),
        |clock| {
            let mode = say(&format!("knob-clock-{}", text(&serde_json::to_value(clock.mode).unwrap_or_default())));
            let (bank, delay) = (clock.bank.white.to_string(), clock.delay.number() / 1000);
            let about = [("mode", mode.into()), ("bank", bank.into()), ("delay", whole(delay).into())];
            locale.say_with("terms-clock", &about)
        },
    );
    html! {
        dl.terms {
            @if !there.is_empty() { (row(&say("chouette-there"), &there.join(", "))) }
            dt { (say("join-rules")) }
            dd { (start::rules_text(locale, &view.rules)) small { (say(&format!("preset-{preset}-note"))) } }
            (row(&say("terms-stake"), &say(stake)))
            (row(&say("knob-clock"), &clock))
            (row(&say("terms-decision"), &limit(locale, view.pace.limits.decision)))
            (row(&say("terms-absence"), &limit(locale, view.pace.limits.absence)))
        }
        p.note { a href="/rules" { (say("nav-rules")) } }
    }
}

/// The terms of a chouette, and how it stands.
pub(super) fn of_chouette(locale: Locale, view: &ChouetteView) -> Markup {
    let say = |name: &str| locale.say(name);
    let there: Vec<_> = view.members.iter().filter(|member| member.presence != Presence::Gone).collect();
    let place = if view.play == PlayMode::Online { "online" } else { "over_the_board" };
    let preset = view.rules.choice().game.preset;
    let games = i64::try_from(view.games.len()).unwrap_or(i64::MAX);
    html! {
        dl.terms {
            dt { (say("chouette-there")) }
            dd {
                @if there.is_empty() { (say("chouette-lobby-nobody")) }
                ul { @for member in &there { li { (member.name) @if games > 0 { " " (points(locale, member.points)) } } } }
                small { (locale.say_with("chouette-games", &[("n", games.into())])) }
            }
            (row(&say("terms-stake"), &stake_text(locale, &view.stake)))
            dt { (say("join-rules")) }
            dd {
                (say(&format!("preset-{preset}"))) small { (say(&format!("preset-{preset}-note"))) }
                ul { @for line in turned(locale, view) { li { (line) } } }
            }
            (row(&say("chouette-place"), &say(&format!("chouette-place-{place}"))))
            @if view.play == PlayMode::Online {
                (row(&say("chouette-pace-answer"), &limit(locale, view.pace.answer)))
                (row(&say("chouette-pace-turn"), &limit(locale, view.pace.turn)))
            }
        }
        p.note { a href="/rules" { (say("nav-rules")) } }
    }
}

/// What the rules of a chouette have otherwise than their preset, each as a line.
fn turned(locale: Locale, view: &ChouetteView) -> Vec<String> {
    let chosen = serde_json::to_value(view.rules.choice()).unwrap_or_default();
    let own = chosen.as_object().into_iter().flatten().filter(|(knob, _)| *knob != "game");
    let game = chosen["game"].as_object().into_iter().flatten().filter(|(knob, _)| *knob != "preset");
    let own = own.map(|(knob, value)| line_of(locale, "chouette-knob-", knob, value));
    own.chain(game.map(|(knob, value)| line_of(locale, "knob-", knob, value))).collect()
}

/// A knob with its value in words.
fn line_of(locale: Locale, kind: &str, knob: &str, value: &Value) -> String {
    let name = locale.say(&format!("{kind}{knob}"));
    let own = format!("{kind}{knob}-{}", text(value));
    let value = match text(value).as_str() {
        "on" | "off" => locale.say(&format!("knob-{}", text(value))),
        "none" => locale.say("knob-automatic-none"),
        "first_then_by_consent" => locale.say("chouette-automatic-consent"),
        _ if locale.say(&own) != own => locale.say(&own),
        other => other.to_owned(),
    };
    format!("{name}: {value}")
}

fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Object(fields) => fields.values().next().map(text).unwrap_or_default(),
        other => other.to_string(),
    }
}

fn row(name: &str, value: &str) -> Markup {
    html! { dt { (name) } dd { (value) } }
}

/// How long something may take.
fn limit(locale: Locale, time: Option<Millis>) -> String {
    let minutes = |time: Millis| locale.say_with("terms-time", &[("time", time.to_string().into())]);
    time.map_or_else(|| locale.say("chouette-no-limit"), minutes)
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
