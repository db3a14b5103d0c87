//! Who waits in the lobby: every seek, in the order in which they came, and what two of them come to. It is read from the
//! database whole and changed by one at a time, so whoever takes a seek has taken it from everybody else, at any node.

use std::collections::{BTreeMap, HashMap};

use tavola_base::{Millis, Time};

use super::{
    here::Here,
    seek::{Bond, Facts, Seek},
};
use crate::{
    base::ids::{AccountId, SeekId, StreamId},
    store::{RowWrite, Store, StoreError, Turn},
};

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
#[derive(Debug, Clone, Default)]
pub(super) struct Crowd {
    seeks: BTreeMap<SeekId, Seek>,
    seated: HashMap<AccountId, Seated>,
}

/// The crowd, being changed: nobody else changes it, at any node, while this lives.
#[must_use]
pub(super) struct Change {
    pub(super) crowd: Crowd,
    /// What is to be written of it.
    pub(super) rows: Vec<RowWrite>,
    _turn: Turn,
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

impl Change {
    /// Waits until nobody else changes the crowd, and reads it.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn begin(store: &Store) -> Result<Self, StoreError> {
        let turn = store.turn("lobby").await?;
        Ok(Self { crowd: Crowd::read(store).await?, rows: Vec::new(), _turn: turn })
    }

    /// Puts a seek in. A live one takes the place of the owner's last.
    pub(super) fn add(&mut self, seek: Seek) {
        if seek.bond() == Bond::Live {
            self.remove_live_of(&seek.account);
        }
        self.rows.push(RowWrite::seek(&seek));
        self.crowd.seeks.insert(seek.id.clone(), seek);
    }

    /// Takes a seek out.
    pub(super) fn remove(&mut self, id: &SeekId) -> Option<Seek> {
        let seek = self.crowd.seeks.remove(id)?;
        self.rows.push(RowWrite::seek_gone(id));
        Some(seek)
    }

    /// Takes the live seek of an account out.
    pub(super) fn remove_live_of(&mut self, account: &AccountId) {
        while let Some(id) = self.crowd.live_of(account).map(|seek| seek.id.clone()) {
            self.remove(&id);
        }
    }

    /// Takes two seeks out for each other, and what else their owners wait for in this place.
    pub(super) fn take(&mut self, one: &SeekId, other: &SeekId) {
        let of: Vec<AccountId> =
            [one, other].into_iter().filter_map(|id| self.remove(id)).map(|seek| seek.account).collect();
        of.iter().for_each(|account| self.remove_live_of(account));
    }

    /// Takes out what nobody waits for any more.
    pub(super) fn sweep(&mut self, here: &Here, now: Time) {
        let old = now.less(TOLD);
        if self.crowd.seated.values().any(|seated| seated.at <= old) {
            self.crowd.seated.retain(|_, seated| seated.at > old);
            self.rows.push(RowWrite::seated_until_gone(old));
        }
        let goes = |seek: &Seek| match seek.bond() {
            Bond::Live => here.has_left(&seek.account, seek.since, now) || now.since(seek.since) >= STANDS_LIVE,
            Bond::Stored => now.since(seek.since) >= STANDS,
        };
        let gone: Vec<SeekId> = self.crowd.all().filter(|seek| goes(seek)).map(|seek| seek.id.clone()).collect();
        gone.iter().for_each(|id| drop(self.remove(id)));
    }

    /// Notes that a table has been opened for both.
    pub(super) fn seat(&mut self, table: &StreamId, both: [&AccountId; 2], at: Time) {
        for (own, with) in [(both[0], both[1]), (both[1], both[0])] {
            let seated = Seated { table: table.clone(), with: with.clone(), at, came: Came::NotYet };
            self.rows.push(RowWrite::seated(own, &seated));
            self.crowd.seated.insert(own.clone(), seated);
        }
    }
}

impl Crowd {
    /// The crowd as the database has it.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn read(store: &Store) -> Result<Self, StoreError> {
        // A seek of another version of this program is nobody's loss.
        let seeks = store.seeks().await?.into_iter().filter_map(|body| serde_json::from_str::<Seek>(&body).ok());
        let seeks = seeks.map(|seek| (seek.id.clone(), seek)).collect();
        Ok(Self { seeks, seated: store.seated().await?.into_iter().collect() })
    }

    /// Whether both say the same.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.seeks.keys().eq(other.seeks.keys()) && self.seated == other.seated
    }

    /// Who has been seated since it was so.
    pub(super) fn seated_since<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = &'a AccountId> {
        let is_new = |account: &AccountId, seated: &Seated| {
            before.seated.get(account).is_none_or(|before| before.table != seated.table)
        };
        self.seated.iter().filter(move |(account, seated)| is_new(account, seated)).map(|(account, _)| account)
    }

    /// The seek of that name.
    pub(super) fn get(&self, id: &SeekId) -> Option<&Seek> {
        self.seeks.get(id)
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
}
