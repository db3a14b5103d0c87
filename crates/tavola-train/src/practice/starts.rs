//! Where games of practice begin: mostly at the start, some where play of our own hardly ever leads.
//!
//! Checkers hit late against a side that contains them, back games and primes facing each other are what the nets knew
//! least about.

use serde::{Deserialize, Serialize};
use tavola_engine::finished;
use tavola_rules::{BySide, Position, Setup, Side};

use crate::label::any_play;
use crate::random::Random;

/// Shares of games that do not begin at the start: 0 to 1 each, together at most 1.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starts {
    /// After a few random plays.
    pub wild: f32,
    /// One side bears off and has stragglers, the other contains them.
    pub late: f32,
    /// Back games and primes facing each other.
    pub deep: f32,
}

/// Checkers of a side.
const CHECKERS: usize = 15;

impl Starts {
    /// Where the next game begins.
    #[must_use]
    pub fn draw(&self, random: &mut Random) -> Position {
        let chance = random.unit();
        let drawn = if chance < self.wild {
            wild(random)
        } else if chance < self.wild + self.late {
            late(random).position(random)
        } else if chance < self.wild + self.late + self.deep {
            deep(random).position(random)
        } else {
            None
        };
        drawn.unwrap_or(Position::START)
    }
}

fn wild(random: &mut Random) -> Option<Position> {
    let mut position = Position::START;
    for _ in 0..2 + random.below(12) {
        let roll = random.roll();
        position = any_play(&position, roll, random);
    }
    finished(&position).is_none().then_some(position)
}

/// Checkers being set up, each side's points counted from its own home.
#[derive(Debug, Default)]
struct Table {
    points: BySide<[u8; 25]>,
    bar: BySide<u8>,
}

impl Table {
    fn checkers(&self, side: Side) -> usize {
        let points = self.points[side].iter().map(|&checkers| usize::from(checkers)).sum::<usize>();
        points + usize::from(self.bar[side])
    }

    /// Sets checkers of `side` on its `point` if there are so many left and nobody else stands there.
    fn put(&mut self, side: Side, point: usize, checkers: usize) -> bool {
        let is_free = self.points[side.opponent()][25 - point] == 0;
        let fits = is_free && self.checkers(side) + checkers <= CHECKERS;
        if fits {
            self.points[side][point] += checkers as u8;
        }
        fits
    }

    /// Sets what `side` has left, one man after the other, on points that `draw` gives; some tries may fail.
    fn scatter(
        &mut self,
        side: Side,
        checkers: usize,
        random: &mut Random,
        mut draw: impl FnMut(&mut Random) -> usize,
    ) {
        let wanted = (self.checkers(side) + checkers).min(CHECKERS);
        for _ in 0..20 * CHECKERS {
            if self.checkers(side) == wanted {
                break;
            }
            let point = draw(random);
            self.put(side, point, 1);
        }
    }

    /// The position, whoever is on roll; `None` if it is none or nothing can happen any more.
    fn position(&self, random: &mut Random) -> Option<Position> {
        let count = |index: usize| self.points.white[index + 1] as i8 - self.points.black[24 - index] as i8;
        let board = Setup::with_the_rest_off(std::array::from_fn(count), self.bar).board().ok()?;
        let on_roll = if random.below(2) == 0 { Side::White } else { Side::Black };
        let position = board.seen_by(on_roll);
        (finished(&position).is_none() && position.has_contact()).then_some(position)
    }
}

/// White has borne off some checkers and has others behind or on the bar; Black holds points in their home board.
fn late(random: &mut Random) -> Table {
    let mut table = Table::default();
    for point in 1..=6 {
        if random.unit() < 0.3 + 0.1 * point as f32 {
            table.put(Side::Black, point, 2);
        }
    }
    let left = CHECKERS - (1 + random.below(13));
    for _ in 0..left.min(1 + random.below(3)) {
        if random.unit() < 0.4 || !table.put(Side::White, 13 + random.below(12), 1) {
            table.bar.white += 1;
        }
    }
    let home = left.saturating_sub(table.checkers(Side::White));
    table.scatter(Side::White, home, random, |random| 1 + random.below(6).min(random.below(8)));
    let missing = CHECKERS - table.checkers(Side::Black);
    let off = if random.unit() < 0.3 { random.below(missing / 2 + 1) } else { 0 };
    table.scatter(Side::Black, missing - off, random, |random| match random.below(8) {
        0..4 => 1 + random.below(8),
        4..7 => 7 + random.below(12),
        _ => 19 + random.below(6),
    });
    table
}

fn deep(random: &mut Random) -> Table {
    if random.below(3) == 0 { primes(random) } else { back_game(random) }
}

/// White holds two points of Black's home board and waits.
fn back_game(random: &mut Random) -> Table {
    let mut table = Table::default();
    let low = 19 + random.below(5);
    for point in [low, low + 1 + random.below(24 - low)] {
        table.put(Side::White, point, 2 + random.below(2));
    }
    table.scatter(Side::White, random.below(2), random, |random| 18 + random.below(7));
    let checkers = CHECKERS - table.checkers(Side::White);
    table.scatter(Side::White, checkers, random, |random| 1 + random.below(8).max(random.below(13)));
    table.scatter(Side::Black, random.below(3), random, |random| 19 + random.below(6));
    let checkers = CHECKERS - table.checkers(Side::Black);
    table.scatter(Side::Black, checkers, random, |random| 1 + random.below(8).max(random.below(14)));
    table
}

/// Each side has a wall of four or five points before checkers of the other.
fn primes(random: &mut Random) -> Table {
    let mut table = Table::default();
    for side in Side::BOTH {
        let first = 3 + random.below(3);
        for point in first..first + 4 + random.below(2) {
            table.put(side, point, 2);
        }
        for _ in 0..1 + random.below(3) {
            if random.unit() < 0.2 || !table.put(side, 22 + random.below(3), 1) {
                table.bar[side] += 1;
            }
        }
    }
    for side in Side::BOTH {
        let checkers = CHECKERS.saturating_sub(table.checkers(side));
        table.scatter(side, checkers, random, |random| 2 + random.below(12));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(starts: Starts) -> Vec<Position> {
        let mut random = Random::new(5);
        (0..500).map(|_| starts.draw(&mut random)).collect()
    }

    #[test]
    fn late_starts_have_somebody_who_has_borne_off_and_is_not_past() {
        let positions = drawn(Starts { wild: 0.0, late: 1.0, deep: 0.0 });
        let off = |position: &Position| position.own_off() + position.opponent_off() > 0;
        let fitting = positions.iter().filter(|position| off(position) && position.has_contact()).count();
        assert!(fitting > 400, "{fitting}");
    }

    #[test]
    fn deep_starts_are_whole_and_different() {
        let mut positions = drawn(Starts { wild: 0.0, late: 0.0, deep: 1.0 });
        positions.retain(|position| *position != Position::START);
        assert!(positions.iter().all(|position| position.own_off() + position.opponent_off() <= 2));
        positions.sort_unstable();
        positions.dedup();
        assert!(positions.len() > 400, "{}", positions.len());
    }
}
