//! Rights and duties over the board: who may do what when, and on which clause it is refused.

use serde_json::json;
use tavola_base::Explain;

use super::scene::{Scene, club, galore, galore_with_many_cubes, id, ids};
use crate::chouette::{Balance, BoxFate, Presence};

// rule: CHO-01
#[test]
fn three_or_more_play_in_the_order_rolled() {
    let mut scene = Scene::opened(json!({"rules": galore(), "play": "over_the_board"}), "AB");
    assert_eq!(scene.refused("A", json!({"type": "roll_die", "die": 4})), "CHO-01");
    scene.does("C", json!({"type": "join", "name": "Carla"}));
    for (name, die) in [("A", 2), ("B", 5), ("C", 5)] {
        scene.does(name, json!({"type": "roll_die", "die": die}));
    }
    assert_eq!(scene.refused("A", json!({"type": "roll_die", "die": 6})), "CHO-01");
    scene.does("D", json!({"type": "join"}));
    scene.does("B", json!({"type": "roll_die", "die": 1}));
    scene.does("C", json!({"type": "roll_die", "die": 3}));
    assert_eq!(scene.order(), "C | B, A, D");
    scene.does("A", json!({"type": "leave"}));
    scene.does("D", json!({"type": "leave"}));
    assert_eq!(scene.refused("B", json!({"type": "start_game"})), "CHO-01");
}

// rule: CHO-02
#[test]
fn only_the_captain_offers_the_single_cube_and_only_he_beavers_for_the_team() {
    let mut scene =
        Scene::over_the_board(json!({"game": {"preset": "chouette-galore", "responses": "raccoon"}}), "ABCD");
    assert_eq!(scene.refused("C", json!({"type": "double", "cubes": ["C"]})), "CHO-02");
    scene.does("A", json!({"type": "double"}));
    assert_eq!(scene.refused("C", json!({"type": "beaver"})), "CHO-02");
    scene.does("C", json!({"type": "take"}));
    scene.does("D", json!({"type": "drop"}));
    scene.does("B", json!({"type": "beaver"}));
    scene.does("A", json!({"type": "take"}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-7 B+4 C+4 D-1");
}

// rule: CHO-05
#[test]
fn joiners_stand_at_the_end_and_do_not_play_before_the_next_game() {
    let mut scene = Scene::over_the_board(club(), "ABC");
    scene.does("E", json!({"type": "join"}));
    assert_eq!(scene.order(), "A | B, C, E");
    assert_eq!(scene.refused("E", json!({"type": "double"})), "CHO-07");
    assert!(scene.tries("E", json!({"type": "join"})).is_err());
    scene.result("team", "single");
    assert_eq!((scene.ledger(), scene.order()), ("A-2 B+1 C+1".to_owned(), "B | C, E, A".to_owned()));
    scene.does("B", json!({"type": "start_game"}));
    scene.does("E", json!({"type": "double"}));
}

// rule: CHO-05
#[test]
fn a_leavers_cube_plays_on_under_the_captain_and_then_he_goes() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("D", json!({"type": "leave"}));
    scene.does("B", json!({"type": "double"}));
    assert_eq!(scene.refused("B", json!({"type": "leave"})), "CHO-05");
    scene.does("A", json!({"type": "answer", "answers": {"B": "take", "D": "take"}}));
    scene.does("A", json!({"type": "double", "cubes": ["B", "D"]}));
    assert_eq!(scene.refused("D", json!({"type": "drop"})), "CUB-03");
    scene.does("B", json!({"type": "answer", "answers": {"B": "take", "D": "drop"}}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-3 B+4 C+1 D-2");
    assert_eq!(scene.order(), "B | C, A");
    assert_eq!(scene.state.members()[&id("D")].presence, Presence::Gone);
    assert_eq!(scene.state.ledger().points()[&id("D")], Balance::whole(-2));
    scene.does("D", json!({"type": "join"}));
    assert_eq!(scene.order(), "B | C, A, D");
}

// rule: CHO-05
#[test]
fn a_captain_who_leaves_hands_the_team_to_the_next() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("B", json!({"type": "leave"}));
    assert_eq!(scene.captain(), "C");
    scene.result("team", "single");
    assert_eq!(scene.order(), "C | D, A");
}

// rule: CHO-05
#[test]
fn by_another_rule_a_leaver_loses_his_cube_at_once() {
    let rules = json!({"game": {"preset": "chouette-club"}, "leaving": "loses"});
    let mut scene = Scene::over_the_board(rules, "ABCD");
    scene.does("B", json!({"type": "leave"}));
    assert_eq!((scene.captain(), scene.order()), ("C".to_owned(), "A | C, D".to_owned()));
    scene.result("box", "single");
    assert_eq!((scene.ledger(), scene.order()), ("A+3 B-1 C-1 D-1".to_owned(), "A | D, C".to_owned()));
}

// rule: CHO-05, CHO-10
#[test]
fn the_box_answers_for_who_gave_an_additional_cube_and_leaves() {
    let rules = json!({"game": {"preset": "chouette-galore"}, "extras": "on"});
    let mut scene = Scene::over_the_board(rules, "ABC");
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "take"}));
    scene.does("C", json!({"type": "drop"}));
    scene.does("C", json!({"type": "give_extra"}));
    scene.does("C", json!({"type": "leave"}));
    assert_eq!(scene.refused("C", json!({"type": "leave"})), "CHO-05");
    scene.does("B", json!({"type": "double", "cubes": ["C"]}));
    scene.does("A", json!({"type": "take"}));
    scene.result("team", "single");
    assert_eq!((scene.ledger(), scene.order()), ("A-1 B+7 C-6".to_owned(), "B | A".to_owned()));
}

