//! Backups: taken while others write, brought back into either database, and equal by what they claim.

use std::{
    panic::AssertUnwindSafe,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

use futures_util::FutureExt as _;
use tavola_base::Time;
use tavola_server::{
    base::ids::{StreamId, Version},
    store::{
        DatabaseUrl, RowWrite, Store, StoreError,
        backup::{self, BackupError, Summary},
    },
};

use super::append;

const AT: Time = Time::from_millis(1_764_000_000_000);

/// A club with streams, plain rows, odd letters and rows without a value.
async fn fill(url: &DatabaseUrl) {
    let store = Store::open(url).await.unwrap();
    for nth in 0..40 {
        let stream = StreamId::fresh();
        for version in 0..30 {
            let event = format!("{{\"said\":\"è ♟ \\\" \\\\ {nth}\"}}");
            store.append(append(&stream, version, &[&event], &version.to_string())).await.unwrap();
        }
        store.write(vec![RowWrite::setting(&format!("s{nth}"), "value\nof two lines, 'quoted'")]).await.unwrap();
    }
    let player = tavola_server::base::ids::AccountId::fresh();
    store.write(vec![RowWrite::guest(&player, "Zoë", AT)]).await.unwrap();
    store.close().await;
}

async fn take(url: &DatabaseUrl, to: &Path) -> (PathBuf, Summary) {
    backup::take(url, to, AT, &mut |_| {}).await.unwrap()
}

async fn restore(file: &Path, url: &DatabaseUrl) -> Result<Summary, BackupError> {
    backup::restore(file, url, &mut |_| {}).await
}

pub(crate) async fn what_is_restored_gives_the_same_backup_again(url: DatabaseUrl) {
    let dir = tempfile::tempdir().unwrap();
    fill(&url).await;
    let (first, taken) = take(&url, &dir.path().join("first")).await;
    assert!(taken.whole && taken.streams == 40 && taken.rows() > 1_200, "{taken:?}");
    let other = DatabaseUrl::sqlite_file(&dir.path().join("other.db"));
    assert_eq!(restore(&first, &other).await.unwrap(), taken);
    let (second, again) = take(&other, &dir.path().join("second")).await;
    assert_eq!(again, taken);
    assert!(std::fs::read(first).unwrap() == std::fs::read(second).unwrap(), "the two files differ");
}

pub(crate) async fn a_club_moves_to_another_database_and_back(url: DatabaseUrl) {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| DatabaseUrl::sqlite_file(&dir.path().join(name));
    let (home, back) = (at("home.db"), at("back.db"));
    fill(&home).await;
    let server = Store::open_alone(&home).await.unwrap();
    let refused = backup::move_database(&home, &url, AT, &mut |_| {}).await;
    assert!(matches!(refused, Err(BackupError::Store(StoreError::Taken { .. }))), "{refused:?}");
    server.close().await;
    let there = backup::move_database(&home, &url, AT, &mut |_| {}).await.unwrap();
    assert_eq!(backup::move_database(&url, &back, AT, &mut |_| {}).await.unwrap(), there);
    let (first, second) = (dir.path().join("first"), dir.path().join("second"));
    take(&home, &first).await;
    take(&back, &second).await;
    assert!(std::fs::read(first).unwrap() == std::fs::read(second).unwrap(), "the two files differ");
    let full = backup::move_database(&home, &url, AT, &mut |_| {}).await;
    assert!(matches!(full, Err(BackupError::NotEmpty { .. })), "{full:?}");
    Store::open(&url).await.unwrap().close().await;
}

pub(crate) async fn a_backup_taken_under_appends_is_equal_by_the_versions_it_claims(url: DatabaseUrl) {
    let dir = tempfile::tempdir().unwrap();
    let server = Store::open_alone(&url).await.unwrap();
    let done = AtomicBool::new(false);
    let writing = async {
        let streams: Vec<StreamId> = (0..20).map(|_| StreamId::fresh()).collect();
        let mut version = 0;
        while !done.load(Ordering::Relaxed) {
            let all = streams.iter().map(|stream| server.append(append(stream, version, &["1"], &version.to_string())));
            futures_util::future::try_join_all(all).await.unwrap();
            version += 1;
        }
        version
    };
    let taking = async {
        let mut taken = Vec::new();
        for nth in 0..5 {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            taken.push(take(&url, &dir.path().join(nth.to_string())).await);
        }
        done.store(true, Ordering::Relaxed);
        taken
    };
    let (written, taken) = tokio::join!(writing, taking);
    for (nth, (file, summary)) in taken.into_iter().enumerate() {
        assert!(summary.whole, "{summary:?}");
        let other = DatabaseUrl::sqlite_file(&dir.path().join(format!("{nth}.db")));
        restore(&file, &other).await.unwrap();
        let store = Store::open(&other).await.unwrap();
        assert_eq!(store.check().await.unwrap(), []);
        let mut claimed = 0;
        for (stream, _) in store.streams(tavola_server::store::Which::All).await.unwrap() {
            let version = store.standing(&stream).await.unwrap().version;
            let events = store.events_after(&stream, Version::NONE).await.unwrap();
            assert_eq!(Version::new(events.len() as i64), version);
            claimed += version.number();
        }
        assert!(claimed <= written * 20, "{claimed} events of {written} rounds");
        store.close().await;
    }
    server.close().await;
}

pub(crate) async fn a_restore_that_broke_off_says_so_and_begins_again(url: DatabaseUrl) {
    let dir = tempfile::tempdir().unwrap();
    let home = DatabaseUrl::sqlite_file(&dir.path().join("home.db"));
    fill(&home).await;
    let (file, taken) = take(&home, &dir.path().join("file")).await;
    let (broken, into) = (file.clone(), url.clone());
    let breaking = AssertUnwindSafe(async move {
        let mut seen = 0;
        let mut told = move |progress: backup::Progress<'_>| {
            seen += usize::from(progress.table == "commands");
            // The first reading only checks.
            assert!(seen < 2, "killed half way");
        };
        backup::restore(&broken, &into, &mut told).await
    });
    assert!(breaking.catch_unwind().await.is_err(), "not broken off");
    let unfinished = Store::open(&url).await.unwrap_err().to_string();
    assert!(unfinished.contains("not finished"), "{unfinished}");
    let nothing = backup::take(&url, &dir.path().join("none"), AT, &mut |_| {}).await.unwrap_err().to_string();
    assert!(nothing.contains("not finished"), "{nothing}");
    assert_eq!(restore(&file, &url).await.unwrap(), taken);
    Store::open(&url).await.unwrap().close().await;
}

