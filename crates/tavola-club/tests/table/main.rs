//! The table, told as its players would tell it.
#![expect(clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod cases;
mod clocks;
mod dice_log;
#[path = "../../../tavola-replay/tests/support/documented.rs"]
mod documented;
mod duplicates;
mod early;
mod history;
mod laws;
mod manners;
mod pairs;
mod prepared;
mod rated;
mod sitting;
mod tutor;
mod waiting;
mod world;
