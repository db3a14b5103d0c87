//! What can be written is read back: a law over every event and every command of every kind of stream. The types are
//! known from their declarations, so that a new variant or field is tested as soon as it is there.
#![expect(clippy::unwrap_used, reason = "a law that cannot be stated fails")]

mod bounded;
mod declared;
mod law;
mod made;

use std::collections::BTreeSet;
use std::fmt::Debug;

use law::{comes_back, declared, with_every};
use tavola_base::Decider;
use tavola_club::chouette::ChouetteStream;
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

#[test]
fn every_command_is_read_back_as_it_was_written() {
    with_every("TableCommand", comes_back::<tavola_club::table::TableCommand>);
    with_every("ChouetteCommand", comes_back::<tavola_club::chouette::ChouetteCommand>);
    with_every("TournamentCommand", comes_back::<tavola_tournament::TournamentCommand>);
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
