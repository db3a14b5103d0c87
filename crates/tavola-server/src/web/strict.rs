//! JSON from outside, read to the last field: what a type would pass over is an error that names it.
//!
//! Types that refuse unknown fields are not enough: a variant without fields takes any, a struct is read from a list too,
//! and of what is flattened nobody keeps count. So here what was understood is compared with what was said, and a field
//! that is not found again is put to the test: if it may hold anything at all, nobody reads it.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};
use tavola_base::stored::Once;

/// How much may be read again to find out about fields, in bytes: our own pages need next to nothing of it.
const MOST_READ_AGAIN: usize = 16 * 1024 * 1024;

/// Why a text is not what it should be.
#[derive(Debug, thiserror::Error)]
pub enum Misread {
    /// It is no JSON, or not of that type.
    #[error("{0}")]
    NoSuchValue(#[from] serde_json::Error),
    /// A field that is not known there.
    #[error("unknown field {0}")]
    UnknownField(Place),
    /// A list where an object belongs.
    #[error("{0} is a list; an object belongs there")]
    NotAnObject(Place),
    /// More fields say nothing than anybody needs.
    #[error("too many fields that say nothing")]
    TooEmpty,
}

/// Where in a text something stands: the names and numbers that lead there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place(Vec<Step>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    Field(String),
    Item(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("the whole");
        }
        for (nth, step) in self.0.iter().enumerate() {
            match step {
                Step::Field(name) => write!(f, "{}{name}", if nth == 0 { "" } else { "." })?,
                Step::Item(index) => write!(f, "[{index}]")?,
            }
        }
        Ok(())
    }
}

/// Reads a value from JSON.
///
/// # Errors
/// If the text is no such value, or says something that the value does not.
pub fn read<T: DeserializeOwned + Serialize>(text: &[u8]) -> Result<T, Misread> {
    let value: T = serde_json::from_slice(text)?;
    // What would be written as it stands was understood to the last field: so our own pages write.
    if serde_json::to_vec(&value)? == text {
        return Ok(value);
    }
    serde_json::from_slice::<Once>(text)?;
    compare(&value, serde_json::from_slice(text)?, text.len())?;
    Ok(value)
}

/// The same from JSON that has been read already.
///
/// # Errors
/// If it is no such value, or says something that the value does not.
pub fn of_value<T: DeserializeOwned + Serialize>(said: Value) -> Result<T, Misread> {
    let value = T::deserialize(&said)?;
    let length = said.to_string().len();
    compare(&value, said, length)?;
    Ok(value)
}

fn compare<T: DeserializeOwned + Serialize>(value: &T, said: Value, length: usize) -> Result<(), Misread> {
    let mut not_found = Vec::new();
    search(&said, &serde_json::to_value(value)?, &mut Place(Vec::new()), &mut not_found)?;
    let mut asked = Asked { said, known: BTreeSet::new(), left: MOST_READ_AGAIN };
    not_found.into_iter().try_for_each(|place| asked.about::<T>(&place, length))
}

/// The fields of `said` that `understood` does not have.
fn search(said: &Value, understood: &Value, at: &mut Place, not_found: &mut Vec<Place>) -> Result<(), Misread> {
    match said {
        Value::Object(fields) => {
            for (name, inner) in fields {
                at.0.push(Step::Field(name.clone()));
                let again = understood.get(name);
                if again.is_none() {
                    not_found.push(at.clone());
                }
                search(inner, again.unwrap_or(&Value::Null), at, not_found)?;
                at.0.pop();
            }
        }
        Value::Array(_) if understood.is_object() => return Err(Misread::NotAnObject(at.clone())),
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                at.0.push(Step::Item(index));
                search(inner, understood.get(index).unwrap_or(&Value::Null), at, not_found)?;
                at.0.pop();
            }
        }
        _ => {}
    }
    Ok(())
}

/// A text of which single fields are put to the test.
struct Asked {
    said: Value,
    /// The kinds of places of which it is known that they are read.
    known: BTreeSet<String>,
    left: usize,
}

