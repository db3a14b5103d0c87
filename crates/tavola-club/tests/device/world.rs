//! A table with a device on it: acts in a line of text, times in seconds.

use serde_json::{Map, Value, json};
use tavola_replay::replay;

/// A match being written down.
pub(crate) struct World {
    heading: Map<String, Value>,
    steps: Vec<Value>,
    now: u64,
}

impl World {
    /// A match set up as `heading` says.
    pub(crate) fn new(heading: Value) -> Self {
        let Value::Object(mut heading) = heading else { panic!("an object") };
        heading.insert("stream".into(), json!("device"));
        heading.entry("at").or_insert(json!(0));
        Self { heading, steps: Vec::new(), now: 0 }
    }

    /// A match to seven points, three minutes a point and twelve seconds a turn.
    pub(crate) fn seven_points() -> Self {
        Self::new(json!({ "length": 7, "clock": { "bank_per_point": "3:00", "delay": "12s" } }))
    }

    /// So many milliseconds pass.
    pub(crate) fn after(mut self, millis: u64) -> Self {
        self.now += millis;
        self
    }

    /// So many seconds pass.
    pub(crate) fn later(self, seconds: u64) -> Self {
        self.after(seconds * 1000)
    }

    /// Somebody acts now.
    pub(crate) fn act(mut self, actor: &str, command: &str) -> Self {
        self.steps.push(json!({ "at": self.now, "actor": actor, "command": command }));
        self
    }

    /// White acts.
    pub(crate) fn white(self, command: &str) -> Self {
        self.act("white", command)
    }

    /// Black acts.
    pub(crate) fn black(self, command: &str) -> Self {
        self.act("black", command)
    }

    /// The director acts.
    pub(crate) fn director(self, command: &str) -> Self {
        self.act("director", command)
    }

    /// A step as it stands.
    pub(crate) fn step(mut self, step: Value) -> Self {
        self.now = step["at"].as_u64().unwrap_or(self.now);
        self.steps.push(step);
        self
    }

    /// A game is entered and confirmed by both.
    pub(crate) fn game(self, winner: &str, kind: &str, cube: u64) -> Self {
        self.act("house", &format!("result {winner} {kind} {cube}")).white("confirm").black("confirm")
    }

    /// What the replay answers.
    pub(crate) fn answer(mut self) -> Value {
        self.heading.insert("steps".into(), Value::Array(self.steps));
        self.heading.insert("until".into(), json!(self.now));
        replay(&Value::Object(self.heading)).unwrap()
    }

    /// The state after everything, with nothing refused.
    pub(crate) fn state(self) -> Value {
        let answer = self.answer();
        assert_eq!(answer["refusals"], json!([]));
        answer["state"].clone()
    }

    /// The refusal of the last act: its clause and sentence.
    pub(crate) fn refusal(self) -> (Value, String) {
        let last = self.steps.len();
        let answer = self.answer();
        let refusals = answer["refusals"].as_array().unwrap();
        assert_eq!(refusals.len(), 1, "{refusals:?}");
        assert_eq!(refusals[0]["step"], json!(last));
        (refusals[0]["clause"].clone(), refusals[0]["message_key"].as_str().unwrap().to_owned())
    }
}
