//! Tables with a tutor, from outside: who is helped, and that nobody else is told anything.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::actors::{Club, Guest, two_at_a_table, with_a_bot};

fn with_tutor(limit: u16) -> Value {
    let mut terms = with_a_bot();
    terms["tutor"] = json!({ "limit": limit });
    terms["level"] = json!("beginner");
    terms
}

/// The bots of this club do not move: whoever is to play, the guest has the opening roll or the bot has.
async fn opening_roll(ada: &mut Guest<'_>, table: &str) -> Value {
    ada.commands(table, json!({ "type": "ready" })).await.is(StatusCode::OK);
    while ada.sees(table).await["phase"]["type"] == "opening" {
        ada.commands(table, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    ada.sees(table).await
}

/// A table at which the guest is to play; opened again until that is so.
async fn to_play(ada: &mut Guest<'_>, limit: u16) -> String {
    loop {
        let table = ada.opens(with_tutor(limit)).await.path;
        if opening_roll(ada, &table).await["phase"]["side"] == "white" {
            return table;
        }
    }
}

fn steps(text: &[(u8, u8)]) -> Value {
    let steps: Vec<Value> = text.iter().map(|(from, to)| json!({ "from": from, "to": to })).collect();
    json!({ "command": { "type": "play", "steps": steps } })
}

/// Some play of the roll that lies there.
async fn some_play(ada: &mut Guest<'_>, table: &str) -> Value {
    let view = ada.sees(table).await;
    let (mut found, mut node) = (Vec::new(), 0);
    while let Some(edge) = view["legal"]["steps"]["nodes"][node]["steps"].get(0) {
        let number = |name: &str| u8::try_from(edge[name].as_u64().unwrap()).unwrap();
        found.push((number("from"), number("to")));
        node = usize::try_from(edge["next"].as_u64().unwrap()).unwrap();
    }
    steps(&found)
}

#[tokio::test]
async fn the_tutor_says_what_a_play_costs_and_what_is_best_only_when_asked() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = to_play(&mut ada, 1).await;
    let play = some_play(&mut ada, &table).await;
    let weighed = ada.posts(&format!("{table}/tutor"), &play).await.is(StatusCode::OK).json();
    let loss = weighed["loss"].as_f64().unwrap();
    assert!(loss >= 0.0 && weighed["warns"] == json!(loss >= 0.001));
    assert_eq!(weighed.as_object().unwrap().len(), 4, "nothing of what is better: {weighed}");
    let hint = ada.gets(&format!("{table}/hint.json")).await.is(StatusCode::OK).json();
    let losses: Vec<f64> =
        hint["plays"].as_array().unwrap().iter().map(|play| play["loss"].as_f64().unwrap()).collect();
    assert!(losses.len() > 1 && hint["cube"].is_null());
    assert!(losses[0] == 0.0 && losses.iter().all(|loss| *loss >= 0.0), "{losses:?}");
    // The best play costs nothing; what is no decision is none.
    let command = json!({ "command": { "type": "play", "steps": hint["plays"][0]["steps"] } });
    let weighed = ada.posts(&format!("{table}/tutor"), &command).await.is(StatusCode::OK).json();
    assert_eq!((weighed["loss"].as_f64(), &weighed["warns"]), (Some(0.0), &json!(false)));
    let leave = json!({ "command": { "type": "leave" } });
    let weighed = ada.posts(&format!("{table}/tutor"), &leave).await.is(StatusCode::OK).json();
    assert!(weighed["loss"].is_null() && weighed["warns"] == json!(false));
    let view = ada.sees(&table).await;
    assert_eq!(view["tutor"], json!({ "limit": 1, "helps": "white", "taken_back": 0 }));
    assert!(ada.gets(&table).await.is(StatusCode::OK).text.contains("id=\"tutor\""));
}

#[tokio::test]
async fn at_another_table_of_another_and_against_people_the_tutor_is_silent() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let table = to_play(&mut ada, 80).await;
    let play = some_play(&mut ada, &table).await;
    let asks = |table: &str| [format!("{table}/hint"), format!("{table}/hint.json")];
    for who in [&mut eve, &mut club.stranger()] {
        let answer = who.posts(&format!("{table}/tutor"), &play).await;
        assert!(answer.status.is_client_error(), "{}", answer.text);
        for path in asks(&table) {
            assert!(who.gets(&path).await.status.is_client_error());
        }
        assert!(who.commands(&table, json!({ "type": "take_back" })).await.status.is_client_error());
    }
    // A table with a bot and without a tutor.
    let plain = ada.opens(with_a_bot()).await.path;
    opening_roll(&mut ada, &plain).await;
    for path in asks(&plain) {
        let answer = ada.gets(&path).await.is(StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text.contains("refused-no-tutor") || path.ends_with("/hint"), "{}", answer.text);
    }
    ada.commands(&plain, json!({ "type": "take_back" })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    // Nobody opens one for people, for bots alone or with a clock.
    for more in [
        json!({ "opponent": "friend" }),
        json!({ "opponent": "bots" }),
        json!({ "opponent": "doubles" }),
        json!({ "clock": { "mode": "simple_delay", "bank_per_point": 120_000, "delay": 12_000 } }),
    ] {
        let mut terms = with_tutor(80);
        terms.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer = ada.posts("/tables", &terms).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
        assert_eq!(answer["message_key"], "refused-not-for-tutor", "{terms}");
    }
    for path in asks("/t/00000000000000000000000000000000") {
        ada.gets(&path).await.is(StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn who_plays_against_people_gets_no_help_anywhere_until_that_is_over() {
    let club = Club::open().await;
    let (mut ada, _bea, people) = two_at_a_table(&club, None).await;
    let table = to_play(&mut ada, 80).await;
    let play = some_play(&mut ada, &table).await;
    let refused = ada.posts(&format!("{table}/tutor"), &play).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert_eq!(refused["message_key"], "refused-tutor-rests");
    ada.gets(&format!("{table}/hint.json")).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let answer = ada.gets(&format!("{}/hint.json", people.path)).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert_eq!(answer["message_key"], "refused-no-tutor");
    ada.commands(&people.path, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
    ada.posts(&format!("{table}/tutor"), &play).await.is(StatusCode::OK);
}

#[tokio::test]
async fn without_a_script_a_bad_play_is_asked_about_and_sent_only_then() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = to_play(&mut ada, 1).await;
    let hint = ada.gets(&format!("{table}/hint.json")).await.is(StatusCode::OK).json();
    let second = hint["plays"].as_array().unwrap().iter().find(|play| play["loss"].as_f64().unwrap() > 0.001).unwrap();
    let written = second["play"].as_str().unwrap().replace('/', "%2F").replace('*', "%2A").replace(' ', "+");
    let kind = "application/x-www-form-urlencoded";
    let path = format!("{table}/command");
    let asked = ada.sends(&path, kind, &format!("type=play&play={written}")).await.is(StatusCode::OK);
    assert!(asked.text.contains("tutor-anyway") && !asked.text.contains(hint["plays"][0]["play"].as_str().unwrap()));
    assert_eq!(ada.sees(&table).await["phase"]["type"], "to_play");
    ada.sends(&path, kind, &format!("type=play&play={written}&sure=yes")).await.is(StatusCode::SEE_OTHER);
    assert_eq!(ada.sees(&table).await["history"]["turns"].as_array().unwrap().len(), 1);
    ada.sends(&path, kind, "type=take_back").await.is(StatusCode::SEE_OTHER);
    let view = ada.sees(&table).await;
    assert_eq!((&view["phase"]["type"], &view["tutor"]["taken_back"]), (&json!("to_play"), &json!(1)));
}
