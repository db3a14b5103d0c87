//! Net files, `TVN1`: header, weights, checksum; all little endian.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `TVN1` |
//! | 4 | signature of the input layout |
//! | 4 | rows of the first layer |
//! | 2 + 2 + 2 + 2 | units of first layer, second layer, bent ones, what stands for one |
//! | rows × 256 × 2 | first layer |
//! | 256 × 2 | its biases |
//! | 128 × 64 × 2 | second layer in pairs |
//! | 32 × 4, 32 × 4 | its scales and biases |
//! | 26 × 6 × 4 | last layer |
//! | 8 | FNV-1a of everything before |

use crate::features::Layout;
use crate::simd::eval::{BENT, Head, MIDDLE, ONE, Pair, Row, WIDTH};

use super::quantised::Net;

const MAGIC: [u8; 4] = *b"TVN1";

/// Why bytes are no usable net.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetFileError {
    /// Other magic bytes.
    #[error("not a Tavola net file (it does not begin with TVN1)")]
    Foreign,
    /// Inputs other than those this program computes.
    #[error("the net was made for other inputs (signature {found:#x}, this program has {wanted:#x})")]
    Layout {
        /// In the file.
        found: u32,
        /// What this program computes.
        wanted: u32,
    },
    /// Another shape than this program's kernels take.
    #[error("the net has another shape than this program computes")]
    Shape,
    /// Too short or too long.
    #[error("the net file has {found} bytes where {wanted} belong")]
    Length {
        /// Bytes found.
        found: usize,
        /// Bytes needed.
        wanted: usize,
    },
    /// The checksum does not fit.
    #[error("the net file is damaged (its checksum does not fit)")]
    Damaged,
}

pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

const HEADER: usize = 20;

const fn length(rows: usize) -> usize {
    HEADER + (rows + 1) * WIDTH * 2 + WIDTH * MIDDLE * 2 + 2 * MIDDLE * 4 + BENT * 6 * 4 + 8
}

impl Net {
    /// The net as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(length(self.rows.len()));
        bytes.extend(header((self.layout.signature(), self.layout.rows())));
        let head = &self.head;
        let rows = self.rows.iter().chain([&self.bias]).flat_map(|row| row.0);
        let pairs = head.pairs.iter().flat_map(|pair| pair.0);
        bytes.extend(rows.chain(pairs).flat_map(i16::to_le_bytes));
        let last = head.last.iter().flat_map(|row| &row[..6]);
        bytes.extend(head.scale.iter().chain(&head.bias).chain(last).flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a net of `layout`, or of what it was [before](Layout::before), from a file's bytes.
    ///
    /// # Errors
    /// Where the bytes are no whole, undamaged net for these inputs and kernels.
    pub fn from_bytes(layout: Layout, bytes: &[u8]) -> Result<Self, NetFileError> {
        let known = check(layout, bytes)?;
        let mut reader = Reader(&bytes[HEADER..]);
        let mut rows: Vec<Row> = (0..known).map(|_| Row(reader.integers())).collect();
        rows.resize(layout.rows(), Row([0; WIDTH]));
        let bias = Row(reader.integers());
        let mut head = Box::new(Head {
            pairs: [Pair([0; 2 * MIDDLE]); WIDTH / 2],
            scale: [0.0; MIDDLE],
            bias: [0.0; MIDDLE],
            last: [[0.0; 8]; BENT],
        });
        for pair in &mut head.pairs {
            pair.0 = reader.integers();
        }
        head.scale = reader.floats();
        head.bias = reader.floats();
        for row in &mut head.last {
            row[..6].copy_from_slice(&reader.floats::<6>());
        }
        Ok(Self::assembled(layout, rows, bias, head))
    }
}

fn header((signature, rows): (u32, usize)) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(signature.to_le_bytes());
    bytes.extend((rows as u32).to_le_bytes());
    for size in [WIDTH as u16, MIDDLE as u16, BENT as u16, ONE.unsigned_abs()] {
        bytes.extend(size.to_le_bytes());
    }
    bytes
}

