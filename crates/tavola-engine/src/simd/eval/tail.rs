//! From second-layer sums to classes with AVX2: one position, or eight of them lane by lane. The same bits as the plain twin.

use std::arch::x86_64::*;

use super::{BENT, Head, LOG2_E, MIDDLE, NEVER, POWER, TOGETHER};

/// Second-layer sums of one position.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Sums(pub(super) [i32; MIDDLE]);

/// From second-layer sums to classes.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn classes(whole: [__m256i; 4], head: &Head) -> [f32; 8] {
    let mut middle = [0.0f32; MIDDLE + 8];
    let mut bent = [0.0f32; MIDDLE];
    let (one, two) = (_mm256_set1_ps(1.0), _mm256_set1_ps(2.0));
    for (index, sums) in whole.into_iter().enumerate() {
        // SAFETY: lanes 8 × index to 8 × index + 7 lie inside arrays of 32.
        unsafe {
            let scale = _mm256_loadu_ps(head.scale.as_ptr().add(8 * index));
            let bias = _mm256_loadu_ps(head.bias.as_ptr().add(8 * index));
            let m = _mm256_fmadd_ps(_mm256_cvtepi32_ps(sums), scale, bias);
            let t = _mm256_max_ps(_mm256_min_ps(m, one), _mm256_sub_ps(_mm256_setzero_ps(), one));
            let magnitude = _mm256_andnot_ps(_mm256_set1_ps(-0.0), t);
            _mm256_storeu_ps(middle.as_mut_ptr().add(8 * index), m);
            _mm256_storeu_ps(bent.as_mut_ptr().add(8 * index), _mm256_mul_ps(t, _mm256_sub_ps(two, magnitude)));
        }
    }
    middle[MIDDLE..MIDDLE + 2].fill(NEVER);
    // SAFETY: 26 + 8 ≤ 40.
    let first = unsafe { _mm256_loadu_ps(middle.as_ptr().add(BENT)) };
    let mut chains = [first, _mm256_setzero_ps()];
    for (unit, weights) in head.last.iter().enumerate() {
        // SAFETY: a row of the last layer holds 8 floats.
        let weights = unsafe { _mm256_loadu_ps(weights.as_ptr()) };
        chains[unit % 2] = _mm256_fmadd_ps(_mm256_set1_ps(bent[unit]), weights, chains[unit % 2]);
    }
    softmax(_mm256_add_ps(chains[0], chains[1]))
}

#[target_feature(enable = "avx2,fma")]
#[inline]
fn softmax(logits: __m256) -> [f32; 8] {
    let swapped = _mm256_max_ps(logits, _mm256_permute2f128_ps::<1>(logits, logits));
    let swapped = _mm256_max_ps(swapped, _mm256_permute_ps::<0b01_00_11_10>(swapped));
    let top = _mm256_max_ps(swapped, _mm256_permute_ps::<0b10_11_00_01>(swapped));
    let powers = power(_mm256_max_ps(_mm256_sub_ps(logits, top), _mm256_set1_ps(-80.0)));
    let sums = _mm256_add_ps(powers, _mm256_permute2f128_ps::<1>(powers, powers));
    let sums = _mm256_add_ps(sums, _mm256_permute_ps::<0b01_00_11_10>(sums));
    let total = _mm256_add_ps(sums, _mm256_permute_ps::<0b10_11_00_01>(sums));
    let mut out = [0.0; 8];
    // SAFETY: `out` holds 8 floats.
    unsafe { _mm256_storeu_ps(out.as_mut_ptr(), _mm256_div_ps(powers, total)) };
    out
}

#[target_feature(enable = "avx2,fma")]
#[inline]
fn power(x: __m256) -> __m256 {
    let scaled = _mm256_mul_ps(x, _mm256_set1_ps(LOG2_E));
    let whole = _mm256_round_ps::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(scaled);
    let rest = _mm256_sub_ps(scaled, whole);
    let mut fraction = _mm256_set1_ps(POWER[6]);
    for term in POWER[..6].iter().rev() {
        fraction = _mm256_fmadd_ps(fraction, rest, _mm256_set1_ps(*term));
    }
    let exponent = _mm256_slli_epi32::<23>(_mm256_cvtps_epi32(whole));
    _mm256_castsi256_ps(_mm256_add_epi32(_mm256_castps_si256(fraction), exponent))
}

