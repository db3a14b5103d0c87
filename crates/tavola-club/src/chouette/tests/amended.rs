//! Clauses as they were amended after a first evening: settlements, the duty to be level, halves, and their options.

use serde_json::{Value, json};

use super::scene::{Scene, club, galore, id};
use crate::chouette::event::CubeEvent;
use crate::chouette::{BoxFate, ChouetteHappened, ChouetteViewer, Settled};

fn with(mut rules: Value, knob: &str, value: &str) -> Value {
    rules[knob] = json!(value);
    rules
}

fn settles(scene: &mut Scene, member: &str, points: f64) {
    scene.does(member, json!({"type": "offer_settlement", "points": points}));
    scene.does("A", json!({"type": "accept_settlement", "cube": member}));
}

// rule: CHO-24
#[test]
fn a_settlement_is_offered_for_the_position_as_it_is() {
    let offered = |scene: &Scene| scene.state.game().unwrap().talk.settlements.len();
    let ends: [(&str, Value); 2] = [("A", json!({"type": "rolled"})), ("C", json!({"type": "double"}))];
    for (who, end) in ends {
        let mut scene = Scene::over_the_board(club(), "ABC");
        scene.does("B", json!({"type": "offer_settlement", "points": 1}));
        assert_eq!(offered(&scene), 1);
        scene.does(who, end.clone());
        assert_eq!(offered(&scene), 0, "{end}");
        assert!(scene.tries("A", json!({"type": "accept_settlement", "cube": "B"})).is_err(), "{end}");
    }
}

// rule: CHO-24
#[test]
fn online_a_roll_and_a_play_end_what_was_offered_to_settle() {
    let settings = json!({"rules": club(), "pace": {"answer": 60000, "gather": 0, "fair": 0, "turn": null, "absence": null, "link": 2000}});
    let mut scene = Scene::online(settings, "ABC");
    let offered = |scene: &Scene| scene.state.game().unwrap().talk.settlements.len();
    let offer = json!({"type": "offer_settlement", "cube": "B", "points": 0.5});
    scene.does("A", offer.clone());
    scene.rolls("A", [3, 1], json!({"type": "roll_opening"}));
    assert_eq!(offered(&scene), 0);
    scene.does("A", offer.clone());
    scene.does("A", json!({"type": "play", "steps": [{"from": 8, "to": 5}, {"from": 6, "to": 5}]}));
    assert_eq!(offered(&scene), 0);
}

// rule: CHO-24
#[test]
fn all_being_settled_the_first_captain_decides_whoever_settled_last() {
    for (first, order, fate) in [
        (1.0, "B | C, D, A", BoxFate::Beaten),
        (-1.0, "A | C, D, B", BoxFate::Stays),
        (0.0, "A | C, D, B", BoxFate::Stays),
    ] {
        let mut scene = Scene::over_the_board(club(), "ABCD");
        settles(&mut scene, "B", first);
        settles(&mut scene, "D", -1.0);
        settles(&mut scene, "C", 3.0);
        assert_eq!((scene.order(), scene.state.games()[0].result.fate), (order.to_owned(), fate), "{first}");
        assert!(scene.state.games()[0].cubes.iter().all(|cube| cube.settled == Some(Settled::Agreed)));
    }
}

// rule: CHO-13
#[test]
fn taking_enough_counts_what_the_game_has_cost_before() {
    // G and H are passed first: two points. Of the six others three taken and three passed would leave the box behind.
    let mut scene = Scene::over_the_board(club(), "ABCDEFGH");
    for name in ["G", "H"] {
        scene.does(name, json!({"type": "double"}));
        scene.does("A", json!({"type": "drop"}));
        scene.does("A", json!({"type": "rolled"}));
    }
    scene.all_double("BCDEF");
    let answers = |taken: &str| {
        let answer = |name: char| (name.to_string(), json!(if taken.contains(name) { "take" } else { "drop" }));
        json!({"type": "answer", "answers": "BCDEF".chars().map(answer).collect::<serde_json::Map<_, _>>()})
    };
    assert_eq!(scene.refused("A", answers("BC")), "CHO-13");
    scene.does("A", answers("BCD"));
    scene.result("box", "single");
    assert_eq!(scene.ledger(), "A+2 B-2 C-2 D-2 E+1 F+1 G+1 H+1");
}

