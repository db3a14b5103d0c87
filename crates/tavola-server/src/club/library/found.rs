//! The matches an account has played at the club's tables: found by looking through the tables that have changed since
//! somebody looked last.

use tavola_base::{Millis, Time};
use tavola_club::table::{Table, TableEvent};
use tavola_notation::record::MatchRecord;
use tavola_rules::{BySide, Side};

use super::{positions, to_be_judged};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::{
        study::MatchKey,
        table_files::{FinishedMatch, finished_matches, names},
    },
    store::{LibraryMatch, Own, RowWrite},
    web::errors::AppError,
};

/// How many tables are looked through at once.
const MOST_TABLES: u16 = 40;

/// How far back is looked again: what was written in the meantime may be of a moment before.
const OVERLAP: Millis = Millis::seconds(60);

/// Whether all tables have been looked through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// All.
    All,
    /// There are more: whoever looks again finds them.
    More,
}

/// Finds the matches that an account has finished at the club's tables since it was looked last.
///
/// # Errors
/// If the database fails.
pub async fn find(app: &App, account: &AccountId) -> Result<Found, AppError> {
    let until = app.store().library_read(account).await?.unwrap_or_default();
    let since = Time::from_millis(until.millis().saturating_sub(OVERLAP.number()));
    let tables = app.store().tables_changed(account, since, MOST_TABLES).await?;
    let Some((_, last)) = tables.last().cloned() else { return Ok(Found::All) };
    let is_all = tables.len() < usize::from(MOST_TABLES);
    for (id, _) in tables {
        match matches_of(app, account, &id).await {
            Ok(()) => {}
            Err(error) if error.is_the_streams_own() => {}
            Err(error) => return Err(error),
        }
    }
    // As many tables as are looked through at once within one minute: then that minute is left behind.
    let reached = if is_all || last.since(since) > OVERLAP { last } else { last + OVERLAP };
    app.store().write(vec![RowWrite::library_read(account, reached.max(until))]).await?;
    Ok(if is_all { Found::All } else { Found::More })
}

/// Puts the matches of a table that are over into the library of one who sits there.
async fn matches_of(app: &App, account: &AccountId, id: &StreamId) -> Result<(), AppError> {
    let table = app.tables().existing(id).await?.state;
    let Some(own) = seat(&table, account) else { return Ok(()) };
    let view = app.tables().view_let_in(id, None).await?;
    let players = names(&view);
    let events = app.tables().events(id).await?;
    let of_table = id.clone();
    let found = app.workshop().does(move || matches(&of_table, &table, &events, &players, own)).await?;
    for (one, positions) in found {
        let known = app.store().library_match(account, &one.match_key).await?;
        if known.is_some_and(|known| known.games == one.games) {
            continue;
        }
        let mut rows = vec![RowWrite::library(account, &one), RowWrite::positions(&one.match_key, &positions)];
        rows.extend(to_be_judged(app, account, &[one.match_key]).await?);
        app.store().write(rows).await?;
    }
    Ok(())
}

fn seat(table: &Table, account: &AccountId) -> Option<Side> {
    table.opened()?.place_of(account.as_str()).map(|place| place.side)
}

/// Every match of a table that counts as played: those that are over, and every game of a session for money.
fn matches(
    id: &StreamId,
    table: &Table,
    events: &[TableEvent],
    players: &BySide<String>,
    own: Side,
) -> Vec<(LibraryMatch, String)> {
    let Some(opened) = table.opened() else { return Vec::new() };
    let is_done = opened.is_closed() || opened.verdict().is_some();
    let all = finished_matches(events, players).into_iter();
    let over = all.filter(|one| one.of != opened.match_number() || is_done || length(&one.record).is_none());
    let listed = over.map(|FinishedMatch { of, record, ended }| {
        let key = MatchKey::Table(id.clone(), of).stored();
        let day = Some(start_of_day(ended));
        (LibraryMatch { day, ..library_match(key, &record, Own::Is(own), ended) }, positions(&record))
    });
    listed.collect()
}

/// Points to win; none for money.
pub(super) fn length(record: &MatchRecord) -> Option<u64> {
    record.rules.match_length().map(|length| u64::from(length.points()))
}

/// A match as the library lists it; the day, the event and the file are not known yet.
pub(super) fn library_match(match_key: String, record: &MatchRecord, own: Own, sorted_at: Time) -> LibraryMatch {
    let points = BySide::from_fn(|side| {
        let last = record.games.last();
        last.map_or(0, |game| game.end.score_after().unwrap_or(*game.start.score()).won(side).number())
    });
    LibraryMatch {
        match_key,
        file: None,
        part: 0,
        own,
        names: record.players.clone(),
        event: String::new(),
        day: None,
        sorted_at,
        length: length(record),
        points,
        games: record.games.len(),
    }
}

/// The beginning of that day, by UTC.
pub(super) fn start_of_day(at: Time) -> Time {
    const DAY: u64 = 24 * 3600 * 1000;
    Time::from_millis(at.millis() - at.millis() % DAY)
}
