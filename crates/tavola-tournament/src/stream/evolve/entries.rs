//! Entries: who has come, gone, paid.

use tavola_base::Time;

use crate::ids::EntrantId;
use crate::ruling::{Remedy, RulingState};
use crate::stream::entry::{EntryState, Person};
use crate::stream::event::{Banned, EntryEvent, Leaving};
use crate::stream::state::Tournament;

impl Tournament {
    /// Applies an event about an entry.
    pub(super) fn apply_entry(&mut self, what: &EntryEvent, at: Time) {
        match what {
            EntryEvent::Entered { entry } => {
                self.register.note(entry);
                self.entries.push((**entry).clone());
            }
            EntryEvent::EntryApproved { entrant } => self.set_entry(*entrant, EntryState::Approved),
            EntryEvent::EntryRefused { entrant } => self.set_entry(*entrant, EntryState::Refused),
            EntryEvent::EntrantOut { entrant, banned, how } => {
                if let Some(before) = self.entry(*entrant).map(|entry| entry.state) {
                    self.before_out.insert(*entrant, before);
                }
                self.set_entry(
                    *entrant,
                    match how {
                        Leaving::Withdrawn => EntryState::Out,
                        Leaving::Disqualified => EntryState::Disqualified,
                    },
                );
                if *banned == Banned::Yes {
                    let people = self.entry(*entrant).map(|entry| entry.people.clone()).unwrap_or_default();
                    self.banned.extend(people.iter().map(|person| same(&person.name)));
                }
                self.look_for_walkovers(*entrant, at);
                if let Some(division) = self.entry(*entrant).map(|entry| entry.division.clone()) {
                    self.look_for_draw(&division, at);
                }
            }
            EntryEvent::EntrantBack { entrant } => self.take_back_in(*entrant, at),
            EntryEvent::Paid { entrant, amount, .. } => {
                if let Some(entry) = self.entry_mut(*entrant) {
                    entry.paid += *amount;
                }
            }
            EntryEvent::Refunded { entrant, amount } => {
                if let Some(entry) = self.entry_mut(*entrant) {
                    entry.paid = entry.paid - *amount;
                }
            }
            EntryEvent::Waived { entrant, amount } => {
                if let Some(entry) = self.entry_mut(*entrant) {
                    entry.waived += *amount;
                }
            }
            EntryEvent::Amended { entrant, name, people } => self.write_people(*entrant, name, people),
            EntryEvent::Substituted { entrant, name, people } => {
                let missed = self.absences(*entrant, people);
                self.nobody_missed(*entrant, &missed);
                self.write_people(*entrant, name, people);
            }
            EntryEvent::PoolJoined { entrant, pool } => {
                if let Some(entry) = self.entry_mut(*entrant) {
                    entry.pools.push(pool.clone());
                }
            }
            EntryEvent::CheckedIn { entrant, presence } => {
                if let Some(entry) = self.entry_mut(*entrant) {
                    entry.presence = *presence;
                }
            }
            EntryEvent::Nominated { entrant, first } => {
                if let Some(entry) = self.entry_mut(*entrant) {
                    entry.people.sort_by_key(|person| same(&person.name) != same(first));
                }
            }
            EntryEvent::LotSold { division, lot } => {
                if let Some(known) = self.divisions.get_mut(division) {
                    known.sold.push(lot.clone());
                }
            }
            EntryEvent::PlayedOff { division, winner, loser } => {
                if let Some(known) = self.divisions.get_mut(division) {
                    known.play_offs.push([*winner, *loser]);
                }
            }
            EntryEvent::LateJoined { division, entrant, given } => {
                if let Some(known) = self.divisions.get_mut(division) {
                    known.joined.insert(*entrant, *given);
                }
                self.look_for_draw(division, at);
            }
        }
    }

    /// What an entry says of its people is written anew.
    pub(super) fn write_people(&mut self, entrant: EntrantId, name: &str, people: &[Person]) {
        let Some(entry) = self.entry_mut(entrant) else { return };
        name.clone_into(&mut entry.name);
        entry.people = people.to_vec();
        let entry = entry.clone();
        self.register.note(&entry);
    }

    /// Somebody who was disqualified, or banned, is what they were before; banned by another ruling they stay so.
    pub(super) fn take_back_in(&mut self, entrant: EntrantId, at: Time) {
        let before = self.before_out.remove(&entrant).unwrap_or(EntryState::Approved);
        self.set_entry(entrant, before);
        self.look_for_walkovers(entrant, at);
        let people = self.entry(entrant).map(|entry| entry.people.clone()).unwrap_or_default();
        for person in people.iter().filter(|person| !self.is_banned_beside(&person.name, entrant)).collect::<Vec<_>>() {
            self.banned.remove(&same(&person.name));
        }
        if let Some(division) = self.entry(entrant).map(|entry| entry.division.clone()) {
            self.look_for_draw(&division, at);
        }
    }

    /// Whether somebody of that name is banned by a ruling about another entry than this.
    pub(crate) fn is_banned_beside(&self, name: &str, entrant: EntrantId) -> bool {
        let stands = |state| !matches!(state, RulingState::Overturned | RulingState::TakenBack);
        let bans = self.rulings.iter().filter(|ruling| ruling.remedy == Remedy::Ban && stands(ruling.state));
        let others = bans.filter_map(|ruling| ruling.about).filter(|about| *about != entrant);
        let mut people = others.filter_map(|about| self.entry(about)).flat_map(|entry| &entry.people);
        people.any(|person| same(&person.name) == same(name))
    }

    /// Matches that wait for somebody who has left, or has come back, are won without being played, or are not any more.
    pub(super) fn look_for_walkovers(&mut self, entrant: EntrantId, at: Time) {
        let waiting: Vec<_> = self.callable.iter().map(|key| key.4).collect();
        for id in waiting {
            if self.game(id).is_some_and(|game| game.chair(entrant).is_some()) {
                self.forget_call(id);
                self.remember_call(id, at);
            }
        }
    }

    fn set_entry(&mut self, entrant: EntrantId, state: EntryState) {
        if let Some(entry) = self.entry_mut(entrant) {
            entry.state = state;
        }
    }
}

/// A name as it is compared: without case and repeated spaces.
pub(crate) fn same(name: &str) -> String {
    name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}