pub(crate) async fn only_an_empty_database_is_filled_and_no_file_overwritten(url: DatabaseUrl) {
    let dir = tempfile::tempdir().unwrap();
    fill(&url).await;
    let (file, _) = take(&url, dir.path()).await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let again = backup::take(&url, &file, AT, &mut |_| {}).await;
    assert!(matches!(again, Err(BackupError::Exists(_))), "{again:?}");
    let full = restore(&file, &url).await;
    assert!(matches!(full, Err(BackupError::NotEmpty { .. })), "{full:?}");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
}

pub(crate) async fn packed_streams_are_read_as_before_and_go_on(store: Store) {
    let stream = StreamId::fresh();
    let events = ["{\"a\":\"è\"}", "2", "3"];
    store.append(append(&stream, 0, &events, "1")).await.unwrap();
    let before = store.events_after(&stream, Version::NONE).await.unwrap();
    let long_since = Time::from_millis(500);
    assert_eq!(store.write(vec![RowWrite::archived(&stream, long_since, AT)]).await.unwrap(), 0, "not long enough ago");
    assert_eq!(store.write(vec![RowWrite::archived(&stream, AT, AT)]).await.unwrap(), 3);
    assert_eq!(store.write(vec![RowWrite::archived(&stream, AT, AT)]).await.unwrap(), 0, "packed already");
    assert_eq!(store.events_after(&stream, Version::NONE).await.unwrap(), before);
    assert_eq!(store.events_after(&stream, Version::new(2)).await.unwrap(), before[2..]);
    assert_eq!(store.events_after(&stream, Version::new(3)).await.unwrap(), []);
    assert_eq!(store.check().await.unwrap(), []);
    store.append(append(&stream, 3, &["\"corrected\""], "2")).await.unwrap();
    let all = store.events_after(&stream, Version::NONE).await.unwrap();
    assert_eq!(all.iter().map(|event| event.version.number()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(store.events_one_by_one(&stream).await.unwrap().len(), 4);
    assert_eq!(store.check().await.unwrap(), []);
    assert_eq!(store.write(vec![RowWrite::archived(&stream, AT, AT)]).await.unwrap(), 1);
    assert_eq!(store.archive_size().await.unwrap().events, 4);
    let rewritten = RowWrite::event_rewritten(&stream, 1, "\"without a name\"", 1);
    store.write(vec![RowWrite::unarchived(&stream), rewritten]).await.unwrap();
    assert_eq!(store.archive_size().await.unwrap().events, 0);
    let now = store.events_after(&stream, Version::NONE).await.unwrap();
    assert_eq!((now.len(), now[0].body.as_str(), &now[1..]), (4, "\"without a name\"", &all[1..]));
}

/// A small backup, packed.
fn small() -> Vec<u8> {
    let dir = tempfile::tempdir().unwrap();
    let url = DatabaseUrl::sqlite_file(&dir.path().join("club.db"));
    super::runtime().block_on(async {
        let store = Store::open(&url).await.unwrap();
        store.append(append(&StreamId::new("t"), 0, &["{\"a\":1}", "2"], "1")).await.unwrap();
        store.close().await;
        let (file, _) = take(&url, &dir.path().join("file")).await;
        std::fs::read(file).unwrap()
    })
}

/// What reading these bytes comes to.
fn checked(bytes: &[u8]) -> Result<Summary, BackupError> {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, bytes).unwrap();
    backup::check(&file, &mut |_| {})
}

static SMALL: std::sync::LazyLock<Vec<u8>> = std::sync::LazyLock::new(small);

proptest::proptest! {
    #[test]
    fn a_damaged_backup_is_refused_with_a_reason(at in 0.0..1.0_f64, bit in 0..8_u32, cut: bool) {
        let mut bytes = SMALL.clone();
        let at = (bytes.len() as f64 * at) as usize;
        if cut { bytes.truncate(at) } else { bytes[at] ^= 1 << bit }
        // A bit that stands for nothing may be another.
        match checked(&bytes) {
            Ok(summary) => proptest::prop_assert_eq!(summary, checked(&SMALL).unwrap()),
            Err(error) => proptest::prop_assert!(error.to_string().len() > 10),
        }
    }

    #[test]
    fn a_backup_whose_lines_were_changed_is_refused(at in 0.0..1.0_f64, to: u8, cut: bool) {
        let mut lines = zstd::decode_all(&SMALL[..]).unwrap();
        let at = (lines.len() as f64 * at) as usize;
        if cut { lines.truncate(at) } else { lines[at] = to }
        match checked(&zstd::encode_all(&lines[..], 1).unwrap()) {
            Ok(summary) => proptest::prop_assert_eq!(summary, checked(&SMALL).unwrap()),
            Err(error) => proptest::prop_assert!(error.to_string().contains("line"), "{}", error),
        }
    }

    #[test]
    fn any_bytes_are_read_to_a_reason(bytes: Vec<u8>, packed: bool) {
        let bytes = if packed { zstd::encode_all(&bytes[..], 1).unwrap() } else { bytes };
        proptest::prop_assert!(checked(&bytes).is_err());
    }
}
