//! The tavola binary: serve, play, legal, perft, replay, verify-dice, bench, doctor.

fn main() {}
