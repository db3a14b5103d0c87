//! The scoreboard and the score sheet: results, confirmation, comparison, corrections, penalties, history.

use serde_json::json;

use crate::world::World;

fn no_clock(length: u64) -> World {
    World::new(json!({ "length": length }))
}

// rule: MAT-01
#[test]
fn a_result_counts_kind_times_cube_and_only_when_both_have_confirmed() {
    let entered = no_clock(9).white("double").black("take").white("result black gammon");
    let state = entered.white("confirm").state();
    assert_eq!((&state["score"]["black"], &state["waits_for"]), (&json!(0), &json!(["black"])));
    let counted =
        no_clock(9).white("double").black("take").white("result black gammon").white("confirm").black("confirm");
    assert_eq!(counted.state()["score"], json!({ "white": 0, "black": 4 }));
}

// rule: MAT-05
#[test]
fn a_result_changed_is_confirmed_anew() {
    let world = no_clock(9).white("result white single").white("confirm").black("result black single");
    assert_eq!(world.state()["waits_for"], json!(["white", "black"]));
}

// rule: MAT-05
#[test]
fn without_the_leaders_check_the_trailers_score_counts() {
    let entered = || no_clock(9).white("result white single");
    assert_eq!(entered().white("confirm").white("start_game").refusal().0, json!("MAT-05"));
    let state = entered().black("confirm").black("start_game").state();
    assert_eq!(state["score"]["white"], json!(1));
    assert_eq!(state["irregular"], json!([{ "type": "unchecked", "game": 1 }]));
}

// rule: MAT-05, MAT-07
#[test]
fn papers_are_compared_before_a_game_and_the_scoreboard_prevails() {
    let world = || no_clock(9).game("white", "single", 2).game("black", "single", 1);
    let agreed = world().white("compare 2 1 9").black("compare 2 1 9").state();
    assert_eq!(agreed["comparison"]["agrees"], json!(true));
    let state = world().white("compare 3 1 9").black("compare 2 1").state();
    assert_eq!(state["comparison"]["agrees"], json!(false));
    assert_eq!(
        state["comparison"]["papers_alone"],
        json!({ "by": "trailers_sheet", "won": { "white": 2, "black": 1 } })
    );
    assert_eq!(state["comparison"]["counts"], json!({ "white": 2, "black": 1 }));
}

// rule: MAT-03
#[test]
fn doubles_made_in_the_crawford_game_fall() {
    let world = World::new(json!({ "length": 7, "score": [6, 3] }));
    assert_eq!(world.black("result black single 2").refusal(), (json!("MAT-03"), "board-refused-crawford-cube".into()));
}

// rule: MAT-07, TRN-18
#[test]
fn the_history_of_games_stays_beside_the_present_score_and_a_correction_leaves_its_trace() {
    let world = || {
        World::new(json!({ "length": 7, "oversight": "director" }))
            .game("white", "single", 4)
            .game("black", "single", 1)
    };
    assert_eq!(world().white("correct_result 1 white single 2 it was 2").refusal().0, json!("CLK-10"));
    let state = world().director("correct_result 1 white single 2 the cube was on 2").state();
    let scores: Vec<_> = state["games"].as_array().unwrap().iter().map(|game| game["score"].clone()).collect();
    assert_eq!(scores, [json!({ "white": 2, "black": 0 }), json!({ "white": 2, "black": 1 })]);
    assert_eq!((&state["games"][0]["corrected"], &state["rulings"][0]["by"]), (&json!(true), &json!("director")));
}

// rule: MAT-02, TRN-12, TRN-21
#[test]
fn penalty_points_bring_the_crawford_game_and_can_end_the_match() {
    let world = || World::new(json!({ "length": 5, "score": [3, 1] }));
    let state = world().director("penalty black 1 late from the break").state();
    assert_eq!((&state["score"]["white"], &state["crawford"]), (&json!(4), &json!("crawford")));
    let over = world().director("penalty black 2 twice").state();
    assert_eq!(over["phase"], json!({ "type": "match_over", "winner": "white", "how": "penalty" }));
    let nothing = world().director("penalty black 0 for nothing").refusal();
    assert_eq!(nothing, (json!("TRN-21"), "board-refused-no-points".into()), "a penalty gives points");
}

// rule: MAT-02
#[test]
fn a_penalty_in_mid_game_leaves_that_games_cube_and_makes_the_next_the_crawford_game() {
    let world = World::new(json!({ "length": 5, "score": [3, 1] })).act("house", "start_game");
    let state =
        world.director("penalty black 1 talking").black("double").white("take").game("black", "single", 2).state();
    assert_eq!((&state["score"], &state["crawford"]), (&json!({ "white": 4, "black": 3 }), &json!("crawford")));
    assert_eq!(state["games"][0]["crawford"], json!(false));
}

