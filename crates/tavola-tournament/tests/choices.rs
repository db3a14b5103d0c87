//! What can be chosen for a tournament beside its format, corrections of parts of a match, and manners at the board.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may panic")]

#[path = "../../tavola-replay/tests/support/tournaments.rs"]
mod events;

use events::{answer, game, list, quiet, refused};
use serde_json::{Value, json};
use tavola_replay::replay;

fn results(lines: &[&str]) -> Vec<Value> {
    lines.iter().map(|line| json!({ "command": format!("result {line}") })).collect()
}

fn standings(state: &Value) -> Vec<(u64, u64)> {
    let line = |line: &Value| (line["place"].as_u64().unwrap(), line["entrant"].as_u64().unwrap());
    list(&state["divisions"][0]["standings"]).iter().map(line).collect()
}

/// The matches of a division's rounds, as pairs of names.
fn pairs(state: &Value, round: u64) -> Vec<[u64; 2]> {
    let of = list(&state["matches"]).iter().filter(|game| game["round"] == round && game["readiness"] != "bye");
    of.map(|game| [0, 1].map(|seat: usize| game["seats"][seat]["entrant"].as_u64().unwrap())).collect()
}

/// All matches of a round won by the lower number, with that loser's score.
fn lower_wins(state: &Value, round: u64) -> Vec<Value> {
    let open = list(&state["matches"]).iter().filter(|game| game["round"] == round && game["readiness"] == "ready");
    open.map(|game| {
        let seat = |seat: usize| game["seats"][seat]["entrant"].as_u64().unwrap();
        let (winner, loser) = (seat(0).min(seat(1)), seat(0).max(seat(1)));
        json!({ "command": format!("result {} {winner} 7-{}", game["id"], loser % 7) })
    })
    .collect()
}

/// A tournament in which the lower number always wins, played round by round as far as it goes.
fn played(mut file: Value, rounds: u64) -> Value {
    for round in 1..=rounds {
        let state = quiet(&file);
        let steps = file["steps"].as_array_mut().unwrap();
        steps.extend(lower_wins(&state, round));
    }
    quiet(&file)
}

#[test]
fn equals_are_parted_by_the_list_of_tie_breaks_and_by_nothing_else() {
    let file = |breaks: Value| {
        // Five players, each of whom wins two and loses two.
        let ids = (1..=15).filter(|id| id % 3 != 0);
        let won: Vec<Value> = ids.map(|id| json!({"command": format!("result {id} first 7-{}", id % 6)})).collect();
        json!({"entries": 5, "draw": true, "format": "round_robin", "tie_breaks": breaks, "steps": won})
    };
    let places =
        |breaks: Value| -> Vec<u64> { standings(&quiet(&file(breaks))).iter().map(|(place, _)| *place).collect() };
    let plain = places(json!([]));
    assert!(plain.windows(2).any(|two| two[0] == two[1]), "equals share a place: {plain:?}");
    let parted = quiet(&file(json!(["points_difference"])));
    let line = &parted["divisions"][0]["standings"][0]["tie_breaks"];
    assert_eq!(line[0]["by"], "points_difference");
    let differences: Vec<f64> = list(&parted["divisions"][0]["standings"])
        .iter()
        .map(|line| line["tie_breaks"][0]["value"].as_f64().unwrap())
        .collect();
    assert!(differences.iter().sum::<f64>().abs() < 1e-9);
    assert!(
        standings(&parted).windows(2).filter(|two| two[0].0 == two[1].0).count()
            <= plain.windows(2).filter(|two| two[0] == two[1]).count()
    );
}

