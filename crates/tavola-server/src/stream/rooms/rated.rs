//! What is asked before a rated match begins or is put to rest.

use super::{Kind, Rooms, kind::RatedStep};
use crate::{base::ids::AccountId, web::errors::AppError};

impl<K: Kind> Rooms<K> {
    /// Who may not play for ratings now does not begin to, and nobody has too many matches that rest.
    pub(super) async fn expect_rated_step(
        &self,
        state: &K::State,
        account: &AccountId,
        command: &K::Command,
    ) -> Result<(), AppError> {
        let step = K::rated_step(state, command);
        if step == RatedStep::Begins {
            self.conduct.expect_rated_allowed(account).await?;
            for other in K::people(state).iter().filter(|other| *other != account) {
                self.conduct.expect_none_rests(account, other).await?;
            }
        }
        if step == RatedStep::Rests {
            self.conduct.expect_few_rest(&K::people(state)).await?;
        }
        Ok(())
    }
}
