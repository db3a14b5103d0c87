//! The best match being played now: people before bots, then the higher ratings, then what more people watch.

use std::{
    cmp::Reverse,
    sync::{Mutex, PoisonError},
};

use tavola_base::{Decider as _, Time};
use tavola_club::table::{Opened, SitterKind, Tables, Watch};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    stream::rooms::Kind,
    web::errors::AppError,
};

/// So many of the tables where something is played are looked at.
const LOOKED_AT: usize = 500;
/// How long nobody looks again after nothing was on, in milliseconds.
const REST: u64 = 2_000;

/// What is on, and when that was found.
#[derive(Debug, Default)]
pub struct Tv(Mutex<Option<(Time, Option<StreamId>)>>);

/// How good a match is to watch; the greatest is on.
#[derive(Debug, PartialEq, PartialOrd)]
struct Worth {
    people: usize,
    rating: f64,
    watchers: usize,
    /// Of equals the one that was opened first.
    id: Reverse<String>,
}

impl Tv {
    /// The table that is on: the same as before until its match is over; none if nobody plays.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn on(&self, app: &App) -> Result<Option<StreamId>, AppError> {
        let before = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match before {
            Some((at, None)) if app.now().since(at).number() < REST => return Ok(None),
            Some((_, Some(table))) if worth(app, &table).await?.is_some_and(|worth| worth.people > 0) => {
                return Ok(Some(table));
            }
            _ => {}
        }
        let best = best(app).await?;
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((app.now(), best.clone()));
        Ok(best)
    }
}

async fn best(app: &App) -> Result<Option<StreamId>, AppError> {
    let mut best: Option<(Worth, StreamId)> = None;
    let playing = app.store().rooms_playing(Tables::STREAM).await?;
    for table in playing.into_iter().rev().take(LOOKED_AT) {
        let Some(worth) = worth(app, &table).await? else { continue };
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, table));
        }
    }
    Ok(best.map(|(_, table)| table))
}

/// How good a table is to watch; none if nobody plays there now, or nobody may watch. Who watches later sees the end later:
/// until then it is on.
async fn worth(app: &App, table: &StreamId) -> Result<Option<Worth>, AppError> {
    let seen = match app.tables().seen(table, None).await {
        Err(AppError::Forbidden) => return Ok(None),
        Err(error) if error.is_the_streams_own() => return Ok(None),
        seen => seen?.snapshot,
    };
    let Some(opened) = seen.state.opened().filter(|opened| opened.is_playing()) else { return Ok(None) };
    if Tables::watch(&seen.state) == Watch::Nobody {
        return Ok(None);
    }
    let people = people(opened);
    let here = people.iter().filter(|account| app.presence().is_here(table, account)).count();
    if here == 0 && !people.is_empty() {
        return Ok(None);
    }
    let mut rating = 0.0;
    for account in &people {
        let shown = app.ratings().rating_of(account, app.now()).await?;
        rating += shown.map_or(0.0, |shown| shown.rating.points());
    }
    let watchers = app.presence().watchers(table, &people);
    // Two who play each other come before one who plays a bot.
    let people = if people.len() > 1 { 2 } else { people.len() };
    Ok(Some(Worth { people, rating, watchers, id: Reverse(table.to_string()) }))
}

fn people(opened: &Opened) -> Vec<AccountId> {
    let people = opened.sitters().filter(|(_, sitter)| sitter.kind == SitterKind::Person);
    people.map(|(_, sitter)| AccountId::new(sitter.player.as_str())).collect()
}
