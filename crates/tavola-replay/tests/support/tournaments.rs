//! Events replayed in a test: what comes of a file, and where to look in it.

use serde_json::{Value, json};
use tavola_replay::replay;

pub(crate) fn answer(file: &Value) -> Value {
    let mut file = file.clone();
    file["stream"] = json!("tournament");
    replay(&file).unwrap_or_else(|why| panic!("{why}"))
}

/// The final state of a file in which nothing is refused.
pub(crate) fn quiet(file: &Value) -> Value {
    let answer = answer(file);
    assert_eq!(answer["refusals"], json!([]));
    assert_eq!(answer["unmet"], Value::Null);
    answer["state"].clone()
}

/// The clause by which the last refused step was refused.
pub(crate) fn refused(file: &Value) -> Value {
    list(&answer(file)["refusals"]).last().expect("a refusal")["clause"].clone()
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(crate) fn game(state: &Value, id: u32) -> Value {
    list(&state["matches"]).iter().find(|game| game["id"] == id).expect("the match").clone()
}
