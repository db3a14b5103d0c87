//! Passkeys: asked for, taken and known again (WebAuthn). What the browser is asked lies in the store until it answers.

use axum::http::Uri;
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tavola_base::{Millis, Time};
use webauthn_rs::{
    Webauthn, WebauthnBuilder,
    prelude::{
        CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
        RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
    },
};

use super::Accounts;
use crate::{
    base::{ids::AccountId, random, secret::digest},
    config::Config,
    store::{RowWrite, StoredPasskey, Ticket, TicketKind},
    web::errors::AppError,
};

/// For how long an answer is waited for.
const LASTS: Millis = Millis::seconds(5 * 60);

/// The most passkeys of one account.
pub const MOST: usize = 20;

/// The longest name of a passkey, in characters.
pub const LONGEST_LABEL: usize = 40;

/// The setting that keeps the domain the first passkey was made for.
pub const DOMAIN_SETTING: &str = "passkey_domain";

/// Where browsers reach the club, as passkeys see it: they belong to a domain and to no address.
#[derive(Debug)]
pub struct Party {
    domain: String,
    webauthn: Webauthn,
}

/// What the page passes to the browser, and gives back with its answer.
#[derive(Debug, Serialize)]
pub struct Question {
    /// What the question is known by.
    pub ticket: String,
    /// The browser's options.
    pub options: Value,
}

/// Why a passkey is not taken.
#[derive(Debug, thiserror::Error)]
pub enum PasskeyError {
    /// The question is unknown, answered already or too old.
    #[error("that question is answered already or too old")]
    Late,
    /// No account has that passkey, or no longer.
    #[error("no player has that passkey")]
    Unknown,
    /// The browser's answer is not right.
    #[error("that passkey did not answer as it should")]
    Wrong,
    /// Something failed.
    #[error(transparent)]
    App(#[from] AppError),
}

impl<E: Into<crate::store::StoreError>> From<E> for PasskeyError {
    fn from(error: E) -> Self {
        Self::App(error.into().into())
    }
}

/// For whom a passkey is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Maker {
    /// Somebody who registers by that name.
    Newcomer(String),
    /// A player.
    Player(AccountId),
}

/// A passkey that was just made.
#[derive(Debug)]
pub struct Made {
    /// For whom.
    pub maker: Maker,
    /// By which name it will know its account.
    pub handle: String,
    /// The key, without a name yet.
    pub key: StoredPasskey,
}

/// What lies in the store while a passkey is being made.
#[derive(Serialize, Deserialize)]
struct Making {
    name: String,
    handle: String,
    state: PasskeyRegistration,
}

impl Party {
    /// The club as a browser reaches it that names this host: by its public address if it has one, else as `localhost`.
    /// None where passkeys cannot be used: at a bare address, or without TLS.
    #[must_use]
    pub fn of(config: &Config, host: &str) -> Option<Self> {
        let origin = match &config.public_url {
            Some(public) => public.clone(),
            None => format!("http://{host}"),
        };
        let domain = domain(&origin)?;
        let is_safe = domain == "localhost" || (origin.starts_with("https://") && config.public_url.is_some());
        let origin = Url::parse(&origin).ok().filter(|_| is_safe)?;
        let webauthn = WebauthnBuilder::new(&domain, &origin).and_then(|made| made.rp_name("Tavola").build()).ok()?;
        Some(Self { domain, webauthn })
    }
}

/// The domain that passkeys of a club with these settings belong to.
#[must_use]
pub fn domain_of(config: &Config) -> Option<String> {
    config.public_url.as_deref().map_or_else(|| Some("localhost".to_owned()), domain)
}

fn domain(origin: &str) -> Option<String> {
    let host = origin.parse::<Uri>().ok()?.host()?.to_ascii_lowercase();
    let is_address = host.starts_with('[') || host.parse::<std::net::Ipv4Addr>().is_ok();
    (!is_address).then_some(host)
}

