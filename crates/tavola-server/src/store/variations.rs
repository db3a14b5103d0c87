//! Trees of variations, each of an account.

use sqlx::{Row as _, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::text,
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::{AccountId, StreamId};

static VARIATIONS: Insert = Insert {
    table: "variations",
    columns: &[
        ("id", Holds::Text),
        ("account_id", Holds::Text),
        ("name", Holds::Text),
        ("body", Holds::Text),
        ("is_shared", Holds::Integer),
        ("changed_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Takes(&["name", "body", "is_shared", "changed_at"]),
};

/// A tree as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredVariations {
    /// Its name in addresses.
    pub id: StreamId,
    /// Whose it is.
    pub account: AccountId,
    /// What it is called.
    pub name: String,
    /// The tree as JSON.
    pub body: String,
    /// Whether everybody who has the address can read it.
    pub is_shared: bool,
    /// When it was changed last.
    pub changed: Time,
}

/// A tree in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedVariations {
    /// Its name in addresses.
    pub id: StreamId,
    /// What it is called.
    pub name: String,
    /// Whether everybody who has the address can read it.
    pub is_shared: bool,
    /// When it was changed last.
    pub changed: Time,
}

impl RowWrite {
    /// A tree, new or changed. Whose it is never changes.
    #[must_use]
    pub fn variations(tree: &StoredVariations) -> Self {
        Self::put(
            &VARIATIONS,
            vec![
                Value::text(tree.id.as_str()),
                Value::text(tree.account.as_str()),
                Value::text(&tree.name),
                Value::text(&tree.body),
                Value::Integer(tree.is_shared.into()),
                Value::time(tree.changed),
            ],
        )
    }

    /// That a tree is no more.
    #[must_use]
    pub fn variations_deleted(id: &StreamId) -> Self {
        Self::of(Statement::new("DELETE FROM variations WHERE id = $1").text(id.as_str()))
    }
}

impl Store {
    /// A tree; none if there is none of that name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn variations(&self, id: &StreamId) -> Result<Option<StoredVariations>, StoreError> {
        let asked = "SELECT account_id, name, body, is_shared, changed_at FROM variations WHERE id = $1";
        let row = sqlx::query(asked).bind(id.as_str().to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| {
            Ok(StoredVariations {
                id: id.clone(),
                account: AccountId::new(text(&row, 0)?),
                name: text(&row, 1)?,
                body: text(&row, 2)?,
                is_shared: row.try_get::<i64, _>(3)? != 0,
                changed: time(&row, 4)?,
            })
        })
        .transpose()
    }

    /// The trees of an account, the latest first, at most so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn variations_of(&self, account: &AccountId, most: usize) -> Result<Vec<ListedVariations>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let asked = "SELECT id, name, is_shared, changed_at FROM variations WHERE account_id = $1 \
                     ORDER BY changed_at DESC, id LIMIT $2";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = sqlx::query(asked).bind(account.as_str().to_owned()).bind(most).fetch_all(&self.read).await?;
        let listed = |row: &AnyRow| {
            Ok(ListedVariations {
                id: StreamId::new(text(row, 0)?),
                name: text(row, 1)?,
                is_shared: row.try_get::<i64, _>(2)? != 0,
                changed: time(row, 3)?,
            })
        };
        rows.iter().map(listed).collect()
    }
}

fn time(row: &AnyRow, at: usize) -> Result<Time, StoreError> {
    Ok(Time::from_millis(row.try_get::<i64, _>(at)?.unsigned_abs()))
}
