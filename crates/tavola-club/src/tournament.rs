//! Tournaments: who meets whom, who goes on, who is paid; and one event as a stream directed from a desk.
//!
//! The algorithms are functions of what has happened and of a lot (`lot`): asked again they give the same, so
//! every draw can be repeated by anybody once its key is published (`docs/draw.md`). A bracket is a graph of
//! fixtures that only grows; who sits where is read out of it with the results, so a corrected result flows on.

pub mod bracket;
pub mod consolation;
pub mod davis_cup;
pub mod ids;
pub mod knock_out;
pub mod late_places;

pub mod lot;
mod matching;
pub mod money;
pub mod penalty;
pub mod prize;
pub mod rating;
pub mod record;
#[cfg(test)]
mod rehearsal;
pub mod schedule;
pub mod swing;

pub use bracket::{Bracket, Feed, Fixture, MatchState, Need, Outcome, Resolved, Seat, Stage};
pub use consolation::{Feeding, NextDraw, Redraw, draw_round};
pub use ids::{EntrantId, LatePlace, MatchId, Place, Round};
pub use knock_out::{KnockOut, KnockOutRefusal, MainSize};
pub use late_places::{LatePlaces, LateSeat};
pub use lot::{DrawKey, Lot, LotFault, LotSeed};
pub use money::Cents;
pub use record::{Meetings, Record, Records};
