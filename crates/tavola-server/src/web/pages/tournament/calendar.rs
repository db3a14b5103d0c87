//! When a tournament and its rounds begin, for calendars.

use tavola_tournament::{
    Entry, Person,
    stream::{
        play::Phase,
        view::{DivisionView, MatchView},
    },
};

use super::{
    Sheet,
    programme::{self, Begins},
};
use crate::web::ics::Appointment;
use crate::web::page_data::{Reader, TournamentData};

/// The beginning of the tournament, and of every round that has an hour.
#[must_use]
pub fn appointments(reader: &Reader, data: &TournamentData, link: &str) -> Vec<Appointment> {
    let sheet = Sheet::new(reader, data);
    let rounds = data.view.divisions.iter().flat_map(|division| of_division(&sheet, division, link));
    beginning(data, link).into_iter().chain(rounds).collect()
}

/// The beginning, and the matches of one player that have an hour.
#[must_use]
pub fn appointments_of(reader: &Reader, data: &TournamentData, link: &str, player: &str) -> Vec<Appointment> {
    let sheet = Sheet::new(reader, data);
    let own = data.view.matches.iter().filter_map(|game| of_match(&sheet, game, link, player));
    beginning(data, link).into_iter().chain(own).collect()
}

fn beginning(data: &TournamentData, link: &str) -> Option<Appointment> {
    Some(Appointment {
        id: format!("event-{}", data.id),
        title: data.view.settings.name.clone(),
        link: link.to_owned(),
        begins: data.view.settings.begins?,
        ends: None,
    })
}

fn of_division(sheet: &Sheet<'_>, division: &DivisionView, link: &str) -> Vec<Appointment> {
    // The rounds that are drawn come first, one line each.
    let lines = programme::lines(sheet, division).into_iter().zip(&division.schedule);
    let name = &sheet.view().settings.name;
    let title = |line: &str| match sheet.has_divisions() {
        true => format!("{name} · {} · {line}", sheet.title(&division.division)),
        false => format!("{name} · {line}"),
    };
    let appointment = |(line, estimate): (programme::Line, &tavola_tournament::stream::view::RoundEstimate)| {
        let Begins::At(begins) = line.begins else { return None };
        let stage = serde_json::to_value(estimate.stage).ok()?;
        let (stage, round) = (stage.as_str()?.to_owned(), estimate.round.index());
        Some(Appointment {
            id: format!("event-{}-{}-{stage}-{round}", sheet.data.id, division.division.id),
            title: title(&line.name),
            link: link.to_owned(),
            begins,
            ends: line.ends,
        })
    };
    lines.filter_map(appointment).collect()
}

fn of_match(sheet: &Sheet<'_>, game: &MatchView, link: &str, player: &str) -> Option<Appointment> {
    let begins = game.status.scheduled.filter(|_| game.status.phase == Phase::Planned)?;
    let is_theirs = |person: &Person| person.player.as_ref().is_some_and(|one| one.as_str() == player);
    let seats = game.seats.iter().filter_map(|seat| seat.entrant()).filter_map(|entrant| sheet.entries.get(&entrant));
    let (own, others): (Vec<&&Entry>, Vec<&&Entry>) = seats.partition(|entry| entry.people.iter().any(is_theirs));
    own.first()?;
    let name = &sheet.view().settings.name;
    let against = others.first().map(|entry| format!(" · {}", entry.name)).unwrap_or_default();
    Some(Appointment {
        id: format!("event-{}-match-{}", sheet.data.id, game.id),
        title: format!("{name}{against}"),
        link: format!("{link}/me"),
        begins,
        ends: game.ends,
    })
}
