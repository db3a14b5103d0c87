//! The lobby: who meets whom, that it happens once, and what goes when its owner goes.

use axum::http::StatusCode;
use futures_util::{FutureExt as _, future::join_all};
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::club::lobby::LOADED;

use crate::{
    actors::{Answer, Club, Guest},
    blocks::{account, blocks},
    line::{Line, listens},
};

const FORM: &str = "application/x-www-form-urlencoded";

async fn seeks(guest: &mut Guest<'_>, body: Value) -> Answer {
    guest.posts("/seeks", &body).await
}

pub(crate) async fn quick(guest: &mut Guest<'_>, length: u8) -> Value {
    seeks(guest, json!({ "quick": length })).await.is(StatusCode::OK).json()
}

pub(crate) fn unhurried(length: u8) -> Value {
    json!({ "table": { "opponent": "friend", "rules": { "preset": "match", "length": { "points": length } } } })
}

pub(crate) fn refusal(answer: Answer) -> String {
    answer.is(StatusCode::UNPROCESSABLE_ENTITY).json()["message_key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn two_who_press_the_same_button_sit_at_one_table_and_a_third_waits() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut carl) = (club.guest("Ada").await, club.stranger(), club.guest("Carl").await);
    assert!(quick(&mut ada, 5).await["seek"].is_string());
    let table = quick(&mut bea, 5).await["table"].as_str().unwrap().to_owned();
    assert!(quick(&mut carl, 5).await["seek"].is_string());
    let (adas, beas) = (ada.sees(&table).await, bea.sees(&table).await);
    assert_eq!((&adas["seats"], &adas["state"]), (&beas["seats"], &json!("waiting")));
    assert!(adas["you"].is_string() && beas["you"].is_string() && adas["you"] != beas["you"]);
    assert!(carl.sees(&table).await["you"].is_null());
    // The first is called: their page leads to the table until they have been there.
    assert_eq!(ada.gets("/").await.is(StatusCode::SEE_OTHER).headers["location"], table.as_str());
    ada.gets(&table).await.is(StatusCode::OK);
    ada.gets("/").await.is(StatusCode::OK);
}

#[tokio::test]
async fn one_who_presses_twice_waits_once_and_never_meets_themselves() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let mut tab = club.stranger();
    tab.cookie.clone_from(&ada.cookie);
    quick(&mut ada, 5).await;
    assert!(quick(&mut tab, 5).await["seek"].is_string());
    quick(&mut ada, 7).await;
    club.app.lobby().wave(&club.app).await.unwrap();
    let mut bea = club.guest("Bea").await;
    assert!(quick(&mut bea, 5).await["seek"].is_string(), "the seek for five points has given way");
    let table = quick(&mut bea, 7).await["table"].clone();
    assert!(table.is_string());
    // A second press that comes late is the first.
    assert_eq!(quick(&mut bea, 7).await["table"], table);
    assert_eq!(quick(&mut tab, 7).await["table"], table);
}

#[tokio::test]
async fn of_many_who_join_one_seek_at_once_one_has_it() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let seek = seeks(&mut ada, unhurried(5)).await.is(StatusCode::OK).json()["seek"].as_str().unwrap().to_owned();
    let mut guests = Vec::new();
    for nth in 0..24 {
        guests.push(club.guest(&format!("Guest {nth}")).await);
    }
    let path = format!("/seeks/{seek}/join");
    let nothing = json!({});
    let joins = guests.iter_mut().map(|guest| guest.posts(&path, &nothing).boxed_local());
    let answers = join_all(joins).await;
    let (won, lost): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == StatusCode::OK);
    assert_eq!((won.len(), lost.len()), (1, 23));
    assert!(lost.into_iter().all(|answer| refusal(answer) == "lobby-gone"));
    let table = won[0].json()["table"].as_str().unwrap().to_owned();
    assert!(ada.sees(&table).await["you"].is_string());
}

