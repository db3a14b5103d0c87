//! What is offered to somebody is never forbidden to them: members, keepers, and those who only watch.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;

use crate::actors::{Club, Guest, two_at_a_table, with_a_friend};

/// A command of that name, with something usual where more has to be said.
fn sample(act: &str, view: &Value) -> Value {
    let more = match act {
        "set_order" => {
            json!({ "order": view["members"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect::<Vec<_>>() })
        }
        "set_stake" => json!({ "stake": { "currency": "EUR", "unit": 100 } }),
        "roll_die" if view["play"] == "over_the_board" => json!({ "die": 3 }),
        "tie" => json!({ "die": 3 }),
        "result" => json!({ "winner": "team", "kind": "single" }),
        "resign" | "claim" => json!({ "kind": view["legal"][act][0].as_str().unwrap_or("single") }),
        "advise" => json!({ "text": "24/18", "steps": [] }),
        "say" => json!({ "text": "good evening" }),
        "agree_to_advice" => json!({ "number": 1 }),
        "play" => json!({ "steps": [] }),
        "commit_chain" => json!({ "set": view["dice"]["set"], "anchor": "ab".repeat(32), "length": 16 }),
        "open_link" => json!({ "number": view["dice"]["roll_number"], "link": "ab".repeat(32) }),
        _ => json!({}),
    };
    let mut command = more;
    command["type"] = json!(act);
    command
}

/// Asks of everything that is offered whether it would be refused; what was offered.
async fn nothing_is_forbidden(guest: &mut Guest<'_>, path: &str, who: &str) -> Vec<String> {
    let view = guest.sees(path).await;
    let actions = view["legal"]["actions"].as_array().unwrap_or_else(|| panic!("{view}"));
    let names: Vec<String> = actions.iter().map(|act| act.as_str().unwrap().to_owned()).collect();
    for act in &names {
        let question = json!({ "command": sample(act, &view) });
        let answer = guest.posts(&format!("{path}/would"), &question).await;
        assert_eq!(answer.status, StatusCode::OK, "{act} is offered to {who}: {}", answer.text);
    }
    let others = view["legal_of"].as_object().into_iter().flatten();
    for (member, legal) in others {
        for act in legal["actions"].as_array().unwrap() {
            let question = json!({ "command": sample(act.as_str().unwrap(), &view), "as": member });
            let answer = guest.posts(&format!("{path}/would"), &question).await;
            assert_eq!(answer.status, StatusCode::OK, "{act} for {member} is offered to {who}: {}", answer.text);
        }
    }
    names
}

/// A session on these terms, looked at by everybody after each of its steps; what was offered to the one who watches.
async fn looked_at(terms: Value) -> Vec<String> {
    let club = Club::open().await;
    let (mut ada, mut bea, mut cleo, mut eve) =
        (club.guest("Ada").await, club.guest("Bea").await, club.guest("Cleo").await, club.guest("Eve").await);
    let opened = ada.posts("/chouettes", &terms).await.is(StatusCode::CREATED).json();
    let (path, link) = (opened["url"].as_str().unwrap().to_owned(), opened["join_url"].as_str().unwrap().to_owned());
    for guest in [&mut bea, &mut cleo] {
        guest.posts(&link, &json!({})).await.is(StatusCode::OK);
    }
    let (mut to_eve, mut games) = (Vec::new(), 0);
    for step in 0..40_usize {
        to_eve.extend(nothing_is_forbidden(&mut eve, &path, "Eve, who watches").await);
        for (guest, who) in [(&mut ada, "Ada, the host"), (&mut bea, "Bea"), (&mut cleo, "Cleo")] {
            nothing_is_forbidden(guest, &path, who).await;
        }
        // Somebody does something of what is offered, never what ends it all.
        let seat = step % 3;
        let guest = [&mut ada, &mut bea, &mut cleo].into_iter().nth(seat).unwrap();
        let view = guest.sees(&path).await;
        games = games.max(view["game"]["number"].as_u64().unwrap_or(0));
        let dull = ["leave", "close", "undo", "set_stake", "join", "advise", "commit_chain", "open_link", "resign"];
        let acts = view["legal"]["actions"].as_array().unwrap().iter().filter_map(Value::as_str);
        let acts: Vec<&str> = acts.filter(|act| !dull.contains(act)).collect();
        if let Some(act) = acts.get(step / 3 % acts.len().max(1)) {
            guest.commands(&path, sample(act, &view)).await;
        }
        club.waits(Millis::seconds(4)).await;
    }
    assert!(games > 0, "no game was played on {terms}");
    // Nobody by that name, or nobody at all, is offered nothing that they could not do.
    assert_eq!(club.stranger().sees(&path).await["legal"]["actions"], json!([]));
    to_eve
}

#[tokio::test]
async fn in_a_chouette_on_the_systems_board() {
    for door in ["invited", "open"] {
        let rules = json!({ "game": { "preset": "chouette-club" } });
        let to_eve = looked_at(json!({ "rules": rules, "door": door })).await;
        assert_eq!(to_eve, Vec::<String>::new(), "a door that is {door} is passed by the link");
    }
}

#[tokio::test]
async fn in_a_chouette_over_a_wooden_board() {
    for host in ["plays", "keeps"] {
        let rules = json!({ "game": { "preset": "chouette-club" } });
        let terms = json!({ "rules": rules, "play": "over_the_board", "host": host });
        if host == "plays" {
            assert_eq!(looked_at(terms).await, Vec::<String>::new());
            continue;
        }
        let club = Club::open().await;
        let mut ada = club.guest("Ada").await;
        let opened = ada.posts("/chouettes", &terms).await.is(StatusCode::CREATED).json();
        let path = opened["url"].as_str().unwrap();
        for member in ["g-1", "g-2", "g-3"] {
            let join = json!({ "type": "join", "name": member });
            let order = json!({ "command_id": member, "command": join, "as": member });
            ada.posts(&format!("{path}/command"), &order).await.is(StatusCode::OK);
            nothing_is_forbidden(&mut ada, path, "Ada, who keeps").await;
            assert_eq!(nothing_is_forbidden(&mut club.guest("Eve").await, path, "Eve").await, Vec::<String>::new());
        }
    }
}

#[tokio::test]
async fn at_a_table() {
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let waiting = ada.opens(with_a_friend(None)).await;
    nothing_is_forbidden(&mut eve, &waiting.path, "Eve").await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    for _ in 0..6 {
        for (guest, who) in [(&mut ada, "Ada"), (&mut bea, "Bea")] {
            let offered = nothing_is_forbidden(guest, &table.path, who).await;
            assert!(offered.contains(&"leave".to_owned()), "{offered:?}");
        }
        assert_eq!(nothing_is_forbidden(&mut eve, &table.path, "Eve").await, Vec::<String>::new());
        let act =
            |offered: &[String]| offered.iter().find(|act| ["roll", "double", "drop"].contains(&act.as_str())).cloned();
        for guest in [&mut ada, &mut bea] {
            let offered = nothing_is_forbidden(guest, &table.path, "a player").await;
            if let Some(act) = act(&offered) {
                guest.commands(&table.path, json!({ "type": act })).await;
            }
        }
    }
}
