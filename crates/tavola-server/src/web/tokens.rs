//! What programs act by: tokens of accounts, each for a few kinds of acts, shown once and stored only by what they come to.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use sha2::{Digest, Sha256};
use strum::VariantArray;
use tavola_base::{Millis, Time};
use tokio::sync::broadcast;

use crate::{
    base::{
        ids::{AccountId, TokenId},
        random,
    },
    store::{Restricted, RowWrite, Store, StoreError, StoredToken},
    stream::bus::{Bus, Word},
};

/// What every token begins with, so that one that has got somewhere else is found there.
pub const PREFIX: &str = "tvl_";
/// How many tokens an account may have.
pub const MOST_TOKENS: usize = 20;
/// How many streams of lines may be open by one token.
pub const MOST_STREAMS: u32 = 8;
/// The longest name of a token, in characters.
pub const LONGEST_NAME: usize = 40;
/// How long a token holds: a year.
const HOLDS: Millis = Millis::seconds(365 * 24 * 3600);
/// How exactly the last use is kept.
const USE_IS_KEPT_TO: Millis = Millis::seconds(60);
/// How many ends a stream may be behind before it is cut.
const ENDED: usize = 1024;
/// Hex digits behind the prefix.
const DIGITS: usize = 64;

/// What a token may be for.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, strum::EnumString, strum::IntoStaticStr, VariantArray,
)]
pub enum Scope {
    /// To see one's own account and where one plays.
    #[strum(serialize = "me:read")]
    MeRead,
    /// To open tables and chouettes and to take the seats one is invited to.
    #[strum(serialize = "challenge:write")]
    ChallengeWrite,
    /// To act at tables and in chouettes.
    #[strum(serialize = "play")]
    Play,
    /// To say something where one sits.
    #[strum(serialize = "talk")]
    Talk,
    /// To see one's own matches and their analysis.
    #[strum(serialize = "study:read")]
    StudyRead,
    /// To import matches.
    #[strum(serialize = "study:write")]
    StudyWrite,
    /// To act in tournaments with the rights one has there.
    #[strum(serialize = "event:direct")]
    EventDirect,
    /// To make the account a bot's for good.
    #[strum(serialize = "bot:play")]
    BotPlay,
}

impl Scope {
    /// The name, as it is stored and sent.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The scopes of a text with blanks between the names; names that are none are left out.
    #[must_use]
    pub fn all_of(text: &str) -> Vec<Self> {
        Self::VARIANTS.iter().copied().filter(|scope| text.split(' ').any(|name| name == scope.name())).collect()
    }

    /// Scopes as they are stored.
    #[must_use]
    pub fn text(scopes: &[Self]) -> String {
        scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" ")
    }
}

/// A token that came with a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Access {
    /// Which.
    pub token: TokenId,
    /// What it may do.
    pub scopes: Vec<Scope>,
}

/// All tokens.
pub struct Tokens {
    store: Store,
    bus: Arc<dyn Bus>,
    ended: broadcast::Sender<TokenId>,
    streams: Arc<Mutex<HashMap<TokenId, u32>>>,
}

/// A stream that is open by a token, while it lives.
#[derive(Debug)]
pub struct OpenStream {
    token: TokenId,
    streams: Arc<Mutex<HashMap<TokenId, u32>>>,
}

impl Tokens {
    /// The tokens in a store.
    #[must_use]
    pub fn new(store: Store, bus: Arc<dyn Bus>) -> Self {
        Self { store, bus, ended: broadcast::channel(ENDED).0, streams: Arc::default() }
    }

    /// Whose a token is and what it may do; none if it is none, was revoked or is over, or its account is closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn recognise(&self, text: &str, now: Time) -> Result<Option<(AccountId, Access)>, StoreError> {
        let Some(hash) = hash_of(text) else { return Ok(None) };
        let Some(token) = self.store.token(&hash).await?.filter(|token| now < token.ends) else { return Ok(None) };
        if self.store.restricted(&token.account, Restricted::Everything, now).await?.is_some() {
            return Ok(None);
        }
        if now.since(token.used) >= USE_IS_KEPT_TO {
            self.store.write(vec![RowWrite::token_used(&token.id, now)]).await?;
        }
        let access = Access { token: token.id, scopes: Scope::all_of(&token.scopes) };
        Ok(Some((token.account, access)))
    }

    /// Makes a token and says its text, which nobody is told again; none if the account has enough of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn issue(
        &self,
        account: &AccountId,
        name: &str,
        scopes: &[Scope],
        now: Time,
    ) -> Result<Option<String>, StoreError> {
        if self.store.tokens_of(account).await?.len() >= MOST_TOKENS {
            return Ok(None);
        }
        let text = format!("{PREFIX}{}", random::hex(DIGITS / 2));
        let token = StoredToken {
            id: TokenId::fresh(),
            account: account.clone(),
            name: name.chars().take(LONGEST_NAME).collect(),
            scopes: Scope::text(scopes),
            created: now,
            ends: now + HOLDS,
            used: Time::default(),
        };
        let hash = hash_of(&text).expect("a token that was just made has the form of one");
        self.store.write(vec![RowWrite::token(&token, &hash)]).await?;
        Ok(Some(text))
    }

    /// The tokens of an account, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn of(&self, account: &AccountId) -> Result<Vec<StoredToken>, StoreError> {
        self.store.tokens_of(account).await
    }

    /// Revokes a token of an account: whoever has it is nobody from now on, and its streams are cut.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke(&self, id: &TokenId, account: &AccountId) -> Result<(), StoreError> {
        if self.store.write(vec![RowWrite::token_revoked(id, account)]).await? > 0 {
            self.bus.tell(Word::TokenEnded(id.as_str().to_owned()));
            self.has_ended(id.clone());
        }
        Ok(())
    }

    /// Cuts what is open by the tokens of an account that was closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn cut(&self, account: &AccountId) -> Result<(), StoreError> {
        for token in self.store.tokens_of(account).await? {
            self.bus.tell(Word::TokenEnded(token.id.as_str().to_owned()));
            self.has_ended(token.id);
        }
        Ok(())
    }

    /// A token has ended, here or at another node.
    pub(crate) fn has_ended(&self, token: TokenId) {
        self.ended.send(token).ok();
    }

    /// Cuts what is open here by tokens that are no more, whoever has ended them.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn look_for_ends(&self, now: Time) -> Result<(), StoreError> {
        let open: Vec<TokenId> = self.streams.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect();
        let there = self.store.tokens_there(&open, now).await?;
        open.into_iter().filter(|token| !there.contains(token)).for_each(|token| self.has_ended(token));
        Ok(())
    }

    /// The tokens that end from now on.
    #[must_use]
    pub fn ends(&self) -> broadcast::Receiver<TokenId> {
        self.ended.subscribe()
    }

    /// Counts a stream that is opened by a token; none if enough are open.
    #[must_use]
    pub fn open_stream(&self, token: &TokenId) -> Option<OpenStream> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(token.clone()).or_default();
        if *open >= MOST_STREAMS {
            return None;
        }
        *open += 1;
        Some(OpenStream { token: token.clone(), streams: Arc::clone(&self.streams) })
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&self.token) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.token);
            }
        }
    }
}

