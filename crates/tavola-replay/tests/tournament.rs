//! Events as files: the documented examples, and worked cases by name.

#[path = "support/documented.rs"]
mod documented;
#[path = "support/tournaments.rs"]
mod events;
#[path = "support/examples.rs"]
mod examples;

use documented::documented;
use events::{answer, game, list, quiet, refused};
use examples::{commands, replays_as_it_says};
use serde_json::{Value, json};
use tavola_base::Time;
use tavola_tournament::simulation::Simulation;
use tavola_tournament::{Format, LotSeed, TournamentCommand, TournamentViewer};

const DOCUMENTATION: &str = include_str!("../../../docs/replay-tournament.md");

#[test]
fn every_documented_example_replays_without_a_refusal_but_where_it_says_so() {
    assert!(documented(DOCUMENTATION).len() > 15);
    replays_as_it_says(DOCUMENTATION, "tournament");
}

#[test]
fn every_command_has_a_documented_example() {
    let used = commands(DOCUMENTATION);
    let refused = serde_json::from_value::<TournamentCommand>(json!({ "type": "?" })).expect_err("it is none");
    let mut many = 0;
    for name in refused.to_string().split('`').skip(3).step_by(2) {
        assert!(used.iter().any(|known| known == name), "{name} has no example");
        many += 1;
    }
    assert!(many > 50, "{many}");
}

fn points(state: &Value, id: u32) -> [Value; 2] {
    let sides = &game(state, id)["status"]["sides"];
    [sides[0]["points"].clone(), sides[1]["points"].clone()]
}

/// How many matches each round of a stage has.
fn rounds(state: &Value, stage: &str) -> Vec<usize> {
    let of = list(&state["divisions"][0]["stages"]).iter().find(|sheet| sheet["stage"] == stage);
    of.map_or(Vec::new(), |sheet| list(&sheet["rounds"]).iter().map(|round| list(round).len()).collect())
}

/// All matches won by the upper line, as many as come, the scores plain.
fn all_first(from: u32, to: u32) -> Vec<Value> {
    (from..=to).map(|id| json!({"command": {"type": "result", "match": id, "winner": "first"}})).collect()
}

// rule: TRN-08
#[test]
fn a_draw_of_eleven_has_a_sheet_of_sixteen_and_only_directors_see_it_before_it_is_final() {
    let drawn = quiet(&json!({"entries": 11, "steps": [{"command": "draw"}]}));
    assert_eq!(rounds(&drawn, "main"), [8, 4, 2, 1]);
    assert_eq!(list(&drawn["matches"]).iter().filter(|game| game["readiness"] == "bye").count(), 5);
    assert_eq!(drawn["public"]["matches"], 0);
    assert_eq!(quiet(&json!({"entries": 11, "draw": true}))["public"]["matches"], 15);
    assert_eq!(refused(&json!({"entries": 11, "draw": true, "steps": [{"command": "draw"}]})), "TRN-08");
}

// rule: TRN-08
#[test]
fn the_seed_is_committed_before_the_draw_and_opened_after_the_tournament() {
    let file = |steps: Value| json!({"entries": 2, "draw": true, "steps": steps});
    let going = quiet(&file(json!([])));
    assert!(going["commitment"].is_string() && going["seed"].is_null());
    let over = quiet(&file(json!([{"command": "result 1 first"}, {"command": "finish"}])));
    assert!(over["seed"].is_string());
    assert_eq!(over["divisions"][0]["draw"]["keys"][0]["name"], "main draw");
    let other = json!([{"command": "result 1 first"}, {"command": "finish", "seed": "another"}]);
    assert_eq!(refused(&file(other)), "TRN-08");
}

// rule: TRN-10
#[test]
fn by_l1_two_late_arrivals_fill_the_first_places_and_the_rest_become_byes() {
    let state =
        quiet(&json!({"entries": 11, "draw": {"late_places": 5, "until": "30:00"}, "until": "31:00", "steps": [
        {"at": "5:00", "command": "enter Lara"}, {"at": "6:00", "command": "enter Marco"}]}));
    let late = list(&state["divisions"][0]["late"]);
    let seats: Vec<_> = late.iter().map(|place| place["seat"]["type"].as_str().unwrap_or_default()).collect();
    assert_eq!(seats, ["taken", "taken", "bye", "bye", "bye"]);
    assert_eq!(late[0]["seat"]["by"], 12);
    let late_entry = json!({"at": "31:00", "command": "enter Nino"});
    let file = json!({"at": 0, "entries": 11, "draw": {"late_places": 5, "until": "30:00"}, "steps": [late_entry]});
    assert_eq!(refused(&file), "TRN-10");
}

