//! What the replays of all streams have in common: steps in order, time that passes, what was expected, the answer.
//!
//! A stream brings a [`Scene`]: how its heading opens it, how its steps are read, how it is seen at the end.

use serde_json::{Map, Value, json};
use tavola_base::Time;
use tavola_base::{Decider, Refusal};

use super::{ReplayError, read};

/// A JSON object, as headings and steps are.
pub(super) type Object = Map<String, Value>;

/// The keys of a step that belong to the stage and never to a command.
const OF_EVERY_STEP: [&str; 6] = ["at", "actor", "by", "dice", "note", "expect"];

/// What a stream brings to be replayed.
pub(super) trait Scene {
    /// The stream.
    type Stream: Decider;

    /// Whether what is due the moment a step has happened is done at once, not only when time passes.
    const SETTLES: bool = false;

    /// The keys of the heading; none where anything is read over in silence.
    const KEYS: &'static [&'static str] = &[];

    /// Whether a heading without a time is of time 0, not of the first step's.
    const OPENS_AT_NOUGHT: bool = false;

    /// The timer's command and its facts at that moment.
    fn tick(now: Time) -> (CommandOf<Self>, FactsOf<Self>);

    /// Opens the stream as the heading says; not called where the first step does it.
    fn open(stage: &mut Stage<Self>, heading: &Object) -> Result<(), ReplayError>;

    /// What goes without saying before a step, such as that the next game begins.
    fn prepare(_stage: &mut Stage<Self>, _step: &Object) {}

    /// Until when the timer works before a step that happens at `at`: not while the step itself says nobody looked.
    fn looks_until(_stage: &Stage<Self>, _step: &Object, at: Time) -> Time {
        at
    }

    /// Makes an event one with what happened before it, so that both are taken back together.
    fn together(_event: &mut EventOf<Self>) {}

    /// What a step asks for, and with what facts; it happens at the stage's time.
    fn read(stage: &Stage<Self>, step: &Object) -> Result<(CommandOf<Self>, FactsOf<Self>), String>;

    /// Completes a refusal by what only the stream can tell.
    fn explain(_state: &StateOf<Self>, _facts: &FactsOf<Self>, refusal: Refusal) -> Refusal {
        refusal
    }

    /// Until when the timer goes on by itself after the last step, where nothing else is said.
    fn loose_end(_state: &StateOf<Self>, _now: Time) -> Option<Time> {
        None
    }

    /// The state as the answer shows it.
    fn show(state: &StateOf<Self>, now: Time) -> Value;
}

/// The commands of a scene's stream.
pub(super) type CommandOf<S> = <<S as Scene>::Stream as Decider>::Command;
/// The facts of a scene's stream.
pub(super) type FactsOf<S> = <<S as Scene>::Stream as Decider>::Facts;
/// The state of a scene's stream.
pub(super) type StateOf<S> = <<S as Scene>::Stream as Decider>::State;
/// The events of a scene's stream.
type EventOf<S> = <<S as Scene>::Stream as Decider>::Event;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Timer {
    ByItself,
    InTheSteps,
}

/// How it stood before a step.
struct Mark<S: Scene + ?Sized> {
    state: StateOf<S>,
    events: usize,
}

/// A stream in the middle of its replay.
pub(super) struct Stage<S: Scene + ?Sized> {
    state: StateOf<S>,
    events: Vec<EventOf<S>>,
    refusals: Vec<Value>,
    unmet: Vec<Value>,
    now: Time,
    timer: Timer,
}

/// Replays a file of the scene's stream.
pub(super) fn replay<S: Scene>(heading: &Object) -> Result<Value, ReplayError> {
    let steps = steps(heading)?;
    let mut stage = Stage::<S>::new(heading, &steps)?;
    let opens_itself = steps.first().is_some_and(|step| command_name(step).as_deref() == Some("open"));
    if !opens_itself {
        S::open(&mut stage, heading)?;
    }
    for (number, step) in (1..).zip(&steps) {
        stage.step(number, step)?;
    }
    if let Some(until) = heading.get("until") {
        let until = read::time(until).map_err(|what| ReplayError::heading("until", what))?;
        stage.let_time_pass(until);
    } else if let Some(until) = S::loose_end(&stage.state, stage.now) {
        stage.let_time_pass(until);
    }
    let mut answer = stage.answer(heading.get("expect"));
    let unread: Vec<_> = heading.keys().filter(|key| !S::KEYS.is_empty() && !S::KEYS.contains(&key.as_str())).collect();
    if !unread.is_empty() {
        answer["unread"] = json!(unread);
    }
    Ok(answer)
}

