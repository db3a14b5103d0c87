//! Challenges by name, matches agreed on for an hour, and being told when somebody seeks.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;

use crate::{
    actors::{Answer, Club, Guest, two_at_a_table},
    blocks::{account, blocks},
};

const FORM: &str = "application/x-www-form-urlencoded";
const GOOD: &str = "seven+checkers+on+the+bar";

/// A registered player.
async fn player<'a>(club: &'a Club, name: &str) -> Guest<'a> {
    let mut player = club.stranger();
    player.sends("/register", FORM, &format!("name={name}&password={GOOD}")).await.is(StatusCode::SEE_OTHER);
    player
}

fn terms(length: u8) -> Value {
    json!({ "opponent": "friend", "rules": { "preset": "match", "length": { "points": length } } })
}

async fn challenges(from: &mut Guest<'_>, to: &str, length: u8) -> Answer {
    from.posts("/challenges", &json!({ "to": to, "table": terms(length) })).await
}

async fn challenged(from: &mut Guest<'_>, to: &str) -> String {
    challenges(from, to, 5).await.is(StatusCode::CREATED).json()["challenge"].as_str().unwrap().to_owned()
}

async fn acts(who: &mut Guest<'_>, challenge: &str, act: &str) -> Answer {
    who.posts(&format!("/challenges/{challenge}"), &json!({ "act": act })).await
}

fn refusal(answer: Answer) -> String {
    answer.is(StatusCode::UNPROCESSABLE_ENTITY).json()["message_key"].as_str().unwrap().to_owned()
}

async fn notices(who: &Guest<'_>) -> Vec<String> {
    let told = who.club.app.notices().of(&account(who).await).await.unwrap();
    told.into_iter().map(|told| told.key).filter(|key| !key.starts_with("account")).collect()
}

#[tokio::test]
async fn a_player_is_challenged_by_name_accepts_and_both_sit_at_one_table() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (player(&club, "Ada").await, player(&club, "Bea").await);
    let id = challenged(&mut ada, "bEA").await;
    assert_eq!(notices(&bea).await.len(), 1);
    assert!(bea.gets("/").await.text.contains(&id));
    let table = acts(&mut bea, &id, "accept").await.is(StatusCode::OK).json()["table"].as_str().unwrap().to_owned();
    assert!(notices(&bea).await.is_empty() && notices(&ada).await.len() == 1);
    assert_eq!(acts(&mut bea, &id, "accept").await.json()["table"], table.as_str(), "pressed twice, one table");
    let (adas, beas) = (ada.sees(&table).await, bea.sees(&table).await);
    assert!(adas["you"].is_string() && beas["you"].is_string() && adas["you"] != beas["you"]);
    assert_eq!(ada.gets("/").await.is(StatusCode::SEE_OTHER).headers["location"], table.as_str());
}

#[tokio::test]
async fn a_challenge_is_declined_with_a_reason_or_taken_back_and_is_nobody_elses() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut eve) =
        (player(&club, "Ada").await, player(&club, "Bea").await, player(&club, "Eve").await);
    let id = challenged(&mut ada, "Bea").await;
    for act in ["accept", "decline", "take_back", "begin"] {
        acts(&mut eve, &id, act).await.is(StatusCode::FORBIDDEN);
    }
    assert!(!eve.gets("/").await.text.contains(&id));
    acts(&mut ada, &id, "accept").await.is(StatusCode::FORBIDDEN);
    bea.sends(&format!("/challenges/{id}"), FORM, "act=decline&reason=shorter").await.is(StatusCode::SEE_OTHER);
    assert_eq!(refusal(acts(&mut bea, &id, "accept").await), "lobby-challenge-over");
    bea.sends(&format!("/challenges/{id}"), FORM, "act=decline&reason=rude").await.is(StatusCode::BAD_REQUEST);
    let again = challenged(&mut ada, "Bea").await;
    assert_ne!(again, id);
    // Asked once more it is the same challenge; on other terms another one, so that nobody accepts what they have not read.
    assert_eq!(challenged(&mut ada, "Bea").await, again);
    let other = challenges(&mut ada, "Bea", 7).await.json()["challenge"].as_str().unwrap().to_owned();
    assert_ne!(other, again);
    assert_eq!(refusal(acts(&mut bea, &again, "accept").await), "lobby-challenge-over");
    acts(&mut ada, &other, "take_back").await.is(StatusCode::NO_CONTENT);
    assert!(notices(&bea).await.is_empty());
    let last = challenged(&mut ada, "Bea").await;
    club.clock.advance(Millis::seconds(14 * 24 * 3600));
    assert_eq!(refusal(acts(&mut bea, &last, "accept").await), "lobby-challenge-over");
    club.app.lobby().tell_news(&club.app).await.unwrap();
    assert!(!bea.gets("/").await.text.contains(&last));
}

