//! What holds of the examples in the papers about replaying, whatever they replay.

use serde_json::Value;
use tavola_replay::replay;

use crate::documented::documented;

/// Every example of the documentation replays as a stream of this name, and is refused only where its heading says so.
pub(crate) fn replays_as_it_says(documentation: &str, stream: &str) {
    for (heading, example) in documented(documentation) {
        let answer = replay(&example).unwrap_or_else(|why| panic!("{heading}: {why}"));
        let refusals = answer["refusals"].as_array().unwrap_or_else(|| panic!("{heading}: no refusals told"));
        assert_eq!(
            !refusals.is_empty(),
            heading.contains("refused"),
            "{heading}: {refusals:?} {}",
            example["steps"][0]
        );
        assert_eq!(answer["unmet"], Value::Null, "{heading}");
        assert_eq!(answer["stream"], stream, "{heading}");
    }
}

/// The commands that the examples use.
pub(crate) fn commands(documentation: &str) -> Vec<String> {
    documented(documentation)
        .into_iter()
        .flat_map(|(_, example)| example["steps"].as_array().cloned().unwrap_or_default())
        .filter_map(|step| match &step["command"] {
            Value::String(line) => line.split_whitespace().next().map(str::to_owned),
            command => command["type"].as_str().map(str::to_owned),
        })
        .collect()
}
