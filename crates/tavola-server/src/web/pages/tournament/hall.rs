//! The hall on the board: a row for each official table, which keeps its place whatever is played there; beside it what is
//! to be called and what is done.

use maud::{Markup, html};
use tavola_tournament::{
    CallCommand, DeskCommand, ResultCommand, Rubber, TableNumber, TournamentCommand,
    stream::{
        play::{AtTable, How, Phase, Report},
        settings::Venue,
        view::{MatchView, OfficialTable},
    },
};

use super::act::{self, Act};
use super::board::has_free_table;
use super::take_back::TakeBacks;
use super::tie::{self, Sitting};
use super::{Sheet, bracket, devices, game};
use crate::web::http::tournament::forms::FormKind;
use crate::web::i18n::isolated;
use crate::web::page_data::TournamentData;

/// How many ended matches stand on the board; the log has all.
const DONE: usize = 12;

/// The state a match has on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Disputed,
    Late,
    Called,
    ToCall,
    Playing,
    Done,
}

impl State {
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

    /// Nobody is late for a match because nobody has pressed that it has begun: somebody must have been missed (TRN-12).
    fn of(game: &MatchView, data: &TournamentData) -> Option<Self> {
        Self::of_part(game, None, data)
    }

    /// The same of one of a tie's matches.
    fn of_part(game: &MatchView, rubber: Option<Rubber>, data: &TournamentData) -> Option<Self> {
        let missed = tie::is_waited_for(game, rubber);
        match game.status.phase {
            _ if game.status.dispute.is_some() || data.called.contains_key(&game.id) => Some(Self::Disputed),
            Phase::Reported { .. } => Some(Self::Disputed),
            Phase::Called { .. } if missed => Some(Self::Late),
            Phase::Called { .. } => Some(Self::Called),
            Phase::Playing { .. } if missed && !game.status.tie.missed.is_empty() => Some(Self::Late),
            Phase::Playing { .. } => Some(Self::Playing),
            Phase::Ended { .. } => Some(Self::Done),
            Phase::Planned => None,
        }
    }

    /// Whether somebody at the desk must look at it.
    const fn asks(self) -> bool {
        matches!(self, Self::Disputed | Self::Late)
    }
}

