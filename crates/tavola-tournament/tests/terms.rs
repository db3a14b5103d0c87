//! What a director sets anew while a tournament goes on, and what the amended regulations leave to choose.

#[path = "support/appeals.rs"]
mod appeals;
#[path = "../../tavola-replay/tests/support/tournaments.rs"]
mod events;

use appeals::OVERTURNED;
use events::{answer, game, list, quiet, refused};
use serde_json::{Value, json};

/// A case of two who play to 11 without a clock.
fn two(steps: Value) -> Value {
    json!({"entries": ["Anna", "Bruno"], "draw": true, "length": 11, "steps": steps})
}

fn late(grace: &str) -> Value {
    json!({"grace": grace, "every": "5:00"})
}

fn points(state: &Value, id: u32) -> u64 {
    game(state, id)["status"]["sides"][1]["points"].as_u64().expect("a number of points")
}

// rule: TRN-12
#[test]
fn the_moment_of_lateness_is_set_anew_for_the_tournament_a_round_or_a_match() {
    let absent = json!({"at": 0, "command": "absent 1 first"});
    let came = json!({"at": "26:00", "command": "arrive 1 first"});
    let settings =
        json!({"command": {"type": "change_settings", "settings": {"name": "Cup", "lateness": late("10:00")}}});
    let round = json!({"command": {"type": "set_lateness", "stage": "main", "round": 1, "lateness": late("5:00")}});
    let one = json!({"command": {"type": "set_lateness", "match": 1, "lateness": late("15:00")}});
    let as_usual = json!({"command": {"type": "set_lateness", "match": 1}});
    for (steps, points_then) in [
        (vec![&absent, &came], 1),
        (vec![&settings, &absent, &came], 3),
        (vec![&absent, &settings, &came], 3),
        (vec![&settings, &round, &absent, &came], 4),
        (vec![&settings, &round, &one, &absent, &came], 2),
        (vec![&settings, &one, &as_usual, &absent, &came], 3),
    ] {
        assert_eq!(points(&quiet(&two(json!(steps))), 1), points_then, "{steps:?}");
    }
}

// rule: TRN-12
#[test]
fn what_is_set_anew_holds_for_who_is_missed_already() {
    let steps = json!([{"at": 0, "command": "absent 1 first"},
        {"at": "1:00", "command": {"type": "change_settings", "settings": {"name": "Cup", "lateness": late("2:00")}}}]);
    let mut file = two(steps);
    file["until"] = json!("33:00");
    let report = game(&quiet(&file), 1)["status"]["phase"]["report"].clone();
    assert_eq!(report["how"], "late", "six points at minute 32, of eleven");
}

// rule: TRN-12
// rule: TRN-19
#[test]
fn who_is_too_late_is_out_of_the_tournament_where_its_terms_say_so_and_may_appeal() {
    for (out, state) in [("match", "approved"), ("event", "disqualified")] {
        for call in [json!({"command": "call 1"}), json!({"command": "set_tables 3"})] {
            let file = json!({"entries": 4, "draw": true, "length": 7, "late_disqualifies": out, "until": "45:00",
                "steps": [{"at": 0, "command": "announce hello"}, call, {"at": 0, "command": "absent 1 first"}]});
            let after = quiet(&file);
            let entrant = game(&after, 1)["seats"][0]["entrant"].clone();
            let entry = list(&after["entries"]).iter().find(|entry| entry["entrant"] == entrant).unwrap();
            assert_eq!(entry["state"], state, "{call}");
            let how = if out == "event" { "disqualified" } else { "late" };
            assert_eq!(game(&after, 1)["status"]["phase"]["report"]["how"], how);
            let ruled = list(&after["rulings"]);
            assert_eq!(ruled.len(), usize::from(out == "event"));
            assert!(ruled.iter().all(|one| one["clause"] == "TRN-12" && one["grounds"]["type"] == "too_late"));
        }
    }
}

