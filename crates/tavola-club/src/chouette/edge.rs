//! Cubes as edges: each lies between one player of the box's side and one of the team's.

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;
use tavola_rules::{Cube, CubeOwner, Side};

/// A side of the chouette's board. The box plays White, the captain Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCamp"))]
#[serde(rename_all = "snake_case")]
pub enum Camp {
    /// The box, its partner, and whoever has given an additional cube.
    Box,
    /// The captain and the members.
    Team,
}

impl Camp {
    /// The other camp.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Box => Self::Team,
            Self::Team => Self::Box,
        }
    }

    /// The side of the board it plays.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Box => Side::White,
            Self::Team => Side::Black,
        }
    }
}

impl From<Side> for Camp {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::Box,
            Side::Black => Self::Team,
        }
    }
}

/// What kind of cube an edge is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteEdgeKind"))]
#[serde(rename_all = "snake_case")]
pub enum EdgeKind {
    /// A member's part in the game against the box.
    Main,
    /// An additional cube between a sole taker and a member who gave it (CHO-10).
    Extra,
}

/// Between whom a cube lies. No two cubes of a game lie between the same two.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteBetween"))]
pub struct Between {
    /// The box; or who has given an additional cube.
    #[serde(rename = "box")]
    pub box_side: PlayerId,
    /// The member of the team.
    pub member: PlayerId,
}

/// One cube and what has become of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteEdge"))]
pub struct Edge {
    /// What kind of cube.
    pub kind: EdgeKind,
    /// Between whom.
    #[serde(flatten)]
    pub between: Between,
    /// How it lies: White is the box's side, Black the team's.
    pub cube: Cube,
    /// Who won it, once it is settled; nobody if it was settled by agreement.
    pub settled: Option<Settled>,
}

/// How a cube's part in the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSettled"))]
#[serde(rename_all = "snake_case")]
pub enum Settled {
    /// The box's side won it.
    Box,
    /// The team's side won it.
    Team,
    /// Neither: by agreement.
    Agreed,
}

impl From<Camp> for Settled {
    fn from(winner: Camp) -> Self {
        match winner {
            Camp::Box => Self::Box,
            Camp::Team => Self::Team,
        }
    }
}

impl Edge {
    /// The box's cube against a member.
    #[must_use]
    pub const fn main(the_box: PlayerId, member: PlayerId, cube: Cube) -> Self {
        Self { kind: EdgeKind::Main, between: Between { box_side: the_box, member }, cube, settled: None }
    }

    /// Whether it still plays.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.settled.is_none()
    }

    /// Whether it plays, and is a member's part in the game.
    #[must_use]
    pub fn is_open_main(&self) -> bool {
        self.is_open() && self.kind == EdgeKind::Main
    }

    /// Whether `camp` may turn it, as far as its place goes.
    #[must_use]
    pub const fn lets(&self, camp: Camp) -> bool {
        self.is_open() && self.cube.owner.lets(camp.side())
    }

    /// Who stands at that end.
    #[must_use]
    pub const fn end(&self, camp: Camp) -> &PlayerId {
        match camp {
            Camp::Box => &self.between.box_side,
            Camp::Team => &self.between.member,
        }
    }

    /// The name by which an answer speaks of it: the member; of an additional cube the one who gave it.
    #[must_use]
    pub const fn key(&self) -> &PlayerId {
        match self.kind {
            EdgeKind::Main => &self.between.member,
            EdgeKind::Extra => &self.between.box_side,
        }
    }

    /// Whether `person` may mean it by that name: its own, or who stands at the other end of a cube of their.
    #[must_use]
    pub fn is_called(&self, name: &PlayerId, person: &PlayerId) -> bool {
        let Between { box_side, member } = &self.between;
        self.key() == name || (member == person && box_side == name) || (box_side == person && member == name)
    }

    /// Who may turn it.
    #[must_use]
    pub const fn owner(&self) -> Option<Camp> {
        match self.cube.owner {
            CubeOwner::Middle => None,
            CubeOwner::White => Some(Camp::Box),
            CubeOwner::Black => Some(Camp::Team),
        }
    }
}
