//! The worked cases: box A, captain B, then C, D, E; ledgers and next orders as they were worked out by hand.

use serde_json::json;

use super::scene::{Scene, club, galore, galore_with_many_cubes};

// rule: CHO-03, CHO-23
#[test]
fn ch_01_no_cube_and_the_box_wins_plain() {
    let mut scene = Scene::over_the_board(galore(), "ABCD");
    scene.result("box", "single");
    assert_eq!(scene.ledger(), "A+3 B-1 C-1 D-1");
    assert_eq!(scene.order(), "A | C, D, B");
}

// rule: CHO-04
#[test]
fn ch_02_no_cube_and_the_team_wins_plain() {
    let mut scene = Scene::over_the_board(galore(), "ABCD");
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-3 B+1 C+1 D+1");
    assert_eq!(scene.order(), "B | C, D, A");
}

// rule: CHO-04, CHO-07
#[test]
fn ch_03_the_captain_doubles_for_the_whole_team_and_the_box_passes() {
    let mut scene = Scene::over_the_board(galore(), "ABCD");
    assert_eq!(scene.refused("C", json!({"type": "double"})), "CHO-02");
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "drop"}));
    assert_eq!(scene.ledger(), "A-3 B+1 C+1 D+1");
    assert_eq!(scene.order(), "B | C, D, A");
}

#[test]
fn ch_04_the_captain_doubles_the_box_takes_and_wins_a_gammon() {
    let mut scene = Scene::over_the_board(galore(), "ABCD");
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.result("box", "gammon");
    assert_eq!(scene.ledger(), "A+12 B-4 C-4 D-4");
    assert_eq!(scene.order(), "A | C, D, B");
}

// rule: CHO-07, CHO-08
#[test]
fn ch_05_the_captain_drops_two_take_and_the_team_wins() {
    let mut scene = Scene::over_the_board(galore(), "ABCD");
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "drop"}));
    scene.does("C", json!({"type": "take"}));
    scene.does("D", json!({"type": "take"}));
    assert_eq!((scene.captain(), scene.order()), ("C".to_owned(), "A | C, D, B".to_owned()));
    assert_eq!(scene.refused("B", json!({"type": "advise", "text": "run"})), "CHO-07");
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-3 B-1 C+2 D+2");
    assert_eq!(scene.order(), "C | D, B, A");
}

// rule: CHO-08
#[test]
fn ch_06_the_captain_and_the_next_drop_and_the_best_placed_still_in_plays() {
    for (winner, ledger, order) in
        [("team", "A+0 B-1 C-1 D+2", "D | C, B, A"), ("box", "A+4 B-1 C-1 D-2", "A | C, B, D")]
    {
        let mut scene = Scene::over_the_board(galore(), "ABCD");
        scene.does("A", json!({"type": "double"}));
        scene.does("C", json!({"type": "drop"}));
        scene.does("D", json!({"type": "take"}));
        scene.does("B", json!({"type": "drop"}));
        assert_eq!((scene.captain(), scene.order()), ("D".to_owned(), "A | C, D, B".to_owned()));
        scene.result(winner, "single");
        assert_eq!(scene.ledger(), ledger);
        assert_eq!(scene.order(), order);
    }
}

/// Case 7 up to the box's answer to the beaver.
fn one_alone_takes() -> Scene {
    let mut scene = Scene::over_the_board(club(), "ABCDE");
    scene.does("A", json!({"type": "double"}));
    for name in ["B", "C", "D"] {
        scene.does(name, json!({"type": "drop"}));
    }
    assert_eq!(scene.refused("E", json!({"type": "take"})), "CHO-15");
    scene.does("E", json!({"type": "beaver"}));
    assert_eq!(scene.order(), "A | E, B, C, D");
    scene
}

