//! What every stream stands on: deciders, stored events, names, time, clocks, provable dice.
//!
//! A stream of events is decided and folded by a [`Decider`]. Time, dice and the rights of whoever acts are arguments:
//! nothing here reads a clock, draws a number or does I/O.
#![forbid(unsafe_code)]

mod arg;
pub mod bounds;
pub mod clock;
pub mod csv;
pub mod decider;
pub mod dice_proof;
mod ids;
pub mod personal;
pub mod stored;
mod time;
pub mod topics;

pub use arg::Arg;
pub use decider::{Decider, Explain, Refusal};
pub use ids::{PlayerId, TableId};
pub use time::{Millis, Time};
