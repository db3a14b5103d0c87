//! What is said at a table, and who hears it: phrases, free words, watchers, mute and block, floods, restrictions.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;

use crate::{
    actors::{Answer, Club, Guest, Opened, two_at_a_table, with_a_bot},
    blocks::{account, blocks},
};

const FORM: &str = "application/x-www-form-urlencoded";

async fn acts(guest: &mut Guest<'_>, table: &str, act: Value) -> Answer {
    let id = uuid::Uuid::now_v7().to_string();
    guest.posts(&format!("{table}/talk"), &json!({ "command_id": id, "act": act })).await
}

pub(crate) async fn says(guest: &mut Guest<'_>, table: &str, text: &str) -> Answer {
    acts(guest, table, json!({ "type": "say", "text": text })).await
}

pub(crate) async fn phrase(guest: &mut Guest<'_>, table: &str, name: &str) -> Answer {
    acts(guest, table, json!({ "type": "phrase", "phrase": name })).await
}

async fn hears(guest: &mut Guest<'_>, table: &str) -> Value {
    guest.gets(&format!("{table}/talk")).await.is(StatusCode::OK).json()
}

/// What somebody hears, each line as its phrase or its words.
pub(crate) async fn lines(guest: &mut Guest<'_>, table: &str) -> Vec<String> {
    let view = hears(guest, table).await;
    let said = |line: &Value| line["phrase"].as_str().or(line["text"].as_str()).unwrap_or_default().to_owned();
    view["lines"].as_array().unwrap().iter().map(said).collect()
}

fn key(answer: &Answer) -> String {
    answer.json()["message_key"].as_str().unwrap_or_default().to_owned()
}

pub(crate) async fn registers(guest: &mut Guest<'_>, name: &str) {
    let body = format!("name={name}&password=quiet+anchor+on+the+bar");
    guest.sends("/register", FORM, &body).await.is(StatusCode::SEE_OTHER);
}

/// Two registered players in a match who both want free words.
pub(crate) async fn two_who_talk(club: &Club) -> (Guest<'_>, Guest<'_>, Opened) {
    let (mut ada, mut bea, table) = two_at_a_table(club, None).await;
    registers(&mut ada, "Ada").await;
    registers(&mut bea, "Bea").await;
    for guest in [&mut ada, &mut bea] {
        acts(guest, &table.path, json!({ "type": "want_words" })).await.is(StatusCode::NO_CONTENT);
    }
    (ada, bea, table)
}

async fn ends(guest: &mut Guest<'_>, table: &str) {
    guest.commands(table, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
}

#[tokio::test]
async fn a_phrase_goes_by_its_name_and_free_words_need_both() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    phrase(&mut ada, &table.path, "well-played").await.is(StatusCode::NO_CONTENT);
    let heard = hears(&mut bea, &table.path).await;
    assert_eq!((&heard["lines"][0]["phrase"], &heard["lines"][0]["name"]), (&json!("well-played"), &json!("Ada")));
    assert_eq!(
        (&heard["writing"], &heard["why"], &heard["room"]),
        (&json!("phrases"), &json!("talk-guest"), &json!("players"))
    );
    phrase(&mut ada, &table.path, "no-such-phrase").await.is(StatusCode::BAD_REQUEST);
    assert_eq!(key(&says(&mut ada, &table.path, "ciao").await), "talk-guest");
    assert_eq!(key(&acts(&mut ada, &table.path, json!({ "type": "want_words" })).await), "talk-guest");
    registers(&mut ada, "Ada").await;
    registers(&mut bea, "Bea").await;
    acts(&mut ada, &table.path, json!({ "type": "want_words" })).await.is(StatusCode::NO_CONTENT);
    assert_eq!(key(&says(&mut ada, &table.path, "ciao").await), "talk-both");
    assert_eq!(hears(&mut bea, &table.path).await["others_want"], json!(true));
    acts(&mut bea, &table.path, json!({ "type": "want_words" })).await.is(StatusCode::NO_CONTENT);
    says(&mut ada, &table.path, "ciao").await.is(StatusCode::NO_CONTENT);
    assert_eq!(lines(&mut bea, &table.path).await, ["well-played", "ciao"]);
    acts(&mut bea, &table.path, json!({ "type": "want_no_words" })).await.is(StatusCode::NO_CONTENT);
    assert_eq!(key(&says(&mut ada, &table.path, "ancora").await), "talk-both");
}

