//! Devices: who holds the clock, lines that come twice or too early, handover, logs that part.

use serde_json::{Value, json};

use crate::world::World;

fn line(world: World, at: u64, device: &str, place: (u64, u64), command: &str, actor: &str) -> World {
    let stamp = json!({ "device": device, "epoch": place.0, "seq": place.1 });
    world.step(json!({ "at": at, "actor": actor, "command": command, "stamp": stamp }))
}

fn table() -> World {
    let world = World::seven_points().act("house", "claim_lease table");
    let world = line(world, 0, "table", (1, 0), "opening white", "white");
    line(world, 8_000, "table", (1, 1), "press", "white")
}

// rule: CLK-10
#[test]
fn a_line_that_comes_twice_counts_once_and_one_that_comes_too_early_waits() {
    let twice = line(table(), 8_000, "table", (1, 1), "press", "white").state();
    assert_eq!(twice["version"], table().state()["version"]);
    let other = json!({"at": 9_000, "actor": "black", "command": "press",
        "stamp": {"id": "another", "device": "table", "epoch": 1, "seq": 1}});
    assert_eq!(table().step(other).refusal().1, "board-refused-line-known");
    assert_eq!(line(table(), 9_000, "table", (1, 3), "press", "white").refusal().1, "board-refused-line-missing");
    assert_eq!(table().black("press").refusal().1, "board-refused-held-by-device");
}

// rule: CLK-10
#[test]
fn after_a_handover_only_the_new_device_writes_and_no_time_is_lost() {
    let handed = || table().act("house", "claim_lease phone black");
    let refused = line(handed(), 9_000, "table", (1, 2), "press", "black").refusal();
    assert_eq!(refused.1, "board-refused-lease-lost");
    let state = line(handed(), 28_000, "phone", (2, 0), "press", "black").state();
    assert_eq!(state["clock"]["shown"], json!({ "white": "21:00", "black": "20:52" }));
    assert_eq!(state["lease"]["epoch"], json!(2));
}

/// The table's device and Black's phone have both gone on after the handover.
fn parted(whose: &str) -> World {
    let world = table().act("house", format!("claim_lease phone {whose}").trim());
    let world = line(world, 20_000, "phone", (2, 0), "result black single", "black");
    let world = line(world, 21_000, "phone", (2, 1), "confirm", "black");
    let world = line(world, 22_000, "phone", (2, 2), "confirm", "white");
    let entry = |seq: u64, at: u64, by: &str, act: Value| {
        json!({ "at": at, "by": by, "act": act,
            "stamp": { "id": format!("t{seq}"), "device": "table", "epoch": 1, "seq": seq } })
    };
    let result = json!({ "type": "result", "winner": "white", "kind": "gammon" });
    let entries = [
        entry(2, 19_000, "white", result),
        entry(3, 19_500, "white", json!({ "type": "confirm" })),
        entry(4, 19_600, "black", json!({ "type": "confirm" })),
    ];
    let diverged = json!({ "type": "diverged", "device": "table", "epoch": 1, "entries": entries });
    world.step(json!({ "at": 30_000, "actor": "house", "command": diverged }))
}

// rule: MAT-07
#[test]
fn logs_that_parted_are_shown_side_by_side_and_the_tables_own_scoreboard_prevails() {
    let state = parted("black").state();
    let conflict = &state["conflicts"][0];
    assert_eq!(
        (&conflict["here"], &conflict["there"]),
        (&json!({ "white": 0, "black": 1 }), &json!({ "white": 2, "black": 0 }))
    );
    assert_eq!(conflict["ruling"], json!({ "by": "scoreboard", "won": { "white": 2, "black": 0 } }));
    let kept = parted("black").director("settle 1 that").state();
    assert_eq!(kept["score"], json!({ "white": 2, "black": 0 }));
    assert_eq!(kept["conflicts"][0]["settled"], json!("that"));
    assert_eq!(parted("black").director("settle 1 this").state()["score"], json!({ "white": 0, "black": 1 }));
}

// rule: MAT-07
#[test]
fn the_choice_between_two_logs_is_undone_like_anything_else_that_was_entered_last() {
    for keep in ["this", "that"] {
        let settled = || parted("black").director(&format!("settle 1 {keep}"));
        assert_eq!(settled().state()["undo"], json!("settle"));
        let mut again = settled().director("undo").state();
        assert_eq!(again["undone"][0]["act"]["type"], json!("settle"));
        let mut before = parted("black").state();
        for state in [&mut again, &mut before] {
            (state["version"], state["undone"], state["now"]) = (json!(0), json!([]), json!(0));
        }
        assert_eq!(again, before, "{keep}");
        let other = if keep == "this" { "that" } else { "this" };
        assert_eq!(settled().director("undo").director(&format!("settle 1 {other}")).state()["undo"], json!("settle"));
    }
}

// rule: MAT-05
#[test]
fn where_no_device_is_the_tables_own_and_the_logs_do_not_agree_on_who_trails_the_director_decides() {
    assert_eq!(parted("").state()["conflicts"][0]["ruling"], json!({ "by": "director" }));
}

// rule: CLK-10
#[test]
fn a_changed_system_clock_is_on_record() {
    let state = World::seven_points().act("house", "jump -3600s").act("house", "gap 0:01 0:31").state();
    assert_eq!(state["jumps"][0]["millis"], json!(-3_600_000));
    assert_eq!(state["gaps"][0]["side"], json!(null));
}

// rule: CLK-10
#[test]
fn the_time_of_a_gap_is_given_back_only_to_the_turn_it_fell_into() {
    let world = || World::seven_points().white("opening white").later(30).act("house", "gap 5s 30s");
    assert_eq!(world().white("press").director("restore 1").refusal().0, json!("CLK-10"));
    assert_eq!(world().director("restore 1").director("restore 1").refusal().1, "board-refused-no-such");
}