// rule: TRN-10
#[test]
fn by_l3_sixteen_have_no_late_places_unless_the_sheet_is_doubled() {
    let draw = |extra: Value| {
        let mut draw = json!({"type": "draw", "division": "main", "late_places": 16, "until": "30:00"});
        if let (Some(draw), Some(extra)) = (draw.as_object_mut(), extra.as_object()) {
            draw.extend(extra.clone());
        }
        json!({"entries": 16, "steps": [{"command": draw}]})
    };
    assert_eq!(refused(&draw(json!({}))), "TRN-10");
    assert_eq!(rounds(&quiet(&draw(json!({"size": "doubled"}))), "main"), [16, 8, 4, 2, 1]);
}

// rule: TRN-09
#[test]
fn pc_16_the_consolation_of_sixteen_is_8_4_4_2_2() {
    let state = quiet(&json!({"entries": 16, "draw": true, "steps": all_first(1, 28)}));
    assert_eq!(rounds(&state, "consolation"), [4, 4, 2, 2, 1]);
    assert_eq!(state["divisions"][0]["is_over"], true);
}

// rule: TRN-09
#[test]
fn pc_13_the_consolation_has_ten_matches_two_byes_and_nobody_has_a_second_bye() {
    let mut simulation = Simulation::new(Format::default(), 13, LotSeed::new([3; 32])).unwrap();
    while simulation.round().unwrap().is_some() {}
    let now = Time::from_millis(u64::MAX / 2);
    let state = serde_json::to_value(simulation.event().view(&TournamentViewer::Public, now)).unwrap();
    let below = list(&state["matches"]).iter().filter(|game| game["stage"] == "consolation");
    let (byes, played): (Vec<_>, Vec<_>) = below.partition(|game| game["readiness"] == "bye");
    assert_eq!((played.len(), byes.len()), (10, 2));
    let standings = list(&state["divisions"][0]["standings"]);
    assert!(standings.iter().all(|standing| standing["byes"].as_u64() <= Some(1)));
}

fn late(length: u32, minutes: &str, reading: &str) -> Value {
    json!({"entries": 2, "draw": true, "length": length, "lateness": {"reading": reading}, "steps": [
        {"at": 0, "command": {"type": "schedule", "match": 1, "at": 0}},
        {"command": "call 1"}, {"command": "absent 1 first"}, {"at": minutes, "command": "arrive 1 first"}]})
}

// rule: TRN-12
#[test]
fn la_01_to_05_lateness_gives_points_and_more_than_half_loses_the_match() {
    assert_eq!(points(&quiet(&late(11, "19:59", "completed")), 1), [json!(0), json!(0)]);
    assert_eq!(points(&quiet(&late(11, "19:59", "begun")), 1), [json!(0), json!(0)]);
    assert_eq!(points(&quiet(&late(11, "24:59", "completed")), 1), [json!(0), json!(0)]);
    assert_eq!(points(&quiet(&late(11, "24:59", "begun")), 1), [json!(0), json!(1)]);
    assert_eq!(points(&quiet(&late(11, "47:00", "completed")), 1), [json!(0), json!(5)]);
    let lost = answer(&late(11, "47:00", "begun"))["state"].clone();
    assert_eq!(game(&lost, 1)["status"]["phase"]["report"]["how"], "late");
    assert_eq!(game(&lost, 1)["status"]["phase"]["at"], 45 * 60_000, "the sixth point came at minute 45");
}

// rule: TRN-13
#[test]
fn one_match_is_postponed_by_an_hour_once_and_lateness_runs_after_that() {
    let file = |more: Value| {
        let mut steps = vec![
            json!({"at": 0, "command": {"type": "schedule", "match": 1, "at": 0}}),
            json!({"command": "call 1"}),
            json!({"command": "postpone 1"}),
            json!({"at": "1:00:00", "command": "call 1"}),
            json!({"command": "absent 1 first"}),
        ];
        steps.extend(list(&more).iter().cloned());
        json!({"entries": 2, "draw": true, "length": 11, "steps": steps})
    };
    // The grace has been given once: after the hour the points run at once.
    for (at, given) in [("1:04:59", 0), ("1:05:00", 1), ("1:26:00", 5)] {
        let state = quiet(&file(json!([{"at": at, "command": "arrive 1 first"}])));
        assert_eq!(points(&state, 1), [json!(0), json!(given)], "at {at}");
    }
    assert_eq!(refused(&file(json!([{"command": "postpone 1"}]))), "TRN-13");
}

