//! What a score asks for: take points and gammon values, by the match equity table and the cube model the engine plays by.

use tavola_engine::cubeful::CubeEfficiency;
use tavola_engine::met::NextGame;
use tavola_engine::{CubeGame, CubeHolder, MatchEquityTable, Outcomes, PointsAway, Stakes, Terms};
use tavola_rules::CubeValue;

/// The share of the live cube in the engine's value of contact positions: between a dead cube and a live one.
pub const USUAL: CubeEfficiency = CubeEfficiency(0.68);

/// A score seen by one player, and the cube as it lies before a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtScore {
    /// Points the player still needs.
    pub own: PointsAway,
    /// Points the other still needs.
    pub other: PointsAway,
    /// What the cube shows.
    pub cube: CubeValue,
}

/// The chance to win the match before a game at that score. With one player one point away it is the Crawford game.
#[must_use]
pub fn match_chance(own: PointsAway, other: PointsAway) -> f32 {
    MatchEquityTable::shared().chance(own, other, NextGame::Ordinary).value()
}

/// The chance of a player so many away against one who is 1 away, after the Crawford game.
#[must_use]
pub fn chance_after_crawford(own: PointsAway) -> f32 {
    MatchEquityTable::shared().chance(own, PointsAway::ONE, NextGame::AfterCrawford).value()
}

impl AtScore {
    /// The least chance to win the game, without gammons, with which the player takes a double of the other: 0 to 1. The
    /// taken cube is as much worth as `efficiency` says, at every further turn. With one player one point away it is a
    /// game after Crawford. None if the other cannot double or would gain nothing by it.
    #[must_use]
    pub fn take_point(&self, efficiency: CubeEfficiency) -> Option<f32> {
        let game = self.doubler()?;
        if efficiency == CubeEfficiency::DEAD {
            return self.dead_take_point();
        }
        let taken = game.cube().after_take();
        let cash = game.cash(game.cube()).value();
        let is_taken = |chance: f32| game.worth(&no_gammons(1.0 - chance), taken, efficiency).value() < cash;
        // The more the taker wins, the less a take is worth to the doubler.
        let (mut drops, mut takes) = (0.0_f32, 1.0_f32);
        for _ in 0..24 {
            let middle = f32::midpoint(drops, takes);
            if is_taken(middle) { takes = middle } else { drops = middle }
        }
        Some(f32::midpoint(drops, takes))
    }

    /// With a cube that nobody turns again, as tables of take points have it: (D − L) / (W − L), where D is the chance of
    /// the match after a drop, W and L those after a won and a lost game at twice the cube. The model would redouble at once
    /// where that costs nothing.
    fn dead_take_point(&self) -> Option<f32> {
        let terms = Terms::Match { away_own: self.own, away_opponent: self.other, crawford: false };
        let points = i64::try_from(self.cube.number()).ok()?;
        let after = |points: i64| MatchEquityTable::shared().after_game(&terms, points).value();
        let (dropped, won, lost) = (after(-points), after(2 * points), after(-2 * points));
        Some((dropped - lost) / (won - lost))
    }

    /// The game seen by the doubler, who is on roll; none if they cannot double.
    fn doubler(&self) -> Option<CubeGame> {
        let terms = Terms::Match { away_own: self.other, away_opponent: self.own, crawford: false };
        let owner = if self.cube == CubeValue::ONE { CubeHolder::Centred } else { CubeHolder::Own };
        let game = CubeGame::new(&Stakes { cube: self.cube, owner, terms });
        game.may_double(game.cube()).then_some(game)
    }

    /// What a gammon gains beyond a single game, in units of what a single game decides: (G − W) / (W − L). Money: 0.5.
    /// With one player one point away it is the Crawford game. None if the score cannot be played for with that cube.
    #[must_use]
    pub fn gammon_value(&self) -> Option<f32> {
        let crawford = self.own == PointsAway::ONE || self.other == PointsAway::ONE;
        let terms = Terms::Match { away_own: self.own, away_opponent: self.other, crawford };
        let table = MatchEquityTable::shared();
        let points = i64::try_from(self.cube.number()).ok()?;
        let after = |points: i64| table.after_game(&terms, points).value();
        let (gammon, win, lose) = (after(2 * points), after(points), after(-points));
        (!crawford || points == 1).then(|| (gammon - win) / (win - lose))
    }
}