// rule: CHO-13
#[test]
fn whoever_takes_all_has_taken_enough_whatever_was_lost_before() {
    let mut scene = Scene::over_the_board(club(), "ABCDEF");
    for name in ["E", "F", "D"] {
        scene.does(name, json!({"type": "double"}));
        scene.does("A", json!({"type": "drop"}));
        scene.does("A", json!({"type": "rolled"}));
    }
    scene.all_double("BC");
    assert_eq!(scene.refused("A", json!({"type": "answer", "answers": {"B": "take", "C": "drop"}})), "CHO-13");
    scene.does("A", json!({"type": "take"}));
}

// rule: CHO-22
#[test]
fn partners_share_an_odd_result_to_the_half_point() {
    let mut scene = Scene::over_the_board(json!({"game": {"preset": "chouette-club"}, "partner_from": 4}), "ABCD");
    scene.result("box", "single");
    scene.does("A", json!({"type": "seek_partner"}));
    scene.does("C", json!({"type": "accept_partner"}));
    scene.does("A", json!({"type": "start_game"}));
    settles(&mut scene, "D", 1.0);
    settles(&mut scene, "B", -2.0);
    assert_eq!(scene.ledger(), "A+0.5 B-2 C+0.5 D+1");
}

// rule: CHO-05, CHO-21
#[test]
fn a_box_that_leaves_loses_its_cubes_where_leavers_lose_them() {
    let mut scene = Scene::over_the_board(with(club(), "leaving", "loses"), "ABCD");
    scene.does("C", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.does("A", json!({"type": "leave"}));
    assert_eq!((scene.ledger(), scene.order()), ("A-4 B+1 C+2 D+1".to_owned(), "B | C, D".to_owned()));
    assert!(scene.tries("A", json!({"type": "double"})).is_err());
}

// rule: CHO-08
#[test]
fn a_temporary_captain_plays_this_game_and_the_queue_is_as_before() {
    for (winner, order) in [("box", "A | C, D, B"), ("team", "C | B, D, A")] {
        let mut scene = Scene::over_the_board(with(galore(), "captain_after_drop", "temporary"), "ABCD");
        scene.does("A", json!({"type": "double"}));
        scene.does("B", json!({"type": "drop"}));
        scene.does("C", json!({"type": "take"}));
        scene.does("D", json!({"type": "take"}));
        assert_eq!((scene.captain(), scene.order()), ("C".to_owned(), "A | B, C, D".to_owned()));
        scene.result(winner, "single");
        assert_eq!(scene.order(), order, "{winner}");
    }
}

// rule: CHO-09
#[test]
fn the_last_rejects_any_double_of_the_box_where_that_is_the_rule() {
    for (holdout, refused) in [("any", true), ("first", false)] {
        let mut scene = Scene::over_the_board(with(club(), "holdout", holdout), "ABCDE");
        scene.does("A", json!({"type": "double", "cubes": ["E"]}));
        scene.does("E", json!({"type": "drop"}));
        scene.does("A", json!({"type": "rolled"}));
        scene.does("A", json!({"type": "double"}));
        scene.does("B", json!({"type": "drop"}));
        scene.does("C", json!({"type": "drop"}));
        let taken = scene.tries("D", json!({"type": "beaver"}));
        assert_eq!(taken.is_err(), refused, "{holdout}");
    }
}

// rule: CHO-10
#[test]
fn where_extras_are_free_nobody_pays_for_them() {
    for (extras, ledger) in [("paid", "A+1 B-2 C-1 D+2"), ("free", "A+1 B-1 C-1 D+1")] {
        let mut scene = Scene::over_the_board(with(galore(), "extras", extras), "ABCD");
        scene.does("A", json!({"type": "double"}));
        scene.does("B", json!({"type": "drop"}));
        scene.does("C", json!({"type": "drop"}));
        scene.does("D", json!({"type": "take"}));
        scene.does("B", json!({"type": "give_extra"}));
        scene.does("C", json!({"type": "decline_extra"}));
        settles(&mut scene, "D", 1.0);
        scene.does("B", json!({"type": "offer_settlement", "cube": "D", "points": 0}));
        scene.does("D", json!({"type": "accept_settlement", "cube": "B"}));
        assert_eq!(scene.ledger(), ledger, "{extras}");
    }
}

// rule: CHO-14
#[test]
fn by_the_literal_text_the_box_must_take_the_captains_cube() {
    let mut scene = Scene::over_the_board(with(club(), "captain_cube", "must"), "ABCD");
    scene.all_double("BC");
    assert_eq!(scene.refused("A", json!({"type": "drop"})), "CHO-14");
    scene.does("A", json!({"type": "answer", "answers": {"B": "take", "C": "drop"}}));
}

// rule: CHO-15
#[test]
fn by_the_literal_text_every_take_of_a_double_is_a_beaver() {
    let mut scene = Scene::over_the_board(with(club(), "beaver", "must"), "ABCD");
    scene.does("C", json!({"type": "double"}));
    assert_eq!(scene.refused("A", json!({"type": "take"})), "CHO-15");
    scene.does("A", json!({"type": "beaver"}));
    scene.does("C", json!({"type": "take"}));
}

#[test]
fn nothing_is_settled_that_could_not_be_paid_to_the_cent() {
    let at = |unit: u32| {
        let settings = json!({"rules": club(), "play": "over_the_board", "stake": {"currency": "EUR", "unit": unit}});
        let mut scene = Scene::opened(settings, "ABC");
        scene.does("A", json!({"type": "set_order", "order": ["A", "B", "C"]}));
        scene.does("A", json!({"type": "start_game"}));
        scene.tries("B", json!({"type": "offer_settlement", "points": 0.5})).is_ok()
    };
    assert_eq!((at(1), at(2), at(25), at(500)), (false, true, false, true));
}

// rule: CHO-06
#[test]
fn who_was_asked_advises_for_that_decision_and_the_captain_can_take_it_back() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    let (ask, advise) = (json!({"type": "ask_advice", "member": "C"}), json!({"type": "advise", "text": "run"}));
    scene.does("B", ask.clone());
    scene.does("C", advise.clone());
    scene.does("B", json!({"type": "take_back_asking", "member": "C"}));
    assert_eq!(scene.refused("C", advise.clone()), "CHO-06");
    scene.does("B", ask);
    scene.does("A", json!({"type": "rolled"}));
    assert_eq!(scene.refused("C", advise), "CHO-06");
    assert!(scene.tries("B", json!({"type": "take_back_asking", "member": "C"})).is_err());
}