// rule: TRN-13
#[test]
fn a_postponed_match_frees_its_table_and_nobody_is_missed_before_its_hour() {
    let file = json!({"entries": 4, "draw": true, "tables": 1, "steps": [{"at": 0, "command": "call 1"},
        {"command": "absent 1 first"}, {"command": "postpone 1"}, {"command": "call 2"}]});
    let state = quiet(&file);
    let status = &game(&state, 1)["status"];
    assert_eq!((status["phase"]["type"].clone(), status["table"].clone()), (json!("planned"), json!(null)));
    assert_eq!(status["sides"][0]["at_table"]["type"], "expected");
    assert_eq!(game(&state, 2)["status"]["table"], 1);
}

// rule: TRN-14
#[test]
fn with_clocks_the_absent_players_time_runs_instead() {
    let file = |at: &str| {
        json!({"entries": 2, "draw": true, "length": 7, "late_loses": "clock", "clock": true, "steps": [
            {"at": 0, "command": {"type": "schedule", "match": 1, "at": 0}}, {"command": "call 1"},
            {"command": "absent 1 first"}, {"at": at, "command": "arrive 1 first"}]})
    };
    let side = game(&quiet(&file("26:00")), 1)["status"]["sides"][0].clone();
    assert_eq!((side["time_lost"].clone(), side["points"].clone()), (json!(6 * 60_000), json!(0)));
    let lost = answer(&file("40:00"))["state"].clone();
    assert_eq!(game(&lost, 1)["status"]["phase"]["at"], 34 * 60_000, "14 minutes after minute 20 the bank is empty");
}

// rule: TRN-11
#[test]
fn a_short_match_has_one_break_a_long_one_two_of_ten_minutes() {
    let file = |length: u32, breaks: usize| {
        let mut steps = vec![json!({"at": 0, "command": "call 1"}), json!({"command": "start 1"})];
        for _ in 0..breaks {
            steps.extend([json!({"command": "break 1 first"}), json!({"command": "return 1 first"})]);
        }
        json!({"entries": 2, "draw": true, "length": length, "steps": steps})
    };
    quiet(&file(11, 1));
    assert_eq!(refused(&file(11, 2)), "TRN-15", "the second break is refused, so nobody is away");
    quiet(&file(13, 2));
    let steps = json!([{"at": 0, "command": "call 1"}, {"command": "start 1"}, {"command": "break 1 first"},
        {"at": "12:00", "command": "return 1 first"}]);
    let events = answer(&json!({"entries": 2, "draw": true, "steps": steps}))["events"].clone();
    assert_eq!(list(&events).last().expect("an event")["over"], 120_000);
}

// rule: TRN-15
#[test]
fn one_leaves_the_room_with_the_directors_recorded_consent() {
    let file = |actor: &str| {
        json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": [{"command": "call 1"}, {"command": "start 1"},
            {"actor": actor, "command": "leave_room 1 Anna"}]})
    };
    let state = quiet(&file("director"));
    assert_eq!(list(&state["log"]).last().expect("a line")["what"], "left_room");
    assert_eq!(refused(&file("Anna")), "TRN-19");
}

// rule: TRN-03
#[test]
fn an_entry_needs_approval_and_is_refused_without_reasons() {
    let steps = json!([{"actor": "Anna", "command": "enter Anna"}, {"actor": "Anna", "command": "approve Anna"}]);
    assert_eq!(refused(&json!({"steps": steps})), "TRN-01");
    let state =
        quiet(&json!({"steps": [{"actor": "Anna", "command": "enter Anna"}, {"command": "refuse_entry Anna"}]}));
    assert_eq!(state["entries"][0]["state"], "refused");
    assert_eq!(state["public"]["entries"], 0);
}

// rule: TRN-02
#[test]
fn a_committee_of_three_to_five_is_published_before_the_draw() {
    assert_eq!(refused(&json!({"entries": 2, "committee": [], "steps": [{"command": "draw"}]})), "TRN-02");
    let appoint = |members: Value| json!({"committee": [], "steps": [{"command": {"type": "appoint_committee", "members": members}}]});
    assert_eq!(refused(&appoint(json!(["A", "B"]))), "TRN-02");
    assert_eq!(refused(&appoint(json!(["A", "B", "A"]))), "TRN-02");
    assert_eq!(list(&quiet(&appoint(json!(["A", "B", "C", "D", "E"])))["committee"]).len(), 5);
}

