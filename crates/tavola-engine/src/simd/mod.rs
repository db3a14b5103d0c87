//! Vector kernels, chosen at run time, each with a scalar twin. The only place with unsafe code.
#![expect(unsafe_code, reason = "vector loads and calls of functions that need a CPU feature")]

pub mod dense;
pub mod train;
