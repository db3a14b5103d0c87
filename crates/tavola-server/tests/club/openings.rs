//! The opening book as pages: every way in it leads somewhere, in both languages.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use tavola_study::openings::{FIRST_PLAYS, OpeningBook};

use crate::actors::Club;

/// The addresses of the book that a page leads to.
fn ways(page: &str) -> BTreeSet<String> {
    let addresses = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    addresses.filter(|address| address.starts_with("/openings")).map(str::to_owned).collect()
}

#[tokio::test]
async fn every_page_of_the_book_is_reached_by_its_links() {
    let club = Club::open().await;
    let mut reader = club.stranger();
    let mut seen = BTreeSet::new();
    let mut next = BTreeSet::from(["/openings".to_owned()]);
    while let Some(address) = next.pop_first() {
        let page = reader.gets(&address).await.is(StatusCode::OK).text.clone();
        assert!(page.contains("<svg") && !page.contains(">openings-"), "{address}");
        seen.insert(address);
        next.extend(ways(&page).difference(&seen).cloned().collect::<Vec<_>>());
    }
    assert_eq!(seen.len(), 1 + 15 + FIRST_PLAYS + OpeningBook::shared().decisions().len() - 15);
    for wrong in
        ["/openings/66", "/openings/3", "/openings/31/24-23", "/openings/31/8-5_6-5/77", "/openings/%F0%9F%8E%B2"]
    {
        reader.gets(wrong).await.is(StatusCode::NOT_FOUND);
    }
}
