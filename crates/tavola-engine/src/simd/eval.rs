//! Kernels of the finished nets: i16 first and second layer, f32 last layer. All levels give the same bits.
//!
//! * First-layer sums are 16-bit and wrap, so the order of additions is free and a position updated from its
//!   neighbour has exactly the sums of one computed afresh. One stands for [`ONE`].
//! * The bend t(2 − |t|) comes out in 1/8192; the second layer multiplies pairs of 16-bit numbers into 32-bit sums.
//! * The last layer is f32 with every rounding spelled out, fused where the vector code fuses.

#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod tail;

use super::{Features, Level};

/// Units of the first layer.
pub const WIDTH: usize = 256;
/// Units of the second layer.
pub const MIDDLE: usize = 32;
/// Units of the second layer that are bent; the other six are logits already.
pub const BENT: usize = 26;
/// What stands for one in the first layer.
pub const ONE: i16 = 2048;
/// What stands for one after the bend.
pub const BENT_ONE: f32 = 8192.0;
/// Logit of the two lanes that are no class.
const NEVER: f32 = -60.0;

/// First-layer weights of one input, or first-layer sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row(pub [i16; WIDTH]);

/// Second-layer weights of two neighbouring first-layer units: for each column one of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Pair(pub [i16; 2 * MIDDLE]);

/// Everything above the first layer.
#[derive(Debug, Clone, PartialEq)]
#[repr(C, align(64))]
pub struct Head {
    /// Second-layer weights.
    pub pairs: [Pair; WIDTH / 2],
    /// What one unit of a column's 32-bit sum is worth.
    pub scale: [f32; MIDDLE],
    /// Second-layer biases.
    pub bias: [f32; MIDDLE],
    /// Last-layer weights by bent unit; lanes 6 and 7 are zero.
    pub last: [[f32; 8]; BENT],
}

/// Rows to be added to first-layer sums and to be taken away from them.
#[derive(Debug, Clone, Copy)]
pub struct Switched<'a> {
    /// The first layer.
    pub rows: &'a [Row],
    /// To be added.
    pub on: &'a [u16],
    /// To be taken away.
    pub off: &'a [u16],
}

/// Puts the sums `from`, some rows switched, into `to`.
///
/// # Panics
/// If a row is named that is not in `rows`.
#[inline(always)]
pub fn change(level: Level, from: &Row, to: &mut Row, switched: Switched<'_>) {
    match level.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a `Level` is only made by `Level::all`, which asks the CPU.
        Features::Avx512 => unsafe { avx512::change(from, to, switched) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        Features::Avx2 => unsafe { avx2::change(from, to, switched) },
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Features::Simd128 => simd128::change(from, to, switched),
        #[cfg(target_arch = "aarch64")]
        // SAFETY: every 64-bit ARM processor has NEON.
        Features::Neon => unsafe { neon::change(from, to, switched) },
        Features::Plain => plain::change(from, to, switched),
    }
}

/// How many sums [`classes_of_some`] takes at a time.
pub const TOGETHER: usize = 8;

/// The six class probabilities (and two zeros) of each of the first `count` of several first-layer sums, the weights
/// read once for many; the rest is of no meaning.
#[inline(always)]
pub fn classes_of_some(level: Level, sums: &[Row; TOGETHER], count: usize, head: &Head) -> [[f32; 8]; TOGETHER] {
    match level.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as in `change`.
        Features::Avx512 => unsafe { avx512::classes_of_some(sums, count, head) },
        _ => std::array::from_fn(|index| if index < count { classes(level, &sums[index], head) } else { [0.0; 8] }),
    }
}

/// The six class probabilities (and two zeros) of first-layer sums.
#[inline(always)]
pub fn classes(level: Level, sums: &Row, head: &Head) -> [f32; 8] {
    match level.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as in `change`.
        Features::Avx512 => unsafe { avx512::classes(sums, head) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as in `change`.
        Features::Avx2 => unsafe { avx2::classes(sums, head) },
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Features::Simd128 => simd128::classes(sums, head),
        #[cfg(target_arch = "aarch64")]
        // SAFETY: as in `change`.
        Features::Neon => unsafe { neon::classes(sums, head) },
        Features::Plain => plain::classes(sums, head),
    }
}

