//! Matches that wait to be judged: one after the other, when nobody looks at another one. They stand in the store, so that a
//! restart loses none; each account's stand ten seconds apart, so that nobody's many come before another's few.

use std::time::Duration;

use tavola_base::Millis;

use super::record;
use crate::{app::App, base::ids::AccountId, club::study::MatchKey, store::RowWrite, web::errors::AppError};

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

/// Judges what waits, until the server stops.
pub async fn run(app: App) {
    while !app.is_stopping() {
        let did = match judge_next(&app).await {
            Ok(did) => did,
            Err(error) => {
                tracing::warn!(%error, "a match was not judged in the background");
                false
            }
        };
        if !did {
            tokio::select! {
                () = app.stopping() => break,
                () = tokio::time::sleep(REST) => {}
            }
        }
    }
}

/// Judges the match whose turn it is, deeply, and says whether there was one. While somebody else's match is being judged,
/// none is begun.
///
/// # Errors
/// If the database fails.
pub async fn judge_next(app: &App) -> Result<bool, AppError> {
    if !app.studies().is_idle() {
        return Ok(false);
    }
    let Some(stored) = app.store().next_to_judge().await? else { return Ok(false) };
    let found = match MatchKey::of_stored(&stored) {
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
            () = app.stopping() => return Ok(true),
        }
    }
    // Also where it could not be judged: it would be the next again and again.
    app.store().write(vec![RowWrite::judged(&stored)]).await?;
    Ok(true)
}
