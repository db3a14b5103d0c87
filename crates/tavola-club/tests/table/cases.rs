//! Cases as files: what `tavola replay` does with what people write.

use serde_json::{Value, json};
use tavola_replay::{STREAMS, replay};

use crate::documented::documented;

fn answer(file: Value) -> Value {
    replay(&file).unwrap_or_else(|why| panic!("{why}"))
}

fn error(file: Value) -> String {
    replay(&file).expect_err("it cannot be read").to_string()
}

#[test]
fn every_documented_example_replays_without_a_refusal_but_where_it_says_so() {
    let examples = documented(include_str!("../../../../docs/replay.md"));
    assert!(examples.len() > 8);
    for (heading, example) in examples {
        if example.get("steps").is_none() {
            continue;
        }
        let answer = answer(example);
        let refused = !answer["refusals"].as_array().unwrap().is_empty();
        assert_eq!(refused, heading.contains("refused"), "{heading}: {}", answer["refusals"]);
    }
}

#[test]
fn every_command_has_a_documented_example() {
    let text = include_str!("../../../../docs/replay.md");
    for name in [
        "open",
        "take_seat",
        "seat",
        "ready",
        "roll",
        "open_link",
        "play",
        "double",
        "take",
        "drop",
        "beaver",
        "raccoon",
        "otter",
        "accept_play",
        "challenge",
        "resign",
        "resign_match",
        "accept_resignation",
        "reject_resignation",
        "claim",
        "claim_absence",
        "roll_early",
        "double_early",
        "double_by_mistake",
        "annul_doubles",
        "correct_start",
        "next_game",
        "offer_rematch",
        "accept_rematch",
        "decline_rematch",
        "leave",
        "disconnected",
        "connected",
        "give_time",
        "resumed",
        "stop_clock",
        "start_clock",
        "order_clock",
        "award_match",
        "tick",
    ] {
        let (object, line) = (format!("\"type\":\"{name}\""), format!("\"{name}"));
        let spaced = format!("\"type\": \"{name}\"");
        assert!([object, spaced, line].iter().any(|way| text.contains(way.as_str())), "{name} has no example");
    }
}

#[test]
fn a_refusal_names_step_clause_and_what_would_be_legal() {
    let answer = answer(json!({
        "rules": {"to": 5},
        "steps": [
            {"actor": "white", "command": "roll", "dice": [6, 3]},
            {"actor": "white", "command": "play 24/18"},
            {"actor": "black", "command": "double"},
        ]
    }));
    let refusals = answer["refusals"].as_array().unwrap();
    assert_eq!(refusals[0]["step"], 2);
    assert_eq!(refusals[0]["clause"], "MOV-07");
    assert_eq!(refusals[0]["legal"][0], "play");
    assert_eq!((&refusals[1]["step"], &refusals[1]["clause"]), (&json!(3), &json!("CUB-02")));
    assert_eq!(answer["state"]["phase"]["type"], "to_play");
    assert!(answer["state"]["legal"]["white"]["plays"].as_u64() > Some(1));
}

#[test]
fn a_checkers_way_may_be_written_in_one() {
    let board = |play: &str| {
        let steps = json!([
            {"actor": "white", "command": "roll", "dice": "61"},
            {"actor": "white", "command": "play 13/7 8/7"},
            {"actor": "black", "command": "roll", "dice": "64"},
            {"actor": "black", "command": format!("play {play}")},
        ]);
        let answer = answer(json!({ "steps": steps }));
        assert_eq!(answer["refusals"], json!([]), "{play}");
        answer["state"]["board"].clone()
    };
    assert_eq!(board("24/14"), board("24/20/14"));
    assert_eq!(board("24/14"), board("24/20 20/14"));
}

// rule: MOV-13
#[test]
fn a_checkers_way_home_and_off_may_be_written_in_one_too() {
    for (position, roll, play) in [
        (json!({"7": 1, "2": 2}), "61", "play 7/off"),
        (json!({"5": 1, "2": 2}), "32", "play 5/off"),
        (json!({"9": 1, "8": 1}), "22", "play 9/1"),
    ] {
        let answer = answer(json!({
            "position": {"white": position, "black": {"6": 5}}, "on_roll": "white", "roll": roll,
            "steps": [{"actor": "white", "command": play}]
        }));
        assert_eq!(answer["refusals"], json!([]), "{play}");
    }
}

