//! Values of declared types, made by lot: every field, every variant.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::declared::{Declarations, Type};

/// A lot that is the same for the same seed.
pub(crate) struct Chance(u64);

impl Chance {
    /// The lot of a seed.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit as u64).unwrap()
    }
}

/// Whether a value is one of a type that is more than its fields; none for types that are not.
pub(crate) type Gate = fn(&str, &Value) -> Option<bool>;

/// Makes values and remembers which variants it has made.
pub(crate) struct Maker<'a> {
    /// What the types are.
    pub(crate) declared: &'a Declarations,
    /// What else holds of them.
    pub(crate) gate: Gate,
    /// The variants made so far: of which type, which. Those that a gate did not let through were tried.
    pub(crate) made: BTreeSet<(String, usize)>,
    /// The variants met so far of which all should be made.
    pub(crate) met: BTreeSet<(String, usize)>,
}

/// Deeper than this lists are empty and what may be left out is.
const DEEP: usize = 7;

impl Maker<'_> {
    /// A value of a declared type.
    pub(crate) fn named(&mut self, name: &str, arguments: &[Type], chance: &mut Chance, depth: usize) -> Value {
        if let Some(leaf) = leaf(name, chance) {
            return leaf;
        }
        let of = self.declared.of(name, arguments);
        if (self.gate)(name, &Value::Null).is_none() {
            return self.value(name, &of, chance, depth);
        }
        for _ in 0..2_000 {
            let value = self.value(name, &of, chance, depth);
            if (self.gate)(name, &value) == Some(true) {
                return value;
            }
        }
        panic!("no {name} by lot in 2,000 tries")
    }

    /// A value of a type; `name` is the declared type it is a part of.
    pub(crate) fn value(&mut self, name: &str, of: &Type, chance: &mut Chance, depth: usize) -> Value {
        match of {
            Type::Plain(plain) => self.plain(plain, chance),
            Type::Text(text) => json!(text),
            Type::Named(name, arguments) => self.named(name, arguments, chance, depth + 1),
            Type::Tuple(parts) => parts.iter().map(|part| self.value(name, part, chance, depth + 1)).collect(),
            Type::List(item) => {
                let count = if depth > DEEP { 0 } else { chance.below(4) };
                (0..count).map(|_| self.value(name, item, chance, depth + 1)).collect()
            }
            Type::Map(key, value) => {
                let count = if depth > DEEP { 0 } else { chance.below(3) };
                let entry = |maker: &mut Self, chance: &mut Chance| {
                    let key = maker.value(name, key, chance, depth + 1).as_str().unwrap().to_owned();
                    (key, maker.value(name, value, chance, depth + 1))
                };
                Value::Object((0..count).map(|_| entry(self, chance)).collect())
            }
            Type::Union(parts) => self.variant(name, parts, chance, depth),
            Type::Object(_) | Type::Both(_) => self.object(name, of, chance, depth),
        }
    }

    fn variant(&mut self, name: &str, parts: &[Type], chance: &mut Chance, depth: usize) -> Value {
        let is_choice = parts.iter().all(|part| *part != Type::Plain("null".to_owned()));
        if is_choice {
            self.met.extend((0..parts.len()).map(|nth| (name.to_owned(), nth)));
        }
        let fresh: Vec<usize> =
            (0..parts.len()).filter(|nth| is_choice && !self.made.contains(&(name.to_owned(), *nth))).collect();
        let nth = match fresh.len() {
            left if left == 0 || chance.below(2) == 0 => chance.below(parts.len()),
            left => fresh[chance.below(left)],
        };
        let value = self.value(name, &parts[nth], chance, depth);
        if is_choice {
            self.made.insert((name.to_owned(), nth));
        }
        value
    }

    fn object(&mut self, name: &str, of: &Type, chance: &mut Chance, depth: usize) -> Value {
        let parts = if let Type::Both(parts) = of { parts.as_slice() } else { std::slice::from_ref(of) };
        let mut made = Map::new();
        for part in parts {
            if let Type::Object(fields) = part {
                for field in fields {
                    if field.is_optional && (depth > DEEP || chance.below(2) == 0) {
                        continue;
                    }
                    // A step's ends have no type of their own in commands.
                    let end =
                        if field.of == Type::Plain("number".to_owned()) { step_end(&field.name, chance) } else { None };
                    let value = end.unwrap_or_else(|| self.value(name, &field.of, chance, depth + 1));
                    let doubled = made.insert(field.name.clone(), value);
                    assert!(doubled.is_none(), "{name} has two fields {}", field.name);
                }
                continue;
            }
            let Value::Object(more) = self.value(name, part, chance, depth) else { panic!("{name}: no object") };
            for (field, value) in more {
                let doubled = made.insert(field.clone(), value);
                assert!(doubled.is_none(), "{name} has two fields {field}");
            }
        }
        Value::Object(made)
    }

    fn plain(&mut self, plain: &str, chance: &mut Chance) -> Value {
        match plain {
            "null" => Value::Null,
            "boolean" => json!(chance.below(2) == 0),
            "number" => json!(chance.below(10)),
            "string" => words(chance),
            // The one field of a table's terms whose type the page need not know.
            "unknown" => beginning(chance),
            other => panic!("a plain type {other}"),
        }
    }
}

