//! What people are told: once, until it is seen or taken back, and nobody else.

use std::net::SocketAddr;

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use serde_json::Value;
use tavola_base::{Millis, Time};
use tavola_server::{
    base::ids::{AccountId, StreamId},
    club::notices::{AccountChange, Address, Notice},
};
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest as _};

use crate::{
    actors::{Club, Guest},
    line::listens,
};

const FORM: &str = "application/x-www-form-urlencoded";

/// The account of a guest.
pub(crate) async fn account(club: &Club, guest: &Guest<'_>) -> AccountId {
    let cookie = guest.cookie.clone().unwrap();
    club.app.accounts().recognise(&cookie).await.unwrap().unwrap().account
}

fn turn(opponent: &AccountId, turn: i64) -> Notice {
    Notice::YourTurn { table: StreamId::new("0".repeat(32)), opponent: opponent.clone(), turn }
}

#[tokio::test]
async fn a_turn_is_told_once_read_and_told_anew_when_it_is_another() {
    let club = Club::open().await;
    let (mut ada, bea) = (club.guest("Ada").await, club.guest("<b>Bea</b>").await);
    let (her, other) = (account(&club, &ada).await, account(&club, &bea).await);
    for _ in 0..2 {
        club.app.notices().tell(&her, turn(&other, 1)).await;
    }
    let page = ada.gets("/notices").await.is(StatusCode::OK).text;
    assert!(page.contains("It is your turn against &lt;b&gt;Bea&lt;/b&gt;"), "{page}");
    assert!(page.contains("data-unseen=\"1\""), "the same is told once: {page}");
    let seen = ada.gets(&format!("/notices/turn:{}", "0".repeat(32))).await.is(StatusCode::SEE_OTHER);
    assert_eq!(seen.headers["location"], format!("/t/{}", "0".repeat(32)));
    club.app.notices().tell(&her, turn(&other, 1)).await;
    assert!(ada.gets("/notices").await.text.contains("data-unseen=\"0\""), "what was read stays read");
    club.app.notices().tell(&her, turn(&other, 2)).await;
    assert!(ada.gets("/notices").await.text.contains("data-unseen=\"1\""), "another turn is new");
    club.app.notices().take_back(&her, &turn(&other, 2).key()).await;
    let page = ada.gets("/notices").await.text;
    assert!(page.contains("data-unseen=\"0\"") && !page.contains("It is your turn"), "{page}");
    // What is no longer there leads to the list.
    let gone = ada.gets("/notices/turn:gone").await.is(StatusCode::SEE_OTHER);
    assert_eq!(gone.headers["location"], "/notices");
}

#[tokio::test]
async fn a_notice_is_in_its_readers_language_and_nobody_elses_page() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let (her, other) = (account(&club, &ada).await, account(&club, &bea).await);
    let challenge = Notice::Challenge { challenge: "c1".into(), from: other, length: Some(7), at: Address::new("/") };
    club.app.notices().tell(&her, challenge).await;
    assert!(ada.gets("/notices").await.text.contains("Bea challenges you to a match to 7 points"));
    assert!(!bea.gets("/notices").await.text.contains("challenges you to"));
    bea.gets("/notices/challenge:c1").await.is(StatusCode::SEE_OTHER);
    bea.sends("/notices", FORM, "act=see&key=challenge%3Ac1").await.is(StatusCode::SEE_OTHER);
    assert!(ada.gets("/").await.text.contains("data-unseen=\"1\""), "nobody reads another's notices");
    ada.cookie = ada.cookie.map(|cookie| format!("{cookie}; tavola_lang=it"));
    assert!(ada.gets("/notices").await.text.contains("Bea ti sfida a un incontro ai 7 punti"));
    ada.sends("/notices", FORM, "act=see_all").await.is(StatusCode::SEE_OTHER);
    assert!(ada.gets("/").await.text.contains("data-unseen=\"0\""));
    // Without an account there is nothing to read, and nothing to act on.
    let mut nobody = club.stranger();
    assert!(!nobody.gets("/notices").await.is(StatusCode::OK).text.contains("class=\"bell\""));
    nobody.sends("/notices", FORM, "act=see_all").await.is(StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_one_does_not_want_is_not_counted_but_what_concerns_ones_account_is() {
    let club = Club::open().await;
    let (mut ada, bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let (her, other) = (account(&club, &ada).await, account(&club, &bea).await);
    ada.sends("/notices", FORM, "act=choose&challenge-page=yes&hour=21").await.is(StatusCode::SEE_OTHER);
    club.app.notices().tell(&her, turn(&other, 1)).await;
    let page = ada.gets("/notices?chosen=yes").await.text;
    assert!(page.contains("data-unseen=\"0\"") && page.contains("It is your turn"), "it is listed and read: {page}");
    assert!(page.contains("value=\"21\" selected"), "{page}");
    let change = Notice::Account { change: AccountChange::Password, changed: club.app.now() };
    club.app.notices().tell(&her, change).await;
    assert!(ada.gets("/").await.text.contains("data-unseen=\"1\""));
    for bad in ["act=choose&turn-smoke=yes", "act=dance", "act=see", "act=see_all&key=x"] {
        assert!(ada.sends("/notices", FORM, bad).await.status.is_client_error(), "{bad}");
    }
}

#[tokio::test]
async fn however_much_is_told_the_latest_are_kept() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let her = account(&club, &ada).await;
    for nth in 0..230_u64 {
        let changed = Time::from_millis(nth);
        club.app.notices().tell(&her, Notice::Account { change: AccountChange::Name, changed }).await;
        club.clock.advance(Millis::new(1));
    }
    let unseen = club.app.notices().unseen(&her).await.unwrap();
    assert!((190..=201).contains(&unseen), "{unseen}");
    assert!(ada.gets("/notices").await.text.contains(">99+<"));
}

/// The bell's line of a guest's page.
async fn rings(guest: &Guest<'_>, address: SocketAddr) -> impl AsyncFnMut() -> Option<Value> + use<> {
    let mut request = format!("ws://{address}/notices/live").into_client_request().unwrap();
    request.headers_mut().insert("cookie", guest.cookie.as_deref().unwrap_or_default().parse().unwrap());
    let mut socket = connect_async(request).await.unwrap().0;
    async move || loop {
        match socket.next().await? {
            Ok(tokio_tungstenite::tungstenite::Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(tokio_tungstenite::tungstenite::Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

#[tokio::test]
async fn the_bell_rings_where_a_page_is_open_and_falls_silent_with_the_session() {
    let club = Club::open().await;
    let (mut ada, bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let (her, other) = (account(&club, &ada).await, account(&club, &bea).await);
    let address = listens(&club).await;
    let mut heard = rings(&ada, address).await;
    assert_eq!(heard().await.unwrap()["unseen"], 0);
    club.app.notices().tell(&her, turn(&other, 1)).await;
    assert_eq!(heard().await.unwrap()["unseen"], 1);
    ada.sends("/notices", FORM, "act=see_all").await.is(StatusCode::SEE_OTHER);
    assert_eq!(heard().await.unwrap()["unseen"], 0);
    ada.sends("/me/sessions/end", FORM, "which=here").await.is(StatusCode::SEE_OTHER);
    assert_eq!(heard().await, None);
    // Who has no account hears nothing.
    let request = format!("ws://{address}/notices/live").into_client_request().unwrap();
    assert!(connect_async(request).await.is_err());
}
