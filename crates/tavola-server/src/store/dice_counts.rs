//! What was counted of the dice, match by match, and sums of it.

use sqlx::any::AnyRow;
use tavola_rules::Side;

use super::{
    RowWrite, Store, StoreError,
    library::side_name,
    reading::integer,
    statement::{Clash, Holds, Insert, Value},
};
use crate::{
    base::ids::AccountId,
    club::dice_counts::{DiceCounts, PAIRS},
};

const INTEGER: Holds = Holds::Integer;

static DICE: Insert = Insert {
    table: "match_dice",
    columns: &[
        ("match_key", Holds::Text),
        ("side", Holds::Text),
        ("account_id", Holds::Text),
        ("r11", INTEGER),
        ("r21", INTEGER),
        ("r22", INTEGER),
        ("r31", INTEGER),
        ("r32", INTEGER),
        ("r33", INTEGER),
        ("r41", INTEGER),
        ("r42", INTEGER),
        ("r43", INTEGER),
        ("r44", INTEGER),
        ("r51", INTEGER),
        ("r52", INTEGER),
        ("r53", INTEGER),
        ("r54", INTEGER),
        ("r55", INTEGER),
        ("r61", INTEGER),
        ("r62", INTEGER),
        ("r63", INTEGER),
        ("r64", INTEGER),
        ("r65", INTEGER),
        ("r66", INTEGER),
        ("openings", INTEGER),
        ("bar_tries", INTEGER),
        ("bar_enters", INTEGER),
        ("bar_due", INTEGER),
        ("bar_spread", INTEGER),
    ],
    key: 2,
    clash: Clash::Keeps,
};

impl RowWrite {
    /// How the dice of one player of a match fell; told twice it is there once.
    #[must_use]
    pub fn match_dice(match_key: &str, side: Side, account: &AccountId, counts: &DiceCounts) -> Self {
        let number = |number: u64| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
        let millionths = |number: f64| Value::Integer((number * 1e6).round() as i64);
        let mut row = vec![Value::text(match_key), Value::text(side_name(side)), Value::text(account.as_str())];
        row.extend(counts.pairs.map(number));
        row.extend([counts.openings, counts.tries, counts.enters].map(number));
        row.extend([counts.due, counts.spread].map(millionths));
        Self::put(&DICE, row)
    }
}

impl Store {
    /// How somebody's dice have fallen, or those of everybody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn dice_counts(&self, account: Option<&AccountId>) -> Result<DiceCounts, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let sums: Vec<String> =
            DICE.columns[3..].iter().map(|(name, _)| format!("CAST(COALESCE(SUM({name}), 0) AS BIGINT)")).collect();
        let whose = if account.is_some() { "WHERE account_id = $1" } else { "" };
        let sql = format!("SELECT {} FROM match_dice {whose}", sums.join(", "));
        let query = sqlx::query(sqlx::AssertSqlSafe(sql));
        let query = account.into_iter().fold(query, |query, account| query.bind(account.as_str().to_owned()));
        counts(&query.fetch_one(&self.read).await?)
    }
}

fn counts(row: &AnyRow) -> Result<DiceCounts, StoreError> {
    let number = |column| Ok::<_, StoreError>(integer(row, column)?.unsigned_abs());
    let millionths = |column| Ok::<_, StoreError>(integer(row, column)? as f64 / 1e6);
    let mut pairs = [0; PAIRS];
    for (column, count) in pairs.iter_mut().enumerate() {
        *count = number(column)?;
    }
    Ok(DiceCounts {
        pairs,
        openings: number(PAIRS)?,
        tries: number(PAIRS + 1)?,
        enters: number(PAIRS + 2)?,
        due: millionths(PAIRS + 3)?,
        spread: millionths(PAIRS + 4)?,
    })
}
