//! What judged matches come to for each of their players: decisions that count and what they lost.

use sqlx::any::AnyRow;
use tavola_rules::Side;
use tavola_study::figures::Tally;

use super::{
    RowWrite, Store, StoreError,
    library::{number, side_name},
    reading::text,
    statement::{Clash, Holds, Insert, Value},
};
use crate::base::ids::AccountId;

const INTEGER: Holds = Holds::Integer;

static RATES: Insert = Insert {
    table: "match_rates",
    columns: &[
        ("match_key", Holds::Text),
        ("side", Holds::Text),
        ("checker", INTEGER),
        ("checker_loss", INTEGER),
        ("cube", INTEGER),
        ("cube_loss", INTEGER),
    ],
    key: 2,
    clash: Clash::Takes(&["checker", "checker_loss", "cube", "cube_loss"]),
};

/// Decisions that count, with what they lost in millionths of the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rate {
    /// Plays.
    pub checker: u64,
    /// What they lost.
    pub checker_loss: u64,
    /// Decisions about the cube.
    pub cube: u64,
    /// What they lost.
    pub cube_loss: u64,
}

impl Rate {
    /// Of sums over a match.
    #[must_use]
    pub fn of(tally: &Tally) -> Self {
        let millionths = |loss: f64| (loss.max(0.0) * 1e6).round() as u64;
        Self {
            checker: tally.plays.into(),
            checker_loss: millionths(tally.play_losses),
            cube: tally.cubes.into(),
            cube_loss: millionths(tally.cube_losses),
        }
    }

    /// How many decisions.
    #[must_use]
    pub const fn decisions(&self) -> u64 {
        self.checker + self.cube
    }

    /// What all of them lost, in millionths of the cube.
    #[must_use]
    pub const fn loss(&self) -> u64 {
        self.checker_loss + self.cube_loss
    }
}

impl RowWrite {
    /// What a judged match comes to for one side, in place of what it came to before.
    #[must_use]
    pub fn match_rate(match_key: &str, side: Side, rate: &Rate) -> Self {
        let number = |number: u64| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
        let mut row = vec![Value::text(match_key), Value::text(side_name(side))];
        row.extend([rate.checker, rate.checker_loss, rate.cube, rate.cube_loss].map(number));
        Self::put(&RATES, row)
    }
}

/// Every judged side of every rated match, with whose it is.
const OWN: &str = "SELECT CASE WHEN r.side = 'white' THEN p.white ELSE p.black END AS account, p.ended_at AS ended, \
     p.match_key AS match_key, r.checker AS checker, r.checker_loss AS checker_loss, r.cube AS cube, \
     r.cube_loss AS cube_loss FROM match_rates r JOIN played p ON p.match_key = r.match_key WHERE p.standing = 'rated'";

impl Store {
    /// The judged rated matches of a player, the latest first, at most `limit`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rates_of(&self, account: &AccountId, limit: u16) -> Result<Vec<(String, Rate)>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sql = format!(
            "SELECT match_key, checker, checker_loss, cube, cube_loss FROM ({OWN}) o WHERE account = $1 \
             AND checker + cube > 0 ORDER BY ended DESC, match_key DESC LIMIT $2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(account.as_str().to_owned())
            .bind(i64::from(limit))
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok((text(row, 0)?, rate(row)?))).collect()
    }

    /// The latest decisions of every player that has at least so many judged: whole matches back from the latest, up to the
    /// one with which it is `most` decisions or more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn latest_rates(&self, least: u64, most: u64) -> Result<Vec<(AccountId, Rate)>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sum = |name: &str| format!("CAST(SUM({name}) AS BIGINT)");
        let sql = format!(
            "SELECT account, {}, {}, {}, {} FROM (SELECT o.*, CAST(SUM(checker + cube) OVER (PARTITION BY account \
             ORDER BY ended DESC, match_key DESC) AS BIGINT) - checker - cube AS later FROM ({OWN}) o) w \
             WHERE later < $1 GROUP BY account HAVING SUM(checker + cube) >= $2 ORDER BY account",
            sum("checker"),
            sum("checker_loss"),
            sum("cube"),
            sum("cube_loss")
        );
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let rows =
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(number(most)).bind(number(least)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((AccountId::new(text(row, 0)?), rate(row)?))).collect()
    }
}

/// The columns after the first.
fn rate(row: &AnyRow) -> Result<Rate, StoreError> {
    Ok(Rate {
        checker: number(row, 1)?,
        checker_loss: number(row, 2)?,
        cube: number(row, 3)?,
        cube_loss: number(row, 4)?,
    })
}
