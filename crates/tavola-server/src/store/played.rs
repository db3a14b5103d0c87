//! Matches that are over, whoever played them, and those that wait to be rated.

use sqlx::any::AnyRow;
use tavola_base::Time;
use tavola_rules::{BySide, Side};

use super::{
    RowWrite, Store, StoreError,
    library::{count, side, side_name},
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::{AccountId, StreamId};

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

static PLAYED: Insert = Insert {
    table: "played",
    columns: &[
        ("match_key", TEXT),
        ("stream_id", TEXT),
        ("number", INTEGER),
        ("length", INTEGER),
        ("pool", TEXT),
        ("white", TEXT),
        ("black", TEXT),
        ("white_name", TEXT),
        ("black_name", TEXT),
        ("white_points", INTEGER),
        ("black_points", INTEGER),
        ("winner", TEXT),
        ("began_at", INTEGER),
        ("ended_at", INTEGER),
        ("by_link", INTEGER),
        ("unseen", INTEGER),
        ("rated", INTEGER),
        ("standing", TEXT),
    ],
    key: 1,
    clash: Clash::Keeps,
};

/// The columns of a match that is over, in the order in which [`played`] reads them.
const COLUMNS: &str = "p.match_key, p.stream_id, p.number, p.length, p.pool, p.white, p.black, p.white_name, \
     p.black_name, p.white_points, p.black_points, p.winner, p.began_at, p.ended_at, p.by_link, p.unseen, p.rated, p.standing";
/// How many they are.
const AFTER_COLUMNS: usize = 18;

/// What is written of a match until it has been looked at.
pub const WAITS: &str = "waits";

/// A match that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Which.
    pub match_key: String,
    /// The table it was played at.
    pub table: StreamId,
    /// Which match of the table, from 1.
    pub number: u32,
    /// Points to win.
    pub length: u8,
    /// The pool in which it counts, if it counts.
    pub pool: String,
    /// Who played.
    pub players: BySide<AccountId>,
    /// What they were called then.
    pub names: BySide<String>,
    /// Points won.
    pub points: BySide<u64>,
    /// Who won.
    pub winner: Side,
    /// When it began; nothing is known before it has been looked at.
    pub began: Time,
    /// When it ended.
    pub ended: Time,
    /// Whether somebody sat down by an invitation.
    pub by_link: bool,
    /// Whether nobody but the players may watch it.
    pub unseen: bool,
    /// Whether it was to count.
    pub rated: bool,
    /// `waits`, `rated`, or why it did not count.
    pub standing: String,
}

/// A match in somebody's list.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedBy {
    /// The match.
    pub of: Played,
    /// Their side.
    pub own: Side,
    /// What it did to their rating, in ten-thousandths: before and after.
    pub change: Option<(i64, i64)>,
    /// Their judged decisions, and what these lost in millionths of the cube.
    pub rate: Option<(u32, u64)>,
}

/// Which of somebody's matches are listed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayedSearch {
    /// Against whom; empty for anybody.
    pub opponent: String,
    /// Points to win; 0 for any.
    pub length: u8,
    /// `won`, `lost`, or empty for both.
    pub result: String,
    /// Not before that.
    pub since: Time,
    /// Before that; none for now.
    pub until: Option<Time>,
    /// Also matches that only their players may see.
    pub all: bool,
}

impl RowWrite {
    /// A match is over: it waits to be looked at. Told twice it is there once.
    #[must_use]
    pub fn played(of: &Played) -> Self {
        let points = |side: Side| Value::Integer(i64::try_from(of.points[side]).unwrap_or(i64::MAX));
        Self::put(
            &PLAYED,
            vec![
                Value::text(&of.match_key),
                Value::text(of.table.as_str()),
                Value::Integer(of.number.into()),
                Value::Integer(of.length.into()),
                Value::text(&of.pool),
                Value::text(of.players.white.as_str()),
                Value::text(of.players.black.as_str()),
                Value::text(&of.names.white),
                Value::text(&of.names.black),
                points(Side::White),
                points(Side::Black),
                Value::text(side_name(of.winner)),
                Value::time(of.began),
                Value::time(of.ended),
                Value::Integer(of.by_link.into()),
                Value::Integer(of.unseen.into()),
                Value::Integer(of.rated.into()),
                Value::text(&of.standing),
            ],
        )
    }

