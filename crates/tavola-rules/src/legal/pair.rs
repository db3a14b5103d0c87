//! The plays of a roll of two different numbers.

use super::Half;
use super::change::{Landing, moved};
use super::places::{BAR, OUTSIDE, POINTS, Places, bits, home_sources};
use crate::position::{OWN_BAR, Position};

/// A roll of two different numbers.
pub(super) struct Pair {
    pub(super) position: Position,
    pub(super) places: Places,
    pub(super) high: u8,
    pub(super) low: u8,
}

impl Pair {
    /// Whether a checker might be borne off with this roll: at most one stands outside the home board.
    pub(super) const fn may_bear_off(&self) -> bool {
        (self.places.own & OUTSIDE).count_ones() + (self.places.many & OUTSIDE).count_ones() <= 1
    }

    /// Nobody on the bar, two or more checkers outside: pairs of sources, then one checker running both numbers.
    #[inline]
    pub(super) fn running(&self, found: &mut impl FnMut(&[Half], Position)) {
        let Self { places, high, low, .. } = *self;
        let (highs, lows) = (places.sources(high), places.sources(low));
        let mut any = false;
        for a in bits(highs) {
            // One checker running both numbers is `run`'s; a lone checker cannot move twice at once.
            let runs = 1 << (a - high) | 1 << (a + low);
            let lone = (1 << a) & !places.many;
            let partners = lows & !(runs | lone);
            if partners != 0 {
                any = true;
                self.pairs(a, partners, found);
            }
        }
        for s in bits(places.own & POINTS & (u32::MAX << (high + low + 1))) {
            any |= self.run(s, highs >> s & 1 == 1, lows >> s & 1 == 1, found);
        }
        if !any {
            self.single(highs, lows, found);
        }
    }

    /// `a` moves the high number; each of `partners` in turn the low one.
    #[inline]
    fn pairs(&self, a: u8, partners: u32, found: &mut impl FnMut(&[Half], Position)) {
        let Self { places, high, low, .. } = *self;
        let first = moved(self.position, (a, high), Landing::on(places, a - high));
        for b in bits(partners) {
            let twice = a - high == b - low;
            let landing = if twice { Landing::Plain } else { Landing::on(places, b - low) };
            found(&[(a, high), (b, low)], moved(first, (b, low), landing));
        }
    }

    /// The checker on `s` runs both numbers: once, or once over each intermediate point if that makes a difference.
    #[inline]
    fn run(&self, s: u8, high_first: bool, low_first: bool, found: &mut impl FnMut(&[Half], Position)) -> bool {
        let Self { places, high, low, .. } = *self;
        let end = s - high - low;
        if !places.is_open(end) {
            return false;
        }
        if high_first {
            self.run_over((s, high), (s - high, low), found);
        }
        let differs = places.is_blot(s - high) || places.is_blot(s - low);
        if low_first && (differs || !high_first) {
            self.run_over((s, low), (s - low, high), found);
        }
        high_first || low_first
    }

    #[inline]
    fn run_over(&self, first: Half, second: Half, found: &mut impl FnMut(&[Half], Position)) {
        let places = self.places;
        let midway = moved(self.position, first, Landing::on(places, second.0));
        found(&[first, second], moved(midway, second, Landing::on(places, second.0 - second.1)));
    }

    /// One number only: the larger if it can be played (MOV-08).
    #[inline]
    fn single(&self, highs: u32, lows: u32, found: &mut impl FnMut(&[Half], Position)) {
        let (sources, die) = if highs != 0 { (highs, self.high) } else { (lows, self.low) };
        for from in bits(sources) {
            found(&[(from, die)], moved(self.position, (from, die), Landing::on(self.places, from - die)));
        }
    }

    /// One checker on the bar: it enters with one number, then anything moves the other (HIT-02, HIT-05).
    pub(super) fn entering_one(&self, found: &mut impl FnMut(&[Half], Position)) {
        const FROM: u8 = OWN_BAR as u8;
        let Self { places, high, low, .. } = *self;
        let (high_enters, low_enters) = (places.is_open(FROM - high), places.is_open(FROM - low));
        let mut any = false;
        for (enters, die, other) in [(high_enters, high, low), (low_enters, low, high)] {
            let partners = places.sources(other) & !(1 << (FROM - die));
            if enters && partners != 0 {
                any = true;
                let first = moved(self.position, (FROM, die), Landing::on(places, FROM - die));
                for b in bits(partners) {
                    let twice = FROM - die == b - other;
                    let landing = if twice { Landing::Plain } else { Landing::on(places, b - other) };
                    found(&[(FROM, die), (b, other)], moved(first, (b, other), landing));
                }
            }
        }
        any |= self.run(FROM, high_enters, low_enters, found);
        if !any {
            self.single(u32::from(high_enters) * BAR, u32::from(low_enters) * BAR, found);
        }
    }

    /// Two or more on the bar: each number enters one, if it can (HIT-04).
    pub(super) fn entering_more(&self, found: &mut impl FnMut(&[Half], Position)) {
        const FROM: u8 = OWN_BAR as u8;
        let Self { places, high, low, .. } = *self;
        let (high_enters, low_enters) = (places.is_open(FROM - high), places.is_open(FROM - low));
        if high_enters && low_enters {
            let first = moved(self.position, (FROM, high), Landing::on(places, FROM - high));
            let second = moved(first, (FROM, low), Landing::on(places, FROM - low));
            found(&[(FROM, high), (FROM, low)], second);
        } else {
            self.single(u32::from(high_enters) * BAR, u32::from(low_enters) * BAR, found);
        }
    }

    /// At most one checker outside: both orders are walked, and a result is told by its key.
    pub(super) fn bearing_off(&self, found: &mut impl FnMut(&[Half], Position)) {
        let mut keys = [0; 128];
        let mut count = 0;
        for (die, other) in [(self.high, self.low), (self.low, self.high)] {
            for a in bits(home_sources(self.places, die)) {
                let first = self.landing(a, die);
                let midway = moved(self.position, (a, die), first);
                let places = self.places.after(&midway, a, a.saturating_sub(die));
                for b in bits(home_sources(places, other)) {
                    let second = if b > other { Landing::on(places, b - other) } else { Landing::Plain };
                    let key = difference((a, die), first) + difference((b, other), second);
                    if !keys[..count].contains(&key) {
                        keys[count] = key;
                        count += 1;
                        found(&[(a, die), (b, other)], moved(midway, (b, other), second));
                    }
                }
            }
        }
        if count == 0 {
            let highs = home_sources(self.places, self.high);
            let (sources, die) =
                if highs != 0 { (highs, self.high) } else { (home_sources(self.places, self.low), self.low) };
            for from in bits(sources) {
                found(&[(from, die)], moved(self.position, (from, die), self.landing(from, die)));
            }
        }
    }

    const fn landing(&self, from: u8, die: u8) -> Landing {
        if from > die { Landing::on(self.places, from - die) } else { Landing::Plain }
    }
}

/// What a step changes on the points, as a number whose digits to base 6 are the changes, from -2 to 3 each after two
/// steps: no two results of a roll without checkers on the bar have the same sum.
const fn difference((from, die): Half, landing: Landing) -> i64 {
    let arrives = match landing {
        _ if from <= die => 0,
        Landing::Plain => 6_i64.pow((from - die - 1) as u32),
        Landing::Hit => 2 * 6_i64.pow((from - die - 1) as u32),
    };
    arrives - 6_i64.pow((from - 1) as u32)
}
