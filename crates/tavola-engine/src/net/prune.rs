//! The pruning nets: a very small net for each kind of position that says which plays deserve a proper look.
//!
//! It knows only where the checkers stand, has 32 units and one layer above them, and answers with the worth of a
//! position at given stakes. It is taught by the nets proper and never the last word. Plain code: compiled for each
//! kind of CPU it is fast enough, and every rounding is spelled out, so it says the same everywhere. Sums that do not fit
//! stay at the end of the scale: teaching does not keep them from growing.
//!
//! The file, `TVG1`, little endian:
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `TVG1` |
//! | for each kind: 330 × 32 × 2 | first layer, one standing for 2048 |
//! | 32 × 2 | its biases |
//! | 6 × 32 × 4 | outcome classes by unit |
//! | 6 × 4 | their biases |
//! | 8 | FNV-1a of everything before |

use std::sync::LazyLock;

use tavola_rules::Position;

use super::file::{NetFileError, Reader, checksum};
use super::files;
use super::kind::Kind;
use crate::features::{BASE_ROWS, Masks, base_rows_of_place};
use crate::simd::Level;

/// Units of the only layer.
pub const UNITS: usize = 32;
const ONE: f32 = 2048.0;
const MAGIC: [u8; 4] = *b"TVG1";
const KIND_BYTES: usize = (BASE_ROWS + 1) * UNITS * 2 + 6 * (UNITS + 1) * 4;
/// Places of a position and signed counts on them in five bits, as an index.
const ENTRIES: usize = 32 * 32;

/// What a game that ends in each class is worth, in the order of [`Outcomes`](crate::Outcomes).
pub type ClassValues = [f32; 6];

/// The weights for one kind of position, as training hands them over.
#[derive(Debug, Clone, PartialEq)]
pub struct PruneWeights {
    /// First layer, a row for each base input.
    pub rows: Vec<[f32; UNITS]>,
    /// Its biases.
    pub bias: [f32; UNITS],
    /// Outcome classes by unit.
    pub classes: [[f32; UNITS]; 6],
    /// Their biases.
    pub class_bias: [f32; 6],
}

/// The small nets.
#[derive(Debug, Clone)]
pub struct PruneNets {
    kinds: Vec<Small>,
}

#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct Units([i16; UNITS]);

/// One kind's net; the rows of all checkers on a place are summed beforehand.
#[derive(Debug, Clone)]
struct Small {
    places: Box<[Units; ENTRIES]>,
    bias: Units,
    classes: [[f32; UNITS]; 6],
    class_bias: [f32; 6],
}

/// Worth by unit, where the stakes are known.
#[derive(Clone, Copy)]
struct Folded {
    units: [f32; UNITS],
    bias: f32,
}

impl PruneNets {
    /// The nets this program carries inside, made by `tavola train prune`. In WebAssembly those it was
    /// [given](super::files).
    ///
    /// # Panics
    /// Never: a test reads the same file. In WebAssembly if none were given.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static NETS: LazyLock<PruneNets> =
            LazyLock::new(|| PruneNets::from_bytes(files::of_pruning()).expect("the file inside is whole"));
        &NETS
    }

    /// Rounds trained weights, in the order of [`Kind::ALL`], into a file.
    #[must_use]
    pub fn to_bytes(weights: &[PruneWeights; Kind::ALL.len()]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for kind in weights {
            let rows = kind.rows.iter().chain([&kind.bias]).flatten();
            bytes.extend(rows.flat_map(|weight| ((weight * ONE).round() as i16).to_le_bytes()));
            let classes = kind.classes.iter().flatten().chain(&kind.class_bias);
            bytes.extend(classes.flat_map(|weight| weight.to_le_bytes()));
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Where the bytes are no whole, undamaged file for these inputs.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetFileError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(NetFileError::Foreign);
        }
        let wanted = 4 + Kind::ALL.len() * KIND_BYTES + 8;
        if bytes.len() != wanted {
            return Err(NetFileError::Length { found: bytes.len(), wanted });
        }
        let (body, sum) = bytes.split_at(wanted - 8);
        if checksum(body).to_le_bytes() != *sum {
            return Err(NetFileError::Damaged);
        }
        let mut reader = Reader(&body[4..]);
        Ok(Self { kinds: Kind::ALL.iter().map(|_| Small::read(&mut reader)).collect() })
    }

    /// What each of `positions` is worth to the player on roll, about, into the same place of `out`.
    ///
    /// # Panics
    /// If `out` is shorter.
    pub fn worths(&self, level: Level, positions: &[Position], values: &ClassValues, out: &mut [f32]) {
        let out = &mut out[..positions.len()];
        level.run(
            #[inline(always)]
            || self.walk(level, positions, values, out),
        );
    }

    #[inline(always)]
    fn walk(&self, level: Level, positions: &[Position], values: &ClassValues, out: &mut [f32]) {
        let mut folded = [None; Kind::ALL.len()];
        for (position, out) in positions.iter().zip(out) {
            let masks = Masks::of(level, position);
            let kind = Kind::with_masks(position, &masks).index();
            let net = &self.kinds[kind];
            let Folded { units, bias } = *folded[kind].get_or_insert_with(
                #[inline(always)]
                || net.folded(values),
            );
            *out = worth(&net.sums(position), &units) + bias;
        }
    }
}