    /// What has become of a match that waited.
    #[must_use]
    pub fn looked_at(match_key: &str, standing: &str, pool: &str, began: Time) -> Self {
        let sql =
            "UPDATE played SET standing = $1, pool = $2, began_at = $3 WHERE match_key = $4 AND standing = 'waits'";
        Self::of(Statement::new(sql).text(standing).text(pool).time(began).text(match_key))
    }
}

impl Store {
    /// The matches that wait to be rated, by the time of their end, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn waiting_to_be_rated(&self, limit: u16) -> Result<Vec<Played>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM played p WHERE p.standing = 'waits' ORDER BY p.ended_at, p.match_key LIMIT $1"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(i64::from(limit)).fetch_all(&self.read).await?;
        rows.iter().map(played).collect()
    }

    /// A match that is over; none if it is not, or was no match between two.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn played(&self, match_key: &str) -> Result<Option<Played>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM played p WHERE p.match_key = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(match_key.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| played(&row)).transpose()
    }

    /// Somebody's matches, the latest first, after the first `skip`, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn played_by(
        &self,
        account: &AccountId,
        search: &PlayedSearch,
        skip: u32,
        limit: u16,
    ) -> Result<Vec<PlayedBy>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!(
            "SELECT {COLUMNS}, COALESCE(c.before, 0), COALESCE(c.after, 0), COALESCE(r.checker + r.cube, 0), \
             COALESCE(r.checker_loss + r.cube_loss, 0) FROM played p \
             LEFT JOIN rating_changes c ON c.match_key = p.match_key AND c.account_id = $1 \
             LEFT JOIN match_rates r ON r.match_key = p.match_key \
             AND r.side = CASE WHEN p.white = $1 THEN 'white' ELSE 'black' END \
             WHERE (p.white = $1 OR p.black = $1) AND {FILTER} \
             ORDER BY p.ended_at DESC, p.match_key DESC LIMIT $8 OFFSET $9"
        );
        let rows = bound(sqlx::query(sqlx::AssertSqlSafe(sql)), account, search)
            .bind(i64::from(limit))
            .bind(i64::from(skip))
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| played_by(row, account)).collect()
    }

    /// How many of somebody's matches there are, and how many of them they won.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn played_count(&self, account: &AccountId, search: &PlayedSearch) -> Result<(usize, usize), StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!(
            "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN {WON} THEN 1 ELSE 0 END), 0) AS BIGINT) FROM played p \
             WHERE (p.white = $1 OR p.black = $1) AND {FILTER}"
        );
        let row = bound(sqlx::query(sqlx::AssertSqlSafe(sql)), account, search).fetch_one(&self.read).await?;
        Ok((count(&row, 0)?, count(&row, 1)?))
    }

    /// What somebody has played at each length, shortest first: length, matches, and how many of them they won.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lengths_between(
        &self,
        account: &AccountId,
        search: &PlayedSearch,
    ) -> Result<Vec<(u8, usize, usize)>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!(
            "SELECT p.length, COUNT(*), CAST(SUM(CASE WHEN {WON} THEN 1 ELSE 0 END) AS BIGINT) FROM played p \
             WHERE (p.white = $1 OR p.black = $1) AND {FILTER} GROUP BY p.length ORDER BY p.length"
        );
        let rows = bound(sqlx::query(sqlx::AssertSqlSafe(sql)), account, search).fetch_all(&self.read).await?;
        let line = |row: &AnyRow| Ok((u8::try_from(integer(row, 0)?).unwrap_or(0), count(row, 1)?, count(row, 2)?));
        rows.iter().map(line).collect()
    }

    /// How many matches of this pair have counted since then, in the pools of people.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn counted_between(
        &self,
        one: &AccountId,
        other: &AccountId,
        after: Time,
        until: Time,
    ) -> Result<usize, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM rating_changes WHERE account_id = $1 AND opponent_id = $2 AND pool <> 'bots' \
             AND at > $3 AND at <= $4",
        )
        .bind(one.as_str().to_owned())
        .bind(other.as_str().to_owned())
        .bind(stored(after))
        .bind(stored(until))
        .fetch_one(&self.read)
        .await?;
        count(&row, 0)
    }

    /// When an account was made; none if there is no such account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn joined(&self, account: &AccountId) -> Result<Option<Time>, StoreError> {
        let row = sqlx::query("SELECT created_at FROM accounts WHERE id = $1")
            .bind(account.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| time(&row, 0)).transpose()
    }
}

