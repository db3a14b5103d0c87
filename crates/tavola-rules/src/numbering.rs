//! Other ways to number and to lay out the 24 points, and the named ways between them (SET-02, SET-04, SET-05).

use serde::{Deserialize, Serialize};

use crate::point::{NotAPoint, Point};
use crate::side::Side;

/// A point in the fixed numbering of both players: 1 to 24, down which White runs and up which Black runs (SET-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct AbsolutePoint(Point);

impl AbsolutePoint {
    /// The point of that number, or `None` outside 1 to 24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self(point)),
            None => None,
        }
    }

    /// What `side` calls `point`.
    #[must_use]
    pub const fn of(side: Side, point: Point) -> Self {
        match side {
            Side::White => Self(point),
            Side::Black => Self(point.for_opponent()),
        }
    }

    /// The same point as `side` numbers it from their home.
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Point {
        match side {
            Side::White => self.0,
            Side::Black => self.0.for_opponent(),
        }
    }

    /// The number: 1 to 24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.number()
    }
}

impl TryFrom<u8> for AbsolutePoint {
    type Error = NotAPoint;

    fn try_from(number: u8) -> Result<Self, NotAPoint> {
        Self::new(number).ok_or(NotAPoint(number))
    }
}

impl From<AbsolutePoint> for u8 {
    fn from(point: AbsolutePoint) -> Self {
        point.number()
    }
}

/// On which hand a player has their home board: the direction of the display (SET-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HomeHand {
    /// The usual layout: one runs anticlockwise.
    Right,
    /// The mirror layout.
    Left,
}

impl HomeHand {
    /// The other layout.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Left => Self::Right,
        }
    }
}

/// One of the two rows of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// On one's own side of the table: one's 1 to 12.
    Near,
    /// On the opponent's: one's 13 to 24.
    Far,
}

/// Where a point lies on the table before a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spot {
    row: Row,
    column: u8,
}

impl Spot {
    /// The spot in that row and column, or `None` outside columns 1 (left) to 12 (right).
    #[must_use]
    pub const fn new(row: Row, column: u8) -> Option<Self> {
        match column {
            1..=12 => Some(Self { row, column }),
            _ => None,
        }
    }

    /// Where the player who calls it `point` has it before them.
    #[must_use]
    pub const fn of(point: Point, home: HomeHand) -> Self {
        let number = point.number();
        let (row, from_home) = if number <= 12 { (Row::Near, number) } else { (Row::Far, 25 - number) };
        let column = match home {
            HomeHand::Right => 13 - from_home,
            HomeHand::Left => from_home,
        };
        Self { row, column }
    }

    /// The point that lies here.
    #[must_use]
    pub fn point(self, home: HomeHand) -> Point {
        let on_spot = |point: &Point| Self::of(*point, home) == self;
        Point::all().find(on_spot).expect("every spot of the two rows is some point")
    }

    /// The row.
    #[must_use]
    pub const fn row(self) -> Row {
        self.row
    }

    /// The column: 1 (left) to 12 (right).
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }
}
