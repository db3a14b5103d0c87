//! What of streams tells of people: where an account is named, and events written anew.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use sqlx::any::AnyRow;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError, StoredReport,
    reading::{integer, text},
    statement::{Statement, stored},
};
use crate::base::ids::{AccountId, StreamId};

/// How many events are looked through with one question.
const AT_ONCE: i64 = 2_000;

/// A stream in which accounts are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Of which kind it is.
    pub kind: String,
    /// Who is named there.
    pub accounts: BTreeSet<AccountId>,
}

impl RowWrite {
    /// An event is written anew, in this version of its kind's events.
    #[must_use]
    pub fn event_rewritten(stream: &StreamId, version: i64, body: &str, format: u32) -> Self {
        let written = Statement::new("UPDATE events SET body = $1, format = $2 WHERE stream_id = $3 AND version = $4");
        Self::of(written.text(body).integer(format.into()).text(stream.as_str()).integer(version))
    }

    /// What was said of a match stands there with other names.
    #[must_use]
    pub fn report_rewritten(match_key: &str, body: &str) -> Self {
        let written = Statement::new("UPDATE reports SET body = $1 WHERE match_key = $2");
        Self::of(written.text(body).text(match_key))
    }
}

impl Store {
    /// The streams in whose events any of these accounts stands, each with those that do. Looks through all events: whoever
    /// was seated and left again, was let in by a director or owes something from another session has no seat there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn naming(&self, accounts: &[AccountId]) -> Result<BTreeMap<StreamId, Named>, StoreError> {
        let wanted: HashMap<&str, &AccountId> = accounts.iter().map(|account| (account.as_str(), account)).collect();
        let mut found: BTreeMap<StreamId, BTreeSet<AccountId>> = BTreeMap::new();
        let mut after = (String::new(), 0);
        while !wanted.is_empty() {
            let rows = self.events_behind(&after).await?;
            for row in &rows {
                let body = text(row, 2)?;
                let named: Vec<_> = body.split('"').filter_map(|part| wanted.get(part)).copied().cloned().collect();
                if !named.is_empty() {
                    found.entry(StreamId::new(text(row, 0)?)).or_default().extend(named);
                }
            }
            match rows.last() {
                Some(last) => after = (text(last, 0)?, integer(last, 1)?),
                None => break,
            }
        }
        let mut behind = String::new();
        while let Some((stream, events)) = self.archived_behind(&behind).await?.filter(|_| !wanted.is_empty()) {
            behind = stream.as_str().to_owned();
            let parts = events.iter().flat_map(|event| event.body.split('"'));
            let named: BTreeSet<_> = parts.filter_map(|part| wanted.get(part)).copied().cloned().collect();
            if !named.is_empty() {
                found.entry(stream).or_default().extend(named);
            }
        }
        let mut named = BTreeMap::new();
        for (stream, accounts) in found {
            let kind = self.one("SELECT kind FROM streams WHERE id = $1", stream.as_str()).await?.unwrap_or_default();
            named.insert(stream, Named { kind, accounts });
        }
        Ok(named)
    }

    async fn events_behind(&self, (stream, version): &(String, i64)) -> Result<Vec<AnyRow>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT stream_id, version, body FROM events WHERE (stream_id, version) > ($1, $2) \
             ORDER BY stream_id, version LIMIT $3",
        );
        Ok(rows.bind(stream.clone()).bind(*version).bind(AT_ONCE).fetch_all(&self.read).await?)
    }

    /// The devices of a tournament's tables, by how their streams are called.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn devices_of(&self, tournament: &StreamId) -> Result<Vec<StreamId>, StoreError> {
        let sql = "SELECT id FROM streams WHERE kind = 'device' AND id LIKE $1 ORDER BY id";
        self.ids(sql, Some(&format!("{tournament}-%"))).await
    }

    /// What was said of a stream's matches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports_at(&self, stream: &StreamId) -> Result<Vec<StoredReport>, StoreError> {
        let sql = "SELECT match_key FROM reports WHERE match_key LIKE $1 ORDER BY match_key";
        let mut reports = Vec::new();
        for key in self.ids(sql, Some(&format!("%/{stream}/%"))).await? {
            reports.extend(self.report_of(key.as_str()).await?);
        }
        Ok(reports)
    }

    /// The streams of a kind that begin before a time and have moved on since another: in them may stand something that was
    /// said in between.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn moved_between(&self, kind: &str, since: Time, before: Time) -> Result<Vec<StreamId>, StoreError> {
        let sql = "SELECT id FROM streams WHERE kind = $1 AND updated_at >= $2 AND created_at < $3 ORDER BY id";
        let rows = sqlx::query(sql).bind(kind.to_owned()).bind(stored(since)).bind(stored(before));
        let rows = rows.fetch_all(&self.read).await?;
        rows.iter().map(|row| text(row, 0).map(StreamId::new)).collect()
    }
}
