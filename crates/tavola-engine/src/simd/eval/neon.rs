//! The kernels in ARM's vectors of 128 bits, which every 64-bit ARM processor has.

use std::arch::aarch64::*;

use super::{BENT, Head, LOG2_E, MIDDLE, NEVER, ONE, POWER, Row, Switched, WIDTH};

const LANES: usize = 8;
/// Registers of a row that are summed together: half of those there are.
const BLOCK: usize = 16;
type Block = [int16x8_t; BLOCK];

const BLOCKS: usize = WIDTH / LANES / BLOCK;

#[target_feature(enable = "neon")]
#[inline]
fn load(row: &Row, block: usize) -> Block {
    std::array::from_fn(|index| {
        // SAFETY: a row holds 32 registers of eight numbers, two blocks of sixteen registers.
        unsafe { vld1q_s16(row.0.as_ptr().add(LANES * (BLOCK * block + index))) }
    })
}

#[target_feature(enable = "neon")]
#[inline]
fn store(row: &mut Row, block: usize, registers: Block) {
    for (index, register) in registers.into_iter().enumerate() {
        // SAFETY: as in `load`.
        unsafe { vst1q_s16(row.0.as_mut_ptr().add(LANES * (BLOCK * block + index)), register) };
    }
}

/// See [`super::change`].
#[target_feature(enable = "neon")]
#[inline]
pub(super) fn change(from: &Row, to: &mut Row, Switched { rows, on, off }: Switched<'_>) {
    for block in 0..BLOCKS {
        let mut sums = load(from, block);
        for &row in on {
            let weights = load(&rows[usize::from(row)], block);
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = vaddq_s16(*sum, weight));
        }
        for &row in off {
            let weights = load(&rows[usize::from(row)], block);
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = vsubq_s16(*sum, weight));
        }
        store(to, block, sums);
    }
}

#[target_feature(enable = "neon")]
#[inline]
fn bend(sum: int16x8_t) -> int16x8_t {
    let clamped = vmaxq_s16(vminq_s16(sum, vdupq_n_s16(ONE)), vdupq_n_s16(-ONE));
    // ×16 by saturating doublings.
    let mut t = clamped;
    for _ in 0..4 {
        t = vqaddq_s16(t, t);
    }
    let rest = vsubq_s16(vdupq_n_s16(2 * ONE), vabsq_s16(clamped));
    vqrdmulhq_s16(t, vshlq_n_s16::<2>(rest))
}

/// See [`super::classes`].
#[target_feature(enable = "neon")]
#[inline]
pub(super) fn classes(sums: &Row, head: &Head) -> [f32; 8] {
    let mut bent = Row([0; WIDTH]);
    for block in 0..BLOCKS {
        store(&mut bent, block, load(sums, block).map(|register| bend(register)));
    }
    let mut whole = [vdupq_n_s32(0); MIDDLE / 4];
    for (pair, weights) in head.pairs.iter().enumerate() {
        // SAFETY: `bent` holds 128 pairs of 16 bits, each spread here as one of 32.
        let both = unsafe { vreinterpretq_s16_s32(vld1q_dup_s32(bent.0.as_ptr().cast::<i32>().add(pair))) };
        for (index, sum) in whole.iter_mut().enumerate() {
            // SAFETY: a pair holds the weights of 32 columns, four in a register.
            let weights = unsafe { vld1q_s16(weights.0.as_ptr().add(LANES * index)) };
            let low = vmull_s16(vget_low_s16(both), vget_low_s16(weights));
            *sum = vaddq_s32(*sum, vpaddq_s32(low, vmull_high_s16(both, weights)));
        }
    }
    softmax(logits(whole, head))
}

/// Second and last layer.
#[target_feature(enable = "neon")]
#[inline]
fn logits(whole: [int32x4_t; MIDDLE / 4], head: &Head) -> [float32x4_t; 2] {
    let (mut middle, mut bent) = ([0.0_f32; MIDDLE], [0.0_f32; MIDDLE]);
    for (four, sums) in whole.into_iter().enumerate() {
        let value = vfmaq_f32(of(&head.bias, 4 * four), vcvtq_f32_s32(sums), of(&head.scale, 4 * four));
        put(&mut middle, 4 * four, value);
        let t = vmaxq_f32(vminq_f32(value, vdupq_n_f32(1.0)), vdupq_n_f32(-1.0));
        put(&mut bent, 4 * four, vmulq_f32(t, vsubq_f32(vdupq_n_f32(2.0), vabsq_f32(t))));
    }
    let mut first = [NEVER; 8];
    first[..6].copy_from_slice(&middle[BENT..]);
    let mut chains = [[of(&first, 0), of(&first, 4)], [vdupq_n_f32(0.0); 2]];
    for (unit, weights) in head.last.iter().enumerate() {
        for (half, sum) in chains[unit % 2].iter_mut().enumerate() {
            *sum = vfmaq_n_f32(*sum, of(weights, 4 * half), bent[unit]);
        }
    }
    [vaddq_f32(chains[0][0], chains[1][0]), vaddq_f32(chains[0][1], chains[1][1])]
}

#[target_feature(enable = "neon")]
#[inline]
fn softmax(logits: [float32x4_t; 2]) -> [f32; 8] {
    let top = vdupq_n_f32(vmaxvq_f32(vmaxq_f32(logits[0], logits[1])));
    let powers = logits.map(|four| power(vmaxq_f32(vsubq_f32(four, top), vdupq_n_f32(-80.0))));
    let mut quads = [0.0; 4];
    put(&mut quads, 0, vaddq_f32(powers[0], powers[1]));
    let total = vdupq_n_f32((quads[0] + quads[2]) + (quads[1] + quads[3]));
    let mut out = [0.0; 8];
    for (half, powers) in powers.into_iter().enumerate() {
        put(&mut out, 4 * half, vdivq_f32(powers, total));
    }
    out
}

/// eˣ for −80 ≤ x ≤ 0.
#[target_feature(enable = "neon")]
#[inline]
fn power(x: float32x4_t) -> float32x4_t {
    let scaled = vmulq_f32(x, vdupq_n_f32(LOG2_E));
    let whole = vrndnq_f32(scaled);
    let rest = vsubq_f32(scaled, whole);
    let mut fraction = vdupq_n_f32(POWER[6]);
    for &term in POWER[..6].iter().rev() {
        fraction = vfmaq_f32(vdupq_n_f32(term), fraction, rest);
    }
    let shifted = vshlq_n_s32::<23>(vcvtq_s32_f32(whole));
    vreinterpretq_f32_s32(vaddq_s32(vreinterpretq_s32_f32(fraction), shifted))
}

/// Four numbers from `at` on.
#[target_feature(enable = "neon")]
#[inline]
fn of(numbers: &[f32], at: usize) -> float32x4_t {
    let four = &numbers[at..][..4];
    // SAFETY: there are four.
    unsafe { vld1q_f32(four.as_ptr()) }
}

#[target_feature(enable = "neon")]
#[inline]
fn put(numbers: &mut [f32], at: usize, four: float32x4_t) {
    let room = &mut numbers[at..][..4];
    // SAFETY: there is room for four.
    unsafe { vst1q_f32(room.as_mut_ptr(), four) };
}
