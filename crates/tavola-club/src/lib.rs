//! Who plays whom and until when: pure state machines over tavola-rules.
//!
//! A stream of events is decided and folded by a [`Decider`]; what its viewers see is in [`view`]. Time, dice and
//! the rights of whoever acts are arguments: nothing here reads a clock, draws a number or does I/O.
#![forbid(unsafe_code)]

mod bounds;
pub mod chouette;
pub mod clock;
pub mod csv;
pub mod decider;
pub mod dice_proof;
mod ids;
pub mod match_clock;
pub mod replay;
pub mod stored;
pub mod table;
mod time;
pub mod tournament;
pub mod view;
#[cfg(feature = "wire")]
pub mod wire;

pub use decider::{Decider, Explain, Refusal};
pub use ids::{PlayerId, TableId};
pub use time::{Millis, Time};
pub use view::{TableView, Viewer};