// rule: CHO-06
#[test]
fn whoever_may_advise_depends_on_the_table() {
    let with = |consultation: &str| {
        let rules = json!({"game": {"preset": "chouette-club"}, "consultation": consultation});
        Scene::over_the_board(rules, "ABCD")
    };
    let advice =
        json!({"type": "advise", "text": "make the point", "steps": [{"from": 8, "to": 5}, {"from": 6, "to": 5}]});
    let mut free = with("free");
    free.does("C", advice.clone());
    assert_eq!(free.refused("A", advice.clone()), "CHO-06");
    assert_eq!(with("never").refused("C", advice.clone()), "CHO-06");

    let mut after_cube = with("after-cube");
    assert_eq!(after_cube.refused("C", advice.clone()), "CHO-06");
    after_cube.does("D", json!({"type": "double"}));
    assert_eq!(after_cube.refused("C", advice.clone()), "CHO-06");
    after_cube.does("A", json!({"type": "take"}));
    after_cube.does("C", advice.clone());

    let mut holders = with("cube-holders");
    assert_eq!(holders.refused("D", advice.clone()), "CHO-06");
    holders.does("D", json!({"type": "double"}));
    holders.does("D", advice.clone());
    holders.does("A", json!({"type": "take"}));
    assert_eq!(holders.refused("C", advice.clone()), "CHO-06");
    assert_eq!(holders.refused("C", json!({"type": "ask_advice", "member": "C"})), "CHO-02");
    holders.does("B", json!({"type": "ask_advice", "member": "C"}));
    holders.does("C", advice);
}

// rule: CHO-09
#[test]
fn the_last_holdout_must_reject_the_boxs_first_double_at_tables_of_five() {
    let rules = json!({"game": {"preset": "chouette-galore"}, "holdout": "on"});
    let mut last_to_answer = Scene::over_the_board(rules.clone(), "ABCDE");
    last_to_answer.does("A", json!({"type": "double"}));
    for name in ["B", "C", "D"] {
        last_to_answer.does(name, json!({"type": "drop"}));
    }
    assert_eq!(last_to_answer.refused("E", json!({"type": "take"})), "CHO-09");
    last_to_answer.does("E", json!({"type": "drop"}));
    assert_eq!(last_to_answer.ledger(), "A+4 B-1 C-1 D-1 E-1");
    assert_eq!(last_to_answer.order(), "A | C, D, E, B");

    let mut first_to_answer = Scene::over_the_board(rules.clone(), "ABCDE");
    first_to_answer.does("A", json!({"type": "double"}));
    first_to_answer.does("E", json!({"type": "take"}));
    for name in ["B", "C", "D"] {
        first_to_answer.does(name, json!({"type": "drop"}));
    }
    assert_eq!(first_to_answer.ledger(), "A+4 B-1 C-1 D-1 E-1");

    let mut four = Scene::over_the_board(rules, "ABCD");
    four.does("A", json!({"type": "double"}));
    four.does("B", json!({"type": "drop"}));
    four.does("C", json!({"type": "drop"}));
    four.does("D", json!({"type": "take"}));
    assert_eq!(four.captain(), "D");
}