// rule: CHO-15, CHO-20
#[test]
fn ch_07_one_alone_takes_and_must_beaver() {
    let mut scene = one_alone_takes();
    scene.does("A", json!({"type": "take"}));
    scene.result("box", "single");
    assert_eq!(scene.ledger(), "A+7 B-1 C-1 D-1 E-4");
    assert_eq!(scene.order(), "A | B, C, D, E");
}

// rule: CHO-15
#[test]
fn ch_08_the_sole_taker_wins_and_is_the_box() {
    let mut scene = one_alone_takes();
    scene.does("A", json!({"type": "raccoon"}));
    scene.does("E", json!({"type": "take"}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-5 B-1 C-1 D-1 E+8");
    assert_eq!(scene.order(), "E | B, C, D, A");
}

// rule: CHO-13
#[test]
fn ch_09_the_box_refuses_the_beaver_and_loses_the_box_though_ahead() {
    let mut scene = one_alone_takes();
    scene.does("A", json!({"type": "drop"}));
    assert_eq!(scene.ledger(), "A+1 B-1 C-1 D-1 E+2");
    assert_eq!(scene.order(), "E | B, C, D, A");
}

/// Case 10 up to the play on the board: B takes alone, C and D give additional cubes, E does not.
fn extras_given() -> Scene {
    let rules = json!({"game": {"preset": "chouette-galore"}, "extras": "on"});
    let mut scene = Scene::over_the_board(rules, "ABCDE");
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "take"}));
    for name in ["C", "D", "E"] {
        scene.does(name, json!({"type": "drop"}));
    }
    assert_eq!(scene.refused("B", json!({"type": "give_extra"})), "CHO-10");
    scene.does("C", json!({"type": "give_extra"}));
    scene.does("E", json!({"type": "decline_extra"}));
    scene.does("D", json!({"type": "give_extra"}));
    scene
}

// rule: CHO-10
#[test]
fn ch_10_the_sole_taker_accepts_extras_and_wins() {
    let mut scene = extras_given();
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A+1 B+8 C-4 D-4 E-1");
    assert_eq!(scene.order(), "B | C, D, E, A");
}

// rule: CHO-10
#[test]
fn ch_11_the_sole_taker_accepts_extras_and_loses_plain() {
    let mut scene = extras_given();
    scene.result("box", "single");
    assert_eq!(scene.ledger(), "A+5 B-4 C+0 D+0 E-1");
    assert_eq!(scene.order(), "A | C, D, E, B");
}

// rule: CHO-10
#[test]
fn ch_12_the_sole_taker_accepts_extras_and_loses_a_gammon() {
    let mut scene = extras_given();
    scene.result("box", "gammon");
    assert_eq!(scene.ledger(), "A+7 B-10 C+2 D+2 E-1");
    assert_eq!(scene.order(), "A | C, D, E, B");
}

// rule: CHO-10
#[test]
fn ch_13_an_extra_is_redoubled_and_settles_by_itself() {
    let mut scene = extras_given();
    scene.does("B", json!({"type": "double", "cubes": ["C", "D"]}));
    assert_eq!(scene.refused("A", json!({"type": "take"})), "CUB-03");
    scene.does("C", json!({"type": "take"}));
    scene.does("D", json!({"type": "drop"}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A+1 B+10 C-6 D-4 E-1");
}

// rule: CHO-11, CHO-18
#[test]
fn ch_15_a_gammon_counts_only_on_the_cube_that_was_turned() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("C", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.does("A", json!({"type": "double", "cubes": ["C"]}));
    scene.does("C", json!({"type": "take"}));
    scene.result("box", "gammon");
    assert_eq!(scene.ledger(), "A+10 B-1 C-8 D-1");
    assert_eq!(scene.order(), "A | C, D, B");
}

// rule: CHO-13
#[test]
fn ch_17_all_double_and_the_box_takes_only_the_captains_cube_by_a_beaver() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.all_double("BCD");
    let plain = json!({"type": "answer", "answers": {"B": "take", "C": "drop", "D": "drop"}});
    assert_eq!(scene.refused("A", plain), "CHO-13");
    scene.does("A", json!({"type": "answer", "answers": {"B": "beaver", "C": "drop", "D": "drop"}}));
    scene.does("B", json!({"type": "take"}));
    scene.result("box", "single");
    assert_eq!(scene.ledger(), "A+2 B-4 C+1 D+1");
    assert_eq!(scene.order(), "A | C, D, B");
}

// rule: CHO-13
#[test]
fn ch_18_all_double_the_box_takes_two_and_loses() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.all_double("BCD");
    scene.does("A", json!({"type": "answer", "answers": {"B": "take", "C": "take", "D": "drop"}}));
    scene.result("team", "gammon");
    assert_eq!(scene.ledger(), "A-9 B+4 C+4 D+1");
    assert_eq!(scene.order(), "B | C, D, A");
}

