//! Enums of commands and events that are nested by topic in code and flat on the wire: `{"type": "call", …}`, not
//! `{"call": {"type": …}}`. Each topic's enum is matched whole, so a new variant is a compile error wherever it is forgotten.

use std::fmt;

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde_json::{Map, Value};

/// The fields of what is written flat, and its `type` as it is called now: `earlier` pairs earlier names with those of
/// today, of what was stored or is written by somebody who knows the earlier name.
///
/// # Errors
/// If it is no object, has a field twice, or no `type`.
#[doc(hidden)]
pub fn read<'de, D: Deserializer<'de>>(from: D, earlier: &[(&str, &str)]) -> Result<(String, Value), D::Error> {
    let mut fields = from.deserialize_map(Fields)?;
    let kind = fields.get_mut("type").ok_or_else(|| D::Error::missing_field("type"))?;
    let written = kind.as_str().ok_or_else(|| D::Error::custom("`type` is a text"))?;
    let name = earlier.iter().find(|(then, _)| *then == written).map_or(written, |(_, now)| now).to_owned();
    *kind = Value::String(name.clone());
    Ok((name, Value::Object(fields)))
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Map<String, Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with its `type`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
        let mut fields = Map::new();
        while let Some((name, value)) = access.next_entry::<String, Value>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            fields.insert(name, value);
        }
        Ok(fields)
    }
}

/// The error for a `type` that is none of the `known`.
#[doc(hidden)]
pub fn unknown<E: Error>(kind: &str, known: &[&[&str]]) -> E {
    let known: Vec<String> = known.iter().flat_map(|names| names.iter()).map(|name| format!("`{name}`")).collect();
    E::custom(format_args!("unknown variant `{kind}`, expected one of {}", known.join(", ")))
}

/// Reads an enum of topics by the `type` of what is written: the topic is the one whose enum has a variant of that name.
/// Each topic's enum derives `strum::VariantNames` and is tagged by `type`. What a variant was called before stands under
/// `earlier`, not as an alias in its enum: the topic is found by today's name.
#[macro_export]
macro_rules! by_topic {
    ($whole:ident { $($topic:ident($one:ident)),+ $(,)? } $(earlier { $($then:literal => $now:literal),+ $(,)? })?) => {
        impl<'de> serde::Deserialize<'de> for $whole {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                use strum::VariantNames as _;
                let (kind, fields) = $crate::topics::read(from, &[$($(($then, $now)),+)?])?;
                $(if $one::VARIANTS.contains(&kind.as_str()) {
                    return $one::deserialize(fields).map(Self::$topic).map_err(serde::de::Error::custom);
                })+
                Err($crate::topics::unknown(&kind, &[$($one::VARIANTS),+]))
            }
        }

        $(impl ::core::convert::From<$one> for $whole {
            fn from(one: $one) -> Self {
                Self::$topic(one)
            }
        })+
    };
}
