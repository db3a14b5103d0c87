//! Where everybody stands and how they came there; how people are called.

use sqlx::any::AnyRow;
use tavola_base::Time;
use tavola_tournament::result::rating::{Rated, Rating};

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Value, stored},
};
use crate::{
    base::ids::AccountId,
    club::ratings::{Glicko, PersonKind, Pool, Standing},
};

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

static RATINGS: Insert = Insert {
    table: "ratings",
    columns: &[
        ("account_id", TEXT),
        ("pool", TEXT),
        ("rating", INTEGER),
        ("experience", INTEGER),
        ("matches", INTEGER),
        ("glicko", INTEGER),
        ("deviation", INTEGER),
        ("volatility", INTEGER),
        ("changed_at", INTEGER),
    ],
    key: 2,
    clash: Clash::Takes(&["rating", "experience", "matches", "glicko", "deviation", "volatility", "changed_at"]),
};

static CHANGES: Insert = Insert {
    table: "rating_changes",
    columns: &[
        ("match_key", TEXT),
        ("account_id", TEXT),
        ("opponent_id", TEXT),
        ("pool", TEXT),
        ("length", INTEGER),
        ("won", INTEGER),
        ("share", INTEGER),
        ("before", INTEGER),
        ("after", INTEGER),
        ("at", INTEGER),
    ],
    key: 2,
    clash: Clash::Keeps,
};

/// What a match did to one of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingChange {
    /// Which match.
    pub match_key: String,
    /// Whose rating.
    pub account: AccountId,
    /// Against whom.
    pub opponent: AccountId,
    /// In which pool.
    pub pool: Pool,
    /// Points to win.
    pub length: u8,
    /// Whether they won.
    pub won: bool,
    /// How much of the formula's change counted, in hundredths.
    pub share: u32,
    /// The rating before.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
    /// When the match ended.
    pub at: Time,
}

impl RowWrite {
    /// Where somebody stands now.
    #[must_use]
    pub fn standing(account: &AccountId, pool: Pool, standing: &Standing) -> Self {
        let millionths = |number: f64| Value::Integer((number * 1e6).round() as i64);
        let Glicko { rating, deviation, volatility } = standing.glicko;
        Self::put(
            &RATINGS,
            vec![
                Value::text(account.as_str()),
                Value::text(pool.name()),
                Value::Integer(standing.rated.rating.stored()),
                Value::Integer(standing.rated.experience.into()),
                Value::Integer(standing.matches.into()),
                millionths(rating),
                millionths(deviation),
                millionths(volatility),
                Value::time(standing.changed),
            ],
        )
    }

    /// What a match did to one of its players; told twice it is there once.
    #[must_use]
    pub fn rating_change(change: &RatingChange) -> Self {
        Self::put(
            &CHANGES,
            vec![
                Value::text(&change.match_key),
                Value::text(change.account.as_str()),
                Value::text(change.opponent.as_str()),
                Value::text(change.pool.name()),
                Value::Integer(change.length.into()),
                Value::Integer(change.won.into()),
                Value::Integer(change.share.into()),
                Value::Integer(change.before.stored()),
                Value::Integer(change.after.stored()),
                Value::time(change.at),
            ],
        )
    }
}

impl Store {
    /// Where somebody stands in a pool; none if they have not played a rated match in it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn standing_in(&self, account: &AccountId, pool: Pool) -> Result<Option<Standing>, StoreError> {
        let row = sqlx::query(
            "SELECT rating, experience, matches, glicko, deviation, volatility, changed_at FROM ratings \
             WHERE account_id = $1 AND pool = $2",
        )
        .bind(account.as_str().to_owned())
        .bind(pool.name())
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| standing(&row)).transpose()
    }

    /// The rating somebody had in a pool at that time; that of a newcomer if they had none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating_at(&self, account: &AccountId, pool: Pool, at: Time) -> Result<Rating, StoreError> {
        let row = sqlx::query(
            "SELECT after FROM rating_changes WHERE account_id = $1 AND pool = $2 AND at <= $3 \
             ORDER BY at DESC, match_key DESC LIMIT 1",
        )
        .bind(account.as_str().to_owned())
        .bind(pool.name())
        .bind(stored(at))
        .fetch_optional(&self.read)
        .await?;
        row.map_or(Ok(Rating::START), |row| integer(&row, 0).map(Rating::of_stored))
    }

    /// What a match did to its players.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn changes_by(&self, match_key: &str) -> Result<Vec<RatingChange>, StoreError> {
        let sql = format!("SELECT {CHANGE} FROM rating_changes WHERE match_key = $1 ORDER BY account_id");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(match_key.to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(change).collect()
    }

    /// How somebody's rating in a pool has moved, the latest change first, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating_history(
        &self,
        account: &AccountId,
        pool: Pool,
        limit: u16,
    ) -> Result<Vec<RatingChange>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!(
            "SELECT {CHANGE} FROM rating_changes WHERE account_id = $1 AND pool = $2 \
             ORDER BY at DESC, match_key DESC LIMIT $3"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(account.as_str().to_owned())
            .bind(pool.name())
            .bind(i64::from(limit))
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(change).collect()
    }

    /// What somebody is called, and what they are; none if there is no such account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn named_kind(&self, account: &AccountId) -> Result<Option<(String, PersonKind)>, StoreError> {
        let row = sqlx::query("SELECT name, kind FROM accounts WHERE id = $1")
            .bind(account.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok((text(&row, 0)?, person_kind(&text(&row, 1)?)))).transpose()
    }

    /// The players whose name, as it is compared, begins so; by name, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn players_beginning(&self, key: &str, limit: u16) -> Result<Vec<AccountId>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT id FROM accounts WHERE name_key >= $1 AND name_key < $2 AND kind IN ('player', 'bot') \
             ORDER BY name_key LIMIT $3",
        )
        .bind(key.to_owned())
        .bind(format!("{key}\u{10ffff}"))
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| text(row, 0).map(AccountId::new)).collect()
    }
}

const CHANGE: &str = "match_key, account_id, opponent_id, pool, length, won, share, before, after, at";

fn change(row: &AnyRow) -> Result<RatingChange, StoreError> {
    Ok(RatingChange {
        match_key: text(row, 0)?,
        account: AccountId::new(text(row, 1)?),
        opponent: AccountId::new(text(row, 2)?),
        pool: Pool::named(&text(row, 3)?),
        length: u8::try_from(integer(row, 4)?).unwrap_or(0),
        won: integer(row, 5)? == 1,
        share: u32::try_from(integer(row, 6)?).unwrap_or(0),
        before: Rating::of_stored(integer(row, 7)?),
        after: Rating::of_stored(integer(row, 8)?),
        at: time(row, 9)?,
    })
}

fn person_kind(kind: &str) -> PersonKind {
    match kind {
        "player" => PersonKind::Player,
        "bot" => PersonKind::Bot,
        _ => PersonKind::Guest,
    }
}

fn standing(row: &AnyRow) -> Result<Standing, StoreError> {
    let small = |column| Ok::<_, StoreError>(u32::try_from(integer(row, column)?).unwrap_or(u32::MAX));
    let real = |column| Ok::<_, StoreError>(integer(row, column)? as f64 / 1e6);
    Ok(Standing {
        rated: Rated { rating: Rating::of_stored(integer(row, 0)?), experience: small(1)? },
        matches: small(2)?,
        glicko: Glicko { rating: real(3)?, deviation: real(4)?, volatility: real(5)? },
        changed: time(row, 6)?,
    })
}
