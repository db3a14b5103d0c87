//! Trials of the club by what comes from outside. The programs are in `bin`: `fuzz` feeds every reader of text and bytes with
//! what nobody would write, `attack` plays roles against a house it starts itself, `load` fills one with tables and times it.
//! Nothing here is shipped.
#![forbid(unsafe_code)]

pub mod chance;
pub mod client;
pub mod cluster;
pub mod house;
pub mod moves;

/// Why a trial could not be made.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
