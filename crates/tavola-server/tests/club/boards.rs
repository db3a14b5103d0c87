//! Matches beside a wooden board: who may write them, lines that come twice or not at all, two devices, wishes, the desk.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;

use crate::actors::{Club, Guest};

/// The time at which the club stands still.
const NOW: u64 = 1_800_000_000_000;

struct Board {
    id: String,
    token: String,
    desk: String,
}

fn settings() -> Value {
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 120_000, "delay": 12_000 });
    json!({ "names": { "white": "Ada", "black": "Carlo" }, "length": 3, "clock": clock, "oversight": "director" })
}

/// A line of a device's log.
fn line(device: &str, epoch: u32, seq: u32, by: &str, act: &Value) -> Value {
    let stamp = json!({ "id": format!("{device}-{epoch}-{seq}"), "device": device, "epoch": epoch, "seq": seq });
    json!({ "at": NOW + u64::from(seq) * 1000, "by": by, "act": act, "stamp": stamp })
}

fn opening(device: &str) -> Vec<Value> {
    vec![
        line(device, 1, 0, "white", &json!({ "type": "start_game" })),
        line(device, 1, 1, "white", &json!({ "type": "opening", "winner": "white" })),
    ]
}

impl Board {
    async fn open(guest: &mut Guest<'_>) -> Self {
        let made = guest.posts("/board", &json!({ "settings": settings() })).await.is(StatusCode::OK).json();
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        Self { id: text("id"), token: text("token"), desk: text("desk") }
    }

    async fn writes(&self, guest: &mut Guest<'_>, entries: &[Value]) -> Value {
        let body = json!({ "token": self.token, "now": NOW, "entries": entries });
        guest.posts(&format!("/board/{}/events", self.id), &body).await.is(StatusCode::OK).json()
    }

    async fn log(&self, guest: &mut Guest<'_>) -> Vec<Value> {
        let log = guest.gets(&format!("/board/{}/log", self.id)).await.is(StatusCode::OK).json();
        log["entries"].as_array().unwrap().clone()
    }

    async fn view(&self, guest: &mut Guest<'_>) -> Value {
        guest.gets(&format!("/board/{}/view", self.id)).await.is(StatusCode::OK).json()
    }
}

#[tokio::test]
async fn only_who_has_the_token_writes_takes_over_or_rules() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let board = Board::open(&mut guest).await;
    let order = json!({ "type": "warn", "against": "white", "reason": "late" });
    for token in ["", "00", &board.desk, "ff".repeat(32).as_str()] {
        let lines = json!({ "token": token, "now": NOW, "entries": [] });
        let claim = json!({ "token": token, "command_id": "claim", "device": "other" });
        let wish = json!({ "token": token, "id": "wish", "by": "white", "act": { "type": "press" } });
        for (path, body) in [("events", lines), ("lease", claim), ("ask", wish)] {
            guest.posts(&format!("/board/{}/{path}", board.id), &body).await.is(StatusCode::FORBIDDEN);
        }
        let log = format!("/board/{}/log?wait=asks&token={token}", board.id);
        guest.gets(&log).await.is(StatusCode::FORBIDDEN);
    }
    let rule = json!({ "token": board.token, "command_id": "rule", "command": order });
    guest.posts(&format!("/board/{}/command", board.id), &rule).await.is(StatusCode::FORBIDDEN);
    assert_eq!(board.log(&mut guest).await.len(), 1, "nothing but the settings");
    guest.gets("/board/nothing/view").await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn lines_that_come_twice_are_written_once_and_a_gap_is_asked_for() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let board = Board::open(&mut guest).await;
    let mut lines = opening("table");
    lines.push(line("table", 1, 2, "white", &json!({ "type": "press" })));
    assert_eq!(board.writes(&mut guest, &lines[1..]).await, json!({ "type": "missing", "expected": 0 }));
    assert_eq!(board.writes(&mut guest, &lines[..2]).await["type"], "written");
    assert_eq!(board.writes(&mut guest, &lines).await["version"], 4);
    assert_eq!(board.writes(&mut guest, &lines).await["version"], 4);
    let log = board.log(&mut guest).await;
    assert_eq!(log[1..], lines[..], "as the device has written them, the milliseconds included");
    assert_eq!(board.view(&mut guest).await["clock"]["running"], "black");
}

