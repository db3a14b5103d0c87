//! The board of the desk: today's matches by state, each with what can be done about it by one key.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tavola_base::Time;
use tavola_tournament::{
    CallCommand, DeskCommand, MatchId, ResultCommand, TournamentCommand,
    stream::{
        play::{AtTable, How, Phase, Report},
        settings::Venue,
        view::{LogLine, MatchView, OfficialTable, TournamentStage},
    },
};

use super::act::{self, Act};
use super::words::minutes;
use super::{Place, Sheet, appeal, bracket, desk_page, devices, end, game, public};
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::{Reader, TournamentData};

/// How many ended matches stand on the board; the log has all.
const DONE: usize = 12;

/// How many minutes after its time a match stands among the late ones.
const FORBEARANCE: u64 = 5;

/// The board.
#[must_use]
pub fn board(reader: &Reader, data: &TournamentData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-board");
    desk_page(
        &sheet,
        Place::Board,
        &title,
        &html! {
            div.desk-head {
                h1 { (title) }
                (head_acts(&sheet))
            }
            (appeal::open_appeals(&sheet))
            (next_step(&sheet))
            (columns(&sheet))
            (tables(&sheet))
            (announce(&sheet))
            (keys(&sheet))
        },
    )
}

fn head_acts(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    html! {
        div.acts {
            form.search role="search" action=(sheet.at("/desk/entries")) {
                label.hidden for="find" { (sheet.say("tournament-find")) }
                input #find name="q" type="search" placeholder=(sheet.say("tournament-find")) data-key-focus="/";
            }
            @if view.settings.venue == Venue::OverTheBoard && !view.calls.is_empty() && has_free_table(sheet) {
                (Act::new(sheet.say("tournament-call-next"), CallCommand::CallNext).key("n").class("button").form(sheet))
            }
        }
    }
}

/// Whether a match can be called to a table now; where there are none, to anywhere.
pub(super) fn has_free_table(sheet: &Sheet<'_>) -> bool {
    let tables = &sheet.view().tables;
    tables.is_empty() || tables.iter().any(|table| table.is_open && table.of.is_none())
}

/// What is to be done first where there are no matches yet.
fn next_step(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    html! {
        @if view.stage == TournamentStage::Finished {
            p.lead { (sheet.say("tournament-state-finished")) }
        } @else if view.matches.is_empty() {
            section.invite {
                p.lead { (sheet.say("tournament-desk-empty")) }
                p.acts {
                    a.button href=(sheet.at("/desk/entries")) { (sheet.say("tournament-nav-entries")) }
                    @if view.entries.len() > 1 { a.panel-button href=(sheet.at("/desk/draw")) { (sheet.say("tournament-nav-draw")) } }
                }
            }
        } @else if !view.left.forbids() { (end::the_end(sheet)) }
    }
}

/// The state a match has on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Disputed,
    Late,
    Called,
    ToCall,
    Playing,
    Done,
}

impl Column {
    const ALL: [Self; 6] = [Self::Disputed, Self::Late, Self::ToCall, Self::Called, Self::Playing, Self::Done];

    const fn word(self) -> &'static str {
        match self {
            Self::Disputed => "tournament-col-disputed",
            Self::Late => "tournament-col-late",
            Self::ToCall => "tournament-col-to_call",
            Self::Called => "tournament-col-called",
            Self::Playing => "tournament-col-playing",
            Self::Done => "tournament-col-done",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Disputed => "disputed",
            Self::Late => "late",
            Self::ToCall => "to-call",
            Self::Called => "called",
            Self::Playing => "playing",
            Self::Done => "done",
        }
    }

    fn of(game: &MatchView, data: &TournamentData) -> Option<Self> {
        let now = data.now;
        let missed = game.status.sides.iter().any(|side| side.at_table == AtTable::Absent);
        let overdue = overdue(game, now).is_some() || game.late_now != [0, 0];
        match game.status.phase {
            _ if game.status.dispute.is_some() || data.called.contains_key(&game.id) => Some(Self::Disputed),
            Phase::Reported { .. } => Some(Self::Disputed),
            Phase::Called { .. } if missed || overdue => Some(Self::Late),
            Phase::Called { .. } => Some(Self::Called),
            Phase::Playing { .. } => Some(Self::Playing),
            Phase::Ended { .. } => Some(Self::Done),
            Phase::Planned => None,
        }
    }
}

