//! The matches of each account, as they are listed, searched and added up.

use sqlx::{Row as _, any::AnyRow};
use tavola_base::Time;
use tavola_rules::{BySide, Side};

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::AccountId;

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

static LIBRARY: Insert = Insert {
    table: "library",
    columns: &[
        ("account_id", TEXT),
        ("match_key", TEXT),
        ("file_id", TEXT),
        ("part", INTEGER),
        ("own", TEXT),
        ("white", TEXT),
        ("black", TEXT),
        ("event", TEXT),
        ("name_words", TEXT),
        ("event_words", TEXT),
        ("day", INTEGER),
        ("sorted_at", INTEGER),
        ("length", INTEGER),
        ("white_points", INTEGER),
        ("black_points", INTEGER),
        ("games", INTEGER),
    ],
    key: 2,
    clash: Clash::Takes(&["white", "black", "name_words", "white_points", "black_points", "games"]),
};

static POSITIONS: Insert = Insert {
    table: "match_positions",
    columns: &[("match_key", TEXT), ("positions", TEXT)],
    key: 1,
    clash: Clash::Takes(&["positions"]),
};

/// Which of the players of a match the account is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Own {
    /// This one.
    Is(Side),
    /// Neither.
    Neither,
    /// Nobody has said yet.
    #[default]
    Unknown,
}

impl Own {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Is(Side::White) => "white",
            Self::Is(Side::Black) => "black",
            Self::Neither => "neither",
            Self::Unknown => "",
        }
    }

    pub(super) fn parse(text: &str) -> Self {
        side(text).map_or_else(|| if text.is_empty() { Self::Unknown } else { Self::Neither }, Self::Is)
    }

    /// The side, if it is known and one of the two.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Is(side) => Some(side),
            Self::Neither | Self::Unknown => None,
        }
    }
}

/// A side as the store has it.
pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

pub(super) fn side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side_name(*side) == text)
}

/// A match of an account's library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryMatch {
    /// Which match, as reports are kept under it.
    pub match_key: String,
    /// The file it was read from; none for one played here.
    pub file: Option<String>,
    /// Which match of that file, from 0.
    pub part: usize,
    /// Which of the players the account is.
    pub own: Own,
    /// Who played.
    pub names: BySide<String>,
    /// What it was part of; empty if nothing is said.
    pub event: String,
    /// The day it was played, at its beginning by UTC; none if nothing is said.
    pub day: Option<Time>,
    /// Where it stands in the list: when it was played, else when it came.
    pub sorted_at: Time,
    /// Points to win; none for money.
    pub length: Option<u64>,
    /// Points won.
    pub points: BySide<u64>,
    /// Games that are over, or all of an imported match.
    pub games: usize,
}

/// A match as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedMatch {
    /// The match.
    pub of: LibraryMatch,
    /// Its figures as JSON, if it has been judged deeply.
    pub figures: Option<String>,
    /// Of how many games those are.
    pub judged_games: usize,
    /// The positions of its lines, where a position is searched.
    pub positions: Option<String>,
}

/// What is searched. Everything that is left out fits every match.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LibrarySearch {
    /// Part of a player's name.
    pub player: String,
    /// Part of the event's name.
    pub event: String,
    /// Not before this day.
    pub from: Option<Time>,
    /// Not after this day.
    pub to: Option<Time>,
    /// A position, as [`LibrarySearch::position_mark`] writes it.
    pub position: String,
    /// `play`, `cube` for all that are not, or a kind of error.
    pub error_kind: String,
    /// The least mark: 0 doubtful to 3 whopper.
    pub mark: Option<u8>,
}

/// Behind which match of the list the next page begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Behind {
    /// [`LibraryMatch::sorted_at`] of the last that was shown.
    pub sorted_at: Time,
    /// Its key.
    pub match_key: String,
}

impl LibrarySearch {
    /// How a line's position stands in the text that is searched: game and line from 1, then the position's digits.
    #[must_use]
    pub fn position_mark(game: usize, line: usize, digits: &str) -> String {
        format!("{}.{}:{digits} ", game + 1, line + 1)
    }

    /// The game and the digits of such a position.
    #[must_use]
    pub fn game_and_digits(mark: &str) -> Option<(&str, &str)> {
        let (line, digits) = mark.split_once(':')?;
        Some((line.split_once('.')?.0, digits))
    }

