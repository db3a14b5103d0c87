//! The live line, over a real socket on loopback.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::actors::{Club, Guest, two_at_a_table};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The club's router on a port of its own.
pub(crate) async fn listens(club: &Club) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = club.app.router().into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    address
}

/// A line from a guest's page to a table.
pub(crate) struct Line(Socket);

impl Line {
    pub(crate) async fn open(guest: &Guest<'_>, address: SocketAddr, table: &str, from: &str) -> Self {
        let mut request = format!("ws://{address}{table}/live{from}").into_client_request().unwrap();
        if let Some(cookie) = &guest.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        Self(connect_async(request).await.unwrap().0)
    }

    pub(crate) async fn says(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.ok();
    }

    /// The next message of that type; none once the line is closed.
    pub(crate) async fn hears(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.0.next()).await.expect("an answer");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == kind {
                        return Some(message);
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
                over @ (Some(Ok(Message::Close(_)) | Err(_)) | None) => {
                    println!("the line is over: {over:?}");
                    return None;
                }
            }
        }
    }
}

#[tokio::test]
async fn a_page_that_comes_back_gets_what_it_missed_and_nothing_twice() {
    let club = Club::open().await;
    let (mut ada, bea, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    let mut line = Line::open(&bea, address, &table.path, "").await;
    let first = line.hears("update").await.unwrap();
    assert_eq!(first["events"], json!([]));
    drop(line);
    ada.commands(&table.path, json!({ "type": "resign_match" })).await;
    let from = first["version"].as_i64().unwrap();
    let mut line = Line::open(&bea, address, &table.path, &format!("?from={from}")).await;
    let update = line.hears("update").await.unwrap();
    let missed = i64::try_from(update["events"].as_array().unwrap().len()).unwrap();
    assert_eq!(from + missed, update["version"].as_i64().unwrap());
    assert_eq!(update["view"]["phase"]["type"], "match_over");
}

#[tokio::test]
async fn a_command_on_the_line_is_acknowledged_and_seen_by_both() {
    let club = Club::open().await;
    let (ada, bea, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    let mut adas = Line::open(&ada, address, &table.path, "").await;
    let mut beas = Line::open(&bea, address, &table.path, "").await;
    beas.hears("update").await.unwrap();
    adas.says(&json!({ "type": "command", "command_id": "x", "command": { "type": "resign_match" } }).to_string())
        .await;
    let accepted = adas.hears("accepted").await.unwrap();
    let seen = beas.hears("update").await.unwrap();
    assert_eq!(seen["version"], accepted["version"]);
    adas.says(&json!({ "type": "command", "command_id": "y", "command": { "type": "roll" } }).to_string()).await;
    let refused = adas.hears("refused").await.unwrap();
    assert_eq!((refused["command_id"].as_str(), refused["code"].as_str()), (Some("y"), Some("refused")));
}

#[tokio::test]
async fn a_version_from_the_future_gets_the_view_as_it_is() {
    let club = Club::open().await;
    let (ada, _, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    for from in ["?from=999999999", "?from=9223372036854775807"] {
        let mut line = Line::open(&ada, address, &table.path, from).await;
        let update = line.hears("update").await.unwrap();
        assert_eq!(update["view"]["version"], update["version"]);
        line.says("{\"type\":\"resume\",\"version\":88888888}").await;
        let again = line.hears("update").await.unwrap();
        assert_eq!((&again["version"], &again["events"]), (&update["version"], &json!([])));
    }
}

#[tokio::test]
async fn nonsense_is_answered_for_a_while_and_then_the_line_is_cut() {
    let club = Club::open().await;
    let (mut ada, _, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    let mut line = Line::open(&club.stranger(), address, &table.path, "").await;
    line.says("{\"type\":\"sing\"}").await;
    assert_eq!(line.hears("error").await.unwrap()["error"]["code"], "malformed");
    for _ in 0..40 {
        line.says("]").await;
    }
    while line.hears("error").await.is_some() {}
    assert_eq!(ada.sees(&table.path).await["state"], "playing");
}

#[tokio::test]
async fn an_oversized_message_cuts_only_its_own_line() {
    let club = Club::open().await;
    let (ada, bea, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    let mut good = Line::open(&ada, address, &table.path, "").await;
    let mut bad = Line::open(&bea, address, &table.path, "").await;
    bad.says(&"x".repeat(1_000_000)).await;
    assert!(bad.hears("never").await.is_none());
    good.says("{\"type\":\"ping\"}").await;
    assert!(good.hears("pong").await.is_some());
}

#[tokio::test]
async fn a_watcher_on_the_line_sees_the_table_and_moves_nothing() {
    let club = Club::open().await;
    let (mut ada, _, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    let mut line = Line::open(&club.stranger(), address, &table.path, "").await;
    let update = line.hears("update").await.unwrap();
    assert_eq!(update["view"]["you"], json!(null));
    assert_eq!(line.hears("presence").await.unwrap()["watchers"], 1);
    line.says(&json!({ "type": "command", "command_id": "z", "command": { "type": "resign_match" } }).to_string())
        .await;
    assert_eq!(line.hears("refused").await.unwrap()["code"], "unknown");
    assert_eq!(ada.sees(&table.path).await["version"], update["version"]);
}

#[tokio::test]
async fn a_server_that_stops_tells_the_pages_to_come_back() {
    let club = Club::open().await;
    let (ada, _, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    let mut line = Line::open(&ada, address, &table.path, "").await;
    line.hears("update").await.unwrap();
    club.app.stop();
    let code = loop {
        match line.0.next().await {
            Some(Ok(Message::Close(Some(frame)))) => break u16::from(frame.code),
            Some(Ok(_)) => {}
            other => panic!("no word of farewell: {other:?}"),
        }
    };
    assert_eq!(code, 1012);
}

#[tokio::test]
async fn on_a_chouettes_line_one_asks_before_one_acts_and_comes_back_to_what_one_missed() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let new = json!({ "rules": { "game": { "preset": "chouette-club" } }, "bots": ["casual", "casual"] });
    let path = ada.posts("/chouettes", &new).await.json()["url"].as_str().unwrap().to_owned();
    let address = listens(&club).await;
    let mut line = Line::open(&ada, address, &path, "").await;
    let first = line.hears("update").await.unwrap();
    assert_eq!(first["view"]["stage"]["type"], "gathering");
    line.says(&json!({ "type": "would", "ask": "q", "command": { "type": "roll" } }).to_string()).await;
    let answer = line.hears("would").await.unwrap();
    let why = (&answer["refusal"]["message_key"], &answer["refusal"]["clause"]);
    assert_eq!((&answer["ask"], why), (&json!("q"), (&json!("chouette-order-unknown"), &json!("CHO-01"))));
    line.says(&json!({ "type": "would", "ask": "r", "command": { "type": "roll_die" } }).to_string()).await;
    assert!(line.hears("would").await.unwrap()["refusal"].is_null());
    let roll = json!({ "type": "command", "command_id": "1", "command": { "type": "roll_die" } });
    line.says(&roll.to_string()).await;
    let accepted = line.hears("accepted").await.unwrap();
    line.says(&roll.to_string()).await;
    assert_eq!(line.hears("accepted").await.unwrap()["version"], accepted["version"], "sent again, done once");
    drop(line);
    let from = first["version"].as_i64().unwrap();
    let mut line = Line::open(&ada, address, &path, &format!("?from={from}")).await;
    let update = line.hears("update").await.unwrap();
    let kinds: Vec<_> = update["events"].as_array().unwrap().iter().map(|event| event["type"].clone()).collect();
    for kind in ["roll_called", "link_opened", "dice_fell", "die_rolled"] {
        assert!(kinds.contains(&json!(kind)), "{kinds:?}");
    }
}
