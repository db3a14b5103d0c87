//! The options of a chouette's knobs, each by its clause.

use serde::{Deserialize, Serialize};

/// A rule that is in force or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSwitch"))]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Not in force.
    Off,
    /// In force.
    On,
}

impl Switch {
    /// Whether it is in force.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// How many cubes lie on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCubes"))]
#[serde(rename_all = "snake_case")]
pub enum Cubes {
    /// One between the box and the team; only takes are individual (CHO-07).
    Single,
    /// One between the box and each member (CHO-11).
    Multiple,
}

/// Whether the last must reject a double of the box that all others have rejected, with five or more (CHO-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteHoldout"))]
#[serde(rename_all = "snake_case")]
pub enum Holdout {
    /// Never.
    Off,
    /// The box's first double.
    #[serde(alias = "on")]
    First,
    /// Any double of the box.
    Any,
}

/// Whether a sole taker accepts additional cubes (CHO-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteExtraCubes"))]
#[serde(rename_all = "snake_case")]
pub enum ExtraCubes {
    /// There are none.
    Off,
    /// Each comes with what a drop costs.
    #[serde(alias = "on")]
    Paid,
    /// Each comes for nothing.
    Free,
}

/// What the box does with the captain's cube among several offered together (CHO-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCaptainCube"))]
#[serde(rename_all = "snake_case")]
pub enum CaptainCube {
    /// As it likes.
    Off,
    /// It takes it if it takes any.
    #[serde(alias = "on")]
    IfAny,
    /// It takes it.
    Must,
}

/// Whether a double may be taken without a beaver where beavers are in force (CHO-15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteBeaver"))]
#[serde(rename_all = "snake_case")]
pub enum Beaver {
    /// It may.
    May,
    /// Every take of a double is a beaver.
    Must,
}

/// How long another captain stands, once the captain has refused the box's cube and others have taken (CHO-08).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCaptainAfterDrop"))]
#[serde(rename_all = "snake_case")]
pub enum CaptainAfterDrop {
    /// For good: the former captain goes to the end of the queue at once.
    Stays,
    /// For this game: the queue is as before.
    Temporary,
}

/// When the box stays the box after a game that it did not clearly lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteBoxStays"))]
#[serde(rename_all = "snake_case")]
pub enum BoxStays {
    /// If it beats the captain, whatever else it loses (CHO-12).
    BeatsCaptain,
    /// If it beats the captain and is not behind in money over that game (CHO-13).
    WinsAndLevel,
}

/// Until when members may offer their cubes in a turn of the team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteOffering"))]
#[serde(rename_all = "snake_case")]
pub enum Offering {
    /// Until the captain rolls.
    #[serde(alias = "until_throw")]
    UntilRoll,
    /// Until the box has answered any cube of this turn (CHO-16).
    UntilAnswered,
}

/// Who may advise the captain (CHO-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteConsultation"))]
#[serde(rename_all = "kebab-case")]
pub enum Consultation {
    /// Every member still in the game.
    Free,
    /// Nobody.
    Never,
    /// Every member still in the game, once a cube has been turned.
    AfterCube,
    /// Those who have offered or accepted a cube, and whoever the captain asks.
    CubeHolders,
}

/// Which captains go to the end of the queue when several members refuse the box's cube together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteDeclining"))]
#[serde(rename_all = "snake_case")]
pub enum Declining {
    /// The captain goes; the best placed of those still in takes over at once (CHO-08).
    CaptainOnly,
    /// The captain goes, the next becomes captain and goes too if they have refused, and so on (CHO-20).
    InTurn,
}

/// What becomes of the cube of a member who leaves during a game (CHO-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteLeaving"))]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// It plays on under the captain's decisions until the game ends.
    PlaysOn,
    /// It is lost at once, at its present value.
    Loses,
}

/// Whether the captain takes part when the box's partner is drawn by lot (CHO-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePartnerLot"))]
#[serde(rename_all = "snake_case")]
pub enum PartnerLot {
    /// The others only.
    WithoutCaptain,
    /// The captain too.
    WithCaptain,
}

/// Where the box's partner stands in the queue when the box is lost (CHO-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePartnerPlace"))]
#[serde(rename_all = "snake_case")]
pub enum PartnerPlace {
    /// Where they stood.
    Kept,
    /// At the end, behind the box they shared.
    End,
}
