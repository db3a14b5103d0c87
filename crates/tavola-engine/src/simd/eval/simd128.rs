//! The kernels in WebAssembly's vectors of 128 bits.
//!
//! They have no fused multiplication and addition, which the other kernels round once. A product of two f32 is exact in
//! f64; of its sum with a third the f64 rounds to what one rounding to f32 would give, unless that sum lies exactly
//! between two f32 or below the normal ones. Such a sum comes about once in 500 million: it makes the result doubtful, and
//! the plain code then does the whole anew.

use std::arch::wasm32::*;

use super::{BENT, Head, LOG2_E, MIDDLE, NEVER, ONE, POWER, Row, Switched, WIDTH, plain};

const LANES: usize = 8;
/// Registers of a row that are summed together: as many as stay in the registers of a CPU.
const BLOCK: usize = 8;
type Block = [v128; BLOCK];

#[inline(always)]
fn load(row: &Row, block: usize) -> Block {
    std::array::from_fn(|index| {
        // SAFETY: a row holds 32 registers of eight numbers, four blocks of eight registers.
        unsafe { v128_load(row.0.as_ptr().add(LANES * (BLOCK * block + index)).cast()) }
    })
}

#[inline(always)]
fn store(row: &mut Row, block: usize, registers: Block) {
    for (index, register) in registers.into_iter().enumerate() {
        // SAFETY: as in `load`.
        unsafe { v128_store(row.0.as_mut_ptr().add(LANES * (BLOCK * block + index)).cast(), register) };
    }
}

const BLOCKS: usize = WIDTH / LANES / BLOCK;

/// See [`super::change`].
#[inline]
pub(super) fn change(from: &Row, to: &mut Row, Switched { rows, on, off }: Switched<'_>) {
    for block in 0..BLOCKS {
        let mut sums = load(from, block);
        for &row in on {
            let weights = load(&rows[usize::from(row)], block);
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = i16x8_add(*sum, weight));
        }
        for &row in off {
            let weights = load(&rows[usize::from(row)], block);
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = i16x8_sub(*sum, weight));
        }
        store(to, block, sums);
    }
}

#[inline(always)]
fn bend(sum: v128) -> v128 {
    let clamped = i16x8_max(i16x8_min(sum, i16x8_splat(ONE)), i16x8_splat(-ONE));
    // ×16 by saturating doublings.
    let mut t = clamped;
    for _ in 0..4 {
        t = i16x8_add_sat(t, t);
    }
    let rest = i16x8_sub(i16x8_splat(2 * ONE), i16x8_abs(clamped));
    i16x8_q15mulr_sat(t, i16x8_shl(rest, 2))
}

/// See [`super::classes`].
#[inline]
pub(super) fn classes(sums: &Row, head: &Head) -> [f32; 8] {
    let mut bent = Row([0; WIDTH]);
    for block in 0..BLOCKS {
        store(&mut bent, block, load(sums, block).map(|register| bend(register)));
    }
    let mut whole = [i32x4_splat(0); MIDDLE / 4];
    for (pair, weights) in head.pairs.iter().enumerate() {
        // SAFETY: `bent` holds 128 pairs of 16 bits, each spread here as one of 32.
        let both = unsafe { v128_load32_splat(bent.0.as_ptr().cast::<u32>().add(pair)) };
        for (index, sum) in whole.iter_mut().enumerate() {
            // SAFETY: a pair holds the weights of 32 columns, four in a register.
            let weights = unsafe { v128_load(weights.0.as_ptr().add(LANES * index).cast()) };
            *sum = i32x4_add(*sum, i32x4_dot_i16x8(both, weights));
        }
    }
    let mut fused = Fused { doubtful: i64x2_splat(0) };
    let found = fused.upper(whole, head);
    if v128_any_true(fused.doubtful) { plain::classes(sums, head) } else { found }
}

/// Multiplications and additions rounded once, and whether any of them might have been rounded twice.
struct Fused {
    doubtful: v128,
}

/// The bits that a f64 has beyond those of a f32, and the middle between two f32.
const BEYOND: i64 = (1 << 29) - 1;
const BETWEEN: i64 = 1 << 28;

impl Fused {
    /// a·b + c of two lanes, each a f32 written as f64.
    #[inline(always)]
    fn of_two(&mut self, a: v128, b: v128, c: v128) -> v128 {
        let sum = f64x2_add(f64x2_mul(a, b), c);
        let between = i64x2_eq(v128_and(sum, i64x2_splat(BEYOND)), i64x2_splat(BETWEEN));
        let tiny = f64x2_lt(f64x2_abs(sum), f64x2_splat(f32::MIN_POSITIVE as f64));
        self.doubtful = v128_or(self.doubtful, v128_or(between, tiny));
        f64x2_promote_low_f32x4(f32x4_demote_f64x2_zero(sum))
    }

    /// a·b + c of four f32.
    #[inline(always)]
    fn of_four(&mut self, a: v128, b: v128, c: v128) -> v128 {
        let [a, b, c] = [a, b, c].map(|four| wide(four));
        let low = self.of_two(a[0], b[0], c[0]);
        narrow([low, self.of_two(a[1], b[1], c[1])])
    }

