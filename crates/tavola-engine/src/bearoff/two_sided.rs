//! Both sides bearing off few checkers: exact equities, without a cube and for money with it.

#[cfg(not(target_family = "wasm"))]
use std::io;

use tavola_rules::{CHECKERS, Roll};

use super::home::HomeBoard;

/// The largest number of checkers a side in a two-sided table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Checkers(u8);

impl Checkers {
    /// The table every process builds for itself.
    pub const SIX: Self = Self(6);

    /// Tables of 1 to 11 checkers a side; above, neither memory nor patience suffice.
    #[must_use]
    pub const fn new(checkers: u8) -> Option<Self> {
        match checkers {
            1..=11 => Some(Self(checkers)),
            _ => None,
        }
    }

    /// How many.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Positions of one side.
    #[must_use]
    pub const fn positions(self) -> usize {
        HomeBoard::count(self.0)
    }
}

/// Equities of the player on roll in units of the cube, money play. Nobody can lose a gammon here.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct BearoffEquities {
    /// Without a cube.
    pub cubeless: f32,
    /// With the cube in the middle.
    pub centred: f32,
    /// With the cube one's own.
    pub owned: f32,
    /// With the cube the opponent's.
    pub opponent_owned: f32,
}

/// Cubeless, centred, owned, opponent's.
type Cell = [f32; 4];

/// What a player who has borne off all before the other rolls has won.
const LOST: Cell = [-1.0; 4];

/// Equities for every pair of positions with at most so many checkers a side.
pub struct TwoSided {
    checkers: Checkers,
    /// `cells[own * positions + opponent]`.
    cells: Vec<Cell>,
}

impl std::fmt::Debug for TwoSided {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TwoSided").field("checkers", &self.checkers).finish_non_exhaustive()
    }
}

impl TwoSided {
    /// Builds the table. Six checkers take a fraction of a second and 14 MB; ten a gigabyte.
    #[must_use]
    pub fn build(checkers: Checkers) -> Self {
        let positions = checkers.positions();
        let plays = Plays::build(positions);
        let mut table = Self { checkers, cells: vec![LOST; positions * positions] };
        // A pair needs the pairs with the players changed and a smaller own rank: first the largest rank on roll
        // against all smaller, then these against it, at last against itself.
        for last in 1..positions {
            table.set(last, 0, plays.of(last));
            for other in 1..last {
                table.set(last, other, plays.of(last));
            }
            for other in 1..last {
                table.set(other, last, plays.of(other));
            }
            table.set(last, last, plays.of(last));
        }
        table
    }

    /// How many checkers a side the table knows.
    #[must_use]
    pub const fn checkers(&self) -> Checkers {
        self.checkers
    }

    /// The equities of two home boards, the first one's owner on roll; `None` if either has too many checkers.
    #[must_use]
    pub fn equities(&self, own: &HomeBoard, opponent: &HomeBoard) -> Option<BearoffEquities> {
        let most = own.checkers().max(opponent.checkers());
        (most <= self.checkers.get()).then(|| {
            let [cubeless, centred, owned, opponent_owned] = match own.checkers() {
                0 => [1.0; 4],
                _ => self.cells[own.rank() * self.checkers.positions() + opponent.rank()],
            };
            BearoffEquities { cubeless, centred, owned, opponent_owned }
        })
    }

    /// Hands each row of cells, opponent's rank ascending, to `row`: one row for each own rank.
    ///
    /// # Errors
    /// Whatever `row` refuses.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn for_each_row(&self, mut row: impl FnMut(&[Cell]) -> io::Result<()>) -> io::Result<()> {
        self.cells.chunks(self.checkers.positions()).try_for_each(&mut row)
    }

    fn set(&mut self, own: usize, opponent: usize, rolls: RollPlays<'_>) {
        let positions = self.checkers.positions();
        if opponent == 0 {
            self.cells[own * positions] = LOST;
            return;
        }
        let row = &self.cells[opponent * positions..(opponent + 1) * positions];
        self.cells[own * positions + opponent] = with_cube(rolls.mean_of_best(row));
    }
}

/// From the values of rolling at once: what they are when one may double first.
fn with_cube([cubeless, centred, owned, opponent_owned]: Cell) -> Cell {
    let doubled = f32::min(2.0 * opponent_owned, 1.0);
    [cubeless, centred.max(doubled), owned.max(doubled), opponent_owned]
}

/// The distinct results of each roll from each position.
struct Plays {
    begin: Vec<u32>,
    next: Vec<u16>,
}

impl Plays {
    fn build(positions: usize) -> Self {
        let mut plays = Self { begin: vec![0], next: Vec::new() };
        for rank in 0..positions {
            for roll in Roll::all() {
                plays.next.extend(results(HomeBoard::of_rank(rank), roll));
                plays.begin.push(plays.next.len() as u32);
            }
        }
        plays
    }

    fn of(&self, rank: usize) -> RollPlays<'_> {
        RollPlays { begin: &self.begin[rank * 21..=rank * 21 + 21], next: &self.next }
    }
}

/// The 21 lists of one position.
#[derive(Clone, Copy)]
struct RollPlays<'a> {
    begin: &'a [u32],
    next: &'a [u16],
}

/// Rolls of 36 that are each of the 21 rolls, in the order of [`Roll::all`]: 1-1, 2-1, 2-2 …
const WEIGHTS: [f32; 21] = {
    let mut weights = [2.0; 21];
    let mut double = 0;
    while double < 6 {
        weights[double * (double + 3) / 2] = 1.0;
        double += 1;
    }
    weights
};