impl<S: Scene + ?Sized> Stage<S> {
    fn new(heading: &Object, steps: &[Object]) -> Result<Self, ReplayError> {
        let timer = match heading.get("ticks").map_or(Some("auto"), Value::as_str) {
            Some("auto") => Timer::ByItself,
            Some("given") => Timer::InTheSteps,
            _ => return Err(ReplayError::heading("ticks", "\"auto\" or \"given\"")),
        };
        let first_step = || steps.first().and_then(|step| step.get("at")).filter(|_| !S::OPENS_AT_NOUGHT);
        let first = heading.get("at").or_else(first_step);
        let now = first.map_or(Ok(Time::default()), read::time).map_err(|what| ReplayError::heading("at", what))?;
        let (events, refusals, unmet) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { state: StateOf::<S>::default(), events, refusals, unmet, now, timer })
    }

    /// The state so far.
    pub(super) const fn state(&self) -> &StateOf<S> {
        &self.state
    }

    /// What time it is.
    pub(super) const fn now(&self) -> Time {
        self.now
    }

    /// Whether the timer works by itself, and what goes without saying need not be in the steps.
    pub(super) fn runs_by_itself(&self) -> bool {
        self.timer == Timer::ByItself
    }

    /// Decides a command and folds what it leads to.
    pub(super) fn decide(&mut self, command: CommandOf<S>, facts: &FactsOf<S>) -> Result<(), Refusal> {
        let events = S::Stream::decide(&self.state, command, facts).map_err(|why| Refusal::of(&why))?;
        self.fold(events);
        Ok(())
    }

    /// Decides a command that is one with what has happened before it, for whoever takes entries back.
    pub(super) fn decide_together(&mut self, command: CommandOf<S>, facts: &FactsOf<S>) -> Result<(), Refusal> {
        let mut events = S::Stream::decide(&self.state, command, facts).map_err(|why| Refusal::of(&why))?;
        events.iter_mut().for_each(S::together);
        self.fold(events);
        Ok(())
    }

    fn fold(&mut self, events: Vec<EventOf<S>>) {
        for event in events {
            self.state = S::Stream::evolve(std::mem::take(&mut self.state), &event);
            self.events.push(event);
        }
    }

    /// Decides a command of that step, 0 the heading; whether and why it is refused stands in the answer.
    pub(super) fn act(&mut self, number: usize, command: CommandOf<S>, facts: &FactsOf<S>) -> Option<Refusal> {
        let now = self.mark();
        self.act_since(&now, number, command, facts)
    }

    fn mark(&self) -> Mark<S> {
        Mark { state: self.state.clone(), events: self.events.len() }
    }

    /// Decides a command before which something went without saying. Refused it changes nothing: then that has not
    /// happened either.
    fn act_since(
        &mut self,
        before: &Mark<S>,
        number: usize,
        command: CommandOf<S>,
        facts: &FactsOf<S>,
    ) -> Option<Refusal> {
        match S::Stream::decide(&self.state, command, facts) {
            Ok(mut events) => {
                if let Some(first) = events.first_mut().filter(|_| self.events.len() > before.events) {
                    S::together(first);
                }
                self.fold(events);
                None
            }
            Err(why) => {
                let refusal = S::explain(&self.state, facts, Refusal::of(&why));
                self.events.truncate(before.events);
                self.state = before.state.clone();
                self.refusals.push(read::refused(number, refusal.clone()));
                Some(refusal)
            }
        }
    }

    fn step(&mut self, number: usize, step: &Object) -> Result<(), ReplayError> {
        let wrong = |what: String| ReplayError::step(number, what);
        let at = read::step_time(step, self.now).map_err(wrong)?;
        self.let_time_pass(S::looks_until(self, step, at));
        self.now = self.now.max(at);
        let before = self.mark();
        S::prepare(self, step);
        let (command, facts) = S::read(self, step).map_err(wrong)?;
        let refusal = self.act_since(&before, number, command, &facts);
        if let Some(expected) = step.get("expect") {
            let met = expectation(expected, refusal.as_ref()).map_err(wrong)?;
            if !met {
                let came = refusal.as_ref().map_or("accepted", |why| why.message.as_str());
                self.unmet.push(json!({ "step": number, "expected": expected, "came": came }));
            }
        }
        if S::SETTLES {
            self.let_time_pass(at);
        }
        Ok(())
    }

    /// Whatever the timer would do until `at`, at the moments at which it would; then it is `at`.
    fn let_time_pass(&mut self, at: Time) {
        while self.runs_by_itself()
            && let Some(due) = S::Stream::next_deadline(&self.state).filter(|&due| due <= at)
        {
            self.now = self.now.max(due);
            let (command, facts) = S::tick(self.now);
            if self.decide(command, &facts).is_err() {
                break;
            }
        }
        self.now = self.now.max(at);
    }

    fn answer(mut self, expected: Option<&Value>) -> Value {
        let state = S::show(&self.state, self.now);
        if let Some(expected) = expected {
            differences("state", expected, &state, &mut self.unmet);
        }
        let events: Vec<Value> =
            self.events.iter().map(|event| serde_json::to_value(event).unwrap_or_default()).collect();
        let stream = S::Stream::STREAM;
        let mut answer =
            json!({ "v": 1, "stream": stream, "events": events, "state": state, "refusals": self.refusals });
        if !self.unmet.is_empty() {
            answer["unmet"] = Value::Array(self.unmet);
        }
        answer
    }
}

