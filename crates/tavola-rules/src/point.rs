//! Points as the player on roll numbers them, and the places a checker leaves and reaches.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A point, numbered 1 to 24 from the home of the player it is spoken of: 1 to 6 are that player's home board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Point(u8);

impl Point {
    /// The point of that number, or `None` outside 1 to 24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=24 => Some(Self(number)),
            _ => None,
        }
    }

    /// The 24 points, one's own ace point first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=24).map(Self)
    }

    /// The number: 1 to 24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same point as the opponent numbers it (SET-02).
    #[must_use]
    pub const fn for_opponent(self) -> Self {
        Self(25 - self.0)
    }

    /// Whether the point lies in the home board of the player it is numbered for.
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }
}

impl TryFrom<u8> for Point {
    type Error = NotAPoint;

    fn try_from(number: u8) -> Result<Self, NotAPoint> {
        Self::new(number).ok_or(NotAPoint(number))
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point.0
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that no point has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("points are numbered 1 to 24, not {0}")]
pub struct NotAPoint(pub u8);

/// Where a moving checker stands before a step. Orders by how far it is from home.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Origin {
    /// On a point.
    Point(Point),
    /// On the bar, waiting to enter.
    Bar,
}

impl Origin {
    /// 1 to 24 for a point, 25 for the bar.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Bar => 25,
        }
    }

    /// The origin of that number (25 is the bar), or `None` outside 1 to 25.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self::Point(point)),
            None if number == 25 => Some(Self::Bar),
            None => None,
        }
    }
}

impl TryFrom<u8> for Origin {
    type Error = NotAPoint;

    fn try_from(number: u8) -> Result<Self, NotAPoint> {
        Self::new(number).ok_or(NotAPoint(number))
    }
}

impl From<Origin> for u8 {
    fn from(origin: Origin) -> Self {
        origin.number()
    }
}

/// Where a moving checker stands after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Target {
    /// Borne off.
    Off,
    /// On a point.
    Point(Point),
}

impl Target {
    /// 1 to 24 for a point, 0 for off.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Off => 0,
        }
    }

    /// The target of that number (0 is off), or `None` above 24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self::Point(point)),
            None if number == 0 => Some(Self::Off),
            None => None,
        }
    }
}

impl TryFrom<u8> for Target {
    type Error = NotAPoint;

    fn try_from(number: u8) -> Result<Self, NotAPoint> {
        Self::new(number).ok_or(NotAPoint(number))
    }
}

impl From<Target> for u8 {
    fn from(target: Target) -> Self {
        target.number()
    }
}