#[test]
fn a_one_point_play_off_parts_two_equals_and_can_be_undone() {
    let circle = ["1 first 7-0", "2 first 7-0", "3 first 7-0"];
    let base = json!({"entries": 3, "draw": true, "format": "round_robin", "tie_breaks": [], "steps": []});
    let order = |more: &[Value]| {
        let mut file = base.clone();
        let steps = file["steps"].as_array_mut().unwrap();
        let _ = circle;
        // Everybody wins once: each match is won so that it comes to a circle.
        let drawn = quiet(&base);
        let mut wins = std::collections::BTreeMap::<u64, u32>::new();
        for game in list(&drawn["matches"]).iter().filter(|game| game["readiness"] == "ready") {
            let pair = [0, 1].map(|seat: usize| game["seats"][seat]["entrant"].as_u64().unwrap());
            let cyclic = (pair[0] % 3 + 1) == pair[1];
            let winner = if cyclic { pair[0] } else { pair[1] };
            *wins.entry(winner).or_default() += 1;
            steps.push(json!({"command": format!("result {} {winner} 7-0", game["id"])}));
        }
        assert!(wins.values().all(|&won| won == 1), "{wins:?}");
        steps.extend(more.iter().cloned());
        file
    };
    assert_eq!(standings(&quiet(&order(&[]))).iter().map(|(place, _)| *place).collect::<Vec<_>>(), [1, 1, 1]);
    let parted = quiet(&order(
        &[json!({"command": "play_off 2 1"}), json!({"command": "play_off 3 1", "expect": "refused"})][..1],
    ));
    assert_eq!(standings(&parted)[0], (1, 2));
    let act = list(&parted["log"]).last().unwrap()["act"].as_u64().unwrap();
    let undone = quiet(&order(&[json!({"command": "play_off 2 1"}), json!({"command": format!("undo {act}")})]));
    assert_eq!(standings(&undone)[2].0, 1);
    let early = json!({"entries": 3, "draw": true, "format": "round_robin", "steps": [{"command": "play_off 2 1"}]});
    assert_eq!(list(&answer(&early)["refusals"]).len(), 1, "matches are still to be played");
}

#[test]
fn a_swiss_can_pair_neighbours_or_fold_or_draw_lots() {
    let swiss = |order: &str| {
        let format = json!({"type": "swiss", "rounds": 3, "order": order});
        played(json!({"entries": 8, "draw": true, "format": format, "steps": []}), 2)
    };
    let neighbours = swiss("neighbours");
    let order: Vec<u64> = standings(&played(
        json!({"entries": 8, "draw": true, "format": {"type": "swiss", "rounds": 2, "order": "neighbours"}, "steps": []}),
        2,
    ))
    .iter()
    .map(|(_, entrant)| *entrant)
    .collect();
    let at = |entrant: u64| order.iter().position(|&one| one == entrant).unwrap();
    let apart: usize = pairs(&neighbours, 3).iter().map(|[a, b]| at(*a).abs_diff(at(*b))).sum();
    assert!(apart <= 8, "neighbours meet: {:?} of {order:?}", pairs(&neighbours, 3));
    for order in ["lot", "fold"] {
        let state = swiss(order);
        let met: Vec<[u64; 2]> = (1..=3).flat_map(|round| pairs(&state, round)).collect();
        let different: std::collections::BTreeSet<_> = met.iter().map(|[a, b]| (a.min(b), a.max(b))).collect();
        assert_eq!((met.len(), different.len()), (12, 12), "nobody twice");
    }
}

// rule: TRN-10
#[test]
fn one_joins_a_swiss_late_with_half_a_point_until_half_of_its_rounds_have_begun() {
    let format = json!({"type": "swiss", "rounds": 4});
    let file = |steps: Value| json!({"entries": 7, "draw": true, "format": format, "steps": steps});
    let joined = played(file(json!([{"command": "enter Lara"}])), 1);
    let line = list(&joined["divisions"][0]["standings"]).iter().find(|line| line["entrant"] == 8).unwrap().clone();
    assert_eq!((&line["points"], &line["and_half"]), (&json!(0), &json!(true)));
    assert!(pairs(&joined, 2).iter().flatten().any(|&one| one == 8), "she plays from the next round on");
    let mut late = file(json!([]));
    for round in 1..=2 {
        let state = quiet(&late);
        late["steps"].as_array_mut().unwrap().extend(lower_wins(&state, round));
    }
    late["steps"].as_array_mut().unwrap().push(json!({"command": "enter Lara"}));
    assert_eq!(refused(&late), "TRN-10", "the third of four rounds has begun");
}

