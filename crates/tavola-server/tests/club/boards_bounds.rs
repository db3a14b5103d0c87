//! How much a device beside a board may ask of the club: lines at once, lines without end, leases of nothing.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_server::Config;

use crate::actors::{Answer, Club, Guest};

const NOW: u64 = 1_800_000_000_000;

struct Board {
    id: String,
    token: String,
}

impl Board {
    /// A match that nobody has set up yet.
    async fn made(guest: &mut Guest<'_>) -> Self {
        let made = guest.posts("/board", &json!({})).await.is(StatusCode::OK).json();
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        Self { id: text("id"), token: text("token") }
    }

    async fn writes(&self, guest: &mut Guest<'_>, entries: &[Value]) -> Answer {
        let body = json!({ "token": self.token, "now": NOW, "entries": entries });
        guest.posts(&format!("/board/{}/events", self.id), &body).await
    }

    async fn claims(&self, guest: &mut Guest<'_>, nth: usize) -> Answer {
        let claim = json!({ "token": self.token, "command_id": format!("claim-{nth}"), "device": format!("d{nth}") });
        guest.posts(&format!("/board/{}/lease", self.id), &claim).await
    }

    async fn version(&self, guest: &mut Guest<'_>) -> Value {
        let log = format!("/board/{}/log?token={}", self.id, self.token);
        guest.gets(&log).await.is(StatusCode::OK).json()["version"].clone()
    }
}

fn line(seq: usize, act: &Value) -> Value {
    let stamp = json!({ "id": format!("l{seq}"), "device": "table", "epoch": 1, "seq": seq });
    let by = if seq % 2 == 1 { "white" } else { "black" };
    json!({ "at": NOW - 1_000_000 + 100 * seq as u64, "by": by, "act": act, "stamp": stamp })
}

/// A log of so many lines: settings, opening, one press after the other.
fn log(lines: usize) -> Vec<Value> {
    let settings = json!({ "names": { "white": "Ada", "black": "Carlo" }, "length": 25 });
    let first = [
        json!({ "type": "open", "settings": settings }),
        json!({ "type": "start_game" }),
        json!({ "type": "opening", "winner": "white" }),
    ];
    let press = json!({ "type": "press" });
    (0..lines).map(|seq| line(seq, first.get(seq).unwrap_or(&press))).collect()
}

#[tokio::test]
async fn nobody_holds_the_clock_of_a_match_that_was_never_set_up() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let board = Board::made(&mut guest).await;
    for nth in 0..3 {
        let refused = board.claims(&mut guest, nth).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
        assert_eq!(refused["message_key"], "board-refused-not-opened");
        let press = [line(0, &json!({ "type": "press" }))];
        board.writes(&mut guest, &press).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(board.version(&mut guest).await, 0, "and nothing is kept of it");
    board.writes(&mut guest, &log(3)).await.is(StatusCode::OK);
    board.claims(&mut guest, 9).await.is(StatusCode::OK);
}

#[tokio::test]
async fn many_lines_come_as_they_were_written_however_they_are_cut() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let (board, lines) = (Board::made(&mut guest).await, log(700));
    // More than are taken at once: the device looks how far the log goes and sends the others.
    let taken = board.writes(&mut guest, &lines).await.is(StatusCode::OK).json();
    assert_eq!(taken, json!({ "type": "written", "version": 512 }));
    let missing = board.writes(&mut guest, &lines[600..]).await.is(StatusCode::OK).json();
    assert_eq!(missing, json!({ "type": "missing", "expected": 512 }));
    let taken = board.writes(&mut guest, &lines[400..]).await.is(StatusCode::OK).json();
    assert_eq!(taken, json!({ "type": "written", "version": 700 }));
    let log = guest.gets(&format!("/board/{}/log", board.id)).await.is(StatusCode::OK).json();
    assert_eq!(log["entries"].as_array().unwrap()[1..], lines[1..]);
    // On disk, not only remembered.
    let club = club.reopened(tavola_base::Millis::seconds(1)).await;
    let log = club.stranger().gets(&format!("/board/{}/log", board.id)).await.is(StatusCode::OK).json();
    assert_eq!(log["entries"].as_array().unwrap()[1..], lines[1..]);
}

#[tokio::test]
async fn lines_without_end_are_stopped() {
    let club = Club::with(Config { rate_per_second: 1, rate_burst: 20, ..Config::default() }).await;
    let mut guest = club.stranger();
    let (board, lines) = (Board::made(&mut guest).await, log(500));
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(board.writes(&mut guest, &lines).await.status);
    }
    assert!(answers.contains(&StatusCode::OK) && answers.contains(&StatusCode::TOO_MANY_REQUESTS), "{answers:?}");
    club.clock.advance(tavola_base::Millis::seconds(30));
    board.writes(&mut guest, &lines).await.is(StatusCode::OK);
}
