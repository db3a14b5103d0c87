//! Hostile and broken clients: nothing they send moves a table, stops the club, or shows what is not theirs.

use axum::{body::Body, http::Request, http::StatusCode};
use serde_json::{Value, json};
use tavola_server::Config;

use crate::actors::{Club, two_at_a_table, with_a_bot};

#[tokio::test]
async fn broken_commands_are_refused_and_change_nothing() {
    let club = Club::open().await;
    let (mut ada, _, table) = two_at_a_table(&club, None).await;
    let before = ada.sees(&table.path).await["version"].clone();
    let long = "9".repeat(5_000);
    for body in [
        "",
        "{",
        "null",
        "[]",
        "{\"command_id\":1,\"command\":{\"type\":\"roll\"}}",
        "{\"command_id\":\"\",\"command\":{\"type\":\"roll\"}}",
        "{\"command_id\":\"a b\",\"command\":{\"type\":\"roll\"}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"cheat\"}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"roll\",\"dice\":[6,6]}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"play\",\"steps\":[{\"from\":99,\"to\":1}]}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"play\",\"steps\":[{\"from\":-1,\"to\":1}]}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"play\",\"steps\":\"8/5\"}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"ready\",\"anchor\":\"00\"}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"ready\",\"length\":4000000000}}",
        "{\"command_id\":\"a\",\"command\":{\"type\":\"roll\"},\"actor\":\"house\"}",
        "\u{0}\u{1}\u{fffd}",
        &format!("{{\"command_id\":\"{long}\",\"command\":{{\"type\":\"roll\"}}}}"),
        &format!("{{\"command_id\":\"a\",\"command\":{}", "[".repeat(3_000)),
    ] {
        let answer = ada.sends(&format!("{}/command", table.path), "application/json", body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}: {}", answer.text);
    }
    assert_eq!(ada.sees(&table.path).await["version"], before);
}

#[tokio::test]
async fn a_body_longer_than_anybody_needs_is_not_read() {
    let club = Club::open().await;
    let mut eve = club.guest("Eve").await;
    let huge = "x".repeat(10_000_000);
    let answer = eve.posts("/tables", &json!({ "name": huge })).await;
    assert!(answer.status.is_client_error());
    club.stranger().gets("/health").await.is(StatusCode::OK);
}

#[tokio::test]
async fn who_does_not_sit_at_a_table_does_nothing_there() {
    let club = Club::open().await;
    let (mut ada, _, table) = two_at_a_table(&club, None).await;
    let before = ada.sees(&table.path).await["version"].clone();
    let (mut eve, mut nobody) = (club.guest("Eve").await, club.stranger());
    for name in ["ready", "roll", "double", "take", "drop", "resign_match", "leave", "next_game", "accept_rematch"] {
        eve.commands(&table.path, json!({ "type": name })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
        nobody.commands(&table.path, json!({ "type": name })).await.is(StatusCode::UNAUTHORIZED);
    }
    eve.posts(&format!("{}/escrow", table.path), &json!({ "seed": "0".repeat(64) })).await.is(StatusCode::FORBIDDEN);
    assert_eq!(ada.sees(&table.path).await["version"], before);
}

#[tokio::test]
async fn nobody_plays_for_the_opponent() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    let view = ada.sees(&table.path).await;
    let waits_for_ada = view["phase"]["side"] == "white";
    let other = if waits_for_ada { &mut bea } else { &mut ada };
    for command in [json!({ "type": "roll" }), json!({ "type": "play", "steps": [] }), json!({ "type": "double" })] {
        let refusal = other.commands(&table.path, command).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
        assert!(refusal["message_key"].is_string(), "{refusal}");
    }
    assert_eq!(ada.sees(&table.path).await["version"], view["version"]);
}

