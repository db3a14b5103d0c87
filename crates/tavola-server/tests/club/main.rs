//! The club through its router: throw-away storage, a clock set by hand, actors who speak in sentences.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may panic")]

mod accounts;
mod actors;
mod api;
mod articles;
mod blocks;
mod boards;
mod boards_bounds;
mod book;
mod broken;
mod challenges;
mod chouette;
mod clip;
mod conduct;
mod deposit;
mod doubles;
mod duplicates;
mod event_weight;
mod history;
mod hostile;
mod keys;
mod learning;
mod leaving;
mod letters;
mod library;
mod line;
mod lobby;
mod moderation;
mod nodes;
mod notices;
mod offered;
mod openings;
mod outage;
mod outside;
mod pace;
mod people;
mod play;
mod protocol;
mod push;
mod refused;
mod restart;
mod roles;
mod rollout;
mod secrets;
mod study;
mod talk;
mod tournament;
mod tournament_devices;
mod tournament_setup;
mod trail;
mod tutor;
mod variations;
mod written;

// What makes values of declared types by lot.
#[path = "../../src/web/wire/declared.rs"]
#[expect(dead_code, reason = "other laws need the rest")]
mod declared;
#[path = "../stored/law.rs"]
#[expect(dead_code, reason = "other laws need the rest")]
mod law;
#[path = "../stored/made.rs"]
mod made;
