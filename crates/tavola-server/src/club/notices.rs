//! What people are told when they are not looking: their turn, a challenge, a call. Each notice is a row that is there until
//! it is seen or taken back; from there it goes to their pages, their devices and their mail.

mod choices;
mod listeners;
mod notice;

use std::sync::{Arc, OnceLock};

use tavola_base::Time;
use tokio::sync::watch;

pub use choices::{Choices, TurnMail, Way, Ways};
pub use notice::{AccountChange, Address, Answer, Decision, Kind, Notice};

use self::listeners::Listeners;
use crate::{
    base::{ids::AccountId, now::Now},
    club::push::{self, Carrier, Https, Keys, Nobody},
    store::{RowWrite, Store, StoreError, StoredNotice},
    stream::bus::{Bus, Word},
};

/// How many notices a page lists.
const LISTED: u16 = 100;

/// The setting that is the secret of the key for push.
const KEY: &str = "push_key";

/// The notices of all accounts.
pub struct Notices {
    store: Store,
    now: Now,
    listeners: Listeners,
    bus: Arc<dyn Bus>,
    keys: Keys,
    carrier: OnceLock<Arc<dyn Carrier>>,
}

/// A notice as its reader has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The matter, as [`Notice::key`] names it.
    pub key: String,
    /// What is told.
    pub notice: Notice,
    /// When it was told.
    pub at: Time,
    /// Whether its reader has seen it.
    pub is_seen: bool,
}

