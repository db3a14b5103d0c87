//! No command is larger than what it is about: whatever text, list or map of it is made monstrous, its type does not take
//! it or it is refused before anything is decided. The types are known from their declarations, so that a new text is
//! tested as soon as it is there.

use std::collections::BTreeSet;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};
use tavola_base::{Decider, Explain, Time};
use tavola_club::chouette::ChouetteCommand;
use tavola_club::device::{Act, DeviceActor, DeviceFacts, DeviceMatch, DeviceStream, LINES};
use tavola_club::table::TableCommand;

use crate::law::{alternatives, declared, gate};
use crate::made::{Chance, Maker};

/// How many values are made of each variant.
const OF_EACH: u64 = 4;
/// More than any list or map may have but a device's log, and more letters than any text.
const MONSTROUS: usize = 3_000;
/// By how much more a command may weigh than before if its type has left the monster out, in bytes.
const MORE: usize = 2_000;

/// Every place in a value, from outside to inside.
fn places(value: &Value, path: &str, all: &mut Vec<String>) {
    all.push(path.to_owned());
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            let name = name.replace('~', "~0").replace('/', "~1");
            places(value, &format!("{path}/{name}"), all);
        }),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| places(value, &format!("{path}/{at}"), all));
        }
        _ => {}
    }
}

/// What somebody hostile writes in place of it.
fn monster(path: &str, value: &Value) -> Option<Value> {
    let many = if path.ends_with("/entries") { LINES + 1 } else { MONSTROUS };
    match value {
        Value::String(_) => Some(json!("x".repeat(many))),
        Value::Array(list) => list.first().map(|one| json!(vec![one; many])),
        Value::Object(fields) => {
            let one = fields.values().next()?;
            let more = (0..many).map(|at| (format!("k{at}"), one.clone()));
            Some(Value::Object(fields.clone().into_iter().chain(more).collect::<Map<_, _>>()))
        }
        _ => None,
    }
}

/// Makes monsters of every variant of a command; which places were tried.
fn monsters<C: Serialize + DeserializeOwned>(name: &str, refuses: impl Fn(C) -> bool) -> BTreeSet<String> {
    let declared = declared();
    let mut maker = Maker { declared: &declared, gate, made: BTreeSet::new(), met: BTreeSet::new() };
    let mut tried = BTreeSet::new();
    for (nth, one) in alternatives(&declared.of(name, &[])).iter().enumerate() {
        for time in 0..OF_EACH {
            let made = maker.value(name, one, &mut Chance::new(time * 1_000 + nth as u64), 0);
            let mut all = Vec::new();
            places(&made, "", &mut all);
            // The first of a list stands for the others.
            for path in
                all.iter().filter(|path| !path.split('/').any(|part| part.parse::<usize>().is_ok_and(|at| at > 0)))
            {
                let Some(monster) = monster(path, made.pointer(path).unwrap()) else { continue };
                let mut hostile = made.clone();
                *hostile.pointer_mut(path).unwrap() = monster;
                tried.insert(format!("{}{path}", made["type"].as_str().unwrap_or_default()));
                let Ok(command) = serde_json::from_value::<C>(hostile) else { continue };
                let weighs_more = serde_json::to_string(&command).unwrap().len() > made.to_string().len() + MORE;
                assert!(!weighs_more || refuses(command), "{path} of {} has no bound", made["type"]);
            }
        }
    }
    tried
}

/// The numbers of every variant of a command that may be as large as they like, each named by its place: a number that is
/// monstrous, and neither refused nor cut by its type, is looked for.
fn numbers_without_a_bound<C: Serialize + DeserializeOwned>(
    name: &str,
    refuses: impl Fn(C) -> bool,
) -> BTreeSet<String> {
    const LARGE: i64 = 1 << 62;
    let declared = declared();
    let mut maker = Maker { declared: &declared, gate, made: BTreeSet::new(), met: BTreeSet::new() };
    let mut free = BTreeSet::new();
    for (nth, one) in alternatives(&declared.of(name, &[])).iter().enumerate() {
        for time in 0..OF_EACH {
            let made = maker.value(name, one, &mut Chance::new(time * 1_000 + nth as u64), 0);
            let mut all = Vec::new();
            places(&made, "", &mut all);
            for path in all.iter().filter(|path| made.pointer(path).unwrap().is_number()) {
                for large in [LARGE, -LARGE, i64::MIN, i64::MAX] {
                    let mut hostile = made.clone();
                    *hostile.pointer_mut(path).unwrap() = json!(large);
                    let Ok(command) = serde_json::from_value::<C>(hostile) else { continue };
                    if !refuses(command) {
                        let place: Vec<&str> = path.split('/').filter(|part| part.parse::<usize>().is_err()).collect();
                        free.insert(format!("{}{}", made["type"].as_str().unwrap_or_default(), place.join("/")));
                    }
                }
            }
        }
    }
    free
}