impl Accounts {
    /// Asks a browser to make a passkey.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ask_for_new_passkey(&self, party: &Party, maker: &Maker, now: Time) -> Result<Question, PasskeyError> {
        let (account, name, handle, known) = match maker {
            Maker::Newcomer(name) => (AccountId::new(""), name.clone(), None, Vec::new()),
            Maker::Player(account) => {
                let (name, handle) = (self.name(account).await?, self.store.handle_of(account).await?);
                (account.clone(), name, handle, self.store.passkeys_of(account).await?)
            }
        };
        let handle = handle.and_then(|text| Uuid::parse_str(&text).ok()).unwrap_or_else(drawn_handle);
        let known: Vec<CredentialID> = known.iter().filter_map(|key| bytes_of(&key.credential)).collect();
        let asked = party.webauthn.start_passkey_registration(handle, &name, &name, Some(known));
        let (question, state) = asked.map_err(broken)?;
        let making = Making { name, handle: handle.to_string(), state };
        let body = serde_json::to_string(&making).map_err(unwritten)?;
        let mut options = serde_json::to_value(question.public_key).map_err(unwritten)?;
        // The crate discourages keys that can be found without a name; without them nobody signs in by one button.
        options["authenticatorSelection"]["residentKey"] = "required".into();
        options["authenticatorSelection"]["requireResidentKey"] = true.into();
        self.asked(TicketKind::NewPasskey, account, body, options, now).await
    }

    /// Takes what a browser has made.
    ///
    /// # Errors
    /// If it is not what it was asked for, or the database fails.
    pub async fn take_new_passkey(
        &self,
        party: &Party,
        ticket: &str,
        answer: &RegisterPublicKeyCredential,
        now: Time,
    ) -> Result<Made, PasskeyError> {
        let (account, body) = self.answered(ticket, TicketKind::NewPasskey, now).await?;
        let making: Making = serde_json::from_str(&body).map_err(unwritten)?;
        let made = party.webauthn.finish_passkey_registration(answer, &making.state).map_err(wrong)?;
        self.store.write(vec![RowWrite::setting(DOMAIN_SETTING, &party.domain)]).await?;
        let maker = if account.as_str().is_empty() { Maker::Newcomer(making.name) } else { Maker::Player(account) };
        let body = serde_json::to_string(&made).map_err(unwritten)?;
        let credential = BASE64_URL_SAFE_NO_PAD.encode(made.cred_id());
        let key = StoredPasskey { credential, name: String::new(), body, made: now, used: None };
        Ok(Made { maker, handle: making.handle, key })
    }

    /// Asks a browser for any passkey that it has for the club.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ask_for_passkey(&self, party: &Party, now: Time) -> Result<Question, PasskeyError> {
        let (question, state) = party.webauthn.start_discoverable_authentication().map_err(broken)?;
        let body = serde_json::to_string(&state).map_err(unwritten)?;
        let options = serde_json::to_value(question.public_key).map_err(unwritten)?;
        self.asked(TicketKind::Passkey, AccountId::new(""), body, options, now).await
    }

    /// Whose passkey a browser has answered with.
    ///
    /// # Errors
    /// If it is nobody's, does not answer as it should, or the database fails.
    pub async fn know_by_passkey(
        &self,
        party: &Party,
        ticket: &str,
        answer: &PublicKeyCredential,
        now: Time,
    ) -> Result<AccountId, PasskeyError> {
        let (_, body) = self.answered(ticket, TicketKind::Passkey, now).await?;
        let state: DiscoverableAuthentication = serde_json::from_str(&body).map_err(unwritten)?;
        let (handle, credential) = party.webauthn.identify_discoverable_authentication(answer).map_err(wrong)?;
        let account = self.store.account_of_handle(&handle.to_string()).await?.ok_or(PasskeyError::Unknown)?;
        let credential = BASE64_URL_SAFE_NO_PAD.encode(credential);
        let keys = self.store.passkeys_of(&account).await?;
        let key = keys.into_iter().find(|key| key.credential == credential).ok_or(PasskeyError::Unknown)?;
        let mut passkey: Passkey = serde_json::from_str(&key.body).map_err(unwritten)?;
        let result = party.webauthn.finish_discoverable_authentication_v2(answer, state, &passkey).map_err(wrong)?;
        // The counter, and whether it is kept in several places.
        passkey.update_credential(&result);
        let body = serde_json::to_string(&passkey).map_err(unwritten)?;
        self.store.write(vec![RowWrite::passkey_used(&credential, &body, now)]).await?;
        Ok(account)
    }

    async fn asked(
        &self,
        kind: TicketKind,
        account: AccountId,
        body: String,
        options: Value,
        now: Time,
    ) -> Result<Question, PasskeyError> {
        let secret = random::hex(16);
        let ticket = Ticket { hash: digest(&secret), kind, account, body, ends: now + LASTS };
        self.store.write(vec![RowWrite::tickets_forgotten(now), RowWrite::ticket(&ticket)]).await?;
        Ok(Question { ticket: secret, options })
    }

    async fn answered(&self, secret: &str, kind: TicketKind, now: Time) -> Result<(AccountId, String), PasskeyError> {
        let hash = digest(secret);
        let ticket = self.store.ticket(&hash, kind, now).await?.ok_or(PasskeyError::Late)?;
        let used = self.store.write(vec![RowWrite::ticket_used(&hash, kind, now)]).await?;
        if used == 0 { Err(PasskeyError::Late) } else { Ok(ticket) }
    }
}

/// A random name for an account that says nothing about it.
fn drawn_handle() -> Uuid {
    uuid::Builder::from_random_bytes(random::bytes::<16>()).into_uuid()
}

fn bytes_of(credential: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(credential).ok()
}

fn broken(error: WebauthnError) -> PasskeyError {
    PasskeyError::App(AppError::Broken(format!("passkeys cannot be asked for: {error}")))
}

fn unwritten(error: serde_json::Error) -> PasskeyError {
    PasskeyError::App(AppError::Broken(format!("what belongs to a passkey cannot be written or read: {error}")))
}

/// A wrong answer is nothing for the log: anybody can send one.
fn wrong(_: WebauthnError) -> PasskeyError {
    PasskeyError::Wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_belong_to_a_domain_over_tls_or_to_this_machine_by_its_name() {
        let at = |public: Option<&str>, host: &str| {
            let config = Config { public_url: public.map(str::to_owned), ..Config::default() };
            Party::of(&config, host).map(|party| party.domain)
        };
        assert_eq!(at(None, "localhost:8080").as_deref(), Some("localhost"));
        assert_eq!(at(Some("https://club.example"), "10.0.0.1").as_deref(), Some("club.example"));
        for (public, host) in [
            (None, "127.0.0.1:8080"),
            (None, "[::1]:8080"),
            (None, "club.example"),
            (None, "localhost.evil"),
            (None, ""),
            (Some("http://club.example"), "club.example"),
            (Some("https://192.0.2.1"), "192.0.2.1"),
        ] {
            assert_eq!(at(public, host), None, "{public:?} {host}");
        }
    }
}
