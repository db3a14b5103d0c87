//! What is stored of one table is beyond reading: it alone stands still, and everybody else plays.

use std::io::{Seek as _, SeekFrom, Write as _};

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};
use tavola_base::{Decider as _, Millis};
use tavola_club::table::Tables;
use tavola_server::{
    App,
    base::ids::StreamId,
    club::{tournament_devices, tournament_online},
    store::{DatabaseUrl, RowWrite, Status, Store, Which},
    stream::{folding, timers},
};

use crate::actors::{Answer, Club, Guest, Opened, two_at_a_table};

fn id(table: &Opened) -> StreamId {
    StreamId::new(table.path.strip_prefix("/t/").unwrap())
}

/// The club stops; its database is changed by another hand; it starts again.
async fn reopened_after(club: Club, sql: &str) -> Club {
    let file = format!("sqlite:{}", club.folder.path().join("tavola.db").display());
    let (app, clock, folder) = club.parts();
    let config = app.config().clone();
    app.store().write(vec![RowWrite::alive(app.now())]).await.unwrap();
    app.store().clone().close().await;
    let mut other = sqlx::AnyConnection::connect(&file).await.unwrap();
    other.execute(AssertSqlSafe(sql.to_owned())).await.unwrap();
    other.close().await.unwrap();
    clock.advance(Millis::seconds(5));
    let app = App::open(config, clock.clone()).await.unwrap();
    timers::settle_outages(&app).await.unwrap();
    clock.runs_out();
    Club::of(app, clock, folder)
}

async fn page(guest: &mut Guest<'_>, path: &str, language: &str) -> Answer {
    let request = Request::get(path).header("accept", "text/html").header("accept-language", language);
    guest.asks(request, Body::empty()).await
}

/// Everything that looks at all streams looks, and none stumbles.
async fn everybody_looks(club: &Club) {
    timers::serve(&club.app).await.unwrap();
    tournament_online::look_after(&club.app).await.unwrap();
    tournament_devices::look_after(&club.app).await.unwrap();
    for rooms in club.app.rooms() {
        rooms.mark_missing(club.app.presence()).await.unwrap();
    }
}

/// What is done to the third event of a table, and what is then said of it.
const DAMAGES: [(&str, &str); 6] = [
    ("UPDATE events SET body = '{}' WHERE stream_id = 'ID' AND version = 3", "event 3 cannot be read: missing field"),
    ("UPDATE events SET body = 'x' WHERE stream_id = 'ID' AND version = 3", "event 3 cannot be read: expected value"),
    ("UPDATE events SET body = x'ff00' WHERE stream_id = 'ID' AND version = 3", ""),
    ("UPDATE events SET format = 99 WHERE stream_id = 'ID' AND version = 3", "a newer program wrote it"),
    ("DELETE FROM events WHERE stream_id = 'ID' AND version = 3", "event 3 is missing"),
    ("UPDATE streams SET version = version + 1 WHERE id = 'ID'", "is missing"),
];