/// Whether `$1` won.
const WON: &str = "((p.winner = 'white' AND p.white = $1) OR (p.winner = 'black' AND p.black = $1))";

/// What a list leaves out.
const FILTER: &str = "($2 = '' OR p.white = $2 OR p.black = $2) AND ($3 = 0 OR p.length = $3) \
     AND ($4 = '' OR ($4 = 'won' AND ((p.winner = 'white' AND p.white = $1) OR (p.winner = 'black' AND p.black = $1))) \
     OR ($4 = 'lost' AND NOT ((p.winner = 'white' AND p.white = $1) OR (p.winner = 'black' AND p.black = $1)))) \
     AND p.ended_at >= $5 AND p.ended_at < $6 AND ($7 = 1 OR (p.unseen = 0 AND (p.by_link = 0 OR p.standing = 'rated')))";

type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

fn bound<'q>(query: Query<'q>, account: &AccountId, search: &PlayedSearch) -> Query<'q> {
    query
        .bind(account.as_str().to_owned())
        .bind(search.opponent.clone())
        .bind(i64::from(search.length))
        .bind(search.result.clone())
        .bind(stored(search.since))
        .bind(search.until.map_or(i64::MAX, stored))
        .bind(i64::from(search.all))
}

fn played(row: &AnyRow) -> Result<Played, StoreError> {
    let account = |column| Ok::<_, StoreError>(AccountId::new(text(row, column)?));
    let points = |column| Ok::<_, StoreError>(integer(row, column)?.unsigned_abs());
    Ok(Played {
        match_key: text(row, 0)?,
        table: StreamId::new(text(row, 1)?),
        number: u32::try_from(integer(row, 2)?).unwrap_or(0),
        length: u8::try_from(integer(row, 3)?).unwrap_or(0),
        pool: text(row, 4)?,
        players: BySide { white: account(5)?, black: account(6)? },
        names: BySide { white: text(row, 7)?, black: text(row, 8)? },
        points: BySide { white: points(9)?, black: points(10)? },
        winner: side(&text(row, 11)?).unwrap_or(Side::White),
        began: time(row, 12)?,
        ended: time(row, 13)?,
        by_link: integer(row, 14)? == 1,
        unseen: integer(row, 15)? == 1,
        rated: integer(row, 16)? == 1,
        standing: text(row, 17)?,
    })
}

fn played_by(row: &AnyRow, account: &AccountId) -> Result<PlayedBy, StoreError> {
    let of = played(row)?;
    let own = if of.players.white == *account { Side::White } else { Side::Black };
    let (before, after) = (integer(row, AFTER_COLUMNS)?, integer(row, AFTER_COLUMNS + 1)?);
    let (decisions, loss) = (count(row, AFTER_COLUMNS + 2)?, integer(row, AFTER_COLUMNS + 3)?.unsigned_abs());
    let decisions = u32::try_from(decisions).unwrap_or(u32::MAX);
    Ok(PlayedBy {
        of,
        own,
        change: (after != 0).then_some((before, after)),
        rate: (decisions > 0).then_some((decisions, loss)),
    })
}
