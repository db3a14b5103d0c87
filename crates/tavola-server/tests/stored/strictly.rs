//! What comes from outside is read to the last field: a law over every command, every act and every body that opens something.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tavola_server::club::{chouette_opening::NewChouette, table_opening::NewTable};
use tavola_server::web::{live::PageMessage, strict};

use crate::law::with_every;

/// The name of a field that no type has.
const NOBODYS: &str = "passed_over";

/// The objects of a text, each as the way that leads there.
fn objects(value: &Value, way: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.push(way.to_owned());
            fields.iter().for_each(|(name, inner)| objects(inner, &format!("{way}/{name}"), found));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, inner)| objects(inner, &format!("{way}/{index}"), found));
        }
        _ => {}
    }
}

/// What is made is read; with a field more in any of its objects it is not, unless the field is kept: names in a map are
/// free. Nor is it read with a list in an object's place.
fn is_read_to_the_last_field<T: Serialize + DeserializeOwned + Debug>(made: &str) {
    strict::read::<T>(made.as_bytes()).unwrap_or_else(|why| panic!("{why}: {made}"));
    let value: Value = serde_json::from_str(made).unwrap();
    let mut ways = Vec::new();
    objects(&value, "", &mut ways);
    // One of them for each value: there are many values.
    let Some(way) = ways.get(made.len() % ways.len().max(1)) else { return };
    for more in [json!(1), json!(null), json!({})] {
        let mut said = value.clone();
        let object = said.pointer_mut(way).and_then(Value::as_object_mut).unwrap();
        object.insert(NOBODYS.to_owned(), more);
        if let Ok(read) = strict::read::<T>(said.to_string().as_bytes()) {
            assert!(json!(read).to_string().contains(NOBODYS), "{way} of {said} is read as {read:?}");
        }
    }
    let mut said = value;
    let object = said.pointer_mut(way).unwrap();
    *object = object.as_object().unwrap().values().cloned().collect();
    let read = strict::read::<T>(said.to_string().as_bytes());
    assert!(read.is_err(), "{way} of {said} is read as {read:?}");
}

/// The same of a command as a page sends it.
fn is_read_in_a_message<C: Serialize + DeserializeOwned + Debug>(made: &str) {
    is_read_to_the_last_field::<C>(made);
    let command: Value = serde_json::from_str(made).unwrap();
    let message = json!({ "type": "command", "command_id": "a", "command": command }).to_string();
    is_read_to_the_last_field::<PageMessage<C>>(&message);
}

#[test]
fn every_command_on_a_live_line_is_read_to_the_last_field() {
    with_every("TableCommand", is_read_in_a_message::<tavola_club::table::TableCommand>);
    with_every("ChouetteCommand", is_read_in_a_message::<tavola_club::chouette::ChouetteCommand>);
    with_every("TournamentCommand", is_read_in_a_message::<tavola_tournament::TournamentCommand>);
}

#[test]
fn every_entry_of_a_device_is_read_to_the_last_field() {
    with_every("Act", is_read_to_the_last_field::<tavola_club::device::Act>);
    with_every("Entry", is_read_to_the_last_field::<tavola_club::device::Entry>);
}

#[test]
fn every_body_that_opens_something_is_read_to_the_last_field() {
    with_every("NewTable", is_read_to_the_last_field::<NewTable>);
    with_every("NewChouette", is_read_to_the_last_field::<NewChouette>);
}

#[test]
fn every_other_message_on_a_live_line_is_read_to_the_last_field() {
    for message in [
        json!({ "type": "ping" }),
        json!({ "type": "resume", "version": 0 }),
        json!({ "type": "would", "ask": "a", "command": { "type": "roll" } }),
        json!({ "type": "command", "command_id": "a", "command": { "type": "roll" }, "as": "p1" }),
    ] {
        is_read_to_the_last_field::<PageMessage<tavola_club::table::TableCommand>>(&message.to_string());
    }
}
