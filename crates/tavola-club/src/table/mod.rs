//! A table of two seats: a money session or a match, from the first seat taken to the last rematch.
//!
//! The game itself is [`tavola_rules::Game`]; here are seats, dice, clock, pace, score and what ends a match.

mod command;
mod event;
mod seating;

pub use command::{CommandName, TableCommand};
pub use event::{Cause, Happening, TableEvent};
pub use seating::{Pace, SeatPlan, Sitter, SitterKind, Terms, invitation_digest};
