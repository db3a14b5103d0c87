//! How entrants stand, and what they are paid.

use serde::Serialize;

use crate::format::bracket::Stage;
use crate::ids::EntrantId;
use crate::result::money::Cents;
use crate::result::tie_break::TieBreak;
use crate::result::{prize::SoldLot, rating::Rated};

/// Where an entrant stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Standing {
    /// The place; equals share it.
    pub place: u32,
    /// The entry's number in the tournament, from 1.
    pub entrant: EntrantId,
    /// Matches won.
    pub won: u32,
    /// Matches lost.
    pub lost: u32,
    /// Byes.
    pub byes: u32,
    /// What decides: points of a round robin, victory points of a Swing, lives.
    pub points: i64,
    /// Half a point more, given to who joined late.
    #[serde(default)]
    pub and_half: bool,
    /// Of rounds: what parts them from equals, in the order in which it does.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreakValue>,
    /// The stage in which they went out, or still is.
    pub stage: Option<Stage>,
}

/// What a tie-break gives somebody.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TieBreakValue {
    /// The tie-break that separated them.
    pub by: TieBreak,
    /// In points; none where it cannot part the equals.
    pub value: Option<f64>,
}

/// Somebody's rating before the tournament and by now.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RatingLine {
    /// Their first entry.
    pub entrant: EntrantId,
    /// Their name as names are compared.
    pub name: String,
    /// Before.
    pub before: Rated,
    /// By now.
    pub after: Rated,
}

/// Something paid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Prize {
    /// From the side pool of that name; none: from the division's pool.
    pub pool: Option<String>,
    /// For the place in this stage.
    pub stage: Stage,
    /// Which place.
    pub place: u32,
    /// To whom, as far as it is decided.
    pub entrant: Option<EntrantId>,
    /// How much.
    pub amount: Cents,
}

/// A lot of the auction and what it brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AuctionLine {
    /// The lot as it was sold.
    #[serde(flatten)]
    pub lot: SoldLot,
    /// What its owner gets, once all is played.
    pub owner: Option<Cents>,
    /// What its players get for the share they bought back.
    #[serde(rename = "players_get")]
    pub players: Option<Cents>,
}
