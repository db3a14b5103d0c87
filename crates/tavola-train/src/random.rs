//! Seeded dice for self-play: fast, reproducible, and no good for a club's tables.

use tavola_rules::{Die, Roll};

/// A xoshiro256++ generator (Blackman and Vigna 2019), seeded through SplitMix64.
#[derive(Debug, Clone)]
pub struct Random([u64; 4]);

impl Random {
    /// The generator of `seed`; different seeds give unrelated streams.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut state = seed;
        Self(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ z >> 31
        }))
    }

    /// The generator's whole state, for checkpoints.
    #[must_use]
    pub const fn state(&self) -> [u64; 4] {
        self.0
    }

    /// A generator that goes on from a state taken before.
    #[must_use]
    pub const fn from_state(state: [u64; 4]) -> Self {
        Self(state)
    }

    /// The next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number below `limit` (at most 2³²), evenly distributed to within 2⁻³².
    pub const fn below(&mut self, limit: usize) -> usize {
        (((self.bits() >> 32) * limit as u64) >> 32) as usize
    }

    /// A number in [0, 1).
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// One roll of two dice.
    ///
    /// # Panics
    /// Never: both numbers lie between 1 and 6.
    pub fn roll(&mut self) -> Roll {
        let roll = self.below(36);
        let die = |index: usize| Die::ALL[index];
        Roll::new(die(roll / 6), die(roll % 6))
    }
}