/// Slots compared by [`switch_slots`].
pub const SLOTS: usize = 64;
/// In a slot that holds no row.
pub const NO_ROW: u16 = u16::MAX;

/// Row numbers; room for more than two sets of inputs.
#[derive(Debug, Clone)]
pub struct List {
    rows: [u16; List::ROOM],
    len: usize,
}

impl List {
    const ROOM: usize = 160;
    /// Nothing.
    pub const EMPTY: Self = Self { rows: [0; Self::ROOM], len: 0 };

    /// Takes everything out.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds `row` if so, and does nothing otherwise.
    ///
    /// # Panics
    /// If the list is full.
    #[inline(always)]
    pub fn push_if(&mut self, so: bool, row: u16) {
        self.rows[self.len] = row;
        self.len += usize::from(so);
    }

    /// What is in it.
    #[inline(always)]
    #[must_use]
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }
}

/// Where `new` differs from `old`, adds what is new to `on` and what is old to `off`, [`NO_ROW`] left out.
///
/// # Panics
/// If a list becomes full.
#[inline(always)]
pub fn switch_slots(level: Level, new: &[u16; SLOTS], old: &[u16; SLOTS], on: &mut List, off: &mut List) {
    match level.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as in `change`.
        Features::Avx512 => unsafe { avx512::switch_slots(new, old, on, off) },
        _ => plain::switch_slots(new, old, on, off),
    }
}

/// 2^f on [−½, ½] as a polynomial: Taylor coefficients ln(2)ⁿ/n!, lowest first.
const POWER: [f32; 7] =
    [1.0, std::f32::consts::LN_2, 0.240_226_5, 0.055_504_11, 0.009_618_129, 0.001_333_356, 0.000_154_035];
const LOG2_E: f32 = std::f32::consts::LOG2_E;

/// The kernels without vectors.
pub mod plain {
    use super::{BENT, Head, LOG2_E, List, MIDDLE, NEVER, NO_ROW, ONE, POWER, Row, SLOTS, Switched, WIDTH};

    /// See [`super::change`].
    pub fn change(from: &Row, to: &mut Row, Switched { rows, on, off }: Switched<'_>) {
        *to = *from;
        for &row in on {
            for (sum, weight) in to.0.iter_mut().zip(rows[usize::from(row)].0) {
                *sum = sum.wrapping_add(weight);
            }
        }
        for &row in off {
            for (sum, weight) in to.0.iter_mut().zip(rows[usize::from(row)].0) {
                *sum = sum.wrapping_sub(weight);
            }
        }
    }

    /// See [`super::switch_slots`].
    pub fn switch_slots(new: &[u16; SLOTS], old: &[u16; SLOTS], on: &mut List, off: &mut List) {
        for (&new, &old) in new.iter().zip(old) {
            on.push_if(new != old && new != NO_ROW, new);
            off.push_if(new != old && old != NO_ROW, old);
        }
    }

    /// The bend of one sum: in 1/2048, out in 1/8192, rounded as the vector instruction rounds.
    const fn bend(sum: i16) -> i16 {
        let clamped = if sum > ONE {
            ONE
        } else if sum < -ONE {
            -ONE
        } else {
            sum
        };
        // 16 × 2048 does not fit 16 bits: the top is 32767 here and in the vector code.
        let wide = clamped as i32 * 16;
        let t = if wide > 32767 { 32767 } else { wide };
        let rest = (2 * ONE as i32 - (clamped as i32).abs()) * 4;
        ((t * rest + (1 << 14)) >> 15) as i16
    }

    pub(super) fn second(sums: &Row, head: &Head) -> [i32; MIDDLE] {
        let mut out = [0i32; MIDDLE];
        for (pair, weights) in head.pairs.iter().enumerate() {
            let (a, b) = (i32::from(bend(sums.0[2 * pair])), i32::from(bend(sums.0[2 * pair + 1])));
            for (column, sum) in out.iter_mut().enumerate() {
                let products = a * i32::from(weights.0[2 * column]) + b * i32::from(weights.0[2 * column + 1]);
                *sum = sum.wrapping_add(products);
            }
        }
        out
    }