// rule: CHO-12, CHO-13
#[test]
fn ch_19_five_players_and_only_the_captains_cube_is_taken() {
    let only_the_captain = |rules, answer: &str| {
        let mut scene = Scene::over_the_board(rules, "ABCDE");
        scene.all_double("BCDE");
        scene.does("A", json!({"type": "answer", "answers": {"B": answer, "C": "drop", "D": "drop", "E": "drop"}}));
        scene
    };
    let mut club = only_the_captain(club(), "beaver");
    club.does("B", json!({"type": "take"}));
    club.result("box", "single");
    assert_eq!(club.ledger(), "A+1 B-4 C+1 D+1 E+1");
    assert_eq!(club.order(), "A | C, D, E, B");

    let mut galore = only_the_captain(galore_with_many_cubes(), "take");
    galore.result("box", "single");
    assert_eq!(galore.ledger(), "A-1 B-2 C+1 D+1 E+1");
    assert_eq!(galore.order(), "A | C, D, E, B");

    let on_money = json!({"game": {"preset": "chouette-galore"}, "cubes": "multiple", "box_stays": "wins_and_level"});
    let mut behind = only_the_captain(on_money, "take");
    behind.result("box", "single");
    assert_eq!(behind.ledger(), "A-1 B-2 C+1 D+1 E+1");
    assert_eq!(behind.order(), "B | C, D, E, A");
}

/// Case 21 up to the play on the board: C was taken earlier, the captain's cube is dropped.
fn captains_cube_dropped(rules: serde_json::Value) -> Scene {
    let mut scene = Scene::over_the_board(rules, "ABCD");
    scene.does("C", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.does("C", json!({"type": "rolled"}));
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "drop"}));
    assert_eq!(scene.captain(), "C");
    scene
}

// rule: CHO-14, CHO-19
#[test]
fn ch_21_the_captains_cube_is_dropped_and_the_next_plays_on() {
    let mut team_wins = captains_cube_dropped(club());
    team_wins.result("team", "single");
    assert_eq!(team_wins.ledger(), "A-4 B+1 C+2 D+1");
    assert_eq!(team_wins.order(), "B | C, D, A");

    let mut box_wins = captains_cube_dropped(club());
    box_wins.result("box", "single");
    assert_eq!(box_wins.ledger(), "A+2 B+1 C-2 D-1");
    assert_eq!(box_wins.order(), "A | C, D, B");
}

// rule: CHO-12
#[test]
fn ch_21_under_galore_a_captain_who_was_not_beaten_is_the_box() {
    let mut scene = captains_cube_dropped(galore_with_many_cubes());
    scene.result("box", "single");
    assert_eq!(scene.ledger(), "A+2 B+1 C-2 D-1");
    assert_eq!(scene.order(), "B | C, D, A");
}

