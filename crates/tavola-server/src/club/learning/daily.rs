//! The position of the day: a decision from the club's own finished games at which somebody erred, the same for everybody.
//!
//! Which one: of the errors of at least 0.040 and at most 0.250 in the latest judged matches of the club's tables, at most two
//! thousand, that make a question and were not the position of an earlier day, the one whose SHA-256 of the day's number and of
//! its place (match, game, line, decision) is the smallest. Once chosen it stays. Nobody's name is kept with it. A table of a
//! duplicate is left out until the other is over.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tavola_base::Time;
use tavola_study::question::Question;

use crate::{
    app::App,
    club::{library, study::MatchKey},
    store::RowWrite,
    web::errors::AppError,
};

/// What the error lost at least and at most, in millionths of the cube: hard, and no slip of the hand.
const LEAST: u32 = 40_000;
const MOST: u32 = 250_000;
/// How many errors are chosen from.
const LATEST: u16 = 2_000;
/// How many are tried before the day stays without a position.
const TRIED: usize = 20;

/// Milliseconds of a day.
const DAY: u64 = 24 * 3600 * 1000;

/// The position of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Daily {
    /// The question.
    pub question: Question,
}

/// The number of the day at a time, by UTC: days since 1970.
#[must_use]
pub fn day_of(now: Time) -> u32 {
    u32::try_from(now.millis() / DAY).unwrap_or(u32::MAX)
}

/// The position of a day as it was chosen; for today it is chosen now if it has not been. None where there is none.
///
/// # Errors
/// If the database fails.
pub async fn of(app: &App, day: u32) -> Result<Option<Daily>, AppError> {
    let kept = |body: String| serde_json::from_str::<Daily>(&body).ok();
    if let Some(body) = app.store().daily(day).await? {
        return Ok(kept(body));
    }
    if day != day_of(app.now()) {
        return Ok(None);
    }
    let Some((source, daily)) = choose(app, day).await? else { return Ok(None) };
    let body = serde_json::to_string(&daily).unwrap_or_default();
    app.store().write(vec![RowWrite::daily(day, &source, &body)]).await?;
    // Somebody else may have been first.
    Ok(app.store().daily(day).await?.and_then(kept))
}

async fn choose(app: &App, day: u32) -> Result<Option<(String, Daily)>, AppError> {
    let used = app.store().daily_sources().await?;
    let errors = app.store().errors_at_tables(LEAST, MOST, LATEST).await?;
    let named = errors.into_iter().map(|(key, at)| (format!("{key}#{}.{}.{}", at[0], at[1], at[2]), key, at));
    let mut drawn: Vec<_> = named.filter(|(source, ..)| !used.contains(source)).collect();
    drawn.sort_by_cached_key(|(source, ..)| lot(day, source));
    for (source, key, [game, line, decision]) in drawn.into_iter().take(TRIED) {
        let Some(key) = MatchKey::of_stored(&key) else { continue };
        if let MatchKey::Table(table, _) = &key
            && app.tables().falls_again(table).await?
        {
            continue;
        }
        let Some(report) = library::report(app, &key).await? else { continue };
        let line = report.games.get(game).and_then(|game| game.lines.get(line));
        let question = line.and_then(|line| Question::of(line, line.decisions.get(decision)?));
        if let Some(question) = question {
            return Ok(Some((source, Daily { question })));
        }
    }
    Ok(None)
}

/// By what the day's position is drawn.
fn lot(day: u32, source: &str) -> [u8; 32] {
    Sha256::digest(format!("tavola-daily/{day}/{source}")).into()
}

/// A day as it is written: `2026-11-23`.
#[must_use]
pub fn date(day: u32) -> String {
    let at = chrono::DateTime::from_timestamp(i64::from(day) * 86_400, 0).unwrap_or_default();
    at.format("%Y-%m-%d").to_string()
}

/// The day that a text is.
#[must_use]
pub fn day_named(text: &str) -> Option<u32> {
    let date = chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?;
    u32::try_from(date.signed_duration_since(chrono::NaiveDate::default()).num_days()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_named_and_read_back_and_another_day_draws_another() {
        for day in [0, 20_000, 20_780] {
            assert_eq!(day_named(&date(day)), Some(day));
        }
        assert_eq!(date(day_of(Time::from_millis(1_800_000_000_000))), "2027-01-15");
        assert_eq!((day_named("tomorrow"), day_named("2027-02-30")), (None, None));
        let first = |day: u32| (0..50).map(|n| format!("table/x/1#0.{n}.0")).min_by_key(|one| lot(day, one));
        assert_eq!(first(7), first(7));
        assert!((1..9).any(|day| first(day) != first(0)));
    }
}
