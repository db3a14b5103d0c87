//! The nets: which one judges a position, their file format, and the evaluator made of them.

mod file;
pub mod files;
mod kind;
mod nets;
mod prune;
mod quantised;

pub use file::NetFileError;
pub use kind::Kind;
pub use nets::Nets;
pub use prune::{ClassValues, PruneNets, PruneWeights, UNITS as PRUNE_UNITS};
pub use quantised::{Net, Weights};
