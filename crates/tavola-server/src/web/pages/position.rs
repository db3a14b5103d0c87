//! Any position: its picture, the plays of a roll with what comes of each, the cube before it. Every play and every roll
//! is a way on, so that one can look ahead as far as one likes; each has an address of its own.

mod rollout;
mod setup;

use maud::{Markup, PreEscaped, html};
use tavola_notation::{
    Contest, GnubgId, Situation, Waiting, Xgid,
    diagram::{Arrow, ArrowKind, Diagram},
};
use tavola_rules::{Board, OfferStep, Roll, Side, StepGraph};
use tavola_study::position::{Look, LookedAt, NothingToSay};

pub use rollout::rollout;

use super::study::{chances_cells, chances_head, cube_table, right_cube, signed_figure};
use super::study_keys::{POSITION, keys};
use super::study_nav::{Place, study_nav};
use super::variations::what_if;
use super::{Frame, language, page};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{PositionData, Reader, WrongPosition};

/// How many of the best plays are chosen for a rollout already.
const PICKED: usize = 2;

/// A position, or the form for one.
#[must_use]
pub fn position(reader: &Reader, data: &PositionData) -> Markup {
    let locale = language(reader);
    let title = format!("{} · Tavola", locale.say("position-title"));
    let frame = Frame { title: &title, styles: &["pages", "board", "study", "position"], script: Some("position/app") };
    // What could not be read shows nothing: another position would look as if it had been asked for.
    let shown = match (data.situation, &data.wrong) {
        (None, Some(_)) => None,
        (situation, _) => Some(situation.unwrap_or_else(|| Situation::money(Board::START, Side::White))),
    };
    let xgid = shown.and_then(|now| Xgid::try_from(&now).ok()).map(|id| id.to_string());
    page(
        reader,
        &frame,
        &html! {
            div.study-page #position data-words=(words(locale)) data-plies=(data.plies) data-xgid=[data.situation.and(xgid.as_deref())] data-served[data.situation.is_some()] data-look-here[data.looks_here] {
                (study_nav(locale, Place::Position))
                div.study-columns {
                    div.study-main {
                        h1 { (locale.say("position-title")) }
                        @if let Some(now) = shown { (board(locale, data, &now, xgid.as_deref())) }
                        @else { (form(locale, data)) }
                    }
                    div.study-side { (side(locale, data, shown.as_ref())) }
                }
                @if shown.is_some() { (keys(locale, POSITION)) }
                script type="module" src=(files::address("js/engine/position.js")) {}
            }
        },
    )
}

/// The files with the words of the scripts.
pub(super) fn words(locale: Locale) -> String {
    let file = |name: &str| files::address(&format!("i18n/{}/{name}.ftl", locale.code()));
    format!("{} {}", file("table"), file("position"))
}

/// The board, what is said of it, and what it is set up with.
fn board(locale: Locale, data: &PositionData, now: &Situation, xgid: Option<&str>) -> Markup {
    let arrows = match &data.look {
        Some(Look::Plays { plays, .. }) => {
            plays.first().map(|best| Arrow { play: best.play, kind: ArrowKind::Best }).into_iter().collect()
        }
        _ => Vec::new(),
    };
    let title = locale.say("position-board");
    let picture = Diagram { arrows, ..Diagram::of(now, &title) };
    let below = if picture.below == Side::White { "white" } else { "black" };
    html! {
        p.note #position-about { (about(locale, now)) }
        div.study-board #position-board data-below=(below) data-label=(title) { (PreEscaped(picture.svg())) }
        p.position-said #position-said role="status" {}
        div.position-acts #play-acts hidden {
            button.panel-button #play-undo type="button" { (locale.say("position-undo")) }
            a.panel-button #play-on hidden href="/position" { (locale.say("position-on")) }
        }
        @if let Some(id) = xgid {
            div.position-acts #what-if { (what_if(locale, id, None)) (at_this_score(locale, now)) }
        }
        p.note #position-pips { (pips(locale, now)) }
        @if let Some(id) = xgid {
            script #position-data type="application/json" { (script_data(id, now)) }
            (setup::form(locale, data, now))
        }
        (ids(locale, now))
    }
}

/// The way to what the score of a match is worth.
pub(super) fn at_this_score(locale: Locale, now: &Situation) -> Markup {
    let Contest::Match { length, won, .. } = now.contest else { return html! {} };
    let away = |side| u64::from(length).saturating_sub(won[side].number());
    let (own, other) = (away(now.to_act()), away(now.to_act().opponent()));
    html! { a.panel-button href={ "/met/take-points?own=" (own) "&other=" (other) "&cube=" (now.cube.value) "#score" } { (locale.say("met-link")) } }
}

