//! Moving a club from one database to another while it is closed.

use tavola_base::Time;

use super::{BackupError, Snapshot, Summary, Told, load::Loader, shape};
use crate::store::{
    open::DatabaseUrl,
    source::{Claim, Source},
    sqlite,
};

/// Fills an empty database with everything of another, which no server may have meanwhile and which stays as it is. What
/// was written is read again and compared, table by table.
///
/// # Errors
/// If a server runs on either, the second is not empty, or a database fails; then the second says that it is unfinished.
pub async fn move_database(
    from: &DatabaseUrl,
    to: &DatabaseUrl,
    at: Time,
    told: Told<'_>,
) -> Result<Summary, BackupError> {
    if from.text == to.text || from.file.is_some() && from.file == to.file {
        return Err(BackupError::Same(from.shown()));
    }
    sqlx::any::install_default_drivers();
    from.expect_file()?;
    let _lock = from.file.as_deref().map(sqlite::claim).transpose()?;
    let mut connection = Source::new(from.clone(), Claim::Alone).connect().await?;
    shape::refuse_unfinished(&mut connection, from).await?;
    let snapshot = Snapshot::on(connection, from.kind).await?;
    let mut snapshot = snapshot.ok_or_else(|| BackupError::Nothing(from.shown()))?;
    let heads = snapshot.heads().await?;
    let mut loader = Loader::begin(to, snapshot.schema).await?;
    if !loader.has_columns(&heads) {
        return Err(BackupError::Differs("of some name has other columns; the database".to_owned()));
    }
    let tally = snapshot.pour(&heads, &mut loader, told).await?;
    loader.finish(&tally.digests()).await?;
    let streams = heads.iter().find(|head| head.name == "streams").map_or(0, |head| head.rows);
    let tables = heads.into_iter().map(|head| (head.name, head.rows)).collect();
    Ok(Summary { schema: snapshot.schema, made_at: at, tables, streams, whole: tally.is_whole() })
}
