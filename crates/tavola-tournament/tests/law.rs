//! What a stranger tries with a tournament who knows the rulebook and the papers, and not the code.

#[path = "support/appeals.rs"]
mod appeals;
#[path = "../../tavola-replay/tests/support/tournaments.rs"]
mod events;

use appeals::OVERTURNED;
use events::{answer, game, list, quiet, refused};
use serde_json::{Value, json};
use tavola_tournament::Ruling;

/// Anna appeals against the first ruling, and the committee overturns it.
fn overturned() -> Vec<&'static str> {
    std::iter::once("appeal 1 Anna").chain(OVERTURNED).collect()
}

/// A case with everybody's results by match number, the upper line winning.
fn played(mut file: Value, matches: u32) -> Value {
    let results = (1..=matches).map(|id| json!({ "command": format!("result {id} first") }));
    file["steps"] = results.collect();
    answer(&file)
}

fn prizes(state: &Value) -> Vec<(String, u64, i64)> {
    let prize = |prize: &Value| {
        let text = |key: &str| prize[key].as_str().unwrap_or_default().to_owned();
        (text("stage"), prize["place"].as_u64().unwrap_or(0), prize["amount"].as_i64().unwrap_or(0))
    };
    list(&state["divisions"][0]["prizes"]).iter().map(prize).collect()
}

fn state_of(state: &Value, name: &str) -> Value {
    list(&state["entries"]).iter().find(|entry| entry["name"] == name).expect("entered")["state"].clone()
}

#[test]
fn a_second_final_that_is_not_needed_takes_no_result() {
    let file = json!({"entries": 6, "draw": true, "format": {"type": "double_elimination", "recharge": "played"}});
    let answer = played(file, 20);
    let finals = list(&answer["state"]["divisions"][0]["stages"]).last().unwrap()["rounds"].clone();
    let second = finals[1][0].as_u64().unwrap();
    let refusal = list(&answer["refusals"]).iter().find(|refusal| refusal["step"] == second).expect("refused");
    assert_eq!(
        (&refusal["clause"], &refusal["message_key"]),
        (&json!("TRN-08"), &json!("tournament-refused-not-played"))
    );
    let places: Vec<&Value> = list(&answer["state"]["divisions"][0]["standings"]).iter().map(|s| &s["place"]).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 5], "one has won it, and who lost later stands higher");
}

#[test]
fn a_prize_nobody_can_take_goes_to_the_others() {
    for (entries, format, matches) in [(2, "knock_out", 1), (3, "knock_out", 3), (2, "round_robin", 1)] {
        let file = json!({"entries": entries, "draw": true, "format": format, "fees": {"entry": 1000}});
        let paid: i64 = prizes(&played(file, matches)["state"]).iter().map(|(_, _, amount)| amount).sum();
        assert_eq!(paid, entries * 1000, "{entries} in a {format}");
    }
    let pool = json!({"entries": 4, "pools": [{"name": "side", "fee": 2000, "returned": 9500}], "steps": [
        {"command": "join_pool 1 side"}, {"command": "draw"}, {"command": "publish_draw"}, {"command": "result 1 first"},
        {"command": "result 2 first"}, {"command": "result 3 first"}, {"command": "result 4 first"}]});
    assert_eq!(prizes(&quiet(&pool))[0].2, 1900, "the only one in a pool takes all that comes back");
}

// rule: TRN-21
#[test]
fn who_withdraws_keeps_what_he_has_won_and_who_is_disqualified_does_not() {
    let out = json!({"type": "rule", "match": 3, "about": "second", "clause": "TRN-21", "reason": "a fight", "remedy": "disqualify"});
    for (command, finalist) in [(json!({"type": "withdraw", "match": 3, "entrant": "second"}), true), (out, false)] {
        let file = json!({"entries": 4, "draw": true, "fees": {"entry": 1000}, "steps": [
            {"command": "result 1 first"}, {"command": "result 2 first"}, {"command": "result 3 first"},
            {"command": command}, {"command": "result 4 first"}]});
        let state = quiet(&file);
        let second = game(&state, 3)["seats"][1]["entrant"].clone();
        let paid = list(&state["divisions"][0]["prizes"]).iter().any(|prize| prize["entrant"] == second);
        assert_eq!(paid, finalist);
        let places = list(&state["divisions"][0]["standings"]);
        let place =
            |entrant: &Value| places.iter().find(|line| line["entrant"] == *entrant).map(|line| line["place"].clone());
        assert_eq!(place(&second), Some(json!(if finalist { 2 } else { 4 })), "who was disqualified stands last");
    }
}

// rule: TRN-09
#[test]
fn who_has_lost_and_withdrawn_is_not_drawn_into_the_consolation() {
    let file = json!({"entries": 8, "draw": true, "steps": [
        {"command": "result 1 first"}, {"command": {"type": "withdraw", "match": 1, "entrant": "second"}},
        {"command": "result 2 first"}, {"command": "result 3 first"}, {"command": "result 4 first"}]});
    let state = quiet(&file);
    let gone = game(&state, 1)["seats"][1]["entrant"].clone();
    let below: Vec<&Value> = list(&state["matches"]).iter().filter(|game| game["stage"] == "consolation").collect();
    assert_eq!(below.len(), 2, "a match and a bye for the three who are there");
    assert!(below.iter().all(|game| list(&game["seats"]).iter().all(|seat| seat["entrant"] != gone)));
    assert!(below.iter().all(|game| game["status"]["phase"]["type"] == "planned"), "nobody is given a walk-over");
}

// rule: TRN-12
#[test]
fn all_called_begin_at_once_but_where_somebody_is_missed() {
    let steps = json!([{"command": "call_next"}, {"command": "absent 2 first"}, {"command": "start_all"}]);
    let state = quiet(&json!({"entries": 8, "draw": true, "tables": 3, "steps": steps}));
    let phase = |id| game(&state, id)["status"]["phase"]["type"].clone();
    assert_eq!([1, 2, 3, 4].map(phase), ["playing", "called", "playing", "planned"].map(|name| json!(name)));
    let nothing = json!({"entries": 4, "draw": true, "steps": [{"command": "start_all"}]});
    assert_eq!(list(&answer(&nothing)["refusals"])[0]["message_key"], "tournament-refused-nothing-to-start");
}

// rule: TRN-10
#[test]
fn an_entry_is_corrected_at_any_time_and_who_has_not_come_is_replaced() {
    let amend = json!({"type": "amend", "entrant": 1, "name": "Anna Rossi", "club": "Roma", "rating": 150_000});
    let file = |steps: Value| json!({"entries": ["Ana", "Bruno"], "draw": true, "steps": steps});
    let state = quiet(&file(json!([{"command": "result 1 Ana 7-3"}, {"command": amend}])));
    let entry = &list(&state["entries"])[0];
    assert_eq!(entry["name"], "Anna Rossi");
    assert_eq!(
        (entry["people"][0]["club"].clone(), entry["people"][0]["rating"]["hundredths"].clone()),
        (json!("Roma"), json!(150_000))
    );
    assert_eq!(game(&state, 1)["status"]["phase"]["report"]["winner"], 1, "what was played stands");
    let other = |name: &str| json!({"type": "substitute", "entrant": 1, "name": name});
    let state = quiet(&file(json!([{"command": "call 1"}, {"command": "absent 1 Ana"}, {"command": other("Ugo")}])));
    assert_eq!(list(&state["entries"])[0]["name"], "Ugo");
    let refused = |steps: Value| list(&answer(&file(steps))["refusals"])[0]["message_key"].clone();
    assert_eq!(
        refused(json!([{"command": "call 1"}, {"command": "start 1"}, {"command": other("Ugo")}])),
        "tournament-refused-has-played"
    );
    assert_eq!(refused(json!([{"command": other("Bruno")}])), "tournament-refused-entered-twice");
}