fn step_end(field: &str, chance: &mut Chance) -> Option<Value> {
    leaf(
        match field {
            "from" => "Origin",
            "to" => "Target",
            _ => return None,
        },
        chance,
    )
}

fn hex(digits: usize, chance: &mut Chance) -> Value {
    json!((0..digits).map(|_| char::from(b"0123456789abcdef"[chance.below(16)])).collect::<String>())
}

fn words(chance: &mut Chance) -> Value {
    let all = ["ada", "", "Ünïcödé ♟", "a \"quoted\" \\ word", "at", "scheduled", "line\nbreak\u{7f}", "0"];
    json!(all[chance.below(all.len())])
}

fn beginning(chance: &mut Chance) -> Value {
    let start = json!({
        "board": board(chance),
        "cube": { "value": 2, "owner": "white" },
        "turn": { "type": "on_roll", "side": "black" },
    });
    let score = json!({ "white": chance.below(3), "black": chance.below(3) });
    match chance.below(3) {
        0 => json!({ "score": score }),
        1 => json!({ "score": score, "start": start }),
        _ => json!({ "crawford": "post", "time_lost": { "white": chance.below(9), "black": 5 } }),
    }
}

/// A possible board: a few checkers on points of their own, the rest off.
fn board(chance: &mut Chance) -> Value {
    let mut points = [0_i8; 24];
    points[chance.below(12)] = 2;
    points[12 + chance.below(12)] = -3;
    json!({ "points": points, "bar": { "white": 0, "black": 0 }, "off": { "white": 13, "black": 12 } })
}

/// Values of types that are numbers or texts, within the bounds their documentation gives.
fn leaf(name: &str, chance: &mut Chance) -> Option<Value> {
    let mut from = |first: usize, last: usize| Some(json!(first + chance.below(last + 1 - first)));
    match name {
        "Die" => from(1, 6),
        "Origin" => from(1, 25),
        "Target" => from(0, 24),
        "Point" => from(1, 24),
        "MatchLength" => from(1, 64),
        "AutomaticLimit" => from(1, 10),
        "ChainLength" => from(1, 65_536),
        "Time" => from(1_795_344_000_000, 1_795_344_999_999),
        "Millis" | "Cents" | "Points" | "Rate" | "Rating" => from(0, 100_000),
        "RollNumber" | "MatchNumber" => from(1, 4_096),
        "CubeValue" => Some(json!(1_u64 << chance.below(49))),
        "Roll" => Some(json!([1 + chance.below(6), 1 + chance.below(6)])),
        "Balance" => {
            let halves = chance.below(41) as i64 - 20;
            Some(if halves % 2 == 0 { json!(halves / 2) } else { json!(halves as f64 / 2.0) })
        }
        "Digest" | "DrawKey" => Some(hex(64, chance)),
        "StreamId" | "SeekId" | "ChallengeId" => Some(hex(32, chance)),
        "AccountId" => Some(json!(["0198b1c2-7d", "bot:full"][chance.below(2)])),
        "Address" => Some(json!(["/notices", "/t/0a1b?x=y#z"][chance.below(2)])),
        "CommandId" => Some(json!(["c-1", "0198b1c2-7d", "a.b:c_d"][chance.below(3)])),
        "SocketAddr" => Some(json!(["127.0.0.1:8080", "[::1]:0"][chance.below(2)])),
        "IpNet" => Some(json!(["10.0.0.0/8", "::1/128"][chance.below(2)])),
        "Clause" => Some(json!(["MOV-07", "TRN-12", "CUB-04"][chance.below(3)])),
        "ChouetteVoice" => Some(json!(["https://meet.example.org/room", "https://a.b/?x=1#y"][chance.below(2)])),
        "Currency" => Some(json!(["EUR", "points", "JPY"][chance.below(3)])),
        "Setup" => Some(board(chance)),
        _ => None,
    }
}
