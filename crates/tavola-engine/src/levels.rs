//! Opponents for people: from beginner to the full engine, each erring as people of that strength do.
//!
//! People do not err at random. The weak overlook plays that move two checkers to different ends of the board, fear
//! every blot, hit whatever they can, count no gammons and double late; what they misjudge they misjudge again. So a
//! level sees the engine's equities through such habits, and its noise is a function of the position: the same
//! question gets the same answer. Rates are measured by `tavola levels`.

use tavola_rules::{Play, Position, Target};

use crate::moves::RankedPlay;

/// How strong an opponent is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Knows the rules.
    Beginner,
    /// Has played a few evenings.
    Novice,
    /// Plays now and then.
    Casual,
    /// Has read a book.
    Intermediate,
    /// Plays tournaments.
    Advanced,
    /// Wins some.
    Expert,
    /// The engine as it is.
    Full,
}

impl Level {
    /// All, weakest first.
    pub const ALL: [Self; 7] =
        [Self::Beginner, Self::Novice, Self::Casual, Self::Intermediate, Self::Advanced, Self::Expert, Self::Full];

    /// The name in settings and addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Intermediate => "intermediate",
            Self::Advanced => "advanced",
            Self::Expert => "expert",
            Self::Full => "full",
        }
    }

    /// The level of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How this level sees.
    #[must_use]
    pub const fn habits(self) -> Habits {
        let [noise, blind, gammons, caution, greed, timid] = match self {
            Self::Beginner => [0.160, 0.30, 0.0, 0.050, 0.080, 0.25],
            Self::Novice => [0.100, 0.20, 0.3, 0.035, 0.050, 0.18],
            Self::Casual => [0.065, 0.12, 0.6, 0.022, 0.030, 0.12],
            Self::Intermediate => [0.042, 0.07, 0.8, 0.012, 0.015, 0.08],
            Self::Advanced => [0.026, 0.03, 0.9, 0.006, 0.006, 0.04],
            Self::Expert => [0.014, 0.01, 1.0, 0.002, 0.002, 0.02],
            Self::Full => [0.0, 0.0, 1.0, 0.0, 0.0, 0.0],
        };
        Habits { noise, blind, gammons, caution, greed, timid }
    }
}

/// How somebody misjudges. Equities are in units of the cube.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Habits {
    /// The standard deviation of their judgement of a play.
    pub noise: f32,
    /// The chance to overlook a play that does two unrelated things; a third of it for any other.
    pub blind: f32,
    /// The share of the worth of gammons they feel.
    pub gammons: f32,
    /// What they would pay to leave one blot fewer.
    pub caution: f32,
    /// What they would pay to hit.
    pub greed: f32,
    /// How much better a double must look before they dare, and how much worse a take before they pass.
    pub timid: f32,
}

impl Habits {
    /// The play they make of those ranked: `None` only if there is none.
    #[must_use]
    pub fn choose<'a>(&self, position: &Position, ranked: &'a [RankedPlay]) -> Option<&'a RankedPlay> {
        let seen = ranked.iter().filter(|play| !self.overlooks(position, play));
        let chosen = seen.max_by(|a, b| self.looks_like(position, a).total_cmp(&self.looks_like(position, b)));
        chosen.or_else(|| ranked.first())
    }

    /// What a doubled position looks worth to them beyond what it is: added to waiting, taken from taking.
    #[must_use]
    pub fn misjudged_cube(&self, position: &Position) -> f32 {
        self.timid + 2.0 * self.noise * bell(hash(position, 1))
    }

    fn overlooks(&self, position: &Position, play: &RankedPlay) -> bool {
        let chance = if is_scattered(&play.play) { self.blind } else { self.blind / 3.0 };
        unit(mixed(hash(position, 2) ^ hash(&play.next, 3))) < chance
    }

    fn looks_like(&self, position: &Position, play: &RankedPlay) -> f32 {
        let [_, wg, wb, _, lg, lb] = *play.outcomes.exclusive();
        let gammons = (wg - lg) + 2.0 * (wb - lb);
        let felt = play.equity.value() - (1.0 - self.gammons) * gammons;
        let blots = play.next.counts()[1..=24].iter().filter(|&&checkers| checkers == -1).count() as f32;
        let hits = play.play.steps().iter().filter(|step| step.hit).count() as f32;
        let noise = self.noise * bell(mixed(hash(position, 4) ^ hash(&play.next, 5)));
        felt - self.caution * blots + self.greed * hits + noise
    }
}

/// Whether the play moves checkers in places far apart, neither of them onto the same point.
fn is_scattered(play: &Play) -> bool {
    let from = play.steps().iter().map(|step| step.from.number());
    let spread = from.clone().max().unwrap_or(0).saturating_sub(from.min().unwrap_or(0));
    let target = |target: Target| target.number();
    let first = play.steps().first().map(|step| target(step.to));
    let together = play.steps().iter().all(|step| Some(target(step.to)) == first);
    spread > 8 && !together
}

/// A hash of a position, another one for each `salt`.
fn hash(position: &Position, salt: u64) -> u64 {
    position.counts()[..=27].iter().fold(mixed(salt), |hash, &count| mixed(hash ^ u64::from(count.cast_unsigned())))
}

/// Mixes all bits (the finaliser of SplitMix64).
const fn mixed(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// A number from 0 to 1.
fn unit(bits: u64) -> f32 {
    (bits >> 40) as f32 / (1_u32 << 24) as f32
}

/// A number around 0 with standard deviation 1: the sum of four even ones.
fn bell(bits: u64) -> f32 {
    let sum: f32 = (0..4).map(|part| ((bits >> (16 * part)) & 0xFFFF) as f32 / 65_536.0 - 0.5).sum();
    sum * 3_f32.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cubeful::{CubeGame, Plies};
    use crate::engine::Engine;
    use crate::stakes::Stakes;

    #[test]
    fn the_full_level_plays_what_is_best() {
        let engine = Engine::new(std::sync::Arc::new(crate::RulesOfThumb));
        let game = CubeGame::new(&Stakes::MONEY);
        for roll in tavola_rules::Roll::all() {
            let ranked = engine.best_plays(&Position::START, roll, &game, Plies::ZERO);
            let chosen = Level::Full.habits().choose(&Position::START, &ranked).unwrap();
            assert_eq!(chosen.equity, ranked[0].equity);
        }
    }

    #[test]
    fn the_same_question_gets_the_same_answer() {
        let engine = Engine::new(std::sync::Arc::new(crate::RulesOfThumb));
        let game = CubeGame::new(&Stakes::MONEY);
        let ranked = engine.best_plays(&Position::START, "63".parse().unwrap(), &game, Plies::ZERO);
        let habits = Level::Beginner.habits();
        assert_eq!(habits.choose(&Position::START, &ranked), habits.choose(&Position::START, &ranked));
    }

    #[test]
    fn noise_has_mean_zero_and_deviation_one() {
        let samples: Vec<f32> = (0..20_000).map(|index| bell(mixed(index))).collect();
        let mean = samples.iter().sum::<f32>() / 20_000.0;
        let variance = samples.iter().map(|sample| sample * sample).sum::<f32>() / 20_000.0;
        assert!(mean.abs() < 0.03 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }

    #[test]
    fn names_read_back() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.name()), Some(level));
        }
    }
}