/// What the script plays with: nothing in it could end the element.
fn script_data(id: &str, now: &Situation) -> PreEscaped<String> {
    let steps = now.roll().map(|roll| StepGraph::of(&now.position(), roll));
    let data = serde_json::json!({ "xgid": id, "steps": steps });
    PreEscaped(data.to_string().replace('<', "\\u003c"))
}

fn pips(locale: Locale, now: &Situation) -> String {
    let pips = |side| i64::from(now.board.seen_by(side).own_pips());
    locale.say_with("position-pips", &[("white", pips(Side::White).into()), ("black", pips(Side::Black).into())])
}

/// With the form that orders a rollout around it.
fn ordered(locale: Locale, data: &PositionData, inside: &Markup) -> Markup {
    html! { @match &data.rollout {
        Some(rolled) => (rollout::order(locale, &rolled.key, data.plies, inside)),
        None => (inside),
    } }
}

/// What the engine says of it, and the ways on.
fn side(locale: Locale, data: &PositionData, shown: Option<&Situation>) -> Markup {
    html! {
        div.position-look #position-look {
            @if let Some(wrong) = &data.wrong {
                p.warning role="alert" { (wrong_words(locale, wrong)) }
            }
            @if data.is_playing { p.warning role="alert" { (locale.say("position-playing")) } }
            @match &data.look {
                Some(Look::Plays { plays, choices, .. }) => (ordered(locale, data, &plays_table(locale, data, plays, *choices))),
                Some(Look::Cube(cube)) => { h2 { (locale.say("study-cube")) } p.study-verdict { (right_cube(locale, cube)) } (cube_table(locale, cube)) (ordered(locale, data, &html! {})) }
                None => {}
            }
            @if data.looks_here { div #position-here {} }
            @if let Some(rolled) = &data.rollout {
                @if data.looks_here { (rollout::beside(locale, data.plies, rolled)) } @else { (rollout(locale, rolled)) }
            }
            @if let Some(now) = data.situation { (rolls(locale, data, &now)) }
        }
        @if shown.is_some() { (form(locale, data)) }
    }
}

/// What is wrong, in the reader's language.
#[must_use]
pub fn wrong_words(locale: Locale, wrong: &WrongPosition) -> String {
    let name = match wrong {
        // Why, in the words of the notation it looks like; they are English.
        WrongPosition::Text(detail) => return format!("{} ({detail})", locale.say("position-wrong")),
        WrongPosition::TooLong => "position-wrong-long",
        WrongPosition::Roll => "position-wrong-roll",
        WrongPosition::Nothing(NothingToSay::GameOver) => "position-wrong-game-over",
        WrongPosition::Nothing(NothingToSay::MatchOver) => "position-wrong-match-over",
        WrongPosition::Nothing(NothingToSay::NoCrawfordGame) => "position-wrong-crawford",
        WrongPosition::Score => "position-wrong-score",
        WrongPosition::Cube => "position-wrong-cube",
    };
    locale.say(name)
}

/// Whose turn, and what is played for.
#[must_use]
pub fn about(locale: Locale, now: &Situation) -> String {
    let who = locale.say(if now.on_roll == Side::White { "position-white" } else { "position-black" });
    let what = match now.waiting {
        Waiting::Play(roll) => {
            locale.say_with("position-plays", &[("who", who.into()), ("roll", roll.to_string().into())])
        }
        Waiting::Answer(step) => {
            let other = locale.say(if now.on_roll == Side::White { "position-black" } else { "position-white" });
            let (name, who) = match step {
                OfferStep::Double => ("position-doubled", who),
                OfferStep::Beaver => ("position-beavered", other),
                OfferStep::Raccoon => ("position-raccooned", who),
                OfferStep::Otter => ("position-ottered", other),
            };
            locale.say_with(name, &[("who", who.into())])
        }
        _ => locale.say_with("position-on-roll", &[("who", who.into())]),
    };
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    let contest = match now.contest {
        Contest::Money { .. } => locale.say("position-money"),
        Contest::Match { length, won, crawford_game } => {
            let about = [
                ("length", i64::from(length).into()),
                ("white", number(won.white.number()).into()),
                ("black", number(won.black.number()).into()),
                // A match to 1 has no other game, and nobody doubles in it anyway.
                ("crawford", if crawford_game && length > 1 { "yes" } else { "no" }.into()),
            ];
            locale.say_with("position-match", &about)
        }
    };
    format!("{what} {contest}")
}

/// The address of a position, with a roll or without.
#[must_use]
pub fn address(id: &str, roll: Option<Roll>, plies: u8) -> String {
    // Of the signs of an id only these mean something else in an address.
    let id = id.replace('%', "%25").replace('+', "%2B").replace('&', "%26").replace('#', "%23");
    let roll = roll.map(|roll| format!("&roll={}", roll.to_string().replace('-', ""))).unwrap_or_default();
    format!("/position?id={id}{roll}&plies={plies}")
}

