//! A judged match: what both players' decisions come to, the graph of the match, one decision with its alternatives,
//! the errors worst first, and every line of every game.

mod board_words;
mod decision;
mod figures;
mod graph;
mod imported;
mod lists;

use maud::{DOCTYPE, Markup, html};
use tavola_rules::Side;
use tavola_study::{
    MatchReport,
    report::{GameReport, LineReport, PlayerReport},
};

use super::study_keys::{STUDY, keys};
use super::{Frame, head, language, language_form, mark};
use crate::club::study::{DEEP, Underway};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{OfChouette, Reader, StudyData, StudyOf};
use figures::percent;

pub(super) use decision::{
    candidates_table, chances_cells, chances_head, cube_table, right_cube, right_cube_words, why,
};
pub(super) use figures::{signed, signed_figure, unsigned, unsigned_figure};
pub(super) use lists::{act, mark_sign};

/// A match as it is being judged or has been.
#[must_use]
pub fn study(reader: &Reader, data: &StudyData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let names = [Side::Black, Side::White].map(|side| data.names[side].as_str());
    let title = format!("{}: {} – {} · Tavola", say("study-title"), names[0], names[1]);
    let frame = Frame { title: &title, styles: &["pages", "study", "library"], script: Some("study/app") };
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head(&say, &frame))
            body.study-page {
                a.skip href="#study" { (say("skip")) }
                header.site-head {
                    a.brand href="/" { (mark()) "Tavola" }
                    nav aria-label="Tavola" { (imported::ways(locale, data)) }
                    (super::notices::bell(reader))
                    (language_form(locale, reader))
                }
                main #study data-words=(files::address(&format!("i18n/{}/study.ftl", locale.code()))) data-state={ (data.base) "/state" (data.query()) } data-plies=[data.plies()] data-deep=(DEEP) {
                    h1 { (say("study-title")) ": " (names[0]) " – " (names[1]) }
                    @if let StudyOf::Chouette(of) = &data.whence { (cubes(locale, of)) }
                    (progress(locale, data))
                    p #study-said.hidden role="status" {}
                    @if let Some(report) = data.studied.report.as_deref() { (whole(locale, data, report)) }
                    (imported::section(locale, reader, data))
                }
                noscript { @if data.studied.underway.is_some() { p.note.narrow { (say("study-reload")) " " a href=(data.address(data.at)) { (say("study-reload-link")) } } } }
            }
        }
    }
}

/// What is looked at, and how far that has come.
fn progress(locale: Locale, data: &StudyData) -> Markup {
    let depth = data.plies().map(|plies| locale.say_with("study-depth", &[("plies", i64::from(plies).into())]));
    html! {
        p #progress.study-progress role="status" {
            @if let Some(depth) = depth { span { (depth) } }
            @if let Some(underway) = &data.studied.underway {
                span.underway { (underway_words(locale, underway)) }
                @if let Some(lines) = underway.lines { progress max=(lines.all.max(1)) value=(lines.done) {} }
            }
        }
    }
}

/// The cubes of a chouette: one is looked at, the others are a click away.
fn cubes(locale: Locale, of: &OfChouette) -> Markup {
    let mut games: Vec<u32> = of.links.iter().map(|link| link.game).collect();
    games.dedup();
    html! {
        p.note { (locale.say("study-chouette-note")) }
        nav.study-cubes aria-label=(locale.say("study-chouette")) {
            @for game in games {
                p {
                    strong { (locale.say_with("study-chouette-game", &[("n", i64::from(game).into())])) } " "
                    @for link in of.links.iter().filter(|link| link.game == game) {
                        a.step aria-current=[((link.game, link.cube) == (of.game, of.cube)).then_some("true")] href={ "?game=" (link.game) "&cube=" (link.cube) } {
                            (locale.say_with("study-chouette-cube", &[("box", link.the_box.clone().into()), ("member", link.member.clone().into())]))
                        } " "
                    }
                }
            }
        }
    }
}

fn underway_words(locale: Locale, underway: &Underway) -> String {
    let plies = i64::from(underway.plies);
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    match underway.lines {
        None => locale.say_with("study-waits", &[("plies", plies.into())]),
        Some(lines) => {
            let about =
                [("plies", plies.into()), ("done", number(lines.done).into()), ("all", number(lines.all).into())];
            locale.say_with("study-underway", &about)
        }
    }
}

fn whole(locale: Locale, data: &StudyData, report: &MatchReport) -> Markup {
    let at = data.at.filter(|at| line_at(report, *at).is_some()).or_else(|| first_look(report, data.you));
    let points = graph::points(data, report);
    html! {
        div.study-columns {
            div.study-main {
                @if data.at.is_none() && !lists::worst(report, None).is_empty() { p.note { (locale.say("study-at-worst")) } }
                @if data.at.is_some() && data.at != at { p.note role="alert" { (locale.say("study-no-line")) } }
                @if let Some(at) = at { (decision::section(locale, data, report, at)) }
                @else { p { (locale.say("study-nothing")) } }
            }
            div.study-side {
                (graph::section(locale, data, report, &points, at))
                (summary(locale, data, report))
                (lists::errors(locale, data, report))
            }
        }
        (lists::games(locale, data, report, &points, at))
        p.note.study-note { (locale.say("study-definitions")) }
        (keys(locale, STUDY))
    }
}

