//! The evaluator made of one net for each kind of position.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use tavola_rules::Position;

use super::file::NetFileError;
use super::files;
use super::kind::Kind;
use super::prune::{ClassValues, PruneNets};
use super::quantised::Net;
use crate::evaluator::{Evaluator, finished};
use crate::features::{LANES, MAX_SLOTS, Several, base_changes};
use crate::outcomes::Outcomes;
use crate::simd::Level;
use crate::simd::eval::{List, NO_ROW, Row, Switched, TOGETHER, change, classes, classes_of_some, switch_slots};

const KINDS: usize = Kind::ALL.len();

/// One net for each kind of position. Evaluates a list of positions the faster, the more alike neighbours are:
/// the plays of one roll differ in few inputs, and only these are computed anew.
#[derive(Debug, Clone)]
pub struct Nets {
    nets: [Net; KINDS],
    level: Level,
    /// Another number for other nets.
    name: u64,
}

impl Nets {
    /// The evaluator of these nets, in the order of [`Kind::ALL`], on the best kernels of this CPU.
    #[must_use]
    pub fn new(nets: [Net; KINDS]) -> Self {
        static NAMES: AtomicU64 = AtomicU64::new(1);
        Self { nets, level: Level::best(), name: NAMES.fetch_add(1, Ordering::Relaxed) }
    }

    /// The nets this program carries inside, made by `tavola train`; their card is `nets/README.md`. In WebAssembly those
    /// it was [given](super::files).
    ///
    /// # Panics
    /// Never: a test reads the same files. In WebAssembly if none were given.
    #[must_use]
    pub fn built_in() -> &'static Arc<Self> {
        static NETS: LazyLock<Arc<Nets>> =
            LazyLock::new(|| Arc::new(Nets::from_files(files::of_kinds()).expect("the files inside are whole")));
        &NETS
    }

    /// Reads the nets from their files' bytes, in the order of [`Kind::ALL`].
    ///
    /// # Errors
    /// The first that is no usable net, with its kind.
    pub fn from_files(files: [&[u8]; KINDS]) -> Result<Self, (Kind, NetFileError)> {
        let mut nets = Vec::with_capacity(KINDS);
        for (kind, bytes) in Kind::ALL.into_iter().zip(files) {
            nets.push(Net::from_bytes(kind.layout(), bytes).map_err(|error| (kind, error))?);
        }
        let nets = nets.try_into().map_err(|_| (Kind::Race, NetFileError::Shape))?;
        Ok(Self::new(nets))
    }

    /// The same nets on other kernels; the answers are the same to the last bit.
    #[must_use]
    pub fn on(mut self, level: Level) -> Self {
        self.level = level;
        self
    }

    /// The kernels in use.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The net of `kind`.
    #[must_use]
    pub const fn net(&self, kind: Kind) -> &Net {
        &self.nets[kind.index()]
    }

    #[inline(always)]
    fn walk(&self, desk: &mut Desk, positions: &[Position], out: &mut [Outcomes]) {
        desk.belong_to(self);
        let Desk { trails, lists, several, .. } = desk;
        for (chunk, positions) in positions.chunks(LANES).enumerate() {
            several.look(self.level, positions);
            for (lane, position) in positions.iter().enumerate() {
                let place = chunk * LANES + lane;
                if several.masks(lane).is_over() {
                    out[place] = finished(position).unwrap_or_default();
                    continue;
                }
                let kind = several.kind(lane);
                let (trail, net) = (&mut trails[kind], &self.nets[kind]);
                trail.enter(net, self.level, Seen { position, slots: several.slots(lane), place }, lists);
                if trail.waiting == TOGETHER {
                    trail.settle(net, self.level, out);
                }
            }
        }
        for (trail, net) in trails.iter_mut().zip(&self.nets) {
            trail.settle(net, self.level, out);
        }
    }
}

impl Evaluator for Nets {
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]) {
        let out = &mut out[..positions.len()];
        DESK.with_borrow_mut(|desk| {
            self.level.run(
                #[inline(always)]
                || self.walk(desk, positions, out),
            );
        });
    }

    /// By the small nets inside the program, whichever nets these are.
    fn prune_values(&self, positions: &[Position], values: &ClassValues, out: &mut [f32]) -> Option<()> {
        PruneNets::built_in().worths(self.level, positions, values, out);
        Some(())
    }

    fn identity(&self) -> Option<u64> {
        Some(self.name << 1)
    }
}

thread_local! {
    /// Kept from list to list: the next one often begins near where the last one ended.
    static DESK: RefCell<Desk> = const {
        RefCell::new(Desk { owner: 0, trails: Vec::new(), lists: Lists::EMPTY, several: Several::NONE })
    };
}

/// Working memory of one thread.
struct Desk {
    /// The nets the trails belong to.
    owner: u64,
    /// In the order of [`Kind::ALL`].
    trails: Vec<Trail>,
    lists: Lists,
    several: Several,
}

impl Desk {
    /// Forgets what other nets have left.
    fn belong_to(&mut self, nets: &Nets) {
        if self.owner != nets.name {
            self.owner = nets.name;
            self.trails = nets.nets.iter().map(Trail::start).collect();
        }
    }
}

