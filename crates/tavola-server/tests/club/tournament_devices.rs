//! Events over the board: a table's QR code leads to a device filled from the draw, and what is confirmed on it goes onto
//! the bracket: a match, a Swing's game, each match of a best of three and of a Davis Cup tie.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::club::tournament_devices;

use crate::actors::{Club, Guest};

/// The time at which the club begins.
const NOW: u64 = 1_800_000_000_000;

/// A tournament over the board with two entries of one division, drawn, its first match called to table 1.
async fn opens(club: &Club, host: &mut Guest<'_>, division: Value) -> String {
    opens_with(club, host, division, 2).await
}

/// The same in a hall of so many tables.
async fn opens_with(club: &Club, host: &mut Guest<'_>, division: Value, tables: u32) -> String {
    let mut all = json!({ "id": "main", "lengths": { "main": [1] } });
    all.as_object_mut().unwrap().extend(division.as_object().unwrap().clone());
    let settings = json!({ "name": "Evening", "venue": "over_the_board", "tables": tables, "divisions": [all] });
    let made = host.posts("/events", &json!({ "settings": settings })).await.is(StatusCode::CREATED).json();
    let tournament = made["url"].as_str().unwrap().to_owned();
    let members = ["Carla", "Dario", "Elena"].map(|name| json!({ "person": name, "name": name }));
    acts(host, &tournament, json!({ "type": "appoint_committee", "members": members })).await;
    for people in [["Ada", "Anna"], ["Bea", "Bruno"]] {
        let many = if all["entrants"] == "davis_pair" { 2 } else { 1 };
        let people: Vec<Value> = people[..many].iter().map(|name| json!({ "name": name })).collect();
        acts(host, &tournament, json!({ "type": "enter", "division": "main", "people": people })).await;
    }
    acts(host, &tournament, json!({ "type": "draw", "division": "main" })).await;
    acts(host, &tournament, json!({ "type": "publish_draw", "division": "main" })).await;
    acts(host, &tournament, json!({ "type": "call", "match": 1, "table": 1 })).await;
    the_house_works(club).await;
    tournament
}

async fn acts(guest: &mut Guest<'_>, tournament: &str, command: Value) {
    guest.commands(tournament, command).await.is(StatusCode::OK);
}

async fn the_house_works(club: &Club) {
    for _ in 0..2 {
        club.waits(Millis::seconds(1)).await;
        tournament_devices::look_after(&club.app).await.unwrap();
    }
}

/// What the first table's QR code leads to, as the sheet of codes has it.
async fn code_of_the_first_table(host: &mut Guest<'_>, tournament: &str) -> String {
    code_of(host, tournament, 1).await
}

async fn code_of(host: &mut Guest<'_>, tournament: &str, table: u32) -> String {
    let sheet = host.gets(&format!("{tournament}/desk/devices")).await.is(StatusCode::OK).text;
    let key = sheet.split(&format!("%2F{table}%3Ft%3D")).nth(1).unwrap().split('"').next().unwrap().to_owned();
    format!("/board/at{}/{table}?t={key}", tournament.strip_prefix("/e").unwrap())
}

/// A device at a table.
struct Device {
    id: String,
    token: String,
    seq: u64,
}

impl Device {
    /// Reads the table's code; `rubber` chooses among a tie's matches.
    async fn reads(code: &str, guest: &mut Guest<'_>, rubber: Option<&str>) -> Self {
        let chosen = rubber.map(|rubber| format!("&rubber={rubber}")).unwrap_or_default();
        let answer = guest.gets(&format!("{code}{chosen}")).await.is(StatusCode::SEE_OTHER);
        let way = answer.headers["location"].to_str().unwrap().strip_prefix("/board/").unwrap().to_owned();
        let (id, token) = way.split_once("#t=").unwrap();
        Self { id: id.to_owned(), token: token.to_owned(), seq: 0 }
    }

    async fn enters(&mut self, guest: &mut Guest<'_>, by: &str, act: Value) {
        let stamp = json!({ "id": format!("line-{}", self.seq), "device": "table", "epoch": 1, "seq": self.seq });
        let line = json!({ "at": NOW + 60_000 + self.seq * 1000, "by": by, "act": act, "stamp": stamp });
        self.seq += 1;
        let body = json!({ "token": self.token, "now": NOW + 60_000 + self.seq * 1000, "entries": [line] });
        let path = format!("/board/{}/events", self.id);
        let taken = guest.posts(&path, &body).await.is(StatusCode::OK).json();
        assert_eq!(taken["type"], "written", "{act}: {taken}");
    }