#[tokio::test]
async fn of_many_who_press_a_button_at_once_each_sits_at_one_table() {
    let club = Club::open().await;
    let mut guests = Vec::new();
    for nth in 0..20 {
        guests.push(club.guest(&format!("Guest {nth}")).await);
    }
    let body = json!({ "quick": 1 });
    join_all(guests.iter_mut().map(|guest| guest.posts("/seeks", &body).boxed_local())).await;
    club.app.lobby().wave(&club.app).await.unwrap();
    let mut tables = std::collections::BTreeMap::<String, u32>::new();
    for guest in &mut guests {
        let page = guest.gets("/").await.is(StatusCode::SEE_OTHER);
        *tables.entry(page.headers["location"].to_str().unwrap().to_owned()).or_default() += 1;
    }
    assert_eq!(tables.len(), 10, "{tables:?}");
    assert!(tables.values().all(|sitting| *sitting == 2));
}

#[tokio::test]
async fn whoever_is_blocked_is_never_met_nor_seen() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Adriana").await, club.guest("Beatrix").await);
    let other = account(&bea).await;
    blocks(&mut ada, &other, "block").await;
    let seek = quick(&mut ada, 5).await["seek"].as_str().unwrap().to_owned();
    assert!(!bea.gets("/").await.text.contains("Adriana"));
    assert!(quick(&mut bea, 5).await["seek"].is_string());
    assert!(!ada.gets("/").await.text.contains("Beatrix"));
    club.app.lobby().wave(&club.app).await.unwrap();
    assert!(ada.gets("/").await.status == StatusCode::OK, "nobody was seated");
    assert_eq!(refusal(bea.posts(&format!("/seeks/{seek}/join"), &json!({})).await), "lobby-gone");
    // Between their presses somebody may come whom neither minds.
    assert!(quick(&mut club.guest("Carl").await, 5).await["table"].is_string());
}

#[tokio::test]
async fn a_page_that_is_gone_takes_its_seek_along() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let seek = quick(&mut ada, 5).await["seek"].as_str().unwrap().to_owned();
    club.clock.advance(LOADED);
    assert!(quick(&mut bea, 5).await["seek"].is_string(), "who is away meets nobody");
    assert_eq!(refusal(bea.posts(&format!("/seeks/{seek}/join"), &json!({})).await), "lobby-gone");
    club.app.lobby().wave(&club.app).await.unwrap();
    ada.gets("/").await.is(StatusCode::OK);
    club.app.lobby().wave(&club.app).await.unwrap();
    assert!(bea.gets("/").await.status == StatusCode::OK, "the seek is gone, and coming back does not bring it back");
    // Without a script a page that is loaded again and again counts as open.
    for _ in 0..4 {
        bea.gets("/").await.is(StatusCode::OK);
        club.clock.advance(Millis::new(LOADED.number() / 2));
        club.app.lobby().wave(&club.app).await.unwrap();
    }
    assert!(quick(&mut ada, 5).await["table"].is_string());
}

#[tokio::test]
async fn an_unhurried_seek_outlasts_its_owners_visit_and_a_restart() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let seek = seeks(&mut ada, unhurried(9)).await.is(StatusCode::OK).json()["seek"].as_str().unwrap().to_owned();
    let cookie = ada.cookie.clone();
    let club = club.reopened(Millis::seconds(3600)).await;
    club.app.lobby().wave(&club.app).await.unwrap();
    let mut bea = club.guest("Bea").await;
    assert!(bea.gets("/").await.text.contains(&seek));
    let table = bea.posts(&format!("/seeks/{seek}/join"), &json!({})).await.is(StatusCode::OK).json()["table"].clone();
    assert!(club.app.store().seeks().await.unwrap().is_empty());
    let mut ada = club.stranger();
    ada.cookie = cookie;
    assert!(ada.sees(table.as_str().unwrap()).await["you"].is_string());
}