impl RollPlays<'_> {
    /// The mean over rolls of the best play, for each of the four ways to hold the cube, where `row` holds the
    /// values of the opponent on roll against each of our ranks.
    fn mean_of_best(self, row: &[Cell]) -> Cell {
        let mut mean = [0.0_f32; 4];
        for (ends, weight) in self.begin.windows(2).zip(WEIGHTS) {
            // The opponent's least is our most.
            let mut least = [f32::MAX; 4];
            for &next in &self.next[ends[0] as usize..ends[1] as usize] {
                let cell = &row[usize::from(next)];
                for kind in 0..4 {
                    least[kind] = if cell[kind] < least[kind] { cell[kind] } else { least[kind] };
                }
            }
            for kind in 0..4 {
                mean[kind] -= weight * least[kind];
            }
        }
        // What the opponent owns, we do not.
        [mean[0], mean[1], mean[3], mean[2]].map(|sum| sum / 36.0)
    }
}

/// The ranks to which a roll can lead, each once.
fn results(home: HomeBoard, roll: Roll) -> Vec<u16> {
    let (high, low) = (roll.high(), roll.low());
    let sequences = if roll.is_double() { vec![vec![high; 4]] } else { vec![vec![high, low], vec![low, high]] };
    let mut found = Vec::new();
    for dice in sequences {
        let mut boards = vec![home];
        for die in dice {
            let next = |board: HomeBoard| {
                let mut after: Vec<HomeBoard> = board.after(die).collect();
                if after.is_empty() {
                    after.push(board);
                }
                after
            };
            boards = boards.into_iter().flat_map(next).collect();
            boards.sort_unstable_by_key(HomeBoard::rank);
            boards.dedup();
        }
        found.extend(boards.iter().map(|board| board.rank() as u16));
    }
    found.sort_unstable();
    found.dedup();
    found
}

const _: () = assert!(Checkers::SIX.get() <= CHECKERS);

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use tavola_rules::{Position, legal_plays};

    use super::*;
    use crate::evaluator::finished;

    fn home(checkers: [u8; 6]) -> HomeBoard {
        HomeBoard::new(checkers).unwrap()
    }

    /// The same equities from the rules alone: every legal play of every roll, in double precision.
    fn brute_force(position: &Position, known: &mut HashMap<Position, [f64; 4]>) -> [f64; 4] {
        if let Some(outcomes) = finished(position) {
            return [f64::from(outcomes.win() - outcomes.lose()); 4];
        }
        if let Some(&cell) = known.get(position) {
            return cell;
        }
        let mut mean = [0.0; 4];
        for roll in Roll::all() {
            let mut best = [f64::MIN; 4];
            for legal in legal_plays(position, roll) {
                let [cubeless, centred, owned, others] = brute_force(&legal.result.flipped(), known);
                for (best, theirs) in best.iter_mut().zip([cubeless, centred, others, owned]) {
                    *best = best.max(-theirs);
                }
            }
            for (mean, best) in mean.iter_mut().zip(best) {
                *mean += best * f64::from(roll.weight()) / 36.0;
            }
        }
        let doubled = (2.0 * mean[3]).min(1.0);
        let cell = [mean[0], mean[1].max(doubled), mean[2].max(doubled), mean[3]];
        known.insert(*position, cell);
        cell
    }

    #[test]
    fn the_table_agrees_with_the_rules_alone() {
        let table = TwoSided::build(Checkers::new(3).unwrap());
        let mut known = HashMap::new();
        for own in (1..HomeBoard::count(3)).step_by(3) {
            for opponent in (1..HomeBoard::count(3)).step_by(5) {
                let (own, opponent) = (HomeBoard::of_rank(own), HomeBoard::of_rank(opponent));
                let found = table.equities(&own, &opponent).unwrap();
                let exact = brute_force(&own.against(&opponent), &mut known);
                let found = [found.cubeless, found.centred, found.owned, found.opponent_owned];
                for (found, exact) in found.iter().zip(exact) {
                    assert!((f64::from(*found) - exact).abs() < 1e-5, "{own:?} {opponent:?}: {found} {exact}");
                }
            }
        }
    }

    #[test]
    fn the_last_roll_of_a_race_is_counted_in_thirty_sixths() {
        let table = TwoSided::build(Checkers::SIX);
        // One checker on the ace point: the opponent is off with any roll, we with 2 checkers on the ace point too.
        let sure = table.equities(&home([2, 0, 0, 0, 0, 0]), &home([1, 0, 0, 0, 0, 0])).unwrap();
        assert_eq!((sure.cubeless, sure.centred), (1.0, 1.0));
        // 5-2 against a sure winner: 19 of 36 wins, so 1/18; doubled it is worth twice as much.
        let thin = table.equities(&home([0, 1, 0, 0, 1, 0]), &home([1, 0, 0, 0, 0, 0])).unwrap();
        assert!((thin.cubeless - 1.0 / 18.0).abs() < 1e-6);
        assert!((thin.centred - 1.0 / 9.0).abs() < 1e-6);
        assert!((thin.opponent_owned - 1.0 / 18.0).abs() < 1e-6);
    }

    #[test]
    fn larger_tables_contain_the_smaller_ones() {
        let small = TwoSided::build(Checkers::new(2).unwrap());
        let large = TwoSided::build(Checkers::new(4).unwrap());
        for own in 1..HomeBoard::count(2) {
            for opponent in 1..HomeBoard::count(2) {
                let (own, opponent) = (HomeBoard::of_rank(own), HomeBoard::of_rank(opponent));
                assert_eq!(small.equities(&own, &opponent), large.equities(&own, &opponent));
            }
        }
    }
}
