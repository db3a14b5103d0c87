//! Streams in which only bots play: so many an account and a house may have running, and they rest while nobody looks.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use tavola_base::{Decider, Time};
use tavola_club::{chouette::ChouetteStream, table::Tables};

use crate::{
    app::App,
    base::{
        ids::{AccountId, StreamId},
        memory::forget_half,
    },
    store::Status,
    stream::rooms::Kind,
    web::errors::AppError,
};

/// For how long bots play on when nobody looks any more, in milliseconds.
const UNWATCHED: u64 = 60_000;

/// How many streams' last looks are remembered before the oldest are forgotten.
const REMEMBERED: usize = 1_000;

/// The streams of bots alone: those that accounts have opened since the start, and when each was last looked at.
#[derive(Debug, Default)]
pub struct BotTables {
    of: tokio::sync::Mutex<HashMap<AccountId, Vec<Opened>>>,
    pub(super) audience: Audience,
}

/// A stream of bots alone.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The stream's id.
    pub id: StreamId,
    /// Its kind.
    pub kind: &'static str,
}

impl BotTables {
    /// Opens one more for an account, if it may have one more.
    ///
    /// # Errors
    /// [`AppError::TooManyBots`] if it or the house has too many running, else what `open` says.
    pub async fn open<T>(
        &self,
        app: &App,
        account: &AccountId,
        open: impl AsyncFnOnce() -> Result<(T, Opened), AppError>,
    ) -> Result<T, AppError> {
        // Held while it is opened: who opens many at once gets no more than one after the other.
        let mut of = self.of.lock().await;
        for all in of.values_mut() {
            let mut left = Vec::new();
            for one in all.drain(..) {
                if goes_on(app, &one).await? {
                    left.push(one);
                }
            }
            *all = left;
        }
        of.retain(|_, all| !all.is_empty());
        // One that rests is opened already and costs nothing; it may play on when somebody looks.
        let runs = |one: &&Opened| self.audience.is_there(&one.id, app.presence().lines_of(&one.id), app.now());
        let count = |all: &Vec<Opened>| all.iter().filter(runs).count();
        let (own, all) = (of.get(account).map_or(0, count), of.values().map(count).sum::<usize>());
        if own >= app.config().bot_tables_each || all >= app.config().bot_tables {
            return Err(AppError::TooManyBots);
        }
        let (answer, opened) = open().await?;
        of.entry(account.clone()).or_default().push(opened);
        Ok(answer)
    }
}

async fn goes_on(app: &App, one: &Opened) -> Result<bool, AppError> {
    let is_table = one.kind == Tables::STREAM;
    if is_table { is_open::<Tables>(app, &one.id).await } else { is_open::<ChouetteStream>(app, &one.id).await }
}

async fn is_open<K: Kind>(app: &App, id: &StreamId) -> Result<bool, AppError> {
    let state = K::rooms(app).snapshot(id).await?.state;
    Ok(K::status(&state).is_some_and(|status| status != Status::Over))
}

/// When streams of bots alone were last looked at.
#[derive(Debug, Default)]
pub(super) struct Audience(Mutex<HashMap<StreamId, Time>>);

impl Audience {
    /// Whether somebody looks or has done so of late; `lines` is how many have it open. A stream that is new here is
    /// taken for one that somebody has just looked at.
    pub(super) fn is_there(&self, stream: &StreamId, lines: usize, now: Time) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() >= REMEMBERED && !last.contains_key(stream) {
            forget_half(&mut last, |seen| *seen);
        }
        let seen = last.entry(stream.clone()).or_insert(now);
        if lines > 0 {
            *seen = now;
        }
        now.since(*seen).number() < UNWATCHED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_rest_a_minute_after_the_last_look_and_go_on_with_the_next() {
        let (audience, table) = (Audience::default(), StreamId::new("t"));
        let is_there = |lines, seconds: u64| audience.is_there(&table, lines, Time::from_millis(seconds * 1000));
        assert!(is_there(0, 100));
        assert!(is_there(0, 159));
        assert!(!is_there(0, 160));
        assert!(!is_there(0, 1_000));
        assert!(is_there(1, 1_001));
        assert!(is_there(0, 1_060));
        assert!(!is_there(0, 1_061));
    }
}