// rule: CHO-06
#[test]
fn box_and_partner_speak_to_each_other_alone_and_a_lone_box_to_nobody() {
    let mut scene = Scene::over_the_board(json!({"game": {"preset": "chouette-club"}, "partner_from": 4}), "ABCD");
    assert_eq!(scene.refused("A", json!({"type": "advise", "text": "hm"})), "CHO-06");
    scene.result("box", "single");
    scene.does("A", json!({"type": "seek_partner"}));
    scene.does("C", json!({"type": "accept_partner"}));
    scene.does("A", json!({"type": "start_game"}));
    scene.does("C", json!({"type": "advise", "text": "hold the anchor"}));
    let heard = |scene: &Scene, who: &str| {
        let view = scene.state.view(&ChouetteViewer::Member(id(who)), scene.now);
        view.game.unwrap().advice.into_iter().map(|piece| (piece.text, piece.agreed)).collect::<Vec<_>>()
    };
    assert_eq!((heard(&scene, "A").len(), heard(&scene, "D").len()), (1, 0));
    assert!(scene.tries("D", json!({"type": "agree_to_advice", "number": 1})).is_err());
    scene.does("A", json!({"type": "agree_to_advice", "number": 1}));
    assert!(scene.tries("A", json!({"type": "agree_to_advice", "number": 1})).is_err());
    assert_eq!(heard(&scene, "C"), [("hold the anchor".to_owned(), vec![id("A")])]);
}