impl Small {
    fn read(reader: &mut Reader<'_>) -> Self {
        let rows: Vec<[i16; UNITS]> = (0..BASE_ROWS).map(|_| reader.integers()).collect();
        let bias = Units(reader.integers());
        let classes = std::array::from_fn(|_| reader.floats());
        let class_bias = reader.floats();
        let mut places = Box::new([Units([0; UNITS]); ENTRIES]);
        for (entry, units) in places.iter_mut().enumerate() {
            // Five bits of a signed number.
            let (index, count) = (entry / 32, (entry as i32 % 32 + 16) % 32 - 16);
            for row in base_rows_of_place(index, count as i8) {
                let weights = rows.get(usize::from(row)).unwrap_or(&[0; UNITS]);
                units.0.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = sum.saturating_add(*weight));
            }
        }
        Self { places, bias, classes, class_bias }
    }

    #[inline(always)]
    fn folded(&self, values: &ClassValues) -> Folded {
        let mut folded = Folded { units: [0.0; UNITS], bias: 0.0 };
        for ((value, weights), bias) in values.iter().zip(&self.classes).zip(&self.class_bias) {
            for (sum, weight) in folded.units.iter_mut().zip(weights) {
                *sum += weight * value;
            }
            folded.bias += bias * value;
        }
        folded
    }

    /// The sums of the units before their bend. Every place is looked up, for most have somebody on them and a loop
    /// over those alone ends where no processor foresees it.
    #[inline(always)]
    fn sums(&self, position: &Position) -> Units {
        let mut sums = self.bias;
        for (index, &checkers) in position.counts()[..28].iter().enumerate() {
            let units = &self.places[index * 32 + usize::from(checkers.cast_unsigned() & 31)];
            for (sum, weight) in sums.0.iter_mut().zip(&units.0) {
                *sum = sum.saturating_add(*weight);
            }
        }
        sums
    }
}

/// The bent sums weighed, in a fixed order.
#[inline(always)]
fn worth(sums: &Units, weights: &[f32; UNITS]) -> f32 {
    let mut lanes = [0.0f32; UNITS];
    for unit in 0..UNITS {
        let t = (f32::from(sums.0[unit]) * (1.0 / ONE)).clamp(-1.0, 1.0);
        lanes[unit] = t * (2.0 - t.abs()) * weights[unit];
    }
    let mut width = UNITS / 2;
    while width > 0 {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
        width /= 2;
    }
    lanes[0]
}

#[cfg(test)]
mod tests {
    use tavola_rules::{Roll, legal_results};

    use super::*;

    const CUBELESS: ClassValues = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0];

    #[test]
    fn pruning_is_the_same_on_all_levels() {
        let mut position = Position::START;
        for step in 0..200 {
            let mut results = Vec::new();
            legal_results(&position, Roll::all().nth(step * 5 % 21).expect("there are 21"), &mut results);
            let of = |level| {
                let mut worths = vec![0.0; results.len()];
                PruneNets::built_in().worths(level, &results, &CUBELESS, &mut worths);
                worths
            };
            let plain = of(Level::PLAIN);
            assert!(Level::all().all(|level| of(level) == plain));
            position = results.get(step % results.len().max(1)).map_or(Position::START, Position::flipped);
        }
    }

    #[test]
    fn damaged_and_foreign_files_are_refused_by_name() {
        let good = include_bytes!("../../nets/prune.net").to_vec();
        assert!(matches!(PruneNets::from_bytes(b"TVN1"), Err(NetFileError::Foreign)));
        assert!(matches!(PruneNets::from_bytes(&good[..99]), Err(NetFileError::Length { .. })));
        let mut bad = good;
        bad[5000] ^= 1;
        assert!(matches!(PruneNets::from_bytes(&bad), Err(NetFileError::Damaged)));
    }
}
