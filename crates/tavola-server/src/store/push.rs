//! Devices that are told by push, what waits to be pushed, days of mail, addresses of calendars.

use sqlx::{Row as _, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::AccountId;

static SUBSCRIPTIONS: Insert = Insert {
    table: "push_subscriptions",
    columns: &[
        ("id", Holds::Text),
        ("account_id", Holds::Text),
        ("endpoint", Holds::Text),
        ("public_key", Holds::Text),
        ("auth", Holds::Text),
        ("locale", Holds::Text),
        ("seen_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Takes(&["account_id", "public_key", "auth", "locale", "seen_at"]),
};

static DIGESTS: Insert = Insert {
    table: "digests",
    columns: &[("account_id", Holds::Text), ("day", Holds::Integer)],
    key: 1,
    clash: Clash::Takes(&["day"]),
};

static CALENDARS: Insert = Insert {
    table: "calendars",
    columns: &[("account_id", Holds::Text), ("token", Holds::Text)],
    key: 1,
    clash: Clash::Takes(&["token"]),
};

/// How many devices of an account are told; the longest unseen go first.
const MOST_DEVICES: i64 = 5;

/// A device that is told by push.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscription {
    /// What its endpoint comes to.
    pub id: String,
    /// Whose it is.
    pub account: AccountId,
    /// Where the push service takes what is for it.
    pub endpoint: String,
    /// Its key, as the browser writes it.
    pub public_key: String,
    /// Its secret, as the browser writes it.
    pub auth: String,
    /// The language it is told in.
    pub locale: String,
}

/// Something that waits to be pushed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Queued {
    /// To which device.
    pub to: Subscription,
    /// Which notice.
    pub key: String,
    /// From when on it is worth nothing.
    pub expires: Time,
    /// How often it was tried in vain.
    pub tries: u32,
}

impl RowWrite {
    /// A device, new or seen again.
    #[must_use]
    pub fn subscription(device: &Subscription, seen: Time) -> Self {
        let texts =
            [&device.id, device.account.as_str(), &device.endpoint, &device.public_key, &device.auth, &device.locale];
        Self::put(&SUBSCRIPTIONS, texts.into_iter().map(Value::text).chain([Value::time(seen)]).collect())
    }

    /// That no more than the latest devices of an account are told.
    #[must_use]
    pub fn subscriptions_bounded(account: &AccountId) -> Self {
        let bounded = Statement::new(
            "DELETE FROM push_subscriptions WHERE account_id = $1 AND id NOT IN (SELECT id FROM push_subscriptions \
             WHERE account_id = $2 ORDER BY seen_at DESC, id LIMIT $3)",
        );
        Self::of(bounded.text(account.as_str()).text(account.as_str()).integer(MOST_DEVICES))
    }

    /// That a device is told no longer, with what waits for it.
    #[must_use]
    pub fn unsubscribed(id: &str) -> [Self; 2] {
        let device = Statement::new("DELETE FROM push_subscriptions WHERE id = $1").text(id);
        [device, Statement::new("DELETE FROM push_queue WHERE subscription_id = $1").text(id)].map(Self::of)
    }

    /// That an account ends a device of its own.
    #[must_use]
    pub fn own_unsubscribed(account: &AccountId, id: &str) -> Self {
        let gone = Statement::new("DELETE FROM push_subscriptions WHERE id = $1 AND account_id = $2");
        Self::of(gone.text(id).text(account.as_str()))
    }

    /// That devices which nobody has used since a time are told no longer.
    #[must_use]
    pub fn subscriptions_seen_before(time: Time) -> Self {
        Self::of(Statement::new("DELETE FROM push_subscriptions WHERE seen_at < $1").time(time))
    }

    /// That a notice waits to be pushed to all devices of an account.
    #[must_use]
    pub fn push_queued(account: &AccountId, key: &str, due: Time, expires: Time) -> Self {
        let queued = Statement::new(
            "INSERT INTO push_queue (subscription_id, notice_key, account_id, due_at, expires_at, tries) \
             SELECT id, $1, account_id, $2, $3, 0 FROM push_subscriptions WHERE account_id = $4 \
             ON CONFLICT (subscription_id, notice_key) DO UPDATE SET \
             due_at = excluded.due_at, expires_at = excluded.expires_at, tries = 0",
        );
        Self::of(queued.text(key).time(due).time(expires).text(account.as_str()))
    }

    /// That something waits no longer.
    #[must_use]
    pub fn push_done(queued: &Queued) -> Self {
        let done = Statement::new("DELETE FROM push_queue WHERE subscription_id = $1 AND notice_key = $2");
        Self::of(done.text(&queued.to.id).text(&queued.key))
    }

    /// That something was tried in vain and waits until later.
    #[must_use]
    pub fn push_later(queued: &Queued, due: Time) -> Self {
        let later = Statement::new(
            "UPDATE push_queue SET due_at = $1, tries = tries + 1 WHERE subscription_id = $2 AND notice_key = $3",
        );
        Self::of(later.time(due).text(&queued.to.id).text(&queued.key))
    }

    /// The day of an account's last mail of notices.
    #[must_use]
    pub fn digest_sent(account: &AccountId, day: i64) -> Self {
        Self::put(&DIGESTS, vec![Value::text(account.as_str()), Value::Integer(day)])
    }

    /// The secret address of an account's calendar; the one before is worth nothing any more.
    #[must_use]
    pub fn calendar(account: &AccountId, token: &str) -> Self {
        Self::put(&CALENDARS, vec![Value::text(account.as_str()), Value::text(token)])
    }

    /// That an account has no calendar address any more.
    #[must_use]
    pub fn calendar_revoked(account: &AccountId) -> Self {
        Self::of(Statement::new("DELETE FROM calendars WHERE account_id = $1").text(account.as_str()))
    }
}

impl Store {
    /// What is to be pushed by now, at most so many; what has no device any more is not among it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn push_due(&self, now: Time, most: u16) -> Result<Vec<Queued>, StoreError> {
        let asked = "SELECT s.id, s.account_id, s.endpoint, s.public_key, s.auth, s.locale, q.notice_key, q.expires_at, \
                     q.tries FROM push_queue q JOIN push_subscriptions s ON s.id = q.subscription_id \
                     AND s.account_id = q.account_id WHERE q.due_at <= $1 ORDER BY q.due_at, q.notice_key LIMIT $2";
        let rows = sqlx::query(asked).bind(stored(now)).bind(i64::from(most)).fetch_all(&self.read).await?;
        let queued = |row: &AnyRow| {
            Ok(Queued {
                to: subscription(row)?,
                key: text(row, 6)?,
                expires: Time::from_millis(integer(row, 7)?.unsigned_abs()),
                tries: u32::try_from(integer(row, 8)?).unwrap_or(u32::MAX),
            })
        };
        rows.iter().map(queued).collect()
    }

    /// The devices of an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn subscriptions(&self, account: &AccountId) -> Result<Vec<Subscription>, StoreError> {
        let asked = "SELECT id, account_id, endpoint, public_key, auth, locale FROM push_subscriptions \
                     WHERE account_id = $1 ORDER BY seen_at DESC, id";
        let rows = sqlx::query(asked).bind(account.as_str().to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(subscription).collect()
    }

    /// Accounts that get mails and have notices that go into one, with the day of their last; at most so many after an
    /// account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn awaiting_mail(&self, after: &str, most: u16) -> Result<Vec<(AccountId, i64)>, StoreError> {
        let asked = "SELECT n.account_id, COALESCE(MAX(d.day), -1) FROM notices n LEFT JOIN digests d \
                     ON d.account_id = n.account_id JOIN mailboxes m ON m.account_id = n.account_id AND m.wants_news = 1 \
                     AND m.fails = 0 WHERE n.mails = 1 AND n.account_id > $1 \
                     GROUP BY n.account_id ORDER BY n.account_id LIMIT $2";
        let rows = sqlx::query(asked).bind(after.to_owned()).bind(i64::from(most)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((AccountId::new(text(row, 0)?), row.try_get::<i64, _>(1)?))).collect()
    }

    /// The secret address of an account's calendar; none if it has none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn calendar_of(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        self.one("SELECT token FROM calendars WHERE account_id = $1", account.as_str()).await
    }

    /// Whose calendar has that secret address.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn calendar_at(&self, token: &str) -> Result<Option<AccountId>, StoreError> {
        Ok(self.one("SELECT account_id FROM calendars WHERE token = $1", token).await?.map(AccountId::new))
    }
}

fn subscription(row: &AnyRow) -> Result<Subscription, StoreError> {
    Ok(Subscription {
        id: text(row, 0)?,
        account: AccountId::new(text(row, 1)?),
        endpoint: text(row, 2)?,
        public_key: text(row, 3)?,
        auth: text(row, 4)?,
        locale: text(row, 5)?,
    })
}
