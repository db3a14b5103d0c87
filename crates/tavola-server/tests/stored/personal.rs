//! What an event tells of people is shown to whoever takes it out: a law over every text of every event of every kind of
//! stream. A new event, or a new text in an old one, fails it until it is shown as a name or as words, or is listed here as
//! something that stays.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use serde_json::Value;
use tavola_base::{Decider, personal::Personal};
use tavola_club::chouette::ChouetteStream;
use tavola_club::device::DeviceStream;
use tavola_club::table::Tables;
use tavola_tournament::TournamentStream;

use crate::law::with_every;

const MARK: &str = "Marked";

/// What identifies something and says nothing of anybody: the last name of its way.
const IDS: &[&str] = &[
    "agreed",
    "as",
    "at",
    "box",
    "by",
    "captain",
    "currency",
    "chouette",
    "device",
    "directors",
    "division",
    "entries",
    "from",
    "givers",
    "gone",
    "id",
    "keeper",
    "line",
    "member",
    "members",
    "of",
    "order",
    "others",
    "owner",
    "partner",
    "person",
    "player",
    "queue",
    "seat",
    "seats",
    "set",
    "successor",
    "table",
    "taker",
    "team",
    "the_box",
    "to",
    "voter",
    "votes",
];

/// Each text of a value: where it stands, and by which names, those of a list's items and of a map's entries left out.
fn texts(value: &Value, place: &str, way: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::String(_) => found.push((place.to_owned(), way.to_owned())),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(nth, inner)| texts(inner, &format!("{place}/{nth}"), way, found));
        }
        Value::Object(fields) => {
            for (name, inner) in fields {
                let is_map = way.ends_with("/names");
                let way = if is_map { way.to_owned() } else { format!("{way}/{name}") };
                texts(inner, &format!("{place}/{}", name.replace('~', "~0").replace('/', "~1")), &way, found);
            }
        }
        _ => {}
    }
}

/// Every text that anybody may choose freely in the events of a kind: whether it is shown.
fn free_texts<D: Decider<Event: Debug>>(name: &str) -> BTreeMap<String, bool> {
    let known = RefCell::new(BTreeMap::new());
    with_every(name, |made| {
        let event: D::Event = serde_json::from_str(made).unwrap();
        let value = serde_json::to_value(&event).unwrap();
        let mut found = Vec::new();
        let kind = value.get("type").or_else(|| value.get("act")?.get("type")).and_then(Value::as_str).unwrap();
        texts(&value, "", kind, &mut found);
        for (place, way) in found {
            if known.borrow().contains_key(&way) {
                continue;
            }
            let mut marked = value.clone();
            *marked.pointer_mut(&place).unwrap() = MARK.into();
            // Names of variants, digests and such cannot be anything else.
            let Ok(mut event) = serde_json::from_value::<D::Event>(marked) else { continue };
            if serde_json::to_value(&event).unwrap().pointer(&place) != Some(&MARK.into()) {
                continue;
            }
            D::personal(&D::State::default(), &mut event, &mut |told| match told {
                Personal::Name { of: _, name } | Personal::ByHand(name) => "Nobody".clone_into(name),
                Personal::Words { by: _, text } => text.clear(),
                Personal::Given { .. } => {}
            });
            let is_shown = serde_json::to_value(&event).unwrap().pointer(&place) != Some(&MARK.into());
            known.borrow_mut().insert(way, is_shown);
        }
    });
    known.into_inner()
}

/// Asserts that of a kind's texts just these stay, beside what identifies something.
#[track_caller]
fn all_but_these_are_shown(texts: BTreeMap<String, bool>, stay: &[&str]) {
    let last = |way: &str| way.rsplit('/').next().unwrap_or_default().to_owned();
    let left = texts.into_iter().filter(|(way, is_shown)| !is_shown && !IDS.contains(&last(way).as_str()));
    let left: BTreeSet<String> = left.map(|(way, _)| way).collect();
    assert_eq!(left, stay.iter().map(|way| (*way).to_owned()).collect::<BTreeSet<_>>());
}