// rule: MAT-05
#[tokio::test]
async fn what_is_written_after_the_clock_was_taken_over_is_kept_beside_the_log() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let board = Board::open(&mut guest).await;
    board.writes(&mut guest, &opening("table")).await;
    let claim = json!({ "token": board.token, "command_id": "claim", "device": "phone" });
    for _ in 0..2 {
        let leased = guest.posts(&format!("/board/{}/lease", board.id), &claim).await.is(StatusCode::OK).json();
        assert_eq!(leased["epoch"], 2, "asking twice gives the same lease");
    }
    let phone = [line("phone", 2, 0, "white", &json!({ "type": "press" }))];
    assert_eq!(board.writes(&mut guest, &phone).await["type"], "written");
    let table = [
        line("table", 1, 2, "white", &json!({ "type": "press" })),
        line("table", 1, 3, "black", &json!({ "type": "press" })),
    ];
    for _ in 0..2 {
        assert_eq!(board.writes(&mut guest, &table).await["type"], "parted");
    }
    let view = board.view(&mut guest).await;
    assert_eq!(view["conflicts"].as_array().unwrap().len(), 1);
    assert_eq!(view["conflicts"][0]["lines"], json!([1, 2]));
    let settle = json!({ "type": "settle", "conflict": 1, "keep": "that" });
    let order = json!({ "token": board.desk, "command_id": "settle", "command": settle });
    guest.posts(&format!("/board/{}/command", board.id), &order).await.is(StatusCode::OK);
    assert_eq!(board.view(&mut guest).await["clock"]["running"], "white");
}

#[tokio::test]
async fn a_wish_is_answered_by_the_device_that_holds_the_clock() {
    let club = Club::open().await;
    let (mut mirror, mut table) = (club.stranger(), club.stranger());
    let board = Board::open(&mut mirror).await;
    board.writes(&mut table, &opening("table")).await;
    for (refused, answer) in [
        (Value::Null, json!({ "type": "entered" })),
        (json!("not-your-turn"), json!({ "type": "refused", "why": "not-your-turn" })),
    ] {
        let wish = json!({ "token": board.token, "id": "wish", "by": "white", "act": { "type": "press" } });
        let path = format!("/board/{}/ask", board.id);
        let device = async {
            let log = format!("/board/{}/log?after=99&wait=asks&token={}&now={NOW}", board.id, board.token);
            let asks = table.gets(&log).await.is(StatusCode::OK).json()["asks"].clone();
            assert_eq!(asks[0]["act"], json!({ "type": "press" }));
            let answers = json!([{ "id": asks[0]["id"], "refused": refused }]);
            let body = json!({ "token": board.token, "now": NOW, "entries": [], "answers": answers });
            table.posts(&format!("/board/{}/events", board.id), &body).await.is(StatusCode::OK);
            table.gets(&log.replace("wait=asks&", "")).await.is(StatusCode::OK).json()
        };
        let (heard, after) = tokio::join!(mirror.posts(&path, &wish), device);
        assert_eq!(heard.is(StatusCode::OK).json(), answer);
        assert_eq!(after["asks"], json!([]));
    }
}

// rule: TRN-01, CLK-03
#[tokio::test]
async fn the_desk_rules_with_a_reason_and_takes_the_sheet_away() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let board = Board::open(&mut guest).await;
    board.writes(&mut guest, &opening("table")).await;
    let path = format!("/board/{}/command", board.id);
    let order = |id: &str, command: Value| json!({ "token": board.desk, "command_id": id, "command": command });
    let time = |reason: &str| json!({ "type": "adjust_time", "side": "white", "millis": 60_000, "reason": reason });
    let refused = guest.posts(&path, &order("silent", time(""))).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["clause"], "TRN-01");
    for _ in 0..2 {
        guest.posts(&path, &order("given", time("disturbed"))).await.is(StatusCode::OK);
    }
    let view = board.view(&mut guest).await;
    assert_eq!(view["clock"]["banks"]["white"], 420_000);
    assert_eq!(view["rulings"].as_array().unwrap().len(), 1);
    let penalty = json!({ "type": "penalty", "against": "black", "points": 3, "reason": "left the room" });
    guest.posts(&path, &order("penalty", penalty)).await.is(StatusCode::OK);
    guest.posts(&path, &order("post", json!({ "type": "post" }))).await.is(StatusCode::OK);
    let view = board.view(&mut guest).await;
    assert_eq!((&view["winner"], &view["how"]), (&json!("white"), &json!("penalty")));
    let sheet = guest.gets(&format!("/board/{}/sheet.csv", board.id)).await.is(StatusCode::OK);
    assert!(sheet.text.starts_with("game,winner,"), "{}", sheet.text);
    let code = guest.gets("/board/qr.svg?text=https%3A%2F%2Fclub.example%2Fboard%2F1").await.is(StatusCode::OK);
    assert!(code.text.contains("<svg"), "a picture");
}

