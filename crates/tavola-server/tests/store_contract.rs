//! What the store promises, proven on every database it runs on.
//!
//! SQLite is always there. PostgreSQL is asked for with `TAVOLA_TEST_POSTGRES`, an address whose
//! user may create databases (`cargo xtask test` starts one); without it those tests only say so.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may panic")]

#[path = "store_contract/articles.rs"]
mod articles;
#[path = "store_contract/backup.rs"]
mod backup;
#[path = "store_contract/claims.rs"]
mod claims;
#[path = "store_contract/conduct.rs"]
mod conduct;
#[path = "store_contract/library.rs"]
mod library;
#[path = "store_contract/lobby.rs"]
mod lobby;
#[path = "store_contract/people.rs"]
mod people;
#[path = "store_contract/personal.rs"]
mod personal;
#[path = "store_contract/ratings.rs"]
mod ratings;
#[path = "store_contract/talk.rs"]
mod talk;

use std::{env, future::Future, path::Path, time::Duration};

use axum::http::StatusCode;
use sqlx::{AssertSqlSafe, Connection, Executor};
use tavola_base::Time;
use tavola_server::{
    base::ids::{AccountId, CommandId, InvitationToken, SessionId, StreamId, Version},
    store::{
        Append, Appended, Awaits, CommandKey, DatabaseUrl, Deadline, Holder, NewSession, Proved, RoomRow, RowWrite,
        Status, Store, StoreError, StoredReport, StoredRollout, StoredVariations, Which,
    },
    web::errors::AppError,
};

use articles::{
    a_comment_is_its_authors_until_it_is_shown,
    an_article_is_saved_over_the_text_that_was_read_only_and_earlier_ones_are_kept,
    of_two_articles_with_one_name_in_one_language_there_is_one,
};
use backup::{
    a_backup_taken_under_appends_is_equal_by_the_versions_it_claims, a_club_moves_to_another_database_and_back,
    a_restore_that_broke_off_says_so_and_begins_again, only_an_empty_database_is_filled_and_no_file_overwritten,
    packed_streams_are_read_as_before_and_go_on, what_is_restored_gives_the_same_backup_again,
};
use conduct::{
    a_vacation_is_the_last_that_was_taken, endings_are_read_in_their_order_and_each_counts_once,
    only_who_gets_mails_waits_for_one_and_for_what_was_not_mailed,
    rated_matches_that_rest_are_counted_by_player_and_by_pair,
};
use library::{
    a_file_goes_with_its_last_match, a_library_is_listed_searched_and_paged, errors_of_the_own_side_are_found,
    what_waits_to_be_judged_comes_in_its_order,
};
use lobby::{
    challenges_are_found_by_both_until_they_are_done_with,
    seeks_stand_until_they_are_gone_and_tables_are_listed_if_they_are_public,
};
use people::{
    a_first_key_is_kept_with_the_name_or_neither, a_last_key_is_not_taken_away, a_letter_waits_until_it_is_done,
    a_name_left_is_kept_for_its_owner, a_ticket_is_good_once,
    of_many_sessions_and_tokens_those_that_have_not_ended_are_found, of_somebody_who_left_nothing_opens_anything,
};
use personal::{
    an_account_is_found_in_every_stream_whose_events_name_it, decided_cases_come_page_by_page_and_are_forgotten_whole,
    guests_are_gone_when_nobody_has_seen_them_and_they_have_no_place,
};
use ratings::{
    dice_and_rates_are_summed, matches_wait_in_order_are_listed_and_counted_once,
    ratings_are_known_as_they_were_and_boards_add_up,
};
use talk::{lines_are_numbered_said_once_and_forgotten, what_somebody_may_not_do_ends_by_itself_or_with_its_case};

/// Runs a promise on a throw-away SQLite file.
fn on_sqlite<F: Future<Output = ()>>(promise: impl FnOnce(Store) -> F) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let url = DatabaseUrl::sqlite_file(&dir.path().join("club.db"));
    runtime().block_on(async { promise(Store::open(&url).await.unwrap()).await });
}

/// Runs a promise on a throw-away PostgreSQL database, if there is a server for tests.
fn on_postgres<F: Future<Output = ()>>(promise: impl FnOnce(Store) -> F) {
    at_postgres(|url| async move { promise(Store::open(&url).await.unwrap()).await });
}

/// The same with the database that is opened.
fn at_postgres<F: Future<Output = ()>>(promise: impl FnOnce(DatabaseUrl) -> F) {
    at_postgres_address(|address| promise(DatabaseUrl::parse(&address).unwrap()));
}

