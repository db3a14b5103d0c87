//! What can be written is read back: a law over every event and every command of every kind of stream. The types are
//! known from their declarations, so that a new variant or field is tested as soon as it is there.
#![expect(clippy::unwrap_used, reason = "a law that cannot be stated fails")]

mod bounded;
#[path = "../../src/web/wire/declared.rs"]
mod declared;
mod law;
mod made;
mod personal;
mod strictly;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Debug;

use law::{comes_back, declared, with_every};
use tavola_base::Decider;
use tavola_club::chouette::{ChouetteCommand, ChouetteStream};
use tavola_club::device::DeviceStream;
use tavola_club::table::Tables;
use tavola_tournament::TournamentStream;

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
    with_every("Act", comes_back::<tavola_club::device::Act>);
    with_every("Entry", event_comes_back::<DeviceStream>);
}

/// What is called otherwise since the first version: names of kinds, and the one name of a field.
const RENAMED: [(&str, &str); 14] = [
    ("\"type\":\"roll_opening\"", "\"type\":\"throw_opening\""),
    ("\"type\":\"roll_die\"", "\"type\":\"throw_die\""),
    ("\"type\":\"die_rolled\"", "\"type\":\"die_thrown\""),
    ("\"type\":\"rolled\"", "\"type\":\"thrown\""),
    ("\"type\":\"resign\"", "\"type\":\"concede\""),
    ("\"type\":\"resign_match\"", "\"type\":\"concede_match\""),
    ("\"type\":\"accept_resignation\"", "\"type\":\"accept_concession\""),
    ("\"type\":\"reject_resignation\"", "\"type\":\"reject_concession\""),
    ("\"type\":\"roll_again\"", "\"type\":\"throw_again\""),
    ("\"cause\":\"resigned\"", "\"cause\":\"conceded\""),
    ("\"how\":\"resigned\"", "\"how\":\"conceded\""),
    ("\"offering\":\"until_roll\"", "\"offering\":\"until_throw\""),
    ("\"purpose\":", "\"throw\":"),
    ("\"remedy\":\"roll_again\"", "\"remedy\":\"throw_again\""),
];

fn as_first_written(made: &str) -> String {
    let mut text = RENAMED.iter().fold(made.to_owned(), |text, (now, then)| text.replace(now, then));
    for (now, then) in [("roll_called", "throw_called"), ("drop", "pass")] {
        // A table's roll was called that from the beginning, and a cube was dropped.
        if now == "roll_called" && made.contains("\"purpose\":") || now == "drop" && made.contains("\"act\":") {
            text = text.replace(&format!("\"type\":\"{now}\""), &format!("\"type\":\"{then}\""));
        }
    }
    text
}

fn is_read_as_first_written<D: Decider<Event: Debug>>(made: &str) {
    let event: D::Event = serde_json::from_str(made).unwrap();
    let then = as_first_written(made);
    let read = D::read(D::VERSION - 1, &then).unwrap_or_else(|error| panic!("{error}: {then}"));
    assert_eq!(read, event, "{then}");
}

#[test]
fn what_was_stored_under_earlier_names_is_read() {
    with_every("TableEvent", is_read_as_first_written::<Tables>);
    with_every("ChouetteEvent", is_read_as_first_written::<ChouetteStream>);
    with_every("TournamentEvent", is_read_as_first_written::<TournamentStream>);
    with_every("Entry", is_read_as_first_written::<DeviceStream>);
    let renamed = |name| {
        let all = RefCell::new(BTreeSet::new());
        with_every(name, |made| {
            all.borrow_mut().extend(RENAMED.iter().filter(|(now, _)| made.contains(now)).map(|(now, _)| *now));
        });
        all.into_inner().len()
    };
    assert!(renamed("ChouetteEvent") >= 8 && renamed("TableEvent") >= 4 && renamed("TournamentEvent") >= 2);
}

#[test]
fn every_command_is_read_back_as_it_was_written() {
    with_every("TableCommand", comes_back::<tavola_club::table::TableCommand>);
    with_every("ChouetteCommand", comes_back::<ChouetteCommand>);
    with_every("TournamentCommand", comes_back::<tavola_tournament::TournamentCommand>);
}

/// The commands of a chouette that were called otherwise, as replay files have them.
const RENAMED_COMMANDS: [(&str, &str); 7] = [
    ("roll_die", "throw_die"),
    ("roll_opening", "throw_opening"),
    ("rolled", "thrown"),
    ("drop", "pass"),
    ("resign", "concede"),
    ("accept_resignation", "accept_concession"),
    ("reject_resignation", "reject_concession"),
];

#[test]
fn a_command_of_a_chouette_is_read_under_its_earlier_name() {
    let met = RefCell::new(BTreeSet::new());
    with_every("ChouetteCommand", |made| {
        let command: serde_json::Value = serde_json::from_str(made).unwrap();
        let renamed = RENAMED_COMMANDS.iter().filter(|(now, _)| command["type"] == *now);
        for (now, then) in renamed {
            let mut written = command.clone();
            written["type"] = (*then).into();
            let read: ChouetteCommand = serde_json::from_value(written).unwrap();
            assert_eq!(read, serde_json::from_str(made).unwrap());
            met.borrow_mut().insert(*now);
        }
    });
    assert_eq!(met.into_inner().len(), RENAMED_COMMANDS.len());
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
