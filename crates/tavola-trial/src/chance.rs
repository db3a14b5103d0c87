//! Numbers that look like chance and come again from the same seed.

use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};

/// A source of choices.
#[derive(Debug, Clone)]
pub struct Chance(SmallRng);

impl Chance {
    /// The choices of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(SmallRng::seed_from_u64(seed))
    }

    /// A number below `limit`; 0 if that is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        if limit == 0 { 0 } else { self.0.random_range(0..limit) }
    }

    /// Whether something happens that does so once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of them; none of nothing.
    pub fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// A byte, any.
    pub fn byte(&mut self) -> u8 {
        self.0.random()
    }
}
