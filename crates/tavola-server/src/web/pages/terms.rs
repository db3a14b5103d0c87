//! What one agrees to by sitting down: who is there, the rules, the stake, the times. Shown before joining.

use maud::{Markup, html};
use serde_json::{Map, Value};
use tavola_base::{Millis, clock::ClockSettings};
use tavola_club::TableView;
use tavola_club::chouette::{ChouetteChoice, ChouetteRules, ChouetteView, PlayMode, Presence};
use tavola_club::table::view::TutorView;
use tavola_club::table::{Pace, WhenAbsent};
use tavola_rules::Preset;

use super::accounts::{points, stake_text};
use super::start;
use crate::web::i18n::Locale;

/// The terms of a table, with the clock as it was agreed on.
pub(super) fn of_table(locale: Locale, view: &TableView, clock: Option<&ClockSettings>) -> Markup {
    let say = |name: &str| locale.say(name);
    let preset = view.rules.choice().preset;
    let stake = match view.rules.match_length() {
        Some(_) => say("terms-stake-match"),
        None if view.stake.is_points() => say("terms-stake-money"),
        None => stake_text(locale, &view.stake),
    };
    let length = view.rules.knobs().length;
    let clock = clock.map_or_else(
        || say("knob-clock-none"),
        |clock| {
            let mode = say(&format!("knob-clock-{}", text(&serde_json::to_value(clock.mode).unwrap_or_default())));
            let (bank, delay) = (clock.bank(length).to_string(), clock.delay.number() / 1000);
            let about = [("mode", mode.into()), ("bank", bank.into()), ("delay", whole(delay).into())];
            locale.say_with("terms-clock", &about)
        },
    );
    html! {
        dl.terms {
            dt { (say("join-rules")) }
            dd { (start::rules_text(locale, &view.rules)) small { (say(&format!("preset-{preset}-note"))) } }
            (row(&say("terms-stake"), &stake))
            @if view.rated { (row(&say("rated"), &say("rated-note"))) }
            @if view.rated && view.pace.limits.post.is_none() { (row(&say("conduct-title"), &say("conduct-terms"))) }
            (row(&say("knob-clock"), &clock))
            @if let Some(tutor) = &view.tutor { (row(&say("knob-tutor"), &tutor_terms(locale, tutor))) }
            @if !view.watch.is_at_once() { (row(&say("knob-watch"), &say(&format!("watch-{}", view.watch.name())))) }
            @for (name, value) in waiting(locale, &view.pace.limits) { (row(&name, &value)) }
            @if let Some(duplicate) = &view.duplicate {
                dt { (say("duplicate-title")) }
                dd { a href={ "/duplicates/" (duplicate.set) } { (say("duplicate-same-dice")) } }
            }
        }
        p.note { a href="/rules" { (say("nav-rules")) } }
    }
}

/// How long the two wait for each other, and what comes of it.
fn waiting(locale: Locale, pace: &Pace) -> Vec<(String, String)> {
    let say = |name: &str| locale.say(name);
    let whole = |time: Millis, unit: u64| i64::try_from(time.number() / unit).unwrap_or(i64::MAX);
    if let Some(post) = pace.post {
        let days = |time: Millis| whole(time, 86_400_000).into();
        let about = [("turn", days(post.per_turn)), ("bank", days(post.bank)), ("cap", days(post.cap))];
        return vec![(say("knob-pace"), locale.say_with("pace-post-terms", &about))];
    }
    let decision = (say("terms-decision"), limit(locale, pace.decision));
    let away = match (pace.absent, pace.absence, pace.per_return) {
        (WhenAbsent::Adjourn, Some(away), _) => {
            locale.say_with("pace-unhurried-terms", &[("time", away.to_string().into())])
        }
        (WhenAbsent::Choose, Some(away), Some(back)) => locale
            .say_with("pace-live-terms", &[("away", whole(away, 1000).into()), ("back", whole(back, 1000).into())]),
        (WhenAbsent::Claim | WhenAbsent::Choose | WhenAbsent::Adjourn, away, _) => limit(locale, away),
    };
    vec![decision, (say("terms-absence"), away)]
}

/// From which loss on the tutor asks, and what else is allowed.
fn tutor_terms(locale: Locale, tutor: &TutorView) -> String {
    let loss = super::study::unsigned_figure(locale, f32::from(tutor.limit) / 1000.0);
    locale.say_with("terms-tutor", &[("loss", loss.into())])
}

