//! Looking for damage in what is stored.

use super::{Store, StoreError, open::Kind, reading::text};

/// Something wrong with the stored data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What, in a sentence for whoever runs the server.
    pub what: String,
}

impl Store {
    /// Looks for damage: in the file itself, and between what belongs together.
    ///
    /// # Errors
    /// If the database cannot even be asked.
    pub async fn check(&self) -> Result<Vec<Fault>, StoreError> {
        let mut faults = Vec::new();
        if self.kind == Kind::Sqlite {
            match sqlx::query("PRAGMA integrity_check").fetch_all(&self.read).await {
                Ok(rows) => {
                    for verdict in rows.iter().map(|row| text(row, 0)).collect::<Result<Vec<_>, _>>()? {
                        if verdict != "ok" {
                            faults.push(Fault { what: format!("the database file is damaged: {verdict}") });
                        }
                    }
                }
                Err(error) => faults.push(damaged(error.into())?),
            }
        }
        for (sql, what) in CONSISTENCY {
            match self.ids(sql, None).await {
                Ok(ids) => faults.extend(ids.iter().map(|id| Fault { what: format!("{what}: {id}") })),
                Err(error) => faults.push(damaged(error)?),
            }
        }
        Ok(faults)
    }
}

/// A damaged place is a fault, and other places are looked at all the same.
fn damaged(error: StoreError) -> Result<Fault, StoreError> {
    if error.is_damage() { Ok(Fault { what: error.to_string() }) } else { Err(error) }
}

/// Statements that name the streams for which something does not fit, with what it is.
const CONSISTENCY: [(&str, &str); 3] = [
    (
        "SELECT id FROM streams LEFT JOIN archived_events AS packed ON packed.stream_id = id \
         WHERE streams.version <> COALESCE(packed.version, 0) + \
         (SELECT COUNT(*) FROM events WHERE stream_id = streams.id) OR streams.version <> \
         COALESCE((SELECT MAX(version) FROM events WHERE stream_id = streams.id), packed.version, 0)",
        "events are missing or doubled in stream",
    ),
    (
        "SELECT DISTINCT stream_id FROM commands WHERE version > \
         COALESCE((SELECT version FROM streams WHERE id = commands.stream_id), 0)",
        "a command is noted as accepted whose events are not there, in stream",
    ),
    (
        "SELECT stream_id FROM deadlines WHERE stream_id NOT IN (SELECT id FROM streams)",
        "a deadline belongs to no stream",
    ),
];
