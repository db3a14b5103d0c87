//! The club through its router: throw-away storage, a clock set by hand, actors who speak in sentences.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may panic")]

mod accounts;
mod actors;
mod boards;
mod boards_bounds;
mod broken;
mod chouette;
mod deposit;
mod doubles;
mod duplicates;
mod event_weight;
mod history;
mod hostile;
mod learning;
mod library;
mod line;
mod offered;
mod openings;
mod outage;
mod outside;
mod play;
mod protocol;
mod restart;
mod rollout;
mod secrets;
mod study;
mod tournament;
mod tournament_devices;
mod tournament_setup;
mod tutor;
mod variations;
mod written;

// What makes values of declared types by lot.
#[path = "../stored/declared.rs"]
#[expect(dead_code, reason = "other laws need the rest")]
mod declared;
#[path = "../stored/law.rs"]
#[expect(dead_code, reason = "other laws need the rest")]
mod law;
#[path = "../stored/made.rs"]
mod made;
