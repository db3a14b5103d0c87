//! Opponents for people: from beginner to the full engine, each erring as people of that strength do.
//!
//! People do not err at random. They hardly err in races and in the first moves, and most in back games; the weak overlook
//! plays that move two checkers to different ends of the board, fear every blot, hit whatever they can and count no gammons.
//! With the cube they err half again to twice as much as with the checkers, most by not thinking of it. What they misjudge
//! they misjudge again: a level sees the engine's equities through such habits, and its noise is a function of the
//! position, so that the same question gets the same answer. The habits are fitted to 4,326 analysed games of people
//! (`docs/strength.md`); `tavola levels` measures what has come of it.

use tavola_rules::{Play, Position, Target};

use crate::bearoff::homes;
use crate::moves::RankedPlay;
use crate::net::Kind;

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
        let [noise, blind, gammons, caution, greed, book, worst] = match self {
            Self::Beginner => [0.100, 0.36, 0.30, 0.030, 0.040, 0.66, 1.20],
            Self::Novice => [0.086, 0.28, 0.45, 0.024, 0.032, 0.58, 1.00],
            Self::Casual => [0.073, 0.22, 0.60, 0.017, 0.024, 0.52, 0.85],
            Self::Intermediate => [0.056, 0.16, 0.75, 0.012, 0.016, 0.42, 0.70],
            Self::Advanced => [0.043, 0.11, 0.85, 0.007, 0.008, 0.38, 0.55],
            Self::Expert => [0.031, 0.06, 0.95, 0.003, 0.003, 0.30, 0.45],
            Self::Full => [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0],
        };
        let [timid, doubt, forgetful] = match self {
            Self::Beginner => [0.200, 0.90, 0.90],
            Self::Novice => [0.170, 0.78, 0.85],
            Self::Casual => [0.140, 0.64, 0.78],
            Self::Intermediate => [0.090, 0.42, 0.62],
            Self::Advanced => [0.060, 0.30, 0.50],
            Self::Expert => [0.030, 0.19, 0.26],
            Self::Full => [0.0, 0.0, 0.0],
        };
        Habits { noise, blind, gammons, caution, greed, book, worst, timid, doubt, forgetful }
    }
}

/// How somebody misjudges. Equities are in units of the cube.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Habits {
    /// The standard deviation of their judgement of a play in contact; less in races and in the opening, more in back games.
    pub noise: f32,
    /// The chance to overlook a play that does two unrelated things; a third of it for any other.
    pub blind: f32,
    /// The share of the worth of gammons they feel.
    pub gammons: f32,
    /// What they would pay to leave one blot fewer.
    pub caution: f32,
    /// What they would pay to hit.
    pub greed: f32,
    /// The share of their other errors that they make in the first moves, which everybody has seen before.
    pub book: f32,
    /// What nobody of that strength would give away in one play.
    pub worst: f32,
    /// How much better a double must look before they dare, and how much worse a take before they pass.
    pub timid: f32,
    /// The standard deviation of their judgement of a take; half of it of a double.
    pub doubt: f32,
    /// The chance not to think of doubling before a roll.
    pub forgetful: f32,
}

/// What the pips of both sides sum to in the first moves: 334 at the start, some 16 fewer with every roll.
pub const OPENING_PIPS: u16 = 300;

/// Nobody doubles who does not think of it.
const NOT_THOUGHT_OF: f32 = 100.0;

impl Habits {
    /// The play they make of those ranked, best first: `None` only if there is none.
    #[must_use]
    pub fn choose<'a>(&self, position: &Position, ranked: &'a [RankedPlay]) -> Option<&'a RankedPlay> {
        let share = self.share_of_errors(position);
        let best = ranked.first()?;
        let seen = ranked.iter().filter(|play| {
            best.equity.value() - play.equity.value() <= self.worst && !self.overlooks(position, play, share)
        });
        let looks_like = |play: &RankedPlay| self.looks_like(position, play, share);
        Some(seen.max_by(|a, b| looks_like(a).total_cmp(&looks_like(b))).unwrap_or(best))
    }

    /// What waiting looks worth to them beyond what it is, when they may double.
    #[must_use]
    pub fn misjudged_double(&self, position: &Position) -> f32 {
        if unit(hash(position, 6)) < self.forgetful {
            return NOT_THOUGHT_OF;
        }
        // People are surer when to double, once they think of it, than what to take.
        self.timid + 0.5 * self.doubt * bell(hash(position, 1))
    }

    /// What taking looks to cost them beyond what it does.
    #[must_use]
    pub fn misjudged_take(&self, position: &Position) -> f32 {
        self.timid + self.doubt * bell(hash(position, 7))
    }

    /// How much of their errors they make in such a position.
    fn share_of_errors(&self, position: &Position) -> f32 {
        match Kind::of(position) {
            Kind::Race if homes(position).is_some() => 0.04,
            Kind::Race => 0.12,
            Kind::Late => 0.55,
            Kind::Deep => 0.9,
            Kind::Free | Kind::Open if position.own_pips() + position.opponent_pips() >= OPENING_PIPS => self.book,
            Kind::Free | Kind::Open => 1.0,
        }
    }

    fn overlooks(&self, position: &Position, play: &RankedPlay, share: f32) -> bool {
        let chance = share * if is_scattered(&play.play) { self.blind } else { self.blind / 3.0 };
        unit(mixed(hash(position, 2) ^ hash(&play.next, 3))) < chance
    }

    fn looks_like(&self, position: &Position, play: &RankedPlay, share: f32) -> f32 {
        let [_, wg, wb, _, lg, lb] = *play.outcomes.exclusive();
        let gammons = (wg - lg) + 2.0 * (wb - lb);
        let blots = play.next.counts()[1..=24].iter().filter(|&&checkers| checkers == -1).count() as f32;
        let hits = play.play.steps().iter().filter(|step| step.hit).count() as f32;
        let of_play = mixed(hash(position, 4) ^ hash(&play.next, 5));
        // Now and then a play is misunderstood altogether: large errors are more than a bell curve has.
        let misunderstood = if unit(mixed(of_play)) < 0.12 { 3.0 } else { 1.0 };
        let noise = self.noise * misunderstood * bell(of_play);
        let felt = self.greed * hits - self.caution * blots - (1.0 - self.gammons) * gammons;
        play.equity.value() + share * (felt + noise)
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
    fn nobody_gives_away_more_than_their_level_would_and_in_races_next_to_nothing() {
        let engine = Engine::default();
        let game = CubeGame::new(&Stakes::MONEY);
        let (mut position, mut races) = (Position::START, [0.0; 2]);
        let rolls: Vec<tavola_rules::Roll> = tavola_rules::Roll::all().collect();
        for turn in 0..400 {
            let roll = rolls[turn * 8 % rolls.len()];
            let ranked = engine.best_plays(&position, roll, &game, Plies::ZERO);
            let Some(best) = ranked.first() else {
                position = position.flipped();
                continue;
            };
            for level in Level::ALL {
                let habits = level.habits();
                let chosen = habits.choose(&position, &ranked).unwrap();
                let loss = best.equity.value() - chosen.equity.value();
                assert!(loss <= habits.worst, "{level:?} {roll}");
                if level == Level::Beginner {
                    races[usize::from(Kind::of(&position) == Kind::Race)] += loss;
                }
            }
            position = best.next;
            if crate::finished(&position).is_some() {
                position = Position::START;
            }
        }
        let [contact, race] = races;
        assert!(contact > 10.0 * race, "{races:?}");
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