fn plays_table(locale: Locale, data: &PositionData, plays: &[LookedAt], choices: usize) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        h2 { (say("position-play")) }
        @if plays.is_empty() { p { (say("study-no-move")) } }
        @else { div.study-scroll tabindex="0" { table.study-candidates {
            thead { tr {
                th scope="col" { "#" } th scope="col" { (say("study-play")) }
                th.number scope="col" { (say("study-equity")) } th.number scope="col" { (say("study-difference")) }
                (chances_head(locale))
                th.number scope="col" title=(say("study-plies-note")) { (say("study-plies")) }
            } }
            tbody { @for (index, one) in plays.iter().enumerate() { tr data-next=[one.next.as_deref()] {
                td { label.rollout-pick {
                    @if data.rollout.is_some() && plays.len() > 1 { input type="checkbox" name="play" value=(one.candidate.play) checked[index < PICKED] aria-label=(locale.say_with("rollout-pick", &[("play", one.candidate.play.clone().into())])); " " }
                    (index + 1)
                } }
                th scope="row" { bdi { @match &one.next {
                    Some(next) => a href=(address(next, None, data.plies)) title=(say("position-look-on")) { (one.candidate.play) },
                    None => (one.candidate.play),
                } } }
                td.number { (signed_figure(locale, one.candidate.equity)) }
                td.number { @if index > 0 { (signed_figure(locale, -one.candidate.loss)) } }
                (chances_cells(locale, &one.candidate.chances))
                td.number { (one.candidate.plies) }
            } } }
        } }
        @if choices > plays.len() { p.note { (locale.say_with("study-more-plays", &[("n", i64::try_from(choices - plays.len()).unwrap_or(i64::MAX).into())])) } } }
    }
}

/// Every roll as a way on, and back to before the roll.
fn rolls(locale: Locale, data: &PositionData, now: &Situation) -> Markup {
    let rolled = now.roll();
    let before = Situation { waiting: Waiting::RollOrDouble, ..*now };
    let Ok(id) = Xgid::try_from(&before).map(|id| id.to_string()) else { return html! {} };
    html! {
        nav.position-rolls aria-label=(locale.say("position-rolls")) {
            h2 { (locale.say("position-rolls")) }
            p {
                a.step aria-current=[rolled.is_none().then_some("true")] href=(address(&id, None, data.plies)) { (locale.say("study-cube")) }
                @for roll in Roll::all() {
                    " " a.step aria-current=[(rolled == Some(roll)).then_some("true")] href=(address(&id, Some(roll), data.plies)) { (roll) }
                }
            }
        }
    }
}

fn form(locale: Locale, data: &PositionData) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        form.stack method="get" action="/position" {
            label for="position-id" { (say("position-id")) }
            textarea #position-id name="id" rows="4" maxlength="8000" spellcheck="false" autocapitalize="off" aria-describedby="position-id-note" { (data.text) }
            small.note #position-id-note { (say("position-id-note")) }
            label for="position-roll" { (say("position-roll")) }
            input #position-roll name="roll" size="4" maxlength="5" inputmode="numeric" value=(data.roll);
            label for="position-plies" { (say("study-plies-note")) }
            select #position-plies name="plies" { @for plies in 0..=3_u8 { option value=(plies) selected[plies == data.plies] { (plies) } } }
            button.button { (say("position-look")) }
        }
    }
}

/// The position for other programs, and as a picture.
fn ids(locale: Locale, now: &Situation) -> Markup {
    let xgid = Xgid::try_from(now).ok().map(|id| id.to_string());
    let gnubg = GnubgId::try_from(now).ok().map(|id| id.to_string());
    html! {
        p.study-ids {
            code #position-ids { @if let Some(id) = &xgid { (id) } @if let Some(id) = gnubg { " GNUBG " (id) } } " "
            @if let Some(id) = &xgid { a href=(address(id, None, 2).replace("/position?", "/position.svg?")) download="position.svg" { (locale.say("position-svg")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_to_one_has_no_crawford_game_to_speak_of() {
        let told = |id: &str| about(Locale::ENGLISH, id.parse::<Xgid>().unwrap().situation());
        assert!(told("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:0:1:3:10").contains("Crawford"));
        assert!(!told("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:1:10").contains("Crawford"));
    }

    #[test]
    fn what_means_something_else_in_an_address_is_written_around() {
        assert_eq!(address("4HPwATDgc/ABMA:cAlpAAAAAAAE", None, 2), "/position?id=4HPwATDgc/ABMA:cAlpAAAAAAAE&plies=2");
        assert_eq!(address("a+b&c", "31".parse().ok(), 0), "/position?id=a%2Bb%26c&roll=31&plies=0");
    }
}
