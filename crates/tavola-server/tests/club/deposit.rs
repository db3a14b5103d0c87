//! The seed of a chain, left with the house: only that of the chain the seat has committed to is kept.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::{
    Millis, TableId,
    dice_proof::{ChainContext, ChainLength, Digest, MatchNumber},
};
use tavola_rules::Side;
use tavola_server::base::ids::StreamId;

use crate::actors::{Answer, Club, Guest, with_a_friend};

const LENGTH: u32 = 100;

async fn leaves(guest: &mut Guest<'_>, table: &str, seed: Digest) -> Answer {
    guest.posts(&format!("{table}/escrow"), &json!({ "seed": seed.to_string() })).await
}

fn says(answer: Answer, key: &str) {
    let refused = answer.is(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert_eq!((&refused["message_key"], &refused["clause"]), (&json!(key), &Value::Null), "{refused}");
}

#[tokio::test]
async fn a_seed_is_kept_if_it_is_that_of_the_seats_chain_and_used_when_the_page_is_away() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let table = ada.opens(with_a_friend(None)).await;
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    let id = TableId::new(table.path.trim_start_matches("/t/"));
    let (seed, length) = (Digest::new([7; 32]), ChainLength::new(LENGTH).unwrap());
    let chain = ChainContext { table: &id, of: MatchNumber::FIRST, side: Side::White };
    says(leaves(&mut ada, &table.path, seed).await, "deposit-no-own-chain");
    let ready = json!({ "type": "ready", "anchor": chain.anchor(seed, length).to_string(), "length": LENGTH });
    ada.commands(&table.path, ready).await.is(StatusCode::OK);
    bea.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    for wrong in [Digest::new([8; 32]), chain.step(seed), chain.anchor(seed, length)] {
        says(leaves(&mut ada, &table.path, wrong).await, "deposit-not-the-seed");
    }
    says(leaves(&mut bea, &table.path, seed).await, "deposit-no-own-chain");
    leaves(&mut club.guest("Eve").await, &table.path, seed).await.is(StatusCode::FORBIDDEN);
    // What was refused has not taken the place of the right one.
    leaves(&mut ada, &table.path, seed).await.is(StatusCode::NO_CONTENT);
    leaves(&mut ada, &table.path, seed).await.is(StatusCode::NO_CONTENT);
    let kept = club.app.store().secrets(&StreamId::new(id.as_str())).await.unwrap();
    assert_eq!(kept.len(), 2, "the house's and this");
    bea.commands(&table.path, json!({ "type": "roll" })).await.is(StatusCode::OK);
    club.waits(Millis::seconds(3)).await;
    let proof = ada.gets(&format!("{}/proof.json", table.path)).await.is(StatusCode::OK).json();
    assert_eq!(proof["rolls"][0]["links"]["white"]["source"], "escrow", "{proof}");
}