// rule: MAT-08
#[test]
fn a_resigned_match_can_be_taken_back_until_it_is_posted() {
    let resigned = || World::seven_points().white("opening white").later(20).white("resign_match").later(60);
    assert_eq!(resigned().state()["phase"], json!({ "type": "match_over", "winner": "black", "how": "resigned" }));
    let back = resigned().white("withdraw").white("resume").later(1).state();
    assert_eq!((&back["clock"]["running"], &back["clock"]["shown"]["white"]), (&json!("white"), &json!("20:51")));
    assert_eq!(resigned().director("post").white("withdraw").refusal().0, json!("MAT-08"));
    assert_eq!(resigned().black("withdraw").refusal().0, json!("MAT-08"));
}

// rule: CLK-09
#[test]
fn a_press_taken_back_was_never_made_and_its_trace_stays() {
    let world = World::seven_points().white("opening white").later(10).white("press").later(5).black("undo");
    let state = world.later(5).state();
    assert_eq!((&state["clock"]["running"], &state["clock"]["used"]), (&json!("white"), &json!(20_000)));
    assert_eq!(state["undone"][0]["act"], json!({ "type": "press" }));
}

// rule: MAT-05
#[test]
fn a_confirmation_taken_back_takes_the_game_off_the_sheet() {
    let state = no_clock(5).game("white", "single", 1).white("undo").state();
    assert_eq!((&state["games"], &state["phase"]["type"]), (&json!([]), &json!("game_entry")));
}

// rule: TRN-21
#[test]
fn warnings_are_recorded_and_the_director_can_give_the_match() {
    let world = World::seven_points().director("warn white noise").director("award_match black left the room");
    let state = world.state();
    assert_eq!(state["rulings"].as_array().unwrap().len(), 2);
    assert_eq!((&state["winner"], &state["how"]), (&json!("black"), &json!("ruling")));
}

// rule: TRN-18
#[test]
fn undo_takes_back_a_ruling_of_the_players_and_not_what_was_before_it() {
    let world = || World::seven_points().white("opening white").later(5).white("penalty black 1");
    assert_eq!(world().state()["undo"], json!("penalty"));
    let state = world().black("undo").state();
    assert_eq!((&state["score"]["white"], &state["rulings"]), (&json!(0), &json!([])));
    assert_eq!(state["phase"], json!({ "type": "running", "side": "white" }));
    assert_eq!(state["undone"][0]["act"]["type"], json!("penalty"));
    let twice = world().black("undo").black("undo").state();
    assert_eq!(twice["phase"]["type"], json!("ready"));
}

// rule: TRN-01
#[test]
fn where_a_director_rules_the_players_do_not_undo_a_ruling_nor_what_was_before_it() {
    let world = || {
        let heading = json!({ "length": 7, "clock": true, "oversight": "director" });
        World::new(heading).white("opening white").director("warn black late")
    };
    assert_eq!(world().white("undo").refusal().1, "board-refused-director-only");
    assert_eq!(world().director("undo").white("undo").state()["phase"]["type"], json!("ready"));
}

// rule: MAT-03
#[test]
fn a_double_of_the_crawford_game_that_nobody_noticed_stands_once_that_game_is_over() {
    let world = || World::new(json!({ "length": 7, "score": [6, 3], "oversight": "director" }));
    let entered = || world().black("result black single");
    let state = entered().director("cube_stands 1 2 nobody noticed").white("confirm").black("confirm").state();
    assert_eq!((&state["score"]["black"], &state["games"][0]["cube"]), (&json!(5), &json!(2)));
    let later = || world().game("black", "single", 1).director("cube_stands 1 2 nobody noticed");
    assert_eq!(later().state()["score"]["black"], json!(5));
    let gammon = later().director("correct_result 1 black gammon 2 it was a gammon").state();
    assert_eq!((&gammon["score"]["black"], &gammon["winner"]), (&json!(7), &json!("black")));
    // While it goes on a double can still be annulled, and in any other game there is nothing to rule.
    assert_eq!(world().white("start_game").director("cube_stands 1 2 early").refusal().1, "board-refused-no-such");
    let other = World::new(json!({ "length": 7 })).game("white", "single", 1).director("cube_stands 1 2 no");
    assert_eq!(other.refusal().1, "board-refused-not-now");
    assert_eq!(entered().black("cube_stands 1 2 mine").refusal().0, json!("CLK-10"));
}

// rule: END-08
#[test]
fn a_resignation_that_ends_the_match_cannot_be_refused() {
    let world =
        || World::new(json!({ "length": 7, "score": [5, 3] })).white("start_game").white("double").black("take");
    assert_eq!(world().black("resign single").white("reject").refusal().0, json!("END-08"));
    assert_eq!(world().white("resign single").black("reject").state()["phase"]["type"], json!("running"));
}
