//! A database as it is at one moment, read table by table while others go on writing.

use futures_util::TryStreamExt as _;
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _, any::AnyRow};

use super::{BackupError, Cell, Progress, Table, TableHead, Told, json, shape, tally::Tally};
use crate::store::{
    StoreError, migrations,
    open::{DatabaseUrl, Kind},
    reading::{integer, text},
    source::Source,
    statement::Holds,
};

/// After how many rows is said how far it has come.
const TELL: u64 = 1_000;

/// Where rows go.
pub(super) trait Sink {
    /// Takes a row of a table, as the line it makes.
    async fn row(&mut self, nth: usize, line: &str) -> Result<(), BackupError>;
}

/// A sink for those who only count.
pub(super) struct Nowhere;

impl Sink for Nowhere {
    async fn row(&mut self, _: usize, _: &str) -> Result<(), BackupError> {
        Ok(())
    }
}

/// A database at one moment.
pub(super) struct Snapshot {
    connection: AnyConnection,
    kind: Kind,
    /// The number of the last step it has gone through.
    pub(super) schema: i64,
    pub(super) tables: Vec<Table>,
}

impl Snapshot {
    /// The database as it is now.
    pub(super) async fn of(source: &Source, url: &DatabaseUrl) -> Result<Self, BackupError> {
        sqlx::any::install_default_drivers();
        // A connection would make the file.
        url.expect_file()?;
        let mut connection = source.connect().await?;
        shape::refuse_unfinished(&mut connection, url).await?;
        Self::on(connection, url.kind).await?.ok_or_else(|| BackupError::Nothing(url.shown()))
    }

    /// What this connection sees now; nothing if that is no club.
    pub(super) async fn on(mut connection: AnyConnection, kind: Kind) -> Result<Option<Self>, BackupError> {
        connection
            .execute(match kind {
                // The first reading fixes what is seen.
                Kind::Sqlite => "BEGIN",
                Kind::Postgres => "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY",
            })
            .await?;
        let Some(schema) = shape::schema(&mut connection, kind).await? else { return Ok(None) };
        if schema > migrations::SCHEMA {
            return Err(BackupError::Newer { found: schema, known: migrations::SCHEMA });
        }
        let tables = Table::all(&mut connection, kind, schema).await?;
        Ok(Some(Self { connection, kind, schema, tables }))
    }

    /// Lets the moment go and gives the connection back.
    pub(super) async fn end(mut self) -> Result<AnyConnection, BackupError> {
        self.connection.execute("COMMIT").await?;
        Ok(self.connection)
    }

    /// Each table with its columns and the number of its rows.
    pub(super) async fn heads(&mut self) -> Result<Vec<TableHead>, BackupError> {
        let mut heads = Vec::new();
        for table in &self.tables {
            let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) FROM {}", table.name);
            let rows = integer(&sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut self.connection).await?, 0)?;
            heads.push(TableHead { name: table.name.clone(), columns: table.names(), rows: rows.unsigned_abs() });
        }
        Ok(heads)
    }

    /// Pours every row of every table into a sink.
    pub(super) async fn pour(
        &mut self,
        heads: &[TableHead],
        sink: &mut impl Sink,
        told: Told<'_>,
    ) -> Result<Tally, BackupError> {
        let mut tally = Tally::default();
        for (nth, (table, head)) in self.tables.iter().zip(heads).enumerate() {
            tally.table(head);
            let sql = AssertSqlSafe(table.select(self.kind));
            let mut rows = sqlx::query(sql).fetch(&mut self.connection);
            let mut done = 0;
            while let Some(row) = rows.try_next().await? {
                let cells = cells(&row, table)?;
                let line = json(&cells);
                tally.row(&cells, &line);
                sink.row(nth, &line).await?;
                done += 1;
                if done % TELL == 0 {
                    told(Progress { table: &table.name, done, rows: head.rows });
                }
            }
            told(Progress { table: &table.name, done, rows: head.rows });
        }
        Ok(tally)
    }

    /// Pours the version of every stream into a sink, and says how many there are.
    pub(super) async fn versions(&mut self, sink: &mut impl Sink) -> Result<u64, BackupError> {
        let order = if self.kind == Kind::Postgres { "id COLLATE \"C\"" } else { "id" };
        let sql = AssertSqlSafe(format!("SELECT id, version FROM streams ORDER BY {order}"));
        let mut rows = sqlx::query(sql).fetch(&mut self.connection);
        let mut streams = 0;
        while let Some(row) = rows.try_next().await? {
            sink.row(usize::MAX, &json(&(text(&row, 0)?, integer(&row, 1)?))).await?;
            streams += 1;
        }
        Ok(streams)
    }
}

fn cells(row: &AnyRow, table: &Table) -> Result<Vec<Cell>, StoreError> {
    let cell = |(at, holds): (usize, Holds)| {
        Ok(match holds {
            Holds::Text => row.try_get::<Option<String>, _>(at)?.map_or(Cell::Null, Cell::Text),
            Holds::Integer => row.try_get::<Option<i64>, _>(at)?.map_or(Cell::Null, Cell::Integer),
        })
    };
    table.columns.iter().map(|column| column.holds).enumerate().map(cell).collect()
}
