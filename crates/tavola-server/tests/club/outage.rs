//! The house is out while it runs: nobody's clock pays for it, and nobody acts before the time has been given back.

use std::future::Future;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::{Millis, Time};
use tavola_server::{
    Config,
    base::now::Now,
    stream::{heartbeat, timers},
};

use crate::actors::{Club, Guest, Opened, two_at_a_table};

/// Ten seconds a point, three points, five seconds of delay a turn.
fn clock() -> Value {
    json!({ "mode": "simple_delay", "bank_per_point": 10_000, "delay": 5_000 })
}

/// Plays for so long with a sign of life every second.
async fn runs(club: &Club, seconds: u64) {
    for _ in 0..seconds {
        club.clock.advance(Millis::seconds(1));
        heartbeat::beat(&club.app).await.unwrap();
        timers::serve(&club.app).await.unwrap();
    }
}

/// What is left of both clocks at a moment, and whose runs.
async fn left(club: &Club, table: &Opened) -> Value {
    let view = club.stranger().sees(&table.path).await;
    assert_eq!(view["state"], "playing", "{}", view["phase"]);
    view["clock"].clone()
}

async fn playing(club: &Club) -> (Guest<'_>, Guest<'_>, Opened) {
    heartbeat::beat(&club.app).await.unwrap();
    let (ada, bea, table) = two_at_a_table(club, Some(clock())).await;
    runs(club, 8).await;
    (ada, bea, table)
}

/// The clock falls when what is left has been played, not sooner and not later.
async fn goes_on(club: &Club, table: &Opened) {
    runs(club, 26).await;
    left(club, table).await;
    runs(club, 3).await;
    let view = club.stranger().sees(&table.path).await;
    assert_eq!(view["phase"]["cause"], "flag", "30 seconds and a delay of 5, of which 8 were gone");
}

#[tokio::test]
async fn a_process_that_was_stopped_pays_the_time_back() {
    let club = Club::open().await;
    let (_, _, table) = playing(&club).await;
    let before = left(&club, &table).await;
    club.clock.advance(Millis::seconds(3_600));
    assert!(!club.app.clock().is_acting(), "before the next sign of life nobody acts");
    heartbeat::beat(&club.app).await.unwrap();
    assert_eq!(left(&club, &table).await, before);
    assert!(club.app.clock().is_acting());
    goes_on(&club, &table).await;
}

#[tokio::test]
async fn a_machine_that_was_suspended_or_whose_clock_was_set_forward_pays_the_time_back() {
    let club = Club::open().await;
    let (_, _, table) = playing(&club).await;
    let before = left(&club, &table).await;
    club.clock.step_wall(60_000);
    assert_eq!(left(&club, &table).await, before, "the step moves nothing");
    let told = club.app.now();
    heartbeat::beat(&club.app).await.unwrap();
    assert_eq!(left(&club, &table).await, before, "and neither does following it");
    assert_eq!(club.app.now().since(told), Millis::seconds(60), "the club's day goes by the wall");
    goes_on(&club, &table).await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_moves_nothing() {
    let club = Club::open().await;
    let (_, _, table) = playing(&club).await;
    club.clock.step_wall(-3_600_000);
    heartbeat::beat(&club.app).await.unwrap();
    goes_on(&club, &table).await;
    assert!(club.app.store().outages().await.unwrap().is_empty());
}

#[tokio::test]
async fn who_acts_meanwhile_waits_and_loses_nothing() {
    let club = Club::open().await;
    let (_, mut bea, table) = playing(&club).await;
    let before = left(&club, &table).await;
    let version = club.stranger().sees(&table.path).await["version"].clone();
    club.clock.advance(Millis::seconds(600));
    let resigns = bea.commands(&table.path, json!({ "type": "resign_match" }));
    let comes_back = async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        assert_eq!(club.stranger().sees(&table.path).await["version"], version, "nothing has been done yet");
        heartbeat::beat(&club.app).await.unwrap();
    };
    let (answer, ()) = tokio::join!(resigns, comes_back);
    answer.is(StatusCode::OK);
    let view = club.stranger().sees(&table.path).await;
    assert_eq!(view["clock"]["bank"], before["bank"]);
}

#[tokio::test]
async fn a_deadline_of_the_time_between_is_not_served() {
    let club = Club::open().await;
    let (_, _, table) = playing(&club).await;
    club.clock.advance(Millis::seconds(600));
    let serving = timers::serve(&club.app);
    let comes_back = async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        heartbeat::beat(&club.app).await.unwrap();
    };
    let (served, ()) = tokio::join!(serving, comes_back);
    served.unwrap();
    left(&club, &table).await;
    goes_on(&club, &table).await;
}

#[tokio::test]
async fn many_outages_are_given_back_one_after_the_other() {
    let club = Club::open().await;
    let (_, _, table) = playing(&club).await;
    let before = left(&club, &table).await;
    for seconds in [3, 10, 4_000] {
        club.clock.advance(Millis::seconds(seconds));
        heartbeat::beat(&club.app).await.unwrap();
        club.clock.step_wall(30_000);
        heartbeat::beat(&club.app).await.unwrap();
        assert_eq!(left(&club, &table).await, before);
    }
    goes_on(&club, &table).await;
}

#[tokio::test]
async fn a_start_with_the_wall_clock_behind_goes_on_from_the_last_sign_of_life() {
    let club = Club::open().await;
    let (_, _, table) = playing(&club).await;
    let (before, told) = (left(&club, &table).await, club.app.now());
    let config = club.app.config().clone();
    club.app.store().clone().close().await;
    let clock = Now::fixed(Time::from_millis(told.millis() - 3_600_000));
    let app = tavola_server::App::open(Config { ..config }, clock.clone()).await.unwrap();
    timers::settle_outages(&app).await.unwrap();
    assert_eq!(app.now(), told);
    let club = Club::of(app, clock, club.parts().2);
    assert_eq!(left(&club, &table).await, before);
    goes_on(&club, &table).await;
}

/// Time goes by while something is done that waits for the disk.
async fn meanwhile<T>(clock: &Now, done: impl Future<Output = T>) -> T {
    let goes_by = async {
        loop {
            clock.advance(Millis::new(400));
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    };
    tokio::select! {
        done = done => done,
        never = goes_by => never,
    }
}

#[tokio::test]
async fn nobody_pays_for_the_time_that_giving_back_takes() {
    let club = Club::open().await;
    let (_, _, table) = playing(&club).await;
    let before = left(&club, &table).await;
    club.clock.advance(Millis::seconds(600));
    meanwhile(&club.clock, heartbeat::beat(&club.app)).await.unwrap();
    assert_eq!(left(&club, &table).await, before, "while it runs");
    let (app, clock, folder) = club.parts();
    let config = app.config().clone();
    app.store().clone().close().await;
    clock.advance(Millis::seconds(600));
    let app = tavola_server::App::open(config, clock.clone()).await.unwrap();
    meanwhile(&clock, timers::settle_outages(&app)).await.unwrap();
    let club = Club::of(app, clock, folder);
    assert_eq!(left(&club, &table).await, before, "and at a start");
    goes_on(&club, &table).await;
}

#[tokio::test]
async fn a_house_that_is_well_says_so_without_asking_its_database() {
    let club = Club::open().await;
    let mut monitor = club.stranger();
    let answer = monitor.gets("/health").await.is(StatusCode::OK).json();
    assert_eq!(answer["status"], "ok");
    club.app.store().clone().close().await;
    assert_eq!(monitor.gets("/health").await.is(StatusCode::OK).json(), answer);
}
