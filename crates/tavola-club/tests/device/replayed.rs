//! The documented examples of the device's replay.

use serde_json::Value;
use tavola_club::replay::replay;

use crate::documented::documented;

const DOCUMENTATION: &str = include_str!("../../../../docs/replay-device.md");

#[test]
fn every_documented_example_replays_without_a_refusal_but_where_it_says_so() {
    let examples = documented(DOCUMENTATION);
    assert!(examples.len() > 10);
    for (heading, example) in examples {
        let answer = replay(&example).unwrap_or_else(|why| panic!("{heading}: {why}"));
        let refused = !answer["refusals"].as_array().unwrap().is_empty();
        assert_eq!(refused, heading.contains("refused"), "{heading}: {}", answer["refusals"]);
        assert_eq!(answer["unmet"], Value::Null, "{heading}");
        assert_eq!(answer["stream"], "device");
    }
}

#[test]
fn every_command_has_a_documented_example() {
    let used: Vec<String> = documented(DOCUMENTATION)
        .into_iter()
        .flat_map(|(_, example)| example["steps"].as_array().cloned().unwrap_or_default())
        .filter_map(|step| match &step["command"] {
            Value::String(line) => line.split_whitespace().next().map(str::to_owned),
            command => command["type"].as_str().map(str::to_owned),
        })
        .collect();
    let names = "open start_game opening press double take pass stop resume concede claim accept reject result confirm \
        compare take_break end_break concede_match withdraw call_flag flag_fell undo correct_result adjust_time penalty \
        warn hold release set_length bring_clock absent arrived award_match post gap restore jump claim_lease diverged \
        settle tick";
    for name in names.split_whitespace() {
        assert!(used.iter().any(|used| used == name), "no example has {name}");
    }
}
