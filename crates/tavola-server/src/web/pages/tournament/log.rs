//! The log at the desk: every act with who and when, and what can be undone by its opposite.

use maud::{Markup, html};
use tavola_tournament::{MatchId, ResultCommand, stream::view::LogLine};

use super::act::{self, Act};
use super::{Place, Sheet, desk_page, touched};
use crate::web::i18n::isolated;
use crate::web::page_data::{Reader, TournamentData, Undoing};

/// How many acts a page of the log shows.
const LINES: usize = 200;

/// The log, the latest act first; with the question what undoing one would touch, if it is asked.
#[must_use]
pub fn log(reader: &Reader, data: &TournamentData, undoing: Option<&Undoing>) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-log");
    desk_page(
        &sheet,
        Place::Log,
        &title,
        &html! {
            h1 { (title) }
            p.note { (sheet.say("tournament-log-note")) }
            @if let Some(undoing) = undoing { (confirm(&sheet, undoing)) }
            ol.log { @for line in sheet.view().log.iter().rev().take(LINES) { li { (act_line(&sheet, line)) } } }
            @if sheet.view().log.len() > LINES { p { a href=(sheet.at("/export/log.json")) { (sheet.say("tournament-export-log")) } } }
        },
    )
}

fn act_line(sheet: &Sheet<'_>, line: &LogLine) -> Markup {
    html! {
        div.log-line .undone[line.undone] id={ "act-" (line.act) } {
            span.act-no { (line.act) }
            (sheet.time(line.at))
            span.by { (sheet.person(line.by.as_ref())) }
            span.what {
                (what(sheet, line))
                @if line.undone { " · " em { (sheet.say("tournament-undone")) } }
            }
            @if line.can_be_undone && act::is_a_directors(sheet) {
                a.quiet-button href={ (sheet.at("/desk/log")) "?undo=" (line.act) "#confirm" } { (sheet.say("tournament-undo")) span.hidden { " " (line.act) } }
            }
        }
    }
}

/// What was done, about whom and in which match.
fn what(sheet: &Sheet<'_>, line: &LogLine) -> Markup {
    html! {
        (sheet.say(&format!("tournament-log-{}", line.what)))
        @if let Some(entrant) = line.entrant {
            " · "
            @match &line.name {
                // As they were called then, and are now.
                Some(name) => { (isolated(name)) " (" (sheet.link(entrant)) ")" }
                None => (sheet.link(entrant)),
            }
        }
        @if let Some(of) = line.of {
            " · " a href={ (sheet.at("/desk/match/")) (of) } {
                "#" (of) " "
                @match line.pair {
                    Some([first, second]) => { (sheet.name(first)) " – " (sheet.name(second)) }
                    None => (sheet.pairing_of(of)),
                }
            }
        }
        @if let Some(amount) = line.amount { " · " (sheet.amount(amount)) }
        @if let (Some(result), Some(game)) = (&line.result, line.of.and_then(|of| sheet.matches.get(&of))) { " · " (sheet.result(game, result)) }
    }
}

fn confirm(sheet: &Sheet<'_>, undoing: &Undoing) -> Markup {
    let line = sheet.view().log.iter().find(|line| line.act == undoing.act);
    let accepting: Vec<MatchId> = undoing.touched.iter().map(|touched| touched.of).collect();
    html! {
        section.confirm #confirm role="alert" {
            h2 { (sheet.say("tournament-undo")) " " (undoing.act) @if let Some(line) = line { ": " (what(sheet, line)) } }
            @match &undoing.refusal {
                Some(refusal) => p.warning { (refusal) },
                None => {
                    (touched::list(sheet, &undoing.touched))
                    (Act::new(sheet.say("tournament-undo-do"), ResultCommand::Undo { act: undoing.act, accepting })
                        .class("button").form_to(sheet, &sheet.at("/desk/log")))
                }
            }
            p { a href=(sheet.at("/desk/log")) { (sheet.say("tournament-cancel")) } }
        }
    }
}
