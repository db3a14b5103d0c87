//! What a plain page's form says, as JSON: one hidden field holds the part that is fixed, the others name the place
//! where they belong by a pointer and the way they are read by a sign before it.
//!
//! `/text` text · `#/table` a whole number · `$/amount` money · `%/share` a percentage · `~/every` minutes · `@/until` a time as the page shows
//! it · `,/lengths` numbers apart by commas · `=/prizes/main` the parts of a stage's paid places · `:/chips` chips of
//! a Swing round by round · `&/by` somebody by name, with the name itself in `/name` beside it · `*/tie_breaks` and `*#/players` one more of a list, of which `-` alone makes an empty one ·
//! `{/format` JSON. A field left empty is as good as none.

use std::fmt;

use jiff::{Timestamp, civil::DateTime, tz::Offset};
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error, SeqAccess, Visitor},
};
use serde_json::{Map, Value, json};

use crate::base::ids::CommandId;
use crate::club::tournament::by_name;
use crate::web::errors::AppError;

/// The most parts a field's place may have: the deepest of our own forms has 5.
const DEEPEST: usize = 8;
/// The most fields a form may have: a box for each entrant of a large division, and a command.
const MOST_FIELDS: usize = 600;
/// The fields that name no place in what is written.
const BESIDE: [&str; 8] = ["command", "command_id", "zone", "back", "sure", "loser", "winner-points", "length"];
/// The fields that any form of the desk may have: its script names what it sends.
const OF_ALL: [&str; 3] = ["command_id", "zone", "back"];
/// The most numbers in one field.
const MOST_NUMBERS: usize = 600;

/// The fields of a form in their order: at most [`MOST_FIELDS`], none deeper than [`DEEPEST`]. Nothing is built of a
/// form before that is known.
#[derive(Debug)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The gate for fields that have been read.
    pub(crate) fn checked(fields: Vec<(String, String)>) -> Result<Self, String> {
        if fields.len() > MOST_FIELDS {
            return Err(format!("a form has at most {MOST_FIELDS} fields"));
        }
        fields.iter().try_for_each(|(name, _)| shallow(name))?;
        Ok(Self(fields))
    }
}

fn shallow(name: &str) -> Result<(), String> {
    if name.matches('/').take(DEEPEST + 1).count() > DEEPEST {
        return Err(format!("a field's place has at most {DEEPEST} parts"));
    }
    Ok(())
}

impl Fields {
    /// Each field with its text, as they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each;

        impl<'de> Visitor<'de> for Each {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the fields of a form")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = access.next_element::<(String, String)>()? {
                    fields.push(field);
                    if fields.len() > MOST_FIELDS {
                        break;
                    }
                }
                Fields::checked(fields).map_err(A::Error::custom)
            }
        }

        deserializer.deserialize_seq(Each)
    }
}

/// The value of a plain field.
pub(crate) fn plain<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.0.iter().find(|(field, _)| field == name).map(|(_, text)| text.as_str()).filter(|text| !text.is_empty())
}

/// The name of what the form asks for: sent twice it acts once. A form that names nothing is something new.
pub(crate) fn command_id(fields: &Fields) -> CommandId {
    plain(fields, "command_id").map_or_else(CommandId::fresh, CommandId::new)
}

/// Where to go when it is done: an address of this house, or where one is anyway.
pub(crate) fn back<'a>(fields: &'a Fields, otherwise: &'a str) -> &'a str {
    let ours = |path: &&str| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    plain(fields, "back").filter(ours).unwrap_or(otherwise)
}

/// What the form says. Without a script a form sends the fields of every format, also of those that were not chosen: what
/// the one that was chosen does not have is passed over.
pub(crate) fn read<T: DeserializeOwned>(fields: &Fields) -> Result<T, AppError> {
    let (_, beside): (Vec<_>, Vec<_>) = fields.0.iter().partition(|(name, _)| name.contains('/'));
    if let Some((name, _)) = beside.iter().find(|(name, _)| !BESIDE.contains(&name.as_str())) {
        return Err(AppError::Malformed(format!("unknown field {name}")));
    }
    serde_json::from_value(value(fields)?).map_err(|error| left_out(fields, &error.to_string()))
}

/// Whether a form has these fields only, beside those that any may have.
///
/// # Errors
/// If it has another one.
pub(crate) fn only(fields: &Fields, known: &[&str]) -> Result<(), AppError> {
    let another = fields.0.iter().find(|(name, _)| !known.contains(&name.as_str()) && !OF_ALL.contains(&name.as_str()));
    another.map_or(Ok(()), |(name, _)| Err(AppError::Malformed(format!("unknown field {name}"))))
}