#[tokio::test]
async fn no_player_speaks_for_the_house_or_the_director() {
    let club = Club::open().await;
    let (mut ada, _, table) = two_at_a_table(&club, None).await;
    for command in [
        json!({ "type": "tick" }),
        json!({ "type": "resumed", "down": 1_000_000 }),
        json!({ "type": "give_time", "time": { "white": 9, "black": 0 }, "reason": "me" }),
        json!({ "type": "award_match", "winner": "white", "reason": "me" }),
        json!({ "type": "stop_clock", "reason": "director" }),
        json!({ "type": "disconnected", "side": "black" }),
        json!({ "type": "connected", "side": "black" }),
        json!({ "type": "correct_start" }),
    ] {
        ada.commands(&table.path, command).await.is(StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_command_sent_again_is_done_once_and_answered_alike() {
    let club = Club::open().await;
    let (mut ada, _, _) = two_at_a_table(&club, None).await;
    let table = ada.opens(with_a_bot()).await;
    let ready = json!({ "type": "ready" });
    let first = ada.commands_as(&table.path, "once", ready.clone()).await.is(StatusCode::OK).json();
    ada.commands(&table.path, json!({ "type": "roll" })).await;
    for _ in 0..3 {
        assert_eq!(ada.commands_as(&table.path, "once", ready.clone()).await.is(StatusCode::OK).json(), first);
    }
    let refused =
        ada.commands_as(&table.path, "no", json!({ "type": "take" })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let again = ada.commands_as(&table.path, "no", json!({ "type": "take" })).await;
    assert_eq!((again.status, again.text), (refused.status, refused.text));
}

#[tokio::test]
async fn another_guest_cannot_use_up_a_command_id() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let table = ada.opens(with_a_bot()).await;
    eve.commands_as(&table.path, "same", json!({ "type": "ready" })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    ada.commands_as(&table.path, "same", json!({ "type": "ready" })).await.is(StatusCode::OK);
}

#[tokio::test]
async fn a_forged_cookie_is_no_cookie() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await;
    let (session, _) = ada.cookie.as_ref().unwrap().split_once('.').unwrap();
    let zeros = "0".repeat(64);
    for cookie in [format!("{session}.{zeros}"), session.to_owned(), "tavola_guest=..".into(), "\u{e9}=1".into()] {
        let mut eve = club.stranger();
        eve.cookie = Some(cookie);
        eve.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn another_sites_page_cannot_act_for_a_guest() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await;
    let order = json!({ "command_id": "a", "command": { "type": "resign_match" } }).to_string();
    for (name, value) in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site"), ("origin", "null")] {
        let request = Request::post(format!("{}/command", table.path))
            .header("host", "club.example")
            .header("content-type", "application/json")
            .header(name, value);
        ada.asks(request, Body::from(order.clone())).await.is(StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_flood_is_stopped_and_others_are_still_served() {
    let club = Club::with(Config { rate_per_second: 1, rate_burst: 10, ..Config::default() }).await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let table = ada.opens(with_a_bot()).await;
    let mut stopped = 0;
    for _ in 0..50 {
        let answer = eve.commands(&table.path, json!({ "type": "roll" })).await;
        stopped += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(stopped, 40);
    ada.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
}

#[tokio::test]
async fn what_is_secret_is_in_no_answer() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    let seed = "5eed".repeat(16);
    ada.posts(&format!("{}/escrow", table.path), &json!({ "seed": seed })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let id = tavola_server::base::ids::StreamId::new(table.path.strip_prefix("/t/").unwrap());
    // As one that was left for a chain of its own.
    let left = tavola_server::store::RowWrite::secret(&id, "escrow:1:white", &seed);
    club.app.store().write(vec![left]).await.unwrap();
    let mut secrets: Vec<String> =
        club.app.store().secrets(&id).await.unwrap().into_iter().map(|secret| secret.value).collect();
    assert_eq!(secrets.len(), 2);
    secrets.push(table.link.as_ref().unwrap().strip_prefix("/join/").unwrap().to_owned());
    for row in club.app.store().events_after(&id, tavola_server::base::ids::Version::NONE).await.unwrap() {
        let event: Value = serde_json::from_str(&row.body).unwrap();
        secrets.extend(event["sitter"]["player"].as_str().map(str::to_owned));
    }
    assert_eq!(secrets.len(), 5);
    for path in ["", "/view", "/proof.json", "/commitments.json"] {
        for visitor in [&mut ada, &mut bea, &mut club.guest("Eve").await] {
            let answer = visitor.gets(&format!("{}{path}", table.path)).await.is(StatusCode::OK);
            for secret in &secrets {
                assert!(!answer.text.contains(secret.as_str()), "{path} shows {secret}");
            }
        }
    }
    let mut eve = club.stranger();
    assert_eq!(eve.gets(&format!("{}/proof.json", table.path)).await.json()["house_secret"], json!(null));
    assert_eq!(eve.sees(&table.path).await["legal"]["actions"], json!([]));
}

#[tokio::test]
async fn addresses_of_nothing_are_answered_with_nothing() {
    let club = Club::open().await;
    let mut eve = club.guest("Eve").await;
    let long = format!("/t/{}", "a".repeat(4_000));
    for path in
        ["/t/none", "/t/none/view", "/t/%00/view", "/t/../view", "/static/../Cargo.toml", "/static/%2e%2e/x", &long]
    {
        eve.gets(path).await.is(StatusCode::NOT_FOUND);
    }
    eve.commands("/t/none", json!({ "type": "roll" })).await.is(StatusCode::NOT_FOUND);
    let tables = club.app.store().rooms_playing("table").await.unwrap();
    assert_eq!(tables.len(), 0);
}

#[tokio::test]
async fn terms_no_table_can_be_played_on_are_refused() {
    let club = Club::open().await;
    let mut eve = club.guest("Eve").await;
    for terms in [
        json!({ "opponent": "bot", "rules": { "preset": "match", "length": { "points": 0 } } }),
        json!({ "opponent": "bot", "rules": { "preset": "match", "length": { "points": 65 } } }),
        json!({ "opponent": "bot", "rules": { "preset": "match", "jacoby": "on" } }),
        json!({ "opponent": "bot", "rules": { "preset": "money", "crawford": "on" } }),
        json!({ "opponent": "bot", "rules": { "preset": "match" }, "clock": { "bank_per_point": 0, "delay": 0 } }),
        json!({ "opponent": "bot", "rules": { "preset": "match" }, "seats": { "white": "me" } }),
        json!({ "opponent": "nobody", "rules": { "preset": "match" } }),
    ] {
        eve.posts("/tables", &terms).await.is(StatusCode::BAD_REQUEST);
    }
}