fn were_tried(tried: &BTreeSet<String>, places: &[&str]) {
    for place in places {
        assert!(tried.contains(*place), "{place} was not tried: {tried:?}");
    }
}

#[test]
fn every_text_and_list_of_a_tables_commands_has_its_bound() {
    let tried = monsters::<TableCommand>("TableCommand", |command| !command.is_bounded());
    were_tried(&tried, &["take_seat/invitation", "award_match/reason", "play/steps", "open/terms/table"]);
}

#[test]
fn every_text_and_list_of_a_chouettes_commands_has_its_bound() {
    let tried = monsters::<ChouetteCommand>("ChouetteCommand", |command| !command.is_bounded());
    were_tried(&tried, &["advise/text", "advise/steps", "set_order/order", "double/cubes", "answer/answers", "pay/to"]);
}

#[test]
fn every_text_and_list_of_an_act_at_a_device_has_its_bound() {
    let tried = monsters::<Act>("Act", |act| !act.is_bounded());
    were_tried(&tried, &["open/settings/names/white", "hold/reason", "diverged/entries", "claim_lease/device"]);
}

#[test]
fn a_text_that_is_too_long_is_refused_in_a_sentence_wherever_it_stands() {
    let by = |by| DeviceFacts { now: Time::from_millis(1), by, stamp: None };
    let act = |json: Value| serde_json::from_value::<Act>(json).unwrap();
    let open =
        act(json!({ "type": "open", "settings": { "names": { "white": "Anna", "black": "Bruno" }, "length": 5 } }));
    let opened = DeviceStream::decide(&DeviceMatch::default(), open, &by(DeviceActor::House)).unwrap();
    let state = DeviceStream::fold(&opened);
    let holds = |length: usize| {
        let hold = act(json!({ "type": "hold", "reason": "x".repeat(length) }));
        DeviceStream::decide(&state, hold, &by(DeviceActor::Director))
    };
    assert_eq!(holds(2000).unwrap().len(), 1);
    assert_eq!(holds(2001).unwrap_err().message_key(), "board-refused-too-long");
    // As a line of a device too: what it says has happened, but not at any length.
    let stamp = serde_json::from_value(json!({ "id": "l1", "device": "d1", "epoch": 1, "seq": 0 })).unwrap();
    let lease = act(json!({ "type": "claim_lease", "device": "d1" }));
    let leased = DeviceStream::decide(&state, lease, &by(DeviceActor::House)).unwrap();
    let state = leased.iter().fold(state.clone(), DeviceStream::evolve);
    let hold = act(json!({ "type": "hold", "reason": "x".repeat(2001) }));
    let facts = DeviceFacts { stamp: Some(stamp), ..by(DeviceActor::Director) };
    let refused = DeviceStream::decide(&state, hold, &facts).unwrap_err();
    assert_eq!(refused.message_key(), "board-refused-too-long");
}

#[test]
fn every_number_of_a_command_has_its_bound_but_those_that_name_something_or_tell_the_time() {
    let free = |free: &[&str]| free.iter().map(|place| (*place).to_owned()).collect::<BTreeSet<_>>();
    let table = numbers_without_a_bound::<TableCommand>("TableCommand", |command| !command.is_bounded());
    assert_eq!(table, free(&["rest/until", "resumed/down"]));
    let chouette = numbers_without_a_bound::<ChouetteCommand>("ChouetteCommand", |command| !command.is_bounded());
    assert_eq!(chouette, free(&["resumed/down"]));
    let device = numbers_without_a_bound::<Act>("Act", |act| !act.is_bounded());
    let (beside, device): (BTreeSet<_>, _) =
        device.into_iter().partition(|place| place.starts_with("diverged/entries/"));
    assert_eq!(device, free(&["gap/from", "gap/to", "jump/millis", "received/at"]));
    // The same acts in a log that parted, and when each was.
    let of_acts = ["at", "act/at", "act/from", "act/to", "act/millis"].map(|at| format!("diverged/entries/{at}"));
    assert!(!beside.is_empty() && beside.iter().all(|place| of_acts.contains(place)), "{beside:?}");
}
