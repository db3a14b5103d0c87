//! Who is there: guests, known by a signed cookie. Nobody has to register to play.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tavola_club::Time;

use crate::{
    ids::{AccountId, SessionId},
    random,
    store::{RowWrite, Store, StoreError},
};

/// The name of the cookie.
pub const COOKIE: &str = "tavola_guest";

/// The longest name a guest may go by, in characters.
pub const LONGEST_NAME: usize = 24;

/// How many sessions are remembered before the memory is emptied; the store has them all.
const REMEMBERED: usize = 20_000;

/// A year, the longest that browsers keep a cookie.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// Guests and their browsers.
#[derive(Debug)]
pub struct Accounts {
    store: Store,
    key: Vec<u8>,
    secure: bool,
    known: Mutex<HashMap<SessionId, AccountId>>,
}

/// A guest who has just arrived.
#[derive(Debug, Clone)]
pub struct NewGuest {
    /// The account.
    pub account: AccountId,
    /// The value of the `Set-Cookie` header that makes the browser his.
    pub set_cookie: String,
}

impl Accounts {
    /// Opens the accounts, with the installation's own key for cookies.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open(store: Store, secure: bool) -> Result<Self, StoreError> {
        store.write(vec![RowWrite::setting("cookie_key", &random::hex(32))]).await?;
        let text = store.setting("cookie_key").await?.unwrap_or_default();
        let key = random::from_hex(&text).filter(|key| key.len() == 32);
        let key = key.ok_or(StoreError::Unreadable { what: "cookie key", text: String::new() })?;
        Ok(Self { store, key, secure, known: Mutex::default() })
    }

    /// The account a `Cookie` header speaks for; none if it has no cookie of ours or a forged one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn recognise(&self, cookies: &str) -> Result<Option<AccountId>, StoreError> {
        let Some(session) = self.session_in(cookies) else { return Ok(None) };
        if let Some(account) = self.remembered().get(&session) {
            return Ok(Some(account.clone()));
        }
        let account = self.store.session_account(&session).await?;
        if let Some(account) = &account {
            self.remember(session, account.clone());
        }
        Ok(account)
    }

    /// Makes a new guest with a browser, called so until he says otherwise.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn welcome(&self, name: &str, now: Time) -> Result<NewGuest, StoreError> {
        let (account, session) = (AccountId::fresh(), SessionId::new(random::hex(16)));
        let rows = vec![RowWrite::guest(&account, name, now), RowWrite::session(&session, &account, now)];
        self.store.write(rows).await?;
        let set_cookie = self.cookie(&session);
        self.remember(session, account.clone());
        Ok(NewGuest { account, set_cookie })
    }

    /// What an account is called.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn name(&self, account: &AccountId) -> Result<String, StoreError> {
        Ok(self.store.account_name(account).await?.unwrap_or_else(|| "?".to_owned()))
    }

    /// Gives an account another name, if it is one that can be shown.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, account: &AccountId, name: &str) -> Result<(), StoreError> {
        match tidy_name(name) {
            Some(name) => self.store.rename(account, &name).await,
            None => Ok(()),
        }
    }

    fn session_in(&self, cookies: &str) -> Option<SessionId> {
        let ours = |pair: &str| pair.trim().strip_prefix(COOKIE)?.strip_prefix('=').map(str::to_owned);
        let value = cookies.split(';').find_map(ours)?;
        let (session, signature) = value.split_once('.')?;
        let signature = random::from_hex(signature)?;
        self.mac(session).verify_slice(&signature).ok()?;
        Some(SessionId::new(session))
    }

    fn cookie(&self, session: &SessionId) -> String {
        let signature = self.mac(session.as_str()).finalize().into_bytes();
        let signature: String = signature.iter().map(|byte| format!("{byte:02x}")).collect();
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{COOKIE}={session}.{signature}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }

    fn mac(&self, session: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(b"tavola-guest\0");
        mac.update(session.as_bytes());
        mac
    }

    fn remember(&self, session: SessionId, account: AccountId) {
        let mut known = self.remembered();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(session, account);
    }

    fn remembered(&self) -> std::sync::MutexGuard<'_, HashMap<SessionId, AccountId>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A name as it is shown: no control characters, no runs of spaces, not too long; none if nothing is left.
#[must_use]
pub fn tidy_name(name: &str) -> Option<String> {
    let visible: String = name.chars().filter(|c| !c.is_control() && !is_direction(*c)).collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = words.chars().take(LONGEST_NAME).collect();
    let short = short.trim().to_owned();
    (!short.is_empty()).then_some(short)
}

/// Marks that turn the direction of the text around them, with which one name can pose as another.
const fn is_direction(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::DatabaseUrl;

    async fn accounts() -> Accounts {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        Accounts::open(store, false).await.unwrap()
    }

    #[tokio::test]
    async fn a_guest_is_known_by_his_cookie_and_nobody_else_is() {
        let accounts = accounts().await;
        let guest = accounts.welcome("Guest 1000", Time::from_millis(1)).await.unwrap();
        let cookie = guest.set_cookie.split(';').next().unwrap().to_owned();
        let header = format!("theme=dark; {cookie}; lang=it");
        assert_eq!(accounts.recognise(&header).await.unwrap(), Some(guest.account.clone()));
        accounts.remembered().clear();
        assert_eq!(accounts.recognise(&header).await.unwrap(), Some(guest.account));
        let mut forged = cookie.clone();
        let last = if forged.pop() == Some('0') { '1' } else { '0' };
        forged.push(last);
        for bad in [forged.as_str(), "tavola_guest=", "tavola_guest=a.b", "", "tavola_guest", "x=y"] {
            assert_eq!(accounts.recognise(bad).await.unwrap(), None, "{bad}");
        }
    }

    #[test]
    fn a_name_is_made_fit_to_be_shown() {
        assert_eq!(tidy_name("  Ada \n Lovelace ").as_deref(), Some("Ada Lovelace"));
        assert_eq!(tidy_name("\u{202e}live").as_deref(), Some("live"));
        assert_eq!(tidy_name(" \u{200b} "), None);
        assert_eq!(tidy_name(&"x".repeat(80)).unwrap().len(), LONGEST_NAME);
    }
}
