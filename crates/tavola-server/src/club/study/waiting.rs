//! Who waits for the analysis of a match: whoever has opened its page and looks no longer is told when it is ready.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tavola_base::{Millis, Time};

use super::{MatchKey, Studies};
use crate::{
    app::App,
    base::ids::AccountId,
    club::notices::{Address, Notice},
    store::StoreError,
};

/// A page that has asked so lately is looked at: it shows the deeper report by itself.
const LOOKS: Millis = Millis::seconds(6);
/// How many wait for one match at most; who comes then looks again by themselves.
const MOST_WAITING: usize = 64;

/// Who waits, match by match.
#[derive(Debug, Default)]
pub(super) struct Waiting(Mutex<HashMap<MatchKey, HashMap<AccountId, Waits>>>);

/// Somebody who has opened the page.
#[derive(Debug, Clone)]
struct Waits {
    /// Against whom they played, if they did.
    opponent: Option<String>,
    /// When their page asked last.
    asked: Time,
}

impl Waiting {
    fn all(&self) -> MutexGuard<'_, HashMap<MatchKey, HashMap<AccountId, Waits>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those who wait for a match, who wait no longer now.
    fn take(&self, key: &MatchKey) -> HashMap<AccountId, Waits> {
        self.all().remove(key).unwrap_or_default()
    }
}

impl Studies {
    /// That an account has opened the page of a match whose analysis is under way.
    pub fn waits(&self, key: &MatchKey, account: &AccountId, opponent: Option<&str>, now: Time) {
        let mut all = self.0.waiting.all();
        // Asked while nobody else is at the list: who is put into it is found there when the job ends.
        let is_underway = self.jobs().by_key.get(key).is_some_and(|job| !job.is_done());
        let of_match = all.entry(key.clone()).or_default();
        if is_underway && (of_match.len() < MOST_WAITING || of_match.contains_key(account)) {
            of_match.insert(account.clone(), Waits { opponent: opponent.map(str::to_owned), asked: now });
        }
        if of_match.is_empty() {
            all.remove(key);
        }
    }

    /// That their page is still there.
    pub fn still_looks(&self, key: &MatchKey, account: &AccountId, now: Time) {
        if let Some(waits) = self.0.waiting.all().get_mut(key).and_then(|of_match| of_match.get_mut(account)) {
            waits.asked = now;
        }
    }

    /// Whether another job has taken the place of that one of its match.
    fn is_anothers(&self, key: &MatchKey, number: u64) -> bool {
        self.jobs().by_key.get(key).is_some_and(|job| job.number != number)
    }
}

/// A job has ended, at that depth if it came to one. Whoever came between the telling and the end is told, too; who waits
/// for a later job of the same match goes on waiting.
pub(super) async fn ended(app: &App, key: &MatchKey, number: u64, depth: Option<u8>) {
    let studies = app.studies();
    if studies.is_anothers(key, number) {
        return;
    }
    if depth.is_none() {
        studies.0.waiting.take(key);
    } else if let Err(error) = tell(app, key, false).await {
        tracing::warn!(%error, "who waited for a study could not be told");
    }
}

/// Tells those who wait that the deepest report of a match is there: each who has closed its page, and each whose last match
/// of many it was.
pub(super) async fn tell(app: &App, key: &MatchKey, was_queued: bool) -> Result<(), StoreError> {
    let (waiting, now) = (app.studies().0.waiting.take(key), app.now());
    for (account, waits) in &waiting {
        if now.since(waits.asked) > LOOKS {
            let at = Address::new(&key.address());
            let notice = Notice::AnalysisReady { matched: key.stored(), opponent: waits.opponent.clone(), at };
            app.notices().tell(account, notice).await;
        }
    }
    if !was_queued {
        return Ok(());
    }
    for account in app.store().owners_of(&key.stored()).await? {
        let has_more = app.store().last_to_judge(&account).await?.is_some();
        if !has_more && !waiting.contains_key(&account) {
            app.notices().tell(&account, Notice::AnalysesReady { last: key.stored() }).await;
        }
    }
    Ok(())
}
