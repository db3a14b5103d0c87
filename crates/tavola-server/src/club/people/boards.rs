//! The boards: who is best of all, who has gained most in a time, who errs least, who has played most.

use jiff::{Timestamp, ToSpan as _, Unit, Zoned, tz::TimeZone};
use tavola_base::Time;

use super::{performance::MOST, rating_of};
use crate::{
    app::App,
    club::ratings::{PersonShown, Pool, ShownRating},
    store::{BoardRow, Period, StoreError},
};

/// Points one must have played to be listed.
pub const LEAST_POINTS: u32 = 30;

/// Against so many people.
pub const LEAST_PEOPLE: u32 = 5;

/// How many are listed.
const LISTED: usize = 100;

/// Which board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Board {
    /// By rating.
    #[default]
    Rating,
    /// What was gained this week.
    Week,
    /// This month.
    Month,
    /// This season: a year.
    Year,
    /// By error rate.
    Errors,
    /// By points played.
    Points,
}

impl Board {
    /// All, in the order in which they are offered.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// As addresses have it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Since when matches count for it, by UTC: weeks begin on Monday.
    #[must_use]
    pub fn since(self, now: Time) -> Time {
        let Some(now) = i64::try_from(now.millis()).ok().and_then(|at| Timestamp::from_millisecond(at).ok()) else {
            return Time::default();
        };
        let today = now.to_zoned(TimeZone::UTC);
        let first = match self {
            Self::Rating | Self::Errors | Self::Points => return Time::default(),
            Self::Week => {
                let days = i64::from(today.weekday().to_monday_zero_offset());
                today.checked_sub(days.days())
            }
            Self::Month => today.first_of_month(),
            Self::Year => today.first_of_year(),
        };
        let start = |day: Zoned| day.round(jiff::ZonedRound::new().smallest(Unit::Day).mode(jiff::RoundMode::Floor));
        let at = first.and_then(start).map(|day| day.timestamp().as_millisecond()).unwrap_or(0);
        Time::from_millis(at.unsigned_abs())
    }
}

/// A line of a board.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// Who, with their rating.
    pub person: PersonShown,
    /// What they have done in the time.
    pub row: BoardRow,
    /// How well they play, where that is the board.
    pub errors: Option<(f64, u64)>,
}

/// Who stands on a board, best first.
///
/// # Errors
/// If the database fails.
pub async fn board(app: &App, board: Board, pool: Pool) -> Result<Vec<Listed>, StoreError> {
    let now = app.now();
    let least_people = if pool == Pool::Bots { 1 } else { LEAST_PEOPLE };
    let period = Period { pool, since: board.since(now), least_points: LEAST_POINTS, least_people };
    let rows = app.store().board(&period).await?;
    let errors = if board == Board::Errors { app.store().latest_rates(MOST, MOST).await? } else { Vec::new() };
    let mut listed = Vec::new();
    for row in rows {
        let Some(mut person) = app.ratings().person(&row.account, now).await? else { continue };
        let Some(standing) = app.ratings().standing(&row.account, pool).await? else { continue };
        let shown = ShownRating { rating: standing.rated.rating, is_provisional: standing.is_provisional(now) };
        person.rating = Some(shown);
        let errors = errors.iter().find(|(account, _)| *account == row.account);
        let errors = errors.and_then(|(_, rate)| Some((rating_of(rate.decisions(), rate.loss())?, rate.decisions())));
        if shown.is_provisional || (board == Board::Errors && errors.is_none()) {
            continue;
        }
        listed.push(Listed { person, row, errors });
    }
    sort(&mut listed, board);
    listed.truncate(LISTED);
    Ok(listed)
}

fn sort(listed: &mut [Listed], board: Board) {
    let rating = |one: &Listed| one.person.rating.map(|shown| shown.rating);
    match board {
        Board::Rating => listed.sort_by_key(|one| std::cmp::Reverse(rating(one))),
        Board::Week | Board::Month | Board::Year => listed.sort_by_key(|one| std::cmp::Reverse(one.row.gain)),
        Board::Points => listed.sort_by_key(|one| std::cmp::Reverse(one.row.points)),
        Board::Errors => {
            let errors = |one: &Listed| one.errors.map_or(f64::MAX, |(rating, _)| rating);
            listed.sort_by(|one, other| errors(one).total_cmp(&errors(other)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday_months_and_years_on_their_first_day() {
        // Wednesday, 25 November 2026, 03:00 UTC.
        let now = Time::from_millis(1_795_575_600_000);
        let day = |board: Board| {
            let at = i64::try_from(board.since(now).millis()).unwrap();
            Timestamp::from_millisecond(at).unwrap().to_string()
        };
        assert_eq!(day(Board::Week), "2026-11-23T00:00:00Z");
        assert_eq!(day(Board::Month), "2026-11-01T00:00:00Z");
        assert_eq!(day(Board::Year), "2026-01-01T00:00:00Z");
        assert_eq!(Board::Rating.since(now), Time::default());
    }
}
