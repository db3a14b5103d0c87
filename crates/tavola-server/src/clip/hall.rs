//! Who is there by an old client, and what is said between them.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tavola_base::Time;
use tokio::sync::mpsc;

use crate::base::ids::{AccountId, StreamId};

/// How much may wait for a client before it is taken for gone.
pub(super) const WAITING: usize = 256;
/// How many invitations of others somebody keeps.
const MOST_INVITATIONS: usize = 20;

/// Everybody who is there.
#[derive(Debug, Clone, Default)]
pub struct Hall(Arc<Mutex<BTreeMap<String, Person>>>);

/// What a client is told by others.
#[derive(Debug, Clone)]
pub(super) enum Told {
    /// A line.
    Line(String),
    /// Somebody has joined: this is the table.
    Sit {
        /// The table.
        table: StreamId,
        /// What is said first.
        greeting: String,
    },
    /// The opponent has left the table or is gone; what is said.
    Alone(String),
    /// Somebody else has logged in by the same name.
    Replaced,
}

/// Somebody who is there.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) name: String,
    pub(super) account: AccountId,
    pub(super) inbox: mpsc::Sender<Told>,
    pub(super) client: String,
    pub(super) since: Time,
    pub(super) heard: Time,
    pub(super) is_ready: bool,
    pub(super) hears_shouts: bool,
    pub(super) hears_reports: bool,
    pub(super) allows_pips: bool,
    pub(super) is_notified: bool,
    pub(super) away: Option<String>,
    pub(super) table: Option<StreamId>,
    /// Whether anybody may see what they play: the table stands in the lists.
    pub(super) is_shown: bool,
    pub(super) opponent: Option<String>,
    pub(super) watching: Option<String>,
    pub(super) rating: f64,
    pub(super) experience: u32,
    /// Whether somebody is sitting down with them just now, of which they are told next.
    pub(super) is_expected: bool,
    /// Who has invited them, to how many points: 0 for no end, none to resume.
    pub(super) invitations: BTreeMap<String, Option<u8>>,
}

impl Person {
    /// Against whom they play, if anybody may know.
    pub(super) fn shown_opponent(&self) -> Option<&str> {
        self.opponent.as_deref().filter(|_| self.is_shown)
    }

    /// Why nobody can play them now, if they play.
    pub(super) fn occupied(&self) -> Option<String> {
        self.opponent.as_ref()?;
        Some(format!("{} is already playing with someone else.", self.name))
    }

    /// The line that lists show; where they come from is nobody’s business.
    pub(super) fn who(&self, now: Time) -> String {
        format!(
            "5 {} {} {} {} {} {:.2} {} {} {} - {} -",
            self.name,
            self.shown_opponent().unwrap_or("-"),
            self.watching.as_deref().unwrap_or("-"),
            u8::from(self.is_ready),
            u8::from(self.away.is_some()),
            self.rating,
            self.experience,
            now.since(self.heard).number() / 1000,
            self.since.millis() / 1000,
            self.client,
        )
    }

    pub(super) fn is_told(&self, line: impl Into<String>) -> bool {
        self.inbox.try_send(Told::Line(line.into())).is_ok()
    }
}

/// A name in the letters clients expect. Several accounts may come to the same.
pub(super) fn letters(name: &str) -> String {
    let mut letters: String = name.chars().take(20).map(|c| if c.is_ascii_alphabetic() { c } else { '_' }).collect();
    // Clients take that one for whoever reads.
    if letters.is_empty() || letters.eq_ignore_ascii_case("you") {
        letters.push('_');
    }
    letters
}

impl Hall {
    fn people(&self) -> MutexGuard<'_, BTreeMap<String, Person>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody comes; whoever had that name goes.
    pub(super) fn enter(&self, person: Person) {
        if let Some(before) = self.people().insert(key(&person.name), person) {
            before.inbox.try_send(Told::Replaced).ok();
        }
    }

    /// The name an account goes by there: letters only, as clients expect it, nobody else’s, and the one it has if it is there.
    pub(super) fn name_for(&self, name: &str, account: &AccountId) -> String {
        let people = self.people();
        if let Some(there) = people.values().find(|person| person.account == *account) {
            return there.name.clone();
        }
        let mut name = letters(name);
        while people.contains_key(&key(&name)) {
            name.push('_');
        }
        name
    }

    /// Somebody goes, unless another has come by the name since.
    pub(super) fn leave(&self, name: &str, inbox: &mpsc::Sender<Told>) -> bool {
        let mut people = self.people();
        let is_theirs = people.get(&key(name)).is_some_and(|person| person.inbox.same_channel(inbox));
        if is_theirs {
            people.remove(&key(name));
        }
        is_theirs
    }

    /// Whoever has that name, or alone a name that begins so.
    pub(super) fn find(&self, name: &str) -> Option<Person> {
        let people = self.people();
        if let Some(person) = people.get(&key(name)) {
            return Some(person.clone());
        }
        let mut found = people.range(key(name)..).take_while(|(other, _)| other.starts_with(&key(name)));
        let (first, second) = (found.next(), found.next());
        first.filter(|_| second.is_none() && !name.is_empty()).map(|(_, person)| person.clone())
    }

    /// Whoever has exactly that name.
    pub(super) fn find_exactly(&self, name: &str) -> Option<Person> {
        self.people().get(&key(name)).cloned()
    }

    /// The client of an account.
    pub(super) fn of(&self, account: &AccountId) -> Option<Person> {
        self.people().values().find(|person| person.account == *account).cloned()
    }

    /// Everybody, by name.
    pub(super) fn all(&self) -> Vec<Person> {
        self.people().values().cloned().collect()
    }

    /// Changes what is known of somebody.
    pub(super) fn change(&self, name: &str, change: impl FnOnce(&mut Person)) {
        if let Some(person) = self.people().get_mut(&key(name)) {
            change(person);
        }
    }

    /// Notes an invitation; false if somebody has too many.
    pub(super) fn invite(&self, who: &str, by: &str, length: Option<u8>) -> bool {
        let mut people = self.people();
        let Some(person) = people.get_mut(&key(who)) else { return false };
        let may = person.invitations.len() < MOST_INVITATIONS || person.invitations.contains_key(&key(by));
        if may {
            person.invitations.insert(key(by), length);
        }
        may
    }

    /// Takes an invitation of somebody, if there is one.
    pub(super) fn accept(&self, who: &str, by: &str) -> Option<Option<u8>> {
        self.people().get_mut(&key(who))?.invitations.remove(&key(by))
    }

    /// Tells everybody a line whom a condition holds for; how many are told.
    pub(super) fn tell_all(&self, line: &str, whom: impl Fn(&Person) -> bool) -> usize {
        self.people().values().filter(|person| whom(person) && person.is_told(line)).count()
    }
}

fn key(name: &str) -> String {
    name.to_ascii_lowercase()
}