/// When a match should have begun, if that is a good while ago.
fn overdue(game: &MatchView, now: Time) -> Option<Time> {
    game.status.scheduled.filter(|at| minutes(now.since(*at)) >= FORBEARANCE)
}

fn columns(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    if view.matches.is_empty() {
        return html! {};
    }
    let undoable = undoable(sheet);
    html! {
        div.columns {
            @for column in Column::ALL {
                @let games = games_in(sheet, column);
                section class={ "column " (column.name()) } aria-labelledby={ "col-" (column.name()) } {
                    h2 id={ "col-" (column.name()) } { (sheet.say(column.word())) " " span.count { (games.len()) } }
                    @if games.is_empty() { p.note { "–" } }
                    @else if column == Column::ToCall && !has_free_table(sheet) { p.note #no-table { (sheet.say("tournament-no-table")) } }
                    ol {
                        @for game in games.iter().take(if column == Column::Done { DONE } else { usize::MAX }) {
                            li data-call=[needs_a_look(sheet, column, game)] { (card(sheet, column, game, undoable.get(&game.id).copied())) }
                        }
                    }
                }
            }
        }
    }
}

fn games_in<'a>(sheet: &Sheet<'a>, column: Column) -> Vec<&'a MatchView> {
    let view = sheet.view();
    if column == Column::ToCall {
        return view.calls.iter().filter_map(|call| sheet.matches.get(&call.of).copied()).collect();
    }
    let mut games: Vec<&MatchView> =
        view.matches.iter().filter(|game| Column::of(game, sheet.data) == Some(column)).collect();
    match column {
        Column::Done => games.sort_by_key(|game| std::cmp::Reverse((ended(game), game.id))),
        _ => games.sort_by_key(|game| (game.status.table, game.id)),
    }
    games
}

const fn ended(game: &MatchView) -> u64 {
    match game.status.phase {
        Phase::Ended { at, .. } => at.millis(),
        _ => 0,
    }
}

/// The act by which each match got its last result, or that of a part of it, where it can be undone.
fn undoable(sheet: &Sheet<'_>) -> BTreeMap<MatchId, u32> {
    if !act::is_a_directors(sheet) {
        return BTreeMap::new();
    }
    let is_result = |line: &&LogLine| {
        line.can_be_undone && matches!(line.what, "ended" | "leg_ended" | "rubber_ended") && line.of.is_some()
    };
    let lines = sheet.view().log.iter().filter(is_result);
    lines.filter_map(|line| Some((line.of?, line.act))).collect()
}

fn card(sheet: &Sheet<'_>, column: Column, game: &MatchView, undoable: Option<u32>) -> Markup {
    html! {
        article.card id={ "match-" (game.id) } tabindex="0" data-card="" aria-label=(spoken(sheet, game)) {
            header {
                a href={ (sheet.at("/desk/match/")) (game.id) } data-key="Enter" { "#" (game.id) }
                span { (sheet.whereabouts_and_length(game)) }
                @if let Some(table) = game.status.table { strong.table-no { (table) } }
            }
            (bracket::node(sheet, game))
            (line_of_state(sheet, column, game))
            (devices::line(sheet, game))
            (card_acts(sheet, column, game))
            @if let Some(act) = undoable {
                a.quiet-button data-undo="" href={ (sheet.at("/desk/log")) "?undo=" (act) "#confirm" } {
                    (sheet.say("tournament-undo")) span.hidden { " " (sheet.pairing(game)) }
                }
            }
        }
    }
}

