//! Where the checkers of a position stand, as bits.

use super::{Features, Level};

/// The places at which signed counts are at least 1, at least 2, at most −1, at most −2, as bits.
#[inline(always)]
pub fn places(level: Level, counts: &[i8; 32]) -> [u32; 4] {
    match level.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a `Level` is only made by `Level::all`, which asks the CPU.
        Features::Avx512 | Features::Avx2 => unsafe { avx2(counts) },
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Features::Simd128 => simd128(counts),
        #[cfg(target_arch = "aarch64")]
        Features::Neon => plain(counts),
        Features::Plain => plain(counts),
    }
}

const TOP: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

/// The twin without vectors: counts are shifted to 128 + count; adding a small number then moves the limit told by a
/// byte's top bit.
#[inline(always)]
fn plain(counts: &[i8; 32]) -> [u32; 4] {
    let mut places = [0; 4];
    for (index, bytes) in counts.as_chunks::<8>().0.iter().enumerate() {
        let word = u64::from_le_bytes(bytes.map(i8::cast_unsigned)) ^ TOP;
        for (places, told) in places.iter_mut().zip([word - ONES, word - 2 * ONES, !word, !(word + ONES)]) {
            *places |= top_bits(told) << (8 * index);
        }
    }
    places
}

/// The top bits of eight bytes as one byte.
#[inline(always)]
const fn top_bits(word: u64) -> u32 {
    (((word & TOP) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
#[inline]
fn avx2(counts: &[i8; 32]) -> [u32; 4] {
    use std::arch::x86_64::{_mm256_cmpgt_epi8, _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_set1_epi8};
    // SAFETY: the array holds the 32 bytes that are read.
    let counts = unsafe { _mm256_loadu_si256(counts.as_ptr().cast()) };
    let above = |limit: i8| _mm256_movemask_epi8(_mm256_cmpgt_epi8(counts, _mm256_set1_epi8(limit))).cast_unsigned();
    [above(0), above(1), !above(-1), !above(-2)]
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn simd128(counts: &[i8; 32]) -> [u32; 4] {
    use std::arch::wasm32::{i8x16_bitmask, i8x16_gt, i8x16_splat, v128_load};
    let half = |index: usize| {
        // SAFETY: the array holds the two registers of 16 bytes that are read.
        unsafe { v128_load(counts.as_ptr().add(16 * index).cast()) }
    };
    let (low, high) = (half(0), half(1));
    let above = |limit: i8| {
        let bits = |counts| u32::from(i8x16_bitmask(i8x16_gt(counts, i8x16_splat(limit))));
        bits(low) | bits(high) << 16
    };
    [above(0), above(1), !above(-1), !above(-2)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_levels_see_the_same_places() {
        let mut seed = 9u32;
        for _ in 0..200 {
            let counts = std::array::from_fn(|_| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 24) as i8 % 16
            });
            let bits = |test: fn(i8) -> bool| {
                counts
                    .iter()
                    .enumerate()
                    .fold(0u32, |bits, (place, &checkers)| bits | u32::from(test(checkers)) << place)
            };
            let wanted = [
                bits(|checkers| checkers >= 1),
                bits(|checkers| checkers >= 2),
                bits(|checkers| checkers <= -1),
                bits(|checkers| checkers <= -2),
            ];
            for level in Level::all() {
                assert_eq!(places(level, &counts), wanted, "{level:?}");
            }
        }
    }
}