/// The value of a plain field that must be filled in.
pub(crate) fn needed<'a>(fields: &'a Fields, name: &str) -> Result<&'a str, AppError> {
    plain(fields, name).filter(|text| !text.trim().is_empty()).ok_or_else(|| AppError::missing(name))
}

/// Why a form's fields make no command: which field was left empty, if it is for that; `error` says what is missing.
fn left_out(fields: &Fields, error: &str) -> AppError {
    let missing = error.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    let is_empty = |text: &str| text.trim().is_empty();
    let empty: Vec<&str> = fields
        .0
        .iter()
        .filter(|(name, text)| name.contains('/') && is_empty(text))
        .map(|(name, _)| name.as_str())
        .collect();
    let is_of = |name: &&&str| missing.is_some_and(|part| name.split('/').skip(1).any(|known| known == part));
    let field = empty.iter().find(is_of).or_else(|| empty.first()).copied();
    match field.or(missing) {
        Some(path) => AppError::missing(own_name(path)),
        None => AppError::Malformed(error.to_owned()),
    }
}

/// The last part of a field's place that is a word: `/people/0/name` is `name`.
fn own_name(path: &str) -> &str {
    path.rsplit('/').find(|part| part.parse::<usize>().is_err()).unwrap_or(path)
}

/// What fields say, in their order.
///
/// # Errors
/// What is wrong with them, in English.
pub(crate) fn said_by(fields: Vec<(String, String)>) -> Result<Value, String> {
    value(&Fields::checked(fields)?).map_err(|error| error.to_string())
}

fn value(fields: &Fields) -> Result<Value, AppError> {
    let mut whole = match plain(fields, "command") {
        Some(text) => serde_json::from_str(text).map_err(|error| AppError::Malformed(error.to_string()))?,
        None => json!({}),
    };
    let zone = plain(fields, "zone").and_then(|zone| zone.parse().ok()).unwrap_or(0);
    for (name, text) in fields.0.iter().filter(|(name, text)| name.contains('/') && !text.trim().is_empty()) {
        let (sign, path) = name.split_at(name.find('/').unwrap_or(0));
        if sign == "=" {
            paid_places(&mut whole, path, text)?;
            continue;
        }
        if let Some(sign) = sign.strip_prefix('*') {
            one_more(&mut whole, path, sign, text.trim())?;
            continue;
        }
        if sign == "&" {
            let beside = path.rfind('/').map_or("", |at| &path[..at]);
            put(&mut whole, &format!("{beside}/name"), json!(text.trim()));
        }
        put(&mut whole, path, signed(sign, text.trim(), zone)?);
    }
    if let Some(points) = plain(fields, "loser") {
        let won = plain(fields, "length").and_then(|length| length.parse::<u32>().ok()).unwrap_or(0);
        let lost = whole_number(points)?;
        let won = plain(fields, "winner-points").map_or(Ok(json!(won)), whole_number)?;
        put(&mut whole, "/result/score", json!([won, lost]));
    }
    Ok(whole)
}

/// One more of a list, each only once; `-` leaves the list as it is, or empty.
fn one_more(whole: &mut Value, path: &str, sign: &str, text: &str) -> Result<(), AppError> {
    let there = whole.pointer_mut(path).map(Value::take);
    let mut list = if let Some(Value::Array(list)) = there { list } else { Vec::new() };
    if text != "-" {
        let value = signed(sign, text, 0)?;
        if !list.contains(&value) {
            list.push(value);
        }
    }
    put(whole, path, Value::Array(list));
    Ok(())
}

/// The paid places of a stage, whose name ends the path, put behind those that are there. In a knock-out two lose in a
/// semi-final and are both third, four are fifth.
fn paid_places(whole: &mut Value, path: &str, text: &str) -> Result<(), AppError> {
    let (list, stage) = path.rsplit_once('/').unwrap_or(("", path));
    let Value::Array(parts) = signed(",", text, 0)? else { return Ok(()) };
    let mut places = whole.pointer(list).and_then(Value::as_array).cloned().unwrap_or_default();
    for (above, part) in parts.into_iter().enumerate() {
        let place = if stage == "rounds" || above < 2 { above + 1 } else { 1 + (1 << above.ilog2()) };
        places.push(json!({ "stage": stage, "place": place, "part": part }));
    }
    put(whole, list, Value::Array(places));
    Ok(())
}

