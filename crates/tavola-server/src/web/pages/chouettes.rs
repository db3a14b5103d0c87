//! Opening a chouette: every choice in plain words, with what the preset has; and the page its invitation leads to.

use maud::{Markup, html};
use tavola_base::PlayerId;
use tavola_club::chouette::{PlayMode, StageView};

use super::accounts::stake_text;
use super::chouette::levels;
use super::{Frame, language, name_field, page, terms};
use crate::club::chouette_lobby::OpenChouette;
use crate::web::i18n::Locale;
use crate::web::page_data::{JoinChouetteData, Reader};

/// The presets of a chouette, the usual one first.
const PRESETS: [&str; 2] = ["chouette-club", "chouette-galore"];

/// The chouette's own knobs with their values, in the order in which one meets them in a session.
const KNOBS: [(&str, &[&str]); 15] = [
    ("cubes", &["single", "multiple"]),
    ("box_stays", &["beats_captain", "wins_and_level"]),
    ("offering", &["until_roll", "until_answered"]),
    ("take_enough", &["on", "off"]),
    ("captain_cube", &["off", "if_any", "must"]),
    ("beaver", &["may", "must"]),
    ("sole_taker_beavers", &["on", "off"]),
    ("holdout", &["off", "first", "any"]),
    ("extras", &["off", "paid", "free"]),
    ("consultation", &["free", "never", "after-cube", "cube-holders"]),
    ("declining", &["captain_only", "in_turn"]),
    ("captain_after_drop", &["stays", "temporary"]),
    ("leaving", &["plays_on", "loses"]),
    ("partner_lot", &["without_captain", "with_captain"]),
    ("partner_place", &["kept", "end"]),
];

/// Knobs of the game on the board.
const GAME: [(&str, &[&str]); 4] = [
    ("jacoby", &["on", "off"]),
    ("responses", &["take_or_drop", "beaver", "raccoon", "otter"]),
    ("backgammon", &["only_with_none_off", "even_with_some_off"]),
    ("legality", &["strict", "called"]),
];

/// The most bots one can call at the start.
const MOST_BOTS: u8 = 7;

/// The page on which one finds a chouette or opens one.
#[must_use]
pub fn open_chouette(reader: &Reader, open: &[OpenChouette]) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("chouette-open");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages"], script: None };
    page(
        reader,
        &frame,
        &html! {
            section.chooser {
                h1 { (title) }
                p.lead { (say("chouette-lead")) }
                @if !open.is_empty() { (company_wanted(locale, open)) }
                form.choose method="post" action="/chouettes" {
                    (presets(locale))
                    (place(locale, reader))
                    div.knobs { (company(locale, reader)) (stake(locale)) }
                    details {
                        summary { (say("choose-more")) }
                        p.note { (say("choose-preset-note")) }
                        div.knobs { (knobs(locale)) }
                    }
                    details {
                        summary { (say("chouette-pace")) }
                        div.knobs { @for (name, usual) in PACE { (seconds(locale, name, usual)) } }
                    }
                    p { button.button.big-button { (say("chouette-go")) } }
                }
            }
        },
    )
}

/// The chouettes that everybody may join, each with who is there and what is played for.
fn company_wanted(locale: Locale, open: &[OpenChouette]) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section.own.open-chouettes aria-labelledby="open-title" {
            h2 #open-title { (say("chouette-lobby")) }
            p.note { (say("chouette-lobby-note")) }
            ul.table-list { @for chouette in open { (open_entry(locale, chouette)) } }
        }
    }
}

/// A chouette that everybody may join.
pub(super) fn open_entry(locale: Locale, OpenChouette { invitation, summary }: &OpenChouette) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        li data-key=(invitation) { a.table-card href={ "/join/" (invitation) } {
            strong { (summary.names.join(", ")) @if summary.names.is_empty() { (say("chouette-lobby-nobody")) } }
            span { (say(&format!("preset-{}", summary.preset))) " · " (stake_text(locale, &summary.stake)) }
            span.state {
                (locale.say_with("chouette-games", &[("n", i64::try_from(summary.games).unwrap_or(i64::MAX).into())]))
                @if summary.play == PlayMode::OverTheBoard { " · " (say("chouette-place-over_the_board")) }
            }
        } }
    }
}