    fn error_pattern(&self) -> (&str, i64) {
        let least = self.mark.map_or(-1, i64::from);
        let kind = if self.error_kind.is_empty() && least >= 0 { "any" } else { self.error_kind.as_str() };
        (kind, least)
    }
}

/// A part of a text, as LIKE looks for it; `!` stands before what would mean something else.
fn part_of(text: &str) -> String {
    let mut pattern = String::from("%");
    for c in text.trim().to_lowercase().chars() {
        if matches!(c, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}

impl RowWrite {
    /// A match of an account's library. If it is there already, names, points and games are those of now; whose side it is
    /// stays.
    #[must_use]
    pub fn library(account: &AccountId, one: &LibraryMatch) -> Self {
        let number = |number: u64| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
        Self::put(
            &LIBRARY,
            vec![
                Value::text(account.as_str()),
                Value::text(&one.match_key),
                Value::text(one.file.as_deref().unwrap_or_default()),
                number(one.part as u64),
                Value::text(one.own.as_str()),
                Value::text(&one.names.white),
                Value::text(&one.names.black),
                Value::text(&one.event),
                Value::text(format!("{}\n{}", one.names.white, one.names.black).to_lowercase()),
                Value::text(one.event.to_lowercase()),
                Value::Integer(one.day.map_or(-1, stored)),
                Value::time(one.sorted_at),
                number(one.length.unwrap_or(0)),
                number(one.points.white),
                number(one.points.black),
                number(one.games as u64),
            ],
        )
    }

    /// The positions of a match's lines, each as [`LibrarySearch::position_mark`] writes it.
    #[must_use]
    pub fn positions(match_key: &str, positions: &str) -> Self {
        Self::put(&POSITIONS, vec![Value::text(match_key), Value::text(positions)])
    }

    /// Which of the players of a match an account is.
    #[must_use]
    pub fn own(account: &AccountId, match_key: &str, own: Own) -> Self {
        let set = Statement::new("UPDATE library SET own = $1 WHERE account_id = $2 AND match_key = $3");
        Self::of(set.text(own.as_str()).text(account.as_str()).text(match_key))
    }
}

const COLUMNS: &str = "l.match_key, l.file_id, l.part, l.own, l.white, l.black, l.event, l.day, l.sorted_at, l.length, \
     l.white_points, l.black_points, l.games";

/// What a search asks of a match; `$1` is the account, `$2` to `$10` the search.
const FOUND: &str = "l.account_id = $1 AND ($2 = '' OR l.name_words LIKE $2 ESCAPE '!') \
     AND ($3 = '' OR l.event_words LIKE $3 ESCAPE '!') AND l.day >= $4 AND l.day <= $5 \
     AND ($6 = '' OR EXISTS (SELECT 1 FROM match_positions p WHERE p.match_key = l.match_key AND p.positions LIKE $6)) \
     AND ($7 = '' OR EXISTS (SELECT 1 FROM match_errors e WHERE e.match_key = l.match_key AND e.mark >= $8 \
     AND (l.own NOT IN ('white', 'black') OR e.side = l.own) \
     AND ($7 = 'any' OR e.kind = $7 OR ($7 = 'cube' AND e.kind <> 'play'))))";

impl Store {
    /// The matches of an account that fit a search, the latest first, behind one if one is named, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn library(
        &self,
        account: &AccountId,
        search: &LibrarySearch,
        behind: Option<&Behind>,
        limit: u16,
    ) -> Result<Vec<ListedMatch>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let (kind, least) = search.error_pattern();
        let pattern = |text: &str| if text.trim().is_empty() { String::new() } else { part_of(text) };
        let position = if search.position.is_empty() { String::new() } else { format!("%:{} %", search.position) };
        let sql = format!(
            "SELECT {COLUMNS}, COALESCE(f.body, ''), COALESCE(f.games, 0), \
             CASE WHEN $6 = '' THEN '' ELSE (SELECT p.positions FROM match_positions p WHERE p.match_key = l.match_key) END \
             FROM library l LEFT JOIN match_figures f ON f.match_key = l.match_key WHERE {FOUND} \
             AND (l.sorted_at < $9 OR (l.sorted_at = $9 AND l.match_key < $10)) \
             ORDER BY l.sorted_at DESC, l.match_key DESC LIMIT $11"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(account.as_str().to_owned())
            .bind(pattern(&search.player))
            .bind(pattern(&search.event))
            .bind(search.from.map_or_else(|| if search.to.is_some() { 0 } else { -1 }, stored))
            .bind(search.to.map_or(i64::MAX, stored))
            .bind(position)
            .bind(kind.to_owned())
            .bind(least)
            .bind(behind.map_or(i64::MAX, |behind| stored(behind.sorted_at)))
            .bind(behind.map(|behind| behind.match_key.clone()).unwrap_or_default())
            .bind(i64::from(limit))
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(listed).collect()
    }

    /// A match of an account's library; none if it is not among them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn library_match(&self, account: &AccountId, key: &str) -> Result<Option<LibraryMatch>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM library l WHERE l.account_id = $1 AND l.match_key = $2");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(account.as_str().to_owned())
            .bind(key.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| library_match(&row)).transpose()
    }

    /// The matches of an account of the same length and as many games whose positions begin so, with their positions.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn library_begun_so(
        &self,
        account: &AccountId,
        one: &LibraryMatch,
        begins: &str,
    ) -> Result<Vec<(LibraryMatch, String)>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!(
            "SELECT {COLUMNS}, p.positions FROM library l JOIN match_positions p ON p.match_key = l.match_key \
             WHERE l.account_id = $1 AND l.length = $2 AND l.games = $3 AND p.positions LIKE $4 \
             ORDER BY l.sorted_at LIMIT 100"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(account.as_str().to_owned())
            .bind(one.length.map_or(0, |length| i64::try_from(length).unwrap_or(i64::MAX)))
            .bind(i64::try_from(one.games).unwrap_or(i64::MAX))
            // Digits, points and colons alone: nothing in it means something else.
            .bind(format!("{begins}%"))
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok((library_match(row)?, text(row, 13)?))).collect()
    }

    /// A match of whichever account has it, with that account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn anybodys_match(&self, key: &str) -> Result<Option<(AccountId, LibraryMatch)>, StoreError> {
        let sql = format!("SELECT {COLUMNS}, l.account_id FROM library l WHERE l.match_key = $1 LIMIT 1");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(key.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| Ok((AccountId::new(text(&row, 13)?), library_match(&row)?))).transpose()
    }

    /// The matches of an account that were read from files and of which nobody has said which player is theirs.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn library_unclaimed(&self, account: &AccountId) -> Result<Vec<LibraryMatch>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!("SELECT {COLUMNS} FROM library l WHERE l.account_id = $1 AND l.own = '' AND l.file_id <> ''");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(account.as_str().to_owned()).fetch_all(&self.read);
        rows.await?.iter().map(library_match).collect()
    }
}

