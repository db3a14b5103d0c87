//! What is written: rows put into a table, many with one statement, and the few statements of another form.
//!
//! The rows of a statement travel as one parameter, a JSON array of arrays, which SQLite and PostgreSQL take apart by
//! the same expressions. So a whole transaction is some ten statements however many jobs share it.

use std::fmt::Write as _;

use serde::{Serialize, Serializer};
use sqlx::{Any, AnyConnection, AssertSqlSafe, any::AnyArguments, query::Query};
use tavola_base::Time;

use super::open::Kind;

/// A value for a marker or a column.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Value {
    /// Text, JSON among it.
    Text(String),
    /// A number, a time, a truth value.
    Integer(i64),
}

impl Value {
    /// Text.
    pub(super) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A time as the database has it.
    pub(super) fn time(time: Time) -> Self {
        Self::Integer(stored(time))
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => to.serialize_str(text),
            Self::Integer(number) => to.serialize_i64(*number),
        }
    }
}

/// One row: its values in the order of the columns.
pub(super) type Row = Vec<Value>;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    /// Text.
    Text,
    /// An integer of 64 bits.
    Integer,
}

/// What is done if there is a row of that key already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clash {
    /// It is an error.
    Fails,
    /// The row that is there stays.
    Keeps,
    /// These columns get the new values.
    Takes(&'static [&'static str]),
}

/// How rows are put into a table.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Insert {
    /// The table.
    pub(super) table: &'static str,
    /// Its columns, those of the key first.
    pub(super) columns: &'static [(&'static str, Holds)],
    /// How many columns make the key.
    pub(super) key: usize,
    /// What becomes of a second row with the same key.
    pub(super) clash: Clash,
}

impl Insert {
    /// The statement that puts in all rows of its one parameter.
    pub(super) fn sql(&self, kind: Kind) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let values: Vec<String> = self.columns.iter().enumerate().map(|(at, (_, holds))| column(at, *holds)).collect();
        // SQLite reads `FROM … ON CONFLICT` as a join unless a condition stands between.
        let mut sql = format!(
            "{} INTO {} ({}) SELECT {} FROM {} AS q WHERE true",
            kind.insert(),
            self.table,
            names.join(", "),
            values.join(", "),
            kind.unnest(),
        );
        let key = || names[..self.key].join(", ");
        let written = match self.clash {
            Clash::Fails => Ok(()),
            Clash::Keeps => write!(sql, " ON CONFLICT ({}) DO NOTHING", key()),
            Clash::Takes(columns) => {
                let taken: Vec<String> = columns.iter().map(|name| format!("{name} = excluded.{name}")).collect();
                write!(sql, " ON CONFLICT ({}) DO UPDATE SET {}", key(), taken.join(", "))
            }
        };
        written.expect("writing to a string does not fail");
        sql
    }

    /// Puts the rows in and says how many were.
    pub(super) async fn run(&self, on: &mut AnyConnection, kind: Kind, rows: &[&Row]) -> Result<u64, sqlx::Error> {
        let done = sqlx::query(AssertSqlSafe(self.sql(kind))).bind(packed(rows)).execute(on).await?;
        Ok(done.rows_affected())
    }
}

/// A column of a row that has travelled as JSON.
pub(super) fn column(at: usize, holds: Holds) -> String {
    match holds {
        Holds::Text => format!("q.value->>{at}"),
        Holds::Integer => format!("CAST(q.value->>{at} AS BIGINT)"),
    }
}

/// Rows as the one parameter of a statement.
pub(super) fn packed<R: Serialize>(rows: &[R]) -> String {
    serde_json::to_string(rows).expect("texts and numbers are always JSON")
}

/// One statement and the values of its markers.
#[derive(Debug, Clone)]
pub(super) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
}

impl Statement {
    /// A statement without values yet.
    pub(super) const fn new(sql: &'static str) -> Self {
        Self { sql, values: Vec::new() }
    }

    /// The same with text for the next marker.
    pub(super) fn text(mut self, text: impl Into<String>) -> Self {
        self.values.push(Value::text(text));
        self
    }

    /// The same with a time for the next marker.
    pub(super) fn time(mut self, time: Time) -> Self {
        self.values.push(Value::time(time));
        self
    }

    /// The same with a number for the next marker.
    pub(super) fn integer(mut self, number: i64) -> Self {
        self.values.push(Value::Integer(number));
        self
    }

    /// Runs it and says how many rows changed.
    pub(super) async fn run(&self, connection: &mut AnyConnection) -> Result<u64, sqlx::Error> {
        let query = self.values.iter().fold(sqlx::query(self.sql), bind);
        Ok(query.execute(connection).await?.rows_affected())
    }
}

fn bind<'q>(query: Query<'q, Any, AnyArguments>, value: &Value) -> Query<'q, Any, AnyArguments> {
    match value {
        Value::Text(text) => query.bind(text.clone()),
        Value::Integer(number) => query.bind(*number),
    }
}

/// A time as the database has it.
pub(super) fn stored(time: Time) -> i64 {
    i64::try_from(time.millis()).unwrap_or(i64::MAX)
}
