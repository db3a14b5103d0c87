//! The recorded play counts, counted by the program and confirmed by GNU Backgammon (see `perft.json`).
#![expect(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::process::Command;

use serde_json::Value;

/// What `tavola perft` counts.
fn counted(id: &str, depth: u64) -> u64 {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavola"));
    let output = command.args(["perft", "--depth", &depth.to_string(), id]).output().unwrap();
    let line: Value = serde_json::from_slice(&output.stdout).unwrap();
    line["count"].as_u64().unwrap()
}

// rule: MOV-07, MOV-08, MOV-09, MOV-10, MOV-13, HIT-02, HIT-04, OFF-03, OFF-04
#[test]
fn there_are_as_many_lines_of_plays_as_gnu_backgammon_counts() {
    let recorded: Value = serde_json::from_str(include_str!("perft.json")).unwrap();
    for row in recorded["counts"].as_array().unwrap() {
        let (id, depth) = (row["id"].as_str().unwrap(), row["depth"].as_u64().unwrap());
        assert_eq!(Some(counted(id, depth)), row["count"].as_u64(), "{} to depth {depth}", row["position"]);
    }
}
