//! The club through its router: throw-away storage, a clock set by hand, actors who speak in sentences.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may panic")]

mod actors;
mod boards;
mod broken;
mod chouette;
mod event;
mod event_boards;
mod event_setup;
mod history;
mod hostile;
mod line;
mod outage;
mod outside;
mod play;
mod restart;