#[tokio::test]
async fn words_are_kept_as_text_without_marks_nobody_sees_and_no_longer_than_they_may_be() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let hostile = "<img src=x onerror=alert(1)>\u{202e}gpj.exe\u{0}";
    says(&mut ada, &table.path, hostile).await.is(StatusCode::NO_CONTENT);
    assert_eq!(lines(&mut bea, &table.path).await, ["<img src=x onerror=alert(1)>gpj.exe"]);
    let page = bea.gets(&table.path).await.is(StatusCode::OK).text;
    assert!(!page.contains("<img src=x") && page.contains("&lt;img src=x onerror"), "only ever text");
    assert_eq!(key(&says(&mut ada, &table.path, &"x".repeat(401)).await), "talk-too-long");
    assert_eq!(key(&says(&mut ada, &table.path, &"x".repeat(10_000)).await), "talk-too-long");
    assert_eq!(key(&says(&mut ada, &table.path, " \u{202e}\u{200b} ").await), "talk-nothing");
    says(&mut ada, &table.path, &"è".repeat(400)).await.is(StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_flood_and_the_same_again_are_stopped_and_a_replayed_line_is_said_once() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let body = json!({ "command_id": "once", "act": { "type": "say", "text": "first of all" } });
    for _ in 0..3 {
        ada.posts(&format!("{}/talk", table.path), &body).await.is(StatusCode::NO_CONTENT);
    }
    assert_eq!(lines(&mut bea, &table.path).await, ["first of all"]);
    assert_eq!(key(&says(&mut ada, &table.path, "First of all!").await), "talk-repeats");
    for name in ["hello", "good-luck", "have-fun", "ready"] {
        phrase(&mut ada, &table.path, name).await.is(StatusCode::NO_CONTENT);
    }
    assert_eq!(key(&phrase(&mut ada, &table.path, "nice-roll").await), "talk-too-fast");
    phrase(&mut bea, &table.path, "hello").await.is(StatusCode::NO_CONTENT);
    club.clock.advance(Millis::seconds(11));
    phrase(&mut ada, &table.path, "nice-roll").await.is(StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn what_watchers_say_reaches_no_seat_before_the_end_and_then_everybody() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    let (mut eve, mut dan) = (club.guest("Eve").await, club.guest("Dan").await);
    phrase(&mut ada, &table.path, "thinking").await.is(StatusCode::NO_CONTENT);
    phrase(&mut eve, &table.path, "brave-take").await.is(StatusCode::NO_CONTENT);
    assert_eq!(lines(&mut dan, &table.path).await, ["brave-take"], "nor do watchers hear the players");
    assert_eq!(hears(&mut eve, &table.path).await["room"], json!("watchers"));
    for guest in [&mut ada, &mut bea] {
        assert_eq!(lines(guest, &table.path).await, ["thinking"]);
        assert!(!guest.gets(&table.path).await.text.contains("Brave take</span>"));
        assert!(!guest.sees(&table.path).await.to_string().contains("brave-take"));
    }
    ends(&mut bea, &table.path).await;
    assert_eq!(lines(&mut ada, &table.path).await, ["thinking", "brave-take"]);
    phrase(&mut ada, &table.path, "good-match").await.is(StatusCode::NO_CONTENT);
    assert_eq!(lines(&mut dan, &table.path).await, ["brave-take", "good-match"]);
}

#[tokio::test]
async fn who_is_muted_or_blocked_is_not_heard_and_not_told() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    phrase(&mut bea, &table.path, "hello").await.is(StatusCode::NO_CONTENT);
    let line = hears(&mut ada, &table.path).await["lines"][0]["number"].clone();
    acts(&mut ada, &table.path, json!({ "type": "mute", "line": line })).await.is(StatusCode::NO_CONTENT);
    let heard = hears(&mut ada, &table.path).await;
    assert_eq!((heard["lines"].as_array().unwrap().len(), &heard["muted"][0]["name"]), (0, &json!("Bea")));
    phrase(&mut bea, &table.path, "your-turn").await.is(StatusCode::NO_CONTENT);
    acts(&mut ada, &table.path, json!({ "type": "unmute", "line": line })).await.is(StatusCode::NO_CONTENT);
    assert_eq!(lines(&mut ada, &table.path).await, ["hello", "your-turn"]);
    acts(&mut ada, &table.path, json!({ "type": "block", "line": line })).await.is(StatusCode::NO_CONTENT);
    assert!(lines(&mut ada, &table.path).await.is_empty());
    phrase(&mut ada, &table.path, "unlucky").await.is(StatusCode::NO_CONTENT);
    assert_eq!(lines(&mut bea, &table.path).await, ["hello", "your-turn"], "both ways");
    let bea_is = account(&bea).await;
    blocks(&mut ada, &bea_is, "unblock").await;
    assert_eq!(lines(&mut ada, &table.path).await.len(), 3);
    assert_eq!(key(&acts(&mut bea, &table.path, json!({ "type": "mute", "line": line })).await), "talk-own-line");
    let mut eve = club.guest("Eve").await;
    acts(&mut eve, &table.path, json!({ "type": "block", "line": line })).await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn nobody_talks_to_a_bot_and_a_strangers_cookie_speaks_for_nobody_else() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await;
    assert_eq!(key(&phrase(&mut ada, &table.path, "hello").await), "talk-nobody");
    let mut eve = club.stranger();
    phrase(&mut eve, &table.path, "hello").await.is(StatusCode::NO_CONTENT);
    let line = hears(&mut eve, &table.path).await["lines"][0].clone();
    assert_eq!((&line["room"], &line["own"]), (&json!("watchers"), &json!(true)));
    let body = json!({ "command_id": "a", "act": { "type": "phrase", "phrase": "hello" }, "as": "x" });
    eve.posts(&format!("{}/talk", table.path), &body).await.is(StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_table_for_its_players_only_is_shown_to_nobody_else_by_any_address() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut eve) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Eve").await);
    let terms =
        json!({ "opponent": "friend", "rules": { "preset": "match", "length": { "points": 3 } }, "watch": "nobody" });
    let table = ada.opens(terms).await;
    let link = table.link.clone().unwrap();
    bea.gets(&link).await.is(StatusCode::OK);
    bea.posts(&link, &json!({})).await.is(StatusCode::OK);
    for part in ["", "/view", "/talk", "/record", "/proof.json", "/commitments.json", "/match/gnubg.mat", "/study"] {
        let answer = eve.gets(&format!("{}{part}", table.path)).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{part}: {}", answer.text);
    }
    phrase(&mut eve, &table.path, "hello").await.is(StatusCode::FORBIDDEN);
    bea.gets(&table.path).await.is(StatusCode::OK);
    phrase(&mut bea, &table.path, "hello").await.is(StatusCode::NO_CONTENT);
}