// rule: CHO-06
#[test]
fn only_legal_plays_of_the_roll_are_shown() {
    let rules = json!({"game": {"preset": "chouette-club"}, "consultation": "free"});
    let mut scene = Scene::online(json!({"rules": rules}), "ABC");
    scene.rolls("A", [2, 5], json!({"type": "roll_opening"}));
    let show = |steps: Value| json!({"type": "advise", "steps": steps});
    assert!(scene.state.view(&ChouetteViewer::Member(id("C")), scene.now).legal.steps.is_some());
    for wrong in [json!([{"from": 6, "to": 0}]), json!([{"from": 24, "to": 18}, {"from": 24, "to": 14}])] {
        assert!(scene.tries("C", show(wrong.clone())).is_err(), "{wrong}");
    }
    scene.does("C", show(json!([{"from": 13, "to": 8}, {"from": 13, "to": 11}])));
    scene.does("B", json!({"type": "play", "steps": [{"from": 13, "to": 8}, {"from": 13, "to": 11}]}));
    assert!(scene.tries("C", show(json!([{"from": 13, "to": 8}]))).is_err());
}

#[test]
fn what_is_said_to_everybody_is_read_by_everybody_and_after_the_end() {
    let mut scene = Scene::over_the_board(galore(), "ABC");
    scene.does("A", json!({"type": "say", "text": "good game"}));
    assert!(scene.tries("A", json!({"type": "say", "text": " "})).is_err());
    assert!(scene.tries("Z", json!({"type": "say", "text": "hello"})).is_err());
    scene.result("box", "single");
    scene.does("A", json!({"type": "close"}));
    scene.does("B", json!({"type": "say", "text": "see you"}));
    let said = scene.state.view(&ChouetteViewer::Watcher, scene.now).said;
    assert_eq!(
        said.iter().map(|one| (one.number, one.text.as_str())).collect::<Vec<_>>(),
        [(1, "good game"), (2, "see you")]
    );
}

#[test]
fn who_has_still_to_answer_stands_in_the_order_of_the_line() {
    let mut scene = Scene::opened(json!({"rules": club(), "play": "over_the_board"}), "ABCD");
    scene.does("A", json!({"type": "set_order", "order": ["C", "D", "B", "A"]}));
    scene.does("A", json!({"type": "start_game"}));
    scene.does("C", json!({"type": "double"}));
    let view = scene.state.view(&ChouetteViewer::Watcher, scene.now);
    assert_eq!(view.game.unwrap().round.unwrap().waiting, [id("D"), id("B"), id("A")]);
}

#[test]
fn what_has_just_happened_is_kept_and_an_answer_is_its_givers_until_all_have_answered() {
    let mut scene = Scene::over_the_board(club(), "ABC");
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "take"}));
    let answered = |scene: &Scene, who: &str| {
        let view = scene.state.view(&ChouetteViewer::Member(id(who)), scene.now);
        view.recent.into_iter().find_map(|event| match event.what {
            ChouetteHappened::Cube(CubeEvent::Answered { answers, .. }) => Some(answers.len()),
            _ => None,
        })
    };
    assert_eq!((answered(&scene, "B"), answered(&scene, "C")), (Some(1), Some(0)));
}

// rule: CHO-01
#[test]
fn with_two_left_every_act_of_a_game_says_that_a_chouette_needs_three() {
    let mut scene = Scene::opened(json!({"rules": club(), "play": "over_the_board"}), "AB");
    for act in [json!({"type": "start_game"}), json!({"type": "double"}), json!({"type": "rolled"})] {
        assert_eq!(scene.refused("A", act), "CHO-01");
    }
}
