//! A player's way through the tournament; and, for them who plays, what they have to do next.

use maud::{Markup, html};
use tavola_tournament::{
    CallCommand, EntrantId, EntryCommand, ResultCommand, TournamentCommand, breaks,
    stream::{
        division::Format,
        entry::EntryState,
        play::{AtTable, Phase},
        settings::Venue,
        view::{DivisionView, DrawState, MatchView, Readiness, TournamentStage},
    },
};

use super::act::{self, Act};
use super::words::entry_word;
use super::{Place, Sheet, appeal, bracket, game, page_of, programme, public, seat, series, tie};
use crate::web::http::tournament::forms::FormKind;
use crate::web::i18n::isolated;
use crate::web::page_data::{Reader, TournamentData};

/// One player's way: their matches in their order, their prizes.
#[must_use]
pub fn player(reader: &Reader, data: &TournamentData, entrant: EntrantId) -> Option<Markup> {
    let sheet = Sheet::new(reader, data);
    let entry = *sheet.entries.get(&entrant)?;
    let title = sheet.name(entrant);
    let people: Vec<_> = entry.people.iter().map(|person| isolated(&person.name)).collect();
    Some(page_of(
        &sheet,
        Place::Public,
        &title,
        &html! {
            h1 { (title) }
            @if people.len() > 1 { p.lead { (people.join(" · ")) } }
            @if let Some(club) = entry.people.first().and_then(|person| person.club.as_ref()) { p.lead { (club) } }
            @if !entry.is_in() { p.warning { (sheet.say(entry_word(entry.state))) } }
            (place(&sheet, entrant))
            (path(&sheet, entrant))
            (appeal::rulings_about(&sheet, &[entrant]))
        },
    ))
}

fn place(sheet: &Sheet<'_>, entrant: EntrantId) -> Markup {
    let standing = sheet.view().divisions.iter().find_map(|division| {
        let standing = division.standings.iter().find(|standing| standing.entrant == entrant)?;
        Some((division, standing))
    });
    let prizes = sheet.view().divisions.iter().flat_map(|division| &division.prizes);
    let won: Vec<_> = prizes.filter(|prize| prize.entrant == Some(entrant) && prize.amount.number() > 0).collect();
    html! {
        @if let Some((_, standing)) = standing {
            p { (sheet.say_with("tournament-record", &[("won", standing.won.into()), ("lost", standing.lost.into())])) }
        }
        @for prize in won { p { strong { (sheet.say("tournament-prize")) ": " (sheet.amount(prize.amount)) } } }
    }
}

fn path(sheet: &Sheet<'_>, entrant: EntrantId) -> Markup {
    let plays = |game: &&MatchView| game.seats.iter().any(|seat| seat.entrant() == Some(entrant));
    let mut games: Vec<&MatchView> = sheet.view().matches.iter().filter(plays).collect();
    games.sort_by_key(|game| (order(game), game.id));
    html! {
        @if games.is_empty() { p.note { (sheet.say("tournament-path-none")) } }
        ol.path {
            @for game in games { li { h2.small-title { (sheet.whereabouts(game)) } (bracket::node(sheet, game)) } }
        }
    }
}

/// Ended ones as they ended, then the others.
const fn order(game: &MatchView) -> u64 {
    match game.status.phase {
        Phase::Ended { at, .. } => at.millis(),
        _ if matches!(game.readiness, Readiness::Bye) => 0,
        _ => u64::MAX,
    }
}

/// What the visitor has to do in this tournament.
#[must_use]
pub fn me(reader: &Reader, data: &TournamentData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let you = &sheet.view().you;
    let title = sheet.say("tournament-nav-me");
    let games: Vec<&MatchView> = you.matches.iter().filter_map(|id| sheet.matches.get(id).copied()).collect();
    page_of(
        &sheet,
        Place::Me,
        &title,
        &html! {
            h1 { (title) }
            @if !you.offices.is_empty() { p { a.button href=(sheet.at("/desk")) { (sheet.say("tournament-to-desk")) } } }
            (public::announcements(&sheet))
            (seat::own_votes(&sheet))
            @if you.entrants.is_empty() && !you.on_committee {
                p.lead { (sheet.say("tournament-me-none")) }
                p { a.button href=(sheet.at("")) { (sheet.say("tournament-nav-public")) } }
            }
            @for game in &games { (own_match(&sheet, game)) }
            @if !you.entrants.is_empty() && games.is_empty() { p { (sheet.say("tournament-me-wait")) } }
            @for &entrant in &you.entrants { (own_entry(&sheet, entrant)) }
            (appeal::rulings_about(&sheet, &you.entrants))
            @for division in sheet.view().divisions.iter().filter(|one| is_own(&sheet, one)) { (programme::programme(&sheet, division)) }
            @for &entrant in &you.entrants { section { h2 { (sheet.say("tournament-path")) } (path(&sheet, entrant)) } }
        },
    )
}

/// Whether the visitor is entered in a division.
fn is_own(sheet: &Sheet<'_>, division: &DivisionView) -> bool {
    let own = sheet.view().you.entrants.iter().filter_map(|entrant| sheet.entries.get(entrant));
    own.into_iter().any(|entry| entry.division == division.division.id)
}

fn own_entry(sheet: &Sheet<'_>, entrant: EntrantId) -> Markup {
    let Some(entry) = sheet.entries.get(&entrant) else { return html! {} };
    let word = entry_word(entry.state);
    // In a Swing one plays on while one has victory points (SWG-02).
    let plays_on = sheet.division(&entry.division).is_some_and(|one| {
        one.draw.state == DrawState::Published && matches!(one.division.format, Format::Swing { .. })
    });
    let is_asking = entry.state == EntryState::Requested;
    let may_go = is_asking || (entry.state == EntryState::Approved && !plays_on);
    html! {
        p { strong { (sheet.name(entrant)) } " · " (sheet.say(word)) }
        @if may_go && sheet.view().stage == TournamentStage::Open {
            (Act::new(sheet.say("tournament-withdraw"), EntryCommand::Withdraw { entrant })
                .class("quiet-button").about(sheet.name(entrant)).form(sheet))
        }
    }
}