// rule: MAT-01
#[test]
fn points_beyond_the_length_are_refused_cut_or_kept_and_mean_nothing() {
    let file = |surplus: &str, score: &str| json!({"entries": 2, "draw": true, "length": 11, "surplus": surplus, "steps": [{"command": format!("result 1 first {score}")}]});
    let score = |surplus: &str| game(&quiet(&file(surplus, "13-9")), 1)["status"]["phase"]["report"]["score"].clone();
    assert_eq!(refused(&file("refuse", "13-9")), "MAT-01");
    assert_eq!((score("cut"), score("keep")), (json!([11, 9]), json!([13, 9])));
    let key = |score: &str| list(&answer(&file("refuse", score))["refusals"])[0]["message_key"].clone();
    assert_eq!(key("13-9"), "tournament-refused-score-too-long");
    assert_eq!(key("11-12"), "tournament-refused-score-both", "another fault has another sentence");
    assert_eq!(key("13-12"), "tournament-refused-score-both");
    let differences = |surplus: &str| {
        let file = json!({"entries": 2, "draw": true, "length": 11, "surplus": surplus, "format": "round_robin",
            "tie_breaks": ["points_difference"], "steps": [{"command": "result 1 first 13-9"}]});
        quiet(&file)["divisions"][0]["standings"].clone()
    };
    assert_eq!(differences("cut"), differences("keep"));
}

#[test]
fn a_division_has_another_clock_after_its_draw_and_who_plays_keeps_theirs() {
    let clock = json!({"mode": "fischer", "bank_per_point": "1:00", "delay": "5s"});
    let file = json!({"entries": 4, "draw": true, "length": 7, "clock": true, "steps": [
        {"command": "start 1"}, {"command": {"type": "set_clock", "clock": clock}}, {"command": "call 2"}]});
    let state = quiet(&file);
    assert_eq!(game(&state, 1)["status"]["clock"]["bank"], 840_000);
    assert_eq!(game(&state, 2)["status"]["clock"]["bank"], 420_000);
    assert_eq!(game(&state, 3)["status"]["clock"]["settings"]["mode"], "fischer");
    let none = json!({"entries": 4, "draw": true, "clock": true, "steps": [{"command": {"type": "set_clock"}}]});
    assert_eq!(game(&quiet(&none), 1)["status"]["clock"], Value::Null);
}

#[test]
fn name_hour_and_rounds_are_set_anew_and_what_they_were_comes_back() {
    let change = json!({"command": {"type": "change_settings", "settings": {"name": "Spring cup", "begins": 60_000, "rounds": "by_the_director"}}});
    let file = |more: &[Value]| two(json!([std::slice::from_ref(&change), more].concat()));
    let changed = quiet(&file(&[]));
    assert_eq!((&changed["settings"]["name"], &changed["settings"]["begins"]), (&json!("Spring cup"), &json!(60_000)));
    let act = list(&changed["log"]).len();
    let undone = quiet(&file(&[json!({"command": {"type": "undo", "act": act}})]));
    assert_eq!(undone["settings"], quiet(&two(json!([])))["settings"]);
}

// rule: TRN-19
#[test]
fn a_match_has_a_neutral_referee_of_its_own() {
    let state = quiet(&two(json!([{"command": "name_referee 1 Gina"}])));
    assert_eq!(game(&state, 1)["status"]["referee"], "Gina");
    assert_eq!(refused(&two(json!([{"command": "name_referee 1 anna"}]))), "TRN-19");
    let gone = quiet(&two(json!([{"command": "name_referee 1 Gina"}, {"command": "name_referee 1"}])));
    assert_eq!(game(&gone, 1)["status"]["referee"], Value::Null);
}

