//! Where everything lies on the drawn board: the page's geometry (`web/js/board/geometry.js`) for wide screens.

use tavola_rules::{CubeOwner, Side};

/// On which side of the picture the lower player's home lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Home {
    /// On the right.
    #[default]
    Right,
    /// On the left.
    Left,
}

/// A place of the picture, or a size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Spot {
    pub(super) x: f32,
    pub(super) y: f32,
}

/// Shorthand for a [`Spot`].
pub(super) const fn at(x: f32, y: f32) -> Spot {
    Spot { x, y }
}

/// Where checkers stand, in White's numbering.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Point(u8),
    Bar(Side),
    Off(Side),
}

const FRAME_X: f32 = 14.0;
pub(super) const FRAME_Y: f32 = 30.0;
pub(super) const TRAY: f32 = 76.0;
const DIVIDER: f32 = 14.0;
pub(super) const POINT: f32 = 62.0;
pub(super) const BAR: f32 = 68.0;
pub(super) const HALF: f32 = 318.0;
const STRIP: f32 = 108.0;
pub(super) const RADIUS: f32 = 29.5;
pub(super) const EDGE: f32 = 18.0;
pub(super) const DIE: f32 = 58.0;
pub(super) const CUBE: f32 = 60.0;

/// How many discs stand side by side before a number takes over, on a point and on the bar.
const STACK: u8 = 5;
const BAR_STACK: u8 = 4;

/// The width of all.
pub(super) const WIDTH: f32 = 2.0 * (FRAME_X + TRAY + DIVIDER) + 12.0 * POINT + BAR;
/// The height of all.
pub(super) const HEIGHT: f32 = 2.0 * (FRAME_Y + HALF) + STRIP;
/// Where the felt begins and ends.
pub(super) const TOP: f32 = FRAME_Y;
pub(super) const BOTTOM: f32 = HEIGHT - FRAME_Y;
pub(super) const MIDDLE: f32 = HEIGHT / 2.0;
/// The middle of the frame above the felt, and below it.
pub(super) const ABOVE: f32 = TOP - FRAME_Y / 2.0;
pub(super) const BELOW: f32 = BOTTOM + FRAME_Y / 2.0;
/// Where the field begins.
pub(super) const FIELD: f32 = FRAME_X + TRAY + DIVIDER;
/// The middle of the bar.
pub(super) const BAR_X: f32 = FIELD + 6.0 * POINT + BAR / 2.0;

/// The board seen from one side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Geometry {
    below: Side,
    home: Home,
}

impl Geometry {
    pub(super) const fn new(below: Side, home: Home) -> Self {
        Self { below, home }
    }

    pub(super) const fn size(&self) -> Spot {
        at(WIDTH, HEIGHT)
    }

    /// Whether `side` sits at the bottom.
    pub(super) fn is_below(&self, side: Side) -> bool {
        self.below == side
    }

    /// The middle of the frame at the edge of `side`.
    pub(super) fn edge_of(&self, side: Side) -> f32 {
        if self.is_below(side) { BELOW } else { ABOVE }
    }

    /// The middle of the column of trays with checkers borne off.
    pub(super) const fn tray_x(&self) -> f32 {
        match self.home {
            Home::Right => WIDTH - FRAME_X - TRAY / 2.0,
            Home::Left => FRAME_X + TRAY / 2.0,
        }
    }

    /// The middle of the column in which the cube lies.
    pub(super) const fn cube_x(&self) -> f32 {
        WIDTH - self.tray_x()
    }

    /// The number the lower player gives a point of White's numbering.
    pub(super) fn number(&self, point: u8) -> u8 {
        if self.below == Side::White { point } else { 25 - point }
    }

    /// The number `side` gives a point of the lower player's numbering.
    pub(super) fn number_of(&self, side: Side, number: u8) -> u8 {
        if self.is_below(side) { number } else { 25 - number }
    }

    /// The middle of the column of a point, by the lower player's number.
    pub(super) fn column_x(&self, number: u8) -> f32 {
        let plain = if number <= 12 { 12 - number } else { number - 13 };
        let column = if self.home == Home::Left { 11 - plain } else { plain };
        let past_the_bar = if column > 5 { BAR } else { 0.0 };
        FIELD + (f32::from(column) + 0.5) * POINT + past_the_bar
    }

    /// Whether a place lies in the lower half. A checker on the bar waits on the half where it enters.
    pub(super) fn is_low(&self, place: Place) -> bool {
        match place {
            Place::Off(side) => self.is_below(side),
            Place::Bar(side) => !self.is_below(side),
            Place::Point(point) => self.number(point) <= 12,
        }
    }

    /// Where the middle of a checker lies, counted from the edge.
    pub(super) fn spot(&self, place: Place, index: u8) -> Spot {
        let (away, base) = if self.is_low(place) { (-1.0, BOTTOM) } else { (1.0, TOP) };
        match place {
            Place::Off(_) => at(self.tray_x(), base + away * (6.0 + (f32::from(index) + 0.5) * EDGE)),
            Place::Bar(_) => {
                let level = f32::from(index.min(BAR_STACK - 1));
                at(BAR_X, MIDDLE - away * (STRIP / 2.0 + RADIUS + level * 2.0 * RADIUS))
            }
            Place::Point(point) => {
                let level = f32::from(index.min(STACK - 1));
                at(self.column_x(self.number(point)), base + away * (RADIUS + 2.0 + level * 2.0 * RADIUS))
            }
        }
    }

    /// How many discs of a place are drawn before a number says how many there are.
    pub(super) const fn shown(place: Place) -> u8 {
        match place {
            Place::Bar(_) => BAR_STACK,
            Place::Point(_) => STACK,
            Place::Off(_) => 15,
        }
    }

    /// Where the dice of a side lie: on its right half of the board.
    pub(super) fn dice(&self, side: Side) -> Spot {
        let middle = |column: f32| FIELD + column * POINT;
        at(if self.is_below(side) { middle(9.0) + BAR } else { middle(3.0) }, MIDDLE)
    }

    /// Where the cube lies.
    pub(super) fn cube(&self, owner: CubeOwner) -> Spot {
        let reach = HALF + STRIP / 2.0 - CUBE / 2.0 - 10.0;
        let y = match owner.side() {
            None => MIDDLE,
            Some(owner) if self.is_below(owner) => MIDDLE + reach,
            Some(_) => MIDDLE - reach,
        };
        at(self.cube_x(), y)
    }
}