    /// Everything after the sums of the second layer, as [`plain::classes`] does it.
    #[inline(always)]
    fn upper(&mut self, whole: [v128; MIDDLE / 4], head: &Head) -> [f32; 8] {
        let mut middle = [0.0_f32; MIDDLE];
        let mut bent = [0.0_f32; MIDDLE];
        for (four, sums) in whole.into_iter().enumerate() {
            let sums = f32x4_convert_i32x4(sums);
            let value = self.of_four(sums, of(&head.scale, 4 * four), of(&head.bias, 4 * four));
            put(&mut middle, 4 * four, value);
            let t = f32x4_pmax(f32x4_pmin(value, f32x4_splat(1.0)), f32x4_splat(-1.0));
            put(&mut bent, 4 * four, f32x4_mul(t, f32x4_sub(f32x4_splat(2.0), f32x4_abs(t))));
        }
        let logits = self.logits(&middle, &bent, head);
        softmax(self, logits)
    }

    /// The logits of the six classes, the last two lanes never.
    #[inline(always)]
    fn logits(&mut self, middle: &[f32; MIDDLE], bent: &[f32; MIDDLE], head: &Head) -> [f32; 8] {
        let mut first = [NEVER; 8];
        first[..6].copy_from_slice(&middle[BENT..]);
        let mut even = [wide(of(&first, 0))[0], wide(of(&first, 0))[1], wide(of(&first, 4))[0]];
        let mut odd = [f64x2_splat(0.0); 3];
        for (unit, weights) in head.last.iter().enumerate() {
            let bent = f64x2_splat(f64::from(bent[unit]));
            let [low, high] = [wide(of(weights, 0)), wide(of(weights, 4))];
            let chain = if unit % 2 == 0 { &mut even } else { &mut odd };
            for (sum, weights) in chain.iter_mut().zip([low[0], low[1], high[0]]) {
                *sum = self.of_two(bent, weights, *sum);
            }
        }
        let four = f32x4_add(narrow([even[0], even[1]]), narrow([odd[0], odd[1]]));
        let two = f32x4_add(narrow([even[2], even[2]]), narrow([odd[2], odd[2]]));
        let mut logits = [NEVER; 8];
        put(&mut logits, 0, four);
        logits[4] = f32x4_extract_lane::<0>(two);
        logits[5] = f32x4_extract_lane::<1>(two);
        logits
    }
}

#[inline(always)]
fn softmax(fused: &mut Fused, logits: [f32; 8]) -> [f32; 8] {
    let top = f32x4_splat(logits.iter().copied().fold(f32::MIN, |top, logit| if logit > top { logit } else { top }));
    let powers = [0, 4].map(|four| power(fused, f32x4_pmax(f32x4_sub(of(&logits, four), top), f32x4_splat(-80.0))));
    let quads = f32x4_add(powers[0], powers[1]);
    let total = (f32x4_extract_lane::<0>(quads) + f32x4_extract_lane::<2>(quads))
        + (f32x4_extract_lane::<1>(quads) + f32x4_extract_lane::<3>(quads));
    let mut out = [0.0; 8];
    for (index, powers) in powers.into_iter().enumerate() {
        put(&mut out, 4 * index, f32x4_div(powers, f32x4_splat(total)));
    }
    out
}

/// eˣ for −80 ≤ x ≤ 0.
#[inline(always)]
fn power(fused: &mut Fused, x: v128) -> v128 {
    let scaled = f32x4_mul(x, f32x4_splat(LOG2_E));
    let whole = f32x4_nearest(scaled);
    let rest = wide(f32x4_sub(scaled, whole));
    let mut fraction = [f64x2_splat(f64::from(POWER[6])); 2];
    for &term in POWER[..6].iter().rev() {
        for (sum, rest) in fraction.iter_mut().zip(rest) {
            *sum = fused.of_two(*sum, rest, f64x2_splat(f64::from(term)));
        }
    }
    i32x4_add(narrow(fraction), i32x4_shl(i32x4_trunc_sat_f32x4(whole), 23))
}

/// Four f32 as two times two f64.
#[inline(always)]
fn wide(four: v128) -> [v128; 2] {
    [f64x2_promote_low_f32x4(four), f64x2_promote_low_f32x4(i64x2_shuffle::<1, 1>(four, four))]
}

/// And back.
#[inline(always)]
fn narrow([low, high]: [v128; 2]) -> v128 {
    i64x2_shuffle::<0, 2>(f32x4_demote_f64x2_zero(low), f32x4_demote_f64x2_zero(high))
}

/// Four numbers from `at` on.
#[inline(always)]
fn of(numbers: &[f32], at: usize) -> v128 {
    let four = &numbers[at..][..4];
    // SAFETY: there are four.
    unsafe { v128_load(four.as_ptr().cast()) }
}

#[inline(always)]
fn put(numbers: &mut [f32], at: usize, four: v128) {
    let room = &mut numbers[at..][..4];
    // SAFETY: there is room for four.
    unsafe { v128_store(room.as_mut_ptr().cast(), four) };
}
