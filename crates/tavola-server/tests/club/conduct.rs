//! Who leaves rated matches again and again waits before the next one, knows it beforehand, and finds no way around.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::{
    base::ids::{AccountId, StreamId},
    stream::rooms::Connection,
    web::accounts::name_key,
};

use crate::actors::{Answer, Club, Guest};

const FORM: &str = "application/x-www-form-urlencoded";
const MINUTE: Millis = Millis::seconds(60);
const DAY: Millis = Millis::seconds(24 * 3600);

/// Two players whose accounts are old enough for everything.
async fn two(club: &Club) -> (Guest<'_>, Guest<'_>) {
    let mut both = Vec::new();
    for name in ["Ada", "Bea"] {
        let mut guest = club.guest(name).await;
        let body = format!("name={name}&password=quiet+anchor+on+the+bar");
        guest.sends("/register", FORM, &body).await.is(StatusCode::SEE_OTHER);
        both.push(guest);
    }
    club.clock.advance(DAY.times(5));
    let bea = both.pop().unwrap();
    (both.pop().unwrap(), bea)
}

async fn account(club: &Club, name: &str) -> AccountId {
    club.app.store().player_called(&name_key(name)).await.unwrap().unwrap()
}

fn live(rated: bool) -> Value {
    let pace = json!({ "absence": 60_000, "per_return": 30_000, "absent": "choose", "decision": null, "link": 1000 });
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 120_000, "delay": 12_000 });
    let rules = json!({ "preset": "match", "length": { "points": 5 } });
    json!({ "opponent": "friend", "rules": rules, "side": "white", "pace": pace, "clock": clock, "rated": rated })
}

/// A match of the two that has begun, and its table.
async fn begins<'a>(ada: &mut Guest<'a>, bea: &mut Guest<'a>, terms: Value) -> String {
    let table = ada.opens(terms).await;
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    for guest in [&mut *ada, &mut *bea] {
        guest.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    }
    while ada.sees(&table.path).await["phase"]["type"] == "opening" {
        ada.commands(&table.path, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    table.path
}

/// Plays until the other has acted, too.
async fn plays_a_turn<'a>(ada: &mut Guest<'a>, bea: &mut Guest<'a>, table: &str) {
    for _ in 0..2 {
        let view = ada.sees(table).await;
        let player = if view["phase"]["side"] == "white" { &mut *ada } else { &mut *bea };
        if view["phase"]["type"] == "on_roll" {
            player.commands(table, json!({ "type": "roll" })).await.is(StatusCode::OK);
            player.club.waits(Millis::seconds(2)).await;
        }
        crate::pace::plays(player, table).await;
    }
}

/// Bea goes away from the table and does not come back.
async fn goes(club: &Club, table: &str, name: &str) {
    let id = StreamId::new(&table[3..]);
    club.app.tables().line_changed(&id, &account(club, name).await, Connection::Closed).await;
    club.waits(Millis::seconds(61)).await;
}

/// A rated match that Bea leaves after she has played, and that Ada claims.
async fn is_left<'a>(club: &'a Club, ada: &mut Guest<'a>, bea: &mut Guest<'a>) {
    let table = begins(ada, bea, live(true)).await;
    plays_a_turn(ada, bea, &table).await;
    goes(club, &table, "Bea").await;
    ada.commands(&table, json!({ "type": "claim_absence" })).await.is(StatusCode::OK);
}

fn key(answer: &Answer) -> Value {
    assert!(!answer.status.is_success(), "{}", answer.text);
    answer.json()["message_key"].clone()
}

#[tokio::test]
async fn who_leaves_four_matches_waits_and_is_told_before_and_while() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    for left in 0..4 {
        let page = bea.gets("/").await.is(StatusCode::OK).text;
        assert_eq!(page.contains(&format!("data-left=\"{left}\"")), left == 3, "told once the next one is the last");
        if left == 3 {
            assert!(page.contains("you wait 10 minutes before your next rated match"), "{page}");
        }
        is_left(&club, &mut ada, &mut bea).await;
        club.clock.advance(MINUTE);
    }
    let page = bea.gets("/").await.text;
    let waits = page.contains("data-until=") && page.contains("You left 4 of your last 4 rated matches.");
    assert!(waits && page.contains("Casual matches stay open"), "{page}");
    let italian = axum::http::Request::get("/").header("accept-language", "it");
    assert!(bea.asks(italian, "").await.text.contains("Potrai giocare di nuovo incontri con rating fra"));
    assert!(!ada.gets("/").await.text.contains("data-until="), "whoever was left is blamed for nothing");
    // Nothing goes around it, and nothing else is closed.
    let refused = bea.posts("/tables", &live(true)).await;
    assert_eq!(key(&refused), "rated-waits");
    assert_eq!(refused.json()["args"]["minutes"]["number"], 9);
    begins(&mut bea, &mut ada, live(false)).await;
    club.clock.advance(MINUTE.times(9));
    assert!(!bea.gets("/").await.text.contains("data-until="));
    begins(&mut bea, &mut ada, live(true)).await;
}

