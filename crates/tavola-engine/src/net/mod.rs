//! The nets: which one judges a position, their file format, and the evaluator made of them.

mod file;
mod kind;
mod nets;
mod quantised;

pub use file::NetFileError;
pub use kind::Kind;
pub use nets::Nets;
pub use quantised::{Net, Weights};