#[test]
fn who_enters_after_a_draw_that_is_not_published_makes_it_fall() {
    let file = json!({"entries": 4, "steps": [{"command": "draw"}, {"command": "enter Lara"}]});
    let fallen = quiet(&file);
    assert_eq!(fallen["divisions"][0]["draw"]["state"], "entries");
    let again = json!({"entries": 4, "steps": [{"command": "draw"}, {"command": "enter Lara"}, {"command": "draw"}, {"command": "publish_draw"}]});
    assert_eq!(list(&quiet(&again)["divisions"][0]["stages"][0]["rounds"][0]).len(), 4, "five on a sheet of eight");
}

#[test]
fn an_auction_pays_the_owners_of_the_best_placed() {
    let sell = |player: u32, buyer: &str, price: u32, back: u32| json!({"command": {"type": "sell_lot", "players": [player], "buyer": buyer, "price": price, "bought_back": back}});
    let base =
        |steps: Vec<Value>| json!({"entries": 4, "calcutta": {"returned": 9000, "parts": [70, 30]}, "steps": steps});
    let mut steps = vec![sell(1, "Zeno", 10_000, 5000), sell(2, "Yuri", 20_000, 0), sell(3, "Xaver", 5000, 0)];
    steps.extend([json!({"command": "draw"}), json!({"command": "publish_draw"})]);
    let sold = quiet(&base(steps.clone()));
    assert_eq!(sold["divisions"][0]["auction"][0]["owner"], Value::Null, "nothing is paid before it is over");
    let mut open = base(steps.clone());
    for _ in 0..8 {
        let state = quiet(&open);
        let ready: Vec<Value> = (1..=3).flat_map(|round| lower_wins(&state, round)).collect();
        open["steps"].as_array_mut().unwrap().extend(ready);
    }
    let over = quiet(&open);
    let line = |index: usize| over["divisions"][0]["auction"][index].clone();
    assert_eq!(
        (line(0)["owner"].clone(), line(0)["players_get"].clone()),
        (json!(11_025), json!(11_025)),
        "70 % of 315.00"
    );
    let second = [line(1)["owner"].as_i64().unwrap(), line(2)["owner"].as_i64().unwrap()];
    assert_eq!(second.iter().sum::<i64>(), 9450, "the cents of the second go to somebody");
    let twice = base(vec![sell(1, "Zeno", 100, 0), sell(1, "Yuri", 100, 0)]);
    assert_eq!(list(&answer(&twice)["refusals"]).len(), 1);
    let none = json!({"entries": 2, "steps": [sell(1, "Zeno", 100, 0)]});
    assert_eq!(list(&answer(&none)["refusals"]).len(), 1, "where there is no auction nothing is sold");
}

// rule: MAT-09
#[test]
fn in_a_best_of_three_the_direction_alternates_and_is_drawn_for_the_third() {
    let file = |lines: &[&str]| json!({"entries": 2, "draw": true, "length": 5, "series": "best_of_three", "steps": results(lines)});
    let direction = |state: &Value| game(state, 1)["status"]["direction"].clone();
    let begun = quiet(&file(&[]));
    assert_eq!(direction(&begun), "first");
    let one = quiet(&file(&["1 first 5-2"]));
    assert_eq!((direction(&one), game(&one, 1)["readiness"].clone()), (json!("second"), json!("begun")));
    let two = quiet(&file(&["1 first 5-2", "1 second 5-4"]));
    let drawn = direction(&two);
    assert!(drawn == "first" || drawn == "second");
    assert_eq!(
        drawn,
        direction(&quiet(&file(&["1 first 5-0", "1 second 5-0"]))),
        "the lot is the draw's, not the score's"
    );
    let over = quiet(&file(&["1 first 5-2", "1 second 5-4", "1 first 5-3"]));
    let status = game(&over, 1)["status"].clone();
    assert_eq!(status["phase"]["report"]["score"], json!([2, 1]));
    assert_eq!(
        list(&status["legs"]).iter().map(|leg| leg["direction"].clone()).collect::<Vec<_>>(),
        [json!("first"), json!("second"), drawn]
    );
    assert_eq!(list(&over["ratings"])[0]["after"]["experience"], 15, "three matches to five count");
    let quick = quiet(&file(&["1 first 5-2", "1 first 5-4"]));
    assert_eq!(game(&quick, 1)["status"]["phase"]["report"]["score"], json!([2, 0]));
    assert_eq!(refused(&file(&["1 first 7-2"])), "MAT-01");
    let mut corrected = file(&["1 first 5-2", "1 first 5-4"]);
    corrected["steps"].as_array_mut().unwrap().push(json!({"command": "correct 1 second 2-1"}));
    assert_eq!(game(&quiet(&corrected), 1)["status"]["phase"]["report"]["score"], json!([2, 1]));
}

