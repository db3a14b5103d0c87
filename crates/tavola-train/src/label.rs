//! Positions of self-play with what a deeper look says of them: what a next generation of nets learns from.
//!
//! The label of a position is the mean over the 21 rolls of what the best play leads to, by the present nets;
//! in bear-offs within reach of the tables it is exact. The teacher is always our own engine.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read as _, Write as _};
use std::path::Path;

use tavola_engine::{Bearoff, Evaluator, Outcomes, finished};
use tavola_rules::{BySide, Position, Roll, Setup, Side, legal_results};

use crate::random::Random;

/// A position, its own side on roll, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Labelled {
    /// Seen by the player on roll.
    pub position: Position,
    /// Their outcomes.
    pub outcomes: Outcomes,
}

/// Bytes of a record: 24 points and two bars as signed counts, six classes in 1/65535.
const RECORD: usize = 26 + 12;

impl Labelled {
    fn to_bytes(self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        for (byte, count) in bytes.iter_mut().zip(&self.position.counts()[..26]) {
            *byte = count.cast_unsigned();
        }
        for (two, class) in bytes[26..].chunks_exact_mut(2).zip(self.outcomes.exclusive()) {
            two.copy_from_slice(&((class.clamp(0.0, 1.0) * 65535.0).round() as u16).to_le_bytes());
        }
        bytes
    }

    fn from_bytes(bytes: &[u8; RECORD]) -> Option<Self> {
        let points = std::array::from_fn(|index| bytes[index + 1].cast_signed());
        let bar = BySide { white: bytes[25], black: bytes[0].cast_signed().unsigned_abs() };
        let board = Setup::with_the_rest_off(points, bar).board().ok()?;
        let class = |index: usize| f32::from(u16::from_le_bytes([bytes[26 + 2 * index], bytes[27 + 2 * index]]));
        let classes: [f32; 6] = std::array::from_fn(class);
        let total: f32 = classes.iter().sum();
        let outcomes = Outcomes::from_exclusive(classes.map(|class| class / total.max(1.0)));
        Some(Self { position: board.seen_by(Side::White), outcomes })
    }
}

/// Reads all records of a file; records that are no position are left out.
///
/// # Errors
/// Where the file cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<Labelled>> {
    let mut reader = BufReader::new(File::open(path)?);
    let (mut record, mut all) = ([0; RECORD], Vec::new());
    loop {
        match reader.read_exact(&mut record) {
            Ok(()) => all.extend(Labelled::from_bytes(&record)),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(all),
            Err(error) => return Err(error),
        }
    }
}

/// Working memory of a look one roll ahead.
#[derive(Debug, Default)]
pub struct OneRoll {
    results: Vec<Position>,
    outcomes: Vec<Outcomes>,
}

impl OneRoll {
    /// Evaluates all plays of a roll: positions (opponent on roll) and outcomes (their).
    fn look(&mut self, evaluator: &impl Evaluator, position: &Position, roll: Roll) {
        self.results.clear();
        legal_results(position, roll, &mut self.results);
        if self.results.is_empty() {
            self.results.push(*position);
        }
        for result in &mut self.results {
            *result = result.flipped();
        }
        self.outcomes.resize(self.results.len(), Outcomes::default());
        evaluator.evaluate(&self.results, &mut self.outcomes);
    }

    /// The best play's position (opponent on roll) and outcomes (their), by cubeless equity.
    pub fn best(&mut self, evaluator: &impl Evaluator, position: &Position, roll: Roll) -> (Position, Outcomes) {
        self.look(evaluator, position, roll);
        let (mut best, mut worst) = (0, f32::MAX);
        for (index, outcomes) in self.outcomes.iter().enumerate() {
            let equity = outcomes.cubeless().value();
            if equity < worst {
                (best, worst) = (index, equity);
            }
        }
        (self.results[best], self.outcomes[best])
    }