#[tokio::test]
async fn a_seek_is_taken_back_by_its_owner_only() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let seek = seeks(&mut ada, unhurried(5)).await.json()["seek"].as_str().unwrap().to_owned();
    eve.posts("/seeks/withdraw", &json!({ "id": seek })).await.is(StatusCode::NO_CONTENT);
    assert!(eve.gets("/").await.text.contains(&seek));
    assert_eq!(refusal(ada.posts(&format!("/seeks/{seek}/join"), &json!({})).await), "lobby-own");
    ada.sends("/seeks/withdraw", FORM, &format!("id={seek}")).await.is(StatusCode::SEE_OTHER);
    ada.posts("/seeks/withdraw", &json!({ "id": seek })).await.is(StatusCode::NO_CONTENT);
    assert!(!eve.gets("/").await.text.contains(&seek) && club.app.store().seeks().await.unwrap().is_empty());
    club.stranger().posts("/seeks/withdraw", &json!({})).await.is(StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn nobody_fills_the_lobby_with_seeks_nor_with_what_is_none() {
    let club = Club::open().await;
    let mut eve = club.guest("Eve").await;
    for length in 1..=5 {
        seeks(&mut eve, unhurried(length)).await.is(StatusCode::OK);
    }
    assert_eq!(refusal(seeks(&mut eve, unhurried(6)).await), "lobby-too-many");
    for wrong in [
        json!({}),
        json!({ "quick": 3 }),
        json!({ "quick": 5, "range": 0 }),
        json!({ "quick": 5, "table": unhurried(5)["table"] }),
    ] {
        seeks(&mut eve, wrong).await.is(StatusCode::BAD_REQUEST);
    }
    let foreign = axum::http::Request::post("/seeks")
        .header("content-type", "application/json")
        .header("sec-fetch-site", "cross-site");
    eve.asks(foreign, json!({ "quick": 5 }).to_string()).await.is(StatusCode::FORBIDDEN);
    let mut named = club.guest("<img src=x onerror=a()>").await;
    quick(&mut named, 7).await;
    assert!(!eve.gets("/").await.text.contains("<img src=x"));
}

#[tokio::test]
async fn of_three_who_open_a_link_two_sit_and_the_third_is_told_and_watches() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut carl) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Carl").await);
    let table = ada.opens(crate::actors::with_a_friend(None)).await;
    let link = table.link.unwrap();
    for guest in [&mut bea, &mut carl] {
        assert!(guest.gets(&link).await.is(StatusCode::OK).text.contains("Sit down and play"));
    }
    assert_eq!(bea.sends(&link, FORM, "").await.is(StatusCode::SEE_OTHER).headers["location"], table.path.as_str());
    assert_eq!(carl.sends(&link, FORM, "").await.is(StatusCode::SEE_OTHER).headers["location"], link.as_str());
    assert!(carl.gets(&link).await.text.contains("already taken"));
    assert!(carl.sees(&table.path).await["you"].is_null());
    assert_eq!(bea.gets(&link).await.is(StatusCode::SEE_OTHER).headers["location"], table.path.as_str());
}

#[tokio::test]
async fn a_table_to_which_one_does_not_come_is_closed_and_counts_for_nothing() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    quick(&mut ada, 5).await;
    let table = quick(&mut bea, 5).await["table"].as_str().unwrap().to_owned();
    bea.commands(&table, json!({ "type": "ready" })).await.is(StatusCode::OK);
    club.waits(Millis::seconds(29)).await;
    assert_eq!(bea.sees(&table).await["state"], "waiting");
    club.waits(Millis::seconds(1)).await;
    let view = bea.sees(&table).await;
    assert_eq!((&view["state"], &view["phase"]["winner"]), (&json!("closed"), &Value::Null));
    ada.gets("/").await.is(StatusCode::OK);
}

#[tokio::test]
async fn a_line_opened_after_its_page_tells_each_part_as_a_whole_so_that_what_has_gone_does_not_stay() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let id = seeks(&mut ada, unhurried(3)).await.is(StatusCode::OK).json()["seek"].as_str().unwrap().to_owned();
    assert!(bea.gets("/").await.is(StatusCode::OK).text.contains(&id));
    ada.posts("/seeks/withdraw", &json!({ "id": id })).await.is(StatusCode::NO_CONTENT);
    let mut line = Line::open(&bea, listens(&club).await, "/lobby", "").await;
    let seeks_in = |told: Value| {
        let parts = told["parts"].as_array().unwrap().clone();
        parts.into_iter().find(|part| part["part"] == "lobby-seeks").unwrap()
    };
    let first = seeks_in(line.hears("changed").await.unwrap());
    assert_eq!((&first["whole"], &first["put"]), (&json!(true), &json!([])));
    seeks(&mut ada, unhurried(5)).await.is(StatusCode::OK);
    let next = seeks_in(line.hears("changed").await.unwrap());
    assert_eq!((&next["whole"], next["put"].as_array().unwrap().len()), (&json!(false), 1));
}
