//! Whatever opens something stands in no line of the log, on every level, whether a request is answered, refused or breaks;
//! nor in the numbers, nor in what browsers tell other sites.

use std::{
    io::Write,
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use axum::http::StatusCode;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use sqlx::{Connection as _, Executor as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::{
    actors::{Club, Guest, with_a_friend},
    line::listens,
    tournament,
};

const FORM: &str = "application/x-www-form-urlencoded";

/// Everything that has been logged.
#[derive(Clone, Default)]
pub(crate) struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        Write::write(&mut *self.0.lock().unwrap(), text)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Kept {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

/// What somebody sends who speaks HTTP by hand; the head of the answer.
async fn by_hand(address: SocketAddr, request: &str) -> String {
    let mut socket = tokio::net::TcpStream::connect(address).await.unwrap();
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 4096];
    let read = tokio::time::timeout(std::time::Duration::from_secs(5), socket.read(&mut answer)).await;
    String::from_utf8_lossy(&answer[..read.map_or(0, |read| read.unwrap_or(0))]).into_owned()
}

/// What follows `before` in a text, as far as it can be a key.
fn keys(text: &str, before: &str) -> Vec<String> {
    let key = |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
    let mut found: Vec<String> = text.split(before).skip(1).map(key).filter(|key| key.len() >= 16).collect();
    found.dedup();
    found
}

/// Every way in which an address with a secret can be asked for.
async fn is_asked_for(guest: &Guest<'_>, address: SocketAddr, path: &str) {
    let cookie = guest.cookie.clone().unwrap_or_default();
    let ways = [path.to_owned(), format!("{path}/x"), format!("{path}%00"), format!("{path}?t={path}&now={path}")];
    for (way, accept) in ways.iter().zip(["text/html", "application/json"].into_iter().cycle()) {
        let about =
            format!("host: {address}\r\naccept: {accept}\r\ncookie: {cookie}\r\nreferer: http://{address}{path}");
        let head = format!("{about}\r\nconnection: close");
        for method in ["GET", "DELETE", "BREW"] {
            let answer = by_hand(address, &format!("{method} {way} HTTP/1.1\r\n{head}\r\n\r\n")).await.to_lowercase();
            assert!(answer.contains("referrer-policy: same-origin"), "{method} {way}: {answer}");
            assert!(answer.contains("cache-control: no-store"), "{method} {way}: {answer}");
        }
        for (kind, body) in [("application/json", "{\"x\":"), (FORM, "name=Bea&name=")] {
            let head = format!("{head}\r\ncontent-type: {kind}\r\ncontent-length: {}", body.len());
            by_hand(address, &format!("POST {way} HTTP/1.1\r\n{head}\r\n\r\n{body}")).await;
        }
    }
    // No request at all, and none that ends.
    by_hand(address, &format!("GET {path} HTTP/9.9\r\n\r\n")).await;
    by_hand(address, &format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", "x".repeat(70_000))).await;
}

/// What is said on a live line: each message with a secret in it, whole and broken.
async fn is_said(guest: &Guest<'_>, address: SocketAddr, table: &str, secret: &str) {
    let mut request = format!("ws://{address}{table}/live").into_client_request().unwrap();
    if let Some(cookie) = &guest.cookie {
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    let (mut line, _) = connect_async(request).await.unwrap();
    let command = json!({ "type": "take_seat", "invitation": secret });
    let said = json!({ "type": "command", "command_id": "1", "command": command }).to_string();
    for text in
        [said.clone(), said.replace("take_seat", "take"), format!("{{\"type\":\"{secret}\"}}"), said[..60].to_owned()]
    {
        line.send(Message::text(text)).await.unwrap();
        line.next().await.unwrap().unwrap();
    }
    line.close(None).await.unwrap();
}

#[tokio::test]
async fn what_opens_something_is_never_logged() {
    let kept = Kept::default();
    let writer = kept.clone();
    tavola_server::base::logging::to("trace", move || writer.clone()).unwrap().try_init().unwrap();
    let club = Club::open().await;
    let address = listens(&club).await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let mut secrets: Vec<String> = [&ada, &bea]
        .into_iter()
        .map(|guest| guest.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned())
        .collect();
    let mut ways = Vec::new();

    // Invitations.
    let table = ada.opens(with_a_friend(None)).await;
    let another = ada.opens(with_a_friend(None)).await;
    let rules = json!({ "rules": { "game": { "preset": "chouette-club" } } });
    let chouette = ada.posts("/chouettes", &rules).await.is(StatusCode::CREATED).json();
    let chouette = chouette["join_url"].as_str().unwrap().to_owned();
    for link in [&table.link.unwrap(), &another.link.clone().unwrap(), &chouette] {
        let way = link[link.find("/join/").unwrap()..].to_owned();
        secrets.push(way["/join/".len()..].to_owned());
        ways.push(way);
    }
    // Offices, the committee's seats, an event's tables.
    let event = tournament::opens(&mut ada, json!({ "venue": "over_the_board", "tables": 2 })).await;
    let setup = ada.gets(&format!("{event}/desk/setup")).await.is(StatusCode::OK).text;
    for kind in ["office", "seat"] {
        for key in keys(&setup, &format!("{event}/{kind}/")) {
            ways.push(format!("{event}/{kind}/{key}"));
            secrets.push(key);
        }
    }
    let codes = ada.gets(&format!("{event}/desk/devices")).await.is(StatusCode::OK).text;
    for key in keys(&codes, "?t=").into_iter().chain(keys(&codes, "%3Ft%3D")) {
        ways.push(format!("/board/at/{}/1?t={key}", &event["/e/".len()..]));
        ways.push(format!("/board/qr.svg?text=http%3A%2F%2Fclub%2Fboard%2F1%23t%3D{key}"));
        secrets.push(key);
    }
    // A device's rights.
    let settings = json!({ "settings": { "names": { "white": "Ada", "black": "Bea" }, "length": 3 } });
    let device = ada.posts("/board", &settings).await.is(StatusCode::OK).json();
    let board = format!("/board/{}", device["id"].as_str().unwrap());
    for right in ["token", "desk"] {
        let token = device[right].as_str().unwrap();
        ways.push(format!("{board}/log?wait=asks&token={token}"));
        for act in ["ask", "right", "lease", "events", "command"] {
            let whole = json!({ "token": token, "command_id": "1", "device": "d", "now": 5, "entries": [],
                "id": "w", "by": "white", "act": { "type": "press" }, "command": { "type": "press" } });
            ada.posts(&format!("{board}/{act}"), &whole).await;
            ada.posts(&format!("{board}/{act}"), &json!({ "token": [token], "now": token })).await;
            ada.sends(&format!("{board}/{act}"), "application/json", &format!("{{\"token\":\"{token}")).await;
        }
        secrets.push(token.to_owned());
    }
    assert!(ways.len() >= 10, "{ways:?}");
    for way in &ways {
        is_asked_for(&bea, address, way).await;
    }
    // On a line, and the seed of a chain.
    is_said(&bea, address, &another.path, &secrets[3]).await;
    let seed = "5eed".repeat(16);
    for body in [json!({ "seed": seed }), json!({ "seed": [seed] }), json!({ "seed": seed.clone() + "0" })] {
        ada.posts(&format!("{}/escrow", another.path), &body).await;
    }
    secrets.push(seed);
    // And when the house itself is at fault.
    let file = club.folder.path().join("tavola.db");
    let mut database = sqlx::AnyConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    for gone in ["invitations", "sessions", "secrets", "events"] {
        database.execute(sqlx::AssertSqlSafe(format!("ALTER TABLE {gone} RENAME TO gone_{gone}"))).await.unwrap();
    }
    let statuses = [bea.gets(&ways[0]).await.status, bea.posts(&ways[0], &json!({})).await.status];
    assert!(statuses.iter().all(|status| status.is_server_error()), "{statuses:?}");
    for way in &ways {
        bea.gets(way).await;
        bea.posts(way, &json!({ "name": "Bea" })).await;
    }

    let numbers = by_hand(address, "GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await;
    let text = kept.text();
    assert!(text.contains("answered") && text.contains("/join/{token}") && text.contains("a request failed"));
    for secret in &secrets {
        assert!(secret.len() >= 16, "{secret} is none");
        let lines: Vec<&str> = text.lines().filter(|line| line.contains(secret.as_str())).take(3).collect();
        assert_eq!(lines, Vec::<&str>::new(), "{secret} is logged");
        assert!(!numbers.contains(secret.as_str()), "{secret} is counted");
    }
}
