//! Any legal command that brings a match on, chosen from what a view says is legal.

use crate::chance::Chance;
use serde_json::{Value, json};

/// The command, by the `legal` of a view; none while there is nothing to do.
#[must_use]
pub fn choose(legal: &Value, chance: &mut Chance) -> Option<Value> {
    let actions: Vec<&str> = legal["actions"].as_array()?.iter().filter_map(Value::as_str).collect();
    let useful = [
        "ready",
        "roll",
        "play",
        "take",
        "drop",
        "next_game",
        "accept_resignation",
        "roll_die",
        "start_game",
        "roll_opening",
        "hold",
        "decline_tie",
        "decline_extra",
    ];
    let choice: Vec<&str> = useful.into_iter().filter(|name| actions.contains(name)).collect();
    Some(match *chance.of(&choice)? {
        "play" => json!({ "type": "play", "steps": steps(&legal["steps"], chance) }),
        name => json!({ "type": name }),
    })
}

/// A walk through the graph of steps to its end.
fn steps(graph: &Value, chance: &mut Chance) -> Vec<Value> {
    let mut walk = Vec::new();
    let mut node = 0;
    while let Some(edge) = graph["nodes"][node]["steps"].as_array().and_then(|edges| chance.of(edges)) {
        walk.push(json!({ "from": edge["from"], "to": edge["to"] }));
        node = edge["next"].as_u64().and_then(|next| usize::try_from(next).ok()).unwrap_or(usize::MAX);
    }
    walk
}