// rule: TRN-03
#[test]
fn money_is_paid_in_parts_let_off_and_given_back_and_the_log_says_how_much() {
    let pay = json!({"type": "pay", "entrant": 1, "charge": {"type": "entry"}, "amount": 3000});
    let steps = json!([{"command": pay}, {"command": {"type": "waive", "entrant": 1, "amount": 2000}},
        {"command": "withdraw 1"}, {"command": {"type": "refund", "entrant": 1, "amount": 1000}}]);
    let state = quiet(&json!({"entries": 2, "fees": {"entry": 5000}, "steps": steps}));
    let entry = &list(&state["entries"])[0];
    assert_eq!((entry["paid"].clone(), entry["waived"].clone()), (json!(2000), json!(2000)));
    let amounts: Vec<Value> =
        list(&state["log"]).iter().map(|line| line["amount"].clone()).filter(|one| !one.is_null()).collect();
    assert_eq!(amounts, [json!(3000), json!(2000), json!(1000)]);
    let too_much = json!({"entries": 2, "steps": [{"command": {"type": "refund", "entrant": 1, "amount": 1}}]});
    assert_eq!(list(&answer(&too_much)["refusals"])[0]["message_key"], "tournament-refused-refund");
}

// rule: MAT-01
#[test]
fn no_score_says_that_both_have_won() {
    let file = |line: &str| json!({"entries": 2, "draw": true, "length": 7, "steps": [{"command": "call 1"}, {"command": "start 1"}, {"command": line}]});
    quiet(&file("score 1 7-6"));
    for line in ["score 1 7-7", "result 1 first 7-8"] {
        assert_eq!(list(&answer(&file(line))["refusals"])[0]["message_key"], "tournament-refused-score-both", "{line}");
    }
}

// rule: TRN-06
#[test]
fn a_table_in_use_is_not_taken_out_of_use() {
    let file = |more: &str| json!({"entries": 4, "draw": true, "tables": 2, "steps": [{"command": "call 1 2"}, {"command": more}]});
    quiet(&file("close_table 1"));
    assert_eq!(list(&answer(&file("close_table 2"))["refusals"])[0]["message_key"], "tournament-refused-table-taken");
}

/// A case with one step more: the latest withdrawal is undone, whatever that touches.
fn taken_back(file: &Value) -> Value {
    let log = quiet(file)["log"].clone();
    let act = list(&log).iter().rev().find(|line| line["what"] == "entrant_out").expect("a withdrawal")["act"].clone();
    let mut file = file.clone();
    let undo = json!({"command": {"type": "undo", "act": act, "accepting": (1..=20).collect::<Vec<_>>()}});
    file["steps"].as_array_mut().expect("steps").push(undo);
    file
}

// rule: TRN-18
#[test]
fn a_withdrawal_can_be_taken_back_and_the_matches_it_lost_are_open_again() {
    let steps = json!([{"command": "call 1"}, {"command": "start 1"}, {"command": {"type": "withdraw", "match": 1, "entrant": "first"}}]);
    let file =
        json!({"entries": 4, "draw": true, "format": {"type": "knock_out", "consolation": "none"}, "steps": steps});
    assert_eq!(game(&quiet(&file), 1)["status"]["phase"]["report"]["how"], "withdrawn");
    let state = quiet(&taken_back(&file));
    assert_eq!(game(&state, 1)["status"]["phase"]["type"], "playing");
    assert!(list(&state["entries"]).iter().all(|entry| entry["state"] == "approved"), "{}", state["entries"]);
    // Before the draw they are simply back.
    let before = json!({"entries": 4, "steps": [{"command": "withdraw 3"}]});
    assert_eq!(list(&quiet(&taken_back(&before))["entries"])[2]["state"], "approved");
}

// rule: TRN-18
#[test]
fn what_others_have_played_since_a_withdrawal_stands_when_it_is_taken_back() {
    let steps = json!([{"command": "call 1"}, {"command": {"type": "withdraw", "match": 1, "entrant": "first"}},
        {"command": "result 2 first 7-0"}, {"command": "start 3"}]);
    let file =
        json!({"entries": 4, "draw": true, "format": {"type": "knock_out", "consolation": "none"}, "steps": steps});
    let state = quiet(&taken_back(&file));
    assert!(list(&state["entries"]).iter().all(|entry| entry["state"] == "approved"));
    assert_eq!(game(&state, 3)["status"]["phase"]["type"], "playing", "the final goes on");
    assert_eq!(game(&state, 1)["status"]["phase"]["report"]["how"], "withdrawn", "what it rests on stands");
}

// rule: TRN-10
#[test]
fn a_withdrawal_is_not_taken_back_once_a_draw_has_left_them_out_or_they_are_entered_again() {
    let mut drawn = json!({"entries": ["Anna", "Bruno", "Carla"], "steps": [{"command": "withdraw Carla"}]});
    drawn = taken_back(&drawn);
    let undo = drawn["steps"].as_array_mut().unwrap().pop().unwrap();
    let refused = |between: Value| {
        let mut file = drawn.clone();
        file["steps"].as_array_mut().unwrap().extend(list(&between).iter().cloned().chain([undo.clone()]));
        list(&answer(&file)["refusals"]).last().expect("a refusal")["message_key"].clone()
    };
    assert_eq!(refused(json!([{"command": "draw"}, {"command": "publish_draw"}])), "tournament-refused-left-out");
    let again = json!({"type": "enter", "division": "main", "people": [{"name": "Carla"}]});
    assert_eq!(refused(json!([{ "command": again }])), "tournament-refused-entered-twice");
}

#[test]
fn a_prize_is_named_as_soon_as_its_place_is_certain() {
    let named = |matches: u32| {
        let file = json!({"entries": 4, "draw": true, "fees": {"entry": 1000}, "format": "knock_out"});
        let state = played(file, matches)["state"].clone();
        let all = list(&state["divisions"][0]["prizes"]).to_vec();
        let is_over = state["divisions"][0]["is_over"] == true;
        let of = |stage: &str| {
            all.iter().filter(|prize| prize["stage"] == stage).map(|prize| prize["entrant"].is_number()).collect()
        };
        let (main, below): (Vec<bool>, Vec<bool>) = (of("main"), of("consolation"));
        (main, below, is_over, all.iter().map(|prize| prize["amount"].as_i64().unwrap()).sum::<i64>())
    };
    assert_eq!(named(2), (vec![false, false], vec![false], false, 4000), "both semi-finals are played");
    // The final is match 3, or 4 where the consolation was drawn before it.
    let final_only = (1..=6).map(named).find(|(main, ..)| main.iter().all(|is| *is)).expect("the final is played");
    assert_eq!((final_only.0, final_only.3), (vec![true, true], 4000));
    let (main, below, is_over, sum) = named(6);
    assert_eq!((main, below, is_over, sum), (vec![true, true], vec![true], true, 4000));
    let in_the_main = |steps: Value| {
        let file = json!({"entries": 4, "draw": true, "fees": {"entry": 1000}, "format": "knock_out", "steps": steps});
        quiet(&file)["divisions"][0].clone()
    };
    let division = in_the_main(
        json!([{"command": "result 1 first"}, {"command": "result 2 first"}, {"command": "result 3 first"}]),
    );
    assert_eq!(division["is_over"], false, "the consolation is still to be played");
    let main: Vec<&Value> = list(&division["prizes"]).iter().filter(|prize| prize["stage"] == "main").collect();
    assert!(main.iter().all(|prize| prize["entrant"].is_number()), "{main:?}");
    assert!(
        list(&division["prizes"]).iter().any(|prize| prize["stage"] == "consolation" && prize["entrant"].is_null())
    );
}