    /// See [`super::classes`].
    #[must_use]
    pub fn classes(sums: &Row, head: &Head) -> [f32; 8] {
        const { assert!(WIDTH.is_multiple_of(2)) };
        let whole = second(sums, head);
        let middle: [f32; MIDDLE] =
            std::array::from_fn(|unit| (whole[unit] as f32).mul_add(head.scale[unit], head.bias[unit]));
        softmax(logits(&middle, head))
    }

    fn logits(middle: &[f32; MIDDLE], head: &Head) -> [f32; 8] {
        let mut chains = [[0.0f32; 8]; 2];
        chains[0] = [NEVER; 8];
        chains[0][..6].copy_from_slice(&middle[BENT..]);
        for (unit, weights) in head.last.iter().enumerate() {
            let t = middle[unit].clamp(-1.0, 1.0);
            let bent = t * (2.0 - t.abs());
            for (sum, weight) in chains[unit % 2].iter_mut().zip(weights) {
                *sum = bent.mul_add(*weight, *sum);
            }
        }
        std::array::from_fn(|class| chains[0][class] + chains[1][class])
    }

    fn softmax(logits: [f32; 8]) -> [f32; 8] {
        let top = logits.iter().copied().fold(f32::MIN, f32::max);
        let powers = logits.map(|logit| power((logit - top).max(-80.0)));
        let quads: [f32; 4] = std::array::from_fn(|i| powers[i] + powers[i + 4]);
        let total = (quads[0] + quads[2]) + (quads[1] + quads[3]);
        powers.map(|power| power / total)
    }