/// Whether it came as expected: `accepted`, `refused`, or refused by that clause.
fn expectation(expected: &Value, refusal: Option<&Refusal>) -> Result<bool, String> {
    match (expected.as_str(), refusal) {
        (Some("accepted"), refusal) => Ok(refusal.is_none()),
        (Some("refused"), refusal) => Ok(refusal.is_some()),
        (Some(clause), refusal) => Ok(refusal.and_then(|why| why.clause).is_some_and(|known| known.id() == clause)),
        (None, _) => Err("`expect` is \"accepted\", \"refused\" or a clause".to_owned()),
    }
}

/// Where `found` is not as `expected`: of an object only the keys named count, lists have as many
/// members and each as expected, anything else is to be equal.
fn differences(place: &str, expected: &Value, found: &Value, unmet: &mut Vec<Value>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (key, expected) in expected {
                let found = found.get(key).unwrap_or(&Value::Null);
                differences(&format!("{place}.{key}"), expected, found, unmet);
            }
        }
        (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
            for (index, (expected, found)) in expected.iter().zip(found).enumerate() {
                differences(&format!("{place}.{index}"), expected, found, unmet);
            }
        }
        (expected, found) if expected == found => {}
        (expected, found) => unmet.push(json!({ "place": place, "expected": expected, "came": found })),
    }
}

/// The steps of a file, each an object.
fn steps(heading: &Object) -> Result<Vec<Object>, ReplayError> {
    let Some(steps) = heading.get("steps") else { return Ok(Vec::new()) };
    let steps = steps.as_array().ok_or_else(|| ReplayError::heading("steps", "it is to be a list"))?;
    (1..)
        .zip(steps)
        .map(|(number, step)| {
            step.as_object().cloned().ok_or_else(|| ReplayError::step(number, "it is to be a JSON object"))
        })
        .collect()
}

/// The name of a step's command, words joined by underscores.
pub(super) fn command_name(step: &Object) -> Option<String> {
    let name = match step.get("command") {
        Some(Value::String(text)) => text.split_whitespace().next()?,
        Some(Value::Object(command)) => command.get("type")?.as_str()?,
        _ => step.get("type")?.as_str()?,
    };
    Some(name.to_ascii_lowercase().replace('-', "_"))
}

/// A step's command as an object: given as one, as a line of text, or as the step's own `type` and what belongs to it.
/// `apart` are the keys of a step that this stream has for itself.
pub(super) fn command_of(
    step: &Object,
    apart: &[&str],
    line_of_text: impl FnOnce(&str) -> Result<Object, String>,
) -> Result<Object, String> {
    match step.get("command") {
        Some(Value::String(line)) => line_of_text(line),
        Some(Value::Object(command)) => Ok(command.clone()),
        Some(_) => Err("`command` is an object or a line of text".into()),
        None => {
            let own = step.iter().filter(|(key, _)| !is_of_every_step(key, apart));
            Ok(own.map(|(key, value)| (key.clone(), value.clone())).collect())
        }
    }
}

/// Whether a key of a step is no part of the command: every step has it, or this stream's steps do (`apart`).
pub(super) fn is_of_every_step(key: &str, apart: &[&str]) -> bool {
    OF_EVERY_STEP.contains(&key) || apart.contains(&key)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn what_came_otherwise_than_expected_is_in_the_answer() {
        let file = |expected: &str, side: &str| {
            let steps = json!([{"actor": "white", "command": "roll", "dice": "63"},
                {"actor": "white", "command": "play 24/18", "expect": expected}]);
            json!({"rules": "match", "steps": steps, "expect": {"rules": {"preset": side}}})
        };
        let unmet = |file| crate::replay(&file).unwrap()["unmet"].as_array().map_or(0, Vec::len);
        assert_eq!(unmet(file("MOV-07", "match")), 0);
        assert_eq!(unmet(file("refused", "match")), 0);
        assert_eq!(unmet(file("MOV-08", "match")), 1);
        assert_eq!(unmet(file("accepted", "money")), 2);
        assert!(crate::replay(&json!({"steps": [{"command": "roll", "expect": 1}]})).is_err());
    }
}
