//! Which of somebody's matches are listed: as it was written, and as it is looked for.

use jiff::{civil::Date, tz::TimeZone};
use serde::Deserialize;
use tavola_base::{Millis, Time};
use tavola_rules::Side;

use crate::{
    app::App,
    base::ids::AccountId,
    club::{people::called, ratings::PersonShown},
    store::PlayedSearch,
    web::{
        accounts::LONGEST_NAME,
        errors::AppError,
        page_data::{MatchList, MatchSearch, Regard},
    },
};

/// How many matches a page lists.
const A_PAGE: u16 = 30;

/// How many pages there are at most.
pub(crate) const MOST_PAGES: u32 = 300;

/// What is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    opponent: String,
    length: String,
    result: String,
    since: String,
    until: String,
    page: u32,
}

/// The matches that are asked for, with what was asked, and whether something of it could not be read.
pub(super) async fn list(
    app: &App,
    account: &AccountId,
    asked: &Asked,
    regard: Regard,
) -> Result<(MatchSearch, bool, MatchList), AppError> {
    let short = |text: &str| text.chars().take(LONGEST_NAME).collect::<String>();
    let search = MatchSearch {
        opponent: short(asked.opponent.trim()),
        length: short(asked.length.trim()),
        result: short(asked.result.trim()),
        since: short(asked.since.trim()),
        until: short(asked.until.trim()),
    };
    let Some(mut wanted) = read(&search) else { return Ok((search, true, MatchList::default())) };
    if !search.opponent.is_empty() {
        match called(app, &search.opponent).await? {
            Some(opponent) => wanted.opponent = opponent.to_string(),
            None => return Ok((search, false, MatchList::default())),
        }
    }
    wanted.all = regard.own;
    let list = of(app, account, &wanted, asked.page.min(MOST_PAGES)).await?;
    Ok((search, false, list))
}

/// What was written, as it is looked for; the opponent is left out.
fn read(search: &MatchSearch) -> Option<PlayedSearch> {
    let length = if search.length.is_empty() { 0 } else { search.length.parse().ok()? };
    let is_result = matches!(search.result.as_str(), "" | "won" | "lost");
    let since = if search.since.is_empty() { Time::default() } else { day(&search.since)? };
    let until = if search.until.is_empty() { None } else { Some(day(&search.until)? + A_DAY) };
    let result = search.result.clone();
    is_result.then_some(PlayedSearch { length, result, since, until, ..PlayedSearch::default() })
}

const A_DAY: Millis = Millis::seconds(24 * 3600);

fn day(text: &str) -> Option<Time> {
    let day: Date = text.parse().ok()?;
    let at = day.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond();
    u64::try_from(at).ok().map(Time::from_millis)
}

/// A page of matches with their opponents.
pub(crate) async fn of(
    app: &App,
    account: &AccountId,
    search: &PlayedSearch,
    page: u32,
) -> Result<MatchList, AppError> {
    let mut found = app.store().played_by(account, search, page * u32::from(A_PAGE), A_PAGE + 1).await?;
    let has_more = found.len() > usize::from(A_PAGE);
    found.truncate(A_PAGE.into());
    let mut matches = Vec::with_capacity(found.len());
    for one in found {
        let side: Side = one.own.opponent();
        let other = app.ratings().person(&one.of.players[side], app.now()).await?;
        let other = other.unwrap_or_else(|| PersonShown::nameless(one.of.names[side].clone()));
        matches.push((one, other));
    }
    let count = app.store().played_count(account, search).await?;
    Ok(MatchList { matches, count, page, has_more })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_said_and_what_can_is_looked_for() {
        let search = |length: &str, result: &str, since: &str, until: &str| MatchSearch {
            length: length.to_owned(),
            result: result.to_owned(),
            since: since.to_owned(),
            until: until.to_owned(),
            ..MatchSearch::default()
        };
        let found = read(&search("7", "won", "2026-11-01", "2026-11-30")).unwrap();
        assert_eq!((found.length, found.result.as_str()), (7, "won"));
        assert_eq!(found.until.unwrap().since(found.since), Millis::seconds(30 * 24 * 3600));
        for wrong in [search("x", "", "", ""), search("", "drawn", "", ""), search("", "", "1.11.2026", "")] {
            assert_eq!(read(&wrong), None);
        }
    }
}