pub(super) fn number(row: &AnyRow, column: usize) -> Result<u64, StoreError> {
    Ok(u64::try_from(integer(row, column)?).unwrap_or(0))
}

pub(super) fn count(row: &AnyRow, column: usize) -> Result<usize, StoreError> {
    Ok(usize::try_from(integer(row, column)?).unwrap_or(0))
}

fn library_match(row: &AnyRow) -> Result<LibraryMatch, StoreError> {
    let (file, day, length) = (text(row, 1)?, integer(row, 7)?, number(row, 9)?);
    Ok(LibraryMatch {
        match_key: text(row, 0)?,
        file: (!file.is_empty()).then_some(file),
        part: count(row, 2)?,
        own: Own::parse(&text(row, 3)?),
        names: BySide { white: text(row, 4)?, black: text(row, 5)? },
        event: text(row, 6)?,
        day: u64::try_from(day).ok().map(Time::from_millis),
        sorted_at: time(row, 8)?,
        length: (length > 0).then_some(length),
        points: BySide { white: number(row, 10)?, black: number(row, 11)? },
        games: count(row, 12)?,
    })
}

fn listed(row: &AnyRow) -> Result<ListedMatch, StoreError> {
    let (figures, positions) = (text(row, 13)?, row.try_get::<Option<String>, _>(15)?.unwrap_or_default());
    Ok(ListedMatch {
        of: library_match(row)?,
        figures: (!figures.is_empty()).then_some(figures),
        judged_games: count(row, 14)?,
        positions: (!positions.is_empty()).then_some(positions),
    })
}