#[tokio::test]
async fn a_wish_under_way_while_the_server_starts_again_is_entered_once_and_its_sender_hears_so() {
    let club = Club::open().await;
    let mut table = club.stranger();
    let board = Board::open(&mut table).await;
    board.writes(&mut table, &opening("table")).await;
    let wish = json!({ "token": board.token, "id": "press-of-ada", "by": "white", "act": { "type": "press" } });
    let path = format!("/board/{}/ask", board.id);
    // The first server is gone before the device has heard of it; the phone sends the same wish again.
    let club = club.reopened(Millis::seconds(1)).await;
    let (mut mirror, mut table) = (club.stranger(), club.stranger());
    let device = async {
        let log = format!("/board/{}/log?after=99&wait=asks&token={}&now={NOW}", board.id, board.token);
        let asks = table.gets(&log).await.is(StatusCode::OK).json()["asks"].clone();
        let stamp = json!({ "id": asks[0]["id"], "device": "table", "epoch": 1, "seq": 2 });
        let entry = json!({ "at": NOW + 2000, "by": "white", "act": { "type": "press" }, "stamp": stamp });
        // The line arrives; what the device answers to the wish does not.
        board.writes(&mut table, &[entry]).await;
    };
    let (heard, ()) = tokio::join!(mirror.posts(&path, &wish), device);
    assert_eq!(heard.is(StatusCode::OK).json(), json!({ "type": "entered" }));
    // So it is after another start, when nobody remembers the wish but the log.
    let club = club.reopened(Millis::seconds(1)).await;
    let again = club.stranger().posts(&path, &wish).await.is(StatusCode::OK).json();
    assert_eq!(again, json!({ "type": "entered" }));
    assert_eq!(board.log(&mut club.stranger()).await.len(), 4, "settings, start, opening, one press");
}

// rule: CLK-10, TRN-19
#[tokio::test]
async fn the_tables_token_makes_no_rulings() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let board = Board::open(&mut guest).await;
    board.writes(&mut guest, &opening("table")).await;
    let before = board.log(&mut guest).await;
    let award = json!({ "type": "award_match", "winner": "white", "reason": "forged" });
    let time = json!({ "type": "adjust_time", "side": "white", "millis": 600_000, "reason": "forged" });
    let post = json!({ "type": "post" });
    let press = json!({ "type": "press" });
    let forged = [
        ("director", &award),
        ("director", &press),
        ("house", &award),
        ("house", &time),
        ("house", &post),
        ("director", &post),
    ];
    for (by, act) in forged {
        let wish = json!({ "token": board.token, "id": "forged", "by": by, "act": act });
        guest.posts(&format!("/board/{}/ask", board.id), &wish).await.is(StatusCode::FORBIDDEN);
        // Neither as the next line, nor behind a good one, nor in a log that parted.
        let good = line("table", 1, 2, "white", &press);
        let batches = [
            vec![line("table", 1, 2, by, act)],
            vec![good, line("table", 1, 3, by, act)],
            vec![line("other", 7, 0, "white", &press), line("other", 7, 1, by, act)],
        ];
        for entries in batches {
            let body = json!({ "token": board.token, "now": NOW, "entries": entries });
            guest.posts(&format!("/board/{}/events", board.id), &body).await.is(StatusCode::FORBIDDEN);
        }
    }
    let unstamped = json!({ "at": NOW, "by": "director", "act": award });
    let parted = json!([line("other", 7, 0, "white", &press), unstamped]);
    let body = json!({ "token": board.token, "now": NOW, "entries": parted });
    let refused = guest.posts(&format!("/board/{}/events", board.id), &body).await;
    assert!(refused.status.is_client_error(), "{}", refused.status);
    assert_eq!(board.log(&mut guest).await, before, "nothing of it is written");
    let order = json!({ "token": board.desk, "command_id": "a", "command": award });
    guest.posts(&format!("/board/{}/command", board.id), &order).await.is(StatusCode::OK);
    assert_eq!(board.view(&mut guest).await["winner"], "white", "the desk's own counts");
}

