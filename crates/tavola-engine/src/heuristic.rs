//! Rules of thumb: an evaluator that needs no net, for tests, for weak levels and where no net is loaded.

use tavola_rules::{CHECKERS, Position};

use crate::evaluator::{Evaluator, finished};
use crate::outcomes::{Cumulative, Outcomes};

/// Judges by pips, blots, points made, primes and checkers caught: what a club player is told in the first lesson.
#[derive(Debug, Clone, Copy, Default)]
pub struct RulesOfThumb;

impl Evaluator for RulesOfThumb {
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]) {
        for (position, outcomes) in positions.iter().zip(out) {
            *outcomes = finished(position).unwrap_or_else(|| judge(position));
        }
    }
}

/// One side's checkers by distance from home: index 0 off, 1 to 24 points, 25 bar.
type Checkers = [i8; 26];

struct Sides {
    own: Checkers,
    opponent: Checkers,
}

fn sides(position: &Position) -> Sides {
    let checkers = |seen: &Position| {
        let mut checkers = [0; 26];
        checkers[0] = seen.counts()[26];
        for (place, &count) in checkers.iter_mut().zip(seen.counts()).skip(1) {
            *place = count.max(0);
        }
        checkers
    };
    Sides { own: checkers(position), opponent: checkers(&position.flipped()) }
}

fn judge(position: &Position) -> Outcomes {
    let Sides { own, opponent } = sides(position);
    let win = if position.has_contact() { contact_win(&own, &opponent) } else { race_win(&own, &opponent) };
    let win = win.clamp(0.002, 0.998);
    let win_gammon = win * gammon_share(&opponent, &own, position.has_contact());
    let lose_gammon = (1.0 - win) * gammon_share(&own, &opponent, position.has_contact());
    let win_backgammon = win_gammon * 0.05 * f32::from(opponent[19..].iter().sum::<i8>().min(4));
    let lose_backgammon = lose_gammon * 0.05 * f32::from(own[19..].iter().sum::<i8>().min(4));
    Cumulative { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }.exclusive()
}

/// The chance of the player on roll to win a race: Kleinman's bell curve over pips with wastage.
fn race_win(own: &Checkers, opponent: &Checkers) -> f32 {
    let (mine, theirs) = (race_pips(own), race_pips(opponent));
    let lead = theirs - mine + 4.0;
    let spread = (mine + theirs - 4.0).max(4.0);
    logistic(1.6 * lead / spread.sqrt() * 1.414)
}

/// Pips, with what a poor distribution wastes.
fn race_pips(checkers: &Checkers) -> f32 {
    let stacked = |point: usize, free: i8| f32::from((checkers[point] - free).max(0));
    let gaps = checkers[4..=6].iter().filter(|&&count| count == 0).count() as f32;
    let left = f32::from(CHECKERS as i8 - checkers[0]);
    pips(checkers) + 2.0 * stacked(1, 1) + stacked(2, 1) + 0.5 * stacked(3, 3) + 0.5 * gaps + 0.4 * left
}

fn pips(checkers: &Checkers) -> f32 {
    checkers.iter().zip(0u8..).map(|(&count, distance)| f32::from(count) * f32::from(distance)).sum()
}

fn contact_win(own: &Checkers, opponent: &Checkers) -> f32 {
    let lead = (pips(opponent) - pips(own) + 4.0) / (pips(opponent) + pips(own)).max(60.0).sqrt();
    let exposed = blot_danger(opponent, own, 1.0) - blot_danger(own, opponent, 0.4);
    let position = structure(own, opponent) - structure(opponent, own);
    logistic(0.75 * lead + position + 0.11 * exposed)
}

