//! The opening book: the first rolls, the plays of one, the replies to a play.

use maud::{Markup, PreEscaped, html};
use tavola_notation::{
    Contest, Situation, Waiting, Xgid,
    diagram::{Arrow, ArrowKind, Diagram},
    read_play,
};
use tavola_rules::{Board, BySide, Points, Position, Roll, Side};
use tavola_study::openings::{Decision, FirstPlay, OpeningBook, RolledOut, Verdict};

use super::study::{chances_cells, chances_head, signed_figure, unsigned};
use super::study_nav::{Place, study_nav};
use super::{Frame, language, page};
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// What is shown of the opening book.
#[derive(Debug, Clone, Copy)]
pub enum OpeningData<'a> {
    /// All first rolls.
    FirstRolls(&'a OpeningBook),
    /// The replies to a first play.
    Replies(&'a OpeningBook, &'a FirstPlay),
    /// The plays of a first roll or of a reply.
    Decision(&'a OpeningBook, &'a Decision),
}

/// A page of the book.
#[must_use]
pub fn openings(reader: &Reader, data: &OpeningData<'_>) -> Markup {
    let locale = language(reader);
    let heading = heading(locale, data);
    let title = format!("{heading} · Tavola");
    let frame = Frame { title: &title, styles: &["pages", "study"], script: None };
    page(
        reader,
        &frame,
        &html! {
            div.study-page {
                (study_nav(locale, Place::Openings))
                (path(locale, data))
                h1 { (heading) }
                @match *data {
                    OpeningData::FirstRolls(book) => (first_rolls(locale, book)),
                    OpeningData::Decision(book, decision) => (decision_page(locale, book, decision)),
                    OpeningData::Replies(book, first) => (replies(locale, book, first)),
                }
                p.note { (locale.say("openings-definitions")) }
            }
        },
    )
}

fn heading(locale: Locale, data: &OpeningData<'_>) -> String {
    let rolled = |name: &str, roll: Roll, play: &str| {
        locale.say_with(name, &[("roll", roll.to_string().into()), ("play", play.to_owned().into())])
    };
    match data {
        OpeningData::FirstRolls(_) => locale.say("openings-title"),
        OpeningData::Replies(_, first) => rolled("openings-replies-to", first.roll, &first.play),
        OpeningData::Decision(_, decision) => rolled("openings-roll", decision.roll, ""),
    }
}

/// The way here, each step of it a link.
fn path(locale: Locale, data: &OpeningData<'_>) -> Markup {
    let first = match *data {
        OpeningData::FirstRolls(_) => return html! {},
        OpeningData::Replies(_, first) => Some((first, false)),
        OpeningData::Decision(_, decision) => decision.after.as_ref().map(|first| (first, true)),
    };
    html! {
        nav.openings-path aria-label=(locale.say("openings-path")) {
            a href="/openings" { (locale.say("openings-title")) }
            @if let Some((first, with_play)) = first {
                " › " a href=(roll_address(first.roll)) { (first.roll) }
                @if with_play { " › " a href=(play_address(first)) { bdi { (first.play) } } }
            }
        }
    }
}

fn roll_address(roll: Roll) -> String {
    format!("/openings/{roll}")
}

fn play_address(first: &FirstPlay) -> String {
    format!("/openings/{}/{}", first.roll, first.slug())
}

fn reply_address(first: &FirstPlay, roll: Roll) -> String {
    format!("{}/{roll}", play_address(first))
}

/// A roll's decision in one row: its best play, and how far behind the next one is.
fn row(locale: Locale, decision: &Decision, address: &str) -> Markup {
    let best = decision.best();
    let next = decision.plays.get(1);
    html! { tr {
        th scope="row" { a.openings-roll href=(address) { (decision.roll) } }
        td { a href=(address) { bdi { (best.play) } } }
        td.number { (signed_figure(locale, best.equity)) }
        td {
            @if let Some(next) = next { (next.play) } @else { span.note { (locale.say("openings-alone")) } }
        }
        td.number { @if let Some(next) = next { (signed_figure(locale, next.equity - best.equity)) } }
        td { @if let Some(next) = next { (verdict(locale, decision, next)) } }
    } }
}

fn rows_head(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! { thead { tr {
        th scope="col" { (say("openings-roll-head")) } th scope="col" { (say("openings-best")) }
        th.number scope="col" { (say("study-equity")) }
        th scope="col" { (say("openings-next")) } th.number scope="col" { (say("study-difference")) }
        th scope="col" { (say("openings-verdict")) }
    } } }
}

fn first_rolls(locale: Locale, book: &OpeningBook) -> Markup {
    html! {
        p { (locale.say("openings-about")) }
        div.study-columns {
            div.study-scroll tabindex="0" { table.openings-table {
                (rows_head(locale))
                tbody { @for decision in book.first_rolls() { (row(locale, decision, &roll_address(decision.roll))) } }
            } }
            div.study-board { (board(locale, &Situation::money(Board::START, Side::White), None)) }
        }
    }
}

