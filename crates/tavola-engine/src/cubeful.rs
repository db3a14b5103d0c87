//! What a cube is worth: cubeful equities for money and every match score, decisions, chouettes.
//!
//! The model is Janowski's (1993): between a cube that will never be turned again ("dead") and one that is turned at
//! exactly the right moment ("live") lies the truth, and the share of the live one is the cube's efficiency. A
//! [`CubeGame`] knows what every end of the game is worth; [`lookahead`] searches through rolls; what the position
//! comes to is the evaluator's business.

pub mod chouette;
mod decision;
mod efficiency;
mod fitted;
mod lookahead;
mod model;
mod payoffs;

pub use decision::{CubeAction, CubeAnswer, CubeDecision};
pub use efficiency::{ByHolder, CubeEfficiency, Efficiencies, PhaseEfficiencies, RACE_PIPS};
pub use lookahead::{CubeLookahead, Plies};
pub(crate) use lookahead::{best_of, exact};
pub use model::{CubeGame, CubeState, CubefulValue, EquityScale};