/// How much of a won (or lost) game is a gammon: grows as the loser stays far from home.
fn gammon_share(loser: &Checkers, winner: &Checkers, contact: bool) -> f32 {
    if loser[0] > 0 {
        return 0.0;
    }
    let to_go: f32 =
        loser.iter().zip(0i8..).skip(7).map(|(&checkers, at)| f32::from(checkers) * f32::from(at - 6)).sum();
    let winner_needs = pips(winner);
    let behind = (to_go + 8.0 - 0.85 * winner_needs) / if contact { 35.0 } else { 12.0 };
    let base = if contact { 0.6 } else { 1.0 };
    base * logistic(2.0 * behind) + if contact { 0.12 } else { 0.0 }
}

/// Shots of 36 that hit a blot so many pips away, with nothing in between.
const SHOTS: [f32; 25] = [
    0.0, 11.0, 12.0, 14.0, 15.0, 15.0, 17.0, 6.0, 6.0, 5.0, 3.0, 2.0, 3.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0,
    0.0, 0.0, 1.0,
];

/// What the blots of `checkers` risk: the pips they would lose, by the chance to be hit, times `urgency`; in tens of pips.
fn blot_danger(checkers: &Checkers, hunter: &Checkers, urgency: f32) -> f32 {
    let board = home_points(hunter);
    let danger = |point: usize| {
        let miss: f32 = (1..point.min(25))
            .filter(|&distance| hunter[25 - point + distance] > 0)
            .map(|distance| 1.0 - SHOTS[distance] / 36.0)
            .product();
        let lost = 25.0 - point as f32;
        (1.0 - miss) * (lost + 3.0 * board) / 10.0
    };
    urgency * (1..=24).filter(|&point| checkers[point] == 1).map(danger).sum::<f32>()
}

fn home_points(checkers: &Checkers) -> f32 {
    checkers[1..=6].iter().filter(|&&count| count >= 2).count() as f32
}

/// Points worth having, primes and who is caught behind them, anchors, stacks.
fn structure(own: &Checkers, opponent: &Checkers) -> f32 {
    const WORTH: [f32; 25] = [
        0.0, 0.02, 0.06, 0.11, 0.16, 0.19, 0.14, 0.11, 0.06, 0.04, 0.03, 0.03, 0.02, 0.02, 0.02, 0.03, 0.03, 0.03,
        0.05, 0.06, 0.14, 0.12, 0.07, 0.05, 0.03,
    ];
    let made: f32 = (1..=24).filter(|&point| own[point] >= 2).map(|point| WORTH[point]).sum();
    let stacks: f32 = own[1..=24].iter().map(|&checkers| f32::from((checkers - 3).max(0))).sum();
    let buried = f32::from((own[1] - 2).max(0) + (own[2] - 3).max(0));
    let on_bar = f32::from(own[25]) * (0.15 + 0.09 * home_points(opponent));
    let stragglers = f32::from(own[22..=24].iter().sum::<i8>()) * 0.05;
    made + trapped(own, opponent) - 0.035 * stacks - 0.07 * buried - on_bar - stragglers
}

/// Opposing checkers behind blocked points: the more blocks in any six points before them, the worse for them.
fn trapped(own: &Checkers, opponent: &Checkers) -> f32 {
    let cost = |distance: usize| {
        let at = 25 - distance;
        let blocks = (at + 1..=at + 6).filter(|&point| point <= 24 && own[point] >= 2).count();
        f32::from(opponent[distance].min(3)) * [0.0, 0.0, 0.02, 0.06, 0.14, 0.28, 0.5][blocks]
    };
    (13..=25).map(cost).sum()
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opening_is_nearly_even_and_the_roll_is_worth_something() {
        let win = RulesOfThumb.evaluate_one(&Position::START).win();
        assert!((0.5..0.6).contains(&win), "{win}");
    }

    #[test]
    fn the_six_classes_are_probabilities() {
        let outcomes = RulesOfThumb.evaluate_one(&Position::START);
        let sum: f32 = outcomes.exclusive().iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
        assert!(outcomes.exclusive().iter().all(|class| (0.0..=1.0).contains(class)));
    }
}