/// The tables with their matches, the matches to call, the last results.
pub(super) fn hall(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    let mut to_call: Vec<&MatchView> =
        view.calls.iter().filter_map(|call| sheet.matches.get(&call.of).copied()).collect();
    let elsewhere = away_from_tables(sheet);
    let is_shown = |game: &&MatchView| elsewhere.iter().any(|one| one.id == game.id);
    let mut done: Vec<&MatchView> =
        view.matches.iter().filter(|game| State::of(game, sheet.data) == Some(State::Done)).collect();
    done.retain(|game| !is_shown(game));
    to_call.retain(|game| !is_shown(game));
    done.sort_by_key(|game| std::cmp::Reverse((ended(game), game.id)));
    let take_backs = TakeBacks::on(sheet);
    html! {
        @if !view.matches.is_empty() || !view.tables.is_empty() {
            div.desk-board {
                section.hall aria-labelledby="hall-title" {
                    (head(sheet))
                    ol.rows {
                        @for table in &view.tables { (table_row(sheet, table, &take_backs)) }
                        @for game in &elsewhere {
                            @for seat in tie::sittings(sheet, game) {
                                li data-call=[needs_a_look(sheet, game)] { (card(sheet, game, seat, &take_backs.of_whole(game))) }
                            }
                            @if let Some(way) = take_backs.of_single(game, None) { li { (way) } }
                        }
                    }
                }
                div.beside {
                    section.queue aria-labelledby="queue-title" {
                        h2 #queue-title { (sheet.say("tournament-col-to_call")) " " span.count { (to_call.len()) } }
                        @if to_call.is_empty() { p.note { "–" } }
                        @else if !has_free_table(sheet) { p.note #no-table { (sheet.say("tournament-no-table")) } }
                        ol.rows { @for game in &to_call { li { (waiting(sheet, game)) } } }
                    }
                    section.over aria-labelledby="over-title" {
                        h2 #over-title { (sheet.say("tournament-col-done")) " " span.count { (done.len()) } }
                        @if done.is_empty() { p.note { "–" } }
                        ol { @for game in done.iter().take(DONE) { li { (card(sheet, game, whole(game), &take_backs.of_whole(game))) } } }
                    }
                }
            }
        }
    }
}

/// How many matches are on, the way to those that somebody must look at, and one press that starts all called.
fn head(sheet: &Sheet<'_>) -> Markup {
    let matches = &sheet.view().matches;
    let in_state = |state: State| matches.iter().filter(move |game| State::of(game, sheet.data) == Some(state));
    let on = matches.iter().filter(|game| game.status.phase.is_on()).count();
    html! {
        div.hall-head {
            h2 #hall-title { (sheet.say("tournament-hall")) " " span.count { (on) } }
            @for state in [State::Disputed, State::Late] {
                @if in_state(state).next().is_some() {
                    p.warning { (sheet.say(state.word())) ": "
                        @for (index, game) in in_state(state).enumerate() {
                            @if index > 0 { ", " }
                            a href={ "#match-" (game.id) } { (sheet.pairing(game)) }
                        }
                    }
                }
            }
            @if sheet.view().settings.venue == Venue::OverTheBoard && !sheet.view().tables.is_empty() {
                p { a href=(sheet.at("/desk/devices")) { (sheet.say("tournament-devices")) } }
            }
            @if in_state(State::Called).count() > 1 {
                (Act::new(sheet.say("tournament-start-all"), CallCommand::StartAll).key("g").form(sheet))
            }
        }
    }
}

/// Matches that are on or in dispute at no official table. Where there are no tables, those of their round that are over
/// keep their place as well, so that no row moves before the round is over.
fn away_from_tables<'a>(sheet: &Sheet<'a>) -> Vec<&'a MatchView> {
    let view = sheet.view();
    let at_table = |game: &MatchView| view.tables.iter().any(|table| table.of == Some(game.id));
    let is_up = |game: &&MatchView| {
        (game.status.phase.is_on() || State::of(game, sheet.data) == Some(State::Disputed)) && !at_table(game)
    };
    let up: Vec<&MatchView> = view.matches.iter().filter(is_up).collect();
    let round = |game: &MatchView| (game.division.clone(), game.stage, game.round);
    let is_kept = |game: &&MatchView| {
        let is_done = State::of(game, sheet.data) == Some(State::Done);
        view.tables.is_empty() && is_done && up.iter().any(|one| round(one) == round(game))
    };
    let mut all: Vec<&MatchView> = view.matches.iter().filter(|game| is_up(game) || is_kept(game)).collect();
    all.sort_by_key(|game| game.id);
    all
}

/// A match as a whole, wherever it is played.
const fn whole(game: &MatchView) -> Sitting {
    Sitting { table: game.status.table, rubber: None }
}

/// What stands in the row of a table: the match; of a tie what of it is played there, if only as many as there are tables.
fn at_table(sheet: &Sheet<'_>, game: &MatchView, table: TableNumber) -> Vec<Sitting> {
    let here: Vec<Sitting> = tie::sittings(sheet, game).into_iter().filter(|one| one.table == Some(table)).collect();
    if here.is_empty() { vec![Sitting { table: Some(table), rubber: None }] } else { here }
}

fn table_row(sheet: &Sheet<'_>, table: &OfficialTable, take_backs: &TakeBacks<'_>) -> Markup {
    let number = table.table;
    let game = table.of.and_then(|of| sheet.matches.get(&of).copied());
    let (close, open) = (DeskCommand::CloseTable { table: number }, DeskCommand::OpenTable { table: number });
    let command = if table.is_open { close } else { open };
    html! {
        li.table-row id={ "table-" (number) } .closed[!table.is_open] data-call=[game.and_then(|game| needs_a_look(sheet, game))] {
            strong.table-no { (number) }
            @match game {
                Some(game) => div.sittings {
                    @for seat in at_table(sheet, game, number) { (card(sheet, game, seat, &html! {})) }
                    @if let Some(way) = take_backs.of_single(game, Some(number)) { (way) }
                },
                None => div.free {
                    span.note { (sheet.say(if table.is_open { "tournament-table-free" } else { "tournament-table-closed" })) }
                    (Act::new(sheet.say(if table.is_open { "tournament-table-close" } else { "tournament-table-open" }),
                        command).class("quiet-button").about(number.to_string()).form(sheet))
                }
            }
        }
    }
}

