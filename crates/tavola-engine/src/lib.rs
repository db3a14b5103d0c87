//! A position to numbers to decisions. No input or output but loading nets and tables.

pub mod equity;
pub mod evaluator;
pub mod heuristic;
pub mod outcomes;
pub mod player;
pub mod stakes;

pub use equity::{CubefulEquity, CubelessEquity, MatchChance};
pub use evaluator::{Evaluator, finished};
pub use heuristic::RulesOfThumb;
pub use outcomes::{Cumulative, Outcomes};
pub use player::{CubeAnswer, Player};
pub use stakes::{Away, CubeOwner, CubeValue, Stakes, Terms};
