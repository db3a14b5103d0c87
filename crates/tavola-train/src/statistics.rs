//! Means with their uncertainty.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How many standard errors 95 % of all measurements lie within.
const SURE: f64 = 1.96;

/// A mean and its standard error.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// How many numbers it is the mean of.
    pub count: usize,
}

/// Wald's sequential test between two means of a normal distribution: after each part it says whether to go on.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Sequential {
    /// The mean if there is no gain.
    pub none: f64,
    /// The mean if there is.
    pub gain: f64,
    /// How often either may be taken for the other.
    pub error: f64,
}

impl Sequential {
    /// H0: no gain. H1: 0.004 points a game. Each is taken for the other in one case of twenty.
    pub const USUAL: Self = Self { none: 0.0, gain: 0.004, error: 0.05 };
    /// With the cube, where there is more noise. H0: no gain. H1: 0.02 points a game, or 0.02 matches won less lost a match.
    pub const WITH_CUBE: Self = Self { gain: 0.02, ..Self::USUAL };

    /// The logarithm of how much likelier what was measured is if there is a gain; nothing below two numbers.
    #[must_use]
    pub fn likelihood(&self, mean: &Mean) -> f64 {
        let middle = f64::midpoint(self.none, self.gain);
        let likelihood = (self.gain - self.none) * (mean.mean - middle) / mean.error.powi(2);
        if likelihood.is_finite() { likelihood } else { 0.0 }
    }

    /// Whether there is a gain, or `None` while that is open.
    #[must_use]
    pub fn verdict(&self, mean: &Mean) -> Option<bool> {
        let (likelihood, bound) = (self.likelihood(mean), ((1.0 - self.error) / self.error).ln());
        (likelihood.abs() >= bound).then_some(likelihood > 0.0)
    }

    /// As JSON: hypotheses, error, likelihood ratio and verdict.
    #[must_use]
    pub fn line(&self, mean: &Mean) -> Value {
        let verdict = match self.verdict(mean) {
            Some(true) => "H1",
            Some(false) => "H0",
            None => "open",
        };
        json!({
            "h0": self.none, "h1": self.gain, "alpha": self.error, "beta": self.error,
            "log_likelihood_ratio": self.likelihood(mean), "verdict": verdict,
        })
    }
}

/// Numbers added up: two sums make the sum of both samples.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Sums {
    /// How many numbers.
    pub count: u64,
    /// Their sum.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Mean {
    /// Where the true mean lies with 95 % certainty.
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        [self.mean - SURE * self.error, self.mean + SURE * self.error]
    }

    /// How many numbers it would take for the 95 % interval to leave out 0, the mean staying what it is; `None` if
    /// that is nothing.
    #[must_use]
    pub fn count_to_be_sure(&self) -> Option<u64> {
        let needed = self.count as f64 * (SURE * self.error / self.mean).powi(2);
        needed.is_finite().then_some(needed.ceil() as u64)
    }

    /// As JSON, every number `times` as large: mean, standard error, 95 % interval, count.
    #[must_use]
    pub fn line(&self, times: f64) -> Value {
        json!({
            "mean": self.mean * times,
            "standard_error": self.error * times,
            "interval_95": self.interval().map(|end| end * times),
            "count": self.count,
        })
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let (mut count, mut mean, mut squares) = (0usize, 0.0, 0.0);
        for number in numbers {
            count += 1;
            let off = number - mean;
            mean += off / count as f64;
            squares += off * (number - mean);
        }
        let variance = if count > 1 { squares / (count - 1) as f64 } else { 0.0 };
        Self { mean, error: (variance / count.max(1) as f64).sqrt(), count }
    }
}

/// The root of a mean square and its standard error.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct RootMeanSquare {
    /// The root of the mean square.
    pub root: f64,
    /// Its standard error.
    pub error: f64,
    /// How many numbers were squared.
    pub count: usize,
}

impl FromIterator<f64> for RootMeanSquare {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let Mean { mean, error, count } = numbers.into_iter().map(|number| number * number).collect();
        let root = mean.sqrt();
        // Of the root of a number that is a little off, half as much in proportion.
        Self { root, error: if root > 0.0 { error / (2.0 * root) } else { 0.0 }, count }
    }
}

impl FromIterator<f64> for Sums {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::default(), |Self { count, sum, squares }, number| Self {
            count: count + 1,
            sum: sum + number,
            squares: squares + number * number,
        })
    }
}

impl std::iter::Sum for Sums {
    fn sum<I: Iterator<Item = Self>>(sums: I) -> Self {
        sums.fold(Self::default(), |a, b| Self {
            count: a.count + b.count,
            sum: a.sum + b.sum,
            squares: a.squares + b.squares,
        })
    }
}

impl From<Sums> for Mean {
    fn from(sums: Sums) -> Self {
        let count = sums.count.max(1) as f64;
        let mean = sums.sum / count;
        let variance = (sums.squares - count * mean * mean).max(0.0) / (count - 1.0).max(1.0);
        Self { mean, error: (variance / count).sqrt(), count: sums.count as usize }
    }
}

impl std::fmt::Display for Mean {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:+.5} ± {:.5} (standard error, n = {})", self.mean, self.error, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_one_to_four() {
        let mean: Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
        assert_eq!(mean.mean, 2.5);
        assert!((mean.error - (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn the_root_mean_square_of_one_and_seven_is_five() {
        let off: RootMeanSquare = [1.0, -7.0].into_iter().collect();
        // Squares of 25 ± 24: a root of 5 ± 24 / 10.
        assert_eq!((off.root, off.error, off.count), (5.0, 2.4, 2));
    }

    #[test]
    fn sums_of_parts_give_the_mean_of_the_whole() {
        let parts: [Sums; 2] = [[1.0, 2.0].into_iter().collect(), [3.0, 4.0].into_iter().collect()];
        let whole: Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
        let added = Mean::from(parts.into_iter().sum::<Sums>());
        assert_eq!((added.mean, added.count), (whole.mean, whole.count));
        assert!((added.error - whole.error).abs() < 1e-12);
    }

    #[test]
    fn the_sequential_test_waits_until_it_is_sure_of_one_or_the_other() {
        let measured = |mean, error| Sequential::USUAL.verdict(&Mean { mean, error, count: 1000 });
        assert_eq!(measured(0.002, 0.0001), None);
        assert_eq!(measured(0.006, 0.003), None);
        assert_eq!(measured(0.006, 0.002), Some(true));
        assert_eq!(measured(-0.002, 0.002), Some(false));
    }

    #[test]
    fn twice_the_doubt_takes_four_times_the_games() {
        let mean = |error| Mean { mean: 0.02, error, count: 1000 };
        assert_eq!(mean(0.02).count_to_be_sure(), Some(3842));
        assert_eq!(mean(0.04).count_to_be_sure(), Some(15_367));
        assert_eq!(Mean { mean: 0.0, error: 0.1, count: 10 }.count_to_be_sure(), None);
    }
}
