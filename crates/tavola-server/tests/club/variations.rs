//! Trees of variations: kept under an account, changed by nobody else, read by others only where they are shared.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;

use crate::actors::{Club, Guest};

const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";

/// Makes a tree and gives its address.
async fn makes(guest: &mut Guest<'_>, body: &Value) -> String {
    let made = guest.posts("/variations", body).await.is(StatusCode::CREATED).json();
    format!("/variations/{}", made["id"].as_str().unwrap())
}

/// Changes it and gives the node that is looked at then.
async fn changes(guest: &mut Guest<'_>, tree: &str, body: &Value) -> u64 {
    let url = guest.posts(tree, body).await.is(StatusCode::OK).json()["url"].as_str().unwrap().to_owned();
    url.split_once("at=").map_or(0, |(_, at)| at.parse().unwrap())
}

fn add(at: u64, text: &str) -> Value {
    json!({ "change": "add", "at": at, "text": text })
}

#[tokio::test]
async fn a_tree_grows_by_rolls_plays_and_the_cube_and_outlives_a_restart() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let tree = makes(&mut ada, &json!({ "id": OPENING, "name": "  The 31 \n point ", "act": "8/5 6/5" })).await;
    let rolled = changes(&mut ada, &tree, &add(1, "62")).await;
    let played = changes(&mut ada, &tree, &add(rolled, "24/18 13/11")).await;
    let doubled = changes(&mut ada, &tree, &add(played, "double")).await;
    changes(&mut ada, &tree, &add(doubled, "pass")).await;
    let other = changes(&mut ada, &tree, &add(0, "24/20")).await;
    assert_eq!(changes(&mut ada, &tree, &add(0, "24/20")).await, other, "what is there already is not added again");
    changes(&mut ada, &tree, &json!({ "change": "comment", "at": other, "text": "<b>bold</b>" })).await;
    let page = ada.gets(&format!("{tree}?at={other}")).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("The 31 point") && page.contains("&lt;b&gt;bold") && page.contains("24/20"), "{page}");
    assert!(page.find("8/5 6/5").unwrap() < page.rfind("24/20").unwrap());
    changes(&mut ada, &tree, &json!({ "change": "promote", "at": other })).await;
    let sgf = ada.gets(&format!("{tree}/tree.sgf")).await.is(StatusCode::OK).text.clone();
    assert!(sgf.starts_with("(;FF[4]GM[6]") && sgf.contains("C[<b>bold</b>]"), "{sgf}");
    let cookie = ada.cookie.clone();
    drop(ada);
    let club = club.reopened(Millis::seconds(5)).await;
    let mut ada = club.stranger();
    ada.cookie = cookie;
    let kept = ada.gets(&format!("{tree}/tree.json")).await.is(StatusCode::OK).json();
    assert_eq!(kept["nodes"].as_array().unwrap().len(), 7, "{kept}");
    assert_eq!(kept["nodes"][1]["play"], Value::Null);
    let list = ada.gets("/variations").await.is(StatusCode::OK).text.clone();
    assert!(list.contains("The 31 point"));
    changes(&mut ada, &tree, &json!({ "change": "delete", "at": 1 })).await;
    let kept = ada.gets(&format!("{tree}/tree.json")).await.is(StatusCode::OK).json();
    assert_eq!(kept["nodes"].as_array().unwrap().len(), 2, "the branch is gone: {kept}");
    let lost = ada.gets(&format!("{tree}?at=1")).await.is(StatusCode::OK).text.clone();
    assert!(lost.contains("no longer has that node"));
}

