//! Self-play, labelling and training; writes nets with a card. Knows rules and engine only.
#![forbid(unsafe_code)]

pub mod checkpoint;
pub mod export;
pub mod model;
pub mod random;
pub mod self_play;
pub mod td;