#[tokio::test]
async fn who_may_challenge_somebody_is_theirs_to_choose_and_a_block_is_not_told() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut guest) =
        (player(&club, "Ada").await, player(&club, "Bea").await, club.guest("Passer-by").await);
    challenged(&mut guest, "Ada").await;
    let choose = async |ada: &mut Guest<'_>, by: &str| {
        ada.sends("/lobby/choices", FORM, &format!("challenged_by={by}")).await.is(StatusCode::SEE_OTHER);
    };
    choose(&mut ada, "registered").await;
    assert_eq!(refusal(challenges(&mut guest, "Ada", 3).await), "lobby-challenge-registered");
    challenged(&mut bea, "Ada").await;
    choose(&mut ada, "near").await;
    challenges(&mut bea, "Ada", 3).await.is(StatusCode::CREATED);
    choose(&mut ada, "nobody").await;
    assert_eq!(refusal(challenges(&mut bea, "Ada", 3).await), "lobby-challenge-nobody");
    choose(&mut ada, "anybody").await;
    let other = account(&bea).await;
    blocks(&mut ada, &other, "block").await;
    assert_eq!(refusal(challenges(&mut bea, "Ada", 3).await), "lobby-challenge-nobody");
    assert_eq!(refusal(challenges(&mut bea, "Nobody at all", 3).await), "lobby-no-such-player");
    assert_eq!(refusal(challenges(&mut ada, "Ada", 3).await), "lobby-own");
    ada.sends("/lobby/choices", FORM, "challenged_by=friends").await.is(StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn nobody_floods_others_with_challenges() {
    let club = Club::open().await;
    let mut eve = player(&club, "Eve").await;
    for nth in 0..21 {
        player(&club, &format!("Player{nth}")).await;
    }
    for nth in 0..20 {
        challenged(&mut eve, &format!("Player{nth}")).await;
    }
    assert_eq!(refusal(challenges(&mut eve, "Player20", 5).await), "lobby-too-many-challenges");
}

#[tokio::test]
async fn the_same_time_next_week_is_agreed_on_told_beforehand_and_begun_by_both_at_once() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    let mut eve = club.guest("Eve").await;
    eve.posts(&format!("{}/next-week", table.path), &json!({})).await.is(StatusCode::FORBIDDEN);
    let id = ada.posts(&format!("{}/next-week", table.path), &json!({})).await.is(StatusCode::CREATED).json();
    let id = id["challenge"].as_str().unwrap().to_owned();
    acts(&mut bea, &id, "accept").await.is(StatusCode::NO_CONTENT);
    assert_eq!(refusal(acts(&mut bea, &id, "begin").await), "lobby-challenge-early");
    let club_look = async || club.app.lobby().tell_news(&club.app).await.unwrap();
    club.clock.advance(Millis::seconds(7 * 24 * 3600 - 15 * 60 - 1));
    club_look().await;
    let told = async |who: &Guest<'_>| notices(who).await.iter().filter(|key| key.starts_with("appointment")).count();
    assert_eq!((told(&ada).await, told(&bea).await), (0, 0));
    club.clock.advance(Millis::seconds(1));
    club_look().await;
    club_look().await;
    assert_eq!((told(&ada).await, told(&bea).await), (1, 1));
    let one = acts(&mut ada, &id, "begin").await.is(StatusCode::OK).json()["table"].clone();
    let other = acts(&mut bea, &id, "begin").await.is(StatusCode::OK).json()["table"].clone();
    assert_eq!(one, other);
    assert_eq!(ada.sees(one.as_str().unwrap()).await["rules"], ada.sees(&table.path).await["rules"]);
}

#[tokio::test]
async fn whoever_wants_to_be_told_that_somebody_seeks_is_told_once_and_not_of_what_is_gone() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (player(&club, "Ada").await, club.guest("Bea").await);
    ada.sends("/lobby/choices", FORM, "challenged_by=anybody&alerts=on").await.is(StatusCode::SEE_OTHER);
    club.clock.advance(Millis::seconds(60));
    let seek = json!({ "table": terms(5) });
    let id = bea.posts("/seeks", &seek).await.json()["seek"].as_str().unwrap().to_owned();
    for _ in 0..3 {
        club.app.lobby().tell_news(&club.app).await.unwrap();
    }
    assert_eq!(notices(&ada).await, [format!("seek:{id}")]);
    bea.posts("/seeks/withdraw", &json!({ "id": id })).await.is(StatusCode::NO_CONTENT);
    club.app.lobby().tell_news(&club.app).await.unwrap();
    assert!(notices(&ada).await.is_empty());
    for length in [3, 7, 9] {
        bea.posts("/seeks", &json!({ "table": terms(length) })).await.is(StatusCode::OK);
        club.app.lobby().tell_news(&club.app).await.unwrap();
    }
    assert_eq!(notices(&ada).await.len(), 2, "three a day");
}