#[tokio::test]
async fn neither_seek_nor_challenge_nor_link_nor_rematch_nor_another_browser_goes_around_a_wait() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    // Seats taken beforehand, and a challenge and a seek that wait, do not help either.
    let kept = ada.opens(live(true)).await;
    bea.posts(kept.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    let mut unhurried = live(true);
    (unhurried["clock"], unhurried["pace"]) = (Value::Null, Value::Null);
    bea.posts("/seeks", &json!({ "table": unhurried })).await.is(StatusCode::OK);
    let last = begins(&mut ada, &mut bea, live(true)).await;
    plays_a_turn(&mut ada, &mut bea, &last).await;
    for _ in 0..3 {
        is_left(&club, &mut ada, &mut bea).await;
    }
    goes(&club, &last, "Bea").await;
    let challenge = json!({ "to": "Bea", "table": live(true) });
    let challenge = ada.posts("/challenges", &challenge).await.is(StatusCode::CREATED).json()["challenge"].clone();
    ada.commands(&last, json!({ "type": "claim_absence" })).await.is(StatusCode::OK);
    let mut other = club.stranger();
    other.sends("/login", FORM, "name=Bea&password=quiet+anchor+on+the+bar").await.is(StatusCode::SEE_OTHER);
    for bea in [&mut bea, &mut other] {
        assert_eq!(key(&bea.posts("/tables", &live(true)).await), "rated-waits");
        assert_eq!(key(&bea.posts("/seeks", &json!({ "table": live(true) })).await), "rated-waits");
        let to_ada = json!({ "to": "Ada", "table": live(true) });
        assert_eq!(key(&bea.posts("/challenges", &to_ada).await), "rated-waits");
        let accepts = format!("/challenges/{}", challenge.as_str().unwrap());
        assert_eq!(key(&bea.posts(&accepts, &json!({ "act": "accept" })).await), "rated-waits");
        assert_eq!(key(&bea.commands(&kept.path, json!({ "type": "ready" })).await), "rated-waits");
        assert_eq!(key(&bea.commands(&last, json!({ "type": "offer_rematch" })).await), "rated-waits");
    }
    ada.commands(&last, json!({ "type": "offer_rematch" })).await.is(StatusCode::OK);
    assert_eq!(key(&bea.commands(&last, json!({ "type": "accept_rematch" })).await), "rated-waits");
    assert!(!ada.gets("/").await.text.contains("/join\""), "a rated seek of hers is offered to nobody");
    // A quick button leads to a match that does not count.
    ada.posts("/seeks", &json!({ "quick": 1 })).await.is(StatusCode::OK);
    let table = bea.posts("/seeks", &json!({ "quick": 1 })).await.is(StatusCode::OK).json()["table"].clone();
    assert_eq!(bea.sees(table.as_str().unwrap()).await["rated"], Value::Null);
    // A start of the server forgets nothing.
    let cookie = bea.cookie.clone();
    let club = club.reopened(MINUTE).await;
    let mut bea = Guest { club: &club, cookie };
    assert_eq!(key(&bea.posts("/tables", &live(true)).await), "rated-waits");
}

#[tokio::test]
async fn an_outage_of_the_house_an_honest_flag_and_casual_matches_blame_nobody() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    let bea_is = account(&club, "Bea").await;
    let table = begins(&mut ada, &mut bea, live(false)).await;
    plays_a_turn(&mut ada, &mut bea, &table).await;
    goes(&club, &table, "Bea").await;
    ada.commands(&table, json!({ "type": "claim_absence" })).await.is(StatusCode::OK);
    assert!(club.app.store().outcomes(&bea_is).await.unwrap().is_empty());
    let table = begins(&mut ada, &mut bea, live(true)).await;
    plays_a_turn(&mut ada, &mut bea, &table).await;
    club.app.store().write(vec![tavola_server::store::RowWrite::alive(club.clock.time())]).await.unwrap();
    let cookies = [ada.cookie.clone(), bea.cookie.clone()];
    let club = club.reopened(MINUTE.times(30)).await;
    let [mut ada, _] = cookies.map(|cookie| Guest { club: &club, cookie });
    goes(&club, &table, "Bea").await;
    ada.commands(&table, json!({ "type": "claim_absence" })).await.is(StatusCode::OK);
    let outcomes = club.app.store().outcomes(&bea_is).await.unwrap();
    assert!(outcomes.is_empty(), "{outcomes:?}");
}

