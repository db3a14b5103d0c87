//! How the dice fell: counted match by match, and compared with what fair dice do.
//!
//! The first roll of a game is left out: it is never a double. Nobody chooses what is counted: every other roll of every
//! match that is over is.

use statrs::distribution::{ChiSquared, ContinuousCDF as _};
use tavola_notation::record::{Act, MatchRecord};
use tavola_rules::{BySide, Position, Roll};

/// How many different pairs of faces there are.
pub const PAIRS: usize = 21;

/// The least rolls of which anything is said.
pub const LEAST_ROLLS: u64 = 200;

/// What was counted of a player's rolls.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct DiceCounts {
    /// How often each pair came, in the order of [`Roll::all`]: 1-1, 2-1, 2-2 and so on.
    pub pairs: [u64; PAIRS],
    /// How many first rolls of games are left out.
    pub openings: u64,
    /// Rolls with a checker on the bar.
    pub tries: u64,
    /// Of these, how many let a checker in.
    pub enters: u64,
    /// How many should have, by the points that were open.
    pub due: f64,
    /// The variance of that.
    pub spread: f64,
}

/// How far a count is from what was to be expected.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Compared {
    /// What was counted.
    pub counted: u64,
    /// What fair dice come to on average.
    pub expected: f64,
    /// Within these bounds 95 of 100 fair counts lie.
    pub band: (f64, f64),
}

impl Compared {
    fn new(counted: u64, expected: f64, variance: f64) -> Self {
        let reach = 1.96 * variance.sqrt();
        Self { counted, expected, band: ((expected - reach).max(0.0), expected + reach) }
    }

    /// Whether it lies where 95 of 100 fair counts lie.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        let counted = self.counted as f64;
        counted >= self.band.0 && counted <= self.band.1
    }
}

/// All pairs together against what fair dice do.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Test {
    /// The sum of squared differences, each over what was expected.
    pub chi_square: f64,
    /// How likely fair dice differ at least as much.
    pub p: f64,
}

impl DiceCounts {
    /// The rolls of both players of a match.
    #[must_use]
    pub fn of(record: &MatchRecord) -> BySide<Self> {
        let mut counts = BySide::<Self>::default();
        for game in &record.games {
            let mut is_first = true;
            for line in &game.lines {
                let (Act::Play { roll, .. } | Act::Illegal { roll, .. } | Act::Roll { roll }) = line.act else {
                    continue;
                };
                let own = &mut counts[line.by];
                if std::mem::take(&mut is_first) {
                    own.openings += 1;
                } else {
                    own.count(roll, &line.before.board().seen_by(line.by));
                }
            }
        }
        counts
    }

    fn count(&mut self, roll: Roll, position: &Position) {
        if let Some(at) = Roll::all().position(|one| one == roll) {
            self.pairs[at] += 1;
        }
        if position.own_bar() > 0 {
            let is_open = |die: u8| position.counts()[usize::from(25 - die)] > -2;
            let closed = (1..=6).filter(|die| !is_open(*die)).count() as f64;
            let chance = 1.0 - (closed / 6.0).powi(2);
            self.tries += 1;
            self.enters += u64::from(is_open(roll.high().number()) || is_open(roll.low().number()));
            self.due += chance;
            self.spread += chance * (1.0 - chance);
        }
    }

    /// Adds others.
    pub fn add(&mut self, more: &Self) {
        self.pairs.iter_mut().zip(more.pairs).for_each(|(sum, count)| *sum += count);
        self.openings += more.openings;
        self.tries += more.tries;
        self.enters += more.enters;
        self.due += more.due;
        self.spread += more.spread;
    }

