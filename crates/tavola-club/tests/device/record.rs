//! A random match as it is written down: its steps, and what of the whole state and the whole view each has changed.

use serde_json::{Map, Value, json};
use tavola_base::Time;
use tavola_club::device::{Act, DeviceMatch, Entry};

use super::Chance;

/// How much is written down.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Told {
    /// The steps, and the view at the end.
    AtTheEnd,
    /// What each step has changed too.
    StepByStep,
}

/// The steps of a match so far.
pub(super) struct Record {
    told: Told,
    steps: Vec<Value>,
    seen: Map<String, Value>,
}

impl Record {
    pub(super) fn new(told: Told) -> Self {
        Self { told, steps: Vec::new(), seen: Map::new() }
    }

    pub(super) const fn told(&self) -> Told {
        self.told
    }

    pub(super) const fn len(&self) -> usize {
        self.steps.len()
    }

    /// An act as somebody writes it who may leave out what goes without saying.
    pub(super) fn written(&self, chance: &mut Chance, act: &Act) -> Value {
        let mut written = serde_json::to_value(act).unwrap();
        if self.told == Told::StepByStep && chance.once_in(2) {
            leave_out(&mut written);
        }
        written
    }

    pub(super) fn step(&mut self, state: &DeviceMatch, now: u64, mut step: Value) {
        if self.told == Told::StepByStep {
            let seen = whole(state, now);
            let news = seen.iter().filter(|(key, value)| self.seen.get(*key) != Some(*value));
            step["seen"] = Value::Object(news.map(|(key, value)| (key.clone(), value.clone())).collect());
            self.seen = seen;
        }
        self.steps.push(step);
    }

    pub(super) fn end(self, state: &DeviceMatch, end: u64) -> Value {
        let effective: Vec<&Entry> = state.effective().collect();
        let view = state.view(Time::from_millis(end));
        json!({ "steps": self.steps, "end": end, "view": view, "effective": effective })
    }
}

/// An entry as it was written, if it is of the act that was tried.
pub(super) fn with_act(entry: &Entry, act: &Act, tried: &Value) -> Value {
    let mut written = serde_json::to_value(entry).unwrap();
    if entry.act == *act {
        written["act"] = tried.clone();
    }
    written
}

/// Everything there is to know of a match, by name: what is seen of it, what its state is made of, what its course is.
fn whole(state: &DeviceMatch, now: u64) -> Map<String, Value> {
    let mut all = Map::new();
    let mut add = |of: &str, parts: Value| {
        let Value::Object(parts) = parts else { return };
        all.extend(parts.into_iter().map(|(key, value)| (format!("{of}.{key}"), value)));
    };
    add("view", serde_json::to_value(state.view(Time::from_millis(now))).unwrap());
    let mut inside = serde_json::to_value(state).unwrap();
    // The whole log is compared at the end.
    inside["effective"] = json!(state.effective().len());
    let mut course = inside["course"].take();
    inside["course"] = json!(!course.is_null());
    if let Some(clock) = course.get_mut("clock").and_then(Value::as_object_mut) {
        // Network delay is a table's: at a wooden board there is none.
        clock.remove("lag");
        clock.remove("lag_left");
    }
    if let Some(length) = course.pointer("/score/length/points").cloned() {
        course["score"]["length"] = length;
    }
    add("state", inside);
    add("course", course);
    all
}

/// Leaves out of an act what goes without saying.
fn leave_out(act: &mut Value) {
    let usual = json!({
        "mode": "simple_delay", "reason": "", "crawford": "on", "holland": "off", "oversight": "players",
        "won": { "white": 0, "black": 0 }, "before": "pre", "flag": { "rule": "loss" },
    });
    match act {
        Value::Object(parts) => {
            parts.retain(|key, value| !value.is_null() && usual.get(key) != Some(value));
            parts.values_mut().for_each(leave_out);
        }
        Value::Array(parts) => parts.iter_mut().for_each(leave_out),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
