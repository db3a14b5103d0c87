//! Ratings from results by the formula of FIBS, with its options.

use std::fmt;

use serde::{Deserialize, Serialize};
use tavola_rules::MatchLength;

/// A rating in ten-thousandths, so that it is the same number everywhere. 1500 at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Rating(i64);

impl Rating {
    /// What everybody starts with.
    pub const START: Self = Self(15_000_000);

    /// So many whole points.
    #[must_use]
    pub const fn whole(points: i64) -> Self {
        Self(points.saturating_mul(10_000))
    }

    /// So many ten-thousandths of a point, as they are stored.
    #[must_use]
    pub const fn of_stored(ten_thousandths: i64) -> Self {
        Self(ten_thousandths)
    }

    /// The ten-thousandths of a point, as they are stored.
    #[must_use]
    pub const fn stored(self) -> i64 {
        self.0
    }

    /// The rating in points.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "ratings are far below 2^53")]
    pub fn points(self) -> f64 {
        self.0 as f64 / 10_000.0
    }

    /// This rating changed by so many points, rounded to ten-thousandths.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a float turned into an integer is cut at its range")]
    pub fn changed(self, points: f64) -> Self {
        Self(self.0.saturating_add((points * 10_000.0).round() as i64))
    }
}

impl fmt::Display for Rating {
    /// Two decimals: `1504.97`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.points())
    }
}

/// How fast newcomers move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ramp {
    /// As on FIBS: five times at first, down to once at an experience of 400.
    #[default]
    Original,
    /// Twice at first, down to once at 400.
    Club,
    /// Everybody alike.
    None,
}

impl Ramp {
    /// By what a change is multiplied at that experience.
    #[must_use]
    pub fn factor(self, experience: u32) -> f64 {
        let experience = f64::from(experience);
        match self {
            Self::Original => (5.0 - experience / 100.0).max(1.0),
            Self::Club => (2.0 - experience / 400.0).max(1.0),
            Self::None => 1.0,
        }
    }
}

/// One player's standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Rated {
    /// The rating.
    pub rating: Rating,
    /// The summed lengths of the matches played.
    pub experience: u32,
}

impl Default for Rated {
    fn default() -> Self {
        Self { rating: Rating::START, experience: 0 }
    }
}

/// The chance that the lower rated wins a match of that length.
#[must_use]
pub fn upset(one: Rating, other: Rating, length: MatchLength) -> f64 {
    let difference = (one.points() - other.points()).abs();
    1.0 / (10f64.powf(difference * f64::from(length.points()).sqrt() / 2000.0) + 1.0)
}

/// Winner and loser after a match of that length.
#[must_use]
pub fn after_match(winner: Rated, loser: Rated, length: MatchLength, ramp: Ramp) -> [Rated; 2] {
    let upset = upset(winner.rating, loser.rating, length);
    let surprise = if winner.rating >= loser.rating { upset } else { 1.0 - upset };
    let change = 4.0 * f64::from(length.points()).sqrt() * surprise;
    let after = |rated: Rated, sign: f64| Rated {
        rating: rated.rating.changed(sign * change * ramp.factor(rated.experience)),
        experience: rated.experience.saturating_add(length.points().into()),
    };
    [after(winner, 1.0), after(loser, -1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(points: i64, experience: u32) -> Rated {
        Rated { rating: Rating::whole(points), experience }
    }

    #[test]
    fn rt_01_nine_points_1600_against_1500() {
        let nine = MatchLength::new(9).unwrap();
        let (high, low) = (rated(1600, 400), rated(1500, 400));
        assert!((upset(high.rating, low.rating, nine) - 0.41450).abs() < 5e-6);
        let [winner, loser] = after_match(high, low, nine, Ramp::Original);
        assert!((winner.rating.points() - 1604.974).abs() < 5e-4 && (loser.rating.points() - 1495.026).abs() < 5e-4);
        let [winner, loser] = after_match(low, high, nine, Ramp::Original);
        assert!((winner.rating.points() - 1507.026).abs() < 5e-4 && (loser.rating.points() - 1592.974).abs() < 5e-4);
        assert_eq!((winner.experience, loser.experience), (409, 409));
    }

    #[test]
    fn newcomers_move_faster_by_the_chosen_ramp() {
        assert_eq!([0, 250, 400, 900].map(|experience| Ramp::Original.factor(experience)), [5.0, 2.5, 1.0, 1.0]);
        assert_eq!([0, 200, 400].map(|experience| Ramp::Club.factor(experience)), [2.0, 1.5, 1.0]);
        assert_eq!(Ramp::None.factor(0), 1.0);
        let five = MatchLength::new(5).unwrap();
        let [winner, loser] = after_match(Rated::default(), rated(1500, 400), five, Ramp::Original);
        let gains = winner.rating.points() - 1500.0;
        assert!((gains - 5.0 * (1500.0 - loser.rating.points())).abs() < 1e-3);
    }
}
