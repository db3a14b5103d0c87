//! Who has shown of late who they are: what opens an account is changed by nobody else.

use tavola_base::{Millis, Time};

use super::{Accounts, End, Ends};
use crate::{
    base::ids::{AccountId, SessionId},
    store::{Home, RowWrite, Session, StoreError},
};

/// For how long somebody who has shown who they are may change what opens their account.
pub const FRESH: Millis = Millis::seconds(5 * 60);

/// After how long unseen a player's browser is at home no longer. A guest has nothing to come back with.
const IDLE: Millis = Millis::seconds(30 * 24 * 3600);

/// How long any browser stays at home with an account: as long as it keeps the cookie.
pub(super) const LONGEST: Millis = Millis::seconds(super::COOKIE_SECONDS as u64);

/// How many sessions are asked for at a time.
const AT_ONCE: usize = 2_000;

/// How much later a browser is noted as seen again.
const SEEN_AGAIN: Millis = Millis::seconds(3600);

impl Home {
    /// Whether the browser has been away for too long, or here.
    pub(super) fn is_over(&self, now: Time) -> bool {
        now.since(self.began) > LONGEST || (self.is_player && now.since(self.seen) > IDLE)
    }

    /// Whether it is time to note that the browser was seen.
    pub(super) fn is_unseen(&self, now: Time) -> bool {
        now.since(self.seen) > SEEN_AGAIN
    }
}

impl Accounts {
    /// Sessions have ended, here or at another node.
    pub(crate) fn have_ended(&self, end: End) {
        self.known.forget_those(|session, home| end.is_of(&home.account, session));
        self.ended.send(end).ok();
    }

    /// Ends the lines of sessions that are no more, whoever has ended them: of those that were seen here of late.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn look_for_ends(&self, now: Time) -> Result<(), StoreError> {
        for some in self.known.all().chunks(AT_ONCE) {
            let ids: Vec<&SessionId> = some.iter().map(|(session, _)| session).collect();
            let there = self.store.sessions_there(&ids, now).await?;
            for (session, home) in some.iter().filter(|(session, _)| !there.contains(session)) {
                self.have_ended(End { account: home.account.clone(), which: Ends::One(session.clone()) });
            }
        }
        Ok(())
    }

    /// Whether the person at a browser has shown of late who they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_fresh(&self, session: &SessionId, now: Time) -> Result<bool, StoreError> {
        let proved = self.store.proved_at(session).await?;
        Ok(proved.is_some_and(|proved| now.since(proved) <= FRESH))
    }

    /// The person at a browser has shown who they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn proved(&self, session: &SessionId, now: Time) -> Result<(), StoreError> {
        self.store.write(vec![RowWrite::session_proved(session, now)]).await.map(drop)
    }

    /// The browser of an account that its owner's page calls so.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn browser_called(&self, account: &AccountId, name: &str) -> Result<Option<SessionId>, StoreError> {
        let sessions = self.store.sessions_of(account).await?;
        Ok(sessions.into_iter().map(|session: Session| session.id).find(|id| self.browser_name(id) == name))
    }

    /// Notes that a browser was seen; nobody waits for it.
    pub(super) fn saw(&self, session: &SessionId, now: Time) {
        self.known.change(session, |home| home.seen = now);
        let (store, seen) = (self.store.clone(), RowWrite::session_seen(session, now));
        tokio::spawn(async move { store.write(vec![seen]).await });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{
        store::{DatabaseUrl, Store},
        stream::bus::LocalBus,
    };

    #[tokio::test]
    async fn the_end_of_a_session_that_nobody_has_told_is_found() {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        let accounts = Accounts::open(store.clone(), Arc::new(LocalBus::default()), false).await.unwrap();
        let now = Time::from_millis(1);
        let ada = accounts.welcome("Ada", "", now).await.unwrap();
        accounts.welcome("Bea", "", now).await.unwrap();
        let mut ends = accounts.ends();
        accounts.look_for_ends(now).await.unwrap();
        store.write(vec![RowWrite::session_ended(&ada.session, &ada.account)]).await.unwrap();
        accounts.look_for_ends(now).await.unwrap();
        let which = Ends::One(ada.session);
        assert_eq!(ends.try_recv(), Ok(End { account: ada.account, which }));
        accounts.look_for_ends(now).await.unwrap();
        assert!(ends.try_recv().is_err(), "once, and no other");
    }
}