/// What is said aloud when a match comes among those to decide or the late ones.
fn needs_a_look(sheet: &Sheet<'_>, column: Column, game: &MatchView) -> Option<String> {
    let asks = matches!(column, Column::Disputed | Column::Late);
    asks.then(|| format!("{}: {}", sheet.say(column.word()), spoken(sheet, game)))
}

fn spoken(sheet: &Sheet<'_>, game: &MatchView) -> String {
    let table = game.status.table.map(|table| sheet.say_with("tournament-table", &[("n", table.number().into())]));
    let parts = [Some(format!("{} {}", sheet.say("tournament-match"), game.id)), Some(sheet.pairing(game)), table];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn line_of_state(sheet: &Sheet<'_>, column: Column, game: &MatchView) -> Markup {
    html! {
        @match &game.status.phase {
            Phase::Called { at } => p.note { (sheet.say("tournament-called-at")) " " (sheet.time(*at)) },
            Phase::Playing { since } => p.note {
                (sheet.say("tournament-since")) " " (sheet.time(*since))
                @if let Some(ends) = game.ends { " · " (sheet.say("tournament-until-about")) " " (sheet.time(ends)) }
            },
            Phase::Reported { report, by, .. } => p.note {
                (sheet.say_with("tournament-reported", &[("who", sheet.name(*by).into()), ("result", sheet.result(report).into())]))
            },
            Phase::Ended { at, report, .. } => p.note {
                @if !is_in_the_sheet(report) { (sheet.result(report)) " · " }
                (sheet.time(*at))
            },
            Phase::Planned => {
                @if let Some(at) = game.status.scheduled { p.note { (sheet.time(at)) } }
            }
        }
        @if column == Column::Late { (lateness(sheet, game)) }
        @if let Some(dispute) = &game.status.dispute {
            p.warning { (sheet.in_dispute(dispute)) }
        }
        @if let Some(since) = sheet.data.called.get(&game.id) {
            p.warning { (sheet.say("tournament-director-called")) " " (sheet.time(*since)) }
        }
    }
}

/// Whether the two lines of the sheet say the whole result.
const fn is_in_the_sheet(report: &Report) -> bool {
    matches!(report.how, How::Played) && (report.score.is_some() || report.kind.is_some())
}

/// How long who is late, and what it has cost by now.
fn lateness(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    html! {
        @if let Some(at) = overdue(game, sheet.data.now) {
            p.warning { (sheet.say_with("tournament-late-minutes", &[("n", i64::try_from(minutes(sheet.data.now.since(at))).unwrap_or(0).into())])) }
        }
        @for index in 0..2 {
            @if game.status.sides[index].at_table == AtTable::Absent {
                // What somebody's lateness costs are points for the other.
                p.warning { (sheet.say_with("tournament-late-points", &[
                    ("who", sheet.seat(game, index).into()), ("n", game.late_now[1 - index].into()),
                ])) }
            }
        }
    }
}

fn card_acts(sheet: &Sheet<'_>, column: Column, game: &MatchView) -> Markup {
    let of = game.id;
    let act = |word: &str, command: TournamentCommand| Act::new(sheet.say(word), command).about(sheet.pairing(game));
    html! {
        div.acts {
            @match column {
                Column::ToCall if !has_free_table(sheet) => {}
                Column::ToCall => {
                    (act("tournament-call", CallCommand::Call { of, table: None }.into()).key("c").class("button").form(sheet))
                }
                Column::Called | Column::Late => {
                    (act("tournament-start", CallCommand::Start { of }.into()).key("s").class("button").form(sheet))
                    @for index in 0..2 { (presence(sheet, game, index)) }
                }
                Column::Disputed => {
                    @if matches!(game.status.phase, Phase::Reported { .. }) && game.status.dispute.is_none() {
                        (act("tournament-confirm", ResultCommand::Confirm { of }.into()).key("k").class("button").form(sheet))
                    }
                    a.panel-button data-key="e" href={ (sheet.at("/desk/match/")) (of) "#rule" } { (sheet.say("tournament-rule")) kbd aria-hidden="true" { "e" } }
                }
                Column::Playing | Column::Done => {}
            }
        }
        @if bracket::is_live(game) && game.status.dispute.is_none() { (game::result_form(sheet, game)) }
    }
}

/// A player is missed, or has come.
fn presence(sheet: &Sheet<'_>, game: &MatchView, index: usize) -> Markup {
    let Some(entrant) = game.seats[index].entrant() else { return html! {} };
    let name = sheet.name(entrant);
    html! {
        @if game.status.sides[index].at_table == AtTable::Absent {
            (Act::new(sheet.say_with("tournament-arrived", &[("who", name.into())]),
                CallCommand::Arrive { of: game.id, entrant }).key(["h", "j"][index]).form(sheet))
        } @else {
            (Act::new(sheet.say_with("tournament-absent", &[("who", name.into())]),
                CallCommand::Absent { of: game.id, entrant }).key(["a", "b"][index]).class("quiet-button").form(sheet))
        }
    }
}

fn tables(sheet: &Sheet<'_>) -> Markup {
    let tables = &sheet.view().tables;
    html! {
        @if !tables.is_empty() {
            section.tables aria-labelledby="tables-title" {
                h2 #tables-title { (sheet.say("tournament-tables")) }
                @if sheet.view().settings.venue == Venue::OverTheBoard {
                    p { a href=(sheet.at("/desk/devices")) { (sheet.say("tournament-devices")) } }
                }
                ul.table-strip { @for table in tables { li { (table_chip(sheet, table)) } } }
            }
        }
    }
}

fn table_chip(sheet: &Sheet<'_>, table: &OfficialTable) -> Markup {
    let number = table.table;
    let (close, open) = (DeskCommand::CloseTable { table: number }, DeskCommand::OpenTable { table: number });
    let command = if table.is_open { close } else { open };
    html! {
        div.table-chip .closed[!table.is_open] .taken[table.of.is_some()] {
            strong { (number) }
            span {
                @match table.of {
                    Some(of) => { (sheet.pairing_of(of)) @if let Some(free) = table.free { " · " (sheet.time(free)) } }
                    None if table.is_open => (sheet.say("tournament-table-free")),
                    None => (sheet.say("tournament-table-closed")),
                }
            }
            @if table.of.is_none() {
                (Act::new(sheet.say(if table.is_open { "tournament-table-close" } else { "tournament-table-open" }),
                    command).class("quiet-button").about(number.to_string()).form(sheet))
            }
        }
    }
}

fn announce(sheet: &Sheet<'_>) -> Markup {
    html! {
        section.announce aria-labelledby="announce-title" {
            h2 #announce-title { (sheet.say("tournament-announcements")) }
            (public::announcements(sheet))
            (act::form(sheet, FormKind::Announce, &[], &act::field("announce-text", &sheet.say("tournament-announce-what"), &html! {
                input #announce-text name="text" required maxlength="400" data-key-focus="m";
            }), &sheet.say("tournament-announce")))
        }
    }
}

fn keys(sheet: &Sheet<'_>) -> Markup {
    let all = [
        ("↓ ↑", "tournament-key-move"),
        ("c", "tournament-call"),
        ("n", "tournament-call-next"),
        ("s", "tournament-start"),
        ("1 2", "tournament-key-won"),
        ("a b", "tournament-key-absent"),
        ("h j", "tournament-key-here"),
        ("k", "tournament-confirm"),
        ("e", "tournament-rule"),
        ("m", "tournament-announce"),
        ("/", "tournament-find"),
    ];
    act::key_list(sheet, &all)
}