// rule: MAT-09
#[test]
fn both_directions_are_drawn_for_some_third_match() {
    let directions: std::collections::BTreeSet<String> = (0..12)
        .map(|seed| {
            let steps = json!([{"command": "draw", "seed": "replay"}, {"command": "publish_draw"}, {"command": "result 1 first 5-0"}, {"command": "result 1 second 5-0"}]);
            let mut file = json!({"entries": 2, "length": 5, "series": "best_of_three", "steps": steps});
            file["steps"].as_array_mut().unwrap().insert(0, json!({"command": {"type": "add_words", "words": format!("word {seed}")}}));
            game(&quiet(&file), 1)["status"]["direction"].as_str().unwrap().to_owned()
        })
        .collect();
    assert_eq!(directions.len(), 2);
}

fn tie(ties: &str, lines: &[&str]) -> Value {
    json!({"format": {"type": "davis_cup", "ties": ties}, "entries": [["A1", "A2"], ["B1", "B2"]], "draw": true, "steps": results(lines)})
}

// rule: DAV-03
// rule: TRN-18
#[test]
fn one_match_of_a_tie_is_corrected_and_the_tie_with_it() {
    let with = |mut file: Value, line: &str| {
        file["steps"].as_array_mut().unwrap().push(json!({ "command": line }));
        file
    };
    let open = quiet(&with(tie("knock_out", &["1 first first_second 7-1"]), "correct 1 second first_second 7-1"));
    assert_eq!(list(&game(&open, 1)["status"]["rubbers"]).len(), 1);
    assert_eq!(game(&open, 1)["readiness"], "begun");
    let three = ["1 first first_second", "1 first second_first", "1 first doubles"];
    let reopened = quiet(&with(tie("knock_out", &three), "correct 1 second doubles"));
    assert_eq!(game(&reopened, 1)["readiness"], "begun");
    assert_eq!(game(&reopened, 1)["status"]["phase"]["type"], "playing");
    let mut on = with(tie("knock_out", &three), "correct 1 second doubles");
    on["steps"].as_array_mut().unwrap().extend(results(&["1 second firsts", "1 second seconds"]));
    assert_eq!(game(&quiet(&on), 1)["status"]["phase"]["report"]["score"], json!([3, 2]));
    let five =
        ["1 first first_second", "1 first second_first", "1 first doubles", "1 second firsts", "1 second seconds"];
    let turned = quiet(&with(tie("group", &five), "correct 1 second doubles"));
    let report = game(&turned, 1)["status"]["phase"]["report"].clone();
    assert_eq!(
        (report["score"].clone(), report["winner"].clone()),
        (json!([3, 2]), game(&turned, 1)["seats"][1]["entrant"].clone())
    );
    assert_eq!(refused(&with(tie("knock_out", &three), "correct 1 first firsts")), "TRN-18", "it was not played");
}

// rule: DAV-02
// rule: TRN-18
#[test]
fn the_pairs_report_their_matches_one_after_the_other() {
    let base = tie("knock_out", &[]);
    let drawn = quiet(&base);
    let upper = game(&drawn, 1)["seats"][0]["entrant"].as_u64().unwrap();
    let (one, other) = if upper == 1 { ("A1", "B1") } else { ("B1", "A1") };
    let mut file = base;
    file["steps"] = json!([
        {"actor": one, "command": "result 1 first first_second 7-1"},
        {"actor": other, "command": "confirm 1"},
        {"actor": other, "command": "result 1 second second_first 7-2"},
        {"actor": one, "command": "confirm 1"},
    ]);
    let state = quiet(&file);
    assert_eq!(list(&game(&state, 1)["status"]["rubbers"]).len(), 2);
    assert_eq!(game(&state, 1)["status"]["dispute"], Value::Null);
}

