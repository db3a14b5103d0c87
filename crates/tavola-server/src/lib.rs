//! The club as a service: store, submit, timers, bots, live updates, pages.
#![forbid(unsafe_code)]

pub mod accounts;
pub mod bus;
pub mod config;
pub mod errors;
pub mod ids;
pub mod limits;
pub mod now;
pub mod presence;
pub mod random;
pub mod store;
pub mod submit;
