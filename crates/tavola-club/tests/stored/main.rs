//! What can be written is read back: a law over every event and every command of every kind of stream. The types are
//! known from their declarations, so that a new variant or field is tested as soon as it is there.
#![expect(clippy::unwrap_used, reason = "a law that cannot be stated fails")]

mod declared;
mod made;

use std::collections::BTreeSet;
use std::fmt::Debug;

use declared::{Declarations, Type};
use made::{Chance, Maker};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tavola_club::chouette::ChouetteStream;
use tavola_club::match_clock::MatchClockStream;
use tavola_club::stored::Once;
use tavola_club::table::Tables;
use tavola_club::tournament::TournamentStream;
use tavola_club::{Decider, wire};
use tavola_rules::RuleSet;

/// How many values are made of a type at least, and of each of its variants.
const VALUES: u64 = 2_000;
const OF_EACH: u64 = 200;

fn declared() -> Declarations {
    Declarations::read(&wire::declarations())
}

/// Types that are more than their fields: their gate says whether a value is one.
fn gate(name: &str, value: &Value) -> Option<bool> {
    fn is<T: DeserializeOwned>(value: &Value) -> bool {
        serde_json::from_value::<T>(value.clone()).is_ok()
    }
    match name {
        "RuleSet" => Some(is::<RuleSet>(value)),
        "RuleChoice" => Some(is::<tavola_rules::RuleChoice>(value)),
        "ChouetteRules" => Some(is::<tavola_club::chouette::ChouetteRules>(value)),
        "ChouetteStake" => Some(is::<tavola_club::chouette::Stake>(value)),
        _ => None,
    }
}

/// The alternatives of a type, each on its own.
fn alternatives(of: &Type) -> Vec<Type> {
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
fn with_every(name: &str, law: impl Fn(&str)) {
    let declared = declared();
    let mut maker = Maker { declared: &declared, gate, made: BTreeSet::new(), met: BTreeSet::new() };
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

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(made: &str) {
    let value: T = serde_json::from_str(made).unwrap_or_else(|error| panic!("{error}: {made}"));
    let written = serde_json::to_string(&value).unwrap();
    serde_json::from_str::<Once>(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    let read = serde_json::from_str::<T>(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(read, value, "{written}");
}

fn event_comes_back<D: Decider<Event: Debug>>(made: &str) {
    comes_back::<D::Event>(made);
    let event: D::Event = serde_json::from_str(made).unwrap();
    let written = D::write(&event).unwrap_or_else(|error| panic!("{error}: {made}"));
    assert_eq!(D::read(D::VERSION, &written).unwrap(), event);
}

#[test]
fn every_event_of_a_table_is_read_back_as_it_was_written() {
    with_every("TableEvent", event_comes_back::<Tables>);
}

#[test]
fn every_event_of_a_chouette_is_read_back_as_it_was_written() {
    with_every("ChouetteEvent", event_comes_back::<ChouetteStream>);
}

#[test]
fn every_event_of_a_tournament_is_read_back_as_it_was_written() {
    with_every("TournamentEvent", event_comes_back::<TournamentStream>);
}

#[test]
fn every_act_at_a_device_is_read_back_as_it_was_written() {
    with_every("Act", comes_back::<tavola_club::match_clock::Act>);
    with_every("Entry", event_comes_back::<MatchClockStream>);
}

#[test]
fn every_command_is_read_back_as_it_was_written() {
    with_every("TableCommand", comes_back::<tavola_club::table::TableCommand>);
    with_every("ChouetteCommand", comes_back::<tavola_club::chouette::ChouetteCommand>);
    with_every("TournamentCommand", comes_back::<tavola_club::tournament::TournamentCommand>);
}

#[test]
fn no_type_of_the_page_has_two_fields_of_one_name() {
    let declared = declared();
    let mut doubled = Vec::new();
    for name in declared.names() {
        let of = declared.of(name, &[]);
        for shape in declared.shapes(&of) {
            let mut names = BTreeSet::new();
            let twice = shape.iter().filter(|field| !names.insert(field.name.clone()));
            doubled.extend(twice.map(|field| format!("{name}: {}", field.name)));
        }
    }
    assert_eq!(doubled, Vec::<String>::new());
}