/// A game that ends single, won with that chance.
fn no_gammons(win: f32) -> Outcomes {
    Outcomes::from_exclusive([win, 0.0, 0.0, 1.0 - win, 0.0, 0.0])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(own: u32, other: u32, cube: u64) -> AtScore {
        let away = |points| PointsAway::new(points).unwrap();
        AtScore { own: away(own), other: away(other), cube: CubeValue::new(cube).unwrap() }
    }

    /// Dead-cube take points in percent of the first double, Kazaross-XG2, without gammons, worked out apart from this
    /// code; the taker's points by rows, the doubler's by columns: 2, 3, 4, 5, 7, 9.
    const DEAD: [[f32; 6]; 6] = [
        [32.3, 26.2, 19.9, 17.3, 21.8, 21.0],
        [36.8, 30.2, 24.0, 20.9, 24.4, 23.4],
        [37.1, 35.2, 28.8, 22.7, 24.7, 23.0],
        [39.5, 28.7, 30.4, 23.9, 25.3, 24.1],
        [36.2, 25.1, 30.3, 24.0, 25.2, 24.3],
        [35.5, 23.1, 30.5, 24.4, 25.5, 24.9],
    ];

    #[test]
    fn dead_cube_take_points_are_those_worked_out_by_hand() {
        let scores = [2, 3, 4, 5, 7, 9];
        for (own, row) in scores.iter().zip(DEAD) {
            for (other, expected) in scores.iter().zip(row) {
                let found = 100.0 * at(*own, *other, 1).take_point(CubeEfficiency::DEAD).unwrap();
                assert!((found - expected).abs() < 0.06, "{own} against {other}: {found}, not {expected}");
            }
        }
        for (away, expected) in [(3, 24.9), (4, 33.1), (5, 28.4), (7, 25.9), (9, 25.9)] {
            let found = 100.0 * at(away, away, 2).take_point(CubeEfficiency::DEAD).unwrap();
            assert!((found - expected).abs() < 0.06, "redouble at {away}: {found}, not {expected}");
        }
    }

    #[test]
    fn gammon_values_are_those_worked_out_by_hand() {
        let known = [
            (2, 2, 1, 0.910),
            (3, 3, 1, 0.760),
            (4, 4, 1, 0.680),
            (5, 5, 1, 0.457),
            (7, 7, 1, 0.509),
            (9, 9, 1, 0.497),
            (2, 4, 1, 0.864),
            (4, 2, 1, 0.463),
            (3, 4, 1, 0.863),
            (4, 3, 1, 0.590),
            (3, 3, 2, 0.497),
            (4, 4, 2, 0.982),
            (5, 5, 2, 0.655),
            (4, 3, 2, 0.968),
            (4, 2, 2, 1.0),
            (1, 1, 1, 0.0),
            (2, 1, 1, 1.0),
        ];
        for (own, other, cube, expected) in known {
            let found = at(own, other, cube).gammon_value().unwrap();
            assert!((found - expected).abs() < 0.0015, "{own} against {other} at {cube}: {found}, not {expected}");
        }
    }

    #[test]
    fn a_live_cube_is_taken_with_less_where_it_can_be_turned_again_and_dead_ones_are_not() {
        for own in 2..=15 {
            for other in 2..=15 {
                let score = at(own, other, 1);
                let point = |efficiency| score.take_point(efficiency).unwrap();
                let (dead, usual, live) = (point(CubeEfficiency::DEAD), point(USUAL), point(CubeEfficiency::LIVE));
                assert!(live <= usual + 1e-5 && usual <= dead + 1e-5, "{own} against {other}: {live} {usual} {dead}");
                if own == 2 {
                    assert!((live - dead).abs() < 1e-5, "a cube at 2 is dead to who needs 2: {other}");
                }
            }
        }
        // Far from the end of a match it is much as for money: 25 % dead, 20 % live.
        let far = at(15, 15, 1);
        assert!((far.take_point(CubeEfficiency::LIVE).unwrap() - 0.20).abs() < 0.03);
    }

    #[test]
    fn who_would_gain_nothing_does_not_double() {
        assert_eq!(at(3, 1, 1).take_point(CubeEfficiency::DEAD), None, "the leader after Crawford");
        assert_eq!(at(5, 2, 2).take_point(CubeEfficiency::DEAD), None, "a cube at 2 wins the match already");
        assert!(at(1, 3, 1).take_point(CubeEfficiency::DEAD).is_some(), "the trailer after Crawford");
    }
}
