//! The plays of a roll of two equal numbers.

use super::Half;
use super::change::{Landing, moved};
use super::places::{BAR, Places, bits, home_sources};
use crate::position::{OWN_BAR, Position};

/// A roll of two equal numbers, played up to four times (MOV-05, MOV-09).
pub(super) struct Double<'a, F> {
    pub(super) places: Places,
    pub(super) die: u8,
    pub(super) found: &'a mut F,
}

impl<F: FnMut(&[Half], Position)> Double<'_, F> {
    pub(super) fn generate(&mut self, position: Position) {
        for steps in (1..=4).rev() {
            let mut route = [(0, self.die); 4];
            if self.walk(position, self.places, u32::MAX, &mut route[..steps], 0) {
                return;
            }
        }
    }

    /// Plays as many steps as `route` is long, of which `done` are behind, each from one of the places `below` or
    /// further on; whether there was a way.
    fn walk(&mut self, position: Position, places: Places, below: u32, route: &mut [Half], done: usize) -> bool {
        let sources = self.sources(places) & below;
        if done + 1 == route.len() {
            for s in bits(sources) {
                route[done].0 = s;
                let result = moved(position, (s, self.die), self.landing(places, s));
                (self.found)(route, result);
            }
            return sources != 0;
        }
        let mut any = false;
        for s in bits(sources) {
            route[done].0 = s;
            let after = moved(position, (s, self.die), self.landing(places, s));
            let places_after = places.after(&after, s, s.saturating_sub(self.die));
            any |= self.walk(after, places_after, u32::MAX >> (31 - s), route, done + 1);
        }
        any
    }

    const fn landing(&self, places: Places, from: u8) -> Landing {
        if from > self.die { Landing::on(places, from - self.die) } else { Landing::Plain }
    }

    pub(super) const fn sources(&self, places: Places) -> u32 {
        if places.own & BAR != 0 {
            return if places.is_open(OWN_BAR as u8 - self.die) { BAR } else { 0 };
        }
        home_sources(places, self.die)
    }
}
