//! What a bot at a table asks: which play, whether to double, how to answer. No clock, no dice, no connection.

use std::sync::Arc;

use tavola_rules::{LegalPlay, Play, Position, Roll, legal_plays};

use crate::equity::CubelessEquity;
use crate::evaluator::Evaluator;
use crate::heuristic::RulesOfThumb;
use crate::outcomes::Outcomes;
use crate::stakes::{CubeOwner, Stakes, Terms};

/// How a doubled player answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeAnswer {
    /// Play on at the doubled stake, owning the cube.
    Take,
    /// Give up the game at the stake before the double.
    Pass,
    /// Double again at once and keep the cube (money, where beavers are agreed).
    Beaver,
}

/// A bot's judgement. Cheap to clone; all methods are pure.
#[derive(Clone)]
pub struct Player {
    evaluator: Arc<dyn Evaluator>,
}

impl Default for Player {
    fn default() -> Self {
        Self::new(Arc::new(RulesOfThumb))
    }
}

impl Player {
    /// A player that judges by `evaluator`.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>) -> Self {
        Self { evaluator }
    }

    /// The play of `roll` this player makes; [`Play::NONE`] if nothing can be moved.
    #[must_use]
    pub fn choose_play(&self, position: &Position, roll: Roll, stakes: &Stakes) -> Play {
        let plays = legal_plays(position, roll);
        let replies: Vec<Position> = plays.iter().map(|legal| legal.result.flipped()).collect();
        let mut outcomes = vec![Outcomes::default(); plays.len()];
        self.evaluator.evaluate(&replies, &mut outcomes);
        let worth = |outcomes: &Outcomes| points(&outcomes.flipped(), stakes).value();
        let best = plays.iter().zip(&outcomes).max_by(|a, b| worth(a.1).total_cmp(&worth(b.1)));
        best.map_or(Play::NONE, |(LegalPlay { play, .. }, _)| *play)
    }

    /// Whether the player on roll doubles before throwing.
    #[must_use]
    pub fn wants_double(&self, position: &Position, stakes: &Stakes) -> bool {
        if !stakes.may_double() {
            return false;
        }
        let outcomes = self.evaluator.evaluate_one(position);
        let Points { win, lose, total } = Points::of(&outcomes);
        let (from, cash) = match stakes.owner {
            CubeOwner::Own => ((lose + 0.68) / total, (lose + 0.84) / total),
            _ => ((lose + 0.34 * 2.32 / 1.32) / total, (lose + 0.84) / total),
        };
        let too_good = outcomes.win() > cash + 0.1 && win > 1.5;
        outcomes.win() >= from && !too_good
    }

    /// How the opponent of the player on roll answers his double; position and stakes are seen by the doubler, the
    /// cube not yet turned.
    #[must_use]
    pub fn answer_double(&self, position: &Position, stakes: &Stakes) -> CubeAnswer {
        let taker = self.evaluator.evaluate_one(position).flipped();
        let Points { lose, total, .. } = Points::of(&taker);
        let beavers = matches!(stakes.terms, Terms::Money { beavers: true, .. });
        if beavers && taker.win() > lose / total + 0.02 {
            CubeAnswer::Beaver
        } else if taker.win() >= (lose - 0.5) / total {
            CubeAnswer::Take
        } else {
            CubeAnswer::Pass
        }
    }
}

/// What the outcomes are worth with the stakes in force: under Jacoby gammons count only with a turned cube.
fn points(outcomes: &Outcomes, stakes: &Stakes) -> CubelessEquity {
    match (stakes.terms, stakes.owner) {
        (Terms::Money { jacoby: true, .. }, CubeOwner::Centred) => CubelessEquity(outcomes.win() - outcomes.lose()),
        _ => outcomes.cubeless(),
    }
}

/// Mean points of the games won and lost, and Janowski's denominator at an efficiency of 0.68.
struct Points {
    win: f32,
    lose: f32,
    total: f32,
}

impl Points {
    fn of(outcomes: &Outcomes) -> Self {
        let chances = outcomes.cumulative();
        let mean = |all: f32, gammon: f32, backgammon: f32| 1.0 + (gammon + backgammon) / all.max(1e-6);
        let win = mean(outcomes.win(), chances.win_gammon, chances.win_backgammon);
        let lose = mean(outcomes.lose(), chances.lose_gammon, chances.lose_backgammon);
        Self { win, lose, total: win + lose + 0.34 }
    }
}

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