fn replies(locale: Locale, book: &OpeningBook, first: &FirstPlay) -> Markup {
    let mean = mean_equity(book, first);
    html! {
        div.study-columns {
            div.study-main {
                @if let Some(mean) = mean {
                    p { (locale.say_with("openings-mean", &[("equity", signed_figure(locale, mean).into())])) }
                }
                div.study-scroll tabindex="0" { table.openings-table {
                    (rows_head(locale))
                    tbody { @for decision in book.replies(first) { (row(locale, decision, &reply_address(first, decision.roll))) } }
                } }
            }
            @if let Some(position) = first.leads_to() {
                div { div.study-board { (board(locale, &situation(&position), None)) } (look_on(locale, &situation(&position))) }
            }
        }
    }
}

/// What the replies are worth to who rolls, over the 36 rolls; none if one is missing.
fn mean_equity(book: &OpeningBook, first: &FirstPlay) -> Option<f32> {
    let (mut sum, mut rolls) = (0.0, 0);
    for decision in book.replies(first) {
        sum += f32::from(decision.roll.weight()) * decision.best().equity;
        rolls += u32::from(decision.roll.weight());
    }
    (rolls == 36).then_some(sum / 36.0)
}

fn decision_page(locale: Locale, book: &OpeningBook, decision: &Decision) -> Markup {
    let say = |name: &str| locale.say(name);
    let position = decision.position().unwrap_or(Position::START);
    let before = Situation { waiting: Waiting::Play(decision.roll), ..situation(&position) };
    let known = if decision.after.is_none() { book.first_plays() } else { Vec::new() };
    let replied = |play: &RolledOut| {
        known.iter().find(|first| first.roll == decision.roll && first.play == play.play).map(play_address)
    };
    let best = decision.best();
    html! {
        div.study-columns {
            div.study-main {
                div.study-board { (board(locale, &before, Some((&position, decision.roll, best.play.as_str())))) }
                (look_on(locale, &before))
            }
            div.study-side {
                div.study-scroll tabindex="0" { table.study-candidates {
                    thead { tr {
                        th scope="col" { (say("study-play")) } th.number scope="col" { (say("study-equity")) }
                        th.number scope="col" title=(say("openings-error-note")) { "±" }
                        th.number scope="col" { (say("study-difference")) }
                        th scope="col" { (say("openings-verdict")) }
                        (chances_head(locale))
                        th.number scope="col" title=(say("openings-trials-note")) { (say("openings-trials")) }
                    } }
                    tbody { @for play in &decision.plays { tr {
                        th scope="row" { bdi { @match replied(play) {
                            Some(address) => a href=(address) title=(say("openings-replies")) { (play.play) },
                            None => (play.play),
                        } } }
                        td.number { (signed_figure(locale, play.equity)) }
                        td.number { (unsigned(locale, play.error.into(), 4)) }
                        td.number { @if play != best { (signed_figure(locale, play.equity - best.equity)) } }
                        td { (verdict(locale, decision, play)) }
                        (chances_cells(locale, &play.chances))
                        td.number { (play.trials) }
                    } } }
                } }
                @if !known.is_empty() { p.note { (say("openings-replies-note")) } }
                (other_rolls(locale, book, decision))
            }
        }
    }
}

/// The same moment with another roll.
fn other_rolls(locale: Locale, book: &OpeningBook, decision: &Decision) -> Markup {
    let rolls: Vec<&Decision> = match &decision.after {
        None => book.first_rolls().collect(),
        Some(first) => book.replies(first).collect(),
    };
    html! {
        nav.position-rolls aria-label=(locale.say("position-rolls")) { p {
            @for other in rolls {
                @let address = match &other.after {
                    None => roll_address(other.roll),
                    Some(first) => reply_address(first, other.roll),
                };
                a.step aria-current=[(other.roll == decision.roll).then_some("true")] href=(address) { (other.roll) } " "
            }
        } }
    }
}

fn verdict(locale: Locale, decision: &Decision, play: &RolledOut) -> Markup {
    let (class, name) = match decision.verdict(play) {
        Verdict::Best => ("", "openings-is-best"),
        Verdict::AsGood => ("", "openings-as-good"),
        Verdict::Unsettled => ("", "openings-unsettled"),
        Verdict::Worse => ("mark-error", "openings-worse"),
    };
    html! { span class=(class) { (locale.say(name)) } }
}

/// The moment, White on roll at the bottom, for money as the book was rolled out: neither Jacoby nor beavers.
fn situation(position: &Position) -> Situation {
    let won = BySide { white: Points::ZERO, black: Points::ZERO };
    let contest = Contest::Money { won, jacoby: false, beavers: false };
    Situation { contest, ..Situation::money(Board::from_view(Side::White, position), Side::White) }
}

fn board(locale: Locale, now: &Situation, best: Option<(&Position, Roll, &str)>) -> Markup {
    let play = best.and_then(|(position, roll, play)| read_play(position, roll, play).ok());
    let arrows = play.map(|play| Arrow { play, kind: ArrowKind::Best }).into_iter().collect();
    let words = locale.say("position-board");
    html! { (PreEscaped(Diagram { arrows, ..Diagram::of(now, &words) }.svg())) }
}

/// The same position where everything can be asked of it.
fn look_on(locale: Locale, now: &Situation) -> Markup {
    let Ok(id) = Xgid::try_from(now) else { return html! {} };
    html! { p.study-ids { code { (id) } " " a href=(super::position::address(&id.to_string(), None, 2)) { (locale.say("openings-look-on")) } } }
}