/// Rolls and plays whatever is legal, whoever's turn it is; the number of plays made.
async fn plays_on<'a>(ada: &mut Guest<'a>, bea: &mut Guest<'a>, table: &str, turns: usize) {
    let mut plays = 0;
    while plays < turns {
        let view = ada.sees(table).await;
        let (kind, side) = (
            view["phase"]["type"].as_str().unwrap().to_owned(),
            view["phase"]["side"].as_str().unwrap_or("white").to_owned(),
        );
        let mover: &mut Guest<'a> = if side == "white" { ada } else { bea };
        let command = match kind.as_str() {
            "to_play" => {
                plays += 1;
                json!({ "type": "play", "steps": first_play(&mover.sees(table).await) })
            }
            "on_roll" => json!({ "type": "roll" }),
            other => panic!("{other}: {view}"),
        };
        mover.commands(table, command).await.is(StatusCode::OK);
    }
}

fn first_play(view: &Value) -> Vec<Value> {
    let nodes = &view["legal"]["steps"]["nodes"];
    let (mut path, mut node) = (Vec::new(), 0);
    while let Some(edge) = nodes[node]["steps"].as_array().and_then(|edges| edges.first()) {
        path.push(json!({ "from": edge["from"], "to": edge["to"], "hit": edge["hit"] }));
        node = usize::try_from(edge["next"].as_u64().unwrap()).unwrap();
    }
    path
}

