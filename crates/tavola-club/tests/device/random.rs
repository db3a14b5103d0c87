//! Random matches beside a wooden board: acts that are in order, acts that are not, time that passes.

#[path = "lines.rs"]
mod lines;

use serde_json::{Value, json};
use tavola_base::{Decider, Explain, Time};
use tavola_club::device::{Act, DeviceActor, DeviceFacts, DeviceMatch, DeviceSettings, DeviceStream};

/// Numbers that look like chance and come again from the same seed.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `limit`.
    pub(crate) const fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }

    /// One of them.
    pub(crate) fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        let index = usize::try_from(self.below(u64::try_from(all.len()).unwrap())).unwrap();
        &all[index]
    }
}

/// A random match: what was tried, what came of it, how it looked. Every other one is a log as devices write it.
pub(crate) fn random_match(seed: u64, acts: usize) -> Value {
    if seed % 2 == 1 { lines::random_log(seed, acts) } else { decided(seed, acts) }
}

/// A match decided act by act.
fn decided(seed: u64, acts: usize) -> Value {
    let mut chance = Chance::new(seed + 1);
    let settings = settings(&mut chance);
    let mut state = DeviceMatch::default();
    let mut now = 1_700_000_000_000 + chance.below(1_000_000);
    let mut steps = vec![step(&mut state, now, DeviceActor::House, Act::Open { settings: Box::new(settings) })];
    for _ in 0..acts {
        now += passing(&mut chance);
        let (by, act) = random_act(&mut chance, &state, now);
        steps.push(step(&mut state, now, by, act));
    }
    let end = now + chance.below(30_000);
    json!({ "steps": steps, "end": end, "view": state.view(Time::from_millis(end)) })
}

/// Mostly a turn's time, sometimes next to none, seldom minutes.
pub(crate) fn passing(chance: &mut Chance) -> u64 {
    match chance.below(20) {
        0 => 0,
        1 => chance.below(300),
        2 => 60_000 + chance.below(700_000),
        3 => 12_000,
        _ => chance.below(25_000),
    }
}

fn step(state: &mut DeviceMatch, now: u64, by: DeviceActor, act: Act) -> Value {
    let tried = serde_json::to_value(&act).unwrap();
    let facts = DeviceFacts { now: Time::from_millis(now), by, stamp: None };
    let outcome = match DeviceStream::decide(state, act, &facts) {
        Ok(entries) => {
            for entry in &entries {
                *state = DeviceStream::evolve(std::mem::take(state), entry);
            }
            json!({ "entries": entries })
        }
        Err(refusal) => json!({ "refused": refusal.message_key() }),
    };
    json!({ "at": now, "by": by, "act": tried, "outcome": outcome, "seen": seen(state, now) })
}

/// The most telling part of the view.
pub(crate) fn seen(state: &DeviceMatch, now: u64) -> Value {
    let view = state.view(Time::from_millis(now));
    let clock = view.clock.as_ref();
    json!([
        view.phase,
        clock.map(|clock| (clock.running, clock.turn, clock.banks, clock.delay_left, clock.falls_at)),
        view.score,
        view.crawford,
        view.cube,
        view.undo,
    ])
}

pub(crate) fn settings(chance: &mut Chance) -> DeviceSettings {
    let modes = ["simple_delay", "bronstein", "bronstein_prefunded", "fischer"];
    let clock = json!({
        "mode": chance.of(&modes),
        "bank_per_point": *chance.of(&[3_000, 20_000, 61_500, 120_000]),
        "delay": *chance.of(&[0, 5_000, 12_000]),
    });
    let flags = [json!({"rule": "loss"}), json!({"rule": "when_noticed"}), json!({"rule": "overtime", "time": 60_000})];
    let length = *chance.of(&[1, 3, 5, 7, 13]);
    let won = || json!({ "white": 0, "black": 0 });
    let mut written = json!({
        "names": { "white": "Ada", "black": "Carlo" },
        "length": length,
        "clock": if chance.below(6) == 0 { Value::Null } else { clock.clone() },
        "ordered": if chance.below(5) == 0 { clock } else { Value::Null },
        "flag": chance.of(&flags),
        "crawford": chance.of(&["on", "on", "on", "off"]),
        "holland": chance.of(&["on", "off"]),
        "oversight": chance.of(&["players", "director"]),
        "won": won(),
    });
    if length > 3 && chance.below(4) == 0 {
        written["won"] = json!({ "white": chance.below(length), "black": chance.below(length) });
        written["before"] = json!(*chance.of(&["pre", "post"]));
    }
    serde_json::from_value(written).unwrap()
}

