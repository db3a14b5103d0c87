//! Any position: its picture, the plays of a roll with what comes of each, the cube before it. Every play and every roll
//! is a way on, so that one can look ahead as far as one likes; each has an address of its own.

use maud::{Markup, PreEscaped, html};
use tavola_notation::{
    Contest, GnubgId, Situation, Waiting, Xgid,
    diagram::{Arrow, ArrowKind, Diagram},
};
use tavola_rules::{Board, Roll, Side};
use tavola_study::position::{Look, LookedAt, NothingToSay};

use super::study::{chances_cells, chances_head, cube_table, signed_figure};
use super::{Frame, language, page};
use crate::web::i18n::Locale;
use crate::web::page_data::{PositionData, Reader, WrongPosition};

/// A position, or the form for one.
#[must_use]
pub fn position(reader: &Reader, data: &PositionData) -> Markup {
    let locale = language(reader);
    let title = format!("{} · Tavola", locale.say("position-title"));
    let frame = Frame { title: &title, styles: &["pages", "study"], script: None };
    // What could not be read shows nothing: another position would look as if it had been asked for.
    let shown = match (data.situation, &data.wrong) {
        (None, Some(_)) => None,
        (situation, _) => Some(situation.unwrap_or_else(|| Situation::money(Board::START, Side::White))),
    };
    let arrows = match &data.look {
        Some(Look::Plays { plays, .. }) => {
            plays.first().map(|best| Arrow { play: best.play, kind: ArrowKind::Best }).into_iter().collect()
        }
        _ => Vec::new(),
    };
    let words = locale.say("position-board");
    let picture = shown.map(|now| Diagram { arrows, ..Diagram::of(&now, &words) }.svg());
    page(
        reader,
        &frame,
        &html! {
            div.study-page { div.study-columns {
                div.study-main {
                    h1 { (locale.say("position-title")) }
                    @if let Some((now, picture)) = shown.zip(picture) {
                        p.note { (about(locale, &now)) }
                        div.study-board { (PreEscaped(picture)) }
                        (ids(locale, &now))
                    } @else { (form(locale, data)) }
                }
                div.study-side {
                    @if let Some(wrong) = &data.wrong {
                        p.warning role="alert" { (wrong_words(locale, wrong)) }
                        @if let WrongPosition::Text(detail) = wrong { p.note lang="en" { (detail) } }
                    }
                    @if data.is_playing { p.warning role="alert" { (locale.say("position-playing")) } }
                    @match &data.look {
                        Some(Look::Plays { plays, choices, .. }) => (plays_table(locale, data, plays, *choices)),
                        Some(Look::Cube(cube)) => { h2 { (locale.say("study-cube")) } (cube_table(locale, cube)) }
                        None => {}
                    }
                    @if let Some(now) = data.situation { (rolls(locale, data, &now)) }
                    @if shown.is_some() { (form(locale, data)) }
                }
            } }
        },
    )
}

/// What is wrong, in the reader's language.
fn wrong_words(locale: Locale, wrong: &WrongPosition) -> String {
    locale.say(match wrong {
        WrongPosition::Text(_) => "position-wrong",
        WrongPosition::TooLong => "position-wrong-long",
        WrongPosition::Roll => "position-wrong-roll",
        WrongPosition::Nothing(NothingToSay::GameOver) => "position-wrong-game-over",
        WrongPosition::Nothing(NothingToSay::MatchOver) => "position-wrong-match-over",
        WrongPosition::Nothing(NothingToSay::NoCrawfordGame) => "position-wrong-crawford",
    })
}

/// Whose turn, and what is played for.
fn about(locale: Locale, now: &Situation) -> String {
    let who = locale.say(if now.on_roll == Side::White { "position-white" } else { "position-black" });
    let what = match now.waiting {
        Waiting::Play(roll) => {
            locale.say_with("position-plays", &[("who", who.into()), ("roll", roll.to_string().into())])
        }
        Waiting::Answer(_) => locale.say_with("position-doubled", &[("who", who.into())]),
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
                ("crawford", if crawford_game { "yes" } else { "no" }.into()),
            ];
            locale.say_with("position-match", &about)
        }
    };
    format!("{what} {contest}")
}

/// The address of a position, with a roll or without.
fn address(id: &str, roll: Option<Roll>, plies: u8) -> String {
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
        @else { div.study-scroll { table.study-candidates {
            thead { tr {
                th scope="col" { "#" } th scope="col" { (say("study-play")) }
                th.number scope="col" { (say("study-equity")) } th.number scope="col" { (say("study-difference")) }
                (chances_head(locale))
                th.number scope="col" title=(say("study-plies-note")) { (say("study-plies")) }
            } }
            tbody { @for (index, one) in plays.iter().enumerate() { tr {
                td { (index + 1) }
                th scope="row" { @match &one.next {
                    Some(next) => a href=(address(next, None, data.plies)) title=(say("position-look-on")) { (one.candidate.play) },
                    None => (one.candidate.play),
                } }
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
            @if let Some(id) = &xgid { code { (id) } " " }
            @if let Some(id) = gnubg { code { "GNUBG " (id) } " " }
            @if let Some(id) = &xgid { a href=(address(id, None, 2).replace("/position?", "/position.svg?")) download="position.svg" { (locale.say("position-svg")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_else_in_an_address_is_written_around() {
        assert_eq!(address("4HPwATDgc/ABMA:cAlpAAAAAAAE", None, 2), "/position?id=4HPwATDgc/ABMA:cAlpAAAAAAAE&plies=2");
        assert_eq!(address("a+b&c", "31".parse().ok(), 0), "/position?id=a%2Bb%26c&roll=31&plies=0");
    }
}
