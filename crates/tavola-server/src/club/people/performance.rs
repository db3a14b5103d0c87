//! How well somebody plays by the engine: 500 times what a decision loses, over the last thousand decisions that count.

use crate::{
    app::App,
    base::ids::AccountId,
    store::{Rate, StoreError},
};

/// The fewest decisions of which a rating is shown.
pub const LEAST_SHOWN: u64 = 20;

/// The fewest decisions of which an interval is shown.
pub const LEAST_FOR_INTERVAL: u64 = 300;

/// Over so many of the latest decisions it is reckoned.
pub(super) const MOST: u64 = 1_000;

/// How much the loss of one decision varies, in units of the cube.
const SPREAD: f64 = 0.035;

/// How many matches are looked at for that.
const MATCHES: u16 = 400;

/// How well somebody plays.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Performance {
    /// How many decisions it is made of.
    pub decisions: u64,
    /// In how many matches.
    pub matches: usize,
    /// 500 times the loss a decision.
    pub rating: f64,
    /// 95 of 100 times the true figure is within so much; none of too few decisions.
    pub within: Option<f64>,
    /// The same of plays alone.
    pub checker: Option<f64>,
    /// The same of the cube alone.
    pub cube: Option<f64>,
}

impl Performance {
    /// Of matches, the latest first; none of too few decisions.
    #[must_use]
    pub fn of(matches: &[Rate]) -> Option<Self> {
        let mut sum = Rate::default();
        let mut taken = 0;
        for one in matches {
            if sum.decisions() >= MOST {
                break;
            }
            sum = added(sum, *one);
            taken += 1;
        }
        let rating = rating_of(sum.decisions(), sum.loss())?;
        let within = within(&sum, &matches[..taken]);
        Some(Self {
            decisions: sum.decisions(),
            matches: taken,
            rating,
            within,
            checker: rating_of(sum.checker, sum.checker_loss),
            cube: rating_of(sum.cube, sum.cube_loss),
        })
    }
}

/// 500 times the loss a decision, the loss in millionths; none of too few decisions.
#[must_use]
pub fn rating_of(decisions: u64, loss: u64) -> Option<f64> {
    (decisions >= LEAST_SHOWN).then(|| 500.0 * loss as f64 / 1e6 / decisions as f64)
}

/// Half the width of the interval: by the spread of single decisions, or by how much whole matches differ, whichever is
/// wider, so that a bad evening is not taken for many independent errors.
fn within(sum: &Rate, matches: &[Rate]) -> Option<f64> {
    let decisions = sum.decisions() as f64;
    if sum.decisions() < LEAST_FOR_INTERVAL {
        return None;
    }
    let mean = sum.loss() as f64 / 1e6 / decisions;
    let squares: f64 =
        matches.iter().map(|one| (one.loss() as f64 / 1e6 - mean * one.decisions() as f64).powi(2)).sum();
    let many = matches.len() as f64;
    let by_match = if many > 1.0 { (squares * many / (many - 1.0)).sqrt() / decisions } else { 0.0 };
    Some(1.96 * 500.0 * by_match.max(SPREAD / decisions.sqrt()))
}

fn added(sum: Rate, more: Rate) -> Rate {
    Rate {
        checker: sum.checker + more.checker,
        checker_loss: sum.checker_loss + more.checker_loss,
        cube: sum.cube + more.cube,
        cube_loss: sum.cube_loss + more.cube_loss,
    }
}

/// How well a player has played of late; none of too few decisions.
///
/// # Errors
/// If the database fails.
pub async fn performance(app: &App, account: &AccountId) -> Result<Option<Performance>, StoreError> {
    let rates: Vec<Rate> = app.store().rates_of(account, MATCHES).await?.into_iter().map(|(_, rate)| rate).collect();
    Ok(Performance::of(&rates))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(decisions: u64, pr: f64) -> Rate {
        let loss = (decisions as f64 * pr / 500.0 * 1e6).round() as u64;
        Rate { checker: decisions, checker_loss: loss, cube: 0, cube_loss: 0 }
    }

    #[test]
    fn nothing_is_said_below_20_decisions_and_no_interval_below_300() {
        assert_eq!(Performance::of(&[rate(19, 5.0)]), None);
        let few = Performance::of(&[rate(20, 5.0)]).unwrap();
        assert!((few.rating - 5.0).abs() < 1e-3 && few.within.is_none() && few.cube.is_none());
        assert_eq!(Performance::of(&[rate(299, 5.0)]).unwrap().within, None);
        let enough = Performance::of(&[rate(300, 5.0)]).unwrap();
        assert!((enough.within.unwrap() - 1.96 * 17.5 / 300.0_f64.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn the_latest_thousand_decisions_count() {
        let matches: Vec<Rate> = (0..30).map(|nth| rate(100, if nth < 10 { 4.0 } else { 20.0 })).collect();
        let found = Performance::of(&matches).unwrap();
        assert_eq!((found.decisions, found.matches), (1000, 10));
        assert!((found.rating - 4.0).abs() < 1e-3);
    }

    #[test]
    fn matches_that_differ_much_widen_the_interval() {
        let even = Performance::of(&vec![rate(100, 6.0); 10]).unwrap().within.unwrap();
        let matches: Vec<Rate> = (0..10).map(|nth| rate(100, if nth % 2 == 0 { 1.0 } else { 11.0 })).collect();
        assert!(Performance::of(&matches).unwrap().within.unwrap() > 2.0 * even);
    }
}