    /// eˣ for −80 ≤ x ≤ 0.
    fn power(x: f32) -> f32 {
        let scaled = x * LOG2_E;
        let whole = scaled.round_ties_even();
        let rest = scaled - whole;
        let fraction = POWER.iter().rev().skip(1).fold(POWER[6], |sum, term| sum.mul_add(rest, *term));
        f32::from_bits((fraction.to_bits() as i32).wrapping_add((whole as i32) << 23).cast_unsigned())
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::*;

    use super::{Head, ONE, Row, Switched, WIDTH};

    const LANES: usize = 16;
    type Registers = [__m256i; WIDTH / LANES];

    #[target_feature(enable = "avx2")]
    #[inline]
    fn load(row: &Row) -> Registers {
        let mut registers = [_mm256_setzero_si256(); WIDTH / LANES];
        for (index, register) in registers.iter_mut().enumerate() {
            // SAFETY: a row is 64-byte aligned and holds 16 such registers.
            *register = unsafe { _mm256_load_si256(row.0.as_ptr().cast::<__m256i>().add(index)) };
        }
        registers
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn change(from: &Row, to: &mut Row, Switched { rows, on, off }: Switched<'_>) {
        let mut registers = load(from);
        for &row in on {
            let weights = load(&rows[usize::from(row)]);
            for (sum, weight) in registers.iter_mut().zip(weights) {
                *sum = _mm256_add_epi16(*sum, weight);
            }
        }
        for &row in off {
            let weights = load(&rows[usize::from(row)]);
            for (sum, weight) in registers.iter_mut().zip(weights) {
                *sum = _mm256_sub_epi16(*sum, weight);
            }
        }
        for (index, register) in registers.iter().enumerate() {
            // SAFETY: as in `load`.
            unsafe { _mm256_store_si256(to.0.as_mut_ptr().cast::<__m256i>().add(index), *register) };
        }
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn bend(sum: __m256i) -> __m256i {
        let clamped = _mm256_max_epi16(_mm256_min_epi16(sum, _mm256_set1_epi16(ONE)), _mm256_set1_epi16(-ONE));
        // ×16 by saturating doublings.
        let mut t = clamped;
        for _ in 0..4 {
            t = _mm256_adds_epi16(t, t);
        }
        let rest = _mm256_sub_epi16(_mm256_set1_epi16(2 * ONE), _mm256_abs_epi16(clamped));
        _mm256_mulhrs_epi16(t, _mm256_slli_epi16::<2>(rest))
    }

    #[target_feature(enable = "avx2,fma")]
    pub(super) fn classes(sums: &Row, head: &Head) -> [f32; 8] {
        let mut bent = Row([0; WIDTH]);
        for (index, register) in load(sums).into_iter().enumerate() {
            // SAFETY: as in `load`.
            unsafe { _mm256_store_si256(bent.0.as_mut_ptr().cast::<__m256i>().add(index), bend(register)) };
        }
        let mut out = [_mm256_setzero_si256(); 4];
        for (pair, weights) in head.pairs.iter().enumerate() {
            // SAFETY: `bent` holds 128 pairs of 16 bits, read here as one of 32.
            let both = unsafe { bent.0.as_ptr().cast::<i32>().add(pair).read() };
            let both = _mm256_set1_epi32(both);
            for (index, sum) in out.iter_mut().enumerate() {
                // SAFETY: a pair is 64-byte aligned and holds four such registers.
                let weights = unsafe { _mm256_load_si256(weights.0.as_ptr().cast::<__m256i>().add(index)) };
                *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(both, weights));
            }
        }
        super::tail::classes(out, head)
    }
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use std::arch::x86_64::*;

    use super::tail::Sums;
    use super::{Head, List, MIDDLE, NO_ROW, ONE, Row, SLOTS, Switched, TOGETHER, WIDTH};

    const LANES: usize = 32;
    type Registers = [__m512i; WIDTH / LANES];

    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    fn load(row: &Row) -> Registers {
        let mut registers = [_mm512_setzero_si512(); WIDTH / LANES];
        for (index, register) in registers.iter_mut().enumerate() {
            // SAFETY: a row is 64-byte aligned and holds eight such registers.
            *register = unsafe { _mm512_load_si512(row.0.as_ptr().cast::<__m512i>().add(index)) };
        }
        registers
    }

    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    pub(super) fn change(from: &Row, to: &mut Row, Switched { rows, on, off }: Switched<'_>) {
        let mut registers = load(from);
        // As a rule there are as many of one as of the other.
        for (&on, &off) in on.iter().zip(off) {
            let (more, less) = (load(&rows[usize::from(on)]), load(&rows[usize::from(off)]));
            for (sum, (more, less)) in registers.iter_mut().zip(more.into_iter().zip(less)) {
                *sum = _mm512_sub_epi16(_mm512_add_epi16(*sum, more), less);
            }
        }
        for &row in on.iter().skip(off.len()) {
            let weights = load(&rows[usize::from(row)]);
            for (sum, weight) in registers.iter_mut().zip(weights) {
                *sum = _mm512_add_epi16(*sum, weight);
            }
        }
        for &row in off.iter().skip(on.len()) {
            let weights = load(&rows[usize::from(row)]);
            for (sum, weight) in registers.iter_mut().zip(weights) {
                *sum = _mm512_sub_epi16(*sum, weight);
            }
        }
        for (index, register) in registers.iter().enumerate() {
            // SAFETY: as in `load`.
            unsafe { _mm512_store_si512(to.0.as_mut_ptr().cast::<__m512i>().add(index), *register) };
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,popcnt")]
    #[inline]
    pub(super) fn switch_slots(new: &[u16; SLOTS], old: &[u16; SLOTS], on: &mut List, off: &mut List) {
        let none = _mm512_set1_epi16(NO_ROW.cast_signed());
        for half in 0..2 {
            let of = |slots: &[u16; SLOTS]| {
                // SAFETY: registers 0 and 1 of 32 numbers each lie inside 64.
                unsafe { _mm512_loadu_si512(slots.as_ptr().cast::<__m512i>().add(half)) }
            };
            let (new, old) = (of(new), of(old));
            let differ = _mm512_cmpneq_epi16_mask(new, old);
            append(on, differ & _mm512_cmpneq_epi16_mask(new, none), new);
            append(off, differ & _mm512_cmpneq_epi16_mask(old, none), old);
        }
    }

    /// Adds the chosen of 32 numbers to a list.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,popcnt")]
    #[inline]
    fn append(list: &mut List, chosen: u32, rows: __m512i) {
        let room = &mut list.rows[list.len..][..LANES];
        // SAFETY: `room` holds the 32 numbers that are written; those not chosen lie behind the list's end.
        unsafe { _mm512_storeu_si512(room.as_mut_ptr().cast(), _mm512_maskz_compress_epi16(chosen, rows)) };
        list.len += chosen.count_ones() as usize;
    }

    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    fn bend(sum: __m512i) -> __m512i {
        let clamped = _mm512_max_epi16(_mm512_min_epi16(sum, _mm512_set1_epi16(ONE)), _mm512_set1_epi16(-ONE));
        // ×16, the last doubling saturating.
        let t = _mm512_slli_epi16::<3>(clamped);
        let t = _mm512_adds_epi16(t, t);
        let rest = _mm512_sub_epi16(_mm512_set1_epi16(2 * ONE), _mm512_abs_epi16(clamped));
        _mm512_mulhrs_epi16(t, _mm512_slli_epi16::<2>(rest))
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vnni,avx2,fma")]
    pub(super) fn classes(sums: &Row, head: &Head) -> [f32; 8] {
        let mut bent = Row([0; WIDTH]);
        for (index, register) in load(sums).into_iter().enumerate() {
            // SAFETY: as in `load`.
            unsafe { _mm512_store_si512(bent.0.as_mut_ptr().cast::<__m512i>().add(index), bend(register)) };
        }
        // Four pairs at a time, so that no sum waits for the one before.
        let mut parts = [[_mm512_setzero_si512(); 2]; 4];
        for (four, weights) in head.pairs.as_chunks::<4>().0.iter().enumerate() {
            for lane in 0..4 {
                // SAFETY: `bent` holds 128 pairs of 16 bits, read here as one of 32.
                let both = unsafe { bent.0.as_ptr().cast::<i32>().add(4 * four + lane).read() };
                let both = _mm512_set1_epi32(both);
                for (half, sum) in parts[lane].iter_mut().enumerate() {
                    // SAFETY: a pair is 64-byte aligned and holds two such registers.
                    let weights = unsafe { _mm512_load_si512(weights[lane].0.as_ptr().cast::<__m512i>().add(half)) };
                    *sum = _mm512_dpwssd_epi32(*sum, both, weights);
                }
            }
        }
        let total = |half: usize| {
            let low = _mm512_add_epi32(parts[0][half], parts[1][half]);
            _mm512_add_epi32(low, _mm512_add_epi32(parts[2][half], parts[3][half]))
        };
        super::tail::classes(quarters([total(0), total(1)]), head)
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn quarters([low, high]: [__m512i; 2]) -> [__m256i; 4] {
        [
            _mm512_castsi512_si256(low),
            _mm512_extracti64x4_epi64::<1>(low),
            _mm512_castsi512_si256(high),
            _mm512_extracti64x4_epi64::<1>(high),
        ]
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vnni,avx2,fma")]
    pub(super) fn classes_of_some(sums: &[Row; TOGETHER], count: usize, head: &Head) -> [[f32; 8]; TOGETHER] {
        let mut whole = [Sums([0; MIDDLE]); TOGETHER];
        let (fours, wholes) = (sums.as_chunks::<4>().0, whole.as_chunks_mut::<4>().0);
        for (four, whole) in fours.iter().zip(wholes).take(count.div_ceil(4)) {
            second_of_four(four, whole, head);
        }
        super::tail::classes_of_eight(&whole, head)
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
    #[inline]
    fn second_of_four(sums: &[Row; 4], whole: &mut [Sums; 4], head: &Head) {
        let mut bent = [Row([0; WIDTH]); 4];
        for (bent, sums) in bent.iter_mut().zip(sums) {
            for (index, register) in load(sums).into_iter().enumerate() {
                // SAFETY: as in `load`.
                unsafe { _mm512_store_si512(bent.0.as_mut_ptr().cast::<__m512i>().add(index), bend(register)) };
            }
        }
        // Even and odd pairs apart, so that no sum waits for the one before.
        let mut parts = [[[_mm512_setzero_si512(); 2]; 4]; 2];
        for (two, weights) in head.pairs.as_chunks::<2>().0.iter().enumerate() {
            for (odd, parts) in parts.iter_mut().enumerate() {
                let weights = [0, 1].map(|half| {
                    // SAFETY: a pair is 64-byte aligned and holds two such registers.
                    unsafe { _mm512_load_si512(weights[odd].0.as_ptr().cast::<__m512i>().add(half)) }
                });
                for (bent, part) in bent.iter().zip(parts) {
                    // SAFETY: `bent` holds 128 pairs of 16 bits, read here as one of 32.
                    let both = unsafe { bent.0.as_ptr().cast::<i32>().add(2 * two + odd).read() };
                    let both = _mm512_set1_epi32(both);
                    part[0] = _mm512_dpwssd_epi32(part[0], both, weights[0]);
                    part[1] = _mm512_dpwssd_epi32(part[1], both, weights[1]);
                }
            }
        }
        for (index, whole) in whole.iter_mut().enumerate() {
            let totals = [0, 1].map(|half| _mm512_add_epi32(parts[0][index][half], parts[1][index][half]));
            for (half, total) in totals.into_iter().enumerate() {
                // SAFETY: `whole` is 64-byte aligned and holds two such registers.
                unsafe { _mm512_store_si512(whole.0.as_mut_ptr().cast::<__m512i>().add(half), total) };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noise(seed: &mut u64) -> i64 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) as i64
    }

    fn head(seed: &mut u64) -> Head {
        Head {
            pairs: std::array::from_fn(|_| Pair(std::array::from_fn(|_| (noise(seed) % 2000 - 1000) as i16))),
            scale: std::array::from_fn(|_| 1e-7 + noise(seed) as f32 * 1e-16),
            bias: std::array::from_fn(|_| (noise(seed) % 2000) as f32 / 2000.0 - 0.5),
            last: std::array::from_fn(|_| {
                std::array::from_fn(|class| if class < 6 { (noise(seed) % 2000) as f32 / 500.0 - 2.0 } else { 0.0 })
            }),
        }
    }

    #[test]
    fn all_levels_give_the_same_bits() {
        let mut seed = 7;
        let rows: Vec<Row> =
            (0..40).map(|_| Row(std::array::from_fn(|_| (noise(&mut seed) % 3000 - 1500) as i16))).collect();
        for more in (0..20).cycle().take(60) {
            let head = head(&mut seed);
            let on: Vec<u16> = (0..20).map(|_| (noise(&mut seed) % 40) as u16).collect();
            let answers: Vec<_> = Level::all()
                .map(|level| {
                    let mut sums = Row([3; WIDTH]);
                    change(
                        level,
                        &Row([3; WIDTH]),
                        &mut sums,
                        Switched { rows: &rows, on: &on[more..], off: &on[..7] },
                    );
                    (sums, classes(level, &sums, &head).map(f32::to_bits))
                })
                .collect();
            assert!(answers.windows(2).all(|two| two[0] == two[1]));
        }
    }

    #[test]
    fn several_together_give_the_same_bits_as_one_by_one() {
        let mut seed = 5;
        for _ in 0..50 {
            let head = head(&mut seed);
            let sums = std::array::from_fn(|_| Row(std::array::from_fn(|_| (noise(&mut seed) % 6000 - 3000) as i16)));
            let single = sums.map(|sums| plain::classes(&sums, &head).map(f32::to_bits));
            for (level, count) in Level::all().flat_map(|level| [(level, 3), (level, TOGETHER)]) {
                let together = classes_of_some(level, &sums, count, &head).map(|classes| classes.map(f32::to_bits));
                assert_eq!(together[..count], single[..count], "{level:?}");
            }
        }
    }

    #[test]
    fn all_levels_switch_the_same_slots() {
        let mut seed = 3;
        for _ in 0..50 {
            let mut slots = || -> [u16; SLOTS] {
                std::array::from_fn(|_| [7, 8, 9, NO_ROW][noise(&mut seed).unsigned_abs() as usize % 4])
            };
            let (new, old) = (slots(), slots());
            let of = |level| {
                let (mut on, mut off) = (List::EMPTY, List::EMPTY);
                on.push_if(true, 3);
                off.push_if(false, 4);
                switch_slots(level, &new, &old, &mut on, &mut off);
                (on.rows().to_vec(), off.rows().to_vec())
            };
            let plain = of(Level::PLAIN);
            assert!(Level::all().all(|level| of(level) == plain));
        }
    }

    #[test]
    fn classes_are_probabilities() {
        let mut seed = 1;
        let head = head(&mut seed);
        let classes = plain::classes(&Row([1000; WIDTH]), &head);
        assert!((classes.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(classes.iter().all(|class| (0.0..=1.0).contains(class)));
    }
}