fn appealed(more: &[Value]) -> Value {
    let mut steps = vec![
        json!({"at": 0, "command": "call 1"}),
        json!({"command": "start 1"}),
        json!({"command": "appoint referee Rita"}),
        json!({"actor": "Rita", "command": {"type": "rule", "match": 1, "about": "Anna", "clause": "TRN-21",
            "reason": "a gesture", "remedy": {"type": "penalty_points", "points": 2}}}),
        json!({"at": "1:00", "actor": "Anna", "command": "appeal 1 Anna"}),
    ];
    steps.extend(more.iter().cloned());
    json!({"entries": ["Anna", "Bruno"], "committee": ["Carla", "Dario", "Bruno"], "draw": true, "steps": steps})
}

// rule: TRN-19
// rule: TRN-02
#[test]
fn an_appeal_is_decided_by_majority_after_both_sides_are_heard_and_a_member_who_is_party_is_replaced() {
    let vote = |who: &str, how: &str| json!({"actor": who, "command": format!("cast_vote 1 {who} {how}")});
    assert_eq!(refused(&appealed(&[vote("Bruno", "uphold")])), "TRN-02", "Bruno plays in that match");
    let heard = [json!({"command": "hear 1 Anna"}), json!({"command": "hear 1 Bruno"})];
    let decide = json!({"command": "decide_appeal 1"});
    let votes = [vote("Carla", "overturn"), vote("Dario", "overturn"), vote("director", "uphold")];
    assert_eq!(refused(&appealed(&[votes[0].clone(), votes[1].clone(), votes[2].clone(), decide.clone()])), "TRN-19");
    let too_few = [heard[0].clone(), heard[1].clone(), votes[0].clone(), votes[2].clone(), decide.clone()];
    assert_eq!(refused(&appealed(&too_few)), "TRN-19");
    let mut all = vec![json!({"command": "replace_member 1 Bruno Fabio"})];
    all.extend(heard.into_iter().chain(votes).chain([decide]));
    let state = quiet(&appealed(&all));
    assert_eq!(state["rulings"][0]["state"], "overturned");
    let given: Vec<_> = list(&game(&state, 1)["status"]["sides"]).iter().map(|side| side["given"].clone()).collect();
    assert_eq!(given, [json!(0), json!(0)], "the points are taken back");
}

// rule: TRN-19
#[test]
fn with_equal_votes_the_ruling_stands() {
    let vote = |who: &str, how: &str| json!({"actor": who, "command": format!("cast_vote 1 {who} {how}")});
    let steps = [
        json!({"command": "replace_member 1 Bruno Fabio"}),
        json!({"command": "hear 1 Anna"}),
        json!({"command": "hear 1 Bruno"}),
        vote("Carla", "overturn"),
        vote("Dario", "overturn"),
        vote("Fabio", "uphold"),
        vote("director", "uphold"),
        json!({"command": "decide_appeal 1"}),
    ];
    assert_eq!(quiet(&appealed(&steps))["rulings"][0]["state"], "upheld");
}