    /// A game from the opening roll to the result that both confirm.
    async fn plays(&mut self, guest: &mut Guest<'_>, winner: &str, kind: &str, cube: u32) {
        self.enters(guest, "white", json!({ "type": "start_game" })).await;
        self.enters(guest, "white", json!({ "type": "opening", "winner": "white" })).await;
        let result = json!({ "type": "result", "winner": winner, "kind": kind, "cube": cube });
        self.enters(guest, "white", result).await;
        for side in ["white", "black"] {
            self.enters(guest, side, json!({ "type": "confirm" })).await;
        }
    }

    async fn view(&self, guest: &mut Guest<'_>) -> Value {
        guest.gets(&format!("/board/{}/view", self.id)).await.is(StatusCode::OK).json()
    }
}

async fn status(host: &mut Guest<'_>, tournament: &str) -> Value {
    host.sees(tournament).await["matches"][0]["status"].clone()
}

// rule: MAT-07
#[tokio::test]
async fn a_match_is_filled_from_the_draw_and_handed_to_the_bracket() {
    let club = Club::open().await;
    let (mut host, mut guest) = (club.guest("Host").await, club.stranger());
    let tournament =
        opens(&club, &mut host, json!({ "format": { "type": "knock_out" }, "lengths": { "main": [3] } })).await;
    let code = code_of_the_first_table(&mut host, &tournament).await;
    let empty = code.replace("/1?", "/2?");
    guest.gets(&empty).await.is(StatusCode::FORBIDDEN);
    let mut device = Device::reads(&code, &mut guest, None).await;
    let names = device.view(&mut guest).await["names"].clone();
    device.plays(&mut guest, "white", "gammon", 1).await;
    the_house_works(&club).await;
    let seen = status(&mut host, &tournament).await;
    assert_eq!((&seen["phase"]["type"], &seen["sides"][0]["points"]), (&json!("playing"), &json!(2)));
    let devices = host.gets(&format!("{tournament}/devices")).await.is(StatusCode::OK).json();
    assert_eq!(devices["1"]["score"], json!({ "white": 2, "black": 0 }));
    device.plays(&mut guest, "white", "single", 1).await;
    the_house_works(&club).await;
    let seen = host.sees(&tournament).await;
    let ended = &seen["matches"][0]["status"]["phase"];
    assert_eq!((&ended["source"]["type"], &ended["report"]["score"]), (&json!("scoreboard"), &json!([3, 0])));
    let winner = seen["entries"].as_array().unwrap().iter().find(|entry| entry["entrant"] == ended["report"]["winner"]);
    assert_eq!(winner.unwrap()["name"], names["white"]);
    assert!(device.view(&mut guest).await["posted"].is_number(), "the device knows it");
    let free = guest.gets(&code).await.is(StatusCode::OK).text;
    assert!(free.contains("No match has been called"), "{free}");
}

// rule: SWG-04
#[tokio::test]
async fn a_game_of_a_swing_is_one_game_with_kind_and_cube() {
    let club = Club::open().await;
    let (mut host, mut guest) = (club.guest("Host").await, club.stranger());
    let chips = json!({ "type": "steps", "first": 100, "step": 100 });
    let swing = json!({ "format": { "type": "swing", "points": 5000, "chips": chips } });
    let tournament = opens(&club, &mut host, swing).await;
    let code = code_of_the_first_table(&mut host, &tournament).await;
    let mut device = Device::reads(&code, &mut guest, None).await;
    device.plays(&mut guest, "black", "gammon", 4).await;
    the_house_works(&club).await;
    let phase = status(&mut host, &tournament).await["phase"].clone();
    assert_eq!(phase["type"], "ended", "{phase}");
    assert_eq!((&phase["report"]["kind"], &phase["report"]["cube"]), (&json!("gammon"), &json!(4)));
    assert!(device.view(&mut guest).await["posted"].is_number());
}