/// The same with its address.
fn at_postgres_address<F: Future<Output = ()>>(promise: impl FnOnce(String) -> F) {
    let Ok(server) = env::var("TAVOLA_TEST_POSTGRES") else {
        eprintln!("TAVOLA_TEST_POSTGRES is not set: not run on PostgreSQL");
        return;
    };
    runtime().block_on(async {
        sqlx::any::install_default_drivers();
        let name = format!("tavola_test_{}", uuid::Uuid::now_v7().simple());
        let mut admin = sqlx::AnyConnection::connect(&server).await.expect("the test server");
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        let (host, _) = server.rsplit_once('/').expect("an address with a database");
        promise(format!("{host}/{name}")).await;
        admin.execute(AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"))).await.unwrap();
    });
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Makes one test for each database out of each promise.
macro_rules! promises {
    ($($name:ident),* $(,)?) => {
        mod sqlite { $(#[test] fn $name() { super::on_sqlite(super::$name); })* }
        mod postgres { $(#[test] fn $name() { super::on_postgres(super::$name); })* }
    };
}

promises! {
    a_comment_is_its_authors_until_it_is_shown,
    an_article_is_saved_over_the_text_that_was_read_only_and_earlier_ones_are_kept,
    of_two_articles_with_one_name_in_one_language_there_is_one,
    a_vacation_is_the_last_that_was_taken,
    endings_are_read_in_their_order_and_each_counts_once,
    only_who_gets_mails_waits_for_one_and_for_what_was_not_mailed,
    rated_matches_that_rest_are_counted_by_player_and_by_pair,
    lines_are_numbered_said_once_and_forgotten,
    what_somebody_may_not_do_ends_by_itself_or_with_its_case,
    what_was_appended_is_read_back_in_order,
    a_stale_version_is_a_conflict_and_writes_nothing,
    the_same_command_gets_the_first_answer,
    the_same_command_id_of_another_sender_is_another_command,
    of_many_racing_appends_one_wins_each_version,
    many_tables_share_a_transaction,
    a_deadline_lives_with_its_stream,
    rows_are_true_together_with_their_events,
    a_bad_row_takes_only_its_own_append_with_it,
    what_is_locked_away_is_never_replaced,
    plain_rows_are_read_back,
    of_a_match_the_last_report_is_kept,
    of_a_position_the_last_rollout_is_kept,
    trees_of_variations_are_read_back_listed_and_deleted,
    a_library_is_listed_searched_and_paged,
    matches_wait_in_order_are_listed_and_counted_once,
    ratings_are_known_as_they_were_and_boards_add_up,
    dice_and_rates_are_summed,
    errors_of_the_own_side_are_found,
    a_file_goes_with_its_last_match,
    what_waits_to_be_judged_comes_in_its_order,
    seeks_stand_until_they_are_gone_and_tables_are_listed_if_they_are_public,
    challenges_are_found_by_both_until_they_are_done_with,
    a_first_key_is_kept_with_the_name_or_neither,
    a_last_key_is_not_taken_away,
    a_letter_waits_until_it_is_done,
    a_name_left_is_kept_for_its_owner,
    a_ticket_is_good_once,
    of_many_sessions_and_tokens_those_that_have_not_ended_are_found,
    of_somebody_who_left_nothing_opens_anything,
    an_account_is_found_in_every_stream_whose_events_name_it,
    guests_are_gone_when_nobody_has_seen_them_and_they_have_no_place,
    decided_cases_come_page_by_page_and_are_forgotten_whole,
    an_outage_is_noted_once_and_settled,
    a_sound_store_has_no_faults,
    a_closed_store_refuses,
    a_batch_does_what_its_jobs_do_one_by_one,
    each_event_keeps_the_version_it_was_written_in,
    a_stream_that_is_set_aside_is_passed_by_until_it_is_taken_up,
    packed_streams_are_read_as_before_and_go_on,
}

/// Makes one test for each database out of each promise about opening it.
macro_rules! openings {
    ($($name:ident),* $(,)?) => {
        mod sqlite_opened { $(#[test] fn $name() { super::at_sqlite(super::$name); })* }
        mod postgres_opened { $(#[test] fn $name() { super::at_postgres(super::$name); })* }
    };
}

openings! {
    a_second_server_is_refused_until_the_first_has_closed,
    a_backup_taken_under_appends_is_equal_by_the_versions_it_claims,
    a_club_moves_to_another_database_and_back,
    a_restore_that_broke_off_says_so_and_begins_again,
    only_an_empty_database_is_filled_and_no_file_overwritten,
    what_is_restored_gives_the_same_backup_again,
}

/// Runs a promise about a SQLite file that is not there yet.
fn at_sqlite<F: Future<Output = ()>>(promise: impl FnOnce(DatabaseUrl) -> F) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    runtime().block_on(promise(DatabaseUrl::sqlite_file(&dir.path().join("club.db"))));
}

fn append(stream: &StreamId, expected: i64, events: &[&str], command: &str) -> Append {
    Append {
        stream: stream.clone(),
        kind: "table",
        expected: Version::new(expected),
        events: events.iter().map(|&event| event.to_owned()).collect(),
        format: 1,
        command: CommandKey { actor: "ada".into(), id: CommandId::new(command) },
        at: Time::from_millis(1_000 + expected.unsigned_abs()),
        deadline: None,
        rows: Vec::new(),
    }
}

async fn what_was_appended_is_read_back_in_order(store: Store) {
    let table = StreamId::fresh();
    let first = store.append(append(&table, 0, &["\"a\"", "\"b\""], "1")).await.unwrap();
    let second = store.append(append(&table, 2, &["\"c è ♟\""], "2")).await.unwrap();
    assert_eq!((first, second), (written(2), written(3)));
    let all = store.events_after(&table, Version::NONE).await.unwrap();
    assert_eq!(all.iter().map(|e| e.body.as_str()).collect::<Vec<_>>(), ["\"a\"", "\"b\"", "\"c è ♟\""]);
    assert_eq!(all.iter().map(|e| e.version.number()).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(all[2].at, Time::from_millis(1_002));
    assert_eq!(store.events_after(&table, Version::new(2)).await.unwrap(), all[2..]);
}

async fn a_stale_version_is_a_conflict_and_writes_nothing(store: Store) {
    let table = StreamId::fresh();
    store.append(append(&table, 0, &["1"], "1")).await.unwrap();
    for stale in [0, 2, 7] {
        let answer = store.append(append(&table, stale, &["2"], &format!("c{stale}"))).await.unwrap();
        assert_eq!(answer, Appended::Conflict, "expected version {stale}");
    }
    assert_eq!(store.events_after(&table, Version::NONE).await.unwrap().len(), 1);
}

async fn the_same_command_gets_the_first_answer(store: Store) {
    let table = StreamId::fresh();
    store.append(append(&table, 0, &["1"], "once")).await.unwrap();
    store.append(append(&table, 1, &["2"], "other")).await.unwrap();
    for expected in [0, 1, 2] {
        let again = store.append(append(&table, expected, &["1"], "once")).await.unwrap();
        assert_eq!(again, Appended::Repeated(Version::new(1)));
    }
    assert_eq!(store.events_after(&table, Version::NONE).await.unwrap().len(), 2);
}

async fn the_same_command_id_of_another_sender_is_another_command(store: Store) {
    let table = StreamId::fresh();
    store.append(append(&table, 0, &["1"], "once")).await.unwrap();
    let mut other = append(&table, 1, &["2"], "once");
    other.command.actor = "bea".into();
    assert_eq!(store.append(other.clone()).await.unwrap(), written(2));
    assert_eq!(store.accepted(&table, &other.command).await.unwrap(), Some(Version::new(2)));
}

async fn of_many_racing_appends_one_wins_each_version(store: Store) {
    let table = StreamId::fresh();
    store.append(append(&table, 0, &["0"], "start")).await.unwrap();
    let racers = (0..40).map(|racer| {
        let (store, table) = (store.clone(), table.clone());
        tokio::spawn(async move { store.append(append(&table, 1, &["1"], &format!("racer-{racer}"))).await.unwrap() })
    });
    let mut winners = 0;
    for racer in racers.collect::<Vec<_>>() {
        winners += usize::from(racer.await.unwrap() == written(2));
    }
    assert_eq!(winners, 1);
    assert_eq!(store.events_after(&table, Version::NONE).await.unwrap().len(), 2);
}

async fn many_tables_share_a_transaction(store: Store) {
    let writes = (0..300).map(|_| {
        let store = store.clone();
        tokio::spawn(async move {
            let table = StreamId::fresh();
            store.append(append(&table, 0, &["1", "2"], "1")).await.unwrap();
            store.append(append(&table, 2, &["3"], "2")).await.unwrap();
            store.events_after(&table, Version::NONE).await.unwrap().len()
        })
    });
    for write in writes.collect::<Vec<_>>() {
        assert_eq!(write.await.unwrap(), 3);
    }
}

async fn a_deadline_lives_with_its_stream(store: Store) {
    let (early, late) = (StreamId::fresh(), StreamId::fresh());
    for (table, due) in [(&late, 9_000), (&early, 5_000)] {
        let deadline = Some(Time::from_millis(due));
        store.append(Append { deadline, ..append(table, 0, &["1"], "1") }).await.unwrap();
    }
    assert_eq!(store.next_due().await.unwrap(), Some(Time::from_millis(5_000)));
    let due = store.due(Time::from_millis(5_000), 10).await.unwrap();
    assert_eq!(due, [Deadline { stream: early.clone(), kind: "table".to_owned(), due: Time::from_millis(5_000) }]);
    store.append(append(&early, 1, &["2"], "2")).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(Time::from_millis(9_000)));
    store.write(vec![RowWrite::deadline_done(&late, Time::from_millis(8_999))]).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(Time::from_millis(9_000)));
    store.write(vec![RowWrite::deadline_done(&late, Time::from_millis(9_000))]).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None);
}

async fn rows_are_true_together_with_their_events(store: Store) {
    let (table, ada) = (StreamId::fresh(), AccountId::fresh());
    let row = |status, awaits| RoomRow {
        kind: "table".to_owned(),
        id: table.clone(),
        status,
        awaits,
        summary: "{}".into(),
        updated_at: Time::from_millis(7),
    };
    let rows = vec![RowWrite::room(&row(Status::Playing, Awaits::Bot)), RowWrite::seat(&table, "white", &ada)];
    store.append(Append { rows, ..append(&table, 0, &["1"], "1") }).await.unwrap();
    assert_eq!(store.rooms_awaiting_a_bot("table").await.unwrap(), std::slice::from_ref(&table));
    assert_eq!(store.rooms_of(&ada).await.unwrap(), [row(Status::Playing, Awaits::Bot)]);
    let alive = async |since| store.rooms_alive("table", Time::from_millis(since)).await.unwrap();
    assert_eq!((alive(7).await.len(), alive(8).await.len()), (1, 0));

    let over = vec![RowWrite::room(&row(Status::Over, Awaits::Nobody))];
    let stale = Append { rows: over.clone(), ..append(&table, 5, &["2"], "2") };
    assert_eq!(store.append(stale).await.unwrap(), Appended::Conflict);
    assert_eq!(store.rooms_playing("table").await.unwrap(), std::slice::from_ref(&table));
    store.append(Append { rows: over, ..append(&table, 1, &["2"], "3") }).await.unwrap();
    assert_eq!(store.rooms_playing("table").await.unwrap(), []);
    assert_eq!(store.rooms_alive("table", Time::from_millis(0)).await.unwrap(), []);
}

async fn a_bad_row_takes_only_its_own_append_with_it(store: Store) {
    let ada = AccountId::fresh();
    store.write(vec![RowWrite::guest(&ada, "Ada", Time::from_millis(1))]).await.unwrap();
    let good: Vec<_> = (0..20).map(|_| StreamId::fresh()).collect();
    let bad = StreamId::fresh();
    let twice = vec![RowWrite::guest(&ada, "Ada again", Time::from_millis(2))];
    let mut writes = vec![Append { rows: twice, ..append(&bad, 0, &["1"], "1") }];
    writes.extend(good.iter().map(|table| append(table, 0, &["1"], "1")));
    let pending: Vec<_> = writes
        .into_iter()
        .map(|write| {
            let store = store.clone();
            tokio::spawn(async move { store.append(write).await.is_ok() })
        })
        .collect();
    let mut fine = 0;
    for write in pending {
        fine += usize::from(write.await.unwrap());
    }
    assert_eq!(fine, good.len());
    assert_eq!(store.events_after(&bad, Version::NONE).await.unwrap(), []);
    assert_eq!(store.account_name(&ada).await.unwrap().as_deref(), Some("Ada"));
}

async fn what_is_locked_away_is_never_replaced(store: Store) {
    let table = StreamId::fresh();
    store.write(vec![RowWrite::secret(&table, "house", "first")]).await.unwrap();
    store.write(vec![RowWrite::secret(&table, "house", "second")]).await.unwrap();
    let secrets = store.secrets(&table).await.unwrap();
    assert_eq!(secrets.len(), 1);
    assert_eq!(secrets[0].value, "first");
    store.write(vec![RowWrite::setting("key", "1")]).await.unwrap();
    store.write(vec![RowWrite::setting("key", "2")]).await.unwrap();
    assert_eq!(store.setting("key").await.unwrap().as_deref(), Some("1"));
}

async fn plain_rows_are_read_back(store: Store) {
    let (ada, session) = (AccountId::fresh(), SessionId::new("s1"));
    let (table, token) = (StreamId::fresh(), InvitationToken::new("t1"));
    let now = Time::from_millis(1);
    let rows = vec![
        RowWrite::guest(&ada, "Ada", now),
        RowWrite::session(NewSession { id: &session, account: &ada, family: "Firefox", at: now, proved: Proved::No }),
        RowWrite::preferences(&ada, "{\"a\":1}"),
        RowWrite::invitation(&token, &table, now),
    ];
    assert_eq!(store.write(rows).await.unwrap(), 4);
    assert_eq!(store.account_name(&ada).await.unwrap().as_deref(), Some("Ada"));
    store.write(vec![RowWrite::preferences(&ada, "{\"a\":2}")]).await.unwrap();
    assert!(store.rename(&ada, "Bea", "bea").await.unwrap());
    assert_eq!(store.account_name(&ada).await.unwrap().as_deref(), Some("Bea"));
    assert_eq!(store.home(&session).await.unwrap().map(|home| home.account), Some(ada.clone()));
    assert_eq!(store.home(&SessionId::new("s2")).await.unwrap(), None);
    assert_eq!(store.preferences(&ada).await.unwrap().as_deref(), Some("{\"a\":2}"));
    assert_eq!(store.invited_to(&token).await.unwrap(), Some(table.clone()));
    assert_eq!(store.invitation_of(&table).await.unwrap(), Some(token.clone()));
    let second = InvitationToken::new("word-2");
    store.write(vec![RowWrite::invitation(&second, &table, now)]).await.unwrap();
    let mut all = store.invitations_of(&table).await.unwrap();
    all.sort();
    let mut both = vec![token, second];
    both.sort();
    assert_eq!(all, both);
}

async fn of_a_position_the_last_rollout_is_kept(store: Store) {
    let rollout =
        |body: &str| StoredRollout { position: "XGID=…:0:0:1:31:0:0:3:0:10".to_owned(), body: body.to_owned() };
    assert_eq!(store.rollout_of("XGID=…:0:0:1:31:0:0:3:0:10").await.unwrap(), None);
    store.write(vec![RowWrite::rollout(&rollout("{}"), Time::from_millis(1))]).await.unwrap();
    store.write(vec![RowWrite::rollout(&rollout("{\"trials\":36}"), Time::from_millis(2))]).await.unwrap();
    let kept = store.rollout_of("XGID=…:0:0:1:31:0:0:3:0:10").await.unwrap();
    assert_eq!(kept, Some(rollout("{\"trials\":36}")));
    assert_eq!(store.rollout_of("other").await.unwrap(), None);
}

async fn trees_of_variations_are_read_back_listed_and_deleted(store: Store) {
    let (ada, bea) = (AccountId::new("ada"), AccountId::new("bea"));
    let tree = |id: &str, account: &AccountId, name: &str, at: u64| StoredVariations {
        id: StreamId::new(id),
        account: account.clone(),
        name: name.to_owned(),
        body: "{\"ü\":1}".to_owned(),
        is_shared: at % 2 == 1,
        changed: Time::from_millis(at),
    };
    let all = [tree("1", &ada, "first", 1), tree("2", &ada, "second", 2), tree("3", &bea, "third", 3)];
    store.write(all.iter().map(RowWrite::variations).collect()).await.unwrap();
    assert_eq!(store.variations(&StreamId::new("1")).await.unwrap().as_ref(), Some(&all[0]));
    assert_eq!(store.variations(&StreamId::new("9")).await.unwrap(), None);
    let changed = StoredVariations { name: "again".to_owned(), ..tree("1", &bea, "", 8) };
    store.write(vec![RowWrite::variations(&changed)]).await.unwrap();
    let listed = store.variations_of(&ada, 9).await.unwrap();
    let names: Vec<(&str, bool)> = listed.iter().map(|one| (one.name.as_str(), one.is_shared)).collect();
    assert_eq!(names, [("again", false), ("second", false)], "the latest first, and whose it is never changes");
    assert_eq!(store.variations_of(&ada, 1).await.unwrap().len(), 1);
    store.write(vec![RowWrite::variations_deleted(&StreamId::new("1"))]).await.unwrap();
    assert_eq!(store.variations(&StreamId::new("1")).await.unwrap(), None);
}

async fn of_a_match_the_last_report_is_kept(store: Store) {
    let report = |plies: u8, body: &str| StoredReport {
        match_key: "table/1/1".to_owned(),
        games: 3,
        plies,
        body: body.to_owned(),
    };
    assert_eq!(store.report_of("table/1/1").await.unwrap(), None);
    store.write(vec![RowWrite::report(&report(0, "{}"), Time::from_millis(1))]).await.unwrap();
    store.write(vec![RowWrite::report(&report(2, "{\"a\":\"ü\"}"), Time::from_millis(2))]).await.unwrap();
    assert_eq!(store.report_of("table/1/1").await.unwrap(), Some(report(2, "{\"a\":\"ü\"}")));
    assert_eq!(store.report_of("table/1/2").await.unwrap(), None);
}

async fn an_outage_is_noted_once_and_settled(store: Store) {
    assert_eq!(store.last_alive().await.unwrap(), None);
    store.write(vec![RowWrite::alive(Time::from_millis(100))]).await.unwrap();
    store.write(vec![RowWrite::alive(Time::from_millis(200))]).await.unwrap();
    assert_eq!(store.last_alive().await.unwrap(), Some(Time::from_millis(200)));
    let began = Time::from_millis(200);
    store.write(vec![RowWrite::outage(began, Time::from_millis(900))]).await.unwrap();
    store.write(vec![RowWrite::outage(began, Time::from_millis(950))]).await.unwrap();
    let outages = store.outages().await.unwrap();
    assert_eq!(outages.len(), 1);
    assert_eq!(outages[0].ended, Time::from_millis(950), "noted again it lasts until the later end");
    store.write(vec![RowWrite::outage_settled(began)]).await.unwrap();
    assert_eq!(store.outages().await.unwrap(), []);
}

async fn a_sound_store_has_no_faults(store: Store) {
    let table = StreamId::fresh();
    store.append(append(&table, 0, &["1", "2"], "1")).await.unwrap();
    store.append(append(&table, 2, &["3"], "2")).await.unwrap();
    assert_eq!(store.check().await.unwrap(), []);
    store.ping().await.unwrap();
}

async fn a_closed_store_refuses(store: Store) {
    let late = store.clone();
    let table = StreamId::fresh();
    store.append(append(&table, 0, &["1"], "1")).await.unwrap();
    late.close().await;
    assert!(store.append(append(&table, 1, &["2"], "2")).await.is_err());
    assert!(store.events_after(&table, Version::NONE).await.is_err());
}

fn written(version: i64) -> Appended {
    Appended::Written(Version::new(version))
}

/// Appends to a few streams in which everything occurs: right and wrong versions, commands sent again, several events,
/// deadlines set and taken away, rows of one key twice.
fn mixed(seed: u64) -> Vec<Append> {
    let mut state = seed;
    let mut below = |bound: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % bound
    };
    let mut versions = [0_i64; 5];
    let mixed = (0..200).map(|nth| {
        let which = usize::try_from(below(5)).unwrap();
        let stream = StreamId::new(format!("stream-{seed}-{which}"));
        let count = i64::try_from(1 + below(3)).unwrap();
        let is_right = below(4) > 0;
        let expected = if is_right { versions[which] } else { i64::try_from(below(9)).unwrap() };
        let command = if below(5) == 0 { below(20).to_string() } else { format!("new-{nth}") };
        if is_right {
            versions[which] += count;
        }
        let bodies: Vec<String> =
            (0..count).map(|event| format!("{{\"n\":{nth},\"of\":{event},\"text\":\"è \\\\ '♟\"}}")).collect();
        let seat = RowWrite::seat(&stream, "white", &AccountId::new(format!("a{nth}")));
        let room = |summary: &str| {
            RowWrite::room(&RoomRow {
                id: stream.clone(),
                kind: "table".to_owned(),
                status: Status::Playing,
                awaits: Awaits::Person,
                summary: format!("{summary}{nth}"),
                updated_at: Time::from_millis(nth),
            })
        };
        Append {
            deadline: (below(2) == 0).then(|| Time::from_millis(nth)),
            rows: vec![room("first"), seat, room("then")],
            ..append(&stream, expected, &bodies.iter().map(String::as_str).collect::<Vec<_>>(), &command)
        }
    });
    mixed.collect()
}

/// Everything that is stored of those streams.
async fn everything(store: &Store, seed: u64) -> String {
    let mut all = String::new();
    for which in 0..5 {
        let stream = StreamId::new(format!("stream-{seed}-{which}"));
        let events = store.events_after(&stream, Version::NONE).await.unwrap();
        let commands = store.accepted_commands(&stream).await.unwrap();
        all += &format!("{events:?}{commands:?}{:?}", store.deadline_of(&stream).await.unwrap());
    }
    for nth in 0..200 {
        all += &format!("{:?}", store.rooms_of(&AccountId::new(format!("a{nth}"))).await.unwrap());
    }
    all
}

async fn a_batch_does_what_its_jobs_do_one_by_one(store: Store) {
    let dir = tempfile::tempdir().unwrap();
    let plain = Store::open(&DatabaseUrl::sqlite_file(&dir.path().join("plain.db"))).await.unwrap();
    for seed in [1, 2, 3] {
        let mut one_by_one = Vec::new();
        for append in mixed(seed) {
            one_by_one.push(plain.append(append).await.unwrap());
        }
        // Asked in this order, they wait for the writer together.
        let mut waiting: Vec<_> = mixed(seed).into_iter().map(|append| Box::pin(store.append(append))).collect();
        let mut answers = vec![None; waiting.len()];
        let all_ask = std::future::poll_fn(|context| {
            for (one, answer) in waiting.iter_mut().zip(&mut answers) {
                if let std::task::Poll::Ready(ready) = one.as_mut().poll(context) {
                    *answer = Some(ready.unwrap());
                }
            }
            std::task::Poll::Ready(())
        });
        tokio::task::unconstrained(all_ask).await;
        assert!(answers.iter().flatten().count() < 50, "most of them wait together");
        let mut together = Vec::new();
        for (one, answer) in waiting.into_iter().zip(answers) {
            together.push(match answer {
                Some(answer) => answer,
                None => one.await.unwrap(),
            });
        }
        assert_eq!(together, one_by_one);
        assert_eq!(everything(&store, seed).await, everything(&plain, seed).await);
        assert!(together.contains(&Appended::Conflict), "everything occurs");
        assert!(together.iter().any(|one| matches!(one, Appended::Repeated(_))), "everything occurs");
    }
    assert_eq!(store.check().await.unwrap(), []);
}

async fn a_second_server_is_refused_until_the_first_has_closed(url: DatabaseUrl) {
    let first = Store::open_alone(&url).await.unwrap();
    assert!(matches!(Store::open_alone(&url).await, Err(StoreError::Taken { .. })));
    let beside = Store::open(&url).await.unwrap();
    assert_eq!(beside.check().await.unwrap(), [], "a look beside a running server is nobody's harm");
    beside.close().await;
    first.close().await;
    Store::open_alone(&url).await.unwrap().close().await;
}

#[test]
fn who_finds_a_file_taken_is_told_which_and_what_to_do() {
    at_sqlite(|url| async move {
        let first = Store::open_alone(&url).await.unwrap();
        let why = Store::open_alone(&url).await.unwrap_err().to_string();
        assert!(why.contains(&url.shown()) && why.contains("a file is one server's alone"), "{why}");
        first.close().await;
    });
}

#[test]
fn who_finds_a_database_taken_is_told_by_whom_and_how_several_share_it() {
    at_postgres(|url| async move {
        let alone = Store::open_alone(&url).await.unwrap();
        let why = Store::open_together(&url).await.unwrap_err();
        assert!(matches!(why, StoreError::Taken { by: Holder::One, .. }), "{why}");
        assert!(
            why.to_string().contains(&url.shown()) && why.to_string().contains("started without --cluster"),
            "{why}"
        );
        alone.close().await;
        let node = Store::open_together(&url).await.unwrap();
        let why = Store::open_alone(&url).await.unwrap_err();
        assert!(matches!(why, StoreError::Taken { by: Holder::Nodes, .. }), "{why}");
        assert!(why.to_string().contains("TAVOLA_CLUSTER=true"), "{why}");
        node.close().await;
    });
}

#[test]
fn who_only_works_for_a_club_makes_none_and_is_told_what_the_server_says() {
    at_postgres(|url| async move {
        for refused in [Store::open_for_work(&url).await, Store::open_existing(&url).await] {
            assert!(matches!(refused, Err(StoreError::NoClub(_))), "{refused:?}");
        }
        let name = url.shown().rsplit_once('/').unwrap().1.to_owned();
        let server = env::var("TAVOLA_TEST_POSTGRES").unwrap();
        let (host, _) = server.rsplit_once('/').unwrap();
        let mut admin = sqlx::AnyConnection::connect(&format!("{host}/{name}")).await.unwrap();
        let tables = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'";
        assert_eq!(sqlx::query_scalar::<_, i64>(tables).fetch_one(&mut admin).await.unwrap(), 0, "it is as it was");
        Store::open(&url).await.unwrap().close().await;
        // A role that may connect and has no right to anything: the club is there, and the server says what is missing.
        let role = format!("nobody_{}", uuid::Uuid::now_v7().simple());
        admin.execute(AssertSqlSafe(format!("CREATE ROLE {role} LOGIN PASSWORD 'secret'"))).await.unwrap();
        let at = host.rsplit_once('@').map_or_else(|| host.rsplit_once("//").unwrap().1, |(_, at)| at);
        let nobody = DatabaseUrl::parse(&format!("postgres://{role}:secret@{at}/{name}")).unwrap();
        let why = Store::open_existing(&nobody).await.unwrap_err().to_string();
        assert!(why.contains("the server says: permission denied"), "{why}");
        admin.execute(AssertSqlSafe(format!("DROP ROLE {role}"))).await.unwrap();
        let nowhere = DatabaseUrl::parse(&format!("{host}/no_such_database")).unwrap();
        let why = Store::open_existing(&nowhere).await.unwrap_err();
        assert!(why.to_string().contains("\"no_such_database\" does not exist") && why.may_pass(), "{why}");
        Store::open_for_work(&url).await.unwrap().close().await;
    });
}

#[test]
fn a_full_disk_harms_what_was_too_large_and_nothing_after_it() {
    at_sqlite(|url| async move {
        let store = Store::open_alone(&url.with_most_pages(300)).await.unwrap();
        let table = StreamId::fresh();
        let huge = format!("\"{}\"", "x".repeat(4 << 20));
        store.append(append(&table, 0, &["1"], "1")).await.unwrap();
        for nth in 0..3 {
            let refused = store.append(append(&table, 1, &[&huge], &format!("huge {nth}"))).await;
            assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
            let told = AppError::from(refused.unwrap_err());
            assert_eq!((told.status(), told.code()), (StatusCode::SERVICE_UNAVAILABLE, "away"), "{told}");
        }
        let small = (0..20).map(|_| store.append(append(&StreamId::fresh(), 0, &["1"], "1")));
        for small in small {
            assert_eq!(small.await.unwrap(), written(1));
        }
        assert_eq!(store.append(append(&table, 1, &["2"], "2")).await.unwrap(), written(2));
        assert_eq!(store.check().await.unwrap(), []);
    });
}

#[test]
fn a_connection_that_was_lost_is_replaced_and_the_lock_with_it() {
    at_postgres(|url| async move {
        let store = Store::open_alone(&url).await.unwrap();
        let table = StreamId::fresh();
        store.append(append(&table, 0, &["1"], "1")).await.unwrap();
        let server = env::var("TAVOLA_TEST_POSTGRES").unwrap();
        let mut admin = sqlx::AnyConnection::connect(&server).await.unwrap();
        let lost =
            "SELECT CASE WHEN pg_terminate_backend(pid) THEN 1 ELSE 0 END FROM pg_stat_activity WHERE datname = $1";
        let name = url.shown();
        let name = name.rsplit_once('/').unwrap().1.to_owned();
        sqlx::query(lost).bind(name).fetch_all(&mut admin).await.unwrap();
        assert_eq!(store.append(append(&table, 1, &["2"], "2")).await.unwrap(), written(2));
        assert_eq!(store.events_after(&table, Version::NONE).await.unwrap().len(), 2, "the readers too");
        assert!(matches!(Store::open_alone(&url).await, Err(StoreError::Taken { .. })), "the lock is held again");
        store.close().await;
    });
}

#[test]
fn a_file_that_is_no_database_is_named_at_once() {
    at_sqlite(|url| async move {
        let shown = url.shown();
        let file = Path::new(shown.strip_prefix("sqlite:").unwrap());
        std::fs::write(file, "not a database, but long enough to be taken for one".repeat(99)).unwrap();
        let refused = tokio::time::timeout(Duration::from_secs(5), Store::open_alone(&url)).await.unwrap();
        let said = refused.unwrap_err().to_string();
        assert!(said.contains("club.db cannot be used: it is no SQLite database"), "{said}");
        let nowhere = DatabaseUrl::sqlite_file(&file.with_file_name("nowhere/club.db"));
        let refused = tokio::time::timeout(Duration::from_secs(5), Store::open_alone(&nowhere)).await.unwrap();
        let said = refused.unwrap_err().to_string();
        assert!(said.contains("No such file"), "{said}");
    });
}

#[cfg(unix)]
#[test]
fn the_files_of_a_server_are_nobody_elses() {
    use std::os::unix::fs::PermissionsExt as _;

    at_sqlite(|url| async move {
        let shown = url.shown();
        let file = shown.strip_prefix("sqlite:").unwrap();
        let modes = || {
            ["", "-wal", "-shm", ".lock"].map(|tail| {
                let found = std::fs::metadata(format!("{file}{tail}")).unwrap();
                found.permissions().mode() & 0o777
            })
        };
        Store::open_alone(&url).await.unwrap().close().await;
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o666)).unwrap();
        let store = Store::open_alone(&url).await.unwrap();
        store.append(append(&StreamId::fresh(), 0, &["1"], "1")).await.unwrap();
        assert_eq!(modes(), [0o600; 4]);
        store.close().await;
    });
}

/// A server without TLS says so; one with it is spoken to in secret. Either way this program can.
#[test]
fn a_connection_may_be_asked_to_be_secret() {
    at_postgres(|url| async move {
        let plain = env::var("TAVOLA_TEST_POSTGRES").unwrap();
        let secret = DatabaseUrl::parse(&format!("{plain}?sslmode=require")).unwrap();
        drop(url);
        match Store::open(&secret).await {
            Ok(store) => store.close().await,
            Err(error) => assert!(error.to_string().contains("server does not support TLS"), "{error}"),
        }
    });
}

async fn each_event_keeps_the_version_it_was_written_in(store: Store) {
    let table = StreamId::fresh();
    store.append(append(&table, 0, &["1"], "1")).await.unwrap();
    store.append(Append { format: 7, ..append(&table, 1, &["2"], "2") }).await.unwrap();
    let formats: Vec<u32> =
        store.events_after(&table, Version::NONE).await.unwrap().iter().map(|event| event.format).collect();
    assert_eq!(formats, [1, 7]);
    let one_by_one = store.events_one_by_one(&table).await.unwrap();
    assert_eq!(one_by_one.iter().map(|(version, _)| version.number()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(one_by_one[1].1.as_ref().unwrap().body, "2");
}

async fn a_stream_that_is_set_aside_is_passed_by_until_it_is_taken_up(store: Store) {
    let (table, ada) = (StreamId::fresh(), AccountId::new("ada"));
    let due = Time::from_millis(5);
    let room = RoomRow {
        id: table.clone(),
        kind: "table".into(),
        status: Status::Playing,
        awaits: Awaits::Bot,
        summary: "{}".into(),
        updated_at: due,
    };
    let rows = vec![RowWrite::room(&room), RowWrite::seat(&table, "white", &ada)];
    store.append(Append { rows, deadline: Some(due), ..append(&table, 0, &["1"], "1") }).await.unwrap();
    assert_eq!(store.standing(&table).await.unwrap().set_aside, None);
    let looks = async || {
        let own = store.rooms_of(&ada).await.unwrap();
        let alive = store.rooms_alive("table", Time::default()).await.unwrap();
        assert_eq!(own, alive);
        (
            store.due(due, 9).await.unwrap().len() + store.next_due().await.unwrap().iter().count(),
            store.rooms_playing("table").await.unwrap().len()
                + store.rooms_awaiting_a_bot("table").await.unwrap().len(),
            own.first().map(|room| room.status),
        )
    };
    assert_eq!(looks().await, (2, 2, Some(Status::Playing)));
    assert_eq!(store.write(vec![RowWrite::set_aside(&table, "table", due, "torn")]).await.unwrap(), 1);
    assert_eq!(store.write(vec![RowWrite::set_aside(&table, "table", due, "again")]).await.unwrap(), 0);
    let standing = store.standing(&table).await.unwrap();
    assert_eq!((standing.version, standing.set_aside.as_deref()), (Version::new(1), Some("torn")));
    assert_eq!(looks().await, (0, 0, Some(Status::Broken)));
    assert_eq!(store.streams(Which::Live).await.unwrap(), [(table.clone(), "table".to_owned())]);
    store.write(vec![RowWrite::closed(&table)]).await.unwrap();
    assert_eq!(looks().await, (0, 0, None));
    assert_eq!(store.streams(Which::Live).await.unwrap(), []);
    assert_eq!(store.streams(Which::All).await.unwrap().len(), 1);
    assert!(store.aside().await.unwrap()[0].is_closed);
    store.write(vec![RowWrite::taken_up(&table)]).await.unwrap();
    assert_eq!(looks().await, (2, 2, Some(Status::Playing)));
    store.write(vec![RowWrite::outage(Time::from_millis(10), Time::from_millis(20))]).await.unwrap();
    assert_eq!(store.lost_since(Time::from_millis(21)).await.unwrap(), Time::from_millis(10));
    assert_eq!(store.lost_since(Time::from_millis(19)).await.unwrap(), Time::from_millis(19));
}
