//! Events as they lie in a store: JSON, with the version that wrote them. What can be wrong with them, and what
//! translations from earlier versions are made of.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::Decider;

/// Why a stored event cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// A later version of the program wrote it.
    #[error("a newer program wrote it: its events have version {format}, this program knows {known}")]
    Newer {
        /// The version of the event.
        format: u32,
        /// The latest version known here.
        known: u32,
    },
    /// It is no event.
    #[error("{0}")]
    NoEvent(#[from] serde_json::Error),
    /// It would be read back as something else.
    #[error("it would not be read back as it was")]
    Changed,
}

/// The state after events that were written and read back: what a store gives of them at the next start.
///
/// # Errors
/// If one of them does not come back.
pub fn folded_again<D: Decider>(events: &[D::Event]) -> Result<D::State, Unreadable> {
    events
        .iter()
        .try_fold(D::State::default(), |state, event| Ok(D::evolve(state, &D::read(D::VERSION, &D::write(event)?)?)))
}

/// A JSON object with its fields in their order, those of one name each for itself: what readers of the earlier
/// versions' doubled fields need, and what laws about fields are stated over.
#[derive(Debug, Clone, PartialEq)]
pub struct Fields(Vec<(String, Value)>);

impl Fields {
    /// Where the first field of that name stands.
    #[must_use]
    pub fn place(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|(field, _)| field == name)
    }

    /// The value of the first field of that name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }

    /// Gives another name to the last field of a name that stands after `place`, if there is one.
    pub fn rename_after(&mut self, place: usize, name: &str, another: &str) {
        let after = self.0.iter_mut().skip(place + 1);
        if let Some((field, _)) = after.filter(|(field, _)| field == name).last() {
            another.clone_into(field);
        }
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct OneByOne;
        impl<'de> Visitor<'de> for OneByOne {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        from.deserialize_map(OneByOne)
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// Any JSON in which no object has two fields of one name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Once;

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Self)
    }
}

impl<'de> Visitor<'de> for Once {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self, A::Error> {
        let mut names = BTreeSet::new();
        while let Some((name, Self)) = map.next_entry::<String, Self>()? {
            if let Some(name) = names.replace(name) {
                return Err(A::Error::custom(format!("two fields {name:?}")));
            }
        }
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self, A::Error> {
        while list.next_element::<Self>()?.is_some() {}
        Ok(self)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_unit<E>(self) -> Result<Self, E> {
        Ok(self)
    }
}