#[tokio::test]
async fn who_watches_later_is_shown_nothing_younger_by_any_address() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut eve) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Eve").await);
    let terms = json!({ "opponent": "friend", "side": "white", "rules": { "preset": "match", "length": { "points": 3 } }, "watch": "three_minutes" });
    let table = ada.opens(terms).await;
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    let start = club.clock.time();
    for guest in [&mut ada, &mut bea] {
        guest.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    }
    while ada.sees(&table.path).await["phase"]["type"] == "opening" {
        ada.commands(&table.path, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    for _ in 0..6 {
        let live = ada.sees(&table.path).await["version"].as_u64().unwrap();
        let seen = eve.sees(&table.path).await;
        assert!(seen["version"].as_u64().unwrap() < live, "{seen}");
        assert!(eve.gets(&format!("{}/study", table.path)).await.text.contains("watched later"));
        let events =
            club.app.store().events_after(&stream(&table.path), tavola_server::base::ids::Version::NONE).await.unwrap();
        let youngest = events
            .iter()
            .filter(|event| event.version.number() <= seen["version"].as_i64().unwrap())
            .map(|event| event.at)
            .max()
            .unwrap();
        assert!(club.clock.time().since(youngest).number() >= 180_000 || youngest <= start, "{seen}");
        let now = eve.gets(&format!("{}/view", table.path)).await.json()["now"].as_u64().unwrap();
        assert!(now + 179_000 <= club.clock.time().millis() || youngest <= start);
        club.waits(Millis::seconds(70)).await;
        let kind = ada.sees(&table.path).await["phase"]["type"].clone();
        if kind == "to_play" || kind == "on_roll" {
            plays_on(&mut ada, &mut bea, &table.path, 1).await;
        }
    }
    ends(&mut bea, &table.path).await;
    assert_ne!(eve.sees(&table.path).await["state"], json!("over"), "the end comes later too");
    club.waits(Millis::seconds(181)).await;
    assert_eq!(eve.sees(&table.path).await["state"], json!("over"));
}

fn stream(path: &str) -> tavola_server::base::ids::StreamId {
    tavola_server::base::ids::StreamId::new(path.trim_start_matches("/t/"))
}

#[tokio::test]
async fn who_watches_turns_later_sees_the_rest_when_the_match_is_over() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut eve) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Eve").await);
    let terms = json!({ "opponent": "friend", "side": "white", "rules": { "preset": "match", "length": { "points": 3 } }, "watch": "three_turns" });
    let table = ada.opens(terms).await;
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    assert_eq!(
        eve.sees(&table.path).await["seats"]["black"]["name"],
        json!("Bea"),
        "nothing is held back before it begins"
    );
    for guest in [&mut ada, &mut bea] {
        guest.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    }
    while ada.sees(&table.path).await["phase"]["type"] == "opening" {
        ada.commands(&table.path, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    let told = "id=\"watched-later\"";
    assert!(eve.gets(&table.path).await.text.contains(told) && !ada.gets(&table.path).await.text.contains(told));
    plays_on(&mut ada, &mut bea, &table.path, 2).await;
    let record = eve.gets(&format!("{}/record", table.path)).await.is(StatusCode::OK).text;
    assert!(!record.contains("\"play\""), "{record}");
    plays_on(&mut ada, &mut bea, &table.path, 3).await;
    let seen = eve.sees(&table.path).await;
    let (own, theirs) = (ada.sees(&table.path).await, seen);
    let turns = |view: &Value| view["history"]["turns"].as_array().map_or(0, Vec::len);
    assert!(turns(&theirs) + 3 <= turns(&own) || theirs["version"].as_u64() < own["version"].as_u64(), "{theirs}");
    ends(&mut bea, &table.path).await;
    assert_eq!(eve.sees(&table.path).await["state"], json!("over"));
}
