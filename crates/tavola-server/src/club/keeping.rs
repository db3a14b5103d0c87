//! What is done about the database as a whole, by the hour: streams that have been over for long are packed, and a backup is
//! taken when its time has come.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use tavola_base::{Millis, Time};

use crate::{
    app::App,
    base::private,
    store::{
        DatabaseUrl, RowWrite, Store, StoreError,
        backup::{self, BackupError},
    },
};

/// How often it is looked whether something is to be done, and how long after the start first.
const OFTEN: Duration = Duration::from_secs(600);
const FIRST: Duration = Duration::from_secs(30);
/// How many streams are looked up at a time, and how long others may write between two that are packed.
const PIECE: u16 = 100;
const BREATH: Duration = Duration::from_millis(20);
const DAY: Millis = Millis::seconds(86_400);
/// How a backup that was taken by itself is called.
const TAIL: &str = ".backup";

/// Does it until the server stops.
pub(crate) async fn run(app: App) {
    let mut wait = FIRST;
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(wait) => wait = OFTEN,
        }
        if let Err(error) = back_up(&app).await {
            tracing::error!(%error, "no backup was taken");
            metrics::counter!("tavola_backups_total", "came_to" => "failed").increment(1);
        }
        let days = app.config().archive_after_days;
        let packing = archive(app.store(), app.now(), days, BREATH);
        tokio::select! {
            () = app.stopping() => return,
            packed = packing => match packed {
                Ok(0) => {}
                Ok(streams) => tracing::info!(streams, "streams that are over were packed"),
                Err(error) => tracing::warn!(%error, "streams that are over could not be packed"),
            }
        }
    }
}

/// Packs the events of streams that have been over for so many days, one after the other, and says of how many; of none
/// if that is 0 days.
///
/// # Errors
/// If the database fails; what was packed until then is.
pub async fn archive(store: &Store, now: Time, days: u32, breath: Duration) -> Result<u64, StoreError> {
    if days == 0 {
        return Ok(0);
    }
    archive_before(store, now, now.less(DAY.times(days.into())), breath).await
}

/// Packs the events of streams that are over and have had none since a time, and says of how many.
///
/// # Errors
/// If the database fails; what was packed until then is.
pub async fn archive_before(store: &Store, now: Time, before: Time, breath: Duration) -> Result<u64, StoreError> {
    let (mut streams, mut behind) = (0, String::new());
    loop {
        let next = store.to_archive(before, &behind, PIECE).await?;
        let Some(last) = next.last() else { return Ok(streams) };
        last.as_str().clone_into(&mut behind);
        for stream in &next {
            streams += u64::from(store.write(vec![RowWrite::archived(stream, before, now)]).await? > 0);
            tokio::time::sleep(breath).await;
        }
    }
}

/// Takes a backup into the data folder if the last there is too old, and removes the oldest.
async fn back_up(app: &App) -> Result<(), BackupError> {
    let (config, now) = (app.config(), app.now());
    let every = Millis::seconds(3_600).times(config.backup_every_hours.into());
    let folder = config.data_dir.join("backups");
    let failed = |why| BackupError::File { file: folder.clone(), why };
    if every.is_zero() || is_recent(&folder, now.less(every)).map_err(failed)? {
        return Ok(());
    }
    private::make_folder(&folder).map_err(failed)?;
    let file = taken(config.database_url()?, folder.clone(), now).await?;
    tracing::info!(file = %file.display(), "a backup was taken");
    metrics::counter!("tavola_backups_total", "came_to" => "taken").increment(1);
    for old in backups(&folder).map_err(failed)?.into_iter().rev().skip(config.backup_keep.max(1)) {
        fs::remove_file(folder.join(old)).map_err(failed)?;
    }
    Ok(())
}

/// Packing is work for a thread that may be busy.
async fn taken(url: DatabaseUrl, folder: PathBuf, now: Time) -> Result<PathBuf, BackupError> {
    let runtime = tokio::runtime::Handle::current();
    let failed = folder.clone();
    let work = move || runtime.block_on(backup::take(&url, &folder, now, &mut |_| {}));
    match tokio::task::spawn_blocking(work).await {
        Ok(taken) => taken.map(|(file, _)| file),
        Err(broken) => Err(BackupError::File { file: failed, why: io::Error::other(broken) }),
    }
}

/// Whether the last backup in a folder was taken at a time or later: its name says so.
fn is_recent(folder: &Path, since: Time) -> io::Result<bool> {
    Ok(backups(folder)?.last().is_some_and(|last| *last >= backup::file_name(since)))
}

/// The backups in a folder, oldest first.
fn backups(folder: &Path) -> io::Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let names = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<io::Result<Vec<String>>>()?;
    names.retain(|name| name.starts_with("tavola-") && name.ends_with(TAIL));
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_is_due_when_the_last_is_too_old_and_other_files_do_not_count() {
        let folder = tempfile::tempdir().unwrap();
        let at = |hours: u64| Time::from_millis(1_764_000_000_000 + hours * 3_600_000);
        assert!(!is_recent(&folder.path().join("none"), at(0)).unwrap());
        fs::write(folder.path().join("zzz"), "").unwrap();
        fs::write(folder.path().join(backup::file_name(at(10))), "").unwrap();
        fs::write(folder.path().join(backup::file_name(at(5))), "").unwrap();
        assert!(is_recent(folder.path(), at(10)).unwrap());
        assert!(!is_recent(folder.path(), at(11)).unwrap());
        assert_eq!(backups(folder.path()).unwrap(), [backup::file_name(at(5)), backup::file_name(at(10))]);
    }
}
