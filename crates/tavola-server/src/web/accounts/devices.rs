//! Browsers that are known again whoever is signed in, and what a browser is called on its owner's page.

use hmac::Mac;

use super::{Accounts, COOKIE_SECONDS, DEVICE, called, hex_of};
use crate::base::{
    ids::{AccountId, SessionId},
    random,
    secret::digest,
};

/// The name of the cookie by which a browser is known again that has been signed out, and of the one of clubs that are
/// reached over TLS.
const DEVICE_COOKIE: &str = "tavola_device";
const TLS_DEVICE_COOKIE: &str = "__Host-tavola_device";

/// How many signs of a browser's name its owner's page needs.
const BROWSER_NAME: usize = 16;

impl Accounts {
    /// The value of the `Set-Cookie` header by which a browser is known again as one that an account was at home in: it
    /// opens nothing, but whoever tries others' passwords elsewhere does not keep its owner from trying theirs here.
    #[must_use]
    pub fn device_cookie(&self, account: &AccountId) -> String {
        let drawn = random::hex(16);
        let signature = hex_of(self.mac(DEVICE, &format!("{account} {drawn}")));
        let (name, secure) = if self.secure { (TLS_DEVICE_COOKIE, "; Secure") } else { (DEVICE_COOKIE, "") };
        format!("{name}={drawn}.{signature}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }

    /// What a `Cookie` header says about the browser itself.
    #[must_use]
    pub fn device_in(&self, cookies: &str) -> Option<String> {
        called(cookies, if self.secure { TLS_DEVICE_COOKIE } else { DEVICE_COOKIE }).map(str::to_owned)
    }

    /// Whether an account was at home in a browser that says this about itself.
    #[must_use]
    pub fn knows_device(&self, account: &AccountId, device: &str) -> bool {
        let Some((drawn, signature)) = device.split_once('.') else { return false };
        let signature = random::from_hex(signature).unwrap_or_default();
        self.mac(DEVICE, &format!("{account} {drawn}")).verify_slice(&signature).is_ok()
    }

    /// What a browser is called on its owner's page: nothing that opens anything.
    #[must_use]
    pub fn browser_name(&self, session: &SessionId) -> String {
        let mut name = digest(session.as_str());
        name.truncate(BROWSER_NAME);
        name
    }
}
