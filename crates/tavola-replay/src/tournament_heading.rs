//! The heading of a tournament's file: its short forms become the tournament's own settings.

use serde_json::{Map, Value, json};
use tavola_base::PlayerId;

use super::stage::Object;
use super::{ReplayError, read};

/// Who directs where a file names nobody.
pub(super) const DIRECTOR: &str = "director";

/// The keys of a heading that are the tournament's settings.
const SETTINGS: [&str; 17] = [
    "name",
    "venue",
    "begins",
    "directors",
    "divisions",
    "tables",
    "lateness",
    "late_loses",
    "late_disqualifies",
    "surplus",
    "rating",
    "appeal",
    "rounds",
    "currency",
    "notes",
    "rules",
    "slow_play_clock",
];

/// The keys of a heading that belong to its one division.
const DIVISION: [&str; 12] = [
    "format",
    "lengths",
    "entrants",
    "fees",
    "prizes",
    "pools",
    "calcutta",
    "clock",
    "series",
    "tie_breaks",
    "per_point",
    "precedence",
];

/// The keys of a heading that are neither the tournament's settings nor its division's.
const OTHERS: [&str; 15] = [
    "v",
    "stream",
    "division",
    "length",
    "entries",
    "committee",
    "draw",
    "at",
    "until",
    "ticks",
    "expect",
    "steps",
    "note",
    "title",
    "case",
];

/// A key that nobody reads is a mistake.
pub(super) fn known_keys(heading: &Object) -> Result<(), ReplayError> {
    let is_known = |key: &&String| [&SETTINGS[..], &DIVISION, &OTHERS].iter().any(|keys| keys.contains(&key.as_str()));
    match heading.keys().find(|key| !is_known(key)) {
        Some(unknown) => {
            Err(ReplayError::heading(unknown.clone(), "nothing is called so; the keys are in replay-tournament.md"))
        }
        None => Ok(()),
    }
}

/// The settings a heading asks for, in the tournament's own words.
pub(super) fn settings(heading: &Object) -> Result<Value, String> {
    let mut settings = Map::new();
    for key in SETTINGS {
        if let Some(value) = heading.get(key) {
            settings.insert(key.to_owned(), value.clone());
        }
    }
    settings.entry("name").or_insert_with(|| json!("Replay"));
    settings.entry("directors").or_insert_with(|| json!([DIRECTOR]));
    settings.entry("tables").or_insert_with(|| json!(64));
    if !settings.contains_key("divisions") {
        let mut division = heading.get("division").cloned().unwrap_or_else(|| json!({}));
        if let Some(division) = division.as_object_mut() {
            division.entry("id").or_insert_with(|| json!("main"));
            for key in DIVISION {
                if let Some(value) = heading.get(key) {
                    division.entry(key).or_insert_with(|| value.clone());
                }
            }
            if let Some(length) = heading.get("length") {
                division.entry("lengths").or_insert_with(|| json!({ "main": [length] }));
            }
        }
        settings.insert("divisions".to_owned(), json!([division]));
    }
    for division in settings.get_mut("divisions").and_then(Value::as_array_mut).into_iter().flatten() {
        long_division(division)?;
    }
    timed(&mut settings);
    if let Some(lateness) = settings.get_mut("lateness").and_then(Value::as_object_mut) {
        timed(lateness);
    }
    Ok(Value::Object(settings))
}

/// A division's short forms: a format by its name, one length for all, times as a clock shows them.
pub(super) fn long_division(division: &mut Value) -> Result<(), String> {
    let parts = division.as_object_mut().ok_or("a division is an object")?;
    if let Some(format) = parts.get_mut("format") {
        if let Some(name) = format.as_str() {
            let mut long = Map::from_iter([("type".to_owned(), json!(name))]);
            match name {
                "swing" => long.extend([
                    ("points".to_owned(), json!(1000)),
                    ("chips".to_owned(), json!({ "type": "steps", "first": 100, "step": 100 })),
                ]),
                "lives" => long.extend([("lives".to_owned(), json!(3))]),
                _ => {}
            }
            *format = Value::Object(long);
        }
        if let Some(chips) = format.get_mut("chips").filter(|chips| chips.is_number()) {
            *chips = json!([chips]);
        }
        if let Some(chips) = format.get_mut("chips").filter(|chips| chips.is_array()) {
            *chips = json!({ "type": "listed", "cpp": chips });
        }
        for key in ["consolation", "last_chance"] {
            if let Some(name) = format.get(key).and_then(Value::as_str).map(str::to_owned) {
                format[key] = json!({ "type": name });
            }
        }
    }
    known_parts(parts.get("format"))?;
    if parts.get("format").is_some_and(|format| format["type"] == "davis_cup") {
        parts.entry("entrants").or_insert_with(|| json!("davis_pair"));
    }
    if let Some(lengths) = parts.get_mut("lengths").filter(|lengths| lengths.is_number()) {
        *lengths = json!({ "main": [lengths] });
    }
    if let Some(clock) = parts.get_mut("clock") {
        *clock = match &*clock {
            Value::Null | Value::Bool(false) => Value::Null,
            written => json!(read::clock_settings(written).map_err(|what| format!("clock: {what}"))?),
        };
    }
    timed(parts);
    Ok(())
}

