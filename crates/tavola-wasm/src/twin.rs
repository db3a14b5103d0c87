//! The engine's numbers for positions from a seed, to the last bit: what WebAssembly and the scalar kernels of any other
//! machine must say alike.

use std::fmt::Write as _;
use std::sync::Arc;

use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, Engine, Nets, PointsAway, Stakes, Terms, WithTables, finished, simd};
use tavola_rules::{Position, Roll, legal_results};

/// Every so many positions are looked at one ply deep, and every so many of these two plies deep.
const DEEPER: usize = 25;

/// An engine on the kernels without vectors.
#[must_use]
pub fn scalar() -> Engine {
    let nets = Nets::clone(Nets::built_in()).on(simd::Level::PLAIN);
    Engine::new(Arc::new(WithTables::new(Arc::new(nets))))
}

/// A line for each position of games played at random: its outcomes, and now and then the plays of a roll and the cube;
/// every number as the bits of its f32.
#[must_use]
pub fn lines(engine: &Engine, seed: u32, count: usize) -> Vec<String> {
    let mut walk = Walk { position: Position::START, bits: u64::from(seed) << 1 | 1 };
    let line = |index: usize| {
        let (position, roll) = walk.step();
        let mut line = String::new();
        tell(&mut line, engine.evaluator().evaluate_one(&position).exclusive());
        if index.is_multiple_of(DEEPER) && finished(&position).is_none() {
            let plies = Plies(1 + u8::from(index.is_multiple_of(DEEPER * DEEPER)));
            deeper(&mut line, engine, (&position, roll), &game(index / DEEPER), plies);
        }
        line
    };
    (0..count).map(line).collect()
}

/// Money or a match, now this score and now that.
fn game(index: usize) -> CubeGame {
    let away = |points: usize| PointsAway::new(points as u32).unwrap_or(PointsAway::ONE);
    let terms = match index % 3 {
        0 => return CubeGame::new(&Stakes::MONEY),
        _ => Terms::Match { away_own: away(2 + index % 7), away_opponent: away(2 + index / 7 % 7), crawford: false },
    };
    CubeGame::new(&Stakes { terms, ..Stakes::MONEY })
}

fn deeper(line: &mut String, engine: &Engine, (position, roll): (&Position, Roll), game: &CubeGame, plies: Plies) {
    for play in engine.best_plays(position, roll, game, plies).iter().take(8) {
        let _ = write!(line, " {}", play.play.steps().len());
        tell(line, play.outcomes.exclusive());
        tell(line, &[play.equity.value()]);
    }
    let cube = engine.cube_action(position, game, plies);
    tell(line, &[cube.no_double.value(), cube.double_take.value(), cube.double_drop.value()]);
}

fn tell(line: &mut String, numbers: &[f32]) {
    for number in numbers {
        let _ = write!(line, " {:08x}", number.to_bits());
    }
}

/// A game played at random, and another after it.
struct Walk {
    position: Position,
    bits: u64,
}

impl Walk {
    fn below(&mut self, bound: usize) -> usize {
        self.bits ^= self.bits << 13;
        self.bits ^= self.bits >> 7;
        self.bits ^= self.bits << 17;
        ((self.bits >> 16) % bound as u64) as usize
    }

    /// The next position, with a roll.
    fn step(&mut self) -> (Position, Roll) {
        if finished(&self.position).is_some() {
            self.position = Position::START;
        }
        let here = self.position;
        let roll = Roll::all().nth(self.below(21)).unwrap_or_else(|| Roll::all().next().expect("there are rolls"));
        let mut results = Vec::new();
        legal_results(&here, roll, &mut results);
        let chosen = self.below(results.len().max(1));
        self.position = results.get(chosen).unwrap_or(&here).flipped();
        (here, roll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vectors_of_this_machine_say_what_its_scalar_kernels_say() {
        assert_eq!(lines(&Engine::default(), 7, 1000), lines(&scalar(), 7, 1000));
    }

    #[test]
    fn another_seed_is_another_walk() {
        assert_ne!(lines(&scalar(), 1, 30), lines(&scalar(), 2, 30));
    }
}
