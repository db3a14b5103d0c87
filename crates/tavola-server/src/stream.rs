//! What every kind of stream has in common: the one door, folding, hints, deadlines, who is there.

pub mod bus;
pub mod folding;
pub mod heartbeat;
pub mod nodes;
pub mod polling;
pub mod presence;
pub mod rebuilding;
pub mod rooms;
pub mod submit;
pub mod timers;
