//! Kernels of training: sums of first-layer rows, and the backward pass through the second layer. All f32.
//!
//! With AVX-512 the 256 sums of a position stay in sixteen registers while its rows stream by.

use super::dense::COLUMNS;

/// Units of the first layer.
pub const WIDTH: usize = 256;

/// First-layer sums or the weights of one input.
pub type Row = [f32; WIDTH];

/// Adds the rows named in `on` to `sums` and takes away those in `off`.
///
/// # Panics
/// If a row is named that is not in `rows`.
#[inline]
pub fn sum_rows(sums: &mut Row, rows: &[Row], on: &[u16], off: &[u16]) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the CPU has AVX-512F, just asked.
        unsafe { avx512::sum_rows(sums, rows, on, off) };
        return;
    }
    sum_rows_plainly(sums, rows, on, off);
}

/// The twin of [`sum_rows`] without vectors.
pub fn sum_rows_plainly(sums: &mut Row, rows: &[Row], on: &[u16], off: &[u16]) {
    for &row in on {
        add(sums, &rows[usize::from(row)], 1.0);
    }
    for &row in off {
        add(sums, &rows[usize::from(row)], -1.0);
    }
}

fn add(sums: &mut Row, row: &Row, sign: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += sign * weight;
    }
}

/// Adds `step` to each of the named rows, once for each time it is named.
///
/// # Panics
/// If a row is named that is not in `rows`.
pub fn add_to_rows(rows: &mut [Row], named: &[u16], step: &Row) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the CPU has AVX-512F, just asked.
        unsafe { avx512::add_to_rows(rows, named, step) };
        return;
    }
    for &row in named {
        add(&mut rows[usize::from(row)], step, 1.0);
    }
}

/// One step of descent through the second layer.
///
/// `back[i]` becomes the sum of `weights[i][j] * error[j]`, with the weights as they were; then
/// `rate * inputs[i] * error[j]` is added to them.
pub fn descend(weights: &mut [[f32; COLUMNS]; WIDTH], inputs: &Row, error: &[f32; COLUMNS], rate: f32, back: &mut Row) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the CPU has AVX-512F, just asked.
        unsafe { avx512::descend(weights, inputs, error, rate, back) };
        return;
    }
    descend_plainly(weights, inputs, error, rate, back);
}

/// The twin of [`descend`] without vectors.
pub fn descend_plainly(
    weights: &mut [[f32; COLUMNS]; WIDTH],
    inputs: &Row,
    error: &[f32; COLUMNS],
    rate: f32,
    back: &mut Row,
) {
    for (unit, row) in weights.iter_mut().enumerate() {
        back[unit] = row.iter().zip(error).map(|(weight, error)| weight * error).sum();
        let push = rate * inputs[unit];
        for (weight, error) in row.iter_mut().zip(error) {
            *weight += push * error;
        }
    }
}

/// The gradient of the second layer.
///
/// `back[i]` becomes the sum of `weights[i][j] * error[j]`; `inputs[i] * error[j]` is added to `gradient[i][j]`.
pub fn gradient(
    weights: &[[f32; COLUMNS]; WIDTH],
    gradient: &mut [[f32; COLUMNS]; WIDTH],
    inputs: &Row,
    error: &[f32; COLUMNS],
    back: &mut Row,
) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") {
        // SAFETY: the CPU has AVX-512F, just asked.
        unsafe { avx512::gradient(weights, gradient, inputs, error, back) };
        return;
    }
    gradient_plainly(weights, gradient, inputs, error, back);
}