/// A part that a format does not have is a mistake in a file; a form may send all it knows.
fn known_parts(format: Option<&Value>) -> Result<(), String> {
    let Some(parts) = format.and_then(Value::as_object) else { return Ok(()) };
    let known: &[&str] = match parts.get("type").and_then(Value::as_str).unwrap_or_default() {
        "knock_out" => &["consolation", "last_chance"],
        "double_elimination" => &["recharge"],
        "lives" => &["lives", "rounds"],
        "swiss" => &["rounds", "order"],
        "round_robin" => &["rounds"],
        "swing" => &["points", "chips", "limit"],
        "davis_cup" => &["ties", "dead"],
        _ => return Ok(()),
    };
    match parts.keys().find(|key| *key != "type" && !known.contains(&key.as_str())) {
        Some(unknown) => Err(format!("this format has no {unknown}; it has {}", known.join(", "))),
        None => Ok(()),
    }
}

/// Times written as a clock shows them become milliseconds.
pub(super) fn timed(parts: &mut Object) {
    const TIMES: [&str; 11] =
        ["at", "until", "begins", "grace", "every", "appeal", "per_point", "bank_per_point", "delay", "time", "span"];
    for (key, value) in parts.iter_mut() {
        if TIMES.contains(&key.as_str())
            && let Some(span) = value.as_str().and_then(read::span)
        {
            *value = json!(span);
        }
    }
}

/// Names: a list of them, or of objects with `person` and `name`.
pub(super) fn people(written: &Value) -> Vec<(PlayerId, String)> {
    let named = |value: &Value| match value {
        Value::String(name) => Some((PlayerId::new(name), name.clone())),
        value => {
            let name = value.get("name").and_then(Value::as_str)?;
            let id = value.get("person").and_then(Value::as_str).unwrap_or(name);
            Some((PlayerId::new(id), name.to_owned()))
        }
    };
    written.as_array().into_iter().flatten().filter_map(named).collect()
}

/// What a heading enters, by division: a number, a list of names, pairs as lists of two; or an object by division.
pub(super) fn entries(heading: &Object, first: &Value) -> Result<Vec<(Value, Vec<Value>)>, String> {
    let Some(written) = heading.get("entries") else { return Ok(Vec::new()) };
    let parts = match written {
        Value::Object(parts) => parts.iter().map(|(id, list)| (json!(id), list.clone())).collect(),
        list => vec![(first.clone(), list.clone())],
    };
    parts.into_iter().map(|(division, list)| Ok((division, entered(&list)?))).collect()
}

/// What a heading says about the draw: nothing, that there is one, or how it is made.
pub(super) fn draw(heading: &Object) -> Result<Option<Object>, String> {
    match heading.get("draw") {
        None | Some(Value::Null | Value::Bool(false)) => Ok(None),
        Some(Value::Bool(true)) => Ok(Some(Map::new())),
        Some(Value::Object(draw)) => {
            let mut draw = draw.clone();
            timed(&mut draw);
            Ok(Some(draw))
        }
        Some(_) => Err("true, or an object with `late_places`, `until`, `size`, `division`".to_owned()),
    }
}

fn entered(list: &Value) -> Result<Vec<Value>, String> {
    match list {
        Value::Number(many) => {
            let many = many.as_u64().filter(|&many| many <= 8192).ok_or("up to 8,192 entries")?;
            Ok((1..=many).map(|number| json!([person(&json!(format!("Player {number}")))])).collect())
        }
        Value::Array(names) => Ok(names
            .iter()
            .map(|entry| match entry {
                Value::Array(pair) => Value::Array(pair.iter().map(person).collect()),
                one => json!([person(one)]),
            })
            .collect()),
        _ => Err("a number, a list of names, or an object of these by division".to_owned()),
    }
}

/// Somebody by name: their account has that name too.
pub(super) fn person(written: &Value) -> Value {
    let mut person = match written {
        Value::String(name) => return json!({ "name": name, "player": name }),
        person => person.clone(),
    };
    if let Some(parts) = person.as_object_mut() {
        let experience = parts.remove("experience");
        if let Some(rating) = parts.get("rating").and_then(Value::as_f64) {
            let mut brought = json!({ "hundredths": whole((rating * 100.0).round()) });
            if let Some(experience) = experience {
                brought["experience"] = experience;
            }
            parts.insert("rating".into(), brought);
        }
    }
    person
}

/// A float without its fraction, as far as a rating goes.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped before")]
fn whole(hundredths: f64) -> u32 {
    hundredths.clamp(0.0, f64::from(u32::MAX)) as u32
}
