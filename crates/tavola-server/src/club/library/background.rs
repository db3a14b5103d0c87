//! Matches that wait to be judged: one after the other, when nobody looks at another one. They stand in the store, so that a
//! restart loses none; each account's stand ten seconds apart, so that nobody's many come before another's few.

use std::{collections::HashSet, time::Duration};

use tavola_base::Millis;
use tokio::task::JoinSet;

use super::record;
use crate::{
    app::App,
    base::{ids::AccountId, trouble::Trouble},
    club::study::MatchKey,
    store::RowWrite,
    web::errors::AppError,
};

/// How far apart the matches of one account stand in the queue.
const APART: Millis = Millis::seconds(10);

/// How many wait at most; what comes then is judged when somebody looks at it.
const LONGEST_QUEUE: usize = 20_000;

/// How long nobody looks whether a match waits, if nobody says that one does.
const REST: Duration = Duration::from_secs(20);

/// What puts matches of an account into the queue, as far as there is room.
///
/// # Errors
/// If the database fails.
pub async fn to_be_judged(app: &App, account: &AccountId, keys: &[String]) -> Result<Vec<RowWrite>, AppError> {
    let store = app.store();
    let room = LONGEST_QUEUE.saturating_sub(store.waiting_to_be_judged().await?);
    let last = store.last_to_judge(account).await?;
    let mut due = last.map_or_else(|| app.now(), |last| (last + APART).max(app.now()));
    let rows = keys.iter().take(room).map(|key| {
        let row = RowWrite::to_be_judged(key, due);
        due = due + APART;
        row
    });
    Ok(rows.collect())
}

/// Judges what waits, until the server stops: where there are workers, as many matches at once as they are.
pub async fn run(app: App) {
    let (mut judging, mut taken) = (JoinSet::new(), HashSet::new());
    let trouble =
        Trouble::new("which match is judged next could not be read", "which match is judged next can be read again");
    while !app.is_stopping() {
        let has_room = judging.len() < app.nodes().workers().max(1);
        let next = if has_room { next(&app, &taken).await } else { Ok(None) };
        trouble.note(&next);
        if let Ok(Some(stored)) = next {
            taken.insert(stored.clone());
            let app = app.clone();
            judging.spawn(async move {
                if let Err(error) = judge(&app, &stored).await {
                    tracing::warn!(%error, "a match was not judged in the background");
                    tokio::time::sleep(REST).await;
                }
                stored
            });
            continue;
        }
        tokio::select! {
            () = app.stopping() => break,
            Some(done) = judging.join_next(), if !judging.is_empty() => match done {
                Ok(stored) => drop(taken.remove(&stored)),
                Err(_) => taken.clear(),
            },
            () = tokio::time::sleep(REST) => {}
        }
    }
}

/// The match whose turn it is and that nobody judges yet. Where there are no workers none is begun while somebody else's is
/// being judged.
async fn next(app: &App, taken: &HashSet<String>) -> Result<Option<String>, AppError> {
    if app.nodes().workers() == 0 && !app.studies().is_idle() {
        return Ok(None);
    }
    let waiting = app.store().next_to_judge(taken.len() + 1).await?;
    Ok(waiting.into_iter().find(|stored| !taken.contains(stored)))
}

/// Judges the match whose turn it is, deeply, and says whether there was one.
///
/// # Errors
/// If the database fails.
pub async fn judge_next(app: &App) -> Result<bool, AppError> {
    match next(app, &HashSet::new()).await? {
        Some(stored) => judge(app, &stored).await.map(|()| true),
        None => Ok(false),
    }
}

async fn judge(app: &App, stored: &str) -> Result<(), AppError> {
    let found = match MatchKey::of_stored(stored) {
        Some(key) => match record(app, &key).await {
            Ok(found) => found.map(|(version, record)| (key, version, record)),
            // What cannot be read waits no longer.
            Err(error) if error.is_the_streams_own() || matches!(error, AppError::NotFound) => None,
            Err(error) => return Err(error),
        },
        None => None,
    };
    if let Some((key, version, record)) = found {
        let mut studied = app.studies().of(app, key, version, record)?;
        let done = studied.wait_for(|studied| studied.underway.is_none());
        tokio::select! {
            done = done => drop(done),
            () = app.stopping() => return Ok(()),
        }
    }
    // Also where it could not be judged: it would be the next again and again.
    Ok(app.store().write(vec![RowWrite::judged(stored)]).await.map(drop)?)
}
