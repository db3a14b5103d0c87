//! A push message: what it says, encrypted for its device (RFC 8291), signed by the club (RFC 8292).

use axum::http::{HeaderName, HeaderValue, Request, Uri, header::AUTHORIZATION};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use p256::ecdsa::{Signature, SigningKey, signature::Signer as _};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tavola_base::{Millis, Time};
use web_push_native::{Auth, WebPushBuilder};

use crate::{base::random, store::Subscription};

/// How long a token is good for, in seconds; a service may refuse one that is good for more than a day.
const TOKEN_LASTS: u64 = 12 * 3600;
/// How many bytes a device's secret has.
const AUTH_BYTES: usize = 16;

/// A message to one device.
#[derive(Debug, Clone)]
pub struct Letter {
    /// To which device.
    pub to: Subscription,
    /// The notice's key; a later message of the same takes its place.
    pub key: String,
    /// Title and sentence, in the device's language.
    pub words: (String, String),
    /// How many notices its reader has not seen.
    pub unseen: u32,
    /// How urgent it is.
    pub urgency: &'static str,
    /// How long it is worth anything.
    pub lasts: Millis,
}

/// Keys that nothing can be encrypted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnusableKeys;

/// The club's own key: all devices have subscribed with it.
#[derive(Clone)]
pub struct Keys(SigningKey);

impl Keys {
    /// The key of this secret, as [`fresh_secret`] makes it.
    #[must_use]
    pub fn of(secret: &str) -> Option<Self> {
        SigningKey::from_slice(&random::from_hex(secret)?).ok().map(Self)
    }

    /// The public half, as browsers want it.
    #[must_use]
    pub fn public(&self) -> String {
        BASE64.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What proves to a push service that a message is the club's.
    fn proof(&self, endpoint: &Uri, contact: &str, now: Time) -> String {
        let audience = format!(
            "{}://{}",
            endpoint.scheme_str().unwrap_or("https"),
            endpoint.authority().map_or("", |host| host.as_str())
        );
        let claims = json!({ "aud": audience, "exp": now.millis() / 1000 + TOKEN_LASTS, "sub": contact });
        let signed =
            [json!({ "typ": "JWT", "alg": "ES256" }), claims].map(|part| BASE64.encode(part.to_string())).join(".");
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }
}

/// A fresh secret for [`Keys::of`].
#[must_use]
pub fn fresh_secret() -> String {
    loop {
        let secret = random::hex(32);
        // All but a few in 2^32 are keys.
        if Keys::of(&secret).is_some() {
            return secret;
        }
    }
}

impl Letter {
    /// The request that takes it to the push service.
    ///
    /// # Errors
    /// If nothing can be encrypted for its device.
    pub fn request(&self, keys: &Keys, contact: &str, now: Time) -> Result<Request<Vec<u8>>, UnusableKeys> {
        let endpoint: Uri = self.to.endpoint.parse().map_err(|_| UnusableKeys)?;
        let (key, auth) = unpacked(&self.to.public_key, &self.to.auth)?;
        let lasts = std::time::Duration::from_millis(self.lasts.number());
        let builder = WebPushBuilder::new(endpoint.clone(), key, auth).with_valid_duration(lasts);
        let (title, body) = &self.words;
        let text = json!({ "title": title, "body": body, "key": self.key, "unseen": self.unseen }).to_string();
        let mut request = builder.build(text).map_err(|_| UnusableKeys)?;
        let proof = keys.proof(&endpoint, contact, now);
        let topic: String = BASE64.encode(Sha256::digest(&self.key)).chars().take(24).collect();
        let named = [
            (AUTHORIZATION, proof),
            (HeaderName::from_static("urgency"), self.urgency.to_owned()),
            (HeaderName::from_static("topic"), topic),
        ];
        for (name, value) in named {
            request.headers_mut().insert(name, HeaderValue::try_from(value).map_err(|_| UnusableKeys)?);
        }
        Ok(request)
    }
}

/// A device's key and secret, read from what its browser says.
fn unpacked(key: &str, auth: &str) -> Result<(p256::PublicKey, Auth), UnusableKeys> {
    let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).map_err(|_| UnusableKeys);
    let (key, auth) = (bytes(key)?, bytes(auth)?);
    let key = p256::PublicKey::from_sec1_bytes(&key).map_err(|_| UnusableKeys)?;
    let auth: [u8; AUTH_BYTES] = auth.try_into().map_err(|_| UnusableKeys)?;
    Ok((key, auth.into()))
}

impl Subscription {
    /// A device's subscription; none if nothing can be encrypted for it.
    #[must_use]
    pub fn new(
        account: &crate::base::ids::AccountId,
        endpoint: &str,
        keys: (&str, &str),
        locale: &str,
    ) -> Option<Self> {
        let (public_key, auth) = keys;
        unpacked(public_key, auth).ok()?;
        Some(Self {
            id: Self::id_of(endpoint),
            account: account.clone(),
            endpoint: endpoint.to_owned(),
            public_key: public_key.to_owned(),
            auth: auth.to_owned(),
            locale: locale.to_owned(),
        })
    }

    /// What an endpoint comes to.
    #[must_use]
    pub fn id_of(endpoint: &str) -> String {
        Sha256::digest(endpoint)[..16].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