// rule: TRN-19
#[test]
fn nothing_is_touched_in_a_dispute_and_late_appeals_are_rejected() {
    let steps = json!([{"command": "call 1"}, {"command": "start 1"}, {"actor": "Anna", "command": "dispute 1 a cocked die"},
        {"command": "score 1 1-0"}]);
    assert_eq!(refused(&json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": steps})), "TRN-19");
    let steps = json!([{"at": 0, "command": "call 1"},
        {"command": {"type": "rule", "match": 1, "about": "Anna", "clause": "TRN-25", "reason": "noise", "remedy": "warning"}},
        {"at": "5:01", "actor": "Anna", "command": "appeal 1 Anna"}]);
    assert_eq!(refused(&json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": steps})), "TRN-19");
}

fn ruled(rule: Value) -> Value {
    let mut rule = rule;
    rule["type"] = json!("rule");
    json!({"entries": ["Anna", "Bruno", "Cora"], "format": "round_robin", "draw": true,
        "steps": [{"command": "call 1"}, {"command": "start 1"}, {"command": rule}]})
}

// rule: TRN-01
#[test]
fn the_director_may_rule_anything_with_a_reason_and_it_stands_in_the_log_with_who_and_when() {
    assert_eq!(refused(&ruled(json!({"clause": "TRN-01", "reason": " "}))), "TRN-01");
    let state =
        quiet(&ruled(json!({"clause": "TRN-01", "reason": "the lights went out: the game is finished tomorrow"})));
    let line = list(&state["log"]).last().expect("a line").clone();
    assert_eq!((line["what"].clone(), line["by"].clone()), (json!("ruled"), json!("director")));
    assert_eq!(state["rulings"][0]["clause"], "TRN-01");
}

// rule: TRN-21
#[test]
fn sanctions_run_from_a_warning_to_a_ban_and_are_carried_out() {
    let about = |remedy: Value| json!({"match": 1, "about": "first", "clause": "TRN-21", "reason": "repeated", "remedy": remedy});
    assert_eq!(quiet(&ruled(about(json!("warning"))))["rulings"][0]["remedy"]["type"], "warning");
    let penalty = quiet(&ruled(about(json!({"type": "penalty_points", "points": 2}))));
    assert_eq!(points(&penalty, 1), [json!(0), json!(2)]);
    let game_lost = quiet(&ruled(about(json!({"type": "loss_of_game", "points": 1}))));
    assert_eq!(points(&game_lost, 1), [json!(0), json!(1)]);
    let match_lost = quiet(&ruled(about(json!("loss_of_match"))));
    assert_eq!(game(&match_lost, 1)["status"]["phase"]["report"]["how"], "ruling");
    let out = quiet(&ruled(about(json!("disqualify"))));
    assert_eq!(list(&out["entries"]).iter().filter(|entry| entry["state"] == "disqualified").count(), 1);
    assert_eq!(game(&out, 1)["status"]["phase"]["report"]["how"], "disqualified");
    let mut banned = ruled(about(json!("ban")));
    let name =
        list(&quiet(&banned)["entries"]).iter().find(|entry| entry["state"] == "disqualified").expect("he")["name"]
            .clone();
    if let Some(steps) = banned["steps"].as_array_mut() {
        steps.push(json!({"command": {"type": "add_division", "division": {"id": "side"}}}));
        steps.push(json!({"command": {"type": "enter", "division": "side", "name": name}}));
    }
    assert_eq!(refused(&banned), "TRN-21");
}

// rule: TRN-04, TRN-16, TRN-17, TRN-25, CLK-05, CLK-11
#[test]
fn breaches_of_conduct_are_ruled_on_under_their_clause() {
    for (clause, remedy) in [
        ("TRN-04", json!("warning")),
        ("TRN-16", json!("remove_spectator")),
        ("TRN-17", json!({"type": "penalty_points", "points": 1})),
        ("TRN-25", json!("warning")),
        ("CLK-05", json!("legal_play")),
        ("CLK-11", json!({"type": "penalty_points", "points": 1})),
    ] {
        let rule =
            json!({"match": 1, "about": "first", "clause": clause, "reason": "seen by the referee", "remedy": remedy});
        assert_eq!(quiet(&ruled(rule))["rulings"][0]["clause"], clause);
    }
}

// rule: TRN-05
#[test]
fn dress_and_venue_are_on_the_tournaments_page() {
    let notes = json!({"dress": "jacket", "venue": "Hotel Vesuvio"});
    let state = quiet(&json!({"steps": [{"command": {"type": "set_notes", "notes": notes}}]}));
    assert_eq!(state["settings"]["notes"]["dress"], "jacket");
}

// rule: TRN-06
#[test]
fn matches_are_played_at_official_tables_whose_number_is_on_the_bracket() {
    let file = |steps: Value| json!({"entries": 8, "draw": true, "tables": 2, "steps": steps});
    let state = quiet(&file(json!([{"command": "call 1 2"}, {"command": "call_next"}])));
    assert_eq!(game(&state, 1)["status"]["table"], 2);
    assert_eq!(game(&state, 2)["status"]["table"], 1);
    assert_eq!(refused(&file(json!([{"command": "call 1 3"}]))), "TRN-06");
    assert_eq!(refused(&file(json!([{"command": "call 1 1"}, {"command": "call 2 1"}]))), "TRN-06");
    assert_eq!(refused(&file(json!([{"command": "call_next"}, {"command": "call 3"}]))), "TRN-06");
}

// rule: TRN-07
#[test]
fn champion_matches_are_called_before_intermediate_and_those_before_others() {
    let division = |id: &str, precedence: &str| json!({"id": id, "precedence": precedence});
    let divisions =
        json!([division("side", "side"), division("inter", "intermediate"), division("champion", "champion")]);
    let steps: Vec<Value> = ["side", "inter", "champion"]
        .iter()
        .flat_map(|id| [json!({"command": format!("draw {id}")}), json!({"command": format!("publish_draw {id}")})])
        .chain([json!({"command": "call_next"})])
        .collect();
    let entries = json!({"side": ["S", "T"], "inter": ["A", "B"], "champion": ["A", "C"]});
    let state = quiet(&json!({"divisions": divisions, "entries": entries, "tables": 2, "steps": steps}));
    assert_eq!(game(&state, 3)["status"]["table"], 1, "the champion match first");
    assert_eq!(game(&state, 2)["status"]["phase"]["type"], "planned", "A already plays there");
    assert_eq!(game(&state, 1)["status"]["table"], 2);
}

// rule: TRN-18
#[test]
fn a_result_is_handed_in_by_a_player_confirmed_by_the_other_and_corrected_by_the_director_only() {
    let file = |steps: Value| json!({"entries": ["Anna", "Bruno"], "draw": true, "length": 5, "steps": steps});
    let reported = json!({"actor": "Anna", "command": "result 1 Anna 5-3"});
    let state = quiet(&file(json!([reported])));
    assert_eq!(game(&state, 1)["status"]["phase"]["type"], "reported");
    let state = quiet(&file(json!([reported, {"actor": "Bruno", "command": "confirm 1"}])));
    assert_eq!(game(&state, 1)["status"]["phase"]["type"], "ended");
    let second = json!({"actor": "Bruno", "command": "result 1 Bruno 5-4"});
    let state = quiet(&file(json!([reported, second])));
    assert!(game(&state, 1)["status"]["dispute"].is_object(), "two results for one match");
    let confirmed = json!({"actor": "Bruno", "command": "confirm 1"});
    let by_player = json!({"actor": "Bruno", "command": "correct 1 Bruno"});
    assert_eq!(refused(&file(json!([reported, confirmed, by_player]))), "TRN-01");
    quiet(&file(json!([reported, confirmed, {"command": "correct 1 Bruno"}])));
}

// rule: TRN-18
#[test]
fn a_correction_lists_what_it_touches_before_it_is_done() {
    let mut steps = all_first(1, 3);
    steps.push(json!({"command": "correct 1 second"}));
    let refusals = answer(&json!({"entries": 4, "draw": true, "steps": steps}))["refusals"].clone();
    let noted = |number: u32, fate: &str| json!({ "noted": [{ "number": number }, { "term": fate }] });
    let touched = json!({ "list": [noted(3, "to be replayed"), noted(4, "drawn anew")] });
    assert_eq!(refusals[0]["args"]["touched"], touched);
    steps.pop();
    steps.push(json!({"command": {"type": "correct", "match": 1, "winner": "second", "accepting": [3, 4]}}));
    let state = quiet(&json!({"entries": 4, "draw": true, "steps": steps}));
    assert_eq!(game(&state, 3)["readiness"], "ready");
    let winner = game(&state, 1)["status"]["phase"]["report"]["winner"].clone();
    assert_eq!(game(&state, 3)["seats"][0]["entrant"], winner);
    assert_eq!(rounds(&state, "consolation"), [1], "drawn anew with the right loser");
}

// rule: TRN-18
#[test]
fn an_act_is_undone_by_its_opposite_and_both_stay_in_the_log() {
    let file = |steps: Value| json!({"entries": 2, "draw": true, "steps": steps});
    let called = quiet(&file(json!([{"command": "call 1"}])));
    let act = list(&called["log"]).last().expect("a line")["act"].clone();
    let state = quiet(&file(json!([{"command": "call 1"}, {"command": {"type": "undo", "act": act}}])));
    assert_eq!(game(&state, 1)["status"]["phase"]["type"], "planned");
    let log = list(&state["log"]);
    assert_eq!(
        (log[log.len() - 2]["undone"].clone(), log[log.len() - 1]["what"].clone()),
        (json!(true), json!("undone"))
    );
}

// rule: TRN-20
#[test]
fn a_match_is_recorded_by_the_directors_order_which_nobody_refuses() {
    let file = |actor: &str| json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": [{"actor": actor, "command": "record_match 1"}]});
    assert_eq!(game(&quiet(&file("director")), 1)["status"]["recorded"], true);
    assert_eq!(refused(&file("Anna")), "TRN-01");
}

// rule: TRN-22
#[test]
fn who_asks_for_the_dice_mixes_them_and_his_opponent_chooses_first() {
    let file = json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": [{"command": "call 1"},
        {"actor": "Anna", "command": "mix_dice 1 Anna"}]});
    let last = list(&answer(&file)["events"]).last().expect("an event").clone();
    assert_eq!((last["entrant"].clone(), last["chooses"].clone()), (json!(1), json!(2)));
}

// rule: TRN-23
#[test]
fn equipment_is_replaced_from_the_next_game_for_a_player_and_at_once_by_an_official() {
    let from = |actor: &str| {
        let file = json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": [{"command": "call 1"},
            {"actor": actor, "command": {"type": "replace_equipment", "match": 1, "what": "a cup"}}]});
        list(&answer(&file)["events"]).last().expect("an event")["from"].clone()
    };
    assert_eq!(from("Anna"), "next_game");
    assert_eq!(from("director"), "at_once");
}