    /// One of the plays that lose at most `within` points against the best, each as likely.
    pub(crate) fn near(
        &mut self,
        evaluator: &impl Evaluator,
        position: &Position,
        roll: Roll,
        within: f32,
        random: &mut Random,
    ) -> Position {
        self.look(evaluator, position, roll);
        let equities = || self.outcomes.iter().map(|outcomes| outcomes.cubeless().value());
        let limit = equities().fold(f32::MAX, f32::min) + within;
        let near: Vec<usize> =
            (0..).zip(equities()).filter(|(_, equity)| *equity <= limit).map(|(index, _)| index).collect();
        self.results[near[random.below(near.len())]]
    }

    /// What `position` is worth, looking at every roll's best play.
    pub fn label(&mut self, evaluator: &impl Evaluator, position: &Position) -> Outcomes {
        if let Some(exact) = Bearoff::shared().outcomes(position) {
            return exact;
        }
        let mut mean = Outcomes::default();
        for roll in Roll::all() {
            let (_, outcomes) = self.best(evaluator, position, roll);
            mean.add_weighted(&outcomes.flipped(), f32::from(roll.weight()) / 36.0);
        }
        mean
    }
}

/// How to gather positions.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gathering {
    /// How many records.
    pub count: u64,
    /// Seed of the games.
    pub seed: u64,
    /// Share of games that begin with a few random plays.
    pub wild_starts: f32,
    /// Chance that a play is drawn at random from all, so that the nets see what good play avoids.
    pub slips: f32,
    /// Chance that a play is drawn from those that lose at most [`WITHIN`], so that they see both sides of a choice.
    pub doubts: f32,
}

/// What a play drawn in doubt may lose, in points.
const WITHIN: f32 = 0.12;

/// Plays games and appends their labelled positions to `path`; `tell` hears the number so far.
///
/// # Errors
/// Where the file cannot be written.
pub fn gather(evaluator: &impl Evaluator, how: &Gathering, path: &Path, mut tell: impl FnMut(u64)) -> io::Result<()> {
    let mut file = BufWriter::new(File::options().create(true).append(true).open(path)?);
    let mut random = Random::new(how.seed);
    let mut look = OneRoll::default();
    let mut position = Position::START;
    for done in 1..=how.count {
        let outcomes = look.label(evaluator, &position);
        file.write_all(&Labelled { position, outcomes }.to_bytes())?;
        position = next(evaluator, how, &mut look, &mut random, &position);
        if done.is_multiple_of(20_000) {
            file.flush()?;
            tell(done);
        }
    }
    file.flush()
}

fn next(
    evaluator: &impl Evaluator,
    how: &Gathering,
    look: &mut OneRoll,
    random: &mut Random,
    position: &Position,
) -> Position {
    let roll = random.roll();
    let chance = random.unit();
    let next = if chance < how.slips {
        any_play(position, roll, random)
    } else if chance < how.slips + how.doubts {
        look.near(evaluator, position, roll, WITHIN, random)
    } else {
        look.best(evaluator, position, roll).0
    };
    if finished(&next).is_none() { next } else { start(how, random) }
}

fn start(how: &Gathering, random: &mut Random) -> Position {
    let mut position = Position::START;
    if random.unit() < how.wild_starts {
        for _ in 0..2 + random.below(12) {
            let roll = random.roll();
            position = any_play(&position, roll, random);
        }
    }
    if finished(&position).is_some() { Position::START } else { position }
}

pub(crate) fn any_play(position: &Position, roll: Roll, random: &mut Random) -> Position {
    let mut results = Vec::new();
    legal_results(position, roll, &mut results);
    let result = if results.is_empty() { *position } else { results[random.below(results.len())] };
    result.flipped()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_reads_back() {
        let outcomes = Outcomes::from_exclusive([0.5, 0.125, 0.0, 0.25, 0.125, 0.0]);
        let record = Labelled { position: Position::START, outcomes };
        let back = Labelled::from_bytes(&record.to_bytes()).expect("a position");
        assert_eq!(back.position, record.position);
        for (a, b) in back.outcomes.exclusive().iter().zip(outcomes.exclusive()) {
            assert!((a - b).abs() < 1e-4);
        }
    }
}
