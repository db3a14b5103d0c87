//! A bot that plays for several cubes at once, as in a chouette: each weighs as much as it shows.

use tavola_rules::{CubeValue, Play, Position, Roll, WinKind};

use super::{INDIFFERENT, Player};
use crate::cubeful::{CubeGame, Plies};
use crate::equity::CubefulEquity;
use crate::levels::Level;
use crate::moves::RankedPlay;
use crate::outcomes::Outcomes;
use crate::stakes::Stakes;

impl Player {
    /// The play of `roll` by the player on roll that is best over all cubes together.
    #[must_use]
    pub fn choose_play_for(&self, position: &Position, roll: Roll, cubes: &[Stakes]) -> Play {
        let chosen = match weighed(cubes)[..] {
            [] => return self.choose_play(position, roll, &Stakes::MONEY),
            [(stakes, _)] => return self.choose_play(position, roll, &stakes),
            ref several => self.ranked_for(position, roll, several),
        };
        let chosen = match self.level {
            Level::Full => chosen.first(),
            level => level.habits().choose(position, &chosen),
        };
        chosen.map_or(Play::NONE, |chosen| chosen.play)
    }

    /// The plays by what they are worth over all cubes, best first. Whatever was looked at deeply for no cube stands
    /// behind what was for one.
    fn ranked_for(&self, position: &Position, roll: Roll, several: &[(Stakes, f32)]) -> Vec<RankedPlay> {
        let all: f32 = several.iter().map(|(_, weight)| weight).sum();
        let rank =
            |(stakes, _): &(Stakes, f32)| self.engine.best_plays(position, roll, &CubeGame::new(stakes), self.plies);
        let lists: Vec<_> = several.iter().map(rank).collect();
        let together = |play: &RankedPlay| {
            let found = lists.iter().zip(several).filter_map(|(list, (_, weight))| {
                let same = list.iter().find(|other| other.next == play.next)?;
                Some((same.plies, same.equity.value() * weight / all))
            });
            let (plies, equity) = found.fold((Plies::ZERO, 0.0), |(deepest, sum), (plies, equity)| {
                (if plies.0 > deepest.0 { plies } else { deepest }, sum + equity)
            });
            RankedPlay { equity: CubefulEquity(equity), plies, ..*play }
        };
        let mut ranked: Vec<_> = lists.first().into_iter().flatten().map(together).collect();
        ranked.sort_by(|a, b| {
            let deeper = b.plies.0.cmp(&a.plies.0);
            deeper.then(b.equity.value().total_cmp(&a.equity.value()))
        });
        ranked
    }

    /// Whether the player on roll should accept that their opponents give up the game as lost so, on every cube.
    #[must_use]
    pub fn accepts_resignation_for(&self, position: &Position, cubes: &[Stakes], offered: WinKind) -> bool {
        let gain = |(stakes, weight): (Stakes, f32)| weight * self.gained_by_accepting(position, &stakes, offered);
        weighed(cubes).into_iter().map(gain).sum::<f32>() + INDIFFERENT >= 0.0
    }

    /// What accepting is worth beyond playing on, in units of the cube.
    pub(super) fn gained_by_accepting(&self, position: &Position, stakes: &Stakes, offered: WinKind) -> f32 {
        let game = CubeGame::new(stakes);
        let sure = match offered {
            WinKind::Single => Outcomes::WIN,
            WinKind::Gammon => Outcomes::WIN_GAMMON,
            WinKind::Backgammon => Outcomes::WIN_BACKGAMMON,
        };
        let offered = game.without_cube(&sure, game.cube()).value();
        offered - self.engine.evaluate(position, &game, self.cube_plies).worth.value()
    }

    /// What the player on roll may expect of a cube before they roll, in points.
    #[must_use]
    pub fn expects(&self, position: &Position, stakes: &Stakes) -> f32 {
        let worth = self.engine.evaluate(position, &CubeGame::new(stakes), self.cube_plies).worth.value();
        worth * points(stakes)
    }

    /// What they may expect of it once they have rolled, in points.
    #[must_use]
    pub fn expects_of(&self, position: &Position, roll: Roll, stakes: &Stakes) -> f32 {
        let best = self.engine.best_play(position, roll, &CubeGame::new(stakes), Plies::ZERO);
        // Who cannot move may expect what they expected before, as nearly as it matters.
        best.map_or_else(|| self.expects(position, stakes), |best| best.equity.value() * points(stakes))
    }
}

fn points(stakes: &Stakes) -> f32 {
    stakes.cube.number() as f32
}

/// Cubes that lie alike together, each kind with what its cubes show. In money the value only weighs.
fn weighed(cubes: &[Stakes]) -> Vec<(Stakes, f32)> {
    let mut kinds: Vec<(Stakes, f32)> = Vec::new();
    for cube in cubes {
        let kind = Stakes { cube: CubeValue::ONE, ..*cube };
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, weight)) => *weight += points(cube),
            None => kinds.push((kind, points(cube))),
        }
    }
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stakes::{CubeHolder, Terms};
    use tavola_rules::Die;

    fn cube(owner: CubeHolder, doublings: usize) -> Stakes {
        let mut value = CubeValue::ONE;
        for _ in 0..doublings {
            value = value.doubled().unwrap();
        }
        Stakes { cube: value, owner, terms: Terms::Money { jacoby: true, beavers: false } }
    }

    #[test]
    fn cubes_that_lie_alike_count_as_one_of_their_sum() {
        let cubes = [cube(CubeHolder::Centred, 0), cube(CubeHolder::Own, 2), cube(CubeHolder::Centred, 1)];
        let kinds = weighed(&cubes);
        assert_eq!(kinds, [(cube(CubeHolder::Centred, 0), 3.0), (cube(CubeHolder::Own, 0), 4.0)]);
    }

    #[test]
    fn several_cubes_of_a_kind_are_played_like_one_and_the_heavier_kind_decides() {
        let player = Player::new(crate::Engine::default());
        let roll = Roll::new(Die::new(6).unwrap(), Die::new(4).unwrap());
        let one = player.choose_play(&Position::START, roll, &cube(CubeHolder::Own, 0));
        let many = [cube(CubeHolder::Own, 0), cube(CubeHolder::Own, 3)];
        assert_eq!(player.choose_play_for(&Position::START, roll, &many), one);
        let mixed = [cube(CubeHolder::Own, 16), cube(CubeHolder::Centred, 0)];
        assert_eq!(player.choose_play_for(&Position::START, roll, &mixed), one);
        assert!(!player.choose_play_for(&Position::START, roll, &[]).is_empty());
    }

    #[test]
    fn at_the_start_nobody_gives_a_game_away_or_expects_much() {
        let player = Player::new(crate::Engine::default());
        let cubes = [cube(CubeHolder::Centred, 0), cube(CubeHolder::Opponent, 1)];
        assert!(player.accepts_resignation_for(&Position::START, &cubes, WinKind::Single));
        assert!(player.expects(&Position::START, &cube(CubeHolder::Centred, 2)).abs() < 1.0);
    }
}
