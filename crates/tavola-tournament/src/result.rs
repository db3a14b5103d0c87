//! What came of it: standings, tie-breaks, prizes, ratings, penalties.

pub(crate) mod late;
pub mod money;
pub(crate) mod payout;
pub mod penalty;
pub mod prize;
pub mod rating;
pub(crate) mod standings;
pub mod tie_break;