/// Rules and stake of a table in a line.
pub(super) fn line_of_table(locale: Locale, view: &TableView) -> String {
    let rules = start::rules_text(locale, &view.rules);
    let rules = if view.tutor.is_some() { format!("{rules} · {}", locale.say("with-tutor")) } else { rules };
    let rules = if view.rated { format!("{rules} · {}", locale.say("rated")) } else { rules };
    if view.stake.is_points() { rules } else { format!("{rules} · {}", stake_text(locale, &view.stake)) }
}

/// The terms of a chouette, and how it stands.
pub(super) fn of_chouette(locale: Locale, view: &ChouetteView) -> Markup {
    let say = |name: &str| locale.say(name);
    let there: Vec<_> = view.members.iter().filter(|member| member.presence != Presence::Gone).collect();
    let games = i64::try_from(view.games.len()).unwrap_or(i64::MAX);
    html! {
        dl.terms {
            dt { (say("chouette-there")) }
            dd {
                @if there.is_empty() { (say("chouette-lobby-nobody")) }
                ul { @for member in &there { li { (member.name) @if games > 0 { " " (points(locale, member.points)) } } } }
                small { (locale.say_with("chouette-games", &[("n", games.into())])) }
            }
        }
        (rules_of_chouette(locale, view))
    }
}

/// What is played for, by which rules, and how long is waited.
pub(super) fn rules_of_chouette(locale: Locale, view: &ChouetteView) -> Markup {
    let say = |name: &str| locale.say(name);
    let place = if view.play == PlayMode::Online { "online" } else { "over_the_board" };
    let preset = view.rules.choice().game.preset;
    html! {
        dl.terms {
            (row(&say("terms-stake"), &stake_text(locale, &view.stake)))
            dt { (say("join-rules")) }
            dd {
                (say(&format!("preset-{preset}"))) small { (say(&format!("preset-{preset}-note"))) }
                ul { @for (line, is_turned) in every_knob(locale, view) { li { @if is_turned { strong { (line) } } @else { (line) } } } }
            }
            (row(&say("chouette-place"), &say(&format!("chouette-place-{place}"))))
            @if let Some(voice) = &view.voice {
                dt { (say("voice")) } dd { a href=(voice.as_str()) target="_blank" rel="noopener noreferrer" { (voice.as_str()) } }
            }
            @if view.play == PlayMode::Online {
                (row(&say("chouette-pace-answer"), &limit(locale, view.pace.answer)))
                (row(&say("chouette-pace-turn"), &limit(locale, view.pace.turn)))
                (row(&say("chouette-pace-absence"), &limit(locale, view.pace.absence)))
                (row(&say("chouette-pace-gather"), &limit(locale, Some(view.pace.gather))))
                (row(&say("chouette-pace-fair"), &limit(locale, Some(view.pace.fair))))
            }
        }
        p.note { a href="/rules/chouette" { (say("chouette-rules-title")) } " · " a href="/rules" { (say("nav-rules")) } }
    }
}

/// Every knob of a chouette and those turned of its game, each as a line with whether it is turned away from the preset.
fn every_knob(locale: Locale, view: &ChouetteView) -> Vec<(String, bool)> {
    let chosen = serde_json::to_value(view.rules.choice()).unwrap_or_default();
    let usual = of_preset(view.rules.choice().game.preset);
    let own = knobs_of(&view.rules).into_iter().map(|(knob, value)| {
        let is_turned = usual.get(&knob) != Some(&value);
        (line_of(locale, "chouette-knob-", &knob, &value), is_turned)
    });
    let game = chosen["game"].as_object().into_iter().flatten().filter(|(knob, _)| *knob != "preset");
    own.chain(game.map(|(knob, value)| (line_of(locale, "knob-", knob, value), true))).collect()
}

/// The chouette's own knobs of a preset by name.
pub(super) fn of_preset(preset: Preset) -> Map<String, Value> {
    ChouetteRules::new(ChouetteChoice::of(preset)).map(|rules| knobs_of(&rules)).unwrap_or_default()
}

/// The chouette's own knobs by name, with their values.
fn knobs_of(rules: &ChouetteRules) -> Map<String, Value> {
    let full = serde_json::to_value(rules.in_full()).unwrap_or_default();
    let mut knobs = full.as_object().cloned().unwrap_or_default();
    knobs.remove("game");
    knobs
}

/// A knob with its value in words.
pub(super) fn line_of(locale: Locale, kind: &str, knob: &str, value: &Value) -> String {
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