#[tokio::test]
async fn whoever_lets_their_time_run_out_or_gives_up_at_once_has_left_too() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    let table = begins(&mut ada, &mut bea, live(true)).await;
    let slow = if ada.sees(&table).await["phase"]["side"] == "white" { "Ada" } else { "Bea" };
    club.waits(MINUTE.times(11)).await;
    let weights = async |name: &str| {
        let outcomes = club.app.store().outcomes(&account(&club, name).await).await.unwrap();
        outcomes.into_iter().map(|outcome| outcome.weight).collect::<Vec<_>>()
    };
    let other = if slow == "Ada" { "Bea" } else { "Ada" };
    assert_eq!((weights(slow).await, weights(other).await), (vec![100], vec![0]));
    let table = begins(&mut ada, &mut bea, live(true)).await;
    bea.commands(&table, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
    assert_eq!(weights("Bea").await.last(), Some(&70));
    // Leaving a table by a command that no page has is leaving.
    let table = begins(&mut ada, &mut bea, live(true)).await;
    bea.commands(&table, json!({ "type": "leave" })).await.is(StatusCode::OK);
    assert_eq!(weights("Bea").await.last(), Some(&100));
    // What is told at the table, in both languages, with and without a script.
    let table = begins(&mut ada, &mut bea, live(true)).await;
    let page = bea.gets(&table).await.text;
    assert!(page.matches("A match counts as left if").count() >= 3, "dialog, terms, plain page: {page}");
    assert!(!club.stranger().gets(&table).await.text.contains("data-left="), "nobody is told how others stand");
}

#[tokio::test]
async fn three_adjourned_rated_matches_are_enough_and_none_is_begun_against_the_same_player() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    // Four tables at once, as nobody plays: three may rest, the fourth must be played.
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(begins(&mut ada, &mut bea, live(true)).await);
    }
    for table in &tables[..3] {
        ada.commands(table, json!({ "type": "offer_adjourn" })).await.is(StatusCode::OK);
        bea.commands(table, json!({ "type": "accept_adjourn" })).await.is(StatusCode::OK);
    }
    assert_eq!(key(&ada.commands(&tables[3], json!({ "type": "offer_adjourn" })).await), "rated-adjourned-full");
    assert_eq!(key(&ada.posts("/tables", &live(true)).await), "rated-adjourned");
    assert!(bea.gets("/").await.text.contains("Three of your rated matches are adjourned"));
    for table in &tables[..2] {
        for guest in [&mut ada, &mut bea] {
            guest.commands(table, json!({ "type": "resume" })).await.is(StatusCode::OK);
        }
    }
    let opened = ada.opens(live(true)).await;
    assert_eq!(key(&bea.posts(opened.link.as_ref().unwrap(), &json!({})).await), "rated-adjourned-pair");
    let to_bea = json!({ "to": "Bea", "table": live(true) });
    assert_eq!(key(&ada.posts("/challenges", &to_bea).await), "rated-adjourned-pair");
    ada.posts("/seeks", &json!({ "quick": 5 })).await.is(StatusCode::OK);
    let table = bea.posts("/seeks", &json!({ "quick": 5 })).await.is(StatusCode::OK).json()["table"].clone();
    assert_eq!(ada.sees(table.as_str().unwrap()).await["rated"], Value::Null, "they may meet, and it does not count");
}

#[tokio::test]
async fn who_is_called_to_a_rated_table_and_does_not_come_is_noted() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    ada.posts("/seeks", &json!({ "quick": 5 })).await.is(StatusCode::OK);
    let table = bea.posts("/seeks", &json!({ "quick": 5 })).await.json()["table"].as_str().unwrap().to_owned();
    ada.commands(&table, json!({ "type": "ready" })).await.is(StatusCode::OK);
    club.waits(Millis::seconds(31)).await;
    let outcomes = club.app.store().outcomes(&account(&club, "Bea").await).await.unwrap();
    assert_eq!(outcomes.iter().map(|outcome| outcome.weight).collect::<Vec<_>>(), [80]);
    assert!(club.app.store().outcomes(&account(&club, "Ada").await).await.unwrap().is_empty());
}
