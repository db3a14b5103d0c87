//! Who may what.

use super::Accounts;
use crate::{
    base::ids::AccountId,
    store::{AccountKind, Role, StoreError},
};

impl Accounts {
    /// Whether an account may what a role may. An administrator may everything; nobody may anything while they are closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn may(&self, account: &AccountId, role: Role) -> Result<bool, StoreError> {
        if role == Role::Player {
            return self.store.is_open(account).await;
        }
        let given = self.store.roles_of(account).await?;
        Ok(given.contains(&role) || given.contains(&Role::Administrator))
    }

    /// What an account is; who is in no store is a guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn kind(&self, account: &AccountId) -> Result<AccountKind, StoreError> {
        Ok(self.store.account_kind(account).await?.unwrap_or(AccountKind::Guest))
    }
}
