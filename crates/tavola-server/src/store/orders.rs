//! What `tavola admin` asks of a running server, which alone writes: laid down by the one, carried out by the other.

use tavola_base::Time;

use super::{RowWrite, Store, StoreError, reading::text, statement::Clash, statement::Holds, statement::Insert};
use super::{statement::Statement, statement::Value};

static ORDERS: Insert = Insert {
    table: "orders",
    columns: &[("id", Holds::Text), ("at", Holds::Integer), ("body", Holds::Text)],
    key: 1,
    clash: Clash::Fails,
};

/// An order that nobody has carried out yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredOrder {
    /// Which one.
    pub id: String,
    /// What is asked, as JSON.
    pub body: String,
}

impl RowWrite {
    /// An order for the server.
    #[must_use]
    pub fn order(order: &StoredOrder, at: Time) -> Self {
        Self::put(&ORDERS, vec![Value::text(&order.id), Value::time(at), Value::text(&order.body)])
    }

    /// What came of an order.
    #[must_use]
    pub fn order_answered(id: &str, answer: &str) -> Self {
        Self::of(Statement::new("UPDATE orders SET answer = $1 WHERE id = $2").text(answer).text(id))
    }

    /// An order is withdrawn, unless it has been carried out.
    #[must_use]
    pub fn order_withdrawn(id: &str) -> Self {
        Self::of(Statement::new("DELETE FROM orders WHERE id = $1 AND answer IS NULL").text(id))
    }

    /// Orders from before a time are forgotten.
    #[must_use]
    pub fn orders_forgotten(before: Time) -> Self {
        Self::of(Statement::new("DELETE FROM orders WHERE at < $1").time(before))
    }
}

impl Store {
    /// The orders that wait, the oldest first, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn orders_waiting(&self) -> Result<Vec<StoredOrder>, StoreError> {
        let sql = "SELECT id, body FROM orders WHERE answer IS NULL ORDER BY at, id LIMIT 100";
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(StoredOrder { id: text(row, 0)?, body: text(row, 1)? })).collect()
    }

    /// What came of an order; none while nothing has.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn order_answer(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.one("SELECT answer FROM orders WHERE answer IS NOT NULL AND id = $1", id).await
    }
}