// rule: TRN-02
#[test]
fn the_director_brings_a_ruling_before_the_committee_though_nobody_has_appealed() {
    let steps = |more: &[&str]| {
        let rule = json!({"command": {"type": "rule", "match": 1, "about": "first", "clause": "TRN-21", "reason": "noise", "remedy": "penalty_points", "points": 1}});
        let more = more.iter().map(|one| json!({"at": "60:00", "command": one}));
        two(std::iter::once(rule).chain(more).collect())
    };
    let convened = quiet(&steps(&["convene 1"]));
    assert_eq!(
        (&convened["rulings"][0]["state"], &convened["rulings"][0]["appeal"]["by"]),
        (&json!("appealed"), &Value::Null)
    );
    let early = steps(&["convene 1", "hear 1 Anna", "cast_vote 1 Carla overturn"]);
    assert_eq!(refused(&early), "TRN-19", "nobody votes before both sides are heard");
    let decided = quiet(&steps(&[&["convene 1"], &OVERTURNED[..]].concat()));
    assert_eq!(decided["rulings"][0]["state"], "overturned");
    assert_eq!(refused(&steps(&["convene 1", "convene 1"])), "TRN-19");
}

// rule: TRN-03
#[test]
fn every_wrong_line_of_a_list_is_named_and_nobody_is_entered_unless_the_others_are_asked_for() {
    let csv = "name\tclub\nCora\tRoma\n\tBari\nAnna\tPisa\nDino\t\n";
    let file = |wrong: &str| json!({"divisions": [{"id": "main"}], "steps": [{"command": "enter Anna"}, {"command": {"type": "import", "csv": csv, "wrong": wrong}}]});
    let refusal = list(&answer(&file("refuse"))["refusals"])[0].clone();
    assert_eq!(
        refusal["message"],
        "nobody is entered, since 2 lines are wrong: 3 (the name is missing), 4 (already entered)"
    );
    let unknown = json!({"divisions": [{"id": "main"}], "steps": [{"command": {"type": "import", "csv": "name;shoes;hat\nCora;42;\n;43;\n"}}]});
    assert_eq!(
        list(&answer(&unknown)["refusals"])[0]["message"],
        "nobody is entered, since 2 lines are wrong: 1 (unknown column, shoes, hat), 3 (the name is missing)"
    );
    let names = |state: &Value| list(&state["entries"]).iter().map(|entry| entry["name"].clone()).collect::<Vec<_>>();
    assert_eq!(names(&answer(&file("refuse"))["state"]), ["Anna"]);
    assert_eq!(names(&quiet(&file("leave_out"))), ["Anna", "Cora", "Dino"]);
}

#[test]
fn everybody_has_paid_with_one_act_whatever_each_still_owed() {
    let file = json!({"entries": ["Anna", "Bruno", "Carla", "Dario"], "fees": {"registration": 500, "entry": 2000},
        "pools": [{"name": "side", "fee": 1000}], "steps": [
            {"command": "join_pool Anna side"}, {"command": {"type": "pay", "entrant": "Bruno", "charge": "entry", "amount": 1000}},
            {"command": {"type": "waive", "entrant": "Carla", "amount": 2500}}, {"command": "withdraw Dario"},
            {"command": {"type": "pay_all"}}]});
    let paid = |state: &Value| list(&state["entries"]).iter().map(|entry| entry["paid"].clone()).collect::<Vec<_>>();
    assert_eq!(paid(&quiet(&file)), [3500, 2500, 0, 0]);
    let mut again = file.clone();
    again["steps"].as_array_mut().unwrap().push(json!({"command": {"type": "pay_all"}}));
    assert_eq!(list(&answer(&again)["refusals"])[0]["message_key"], "tournament-refused-nothing-due");
}

