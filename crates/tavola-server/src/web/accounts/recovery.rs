//! Ways back in for who has lost their keys: codes on paper, and links that the staff or a letter brings.

use tavola_base::Time;

use super::{Accounts, End, Ends};
use crate::{
    base::{ids::AccountId, random, secret::digest},
    store::{AccountChange, RowWrite, StoreError, TicketKind, What},
};

/// How many codes somebody has on paper.
pub const CODES: usize = 10;

/// Letters and digits that nobody takes for another (Crockford's base 32).
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many signs a code has: 80 bits.
const LENGTH: usize = 16;

/// How many stand together.
const GROUP: usize = 4;

impl Accounts {
    /// New codes for an account, in place of those before. They are never seen again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn new_codes(&self, account: &AccountId, now: Time) -> Result<Vec<String>, StoreError> {
        let codes: Vec<String> = (0..CODES).map(|_| drawn()).collect();
        let hashes: Vec<String> = codes.iter().map(|code| hash(code)).collect();
        self.store.write(RowWrite::recovery_codes(account, &hashes, now)).await?;
        self.note(account, What::Codes, "", now).await?;
        Ok(codes)
    }

    /// Uses a code up; whether it was one of the account's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_code(&self, account: &AccountId, code: &str, now: Time) -> Result<bool, StoreError> {
        let used = self.store.write(vec![RowWrite::recovery_code_used(account, &hash(code))]).await? > 0;
        if used {
            self.lock_others_out(account).await?;
            self.note(account, What::CodeUsed, "", now).await?;
        }
        Ok(used)
    }

    /// Uses a link up; whose it was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_link(&self, secret: &str, now: Time) -> Result<Option<AccountId>, StoreError> {
        let hash = digest(secret);
        let Some((account, _)) = self.store.ticket(&hash, TicketKind::Reset, now).await? else { return Ok(None) };
        if self.store.write(vec![RowWrite::ticket_used(&hash, TicketKind::Reset, now)]).await? == 0 {
            return Ok(None);
        }
        self.lock_others_out(&account).await?;
        self.note(&account, What::LinkUsed, "", now).await?;
        Ok(Some(account))
    }

    /// Whether a link is good; it stays so.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_good_link(&self, secret: &str, now: Time) -> Result<bool, StoreError> {
        Ok(self.store.ticket(&digest(secret), TicketKind::Reset, now).await?.is_some())
    }

    /// Signs an account out everywhere and makes other links worthless.
    async fn lock_others_out(&self, account: &AccountId) -> Result<(), StoreError> {
        self.store.write(vec![RowWrite::tickets_void(account, TicketKind::Reset)]).await?;
        self.end(End { account: account.clone(), which: Ends::All }).await
    }

    /// Notes for its owner that something has changed about an account, and tells them by letter if they get any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note(&self, account: &AccountId, what: What, detail: &str, at: Time) -> Result<(), StoreError> {
        let change = AccountChange { at, what, detail: detail.to_owned() };
        self.store.write(vec![RowWrite::account_change(account, &change)]).await?;
        self.tell(account, what, detail, at).await
    }
}

/// A code as it is printed: `7K3M-0PQX-…`.
fn drawn() -> String {
    let bits = random::bytes::<10>().iter().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
    let sign = |at: usize| char::from(SIGNS[usize::try_from(bits >> (5 * at) & 31).unwrap_or(0)]);
    let signs: Vec<char> = (0..LENGTH).map(sign).collect();
    signs.chunks(GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
}

/// What a code comes to, however it was typed.
fn hash(code: &str) -> String {
    let meant = |sign: char| match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    digest(&code.chars().filter(char::is_ascii_alphanumeric).map(meant).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_however_it_is_typed_and_no_other_is() {
        let code = drawn();
        assert_eq!(code.len(), 19);
        assert_eq!(hash(&code), hash(&code.to_lowercase().replace('-', " ")));
        assert_eq!(hash("0101-OIL1"), hash("oioi-011l"));
        assert_ne!(hash(&code), hash(&drawn()));
        assert!(code.bytes().all(|sign| sign == b'-' || SIGNS.contains(&sign)));
    }
}
