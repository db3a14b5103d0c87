//! Who is there: guests, known by a signed cookie. Nobody has to register to play.

mod devices;
pub mod freshness;
pub mod housekeeping;
pub mod leaving;
pub mod letters;
pub mod orders;
pub mod passkeys;
pub mod recovery;
mod roles;

use std::sync::Arc;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tavola_base::Time;
use tokio::sync::broadcast;
use unicode_normalization::UnicodeNormalization;

use crate::{
    base::{
        ids::{AccountId, SessionId},
        memory::Remembered,
        random,
        secret::digest,
    },
    store::{Home, NewKey, NewPlayer, NewSession, Proved, RowWrite, Session, Store, StoreError},
    stream::bus::{Bus, Word},
    web::{mail::Mail, passwords::Passwords},
};

/// The name of the cookie, and of the one of clubs that are reached over TLS: browsers let no other host and no page
/// without TLS set that. There the first is not read: anybody who can speak for a host beside the club's, or for the club's
/// own name without TLS, could set it.
pub const COOKIE: &str = "tavola_guest";
const TLS_COOKIE: &str = "__Host-tavola_guest";

/// What the key signs for, so that one cookie is not taken for the other.
const GUEST: &[u8] = b"tavola-guest\0";
const DEVICE: &[u8] = b"tavola-device\0";

/// The longest name a guest may go by, in characters.
pub const LONGEST_NAME: usize = 24;

/// How many sessions are remembered before those least seen are forgotten; the store has them all.
const REMEMBERED: usize = 20_000;

/// How many ends of sessions a line may be behind before it has to be opened anew.
const ENDED: usize = 1024;

/// A year, the longest that browsers keep a cookie.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// Guests and their browsers.
pub struct Accounts {
    store: Store,
    bus: Arc<dyn Bus>,
    key: Vec<u8>,
    secure: bool,
    known: Remembered<SessionId, Home>,
    ended: broadcast::Sender<End>,
    passwords: Passwords,
    mail: Mail,
}

/// A browser that is at home with an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtHome {
    /// The account.
    pub account: AccountId,
    /// The browser.
    pub session: SessionId,
}

/// Which sessions end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ends {
    /// This one.
    One(SessionId),
    /// All but this one.
    AllBut(SessionId),
    /// All.
    All,
}

/// The end of sessions of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// Of which account.
    pub account: AccountId,
    /// Which of its sessions.
    pub which: Ends,
}

impl End {
    /// Whether a session of an account has ended by it.
    #[must_use]
    pub fn is_of(&self, account: &AccountId, session: &SessionId) -> bool {
        let is_meant = match &self.which {
            Ends::One(id) => session == id,
            Ends::AllBut(id) => session != id,
            Ends::All => true,
        };
        is_meant && self.account == *account
    }
}

/// A guest who has just arrived.
#[derive(Debug, Clone)]
pub struct NewGuest {
    /// The account.
    pub account: AccountId,
    /// The browser that is at home with it.
    pub session: SessionId,
    /// The value of the `Set-Cookie` header that makes the browser their.
    pub set_cookie: String,
}

