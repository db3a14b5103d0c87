//! How two wait for each other, from outside: adjourning, what is prepared by post, and that nobody is told of it.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::{
    base::ids::StreamId,
    club::{prepared, vacations},
};

use crate::actors::{Club, Guest, two_at_a_table};

/// A match by post of Ada's against Bea, after the opening roll: who is waited for comes first.
async fn by_post<'a>(club: &'a Club) -> (Guest<'a>, Guest<'a>, String) {
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let day = 86_400_000;
    let post = json!({ "per_turn": day, "bank": 7 * day, "cap": 14 * day, "grace": 2 * day });
    let pace = json!({ "decision": null, "absence": null, "between": 1000, "link": 1000, "post": post });
    let rules = json!({ "preset": "match", "length": { "points": 5 } });
    let new = json!({ "opponent": "friend", "rules": rules, "side": "white", "pace": pace });
    let opened = ada.opens(new).await;
    bea.posts(&opened.link.unwrap(), &json!({})).await.is(StatusCode::OK);
    let table = opened.path;
    for guest in [&mut ada, &mut bea] {
        guest.commands(&table, json!({ "type": "ready" })).await.is(StatusCode::OK);
    }
    while ada.sees(&table).await["phase"]["type"] == "opening" {
        ada.commands(&table, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    if ada.sees(&table).await["phase"]["side"] == "white" { (ada, bea, table) } else { (bea, ada, table) }
}

/// Plays some play of the roll that lies there.
pub(crate) async fn plays(guest: &mut Guest<'_>, table: &str) {
    let view = guest.sees(table).await;
    let (mut steps, mut node) = (Vec::new(), 0);
    while let Some(edge) = view["legal"]["steps"]["nodes"][node]["steps"].get(0) {
        steps.push(json!({ "from": edge["from"], "to": edge["to"] }));
        node = usize::try_from(edge["next"].as_u64().unwrap()).unwrap();
    }
    guest.commands(table, json!({ "type": "play", "steps": steps })).await.is(StatusCode::OK);
}

fn orders(listed: &Value, of: &str) -> usize {
    listed[of].as_array().unwrap().len()
}

#[tokio::test]
async fn what_is_prepared_acts_as_its_owner_and_nobody_else_sees_a_trace_of_it() {
    let club = Club::open().await;
    let (mut first, mut second, table) = by_post(&club).await;
    plays(&mut first, &table).await;
    let before = second.sees(&table).await;
    let pass = json!({ "type": "if_doubled", "answer": "pass" });
    let listed = first.posts(&format!("{table}/orders"), &pass).await.is(StatusCode::OK).json();
    assert_eq!(orders(&listed, "waiting"), 1);
    let (mut after, mut was) = (second.sees(&table).await, before);
    (after["now"], was["now"]) = (Value::Null, Value::Null);
    assert_eq!(after, was, "the version, too, is what it was");
    assert_eq!(orders(&second.gets(&format!("{table}/orders")).await.is(StatusCode::OK).json(), "waiting"), 0);
    second.commands(&table, json!({ "type": "double" })).await.is(StatusCode::OK);
    prepared::follow(&club.app, &StreamId::new(&table[3..])).await;
    let view = second.sees(&table).await;
    assert_eq!(view["phase"]["type"], "game_over", "{}", view["phase"]);
    assert_eq!(orders(&first.gets(&format!("{table}/orders")).await.json(), "waiting"), 0);
}

#[tokio::test]
async fn only_who_sits_there_prepares_anything_and_only_what_can_be() {
    let club = Club::open().await;
    let (mut first, mut second, table) = by_post(&club).await;
    let mut eve = club.guest("Eve").await;
    let path = format!("{table}/orders");
    let forced = json!({ "type": "forced" });
    eve.gets(&path).await.is(StatusCode::FORBIDDEN);
    eve.posts(&path, &forced).await.is(StatusCode::FORBIDDEN);
    eve.posts(&format!("{path}/cancel"), &json!({ "number": 1 })).await.is(StatusCode::FORBIDDEN);
    for wrong in [json!({ "type": "win" }), json!({ "type": "forced", "side": "white" }), json!([forced])] {
        let answer = first.posts(&path, &wrong).await;
        assert!(answer.status.is_client_error(), "{wrong}");
    }
    let early = first.posts(&path, &json!({ "type": "if_doubled", "answer": "take" })).await;
    assert_eq!(early.json()["message_key"], "refused-orders-not-known");
    let page = first.gets(&table).await.text;
    assert!(page.contains("if_doubled") && !page.contains("beaver&quot;"), "no beaver in a match");
    second.posts(&path, &forced).await.is(StatusCode::OK);
    first.posts(&format!("{path}/cancel"), &json!({ "number": 1 })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let left = second.posts(&format!("{path}/cancel"), &json!({ "number": 1 })).await.is(StatusCode::OK).json();
    assert_eq!(orders(&left, "waiting"), 0);
}

#[tokio::test]
async fn a_match_adjourned_by_agreement_goes_on_after_a_restart_as_it_stood() {
    let club = Club::open().await;
    let (ada, bea, opened) = two_at_a_table(&club, None).await;
    let (mut ada, mut bea, table) = (ada, bea, opened.path);
    ada.commands(&table, json!({ "type": "offer_adjourn" })).await.is(StatusCode::OK);
    bea.commands(&table, json!({ "type": "accept_adjourn" })).await.is(StatusCode::OK);
    let before = ada.sees(&table).await;
    assert!(ada.gets("/").await.text.contains("Adjourned: resume"));
    let cookies = [ada.cookie.clone(), bea.cookie.clone()];
    let club = club.reopened(Millis::seconds(9 * 86_400)).await;
    let [mut ada, mut bea] = cookies.map(|cookie| Guest { club: &club, cookie });
    let roll = json!({ "type": "roll" });
    assert_eq!(ada.commands(&table, roll).await.json()["message_key"], "refused-adjourned");
    for guest in [&mut ada, &mut bea] {
        guest.commands(&table, json!({ "type": "resume" })).await.is(StatusCode::OK);
    }
    let after = ada.sees(&table).await;
    for same in ["board", "score", "phase", "cube"] {
        assert_eq!(after[same], before[same], "{same}");
    }
    for same in ["house_commitment", "chains", "roll_number"] {
        assert_eq!(after["dice"][same], before["dice"][same], "{same}");
    }
    assert!(after["pace"]["adjourned"].is_null());
}

fn left(page: &str) -> i64 {
    page.split("data-left=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
}

const FORM: &str = "application/x-www-form-urlencoded";
const DAY: u64 = 86_400_000;

#[tokio::test]
async fn a_vacation_is_begun_extended_and_ended_by_hand_and_all_matches_by_post_follow() {
    let club = Club::open().await;
    let (mut first, mut second, table) = by_post(&club).await;
    assert!(first.gets("/").await.text.contains("data-vacation=\"28\""));
    assert!(first.gets("/").await.text.contains("Your turn: 7 days 0 h left"));
    assert!(second.gets("/").await.text.contains("Their turn: 7 days 0 h left"));
    let ends = async |guest: &mut Guest<'_>| guest.sees(&table).await["pace"]["post_ends"].as_u64().unwrap();
    let before = ends(&mut first).await;
    first.sends("/account/vacation", FORM, "act=begin&days=5").await.is(StatusCode::SEE_OTHER);
    assert_eq!(ends(&mut first).await, before + 5 * DAY, "one's own time stands");
    assert_eq!(left(&first.gets("/account/vacation").await.is(StatusCode::OK).text), 23);
    first.sends("/account/vacation", FORM, "act=begin&days=2").await.is(StatusCode::SEE_OTHER);
    assert_eq!(ends(&mut second).await, before + 7 * DAY, "the opponent sees it");
    // A day and a half later: two have begun, five are left for later.
    club.waits(Millis::new(DAY * 3 / 2)).await;
    first.sends("/account/vacation", FORM, "act=end").await.is(StatusCode::SEE_OTHER);
    assert_eq!(ends(&mut first).await, before + DAY * 3 / 2);
    let page = first.gets("/account/vacation").await.text;
    assert!(left(&page) == 26 && page.contains("Begin vacation"), "{page}");
    first.sends("/account/vacation", FORM, "act=end").await.is(StatusCode::SEE_OTHER);
    assert_eq!(left(&first.gets("/account/vacation").await.text), 26, "ended twice it is ended once");
    for wrong in ["act=begin&days=0", "act=begin&days=27", "act=begin&days=-1", "act=begin&days=300", "act=sleep", ""] {
        assert!(first.sends("/account/vacation", FORM, wrong).await.status.is_client_error(), "{wrong}");
    }
    assert_eq!(left(&first.gets("/account/vacation").await.text), 26);
    club.stranger().sends("/account/vacation", FORM, "act=begin&days=1").await.is(StatusCode::UNAUTHORIZED);
    // Nobody takes days for others, and the table has no such command for players.
    let rest = json!({ "type": "rest", "side": "white", "until": before + 90 * DAY });
    first.commands(&table, rest).await.is(StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_vacation_outlasts_a_crash_before_the_tables_have_followed() {
    let club = Club::open().await;
    let (mut first, _, table) = by_post(&club).await;
    let before = first.sees(&table).await["pace"]["post_ends"].as_u64().unwrap();
    let her = crate::blocks::account(&first).await;
    // Written, and the server is gone.
    let until = club.clock.time() + Millis::new(3 * DAY);
    club.app.store().write(vec![tavola_server::store::RowWrite::on_vacation(&her, until, 57)]).await.unwrap();
    let cookie = first.cookie.clone();
    let club = club.reopened(Millis::new(1_000)).await;
    let mut first = Guest { club: &club, cookie };
    let opened = club.app.tables().snapshot(&StreamId::new(&table[3..])).await.unwrap();
    let opened = opened.state.opened().unwrap();
    vacations::settle(&club.app, &StreamId::new(&table[3..]), opened, &her).await.unwrap();
    let after = first.sees(&table).await["pace"]["post_ends"].as_u64().unwrap();
    assert!(after >= before + 3 * DAY - 2_000, "{after} {before}");
}

#[tokio::test]
async fn a_seek_by_post_says_how_many_days_a_turn_has() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let post = json!({ "per_turn": 2 * DAY, "bank": 7 * DAY, "cap": 14 * DAY, "grace": 2 * DAY });
    let pace = json!({ "decision": null, "absence": null, "post": post });
    let rules = json!({ "preset": "match", "length": { "points": 5 } });
    let table = json!({ "opponent": "friend", "rules": rules, "pace": pace });
    ada.posts("/seeks", &json!({ "table": table })).await.is(StatusCode::OK);
    assert!(bea.gets("/").await.text.contains("by post, 2 days a turn"));
    let italian = axum::http::Request::get("/").header("accept-language", "it");
    assert!(bea.asks(italian, "").await.text.contains("per corrispondenza, 2 giorni per turno"));
}

#[tokio::test]
async fn what_is_prepared_survives_a_restart_and_leaves_the_house_to_nobody_but_its_owner() {
    let club = Club::open().await;
    let (mut first, second, table) = by_post(&club).await;
    plays(&mut first, &table).await;
    let path = format!("{table}/orders");
    let pass = json!({ "type": "if_doubled", "answer": "pass" });
    for order in [&pass, &json!({ "type": "forced" }), &json!({ "type": "roll_until", "until": "bear_off" })] {
        first.posts(&path, order).await.is(StatusCode::OK);
    }
    let cookies = [first.cookie.clone(), second.cookie.clone()];
    let club = club.reopened(Millis::new(5_000)).await;
    let [mut first, mut second] = cookies.map(|cookie| Guest { club: &club, cookie });
    assert_eq!(orders(&first.gets(&path).await.is(StatusCode::OK).json(), "waiting"), 3);
    // Every address of the table, for the opponent, a watcher and somebody without a name: views, records, proofs, pages.
    let traces = ["if_doubled", "roll_until", "\"forced\"", "bear_off"];
    let mut eve = club.guest("Eve").await;
    for at in [
        "/view",
        "/view?from=0",
        "/proof.json",
        "/match/gnubg.mat",
        "/match/xg.mat",
        "/match/match.sgf",
        "/record",
        "/rating",
        "/talk",
    ] {
        for guest in [&mut second, &mut eve, &mut club.stranger()] {
            let answer = guest.gets(&format!("{table}{at}")).await;
            let trace = traces.iter().find(|trace| answer.text.contains(**trace));
            assert!(trace.is_none(), "{at}: {trace:?} in {}", answer.text);
        }
    }
    let all = club.app.store().own(&crate::blocks::account(&second).await).await.unwrap();
    assert_eq!(all["prepared"].as_array().unwrap().len(), 0, "their export has theirs only");
    // What the stream is made of, too, knows nothing of them: whoever reads it to the last event finds none.
    let events = club.app.tables().events(&StreamId::new(&table[3..])).await.unwrap();
    let events = serde_json::to_string(&events).unwrap();
    assert!(traces.iter().all(|trace| !events.contains(trace)));
    // And they act after the start as they would have before.
    second.commands(&table, json!({ "type": "double" })).await.is(StatusCode::OK);
    prepared::follow(&club.app, &StreamId::new(&table[3..])).await;
    assert_eq!(second.sees(&table).await["phase"]["type"], "game_over");
}

#[tokio::test]
async fn the_opponents_live_line_says_nothing_of_what_is_prepared() {
    let club = Club::open().await;
    let (mut first, mut second, table) = by_post(&club).await;
    plays(&mut first, &table).await;
    let address = crate::line::listens(&club).await;
    let mut line = crate::line::Line::open(&second, address, &table, "").await;
    let before = line.hears("update").await.unwrap()["version"].as_i64().unwrap();
    first.posts(&format!("{table}/orders"), &json!({ "type": "forced" })).await.is(StatusCode::OK);
    // The next thing that is said is of an act that everybody sees: of what was prepared nothing was said in between.
    second.commands(&table, json!({ "type": "roll" })).await.is(StatusCode::OK);
    let update = line.hears("update").await.unwrap();
    assert_eq!(update["version"].as_i64().unwrap() - before, update["events"].as_array().unwrap().len() as i64);
    assert!(!update.to_string().contains("forced") && update["events"][0]["type"] == "roll_called", "{update}");
}
