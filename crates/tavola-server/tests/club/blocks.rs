//! Blocking: both ways, silent, and one's own affair.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_server::base::ids::AccountId;

use crate::actors::{Club, Guest};

/// The account behind a browser.
pub(crate) async fn account(guest: &Guest<'_>) -> AccountId {
    let cookies = guest.cookie.as_ref().unwrap();
    guest.club.app.accounts().recognise(cookies).await.unwrap().unwrap().account
}

pub(crate) async fn blocks(guest: &mut Guest<'_>, person: &AccountId, act: &str) {
    let body = json!({ "person": person.as_str(), "act": act });
    guest.posts("/me/blocks", &body).await.is(StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_block_counts_both_ways_until_whoever_made_it_ends_it() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("<b>Bea").await);
    let (one, other) = (account(&ada).await, account(&bea).await);
    blocks(&mut ada, &other, "block").await;
    blocks(&mut ada, &other, "block").await;
    let store = club.app.store();
    assert!(store.is_blocked(&one, &other).await.unwrap() && store.is_blocked(&other, &one).await.unwrap());
    assert!(store.blocked_either_way(&other).await.unwrap().contains(&one));
    assert_eq!(bea.gets("/me/blocks").await.json(), json!([]), "nobody is told who has blocked them");
    let page = ada.gets("/account").await.text;
    assert!(page.contains("&lt;b&gt;Bea") && !page.contains("<b>Bea"), "{page}");
    let page = ada.gets("/account/blocks").await.is(StatusCode::OK).text;
    assert!(page.contains("&lt;b&gt;Bea") && page.contains(other.as_str()), "a guest finds them: {page}");
    assert!(ada.gets("/login").await.text.contains("/account/blocks"));
    assert!(bea.gets("/account/blocks").await.text.contains("blocked nobody"));
    blocks(&mut bea, &one, "unblock").await;
    assert!(store.is_blocked(&one, &other).await.unwrap(), "only whoever made it ends it");
    let form = format!("person={other}&act=unblock");
    ada.sends("/me/blocks", "application/x-www-form-urlencoded", &form).await.is(StatusCode::SEE_OTHER);
    assert!(!store.is_blocked(&one, &other).await.unwrap());
}

#[tokio::test]
async fn nobody_blocks_themselves_or_somebody_who_is_not_there_or_without_an_account() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let own = account(&ada).await;
    let block = |person: &str| json!({ "person": person, "act": "block" });
    let refused: Value = ada.posts("/me/blocks", &block(own.as_str())).await.json();
    assert_eq!(refused["message_key"], "block-oneself");
    ada.posts("/me/blocks", &block("nobody")).await.is(StatusCode::NOT_FOUND);
    club.stranger().posts("/me/blocks", &block(own.as_str())).await.is(StatusCode::UNAUTHORIZED);
}