// rule: TRN-24
// rule: CLK-03
#[test]
fn a_clock_brought_in_mid_match_is_set_for_the_average_of_the_points_both_need() {
    let file = json!({"entries": 2, "draw": true, "length": 9, "steps": [{"command": "call 1"}, {"command": "start 1"},
        {"command": "score 1 6-3"}, {"command": {"type": "order_clock", "match": 1, "reason": "slow play"}}]});
    assert_eq!(game(&quiet(&file), 1)["status"]["clock"]["bank"], 9 * 60_000, "2 minutes times (3 + 6) / 2");
}

// rule: IRR-09
#[test]
fn repeated_illegal_play_is_warned_then_costs_points() {
    let file = |times: usize| {
        let mut steps = vec![json!({"command": "call 1"}), json!({"command": "start 1"})];
        steps.extend(std::iter::repeat_n(json!({"command": "illegal_play 1 first"}), times));
        quiet(&json!({"entries": 2, "draw": true, "steps": steps}))
    };
    assert_eq!(file(1)["rulings"], json!([]));
    assert_eq!(file(2)["rulings"][0]["remedy"]["type"], "warning");
    assert_eq!(points(&file(3), 1), [json!(0), json!(1)]);
}

// rule: MAT-06
#[test]
fn cr_09_a_wrong_length_noticed_in_play_is_mended_unless_the_right_one_has_been_passed() {
    let file = |score: [u32; 2], more: Value| {
        let mut steps = vec![
            json!({"command": "call 1"}),
            json!({"command": "start 1"}),
            json!({"command": {"type": "wrong_length", "match": 1, "noted": 9, "score": score}}),
        ];
        steps.extend(list(&more).iter().cloned());
        quiet(&json!({"entries": 2, "draw": true, "length": 7, "steps": steps}))
    };
    assert_eq!(game(&file([5, 2], json!([])), 1)["status"]["length"], 7);
    assert_eq!(game(&file([6, 2], json!([])), 1)["status"]["length"], 7);
    let passed = file([8, 0], json!([{"command": "result 1 first 9-8"}]));
    assert_eq!(game(&passed, 1)["status"]["length"], 9);
    assert_eq!(game(&passed, 1)["status"]["phase"]["report"]["score"], json!([9, 8]));
    let posted = quiet(&json!({"entries": 2, "draw": true, "length": 7, "steps": [{"command": "result 1 first 7-5"},
        {"command": {"type": "wrong_length", "match": 1, "noted": 9, "score": [7, 5]}}]}));
    assert_eq!(game(&posted, 1)["status"]["phase"]["report"]["score"], json!([7, 5]), "posted, it stands");
}

