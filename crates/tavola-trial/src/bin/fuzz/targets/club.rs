//! Files of cases, stored events, a device's lines, lists of entries, transcripts of dice.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tavola_base::dice_proof::{DiceSource, MatchNumber, TableSecret, Transcript};
use tavola_base::{Decider, Millis, PlayerId, Time};
use tavola_club::Viewer;
use tavola_club::chouette::{ChouetteStream, ChouetteViewer};
use tavola_club::device::{DeviceMatch, DeviceStream, Entry};
use tavola_club::table::{Actor, Table, TableCommand, TableEvent, TableFacts, Tables, transcript, view};
use tavola_replay::{export_chouette, export_table, replay};
use tavola_rules::Side;
use tavola_tournament::{TournamentStream, TournamentViewer, stream::csv::read_list};

use super::{Answer, json_law, text};
use crate::corpus;

pub(super) fn table_files() -> Vec<Vec<u8>> {
    let cases = corpus::lines("crates/tavola-club/tests/table/from_the_rulebook.jsonl", 3);
    [corpus::examples("replay.md"), cases].concat()
}

pub(super) fn chouette_files() -> Vec<Vec<u8>> {
    [corpus::examples("replay-chouette.md"), corpus::lines("crates/tavola-replay/tests/chouette_worked.jsonl", 3)]
        .concat()
}

pub(super) fn event_files() -> Vec<Vec<u8>> {
    corpus::examples("replay-tournament.md")
}

pub(super) fn device_files() -> Vec<Vec<u8>> {
    [corpus::examples("replay-device.md"), corpus::lines("crates/tavola-club/tests/device/worked.jsonl", 3)].concat()
}

pub(super) fn table_file(input: &[u8]) -> Answer {
    file::<Tables>(input, "table")
}

pub(super) fn chouette_file(input: &[u8]) -> Answer {
    file::<ChouetteStream>(input, "chouette")
}

pub(super) fn event_file(input: &[u8]) -> Answer {
    file::<TournamentStream>(input, "tournament")
}

pub(super) fn device_file(input: &[u8]) -> Answer {
    file::<DeviceStream>(input, "device")
}

/// A file is replayed or refused with a place; the events it leads to are read back as they are.
fn file<D: Decider>(input: &[u8], stream: &str) -> Answer {
    let mut file: Value = match serde_json::from_slice(input) {
        Ok(file) => file,
        Err(why) => return Ok(why.to_string()),
    };
    if let Some(heading) = file.as_object_mut() {
        heading.insert("stream".to_owned(), stream.into());
    }
    let answer = match replay(&file) {
        Ok(answer) => answer,
        Err(why) => return Ok(why.to_string()),
    };
    let events = answer["events"].clone();
    let read: Vec<D::Event> =
        serde_json::from_value(events.clone()).map_err(|why| format!("events are not read back: {why}"))?;
    let again = serde_json::to_value(&read).map_err(|why| why.to_string())?;
    if again != events {
        return Err("events are read back otherwise".to_owned());
    }
    let kinds = events
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|event| event["type"].as_str().or(event["act"]["type"].as_str()));
    let mut kinds: Vec<&str> = kinds.collect();
    kinds.sort_unstable();
    kinds.dedup();
    let refusals = answer["refusals"].as_array().into_iter().flatten().filter_map(|one| one["message_key"].as_str());
    let mut refusals: Vec<&str> = refusals.collect();
    refusals.sort_unstable();
    refusals.dedup();
    Ok(format!("{} {}", kinds.join(" "), refusals.join(" ")))
}

/// The events that files lead to.
fn logs(files: Vec<Vec<u8>>, stream: &str) -> Vec<Vec<u8>> {
    let events = files.iter().filter_map(|file| {
        let mut file: Value = serde_json::from_slice(file).ok()?;
        file.as_object_mut()?.insert("stream".to_owned(), stream.into());
        serde_json::to_vec(&replay(&file).ok()?["events"]).ok()
    });
    events.collect()
}

pub(super) fn table_logs() -> Vec<Vec<u8>> {
    logs(table_files(), "table")
}

pub(super) fn chouette_logs() -> Vec<Vec<u8>> {
    logs(chouette_files(), "chouette")
}

pub(super) fn event_logs() -> Vec<Vec<u8>> {
    logs(event_files(), "tournament")
}

pub(super) fn device_logs() -> Vec<Vec<u8>> {
    logs(device_files(), "device")
}

/// Events that can be read fold to a state, whatever they say, and the state can be looked at.
fn log<E: Serialize + DeserializeOwned>(input: &[u8], look: impl FnOnce(Vec<E>) -> String) -> Answer {
    Ok(match json_law::<Vec<E>>(input)? {
        Ok(events) => look(events),
        Err(why) => why,
    })
}

