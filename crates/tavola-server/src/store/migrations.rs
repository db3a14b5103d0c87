//! How the database came to its shape, step by step. A step that was released is never changed.

use sqlx::{
    AnyConnection, SqlStr,
    migrate::{Migration, MigrationType, Migrator},
};

use super::{
    StoreError,
    open::{DatabaseUrl, Kind},
    source::Claim,
};

/// Number, name and statements of each step; `sqlx::migrate!` would build the drivers a second time for the host.
const STEPS: &[(i64, &str, &str)] = &[
    (1, "foundation", include_str!("../../migrations/0001_foundation.sql")),
    (2, "rooms", include_str!("../../migrations/0002_rooms.sql")),
    (3, "formats", include_str!("../../migrations/0003_formats.sql")),
    (4, "indexes", include_str!("../../migrations/0004_indexes.sql")),
    (5, "sessions", include_str!("../../migrations/0005_sessions.sql")),
    (6, "set_aside", include_str!("../../migrations/0006_set_aside.sql")),
    (7, "reports", include_str!("../../migrations/0007_reports.sql")),
    (8, "library", include_str!("../../migrations/0008_library.sql")),
    (9, "study_room", include_str!("../../migrations/0009_study_room.sql")),
    (10, "learning", include_str!("../../migrations/0010_learning.sql")),
    (11, "accounts", include_str!("../../migrations/0011_accounts.sql")),
    (12, "people", include_str!("../../migrations/0012_people.sql")),
    (13, "mail", include_str!("../../migrations/0013_mail.sql")),
    (14, "lobby", include_str!("../../migrations/0014_lobby.sql")),
    (15, "challenges", include_str!("../../migrations/0015_challenges.sql")),
    (16, "prepared", include_str!("../../migrations/0016_prepared.sql")),
    (17, "vacations", include_str!("../../migrations/0017_vacations.sql")),
    (18, "ratings", include_str!("../../migrations/0018_ratings.sql")),
    (19, "people_pages", include_str!("../../migrations/0019_people_pages.sql")),
    (20, "blocks", include_str!("../../migrations/0020_blocks.sql")),
    (21, "talk", include_str!("../../migrations/0021_talk.sql")),
    (22, "notices", include_str!("../../migrations/0022_notices.sql")),
    (23, "push", include_str!("../../migrations/0023_push.sql")),
    (24, "conduct", include_str!("../../migrations/0024_conduct.sql")),
    (25, "on_vacation", include_str!("../../migrations/0025_on_vacation.sql")),
    (26, "tokens", include_str!("../../migrations/0026_tokens.sql")),
    (27, "articles", include_str!("../../migrations/0027_articles.sql")),
    (28, "nodes", include_str!("../../migrations/0028_nodes.sql")),
    (29, "archive", include_str!("../../migrations/0029_archive.sql")),
    (30, "seated", include_str!("../../migrations/0030_seated.sql")),
    (31, "lists", include_str!("../../migrations/0031_lists.sql")),
];

/// How many steps further than this program a database may be that it shares with nodes of the next release: each step
/// leaves what the release before it reads and writes as it was.
const AHEAD: usize = 1;

/// The number of the last step this program knows.
pub const SCHEMA: i64 = STEPS[STEPS.len() - 1].0;

/// All steps, in order.
pub(super) fn all() -> Migrator {
    up_to(i64::MAX)
}

/// The names of the tables after the steps up to a number, in the order in which they were made.
pub(super) fn tables(last: i64) -> Vec<String> {
    let mut tables: Vec<String> = Vec::new();
    for line in STEPS.iter().filter(|(number, ..)| *number <= last).flat_map(|(.., text)| text.lines()) {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["CREATE", "TABLE", name, ..] => tables.push(name.to_owned()),
            ["ALTER", "TABLE", old, "RENAME", "TO", new] => {
                let renamed = tables.iter_mut().filter(|name| *name == old);
                renamed.for_each(|name| new.trim_end_matches(';').clone_into(name));
            }
            ["DROP", "TABLE", name] => tables.retain(|one| one != name.trim_end_matches(';')),
            _ => {}
        }
    }
    tables
}

/// The steps up to a number.
pub(super) fn up_to(last: i64) -> Migrator {
    let step = |&(number, name, text): &(i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(text), false)
    };
    Migrator::with_migrations(STEPS.iter().filter(|(number, ..)| *number <= last).map(step).collect())
}

/// Takes the database through the steps it has not gone through. One that nodes share may be a step further already.
///
/// # Errors
/// If a step fails, or the database is of another program.
pub(super) async fn run(connection: &mut AnyConnection, claim: Claim) -> Result<(), StoreError> {
    let mut steps = all();
    if claim == Claim::Together {
        let there = gone_through(connection).await.unwrap_or_default();
        let ahead = there.iter().filter(|number| **number > SCHEMA).count();
        steps.set_ignore_missing(ahead <= AHEAD);
    }
    Ok(steps.run(connection).await?)
}

async fn gone_through(connection: &mut AnyConnection) -> Result<Vec<i64>, sqlx::Error> {
    sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version").fetch_all(connection).await
}

/// Whether the database has gone through these steps and no others.
///
/// # Errors
/// If it has not, or cannot be asked.
pub(super) async fn expect_all(connection: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    let gone_through = gone_through(connection).await.map_err(|error| url.explained(error))?;
    if gone_through.iter().eq(STEPS.iter().map(|(number, ..)| number)) {
        return Ok(());
    }
    let reason = "a club of another version of the program runs on it; use that program".to_owned();
    Err(StoreError::Unusable { database: url.shown(), reason })
}

/// Whether the database has ever been a club's. PostgreSQL's catalogue is open to everybody: whoever has no right to the
/// tables is told so when they are read, not that there are none.
///
/// # Errors
/// [`StoreError::NoClub`] if it has not; or if it cannot be asked.
pub(super) async fn expect_any(connection: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    let sql = match url.kind {
        Kind::Sqlite => "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'",
        Kind::Postgres => "SELECT COUNT(*) FROM pg_class WHERE relkind = 'r' AND relname = '_sqlx_migrations'",
    };
    if sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut *connection).await? == 0 {
        return Err(StoreError::NoClub(url.shown()));
    }
    let steps = gone_through(connection).await.map_err(|error| url.explained(error))?;
    if steps.is_empty() { Err(StoreError::NoClub(url.shown())) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step_and_the_numbers_rise() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> =
            std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        let steps: Vec<String> = STEPS.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
        assert_eq!(files, steps);
        assert!(STEPS.is_sorted_by(|(one, ..), (next, ..)| one < next));
    }
}
