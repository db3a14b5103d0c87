//! The server stops and starts again: nothing is lost, and nobody pays for the time between.

use axum::http::StatusCode;
use serde_json::json;
use tavola_base::{Millis, Time};
use tavola_server::store::RowWrite;

use crate::actors::{Club, two_at_a_table};

async fn leaves_a_sign_of_life(club: &Club) {
    club.app.store().write(vec![RowWrite::alive(club.app.now())]).await.unwrap();
}

#[tokio::test]
async fn the_time_without_a_server_is_given_back_to_the_clocks_once() {
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 10_000, "delay": 5_000 });
    let club = Club::open().await;
    let (ada, _, table) = two_at_a_table(&club, Some(clock)).await;
    let cookie = ada.cookie.clone();
    club.waits(Millis::seconds(8)).await;
    leaves_a_sign_of_life(&club).await;
    let before = club.stranger().sees(&table.path).await;
    let club = club.reopened(Millis::seconds(3_600)).await;
    let after = club.stranger().sees(&table.path).await;
    assert_eq!(after["clock"]["bank"], before["clock"]["bank"]);
    assert_eq!(after["clock"]["running"], before["clock"]["running"]);
    assert_eq!(after["state"], "playing");
    let club = club.reopened(Millis::ZERO).await;
    assert_eq!(club.stranger().sees(&table.path).await["version"], after["version"]);
    let mut ada = club.stranger();
    ada.cookie = cookie;
    assert_eq!(ada.sees(&table.path).await["you"], "white", "the cookie still speaks for its guest");
    club.waits(Millis::seconds(60)).await;
    assert_eq!(ada.sees(&table.path).await["phase"]["cause"], "flag", "the deadline moved and was not lost");
}

#[tokio::test]
async fn a_first_start_notes_no_outage() {
    let club = Club::open().await;
    tavola_server::stream::timers::settle_outages(&club.app).await.unwrap();
    assert_eq!(club.app.store().last_alive().await.unwrap(), Some(Time::from_millis(club.app.now().millis())));
    assert!(club.app.store().outages().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_command_repeated_after_a_restart_is_answered_as_before() {
    let club = Club::open().await;
    let (mut ada, _, table) = two_at_a_table(&club, None).await;
    let offer = json!({ "type": "resign_match" });
    let first = ada.commands_as(&table.path, "give-up", offer.clone()).await.is(StatusCode::OK).json();
    let cookie = ada.cookie.clone();
    let club = club.reopened(Millis::seconds(5)).await;
    let mut ada = club.stranger();
    ada.cookie = cookie;
    let again = ada.commands_as(&table.path, "give-up", offer).await.is(StatusCode::OK).json();
    assert_eq!(again, first);
    assert!(club.folder.path().join("tavola.db").exists());
}