fn signed(sign: &str, text: &str, zone: i64) -> Result<Value, AppError> {
    match sign {
        "" => Ok(json!(text)),
        "&" => Ok(json!(by_name(text))),
        "#" => whole_number(text),
        "$" | "%" => decimal(text, 100.0),
        "~" => decimal(text, 60_000.0),
        "@" => moment(text, zone),
        "," => {
            let words = text.split([',', ';', ' ']).filter(|word| !word.is_empty());
            let numbers = words.take(MOST_NUMBERS + 1).map(whole_number).collect::<Result<Vec<_>, _>>()?;
            if numbers.len() > MOST_NUMBERS {
                return Err(AppError::Malformed(format!("a field has at most {MOST_NUMBERS} numbers")));
            }
            Ok(Value::Array(numbers))
        }
        ":" => Ok(json!({ "type": "listed", "cpp": signed(",", text, zone)? })),
        "{" => serde_json::from_str(text).map_err(|error| AppError::Malformed(error.to_string())),
        other => Err(AppError::Malformed(format!("no kind of field starts with {other:?}"))),
    }
}

fn whole_number(text: &str) -> Result<Value, AppError> {
    let number = text.trim().parse::<u32>();
    number.map(|number| json!(number)).map_err(|_| AppError::not_a_number(text))
}

fn decimal(text: &str, unit: f64) -> Result<Value, AppError> {
    let number: Option<f64> = text.replace(',', ".").parse().ok();
    let number = number.filter(|number| (0.0..=10_000_000.0).contains(number));
    let number = number.ok_or_else(|| AppError::not_an_amount(text))?;
    Ok(json!((number * unit).round() as i64))
}

/// `2026-11-21T18:05` where the clock is `zone` minutes behind universal time.
fn moment(text: &str, zone: i64) -> Result<Value, AppError> {
    let read = || {
        let there: DateTime = text.parse().ok().filter(|_| text.contains('T'))?;
        let offset = Offset::from_seconds(i32::try_from(-zone * 60).ok()?).ok()?;
        let at = offset.to_timestamp(there).ok().filter(|at| *at >= Timestamp::UNIX_EPOCH)?;
        Some(json!(at.as_millisecond()))
    };
    read().ok_or_else(|| AppError::not_a_time(text))
}

