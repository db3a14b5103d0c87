//! Filling an empty database, piece by piece; until it is filled and checked it says that it is unfinished.

use std::{fs::File, path::Path};

use sqlx::{AnyConnection, AssertSqlSafe};

use super::{
    BackupError, Header, Progress, Sink, Snapshot, Summary, Table, TableHead, Told,
    read::{self, Reader},
    shape,
    snapshot::Nowhere,
};
use crate::{
    base::private,
    store::{
        StoreError, migrations,
        open::DatabaseUrl,
        source::{Claim, Source},
        sqlite,
    },
};

/// How much of a table is written at once, in bytes of JSON.
const PIECE: usize = 1 << 20;
/// After how many rows is said how far it has come.
const TELL: u64 = 1_000;

/// A database that is being filled.
pub(super) struct Loader {
    url: DatabaseUrl,
    connection: AnyConnection,
    tables: Vec<Table>,
    /// Of which table rows wait, and they as the inside of a JSON array.
    waiting: (usize, String),
    /// Held until the database is filled.
    _lock: Option<File>,
}

impl Loader {
    /// Takes an empty database, or one that was not filled to its end, and gives it the tables of a schema. The folder of a
    /// file is made if there is none.
    pub(super) async fn begin(url: &DatabaseUrl, schema: i64) -> Result<Self, BackupError> {
        sqlx::any::install_default_drivers();
        if let Some(folder) = url.file.as_deref().and_then(Path::parent).filter(|folder| !folder.exists()) {
            private::make_folder(folder).map_err(|why| BackupError::File { file: folder.to_owned(), why })?;
        }
        let lock = url.file.as_deref().map(sqlite::claim).transpose()?;
        let mut connection = Source::new(url.clone(), Claim::Alone).connect().await?;
        shape::begin(&mut connection, url).await?;
        migrations::up_to(schema).run(&mut connection).await.map_err(StoreError::from)?;
        let tables = Table::all(&mut connection, url.kind, schema).await?;
        Ok(Self { url: url.clone(), connection, tables, waiting: (0, String::new()), _lock: lock })
    }

    /// Whether the tables have the columns that the rows are for.
    pub(super) fn has_columns(&self, heads: &[TableHead]) -> bool {
        self.tables
            .iter()
            .map(|table| (&table.name, table.names()))
            .eq(heads.iter().map(|head| (&head.name, head.columns.clone())))
    }

    async fn flush(&mut self) -> Result<(), BackupError> {
        let (nth, rows) = std::mem::take(&mut self.waiting);
        if let Some(table) = self.tables.get(nth).filter(|_| !rows.is_empty()) {
            let sql = AssertSqlSafe(table.insert(self.url.kind));
            sqlx::query(sql).bind(format!("[{rows}]")).execute(&mut self.connection).await?;
        }
        Ok(())
    }

    /// Reads everything again, and if it comes to these digests, brings the schema up to date and says that the database
    /// is finished.
    pub(super) async fn finish(mut self, digests: &[(String, String)]) -> Result<(), BackupError> {
        self.flush().await?;
        let Some(mut written) = Snapshot::on(self.connection, self.url.kind).await? else {
            return Err(BackupError::Nothing(self.url.shown()));
        };
        let heads = written.heads().await?;
        let found = written.pour(&heads, &mut Nowhere, &mut |_| {}).await?.digests();
        if let Some((one, _)) = digests.iter().zip(&found).find(|(one, other)| one != other) {
            return Err(BackupError::Differs(one.0.clone()));
        }
        let mut connection = written.end().await?;
        migrations::all().run(&mut connection).await.map_err(StoreError::from)?;
        shape::finish(&mut connection).await
    }
}

impl Sink for Loader {
    async fn row(&mut self, nth: usize, line: &str) -> Result<(), BackupError> {
        if self.waiting.0 != nth || self.waiting.1.len() + line.len() > PIECE {
            self.flush().await?;
            self.waiting.0 = nth;
        }
        if !self.waiting.1.is_empty() {
            self.waiting.1.push(',');
        }
        self.waiting.1.push_str(line);
        Ok(())
    }
}

/// Makes an empty database into what a backup holds. The backup is read to its end and checked before anything is written.
///
/// # Errors
/// If the backup is not whole, or the database is not empty or fails; then it says that it is unfinished, and the same can be
/// begun again.
pub async fn restore(file: &Path, url: &DatabaseUrl, told: Told<'_>) -> Result<Summary, BackupError> {
    let (summary, end) = read::checked(file, told)?;
    let (mut reader, header) = Reader::open(file)?;
    let mut loader = Loader::begin(url, header.schema).await?;
    fill(&mut loader, &mut reader, &header, file, told).await?;
    loader.finish(&end.tables).await?;
    Ok(summary)
}

async fn fill(
    loader: &mut Loader,
    reader: &mut Reader,
    header: &Header,
    file: &Path,
    told: Told<'_>,
) -> Result<(), BackupError> {
    if !loader.has_columns(&header.tables) {
        let what = "its columns are not those of its schema".to_owned();
        return Err(BackupError::Damaged { file: file.to_owned(), what });
    }
    for (nth, head) in header.tables.iter().enumerate() {
        for done in 1..=head.rows {
            loader.row(nth, reader.next()?).await?;
            if done % TELL == 0 {
                told(Progress { table: &head.name, done, rows: head.rows });
            }
        }
    }
    Ok(())
}