#[test]
fn a_case_may_begin_at_any_score_and_position() {
    // rule: CUB-17
    let limited = answer(json!({
        "rules": {"preset": "tavola-reale", "to": 7}, "score": [6, 5], "on_roll": "white",
        "steps": [{"actor": "white", "command": "double"}]
    }));
    assert_eq!(limited["refusals"], json!([]), "the leader at 6 wins at either stake");
    let limited = answer(json!({
        "rules": {"preset": "tavola-reale", "to": 7}, "score": [5, 6], "on_roll": "white",
        "steps": [{"actor": "white", "command": "double"}]
    }));
    assert_eq!(limited["refusals"][0]["clause"], "CUB-17");
    let bearing_off = answer(json!({
        "rules": "money",
        "position": {"white": {"6": 1, "5": 1}, "black": {"1": 2}}, "on_roll": "white", "roll": "65",
        "steps": [{"actor": "white", "command": "play 6/off 5/off"}]
    }));
    assert_eq!(bearing_off["state"]["history"]["games"][0]["result"]["ending"], "borne_off");
}

// rule: MAT-02
#[test]
fn a_case_after_the_crawford_game_lets_the_trailer_double() {
    let file = |crawford: &str| {
        json!({
            "rules": {"to": 7}, "score": {"white": 6, "black": 4}, "crawford": crawford, "on_roll": "black",
            "steps": [{"actor": "black", "command": "double"}]
        })
    };
    assert_eq!(answer(file("crawford"))["refusals"][0]["clause"], "MAT-02");
    assert_eq!(answer(file("post"))["refusals"], json!([]));
}

#[test]
fn names_sides_and_resignations_may_be_written_as_people_do() {
    let answer = answer(json!({
        "rules": {"match_length": 3}, "seats": ["Anna", {"name": "Bruno", "kind": "person"}],
        "steps": [
            {"actor": "Anna", "command": "roll", "dice": "6-5"},
            {"actor": "White", "command": {"type": "play", "text": "24/13"}},
            {"by": "Bruno", "type": "resign", "kind": "match"},
        ]
    }));
    assert_eq!(answer["refusals"], json!([]));
    assert_eq!(answer["state"]["phase"]["winner"], "white");
    assert_eq!(answer["state"]["phase"]["cause"], "resigned");
}

#[test]
fn a_command_may_be_written_in_other_words_that_mean_one_thing() {
    let white = |command: Value| json!({"actor": "White", "command": command});
    let beside =
        json!({"actor": "white", "command": "play", "steps": [{"from": 24, "to": 18}, {"from": "13", "to": 10}]});
    for play in [
        white(json!("move 24/18 13/10")),
        white(json!({"type": "Play", "moves": ["24/18", "13/10"]})),
        white(json!({"type": "play", "steps": "24/18 13/10"})),
        beside,
    ] {
        let steps = json!([{"actor": "WHITE", "command": "Roll", "roll": "63"}, play,
            {"actor": "black", "command": "roll", "dice": "31"}, {"actor": "black", "command": "play 8/5, 6/5"},
            {"actor": "white", "command": "double"}, {"actor": "black", "command": "Accept"},
            {"actor": "black", "command": "resign"}, {"actor": "white", "command": "reject"}]);
        let answer = answer(json!({ "rules": {"preset": "Match", "length": "7", "crawford": "no"}, "steps": steps }));
        assert_eq!(answer["refusals"], json!([]));
        assert_eq!(answer["state"]["cube"], json!({"value": 2, "owner": "black", "enabled": true}));
        assert_eq!(answer["events"].as_array().unwrap().last().unwrap()["action"]["type"], "reject_resignation");
    }
    assert!(error(json!({"steps": [{"actor": "white", "command": "leave", "when": 1}]})).contains("when"));
}

// rule: MOV-10
#[test]
fn a_turn_without_a_move_is_ended_by_a_play_of_nothing() {
    for command in ["play", "play none", "play -", "dance", "no_move", "end_turn"] {
        let answer = answer(json!({
            "position": {"white": {"bar": 1}, "black": {"6": 2, "13": 3}}, "on_roll": "white", "roll": "66",
            "steps": [{"actor": "white", "command": command}], "expect": {"phase": {"type": "on_roll", "side": "black"}}
        }));
        assert_eq!((&answer["refusals"], &answer["unmet"]), (&json!([]), &Value::Null), "{command}");
    }
}

