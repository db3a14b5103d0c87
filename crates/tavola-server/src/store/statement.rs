//! A statement with its values, so that writes can wait in a queue and share a transaction.

use tavola_club::Time;

use sqlx::{Any, AnyConnection, any::AnyArguments, query::Query};

/// A value for a marker.
#[derive(Debug, Clone)]
pub(super) enum Value {
    /// Text, JSON among it.
    Text(String),
    /// A number, a time, a truth value.
    Integer(i64),
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
        self.values.push(Value::Text(text.into()));
        self
    }

    /// The same with a number for the next marker.
    pub(super) fn integer(mut self, number: i64) -> Self {
        self.values.push(Value::Integer(number));
        self
    }

    /// The same with a time for the next marker.
    pub(super) fn time(self, time: Time) -> Self {
        self.integer(stored(time))
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
