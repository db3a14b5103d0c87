//! Laws over all values of a declared type, and what they are stated with.

use std::collections::BTreeSet;
use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tavola_base::stored::Once;
use tavola_rules::RuleSet;
use tavola_server::web::wire;

use crate::declared::{Declarations, Type};
use crate::made::{Chance, Maker};

/// How many values are made of a type at least, and of each of its variants.
const VALUES: u64 = 2_000;
const OF_EACH: u64 = 200;

pub(crate) fn declared() -> Declarations {
    Declarations::read(&wire::declarations())
}

/// Types that are more than their fields: their gate says whether a value is one.
pub(crate) fn gate(name: &str, value: &Value) -> Option<bool> {
    fn is<T: DeserializeOwned>(value: &Value) -> bool {
        serde_json::from_value::<T>(value.clone()).is_ok()
    }
    match name {
        "RuleSet" => Some(is::<RuleSet>(value)),
        "RuleChoice" => Some(is::<tavola_rules::RuleChoice>(value)),
        "ChouetteRules" => Some(is::<tavola_club::chouette::ChouetteRules>(value)),
        "Stake" => Some(is::<tavola_club::chouette::Stake>(value)),
        _ => None,
    }
}

/// The alternatives of a type, each on its own.
pub(crate) fn alternatives(of: &Type) -> Vec<Type> {
    match of {
        Type::Union(parts) => parts.clone(),
        Type::Both(parts) => match parts.as_slice() {
            [envelope, Type::Union(inner)] => {
                inner.iter().map(|one| Type::Both(vec![envelope.clone(), one.clone()])).collect()
            }
            _ => vec![of.clone()],
        },
        _ => vec![of.clone()],
    }
}

/// Calls `law` with values of every alternative of a declared type, and sees to it that no variant was left out.
pub(crate) fn with_every(name: &str, law: impl Fn(&str)) {
    with_every_of(&declared(), name, law);
}

/// The same of types that are declared otherwise.
pub(crate) fn with_every_of(declared: &Declarations, name: &str, law: impl Fn(&str)) {
    let mut maker = Maker { declared, gate, made: BTreeSet::new(), met: BTreeSet::new() };
    let of = declared.of(name, &[]);
    let alternatives = alternatives(&of);
    let times = OF_EACH.max(VALUES / alternatives.len() as u64);
    for (nth, one) in alternatives.iter().enumerate() {
        for time in 0..times {
            let mut chance = Chance::new(time * 1_000 + nth as u64);
            law(&maker.value(name, one, &mut chance, 0).to_string());
        }
    }
    let left_out: Vec<_> = maker.met.difference(&maker.made).collect();
    assert_eq!(left_out, Vec::<&(String, usize)>::new(), "{name}: variants that were never made");
}

pub(crate) fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(made: &str) {
    let value: T = serde_json::from_str(made).unwrap_or_else(|error| panic!("{error}: {made}"));
    let written = serde_json::to_string(&value).unwrap();
    serde_json::from_str::<Once>(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    let read = serde_json::from_str::<T>(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(read, value, "{written}");
}