// rule: CLK-01
#[tokio::test]
async fn a_line_of_a_time_that_cannot_be_is_set_apart_and_takes_nobodys_time() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    for (said, now) in [
        (NOW + 3_600_000, NOW),
        (NOW + 3_600_000, NOW + 3_600_000),
        (NOW + 946_000_000_000, NOW + 946_000_000_000),
        (NOW - 27 * 3_600_000, NOW - 27 * 3_600_000),
    ] {
        let board = Board::open(&mut guest).await;
        board.writes(&mut guest, &opening("table")).await;
        let mut press = line("table", 1, 2, "white", &json!({ "type": "press" }));
        press["at"] = json!(said);
        let body = json!({ "token": board.token, "now": now, "entries": [press] });
        let path = format!("/board/{}/events", board.id);
        for _ in 0..2 {
            guest.posts(&path, &body).await.is(StatusCode::OK);
        }
        let view = board.view(&mut guest).await;
        let odd = &view["irregular"][0];
        assert_eq!(
            (&odd["type"], &odd["said"], &odd["by"]),
            (&json!("impossible_time"), &json!(said), &json!("white"))
        );
        assert_eq!(view["irregular"].as_array().unwrap().len(), 1, "{view}");
        let clock = &view["clock"];
        assert_eq!(clock["running"], "black", "the press counts");
        assert_eq!(clock["banks"], json!({ "white": 360_000, "black": 360_000 }), "{said}");
        let log = board.log(&mut guest).await;
        assert_eq!(log.last().unwrap()["at"], said, "the line stays as it was written");
        // What the desk says then is of the club's time.
        let hold = json!({ "type": "hold", "reason": "look" });
        let order = json!({ "token": board.desk, "command_id": "hold", "command": hold });
        guest.posts(&format!("/board/{}/command", board.id), &order).await.is(StatusCode::OK);
        assert_eq!(board.view(&mut guest).await["clock"]["banks"]["black"], 360_000);
    }
}

#[tokio::test]
async fn what_a_link_is_worth_is_told_before_it_takes_the_place_of_another() {
    let club = Club::open().await;
    let mut guest = club.stranger();
    let board = Board::open(&mut guest).await;
    let path = format!("/board/{}/right", board.id);
    guest.posts(&path, &json!({ "token": board.token })).await.is(StatusCode::NO_CONTENT);
    for token in [board.desk.as_str(), "", "x"] {
        guest.posts(&path, &json!({ "token": token })).await.is(StatusCode::FORBIDDEN);
    }
    guest.posts("/board/unknown/right", &json!({ "token": board.token })).await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn of_two_devices_that_take_the_clock_over_at_once_each_hears_of_its_own_lease() {
    let club = Club::open().await;
    let mut table = club.stranger();
    let board = Board::open(&mut table).await;
    board.writes(&mut table, &opening("table")).await;
    let path = format!("/board/{}/lease", board.id);
    let claim = |device: &str| json!({ "token": board.token, "command_id": format!("of-{device}"), "device": device });
    let mut claimed = Vec::new();
    for device in ["ada", "carlo", "ada"] {
        let leased = club.stranger().posts(&path, &claim(device)).await.is(StatusCode::OK).json();
        claimed.push(leased["epoch"].as_u64().unwrap());
    }
    // The third is the first one again: its answer was lost, and since then the other has the clock.
    assert_eq!(claimed, [2, 3, 2]);
    assert_eq!(board.view(&mut table).await["lease"]["device"], "carlo");
}
