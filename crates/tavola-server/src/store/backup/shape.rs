//! The tables of a database: which there are, their columns, and whether it is empty or half filled.

use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _};

use super::BackupError;
use crate::store::{
    StoreError, migrations,
    open::{DatabaseUrl, Kind},
    reading::{integer, text},
    statement::{Holds, column},
};

/// Stands in a database that is being filled; whoever finds it knows that it is unfinished.
const MARK: &str = "unfinished_restore";

/// A value of a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Cell {
    Integer(i64),
    Text(String),
    Null,
}

/// A table with its columns.
#[derive(Debug, Clone)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
}

/// A column, and where in the key it stands, counted from 1; 0 is nowhere.
#[derive(Debug, Clone)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) holds: Holds,
    key: i64,
}

impl Table {
    /// The tables of a database that has gone through the steps up to `schema`, in the order in which they were made.
    pub(super) async fn all(on: &mut AnyConnection, kind: Kind, schema: i64) -> Result<Vec<Self>, BackupError> {
        let mut tables = Vec::new();
        for name in migrations::tables(schema) {
            tables.push(Self::named(on, kind, name).await?);
        }
        Ok(tables)
    }

    async fn named(on: &mut AnyConnection, kind: Kind, name: String) -> Result<Self, BackupError> {
        let sql = match kind {
            Kind::Sqlite => "SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid",
            Kind::Postgres => {
                "SELECT a.attname::text, format_type(a.atttypid, NULL), \
                 CAST(COALESCE(array_position(CAST(i.indkey AS int2[]), a.attnum) + 1, 0) AS BIGINT) \
                 FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary \
                 WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum"
            }
        };
        let rows = sqlx::query(sql).bind(name.clone()).fetch_all(on).await?;
        let column = |row| {
            let holds = if text(row, 1)?.eq_ignore_ascii_case("text") { Holds::Text } else { Holds::Integer };
            Ok(Column { name: text(row, 0)?, holds, key: integer(row, 2)? })
        };
        let columns: Vec<Column> = rows.iter().map(column).collect::<Result<_, StoreError>>()?;
        Ok(Self { name, columns })
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.columns.iter().map(|column| column.name.clone()).collect()
    }

    /// All its rows, in the order of their keys by bytes, so that every database gives them alike.
    pub(super) fn select(&self, kind: Kind) -> String {
        let mut key: Vec<&Column> = self.columns.iter().filter(|column| column.key > 0).collect();
        key.sort_by_key(|column| column.key);
        let ordered = |column: &&Column| match (kind, column.holds) {
            (Kind::Postgres, Holds::Text) => format!("{} COLLATE \"C\"", column.name),
            _ => column.name.clone(),
        };
        let key: Vec<String> = key.iter().map(ordered).collect();
        format!("SELECT {} FROM {} ORDER BY {}", self.names().join(", "), self.name, key.join(", "))
    }

    /// Puts in all rows of its one parameter, a JSON array of arrays.
    pub(super) fn insert(&self, kind: Kind) -> String {
        let values: Vec<String> = self.columns.iter().enumerate().map(|(at, one)| column(at, one.holds)).collect();
        let (names, values) = (self.names().join(", "), values.join(", "));
        format!("INSERT INTO {} ({names}) SELECT {values} FROM {} AS q", self.name, kind.unnest())
    }
}

/// The tables that are there now, whosever they are.
async fn present(on: &mut AnyConnection, kind: Kind) -> Result<Vec<String>, StoreError> {
    let sql = match kind {
        Kind::Sqlite => {
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        }
        Kind::Postgres => {
            // The catalogue says it to everybody; the information schema to those only who have a right to the table.
            "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
        }
    };
    let rows = sqlx::query(sql).fetch_all(on).await?;
    rows.iter().map(|row| text(row, 0)).collect()
}

/// The number of the last step the database has gone through; none if it is no club's.
pub(super) async fn schema(on: &mut AnyConnection, kind: Kind) -> Result<Option<i64>, StoreError> {
    if !present(on, kind).await?.iter().any(|table| table == "_sqlx_migrations") {
        return Ok(None);
    }
    let sql = "SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) FROM _sqlx_migrations";
    let last = integer(&sqlx::query(sql).fetch_one(on).await?, 0)?;
    Ok((last > 0).then_some(last))
}

/// Says of a database that was not filled to its end that it is unfinished.
pub(in crate::store) async fn refuse_unfinished(on: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    if !present(on, url.kind).await?.iter().any(|table| table == MARK) {
        return Ok(());
    }
    let reason = "a restore into it was not finished; begin it again with `tavola restore` (or `tavola move-database`)";
    Err(StoreError::Unusable { database: url.shown(), reason: reason.to_owned() })
}

/// Marks an empty database as unfinished; of one that is marked already, what is there is thrown away.
pub(super) async fn begin(on: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), BackupError> {
    let found = present(on, url.kind).await?;
    if !found.is_empty() && !found.iter().any(|table| table == MARK) {
        let more = if found.len() > 3 { ", …" } else { "" };
        let tables = format!("{}{more}", found.iter().take(3).cloned().collect::<Vec<_>>().join(", "));
        return Err(BackupError::NotEmpty { database: url.shown(), tables });
    }
    on.execute(AssertSqlSafe(format!("CREATE TABLE IF NOT EXISTS {MARK} (began_at BIGINT)"))).await?;
    for table in found.iter().filter(|table| *table != MARK) {
        on.execute(AssertSqlSafe(format!("DROP TABLE IF EXISTS {table}"))).await?;
    }
    Ok(())
}

/// Says that the database is finished.
pub(super) async fn finish(on: &mut AnyConnection) -> Result<(), BackupError> {
    on.execute(AssertSqlSafe(format!("DROP TABLE {MARK}"))).await?;
    Ok(())
}
