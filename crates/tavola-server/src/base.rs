//! What everything stands on: names, time, chance, background work, logging.

pub(crate) mod aside;
pub mod disk;
pub mod ids;
pub mod logging;
pub(crate) mod memory;
pub mod now;
pub mod numbers;
pub mod private;
pub mod random;
pub mod secret;
pub(crate) mod supervise;
pub mod trail;
pub(crate) mod trouble;
pub mod workshop;