#[test]
fn a_tables_events_show_every_name_and_what_is_said() {
    // What a director has ruled, and why, is the record of a match.
    let stay = ["ruled/reason", "time_given/reason"];
    all_but_these_are_shown(free_texts::<Tables>("TableEvent"), &stay);
}

#[test]
fn a_chouettes_events_show_every_name_and_what_is_said() {
    all_but_these_are_shown(free_texts::<ChouetteStream>("ChouetteEvent"), &[]);
}

#[test]
fn a_tournaments_events_show_every_name() {
    let stay = [
        // A draw that keeps clubs apart can be repeated only with them.
        "entered/entry/people/club",
        "amended/people/club",
        "substituted/people/club",
        // What a director has written for everybody, and the record of what was decided.
        "announced/text",
        "appeal_closed/reason",
        "disputed/text",
        "equipment_replaced/what",
        "notes_set/notes/dress",
        "notes_set/notes/languages",
        "notes_set/notes/more",
        "notes_set/notes/venue",
        "opened/settings/notes/dress",
        "opened/settings/notes/languages",
        "opened/settings/notes/more",
        "opened/settings/notes/venue",
        "ruled/ruling/appeal/closed",
        "ruled/ruling/reason",
        "words_added/words",
        // Names of tournaments, divisions, pools and draws.
        "division_added/division/name",
        "division_added/division/pools/name",
        "division_changed/division/name",
        "division_changed/division/pools/name",
        "drawn/name",
        "entered/entry/pools",
        "opened/settings/divisions/name",
        "opened/settings/divisions/pools/name",
        "opened/settings/name",
        "paid/charge/pool",
        "pool_joined/pool",
        "round_drawn/name",
        "settings_changed/settings/name",
    ];
    all_but_these_are_shown(free_texts::<TournamentStream>("TournamentEvent"), &stay);
}

#[test]
fn a_devices_log_shows_every_name() {
    // What a director has ruled, and why, is the record of a match.
    let ruled = ["adjust_time", "award_match", "correct_result", "cube_stands", "hold", "penalty", "warn"];
    let mut stay: Vec<String> = ruled.iter().map(|act| format!("{act}/act/reason")).collect();
    stay.push("diverged/act/entries/act/reason".to_owned());
    let stay: Vec<&str> = stay.iter().map(String::as_str).collect();
    all_but_these_are_shown(free_texts::<DeviceStream>("Entry"), &stay);
}

/// The texts that are shown, by hand and once: a law that finds nothing proves nothing.
#[test]
fn names_are_found_where_they_are() {
    let shown = |texts: BTreeMap<String, bool>| -> Vec<String> {
        texts.into_iter().filter(|(_, is_shown)| *is_shown).map(|(way, _)| way).collect()
    };
    assert_eq!(
        shown(free_texts::<ChouetteStream>("ChouetteEvent")),
        ["advised/text", "claimed/name", "joined/name", "opened/settings/carried/names", "said/text"]
    );
    assert_eq!(
        shown(free_texts::<Tables>("TableEvent")),
        [
            "advised/text",
            "opened/terms/partners/black/sitter/name",
            "opened/terms/partners/white/sitter/name",
            "opened/terms/seats/black/sitter/name",
            "opened/terms/seats/white/sitter/name",
            "seated/sitter/name",
        ]
    );
    assert_eq!(
        shown(free_texts::<TournamentStream>("TournamentEvent")),
        [
            "amended/name",
            "amended/people/name",
            "committee_appointed/members/name",
            "entered/entry/name",
            "entered/entry/people/name",
            "lot_sold/lot/buyer",
            "member_replaced/name",
            "nominated/first",
            "referee_named/name",
            "ruled/ruling/appeal/successors/name",
            "substituted/name",
            "substituted/people/name",
        ]
    );
    let device = shown(free_texts::<DeviceStream>("Entry"));
    assert!(device.contains(&"open/act/settings/names".to_owned()), "{device:?}");
}
