//! What a bot at a table asks: which play, whether to double, how to answer. No clock, no dice, no connection.

use std::sync::Arc;

use tavola_rules::{Play, Position, Roll, WinKind, legal_plays};

use crate::cubeful::{CubeAnswer, CubeDecision, CubeGame, CubeLookahead, Efficiencies, Plies};
use crate::evaluator::{Evaluator, WithTables};
use crate::heuristic::RulesOfThumb;
use crate::outcomes::Outcomes;
use crate::stakes::Stakes;

/// A bot's judgement. Cheap to clone; all methods are pure.
#[derive(Clone)]
pub struct Player {
    evaluator: Arc<dyn Evaluator>,
    efficiencies: Efficiencies,
    cube_plies: Plies,
}

impl Default for Player {
    fn default() -> Self {
        Self::new(Arc::new(WithTables::new(RulesOfThumb)))
    }
}

impl Player {
    /// A player that judges by `evaluator`, and cubes by looking one roll ahead.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>) -> Self {
        Self { evaluator, efficiencies: Efficiencies::default(), cube_plies: Plies(1) }
    }

    /// The play of `roll` this player makes; [`Play::NONE`] if nothing can be moved.
    #[must_use]
    pub fn choose_play(&self, position: &Position, roll: Roll, stakes: &Stakes) -> Play {
        let plays = legal_plays(position, roll);
        let Some(first) = plays.first() else { return Play::NONE };
        let replies: Vec<Position> = plays.iter().map(|legal| legal.result.flipped()).collect();
        let mut outcomes = vec![Outcomes::default(); plays.len()];
        self.evaluator.evaluate(&replies, &mut outcomes);
        let game = CubeGame::new(stakes).flipped();
        let worth = |outcomes: &Outcomes, reply: &Position| {
            game.worth(outcomes, game.cube(), self.efficiencies.of(reply)).value()
        };
        let opponents = outcomes.iter().zip(&replies).map(|(outcomes, reply)| worth(outcomes, reply));
        let best = plays.iter().zip(opponents).min_by(|a, b| a.1.total_cmp(&b.1));
        best.map_or(first.play, |(legal, _)| legal.play)
    }

    /// Whether the player on roll doubles before throwing.
    #[must_use]
    pub fn wants_double(&self, position: &Position, stakes: &Stakes) -> bool {
        stakes.may_double() && self.decide(position, stakes).doubles()
    }

    /// How the opponent of the player on roll answers his double; position and stakes are seen by the doubler, the
    /// cube not yet turned.
    #[must_use]
    pub fn answer_double(&self, position: &Position, stakes: &Stakes) -> CubeAnswer {
        self.decide(position, stakes).answer
    }

    /// Whether the player on roll should accept that his opponent gives up the game as lost so; `stakes` are seen by
    /// the player on roll. He refuses only if playing on is worth more.
    #[must_use]
    pub fn accepts_resignation(&self, position: &Position, stakes: &Stakes, offered: WinKind) -> bool {
        let game = CubeGame::new(stakes);
        let sure = match offered {
            WinKind::Single => Outcomes::WIN,
            WinKind::Gammon => Outcomes::WIN_GAMMON,
            WinKind::Backgammon => Outcomes::WIN_BACKGAMMON,
        };
        let offered = game.without_cube(&sure, game.cube()).value();
        let lookahead = self.lookahead();
        let playing_on = lookahead.decided(position, &game, &[game.cube()], self.cube_plies)[0].value();
        offered + INDIFFERENT >= playing_on
    }

    fn decide(&self, position: &Position, stakes: &Stakes) -> CubeDecision {
        self.lookahead().decide(position, &CubeGame::new(stakes), self.cube_plies)
    }

    fn lookahead(&self) -> CubeLookahead<&dyn Evaluator> {
        CubeLookahead::new(&*self.evaluator, self.efficiencies)
    }
}

/// Too little to play on for: points of the cube, or chance to win the match.
const INDIFFERENT: f32 = 0.002;

#[cfg(test)]
mod tests {
    use tavola_rules::Die;

    use super::*;
    use crate::evaluator::finished;

    /// A small generator of rolls that needs no library (xorshift).
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, bound: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 16) % bound
        }

        fn roll(&mut self) -> Roll {
            let mut die = || Die::ALL[self.below(6) as usize];
            Roll::new(die(), die())
        }
    }

    /// Whether the first player, who judges, beats one who plays at random.
    fn beats_chance(player: &Player, dice: &mut Dice) -> bool {
        let mut position = Position::START;
        for turn in 0.. {
            if let Some(outcomes) = finished(&position) {
                return (outcomes.win() > 0.5) == (turn % 2 == 0);
            }
            let roll = dice.roll();
            let play = if turn % 2 == 0 {
                player.choose_play(&position, roll, &Stakes::MONEY)
            } else {
                let plays = legal_plays(&position, roll);
                let chosen = dice.below(plays.len().max(1) as u64) as usize;
                plays.get(chosen).map_or(Play::NONE, |legal| legal.play)
            };
            position = play.result(&position).flipped();
        }
        unreachable!("games end")
    }

    #[test]
    fn judgement_beats_chance() {
        let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
        let player = Player::default();
        let won = (0..100).filter(|_| beats_chance(&player, &mut dice)).count();
        assert!(won >= 95, "{won} of 100");
    }

    #[test]
    fn nobody_doubles_at_the_start_and_everybody_takes() {
        let player = Player::default();
        assert!(!player.wants_double(&Position::START, &Stakes::MONEY));
        assert_eq!(player.answer_double(&Position::START, &Stakes::MONEY), CubeAnswer::Take);
    }
}
