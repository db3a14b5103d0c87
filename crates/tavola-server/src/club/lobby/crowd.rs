//! Who waits in the lobby: every seek, in the order in which they came, and what two of them come to. What is decided here
//! is decided once: whoever takes a seek has taken it from everybody else.

use std::collections::{BTreeMap, HashMap};

use tavola_base::{Millis, Time};

use super::{
    here::Here,
    seek::{Bond, Facts, Seek},
};
use crate::base::ids::{AccountId, SeekId, StreamId};

/// The most live seeks there are at a time.
pub(super) const MOST_LIVE: usize = 200;
/// The most stored seeks of an account.
pub(super) const MOST_STORED: usize = 5;
/// How long a stored seek stands.
pub(super) const STANDS: Millis = Millis::seconds(14 * 24 * 3600);
/// How long a live seek stands, however long its page is open.
const STANDS_LIVE: Millis = Millis::seconds(4 * 3600);
/// How long a press after the one that led to a table is taken for the same.
const TWICE: Millis = Millis::seconds(5);
/// How long somebody is told of the table that has been opened for them.
const TOLD: Millis = Millis::seconds(30);

/// Everybody who waits, and who has just been seated.
#[derive(Debug, Default)]
pub(super) struct Crowd {
    seeks: BTreeMap<SeekId, Seek>,
    seated: HashMap<AccountId, Seated>,
}

/// A table that has been opened for somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// The table.
    pub table: StreamId,
    /// Whom they meet there.
    pub with: AccountId,
    /// Since when.
    pub at: Time,
    /// Whether they have been there.
    pub came: Came,
}

/// Whether somebody has opened the table they were called to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Came {
    /// Not yet.
    NotYet,
    /// They have.
    Yes,
}

impl Crowd {
    /// Puts a seek in. A live one takes the place of the owner's last.
    pub(super) fn add(&mut self, seek: Seek) {
        if seek.bond() == Bond::Live {
            let of = seek.account.clone();
            self.seeks.retain(|_, other| other.account != of || other.bond() == Bond::Stored);
        }
        self.seeks.insert(seek.id.clone(), seek);
    }

    pub(super) fn get(&self, id: &SeekId) -> Option<&Seek> {
        self.seeks.get(id)
    }

    pub(super) fn remove(&mut self, id: &SeekId) -> Option<Seek> {
        self.seeks.remove(id)
    }

    /// All seeks, the first first.
    pub(super) fn all(&self) -> impl Iterator<Item = &Seek> {
        self.seeks.values()
    }

    /// The live seek of an account.
    pub(super) fn live_of(&self, account: &AccountId) -> Option<&Seek> {
        self.all().find(|seek| seek.account == *account && seek.bond() == Bond::Live)
    }

    /// How many seeks of that bond there are, of an account or of everybody.
    pub(super) fn count(&self, bond: Bond, of: Option<&AccountId>) -> usize {
        self.all().filter(|seek| seek.bond() == bond && of.is_none_or(|of| seek.account == *of)).count()
    }

    /// Takes two seeks out for each other, and what else their owners wait for in this place.
    pub(super) fn take(&mut self, one: &SeekId, other: &SeekId) {
        let of: Vec<AccountId> =
            [one, other].into_iter().filter_map(|id| self.remove(id)).map(|seek| seek.account).collect();
        self.seeks.retain(|_, seek| seek.bond() == Bond::Stored || !of.contains(&seek.account));
    }

    /// The seeks that a newcomer's may be paired with, the longest waiting first.
    pub(super) fn partners<'a>(
        &'a self,
        of: &'a Seek,
        facts: &'a HashMap<AccountId, Facts>,
        here: &'a Here,
        now: Time,
    ) -> impl Iterator<Item = &'a Seek> {
        let own = facts.get(&of.account).copied();
        self.all().filter(move |other| {
            let others = facts.get(&other.account).copied();
            let both = own.zip(others);
            other.id != of.id
                && (other.bond() == Bond::Stored || here.is_here(&other.account, now))
                && both.is_some_and(|(own, others)| of.suits(own, other, others, now))
        })
    }

    /// Takes out what nobody waits for any more; the seeks that go.
    pub(super) fn sweep(&mut self, here: &Here, now: Time) -> Vec<Seek> {
        self.seated.retain(|_, seated| now.since(seated.at) < TOLD);
        let goes = |seek: &Seek| match seek.bond() {
            Bond::Live => here.is_gone(&seek.account, now) || now.since(seek.since) >= STANDS_LIVE,
            Bond::Stored => now.since(seek.since) >= STANDS,
        };
        let gone: Vec<SeekId> = self.all().filter(|seek| goes(seek)).map(|seek| seek.id.clone()).collect();
        gone.iter().filter_map(|id| self.remove(id)).collect()
    }

    /// Notes that a table has been opened for both.
    pub(super) fn seat(&mut self, table: &StreamId, both: [&AccountId; 2], at: Time) {
        for (own, with) in [(both[0], both[1]), (both[1], both[0])] {
            self.seated
                .insert(own.clone(), Seated { table: table.clone(), with: with.clone(), at, came: Came::NotYet });
        }
    }

    /// The table to which somebody is called and has not come yet.
    pub(super) fn called(&self, account: &AccountId, now: Time) -> Option<&Seated> {
        self.seated.get(account).filter(|seated| now.since(seated.at) < TOLD && seated.came == Came::NotYet)
    }

    /// The table that has been opened for somebody just now: what they have pressed twice is meant once.
    pub(super) fn just_seated(&self, account: &AccountId, now: Time) -> Option<&Seated> {
        let seated = self.seated.get(account)?;
        let is_fresh = now.since(seated.at) < TWICE;
        self.called(account, now).or(Some(seated).filter(|_| is_fresh))
    }

    /// Somebody has come to a table and need not be called any more.
    pub(super) fn came(&mut self, account: &AccountId, table: &StreamId) {
        if let Some(seated) = self.seated.get_mut(account).filter(|seated| seated.table == *table) {
            seated.came = Came::Yes;
        }
    }
}