const fn ended(game: &MatchView) -> u64 {
    match game.status.phase {
        Phase::Ended { at, .. } => at.millis(),
        _ => 0,
    }
}

/// What the line at the top finds a match by: the names of all who play.
fn found_by(sheet: &Sheet<'_>, game: &MatchView, seat: Sitting) -> String {
    if let Some(rubber) = seat.rubber {
        return [0, 1].map(|index| tie::who_plays(sheet, game, rubber, index)).join(" ");
    }
    let seated = game.seats.iter().filter_map(|seat| sheet.entries.get(&seat.entrant()?));
    let names = seated.flat_map(|entry| std::iter::once(&entry.name).chain(entry.people.iter().map(|one| &one.name)));
    names.map(|name| isolated(name)).collect::<Vec<_>>().join(" ")
}

/// What its card is called: that at a tie's second board by a name of its own.
fn card_id(game: &MatchView, seat: Sitting) -> String {
    let is_second = seat.rubber.is_some_and(|rubber| rubber.board() == 1)
        || (seat.rubber.is_none() && seat.table.is_some() && seat.table == game.status.tie.second_table);
    format!("match-{}{}", game.id, if is_second { "-2" } else { "" })
}

fn card(sheet: &Sheet<'_>, game: &MatchView, seat: Sitting, take_back: &Markup) -> Markup {
    let Some(state) = State::of_part(game, seat.rubber, sheet.data) else { return html! {} };
    let is_idle = sheet.is_davis(game) && seat.rubber.is_none();
    let has_form =
        !is_idle && bracket::is_live(game) && game.status.dispute.is_none() && act::offers(sheet, FormKind::HandIn);
    html! {
        article.card id=(card_id(game, seat)) tabindex="0" data-card="" data-state=(state.name()) data-find=(found_by(sheet, game, seat))
            data-table=[seat.table.filter(|_| game.status.phase.is_on())] aria-label=(spoken(sheet, game, seat)) {
            header {
                a href={ (sheet.at("/desk/match/")) (game.id) } data-key="Enter" { "#" (game.id) }
                span.whereabouts { (sheet.whereabouts_and_length(game)) }
            }
            @if has_form { span.pairing.hidden { (seat.pairing(sheet, game)) } }
            @else if state == State::Done { (bracket::node(sheet, game)) }
            @else { span.pairing { (sheet.pairing(game)) } }
            @if has_form { (game::result_form(sheet, game, seat.rubber)) }
            @if !is_idle || state == State::Disputed { (card_acts(sheet, state, game, seat)) }
            div.state {
                @if is_idle && bracket::is_live(game) { p.note { (sheet.say("tournament-tie-waits")) } }
                @else { (line_of_state(sheet, state, game, seat)) (devices::line(sheet, game)) }
                @if has_free_table(sheet) && seat.rubber.is_some_and(|rubber| rubber.board() == 1) { (tie::second_table(sheet, game)) }
            }
            (take_back)
        }
    }
}

/// A match that can be called.
fn waiting(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    html! {
        article.card id={ "match-" (game.id) } tabindex="0" data-card="" data-state=(State::ToCall.name()) data-find=(found_by(sheet, game, whole(game)))
            aria-label=(spoken(sheet, game, whole(game))) {
            header { a href={ (sheet.at("/desk/match/")) (game.id) } data-key="Enter" { "#" (game.id) } }
            span.pairing {
                (sheet.pairing(game))
                @if let Some(at) = game.status.scheduled { span.note { " · " (sheet.time(at)) } }
                @if sheet.meet_again(game) { span.note { " · " (sheet.say("tournament-met-again")) } }
            }
            @if has_free_table(sheet) {
                (Act::new(sheet.say("tournament-call"), CallCommand::Call { of: game.id, table: None }).about(sheet.pairing(game)).key("c").form(sheet))
            }
        }
    }
}

/// What is said aloud when a match comes among those to decide or the late ones.
fn needs_a_look(sheet: &Sheet<'_>, game: &MatchView) -> Option<String> {
    let state = State::of(game, sheet.data).filter(|state| state.asks())?;
    Some(format!("{}: {}", sheet.say(state.word()), spoken(sheet, game, whole(game))))
}

