//! The evaluator made of one net for each kind of position.

use std::sync::{Arc, LazyLock};

use tavola_rules::Position;

use super::file::NetFileError;
use super::kind::Kind;
use super::quantised::Net;
use crate::evaluator::{Evaluator, finished};
use crate::features::{MAX_SLOTS, base_changes, is_over};
use crate::outcomes::Outcomes;
use crate::simd::Level;
use crate::simd::eval::{Row, change, classes, differing};

const KINDS: usize = Kind::ALL.len();
/// The files inside the program, in the order of [`Kind::ALL`].
const FILES: [&[u8]; KINDS] = [
    include_bytes!("../../nets/race.net"),
    include_bytes!("../../nets/late.net"),
    include_bytes!("../../nets/deep.net"),
    include_bytes!("../../nets/free.net"),
    include_bytes!("../../nets/open.net"),
];
/// In place of an expert row where there is none.
const NO_ROW: u16 = u16::MAX;

/// One net for each kind of position. Evaluates a list of positions the faster, the more alike neighbours are:
/// the plays of one roll differ in few inputs, and only these are computed anew.
#[derive(Debug, Clone)]
pub struct Nets {
    nets: [Net; KINDS],
    level: Level,
}

impl Nets {
    /// The evaluator of these nets, in the order of [`Kind::ALL`], on the best kernels of this CPU.
    #[must_use]
    pub fn new(nets: [Net; KINDS]) -> Self {
        Self { nets, level: Level::best() }
    }

    /// The nets this program carries inside, made by `tavola train`; their card is `nets/README.md`.
    ///
    /// # Panics
    /// Never: a test reads the same files.
    #[must_use]
    pub fn built_in() -> &'static Arc<Self> {
        static NETS: LazyLock<Arc<Nets>> =
            LazyLock::new(|| Arc::new(Nets::from_files(FILES).expect("the files inside are whole")));
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
    fn walk(&self, positions: &[Position], mut found: impl FnMut(usize, Outcomes)) {
        let mut trails = [const { Trail::START }; KINDS];
        let mut lists = Lists { on: List::EMPTY, off: List::EMPTY };
        for (index, position) in positions.iter().enumerate() {
            let outcomes = if is_over(position) {
                finished(position).unwrap_or_default()
            } else {
                let kind = Kind::of(position);
                trails[kind.index()].outcomes(self.net(kind), self.level, position, &mut lists)
            };
            found(index, outcomes);
        }
    }
}

impl Evaluator for Nets {
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]) {
        let out = &mut out[..positions.len()];
        self.level.run(
            #[inline(always)]
            || self.walk(positions, |index, outcomes| out[index] = outcomes),
        );
    }
}

/// Row numbers to be switched; never more than two sets of inputs.
struct List {
    rows: [u16; 128],
    len: usize,
}

impl List {
    const EMPTY: Self = Self { rows: [0; 128], len: 0 };

    #[inline(always)]
    fn push(&mut self, row: u16) {
        self.rows[self.len] = row;
        self.len += 1;
    }

    #[inline(always)]
    fn push_unless_none(&mut self, row: u16) {
        self.rows[self.len] = row;
        self.len += usize::from(row != NO_ROW);
    }

    #[inline(always)]
    fn all(&self) -> &[u16] {
        &self.rows[..self.len]
    }
}

/// Rows to switch on and off.
struct Lists {
    on: List,
    off: List,
}

/// The last position a net has seen and its first-layer sums.
struct Trail {
    position: Position,
    slots: [u16; MAX_SLOTS],
    sums: Row,
    is_fresh: bool,
}

impl Trail {
    const START: Self =
        Self { position: Position::START, slots: [NO_ROW; MAX_SLOTS], sums: Row([0; 256]), is_fresh: true };

    #[inline(always)]
    fn outcomes(&mut self, net: &Net, level: Level, position: &Position, lists: &mut Lists) -> Outcomes {
        if self.is_fresh {
            self.sums = *net.start();
            self.is_fresh = false;
        }
        let Lists { on, off } = lists;
        (on.len, off.len) = (0, 0);
        base_changes(
            &self.position,
            position,
            #[inline(always)]
            |row| off.push(row),
            #[inline(always)]
            |row| on.push(row),
        );
        let mut slots = [NO_ROW; MAX_SLOTS];
        net.layout().expert_rows(position, &mut slots);
        let mut differing = differing(level, &slots, &self.slots);
        while differing != 0 {
            let slot = differing.trailing_zeros() as usize;
            differing &= differing - 1;
            on.push(slots[slot]);
            off.push_unless_none(self.slots[slot]);
        }
        change(level, &mut self.sums, net.rows(), on.all(), off.all());
        self.slots = slots;
        self.position = *position;
        let [w, wg, wb, l, lg, lb, ..] = classes(level, &self.sums, net.head());
        Outcomes::from_exclusive([w, wg, wb, l, lg, lb])
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