// rule: CHO-09, CHO-15
#[test]
fn under_the_holdout_rule_a_sole_taker_rejects_the_first_double_and_beavers_at_smaller_tables() {
    let rules = json!({"game": {"preset": "chouette-club"}, "holdout": "on"});
    let mut five = Scene::over_the_board(rules.clone(), "ABCDE");
    five.does("A", json!({"type": "double"}));
    for name in ["B", "C", "D"] {
        five.does(name, json!({"type": "drop"}));
    }
    assert_eq!(five.refused("E", json!({"type": "beaver"})), "CHO-09");
    five.does("E", json!({"type": "drop"}));
    assert_eq!(five.ledger(), "A+4 B-1 C-1 D-1 E-1");

    let mut four = Scene::over_the_board(rules, "ABCD");
    four.does("A", json!({"type": "double"}));
    four.does("B", json!({"type": "drop"}));
    four.does("C", json!({"type": "drop"}));
    assert_eq!(four.refused("D", json!({"type": "take"})), "CHO-15");
}

// rule: CHO-11
#[test]
fn the_box_doubles_any_subset_and_nobody_is_asked_twice_in_a_turn() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    assert_eq!(scene.refused("C", json!({"type": "double", "cubes": ["D"]})), "CUB-02");
    scene.does("A", json!({"type": "double", "cubes": ["D", "B"]}));
    assert_eq!(scene.refused("C", json!({"type": "take"})), "CUB-03");
    scene.does("D", json!({"type": "take"}));
    assert_eq!(scene.refused("D", json!({"type": "drop"})), "CHO-11");
    assert_eq!(scene.refused("A", json!({"type": "double", "cubes": ["C"]})), "CUB-06");
    scene.does("B", json!({"type": "take"}));
    assert_eq!(scene.refused("A", json!({"type": "double", "cubes": ["B"]})), "CHO-11");
    scene.does("A", json!({"type": "double", "cubes": ["C"]}));
    scene.does("C", json!({"type": "drop"}));
    assert_eq!(scene.captain(), "B");
    scene.result("team", "gammon");
    assert_eq!(scene.ledger(), "A-7 B+4 C-1 D+4");
}

// rule: CHO-14
#[test]
fn the_captains_cube_is_taken_if_any_of_those_offered_together_is() {
    let mut scene = Scene::over_the_board(club(), "ABCDE");
    scene.all_double("BCD");
    let answers = json!({"type": "answer", "answers": {"B": "drop", "C": "take", "D": "take"}});
    assert_eq!(scene.refused("A", answers), "CHO-14");
    assert_eq!(scene.refused("A", json!({"type": "answer", "answers": {"B": "take", "C": "take"}})), "CHO-11");
    scene.does("A", json!({"type": "answer", "answers": {"B": "take", "C": "drop", "D": "take"}}));
}

// rule: CHO-14
#[test]
fn having_taken_the_captains_own_cube_before_excuses_nothing() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.does("B", json!({"type": "rolled"}));
    scene.does("A", json!({"type": "double", "cubes": ["B"]}));
    scene.does("B", json!({"type": "take"}));
    scene.does("B", json!({"type": "rolled"}));
    scene.all_double("BC");
    assert_eq!(scene.refused("A", json!({"type": "answer", "answers": {"B": "drop", "C": "take"}})), "CHO-14");
}

// rule: CHO-15
#[test]
fn a_sole_taker_who_answered_before_the_others_beavers_by_duty() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("A", json!({"type": "double"}));
    scene.does("C", json!({"type": "take"}));
    scene.does("B", json!({"type": "drop"}));
    scene.does("D", json!({"type": "drop"}));
    assert_eq!((scene.captain(), scene.order()), ("C".to_owned(), "A | C, D, B".to_owned()));
    scene.does("A", json!({"type": "take"}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-2 B-1 C+4 D-1");
}

// rule: CHO-16
#[test]
fn after_the_box_has_answered_nobody_offers_until_the_next_roll() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("C", json!({"type": "double"}));
    scene.does("A", json!({"type": "drop"}));
    assert_eq!(scene.refused("D", json!({"type": "double"})), "CHO-16");
    scene.does("B", json!({"type": "rolled"}));
    scene.does("D", json!({"type": "double"}));

    let mut galore = Scene::over_the_board(galore_with_many_cubes(), "ABCD");
    galore.does("C", json!({"type": "double"}));
    galore.does("A", json!({"type": "drop"}));
    galore.does("D", json!({"type": "double"}));
}