impl Notices {
    /// The notices in a store, with the key for push that lies there from the first time on: another one would cost every
    /// device.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open(store: Store, now: Now, bus: Arc<dyn Bus>) -> Result<Self, StoreError> {
        store.write(vec![RowWrite::setting(KEY, &push::fresh_secret())]).await?;
        let secret = store.setting(KEY).await?.unwrap_or_default();
        let keys = Keys::of(&secret).ok_or(StoreError::Unreadable { what: "push key", text: "…".to_owned() })?;
        Ok(Self { store, now, listeners: Listeners::default(), bus, keys, carrier: OnceLock::new() })
    }

    /// The club's key for push.
    #[must_use]
    pub const fn keys(&self) -> &Keys {
        &self.keys
    }

    /// Who takes messages to push services: the network, unless somebody else was named first.
    #[must_use]
    pub fn carrier(&self) -> &dyn Carrier {
        let network = || match Https::new() {
            Ok(network) => Arc::new(network) as Arc<dyn Carrier>,
            Err(error) => {
                tracing::error!(%error, "nothing can be pushed: the system trusts no certificates");
                Arc::new(Nobody)
            }
        };
        &**self.carrier.get_or_init(network)
    }

    /// Lets another take messages to push services.
    pub fn carry_by(&self, carrier: Arc<dyn Carrier>) {
        self.carrier.set(carrier).ok();
    }

    /// Tells an account something. The very same told twice is told once; something else of the same matter takes its
    /// place and is new again. A failure is logged: whatever the notice is about has happened and stays so.
    pub async fn tell(&self, account: &AccountId, notice: Notice) {
        let notice = notice.bounded();
        if let Err(error) = self.try_tell(account, &notice).await {
            tracing::error!(%error, kind = ?notice.kind(), "somebody could not be told");
        }
    }

    async fn try_tell(&self, account: &AccountId, notice: &Notice) -> Result<(), StoreError> {
        let choices = self.choices(account).await?;
        if self.store.write(vec![self.row(account, notice, &choices)]).await? == 0 {
            return Ok(());
        }
        let mut rows = vec![RowWrite::notices_bounded(account)];
        if choices.of(notice.kind()).has(Way::Push) {
            let now = self.now.time();
            let (due, expires) = (now + push::MOMENT, now + push::worth(notice, now));
            rows.push(RowWrite::push_queued(account, &notice.key(), due, expires));
        }
        self.store.write(rows).await?;
        self.stir(account);
        Ok(())
    }

    fn row(&self, account: &AccountId, notice: &Notice, choices: &Choices) -> RowWrite {
        let told = self.now.time();
        let ways = choices.of(notice.kind());
        let seen = (!ways.has(Way::Page)).then_some(told);
        let body = serde_json::to_string(notice).unwrap_or_default();
        let stored = StoredNotice { key: notice.key(), body, told, seen, mails: ways.has(Way::Mail) };
        RowWrite::notice(account, &stored)
    }

    /// Tells an account no longer what it was told: it has happened, or never will. By [`Notice::key`].
    pub async fn take_back(&self, account: &AccountId, key: &str) {
        match self.store.write(vec![RowWrite::notice_taken_back(account, key)]).await {
            Ok(0) => {}
            Ok(_) => self.stir(account),
            Err(error) => tracing::error!(%error, "a notice could not be taken back"),
        }
    }

    /// What an account was told, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn of(&self, account: &AccountId) -> Result<Vec<Told>, StoreError> {
        let stored = self.store.notices_of(account, LISTED).await?;
        Ok(stored.into_iter().filter_map(told).collect())
    }

    /// What of it waits for a mail, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn for_mail(&self, account: &AccountId) -> Result<Vec<Told>, StoreError> {
        Ok(self.store.notices_for_mail(account).await?.into_iter().filter_map(told).collect())
    }

    /// Something an account was told; none if it was not, or it was taken back.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn one(&self, account: &AccountId, key: &str) -> Result<Option<Told>, StoreError> {
        Ok(self.store.notice(account, key).await?.and_then(told))
    }

    /// How many notices an account has not seen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unseen(&self, account: &AccountId) -> Result<u32, StoreError> {
        self.store.unseen_notices(account).await
    }

    /// Notes that an account has seen a notice.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn see(&self, account: &AccountId, key: &str) -> Result<(), StoreError> {
        self.seen(account, RowWrite::notice_seen(account, key, self.now.time())).await
    }

    /// Notes that an account has seen all that it was told up to a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn see_all(&self, account: &AccountId, until: Time) -> Result<(), StoreError> {
        self.seen(account, RowWrite::notices_seen(account, until, self.now.time())).await
    }

    async fn seen(&self, account: &AccountId, row: RowWrite) -> Result<(), StoreError> {
        if self.store.write(vec![row]).await? > 0 {
            self.stir(account);
        }
        Ok(())
    }

    /// By which ways an account wants to be told of what.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn choices(&self, account: &AccountId) -> Result<Choices, StoreError> {
        let stored = self.store.notice_choices(account).await?;
        Ok(stored.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default())
    }

    /// Keeps what an account has chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn choose(&self, account: &AccountId, choices: &Choices) -> Result<(), StoreError> {
        let body = serde_json::to_string(choices).unwrap_or_default();
        self.store.write(vec![RowWrite::notice_choices(account, &body)]).await.map(drop)
    }

    fn stir(&self, account: &AccountId) {
        self.bus.tell(Word::Noticed(account.as_str().to_owned()));
        self.stir_here(account);
    }

    /// An account's pages at this node look anew.
    pub(crate) fn stir_here(&self, account: &AccountId) {
        self.listeners.stir(account);
    }

    /// All pages at this node look anew: what other nodes have told may not have been heard.
    pub(crate) fn stir_all_here(&self) {
        self.listeners.stir_all();
    }

    /// Hears whenever an account's notices change.
    pub fn listen(&self, account: &AccountId) -> watch::Receiver<()> {
        self.listeners.listen(account)
    }

    /// How many pages of the club an account has before it.
    pub fn listeners(&self, account: &AccountId) -> usize {
        self.listeners.count(account)
    }
}

/// A notice that this program can read; one of another version is passed over.
fn told(stored: StoredNotice) -> Option<Told> {
    let notice = serde_json::from_str(&stored.body).ok()?;
    Some(Told { key: stored.key, notice, at: stored.told, is_seen: stored.seen.is_some() })
}
