//! How sure a rating is, by Glicko-2: a doubt that shrinks with matches and grows with time. Shown as the mark of a
//! provisional rating and used to find opponents; the rating people see is that of FIBS.

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};
use tavola_base::Millis;
use tavola_rules::MatchLength;

/// The doubt about somebody of whom nothing is known.
const MOST_DOUBT: f64 = 500.0;
/// The doubt that always remains.
const LEAST_DOUBT: f64 = 45.0;
/// From this doubt on a rating is provisional.
const PROVISIONAL: f64 = 110.0;
/// The volatility of somebody of whom nothing is known, and the most there is.
const VOLATILITY: f64 = 0.09;
const MOST_VOLATILITY: f64 = 0.1;
/// Rating periods in a day: a doubt of 60 grows to 110 in a year.
const PERIODS_A_DAY: f64 = 0.21436;
/// From the scale of Glicko-2 to that of ratings.
const SCALE: f64 = 173.7178;
const CONFIG: Glicko2Config = Glicko2Config { tau: 0.75, convergence_tolerance: 0.000_001 };

/// What Glicko-2 knows of somebody.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glicko {
    /// Its own rating, on the scale of chess: 1500 at the start.
    pub rating: f64,
    /// The doubt about it, as a standard deviation.
    pub deviation: f64,
    /// How much the strength seems to change.
    pub volatility: f64,
}

impl Default for Glicko {
    fn default() -> Self {
        Self { rating: 1500.0, deviation: MOST_DOUBT, volatility: VOLATILITY }
    }
}

impl Glicko {
    /// The same after a time without matches: the doubt has grown.
    #[must_use]
    pub fn rested(self, time: Millis) -> Self {
        let periods = time.number() as f64 / 86_400_000.0 * PERIODS_A_DAY;
        let growth = periods * (self.volatility * SCALE).powi(2);
        Self { deviation: self.deviation.hypot(growth.sqrt()).clamp(LEAST_DOUBT, MOST_DOUBT), ..self }
    }

    /// Whether too little is known for the rating to say much.
    #[must_use]
    pub fn is_unsure(self) -> bool {
        self.deviation >= PROVISIONAL
    }

    /// Winner and loser after a match of that length. Longer matches tell more: the gap between the two counts √n/5 times,
    /// so that at 25 points the curve is that of FIBS.
    #[must_use]
    pub fn after_match(winner: Self, loser: Self, length: MatchLength) -> [Self; 2] {
        let weight = f64::from(length.points()).sqrt() / 5.0;
        let seen_by =
            |one: Self, other: Self| Self { rating: one.rating + (other.rating - one.rating) * weight, ..other };
        [winner.after(seen_by(winner, loser), Outcomes::WIN), loser.after(seen_by(loser, winner), Outcomes::LOSS)]
    }

    fn after(self, opponent: Self, outcome: Outcomes) -> Self {
        let (own, _) = glicko2(&self.into(), &opponent.into(), &outcome, &CONFIG);
        Self {
            rating: own.rating.clamp(400.0, 4000.0).clamp(self.rating - 700.0, self.rating + 700.0),
            deviation: own.deviation.clamp(LEAST_DOUBT, MOST_DOUBT),
            volatility: own.volatility.min(MOST_VOLATILITY),
        }
    }
}

impl From<Glicko> for Glicko2Rating {
    fn from(glicko: Glicko) -> Self {
        Self { rating: glicko.rating, deviation: glicko.deviation, volatility: glicko.volatility }
    }
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2_rating_period;

    use super::*;

    #[test]
    fn the_library_computes_glickmans_own_example() {
        let rated = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let results = [
            (rated(1400.0, 30.0), Outcomes::WIN),
            (rated(1550.0, 100.0), Outcomes::LOSS),
            (rated(1700.0, 300.0), Outcomes::LOSS),
        ];
        let config = Glicko2Config { tau: 0.5, convergence_tolerance: 0.000_001 };
        let after = glicko2_rating_period(&rated(1500.0, 200.0), &results, &config);
        assert!((after.rating - 1464.05).abs() < 0.01, "{}", after.rating);
        assert!((after.deviation - 151.52).abs() < 0.01, "{}", after.deviation);
        assert!((after.volatility - 0.059_996).abs() < 1e-6, "{}", after.volatility);
    }

    #[test]
    fn two_newcomers_at_full_weight_move_as_far_as_at_lichess() {
        let length = MatchLength::new(25).unwrap();
        let [winner, loser] = Glicko::after_match(Glicko::default(), Glicko::default(), length);
        assert!((winner.rating - 1741.6).abs() < 0.1 && (winner.deviation - 396.8).abs() < 0.1, "{winner:?}");
        assert!((winner.rating + loser.rating - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn a_doubt_of_60_grows_to_110_in_a_year_and_never_beyond_that_of_a_newcomer() {
        let sure = Glicko { deviation: 60.0, volatility: 0.06, ..Glicko::default() };
        let year = sure.rested(Millis::seconds(365 * 86_400));
        assert!((year.deviation - 110.0).abs() < 1.0, "{}", year.deviation);
        assert!(sure.rested(Millis::seconds(100 * 365 * 86_400)).deviation <= MOST_DOUBT);
        assert!(!sure.is_unsure() && Glicko::default().is_unsure());
    }
}
