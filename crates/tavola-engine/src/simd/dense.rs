//! A vector times a matrix of 32 columns, f32: the second layer while a net is in training.

/// Columns of the matrix.
pub const COLUMNS: usize = 32;

/// Adds `inputs` × `weights` to `sums`; row *i* of `weights` belongs to input *i*.
///
/// # Panics
/// If `inputs` and `weights` differ in length.
#[inline]
pub fn multiply_add(inputs: &[f32], weights: &[[f32; COLUMNS]], sums: &mut [f32; COLUMNS]) {
    assert_eq!(inputs.len(), weights.len());
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the CPU has AVX-512F, just asked.
        unsafe { avx512(inputs, weights, sums) };
        return;
    }
    scalar(inputs, weights, sums);
}

/// The twin without vectors: the same sums up to rounding.
pub fn scalar(inputs: &[f32], weights: &[[f32; COLUMNS]], sums: &mut [f32; COLUMNS]) {
    for (input, row) in inputs.iter().zip(weights) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += input * weight;
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn avx512(inputs: &[f32], weights: &[[f32; COLUMNS]], sums: &mut [f32; COLUMNS]) {
    use std::arch::x86_64::{
        _mm512_add_ps, _mm512_fmadd_ps, _mm512_loadu_ps, _mm512_set1_ps, _mm512_setzero_ps, _mm512_storeu_ps,
    };
    let mut parts = [[_mm512_setzero_ps(); 2]; 4];
    let (fours, rest) = inputs.as_chunks::<4>();
    let (rows, rest_rows) = weights.as_chunks::<4>();
    for (four, rows) in fours.iter().zip(rows) {
        for lane in 0..4 {
            let input = _mm512_set1_ps(four[lane]);
            // SAFETY: a row holds 32 floats; each load reads 16 of them.
            let (low, high) =
                unsafe { (_mm512_loadu_ps(rows[lane].as_ptr()), _mm512_loadu_ps(rows[lane].as_ptr().add(16))) };
            parts[lane][0] = _mm512_fmadd_ps(input, low, parts[lane][0]);
            parts[lane][1] = _mm512_fmadd_ps(input, high, parts[lane][1]);
        }
    }
    let [a, b, c, d] = parts;
    let totals: [_; 2] =
        [0, 1].map(|half| _mm512_add_ps(_mm512_add_ps(a[half], b[half]), _mm512_add_ps(c[half], d[half])));
    for (half, total) in totals.into_iter().enumerate() {
        // SAFETY: `sums` holds 32 floats; the halves start at 0 and 16.
        unsafe {
            let at = sums.as_mut_ptr().add(16 * half);
            _mm512_storeu_ps(at, _mm512_add_ps(total, _mm512_loadu_ps(at)));
        }
    }
    scalar(rest, rest_rows, sums);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_and_plain_code_agree() {
        let inputs: Vec<f32> = (0..37).map(|i| (i as f32 * 0.37).sin()).collect();
        let weights: Vec<[f32; COLUMNS]> =
            (0..37).map(|i| std::array::from_fn(|j| ((i * 32 + j) as f32 * 0.11).cos())).collect();
        let (mut fast, mut plain) = ([0.5; COLUMNS], [0.5; COLUMNS]);
        multiply_add(&inputs, &weights, &mut fast);
        scalar(&inputs, &weights, &mut plain);
        for (a, b) in fast.iter().zip(plain) {
            assert!((a - b).abs() < 1e-4, "{a} {b}");
        }
    }
}