#[test]
fn what_was_given_back_let_off_or_written_anew_is_as_it_was_when_that_is_undone() {
    let paid = json!({"command": {"type": "pay", "entrant": 1, "charge": "entry", "amount": 1500}});
    let acts = [
        json!({"type": "refund", "entrant": 1, "amount": 500}),
        json!({"type": "waive", "entrant": 1, "amount": 500}),
        json!({"type": "amend", "entrant": 1, "name": "Anna Rossi", "club": "Roma"}),
    ];
    let file = |more: &[Value]| {
        let steps = [std::slice::from_ref(&paid), more].concat();
        json!({"entries": ["Anna", "Bruno"], "fees": {"entry": 2000}, "steps": steps})
    };
    let before = quiet(&file(&[]));
    for act in acts {
        let act = json!({ "command": act });
        let done = quiet(&file(std::slice::from_ref(&act)));
        assert_ne!(done["entries"], before["entries"]);
        let undo = json!({"command": {"type": "undo", "act": list(&done["log"]).len()}});
        assert_eq!(quiet(&file(&[act, undo]))["entries"], before["entries"]);
    }
}

// rule: TRN-03
#[test]
fn a_list_of_which_nobody_is_left_says_why() {
    let told = |csv: &str| {
        let import = json!({"type": "import", "csv": csv, "wrong": "leave_out"});
        let file = json!({"divisions": [{"id": "main"}], "steps": [{"command": "enter Anna"}, {"command": "enter Bruno"}, {"command": import}]});
        list(&answer(&file)["refusals"])[0]["message"].as_str().expect("a sentence").to_owned()
    };
    assert_eq!(told("name\nAnna\nBruno\n"), "everybody on the list, 2 in all, had already been entered");
    assert_eq!(told("name;shoes\nAnna;42\n"), "everybody on the list, 1 in all, had already been entered");
    assert_eq!(
        told("name;rating\nAnna;1500\n;1500\n"),
        "nobody is left to enter: every line is wrong, 2 (already entered), 3 (the name is missing)"
    );
    assert_eq!(told("name\n"), "line 1: the list contains no players");
}

// rule: TRN-12, TRN-10
#[test]
fn whoever_plays_in_anothers_place_has_not_been_missed_and_that_comes_back_with_the_other() {
    let step = |at: &str, command: Value| json!({"at": at, "command": command});
    let other = json!({"type": "substitute", "entrant": 1, "name": "Ugo"});
    let steps = [step("0:00", json!("absent 1 Anna")), step("5:00", other)];
    let file = |until: &str, more: &[Value]| {
        let mut file = two(json!([&steps[..], more].concat()));
        file["until"] = json!(until);
        quiet(&file)
    };
    let side = |state: &Value| {
        let game = game(state, 1);
        let chair = usize::from(game["seats"][1]["entrant"] == 1);
        game["status"]["sides"][chair]["at_table"]["type"].clone()
    };
    let given =
        |state: &Value| game(state, 1)["status"]["sides"].as_array().unwrap().iter().all(|side| side["given"] == 0);
    assert_eq!(side(&file("6:00", &[])), "expected");
    assert_eq!(game(&file("90:00", &[]), 1)["status"]["phase"]["type"], "planned", "nobody is too late");
    let arrive = json!({"type": "arrive", "match": 1, "entrant": 1});
    assert!(given(&file("31:00", &[step("30:00", arrive)])), "the other's lateness is not theirs");
    let act = list(&file("6:00", &[])["log"]).len();
    let undo = step("7:00", json!({"type": "undo", "act": act}));
    let back = file("8:00", std::slice::from_ref(&undo));
    assert_eq!((side(&back), back["entries"][0]["name"].clone()), (json!("absent"), json!("Anna")));
    assert_eq!(game(&file("60:00", &[undo]), 1)["status"]["phase"]["report"]["how"], "late");

    let missing = json!({"type": "absent", "match": 1, "entrant": 1, "member": "second"});
    let instead = json!({"type": "substitute", "entrant": 1, "number": 2, "name": "Ugo"});
    let tie = json!({"format": "davis_cup", "length": 7, "entries": [["Anna", "Aldo"], ["Bruno", "Bea"]], "draw": true,
        "tables": 2, "steps": [step("0:00", json!("call 1")), step("0:00", missing), step("1:00", instead)]});
    assert!(game(&quiet(&tie), 1)["status"]["tie"]["missed"].is_null());
}

