//! Chouettes as files: the documented examples, and worked cases as people write them.

#[path = "support/documented.rs"]
mod documented;
#[path = "support/examples.rs"]
mod examples;
#[path = "support/work.rs"]
mod work;

use documented::documented;
use examples::{commands, replays_as_it_says};
use serde_json::{Value, json};
use tavola_replay::replay;

const DOCUMENTATION: &str = include_str!("../../../docs/replay-chouette.md");

#[test]
fn every_documented_example_replays_without_a_refusal_but_where_it_says_so() {
    assert!(documented(DOCUMENTATION).len() > 10);
    replays_as_it_says(DOCUMENTATION, "chouette");
}

#[test]
fn every_command_has_a_documented_example() {
    let used = commands(DOCUMENTATION);
    for name in [
        "open",
        "join",
        "leave",
        "roll_die",
        "set_order",
        "set_stake",
        "seek_partner",
        "accept_partner",
        "decline_partner",
        "draw_partner",
        "end_partnership",
        "start_game",
        "roll_opening",
        "tie",
        "count_tie",
        "decline_tie",
        "roll",
        "rolled",
        "play",
        "challenge",
        "accept_play",
        "double",
        "hold",
        "answer",
        "take",
        "drop",
        "beaver",
        "raccoon",
        "otter",
        "give_extra",
        "decline_extra",
        "ask_advice",
        "advise",
        "resign",
        "accept_resignation",
        "reject_resignation",
        "claim",
        "result",
        "offer_settlement",
        "accept_settlement",
        "decline_settlement",
        "pay",
        "claim_seat",
        "grant_claim",
        "refuse_claim",
        "undo",
        "close",
        "go_on",
        "tick",
    ] {
        assert!(used.iter().any(|used| used == name), "{name} has no example");
    }
}

