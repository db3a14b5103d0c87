//! Positions rolled out by the house: one for each visitor, kept, gone on from, and nothing for who plays against people.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;

use crate::actors::{Club, Guest, two_at_a_table};

/// Black is off in two rolls but for doubles: games are short, and of 2 and 1 one play is plainly better.
const SHORT: &str = "XGID=---A-A------------------c-:0:0:1:21:0:0:3:0:10";
const LONG: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";

fn order(id: &str, plays: &[&str], trials: u32) -> Value {
    json!({ "id": id, "plays": plays, "trials": trials, "until_certain": true })
}

/// Waits until the part of the page says that it has come to its end.
async fn is_over(guest: &mut Guest<'_>, id: &str) -> String {
    for _ in 0..600 {
        let part = guest.gets(&format!("/position/rollout?id={id}")).await.is(StatusCode::OK).text.clone();
        if !part.contains("data-underway") {
            return part;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the rollout does not come to its end");
}

#[tokio::test]
async fn two_plays_are_compared_until_the_difference_is_certain_and_the_result_outlives_a_restart() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let part = ada.gets(&format!("/position/rollout?id={SHORT}")).await.is(StatusCode::OK).text.clone();
    assert!(!part.contains("<table"), "nothing has been counted");
    ada.posts("/position/rollout", &order(SHORT, &["5/2", "5/4 3/1"], 720)).await.is(StatusCode::ACCEPTED);
    let part = is_over(&mut ada, SHORT).await;
    assert!(part.contains("Certain: 5/4 3/1 is better than 5/2"), "{part}");
    assert!(part.find("5/4 3/1").unwrap() < part.find("5/2").unwrap());
    drop(ada);
    let club = club.reopened(Millis::seconds(5)).await;
    let mut stranger = club.stranger();
    let kept = stranger.gets(&format!("/position/rollout?id={SHORT}")).await.is(StatusCode::OK).text.clone();
    assert!(kept.contains("Certain: 5/4 3/1 is better than 5/2"), "{kept}");
    let page = stranger.gets(&format!("/position?id={SHORT}&plies=0")).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("Certain: 5/4 3/1"), "shown to whoever looks at the position");
}

#[tokio::test]
async fn a_visitor_has_one_rollout_and_stops_only_their_own() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let long = order(LONG, &["8/5 6/5", "24/20"], 20_736);
    ada.posts("/position/rollout", &long).await.is(StatusCode::ACCEPTED);
    let again = ada.posts("/position/rollout", &order(SHORT, &["5/2"], 36)).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(again.json()["message_key"], "rollout-refused-yours");
    let same = bea.posts("/position/rollout", &long).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(same.json()["message_key"], "rollout-refused-running");
    bea.posts("/position/rollout/stop", &json!({ "id": LONG })).await.is(StatusCode::NOT_FOUND);
    let others = ["42", "53", "61", "64", "65"].map(|roll| LONG.replace(":31:", &format!(":{roll}:")));
    let mut guests = Vec::new();
    for (index, id) in others.iter().enumerate() {
        let mut guest = club.guest(&format!("Guest {index}")).await;
        let play = ["8/4 6/4", "8/3 6/3", "13/7 8/7", "24/14", "24/13"][index];
        guest.posts("/position/rollout", &order(id, &[play], 20_736)).await.is(StatusCode::ACCEPTED);
        guests.push(guest);
    }
    let busy = bea.posts("/position/rollout", &order(SHORT, &["5/2"], 36)).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(busy.json()["message_key"], "rollout-refused-busy");
    ada.posts("/position/rollout/stop", &json!({ "id": LONG })).await.is(StatusCode::OK);
    let part = is_over(&mut ada, LONG).await;
    assert!(part.contains("Stopped."), "{part}");
    for (guest, id) in guests.iter_mut().zip(&others) {
        guest.posts("/position/rollout/stop", &json!({ "id": id })).await.is(StatusCode::OK);
    }
    ada.posts("/position/rollout", &order(SHORT, &["5/2"], 36)).await.is(StatusCode::ACCEPTED);
    is_over(&mut ada, SHORT).await;
}

#[tokio::test]
async fn what_is_no_order_is_refused_and_who_plays_against_people_is_told_nothing() {
    let club = Club::open().await;
    let (mut ada, _, _) = two_at_a_table(&club, None).await;
    for (path, body) in [("/position/rollout", order(SHORT, &["5/2"], 36))] {
        let answer = ada.posts(path, &body).await.is(StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(answer.json()["message_key"], "rollout-refused-playing");
    }
    ada.gets(&format!("/position/rollout?id={SHORT}")).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let page = ada.gets(&format!("/position?id={SHORT}")).await.is(StatusCode::OK).text.clone();
    assert!(!page.contains("rollout-form"), "the form is not even shown");
    let mut bea = club.guest("Bea").await;
    for body in [
        order("hello", &[], 36),
        order(SHORT, &["8/5"], 36),
        order(SHORT, &[], 36),
        order(&SHORT.replace(":21:", ":00:"), &["5/2"], 36),
    ] {
        assert!(bea.posts("/position/rollout", &body).await.status.is_client_error(), "{body}");
    }
    let many: Vec<&str> =
        vec!["8/5 6/5", "24/20", "13/9", "24/23 13/10", "13/10 6/5", "24/21 24/23", "24/21 6/5", "24/23 8/5", "8/4"];
    let answer = bea.posts("/position/rollout", &order(LONG, &many, 36)).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json()["message_key"], "rollout-refused-many");
}
