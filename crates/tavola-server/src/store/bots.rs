//! Accounts that are bots': programs that play here by their tokens.

use super::{RowWrite, Store, StoreError, statement::Statement};
use crate::base::ids::AccountId;

impl Store {
    /// Makes a player's account a bot's for good; false, and nothing is written, if it is no player's or has a place
    /// anywhere.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn become_bot(&self, account: &AccountId) -> Result<bool, StoreError> {
        let changed = Statement::new(
            "UPDATE accounts SET kind = 'bot' WHERE id = $1 AND kind = 'player' \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE account_id = $2)",
        );
        let changed = RowWrite::of(changed.text(account.as_str()).text(account.as_str()));
        Ok(self.write(vec![changed]).await? == 1)
    }
}