#[tokio::test]
async fn one_table_that_cannot_be_read_stands_still_and_everybody_else_plays() {
    for (sql, said) in DAMAGES {
        let clock = json!({ "mode": "simple_delay", "bank_per_point": 10_000, "delay": 5_000 });
        let club = Club::open().await;
        let (ada, _, broken) = two_at_a_table(&club, Some(clock.clone())).await;
        let (cyd, _, whole) = two_at_a_table(&club, Some(clock)).await;
        let (ada, cyd) = (ada.cookie.clone(), cyd.cookie.clone());
        let club = reopened_after(club, &sql.replace("ID", id(&broken).as_str())).await;
        let (mut ada, mut cyd) = (Guest { club: &club, cookie: ada }, Guest { club: &club, cookie: cyd });

        let aside = club.app.store().aside().await.unwrap();
        assert_eq!(aside.iter().map(|one| one.stream.clone()).collect::<Vec<_>>(), [id(&broken)], "{sql}");
        assert!(aside[0].why.contains(said), "{sql}: {}", aside[0].why);
        assert_eq!(cyd.sees(&whole.path).await["state"], "playing");
        everybody_looks(&club).await;

        let answer = ada.gets(&format!("{}/view", broken.path)).await.is(StatusCode::SERVICE_UNAVAILABLE).json();
        assert_eq!(answer["code"], "set_aside");
        let shown = page(&mut ada, &broken.path, "en").await.is(StatusCode::SERVICE_UNAVAILABLE);
        assert!(shown.text.contains("This can’t be opened"), "{}", shown.text);
        let shown = page(&mut ada, &broken.path, "it").await.is(StatusCode::SERVICE_UNAVAILABLE);
        assert!(shown.text.contains("Non si può aprire"), "{}", shown.text);
        let list = page(&mut ada, "/", "en").await.is(StatusCode::OK);
        assert!(list.text.contains(&broken.path) && list.text.contains("can’t be opened"), "{}", list.text);

        club.waits(Millis::seconds(60)).await;
        everybody_looks(&club).await;
        assert_eq!(cyd.sees(&whole.path).await["phase"]["cause"], "flag", "its clock ran as ever");
    }
}

#[tokio::test]
async fn what_is_closed_stands_in_no_list_and_is_there_again_when_it_is_reopened() {
    let club = Club::open().await;
    let (ada, _, broken) = two_at_a_table(&club, None).await;
    let ada = ada.cookie.clone();
    let stream = id(&broken);
    let before = club.app.store().events_after(&stream, tavola_server::base::ids::Version::NONE).await.unwrap();
    let club =
        reopened_after(club, &format!("UPDATE events SET body = '{{}}' WHERE stream_id = '{stream}' AND version = 3"))
            .await;
    let mut ada = Guest { club: &club, cookie: ada };
    // As `tavola repair` does it, beside the running club.
    let url = DatabaseUrl::sqlite_file(&club.folder.path().join("tavola.db"));
    let other = Store::open(&url).await.unwrap();
    let whole = folding::whole(&other, Tables::STREAM, &stream).await;
    assert!(whole.unwrap_err().to_string().starts_with("event 3 cannot be read"));
    other.write(vec![RowWrite::closed(&stream)]).await.unwrap();
    assert!(!page(&mut ada, "/", "en").await.text.contains(&broken.path));
    ada.gets(&format!("{}/view", broken.path)).await.is(StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(club.app.store().streams(Which::Live).await.unwrap(), []);

    let club = reopened_after(
        club.reopened(Millis::seconds(5)).await,
        &format!("UPDATE events SET body = '{}' WHERE stream_id = '{stream}' AND version = 3", before[2].body),
    )
    .await;
    assert_eq!(club.app.store().aside().await.unwrap().len(), 1, "what somebody has closed stays closed");
    other.write(vec![RowWrite::taken_up(&stream)]).await.unwrap();
    assert_eq!(club.stranger().sees(&broken.path).await["state"], "playing");
    other.close().await;
}

#[tokio::test]
async fn what_can_be_read_again_is_taken_up_at_the_next_start_and_its_time_given_back() {
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 10_000, "delay": 5_000 });
    let club = Club::open().await;
    let (_, _, table) = two_at_a_table(&club, Some(clock)).await;
    let stream = id(&table);
    club.waits(Millis::seconds(8)).await;
    club.app.store().write(vec![RowWrite::alive(club.app.now())]).await.unwrap();
    let before = club.stranger().sees(&table.path).await;
    let club = reopened_after(club, &format!("UPDATE events SET format = 99 WHERE stream_id = '{stream}'")).await;
    club.clock.advance(Millis::seconds(3_600));
    club.app.store().write(vec![RowWrite::alive(club.app.now())]).await.unwrap();
    club.stranger().gets(&format!("{}/view", table.path)).await.is(StatusCode::SERVICE_UNAVAILABLE);
    let club = reopened_after(club, &format!("UPDATE events SET format = 1 WHERE stream_id = '{stream}'")).await;
    assert_eq!(club.app.store().aside().await.unwrap(), []);
    let after = club.stranger().sees(&table.path).await;
    assert_eq!(after["state"], "playing");
    assert_eq!(after["clock"]["bank"], before["clock"]["bank"]);
    assert_eq!(club.app.store().rooms_playing("table").await.unwrap(), [stream]);
}

