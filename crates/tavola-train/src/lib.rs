//! Self-play, labelling and training; writes nets with a card. Knows rules and engine only.
#![forbid(unsafe_code)]

pub mod adam;
pub mod checkpoint;
pub mod cube_fit;
pub mod cube_questions;
pub mod export;
pub mod gnubg;
pub mod label;
pub mod ladder;
pub mod ledger;
pub mod luck;
pub mod match_equity;
pub mod model;
pub mod practice;
pub mod prune;
pub mod races;
pub mod random;
pub mod referee;
pub mod rolled;
pub mod rolled_set;
pub mod searches;
pub mod self_play;
pub mod statistics;
pub mod td;
pub mod teach;