fn presets(locale: Locale) -> Markup {
    html! {
        fieldset.presets {
            legend { (locale.say("choose-preset")) }
            @for (index, preset) in PRESETS.into_iter().enumerate() {
                label.option {
                    input type="radio" name="preset" value=(preset) checked[index == 0];
                    span {
                        strong { (locale.say(&format!("preset-{preset}"))) }
                        small { (locale.say(&format!("preset-{preset}-note"))) }
                    }
                }
            }
        }
    }
}

/// Online or over a wooden board; a link from the device asks for the latter.
fn place(locale: Locale, reader: &Reader) -> Markup {
    let chosen = usize::from(reader.path.contains("play=over_the_board"));
    html! {
        fieldset.presets {
            legend { (locale.say("chouette-place")) }
            @for (index, play) in ["online", "over_the_board"].into_iter().enumerate() {
                label.option {
                    input type="radio" name="play" value=(play) checked[index == chosen];
                    span {
                        strong { (locale.say(&format!("chouette-place-{play}"))) }
                        small { (locale.say(&format!("chouette-place-{play}-note"))) }
                    }
                }
            }
        }
    }
}

fn company(locale: Locale, reader: &Reader) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div.knob {
            (name_field(reader, "own-name"))
        }
        div.knob.pair.bots {
            span { label for="bots" { (say("chouette-bots")) }
                select #bots name="bots" { @for number in 0..=MOST_BOTS { option value=(number) { (number) } } } }
            span { label for="bot-level" { (say("chouette-bot-level")) }
                select #bot-level name="level" { (levels(locale)) } }
            small.wide { (say("chouette-bots-note")) }
        }
        div.knob {
            label for="host" { (say("chouette-host")) }
            select #host name="host" {
                option value="plays" { (say("chouette-host-plays")) }
                option value="keeps" { (say("chouette-host-keeps")) }
            }
            small { (say("chouette-host-note")) }
        }
        div.knob {
            label for="door" { (say("chouette-door")) }
            select #door name="door" {
                option value="" { (say("chouette-door-link")) }
                option value="open" { (say("chouette-door-open")) }
            }
        }
        div.knob {
            label for="voice" { (say("voice")) }
            input #voice name="voice" type="url" maxlength="300" pattern="https://.+" placeholder="https://" autocomplete="off";
            small { (say("voice-note")) }
        }
    }
}

/// What a point is worth, with its currency.
pub(super) fn stake(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div.knob.pair {
            span { label for="worth" { (say("chouette-worth")) }
                input #worth name="worth" value="1" maxlength="10" inputmode="decimal" pattern="[0-9]{1,7}([.,][0-9]{1,2})?" required; }
            span { label for="currency" { (say("wood-currency")) }
                input #currency name="currency" list="currencies" placeholder=(say("points-word")) maxlength="8" pattern="[A-Za-z0-9]{1,8}"; }
            datalist #currencies { @for name in ["EUR", "CHF", "USD", "GBP"] { option value=(name) {} } }
            small.wide { (say("chouette-worth-note")) }
        }
    }
}

fn knobs(locale: Locale) -> Markup {
    html! {
        @for (knob, values) in KNOBS { (knob_of(locale, "chouette-knob-", knob, values)) }
        div.knob {
            label for="knob-partner_from" { (locale.say("chouette-knob-partner_from")) }
            input #knob-partner_from name="partner_from" type="number" min="4" max="24" inputmode="numeric"
                placeholder=(locale.say("knob-as-preset"));
            small { (locale.say("chouette-knob-partner_from-note")) }
        }
        @for (knob, values) in GAME { (knob_of(locale, "knob-", knob, values)) }
        div.knob {
            label for="knob-automatic_doubles" { (locale.say("knob-automatic_doubles")) }
            select #knob-automatic_doubles name="automatic_doubles" {
                option value="" { (locale.say("knob-as-preset")) }
                option value="none" { (locale.say("knob-automatic-none")) }
                option value="first_then_by_consent" { (locale.say("chouette-automatic-consent")) }
                @for most in 1..=3_i64 { option value=(most) { (locale.say_with("knob-automatic-up-to", &[("n", most.into())])) } }
            }
            small { (locale.say("knob-automatic_doubles-note")) }
        }
    }
}