/// How many rows of the first layer are in the file.
fn check(layout: Layout, bytes: &[u8]) -> Result<usize, NetFileError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(NetFileError::Foreign);
    }
    let now = (layout.signature(), layout.rows());
    let found = bytes.get(4..8).and_then(|four| four.try_into().ok()).map(u32::from_le_bytes);
    let wrong_length = |rows| NetFileError::Length { found: bytes.len(), wanted: length(rows) };
    let found = found.ok_or(wrong_length(now.1))?;
    let inputs = [Some(now), layout.before()].into_iter().flatten().find(|(signature, _)| *signature == found);
    let inputs = inputs.ok_or(NetFileError::Layout { found, wanted: now.0 })?;
    if bytes.len() >= HEADER && bytes[..HEADER] != header(inputs) {
        return Err(NetFileError::Shape);
    }
    let rows = inputs.1;
    if bytes.len() != length(rows) {
        return Err(wrong_length(rows));
    }
    let (body, sum) = bytes.split_at(length(rows) - 8);
    if checksum(body).to_le_bytes() == *sum { Ok(rows) } else { Err(NetFileError::Damaged) }
}

/// Reads numbers; the length has been checked before.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl Reader<'_> {
    pub(super) fn integers<const N: usize>(&mut self) -> [i16; N] {
        let (head, rest) = self.0.split_at(2 * N);
        self.0 = rest;
        std::array::from_fn(|i| i16::from_le_bytes([head[2 * i], head[2 * i + 1]]))
    }

    pub(super) fn floats<const N: usize>(&mut self) -> [f32; N] {
        let (head, rest) = self.0.split_at(4 * N);
        self.0 = rest;
        std::array::from_fn(|i| f32::from_le_bytes([head[4 * i], head[4 * i + 1], head[4 * i + 2], head[4 * i + 3]]))
    }
}

#[cfg(test)]
mod tests {
    use super::super::quantised::Weights;
    use super::*;
    use crate::net::{Kind, Nets};

    fn net() -> Net {
        let wave = |seed: usize| (seed as f32 * 0.37).sin() * 0.3;
        let rows: Vec<[f32; WIDTH]> =
            (0..Layout::Race.rows()).map(|row| std::array::from_fn(|unit| wave(row * 256 + unit))).collect();
        let middle = std::array::from_fn(|unit| std::array::from_fn(|column| wave(unit * 32 + column)));
        let last = std::array::from_fn(|unit| std::array::from_fn(|class| wave(unit * 8 + class)));
        let weights =
            Weights { rows: &rows, bias: &rows[3], middle: &middle, middle_bias: &[0.25; MIDDLE], last: &last };
        Net::quantised(Layout::Race, &weights)
    }

    #[test]
    fn a_net_reads_back_as_it_was_written() {
        let net = net();
        assert_eq!(Net::from_bytes(Layout::Race, &net.to_bytes()), Ok(net));
    }

    #[test]
    fn a_net_from_before_the_last_inputs_has_nothing_to_say_about_them() {
        let layout = Layout::Contact;
        let now = Nets::built_in().net(Kind::Open).to_bytes();
        let (signature, rows) = layout.before().expect("contact has had fewer inputs");
        let mut before = header((signature, rows));
        before.extend(&now[HEADER..HEADER + rows * 2 * WIDTH]);
        before.extend(&now[HEADER + layout.rows() * 2 * WIDTH..now.len() - 8]);
        before.extend(checksum(&before).to_le_bytes());
        let read = Net::from_bytes(layout, &before).expect("a whole file");
        assert_eq!(read.rows[..rows], Nets::built_in().net(Kind::Open).rows[..rows]);
        assert!(read.rows[rows..].iter().all(|row| row.0 == [0; WIDTH]));
        assert_eq!(read.head, Nets::built_in().net(Kind::Open).head);
    }

    #[test]
    fn damaged_and_foreign_files_are_refused_by_name() {
        let good = net().to_bytes();
        assert_eq!(Net::from_bytes(Layout::Race, b"GNUBG"), Err(NetFileError::Foreign));
        assert!(matches!(Net::from_bytes(Layout::Contact, &good), Err(NetFileError::Layout { .. })));
        assert!(matches!(Net::from_bytes(Layout::Race, &good[..1000]), Err(NetFileError::Length { .. })));
        assert!(matches!(Net::from_bytes(Layout::Race, b"TVN1"), Err(NetFileError::Length { .. })));
        let mut bad = good.clone();
        bad[5000] ^= 1;
        assert_eq!(Net::from_bytes(Layout::Race, &bad), Err(NetFileError::Damaged));
        let mut other = good;
        other[12] = 7;
        assert_eq!(Net::from_bytes(Layout::Race, &other), Err(NetFileError::Shape));
    }
}
