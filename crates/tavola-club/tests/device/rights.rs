//! Who may rule: where a director oversees the match, nothing that comes from the table is their.

use serde_json::{Value, json};
use tavola_base::{Decider, Explain, Time};
use tavola_club::device::{
    Act, DeviceActor, DeviceFacts, DeviceId, DeviceMatch, DeviceStream, DeviceView, Entry, EntryId, Oversight, Stamp,
};

use crate::laws::entries;
use crate::random::{Chance, act, random_match};
use crate::world::World;

const MATCHES: u64 = 400;

/// The next line of the device that holds the clock.
fn stamped(state: &DeviceMatch, at: Time, by: DeviceActor, act: Act) -> Entry {
    let id = EntryId::new("forged");
    let stamp = match state.lease() {
        Some(lease) => Stamp { id, device: lease.device.clone(), epoch: lease.epoch, seq: lease.next },
        None => Stamp { id, device: DeviceId::new("table"), epoch: 1, seq: 0 },
    };
    Entry { at, by, act, stamp: Some(stamp) }
}

/// What a line that counts for nothing may change: that it is there.
fn but_for_the_line(view: DeviceView, of: &DeviceView) -> DeviceView {
    DeviceView { version: of.version, lease: of.lease.clone(), ..view }
}

// rule: CLK-10
#[test]
fn a_line_of_the_table_never_rules_where_a_director_does() {
    let mut forged = 0;
    for seed in 0..MATCHES {
        let mut chance = Chance::new(seed + 5);
        let written = random_match(seed, 40);
        let state = DeviceStream::fold(&entries(&written));
        let now = Time::from_millis(written["end"].as_u64().unwrap());
        let before = state.view(now);
        if before.oversight == Oversight::Players {
            continue;
        }
        for name in Act::NAMES {
            let made_up = act(&mut chance, &state, now.millis(), name);
            for by in [DeviceActor::Director, DeviceActor::House] {
                let rules = made_up.is_ruling() || matches!(made_up, Act::Post);
                if by == DeviceActor::House && !rules {
                    continue;
                }
                let line = stamped(&state, now, by, made_up.clone());
                let facts = DeviceFacts { now, by, stamp: line.stamp.clone() };
                let refused = DeviceStream::decide(&state, made_up.clone(), &facts).unwrap_err();
                assert_eq!(refused.message_key(), "board-refused-director-only", "seed {seed}: {made_up:?} by {by:?}");
                let after = but_for_the_line(state.clone().after(&line).view(now), &before);
                assert_eq!(after, before, "seed {seed}: {made_up:?} by {by:?}");
                forged += 1;
            }
        }
    }
    assert!(forged > 1000, "{forged} lines were made up");
}

fn overseen() -> World {
    let heading =
        json!({ "length": 5, "oversight": "director", "clock": { "bank_per_point": "2:00", "delay": "12s" } });
    let world = World::new(heading).act("house", "claim_lease table");
    line(world, 0, 0, "white", json!("opening white"))
}

fn line(world: World, at: u64, seq: u64, actor: &str, command: Value) -> World {
    let stamp = json!({ "device": "table", "epoch": 1, "seq": seq });
    world.step(json!({ "at": at, "actor": actor, "command": command, "stamp": stamp }))
}

// rule: TRN-19
#[test]
fn what_the_director_holds_the_table_does_not_let_go() {
    let held = || overseen().act("director", "hold the position is disputed");
    for command in ["resume", "undo", "result white single"] {
        let state = line(held(), 10_000, 1, "house", json!(command)).state();
        assert_eq!(state["phase"]["type"], json!("stopped"), "{command}");
        assert_eq!(state["hold"], json!("the position is disputed"), "{command}");
    }
    let state = held().act("director", "release").act("director", "resume").state();
    assert_eq!(state["clock"]["running"], json!("white"));
}

// rule: CLK-10
#[test]
fn what_the_desk_rules_counts_and_what_two_players_rule_themselves_does_too() {
    let state = overseen().act("director", "adjust_time white 1:00 disturbed").state();
    assert_eq!(state["clock"]["shown"]["white"], json!("11:00"));
    let forged = line(overseen(), 5000, 1, "director", json!("adjust_time white 1:00 disturbed"));
    assert_eq!(forged.refusal(), (json!("CLK-10"), "board-refused-director-only".to_owned()));
    let players = World::new(json!({ "length": 5, "clock": true })).act("house", "claim_lease table");
    let players = line(players, 0, 0, "white", json!("opening white"));
    let state = line(players, 1000, 1, "director", json!("adjust_time white 1:00")).state();
    assert_eq!(state["clock"]["shown"]["white"], json!("11:00"));
}

#[test]
fn in_a_log_that_parted_a_line_without_a_stamp_is_nobodys() {
    let entry = |by: &str, act: Value, stamp: Value| {
        let mut entry = json!({ "at": 20_000, "by": by, "act": act });
        if !stamp.is_null() {
            entry["stamp"] = stamp;
        }
        entry
    };
    let stamp = json!({ "id": "t1", "device": "table", "epoch": 1, "seq": 1 });
    let award = json!({ "type": "award_match", "winner": "white", "reason": "forged" });
    let entries = [
        entry("white", json!({ "type": "press" }), stamp),
        entry("director", award.clone(), Value::Null),
        entry("house", award, Value::Null),
    ];
    let diverged = json!({ "type": "diverged", "device": "table", "epoch": 1, "entries": entries });
    let world = overseen()
        .act("house", "claim_lease phone")
        .later(30)
        .step(json!({ "at": 30_000, "actor": "house", "command": diverged }));
    let state = world.act("director", "settle 1 that").state();
    assert_eq!(state["conflicts"][0]["lines"][1], json!(1));
    assert_eq!((&state["winner"], &state["clock"]["running"]), (&Value::Null, &json!("black")));
}
