//! Who meets whom: brackets, Swiss, round robin, Swing, Davis Cup; no word of the stream.

pub mod bracket;
pub mod consolation;
pub mod davis_cup;
pub mod double_elimination;
pub mod knock_out;
pub mod late_places;
pub mod lengths;
pub mod lot;
pub(crate) mod matching;
pub mod printed_tree;
pub mod record;
#[cfg(test)]
pub(crate) mod rehearsal;
pub mod round_robin;
pub mod swing;
pub mod swiss;
