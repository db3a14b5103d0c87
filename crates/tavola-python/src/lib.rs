//! The engine for Python: the native half of the package `tavola`, whose other half is `python/tavola`.
//!
//! Nothing is decided here: arguments of any shape become the workspace's types or an exception, long work leaves the
//! interpreter free and listens to Ctrl-C (`work`), and answers become plain Python objects (`told`).
#![deny(unsafe_code)]

mod asked;
mod engine;
mod numbers;
mod position;
mod study;
mod told;
mod work;

use pyo3::prelude::*;

/// The native half of the package `tavola`.
#[pymodule]
fn _tavola(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<position::Position>()?;
    module.add_class::<engine::Engine>()?;
    module.add_class::<told::Evaluation>()?;
    module.add_class::<told::Play>()?;
    module.add_class::<told::CubeDecision>()?;
    module.add_class::<told::Rollout>()?;
    module.add_class::<study::MatchAnalysis>()?;
    module.add_class::<study::PlayerSummary>()?;
    module.add_class::<study::GameSummary>()?;
    module.add_class::<study::Decision>()?;
    module.add_function(wrap_pyfunction!(study::analyse_match, module)?)
}