fn swing(limit: &str, results: Value) -> Value {
    let format = json!({"type": "swing", "points": 1000, "chips": [300, 400, 500], "limit": limit});
    quiet(&json!({"entries": 4, "draw": true, "format": format, "rounds": "by_the_director", "steps": results}))
}

fn stack(state: &Value, entrant: &Value) -> Value {
    let standings = list(&state["divisions"][0]["standings"]);
    standings.iter().find(|standing| standing["entrant"] == *entrant).expect("his standing")["points"].clone()
}

// rule: SWG-04
// rule: SWG-05
#[test]
fn sw_01_and_07_a_game_moves_points_times_cube_times_chips_within_the_limit() {
    let won = json!([{"command": {"type": "result", "match": 1, "winner": "first", "kind": "gammon", "cube": 2}}]);
    for (limit, loser) in [("loser_stack", 0), ("table_stakes", 0), ("owed", -200)] {
        let state = swing(limit, won.clone());
        let seats = game(&state, 1)["seats"].clone();
        assert_eq!(stack(&state, &seats[1]["entrant"]), loser, "{limit}");
        let sum: i64 = list(&state["divisions"][0]["standings"]).iter().filter_map(|s| s["points"].as_i64()).sum();
        assert_eq!(sum, 4000, "SW-11: the sum of victory points never changes");
    }
    let four = json!([{"command": {"type": "result", "match": 1, "winner": "first", "kind": "gammon", "cube": 4}}]);
    let state = swing("owed", four);
    assert_eq!(stack(&state, &game(&state, 1)["seats"][0]["entrant"]), 1000 + 2400);
}