// rule: TRN-18
#[test]
fn a_clock_lateness_and_a_substitution_are_taken_back_and_not_once_it_is_too_late() {
    let clock = json!({"type": "set_clock", "clock": {"mode": "fischer", "bank_per_point": "1:00", "delay": "5s"}});
    let other_clock = json!({"type": "set_clock"});
    let lateness = json!({"type": "set_lateness", "match": 1, "lateness": late("5:00")});
    let of_all = json!({"type": "set_lateness", "lateness": late("2:00")});
    let ugo = json!({"type": "substitute", "entrant": 1, "name": "Ugo"});
    let amend = json!({"type": "amend", "entrant": 1, "name": "Hugo"});
    let begun = json!("start 1");
    let file = |steps: &[&Value]| {
        let steps: Vec<Value> = steps.iter().map(|step| json!({ "command": step })).collect();
        json!({"entries": ["Anna", "Bruno"], "draw": true, "length": 7, "clock": true, "steps": steps})
    };
    let before = quiet(&file(&[]));
    let act = list(&before["log"]).len() + 1;
    let undo = json!({"type": "undo", "act": act});
    let refused = |steps: &[&Value]| list(&answer(&file(steps))["refusals"])[0]["message_key"].clone();
    for (set, again, reason) in [
        (&clock, &other_clock, "tournament-refused-set-again"),
        (&lateness, &of_all, "tournament-refused-set-again"),
        (&ugo, &amend, "tournament-refused-set-again"),
        (&ugo, &begun, "tournament-refused-has-played"),
        (&lateness, &begun, "tournament-refused-begun-already"),
    ] {
        let done = quiet(&file(&[set]));
        assert_eq!(list(&done["log"]).last().unwrap()["can_be_undone"], true);
        let back = quiet(&file(&[set, &undo]));
        for part in ["entries", "matches", "divisions"] {
            assert_eq!(back[part], before[part], "{set}");
        }
        assert_eq!(refused(&[set, again, &undo]), reason, "{set} and then {again}");
    }
    // What was set twice comes back step by step.
    let last = json!({"type": "undo", "act": act + 1});
    assert_eq!(quiet(&file(&[&clock, &other_clock, &last, &undo]))["divisions"], before["divisions"]);
}

// rule: TRN-12
#[test]
fn a_point_for_no_time_at_all_is_refused() {
    let every = json!({"grace": "10:00", "every": 0});
    for command in [
        json!({"type": "set_lateness", "match": 1, "lateness": every}),
        json!({"type": "change_settings", "settings": {"name": "Cup", "lateness": every}}),
    ] {
        let file = two(json!([{ "command": command }]));
        assert_eq!(list(&answer(&file)["refusals"])[0]["message_key"], "tournament-refused-no-span");
    }
}

// rule: TRN-07
#[test]
fn nobody_is_put_into_a_match_that_is_on_while_they_play_another() {
    let enter = |division: &str, name: &str| json!({"command": {"type": "enter", "division": division, "people": [{"name": name}]}});
    let drawn =
        |division: &str| ["draw", "publish_draw"].map(|act| json!({"command": {"type": act, "division": division}}));
    let mut steps = vec![enter("main", "Anna"), enter("main", "Bruno"), enter("side", "Carla"), enter("side", "Dora")];
    steps.extend(["main", "side"].into_iter().flat_map(drawn));
    steps.extend(["call 1", "call 2"].map(|line| json!({ "command": line })));
    for act in ["substitute", "amend"] {
        let into = json!({"command": {"type": act, "entrant": 1, "name": "Carla"}});
        let steps = [&steps[..], &[into]].concat();
        let file = json!({"divisions": [{"id": "main"}, {"id": "side"}], "tables": 2, "steps": steps});
        let refusals = answer(&file)["refusals"].clone();
        assert_eq!(
            (list(&refusals).len(), &refusals[0]["message_key"]),
            (1, &json!("tournament-refused-busy")),
            "{refusals}"
        );
    }
}
