//! What a bot at a table asks: which play, whether to double, how to answer. No clock, no dice, no connection.

mod several;

use std::fmt;
use std::sync::Arc;

use tavola_rules::{Play, Position, Roll, WinKind};

use crate::cubeful::{CubeAction, CubeAnswer, CubeDecision, CubeGame, Plies};
use crate::engine::Engine;
use crate::equity::CubefulEquity;
use crate::levels::Level;
use crate::search::Search;
use crate::stakes::Stakes;

/// A bot: an engine and how well it plays. Cheap to clone; all methods are pure.
#[derive(Debug, Clone)]
pub struct Player {
    engine: Engine,
    level: Level,
    plies: Plies,
    cube_plies: Plies,
    /// Starts the time for a play at the full level.
    timer: Option<Timer>,
}

/// Starts the time for a play, and then says whether it may go on: whoever has a clock keeps it.
#[derive(Clone)]
pub struct Timer(Arc<dyn Fn() -> Box<dyn Fn() -> bool + Sync> + Send + Sync>);

impl Timer {
    /// A timer that is started by calling `start`; what that returns is asked again and again while the play is looked for.
    pub fn new(start: impl Fn() -> Box<dyn Fn() -> bool + Sync> + Send + Sync + 'static) -> Self {
        Self(Arc::new(start))
    }
}

impl fmt::Debug for Timer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Timer").finish_non_exhaustive()
    }
}

impl Default for Player {
    fn default() -> Self {
        Self::at(Level::Full)
    }
}

impl Player {
    /// The program's own engine playing at `level`; the full one looks two rolls ahead.
    #[must_use]
    pub fn at(level: Level) -> Self {
        let (plies, cube_plies) = if level == Level::Full { (Plies(2), Plies(2)) } else { (Plies::ZERO, Plies(1)) };
        Self { engine: Engine::default(), level, plies, cube_plies, timer: None }
    }

    /// Another engine, playing as well as it can without looking ahead.
    #[must_use]
    pub const fn new(engine: Engine) -> Self {
        Self { engine, level: Level::Full, plies: Plies::ZERO, cube_plies: Plies(1), timer: None }
    }

    /// The same player taking as long as `timer` says for a play where the choice is open ([`Search::GRANDMASTER`]); of use to
    /// the full level only. Plays then depend on the machine.
    #[must_use]
    pub fn with_timer(self, timer: Timer) -> Self {
        Self { timer: Some(timer), ..self }
    }

    /// The level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The play of `roll` this player makes; [`Play::NONE`] if nothing can be moved.
    #[must_use]
    pub fn choose_play(&self, position: &Position, roll: Roll, stakes: &Stakes) -> Play {
        let game = CubeGame::new(stakes);
        let chosen = match self.level {
            Level::Full => match &self.timer {
                None => self.engine.best_play(position, roll, &game, self.plies),
                Some(timer) => self.engine.best_play_by(position, roll, &game, &Search::GRANDMASTER, &*(timer.0)()),
            },
            level => {
                let ranked = self.engine.best_plays(position, roll, &game, self.plies);
                level.habits().choose(position, &ranked).copied()
            }
        };
        chosen.map_or(Play::NONE, |chosen| chosen.play)
    }

    /// Whether the player on roll doubles before rolling.
    #[must_use]
    pub fn wants_double(&self, position: &Position, stakes: &Stakes) -> bool {
        if !stakes.may_double() {
            return false;
        }
        let decision = self.engine.cube_action(position, &CubeGame::new(stakes), self.cube_plies);
        if self.level == Level::Full || decision.action == CubeAction::Unavailable {
            return decision.doubles();
        }
        decision.doubled().value() >= decision.no_double.value() + self.level.habits().misjudged_double(position)
    }

    /// How the opponent of the player on roll answers their double; position and stakes are seen by the doubler, the
    /// cube not yet turned.
    #[must_use]
    pub fn answer_double(&self, position: &Position, stakes: &Stakes) -> CubeAnswer {
        let decision = self.engine.cube_action(position, &CubeGame::new(stakes), self.cube_plies);
        if self.level == Level::Full {
            return decision.answer;
        }
        let fear = self.level.habits().misjudged_take(position);
        match decision.answer {
            CubeAnswer::Beaver if decision.double_take.value() + fear < 0.0 => CubeAnswer::Beaver,
            _ if decision.double_take.value() + fear <= decision.double_drop.value() => CubeAnswer::Take,
            _ => CubeAnswer::Drop,
        }
    }

    /// The decision on a cube as this player sees it, seen by the player on roll: what several cubes of a chouette are
    /// weighed by together.
    #[must_use]
    pub fn cube_decision(&self, position: &Position, stakes: &Stakes) -> CubeDecision {
        let game = CubeGame::new(stakes);
        let decision = self.engine.cube_action(position, &game, self.cube_plies);
        if self.level == Level::Full {
            return decision;
        }
        let habits = self.level.habits();
        let seen = |equity: CubefulEquity, misjudged: f32| CubefulEquity(equity.value() + misjudged);
        let no_double = seen(decision.no_double, habits.misjudged_double(position));
        let double_take = seen(decision.double_take, habits.misjudged_take(position));
        CubeDecision { no_double, double_take, ..decision }.judged_again()
    }

    /// Whether the player on roll should accept that their opponent gives up the game as lost so; `stakes` are seen by
    /// the player on roll. They refuse only if playing on is worth more.
    #[must_use]
    pub fn accepts_resignation(&self, position: &Position, stakes: &Stakes, offered: WinKind) -> bool {
        self.gained_by_accepting(position, stakes, offered) + INDIFFERENT >= 0.0
    }
}

/// Too little to play on for: points of the cube, or chance to win the match.
const INDIFFERENT: f32 = 0.002;

#[cfg(test)]
mod tests {
    use tavola_rules::{Die, legal_plays};

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
        let player = Player::new(Engine::default());
        let won = (0..100).filter(|_| beats_chance(&player, &mut dice)).count();
        assert!(won >= 95, "{won} of 100");
    }

    #[test]
    fn who_has_time_plays_as_well_and_who_has_next_to_none_plays_at_sight() {
        let with_time = |is_enough: bool| Player::default().with_timer(Timer::new(move || Box::new(move || is_enough)));
        let (fast, slow) = (with_time(false), with_time(true));
        let at_sight = Player::new(Engine::default());
        let roll: Roll = "31".parse().unwrap();
        let play = |player: &Player| player.choose_play(&Position::START, roll, &Stakes::MONEY);
        assert_eq!(play(&fast), play(&at_sight));
        assert_eq!(play(&slow), play(&Player::default()), "making the five-point is not close");
    }

    #[test]
    fn nobody_doubles_at_the_start_and_everybody_takes() {
        let player = Player::default();
        assert!(!player.wants_double(&Position::START, &Stakes::MONEY));
        assert_eq!(player.answer_double(&Position::START, &Stakes::MONEY), CubeAnswer::Take);
    }
}