// rule: SWG-01, SWG-02, SWG-03, SWG-06
#[test]
fn a_swing_goes_on_among_those_who_have_points_with_rising_chips() {
    let game_of = |id: u32| json!({"command": {"type": "result", "match": id, "winner": "first", "kind": "backgammon", "cube": 2}});
    let state = swing("loser_stack", json!([game_of(1), game_of(2), {"command": "draw_round"}]));
    let third = game(&state, 3);
    let pair = [third["seats"][0]["entrant"].clone(), third["seats"][1]["entrant"].clone()];
    assert!(pair.iter().all(|entrant| stack(&state, entrant) == 2000), "the two who hold 2,000 each");
    let over = swing("loser_stack", json!([game_of(1), game_of(2), {"command": "draw_round"}, game_of(3)]));
    assert_eq!(over["divisions"][0]["is_over"], true);
    let flat = json!({"entries": 4, "steps": [{"command": {"type": "add_division", "division":
        {"id": "flat", "format": {"type": "swing", "points": 1000, "chips": [100, 100]}}}}]});
    assert_eq!(refused(&flat), "SWG-06", "the chips must rise");
    assert_eq!(
        refused(&json!({"entries": 4, "draw": true, "format": "swing", "steps": [{"command": "result 1 first 5-3"}]})),
        "SWG-03"
    );
}

fn davis(ties: &str, results: &[(&str, &str)]) -> Value {
    let steps: Vec<Value> = results
        .iter()
        .map(|(rubber, winner)| json!({"command": {"type": "result", "match": 1, "winner": winner, "rubber": rubber}}))
        .collect();
    json!({"format": {"type": "davis_cup", "ties": ties}, "entrants": "davis_pair", "draw": true,
        "entries": [["Anna", "Aldo"], ["Bruno", "Bea"]], "steps": steps})
}

// rule: DAV-02, DAV-03
#[test]
fn dv_01_and_03_three_of_five_decide_a_tie() {
    let three = [("first_second", "first"), ("second_first", "first"), ("doubles", "first")];
    let state = quiet(&davis("knock_out", &three));
    assert_eq!(game(&state, 1)["status"]["phase"]["report"]["score"], json!([3, 0]));
    let all = [
        ("first_second", "second"),
        ("second_first", "second"),
        ("doubles", "first"),
        ("firsts", "first"),
        ("seconds", "first"),
    ];
    assert_eq!(game(&quiet(&davis("knock_out", &all)), 1)["status"]["phase"]["report"]["score"], json!([3, 2]));
    assert_eq!(game(&quiet(&davis("group", &three)), 1)["status"]["phase"]["type"], "playing", "all five count there");
    assert_eq!(refused(&davis("knock_out", &[("doubles", "first")])), "DAV-02", "phase 1 comes first");
}

// rule: DAV-01
#[test]
fn pairs_enter_together_and_name_their_number_one() {
    let file = |steps: Value| json!({"format": "davis_cup", "entrants": "davis_pair", "entries": [["Anna", "Aldo"]], "steps": steps});
    assert_eq!(refused(&file(json!([{"command": "enter Bruno"}]))), "DAV-01");
    let state = quiet(&file(json!([{"command": {"type": "nominate", "entrant": 1, "first": "Aldo"}}])));
    assert_eq!(state["entries"][0]["people"][0]["name"], "Aldo");
}

#[test]
fn pz_01_the_pool_is_split_to_the_cent() {
    let file =
        json!({"entries": 16, "draw": true, "fees": {"entry": 10000, "returned": 9000}, "steps": all_first(1, 28)});
    let state = quiet(&file);
    let amounts: Vec<_> = list(&state["divisions"][0]["prizes"]).iter().map(|prize| prize["amount"].clone()).collect();
    assert_eq!(amounts, [json!(72000), json!(36000), json!(36000)]);
    assert!(list(&state["divisions"][0]["prizes"]).iter().all(|prize| prize["entrant"].is_number()));
}

#[test]
fn rt_01_ratings_follow_from_results() {
    let person = |name: &str, rating: u32| json!([{"name": name, "rating": {"hundredths": rating, "experience": 400}}]);
    let file = |winner: &str| {
        json!({"length": 9, "draw": false, "entries": [person("Anna", 160_000)[0], person("Bruno", 150_000)[0]],
            "steps": [{"command": "draw"}, {"command": "publish_draw"}, {"command": format!("result 1 {winner}")}]})
    };
    let after = |winner: &str| {
        let mut file = file(winner);
        file.as_object_mut().map(|file| file.remove("draw"));
        let state = quiet(&file);
        list(&state["ratings"]).iter().map(|line| line["after"]["rating"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(after("Anna"), [json!(16_049_740), json!(14_950_260)]);
    assert_eq!(after("Bruno"), [json!(15_929_740), json!(15_070_260)]);
}