// rule: CHO-17, CHO-18
#[test]
fn ch_23_the_first_tie_counts_the_second_only_if_the_box_wants() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.house(json!({"type": "tie", "die": 3})).unwrap();
    scene.house(json!({"type": "tie"})).unwrap();
    assert_eq!(scene.refused("B", json!({"type": "double"})), "CHO-17");
    assert_eq!(scene.refused("B", json!({"type": "decline_tie"})), "CHO-17");
    scene.does("A", json!({"type": "decline_tie"}));
    scene.result("box", "gammon");
    assert_eq!(scene.ledger(), "A+6 B-2 C-2 D-2");
}

// rule: CHO-17
#[test]
fn ch_24_the_box_wants_the_second_tie_too() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.house(json!({"type": "tie"})).unwrap();
    scene.house(json!({"type": "tie"})).unwrap();
    scene.does("A", json!({"type": "count_tie"}));
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.result("team", "gammon");
    assert_eq!(scene.ledger(), "A-24 B+16 C+4 D+4");
}

/// Eight players, B is the box's partner.
fn with_partner(rules: serde_json::Value) -> Scene {
    let mut scene = Scene::opened(json!({"rules": rules, "play": "over_the_board"}), "APBCDEFG");
    scene.does("A", json!({"type": "set_order", "order": super::scene::ids("APBCDEFG")}));
    scene.does("A", json!({"type": "seek_partner"}));
    scene.does("P", json!({"type": "accept_partner"}));
    scene.does("A", json!({"type": "start_game"}));
    assert_eq!(scene.captain(), "B");
    scene
}

// rule: CHO-22
#[test]
fn ch_25_partners_share_to_the_half_point() {
    let three_cubes = |winner: &str| {
        let mut scene = with_partner(galore_with_many_cubes());
        scene.all_double("BCD");
        scene.does("A", json!({"type": "take"}));
        scene.result(winner, "single");
        scene
    };
    let won = three_cubes("box");
    assert_eq!(won.ledger(), "A+4.5 B-2 C-2 D-2 E-1 F-1 G-1 P+4.5");
    let lost = three_cubes("team");
    assert_eq!(lost.ledger(), "A-4.5 B+2 C+2 D+2 E+1 F+1 G+1 P-4.5");
    let mut even = with_partner(galore_with_many_cubes());
    even.all_double("BCDEFG");
    even.does("A", json!({"type": "take"}));
    even.result("box", "single");
    assert_eq!(even.ledger(), "A+6 B-2 C-2 D-2 E-2 F-2 G-2 P+6");
}

// rule: CHO-21
#[test]
fn ch_27_the_box_wins_and_leaves() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.result("box", "single");
    assert_eq!(scene.order(), "A | C, D, B");
    scene.does("A", json!({"type": "leave"}));
    assert_eq!(scene.order(), "C | D, B");
}

// rule: CHO-05, CHO-21
#[test]
fn ch_28_the_box_announces_to_leave_in_mid_game_and_wins() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("A", json!({"type": "leave"}));
    scene.result("box", "single");
    assert_eq!(scene.ledger(), "A+3 B-1 C-1 D-1");
    assert_eq!(scene.order(), "C | D, B");
}

// rule: CHO-15
#[test]
fn who_takes_the_single_cube_alone_beavers_though_he_was_not_captain() {
    let single = json!({"game": {"preset": "chouette-club"}, "cubes": "single"});
    let mut scene = Scene::over_the_board(single, "ABCD");
    scene.does("A", json!({"type": "double"}));
    assert_eq!(scene.refused("D", json!({"type": "beaver"})), "CHO-02");
    scene.does("B", json!({"type": "drop"}));
    scene.does("C", json!({"type": "drop"}));
    assert_eq!(scene.refused("D", json!({"type": "take"})), "CHO-15");
    scene.does("D", json!({"type": "beaver"}));
    scene.does("A", json!({"type": "take"}));
    scene.result("team", "single");
    assert_eq!(scene.ledger(), "A-2 B-1 C-1 D+4");
    assert_eq!(scene.order(), "D | C, B, A");
}
