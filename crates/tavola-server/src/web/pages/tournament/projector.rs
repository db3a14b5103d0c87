//! The page for a projector or a screen in the hall: who plays where by name, what is played, what is over, when it goes on.
//! Its script turns the pages; without one it is a page to scroll.

use maud::{DOCTYPE, Markup, html};
use tavola_tournament::stream::{play::Phase, view::MatchView};

use super::pairings::{self, Pairing};
use super::programme::Begins;
use super::{Sheet, bracket, programme, public, tie};
use crate::web::page_data::{Reader, TournamentData};
use crate::web::pages::{Frame, head};

/// How many of the latest results stand there.
const RESULTS: usize = 24;

/// The projector's page.
#[must_use]
pub fn projector(reader: &Reader, data: &TournamentData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let name = &sheet.view().settings.name;
    let frame =
        Frame { title: name, styles: &["pages", "tournament", "projector"], script: Some("tournament/projector") };
    let say = |name: &str| sheet.say(name);
    html! {
        (DOCTYPE)
        html lang=(sheet.locale.code()) dir=(sheet.locale.direction()) {
            (head(&say, &frame))
            body.projector data-tournament=(sheet.data.id) data-version=(sheet.data.version) {
                header.projector-head {
                    h1 { a href=(sheet.at("")) { (name) } }
                    p #turn aria-hidden="true" {}
                    p #clock {}
                }
                p #said .said role="status" data-lost=(say("tournament-line-lost")) data-done="" {}
                p #away .away role="alert" data-back=(say("tournament-back")) hidden { (say("tournament-away")) }
                p #heard .hidden {}
                main #main tabindex="0" { (panes(&sheet)) }
            }
        }
    }
}

fn panes(sheet: &Sheet<'_>) -> Markup {
    let matches = &sheet.view().matches;
    let live = matches.iter().filter(|game| bracket::is_live(game));
    let (called, playing): (Vec<&MatchView>, Vec<&MatchView>) =
        live.partition(|game| matches!(game.status.phase, Phase::Called { .. }));
    let mut over: Vec<(u64, &MatchView)> = matches.iter().filter_map(|game| Some((ended(game)?, game))).collect();
    over.sort_by_key(|(at, game)| std::cmp::Reverse((*at, game.id)));
    let pairings = pairings::by_name(sheet);
    let is_empty = pairings.is_empty() && called.is_empty() && playing.is_empty() && over.is_empty();
    html! {
        (public::announcements(sheet))
        @if is_empty { p.lead { (sheet.say("tournament-projector-empty")) } }
        @if !pairings.is_empty() {
            section.pane { h2 { (sheet.say("tournament-by-name")) }
                ol { @for one in &pairings { li { (by_name(sheet, one)) } } }
            }
        }
        @for (word, games) in [("tournament-called", called), ("tournament-playing", playing)] { @if !games.is_empty() {
            section.pane data-pane=(word) { h2 { (sheet.say(word)) }
                ol { @for game in games { @for sitting in tie::sittings(sheet, game) {
                    li {
                        strong.table-no { @if let Some(table) = sitting.table { (table.number()) } @else { "–" } }
                        span { (sitting.pairing(sheet, game)) (score(sheet, game)) }
                    }
                } } }
            }
        } }
        @if !over.is_empty() {
            section.pane { h2 { (sheet.say("tournament-results")) }
                ol { @for (_, game) in over.iter().take(RESULTS) { li { strong.table-no { "#" (game.id) } (result(sheet, game)) } } }
            }
        }
        @for division in &sheet.view().divisions {
            @let lines = programme::lines(sheet, division);
            @if !lines.is_empty() {
                section.pane { h2 { (sheet.say("tournament-programme")) @if sheet.has_divisions() { " · " (sheet.title(&division.division)) } }
                    ol { @for line in lines { li {
                        strong.table-no { @if let Begins::At(begins) = line.begins { (sheet.time(begins)) } @else { "–" } }
                        span {
                            (line.name)
                            @if let Begins::After(..) = line.begins { " · " (programme::begins(sheet, &line.begins)) }
                            @if let Some(ends) = line.ends { " · " (sheet.say("tournament-until-about")) " " (sheet.time(ends)) }
                        }
                    } } }
                }
            }
        }
    }
}

fn by_name(sheet: &Sheet<'_>, one: &Pairing<'_>) -> Markup {
    html! {
        strong.table-no { @if one.tables.is_empty() { "–" } @for table in &one.tables { (table) " " } }
        span {
            b { (one.name) } " – " (one.opponent)
            @if let Some(begins) = one.begins { " · " (sheet.time(begins)) }
        }
    }
}

fn score(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    html! {
        @if let (false, Some(upper), Some(lower)) = (sheet.is_davis(game), sheet.points(game, 0), sheet.points(game, 1)) {
            " · " (upper) "–" (lower)
        }
    }
}

const fn ended(game: &MatchView) -> Option<u64> {
    match game.status.phase {
        Phase::Ended { at, .. } => Some(at.millis()),
        _ => None,
    }
}

fn result(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    let Phase::Ended { report, .. } = &game.status.phase else { return html! {} };
    let loser = (0..2).find(|&index| game.seats[index].entrant() != Some(report.winner));
    html! {
        span { b { (sheet.result(game, report)) } @if let Some(loser) = loser { " – " (sheet.seat(game, loser)) } }
    }
}
