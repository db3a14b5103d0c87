//! The rules of backgammon: positions, legal plays, cube, scores, games. Nothing random, timed or stored.
#![forbid(unsafe_code)]

mod board;
mod die;
mod play;
mod point;
mod position;
mod side;

pub use board::Board;
pub use die::{Die, NotADie, NotARoll, Roll};
pub use play::{Play, Step};
pub use point::{NotAPoint, Origin, Point, Target};
pub use position::{CHECKERS, Position};
pub use side::{BySide, Side};