/// With what SQLite begins a page of rows.
const PAGE_OF_ROWS: u8 = 0x0d;

/// Where in the file the first page with a table's first event begins.
fn page_of(bytes: &[u8], stream: &StreamId) -> usize {
    let first = format!(r#""table":"{stream}""#);
    // A page of rows, not one above them: what has moved on to a page of its own leaves its text behind.
    let places = (0..bytes.len() - first.len()).filter(|at| bytes[*at..].starts_with(first.as_bytes()));
    let mut pages = places.map(|at| at / 4096 * 4096);
    pages.find(|start| bytes[*start] == PAGE_OF_ROWS).unwrap()
}

#[tokio::test]
async fn a_page_that_cannot_be_read_for_a_moment_is_no_reason_to_set_anything_aside() {
    let club = Club::open().await;
    let (_, _, table) = two_at_a_table(&club, None).await;
    let club = club.reopened(Millis::ZERO).await;
    let file = club.folder.path().join("tavola.db");
    let whole = std::fs::read(&file).unwrap();
    let start = page_of(&whole, &id(&table));
    let mut torn = whole.clone();
    torn[start..start + 64].fill(0xff);
    let put = |bytes: &[u8]| {
        let mut opened = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
        opened.seek(SeekFrom::Start(start as u64)).unwrap();
        opened.write_all(&bytes[start..start + 64]).unwrap();
    };
    put(&torn);
    let mut stranger = club.stranger();
    let view = format!("{}/view", table.path);
    let heals = async {
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        put(&whole);
    };
    let (answer, ()) = tokio::join!(stranger.gets(&view), heals);
    answer.is(StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(club.app.store().aside().await.unwrap(), []);
    // Nothing was written since, and still no connection remembers what it read.
    for _ in 0..8 {
        stranger.gets(&view).await.is(StatusCode::OK);
    }
    assert_eq!(stranger.sees(&table.path).await["state"], "playing");
}

#[tokio::test]
async fn what_can_be_read_again_is_taken_up_while_the_club_runs_once_somebody_asks_for_it() {
    let club = Club::open().await;
    let clock = json!({ "mode": "fischer", "bank_per_point": 60_000, "delay": 0 });
    let (_, _, table) = two_at_a_table(&club, Some(clock)).await;
    let stream = id(&table);
    let change = |body: &str| format!("UPDATE events SET body = {body} WHERE stream_id = '{stream}' AND version = 3");
    let club = reopened_after(club, &change("'x' || body")).await;
    assert_eq!(club.app.store().aside().await.unwrap().len(), 1);
    let (view, mut stranger) = (format!("{}/view", table.path), club.stranger());
    let file = format!("sqlite:{}", club.folder.path().join("tavola.db").display());
    let mut other = sqlx::AnyConnection::connect(&file).await.unwrap();
    other.execute(AssertSqlSafe(change("substr(body, 2)"))).await.unwrap();
    other.close().await.unwrap();
    // Longer than both have on their clocks.
    club.clock.advance(Millis::seconds(1_000));
    timers::look_again(&club.app).await.unwrap();
    assert_eq!(club.app.store().aside().await.unwrap().len(), 1, "nobody has asked");
    stranger.gets(&view).await.is(StatusCode::SERVICE_UNAVAILABLE);
    timers::look_again(&club.app).await.unwrap();
    stranger.gets(&view).await.is(StatusCode::SERVICE_UNAVAILABLE);
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    timers::look_again(&club.app).await.unwrap();
    assert_eq!(club.app.store().aside().await.unwrap(), []);
    timers::serve(&club.app).await.unwrap();
    assert_eq!(stranger.sees(&table.path).await["state"], "playing", "no flag has fallen meanwhile");
}

#[tokio::test]
async fn a_damaged_page_of_the_file_does_not_keep_the_club_from_starting() {
    let club = Club::open().await;
    let (_, _, broken) = two_at_a_table(&club, None).await;
    let stream = id(&broken);
    // Enough of others that the first table's events lie on pages of their own.
    let mut others = Vec::new();
    for _ in 0..8 {
        others.push(two_at_a_table(&club, None).await.2);
    }
    let file = club.folder.path().join("tavola.db");
    let (app, clock, folder) = club.parts();
    let config = app.config().clone();
    app.store().write(vec![RowWrite::alive(app.now())]).await.unwrap();
    app.store().clone().close().await;
    let mut bytes = std::fs::read(&file).unwrap();
    let start = page_of(&bytes, &stream);
    bytes[start..start + 64].fill(0xff);
    std::fs::write(&file, bytes).unwrap();
    clock.advance(Millis::seconds(5));
    let app = App::open(config, clock.clone()).await.unwrap();
    timers::settle_outages(&app).await.unwrap();
    let club = Club::of(app, clock, folder);
    let aside = club.app.store().aside().await.unwrap();
    assert!(aside.iter().any(|one| one.stream == stream && one.why.contains("malformed")), "{aside:?}");
    everybody_looks(&club).await;
    let last = others.last().unwrap();
    assert_eq!(club.stranger().sees(&last.path).await["state"], "playing");
    assert!(!club.app.store().check().await.unwrap().is_empty());
    assert!(club.app.store().events_one_by_one(&stream).await.unwrap().iter().any(|(_, event)| event.is_err()));
}

#[tokio::test]
async fn an_hour_stored_with_two_fields_of_one_name_does_not_keep_the_club_from_starting() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(crate::actors::with_a_bot()).await;
    let event = StreamId::fresh();
    let opened = stored_event(&event);
    let club = reopened_after(club, &opened).await;
    assert_eq!(club.app.store().aside().await.unwrap(), []);
    let state = club.app.tournaments().existing(&event).await.unwrap().state;
    assert_eq!(state.version(), 1);
    club.stranger().sees(&table.path).await;
}

/// A stream whose one event is an hour as version 1 wrote it.
fn stored_event(stream: &StreamId) -> String {
    let body = r#"{"at":1795344010885,"by":"ada","type":"scheduled","matches":[3],"at":1795349760000}"#;
    format!(
        "INSERT INTO streams (id, kind, version, created_at, updated_at) VALUES ('{stream}', 'tournament', 1, 1, 1); \
         INSERT INTO events (stream_id, version, at, body) VALUES ('{stream}', 1, 1, '{body}'); \
         INSERT INTO rooms (id, status, awaits, summary, updated_at, kind) \
         VALUES ('{stream}', 'playing', 'person', '{{}}', 1, 'tournament');"
    )
}

#[tokio::test]
async fn a_list_stays_whole_where_one_room_is_odd() {
    let club = Club::open().await;
    let (ada, _, table) = two_at_a_table(&club, None).await;
    let ada = ada.cookie.clone();
    let sql = format!("UPDATE rooms SET status = 'nonsense', summary = 'nonsense' WHERE id = '{}'", id(&table));
    let club = reopened_after(club, &sql).await;
    let mut ada = Guest { club: &club, cookie: ada };
    page(&mut ada, "/", "en").await.is(StatusCode::OK);
    let since = tavola_base::Time::default();
    assert_eq!(club.app.store().rooms_alive("table", since).await.unwrap()[0].status, Status::Broken);
}
