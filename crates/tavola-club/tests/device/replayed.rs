//! The documented examples of the device's replay.

use crate::documented::documented;
use crate::examples::{commands, replays_as_it_says};

const DOCUMENTATION: &str = include_str!("../../../../docs/replay-device.md");

#[test]
fn every_documented_example_replays_without_a_refusal_but_where_it_says_so() {
    assert!(documented(DOCUMENTATION).len() > 10);
    replays_as_it_says(DOCUMENTATION, "device");
}

#[test]
fn every_command_has_a_documented_example() {
    let used = commands(DOCUMENTATION);
    let names = "open start_game opening press double take drop stop resume resign claim accept reject result confirm \
        compare take_break end_break resign_match withdraw call_flag flag_fell undo correct_result adjust_time penalty \
        warn hold release set_length bring_clock absent arrived award_match post gap restore jump claim_lease diverged \
        settle tick call_director count received";
    for name in names.split_whitespace() {
        assert!(used.iter().any(|used| used == name), "no example has {name}");
    }
}