fn own_match(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    let own = sheet
        .view()
        .you
        .entrants
        .iter()
        .copied()
        .find(|own| game.seats.iter().any(|seat| seat.entrant() == Some(*own)));
    let Some(own) = own else { return html! {} };
    let is_called = matches!(game.status.phase, Phase::Called { .. });
    html! {
        section.own-match data-card="" tabindex="-1" data-call=[is_called.then(|| called_aloud(sheet, game))] {
            h2 { (sheet.whereabouts(game)) }
            p.lead { (where_to_go(sheet, game)) }
            (bracket::node(sheet, game))
            (series::legs(sheet, game))
            (own_acts(sheet, game, own))
        }
    }
}

/// What is said aloud when one's match is called: where, and who plays.
fn called_aloud(sheet: &Sheet<'_>, game: &MatchView) -> String {
    let place = sheet.tables(&tie::tables(sheet, game)).unwrap_or_else(|| sheet.say("tournament-called"));
    format!("{place}: {}", sheet.pairing(game))
}

fn where_to_go(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    html! {
        @match (&game.status.phase, &game.status.online, game.status.table) {
            (Phase::Planned, ..) => { (sheet.say("tournament-me-soon")) @if let Some(at) = game.status.scheduled { " " (sheet.time(at)) } }
            _ if !game.status.rubber_tables.is_empty() => {
                @for known in &game.status.rubber_tables {
                    p { a.button href={ "/t/" (known.table) } { (tie::rubber_name(sheet, game, known.rubber)) } }
                }
            }
            (_, Some(table), _) => a.button href={ "/t/" (table) } { (sheet.say("tournament-to-table")) },
            (_, None, Some(_)) if sheet.is_davis(game) => {
                @if let Some(tables) = sheet.tables(&tie::tables(sheet, game)) { strong { (tables) } }
                @for sitting in tie::sittings(sheet, game) {
                    p { @if let Some(table) = sitting.table { strong { (sheet.say_with("tournament-table", &[("n", table.number().into())])) } ": " } (sitting.pairing(sheet, game)) }
                }
            }
            (_, None, Some(table)) => (sheet.say_with("tournament-me-table", &[("n", table.number().into())])),
            (Phase::Called { .. }, None, None) => (sheet.say("tournament-called")),
            (_, None, None) => (sheet.say("tournament-playing")),
        }
    }
}

fn own_acts(sheet: &Sheet<'_>, game: &MatchView, own: EntrantId) -> Markup {
    let of = game.id;
    let is_away = matches!(
        game.status.sides.iter().zip(&game.seats).find(|(_, seat)| seat.entrant() == Some(own)),
        Some((side, _)) if matches!(side.at_table, AtTable::OnBreak { .. } | AtTable::Away { .. })
    );
    let side = game.status.sides.iter().zip(&game.seats).find(|(_, seat)| seat.entrant() == Some(own));
    let has_break = side.is_some_and(|(side, _)| side.breaks < breaks(game.status.length));
    let may_break = has_break && game.status.dispute.is_none();
    let act = |word: &str, command: TournamentCommand| Act::new(sheet.say(word), command);
    html! {
        @match &game.status.phase {
            Phase::Reported { report, by, .. } => {
                p { (sheet.say_with("tournament-reported", &[("who", sheet.name(*by).into()), ("result", sheet.result(game, report).into())])) }
                @if *by != own && game.status.dispute.is_none() { (act("tournament-confirm", ResultCommand::Confirm { of }.into()).class("button").form(sheet)) }
            }
            Phase::Called { .. } if sheet.view().settings.venue == Venue::Online => {
                @if is_here(game, own) {
                    p { (sheet.say("tournament-me-sitting")) }
                } @else {
                    (act("tournament-sit-down", CallCommand::Arrive { of, entrant: own, member: None }.into()).class("button").form(sheet))
                }
            }
            Phase::Called { .. } | Phase::Playing { .. } if game.status.online.is_none() && game.status.dispute.is_none() => {
                (game::result_forms(sheet, game))
            }
            _ => {}
        }
        @if matches!(game.status.phase, Phase::Playing { .. }) && game.status.online.is_none() {
            div.acts {
                @if is_away {
                    (act("tournament-return", CallCommand::Return { of, entrant: own }.into()).form(sheet))
                } @else if may_break {
                    (act("tournament-break", CallCommand::Break { of, entrant: own }.into()).form(sheet))
                }
            }
        }
        @if bracket::is_live(game) && game.status.dispute.is_none() {
            details #dispute {
                summary { (sheet.say("tournament-call-director")) }
                (act::form(sheet, FormKind::Dispute, &[("match", of.to_string())],
                    &act::needed_text("dispute-text", "text", &sheet.say("tournament-about-what")), &sheet.say("tournament-call-director")))
            }
        }
        @if let Some(dispute) = &game.status.dispute { p.warning { (sheet.in_dispute(game, dispute)) } }
    }
}

/// Whether an entrant has come to their match.
fn is_here(game: &MatchView, own: EntrantId) -> bool {
    let side = game.status.sides.iter().zip(&game.seats).find(|(_, seat)| seat.entrant() == Some(own));
    side.is_some_and(|(side, _)| matches!(side.at_table, AtTable::Here { .. }))
}