impl Asked {
    /// Whether anybody reads what stands there: then it is not read from what is nothing.
    fn about<T: DeserializeOwned>(&mut self, place: &Place, length: usize) -> Result<(), Misread> {
        if !self.known.insert(self.kind(place)) {
            return Ok(());
        }
        self.left = self.left.checked_sub(length).ok_or(Misread::TooEmpty)?;
        let Some(there) = self.there(place) else { return Ok(()) };
        let kept = std::mem::replace(there, nothing());
        let is_passed_over = T::deserialize(&self.said).is_ok();
        if let Some(there) = self.there(place) {
            *there = kept;
        }
        if is_passed_over { Err(Misread::UnknownField(place.clone())) } else { Ok(()) }
    }

    fn there(&mut self, place: &Place) -> Option<&mut Value> {
        place.0.iter().try_fold(&mut self.said, |value, step| match step {
            Step::Field(name) => value.get_mut(name),
            Step::Item(index) => value.get_mut(index),
        })
    }

    /// Places of one kind have the same names on their way, in the same kinds of objects: one stands for all of them.
    fn kind(&self, place: &Place) -> String {
        let mut value = &self.said;
        let mut kind = String::new();
        for step in &place.0 {
            let variant = value.get("type").and_then(Value::as_str).unwrap_or_default();
            match step {
                Step::Field(name) => {
                    kind.push_str(&json!([variant, name]).to_string());
                    value = value.get(name).unwrap_or(&Value::Null);
                }
                Step::Item(index) => {
                    kind.push('#');
                    value = value.get(index).unwrap_or(&Value::Null);
                }
            }
        }
        kind
    }
}

/// What no type of ours is read from.
fn nothing() -> Value {
    let mut inner = Map::new();
    inner.insert("\u{0}".to_owned(), json!([]));
    json!([[inner]])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    enum Said {
        Ping,
        Name {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            name: Option<String>,
            #[serde(default)]
            more: BTreeMap<String, u32>,
        },
        All {
            said: Vec<Said>,
        },
        Flat(Outer),
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Outer {
        #[serde(default)]
        own: u32,
        #[serde(flatten)]
        inner: Inner,
    }

    #[derive(Debug, PartialEq, Default, Serialize, Deserialize)]
    struct Inner {
        #[serde(default)]
        deep: u32,
    }

    #[test]
    fn what_is_said_of_known_fields_is_read() {
        for text in [
            r#"{"type":"ping"}"#,
            r#"{"type":"name"}"#,
            r#"{"type":"name","name":null,"more":{"a":1}}"#,
            r#"{"type":"all","said":[{"type":"ping"},{"type":"name","name":null},{"type":"name","name":null}]}"#,
            r#"{"type":"flat","own":1,"deep":2}"#,
        ] {
            assert!(read::<Said>(text.as_bytes()).is_ok(), "{text}");
        }
    }

    #[test]
    fn what_nobody_reads_is_refused_by_name() {
        for (text, why) in [
            (r#"{"type":"ping","x":1}"#, "unknown field x"),
            (r#"{"type":"ping","x":null}"#, "unknown field x"),
            (r#"{"type":"all","said":[{"type":"ping"},{"type":"ping","x":{}}]}"#, "unknown field said[1].x"),
            (r#"{"type":"flat","own":1,"deep":2,"deeper":3}"#, "unknown field deeper"),
            (r#"["ping"]"#, "the whole is a list; an object belongs there"),
            (r#"{"type":"all","said":[["ping"]]}"#, "said[0] is a list; an object belongs there"),
        ] {
            assert_eq!(read::<Said>(text.as_bytes()).unwrap_err().to_string(), why, "{text}");
        }
        assert!(matches!(read::<Said>(br#"{"type":"ping","type":"ping"}"#), Err(Misread::NoSuchValue(_))));
    }

    #[test]
    fn however_many_fields_say_nothing_little_is_read_again() {
        let none = r#"{"type":"name","name":null},"#.repeat(40_000);
        let text = format!(r#"{{"type":"all","said":[{none}{{"type":"ping"}}]}}"#);
        assert!(text.len() > 1_000_000 && read::<Said>(text.as_bytes()).is_ok());
    }
}
