//! The device beside a wooden board: worked cases, the procedure of the clock, the scoreboard, laws, logs that part.
#![expect(clippy::unwrap_used, reason = "a test fails by it")]

#[path = "../../../tavola-replay/tests/support/documented.rs"]
mod documented;
#[path = "../../../tavola-replay/tests/support/examples.rs"]
mod examples;
#[path = "../../../tavola-replay/tests/support/work.rs"]
mod work;

mod cases;
mod cost;
mod devices;
mod laws;
mod procedure;
mod random;
mod replayed;
mod rights;
mod scoreboard;
mod walks;
mod worked;
mod world;