// rule: CLK-03, CLK-10
#[test]
fn times_inside_commands_may_be_written_as_a_clock_shows_them() {
    let clock = |command: Value| {
        let steps = json!([{"at": 0, "actor": "white", "command": "roll", "dice": "31"},
            {"at": "0:20", "actor": "Director", "command": command}]);
        answer(json!({ "rules": {"to": 7}, "score": "3-2", "clock": true, "steps": steps }))["state"]["clock"].clone()
    };
    let ordered =
        json!({"type": "order_clock", "settings": {"mode": "simple-delay", "bank_per_point": "2:00", "delay": "12s"}});
    assert_eq!(clock(ordered)["bank"], json!({"white": 540_000, "black": 540_000}));
    assert_eq!(clock(json!("order_clock"))["bank"], json!({"white": 540_000, "black": 540_000}));
    let given = json!({"type": "give_time", "time": {"white": "0:10", "black": "1s"}, "reason": "stuck"});
    assert_eq!(clock(given)["bank"], json!({"white": 842_000, "black": 841_000}));
}

// rule: SET-09
#[test]
fn a_player_may_be_told_to_have_begun_with_fewer_checkers() {
    let file = |white: Value| {
        json!({
            "rules": {"to": 5}, "position": {"white": white, "black": {"2": 1}},
            "steps": [{"actor": "white", "command": "roll", "dice": "12"}, {"actor": "black", "command": "play 2/off"}]
        })
    };
    let kind = |file| answer(file)["state"]["history"]["games"][0]["result"]["kind"].clone();
    assert_eq!(kind(file(json!({"13": 5, "8": 3, "6": 4}))), "single", "what is missing is off");
    assert_eq!(kind(file(json!({"13": 5, "8": 3, "6": 4, "off": 0}))), "gammon");
}

#[test]
fn a_rematch_begins_with_its_first_roll() {
    let steps = json!([{"actor": "white", "command": "resign_match"}, {"actor": "white", "command": "offer_rematch"},
        {"actor": "black", "command": "accept"}, {"actor": "black", "command": "Roll 31"}]);
    let answer = answer(json!({ "rules": {"to": 3}, "steps": steps,
        "expect": {"match": 2, "phase": {"type": "to_play", "side": "white"}, "score": {"points": {"white": 0}}} }));
    assert_eq!((&answer["refusals"], &answer["unmet"]), (&json!([]), &Value::Null));
}

/// Cases written from the rulebook alone; each line is a file that says what is to come, and a name for it.
#[test]
fn cases_from_the_rulebook_alone_come_as_they_must() {
    let cases: Vec<&str> = include_str!("from_the_rulebook.jsonl").lines().collect();
    assert!(cases.len() > 300);
    for line in cases {
        let case: Value = serde_json::from_str(line).unwrap();
        let answer = answer(case["file"].clone());
        assert_eq!(answer["unmet"], Value::Null, "{}", case["name"]);
    }
}

#[test]
fn a_clock_of_a_few_milliseconds_is_a_forgotten_unit_in_every_stream() {
    let clock = json!({"bank_per_point": "2:00", "delay": 12});
    let division = json!({"clock": clock, "entries": ["Ada", "Bea"]});
    for file in [
        json!({"clock": clock, "steps": []}),
        json!({"stream": "device", "length": 5, "clock": clock, "steps": []}),
        json!({"stream": "tournament", "divisions": [division], "steps": []}),
    ] {
        let why = error(file);
        assert!(why.contains("12 seconds are written \"12s\""), "{why}");
    }
    answer(json!({"clock": {"bank_per_point": "2:00", "delay": 0}, "steps": []}));
}

