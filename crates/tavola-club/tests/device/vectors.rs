//! The file of random matches that the page's script is tried with is what the domain makes today.

use std::fmt::Write;

use crate::random::random_match;

const WRITTEN: &str = include_str!("../../../../tests/page/data/device_vectors.jsonl");

/// `cargo run -p tavola-club --example device_vectors 40 7 40 > tests/page/data/device_vectors.jsonl` writes it.
#[test]
fn the_pages_test_matches_are_those_of_the_domain() {
    let fresh = (0..40).fold(String::new(), |mut text, nth| {
        let _ = writeln!(text, "{}", random_match(7 + nth, 40));
        text
    });
    assert!(fresh == WRITTEN, "tests/page/data/device_vectors.jsonl is not what the domain makes: write it anew");
}
