//! Continuing a match equity table score by score with the cube model.

use super::MatchEquityTable;
use crate::cubeful::{CubeEfficiency, CubeGame};
use crate::outcomes::{Cumulative, Outcomes};
use crate::stakes::{CubeHolder, PointsAway, Stakes, Terms};

/// How a game between equals ends, before its first roll, when gammons are as useful as for money.
const GAME: Cumulative =
    Cumulative { win: 0.5, win_gammon: 0.13, win_backgammon: 0.006, lose_gammon: 0.13, lose_backgammon: 0.006 };

/// The usual game between equals.
pub(super) fn usual() -> Outcomes {
    GAME.exclusive()
}

/// How a game ends whose first position comes to `start` for whoever begins: each begins half of them.
pub(super) fn between_equals(start: &Outcomes) -> Outcomes {
    let mut mean = start.scaled(0.5);
    mean.add_weighted(&start.flipped(), 0.5);
    mean
}

/// The efficiency of the cube over a whole game.
const EFFICIENCY: CubeEfficiency = CubeEfficiency(0.68);

/// How the leader fares when an opponent who needs an even number may be dropped for nothing: the values of a free drop at 2
/// and 4 away (Zadeh's terms).
const FREE_DROP: [(usize, f32); 2] = [(2, 0.015), (4, 0.004)];

impl MatchEquityTable {
    /// The same table continued to the longest match.
    pub(super) fn continued(mut self, game: &Outcomes) -> Self {
        for away in self.after.len() + 1..=super::LONGEST {
            let chance = self.after_crawford(away, game);
            self.after.push(chance);
        }
        for longest in self.before.len() + 1..=super::LONGEST {
            self.add_score(longest, game);
        }
        self
    }

    /// The chance of a trailer so many away after Crawford: they double at once, so a win brings 2 points or 4.
    fn after_crawford(&self, away: usize, game: &Outcomes) -> f32 {
        let known = |points: usize| if points >= away { 1.0 } else { self.after[away - points - 1] };
        let gammons = 2.0 * game.cumulative().win_gammon;
        let free_drop = FREE_DROP.iter().find(|(at, _)| *at == away).map_or(0.0, |(_, worth)| *worth);
        (0.5 * (gammons * known(4) + (1.0 - gammons) * known(2)) - free_drop).clamp(0.0, 1.0)
    }

    /// Adds the row and column of players `longest` away, nearest opponents first.
    fn add_score(&mut self, longest: usize, game: &Outcomes) {
        self.before.push(vec![0.5; longest]);
        for row in &mut self.before {
            row.resize(longest, 0.5);
        }
        for other in 1..longest {
            let chance = if other == 1 { self.crawford(longest, game) } else { self.modelled(longest, other, game) };
            self.before[longest - 1][other - 1] = chance;
            self.before[other - 1][longest - 1] = 1.0 - chance;
        }
    }

    /// The trailer's chance in the Crawford game: no cube, single games and gammons.
    fn crawford(&self, away: usize, game: &Outcomes) -> f32 {
        let known = |points: usize| if points >= away { 1.0 } else { self.after[away - points - 1] };
        let [single, gammon, backgammon, ..] = *game.exclusive();
        single * known(1) + gammon * known(2) + backgammon * known(3)
    }

    /// What the cube model makes of a game at that score; the mean of both players' views.
    fn modelled(&self, own: usize, opponent: usize, outcomes: &Outcomes) -> f32 {
        let away = |points: usize| u32::try_from(points).ok().and_then(PointsAway::new).unwrap_or(PointsAway::ONE);
        let terms = Terms::Match { away_own: away(own), away_opponent: away(opponent), crawford: false };
        let stakes = Stakes { cube: tavola_rules::CubeValue::ONE, owner: CubeHolder::Centred, terms };
        let game = CubeGame::with_table(&stakes, self);
        game.worth(outcomes, game.cube(), EFFICIENCY).value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::met::NextGame;

    #[test]
    fn our_own_table_is_within_two_percent_of_the_published_one() {
        let (own, published) = (MatchEquityTable::own(&usual()), MatchEquityTable::published());
        for first in 1..=25 {
            for second in 1..=25 {
                let away = |points| PointsAway::new(points).unwrap();
                let at = |table: &MatchEquityTable| table.chance(away(first), away(second), NextGame::Ordinary).value();
                assert!((at(&own) - at(&published)).abs() < 0.02, "{first} {second}: {} {}", at(&own), at(&published));
            }
        }
    }
}
