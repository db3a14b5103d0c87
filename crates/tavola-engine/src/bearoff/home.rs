//! One side's checkers within the home board, numbered so that every play leads to a smaller number.

use tavola_rules::{BySide, CHECKERS, Die, Position, Setup, Side};

/// The points of a home board.
pub const HOME_POINTS: usize = 6;

/// Checkers on the six home points of one side, all others borne off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HomeBoard([u8; HOME_POINTS]);

impl HomeBoard {
    /// The board with so many checkers on the points 1 to 6, or `None` for more than 15 together.
    #[must_use]
    pub fn new(checkers: [u8; HOME_POINTS]) -> Option<Self> {
        let all: u32 = checkers.iter().map(|&count| u32::from(count)).sum();
        (all <= u32::from(CHECKERS)).then_some(Self(checkers))
    }

    /// The home board of the player on roll, or `None` if one of their checkers is elsewhere, or one of their opponent's
    /// is in it.
    #[must_use]
    pub fn of_own(position: &Position) -> Option<Self> {
        let counts = position.counts();
        if counts[7..=25].iter().any(|&checkers| checkers > 0) || counts[1..=6].iter().any(|&checkers| checkers < 0) {
            return None;
        }
        Some(Self(std::array::from_fn(|point| counts[point + 1].unsigned_abs())))
    }

    /// The checkers on the points 1 to 6.
    #[must_use]
    pub const fn counts(&self) -> &[u8; HOME_POINTS] {
        &self.0
    }

    /// How many checkers are not yet off.
    #[must_use]
    pub fn checkers(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many positions there are with at most `checkers` checkers.
    #[must_use]
    pub const fn count(checkers: u8) -> usize {
        choose(checkers as usize + HOME_POINTS, HOME_POINTS)
    }

    /// The place of this position among all, by number of checkers, then by how far back they stand. 0 is all off.
    ///
    /// Every step of a checker leads to a smaller rank, and the rank does not depend on the size of the table.
    #[must_use]
    pub fn rank(&self) -> usize {
        let mut behind = 0;
        let mut rank = 0;
        for (k, &checkers) in self.0.iter().rev().enumerate() {
            behind += usize::from(checkers);
            rank += CHOOSE[behind + k][k + 1];
        }
        rank
    }

    /// The position of that rank; the inverse of [`HomeBoard::rank`] below `count(15)`.
    #[must_use]
    pub fn of_rank(mut rank: usize) -> Self {
        let mut checkers = [0; HOME_POINTS];
        let mut above = None;
        for k in (0..HOME_POINTS).rev() {
            let mut top = k;
            while top < CHOOSE.len() - 1 && CHOOSE[top + 1][k + 1] <= rank {
                top += 1;
            }
            rank -= CHOOSE[top][k + 1];
            let behind = top - k;
            if let Some(total) = above {
                checkers[HOME_POINTS - 2 - k] = (total - behind) as u8;
            }
            above = Some(behind);
        }
        checkers[HOME_POINTS - 1] = above.unwrap_or(0) as u8;
        Self(checkers)
    }

    /// The position with this board on roll against `opponent`'s, all other checkers borne off.
    #[must_use]
    pub fn against(&self, opponent: &Self) -> Position {
        let mut points = [0; 24];
        for (point, (&own, &other)) in self.0.iter().zip(&opponent.0).enumerate() {
            points[point] = own as i8;
            points[23 - point] = -(other as i8);
        }
        let setup = Setup::with_the_rest_off(points, BySide::default());
        setup.board().expect("at most 15 checkers a side, in different homes").seen_by(Side::White)
    }

    /// The boards after one checker has been moved by `die`; none if all are off (OFF).
    pub fn after(self, die: Die) -> impl Iterator<Item = Self> {
        let number = usize::from(die.number());
        let last = self.0.iter().rposition(|&checkers| checkers > 0).map_or(0, |point| point + 1);
        (1..=last).filter(move |&point| self.0[point - 1] > 0 && (point >= number || point == last)).map(move |point| {
            let mut checkers = self.0;
            checkers[point - 1] -= 1;
            if point > number {
                checkers[point - number - 1] += 1;
            }
            Self(checkers)
        })
    }
}

const fn choose(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    let (mut result, mut i) = (1, 0);
    while i < k {
        result = result * (n - i) / (i + 1);
        i += 1;
    }
    result
}

/// Binomials as far as 15 checkers on 6 points need them.
const CHOOSE: [[usize; HOME_POINTS + 1]; 22] = {
    let mut table = [[0; HOME_POINTS + 1]; 22];
    let mut n = 0;
    while n < 22 {
        let mut k = 0;
        while k <= HOME_POINTS {
            table[n][k] = choose(n, k);
            k += 1;
        }
        n += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_number_all_positions_without_gaps() {
        assert_eq!(HomeBoard::count(15), 54_264);
        for rank in 0..HomeBoard::count(15) {
            assert_eq!(HomeBoard::of_rank(rank).rank(), rank);
        }
    }

    #[test]
    fn every_step_leads_to_a_smaller_rank() {
        for rank in 0..HomeBoard::count(15) {
            let home = HomeBoard::of_rank(rank);
            for die in Die::ALL {
                assert!(home.after(die).all(|next| next.rank() < rank));
            }
        }
    }

    #[test]
    fn fewer_checkers_rank_before_more() {
        let first_of_seven = HomeBoard::new([7, 0, 0, 0, 0, 0]).unwrap().rank();
        assert_eq!(first_of_seven, HomeBoard::count(6));
    }
}
