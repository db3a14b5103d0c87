//! A table's tutor, as everybody is told of it.

use serde::Serialize;
use tavola_rules::Side;

/// Who is helped, from which loss on they are warned, and how often they have taken something back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TutorView {
    /// What a decision costs at least for the tutor to ask first: thousandths of the cube.
    pub limit: u16,
    /// The side that is helped.
    pub helps: Side,
    /// How often something was taken back in this match.
    pub taken_back: u32,
}
