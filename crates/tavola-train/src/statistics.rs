//! Means with their uncertainty.

use serde::Serialize;

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
}
