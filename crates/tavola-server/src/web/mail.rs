//! Letters to players who have said where they get some: laid down in the store, sent when the post is there.
//!
//! A club without SMTP has no letters and works all the same. What a letter says is its writer's business.

mod sending;

use lettre::Address;
use serde::{Deserialize, Serialize};
use tavola_base::Time;

use crate::{
    base::{ids::AccountId, random},
    config::Config,
    store::{Mailbox, RowWrite, Store, StoreError, StoredLetter},
    web::i18n::Locale,
};

use sending::Post;
pub use sending::send_waiting;
pub(crate) use sending::{is_sender, is_way, run};

/// The longest address (RFC 5321, 4.5.3.1.3), in bytes.
pub const LONGEST_ADDRESS: usize = 254;

/// The club's letters; clones share them.
#[derive(Debug, Clone)]
pub struct Mail {
    store: Store,
    post: Option<Post>,
    base: String,
}

/// Why a letter comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// It is about the account's own keys: it comes to whoever has an address.
    Keys,
    /// It is about notices, once a day or at once: whoever has had enough of them gets none, and each says how to have no
    /// more.
    Notices,
}

/// What a letter says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// Its subject, one line.
    pub subject: String,
    /// Its text.
    pub text: String,
    /// Where its reader says that they want no more of the kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unsubscribe: Option<String>,
}

impl Letter {
    /// A letter of these words.
    #[must_use]
    pub fn new(subject: impl Into<String>, text: impl Into<String>) -> Self {
        Self { subject: subject.into(), text: text.into(), unsubscribe: None }
    }
}

impl Mail {
    /// The letters of a club with these settings.
    #[must_use]
    pub fn new(store: Store, config: &Config) -> Self {
        let base = config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.listen));
        Self { store, post: Post::of(config), base }
    }

    /// No letters.
    #[must_use]
    pub const fn off(store: Store) -> Self {
        Self { store, post: None, base: String::new() }
    }

    /// Whether the club can send letters.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.post.is_some()
    }

    /// An address of the club's: `/account` in full.
    #[must_use]
    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// Where letters to an account go, in its language; none if it gets none of the kind.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reader(&self, account: &AccountId, purpose: Purpose) -> Result<Option<Locale>, StoreError> {
        Ok(self.mailbox(account, purpose).await?.map(|mailbox| Locale::of_code(&mailbox.locale).unwrap_or_default()))
    }

    async fn mailbox(&self, account: &AccountId, purpose: Purpose) -> Result<Option<Mailbox>, StoreError> {
        if !self.is_on() {
            return Ok(None);
        }
        let mailbox = self.store.mailbox_of(account).await?;
        Ok(mailbox.filter(|mailbox| !mailbox.is_dead && (purpose == Purpose::Keys || mailbox.wants_news)))
    }

    /// Sends a letter to an account; false if it gets none of the kind. It is in the store when this returns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn send(
        &self,
        account: &AccountId,
        purpose: Purpose,
        letter: Letter,
        now: Time,
    ) -> Result<bool, StoreError> {
        let Some(row) = self.letter_row(account, purpose, letter, now).await? else { return Ok(false) };
        self.store.write(vec![row]).await?;
        Ok(true)
    }

    /// A letter to an account as a row to be written with others; none if it gets none of the kind.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn letter_row(
        &self,
        account: &AccountId,
        purpose: Purpose,
        letter: Letter,
        now: Time,
    ) -> Result<Option<RowWrite>, StoreError> {
        let Some(mailbox) = self.mailbox(account, purpose).await? else { return Ok(None) };
        let unsubscribe = (purpose == Purpose::Notices).then(|| self.stop_at(&mailbox));
        Ok(Some(laid_down(account, &mailbox.address, &Letter { unsubscribe, ..letter }, now)))
    }

    /// Where an account says that it wants no more mails of notices; none if it gets none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn stop_link(&self, account: &AccountId) -> Result<Option<String>, StoreError> {
        Ok(self.mailbox(account, Purpose::Notices).await?.map(|mailbox| self.stop_at(&mailbox)))
    }

    fn stop_at(&self, mailbox: &Mailbox) -> String {
        self.link(&format!("/mail/stop/{}", mailbox.stop))
    }

    /// Sends a letter to an address that is not, or no longer, an account's own.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn send_to(
        &self,
        account: &AccountId,
        address: &str,
        letter: &Letter,
        now: Time,
    ) -> Result<(), StoreError> {
        if !self.is_on() {
            return Ok(());
        }
        self.store.write(vec![laid_down(account, address, letter, now)]).await.map(drop)
    }
}

fn laid_down(account: &AccountId, address: &str, letter: &Letter, now: Time) -> RowWrite {
    let body = serde_json::to_string(letter).unwrap_or_default();
    let (id, account, address) = (random::hex(16), account.clone(), address.to_owned());
    RowWrite::letter(&StoredLetter { id, account, address, body, due: now, tries: 0 })
}

/// An address as letters can be sent to it; none if it is none.
#[must_use]
pub fn address(text: &str) -> Option<String> {
    let text = text.trim();
    (text.len() <= LONGEST_ADDRESS).then(|| text.parse::<Address>().ok()).flatten().map(|address| address.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_and_carries_nothing_else() {
        assert_eq!(address(" ada@club.example ").as_deref(), Some("ada@club.example"));
        for none in
            ["", "ada", "ada@", "a@b\r\nBcc: c@d", "Ada <ada@club.example>", &format!("{}@b.example", "a".repeat(300))]
        {
            assert_eq!(address(none), None, "{none}");
        }
    }
}
