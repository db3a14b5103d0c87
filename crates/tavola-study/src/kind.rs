//! What kind of position a decision is about, by definitions anybody can check on the board. They are asked in the order in
//! which they stand here, and the first that fits is the kind; both players' decisions in a position are of one kind.

use serde::{Deserialize, Serialize};
use tavola_rules::Position;

/// A kind of position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PositionKind {
    /// No contact, and both players have all their checkers home.
    BearingOff,
    /// No contact otherwise.
    Race,
    /// Contact, and a player has all their checkers home: they bear off against it.
    BearingOffContact,
    /// A player holds two or more points in the opponent's home board.
    BackGame,
    /// A player holds five points or more in a row, with a checker of the opponent behind them.
    Priming,
    /// A player has a checker on the bar, against three points or more made in the home board.
    Attack,
    /// A player's last checkers hold the opponent's bar point, 5-point or 4-point and nothing is behind that; the opponent's
    /// last checkers do the same, or are past that player's home board.
    Holding,
    /// A player's last checkers hold the opponent's 1-, 2- or 3-point; the opponent has none in that player's home board
    /// or on the bar.
    LowAnchor,
    /// Contact of any other kind, such as the first rolls of a game.
    Contact,
}

impl PositionKind {
    /// All, in the order in which they are asked.
    pub const ALL: [Self; 9] = [
        Self::BearingOff,
        Self::Race,
        Self::BearingOffContact,
        Self::BackGame,
        Self::Priming,
        Self::Attack,
        Self::Holding,
        Self::LowAnchor,
        Self::Contact,
    ];

    /// The kind of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let sides = [*position, position.flipped()];
        let any = |is: fn(&Position) -> bool| sides.iter().any(is);
        let with_other = |is: fn(&Position, &Position) -> bool| is(&sides[0], &sides[1]) || is(&sides[1], &sides[0]);
        match position.has_contact() {
            false if sides.iter().all(is_home) => Self::BearingOff,
            false => Self::Race,
            true if any(is_home) => Self::BearingOffContact,
            true if any(holds_two_anchors) => Self::BackGame,
            true if any(primes) => Self::Priming,
            true if with_other(is_attacked) => Self::Attack,
            true if with_other(holds) => Self::Holding,
            true if with_other(holds_low) => Self::LowAnchor,
            true => Self::Contact,
        }
    }

    /// Its name in addresses and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BearingOff => "bearing_off",
            Self::Race => "race",
            Self::BearingOffContact => "bearing_off_contact",
            Self::BackGame => "back_game",
            Self::Priming => "priming",
            Self::Attack => "attack",
            Self::Holding => "holding",
            Self::LowAnchor => "low_anchor",
            Self::Contact => "contact",
        }
    }
}

/// How many points in a row make a prime here.
const PRIME: usize = 5;

/// The opponent's bar point, 5-point and 4-point, and their three lowest, as one sees them.
const ADVANCED: [usize; 3] = [18, 20, 21];
const LOW: [usize; 3] = [22, 23, 24];

fn is_home(position: &Position) -> bool {
    position.counts()[7..=25].iter().all(|&checkers| checkers <= 0)
}

fn is_made(position: &Position, point: usize) -> bool {
    position.counts()[point] >= 2
}

fn holds_two_anchors(position: &Position) -> bool {
    (19..=24).filter(|&point| is_made(position, point)).count() >= 2
}

fn primes(position: &Position) -> bool {
    // Of the points of one's own numbering, those behind a row are the lower ones: the opponent comes from there.
    let counts = position.counts();
    (1..=25 - PRIME).any(|first| {
        let is_row = (first..first + PRIME).all(|point| is_made(position, point));
        is_row && counts[..first].iter().any(|&checkers| checkers < 0)
    })
}

fn is_attacked(position: &Position, other: &Position) -> bool {
    position.own_bar() > 0 && (1..=6).filter(|&point| is_made(other, point)).count() >= 3
}

/// Where one's last checkers stand; 25 on the bar.
fn last(position: &Position) -> usize {
    position.counts()[..=25].iter().rposition(|&checkers| checkers > 0).unwrap_or(0)
}

fn holds_one_of(position: &Position, points: &[usize]) -> bool {
    let last = last(position);
    let is_alone = position.counts()[19..last.max(19)].iter().all(|&checkers| checkers <= 0);
    points.contains(&last) && is_made(position, last) && is_alone
}

fn holds(position: &Position, other: &Position) -> bool {
    holds_one_of(position, &ADVANCED) && (last(other) < 19 || holds_one_of(other, &ADVANCED))
}

fn holds_low(position: &Position, other: &Position) -> bool {
    holds_one_of(position, &LOW) && last(other) < 19
}

#[cfg(test)]
mod tests {
    use tavola_rules::{BySide, Setup, Side};

    use super::*;

    /// White's checkers and Black's, each by points of their own numbering; the rest are off. 25 is the bar.
    fn kind(white: &[(usize, i8)], black: &[(usize, i8)]) -> PositionKind {
        let (mut points, mut bar) = ([0; 24], BySide { white: 0, black: 0 });
        for &(point, count) in white {
            if point == 25 { bar.white += count.unsigned_abs() } else { points[point - 1] += count }
        }
        for &(point, count) in black {
            if point == 25 { bar.black += count.unsigned_abs() } else { points[24 - point] -= count }
        }
        let board = Setup::with_the_rest_off(points, bar).board().unwrap();
        let seen = Side::BOTH.map(|side| PositionKind::of(&board.seen_by(side)));
        assert_eq!(seen[0], seen[1], "both see the same kind");
        seen[0]
    }

    #[test]
    fn each_kind_is_what_its_definition_says() {
        use PositionKind::*;
        assert_eq!(PositionKind::of(&Position::START), Contact);
        assert_eq!(kind(&[(6, 3), (1, 2)], &[(6, 4)]), BearingOff);
        assert_eq!(kind(&[(6, 3), (7, 2)], &[(6, 4)]), Race);
        assert_eq!(kind(&[(6, 3), (4, 2)], &[(24, 2), (6, 4)]), BearingOffContact);
        assert_eq!(kind(&[(24, 2), (22, 2), (6, 5)], &[(6, 4), (8, 3), (13, 2)]), BackGame);
        let row = [(4, 2), (5, 2), (6, 3), (7, 2), (8, 2), (13, 2)];
        assert_eq!(kind(&row, &[(24, 1), (6, 5), (13, 3)]), Priming);
        assert_ne!(kind(&row, &[(19, 2), (6, 5), (13, 3)]), Priming, "nothing is behind it");
        assert_eq!(kind(&[(6, 2), (5, 2), (4, 2), (13, 2)], &[(25, 1), (6, 4), (13, 3)]), Attack);
        assert_eq!(kind(&[(20, 2), (13, 3), (6, 4)], &[(13, 3), (8, 3), (6, 4)]), Holding);
        assert_eq!(kind(&[(20, 2), (13, 3), (6, 4)], &[(20, 2), (8, 3), (6, 4)]), Holding, "both hold");
        assert_eq!(kind(&[(20, 2), (24, 1), (6, 4)], &[(13, 3), (8, 3), (6, 4)]), Contact, "one is behind");
        assert_eq!(kind(&[(24, 2), (13, 3), (6, 4)], &[(13, 3), (8, 3), (6, 4)]), LowAnchor);
    }

    #[test]
    fn names_are_those_of_the_files() {
        for kind in PositionKind::ALL {
            assert_eq!(serde_json::to_string(&kind).unwrap(), format!("\"{}\"", kind.name()));
        }
    }
}
