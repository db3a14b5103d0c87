//! The nets: which one judges a position, their file format, and the evaluator made of them.

mod file;
mod glance;
mod kind;
mod nets;
mod quantised;

pub use file::NetFileError;
pub use glance::{ClassValues, Glance, GlanceWeights, UNITS as GLANCE_UNITS};
pub use kind::Kind;
pub use nets::Nets;
pub use quantised::{Net, Weights};
