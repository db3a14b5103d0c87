//! Days on which one's own time in matches by post stands: taken by hand, or by itself before a match is lost.
//!
//! What is stored comes first; the tables follow it, now or, after a crash, as soon as they are looked at.

use tavola_base::{Millis, Time};
use tavola_club::table::{Opened, TableCommand};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    store::RowWrite,
    web::errors::AppError,
};

/// Days of vacation in a year.
pub const IN_A_YEAR: i64 = 28;
const DAY: Millis = Millis::seconds(86_400);
/// A year, in milliseconds.
const YEAR: u64 = 31_556_952_000;

/// Somebody's vacation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vacation {
    /// How many days they have left this year.
    pub left: i64,
    /// Until when they are on vacation now.
    pub until: Option<Time>,
}

fn year(now: Time) -> i64 {
    i64::try_from(now.millis() / YEAR).unwrap_or(i64::MAX)
}

/// How many days somebody has left, and whether they are on vacation.
///
/// # Errors
/// If the database fails.
pub async fn of(app: &App, account: &AccountId) -> Result<Vacation, AppError> {
    let now = app.now();
    let days = app.store().vacation_days(account, year(now)).await?;
    let until = app.store().on_vacation(account).await?.map(|(until, _)| until).filter(|until| *until > now);
    Ok(Vacation { left: (IN_A_YEAR - days).max(0), until })
}

/// Takes so many days, from now or from the end of a vacation that is going on.
///
/// # Errors
/// If there are not so many left, or the database fails.
pub async fn begin(app: &App, account: &AccountId, days: i64) -> Result<Vacation, AppError> {
    let alone = app.store().turn_at("vacation", account.as_str()).await?;
    let now = app.now();
    let had = of(app, account).await?;
    if days < 1 || days > had.left {
        return Err(AppError::plainly("vacation-too-many", "there are not so many days of vacation left"));
    }
    let length = DAY.times(u64::try_from(days).unwrap_or(0));
    let until = had.until.unwrap_or(now) + length;
    let rows = vec![
        RowWrite::vacation(account, year(now), IN_A_YEAR - had.left + days),
        RowWrite::on_vacation(account, until, year(now)),
    ];
    app.store().write(rows).await?;
    drop(alone);
    follow(app, account).await?;
    of(app, account).await
}

/// Ends a vacation: whole days that have not begun are left for another time.
///
/// # Errors
/// If the database fails.
pub async fn end(app: &App, account: &AccountId) -> Result<Vacation, AppError> {
    let alone = app.store().turn_at("vacation", account.as_str()).await?;
    let now = app.now();
    if let Some((until, of)) = app.store().on_vacation(account).await?.filter(|(until, _)| *until > now) {
        let whole = i64::try_from(until.since(now).number() / DAY.number()).unwrap_or(0);
        let days = app.store().vacation_days(account, of).await?;
        let rows =
            vec![RowWrite::vacation(account, of, (days - whole).max(0)), RowWrite::on_vacation(account, now, of)];
        app.store().write(rows).await?;
    }
    drop(alone);
    follow(app, account).await?;
    of(app, account).await
}

/// Takes a day for somebody who would lose by their time; false if they have none left.
///
/// # Errors
/// If the database fails.
pub async fn begin_by_itself(app: &App, account: &AccountId) -> Result<bool, AppError> {
    match begin(app, account, 1).await {
        Ok(_) => Ok(true),
        Err(AppError::Refused(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// All tables of somebody follow their vacation.
async fn follow(app: &App, account: &AccountId) -> Result<(), AppError> {
    for table in app.store().tables_played_by(account).await? {
        let snapshot = app.tables().snapshot(&table).await?;
        if let Some(opened) = snapshot.state.opened() {
            settle(app, &table, opened, account).await?;
        }
    }
    Ok(())
}

/// A table follows the vacation of somebody who plays there.
///
/// # Errors
/// If the database fails.
pub async fn settle(app: &App, table: &StreamId, opened: &Opened, account: &AccountId) -> Result<(), AppError> {
    let now = app.now();
    let place = opened.place_of(account.as_str()).filter(|_| opened.terms().pace.post.is_some() && opened.is_playing());
    let Some(side) = place.map(|place| place.side) else { return Ok(()) };
    let Some((until, _)) = app.store().on_vacation(account).await? else { return Ok(()) };
    let rests = opened.rests(side).filter(|rests| *rests > now);
    let until = until.max(now);
    if rests == Some(until) || (rests.is_none() && until == now) {
        return Ok(());
    }
    let id = format!("vacation-{}-{}-{}", account.as_str(), until.millis(), now.millis());
    match app.tables().by_house(table, &id, TableCommand::Rest { side, until }).await {
        Err(error) if !error.is_the_streams_own() && !matches!(error, AppError::Refused(_)) => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}