const LATER: Time = Time::from_millis(1_800_000_000_000);

pub(super) fn table_log(input: &[u8]) -> Answer {
    log(input, |events| {
        let table = Tables::fold(&events);
        let seen = [Viewer::Watcher, Viewer::Seat(Side::White)].map(|viewer| view(&table, viewer, LATER).is_some());
        let deadline = Tables::next_deadline(&table).is_some();
        format!("{seen:?} {deadline} {:?}", export_table(&events).map(|_| ()))
    })
}

pub(super) fn chouette_log(input: &[u8]) -> Answer {
    log(input, |events| {
        let state = ChouetteStream::fold(&events);
        let member = state.members().keys().next().cloned().unwrap_or_else(|| PlayerId::new("A"));
        let viewers = [ChouetteViewer::Watcher, ChouetteViewer::Member(member)];
        let seen =
            viewers.map(|viewer| (state.view(&viewer, LATER).legal.actions.len(), state.told(&events, &viewer).len()));
        let deadline = (ChouetteStream::next_deadline(&state), ChouetteStream::wakes_at(&state));
        format!("{} {} {:?}", seen.len(), deadline.0.is_some(), export_chouette(&events).map(|_| ()))
    })
}

pub(super) fn event_log(input: &[u8]) -> Answer {
    log(input, |events| {
        let state = TournamentStream::fold(&events);
        let view = state.view(&TournamentViewer::Public, LATER);
        format!("{:?} {}", view.stage, TournamentStream::next_deadline(&state).is_some())
    })
}

pub(super) fn device_log(input: &[u8]) -> Answer {
    log(input, |entries: Vec<Entry>| {
        let state = entries.iter().fold(DeviceMatch::default(), |state, entry| state.after(entry));
        let view = state.view(LATER + Millis::seconds(60));
        format!("{:?} {} {}", view.phase, view.conflicts.len(), state.next_deadline().is_some())
    })
}

pub(super) fn lists() -> Vec<Vec<u8>> {
    corpus::texts(&[
        "name;rating;club\nAnna Rossi;1612,5;Bologna\n\n\"Neri; Bruno\";;\n",
        "name,name2,player,rating,experience\nAnna,Bea,1,1500.25,300\n",
        "\u{feff}name\r\nÅsa\r\n",
    ])
}

pub(super) fn list(input: &[u8]) -> Answer {
    let text = text(input);
    Ok(match read_list(&text, 1) {
        Ok(list) if list.listed.len() + list.wrong.len() > text.lines().count() => {
            return Err("more entries than lines".to_owned());
        }
        Ok(list) => format!("{} people", list.listed.iter().map(|one| one.people.len()).max().unwrap_or(0)),
        Err(why) => why.to_string(),
    })
}

pub(super) fn proofs() -> Vec<Vec<u8>> {
    let proof = transcript(&played(), MatchNumber::FIRST);
    proof.and_then(|proof| serde_json::to_vec(&proof).ok()).into_iter().collect()
}

/// A match with dice made of commitments: some rolls, then it is given up.
fn played() -> Vec<TableEvent> {
    let sitter = |name: &str| json!({ "type": "taken", "sitter": { "player": name, "name": name } });
    let terms = json!({
        "table": "t", "rules": { "preset": "match", "length": { "points": 3 } },
        "seats": { "white": sitter("Ada"), "black": sitter("Bea") },
    });
    let (mut table, mut events) = (Table::default(), Vec::new());
    let mut does = |actor: Actor, command: Value| {
        let facts = TableFacts::new(LATER, actor).with_dice(DiceSource::Sealed(TableSecret::new([5; 32])));
        let command: Option<TableCommand> = serde_json::from_value(command).ok();
        let done = command.and_then(|command| Tables::decide(&table, command, &facts).ok()).unwrap_or_default();
        table = done.iter().fold(std::mem::take(&mut table), Tables::evolve);
        events.extend(done);
    };
    does(Actor::House, json!({ "type": "open", "terms": terms }));
    for side in Side::BOTH {
        does(Actor::Seat(side), json!({ "type": "ready", "anchor": null, "length": 4096 }));
    }
    for _ in 0..6 {
        does(Actor::Seat(Side::White), json!({ "type": "roll", "link": null }));
    }
    does(Actor::Seat(Side::White), json!({ "type": "resign_match" }));
    events
}

pub(super) fn proof(input: &[u8]) -> Answer {
    Ok(match json_law::<Transcript>(input)? {
        Ok(transcript) => {
            let verdict = transcript.verify();
            let faults: Vec<String> = verdict.faults.iter().take(3).map(ToString::to_string).collect();
            format!("{} {}", verdict.is_honest(), faults.join(" "))
        }
        Err(why) => why,
    })
}
