//! The rules of backgammon: positions, legal plays, cube, scores, games. Nothing random, timed or stored.
#![forbid(unsafe_code)]

mod board;
mod clause;
mod die;
mod legal;
mod play;
mod point;
mod position;
mod side;
mod steps;

pub use board::Board;
pub use clause::Clause;
pub use die::{Die, NotADie, NotARoll, Roll};
pub use legal::{LegalPlay, legal_plays, legal_results};
pub use play::{Play, Step};
pub use point::{NotAPoint, Origin, Point, Target};
pub use position::{CHECKERS, Position};
pub use side::{BySide, Side};
pub use steps::{IllegalPlay, StepEdge, StepGraph, StepNode, check_play};