/// A line by its numbers, from 0.
fn line_at(report: &MatchReport, (game, line): (usize, usize)) -> Option<(&GameReport, &LineReport)> {
    let game = report.games.get(game)?;
    Some((game, game.lines.get(line)?))
}

/// What a reader sees first: the worst decision, their own if they played; without an error, the first line.
fn first_look(report: &MatchReport, you: Option<Side>) -> Option<(usize, usize)> {
    let own = lists::worst(report, you).first().map(|found| found.at);
    let first = report.games.iter().position(|game| !game.lines.is_empty()).map(|game| (game, 0));
    own.or_else(|| lists::worst(report, None).first().map(|found| found.at)).or(first)
}

/// A player with the colour they play.
fn who(data: &StudyData, side: Side) -> Markup {
    let colour = if side == Side::White { "study-white" } else { "study-black" };
    html! { span.study-who { span.study-disc.(colour) aria-hidden="true" {} (data.names[side]) } }
}

/// Both players side by side.
fn summary(locale: Locale, data: &StudyData, report: &MatchReport) -> Markup {
    let say = |name: &str| locale.say(name);
    let is_match = report.length.is_some();
    let both = [&report.players.black, &report.players.white];
    let heads = [Side::Black, Side::White].map(|side| who(data, side));
    let row = |name: &str, cell: &dyn Fn(&PlayerReport) -> String| {
        html! { tr { th scope="row" title=(say(&format!("{name}-note"))) { (say(name)) } @for player in both { td.number { (cell(player)) } } } }
    };
    let worth = |value: f64| if is_match { percent(locale, value) } else { signed(locale, value, 2) };
    let adjusted = [Side::Black, Side::White].map(|side| report.luck_adjusted(side));
    let result_words = |result: f64| {
        let percent = |result: f64| match result < 0.0 {
            true => percent(locale, result),
            false => format!("{} %", unsigned(locale, result * 100.0, 1)),
        };
        if is_match { percent(result) } else { signed(locale, result, 2) }
    };
    let loss = |count: u32, lost: f64| {
        let about = [("lost", unsigned(locale, lost, 3).into()), ("n", i64::from(count).into())];
        locale.say_with("study-lost-of", &about)
    };
    html! {
        section.study-summary aria-labelledby="summary-title" {
            h2 #summary-title { (say("study-summary")) }
            table {
                thead { tr { td {} @for player in &heads { th scope="col" { (player) } } } }
                tbody {
                    (row("study-rating", &|player| unsigned(locale, player.rating, 2)))
                    (row("study-millis", &|player| unsigned(locale, player.millis, 1)))
                    (row("study-plays", &|player| loss(player.plays, player.play_losses)))
                    (row("study-cubes", &|player| loss(player.cubes, player.cube_losses)))
                    (row("study-marks", &|player| player.marks.map(|count| count.to_string()).join(" · ")))
                    (row("study-losses-worth", &|player| worth(-player.losses_worth)))
                    (row("study-luck", &|player| signed(locale, player.luck, 3)))
                    (row("study-luck-worth", &|player| worth(player.luck_worth)))
                    @if let [Some(black), Some(white)] = adjusted {
                        tr { th scope="row" title=(say("study-adjusted-note")) { (say("study-adjusted")) } @for result in [black, white] { td.number { (result_words(result)) } } }
                    }
                }
            }
            @if let Some(why) = beyond(locale, data, report) { p.note { (why) } }
        }
    }
}

/// Why a result without luck lies beyond 0 and 100%, where it does.
fn beyond(locale: Locale, data: &StudyData, report: &MatchReport) -> Option<String> {
    report.length?;
    let winner = report.games.last()?.result?.by;
    let without = report.luck_adjusted(winner)?;
    // What is shown as 0 or 100% needs no word.
    let name = match without {
        ..-0.0005 => "study-adjusted-below",
        1.0005.. => "study-adjusted-above",
        _ => return None,
    };
    Some(locale.say_with(name, &[("who", data.names[winner].clone().into())]))
}

/// Only what changes when another decision is looked at.
#[must_use]
pub fn study_decision(reader: &Reader, data: &StudyData) -> Markup {
    let locale = language(reader);
    let found = data.studied.report.as_deref().zip(data.at);
    html! { @if let Some((report, at)) = found.filter(|(report, at)| line_at(report, *at).is_some()) { (decision::section(locale, data, report, at)) } }
}