// rule: TRN-12
#[test]
fn where_both_are_missed_nobody_wins_by_waiting() {
    let steps = json!([
        {"at": 0, "command": "call 1"}, {"at": "1:00", "command": "absent 1 first"},
        {"at": "1:00", "command": "absent 1 second"}, {"at": "70:00", "command": "announce We wait"},
    ]);
    let mut file = json!({"entries": 2, "draw": true, "length": 7, "steps": steps});
    assert_eq!(game(&quiet(&file), 1)["status"]["phase"]["type"], "called");
    file["steps"].as_array_mut().unwrap().push(json!({"at": "71:00", "command": "arrive 1 second"}));
    let over = quiet(&file);
    let report = game(&over, 1)["status"]["phase"]["report"].clone();
    assert_eq!(
        (report["how"].clone(), report["winner"].clone()),
        (json!("late"), game(&over, 1)["seats"][1]["entrant"].clone())
    );
}

// rule: TRN-06
#[test]
fn rounds_are_estimated_from_the_pace_seen_and_the_tables_there_are() {
    let ends = |tables: u32, steps: Value| {
        let state = quiet(
            &json!({"entries": 8, "draw": true, "tables": tables, "length": 5, "format": {"type": "knock_out", "consolation": "none"}, "steps": steps}),
        );
        list(&state["divisions"][0]["schedule"]).iter().map(|round| round["ends"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let (two, four) =
        (ends(2, json!([{"at": 0, "command": "announce x"}])), ends(4, json!([{"at": 0, "command": "announce x"}])));
    assert_eq!((two.len(), four.len()), (3, 3));
    assert!(two[0] > four[0], "fewer tables take longer");
    let quick = json!([{"at": 0, "command": "call 1"}, {"command": "start 1"}, {"at": "10:00", "command": "result 1 first 5-0"}]);
    assert!(ends(4, quick)[2] < four[2], "a room that plays fast is done sooner");
}

#[test]
fn a_heading_that_cannot_be_is_refused_and_a_key_nobody_reads_is_a_mistake() {
    let late = json!({"entries": 16, "draw": {"late_places": 5, "until": "30:00"}});
    let refusals = answer(&late)["refusals"].clone();
    assert_eq!((&refusals[0]["step"], &refusals[0]["clause"]), (&json!(0), &json!("TRN-10")));
    assert!(replay(&json!({"stream": "tournament", "entrie": 2})).is_err());
    let unknown = answer(
        &json!({"entries": 2, "draw": true, "steps": [{"command": "result 1 Nobody 7-1"}, {"command": "result 9 first"}]}),
    );
    assert_eq!(list(&unknown["refusals"]).len(), 2);
}

// rule: TRN-16
#[test]
fn a_spectator_touches_nothing_and_is_removed_for_cause_and_a_player_harmed_calls_the_director() {
    let base = json!([{"at": 0, "command": "call 1"}, {"command": "start 1"}]);
    let with = |more: Value| {
        let mut steps = list(&base).to_vec();
        steps.extend(list(&more).to_vec());
        json!({"entries": ["Anna", "Bruno"], "draw": true, "steps": steps})
    };
    let acts = [
        "score 1 3-0",
        "result 1 first 7-0",
        "confirm 1",
        "dispute 1 I saw it",
        "absent 1 first",
        "break 1 first",
        "illegal_play 1 first",
        "mix_dice 1 first",
        "announce Play faster",
        "undo 5",
    ];
    for act in acts {
        let tried = answer(&with(json!([{"actor": "Sam the spectator", "command": act}])));
        assert_eq!(list(&tried["refusals"]).len(), 1, "{act}");
        assert_eq!(game(&tried["state"], 1)["status"]["dispute"], Value::Null);
    }
    let harmed = with(json!([{"actor": "Anna", "command": "dispute 1 a spectator speaks to my opponent"}]));
    assert_eq!(game(&quiet(&harmed), 1)["status"]["dispute"]["by"], "Anna");
    let removed = with(json!([
        {"actor": "Anna", "command": "dispute 1 a spectator speaks to my opponent"},
        {"command": {"type": "rule", "match": 1, "clause": "TRN-16", "reason": "Sam pointed at a blot", "remedy": "remove_spectator"}},
    ]));
    let state = quiet(&removed);
    let ruling = &state["rulings"][0];
    assert_eq!((&ruling["remedy"]["type"], &ruling["about"]), (&json!("remove_spectator"), &Value::Null));
    assert_eq!(game(&state, 1)["status"]["dispute"], Value::Null, "play goes on");
    assert_eq!(game(&state, 1)["status"]["sides"][0]["points"], 0, "no player pays for a spectator");
}

// rule: TRN-16, TRN-17
#[test]
fn who_takes_signals_or_help_is_disqualified_without_prize() {
    let fees = json!({"entry": 10_000});
    let cheat = json!({"type": "rule", "match": 3, "about": "first", "clause": "TRN-17", "reason": "a phone under the table", "remedy": "disqualify"});
    let steps = json!([{"command": "result 1 first 7-0"}, {"command": "result 2 first 7-0"}, {"command": "call 3"}, {"command": "start 3"}, {"command": cheat}]);
    let file = json!({"entries": 4, "draw": true, "fees": fees, "format": {"type": "knock_out", "consolation": "none"}, "steps": steps});
    let state = quiet(&file);
    let out = list(&state["entries"]).iter().find(|entry| entry["state"] == "disqualified").unwrap()["entrant"].clone();
    let prizes = list(&state["divisions"][0]["prizes"]).to_vec();
    assert!(state["divisions"][0]["is_over"] == true && !prizes.is_empty());
    assert!(prizes.iter().all(|prize| prize["entrant"] != out), "{prizes:?}");
    let paid: i64 = prizes.iter().map(|prize| prize["amount"].as_i64().unwrap()).sum();
    assert_eq!(paid, 40_000, "no cent is lost with him");
}

// rule: TRN-25
#[test]
fn conduct_at_the_board_is_warned_then_sanctioned_under_its_clause() {
    let rule = |remedy: Value| json!({"command": {"type": "rule", "match": 1, "about": "Anna", "clause": "TRN-25", "reason": "she moves with both hands", "remedy": remedy}});
    let steps = json!([{"at": 0, "command": "call 1"}, {"command": "start 1"}, {"command": "score 1 0-0"},
        rule(json!("warning")), rule(json!({"type": "penalty_points", "points": 1})), rule(json!({"type": "loss_of_game", "points": 2}))]);
    let state = quiet(&json!({"entries": ["Anna", "Bruno"], "draw": true, "length": 7, "steps": steps}));
    let remedies: Vec<&Value> = list(&state["rulings"]).iter().map(|ruling| &ruling["remedy"]["type"]).collect();
    assert_eq!(remedies, ["warning", "penalty_points", "loss_of_game"]);
    let bruno = if game(&state, 1)["seats"][0]["entrant"] == 2 { 0 } else { 1 };
    assert_eq!(game(&state, 1)["status"]["sides"][bruno]["points"], 3);
    assert!(
        list(&state["rulings"])
            .iter()
            .all(|ruling| ruling["by"] == "director" && ruling["reason"] == "she moves with both hands")
    );
}

// rule: TRN-25
#[test]
fn who_is_not_on_turn_touches_neither_dice_nor_checkers() {
    for command in ["roll", "play 24/18 13/10", "double"] {
        let steps =
            json!([{"actor": "white", "command": "roll", "dice": "63"}, {"actor": "black", "command": command}]);
        let file = json!({"rules": "match", "steps": steps});
        let answer = replay(&file).unwrap();
        assert_eq!(list(&answer["refusals"]).len(), 1, "{command}");
    }
}
