//! The plays of a roll of two equal numbers.

use core::marker::PhantomData;

use super::Half;
use super::change::{Landing, moved};
use super::places::{BAR, Places, bits, home_sources};
use crate::position::{OWN_BAR, Position};

/// A roll of two equal numbers, played up to four times (MOV-05, MOV-09).
pub(super) struct Double<'a, F> {
    pub(super) places: Places,
    pub(super) die: u8,
    pub(super) found: &'a mut F,
    /// Where in a route of four steps the play begins.
    pub(super) begin: usize,
}

impl<F: FnMut(&[Half], Position)> Double<'_, F> {
    pub(super) fn generate(&mut self, position: Position) {
        let _ = self.walk::<Then<Then<Then<Last>>>>(position)
            || self.walk::<Then<Then<Last>>>(position)
            || self.walk::<Then<Last>>(position)
            || self.walk::<Last>(position);
    }

    /// Plays so many steps; whether there was a way.
    fn walk<S: Steps>(&mut self, position: Position) -> bool {
        self.begin = 4 - S::LEFT;
        let places = self.places;
        S::walk(self, position, places, u32::MAX, &mut [(0, self.die); 4])
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

/// How many steps are still to be made, known when it is compiled: the walk is then a loop for each step.
trait Steps {
    const LEFT: usize;

    /// Plays the steps that are left, the last ones of `route`, each from one of the places `below` or further on;
    /// whether there was a way.
    fn walk<F: FnMut(&[Half], Position)>(
        double: &mut Double<'_, F>,
        position: Position,
        places: Places,
        below: u32,
        route: &mut [Half; 4],
    ) -> bool;
}

/// One step.
struct Last;

/// A step, then others.
struct Then<S>(PhantomData<S>);

impl Steps for Last {
    const LEFT: usize = 1;

    #[inline(always)]
    fn walk<F: FnMut(&[Half], Position)>(
        double: &mut Double<'_, F>,
        position: Position,
        places: Places,
        below: u32,
        route: &mut [Half; 4],
    ) -> bool {
        let sources = double.sources(places) & below;
        for s in bits(sources) {
            route[3].0 = s;
            let result = moved(position, (s, double.die), double.landing(places, s));
            (double.found)(&route[double.begin..], result);
        }
        sources != 0
    }
}

impl<S: Steps> Steps for Then<S> {
    const LEFT: usize = S::LEFT + 1;

    #[inline(always)]
    fn walk<F: FnMut(&[Half], Position)>(
        double: &mut Double<'_, F>,
        position: Position,
        places: Places,
        below: u32,
        route: &mut [Half; 4],
    ) -> bool {
        let mut any = false;
        for s in bits(double.sources(places) & below) {
            route[4 - Self::LEFT].0 = s;
            let after = moved(position, (s, double.die), double.landing(places, s));
            let places = places.after(&after, s, s.saturating_sub(double.die));
            any |= S::walk(double, after, places, u32::MAX >> (31 - s), route);
        }
        any
    }
}
