//! Changing an input: bytes as such, numbers and words in text, and the tree of a JSON value.

use serde_json::{Map, Value, json};
use tavola_trial::chance::Chance;

/// No input grows beyond this, in bytes.
const LONGEST: usize = 96 * 1024;

const NUMBERS: [&str; 22] = [
    "0",
    "-0",
    "-1",
    "1",
    "2",
    "6",
    "7",
    "15",
    "24",
    "25",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967295",
    "9007199254740993",
    "18446744073709551615",
    "-9223372036854775808",
];
const ODD: [&str; 14] =
    ["1e308", "1e-400", "0.1", "NaN", "\u{feff}", "\0", "é", "🎲", "\u{202e}", "%00", "..", "\r\n", "=cmd()", "\""];

/// The input, changed once or a few times.
pub(crate) fn mutated(input: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let as_tree = !chance.one_in(3);
    let mut changed = as_tree.then(|| tree(input, other, chance)).flatten().unwrap_or_else(|| input.to_vec());
    if !as_tree || chance.one_in(8) {
        for _ in 0..=chance.below(4) {
            change_bytes(&mut changed, other, chance);
        }
    }
    changed.truncate(LONGEST);
    changed
}

fn change_bytes(bytes: &mut Vec<u8>, other: &[u8], chance: &mut Chance) {
    let at = chance.below(bytes.len() + 1);
    let to = at + chance.below((bytes.len() - at).min(64) + 1);
    match chance.below(12) {
        0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
        1 if at < bytes.len() => bytes[at] = chance.byte(),
        2 => drop(bytes.splice(at..at, (0..chance.below(9)).map(|_| chance.byte()).collect::<Vec<_>>())),
        3 => drop(bytes.drain(at..to)),
        4 => drop(bytes.splice(at..at, bytes[at..to].to_vec())),
        5 => bytes.truncate(at),
        6 => {
            let from = chance.below(other.len() + 1);
            let until = from + chance.below((other.len() - from).min(256) + 1);
            drop(bytes.splice(at..to, other[from..until].iter().copied()));
        }
        7 | 8 => number(bytes, at, chance),
        9 => insert(bytes, at, chance.of(&ODD).copied().unwrap_or_default()),
        10 if chance.one_in(6) => {
            let word =
                *chance.of(&["[", "{\"a\":", "/a", "(", ":", ",", "\"", "<row><me>0.5", "13/8 ", " "]).unwrap_or(&"[");
            let times = [10, 200, 5_000, 40_000][chance.below(4)];
            insert(bytes, at, &word.repeat(times));
        }
        _ => bytes.swap_with_other(at, to),
    }
}

/// Swapping two bytes, where there are two.
trait SwapWithOther {
    fn swap_with_other(&mut self, one: usize, other: usize);
}

impl SwapWithOther for Vec<u8> {
    fn swap_with_other(&mut self, one: usize, other: usize) {
        if one.max(other) < self.len() {
            self.swap(one, other);
        }
    }
}

fn insert(bytes: &mut Vec<u8>, at: usize, text: &str) {
    drop(bytes.splice(at..at, text.bytes()));
}

/// The number that stands at or after that place becomes another.
fn number(bytes: &mut Vec<u8>, at: usize, chance: &mut Chance) {
    let Some(start) = bytes[at..].iter().position(u8::is_ascii_digit).map(|place| at + place) else { return };
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let word = chance.of(&NUMBERS).copied().unwrap_or("0");
    drop(bytes.splice(start..start + length, word.bytes()));
}

/// A JSON value with one of its nodes changed; none where the input is no JSON.
fn tree(input: &[u8], other: &[u8], chance: &mut Chance) -> Option<Vec<u8>> {
    let mut value: Value = serde_json::from_slice(input).ok()?;
    for _ in 0..=chance.below(3) {
        let graft = serde_json::from_slice(other).ok().filter(|_| chance.one_in(4));
        let graft = graft.map(|tree: Value| node(&tree, chance).clone());
        let whole = value.clone();
        change(node_mut(&mut value, chance), &whole, graft, chance);
    }
    serde_json::to_vec(&value).ok()
}

fn change(node: &mut Value, whole: &Value, graft: Option<Value>, chance: &mut Chance) {
    if let Some(graft) = graft {
        *node = graft;
        return;
    }
    match (chance.below(7), &mut *node) {
        (0, Value::Object(fields)) => drop(any_key(fields, chance).map(|key| fields.remove(&key))),
        (1, Value::Object(fields)) => {
            if let Some(value) = any_key(fields, chance).and_then(|key| fields.remove(&key)) {
                fields.insert(["type", "name", "at", "steps", "x"][chance.below(5)].to_owned(), value);
            }
        }
        (0, Value::Array(list)) if !list.is_empty() => drop(list.remove(chance.below(list.len()))),
        (1 | 2, Value::Array(list)) if !list.is_empty() => {
            let one = list[chance.below(list.len())].clone();
            let times = [1, 2, 20, 1_000][chance.below(if list.len() < 20 { 4 } else { 2 })];
            let fits = LONGEST / one.to_string().len().max(1);
            list.extend(std::iter::repeat_n(one, times.min(fits)));
        }
        (3, _) => *node = self::node(whole, chance).clone(),
        (4, _) if chance.one_in(4) => {
            for _ in 0..[1, 5, 130][chance.below(3)] {
                let inner = node.take();
                *node = if chance.one_in(2) { json!([inner]) } else { json!({ "a": inner }) };
            }
        }
        _ => *node = leaf(chance),
    }
}

fn any_key(fields: &Map<String, Value>, chance: &mut Chance) -> Option<String> {
    fields.keys().nth(chance.below(fields.len())).cloned()
}

fn leaf(chance: &mut Chance) -> Value {
    match chance.below(8) {
        0 => Value::Null,
        1 => json!(chance.one_in(2)),
        2 => json!([]),
        3 => json!({}),
        4 => json!("a".repeat([0, 1, 65, 70_000][chance.below(4)])),
        5 => json!(chance.of(&ODD)),
        _ => chance.of(&NUMBERS).and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default(),
    }
}

/// Some node of a tree, the root among them.
fn node<'a>(tree: &'a Value, chance: &mut Chance) -> &'a Value {
    let below: Option<&Value> = match tree {
        Value::Array(list) => chance.of(list),
        Value::Object(fields) => fields.values().nth(chance.below(fields.len())),
        _ => None,
    };
    match below {
        Some(below) if !chance.one_in(5) => node(below, chance),
        _ => tree,
    }
}

fn node_mut<'a>(tree: &'a mut Value, chance: &mut Chance) -> &'a mut Value {
    let is_leaf = tree.as_array().is_none_or(Vec::is_empty) && tree.as_object().is_none_or(Map::is_empty);
    if is_leaf || chance.one_in(5) {
        return tree;
    }
    match tree {
        Value::Array(list) => {
            let index = chance.below(list.len());
            node_mut(&mut list[index], chance)
        }
        Value::Object(fields) => {
            let index = chance.below(fields.len());
            let (_, below) = fields.iter_mut().nth(index).expect("an index below the length");
            node_mut(below, chance)
        }
        leaf => leaf,
    }
}