// rule: MAT-09
#[tokio::test]
async fn each_match_of_a_best_of_three_has_a_device_of_its_own() {
    let club = Club::open().await;
    let (mut host, mut guest) = (club.guest("Host").await, club.stranger());
    let format = json!({ "type": "knock_out", "consolation": { "type": "none" } });
    let tournament = opens(&club, &mut host, json!({ "series": "best_of_three", "format": format })).await;
    let code = code_of_the_first_table(&mut host, &tournament).await;
    let mut boards = Vec::new();
    for (index, winner) in ["white", "black", "black"].into_iter().enumerate() {
        let mut device = Device::reads(&code, &mut guest, None).await;
        device.plays(&mut guest, winner, "single", 1).await;
        the_house_works(&club).await;
        assert_eq!(status(&mut host, &tournament).await["legs"].as_array().unwrap().len(), index + 1);
        assert!(device.view(&mut guest).await["posted"].is_number());
        boards.push(device.id);
    }
    boards.dedup();
    assert_eq!(boards.len(), 3);
    let phase = status(&mut host, &tournament).await["phase"].clone();
    assert_eq!((&phase["type"], &phase["report"]["score"]), (&json!("ended"), &json!([2, 1])));
}

// rule: CLK-01, TRN-12
#[tokio::test]
async fn points_given_before_the_match_stand_on_the_device_and_leave_the_whole_bank() {
    let club = Club::open().await;
    let (mut host, mut guest) = (club.guest("Host").await, club.stranger());
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 120_000, "delay": 12_000 });
    let tournament = opens(&club, &mut host, json!({ "lengths": { "main": [5] }, "clock": clock })).await;
    acts(
        &mut host,
        &tournament,
        json!({ "type": "rule", "match": 1, "about": 1, "clause": "TRN-12", "reason": "late",
        "remedy": { "type": "penalty_points", "points": 1 } }),
    )
    .await;
    let code = code_of_the_first_table(&mut host, &tournament).await;
    let device = Device::reads(&code, &mut guest, None).await;
    let view = device.view(&mut guest).await;
    let points = ["white", "black"].map(|side| view["score"][side].as_u64().unwrap());
    assert!(points == [1, 0] || points == [0, 1], "{points:?}");
    assert_eq!(view["awards"].as_array().unwrap().len(), 1);
    assert_eq!(view["clock"]["banks"], json!({ "white": 600_000, "black": 600_000 }));
}

// rule: DAV-02
#[tokio::test]
async fn the_only_table_of_a_davis_cup_tie_asks_which_of_its_matches_is_played() {
    let club = Club::open().await;
    let (mut host, mut guest) = (club.guest("Host").await, club.stranger());
    let davis = json!({ "entrants": "davis_pair", "format": { "type": "davis_cup", "ties": "knock_out" } });
    let tournament = opens_with(&club, &mut host, davis, 1).await;
    let code = code_of_the_first_table(&mut host, &tournament).await;
    let asked = guest.gets(&code).await.is(StatusCode::OK).text;
    assert!(asked.contains("rubber=first_second") && asked.contains("rubber=second_first"), "{asked}");
}

