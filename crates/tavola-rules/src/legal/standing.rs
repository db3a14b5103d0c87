//! Where a player stands within a turn, step by step: what can follow, and how much of the roll can still be played.
//!
//! Nothing is listed here: who asks gets an answer as soon as one way is found.

use super::change::{Landing, moved};
use super::places::{BAR, Places, from_the_furthest, home_sources};
use crate::die::{Die, Roll};
use crate::play::Step;
use crate::point::{Origin, Target};
use crate::position::{OWN_BAR, Position};

/// The checkers, and the numbers still to be played.
#[derive(Clone, Copy)]
pub(crate) struct Standing {
    pub(crate) position: Position,
    pub(crate) left: Left,
    places: Places,
    roll: Roll,
}

/// How often the high number is still to be played, how often the low one (a double has only high ones).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Left {
    high: u8,
    low: u8,
}

impl Standing {
    /// Where the turn begins.
    pub(crate) fn at_first(position: &Position, roll: Roll) -> Self {
        let left = if roll.is_double() { Left { high: 4, low: 0 } } else { Left { high: 1, low: 1 } };
        Self { position: *position, left, places: Places::of(position), roll }
    }

    /// The numbers left, each once, the higher first.
    pub(crate) fn dice(&self) -> impl Iterator<Item = Die> + use<> {
        let both = [(self.left.high, self.roll.high()), (self.left.low, self.roll.low())];
        both.into_iter().filter(|&(times, _)| times > 0).map(|(_, die)| die)
    }

    /// How many of the numbers left can be played at most (MOV-07, MOV-09): 0 to 4.
    pub(crate) fn most(&self) -> u8 {
        (1..=self.left.high + self.left.low).rev().find(|&steps| self.allows(steps)).unwrap_or(0)
    }

    /// Whether so many of the numbers left can be played.
    pub(crate) fn allows(&self, steps: u8) -> bool {
        match steps {
            0 => true,
            1 => self.dice().any(|die| self.origins(die) != 0),
            _ => self
                .dice()
                .any(|die| from_the_furthest(self.origins(die)).any(|from| self.moved(from, die).allows(steps - 1))),
        }
    }

    /// The numbers that may come next where `most` steps can be made: of two that cannot both be played only the larger,
    /// if it can be played (MOV-08).
    pub(crate) fn next_dice(&self, most: u8) -> impl Iterator<Item = Die> + use<> {
        let excludes = most == 1 && self.left == Left { high: 1, low: 1 } && self.origins(self.roll.high()) != 0;
        self.dice().take(if excludes { 1 } else { 2 })
    }

    /// The steps that `die` allows by itself, the furthest checker's first, each with where it leads.
    pub(crate) fn steps(&self, die: Die) -> impl Iterator<Item = (Step, Self)> + use<> {
        let now = *self;
        from_the_furthest(self.origins(die)).filter_map(move |from| Some((now.step(from, die)?, now.moved(from, die))))
    }

    /// How many steps `die` allows by itself.
    pub(crate) const fn count(&self, die: Die) -> usize {
        self.origins(die).count_ones() as usize
    }

    /// Where the step that `die` allows on `from` by itself leads, if there is one.
    pub(crate) fn step_from(&self, from: Origin, die: Die) -> Option<(Step, Self)> {
        let from = from.number();
        (self.origins(die) >> from & 1 == 1).then(|| Some((self.step(from, die)?, self.moved(from, die))))?
    }

    /// From where `die` can be moved, as bits.
    const fn origins(&self, die: Die) -> u32 {
        let (places, die) = (self.places, die.number());
        if places.own & BAR == 0 {
            return home_sources(places, die);
        }
        if places.is_open(OWN_BAR as u8 - die) { BAR } else { 0 }
    }

    fn landing(&self, from: u8, die: Die) -> Landing {
        if from > die.number() { Landing::on(self.places, from - die.number()) } else { Landing::Plain }
    }

    fn step(&self, from: u8, die: Die) -> Option<Step> {
        let to = Target::new(from.saturating_sub(die.number()))?;
        Some(Step { from: Origin::new(from)?, to, hit: matches!(self.landing(from, die), Landing::Hit) })
    }

    fn moved(&self, from: u8, die: Die) -> Self {
        let Self { left, places, roll, .. } = *self;
        let position = moved(self.position, (from, die.number()), self.landing(from, die));
        let left =
            if die == roll.high() { Left { high: left.high - 1, ..left } } else { Left { low: left.low - 1, ..left } };
        Self { position, left, places: places.after(&position, from, from.saturating_sub(die.number())), roll }
    }
}