/// The ledger and the next order after a file's games.
fn outcome(file: Value) -> (Value, String) {
    let answer = replay(&file).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(answer["refusals"], json!([]));
    let line = &answer["state"]["line"];
    let queue: Vec<_> = line["queue"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    (
        answer["state"]["ledger"]["points"].clone(),
        format!("{} | {}", line["box"].as_str().unwrap_or_default(), queue.join(", ")),
    )
}

// rule: CHO-10, CHO-23
#[test]
fn ch_10_and_12_as_files() {
    let steps = |result: &str| {
        json!([
            {"by": "A", "command": "double"},
            {"by": "B", "command": "take"},
            {"by": "C", "type": "drop"}, {"by": "D", "type": "drop"}, {"by": "E", "type": "drop"},
            {"by": "C", "type": "give_extra"}, {"by": "D", "type": "give_extra"}, {"by": "E", "type": "decline_extra"},
            {"command": result},
        ])
    };
    let rules = json!({"preset": "chouette-galore", "extras": "on"});
    let file = |result| json!({"stream": "chouette", "rules": rules, "members": "ABCDE", "steps": steps(result)});
    let (ledger, order) = outcome(file("result team single"));
    assert_eq!(ledger, json!({"A": 1, "B": 8, "C": -4, "D": -4, "E": -1}));
    assert_eq!(order, "B | C, D, E, A");
    let (ledger, _) = outcome(file("result box gammon"));
    assert_eq!(ledger, json!({"A": 7, "B": -10, "C": 2, "D": 2, "E": -1}));
}

// rule: CHO-19
#[test]
fn ch_21_as_a_file() {
    let file = |winner: &str| {
        json!({"stream": "chouette", "rules": "chouette-club", "members": ["A", "B", "C", "D"], "steps": [
            {"actor": "C", "command": "double"},
            {"actor": "A", "command": "take"},
            {"command": "rolled"},
            {"actor": "B", "command": "double"},
            {"actor": "A", "command": "drop"},
            {"command": format!("result {winner} single")},
        ]})
    };
    let (ledger, order) = outcome(file("team"));
    assert_eq!((ledger, order.as_str()), (json!({"A": -4, "B": 1, "C": 2, "D": 1}), "B | C, D, A"));
    let (ledger, order) = outcome(file("box"));
    assert_eq!((ledger, order.as_str()), (json!({"A": 2, "B": 1, "C": -2, "D": -1}), "A | C, D, B"));
}

/// Cases written from the rulebook alone, with answers worked out by hand; a step that expects nothing is accepted.
const WORKED: &str = include_str!("chouette_worked.jsonl");

// rule: CHO-01, CHO-02, CHO-03, CHO-04, CHO-05, CHO-06, CHO-07, CHO-08, CHO-09, CHO-10, CHO-11, CHO-12, CHO-13, CHO-14,
// rule: CHO-15, CHO-16, CHO-17, CHO-18, CHO-19, CHO-20, CHO-21, CHO-22, CHO-23
#[test]
fn what_was_worked_out_by_hand_comes_out() {
    let mut ids = std::collections::BTreeSet::new();
    for line in WORKED.lines() {
        let mut file: Value = serde_json::from_str(line).unwrap();
        file["stream"] = json!("chouette");
        let (id, why) = (file["case"].take(), file["why"].take());
        assert!(ids.insert(id.to_string()), "{id} stands there twice");
        for step in file["steps"].as_array_mut().unwrap() {
            step.as_object_mut().unwrap().entry("expect").or_insert_with(|| json!("accepted"));
        }
        let answer = replay(&file).unwrap_or_else(|wrong| panic!("{id}, {why}: {wrong}"));
        assert_eq!(answer["unmet"], json!(null), "{id}: {why}: {}", answer["refusals"]);
    }
    assert!(ids.len() >= 200);
}

#[test]
fn a_file_speaks_of_members_by_name_and_by_what_they_are() {
    let answer = replay(&json!({
        "stream": "chouette", "rules": {"preset": "chouette-club"},
        "members": [{"id": "1", "name": "Ada"}, {"id": "2", "name": "Bo"}, {"id": "3", "name": "Cleo"}],
        "steps": [
            {"command": "tie"}, {"command": "Tie 4"}, {"command": "decline-tie"},
            {"actor": "captain", "command": "Double"},
            {"actor": "box", "command": "drop"},
            {"actor": "captain", "command": "ask_advice Bo", "expect": "refused"},
            {"command": "redouble", "actor": "captain", "expect": "CHO-16"},
            {"command": "rolled"},
            {"command": "redouble", "actor": "captain"},
            {"actor": "box", "command": {"type": "answer", "answers": {"Cleo": "take"}}},
            {"command": "result team gammon"},
            {"actor": "Bo", "command": "pay Ada points 1"},
        ],
        "expect": {"line": {"box": "2"}, "ledger": {"points": {"1": -10, "2": 2, "3": 8}}},
    }));
    let answer = answer.unwrap();
    assert_eq!(answer["unmet"], json!(null), "{answer}");
    assert_eq!(answer["refusals"].as_array().unwrap().len(), 2);
}

#[test]
fn a_file_may_use_other_words_for_the_same() {
    let answer = replay(&json!({
        "stream": "chouette", "preset": "chouette-club", "players": "ABCD", "stake": "EUR 500",
        "steps": [
            {"actor": "B", "command": "double A"},
            {"actor": "C", "command": {"type": "redouble", "cube": "C"}},
            {"actor": "D", "command": "double all"},
            {"actor": "A", "command": "answer B beaver, C pass, D refuse"},
            {"player": "B", "command": "accept"},
            {"command": "result A plain", "expect": "accepted"},
            {"command": "leave D"},
            {"command": "join Elena"},
            {"actor": "C", "command": "double", "expect": "accepted"},
            {"actor": "box", "command": "take C", "expect": "accepted"},
            {"command": "result captain", "expect": "accepted"},
        ],
        "expect": {"line": {"box": "C", "queue": ["B", "Elena", "A"]},
            "ledger": {"points": {"A": -2, "B": -3, "C": 3, "D": 1, "Elena": 1}}},
    }));
    let answer = answer.unwrap();
    assert_eq!((&answer["unmet"], &answer["refusals"]), (&json!(null), &json!([])), "{answer}");
    assert_eq!(answer["state"]["stake"], json!({"currency": "EUR", "unit": 500}));
}

#[test]
fn a_game_that_begins_without_saying_is_one_with_the_act_that_begins_it() {
    let line = |steps: Value| {
        let file = json!({"stream": "chouette", "members": "ABCD", "steps": steps});
        let answer = replay(&file).unwrap_or_else(|why| panic!("{why}"));
        (answer["state"]["line"]["queue"].clone(), answer["state"]["stage"]["type"].clone())
    };
    let result = json!({"command": "result box single"});
    let undo = json!({"command": "undo"});
    assert_eq!(line(json!([result, result, undo])), (json!(["C", "D", "B"]), json!("between")));
    assert_eq!(line(json!([result, result, undo, undo])), (json!(["B", "C", "D"]), json!("between")));
    // The heading is no entry.
    assert_eq!(line(json!([result, undo, undo])), (json!(["B", "C", "D"]), json!("between")));
    // Refused, the act begins nothing: whoever leaves then goes at once.
    let refused = json!({"actor": "C", "command": "double", "expect": "CHO-02"});
    assert_eq!(line(json!([refused, {"actor": "C", "command": "leave"}])), (json!(["B", "D"]), json!("between")));
}

#[test]
fn what_is_read_by_nobody_is_not_passed_over_in_silence() {
    let file = json!({"stream": "chouette", "members": "ABC", "jacoby": "on", "steps": []});
    assert_eq!(replay(&file).unwrap()["unread"], json!(["jacoby"]));
    let file = json!({"stream": "chouette", "members": "ABC", "steps": [{"command": {"type": "rolled", "by": "A"}}]});
    assert!(replay(&file).unwrap_err().to_string().contains("`by`"));
}

#[test]
fn what_cannot_be_read_is_named() {
    let error = |file: Value| replay(&file).expect_err("it cannot be read").to_string();
    let file = |key: &str, value: Value| {
        let mut file = json!({"stream": "chouette", "members": "ABC"});
        file[key] = value;
        file
    };
    assert!(error(file("rules", json!("money"))).contains("chouette-galore"));
    assert!(error(file("rules", json!({"preset": "chouette-club", "extras": true}))).contains("CHO-10"));
    assert!(error(file("rules", json!({"cubez": "single"}))).contains("cubez"));
    assert!(error(file("members", json!([1]))).contains("members"));
    assert!(error(file("stake", json!({"currency": "EUR", "unit": 0}))).contains("1,000,000"));
    assert!(error(file("play", json!("wood"))).contains("over_the_board"));
    assert!(error(file("steps", json!([{"actor": "A", "command": "dubble"}]))).contains("step 1"));
    assert!(error(file("steps", json!([{"actor": 3, "command": "double"}]))).contains("step 1"));
    assert!(error(file("steps", json!([{"command": "result box backwards"}]))).contains("step 1"));
    assert!(error(file("stake", json!(5))).contains("currency"));
}

/// How much work a session over a wooden board with so many games is.
fn takes(games: usize) -> std::time::Duration {
    let steps = vec![json!({ "command": "result team single" }); games];
    let file = json!({ "stream": "chouette", "members": "ABCD", "steps": steps });
    work::least_work(|| {
        let answer = replay(&file).expect("it is sound");
        assert_eq!(answer["refusals"], json!([]));
    })
}

/// `cargo test -p tavola-replay --test chouette late -- --ignored --nocapture`
#[test]
#[ignore = "a measurement, not a test"]
fn a_game_late_in_a_session_costs_as_much_as_an_early_one() {
    // Eight times as many: eight times as long, and sixty-four times if all that was before is copied for each.
    let (short, long) = (takes(100), takes(800));
    println!("100 games take {short:?}, 800 {long:?}");
    assert!(long < 20 * short);
}