// rule: DAV-02
#[tokio::test]
async fn each_table_of_a_davis_cup_tie_leads_to_its_own_match_and_hands_it_in() {
    let club = Club::open().await;
    let (mut host, mut guest) = (club.guest("Host").await, club.stranger());
    let davis = json!({ "entrants": "davis_pair", "format": { "type": "davis_cup", "ties": "knock_out" } });
    let tournament = opens(&club, &mut host, davis).await;
    let code = code_of_the_first_table(&mut host, &tournament).await;
    let other = code_of(&mut host, &tournament, 2).await;
    let mut first = Device::reads(&code, &mut guest, None).await;
    let mut second = Device::reads(&other, &mut guest, None).await;
    let names = first.view(&mut guest).await["names"].clone();
    assert!([["Ada", "Bruno"], ["Bea", "Anna"]].iter().any(|two| names == json!({ "white": two[0], "black": two[1] })));
    let both = host.gets(&format!("{tournament}/devices")).await.is(StatusCode::OK).json();
    assert_eq!(both.as_object().unwrap().keys().collect::<Vec<_>>(), ["1-first_second", "1-second_first"]);
    // What the desk rules goes to the board it names, and to no other.
    let ruling = json!({ "type": "rule", "match": 1, "rubber": "second_first", "about": 1, "clause": "TRN-25",
        "reason": "spoke during play", "remedy": { "type": "warning" } });
    acts(&mut host, &tournament, ruling.clone()).await;
    the_house_works(&club).await;
    assert_eq!(first.view(&mut guest).await["rulings"], json!([]));
    assert_eq!(second.view(&mut guest).await["rulings"].as_array().unwrap().len(), 1);
    let mut early = ruling;
    early["rubber"] = json!("doubles");
    host.commands(&tournament, early).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    first.plays(&mut guest, "white", "single", 1).await;
    the_house_works(&club).await;
    assert_eq!(status(&mut host, &tournament).await["rubbers"].as_array().unwrap().len(), 1);
    assert!(second.view(&mut guest).await["posted"].is_null(), "the other goes on");
    second.plays(&mut guest, "white", "single", 1).await;
    the_house_works(&club).await;
    let mut doubles = Device::reads(&code, &mut guest, None).await;
    doubles.plays(&mut guest, "white", "single", 1).await;
    the_house_works(&club).await;
    let seen = status(&mut host, &tournament).await;
    assert_eq!((&seen["phase"]["type"], &seen["phase"]["report"]["score"]), (&json!("ended"), &json!([3, 0])));
    assert!(doubles.view(&mut guest).await["posted"].is_number());
}

// rule: MAT-05, CLK-10
#[tokio::test]
async fn the_desk_settles_two_logs_and_restores_a_gap_by_one_button_each() {
    let club = Club::open().await;
    let (mut host, mut guest) = (club.guest("Host").await, club.stranger());
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 120_000, "delay": 12_000 });
    let tournament = opens(&club, &mut host, json!({ "format": { "type": "knock_out" }, "clock": clock })).await;
    let code = code_of_the_first_table(&mut host, &tournament).await;
    let mut device = Device::reads(&code, &mut guest, None).await;
    device.enters(&mut guest, "white", json!({ "type": "start_game" })).await;
    device.enters(&mut guest, "white", json!({ "type": "opening", "winner": "white" })).await;
    let (from, to) = (NOW + 61_500, NOW + 91_500);
    device.enters(&mut guest, "house", json!({ "type": "gap", "from": from, "to": to })).await;
    let page = format!("{tournament}/desk/match/1");
    let form = "application/x-www-form-urlencoded";
    let orders = format!("{tournament}/devices/1");
    let offered = host.gets(&page).await.is(StatusCode::OK).text;
    assert!(offered.contains("name=\"gap\" value=\"1\"") && offered.contains("device-seconds"), "{offered}");
    guest.sends(&orders, form, "form=gap&gap=1&time=restore").await.is(StatusCode::FORBIDDEN);
    for _ in 0..2 {
        host.sends(&orders, form, "form=gap&gap=1&time=restore").await.is(StatusCode::SEE_OTHER);
    }
    assert_eq!(device.view(&mut guest).await["gaps"][0]["restored"], true);
    // Another phone takes the clock over; the first goes on without having heard of it.
    let claim = json!({ "token": device.token, "command_id": "claim", "device": "phone" });
    guest.posts(&format!("/board/{}/lease", device.id), &claim).await.is(StatusCode::OK);
    let stamp = json!({ "id": "late", "device": "table", "epoch": 1, "seq": device.seq });
    let late = json!({ "at": NOW + 95_000, "by": "white", "act": { "type": "press" }, "stamp": stamp });
    let body = json!({ "token": device.token, "now": NOW + 95_000, "entries": [late] });
    let taken = guest.posts(&format!("/board/{}/events", device.id), &body).await.is(StatusCode::OK).json();
    assert_eq!(taken["type"], "parted");
    let seen = host.gets(&page).await.is(StatusCode::OK).text;
    assert!(seen.contains("Keep this log") && seen.contains("Keep the other log"), "{seen}");
    for _ in 0..2 {
        host.sends(&orders, form, "form=settle&conflict=1&keep=that").await.is(StatusCode::SEE_OTHER);
    }
    let view = device.view(&mut guest).await;
    assert_eq!((&view["conflicts"][0]["settled"], &view["clock"]["running"]), (&json!("that"), &json!("black")));
    assert!(!host.gets(&page).await.text.contains("Keep this log"));
}