fn knob_of(locale: Locale, kind: &str, knob: &str, values: &[&str]) -> Markup {
    let value_text = |value: &str| match value {
        "on" | "off" => locale.say(&format!("knob-{value}")),
        _ => locale.say(&format!("{kind}{knob}-{value}")),
    };
    html! {
        div.knob {
            label for={ "knob-" (knob) } { (locale.say(&format!("{kind}{knob}"))) }
            select id={ "knob-" (knob) } name=(knob) aria-describedby={ "note-" (knob) } {
                option value="" { (locale.say("knob-as-preset")) }
                @for value in values { option value=(value) { (value_text(value)) } }
            }
            small id={ "note-" (knob) } { (locale.say(&format!("{kind}{knob}-note"))) }
        }
    }
}

/// The times with the house's usual choice, in seconds.
const PACE: [(&str, &[&str]); 5] = [
    ("answer", &["60", "30", "120", "none"]),
    ("turn", &["180", "60", "90", "none"]),
    ("absence", &["60", "30", "120", "300", "none"]),
    ("gather", &["15", "5", "30"]),
    ("fair", &["5", "0", "10"]),
];

fn seconds(locale: Locale, name: &str, values: &[&str]) -> Markup {
    html! {
        div.knob {
            label for={ "pace-" (name) } { (locale.say(&format!("chouette-pace-{name}"))) }
            select id={ "pace-" (name) } name=(name) {
                @for value in values {
                    option value=(value) {
                        @match value.parse::<i64>() {
                            Ok(number) => (locale.say_with("chouette-seconds", &[("n", number.into())])),
                            Err(_) => (locale.say("chouette-no-limit")),
                        }
                    }
                }
            }
            small { (locale.say(&format!("chouette-pace-{name}-note"))) }
        }
    }
}

/// Whoever stands in the keeper's book already says so instead of joining once more; the keeper decides.
fn claims(reader: &Reader, data: &JoinChouetteData) -> Markup {
    let locale = language(reader);
    let view = &data.view;
    let name = |seat: &PlayerId| {
        view.members.iter().find(|member| member.id == *seat).map_or("", |member| member.name.as_str())
    };
    html! {
        @if !view.claimable.is_empty() {
            fieldset.claim {
                legend { (locale.say("claim-title")) }
                p { (locale.say("claim-lead")) }
                div.row { @for seat in &view.claimable {
                    button.button.second-button name="seat" value=(seat) { (locale.say_with("claim-seat", &[("who", name(seat).into())])) }
                } }
            }
        }
    }
}

/// The page an invitation leads to: who is there, by which rules, and one button.
#[must_use]
pub fn join_chouette(reader: &Reader, data: &JoinChouetteData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("chouette-join-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages"], script: None };
    let view = &data.view;
    page(
        reader,
        &frame,
        &html! {
            section.narrow {
                h1 { (title) }
                p.lead { (say("chouette-lead")) }
                (terms::of_chouette(locale, view))
                @if matches!(view.stage, StageView::Closed) {
                    p { strong { (say("now-closed")) } }
                    p {
                        @if let Some(sequel) = &view.sequel { a.button href={ "/c/" (sequel) } { (say("again-go")) } " " }
                        a.button.second-button href={ "/c/" (data.id) "/accounts" } { (say("accounts-open")) } " "
                        a.button.second-button href="/chouettes" { (say("chouette-open")) }
                    }
                } @else {
                    form.stack method="post" action={ "/join/" (data.token) } {
                        (name_field(reader, "name"))
                        button.button { (say("chouette-join")) }
                        p.note { (say("chouette-join-note")) }
                        (claims(reader, data))
                    }
                }
            }
        },
    )
}
