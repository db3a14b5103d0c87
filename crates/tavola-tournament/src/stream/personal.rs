//! What a tournament's events tell of people.

use tavola_base::personal::Personal;

use super::entry::{Entry, Person};
use super::event::{DeskEvent, EntryEvent, Happened, OrderEvent, RulingEvent};
use super::evolve::entries::same;
use super::settings::CommitteeMember;
use super::state::Tournament;
use crate::ids::EntrantId;

/// Shows every name in an event.
pub(super) fn personal(state: &Tournament, what: &mut Happened, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        Happened::Desk(what) => of_desk(what, visit),
        Happened::Entry(what) => of_entry(state, what, visit),
        Happened::Order(what) => of_order(what, visit),
        Happened::Ruling(what) => of_ruling(what, visit),
        // Draws and matches know entrants by their numbers.
        Happened::Draw(_) | Happened::Match(_) => {}
    }
}

fn of_desk(what: &mut DeskEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        DeskEvent::CommitteeAppointed { members } => members.iter_mut().for_each(|member| of_member(member, visit)),
        DeskEvent::Opened { .. }
        | DeskEvent::DivisionAdded { .. }
        | DeskEvent::DivisionChanged { .. }
        | DeskEvent::SettingsChanged { .. }
        | DeskEvent::ClockSet { .. }
        | DeskEvent::NotesSet { .. }
        | DeskEvent::TablesSet { .. }
        | DeskEvent::TableClosed { .. }
        | DeskEvent::TableOpened { .. }
        | DeskEvent::Appointed { .. }
        | DeskEvent::Dismissed { .. }
        | DeskEvent::Announced { .. }
        | DeskEvent::AnnouncementWithdrawn { .. }
        | DeskEvent::Finished { .. }
        | DeskEvent::Undone { .. } => {}
    }
}

fn of_entry(state: &Tournament, what: &mut EntryEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        EntryEvent::Entered { entry } => {
            let Entry { name, people, .. } = &mut **entry;
            of_people(name, people, visit);
        }
        EntryEvent::Amended { name, people, .. } | EntryEvent::Substituted { name, people, .. } => {
            of_people(name, people, visit);
        }
        EntryEvent::Nominated { entrant, first } => of_nominated(state, *entrant, first, visit),
        EntryEvent::LotSold { lot, .. } => visit(Personal::ByHand(&mut lot.buyer)),
        EntryEvent::EntryApproved { .. }
        | EntryEvent::EntryRefused { .. }
        | EntryEvent::EntrantOut { .. }
        | EntryEvent::EntrantBack { .. }
        | EntryEvent::Paid { .. }
        | EntryEvent::PoolJoined { .. }
        | EntryEvent::CheckedIn { .. }
        | EntryEvent::Refunded { .. }
        | EntryEvent::Waived { .. }
        | EntryEvent::PlayedOff { .. }
        | EntryEvent::LateJoined { .. } => {}
    }
}

fn of_order(what: &mut OrderEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        OrderEvent::RefereeNamed { name, .. } => name.iter_mut().for_each(|name| visit(Personal::ByHand(name))),
        OrderEvent::Disputed { .. }
        | OrderEvent::IllegalPlay { .. }
        | OrderEvent::ClockOrdered { .. }
        | OrderEvent::LengthSet { .. }
        | OrderEvent::DiceMixed { .. }
        | OrderEvent::EquipmentReplaced { .. }
        | OrderEvent::RecordingOrdered { .. } => {}
    }
}

fn of_ruling(what: &mut RulingEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        RulingEvent::Ruled { ruling } => {
            let successors = ruling.appeal.iter_mut().flat_map(|appeal| &mut appeal.successors);
            successors.for_each(|member| of_member(member, visit));
        }
        RulingEvent::MemberReplaced { successor, name: Some(name), .. } => {
            visit(Personal::Name { of: successor, name })
        }
        RulingEvent::MemberReplaced { name: None, .. }
        | RulingEvent::RulingTakenBack { .. }
        | RulingEvent::Appealed { .. }
        | RulingEvent::Convened { .. }
        | RulingEvent::Heard { .. }
        | RulingEvent::VoteCast { .. }
        | RulingEvent::AppealDecided { .. }
        | RulingEvent::AppealOver { .. }
        | RulingEvent::AppealClosed { .. } => {}
    }
}

fn of_member(member: &mut CommitteeMember, visit: &mut dyn FnMut(Personal<'_>)) {
    visit(Personal::Name { of: &member.person, name: &mut member.name });
}

/// The people of an entry, and its name: that of its people, unless it has one of its own.
fn of_people(name: &mut String, people: &mut [Person], visit: &mut dyn FnMut(Personal<'_>)) {
    let is_theirs = same(name) == same(&joined(people));
    for at in 0..people.len() {
        let now = called(people, at, &people[at].name, visit);
        people[at].name = now;
    }
    if is_theirs {
        *name = joined(people);
    } else {
        visit(Personal::ByHand(name));
    }
}

/// Who is number 1 of a pair is said by name.
fn of_nominated(state: &Tournament, entrant: EntrantId, first: &mut String, visit: &mut dyn FnMut(Personal<'_>)) {
    let people = state.entry(entrant).map_or(&[][..], |entry| &entry.people);
    match people.iter().position(|person| same(&person.name) == same(first)) {
        Some(at) => *first = called(people, at, first, visit),
        None => visit(Personal::ByHand(first)),
    }
}

/// What one of these people is called now. Two of a pair who have left are not called the same.
fn called(people: &[Person], at: usize, name: &str, visit: &mut dyn FnMut(Personal<'_>)) -> String {
    let mut now = name.to_owned();
    match &people[at].player {
        Some(of) => visit(Personal::Name { of, name: &mut now }),
        None => visit(Personal::ByHand(&mut now)),
    }
    let is_another = |(other, person): (usize, &Person)| other != at && same(&person.name) == same(&now);
    if now != name && people.iter().enumerate().any(is_another) {
        now.push_str(" 2");
    }
    now
}

fn joined(people: &[Person]) -> String {
    people.iter().map(|one| one.name.trim()).collect::<Vec<_>>().join(" & ")
}
