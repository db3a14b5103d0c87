//! What a position is set up with: fields for turn, roll, cube and score, which work as a form without a script, and the
//! brushes and buttons of the board, which a script shows.

use maud::{Markup, html};
use tavola_notation::{Contest, Situation, Waiting, Xgid};
use tavola_rules::{BySide, CubeOwner, Roll, Side};

use crate::web::http::position::LONGEST_MATCH;
use crate::web::i18n::Locale;
use crate::web::page_data::PositionData;

/// How often the cube can have been doubled from 1, as the field offers it.
const MOST_DOUBLINGS: u32 = 10;

pub(super) fn form(locale: Locale, data: &PositionData, now: &Situation) -> Markup {
    let say = |name: &str| locale.say(name);
    // The fields say whether it has been rolled: the text beside them is the position before it.
    let before = Situation { waiting: Waiting::RollOrDouble, ..*now };
    let id = Xgid::try_from(&before).map(|id| id.to_string()).unwrap_or_default();
    html! {
        details.position-setup #setup open[data.situation.is_none()] {
            summary { (say("position-setup")) }
            form #setup-form method="get" action="/position" {
                input type="hidden" name="id" value=(id);
                input type="hidden" name="plies" value=(data.plies);
                (brushes(locale))
                div.position-fields {
                    (turn_and_roll(locale, now))
                    (cube(locale, now))
                    (score(locale, now))
                }
                button.button #setup-look { (say("position-look")) }
            }
        }
    }
}

/// What the board is touched with. Without a script it is not touched at all.
fn brushes(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        fieldset.position-brushes data-scripted hidden {
            legend { (say("position-brush")) }
            @for (value, name) in [("white", "white"), ("black", "black"), ("none", "position-brush-none")] {
                label { input type="radio" name="brush" value=(value) checked[value == "white"]; " " (say(name)) }
            }
            small.note { (say("position-brush-note")) }
            div.position-acts {
                @for name in ["setup-start", "setup-clear", "setup-mirror"] {
                    button.panel-button id=(name) type="button" { (say(&format!("position-{name}"))) }
                }
            }
        }
    }
}

fn turn_and_roll(locale: Locale, now: &Situation) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        label { (say("position-turn")) select name="turn" {
            option value="white" selected[now.on_roll == Side::White] { (say("white")) }
            option value="black" selected[now.on_roll == Side::Black] { (say("black")) }
        } }
        label { (say("position-roll-field")) select name="roll" {
            option value="" selected[now.roll().is_none()] { (say("position-no-roll")) }
            @for roll in Roll::all() {
                option value=(roll.to_string().replace('-', "")) selected[now.roll() == Some(roll)] { (roll) }
            }
        } }
    }
}

fn cube(locale: Locale, now: &Situation) -> Markup {
    let say = |name: &str| locale.say(name);
    let values = (0..=MOST_DOUBLINGS).map(|doublings| 1_u64 << doublings);
    let shown = now.cube.value.number();
    html! {
        label { (say("position-cube")) select name="cube" {
            @for value in values { option value=(value) selected[shown == value] { (value) } }
            @if shown > 1 << MOST_DOUBLINGS { option value=(shown) selected { (shown) } }
        } }
        label { (say("position-owner")) select name="owner" {
            @for (value, name, owner) in [("middle", "position-owner-middle", CubeOwner::Middle), ("white", "white", CubeOwner::White), ("black", "black", CubeOwner::Black)] {
                option value=(value) selected[now.cube.owner == owner] { (say(name)) }
            }
        } }
    }
}

fn score(locale: Locale, now: &Situation) -> Markup {
    let say = |name: &str| locale.say(name);
    let (length, won, crawford) = match now.contest {
        Contest::Match { length, won, crawford_game } => (length, won.map(|won| won.number()), crawford_game),
        Contest::Money { .. } => (0, BySide::default(), false),
    };
    let (jacoby, beavers) = match now.contest {
        Contest::Money { jacoby, beavers, .. } => (jacoby, beavers),
        Contest::Match { .. } => (true, true),
    };
    let number = |name: &str, label: &str, value: u64, most: u16| {
        html! { label { (say(label)) input type="number" name=(name) min="0" max=(most) value=(value) inputmode="numeric"; } }
    };
    let tick = |name: &str, when: &str, label: &str, is_on: bool| {
        html! { label.tick data-when=(when) { input type="checkbox" name=(name) checked[is_on]; " " (say(label)) } }
    };
    html! {
        (number("length", "position-length", length.into(), LONGEST_MATCH))
        (number("white", "position-score-white", won.white, LONGEST_MATCH - 1))
        (number("black", "position-score-black", won.black, LONGEST_MATCH - 1))
        div.position-ticks {
            (tick("crawford", "match", "position-crawford", crawford))
            (tick("jacoby", "money", "position-jacoby", jacoby))
            (tick("beavers", "money", "position-beavers", beavers))
        }
    }
}
