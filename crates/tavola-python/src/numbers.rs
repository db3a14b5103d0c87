//! Whole numbers out of whatever has a buffer (NumPy's arrays, `array.array`), and probabilities into NumPy's arrays or lists.
//!
//! NumPy is asked for when there is something to give back, and not needed.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};
use tavola_engine::Outcomes;

/// Whole numbers in rows; one row for an array of one dimension.
pub(crate) struct Rows {
    pub(crate) dimensions: usize,
    pub(crate) width: usize,
    pub(crate) numbers: Vec<i64>,
}

impl Rows {
    /// The rows, first to last; none if they are empty.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[i64]> {
        self.numbers.chunks(self.width.max(1))
    }
}

/// The numbers of an object with a buffer; none if it has no buffer.
///
/// # Errors
/// If they are no whole numbers, or stand in more than two dimensions.
pub(crate) fn rows_of(value: &Bound<'_, PyAny>) -> PyResult<Option<Rows>> {
    let builtins = value.py().import("builtins")?;
    let Ok(view) = builtins.getattr("memoryview")?.call1((value,)) else { return Ok(None) };
    let format: String = view.getattr("format")?.extract()?;
    let shape: Vec<usize> = view.getattr("shape")?.extract()?;
    let width = match shape[..] {
        [width] | [_, width] => width,
        _ => {
            let text = format!("positions are an array of one or two dimensions, not {}", shape.len());
            return Err(PyValueError::new_err(text));
        }
    };
    let bytes = view.call_method0("tobytes")?;
    let numbers = whole_numbers(bytes.cast::<PyBytes>()?.as_bytes(), &format, view.getattr("itemsize")?.extract()?)?;
    Ok(Some(Rows { dimensions: shape.len(), width, numbers }))
}

/// The numbers of a buffer in the machine's order of bytes.
fn whole_numbers(bytes: &[u8], format: &str, size: usize) -> PyResult<Vec<i64>> {
    let own_order = if cfg!(target_endian = "little") { '<' } else { '>' };
    let code = format.trim_start_matches(['@', '=', own_order]);
    let is_signed = matches!(code, "b" | "h" | "i" | "l" | "q");
    if !is_signed && !matches!(code, "B" | "H" | "I" | "L" | "Q") {
        let text = format!(
            "counts of checkers are whole numbers, not items of the format {format:?}: use an array of integers, such as \
             array.astype(\"int8\")"
        );
        return Err(PyValueError::new_err(text));
    }
    let number = |item: &[u8]| {
        let fill = if is_signed && item[most_significant(size)] >= 0x80 { 0xFF } else { 0 };
        let mut wide = [fill; 8];
        let start = if cfg!(target_endian = "little") { 0 } else { 8 - size };
        wide[start..start + size].copy_from_slice(item);
        i64::from_ne_bytes(wide)
    };
    Ok(bytes.chunks_exact(size).map(number).collect())
}

const fn most_significant(size: usize) -> usize {
    if cfg!(target_endian = "little") { size - 1 } else { 0 }
}

/// Six chances for each position: an array of NumPy, n × 6 of float32, where there is NumPy; else a list of lists.
pub(crate) fn chances<'py>(py: Python<'py>, outcomes: &[Outcomes]) -> PyResult<Bound<'py, PyAny>> {
    let Ok(numpy) = py.import("numpy") else {
        let rows: Vec<[f32; 6]> = outcomes.iter().map(|outcomes| *outcomes.exclusive()).collect();
        return rows.into_pyobject(py).map(Bound::into_any);
    };
    let float32 = numpy.getattr("float32")?;
    if outcomes.is_empty() {
        return numpy.call_method1("empty", ((0, 6), float32));
    }
    let bytes: Vec<u8> =
        outcomes.iter().flat_map(|outcomes| *outcomes.exclusive()).flat_map(f32::to_ne_bytes).collect();
    // Of a bytearray NumPy makes an array that may be written to.
    let flat = numpy.call_method1("frombuffer", (PyByteArray::new(py, &bytes), float32))?;
    flat.call_method1("reshape", ((outcomes.len(), 6),))
}
