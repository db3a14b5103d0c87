//! A position to numbers to decisions. No input or output but loading nets and tables.

pub mod analysis;
pub mod bearoff;
pub mod cubeful;
pub mod engine;
pub mod equity;
mod eval_cache;
pub mod evaluator;
pub mod features;
pub mod heuristic;
pub mod levels;
pub mod lookahead;
pub mod met;
pub mod moves;
pub mod net;
pub mod outcomes;
pub mod player;
pub mod replies;
pub mod rollout;
pub mod simd;
pub mod stakes;

pub use bearoff::Bearoff;
pub use cubeful::{CubeAction, CubeAnswer, CubeDecision, CubeGame};
pub use engine::{CubeLook, Engine, Evaluation};
pub use equity::{CubefulEquity, CubelessEquity, MatchChance};
pub use evaluator::{Evaluator, WithTables, finished};
pub use heuristic::RulesOfThumb;
pub use levels::Level;
pub use met::MatchEquityTable;
pub use net::Nets;
pub use outcomes::{Cumulative, Outcomes};
pub use player::Player;
pub use stakes::{CubeHolder, PointsAway, Stakes, Terms};