// rule: CHO-20
#[test]
fn if_all_refuse_the_box_wins_and_the_captain_alone_goes_to_the_end() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("A", json!({"type": "double"}));
    for name in ["D", "C", "B"] {
        scene.does(name, json!({"type": "drop"}));
    }
    assert_eq!((scene.ledger(), scene.order()), ("A+3 B-1 C-1 D-1".to_owned(), "A | C, D, B".to_owned()));
}

// rule: CHO-13
#[test]
fn a_box_that_wins_but_is_behind_in_money_goes_to_the_captain() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("C", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.does("C", json!({"type": "rolled"}));
    scene.does("A", json!({"type": "double", "cubes": ["C"]}));
    scene.does("C", json!({"type": "take"}));
    scene.does("C", json!({"type": "double"}));
    scene.does("A", json!({"type": "drop"}));
    scene.result("box", "single");
    assert_eq!((scene.ledger(), scene.order()), ("A-2 B-1 C+4 D-1".to_owned(), "B | C, D, A".to_owned()));
    assert_eq!(scene.state.games()[0].result.fate, BoxFate::Behind);
}

// rule: CHO-22
#[test]
fn a_partner_is_sought_from_the_captain_down_and_drawn_if_nobody_wants() {
    let mut seven = Scene::over_the_board(club(), "ABCDEFG");
    seven.result("box", "single");
    assert_eq!(seven.refused("A", json!({"type": "seek_partner"})), "CHO-22");

    let mut scene = Scene::over_the_board(club(), "ABCDEFGH");
    scene.result("box", "single");
    assert_eq!(scene.order(), "A | C, D, E, F, G, H, B");
    assert_eq!(scene.refused("A", json!({"type": "draw_partner", "member": "D"})), "CHO-22");
    scene.does("A", json!({"type": "seek_partner"}));
    assert_eq!(scene.refused("D", json!({"type": "accept_partner"})), "CHO-22");
    assert_eq!(scene.refused("C", json!({"type": "leave"})), "CHO-05");
    for name in ["C", "D", "E", "F", "G", "H", "B"] {
        scene.does(name, json!({"type": "decline_partner"}));
    }
    assert_eq!(scene.refused("A", json!({"type": "draw_partner", "member": "C"})), "CHO-22");
    scene.does("A", json!({"type": "draw_partner", "member": "D"}));
    scene.does("A", json!({"type": "start_game"}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-3 B+1 C+1 D-3 E+1 F+1 G+1 H+1");
    assert_eq!(scene.order(), "C | D, E, F, G, H, B, A");
}

// rule: CHO-23
#[test]
fn the_ledger_shows_who_owes_whom_and_the_fewest_payments_at_every_moment() {
    let settings = json!({
        "rules": club(), "play": "over_the_board", "stake": {"currency": "EUR", "unit": 500},
    });
    let mut scene = Scene::opened(settings, "ABCD");
    scene.does("A", json!({"type": "set_order", "order": ids("ABCD")}));
    scene.does("A", json!({"type": "start_game"}));
    scene.does("C", json!({"type": "double"}));
    scene.does("A", json!({"type": "drop"}));
    let account = |scene: &Scene| scene.state.ledger().accounts().values().next().unwrap().clone();
    assert_eq!(account(&scene).debts().len(), 1);
    assert_eq!(account(&scene).balances()[&id("C")], Balance::whole(500));
    scene.result("box", "single");
    assert_eq!(account(&scene).debts().len(), 3);
    assert_eq!(account(&scene).payments().len(), 2);
    scene.does("B", json!({"type": "pay", "to": "A", "currency": "EUR", "amount": 500}));
    assert_eq!(account(&scene).payments().len(), 1);
    assert_eq!(scene.refused("B", json!({"type": "pay", "to": "B", "currency": "EUR", "amount": 1})), "");
}

#[test]
fn a_cube_settled_by_agreement_is_paid_to_the_half_point() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.does("A", json!({"type": "offer_settlement", "cube": "B", "points": -1.5}));
    assert!(scene.tries("A", json!({"type": "accept_settlement", "cube": "B"})).is_err());
    assert!(scene.tries("C", json!({"type": "accept_settlement"})).is_err());
    scene.does("B", json!({"type": "accept_settlement"}));
    assert_eq!(scene.captain(), "C");
    scene.result("box", "single");
    assert_eq!((scene.ledger(), scene.order()), ("A+0.5 B+1.5 C-1 D-1".to_owned(), "A | B, D, C".to_owned()));
}

#[test]
fn entries_are_taken_back_step_by_step_with_everything_that_followed() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.all_double("BCD");
    scene.does("A", json!({"type": "drop"}));
    assert_eq!(scene.order(), "B | C, D, A");
    scene.does("A", json!({"type": "undo"}));
    assert_eq!((scene.order(), scene.state.games().len()), ("A | B, C, D".to_owned(), 0));
    scene.does("A", json!({"type": "undo", "steps": 2}));
    scene.does("A", json!({"type": "answer", "answers": {"B": "take"}}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-4 B+2 C+1 D+1");
    assert!(scene.tries("A", json!({"type": "undo", "steps": 99})).is_err());
}

#[test]
fn strangers_and_the_house_do_nothing_that_is_a_members() {
    let mut scene = Scene::over_the_board(club(), "ABC");
    assert!(scene.tries("Z", json!({"type": "leave"})).is_err());
    assert!(scene.house(json!({"type": "double"})).is_err());
    assert!(scene.tries("A", json!({"type": "tick"})).is_err());
    assert!(scene.tries("A", json!({"type": "roll"})).is_err());
    assert!(scene.tries("A", json!({"type": "open", "settings": {"rules": club()}})).is_err());
    assert!(scene.tries("A", json!({"type": "close"})).is_err());
    scene.result("box", "single");
    scene.does("A", json!({"type": "close"}));
    assert!(scene.tries("A", json!({"type": "start_game"})).is_err());
}

// rule: CHO-06
#[test]
fn what_was_said_stays_and_plays_shown_go_with_the_roll() {
    let mut scene = Scene::over_the_board(galore(), "ABCD");
    let step = json!([{"from": 8, "to": 5}]);
    scene.does("C", json!({"type": "advise", "text": "now or never"}));
    scene.does("D", json!({"type": "advise", "text": "", "steps": step}));
    scene.does("B", json!({"type": "advise", "text": "like this?", "steps": step}));
    scene.house(json!({"type": "rolled"})).unwrap();
    let said = |scene: &Scene| {
        let game = scene.state.game().unwrap();
        game.talk.advice.iter().map(|piece| (piece.number, piece.text.clone(), piece.steps.len())).collect::<Vec<_>>()
    };
    assert_eq!(said(&scene), [(1, "now or never".to_owned(), 0), (3, "like this?".to_owned(), 0)]);
    scene.does("D", json!({"type": "advise", "text": "no"}));
    assert_eq!(said(&scene).last(), Some(&(4, "no".to_owned(), 0)));
    scene.result("team", "single");
    scene.does("B", json!({"type": "start_game"}));
    assert!(said(&scene).is_empty());
}

#[test]
fn the_same_people_go_on_in_one_other_chouette_once_the_session_is_over() {
    let mut scene = Scene::over_the_board(galore(), "ABC");
    let go_on = |to: &str| json!({"type": "go_on", "chouette": to});
    assert_eq!(scene.house(go_on("next")).unwrap_err().message_key(), "chouette-not-over");
    scene.result("team", "single");
    scene.does("A", json!({"type": "close"}));
    assert!(scene.tries("A", go_on("next")).is_err());
    scene.house(go_on("next")).unwrap();
    assert_eq!(scene.house(go_on("other")).unwrap_err().message_key(), "chouette-goes-on-already");
    assert_eq!(scene.state.sequel().map(ToString::to_string), Some("next".to_owned()));
    let present: Vec<_> = scene.state.present().into_iter().map(ToString::to_string).collect();
    assert_eq!(present, ["B", "C", "A"]);
}
