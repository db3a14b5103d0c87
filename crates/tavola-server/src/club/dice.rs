//! The house's part in the dice: a secret for each table, drawn when it is opened and locked away.
//!
//! What is made of it is the club's business (`tavola_base::dice_proof`); here it is kept and never shown.

use std::sync::Arc;

use quick_cache::sync::Cache;
use tavola_base::dice_proof::{ChainMemo, Digest, MatchNumber, TableSecret};
use tavola_rules::Side;
use tavola_tournament::LotSeed;

use crate::{
    base::{ids::StreamId, memory::LIVE_STREAMS, random},
    store::{RowWrite, Secret, Store, StoreError},
};

/// The name under which the house's secret of a table is stored.
const HOUSE: &str = "house";
/// The names under which the tables of a duplicate are stored beside its secret: nobody may know the other's before both
/// are over.
const TABLES: [&str; 2] = ["table:1", "table:2"];

/// The secrets of all tables.
#[derive(Debug)]
pub struct Secrets {
    store: Store,
    known: Cache<StreamId, StreamSecrets>,
}

/// What is locked away for one table.
#[derive(Debug, Clone, Default)]
pub struct StreamSecrets {
    secrets: Arc<[Secret]>,
    memo: ChainMemo,
}

impl Secrets {
    /// The secrets in a store.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self { store, known: Cache::new(LIVE_STREAMS) }
    }

    /// Draws a table's secret and stores it. A table that has one keeps it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn draw(&self, table: &StreamId) -> Result<StreamSecrets, StoreError> {
        self.store.write(vec![RowWrite::secret(table, HOUSE, &random::hex(32))]).await?;
        self.of(table).await
    }

    /// Draws the secret of a duplicate, gives it to its two tables, and keeps which they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn share(&self, set: &StreamId, tables: &[StreamId; 2]) -> Result<StreamSecrets, StoreError> {
        let secret = random::hex(32);
        let mut rows = vec![RowWrite::secret(set, HOUSE, &secret)];
        for (table, name) in tables.iter().zip(TABLES) {
            rows.push(RowWrite::secret(set, name, table.as_str()));
            rows.push(RowWrite::secret(table, HOUSE, &secret));
        }
        self.store.write(rows).await?;
        self.of(set).await
    }

    /// What is locked away for a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn of(&self, table: &StreamId) -> Result<StreamSecrets, StoreError> {
        if let Some(locked) = self.known.get(table) {
            return Ok(locked);
        }
        let locked = StreamSecrets { secrets: self.store.secrets(table).await?.into(), memo: ChainMemo::default() };
        // Of a table that does not exist nothing is kept.
        if !locked.secrets.is_empty() {
            self.known.insert(table.clone(), locked.clone());
        }
        Ok(locked)
    }

    /// Keeps the seed of a seat's own chain for the case that its page is lost. The first one stays.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn deposit(&self, table: &StreamId, of: MatchNumber, side: Side, seed: Digest) -> Result<(), StoreError> {
        self.store.write(vec![RowWrite::secret(table, &escrow_name(of, side), &seed.to_string())]).await?;
        self.forget(table);
        Ok(())
    }

    /// Forgets what is remembered of a table: at another node a seed was deposited.
    pub(crate) fn forget(&self, table: &StreamId) {
        self.known.remove(table);
    }
}

impl StreamSecrets {
    /// The table's secret, with the seeds deposited for that match; none if the table has no secret.
    #[must_use]
    pub fn secret(&self, of: MatchNumber) -> Option<TableSecret> {
        let key = random::from_hex(self.value(HOUSE)?)?.try_into().ok()?;
        let secret = TableSecret::new(key).remembering(self.memo.clone());
        Some(Side::BOTH.into_iter().fold(secret, |secret, side| {
            match self.value(&escrow_name(of, side)).and_then(|seed| seed.parse().ok()) {
                Some(seed) => secret.with_escrow(side, seed),
                None => secret,
            }
        }))
    }

    /// The seed of an event's lots; none if nothing was drawn for it.
    #[must_use]
    pub fn lot_seed(&self) -> Option<LotSeed> {
        Some(LotSeed::new(random::from_hex(self.value(HOUSE)?)?.try_into().ok()?))
    }

    /// The tables of a duplicate; none if it is none.
    #[must_use]
    pub fn tables(&self) -> Option<[StreamId; 2]> {
        let [one, other] = TABLES.map(|name| self.value(name).map(StreamId::new));
        Some([one?, other?])
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.secrets.iter().find(|secret| secret.name == name).map(|secret| secret.value.as_str())
    }
}

fn escrow_name(of: MatchNumber, side: Side) -> String {
    let side = match side {
        Side::White => "white",
        Side::Black => "black",
    };
    format!("escrow:{}:{side}", of.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::DatabaseUrl;

    #[tokio::test]
    async fn a_table_keeps_its_secret_and_its_deposits_by_match() {
        let store = Store::open(&DatabaseUrl::parse("sqlite::memory:").unwrap()).await.unwrap();
        let secrets = Secrets::new(store);
        let table = StreamId::new("t");
        let (first, next) = (MatchNumber::FIRST, MatchNumber::FIRST.next());
        let drawn = secrets.draw(&table).await.unwrap().secret(first).unwrap();
        assert!(drawn == secrets.draw(&table).await.unwrap().secret(first).unwrap());
        let seed = Digest::new([7; 32]);
        secrets.deposit(&table, first, Side::Black, seed).await.unwrap();
        secrets.deposit(&table, first, Side::Black, Digest::new([8; 32])).await.unwrap();
        let locked = secrets.of(&table).await.unwrap();
        assert_eq!(locked.secret(first).unwrap().escrow(Side::Black), Some(seed));
        assert_eq!(locked.secret(first).unwrap().escrow(Side::White), None);
        assert_eq!(locked.secret(next).unwrap().escrow(Side::Black), None);
        assert!(secrets.of(&StreamId::new("other")).await.unwrap().secret(first).is_none());
    }
}
