//! A match at two tables with the same dice: nobody learns the other's before both are over, everybody can check them after.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::dice_proof::duplicate::DuplicateTranscript;
use tavola_server::club::library::judge_next;

use crate::actors::{Club, Guest};
use crate::history::one_acts;

/// What stands behind each occurrence of `before` on a page, up to the next quote.
fn behind(page: &str, before: &str) -> Vec<String> {
    page.split(before).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// Where a duplicate's page sends one to play.
async fn own_table(guest: &mut Guest<'_>, set: &str) -> String {
    let page = guest.gets(set).await.is(StatusCode::OK).text.clone();
    let tables = behind(&page, "href=\"/t/");
    assert_eq!(tables.len(), 1, "one's own table and no other");
    format!("/t/{}", tables[0])
}

/// Plays the match of two to its end.
async fn play_out(guests: &mut [Guest<'_>; 2], table: &str) {
    for guest in guests.iter_mut() {
        guest.commands(table, json!({ "type": "ready" })).await.is(StatusCode::OK);
    }
    for _ in 0..4_000 {
        let view = guests[0].sees(table).await;
        if view["state"] == "over" {
            return;
        }
        if view["phase"]["type"] == "opening" {
            guests[0].commands(table, json!({ "type": "roll" })).await.is(StatusCode::OK);
        } else {
            one_acts(guests, table).await;
        }
    }
    panic!("the match does not end");
}

#[tokio::test]
async fn two_against_two_with_the_same_dice_and_both_tables_can_be_checked_afterwards() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    for wrong in [json!({ "play": "teams", "length": 0 }), json!({ "play": "teams", "length": 26 })] {
        ada.posts("/duplicates", &wrong).await.is(StatusCode::BAD_REQUEST);
    }
    let opened =
        ada.posts("/duplicates", &json!({ "play": "teams", "length": 1 })).await.is(StatusCode::CREATED).json();
    let set = opened["url"].as_str().unwrap().to_owned();
    let page = ada.gets(&set).await.is(StatusCode::OK).text.clone();
    let links: Vec<String> = behind(&page, "href=\"http").into_iter().filter(|link| link.contains("/join/")).collect();
    assert_eq!(links.len(), 3, "Black opposite, and both seats of the other table");
    let path = |link: &str| format!("/join/{}", link.rsplit('/').next().unwrap());
    let [mut bea, mut carl, mut dora] = [club.guest("Bea").await, club.guest("Carl").await, club.guest("Dora").await];
    for (guest, link) in [&mut bea, &mut carl, &mut dora].into_iter().zip(&links) {
        guest.posts(&path(link), &json!({})).await.is(StatusCode::OK);
    }
    let (first, second) = (own_table(&mut ada, &set).await, own_table(&mut carl, &set).await);
    assert_eq!((&own_table(&mut bea, &set).await, &own_table(&mut dora, &set).await), (&first, &second));
    assert_ne!(first, second);
    let mut stranger = club.stranger();
    let page = stranger.gets(&set).await.is(StatusCode::OK).text.clone();
    assert!(behind(&page, "/t/").is_empty() && behind(&page, "/join/").is_empty(), "a stranger is shown no table");
    let (mut one, mut other) = ([ada, bea], [carl, dora]);
    play_out(&mut one, &first).await;
    // The first table is over, the second has not begun: what fell there is told to nobody.
    let page = other[0].gets(&set).await.is(StatusCode::OK).text.clone();
    assert!(!page.contains(&first) && !page.contains("<dt>Secret"));
    other[0].gets(&format!("{set}/proof.json")).await.is(StatusCode::NOT_FOUND);
    one[0].gets(&format!("{first}/proof.json")).await.is(StatusCode::NOT_FOUND);
    one[0].gets("/quiz").await.is(StatusCode::OK);
    while judge_next(&club.app).await.unwrap() {}
    let errors = club.app.store().errors_at_tables(40_000, 250_000, 1).await.unwrap();
    assert!(!errors.is_empty(), "who plays without thought errs");
    assert!(other[0].gets("/daily").await.is(StatusCode::OK).text.contains("daily-empty"));
    play_out(&mut other, &second).await;
    assert!(!other[0].gets("/daily").await.is(StatusCode::OK).text.contains("daily-empty"));
    let page = stranger.gets(&set).await.is(StatusCode::OK).text.clone();
    assert!(page.contains(&first) && page.contains(&second) && page.contains("The result"));
    let proof: Value = stranger.gets(&format!("{set}/proof.json")).await.is(StatusCode::OK).json();
    let proof: DuplicateTranscript = serde_json::from_value(proof).unwrap();
    assert_eq!(proof.faults(), Vec::<String>::new());
    let [a, b] = [0, 1].map(|index: usize| &proof.tables[index].games[0]);
    assert!(a.len() > 8 && b.len() > 8 && a.iter().zip(b).all(|(a, b)| a == b), "{a:?} {b:?}");
    stranger.gets(&format!("/duplicates/{}", "0".repeat(32))).await.is(StatusCode::NOT_FOUND);
    // A table is no duplicate by itself, and there is no second match of one.
    stranger.gets(&first.replace("/t/", "/duplicates/")).await.is(StatusCode::NOT_FOUND);
    let again = one[0].commands(&first, json!({ "type": "offer_rematch" })).await;
    assert!(again.status.is_client_error());
}

#[tokio::test]
async fn against_the_bot_each_has_a_table_of_their_own() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let form = "play=bot&length=3&level=novice&name=";
    let answer = ada.sends("/duplicates", "application/x-www-form-urlencoded", form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    for wrong in ["play=bot&length=", "play=bot&length=99", "play=chess&length=3", "play=bot&length=3&level=godlike"] {
        ada.sends("/duplicates", "application/x-www-form-urlencoded", wrong).await.is(StatusCode::BAD_REQUEST);
    }
}
