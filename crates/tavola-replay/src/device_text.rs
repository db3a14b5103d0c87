//! The device's commands as people write them: as lines of text, and under the names other papers have for them.

use serde_json::{Value, json};

use super::read;
use super::stage::{Object, command_of};

/// What a player does for themselves: where the step names nobody, the side written beside it is who acts.
const OWN: [&str; 14] = [
    "press",
    "double",
    "take",
    "drop",
    "accept",
    "reject",
    "confirm",
    "take_break",
    "end_break",
    "resign",
    "claim",
    "resign_match",
    "withdraw",
    "call_flag",
];

/// A step's command as an object, under the names this project has.
pub(super) fn command(step: &Object) -> Result<Object, String> {
    let mut command = command_of(step, &["stamp"], line_of_text)?;
    let name = command.get("type").and_then(Value::as_str).map(|name| plain_name(&name.replace('-', "_")).to_owned());
    if let Some(name) = &name {
        command.insert("type".into(), json!(name));
    }
    let name = name.unwrap_or_default();
    for (other, own) in other_keys(&name) {
        if let Some(value) = command.remove(*other) {
            command.entry(*own).or_insert(value);
        }
    }
    for key in ["winner", "side", "against", "whose", "kind", "keep"] {
        plain_word(&mut command, key);
    }
    if name == "stop" {
        plain_word(&mut command, "reason");
    }
    for key in ["millis", "from", "to", "at"] {
        if let Some(Value::String(text)) = command.get(key) {
            let millis = signed(text).ok_or_else(|| format!("`{key}`: milliseconds, or a time such as \"0:19\""))?;
            command.insert(key.into(), json!(millis));
        }
    }
    Ok(command)
}

/// Who acts, where the command itself says it: `press white`, `{"type": "confirm", "side": "black"}`.
pub(super) fn whose(command: &mut Object) -> Option<Value> {
    let name = command.get("type")?.as_str()?;
    if OWN.contains(&name) { command.remove("side") } else { None }
}

/// The name a command has here, for one that other papers or the table's files give it.
pub(super) fn plain_name(name: &str) -> &str {
    match name {
        "opening_winner" => "opening",
        "redouble" => "double",
        "pass" => "drop",
        "stop_clock" => "stop",
        "start_clock" => "resume",
        "concede" => "resign",
        "concede_match" => "resign_match",
        "accept_resignation" | "accept_concession" | "accept_claim" => "accept",
        "reject_resignation" | "reject_concession" | "reject_claim" => "reject",
        "game_result" => "result",
        "confirm_score" => "confirm",
        "break" => "take_break",
        "give_time" => "adjust_time",
        "order_clock" => "bring_clock",
        "handover" => "claim_lease",
        name => name,
    }
}

/// What a command's parts are called elsewhere, and here.
fn other_keys(name: &str) -> &'static [(&'static str, &'static str)] {
    match name {
        "opening" | "award_match" => &[("side", "winner")],
        "adjust_time" => &[("time", "millis"), ("ms", "millis")],
        "penalty" | "warn" => &[("side", "against"), ("pts", "points")],
        "bring_clock" => &[("settings", "clock")],
        _ => &[],
    }
}

/// One word for what has several.
fn plain_word(command: &mut Object, key: &str) {
    let Some(Value::String(word)) = command.get(key) else { return };
    let word = word.to_lowercase().replace('-', "_");
    let plain = match word.as_str() {
        "plain" | "normal" => "single",
        "fallen_die" | "fallen_dice" | "fallen_checker" => "fallen",
        "contest" => "contested",
        "call_director" => "director",
        "faulty_clock" => "faulty",
        word => word,
    };
    command.insert(key.into(), json!(plain));
}

/// `"0:19"`, `"+12s"`, `"-1:00"` in milliseconds.
fn signed(text: &str) -> Option<i64> {
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let millis = read::span(text).map(|span| span.number()).or_else(|| text.parse().ok())?;
    i64::try_from(millis).ok().map(|millis| sign * millis)
}

/// `bring_clock`, `bring_clock 3:00`, `bring_clock 3:00 10s`: the bank of each point, the free time of each turn.
fn clock_brought<'a>(words: impl Iterator<Item = &'a str>) -> Result<Object, String> {
    let spans: Option<Vec<u64>> = words.map(|word| read::span(word).map(|span| span.number())).collect();
    let clock = match spans.as_deref() {
        Some([]) => json!(true),
        Some([bank]) => json!({ "bank_per_point": bank, "delay": 12_000 }),
        Some([bank, delay]) => json!({ "bank_per_point": bank, "delay": delay }),
        _ => {
            return Err("`bring_clock` is followed by the bank of a point and the delay of a turn: 3:00 12s".to_owned());
        }
    };
    Ok(Object::from_iter([("type".to_owned(), json!("bring_clock")), ("clock".to_owned(), clock)]))
}

/// What follows a command's name in a line of text, in order; the last may be a reason of several words.
fn line_of_text(line: &str) -> Result<Object, String> {
    let mut words = line.split_whitespace();
    let written = words.next().ok_or("the command is empty")?.replace('-', "_");
    let name = plain_name(&written);
    let keys: &[&str] = match name {
        "opening" => &["winner"],
        "stop" => &["reason"],
        "resume" | "absent" | "flag_fell" => &["side"],
        "resign" | "claim" => &["kind", "side"],
        "result" => &["winner", "kind", "cube"],
        "compare" => &["white", "black", "length"],
        "correct_result" => &["game", "winner", "kind", "cube", "reason…"],
        "cube_stands" => &["game", "cube", "reason…"],
        "adjust_time" => &["side", "millis", "reason…"],
        "penalty" => &["against", "points", "reason…"],
        "warn" => &["against", "reason…"],
        "hold" => &["reason…"],
        "set_length" => &["length"],
        "award_match" => &["winner", "reason…"],
        "gap" => &["from", "to"],
        "restore" | "count" => &["gap"],
        "received" => &["line", "at"],
        "jump" => &["millis"],
        "claim_lease" => &["device", "whose"],
        "settle" => &["conflict", "keep"],
        "bring_clock" => return clock_brought(words),
        name if OWN.contains(&name) => &["side"],
        _ => &[],
    };
    let mut command = Object::from_iter([("type".to_owned(), json!(name))]);
    for key in keys {
        if let Some(reason) = key.strip_suffix('…') {
            let rest: Vec<&str> = words.by_ref().collect();
            command.insert(reason.to_owned(), json!(rest.join(" ")));
        } else if let Some(word) = words.next() {
            let of_time = ["millis", "from", "to", "at"].contains(key);
            let number = word.parse::<u64>().ok().filter(|_| !of_time && *key != "device");
            let value = match number {
                Some(number) => json!(number),
                None => json!(word),
            };
            command.insert((*key).to_owned(), value);
        }
    }
    match words.next() {
        None => Ok(command),
        Some(word) => Err(format!("{word:?} is too much after `{written}`")),
    }
}
