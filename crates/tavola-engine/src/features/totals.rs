//! Weighted counts of one player's checkers.

use tavola_rules::Position;

/// What one player's checkers add up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Total {
    /// Pips: 0 to 375.
    pub(super) pips: u32,
    /// Pips still to go until every checker is home: 0 to 285.
    pub(super) to_home: u32,
    /// The same of checkers that are not in the opponent's home or on the bar: 0 to 180.
    pub(super) outside: u32,
    /// Checkers in the opponent's home and on the bar.
    pub(super) back: u32,
    /// Checkers on the ace point.
    pub(super) aces: u32,
    /// Checkers on the deuce point.
    pub(super) deuces: u32,
    /// Checkers on the points beyond the home board.
    pub(super) not_home: u32,
}

impl Total {
    /// No checkers in play.
    pub(super) const NONE: Self = Self { pips: 0, to_home: 0, outside: 0, back: 0, aces: 0, deuces: 0, not_home: 0 };

    /// Of both players, the one on roll first.
    pub(super) fn of_both(position: &Position) -> [Self; 2] {
        let counts = position.counts();
        [
            Self::of(|place| u32::from(counts[place].max(0).unsigned_abs())),
            Self::of(|place| u32::from(counts[25 - place].min(0).unsigned_abs())),
        ]
    }

    /// Of the player who has so many checkers on each place of their numbers.
    fn of(checkers: impl Fn(usize) -> u32) -> Self {
        let mut total = Self::NONE;
        for (place, distance) in (1..=25_usize).zip(1..) {
            let checkers = checkers(place);
            let beyond = checkers * 6_u32.abs_diff(distance.max(6));
            total.pips += checkers * distance;
            total.to_home += beyond;
            match place {
                7..=18 => (total.outside, total.not_home) = (total.outside + beyond, total.not_home + checkers),
                19..=24 => (total.back, total.not_home) = (total.back + checkers, total.not_home + checkers),
                25 => total.back += checkers,
                _ => {}
            }
        }
        (total.aces, total.deuces) = (checkers(1), checkers(2));
        total
    }
}
