//! Where letters go, and those that have not gone out yet.

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::AccountId;

static MAILBOXES: Insert = Insert {
    table: "mailboxes",
    columns: &[
        ("account_id", Holds::Text),
        ("address", Holds::Text),
        ("locale", Holds::Text),
        ("confirmed_at", Holds::Integer),
        ("wants_news", Holds::Integer),
        ("fails", Holds::Integer),
        ("stop", Holds::Text),
    ],
    key: 1,
    clash: Clash::Takes(&["address", "locale", "confirmed_at", "fails", "stop"]),
};

static LETTERS: Insert = Insert {
    table: "letters",
    columns: &[
        ("id", Holds::Text),
        ("account_id", Holds::Text),
        ("address", Holds::Text),
        ("body", Holds::Text),
        ("due_at", Holds::Integer),
        ("tries", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Fails,
};

/// Where letters to an account go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mailbox {
    /// The address, which was confirmed.
    pub address: String,
    /// The language of its letters, as a code.
    pub locale: String,
    /// Since when.
    pub confirmed: Time,
    /// Whether mails of notices may come there.
    pub wants_news: bool,
    /// Whether a letter was sent back.
    pub is_dead: bool,
    /// What a letter's unsubscribe link says.
    pub stop: String,
}

/// A letter that has not gone out yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredLetter {
    /// Which one.
    pub id: String,
    /// To whom.
    pub account: AccountId,
    /// Where to.
    pub address: String,
    /// What it says, as JSON.
    pub body: String,
    /// When it is to be sent.
    pub due: Time,
    /// How often that was tried.
    pub tries: u32,
}

impl RowWrite {
    /// Where letters to an account go from now on. Whether it wants mails of notices stays as it was.
    #[must_use]
    pub fn mailbox(account: &AccountId, mailbox: &Mailbox) -> Self {
        let Mailbox { address, locale, confirmed, wants_news, is_dead, stop } = mailbox;
        Self::put(
            &MAILBOXES,
            vec![
                Value::text(account.as_str()),
                Value::text(address),
                Value::text(locale),
                Value::time(*confirmed),
                Value::Integer(i64::from(*wants_news)),
                Value::Integer(i64::from(*is_dead)),
                Value::text(stop),
            ],
        )
    }

    /// No letters go to an account any longer.
    #[must_use]
    pub fn mailbox_gone(account: &AccountId) -> Self {
        Self::of(Statement::new("DELETE FROM mailboxes WHERE account_id = $1").text(account.as_str()))
    }

    /// Letters to an address were sent back: none go there until it is confirmed again.
    #[must_use]
    pub fn mailbox_dead(account: &AccountId, address: &str) -> Self {
        let dead = Statement::new("UPDATE mailboxes SET fails = 1 WHERE account_id = $1 AND address = $2");
        Self::of(dead.text(account.as_str()).text(address))
    }

    /// Whoever has a letter's unsubscribe link wants no mails of notices.
    #[must_use]
    pub fn news_unwanted(stop: &str) -> Self {
        Self::of(Statement::new("UPDATE mailboxes SET wants_news = 0 WHERE stop = $1").text(stop))
    }

    /// An account wants mails of notices again.
    #[must_use]
    pub fn news_wanted(account: &AccountId) -> Self {
        Self::of(Statement::new("UPDATE mailboxes SET wants_news = 1 WHERE account_id = $1").text(account.as_str()))
    }

    /// A letter to be sent.
    #[must_use]
    pub fn letter(letter: &StoredLetter) -> Self {
        let StoredLetter { id, account, address, body, due, tries } = letter;
        let texts = [id.as_str(), account.as_str(), address, body].map(Value::text);
        let rest = [Value::time(*due), Value::Integer(i64::from(*tries))];
        Self::put(&LETTERS, texts.into_iter().chain(rest).collect())
    }

    /// A letter has gone out, or never will.
    #[must_use]
    pub fn letter_done(id: &str) -> Self {
        Self::of(Statement::new("DELETE FROM letters WHERE id = $1").text(id))
    }

    /// A letter could not be sent and is tried again later.
    #[must_use]
    pub fn letter_later(id: &str, due: Time) -> Self {
        Self::of(Statement::new("UPDATE letters SET tries = tries + 1, due_at = $1 WHERE id = $2").time(due).text(id))
    }

    /// Letters to an account that have not gone out never will.
    #[must_use]
    pub fn letters_gone(account: &AccountId) -> Self {
        Self::of(Statement::new("DELETE FROM letters WHERE account_id = $1").text(account.as_str()))
    }
}

impl Store {
    /// Where letters to an account go.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mailbox_of(&self, account: &AccountId) -> Result<Option<Mailbox>, StoreError> {
        let sql = "SELECT address, locale, confirmed_at, wants_news, fails, stop FROM mailboxes WHERE account_id = $1";
        let row = sqlx::query(sql).bind(account.as_str().to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| {
            Ok(Mailbox {
                address: text(&row, 0)?,
                locale: text(&row, 1)?,
                confirmed: time(&row, 2)?,
                wants_news: integer(&row, 3)? == 1,
                is_dead: integer(&row, 4)? > 0,
                stop: text(&row, 5)?,
            })
        })
        .transpose()
    }

    /// Whether some letter's unsubscribe link says so.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_stop(&self, stop: &str) -> Result<bool, StoreError> {
        Ok(self.one("SELECT account_id FROM mailboxes WHERE stop = $1", stop).await?.is_some())
    }

    /// The letters that are to be sent by a time, the oldest first, at most fifty.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn letters_due(&self, now: Time) -> Result<Vec<StoredLetter>, StoreError> {
        let sql = "SELECT id, account_id, address, body, due_at, tries FROM letters WHERE due_at <= $1 \
                   ORDER BY due_at, id LIMIT 50";
        let rows = sqlx::query(sql).bind(stored(now)).fetch_all(&self.read).await?;
        let letter = |row| -> Result<StoredLetter, StoreError> {
            Ok(StoredLetter {
                id: text(row, 0)?,
                account: AccountId::new(text(row, 1)?),
                address: text(row, 2)?,
                body: text(row, 3)?,
                due: time(row, 4)?,
                tries: u32::try_from(integer(row, 5)?).unwrap_or(u32::MAX),
            })
        };
        rows.iter().map(letter).collect()
    }
}
