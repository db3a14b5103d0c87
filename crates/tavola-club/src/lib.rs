//! The tables people sit at, each a pure state machine over tavola-rules: table, chouette, and the device beside a wooden board.
//!
//! Time, dice and the rights of whoever acts are arguments: nothing here reads a clock, draws a number or does I/O.
#![forbid(unsafe_code)]

pub mod balance;
pub mod chouette;
pub mod device;
pub mod stake;
pub mod table;
mod talk;

pub use table::view::{TableView, Viewer};
