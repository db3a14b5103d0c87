//! Practice: one long run in which nets play, label their own positions by returns, learn each once and play on.
//!
//! A round is a fixed set of games by nets that stand still, then one lesson of their positions, in an order drawn
//! anew. Everything follows from the seed, the rounds done and the nets: a run broken off goes on as if it had not
//! been, on as many threads as there are. Clocks and figures are the caller's business.

mod game;
mod pack;
mod pupil;
mod returns;
mod run;
mod starts;
mod state;

pub use game::{Manner, game};
pub use pupil::{Lesson, Pupil};
pub use returns::{Turn, returns};
pub use run::{Plan, PlanError, Progress, round};
pub use starts::Starts;
pub use state::{State, StateError};