/// From second-layer sums of eight positions to their classes: the same steps as in [`classes`], a position a lane.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn classes_of_eight(whole: &[Sums; TOGETHER], head: &Head) -> [[f32; 8]; TOGETHER] {
    let mut middle = [_mm256_setzero_ps(); MIDDLE];
    for (block, units) in middle.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let sums = std::array::from_fn(|position| {
            let sums = whole[position].0.as_ptr();
            // SAFETY: lanes 8 × block to 8 × block + 7 lie inside an array of 32.
            _mm256_cvtepi32_ps(unsafe { _mm256_load_si256(sums.add(8 * block).cast()) })
        });
        for (lane, sums) in turned(sums).into_iter().enumerate() {
            let unit = 8 * block + lane;
            units[lane] = _mm256_fmadd_ps(sums, _mm256_set1_ps(head.scale[unit]), _mm256_set1_ps(head.bias[unit]));
        }
    }
    let mut even: [__m256; 6] = std::array::from_fn(|class| middle[BENT + class]);
    let mut odd = [_mm256_setzero_ps(); 6];
    let (one, two) = (_mm256_set1_ps(1.0), _mm256_set1_ps(2.0));
    for (unit, weights) in head.last.iter().enumerate() {
        let t = _mm256_max_ps(_mm256_min_ps(middle[unit], one), _mm256_sub_ps(_mm256_setzero_ps(), one));
        let magnitude = _mm256_andnot_ps(_mm256_set1_ps(-0.0), t);
        let bent = _mm256_mul_ps(t, _mm256_sub_ps(two, magnitude));
        let chain = if unit % 2 == 0 { &mut even } else { &mut odd };
        for (sum, weight) in chain.iter_mut().zip(weights) {
            *sum = _mm256_fmadd_ps(bent, _mm256_set1_ps(*weight), *sum);
        }
    }
    let mut logits = [_mm256_set1_ps(NEVER); 8];
    for (class, logit) in logits[..6].iter_mut().enumerate() {
        *logit = _mm256_add_ps(even[class], odd[class]);
    }
    softmax_of_eight(logits)
}

/// As [`softmax`], lane by lane: the same additions in the same order.
#[target_feature(enable = "avx2,fma")]
#[inline]
fn softmax_of_eight(logits: [__m256; 8]) -> [[f32; 8]; TOGETHER] {
    let mut top = logits[7];
    for &logit in &logits[..6] {
        top = _mm256_max_ps(top, logit);
    }
    let mut powers = [_mm256_setzero_ps(); 8];
    for (power_of, &logit) in powers.iter_mut().zip(&logits[..7]) {
        *power_of = power(_mm256_max_ps(_mm256_sub_ps(logit, top), _mm256_set1_ps(-80.0)));
    }
    powers[7] = powers[6];
    let quad = |index: usize| _mm256_add_ps(powers[index], powers[index + 4]);
    let total = _mm256_add_ps(_mm256_add_ps(quad(0), quad(2)), _mm256_add_ps(quad(1), quad(3)));
    let mut out = [[0.0; 8]; TOGETHER];
    let rows = turned(std::array::from_fn(|class| _mm256_div_ps(powers[class], total)));
    for (out, row) in out.iter_mut().zip(rows) {
        // SAFETY: a place of `out` holds 8 floats.
        unsafe { _mm256_storeu_ps(out.as_mut_ptr(), row) };
    }
    out
}

/// Rows become columns.
#[target_feature(enable = "avx2,fma")]
#[inline]
fn turned(rows: [__m256; 8]) -> [__m256; 8] {
    let pairs: [__m256; 8] = std::array::from_fn(|index| {
        let (a, b) = (rows[index / 4 * 4 + index / 2 % 2 * 2], rows[index / 4 * 4 + index / 2 % 2 * 2 + 1]);
        if index % 2 == 0 { _mm256_unpacklo_ps(a, b) } else { _mm256_unpackhi_ps(a, b) }
    });
    let fours: [__m256; 8] = std::array::from_fn(|index| {
        let (a, b) = (pairs[index / 4 * 4 + index / 2 % 2], pairs[index / 4 * 4 + index / 2 % 2 + 2]);
        if index % 2 == 0 { _mm256_shuffle_ps::<0b01_00_01_00>(a, b) } else { _mm256_shuffle_ps::<0b11_10_11_10>(a, b) }
    });
    std::array::from_fn(|index| {
        let (a, b) = (fours[index % 4], fours[index % 4 + 4]);
        if index < 4 { _mm256_permute2f128_ps::<0x20>(a, b) } else { _mm256_permute2f128_ps::<0x31>(a, b) }
    })
}
