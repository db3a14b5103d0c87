//! Chouettes: opened, joined, played by people and bots, kept over a wooden board.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::{Millis, dice_proof::Transcript};
use tavola_club::chouette::ChouetteStream;
use tavola_engine::{Engine, Player, RulesOfThumb};
use tavola_server::store::RowWrite;
use tavola_server::{
    base::ids::{CommandId, StreamId},
    club::bots::{HasBots, Players},
};

use crate::actors::{Club, Guest, Opened};

fn club_rules() -> Value {
    json!({ "game": { "preset": "chouette-club" } })
}

/// A chouette on these terms.
async fn opens(host: &mut Guest<'_>, terms: Value) -> Opened {
    let answer = host.posts("/chouettes", &terms).await.is(StatusCode::CREATED).json();
    let link = answer["join_url"].as_str().map(str::to_owned);
    Opened { path: answer["url"].as_str().unwrap().to_owned(), link }
}

async fn three_people<'a>(club: &'a Club, terms: Value) -> ([Guest<'a>; 3], Opened) {
    let (mut ada, mut bea, mut cleo) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Cleo").await);
    let chouette = opens(&mut ada, terms).await;
    for guest in [&mut bea, &mut cleo] {
        guest.posts(chouette.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    }
    ([ada, bea, cleo], chouette)
}

/// Everybody rolls for the order until it is known.
async fn roll_for_the_order(guests: &mut [Guest<'_>; 3], path: &str) {
    while guests[0].sees(path).await["line"].is_null() {
        for guest in guests.iter_mut() {
            guest.commands(path, json!({ "type": "roll_die" })).await;
        }
    }
}

/// Lets the bots do everything they have to do, and counts what that was.
async fn bots_play(club: &Club, id: &StreamId) -> usize {
    let rooms = club.app.chouettes();
    // Strength is tried elsewhere; here rules of thumb will do.
    let players = Players::only(Player::new(Engine::new(Arc::new(RulesOfThumb))));
    for count in 0..100_000 {
        let snapshot = rooms.snapshot(id).await.unwrap();
        let Some(thought) = ChouetteStream::think(&players, &snapshot.state, club.app.now()) else {
            return count;
        };
        let key = CommandId::new(snapshot.version.to_string());
        let done = rooms.by_bot(id, &thought.bot, key, thought.command.clone()).await;
        done.unwrap_or_else(|error| panic!("{thought:?}: {error}"));
    }
    panic!("the bots never come to an end");
}

/// So many games of four bots, kept by somebody who does not play.
pub(crate) async fn bots_have_played(club: &Club, games: usize) -> (Guest<'_>, Opened) {
    let mut ada = club.guest("Ada").await;
    let terms = json!({ "rules": club_rules(), "host": "keeps", "bots": ["full", "casual", "beginner", "advanced"] });
    let chouette = opens(&mut ada, terms).await;
    let id = id_of(&chouette);
    let first = json!({ "command_id": "o", "as": "bot:full:1", "command": { "type": "roll_die" } });
    ada.posts(&format!("{}/command", chouette.path), &first).await.is(StatusCode::OK);
    bots_play(club, &id).await;
    for _ in 0..games {
        ada.commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
        bots_play(club, &id).await;
    }
    (ada, chouette)
}

pub(crate) fn id_of(chouette: &Opened) -> StreamId {
    StreamId::new(chouette.path.trim_start_matches("/c/"))
}

#[tokio::test]
async fn five_bots_play_twenty_games_and_everything_adds_up() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let bots = ["full", "casual", "beginner", "advanced", "novice"];
    let terms = json!({ "rules": club_rules(), "host": "keeps", "bots": bots });
    let chouette = opens(&mut ada, terms).await;
    let id = id_of(&chouette);
    let first = json!({ "command_id": "o", "as": "bot:full:1", "command": { "type": "roll_die" } });
    ada.posts(&format!("{}/command", chouette.path), &first).await.is(StatusCode::OK);
    bots_play(&club, &id).await;
    for game in 1..=20 {
        ada.commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
        bots_play(&club, &id).await;
        let view = ada.sees(&chouette.path).await;
        assert_eq!(view["games"].as_array().unwrap().len(), game, "the game stalls: {}", view["game"]);
        let points = view["ledger"]["points"].as_object().unwrap().values();
        assert!(points.map(|points| points.as_f64().unwrap()).sum::<f64>().abs() < 1e-9);
    }
    let view = ada.sees(&chouette.path).await;
    for game in view["games"].as_array().unwrap() {
        let proof = ada.gets(&format!("{}/proof.json?set={}", chouette.path, game["dice"])).await.is(StatusCode::OK);
        let transcript: Transcript = serde_json::from_str(&proof.text).unwrap();
        let verdict = transcript.verify();
        assert!(verdict.is_honest() && verdict.rolls > 0, "{verdict:?}");
    }
    let cubes = |game: &Value| game["cubes"].as_array().unwrap().iter().any(|edge| edge["cube"]["value"] != 1);
    assert!(view["games"].as_array().unwrap().iter().any(cubes), "some cube is turned in twenty games");
    let sheet = ada.gets(&format!("{}/sheet.csv", chouette.path)).await.is(StatusCode::OK);
    assert!(sheet.headers["content-type"].to_str().unwrap().starts_with("text/csv"));
    assert!(sheet.text.lines().count() > 21);
}

#[tokio::test]
async fn bots_answer_the_single_cube_and_extras_too() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let rules = json!({
        "game": { "preset": "chouette-galore", "responses": "otter", "automatic_doubles": { "up_to": 1 } },
        "extras": "on", "holdout": "off",
    });
    let bots = vec!["beginner"; 4];
    let terms = json!({ "rules": rules, "host": "keeps", "bots": bots });
    let chouette = opens(&mut ada, terms).await;
    let first = json!({ "command_id": "o", "as": "bot:beginner:1", "command": { "type": "roll_die" } });
    ada.posts(&format!("{}/command", chouette.path), &first).await.is(StatusCode::OK);
    bots_play(&club, &id_of(&chouette)).await;
    for game in 1..=12 {
        ada.commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
        bots_play(&club, &id_of(&chouette)).await;
        let view = ada.sees(&chouette.path).await;
        assert_eq!(view["games"].as_array().unwrap().len(), game, "the game stalls: {}", view["game"]);
    }
}

#[tokio::test]
async fn one_plays_alone_against_bots_to_the_end() {
    plays_alone(&Club::open().await).await;
}

// rule: CHO-23
#[tokio::test]
async fn a_whole_chouette_is_played_on_postgresql_too() {
    let Some((club, database)) = Club::on_postgres().await else { return };
    plays_alone(&club).await;
    club.app.store().clone().close().await;
    database.away().await;
}

/// Ada plays two games against three bots, closes, goes on with them, and reads what happened.
async fn plays_alone(club: &Club) {
    let mut ada = club.guest("Ada").await;
    let terms = json!({ "rules": club_rules(), "bots": ["casual", "casual", "casual"] });
    let chouette = opens(&mut ada, terms).await;
    let id = id_of(&chouette);
    let mut idle = 0;
    loop {
        bots_play(club, &id).await;
        let view = ada.sees(&chouette.path).await;
        if view["games"].as_array().unwrap().len() == 2 {
            break;
        }
        let legal: Vec<&str> = view["legal"]["actions"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let may = |name: &str| legal.contains(&name);
        let plain = ["roll_die", "start_game", "decline_tie", "drop", "decline_extra", "hold", "roll_opening", "roll"];
        let command = if may("play") {
            json!({ "type": "play", "steps": first_play(&view["legal"]["steps"]) })
        } else if let Some(name) = plain.into_iter().find(|name| may(name)) {
            json!({ "type": name })
        } else if may("reject_resignation") {
            json!({ "type": "reject_resignation" })
        } else {
            // Somebody is waited for: the time for others to join in, or to answer.
            idle += 1;
            assert!(idle < 2_000, "nothing moves: {}", view["game"]["round"]);
            club.waits(Millis::seconds(16)).await;
            continue;
        };
        let plays = command["type"] == "play";
        let answer = ada.commands(&chouette.path, command).await;
        assert!(!plays || answer.status == StatusCode::OK, "{}", answer.text);
        if answer.status != StatusCode::OK {
            club.waits(Millis::seconds(6)).await;
        }
    }
    let view = ada.sees(&chouette.path).await;
    let points = view["ledger"]["points"].as_object().unwrap().values();
    assert!(points.map(|points| points.as_f64().unwrap()).sum::<f64>().abs() < 1e-9);

    for game in 1..=2 {
        let told = ada.gets(&format!("{}/games/{game}", chouette.path)).await.is(StatusCode::OK).text;
        let plays = told.matches("<li class=\"play\"").count();
        assert!(plays > 0 && told.contains("<li class=\"end whole\""), "{told}");
        assert!(told.matches("<svg class=\"mini\"").count() >= plays, "{told}");
    }
    ada.gets(&format!("{}/games/3", chouette.path)).await.is(StatusCode::NOT_FOUND);
    goes_on(club, &mut ada, &chouette).await;
}

/// The session ends; the same people go on in another chouette, which is the same one however often it is asked for.
async fn goes_on(club: &Club, ada: &mut Guest<'_>, chouette: &Opened) {
    let again = format!("{}/again", chouette.path);
    assert_ne!(ada.posts(&again, &json!({})).await.status, StatusCode::CREATED, "the session is not over");
    ada.commands(&chouette.path, json!({ "type": "close" })).await.is(StatusCode::OK);
    let mut eve = club.guest("Eve").await;
    eve.posts(&again, &json!({})).await.is(StatusCode::FORBIDDEN);
    let next = ada.posts(&again, &json!({})).await.is(StatusCode::CREATED).json();
    assert_eq!(ada.posts(&again, &json!({})).await.is(StatusCode::CREATED).json(), next);
    let path = next["url"].as_str().unwrap();
    let (before, now) = (ada.sees(&chouette.path).await, ada.sees(path).await);
    assert_eq!(path, format!("/c/{}", before["sequel"].as_str().unwrap()));
    for kept in ["rules", "stake", "pace", "keeper"] {
        assert_eq!(now[kept], before[kept], "{kept}");
    }
    let names = |view: &Value| {
        let members = view["members"].as_array().unwrap();
        members.iter().map(|one| one["name"].to_string()).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(names(&now), names(&before));
    assert!(now["games"].as_array().unwrap().is_empty());
    bots_play(club, &StreamId::new(path.trim_start_matches("/c/"))).await;
    ada.commands(path, json!({ "type": "roll_die" })).await.is(StatusCode::OK);
}

/// The first way through the graph of legal steps.
fn first_play(graph: &Value) -> Vec<Value> {
    let (mut steps, mut node) = (Vec::new(), 0);
    while let Some(edge) = graph["nodes"][node]["steps"].as_array().and_then(|edges| edges.first()) {
        steps.push(json!({ "from": edge["from"], "to": edge["to"] }));
        node = usize::try_from(edge["next"].as_u64().unwrap()).unwrap();
    }
    steps
}

#[tokio::test]
async fn chouettes_open_to_everybody_are_listed_until_they_are_over() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let stake = json!({ "currency": "EUR", "unit": 250 });
    let open = opens(&mut ada, json!({ "rules": club_rules(), "door": "open", "stake": stake })).await;
    let closed = opens(&mut ada, json!({ "rules": club_rules() })).await;
    let list = eve.gets("/chouettes").await.is(StatusCode::OK).text;
    let token = |chouette: &Opened| chouette.link.iter().flat_map(|link| link.rsplit('/').next()).collect::<String>();
    assert!(list.contains(&format!("/join/{}", token(&open))) && list.contains("2.50 EUR"), "{list}");
    assert!(!list.contains(&token(&closed)), "{list}");
    // Who comes to the page itself finds the way in, where there is one; a button that would be refused is not shown.
    for (chouette, may_join) in [(&open, true), (&closed, false)] {
        let page = eve.gets(&chouette.path).await.is(StatusCode::OK).text;
        assert_eq!(page.contains("join-way"), may_join);
        assert_eq!(page.contains(&token(chouette)), may_join);
        assert!(!eve.sees(&chouette.path).await["legal"]["actions"].to_string().contains("\"join\""));
    }
    eve.posts(&open.link.unwrap(), &json!({})).await.is(StatusCode::OK);
    assert_eq!(ada.sees(&open.path).await["members"].as_array().unwrap().len(), 2);
    ada.commands(&open.path, json!({ "type": "close" })).await.is(StatusCode::OK);
    let list = eve.gets("/chouettes").await.is(StatusCode::OK).text;
    assert!(!list.contains("open-chouettes"), "{list}");
}

// rule: CHO-13
#[tokio::test]
async fn a_page_may_ask_what_would_be_refused_before_it_is_said() {
    let club = Club::open().await;
    let terms = json!({ "rules": club_rules(), "play": "over_the_board" });
    let (mut guests, chouette) = three_people(&club, terms).await;
    let view = guests[0].sees(&chouette.path).await;
    let order: Vec<&str> = ["Ada", "Bea", "Cleo"]
        .iter()
        .map(|name| {
            let member = view["members"].as_array().unwrap().iter().find(|member| member["name"] == *name);
            member.unwrap()["id"].as_str().unwrap()
        })
        .collect();
    let [ada, bea, cleo] = &mut guests;
    ada.commands(&chouette.path, json!({ "type": "set_order", "order": order })).await.is(StatusCode::OK);
    ada.commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
    for guest in [&mut *bea, &mut *cleo] {
        guest.commands(&chouette.path, json!({ "type": "double" })).await.is(StatusCode::OK);
    }
    let would = format!("{}/would", chouette.path);
    let answers =
        |first: &str| json!({ "command": { "type": "answer", "answers": { (order[1]): first, (order[2]): "drop" } } });
    let verdict = ada.posts(&would, &answers("take")).await.is(StatusCode::OK).json();
    assert_eq!(verdict["refusal"]["clause"], "CHO-13");
    assert_eq!(verdict["refusal"]["message_key"], "chouette-duty-beaver-the-captain");
    assert_eq!(ada.posts(&would, &answers("beaver")).await.json()["refusal"], json!(null));
    assert_eq!(ada.sees(&chouette.path).await["game"]["round"]["waiting"], json!([order[0]]), "nothing has happened");
}

#[tokio::test]
async fn whoever_is_invited_sees_all_they_agree_to_before_they_join() {
    let club = Club::open().await;
    let rules = json!({ "game": { "preset": "chouette-club", "jacoby": "off" }, "holdout": "on" });
    let terms = json!({ "rules": rules, "stake": { "currency": "EUR", "unit": 250 }, "pace": { "answer": 60_000, "turn": 90_000 } });
    let mut ada = club.guest("Ada").await;
    let chouette = opens(&mut ada, terms).await;
    let link = chouette.link.unwrap();
    let mut eve = club.guest("Eve").await;
    let page = eve.gets(&link).await.is(StatusCode::OK).text;
    for told in
        ["Ada", "2.50", "EUR", "per point", "A cube between the box", "Jacoby", "1:00 min", "1:30 min", "server’s dice"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    let clock = json!({ "mode": "fischer", "bank_per_point": 120_000, "delay": 10_000 });
    let table =
        json!({ "rules": { "preset": "match", "length": { "points": 7 } }, "opponent": "friend", "clock": clock });
    let answer = ada.posts("/tables", &table).await.json();
    let link = answer["join_url"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
    let page = eve.gets(&link).await.is(StatusCode::OK).text;
    for told in ["Ada", "7", "Crawford", "Fischer", "14:00 min each and 10 s", "For each decision"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let stake = json!({ "currency": "EUR", "unit": 500 });
    let money = json!({ "rules": { "preset": "money" }, "opponent": "friend", "stake": stake });
    let answer = ada.posts("/tables", &money).await.is(StatusCode::CREATED).json();
    let page = eve.gets(answer["join_url"].as_str().unwrap()).await.is(StatusCode::OK).text;
    assert!(page.contains("5.00\u{a0}EUR per point") || page.contains("5.00 EUR per point"), "{page}");
    let table = ada.gets(answer["url"].as_str().unwrap()).await.is(StatusCode::OK).text;
    assert!(table.contains("per point") && table.contains(r#""unit":500"#), "{table}");
    let a_match = json!({ "rules": { "preset": "match" }, "opponent": "friend", "stake": stake });
    ada.posts("/tables", &a_match).await.is(StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_link_to_what_is_over_says_so_and_offers_no_seat() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let chouette = opens(&mut ada, json!({ "rules": club_rules() })).await;
    ada.commands(&chouette.path, json!({ "type": "close" })).await.is(StatusCode::OK);
    let page = eve.gets(&chouette.link.unwrap()).await.is(StatusCode::OK).text;
    assert!(page.contains("The session is over") && !page.contains("name=\"name\""), "{page}");
    let table = json!({ "rules": { "preset": "match", "length": { "points": 3 } }, "opponent": "friend" });
    let answer = ada.posts("/tables", &table).await.is(StatusCode::CREATED).json();
    let (path, link) = (answer["url"].as_str().unwrap(), answer["join_url"].as_str().unwrap());
    let mut bea = club.guest("Bea").await;
    bea.posts(link, &json!({})).await.is(StatusCode::OK);
    let page = eve.gets(link).await.is(StatusCode::OK).text;
    assert!(page.contains("already taken"), "{page}");
    for guest in [&mut ada, &mut bea] {
        guest.commands(path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    }
    ada.commands(path, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
    let page = eve.gets(link).await.is(StatusCode::OK).text;
    assert!(page.contains("This match is over."), "{page}");
    assert!(page.contains(path) && !page.contains("name=\"name\""), "it leads to the table");
}

#[tokio::test]
async fn a_name_that_would_not_be_shown_as_typed_is_refused_in_words_and_nobody_sits_down() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let chouette = opens(&mut ada, json!({ "rules": club_rules() })).await;
    let link = chouette.link.unwrap();
    let mut eve = club.guest("Eve").await;
    for (name, key) in [("x".repeat(25), "name-too-long"), ("\u{200b}".to_owned(), "name-missing")] {
        for door in [link.as_str(), "/tables", "/chouettes"] {
            let mut body = json!({ "name": name });
            if door == "/chouettes" {
                body["rules"] = club_rules();
            }
            if door == "/tables" {
                body["opponent"] = json!("friend");
                body["rules"] = json!({ "preset": "money" });
            }
            let answer = eve.posts(door, &body).await.json();
            assert_eq!(answer["message_key"], key, "{door}: {answer}");
        }
    }
    assert_eq!(ada.sees(&chouette.path).await["members"].as_array().unwrap().len(), 1);
    eve.posts(&link, &json!({ "name": " " })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    eve.sends(&link, "application/x-www-form-urlencoded", "name=+").await.is(StatusCode::SEE_OTHER);
    assert_eq!(ada.sees(&chouette.path).await["members"][1]["name"], "Eve", "a field left empty changes nothing");
}

/// What the page of a game says of its cubes, line by line.
fn cube_lines(page: &str) -> Vec<String> {
    let told = page.split(r#"<li class="cube"#).skip(1).filter_map(|line| line.split("</li>").next());
    let text = |line: &str| line.split('<').filter_map(|piece| Some(piece.split_once('>')?.1)).collect::<String>();
    told.map(text).collect()
}

// rule: CHO-13, CHO-15, CUB-11, CUB-12
#[tokio::test]
async fn the_record_of_a_game_says_who_answered_which_cube_and_what_was_a_duty() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let terms = json!({ "rules": club_rules(), "play": "over_the_board", "host": "keeps" });
    let path = opens(&mut ada, terms).await.path;
    let to = format!("{path}/command");
    let mut enters = async |who: Option<&str>, command: Value| {
        let mut body = json!({ "command_id": uuid::Uuid::now_v7().to_string(), "command": command });
        if let Some(who) = who {
            body["as"] = json!(who);
        }
        ada.posts(&to, &body).await.is(StatusCode::OK);
    };
    for name in ["Anna", "Bruno", "Carla"] {
        enters(Some(&format!("g-{}", name.to_lowercase())), json!({ "type": "join", "name": name })).await;
    }
    // The captain is not the first by name.
    enters(None, json!({ "type": "set_order", "order": ["g-anna", "g-carla", "g-bruno"] })).await;
    enters(None, json!({ "type": "start_game" })).await;
    for member in ["g-bruno", "g-carla"] {
        enters(Some(member), json!({ "type": "double" })).await;
    }
    enters(Some("g-anna"), json!({ "type": "answer", "answers": { "g-bruno": "drop", "g-carla": "beaver" } })).await;
    enters(Some("g-carla"), json!({ "type": "raccoon" })).await;
    enters(Some("g-anna"), json!({ "type": "take" })).await;
    enters(None, json!({ "type": "result", "winner": "box", "kind": "single" })).await;
    enters(None, json!({ "type": "start_game" })).await;
    enters(Some("g-anna"), json!({ "type": "double", "cubes": ["g-bruno", "g-carla"] })).await;
    enters(Some("g-carla"), json!({ "type": "take" })).await;
    enters(Some("g-bruno"), json!({ "type": "drop" })).await;
    enters(Some("g-anna"), json!({ "type": "take" })).await;
    enters(None, json!({ "type": "result", "winner": "box", "kind": "single" })).await;
    let first = ada.gets(&format!("{path}/games/1")).await.is(StatusCode::OK).text;
    assert_eq!(
        cube_lines(&first),
        [
            "Brunodoubles",
            "Carladoubles",
            "Anna: Beaver, 4 (cube of Carla)",
            "Anna: Pass, 1 (cube of Bruno)",
            "Carla: Raccoon, 8",
            "Anna: Take, 8 (cube of Carla)",
        ]
    );
    let second = ada.gets(&format!("{path}/games/2")).await.is(StatusCode::OK).text;
    assert_eq!(
        cube_lines(&second),
        [
            "Annadoubles Bruno, Carla",
            "Bruno: Pass, 1",
            "Carla: Beaver, 4 (by duty, CHO-15: the only taker must beaver)",
            "Anna: Take, 4 (cube of Carla)",
        ]
    );
}

#[tokio::test]
async fn the_keeper_enters_for_everybody_over_the_board_and_takes_back() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let stake = json!({ "currency": "EUR", "unit": 500 });
    let terms = json!({ "rules": club_rules(), "play": "over_the_board", "host": "keeps", "stake": stake });
    let chouette = opens(&mut ada, terms).await;
    let path = chouette.path.clone();
    let order = |who: Option<&str>, command: Value| {
        let mut body = json!({ "command_id": uuid::Uuid::now_v7().to_string(), "command": command });
        if let Some(who) = who {
            body["as"] = json!(who);
        }
        body
    };
    let to = format!("{path}/command");
    for name in ["Anna", "Bruno", "Carla"] {
        let join = order(Some(&format!("g-{}", name.to_lowercase())), json!({ "type": "join", "name": name }));
        ada.posts(&to, &join).await.is(StatusCode::OK);
        eve.posts(&to, &join).await.is(StatusCode::FORBIDDEN);
    }
    let line = json!({ "type": "set_order", "order": ["g-anna", "g-bruno", "g-carla"] });
    ada.posts(&to, &order(None, line)).await.is(StatusCode::OK);
    ada.posts(&to, &order(None, json!({ "type": "start_game" }))).await.is(StatusCode::OK);
    ada.posts(&to, &order(Some("g-bruno"), json!({ "type": "double" }))).await.is(StatusCode::OK);
    ada.posts(&to, &order(Some("g-anna"), json!({ "type": "take" }))).await.is(StatusCode::OK);
    let result = json!({ "type": "result", "winner": "team", "kind": "gammon" });
    eve.posts(&to, &order(None, result.clone())).await.is(StatusCode::FORBIDDEN);
    ada.posts(&to, &order(None, result)).await.is(StatusCode::OK);
    assert_eq!(ada.sees(&path).await["line"]["box"], "g-bruno");
    ada.posts(&to, &order(None, json!({ "type": "undo", "steps": 1 }))).await.is(StatusCode::OK);
    assert_eq!(ada.sees(&path).await["games"], json!([]));
    let result = json!({ "type": "result", "winner": "box", "kind": "single" });
    ada.posts(&to, &order(None, result)).await.is(StatusCode::OK);
    let view = ada.sees(&path).await;
    assert_eq!(view["ledger"]["accounts"][0]["balances"], json!({ "g-anna": 1500, "g-bruno": -1000, "g-carla": -500 }));
    assert!(view["dice"].is_null() && view["next_deadline"].is_null());
    let pay = json!({ "type": "pay", "to": "g-anna", "currency": "EUR", "amount": 1000 });
    ada.posts(&to, &order(Some("g-bruno"), pay)).await.is(StatusCode::OK);
    ada.posts(&to, &order(None, json!({ "type": "close" }))).await.is(StatusCode::OK);
    let next = ada.posts(&format!("{path}/again"), &json!({})).await.is(StatusCode::CREATED).json();
    let next = ada.sees(next["url"].as_str().unwrap()).await;
    assert_eq!(
        (next["members"].as_array().unwrap().len(), &next["stake"]),
        (3, &json!({ "currency": "EUR", "unit": 500 }))
    );
    let sheet = ada.gets(&format!("{path}/sheet.csv")).await.is(StatusCode::OK).text;
    assert!(sheet.starts_with("game,stake,box,captain,winner,ending,Anna,Bruno,Carla\r\n"), "{sheet}");
}

#[tokio::test]
async fn whoever_does_not_act_in_time_is_not_waited_for() {
    let club = Club::open().await;
    let terms = json!({ "rules": club_rules(), "pace": { "turn": 30_000, "answer": 20_000 } });
    let (mut guests, chouette) = three_people(&club, terms).await;
    roll_for_the_order(&mut guests, &chouette.path).await;
    guests[0].commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
    for _ in 0..12 {
        club.waits(Millis::seconds(31)).await;
    }
    let view = guests[0].sees(&chouette.path).await;
    assert_eq!(view["games"].as_array().unwrap().len(), 1, "{}", view["game"]);
    assert_eq!(view["games"][0]["result"]["ending"], "flag");
    for page in ["accounts", "games/1"] {
        let told = guests[0].gets(&format!("{}/{page}", chouette.path)).await.is(StatusCode::OK).text;
        assert!(told.contains(", on time"), "{page} says that the game was lost on time");
    }
    let sheet = guests[0].gets(&format!("{}/sheet.csv", chouette.path)).await.is(StatusCode::OK).text;
    assert!(sheet.lines().nth(1).is_some_and(|line| line.contains(",time,")), "{sheet}");
}

#[tokio::test]
async fn an_answer_that_was_under_way_when_the_time_ran_out_counts() {
    let club = Club::open().await;
    let (mut guests, chouette) =
        three_people(&club, json!({ "rules": club_rules(), "pace": { "answer": 20_000 } })).await;
    guests[0].commands(&chouette.path, json!({ "type": "roll_die" })).await.is(StatusCode::OK);
    club.waits(Millis::new(20_900)).await;
    guests[1].commands(&chouette.path, json!({ "type": "roll_die" })).await.is(StatusCode::OK);
    club.waits(Millis::new(100)).await;
    assert_ne!(guests[0].sees(&chouette.path).await["stage"]["type"], "ordering");
}

#[tokio::test]
async fn only_the_invited_join_and_only_members_begin() {
    let club = Club::open().await;
    let (mut guests, chouette) = three_people(&club, json!({ "rules": club_rules() })).await;
    let mut eve = club.guest("Eve").await;
    eve.commands(&chouette.path, json!({ "type": "join" })).await.is(StatusCode::FORBIDDEN);
    roll_for_the_order(&mut guests, &chouette.path).await;
    eve.commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::FORBIDDEN);
    eve.commands(&chouette.path, json!({ "type": "close" })).await.is(StatusCode::FORBIDDEN);
    eve.commands(&chouette.path, json!({ "type": "tick" })).await.is(StatusCode::FORBIDDEN);
    guests[1]
        .commands(&chouette.path, json!({ "type": "set_stake", "stake": { "currency": "EUR", "unit": 1 } }))
        .await
        .is(StatusCode::FORBIDDEN);
    let level = json!({ "level": "casual" });
    guests[1].posts(&format!("{}/bots", chouette.path), &level).await.is(StatusCode::FORBIDDEN);
    guests[0].posts(&format!("{}/bots", chouette.path), &level).await.is(StatusCode::CREATED);
    guests[2].commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
    eve.gets(&chouette.path).await.is(StatusCode::OK);
    assert!(eve.sees(&chouette.path).await["you"].is_null());
}

#[tokio::test]
async fn a_chouette_goes_on_where_it_was_and_the_time_is_given_back() {
    let club = Club::open().await;
    let (mut guests, chouette) =
        three_people(&club, json!({ "rules": club_rules(), "pace": { "turn": 60_000 } })).await;
    roll_for_the_order(&mut guests, &chouette.path).await;
    guests[0].commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
    let before = guests[0].sees(&chouette.path).await;
    let cookie = guests[0].cookie.clone();
    club.app.store().write(vec![RowWrite::alive(club.app.now())]).await.unwrap();
    drop(guests);
    let club = club.reopened(Millis::seconds(3_600)).await;
    let mut ada = Guest { club: &club, cookie };
    let after = ada.sees(&chouette.path).await;
    assert_eq!(after["line"], before["line"]);
    assert_eq!(after["dice"]["house_commitment"], before["dice"]["house_commitment"]);
    let later = after["next_deadline"].as_u64().unwrap() - before["next_deadline"].as_u64().unwrap();
    assert!((3_590_000..=3_600_000).contains(&later), "{later}");
}

#[tokio::test]
async fn a_plain_page_opens_and_commands_a_chouette_without_scripts() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    let form = "application/x-www-form-urlencoded";
    let answer = ada.sends("/chouettes", form, "preset=chouette-club&bots=2&level=casual&name=Ada").await;
    let path = answer.is(StatusCode::SEE_OTHER).headers["location"].to_str().unwrap().to_owned();
    ada.gets(&path).await.is(StatusCode::OK);
    ada.sends(&format!("{path}/command"), form, "type=roll_die").await.is(StatusCode::SEE_OTHER);
    assert_eq!(ada.sees(&path).await["members"].as_array().unwrap().len(), 3);
    assert_ne!(ada.sees(&path).await["stage"]["type"], "gathering");
}

#[tokio::test]
async fn bots_settle_a_cube_for_what_it_is_worth() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let terms = json!({ "rules": club_rules(), "bots": ["casual", "casual"] });
    let chouette = opens(&mut ada, terms).await;
    let id = id_of(&chouette);
    while ada.sees(&chouette.path).await["line"].is_null() {
        ada.commands(&chouette.path, json!({ "type": "roll_die" })).await;
        bots_play(&club, &id).await;
    }
    ada.commands(&chouette.path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
    let view = ada.sees(&chouette.path).await;
    let you = view["you"].as_str().unwrap();
    let bot = view["members"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).find(|id| *id != you);
    let cube = if view["game"]["box"] == you { bot.unwrap() } else { you };
    let settled = |view: &Value| {
        let cubes = view["game"]["cubes"].as_array().unwrap();
        cubes.iter().find(|edge| edge["member"] == cube).unwrap()["settled"].clone()
    };
    // Before anybody has rolled the cube is worth nothing to either.
    for (points, fair) in [(2.0, false), (-0.5, true)] {
        let offer = json!({ "type": "offer_settlement", "cube": cube, "points": points });
        ada.commands(&chouette.path, offer).await.is(StatusCode::OK);
        let snapshot = club.app.chouettes().snapshot(&id).await.unwrap();
        let players = Players::only(Player::new(Engine::new(Arc::new(RulesOfThumb))));
        let thought = ChouetteStream::think(&players, &snapshot.state, club.app.now()).unwrap();
        let key = CommandId::new(snapshot.version.to_string());
        club.app.chouettes().by_bot(&id, &thought.bot, key, thought.command.clone()).await.unwrap();
        let view = ada.sees(&chouette.path).await;
        assert_eq!(settled(&view) == "agreed", fair, "{points}: {thought:?}");
        assert!(view["game"]["settlements"].as_array().unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_seat_in_the_keepers_book_is_taken_by_the_link_and_with_the_keepers_word_alone() {
    let club = Club::open().await;
    let (mut ada, mut piero, mut eve) = (club.guest("Ada").await, club.guest("Piero").await, club.guest("Eve").await);
    let terms = json!({ "rules": club_rules(), "play": "over_the_board", "host": "keeps" });
    let chouette = opens(&mut ada, terms).await;
    let (path, link) = (chouette.path.clone(), chouette.link.clone().unwrap());
    for (seat, name) in [("g-1", "Piero"), ("g-2", "Rosa")] {
        let join = json!({ "command_id": seat, "as": seat, "command": { "type": "join", "name": name } });
        ada.posts(&format!("{path}/command"), &join).await.is(StatusCode::OK);
    }
    ada.commands(&path, json!({ "type": "join" })).await.is(StatusCode::OK);
    let own = ada.sees(&path).await["you"].as_str().unwrap().to_owned();
    let page = piero.gets(&link).await.is(StatusCode::OK).text;
    assert!(page.contains("value=\"g-1\"") && !page.contains(&format!("value=\"{own}\"")), "{page}");
    piero.posts(&link, &json!({ "seat": "g-1" })).await.is(StatusCode::OK);
    assert!(piero.sees(&path).await["you"].is_null());
    let claims = ada.sees(&path).await["claims"].clone();
    assert_eq!((&claims[0]["name"], &claims[0]["seat"]), (&json!("Piero"), &json!("g-1")));
    assert_eq!(eve.sees(&path).await["claims"], json!([]));
    let grant = json!({ "type": "grant_claim", "person": claims[0]["person"] });
    for guest in [&mut eve, &mut piero] {
        guest.commands(&path, grant.clone()).await.is(StatusCode::FORBIDDEN);
    }
    ada.commands(&path, grant).await.is(StatusCode::OK);
    assert_eq!(piero.sees(&path).await["you"], "g-1");
    // Theirs is that seat: they leave and stay as it, and nobody else can.
    piero.commands(&path, json!({ "type": "leave" })).await.is(StatusCode::OK);
    piero.commands(&path, json!({ "type": "join" })).await.is(StatusCode::OK);
    let here = ada.sees(&path).await;
    assert_eq!(here["members"].as_array().unwrap().len(), 3, "{here}");
    for seat in ["g-1", own.as_str()] {
        assert_ne!(eve.posts(&link, &json!({ "seat": seat })).await.status, StatusCode::OK, "{seat}");
    }
    let without_link = json!({ "type": "claim_seat", "seat": "g-2", "name": "Rosa" });
    eve.commands(&path, without_link).await.is(StatusCode::FORBIDDEN);
}

// rule: CHO-23
#[tokio::test]
async fn what_is_open_goes_along_when_the_company_goes_on() {
    let club = Club::open().await;
    let terms = json!({
        "rules": club_rules(), "play": "over_the_board", "stake": { "currency": "EUR", "unit": 500 },
        "voice": "https://meet.example.org/chouette",
    });
    let (mut guests, chouette) = three_people(&club, terms).await;
    let path = &chouette.path;
    let view = guests[0].sees(path).await;
    let order: Vec<Value> = view["members"].as_array().unwrap().iter().map(|member| member["id"].clone()).collect();
    let [ada, bea, _] = &mut guests;
    for command in [
        json!({ "type": "set_order", "order": order }),
        json!({ "type": "start_game" }),
        json!({ "type": "result", "winner": "team", "kind": "single" }),
        json!({ "type": "close" }),
    ] {
        ada.commands(path, command).await.is(StatusCode::OK);
    }
    let next = ada.posts(&format!("{path}/again"), &json!({})).await.is(StatusCode::CREATED).json();
    let next = next["url"].as_str().unwrap();
    let carried = bea.sees(next).await;
    assert_eq!(carried["ledger"]["accounts"][0]["balances"], ada.sees(path).await["ledger"]["accounts"][0]["balances"]);
    assert_eq!(
        (&carried["voice"], carried["games"].as_array().unwrap().len()),
        (&json!("https://meet.example.org/chouette"), 0)
    );
    let pay = json!({ "type": "pay", "to": order[1], "currency": "EUR", "amount": 500 });
    assert_ne!(ada.commands(path, pay.clone()).await.status, StatusCode::OK, "not twice");
    ada.commands(next, pay).await.is(StatusCode::OK);
    let page = bea.gets(&format!("{next}/accounts")).await.is(StatusCode::OK).text;
    assert!(page.contains("Brought along") && page.contains("5.00 EUR"), "{page}");
}

#[tokio::test]
async fn the_session_is_ended_by_who_keeps_it_while_they_are_there() {
    let club = Club::open().await;
    let (mut guests, chouette) = three_people(&club, json!({ "rules": club_rules() })).await;
    let [ada, bea, _] = &mut guests;
    bea.commands(&chouette.path, json!({ "type": "close" })).await.is(StatusCode::FORBIDDEN);
    ada.commands(&chouette.path, json!({ "type": "leave" })).await.is(StatusCode::OK);
    bea.commands(&chouette.path, json!({ "type": "close" })).await.is(StatusCode::OK);
}

// rule: CHO-06
#[tokio::test]
async fn a_bot_shows_the_play_it_would_make_when_its_captain_asks() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let chouette = opens(&mut ada, json!({ "rules": club_rules(), "bots": ["casual", "casual"] })).await;
    let (path, id) = (&chouette.path, id_of(&chouette));
    let view = ada.sees(path).await;
    let (you, bots): (Vec<_>, Vec<_>) =
        view["members"].as_array().unwrap().iter().map(|member| &member["id"]).partition(|id| **id == view["you"]);
    let order = json!({ "type": "set_order", "order": [bots[0], you[0], bots[1]] });
    let order = serde_json::from_value(order).unwrap();
    club.app.chouettes().by_house(&id, "order", order).await.unwrap();
    ada.commands(path, json!({ "type": "start_game" })).await.is(StatusCode::OK);
    for _ in 0..60 {
        bots_play(&club, &id).await;
        let legal = ada.sees(path).await["legal"]["actions"].clone();
        let may = |act: &str| legal.as_array().unwrap().iter().any(|one| one == act);
        if may("play") {
            break;
        }
        let act = ["roll_opening", "roll", "take"].into_iter().find(|act| may(act));
        match act {
            Some(act) => drop(ada.commands(path, json!({ "type": act })).await),
            None => club.waits(Millis::seconds(6)).await,
        }
    }
    ada.commands(path, json!({ "type": "ask_advice", "member": bots[1] })).await.is(StatusCode::OK);
    bots_play(&club, &id).await;
    let advice = ada.sees(path).await["game"]["advice"].clone();
    assert_eq!(advice.as_array().map(Vec::len), Some(1), "{advice}");
    assert_eq!(&advice[0]["member"], bots[1]);
    assert!(!advice[0]["steps"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn a_keeper_enters_seats_of_the_book_and_nobody_elses_account() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let terms = json!({ "rules": club_rules(), "play": "over_the_board", "host": "keeps" });
    let chouette = opens(&mut ada, terms).await;
    let eves = opens(&mut eve, json!({ "rules": club_rules() })).await;
    let account = eve.sees(&eves.path).await["you"].as_str().unwrap().to_owned();
    let address = format!("{}/command", chouette.path);
    for (number, (seat, command)) in [
        (account.as_str(), json!({ "type": "join", "name": "Eve" })),
        ("whoever", json!({ "type": "join", "name": "Eve" })),
        ("g-9", json!({ "type": "leave" })),
    ]
    .into_iter()
    .enumerate()
    {
        let order = json!({ "command_id": format!("refused-{number}"), "as": seat, "command": command });
        ada.posts(&address, &order).await.is(StatusCode::FORBIDDEN);
    }
    let join = json!({ "command_id": "1", "as": "g-9", "command": { "type": "join", "name": "Eve" } });
    ada.posts(&address, &join).await.is(StatusCode::OK);
    assert_eq!(ada.sees(&chouette.path).await["members"][0]["id"], "g-9");
    let leave = json!({ "command_id": "2", "as": "g-9", "command": { "type": "leave" } });
    ada.posts(&address, &leave).await.is(StatusCode::OK);
}

#[tokio::test]
async fn a_second_press_that_comes_as_somebody_new_does_not_take_the_place_of_the_first() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let terms = json!({ "opponent": "friend", "rules": { "preset": "money" } });
    let opened = ada.posts("/tables", &terms).await.is(StatusCode::CREATED).json();
    let link = opened["join_url"].as_str().unwrap();
    let form = "application/x-www-form-urlencoded";
    let first = club.stranger().sends(link, form, "name=Bea").await.is(StatusCode::SEE_OTHER);
    assert!(first.headers.contains_key("set-cookie"));
    let second = club.stranger().sends(link, form, "name=Bea").await.is(StatusCode::SEE_OTHER);
    assert!(!second.headers.contains_key("set-cookie"), "it would replace the one that sits there");
    // Told that the seat is taken; where the browser is known by what the first press has set, it is taken to the table.
    assert_eq!(second.headers["location"], link);
    let cookie = first.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let mut bea = club.stranger();
    bea.cookie = Some(cookie);
    let there = bea.gets(link).await.is(StatusCode::SEE_OTHER);
    assert_eq!(first.headers["location"], there.headers["location"]);
}

/// The names under which the forms of a page send commands, and how many such forms there are.
fn names_of_forms(page: &str) -> (Vec<String>, usize) {
    let forms = page.split("<form ").skip(1).map(|form| form.split("</form>").next().unwrap());
    let commands: Vec<&str> = forms.filter(|form| form.split('>').next().unwrap().contains("/command\"")).collect();
    let named = commands.iter().filter_map(|form| form.split_once("name=\"command_id\" value=\""));
    (named.map(|(_, rest)| rest.split('"').next().unwrap().to_owned()).collect(), commands.len())
}

#[tokio::test]
async fn what_is_pressed_twice_without_a_script_happens_once() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let form = "application/x-www-form-urlencoded";
    let opened = ada.sends("/tables", form, "opponent=bot&preset=match&length=1").await.is(StatusCode::SEE_OTHER);
    let table = opened.headers["location"].to_str().unwrap().to_owned();
    let opened = ada.sends("/chouettes", form, "preset=chouette-club&bots=2&level=casual").await;
    let chouette = opened.is(StatusCode::SEE_OTHER).headers["location"].to_str().unwrap().to_owned();
    for (path, command) in [(&table, "ready"), (&chouette, "roll_die")] {
        let page = ada.gets(path).await.is(StatusCode::OK).text;
        let (names, forms) = names_of_forms(&page);
        assert!(forms > 0 && names.len() == forms, "{path}: {forms} forms, {names:?}");
        let press = format!("type={command}&command_id={}", names[0]);
        for _ in 0..2 {
            ada.sends(&format!("{path}/command"), form, &press).await.is(StatusCode::SEE_OTHER);
        }
        let again = ada.gets(path).await.is(StatusCode::OK).text;
        assert!(names_of_forms(&again).0.iter().all(|name| !names.contains(name)), "the next page's are new");
    }
}
