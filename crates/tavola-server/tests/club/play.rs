//! Playing: tables, invitations, time.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::json;
use tavola_base::Millis;
use tavola_server::Config;

use crate::actors::{Club, two_at_a_table, with_a_bot, with_a_friend};

#[tokio::test]
async fn a_newcomer_plays_the_bot_with_one_request() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    let table = ada.opens(with_a_bot()).await;
    assert!(ada.cookie.is_some(), "opening a table makes one a guest");
    let view = ada.sees(&table.path).await;
    assert_eq!(view["you"], "white");
    assert_eq!(view["seats"]["black"]["kind"], "bot");
    ada.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    assert_eq!(ada.sees(&table.path).await["state"], "playing");
}

#[tokio::test]
async fn a_plain_page_opens_and_plays_without_scripts() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    let form = "application/x-www-form-urlencoded";
    let answer = ada.sends("/tables", form, "opponent=bot&preset=match&length=1&side=white").await;
    let table = answer.is(StatusCode::SEE_OTHER).headers["location"].to_str().unwrap().to_owned();
    ada.sends(&format!("{table}/command"), form, "type=ready").await.is(StatusCode::SEE_OTHER);
    ada.gets(&table).await.is(StatusCode::OK);
    assert_eq!(ada.sees(&table).await["state"], "playing");
}

#[tokio::test]
async fn a_friend_takes_the_seat_the_link_is_for_and_nobody_else_does() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut eve) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Eve").await);
    let table = ada.opens(with_a_friend(None)).await;
    eve.posts("/join/0123456789abcdef0123456789abcdef", &json!({})).await.is(StatusCode::NOT_FOUND);
    let grab = json!({ "type": "take_seat", "side": "black" });
    eve.commands(&table.path, grab.clone()).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let link = table.link.unwrap();
    bea.posts(&link, &json!({ "name": "Beatrice" })).await.is(StatusCode::OK);
    eve.posts(&link, &json!({})).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let view = eve.sees(&table.path).await;
    assert_eq!(view["seats"]["black"]["name"], "Beatrice");
    assert_eq!(view["you"], json!(null));
}

// rule: IRR-05
#[tokio::test]
async fn what_happens_too_early_over_the_board_is_for_tables_where_the_opponent_judges() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    for (legality, status) in [("strict", StatusCode::FORBIDDEN), ("called", StatusCode::UNPROCESSABLE_ENTITY)] {
        let rules = json!({ "preset": "match", "length": { "points": 3 }, "legality": legality });
        let table = ada.opens(json!({ "opponent": "friend", "rules": rules })).await;
        for early in ["roll_early", "double_early", "double_by_mistake", "correct_start"] {
            ada.commands(&table.path, json!({ "type": early })).await.is(status);
        }
    }
}

// rule: CLK-02
#[tokio::test]
async fn a_flag_falls_though_nobody_sends_anything() {
    let club = Club::open().await;
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 10_000, "delay": 5_000 });
    let (mut ada, _, table) = two_at_a_table(&club, Some(clock)).await;
    let on_turn = ada.sees(&table.path).await["clock"]["running"].clone();
    club.waits(Millis::seconds(30)).await;
    assert_eq!(ada.sees(&table.path).await["state"], "playing");
    club.waits(Millis::seconds(20)).await;
    let view = ada.sees(&table.path).await;
    assert_eq!(view["phase"]["type"], "match_over");
    assert_eq!(view["phase"]["cause"], "flag");
    assert_ne!(view["phase"]["winner"], on_turn);
}

#[tokio::test]
async fn the_dice_of_a_match_given_up_can_be_verified_by_anybody() {
    let club = Club::open().await;
    let (mut ada, _, table) = two_at_a_table(&club, None).await;
    let mut eve = club.stranger();
    let sealed = eve.gets(&format!("{}/commitments.json", table.path)).await.is(StatusCode::OK).json();
    ada.commands(&table.path, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
    let proof = eve.gets(&format!("{}/proof.json", table.path)).await.is(StatusCode::OK);
    assert_eq!(proof.json()["house_commitment"], sealed["house_commitment"]);
    let transcript: tavola_base::dice_proof::Transcript = serde_json::from_str(&proof.text).unwrap();
    let verdict = transcript.verify();
    assert!(verdict.is_honest() && verdict.rolls > 0, "{verdict:?}");
}

#[tokio::test]
async fn health_and_numbers_are_there_for_whoever_runs_the_club() {
    let club = Club::with(Config { metrics_token: Some("by word of mouth".to_owned()), ..Config::default() }).await;
    let mut anybody = club.stranger();
    assert_eq!(anybody.gets("/health").await.is(StatusCode::OK).json()["status"], "ok");
    anybody.gets("/metrics").await.is(StatusCode::NOT_FOUND);
    for (token, status) in [("by word of mouth", StatusCode::OK), ("", StatusCode::NOT_FOUND)] {
        let request = Request::get("/metrics").header("authorization", format!("Bearer {token}"));
        anybody.asks(request, Body::empty()).await.is(status);
    }
    for page in ["/", "/rules", "/verify", "/verify/tavola-dice.html", "/robots.txt", "/static/css/base.css"] {
        let answer = anybody.gets(page).await.is(StatusCode::OK);
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{page}");
    }
}
