//! Ratings of the club: who stands where in which pool, and how people are shown by name.
//!
//! The formula is the tournament's own (`result::rating`); what is added here is where it is kept and when it counts.

pub mod change;
pub mod glicko;
mod outlook;
mod why_not;
mod worker;

use std::sync::Arc;

use tavola_base::{PlayerId, Time};
use tavola_club::table::Terms;
use tavola_tournament::result::rating::{Rated, Rating};
use tokio::sync::broadcast;

use crate::{
    base::{ids::AccountId, memory::Remembered},
    club::bots::is_bot,
    store::{Store, StoreError},
    stream::bus::{Bus, Word},
};

pub use glicko::Glicko;
pub use outlook::{Outlook, Shown, outlook};
pub use why_not::WhyNot;
pub use worker::{ended, rate_waiting, run};

/// What the house's bots are called.
const HOUSE: &str = "Tavola";

/// How many people's ratings are remembered.
const REMEMBERED: usize = 20_000;

/// How many changes may wait for whoever listens.
const CHANGES: usize = 256;

/// Whose ratings are compared with whose.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Pool {
    /// People against people, while both are there.
    #[default]
    People,
    /// People against people, by days a turn.
    Correspondence,
    /// Bots, and people against bots.
    Bots,
}

impl Pool {
    /// The pool as it is stored and as addresses have it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The pool of a table's matches among people.
    #[must_use]
    pub fn at(terms: &Terms) -> Self {
        if terms.pace.post.is_some() { Self::Correspondence } else { Self::People }
    }

    /// The pool of that name; that of people if there is none.
    #[must_use]
    pub fn named(name: &str) -> Self {
        name.parse().unwrap_or_default()
    }
}

/// Where somebody stands in a pool.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Standing {
    /// Rating and experience by the formula of FIBS.
    pub rated: Rated,
    /// How many rated matches made it.
    pub matches: u32,
    /// What Glicko-2 knows: how sure the rating is.
    pub glicko: Glicko,
    /// When it last changed.
    pub changed: Time,
}

impl Standing {
    /// Where somebody stands who has not played yet.
    #[must_use]
    pub fn new(now: Time) -> Self {
        Self { rated: Rated::default(), matches: 0, glicko: Glicko::default(), changed: now }
    }

    /// Whether too little is known, or too long ago, for the rating to say much.
    #[must_use]
    pub fn is_provisional(&self, now: Time) -> bool {
        self.glicko.rested(now.since(self.changed)).is_unsure()
    }
}

/// A rating as it is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShownRating {
    /// The rating.
    pub rating: Rating,
    /// Whether it is still unsure.
    pub is_provisional: bool,
}

/// What somebody is to the club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PersonKind {
    /// Nobody has registered that name: there is no page of theirs.
    #[default]
    Guest,
    /// A registered player.
    Player,
    /// A program with an account.
    Bot,
    /// One of the house's own bots, which has no account.
    HouseBot,
}

/// Somebody as pages show them by name.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PersonShown {
    /// What they are called now.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
    /// Their rating, if they have played for one.
    pub rating: Option<ShownRating>,
}

impl PersonShown {
    /// Somebody of whom nothing but the name is known.
    #[must_use]
    pub fn nameless(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// The ratings of everybody.
pub struct Ratings {
    store: Store,
    bus: Arc<dyn Bus>,
    known: Remembered<(AccountId, Pool), Option<Standing>>,
    changes: broadcast::Sender<AccountId>,
}

impl Ratings {
    /// The ratings in a store.
    #[must_use]
    pub fn new(store: Store, bus: Arc<dyn Bus>) -> Self {
        let known = Remembered::new(REMEMBERED, store.changed());
        Self { store, bus, known, changes: broadcast::channel(CHANGES).0 }
    }

    /// Where somebody stands in a pool; none if they have not played a rated match in it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn standing(&self, account: &AccountId, pool: Pool) -> Result<Option<Standing>, StoreError> {
        let key = (account.clone(), pool);
        let asked = match self.known.of(&key) {
            Ok(standing) => return Ok(standing),
            Err(asked) => asked,
        };
        let standing = self.store.standing_in(account, pool).await?;
        self.known.learn(asked, &key, &standing);
        Ok(standing)
    }

    /// The rating somebody is known by: among people, or a bot's among bots; none if they have none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating_of(&self, account: &AccountId, now: Time) -> Result<Option<ShownRating>, StoreError> {
        let pool = if is_house_bot(account) { Pool::Bots } else { Pool::People };
        self.shown_in(account, pool, now).await
    }

    async fn shown_in(&self, account: &AccountId, pool: Pool, now: Time) -> Result<Option<ShownRating>, StoreError> {
        let standing = self.standing(account, pool).await?;
        Ok(standing.map(|standing| ShownRating {
            rating: standing.rated.rating,
            is_provisional: standing.is_provisional(now),
        }))
    }

    /// Somebody as pages show them; none if there is no such account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, account: &AccountId, now: Time) -> Result<Option<PersonShown>, StoreError> {
        if is_house_bot(account) {
            let rating = self.shown_in(account, Pool::Bots, now).await?;
            return Ok(Some(PersonShown { name: HOUSE.to_owned(), kind: PersonKind::HouseBot, rating }));
        }
        let Some((name, kind)) = self.store.named_kind(account).await? else { return Ok(None) };
        let pool = if kind == PersonKind::Bot { Pool::Bots } else { Pool::People };
        let rating = match kind {
            PersonKind::Guest | PersonKind::HouseBot => None,
            PersonKind::Player | PersonKind::Bot => self.shown_in(account, pool, now).await?,
        };
        Ok(Some(PersonShown { name, kind, rating }))
    }

    /// Ratings of somebody have changed: what is remembered of them is old.
    pub(crate) fn forget(&self, account: &AccountId) {
        self.bus.tell(Word::Rated(account.as_str().to_owned()));
        self.have_changed(account);
    }

    /// Ratings of somebody have changed, here or at another node.
    pub(crate) fn have_changed(&self, account: &AccountId) {
        self.known.forget_those(|(known, _), _| known == account);
        self.changes.send(account.clone()).ok();
    }

    /// Whose ratings have changed, from now on.
    pub(crate) fn changes(&self) -> broadcast::Receiver<AccountId> {
        self.changes.subscribe()
    }
}

fn is_house_bot(account: &AccountId) -> bool {
    is_bot(&PlayerId::new(account.as_str()))
}
