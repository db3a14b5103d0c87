//! The engine for the browser: questions as JSON in, answers as JSON out, and nothing else: no clock, no chance, no file.
//!
//! `cargo xtask wasm` builds it; `web/js/engine` asks it. The nets are given to it first, as they come over the network.
#![cfg_attr(not(target_family = "wasm"), forbid(unsafe_code))]

pub mod ask;
#[cfg(target_family = "wasm")]
pub mod exports;
pub mod judge;
pub mod look;
pub mod table;
pub mod twin;
