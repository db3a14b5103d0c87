//! What comes from outside: forms, bodies and addresses of any shape are answered, none ends or fills anything.

use axum::http::StatusCode;
use serde_json::json;

use crate::{
    actors::{Club, with_a_bot},
    event,
};

const FORM: &str = "application/x-www-form-urlencoded";

// 30 KB of `/a/a/a…` were built and dropped one in another: the stack ran over and the process was gone.
#[tokio::test]
async fn a_form_of_any_shape_is_answered() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = event::opens(&mut ada, json!({})).await;
    for way in ["/events".to_owned(), format!("{event}/command"), format!("{event}/committee")] {
        for form in
            [format!("{}=1", "/a".repeat(30_000)), format!("{}=1", "%2Fa".repeat(16_000)), "/a=1&".repeat(9_000)]
        {
            ada.sends(&way, FORM, &form).await.is(StatusCode::BAD_REQUEST);
        }
        ada.sends(&way, "application/json", &"[".repeat(60_000)).await.is(StatusCode::BAD_REQUEST);
    }
    ada.gets("/health").await.is(StatusCode::OK);
}

// Too long, too deep, not what it says: each is a 4xx and none a fault of ours.
#[tokio::test]
async fn a_body_of_any_shape_is_answered() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await.path;
    let deep = format!("{}1{}", r#"{"a":"#.repeat(200), "}".repeat(200));
    let hostile = [
        String::new(),
        "[".repeat(60_000),
        deep.clone(),
        format!(r#"{{"command_id":"a","command":{deep}}}"#),
        format!(r#"{{"token":"","ask":{deep}}}"#),
        "x".repeat(70_000),
        "1e999".to_owned(),
        r#""\ud800""#.to_owned(),
    ];
    let device = ada.posts("/board", &json!({})).await.is(StatusCode::OK).json();
    let device = format!("/board/{}", device["id"].as_str().unwrap());
    let commands = ["command", "would", "escrow"].map(|act| format!("{table}/{act}"));
    let device = ["ask", "command", "lease", "events"].map(|act| format!("{device}/{act}"));
    let others = ["/tables", "/chouettes", "/events", "/board", "/me/name"].map(str::to_owned);
    for way in commands.iter().chain(&device).chain(&others) {
        for body in &hostile {
            let answer = ada.sends(way, "application/json", body).await;
            assert!(answer.status.is_client_error(), "{way} {body:.20}: {}", answer.status);
        }
    }
}

#[tokio::test]
async fn a_name_of_another_kind_or_of_nothing_is_a_404_everywhere() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await.path;
    let table = table.strip_prefix("/t/").unwrap();
    let event = event::opens(&mut ada, json!({})).await;
    let event = event.strip_prefix("/e/").unwrap();
    let chouette = ada
        .posts("/chouettes", &json!({ "rules": { "game": { "preset": "chouette-club" } } }))
        .await
        .is(StatusCode::CREATED)
        .json();
    let chouette = chouette["id"].as_str().unwrap();
    let nothing = "0".repeat(32);
    let none = [nothing.as_str(), "none", "a", "..%2f..", &"a".repeat(3_000)];
    let ways = [
        ("/t", ["", "/view", "/proof.json", "/commitments.json"].as_slice(), [event, chouette]),
        (
            "/c",
            &["", "/view", "/proof.json", "/commitments.json", "/accounts", "/games/1", "/sheet.csv"],
            [table, event],
        ),
        (
            "/e",
            &["", "/view", "/me", "/hints", "/desk", "/desk/setup", "/player/1", "/export/entries.csv"],
            [table, chouette],
        ),
        ("/board", &["/view", "/sheet.csv"], [table, event]),
    ];
    for (kind, below, foreign) in ways {
        for id in foreign.iter().chain(&none) {
            for way in below {
                ada.gets(&format!("{kind}/{id}{way}")).await.is(StatusCode::NOT_FOUND);
            }
        }
    }
    let roll = json!({ "type": "roll" });
    for id in [event, chouette, &nothing] {
        ada.commands(&format!("/t/{id}"), roll.clone()).await.is(StatusCode::NOT_FOUND);
    }
}
