//! Which net judges a position.

mod kind;

pub use kind::Kind;