impl Accounts {
    /// Opens the accounts, with the installation's own key for cookies.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open(store: Store, bus: Arc<dyn Bus>, secure: bool) -> Result<Self, StoreError> {
        store.write(vec![RowWrite::setting("cookie_key", &random::hex(32))]).await?;
        let text = store.setting("cookie_key").await?.unwrap_or_default();
        let key = random::from_hex(&text).filter(|key| key.len() == 32);
        let key = key.ok_or(StoreError::Unreadable { what: "cookie key", text: String::new() })?;
        let mail = Mail::off(store.clone());
        let known = Remembered::new(REMEMBERED, store.changed());
        Ok(Self {
            store,
            bus,
            key,
            secure,
            known,
            ended: broadcast::channel(ENDED).0,
            passwords: Passwords::new(),
            mail,
        })
    }

    /// Whom a `Cookie` header speaks for; none if it has no cookie of ours or a forged one. Whether the browser has been away
    /// for too long is not looked at.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn recognise(&self, cookies: &str) -> Result<Option<AtHome>, StoreError> {
        let Some(session) = self.session_in(cookies) else { return Ok(None) };
        Ok(self.home(&session).await?.map(|home| AtHome { account: home.account, session }))
    }

    /// The same, of browsers that have not been away for too long; notes that this one was seen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn at_home(&self, cookies: &str, now: Time) -> Result<Option<AtHome>, StoreError> {
        let Some(session) = self.session_in(cookies) else { return Ok(None) };
        let Some(home) = self.home(&session).await?.filter(|home| !home.is_over(now)) else { return Ok(None) };
        if home.is_unseen(now) {
            self.saw(&session, now);
        }
        Ok(Some(AtHome { account: home.account, session }))
    }

    async fn home(&self, session: &SessionId) -> Result<Option<Home>, StoreError> {
        let asked = match self.known.of(session) {
            Ok(home) => return Ok(Some(home)),
            Err(asked) => asked,
        };
        let home = self.store.home(session).await?;
        if let Some(home) = &home {
            self.known.learn(asked, session, home);
        }
        Ok(home)
    }

    /// Makes a new guest with a browser, called so until they say otherwise.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn welcome(&self, name: &str, family: &str, now: Time) -> Result<NewGuest, StoreError> {
        let (account, secret) = (AccountId::fresh(), random::hex(32));
        let session = session_of(&secret);
        let new = NewSession { id: &session, account: &account, family, at: now, proved: Proved::No };
        self.store.write(vec![RowWrite::guest(&account, name, now), RowWrite::session(new)]).await?;
        let set_cookie = self.cookie(&secret);
        if let Err(asked) = self.known.of(&session) {
            let home = Home { account: account.clone(), is_player: false, began: now, seen: now };
            self.known.learn(asked, &session, &home);
        }
        Ok(NewGuest { account, session, set_cookie })
    }

    /// Makes a browser an account's whose person has just shown who they are; the value of the `Set-Cookie` header that
    /// does it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn enter(&self, account: &AccountId, family: &str, now: Time) -> Result<String, StoreError> {
        let secret = random::hex(32);
        let id = session_of(&secret);
        let new = NewSession { id: &id, account, family, at: now, proved: Proved::Yes };
        self.store.write(vec![RowWrite::session(new)]).await?;
        Ok(self.cookie(&secret))
    }

    /// Makes a guest a player of that name; false if another player bears it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn register(
        &self,
        account: &AccountId,
        name: &str,
        opener: NewKey<'_>,
        at: Time,
    ) -> Result<bool, StoreError> {
        self.store.register(NewPlayer { account, name, key: &name_key(name), opener, at }).await
    }

    /// Whether a player bears a name, or had it not long ago.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_taken(&self, name: &str) -> Result<bool, StoreError> {
        let key = name_key(name);
        Ok(self.store.player_called(&key).await?.is_some() || self.store.formerly_called(&key).await?.is_some())
    }

    /// The player who bears a name, or had it not long ago; and the name they bear now, as it is compared.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn player_named(&self, name: &str) -> Result<(Option<AccountId>, String), StoreError> {
        let key = name_key(name);
        if let Some(player) = self.store.player_called(&key).await? {
            return Ok((Some(player), key));
        }
        match self.store.formerly_called(&key).await? {
            Some(player) => {
                let now = name_key(&self.name(&player).await?);
                Ok((Some(player), now))
            }
            None => Ok((None, key)),
        }
    }

    /// Gives a player another name; the one before leads to them for a time. False if another player has or had it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn change_name(&self, account: &AccountId, name: &str, at: Time) -> Result<bool, StoreError> {
        self.store.change_name(account, name, &name_key(name), at).await
    }

    /// Letters to players.
    #[must_use]
    pub const fn mail(&self) -> &Mail {
        &self.mail
    }

    /// The same with these letters and passwords.
    #[must_use]
    pub fn with(self, mail: Mail, passwords: Passwords) -> Self {
        Self { mail, passwords, ..self }
    }

    /// What hashes and compares passwords.
    #[must_use]
    pub const fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// What an account is called.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn name(&self, account: &AccountId) -> Result<String, StoreError> {
        Ok(self.store.account_name(account).await?.unwrap_or_else(|| "?".to_owned()))
    }

    /// Gives a guest another name; false if it cannot be shown, a player bears it, or the account is a player's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, account: &AccountId, name: &str) -> Result<bool, StoreError> {
        match tidy_name(name) {
            Some(name) => self.store.rename(account, &name, &name_key(&name)).await,
            None => Ok(false),
        }
    }

    /// The browsers that are at home with an account, the latest first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions(&self, account: &AccountId) -> Result<Vec<Session>, StoreError> {
        self.store.sessions_of(account).await
    }

    /// Ends sessions: whoever has their cookies is nobody from now on, and their lines are cut.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end(&self, end: End) -> Result<(), StoreError> {
        let row = match &end.which {
            Ends::One(session) => RowWrite::session_ended(session, &end.account),
            Ends::AllBut(session) => RowWrite::other_sessions_ended(session, &end.account),
            Ends::All => RowWrite::all_sessions_ended(&end.account),
        };
        self.store.write(vec![row]).await?;
        self.bus.tell(Word::ended(&end));
        self.have_ended(end);
        Ok(())
    }

    /// What ends from now on.
    #[must_use]
    pub fn ends(&self) -> broadcast::Receiver<End> {
        self.ended.subscribe()
    }

    /// The value of the `Set-Cookie` header that takes our cookies from a browser.
    #[must_use]
    pub fn no_cookie(&self) -> [String; 2] {
        let secure = if self.secure { "; Secure" } else { "" };
        [
            format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"),
            format!("{TLS_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"),
        ]
    }

    fn session_in(&self, cookies: &str) -> Option<SessionId> {
        let value = called(cookies, if self.secure { TLS_COOKIE } else { COOKIE })?;
        let (secret, signature) = value.split_once('.')?;
        let signature = random::from_hex(signature)?;
        self.mac(GUEST, secret).verify_slice(&signature).ok()?;
        Some(session_of(secret))
    }

    fn cookie(&self, session: &str) -> String {
        let signature = hex_of(self.mac(GUEST, session));
        let (name, secure) = if self.secure { (TLS_COOKIE, "; Secure") } else { (COOKIE, "") };
        format!("{name}={session}.{signature}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }

    fn mac(&self, purpose: &[u8], text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(purpose);
        mac.update(text.as_bytes());
        mac
    }
}

fn hex_of(mac: Hmac<Sha256>) -> String {
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The value of a cookie in a `Cookie` header.
fn called<'a>(cookies: &'a str, name: &str) -> Option<&'a str> {
    cookies.split(';').find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The session of a cookie's secret, as it is stored: what can be read in the store opens nothing. Cookies of before have
/// secrets half as long, which are stored as they are.
fn session_of(secret: &str) -> SessionId {
    if secret.len() < 64 {
        return SessionId::new(secret);
    }
    SessionId::new(digest(secret))
}

/// A name as it is compared: letters that look alike in another form, wide or composed, large or small, are the same.
#[must_use]
pub fn name_key(name: &str) -> String {
    let tidy = tidy_name(name).unwrap_or_default();
    // Large and then small: a sharp s is two letters then, as two are.
    tidy.nfkc().collect::<String>().to_uppercase().to_lowercase().nfkc().collect()
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
    use crate::{store::DatabaseUrl, stream::bus::LocalBus};

    async fn accounts() -> Accounts {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        Accounts::open(store, Arc::new(LocalBus::default()), false).await.unwrap()
    }

    #[tokio::test]
    async fn a_guest_is_known_by_his_cookie_and_nobody_else_is() {
        let accounts = accounts().await;
        let guest = accounts.welcome("Guest 1000", "", Time::from_millis(1)).await.unwrap();
        let cookie = guest.set_cookie.split(';').next().unwrap().to_owned();
        let header = format!("theme=dark; {cookie}; lang=it");
        let recognised = async |header: &str| accounts.recognise(header).await.unwrap().map(|home| home.account);
        assert_eq!(recognised(&header).await, Some(guest.account.clone()));
        accounts.known.forget_those(|_, _| true);
        assert_eq!(recognised(&header).await, Some(guest.account));
        let mut forged = cookie.clone();
        let last = if forged.pop() == Some('0') { '1' } else { '0' };
        forged.push(last);
        for bad in [forged.as_str(), "tavola_guest=", "tavola_guest=a.b", "", "tavola_guest", "x=y"] {
            assert_eq!(accounts.recognise(bad).await.unwrap(), None, "{bad}");
        }
    }

    #[tokio::test]
    async fn over_tls_the_cookie_is_bound_to_the_host_and_no_other_is_read() {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        let before = Accounts::open(store.clone(), Arc::new(LocalBus::default()), false).await.unwrap();
        let old = before.welcome("Ada", "", Time::from_millis(1)).await.unwrap();
        let over_tls = Accounts::open(store, Arc::new(LocalBus::default()), true).await.unwrap();
        let new = over_tls.welcome("Bea", "", Time::from_millis(1)).await.unwrap();
        assert!(new.set_cookie.starts_with("__Host-tavola_guest="), "{}", new.set_cookie);
        assert!(new.set_cookie.contains("; Path=/;") && new.set_cookie.ends_with("; Secure"));
        let pair = |guest: &NewGuest| guest.set_cookie.split(';').next().unwrap().to_owned();
        let account = async |cookies: &str| over_tls.recognise(cookies).await.unwrap().map(|home| home.account);
        assert_eq!(account(&pair(&old)).await, None);
        let both = [pair(&old), pair(&new)];
        assert_eq!(account(&both.join("; ")).await, Some(new.account));
        let recognised = before.recognise(&both.join("; ")).await.unwrap().map(|home| home.account);
        assert_eq!(recognised, Some(old.account), "nor the bound one where there is no TLS");
    }

    #[tokio::test]
    async fn a_session_that_was_ended_is_nobodys() {
        let accounts = accounts().await;
        let guest = accounts.welcome("Ada", "", Time::from_millis(1)).await.unwrap();
        let cookie = guest.set_cookie.split(';').next().unwrap();
        let home = accounts.recognise(cookie).await.unwrap().unwrap();
        assert_eq!(accounts.sessions(&home.account).await.unwrap().len(), 1);
        let end = |which| accounts.end(End { account: home.account.clone(), which });
        end(Ends::AllBut(home.session.clone())).await.unwrap();
        assert_eq!(accounts.recognise(cookie).await.unwrap(), Some(home.clone()));
        end(Ends::AllBut(SessionId::new("another"))).await.unwrap();
        assert_eq!(accounts.recognise(cookie).await.unwrap(), None);
        assert!(accounts.sessions(&home.account).await.unwrap().is_empty());
    }

    #[tokio::test]
    async fn what_is_stored_of_a_session_opens_nothing() {
        let accounts = accounts().await;
        let guest = accounts.welcome("Ada", "", Time::from_millis(1)).await.unwrap();
        let stored = accounts.sessions(&guest.account).await.unwrap()[0].id.clone();
        assert!(!guest.set_cookie.contains(stored.as_str()));
        assert_eq!(accounts.recognise(&accounts.cookie(stored.as_str())).await.unwrap(), None);
        // A cookie of before is its session's own name.
        let old = SessionId::new(random::hex(16));
        accounts
            .store
            .write(vec![RowWrite::session(NewSession {
                id: &old,
                account: &guest.account,
                family: "",
                at: Time::from_millis(1),
                proved: Proved::No,
            })])
            .await
            .unwrap();
        let home = accounts.recognise(&accounts.cookie(old.as_str())).await.unwrap();
        assert_eq!(home.map(|home| home.account), Some(guest.account));
    }

    #[test]
    fn names_that_differ_in_form_only_are_one() {
        for (one, other) in
            [("Ada", " aDA "), ("caff\u{e8}", "CAFFE\u{300}"), ("\u{ff21}da", "ada"), ("Strauß", "STRAUSS")]
        {
            assert_eq!(name_key(one), name_key(other));
        }
        assert_ne!(name_key("Ada"), name_key("Ada 2"));
    }

    #[test]
    fn a_name_is_made_fit_to_be_shown() {
        assert_eq!(tidy_name("  Ada \n Lovelace ").as_deref(), Some("Ada Lovelace"));
        assert_eq!(tidy_name("\u{202e}live").as_deref(), Some("live"));
        assert_eq!(tidy_name(" \u{200b} "), None);
        assert_eq!(tidy_name(&"x".repeat(80)).unwrap().len(), LONGEST_NAME);
    }
}