#[test]
fn who_withdraws_before_the_draw_pays_for_nobodys_prize_and_loses_later_matches_by_withdrawal() {
    let before = json!({"entries": 8, "fees": {"entry": 1000}, "steps": [
        {"command": "withdraw 3"}, {"command": "draw"}, {"command": "publish_draw"}]});
    assert_eq!(prizes(&quiet(&before)).iter().map(|prize| prize.2).sum::<i64>(), 7000);
    let state = quiet(&json!({"entries": 4, "draw": true, "steps": [{"command": "withdraw 1"}]}));
    let how: Vec<&Value> =
        list(&state["matches"]).iter().map(|game| &game["status"]["phase"]["report"]["how"]).collect();
    assert!(how.contains(&&json!("withdrawn")) && !how.contains(&&json!("disqualified")), "{how:?}");
}

// rule: TRN-19, TRN-21
#[test]
fn an_overturned_or_undone_disqualification_lets_the_player_back_in() {
    let rule = json!({"type": "rule", "match": 1, "about": "Anna", "clause": "TRN-21", "reason": "a gesture", "remedy": "ban"});
    let begun = vec![json!({"command": "start 1"}), json!({ "command": rule })];
    let mut appealed = begun.clone();
    appealed.extend(overturned().into_iter().map(|line| json!({ "command": line })));
    let mut undone = begun;
    undone.push(json!({"command": "undo 9"}));
    for steps in [appealed, undone] {
        let mut steps = steps;
        steps.push(json!({"command": "result 1 Anna 7-2"}));
        let state = quiet(&json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": steps}));
        assert_eq!(state_of(&state, "Anna"), "approved");
        assert_eq!(game(&state, 1)["status"]["phase"]["report"]["score"], json!([7, 2]));
    }
}

// rule: TRN-19, TRN-21
#[test]
fn a_match_whose_loss_by_ruling_falls_goes_on_at_the_score_it_had() {
    let stands = |remedy: &Value, after: &[&str]| {
        let rule = json!({"type": "rule", "match": 1, "about": "first", "clause": "TRN-21", "reason": "a gesture", "remedy": remedy});
        let mut steps =
            vec![json!({"command": "start 1"}), json!({"command": "score 1 3-2"}), json!({ "command": rule })];
        steps.extend(after.iter().map(|line| json!({ "command": line })));
        let state = quiet(&json!({"entries": ["Anna", "Bruno"], "draw": true, "length": 7, "steps": steps}));
        let status = &game(&state, 1)["status"];
        let points = [0, 1].map(|side| status["sides"][side]["points"].as_u64().unwrap());
        (status["phase"]["type"].as_str().unwrap().to_owned(), points)
    };
    for remedy in [json!("loss_of_match"), json!({"type": "penalty_points", "points": 5})] {
        assert_eq!(stands(&remedy, &[]), ("ended".to_owned(), [3, 7]), "{remedy}");
        assert_eq!(stands(&remedy, &overturned()), ("playing".to_owned(), [3, 2]), "overturned: {remedy}");
        assert_eq!(stands(&remedy, &["undo 10"]), ("playing".to_owned(), [3, 2]), "undone: {remedy}");
    }
    let corrected = stands(&json!("loss_of_match"), &["correct 1 first"]);
    assert_eq!(corrected, ("ended".to_owned(), [3, 2]), "nobody has the seven points of a ruling that is corrected");
}

// rule: TRN-07, TRN-18
#[test]
fn a_result_undone_leaves_a_called_match_at_its_table_and_a_correction_frees_whom_it_sends_away() {
    let played = |commands: &[Value]| {
        let steps: Vec<Value> = commands.iter().map(|command| json!({ "command": command })).collect();
        json!({"entries": 8, "draw": true, "tables": 4, "steps": steps})
    };
    let case = |lines: &[&str]| played(&lines.iter().map(|line| json!(line)).collect::<Vec<_>>());
    // Results of a called match that was never begun: undone, it is called as before; and can be ended and undone again.
    let undone = answer(&case(&["call 1", "result 1 first 7-3"]));
    let act = list(&undone["state"]["log"]).len();
    let undo = |act: usize| json!({"type": "undo", "act": act, "accepting": [5]});
    let [first, second] = ["result 1 first 7-3", "result 1 second 7-5"].map(|line| json!(line));
    let state = quiet(&played(&[json!("call 1"), first, undo(act), second, undo(act + 3), json!("start 1")]));
    let status = &game(&state, 1)["status"];
    assert_eq!((&status["phase"]["type"], &status["table"]), (&json!("playing"), &json!(1)));
    // A correction that breaks a called match off frees its table and both its players.
    let lines = [
        "result 1 first 7-3",
        "result 2 first 7-3",
        "result 3 first 7-3",
        "result 4 first 7-3",
        "result 5 first 7-3",
        "result 6 first 7-3",
        "call 7",
    ];
    let before = game(&quiet(&case(&lines)), 7);
    let correct =
        json!({"type": "correct", "match": 1, "winner": "second", "score": [7, 5], "accepting": [5, 7, 8, 9]});
    let mut file = case(&lines);
    let steps = file["steps"].as_array_mut().expect("steps");
    steps.extend([
        json!({ "command": correct }),
        json!({"command": "result 5 first 7-3"}),
        json!({"command": "call 7"}),
    ]);
    let after = game(&quiet(&file), 7);
    assert_eq!((&before["status"]["table"], &after["status"]["table"]), (&json!(1), &json!(1)));
    assert_ne!(before["seats"], after["seats"]);
}

#[test]
fn nobody_buys_himself_in_twice_for_one_loss() {
    let rebuy = json!({"command": {"type": "rebuy", "match": 3, "entrant": "second"}});
    let file = json!({"entries": 5, "draw": {"late_places": 3, "until": "60:00"}, "steps": [
        {"at": "1:00", "command": "result 3 first 7-1"}, rebuy, rebuy]});
    assert_eq!(refused(&file), "TRN-03");
}

// rule: DAV-01
#[test]
fn nobody_is_both_of_a_pair() {
    let file = json!({"format": "davis_cup", "entries": [["Anna", "anna"], ["Bruno", "Bea"]]});
    assert_eq!(refused(&file), "DAV-01");
}

// rule: DAV-03
#[test]
fn dead_matches_of_a_tie_are_a_setting() {
    let file = |ties: &str, dead: Value| {
        let lines = ["first_second", "second_first", "doubles", "firsts", "seconds"];
        let steps: Vec<Value> = lines.iter().map(|of| json!({"command": format!("result 1 Anna {of} 7-3")})).collect();
        let mut format = json!({"type": "davis_cup", "ties": ties});
        if !dead.is_null() {
            format["dead"] = dead;
        }
        json!({"format": format, "entries": [["Anna", "Aldo"], ["Bruno", "Bea"]], "draw": true, "steps": steps})
    };
    for (ties, dead, score) in [
        ("knock_out", Value::Null, [3, 0]),
        ("knock_out", json!("played"), [5, 0]),
        ("group", Value::Null, [5, 0]),
        ("group", json!("not_played"), [3, 0]),
    ] {
        let answer = answer(&file(ties, dead));
        assert_eq!(game(&answer["state"], 1)["status"]["phase"]["report"]["score"], json!(score), "{ties}");
        let clauses: Vec<&Value> = list(&answer["refusals"]).iter().map(|refusal| &refusal["clause"]).collect();
        assert!(clauses.iter().all(|clause| *clause == "DAV-03"), "a decided tie says so: {clauses:?}");
        assert_eq!(clauses.len(), 5 - score.iter().sum::<usize>());
    }
}

// rule: DAV-02
#[test]
fn a_tie_is_being_played_from_its_first_result_on() {
    let file = json!({"format": "davis_cup", "entries": [["Anna", "Aldo"], ["Bruno", "Bea"]], "draw": true,
        "steps": [{"command": "result 1 Bea first_second 7-3"}]});
    let state = quiet(&file);
    assert_eq!(game(&state, 1)["status"]["phase"]["type"], "playing");
    assert_eq!(game(&state, 1)["status"]["rubbers"][0]["winner"], 2, "a player's name is his pair's");
}

// rule: TRN-08
#[test]
fn club_mates_are_kept_apart_in_the_first_round_if_the_draw_says_so_and_anybody_can_repeat_it() {
    let clubs = ["Roma", "roma ", "Roma", "Roma", "Milano", "Milano", "Torino", "Pisa", "", "", "Bari"];
    let file = |words: usize, how: &str| {
        let entries =
            clubs.iter().enumerate().map(|(number, club)| json!({"name": format!("P{number}"), "club": club}));
        let mut steps: Vec<Value> =
            entries.map(|person| json!({"command": {"type": "enter", "people": [person]}})).collect();
        steps.push(json!({"command": {"type": "add_words", "words": format!("word {words}")}}));
        steps.push(json!({"command": {"type": "draw", "clubs": how}}));
        steps.push(json!({"command": "publish_draw"}));
        json!({ "entries": 0, "steps": steps })
    };
    let fold = |entrant: &Value| {
        let number = usize::try_from(entrant.as_u64().unwrap()).unwrap();
        clubs[number - 1].trim().to_lowercase()
    };
    let mates = |state: &Value| {
        let meet = list(&state["matches"]).iter().filter(|game| game["round"] == 1).filter(|game| {
            let two = [0, 1].map(|at| &game["seats"][at]["entrant"]);
            two.iter().all(|one| one.is_u64()) && fold(two[0]) == fold(two[1]) && !fold(two[0]).is_empty()
        });
        meet.count()
    };
    let mut by_lot = 0;
    for words in 0..24 {
        let apart = quiet(&file(words, "apart"));
        assert_eq!(mates(&apart), 0, "words {words}");
        let lines =
            |state: &Value| list(&state["matches"]).iter().map(|game| game["seats"].clone()).collect::<Vec<_>>();
        assert_eq!(lines(&apart), lines(&quiet(&file(words, "apart"))), "the lot is the draw's own");
        assert_eq!(apart["divisions"][0]["draw"]["keys"][0]["name"], "main draw, clubs apart");
        by_lot += mates(&quiet(&file(words, "by_lot")));
    }
    assert!(by_lot > 0, "by lot alone some meet");
}

// rule: TRN-06
#[test]
fn no_table_is_taken_away_from_a_match_that_is_called_there() {
    let file = json!({"entries": 4, "draw": true, "tables": 3, "steps": [{"command": "call 1"}, {"command": "call 2"},
        {"command": {"type": "set_tables", "tables": 1}}, {"command": {"type": "set_tables", "tables": 2}}]});
    let answer = answer(&file);
    let refusals = list(&answer["refusals"]);
    assert_eq!(refusals.len(), 1, "the third was free: {refusals:?}");
    assert_eq!(refusals[0]["clause"], "TRN-06");
}

#[test]
fn whoever_has_checked_in_is_noted_and_nobody_is_withdrawn_for_not_being_there() {
    let note = |presence: &str| json!({"command": {"type": "check_in", "entrant": 2, "presence": presence}});
    let state = quiet(&json!({"entries": 3, "steps": [note("here")]}));
    let seen = |state: &Value| list(&state["entries"]).iter().map(|one| one["presence"].clone()).collect::<Vec<_>>();
    assert_eq!(seen(&state), [Value::Null, json!("here"), Value::Null]);
    assert!(list(&state["entries"]).iter().all(|one| one["state"] == "approved"));
    let back = quiet(&json!({"entries": 3, "steps": [note("here"), note("not_seen")]}));
    assert_eq!(seen(&back)[1], Value::Null);
}

// rule: TRN-18
#[test]
fn the_log_says_who_sat_at_a_match_when_something_was_done_there() {
    let file = json!({"entries": 4, "draw": true, "steps": [{"command": "result 1 first 7-3"}, {"command": "result 2 first 7-3"},
        {"command": "call 3"}, {"command": {"type": "correct", "match": 1, "winner": "second", "score": [7, 3], "accepting": [3, 4]}}]});
    let state = quiet(&file);
    let pair = |what: &str| {
        let line = list(&state["log"]).iter().find(|line| line["what"] == what && line["match"] == 3).cloned();
        line.unwrap()["pair"].clone()
    };
    let now = game(&state, 3)["seats"].clone();
    assert_ne!(pair("called")[0], now[0]["entrant"], "others were called than meet now");
}

// rule: TRN-18
#[test]
fn what_is_not_there_or_not_in_order_is_refused_with_a_clause_and_a_way_out() {
    let steps = ["result 999 first", "break 1 first", "call 1", "return 1 first", "confirm 1", "start 1", "call 1"];
    let mut steps: Vec<Value> = steps.iter().map(|line| json!({ "command": line })).collect();
    steps.push(json!({"command": {"type": "undo", "act": 9999}}));
    let answer = answer(&json!({"entries": 2, "draw": true, "steps": steps}));
    let refusals = list(&answer["refusals"]);
    assert!(refusals.len() >= 5, "{refusals:?}");
    for refusal in refusals {
        assert!(refusal["clause"].is_string(), "{refusal}");
    }
}

/// A tie to 7 between Anna and Aldo, and Bruno and Bea, at so many tables.
fn tie_at(tables: u32, steps: Value, until: &str) -> Value {
    json!({"format": "davis_cup", "length": 7, "entries": [["Anna", "Aldo"], ["Bruno", "Bea"]], "draw": true, "tables": tables,
        "steps": steps, "until": until})
}

// rule: DAV-02, TRN-06
#[test]
fn a_tie_takes_two_tables_and_one_called_to_a_single_table_gets_the_next_that_is_free() {
    let seen = |file: &Value| {
        let state = quiet(file);
        let taken: Vec<bool> = list(&state["tables"]).iter().map(|table| table["match"] == 1).collect();
        let status = game(&state, 1)["status"].clone();
        (status["table"].clone(), status["tie"]["second_table"].clone(), taken)
    };
    for line in ["call 1", "call_next", "start 1"] {
        let both = seen(&tie_at(3, json!([{ "command": line }]), "1:00"));
        assert_eq!(both, (json!(1), json!(2), vec![true, true, false]), "{line}");
    }
    let closed = json!({"command": {"type": "close_table", "table": 2}});
    let open = json!({"command": {"type": "open_table", "table": 2}});
    let alone = seen(&tie_at(2, json!([closed, {"command": "call 1"}]), "1:00"));
    assert_eq!(alone, (json!(1), Value::Null, vec![true, false]));
    for line in ["call 1", "call_next"] {
        let then = seen(&tie_at(2, json!([closed, {"command": "call 1"}, open, { "command": line }]), "1:00"));
        assert_eq!(then, (json!(1), json!(2), vec![true, true]), "{line}");
    }
    let lines = ["result 1 Anna first_second", "result 1 Anna second_first", "result 1 Anna doubles"];
    let over: Vec<Value> = lines.iter().map(|line| json!({ "command": line })).collect();
    let mut steps = vec![json!({"command": "call 1"})];
    steps.extend(over);
    assert_eq!(seen(&tie_at(2, json!(steps), "1:00")).2, [false, false], "both are free when the tie is over");
}

// rule: TRN-12, DAV-02
#[test]
fn whoever_of_a_pair_is_missing_from_draw_to_result_loses_their_own_singles_only() {
    let missing = json!({"type": "absent", "match": 1, "entrant": "first", "member": "first"});
    let at = |at: &str, line: &str| json!({"at": at, "command": line});
    let steps = json!([at("0:00", "call 1"), {"at": "0:00", "command": missing},
        at("30:00", "result 1 first second_first 7-5"),
        at("50:00", "result 1 first doubles 7-1"),
        at("80:00", "result 1 first seconds 7-6")]);
    let halfway = quiet(&tie_at(2, json!([steps[0], steps[1], steps[2]]), "35:30"));
    let status = game(&halfway, 1)["status"].clone();
    assert_eq!(
        (&status["phase"]["type"], list(&status["rubbers"]).len()),
        (&json!("playing"), 1),
        "the other plays on"
    );
    let late = &game(&halfway, 1)["late_in"][0];
    assert_eq!((&late["rubber"], &late["points"]), (&json!("first_second"), &json!(3)));
    // Lost at the fourth point of seven, the phase after is played by who is there, the third waits anew from its beginning.
    let whole = quiet(&tie_at(2, steps.clone(), "89:00"));
    let status = game(&whole, 1)["status"].clone();
    let of =
        |name: &str| list(&status["rubbers"]).iter().find(|one| one["rubber"] == name).cloned().unwrap_or_default();
    assert_eq!(
        (of("first_second")["how"].clone(), of("first_second")["score"].clone()),
        (json!("late"), json!([4, 0]))
    );
    assert_eq!(status["phase"]["type"], "ended", "{status}");
    assert_eq!(status["phase"]["report"]["score"], json!([3, 1]), "two singles and the doubles decide it");
    // Where they are needed to the end, the second of their singles is lost forty minutes after its own beginning.
    let steps = json!([
        steps[0],
        steps[1],
        steps[2],
        at("50:00", "result 1 second doubles 7-1"),
        at("80:00", "result 1 first seconds 7-6")
    ]);
    for (until, phase) in [("89:59", "playing"), ("90:00", "ended")] {
        assert_eq!(game(&quiet(&tie_at(2, steps.clone(), until)), 1)["status"]["phase"]["type"], phase, "{until}");
    }
    let over = game(&quiet(&tie_at(2, steps, "90:00")), 1).clone();
    let (report, lower) = (&over["status"]["phase"]["report"], &over["seats"][1]["entrant"]);
    assert_eq!((&report["score"], &report["winner"]), (&json!([3, 2]), lower));
}

// rule: TRN-12
#[test]
fn who_comes_late_to_a_tie_pays_in_their_own_match_and_a_pair_that_does_not_come_loses_the_tie() {
    let absent = |member: Value| json!({"at": "0:00", "command": {"type": "absent", "match": 1, "entrant": "first", "member": member}});
    let come =
        json!({"at": "31:00", "command": {"type": "arrive", "match": 1, "entrant": "first", "member": "second"}});
    let call = json!({"at": "0:00", "command": "call 1"});
    let state = quiet(&tie_at(2, json!([call, absent(json!("second")), come]), "32:00"));
    let tie = game(&state, 1)["status"]["tie"].clone();
    assert_eq!(tie["late"], json!([{"rubber": "second_first", "chair": "first", "points": 2, "time": 0}]));
    assert!(tie["missed"].is_null());
    let low = answer(&tie_at(
        2,
        json!([call, absent(json!("second")), come, {"command": "result 1 first second_first 7-1"}]),
        "33:00",
    ));
    assert_eq!(low["refusals"][0]["clause"], "TRN-12", "the two points stand: {}", low["refusals"]);
    let gone =
        |until: &str| game(&quiet(&tie_at(2, json!([call, absent(Value::Null)]), until)), 1)["status"]["phase"].clone();
    assert_eq!(gone("39:59")["type"], "called");
    assert_eq!(gone("40:00")["report"]["how"], "late");
    let one_by_one = json!([call, absent(json!("first")), absent(json!("second"))]);
    let lost = game(&quiet(&tie_at(2, one_by_one, "40:00")), 1).clone();
    assert_eq!(lost["status"]["phase"]["report"]["winner"], lost["seats"][1]["entrant"]);
}

// rule: SWG-04, SWG-06
#[test]
fn a_gammon_resigned_in_a_swing_counts_double_and_a_schedule_that_stands_is_refused() {
    let game = |line: &str, chips: Value| json!({"entries": 2, "draw": true, "format": {"type": "swing", "points": 3000, "chips": chips}, "steps": [{ "command": line }]});
    let state = quiet(&game("result 1 first resigned gammon 2", json!(300)));
    let points: Vec<&Value> = list(&state["divisions"][0]["standings"]).iter().map(|one| &one["points"]).collect();
    assert_eq!(points, [4200, 1800]);
    let answer = answer(&game("result 1 first single 1", json!([300, 300])));
    let refusals = list(&answer["refusals"]);
    assert_eq!(refusals[0]["clause"], "SWG-06");
    assert_eq!(refusals.len(), 2, "what follows from it is not said again and again: {refusals:?}");
}

// rule: TRN-19
#[test]
fn when_the_time_for_an_appeal_is_over_the_ruling_is_final_with_nobody_acting() {
    let rule = json!({"type": "rule", "match": 1, "about": "first", "clause": "TRN-21", "reason": "noise", "remedy": "warning"});
    for (until, state) in [("4:59", "holds"), ("5:00", "final")] {
        let file = json!({"entries": 2, "draw": true, "until": until, "steps": [{"at": 0, "command": "call 1"}, {"command": rule}]});
        assert_eq!(quiet(&file)["rulings"][0]["state"], state, "{until}");
    }
    let appeal = json!({"type": "appeal", "ruling": 1, "entrant": 1});
    let in_time = json!({"entries": 2, "draw": true, "until": "6:00", "steps": [
        {"at": 0, "command": "call 1"}, {"command": rule}, {"at": "1:00", "command": appeal}]});
    assert_eq!(
        quiet(&in_time)["rulings"][0]["state"],
        "appealed",
        "an appeal that came in time is heard for as long as it takes"
    );
}

// rule: TRN-12
#[test]
fn a_swing_is_lost_with_the_first_point_of_lateness_since_it_is_a_single_game() {
    let file = json!({"entries": 2, "draw": true, "format": {"type": "swing", "points": 1000, "chips": 100}, "until": "25:00",
        "steps": [{"at": 0, "command": "absent 1 first"}]});
    let report = game(&quiet(&file), 1)["status"]["phase"]["report"].clone();
    assert_eq!((&report["how"], report["winner"] == 0), (&json!("late"), false));
}

// rule: TRN-12
#[test]
fn without_an_hour_lateness_counts_from_when_somebody_is_missed() {
    let file = json!({"entries": 2, "draw": true, "length": 11, "steps": [
        {"at": "3:00", "command": "absent 1 first"}, {"at": "28:00", "command": "arrive 1 first"}]});
    let state = quiet(&file);
    assert_eq!(game(&state, 1)["status"]["sides"][1]["points"], 1, "20 minutes from minute 3, and 5 more");
}

// rule: TRN-14
#[test]
fn where_a_match_has_a_clock_it_runs_instead_of_points_unless_the_tournament_counts_points() {
    for (loses, points, lost) in [(Value::Null, 0, 360_000), (json!("points"), 1, 0)] {
        let mut file = json!({"entries": 2, "draw": true, "length": 7, "clock": true, "steps": [
            {"at": 0, "command": "absent 1 first"}, {"at": "26:00", "command": "arrive 1 first"}]});
        if !loses.is_null() {
            file["late_loses"] = loses;
        }
        let sides = game(&quiet(&file), 1)["status"]["sides"].clone();
        assert_eq!((&sides[1]["points"], &sides[0]["time_lost"]), (&json!(points), &json!(lost)));
    }
}

// rule: TRN-12
#[test]
fn a_score_has_at_least_the_points_that_lateness_gave() {
    let file = |score: &str| {
        json!({"entries": 2, "draw": true, "length": 7, "steps": [
            {"at": 0, "command": "absent 1 first"}, {"at": "31:00", "command": "start 1"}, {"command": format!("result 1 first {score}")}]})
    };
    assert_eq!(refused(&file("7-1")), "TRN-12");
    quiet(&file("7-2"));
}

#[test]
fn ratings_have_the_names_as_entered_and_the_ramp_the_tournament_asks_for() {
    let file = |ramp: Value| {
        let mut file = json!({"entries": ["Anna Rossi", "Bruno"], "draw": true, "length": 9, "steps": [{"command": "result 1 Anna Rossi 9-3"}]});
        if !ramp.is_null() {
            file["rating"] = ramp;
        }
        quiet(&file)["ratings"][0].clone()
    };
    // 4 x 3 x 1/2 is 6 at even chances.
    for (ramp, rating) in [(Value::Null, 15_300_000), (json!("club"), 15_120_000), (json!("none"), 15_060_000)] {
        let line = file(ramp);
        assert_eq!((&line["name"], &line["after"]["rating"]), (&json!("Anna Rossi"), &json!(rating)));
    }
}

// rule: TRN-06
#[test]
fn a_match_that_nobody_has_called_is_called_when_the_director_starts_it() {
    let state = quiet(&json!({"entries": 2, "draw": true, "steps": [{"command": "start 1"}]}));
    let status = game(&state, 1)["status"].clone();
    assert_eq!((&status["phase"]["type"], &status["table"]), (&json!("playing"), &json!(1)));
}

#[test]
fn what_a_file_gets_wrong_is_said_where_it_is() {
    let error = |file: Value| {
        let mut file = file;
        file["stream"] = json!("tournament");
        tavola_replay::replay(&file).unwrap_err().to_string()
    };
    let step = |command: Value| error(json!({"entries": 2, "draw": true, "steps": [{ "command": command }]}));
    assert!(step(json!("penalise 1")).contains("there is no command penalise"));
    assert!(step(json!({"type": "result", "match": 1})).starts_with("step 1: result: missing field `winner`"));
    assert!(error(json!({"format": {"type": "knock_out", "feeding": "all"}})).contains("feeding"));
    assert!(error(json!({"draw": "yes"})).starts_with("draw: true, or an object"));
    let not_drawn = quiet(&json!({"entries": 4, "draw": false}));
    assert_eq!(list(&not_drawn["matches"]).len(), 0);
}

#[test]
fn a_remedy_or_a_charge_may_be_named_with_its_points_beside_it() {
    let rule = |remedy: Value| json!({"type": "rule", "match": 1, "about": "first", "clause": "TRN-21", "reason": "noise", "remedy": remedy});
    let mut beside = rule(json!("penalty_points"));
    beside["points"] = json!(2);
    let file = json!({"entries": ["Anna", "Bruno"], "fees": {"entry": 500}, "draw": true, "steps": [
        {"command": {"type": "pay", "entrant": "anna", "charge": "entry", "amount": 500}},
        {"command": "start 1"}, {"command": beside}, {"command": rule(json!("loss_of_game"))}]});
    let state = quiet(&file);
    assert_eq!(game(&state, 1)["status"]["sides"][1]["points"], 3);
    assert_eq!(list(&state["entries"])[0]["paid"], 500);
}

// rule: TRN-03
#[test]
fn a_line_of_a_list_that_cannot_be_entered_is_named_before_the_reason() {
    let file = json!({"steps": [{"command": {"type": "import", "csv": "name\nAnna\nBruno\nanna\n"}}]});
    let refusal = answer(&file)["refusals"][0].clone();
    assert_eq!(refusal["message"], "line 4: anna has already entered main, as number 1");
    assert_eq!(
        (&refusal["message_key"], &refusal["args"]["line"]),
        (&json!("tournament-refused-entered-twice"), &json!({ "number": 4 }))
    );
}

// rule: MAT-06
#[test]
fn a_result_posted_to_a_shorter_length_stands_and_one_noticed_before_is_played_on() {
    let file = |noticed: &str| {
        json!({"entries": 2, "draw": true, "length": 7, "steps": [{"command": "start 1"}, {"command":
            {"type": "wrong_length", "match": 1, "noted": 5, "score": [5, 3], "noticed": noticed}}]})
    };
    let posted = game(&quiet(&file("posted")), 1)["status"].clone();
    assert_eq!((&posted["length"], &posted["phase"]["report"]["score"]), (&json!(5), &json!([5, 3])));
    let in_play = game(&quiet(&file("in_play")), 1)["status"].clone();
    assert_eq!((&in_play["length"], &in_play["phase"]["type"]), (&json!(7), &json!("playing")));
}

// rule: MAT-06, TRN-01
#[test]
fn what_the_rules_themselves_decide_is_recorded_with_grounds_that_every_language_can_say() {
    let ruled = |length: Value, score: [u32; 2], noticed: &str| {
        let wrong = json!({"type": "wrong_length", "match": 1, "noted": length, "score": score, "noticed": noticed});
        let steps = json!([{"command": "start 1"}, {"command": wrong}]);
        quiet(&json!({"entries": 2, "draw": true, "length": 7, "steps": steps}))["rulings"][0].clone()
    };
    for (length, score, noticed, grounds) in [
        (json!(5), [5, 3], "posted", "result_posted"),
        (json!(9), [8, 0], "in_play", "length_passed"),
        (json!(9), [5, 2], "in_play", "noticed_in_play"),
        (Value::Null, [5, 2], "in_play", "nothing_noted"),
    ] {
        assert_eq!(ruled(length, score, noticed)["grounds"], json!({ "type": grounds }));
    }
    let plays = [
        json!({"command": "start 1"}),
        json!({"command": "illegal_play 1 first"}),
        json!({"command": "illegal_play 1 first"}),
    ];
    let repeated = quiet(&json!({"entries": 2, "draw": true, "steps": plays}))["rulings"][0].clone();
    assert_eq!(repeated["grounds"], json!({"type": "illegal_plays", "count": 2}));
    assert_eq!(repeated["reason"], "illegal play number 2 in this match");
}

// rule: TRN-01
#[test]
fn a_ruling_stored_before_grounds_were_recorded_is_still_read() {
    let old = json!({"number": 1, "at": 0, "by": null, "of": 1, "about": null, "clause": "MAT-06",
        "reason": "the result is posted and stands", "remedy": {"type": "stands"}, "state": "holds", "appeal": null});
    let ruling: Ruling = serde_json::from_value(old.clone()).unwrap();
    assert_eq!((ruling.grounds, serde_json::to_value(&ruling).unwrap()), (None, old));
}

// rule: TRN-03
#[test]
fn a_name_nobody_has_is_refused_as_such() {
    for line in ["result 1 Zeno 7-3", "withdraw Zeno", "absent 1 Zeno"] {
        let file = json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": [{ "command": line }]});
        let refusal = answer(&file)["refusals"][0].clone();
        assert_eq!(
            (&refusal["clause"], &refusal["message_key"]),
            (&json!("TRN-03"), &json!("tournament-refused-no-name")),
            "{line}"
        );
    }
}

#[test]
fn a_swiss_with_more_rounds_than_its_field_allows_says_so_before_the_draw_and_who_meets_again_after_it() {
    let swiss = |entries: u32, rounds: u32, played: u32| {
        let mut steps = Vec::new();
        if played > 0 {
            steps.extend([json!({"command": "draw"}), json!({"command": "publish_draw"})]);
        }
        steps.extend((1..=played).map(|id| json!({ "command": format!("result {id} first") })));
        let file = json!({"entries": entries, "format": {"type": "swiss", "rounds": rounds}, "steps": steps});
        answer(&file)["state"]["divisions"][0].clone()
    };
    for (entries, most) in [(4, 3), (5, 5), (6, 5), (7, 7)] {
        assert_eq!(swiss(entries, most, 0)["most_rounds"], Value::Null, "{entries} can play {most}");
        assert_eq!(swiss(entries, most + 1, 0)["most_rounds"], most, "{entries} cannot play one more");
    }
    assert_eq!(swiss(4, 4, 6)["most_rounds"], Value::Null, "too late to say");
    assert_eq!(swiss(4, 3, 6)["met_again"], Value::Null, "three rounds of four have no second meeting");
    assert_eq!(swiss(4, 4, 6)["met_again"], json!([7, 8]), "in the fourth everybody meets somebody again");
}

/// A case in which a ruling about Anna is appealed against.
fn appealed(steps: Value) -> Value {
    let rule = json!({"type": "rule", "about": "Anna", "clause": "TRN-25", "reason": "a shout", "remedy": "warning"});
    let mut all = vec![json!({ "command": rule }), json!({"command": "appeal 1 Anna"})];
    all.extend(list(&steps).iter().cloned());
    json!({"entries": ["Anna", "Bruno"], "draw": true, "format": {"type": "knock_out", "consolation": "none"}, "steps": all})
}

fn last_refusal(file: &Value) -> Value {
    list(&answer(file)["refusals"]).last().expect("a refusal").clone()
}

// rule: TRN-19
#[test]
fn a_tournament_does_not_end_under_an_appeal_and_one_that_nobody_can_decide_is_closed_with_a_reason() {
    let finish = [json!({"command": "result 1 first"}), json!({"command": "finish"})];
    let open = appealed(json!(finish));
    assert_eq!(last_refusal(&open)["message_key"], "tournament-refused-appeal-open");
    let close = |reason: &str| json!({"command": {"type": "close_appeal", "ruling": 1, "reason": reason}});
    let nameless = appealed(json!([close(" ")]));
    assert_eq!(last_refusal(&nameless)["message_key"], "tournament-refused-no-reason");
    let closed = quiet(&appealed(json!([close("two of the committee have left"), finish[0], finish[1]])));
    let ruling = &closed["rulings"][0];
    assert_eq!((&ruling["state"], &closed["stage"]), (&json!("undecided"), &json!("finished")));
    assert_eq!(ruling["appeal"]["closed"], "two of the committee have left");
    // What can be decided is decided.
    let voted =
        ["hear 1 Anna", "cast_vote 1 Carla overturn", "cast_vote 1 Dario overturn", "cast_vote 1 director uphold"];
    let mut steps: Vec<Value> = voted.iter().map(|line| json!({ "command": line })).collect();
    steps.push(close("too late at night"));
    assert_eq!(last_refusal(&appealed(json!(steps)))["message_key"], "tournament-refused-can-be-decided");
}

// rule: TRN-19
#[test]
fn the_sides_of_an_appeal_are_those_who_played_when_it_was_made() {
    let rule = json!({"type": "rule", "match": 3, "about": "first", "clause": "TRN-25", "reason": "a shout", "remedy": "warning"});
    let steps = json!([{"command": "result 1 first"}, {"command": "result 2 first"}, {"command": rule},
        {"command": {"type": "appeal", "ruling": 1, "entrant": "first", "match": 3}},
        {"command": {"type": "correct", "match": 1, "winner": "second", "accepting": [3]}}]);
    let file =
        json!({"entries": 4, "draw": true, "format": {"type": "knock_out", "consolation": "none"}, "steps": steps});
    let state = answer(&file)["state"].clone();
    let appeal = &state["rulings"][0]["appeal"];
    assert!(
        list(&appeal["sides"]).contains(&appeal["by"]),
        "who appeals is heard, though others play by now: {appeal}"
    );
    assert_ne!(game(&state, 3)["seats"][0]["entrant"], appeal["by"]);
}

// rule: TRN-02
#[test]
fn who_came_for_a_member_is_called_by_name_and_is_no_party() {
    let replace = |name: &str| json!({"command": {"type": "replace_member", "ruling": 1, "member": "Carla", "by": format!("member:{name}"), "name": name}});
    let anna = last_refusal(&appealed(json!([replace(" anna ")])));
    assert_eq!(anna["message_key"], "tournament-refused-member-is-party", "by name too: {anna}");
    let twice = last_refusal(&appealed(json!([replace("Zeno"), {"command": "cast_vote 1 Carla uphold"}])));
    assert_eq!(twice["message"], "Carla is not on the committee for this appeal");
    let state = quiet(&appealed(json!([replace("Zeno")])));
    assert_eq!(state["rulings"][0]["appeal"]["successors"], json!([{"person": "member:Zeno", "name": "Zeno"}]));
}

// rule: TRN-08, TRN-09
#[test]
fn a_round_that_was_promised_is_played_or_left_by_name() {
    let file = |finish: Value| {
        let steps = json!([{"command": "result 1 first"}, {"command": "result 2 first"}, {"command": "result 3 first"}, {"command": finish}]);
        json!({"entries": 4, "draw": true, "rounds": "by_the_director", "steps": steps})
    };
    let refusal = last_refusal(&file(json!("finish")));
    assert_eq!(refusal["message_key"], "tournament-refused-unplayed", "the consolation was never drawn: {refusal}");
    let left = quiet(&file(json!({"type": "finish", "leaving": ["main"]})));
    assert_eq!(left["stage"], "finished");
    let undrawn = json!({"entries": 4, "steps": [{"command": "finish"}]});
    assert_eq!(last_refusal(&undrawn)["message_key"], "tournament-refused-unplayed");
    let nobody = json!({"entries": 1, "steps": [{"command": "finish"}]});
    assert_eq!(quiet(&nobody)["stage"], "finished", "a division in which nobody could meet promises nothing");
    let disputed = json!({"entries": 2, "draw": true, "format": {"type": "knock_out", "consolation": "none"}, "steps": [
        {"command": "result 1 first"}, {"command": "dispute 1 who won"}, {"command": "finish"}]});
    assert_eq!(last_refusal(&disputed)["message_key"], "tournament-refused-in-dispute");
}

// rule: TRN-21
#[test]
fn a_disqualification_without_a_match_that_is_undone_leaves_nothing_behind() {
    let out = json!({"type": "rule", "about": "first", "match": 1, "clause": "TRN-21", "reason": "a fight", "remedy": "disqualify"});
    for remedy in ["disqualify", "ban"] {
        let case = |more: &[Value]| {
            let mut steps =
                vec![json!({"command": "call 1 2"}), json!({"command": "start 2"}), json!({"command": "score 2 3-1"})];
            steps.extend(more.iter().cloned());
            json!({"entries": ["Anna", "Bruno", "Carla", "Dario"], "draw": true, "tables": 3, "steps": steps})
        };
        let before = quiet(&case(&[]));
        let entry = |name: &str| {
            list(&before["entries"]).iter().find(|entry| entry["name"] == name).unwrap()["entrant"].clone()
        };
        for name in ["Anna", "Bruno", "Carla", "Dario"] {
            let mut rule = out.clone();
            rule.as_object_mut().unwrap().remove("match");
            rule["about"] = entry(name);
            rule["remedy"] = json!(remedy);
            let act = list(&before["log"]).len() + 1;
            let gone = quiet(&case(&[json!({ "command": rule })]));
            assert_ne!(gone["matches"], before["matches"]);
            let undo = json!({"command": {"type": "undo", "act": act, "accepting": [1, 2, 3, 4]}});
            let undone = quiet(&case(&[json!({ "command": rule }), undo]));
            assert_eq!(undone["matches"], before["matches"], "{name} {remedy}");
            assert_eq!(undone["entries"], before["entries"]);
            assert_eq!(undone["tables"], before["tables"]);
        }
    }
}

// rule: TRN-18
#[test]
fn a_disqualification_before_the_match_is_undone_with_the_walkover_that_came_of_it() {
    let case = |more: &[Value]| json!({"entries": 4, "draw": true, "tables": 3, "steps": more});
    let before = quiet(&case(&[]));
    let act = list(&before["log"]).len() + 1;
    let rule = json!({"at": 0, "command": {"type": "rule", "about": "first", "match": 2, "clause": "TRN-21", "reason": "a fight", "remedy": "disqualify"}});
    let announce = json!({"at": "1:00", "command": {"type": "announce", "text": "a minute later"}});
    let lost = quiet(&case(&[rule.clone(), announce.clone()]));
    assert_eq!(lost["matches"][1]["status"]["phase"]["type"], json!("ended"));
    let undo = json!({"command": {"type": "undo", "act": act, "accepting": [3]}});
    let undone = quiet(&case(&[
        rule,
        announce,
        undo,
        json!({"at": "2:00", "command": {"type": "announce", "text": "later still"}}),
    ]));
    assert_eq!((&undone["matches"], &undone["entries"]), (&before["matches"], &before["entries"]));
}

// rule: TRN-18
#[test]
fn how_somebody_came_in_is_not_undone_once_they_have_left() {
    let enter =
        json!({"actor": "Anna", "command": {"type": "enter", "division": "main", "people": [{"name": "Anna"}]}});
    let mut steps = vec![enter, json!({"command": "approve 1"})];
    for name in ["Bruno", "Carla", "Dario"] {
        steps.push(json!({"command": {"type": "enter", "division": "main", "people": [{"name": name}]}}));
    }
    steps.extend([
        json!({"command": "draw main"}),
        json!({"command": "publish_draw main"}),
        json!({"command": "withdraw 1"}),
    ]);
    let approved = list(&quiet(&json!({"divisions": [{"id": "main"}], "steps": steps[..2]}))["log"]).len();
    steps.push(json!({"command": {"type": "undo", "act": approved}}));
    let file = json!({"divisions": [{"id": "main"}], "steps": steps});
    assert_eq!(last_refusal(&file)["message_key"], "tournament-refused-entry-state");
}

// rule: TRN-21
#[test]
fn who_is_banned_twice_stays_banned_when_one_ban_is_undone_and_who_only_asked_is_not_let_in() {
    let ban = |entrant: u32| json!({"command": {"type": "rule", "about": entrant, "clause": "TRN-21", "reason": "a fight", "remedy": "ban"}});
    let divisions = json!([{"id": "main"}, {"id": "side"}]);
    let enter =
        |division: &str| json!({"command": {"type": "enter", "division": division, "people": [{"name": "Anna"}]}});
    let steps = json!([enter("main"), enter("side"), ban(1), ban(2), {"command": "undo 5"}, {"command": {"type": "enter", "division": "main", "people": [{"name": "Anna"}]}}]);
    let file = json!({"divisions": divisions, "steps": steps});
    let all = answer(&file);
    let keys: Vec<&Value> = list(&all["refusals"]).iter().map(|refusal| &refusal["message_key"]).collect();
    assert!(keys.contains(&&json!("tournament-refused-banned")), "{keys:?}");
}

#[test]
fn a_refusal_calls_people_by_their_names() {
    let refusal = last_refusal(
        &json!({"entries": ["Anna", "Bruno"], "steps": [{"command": "withdraw Anna"}, {"command": "withdraw Anna"}]}),
    );
    assert_eq!(refusal["message"], "Anna is already out");
}
