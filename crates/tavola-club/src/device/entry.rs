//! One line of the log: what was done, by whom, when, and as which line of which device.

use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tavola_base::id;
use tavola_rules::Side;

use super::act::Act;

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
    /// The director, or a referee in their place.
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

/// Where an entry was written: what tells a ruling of the desk from one that somebody at the table has made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// On a device, by whoever has the table's link.
    Device,
    /// On the server, which knows who the desk is.
    Server,
}

/// With what right an act is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Right {
    /// A player's.
    Player(Side),
    /// That of a device at the table where the desk alone rules: it notes and enters, it decides nothing.
    Table,
    /// The director's, and that of two players who rule themselves.
    Desk,
}

impl Right {
    /// The player, if it is one.
    pub(super) const fn side(self) -> Option<Side> {
        match self {
            Self::Player(side) => Some(side),
            Self::Table | Self::Desk => None,
        }
    }

    /// Whether it is the right to rule.
    pub(super) fn rules(self) -> bool {
        self == Self::Desk
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
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// By whom.
    pub by: DeviceActor,
    /// The act with everything that belongs to it.
    pub act: Act,
    /// Which line it is of the device that wrote it; none for what the server wrote itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stamp: Option<Stamp>,
}

impl Entry {
    /// Where it was written: only a device stamps its lines, and it cannot do without.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        if self.stamp.is_some() { Origin::Device } else { Origin::Server }
    }
}