/// What a token's text comes to, as it is stored; none if it has not the form of one.
fn hash_of(text: &str) -> Option<String> {
    let digits = text.strip_prefix(PREFIX)?;
    let has_form = digits.len() == DIGITS && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    has_form.then(|| Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{DatabaseUrl, NewKey, NewPlayer};
    use crate::stream::bus::LocalBus;

    #[tokio::test]
    async fn a_token_is_known_until_it_is_revoked_or_over_and_nothing_stored_opens() {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        let (ada, now) = (AccountId::new("ada"), Time::from_millis(1_800_000_000_000));
        store.write(vec![RowWrite::guest(&ada, "Ada", now)]).await.unwrap();
        let named = NewPlayer { account: &ada, name: "Ada", key: "ada", at: now, opener: NewKey::Password("-") };
        assert!(store.register(named).await.unwrap());
        let tokens = Tokens::new(store, Arc::new(LocalBus::default()));
        let text = tokens.issue(&ada, "bot", &[Scope::Play], now).await.unwrap().unwrap();
        let (account, access) = tokens.recognise(&text, now).await.unwrap().unwrap();
        assert_eq!((account, access.scopes.as_slice()), (ada.clone(), &[Scope::Play][..]));
        let listed = tokens.of(&ada).await.unwrap();
        assert_eq!(listed[0].used, now);
        assert!(!format!("{listed:?}").contains(&text[PREFIX.len()..]));
        let hash = hash_of(&text).unwrap();
        for other in ["", "tvl_", &hash, &format!("tvl_{hash}"), &text[4..], &text.to_uppercase()] {
            assert_eq!(tokens.recognise(other, now).await.unwrap(), None, "{other}");
        }
        assert_eq!(tokens.recognise(&text, now + HOLDS).await.unwrap(), None, "a year is over");
        tokens.revoke(&listed[0].id, &AccountId::new("eve")).await.unwrap();
        assert!(tokens.recognise(&text, now).await.unwrap().is_some(), "somebody else's to revoke");
        tokens.revoke(&listed[0].id, &ada).await.unwrap();
        assert_eq!(tokens.recognise(&text, now).await.unwrap(), None);
    }

    #[tokio::test]
    async fn an_account_has_so_many_tokens_and_a_token_so_many_streams() {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        let tokens = Tokens::new(store, Arc::new(LocalBus::default()));
        let (ada, now) = (AccountId::new("ada"), Time::from_millis(1));
        for _ in 0..MOST_TOKENS {
            assert!(tokens.issue(&ada, "x", &[Scope::Play], now).await.unwrap().is_some());
        }
        assert!(tokens.issue(&ada, "x", &[Scope::Play], now).await.unwrap().is_none());
        let id = TokenId::new("t");
        let open: Vec<_> = (0..MOST_STREAMS).map(|_| tokens.open_stream(&id).unwrap()).collect();
        assert!(tokens.open_stream(&id).is_none());
        drop(open);
        assert!(tokens.open_stream(&id).is_some());
    }

    #[tokio::test]
    async fn the_end_of_a_token_that_nobody_has_told_is_found() {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        let tokens = Tokens::new(store.clone(), Arc::new(LocalBus::default()));
        let (ada, now) = (AccountId::new("ada"), Time::from_millis(1));
        for _ in 0..2 {
            tokens.issue(&ada, "x", &[Scope::Play], now).await.unwrap();
        }
        let ids: Vec<TokenId> = tokens.of(&ada).await.unwrap().into_iter().map(|token| token.id).collect();
        let _open: Vec<_> = ids.iter().map(|id| tokens.open_stream(id).unwrap()).collect();
        let mut ends = tokens.ends();
        store.write(vec![RowWrite::token_revoked(&ids[0], &ada)]).await.unwrap();
        tokens.look_for_ends(now).await.unwrap();
        assert_eq!(ends.try_recv().as_ref(), Ok(&ids[0]));
        assert!(ends.try_recv().is_err(), "and no other");
    }

    #[test]
    fn scopes_come_back_as_they_were_stored() {
        assert_eq!(Scope::all_of(&Scope::text(Scope::VARIANTS)), Scope::VARIANTS);
        assert_eq!(Scope::all_of("play play-more root"), [Scope::Play]);
    }
}