fn spoken(sheet: &Sheet<'_>, game: &MatchView, seat: Sitting) -> String {
    let table = seat.table.map(|table| sheet.say_with("tournament-table", &[("n", table.number().into())]));
    let pairing = seat.pairing(sheet, game);
    let parts = [Some(format!("{} {}", sheet.say("tournament-match"), game.id)), Some(pairing), table];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn line_of_state(sheet: &Sheet<'_>, state: State, game: &MatchView, seat: Sitting) -> Markup {
    html! {
        @match &game.status.phase {
            Phase::Called { at } => p.note { (sheet.say("tournament-called-at")) " " (sheet.time(*at)) },
            Phase::Playing { since } => p.note {
                (sheet.say("tournament-since")) " " (sheet.time(*since))
                @if let Some(ends) = game.ends { " · " (sheet.say("tournament-until-about")) " " (sheet.time(ends)) }
            },
            Phase::Reported { report, by, .. } => p.note {
                (sheet.say_with("tournament-reported", &[("who", sheet.name(*by).into()), ("result", sheet.result(game, report).into())]))
            },
            Phase::Ended { at, report, .. } => p.note {
                @if !is_in_the_sheet(report) { (sheet.result(game, report)) " · " }
                (sheet.time(*at))
            },
            Phase::Planned => {}
        }
        @if state != State::Done {
            @if let (Some(upper), Some(lower)) = (sheet.points(game, 0), sheet.points(game, 1)) { p.note { (upper) "–" (lower) } }
        }
        @if state == State::Late { (lateness(sheet, game, seat)) }
        @if let Some(dispute) = &game.status.dispute {
            p.warning { (sheet.in_dispute(game, dispute)) }
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

/// Who is missed, and what it has cost by now: what somebody's lateness costs are points for the other.
fn lateness(sheet: &Sheet<'_>, game: &MatchView, seat: Sitting) -> Markup {
    if sheet.is_davis(game) {
        return tie::lateness(sheet, game, seat.rubber);
    }
    html! {
        @for index in 0..2 {
            @if game.status.sides[index].at_table == AtTable::Absent {
                p.warning { (sheet.say_with("tournament-late-points", &[
                    ("who", sheet.seat(game, index).into()), ("n", game.late_now[1 - index].into()),
                ])) }
            }
        }
    }
}

fn card_acts(sheet: &Sheet<'_>, state: State, game: &MatchView, seat: Sitting) -> Markup {
    let of = game.id;
    let act = |word: &str, command: TournamentCommand| Act::new(sheet.say(word), command).about(sheet.pairing(game));
    html! {
        @match state {
            State::Called | State::Late => div.acts {
                @if matches!(game.status.phase, Phase::Called { .. }) {
                    (act("tournament-start", CallCommand::Start { of }.into()).key("s").class("panel-button").form(sheet))
                }
                @match seat.rubber {
                    Some(rubber) => (tie::presence(sheet, game, rubber)),
                    None => @for index in 0..2 { (presence(sheet, game, index)) },
                }
            },
            State::Disputed => div.acts {
                @if matches!(game.status.phase, Phase::Reported { .. }) && game.status.dispute.is_none() {
                    (act("tournament-confirm", ResultCommand::Confirm { of }.into()).key("k").class("button").form(sheet))
                }
                a.panel-button data-key="e" href={ (sheet.at("/desk/match/")) (of) "#rule" } { (sheet.say("tournament-rule")) kbd aria-hidden="true" { "e" } }
            },
            State::ToCall | State::Playing | State::Done => {}
        }
    }
}

/// A player is missed, or has come.
fn presence(sheet: &Sheet<'_>, game: &MatchView, index: usize) -> Markup {
    let Some(entrant) = game.seats[index].entrant() else { return html! {} };
    let name = sheet.name(entrant);
    html! {
        @if game.status.sides[index].at_table == AtTable::Absent {
            (Act::new(sheet.say_with("tournament-arrived", &[("who", name.into())]),
                CallCommand::Arrive { of: game.id, entrant, member: None }).key(["h", "j"][index]).form(sheet))
        } @else {
            (Act::new(sheet.say_with("tournament-missing", &[("who", name.into())]),
                CallCommand::Absent { of: game.id, entrant, member: None }).key(["a", "b"][index]).class("quiet-button").form(sheet))
        }
    }
}
