//! One line of the log: what was done, by whom, when, and as which line of which device.

use serde::{Deserialize, Serialize};
use tavola_rules::Side;

use super::act::Act;
use crate::ids::id;
use crate::time::Time;

id!(
    /// A phone or tablet, by the random name it gave itself.
    DeviceId
);
id!(
    /// A line of a device's log: random, so that sending it twice does it once.
    EntryId
);

/// Who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeviceActor {
    /// The player of the white checkers.
    White,
    /// The player of the black checkers.
    Black,
    /// The director, or a referee in his place.
    Director,
    /// The device or the server itself.
    House,
}

impl DeviceActor {
    /// The player, if it is one.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::White => Some(Side::White),
            Self::Black => Some(Side::Black),
            Self::Director | Self::House => None,
        }
    }
}

impl From<Side> for DeviceActor {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

/// Which line of which device's log an entry is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Stamp {
    /// The line's name.
    pub id: EntryId,
    /// The device that wrote it.
    pub device: DeviceId,
    /// The lease it wrote under.
    pub epoch: u32,
    /// The number of the line under that lease, from 0.
    pub seq: u32,
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Entry {
    /// When.
    pub at: Time,
    /// By whom.
    pub by: DeviceActor,
    /// What.
    pub act: Act,
    /// Which line it is of the device that wrote it; none for what the server wrote itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stamp: Option<Stamp>,
}