/// The twin of [`gradient`] without vectors.
pub fn gradient_plainly(
    weights: &[[f32; COLUMNS]; WIDTH],
    gradient: &mut [[f32; COLUMNS]; WIDTH],
    inputs: &Row,
    error: &[f32; COLUMNS],
    back: &mut Row,
) {
    for (unit, (row, sums)) in weights.iter().zip(gradient).enumerate() {
        back[unit] = row.iter().zip(error).map(|(weight, error)| weight * error).sum();
        for (sum, error) in sums.iter_mut().zip(error) {
            *sum += inputs[unit] * error;
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use std::arch::x86_64::{
        __m512, _mm512_add_ps, _mm512_fmadd_ps, _mm512_loadu_ps, _mm512_mul_ps, _mm512_reduce_add_ps, _mm512_set1_ps,
        _mm512_setzero_ps, _mm512_storeu_ps, _mm512_sub_ps,
    };

    use super::{COLUMNS, Row, WIDTH};

    const LANES: usize = 16;
    type Registers = [__m512; WIDTH / LANES];

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn load(row: &Row) -> Registers {
        let mut registers = [_mm512_setzero_ps(); WIDTH / LANES];
        for (index, register) in registers.iter_mut().enumerate() {
            // SAFETY: 16 floats from index × 16 on lie inside the 256 of a row.
            *register = unsafe { _mm512_loadu_ps(row.as_ptr().add(LANES * index)) };
        }
        registers
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn store(row: &mut Row, registers: &Registers) {
        for (index, register) in registers.iter().enumerate() {
            // SAFETY: 16 floats from index × 16 on lie inside the 256 of a row.
            unsafe { _mm512_storeu_ps(row.as_mut_ptr().add(LANES * index), *register) };
        }
    }

    #[target_feature(enable = "avx512f")]
    pub(super) fn sum_rows(sums: &mut Row, rows: &[Row], on: &[u16], off: &[u16]) {
        let mut registers = load(sums);
        for &row in on {
            let weights = load(&rows[usize::from(row)]);
            for (sum, weight) in registers.iter_mut().zip(weights) {
                *sum = _mm512_add_ps(*sum, weight);
            }
        }
        for &row in off {
            let weights = load(&rows[usize::from(row)]);
            for (sum, weight) in registers.iter_mut().zip(weights) {
                *sum = _mm512_sub_ps(*sum, weight);
            }
        }
        store(sums, &registers);
    }

    #[target_feature(enable = "avx512f")]
    pub(super) fn add_to_rows(rows: &mut [Row], named: &[u16], step: &Row) {
        let step = load(step);
        for &row in named {
            let row = &mut rows[usize::from(row)];
            let mut weights = load(row);
            for (weight, step) in weights.iter_mut().zip(step) {
                *weight = _mm512_add_ps(*weight, step);
            }
            store(row, &weights);
        }
    }

    #[target_feature(enable = "avx512f")]
    pub(super) fn gradient(
        weights: &[[f32; COLUMNS]; WIDTH],
        gradient: &mut [[f32; COLUMNS]; WIDTH],
        inputs: &Row,
        error: &[f32; COLUMNS],
        back: &mut Row,
    ) {
        // SAFETY: `error` holds 32 floats; each load reads 16 of them.
        let (low, high) = unsafe { (_mm512_loadu_ps(error.as_ptr()), _mm512_loadu_ps(error.as_ptr().add(LANES))) };
        for (unit, (row, sums)) in weights.iter().zip(gradient).enumerate() {
            let push = _mm512_set1_ps(inputs[unit]);
            let at = sums.as_mut_ptr();
            // SAFETY: a row holds 32 floats; each load and store covers 16 of them.
            unsafe {
                let (a, b) = (_mm512_loadu_ps(row.as_ptr()), _mm512_loadu_ps(row.as_ptr().add(LANES)));
                back[unit] = _mm512_reduce_add_ps(_mm512_fmadd_ps(a, low, _mm512_mul_ps(b, high)));
                _mm512_storeu_ps(at, _mm512_fmadd_ps(push, low, _mm512_loadu_ps(at)));
                _mm512_storeu_ps(at.add(LANES), _mm512_fmadd_ps(push, high, _mm512_loadu_ps(at.add(LANES))));
            }
        }
    }

    #[target_feature(enable = "avx512f")]
    pub(super) fn descend(
        weights: &mut [[f32; COLUMNS]; WIDTH],
        inputs: &Row,
        error: &[f32; COLUMNS],
        rate: f32,
        back: &mut Row,
    ) {
        // SAFETY: `error` holds 32 floats; each load reads 16 of them.
        let (low, high) = unsafe { (_mm512_loadu_ps(error.as_ptr()), _mm512_loadu_ps(error.as_ptr().add(LANES))) };
        for (unit, row) in weights.iter_mut().enumerate() {
            let push = _mm512_set1_ps(rate * inputs[unit]);
            let at = row.as_mut_ptr();
            // SAFETY: a row holds 32 floats; each load and store covers 16 of them.
            unsafe {
                let (a, b) = (_mm512_loadu_ps(at), _mm512_loadu_ps(at.add(LANES)));
                back[unit] = _mm512_reduce_add_ps(_mm512_fmadd_ps(a, low, _mm512_mul_ps(b, high)));
                _mm512_storeu_ps(at, _mm512_fmadd_ps(push, low, a));
                _mm512_storeu_ps(at.add(LANES), _mm512_fmadd_ps(push, high, b));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wave(seed: usize) -> Row {
        std::array::from_fn(|i| ((i * 7 + seed * 13) as f32 * 0.13).sin())
    }

    fn assert_close(a: &[f32], b: &[f32]) {
        for (a, b) in a.iter().zip(b) {
            assert!((a - b).abs() < 1e-4, "{a} {b}");
        }
    }

    #[test]
    fn sums_of_rows_agree_with_plain_code() {
        let rows: Vec<Row> = (0..20).map(wave).collect();
        let (mut fast, mut plain) = (wave(50), wave(50));
        sum_rows(&mut fast, &rows, &[1, 5, 5, 19], &[0, 7]);
        sum_rows_plainly(&mut plain, &rows, &[1, 5, 5, 19], &[0, 7]);
        assert_close(&fast, &plain);
    }

    #[test]
    fn gradients_agree_with_plain_code() {
        let mut weights = Box::new([[0.0; COLUMNS]; WIDTH]);
        for (unit, row) in weights.iter_mut().enumerate() {
            *row = std::array::from_fn(|j| ((unit * 32 + j) as f32 * 0.31).cos());
        }
        let (mut fast, mut plain) = (weights.clone(), weights.clone());
        let error = std::array::from_fn(|j| (j as f32 * 0.7).sin());
        let (mut back, mut plain_back) = ([0.0; WIDTH], [0.0; WIDTH]);
        gradient(&weights, &mut fast, &wave(3), &error, &mut back);
        gradient_plainly(&weights, &mut plain, &wave(3), &error, &mut plain_back);
        assert_close(&back, &plain_back);
        assert_close(fast.as_flattened(), plain.as_flattened());
    }

    #[test]
    fn descents_agree_with_plain_code() {
        let mut fast = Box::new([[0.0; COLUMNS]; WIDTH]);
        for (unit, row) in fast.iter_mut().enumerate() {
            *row = std::array::from_fn(|j| ((unit * 32 + j) as f32 * 0.31).cos());
        }
        let mut plain = fast.clone();
        let error = std::array::from_fn(|j| (j as f32 * 0.7).sin());
        let (mut back, mut plain_back) = ([0.0; WIDTH], [0.0; WIDTH]);
        descend(&mut fast, &wave(3), &error, 0.1, &mut back);
        descend_plainly(&mut plain, &wave(3), &error, 0.1, &mut plain_back);
        assert_close(&back, &plain_back);
        assert_close(fast.as_flattened(), plain.as_flattened());
    }
}