fn put(whole: &mut Value, path: &str, value: Value) {
    let mut at = whole;
    let mut parts = path.split('/').skip(1).peekable();
    while let Some(part) = parts.next() {
        let next_is_index = parts.peek().is_some_and(|next| next.parse::<usize>().is_ok());
        let empty = if next_is_index { json!([]) } else { json!({}) };
        at = match part.parse::<usize>() {
            Ok(index) if at.is_array() && index < 64 => {
                let Value::Array(list) = at else { return };
                while list.len() <= index {
                    list.push(empty.clone());
                }
                &mut list[index]
            }
            _ => {
                if !at.is_object() {
                    *at = Value::Object(Map::new());
                }
                let Value::Object(fields) = at else { return };
                fields.entry(part.to_owned()).or_insert(empty)
            }
        };
    }
    *at = value;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> Result<Fields, String> {
        Fields::checked(fields.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
    }

    fn said(fields: &[(&str, &str)]) -> Result<Value, AppError> {
        value(&form(fields).map_err(AppError::Malformed)?)
    }

    #[test]
    fn fields_find_their_places_and_empty_ones_are_none() {
        let read = said(&[
            ("command", r#"{"type":"enter","division":"main"}"#),
            ("/people/0/name", " Ada "),
            ("/people/1/name", "Bea"),
            ("/name", ""),
            ("#/size", "12"),
            ("$/fee", "12,50"),
            ("~/every", "5"),
            (",/lengths", "7, 9 11"),
            ("{/format", r#"{"type":"swiss"}"#),
        ]);
        let expected = json!({
            "type": "enter", "division": "main", "people": [{ "name": "Ada" }, { "name": "Bea" }], "size": 12,
            "fee": 1250, "every": 300_000, "lengths": [7, 9, 11], "format": { "type": "swiss" },
        });
        assert_eq!(read.unwrap(), expected);
    }

    #[test]
    fn a_time_is_read_as_the_page_shows_it() {
        assert_eq!(said(&[("@/at", "1970-01-01T00:01")]).unwrap(), json!({ "at": 60_000 }));
        assert_eq!(said(&[("@/at", "2000-03-01T00:00")]).unwrap(), json!({ "at": 951_868_800_000_i64 }));
        assert_eq!(
            said(&[("zone", "-60"), ("@/at", "2024-02-29T13:00")]).unwrap(),
            json!({ "at": 1_709_208_000_000_i64 })
        );
        assert!(said(&[("@/at", "soon")]).is_err());
    }

    #[test]
    fn a_result_is_the_winner_and_what_the_loser_had() {
        let read =
            said(&[("command", r#"{"type":"result"}"#), ("#/result/winner", "3"), ("loser", "5"), ("length", "7")]);
        assert_eq!(read.unwrap(), json!({ "type": "result", "result": { "winner": 3, "score": [7, 5] } }));
        assert!(said(&[("loser", "many"), ("length", "7")]).is_err());
    }

    #[test]
    fn the_paid_places_of_a_knock_out_are_first_second_two_thirds_four_fifths() {
        let read = said(&[
            ("command", r#"{"division":{"prizes":null}}"#),
            ("=/division/prizes/main", "8, 4, 2, 2, 1, 1, 1, 1, 1"),
            ("=/division/prizes/consolation", "2"),
        ]);
        let lines = read.unwrap()["division"]["prizes"].as_array().cloned().unwrap();
        let places: Vec<u64> = lines.iter().filter_map(|line| line["place"].as_u64()).collect();
        assert_eq!(places, [1, 2, 3, 3, 5, 5, 5, 5, 9, 1]);
        assert_eq!(lines[9], json!({ "stage": "consolation", "place": 1, "part": 2 }));
    }

    #[test]
    fn a_list_grows_field_by_field_each_only_once() {
        let read = said(&[
            ("command", r#"{"players":[],"tie_breaks":null}"#),
            ("*#/players", "4"),
            ("*#/players", "7"),
            ("*#/players", "4"),
            ("*/tie_breaks", "buchholz"),
            ("*/tie_breaks", ""),
            ("*/nothing", "-"),
            (":/chips", "100, 300"),
        ]);
        let expected = json!({
            "players": [4, 7], "tie_breaks": ["buchholz"], "nothing": [], "chips": { "type": "listed", "cpp": [100, 300] },
        });
        assert_eq!(read.unwrap(), expected);
    }

    #[test]
    fn a_place_has_few_parts_however_it_is_signed() {
        let deep = "/a".repeat(DEEPEST);
        assert!(said(&[(&deep, "1")]).is_ok());
        for parts in [DEEPEST + 1, 100, 30_000] {
            for (step, text) in [("/a", "1"), ("/0", "1"), ("/", "1"), ("/a", "{}")] {
                for sign in ["", "#", "=", "*", "*#", "{", ":", "?"] {
                    assert!(said(&[(&format!("{sign}{}", step.repeat(parts)), text)]).is_err(), "{sign} {parts}");
                }
            }
        }
    }

    #[test]
    fn a_form_and_a_list_in_it_have_an_end() {
        let many = |many| vec![("*#/players", "1"); many];
        assert!(said(&many(MOST_FIELDS)).is_ok());
        assert!(said(&many(MOST_FIELDS + 1)).is_err());
        let numbers = |many| "7,".repeat(many);
        assert!(said(&[(",/lengths", &numbers(MOST_NUMBERS))]).is_ok());
        for sign in [",", ":", "="] {
            assert!(said(&[(&format!("{sign}/lengths"), &numbers(MOST_NUMBERS + 1))]).is_err(), "{sign}");
        }
    }

    // The command itself is JSON, whose depth serde_json bounds; what is put into it stands at most so much deeper.
    #[test]
    fn json_in_a_form_is_no_deeper_than_json_elsewhere() {
        let nested = |deep: usize| format!("{}1{}", "[".repeat(deep), "]".repeat(deep));
        for deep in [128, 30_000] {
            assert!(said(&[("command", &nested(deep))]).is_err());
            assert!(said(&[("{/a", &nested(deep))]).is_err());
        }
        assert!(said(&[("{/a/b/c/d/e/f/g/h", &nested(100))]).is_ok());
    }

    #[test]
    fn one_comes_back_to_this_house_only() {
        let fields = |back: &str| form(&[("back", back)]).unwrap();
        assert_eq!(back(&fields("/e/1/desk"), "/"), "/e/1/desk");
        assert_eq!(back(&fields("//evil.example"), "/"), "/");
        assert_eq!(back(&fields("https://evil.example"), "/"), "/");
    }
}