#[tokio::test]
async fn a_tree_is_private_until_it_is_shared_and_never_changed_by_others() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut nobody) = (club.guest("Ada").await, club.guest("Bea").await, club.stranger());
    let tree = makes(&mut ada, &json!({ "id": OPENING })).await;
    for path in ["", "/tree.sgf", "/tree.json"] {
        bea.gets(&format!("{tree}{path}")).await.is(StatusCode::NOT_FOUND);
        nobody.gets(&format!("{tree}{path}")).await.is(StatusCode::NOT_FOUND);
    }
    bea.posts(&tree, &add(0, "24/20")).await.is(StatusCode::NOT_FOUND);
    changes(&mut ada, &tree, &json!({ "change": "share" })).await;
    let page = nobody.gets(&tree).await.is(StatusCode::OK).text.clone();
    assert!(!page.contains("data-change"), "others read and change nothing");
    for change in ["add", "comment", "rename", "unshare", "discard", "delete"] {
        let body = json!({ "change": change, "at": 0, "text": "24/20" });
        bea.posts(&tree, &body).await.is(StatusCode::FORBIDDEN);
        assert!(nobody.posts(&tree, &body).await.status.is_client_error());
    }
    changes(&mut ada, &tree, &json!({ "change": "unshare" })).await;
    bea.gets(&tree).await.is(StatusCode::NOT_FOUND);
    ada.posts(&tree, &json!({ "change": "discard" })).await.is(StatusCode::OK);
    ada.gets(&tree).await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_its_reason() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    ada.posts("/variations", &json!({ "id": "hello" })).await.is(StatusCode::BAD_REQUEST);
    let tree = makes(&mut ada, &json!({ "id": OPENING })).await;
    for (at, text) in [(0, "62"), (0, "13/1"), (0, "double"), (0, "take"), (0, ""), (0, "8/5*/2")] {
        ada.posts(&tree, &add(at, text)).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    }
    ada.posts(&tree, &add(99, "24/20")).await.is(StatusCode::NOT_FOUND);
    let long = json!({ "change": "comment", "at": 0, "text": "x".repeat(2_001) });
    ada.posts(&tree, &long).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    for body in [json!({ "change": "promote", "at": 0 }), json!({ "change": "delete", "at": 0 })] {
        ada.posts(&tree, &body).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    }
    ada.gets("/variations/nothing-there").await.is(StatusCode::NOT_FOUND);
    ada.gets(&format!("{tree}/tree.exe")).await.is(StatusCode::NOT_FOUND);
    // As a plain form: the page of the next node.
    let answer = ada.sends(&tree, "application/x-www-form-urlencoded", "change=add&at=0&text=24%2F20").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn the_tables_of_scores_are_pages_and_what_is_no_score_is_passed_over() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    let page = stranger.gets("/met?own=3&other=5").await.is(StatusCode::OK).text.clone();
    assert!(page.contains("chance to win the match 64.8%"), "{page}");
    let page = stranger.gets("/met/take-points?own=2&other=2&cube=1").await.is(StatusCode::OK).text.clone();
    assert!(page.contains(">32.3<"), "a cube at 2 is dead to who needs 2");
    let page = stranger.gets("/met/gammons?own=2&other=2").await.is(StatusCode::OK).text.clone();
    assert!(page.contains(">0.91<"));
    for odd in ["own=0&other=5", "own=99&other=1", "own=x", "cube=3", "own=1&other=1&cube=4"] {
        for table in ["/met", "/met/take-points", "/met/gammons"] {
            stranger.gets(&format!("{table}?{odd}")).await.is(StatusCode::OK);
        }
    }
}

// rule: CUB-11, CUB-12, CUB-13
#[tokio::test]
async fn a_double_is_answered_by_a_beaver_only_where_beavers_are_played() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let money = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10";
    let tree = makes(&mut ada, &json!({ "id": money, "name": "", "act": "double" })).await;
    let page = ada.gets(&format!("{tree}?at=1")).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("value=\"beaver\"") && !page.contains("value=\"raccoon\""), "{page}");
    let mut at = 1;
    for act in ["beaver", "raccoon", "otter"] {
        at = changes(&mut ada, &tree, &add(at, act)).await;
    }
    let page = ada.gets(&format!("{tree}?at={at}")).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("Black has answered with an otter") && page.contains("value=\"take\""), "{page}");
    ada.posts(&tree, &add(at, "beaver")).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let taken = changes(&mut ada, &tree, &add(at, "take")).await;
    let page = ada.gets(&format!("{tree}?at={taken}")).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("White is on roll") && page.contains("beavers"), "{page}");
    let tree = makes(&mut ada, &json!({ "id": OPENING.replace(":31:", ":00:"), "name": "", "act": "double" })).await;
    let page = ada.gets(&format!("{tree}?at=1")).await.is(StatusCode::OK).text.clone();
    assert!(!page.contains("value=\"beaver\""), "not in a match");
}