const ACTORS: [DeviceActor; 7] = [
    DeviceActor::White,
    DeviceActor::Black,
    DeviceActor::White,
    DeviceActor::Black,
    DeviceActor::White,
    DeviceActor::Black,
    DeviceActor::Director,
];

pub(crate) const ANY: [&str; 44] = [
    "open",
    "start_game",
    "opening",
    "press",
    "double",
    "take",
    "drop",
    "stop",
    "call_director",
    "resume",
    "resign",
    "claim",
    "accept",
    "reject",
    "result",
    "confirm",
    "compare",
    "take_break",
    "end_break",
    "resign_match",
    "withdraw",
    "call_flag",
    "flag_fell",
    "undo",
    "correct_result",
    "adjust_time",
    "penalty",
    "warn",
    "hold",
    "release",
    "set_length",
    "bring_clock",
    "absent",
    "arrived",
    "award_match",
    "post",
    "gap",
    "restore",
    "jump",
    "tick",
    "settle",
    "count",
    "press",
    "press",
];

/// Mostly an act that is in order, often a press.
pub(crate) fn random_act(chance: &mut Chance, state: &DeviceMatch, now: u64) -> (DeviceActor, Act) {
    let by = *chance.of(&ACTORS);
    let legal = state.legal(by, Time::from_millis(now));
    let rare = |name: &str| {
        matches!(name, "award_match" | "call_director" | "post" | "resign_match" | "hold" | "absent" | "penalty")
    };
    let name = match chance.below(10) {
        0 => *chance.of(&ANY),
        1..=4 if legal.contains(&"press") => "press",
        1..=4 if legal.contains(&"confirm") => "confirm",
        _ if legal.is_empty() => "confirm",
        _ => match chance.of(&legal) {
            name if rare(name) && chance.below(6) > 0 => "start_game",
            name => *name,
        },
    };
    let by = if matches!(name, "gap" | "jump" | "flag_fell" | "tick") { DeviceActor::House } else { by };
    (by, act(chance, state, now, name))
}

/// Mostly the last gap.
fn gap_number(chance: &mut Chance, state: &DeviceMatch, now: u64) -> u64 {
    let gaps = state.view(Time::from_millis(now)).gaps.len();
    if chance.below(4) == 0 { 1 + chance.below(2) } else { u64::try_from(gaps.max(1)).unwrap() }
}

pub(crate) fn act(chance: &mut Chance, state: &DeviceMatch, now: u64, name: &str) -> Act {
    let side = *chance.of(&["white", "black"]);
    let kind = *chance.of(&["single", "single", "gammon", "backgammon"]);
    let cube = *chance.of(&[1, 1, 2, 4]);
    let from = state.last().millis().max(now.saturating_sub(chance.below(60_000)));
    let mut parts = match name {
        "open" => json!({ "settings": settings(chance) }),
        "opening" => json!({ "winner": side }),
        "stop" => json!({ "reason": chance.of(&["fallen", "contested", "director", "faulty", "break"]) }),
        "resume" => json!({ "side": if chance.below(3) == 0 { json!(side) } else { Value::Null } }),
        "resign" | "claim" => json!({ "kind": kind }),
        "result" if chance.below(2) == 0 => json!({ "winner": side, "kind": kind }),
        "result" => json!({ "winner": side, "kind": kind, "cube": cube }),
        "compare" => json!({ "length": 7, "white": chance.below(4), "black": chance.below(4) }),
        "flag_fell" => json!({ "side": side }),
        "correct_result" => {
            json!({ "game": 1 + chance.below(3), "winner": side, "kind": kind, "cube": cube, "reason": "read wrongly" })
        }
        "adjust_time" => {
            let millis = i64::try_from(chance.below(120_000)).unwrap() - 40_000;
            json!({ "side": side, "millis": millis, "reason": *chance.of(&["fault", ""]) })
        }
        "penalty" => json!({ "against": side, "points": 1, "reason": "late" }),
        "warn" => json!({ "against": side, "reason": "noise" }),
        "hold" => json!({ "reason": "dispute" }),
        "set_length" => json!({ "length": chance.of(&[3, 5, 7, 9]) }),
        "bring_clock" => json!({ "clock": { "mode": "simple_delay", "bank_per_point": 90_000, "delay": 12_000 } }),
        "absent" => json!({ "side": side }),
        "award_match" => json!({ "winner": side, "reason": "left" }),
        "gap" => json!({ "from": from.min(now), "to": now }),
        "restore" | "count" => json!({ "gap": gap_number(chance, state, now) }),
        "jump" => json!({ "millis": i64::try_from(chance.below(7_200_000)).unwrap() - 3_600_000 }),
        "settle" => json!({ "conflict": 1, "keep": "this" }),
        _ => json!({}),
    };
    parts["type"] = json!(name);
    serde_json::from_value(parts).unwrap()
}