    /// How many rolls were counted.
    #[must_use]
    pub fn rolls(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// Every pair with how it compares.
    pub fn compared(&self) -> impl Iterator<Item = (Roll, Compared)> {
        let rolls = self.rolls() as f64;
        Roll::all().zip(self.pairs).map(move |(roll, counted)| {
            let chance = f64::from(roll.weight()) / 36.0;
            (roll, Compared::new(counted, rolls * chance, rolls * chance * (1.0 - chance)))
        })
    }

    /// All doubles together.
    #[must_use]
    pub fn doubles(&self) -> Compared {
        let counted = Roll::all().zip(self.pairs).filter(|(roll, _)| roll.is_double()).map(|(_, count)| count).sum();
        let rolls = self.rolls() as f64;
        Compared::new(counted, rolls / 6.0, rolls * 5.0 / 36.0)
    }

    /// Entering from the bar.
    #[must_use]
    pub fn entering(&self) -> Compared {
        Compared::new(self.enters, self.due, self.spread)
    }

    /// All pairs together by Pearson's chi-square; none with too few rolls for it.
    #[must_use]
    pub fn test(&self) -> Option<Test> {
        if self.rolls() < LEAST_ROLLS {
            return None;
        }
        let term =
            |(_, compared): (Roll, Compared)| (compared.counted as f64 - compared.expected).powi(2) / compared.expected;
        let chi_square: f64 = self.compared().map(term).sum();
        let distribution = ChiSquared::new(PAIRS as f64 - 1.0).ok()?;
        Some(Test { chi_square, p: distribution.sf(chi_square) })
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::{Setup, Side};

    use super::*;

    fn fair(times: u64) -> DiceCounts {
        let mut counts = DiceCounts::default();
        for (at, roll) in Roll::all().enumerate() {
            counts.pairs[at] = u64::from(roll.weight()) * times;
        }
        counts
    }

    #[test]
    fn counts_as_they_are_expected_are_usual_and_a_die_that_is_loaded_is_not() {
        let even = fair(100);
        assert_eq!(even.rolls(), 3600);
        let test = even.test().unwrap();
        assert!(test.chi_square < 1e-9 && test.p > 0.999);
        assert!(even.compared().all(|(_, compared)| compared.is_usual()) && even.doubles().is_usual());
        let mut loaded = fair(100);
        loaded.pairs[20] += 120;
        assert!(loaded.test().unwrap().p < 1e-5);
        assert!(!loaded.compared().last().unwrap().1.is_usual());
    }

    #[test]
    fn the_chance_of_a_chi_square_is_that_of_the_tables() {
        let mut counts = fair(100);
        // 31.41 is the bound of 5 in 100 at 20 degrees of freedom.
        let (expected, shift) = (200.0_f64, (31.41_f64 * 200.0 * 200.0 / 400.0).sqrt());
        assert!((2.0 * shift * shift / expected - 31.41).abs() < 1e-9);
        counts.pairs[1] = (expected + shift).round() as u64;
        counts.pairs[3] = (expected - shift).round() as u64;
        let test = counts.test().unwrap();
        assert!((test.p - 0.05).abs() < 0.01, "{test:?}");
    }

    #[test]
    fn of_few_rolls_nothing_is_said() {
        assert_eq!(fair(5).test(), None);
        assert!(fair(6).test().is_some());
    }

    #[test]
    fn entering_is_counted_against_the_points_that_are_open() {
        let mut points = [0; 24];
        points[18..23].fill(-2);
        points[5] = 14;
        let bar = BySide { white: 1, black: 0 };
        let five_closed = Setup::with_the_rest_off(points, bar).board().unwrap().seen_by(Side::White);
        let mut counts = DiceCounts::default();
        for roll in Roll::all() {
            (0..roll.weight()).for_each(|_| counts.count(roll, &five_closed));
        }
        assert_eq!((counts.tries, counts.enters), (36, 11));
        assert!((counts.due - 11.0).abs() < 1e-9 && counts.entering().is_usual());
        counts.count(Roll::all().next().unwrap(), &Position::START);
        assert_eq!((counts.tries, counts.rolls()), (36, 37), "nobody is on the bar");
    }
}