/// Rows to switch on and off.
struct Lists {
    on: List,
    off: List,
}

impl Lists {
    const EMPTY: Self = Self { on: List::EMPTY, off: List::EMPTY };
}

/// A position of a list.
struct Seen<'a> {
    position: &'a Position,
    slots: &'a [u16; MAX_SLOTS],
    /// Where it stands in the list.
    place: usize,
}

/// The last position a net has seen, and first-layer sums that wait until there are enough to go on together.
struct Trail {
    position: Position,
    slots: [u16; MAX_SLOTS],
    sums: [Row; TOGETHER],
    /// Where the sums of `position` are.
    last: usize,
    /// How many of `sums` wait, from the first.
    waiting: usize,
    /// Their places in the list.
    places: [usize; TOGETHER],
}

impl Trail {
    fn start(net: &Net) -> Self {
        Self {
            position: Position::START,
            slots: [NO_ROW; MAX_SLOTS],
            sums: [*net.start(); TOGETHER],
            last: TOGETHER - 1,
            waiting: 0,
            places: [0; TOGETHER],
        }
    }

    /// Adds a position to those that wait.
    #[inline(always)]
    fn enter(&mut self, net: &Net, level: Level, Seen { position, slots, place }: Seen<'_>, lists: &mut Lists) {
        let Lists { on, off } = lists;
        on.clear();
        off.clear();
        base_changes(
            &self.position,
            position,
            #[inline(always)]
            |is_one, is_on, row| {
                on.push_if(is_one && is_on, row);
                off.push_if(is_one && !is_on, row);
            },
        );
        switch_slots(level, slots, &self.slots, on, off);
        let switched = Switched { rows: net.rows(), on: on.rows(), off: off.rows() };
        if let Ok([from, to]) = self.sums.get_disjoint_mut([self.last, self.waiting]) {
            change(level, from, to, switched);
        }
        self.slots = *slots;
        self.position = *position;
        self.places[self.waiting] = place;
        self.last = self.waiting;
        self.waiting += 1;
    }

    /// Carries those that wait to their outcomes. The last sums then stand where the next do not go.
    #[inline(always)]
    fn settle(&mut self, net: &Net, level: Level, out: &mut [Outcomes]) {
        const END: usize = TOGETHER - 1;
        let mut give = |place: usize, [w, wg, wb, l, lg, lb, ..]: [f32; 8]| {
            out[place] = Outcomes::from_exclusive([w, wg, wb, l, lg, lb]);
        };
        match self.waiting {
            0 => return,
            1 => give(self.places[0], classes(level, &self.sums[0], net.head())),
            waiting => {
                let all = classes_of_some(level, &self.sums, waiting, net.head());
                self.places[..waiting].iter().zip(all).for_each(|(&place, classes)| give(place, classes));
            }
        }
        if self.last != END {
            self.sums[END] = self.sums[self.last];
            self.last = END;
        }
        self.waiting = 0;
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::{Roll, legal_results};

    use super::*;
    use crate::features::Layout;
    use crate::net::Weights;

    fn net(layout: Layout) -> Net {
        let wave = |seed: usize| (seed as f32 * 0.37).sin() * 0.2;
        let rows: Vec<[f32; 256]> =
            (0..layout.rows()).map(|row| std::array::from_fn(|unit| wave(row * 256 + unit))).collect();
        let middle = std::array::from_fn(|unit| std::array::from_fn(|column| wave(unit * 32 + column)));
        let last = std::array::from_fn(|unit| std::array::from_fn(|class| wave(unit * 8 + class)));
        let weights = Weights { rows: &rows, bias: &rows[3], middle: &middle, middle_bias: &[0.25; 32], last: &last };
        Net::quantised(layout, &weights)
    }

    #[test]
    fn the_nets_inside_know_that_the_start_is_nearly_even() {
        let equity = Nets::built_in().evaluate_one(&Position::START).cubeless().value();
        assert!((0.0..0.2).contains(&equity), "{equity}");
    }

    #[test]
    fn a_list_is_judged_as_its_positions_one_by_one_on_all_kernels() {
        let nets = Nets::new(Kind::ALL.map(|kind| net(kind.layout())));
        let mut position = Position::START;
        for step in 0..120 {
            let roll = Roll::all().nth(step * 5 % 21).expect("there are 21");
            let mut results = Vec::new();
            legal_results(&position, roll, &mut results);
            let results: Vec<Position> = results.iter().map(Position::flipped).collect();
            let single: Vec<Outcomes> = results.iter().map(|result| nets.evaluate_one(result)).collect();
            for level in Level::all() {
                let mut together = vec![Outcomes::default(); results.len()];
                nets.clone().on(level).evaluate(&results, &mut together);
                assert_eq!(together, single, "{level:?}");
            }
            position = results.get(step % results.len().max(1)).copied().unwrap_or_else(|| position.flipped());
            if finished(&position).is_some() {
                position = Position::START;
            }
        }
    }
}
