//! What changed about an account's keys, for its owner's eyes.

use serde::Serialize;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{text, time},
    statement::{Clash, Holds, Insert, Value},
};
use crate::base::ids::AccountId;

static CHANGES: Insert = Insert {
    table: "account_changes",
    columns: &[
        ("id", Holds::Text),
        ("account_id", Holds::Text),
        ("at", Holds::Integer),
        ("what", Holds::Text),
        ("detail", Holds::Text),
    ],
    key: 1,
    clash: Clash::Fails,
};

/// What can change.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Somebody registered.
    Registered,
    /// There is another password.
    Password,
    /// There is no password any longer.
    PasswordGone,
    /// There is a passkey more: its name.
    KeyAdded,
    /// There is a passkey less: its name.
    KeyGone,
    /// There are new recovery codes.
    Codes,
    /// A recovery code was used.
    CodeUsed,
    /// A link was used to get back in.
    LinkUsed,
    /// There is another name: the one before.
    Name,
    /// Letters go to another address: the one before, or nothing.
    Mail,
    /// No letters are sent any longer: the address before.
    MailGone,
    /// The account is to be erased.
    Leaving,
    /// It is not.
    Staying,
}

/// Something that changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AccountChange {
    /// When.
    pub at: Time,
    /// What.
    pub what: What,
    /// Which key, name or address, where there is one.
    pub detail: String,
}

impl RowWrite {
    /// Something has changed about an account's keys.
    #[must_use]
    pub fn account_change(account: &AccountId, change: &AccountChange) -> Self {
        let id = uuid::Uuid::now_v7().simple().to_string();
        let (id, account) = (Value::text(id), Value::text(account.as_str()));
        let what: &'static str = change.what.into();
        Self::put(&CHANGES, vec![id, account, Value::time(change.at), Value::text(what), Value::text(&change.detail)])
    }
}

impl Store {
    /// What changed about an account's keys, the latest first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account_changes(&self, account: &AccountId) -> Result<Vec<AccountChange>, StoreError> {
        let sql =
            "SELECT at, what, detail FROM account_changes WHERE account_id = $1 ORDER BY at DESC, id DESC LIMIT 100";
        let rows = sqlx::query(sql).bind(account.as_str().to_owned()).fetch_all(&self.read).await?;
        let change = |row| -> Result<AccountChange, StoreError> {
            let what = text(row, 1)?;
            let what = what.parse().map_err(|_| StoreError::Unreadable { what: "change", text: what })?;
            Ok(AccountChange { at: time(row, 0)?, what, detail: text(row, 2)? })
        };
        rows.iter().map(change).collect()
    }
}