#[test]
fn what_nobody_reads_in_a_heading_is_named() {
    assert_eq!(answer(json!({"rules": "match", "clok": true}))["unread"], json!(["clok"]));
    assert_eq!(answer(json!({"rules": "match"}))["unread"], Value::Null);
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    assert!(error(json!([])).starts_with("file:"));
    assert!(error(json!({"v": 2})).starts_with("v:"));
    assert!(error(json!({"stream": "chess"})).contains("table"));
    assert!(error(json!({"rules": "ludo"})).starts_with("rules:"));
    assert!(error(json!({"rules": {"preset": "match", "jacoby": true}})).contains("OPT-03"));
    assert!(error(json!({"steps": [{"actor": "white", "command": "rol"}]})).starts_with("step 1:"));
    assert!(error(json!({"steps": [{"actor": "Zoe", "command": "roll"}]})).contains("Zoe"));
    assert!(error(json!({"steps": [{"actor": "white", "command": "roll", "dice": [7, 1]}]})).contains("a die shows"));
    assert!(error(json!({"steps": [{"command": "roll"}]})).contains("actor"));
    let backwards = json!([{"at": 5, "actor": "white", "command": "roll", "dice": "21"},
        {"at": 4, "actor": "white", "command": "double"}]);
    assert!(error(json!({"steps": backwards})).starts_with("step 2:"));
    assert!(error(json!({"position": {"points": [16], "bar": {"white": 0, "black": 0}}})).starts_with("position:"));
    assert!(error(json!({"score": {"white": 9}, "rules": {"to": 7}, "steps": []})).contains("MAT-01"));
}

// rule: CLK-02
#[test]
fn the_timer_works_by_itself_between_the_steps() {
    let answer = answer(json!({
        "rules": {"to": 3}, "clock": {"bank_per_point": "1:00", "delay": "12s"},
        "steps": [{"at": 0, "actor": "white", "command": "roll", "dice": "31"}],
        "until": "10:00"
    }));
    assert_eq!(answer["state"]["phase"]["type"], "match_over");
    assert_eq!(answer["state"]["phase"]["cause"], "flag");
    assert_eq!(answer["state"]["phase"]["winner"], "black");
}

// rule: CLK-02, CLK-12
#[test]
fn an_act_at_the_very_moment_the_bank_is_empty_is_too_late() {
    let file = |at: u64, lag: u64| {
        let steps = json!([{"at": 0, "actor": "white", "command": "roll", "dice": "31"},
            {"at": at, "actor": "white", "command": "play 8/5 6/5", "lag": lag}]);
        answer(json!({ "rules": {"to": 1}, "clock": true, "steps": steps }))
    };
    let in_time = file(131_999, 0);
    assert_eq!(in_time["state"]["clock"]["bank"]["white"], 1);
    for (at, lag) in [(132_000, 0), (132_600, 599)] {
        let late = file(at, lag);
        assert_eq!(late["refusals"][0]["clause"], "CLK-02");
        assert_eq!(
            (&late["state"]["phase"]["cause"], &late["state"]["phase"]["winner"]),
            (&json!("flag"), &json!("black"))
        );
    }
    assert_eq!(file(132_600, 700)["refusals"], json!([]));
}

#[test]
fn a_command_without_a_type_is_refused_whatever_else_it_says() {
    for stream in STREAMS {
        for key in ["settings", "clock", "rules", "play", "link", "division", "match"] {
            for value in [json!({}), json!([]), json!(1), json!("x")] {
                let command = json!({ key: value });
                let file =
                    json!({ "stream": stream, "members": "AB", "steps": [{ "actor": "white", "command": command }] });
                let said = replay(&file).map_or_else(|why| why.to_string(), |answer| answer["refusals"].to_string());
                assert!(said.len() > 2, "{stream}: {command} was obeyed");
            }
        }
    }
}

#[test]
fn files_of_any_content_are_answered_or_refused_but_never_break_anything() {
    let pieces = ["\"\"", "null", "[]", "{}", "-1", "1e99", "\"white\"", "[[]]", "{\"type\":\"play\",\"steps\":[{}]}"];
    for key in [
        "rules", "seats", "clock", "pace", "score", "crawford", "position", "cube", "on_roll", "roll", "at", "until",
        "ticks", "terms", "table",
    ] {
        for piece in pieces {
            let file = format!(
                "{{\"{key}\":{piece},\"steps\":[{{\"actor\":\"white\",\"command\":{piece},\"dice\":{piece}}}]}}"
            );
            let _ = replay(&serde_json::from_str(&file).unwrap());
        }
    }
}
