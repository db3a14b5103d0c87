//! The worked cases of the clock (CK) and of Crawford game and length (CR), by name.

use serde_json::{Value, json};

use crate::world::World;

fn shown(state: &Value) -> [String; 2] {
    ["white", "black"].map(|side| state["clock"]["shown"][side].as_str().unwrap().to_owned())
}

// rule: CLK-01
#[test]
fn ck_01_seven_points_at_three_minutes_are_twenty_one_minutes_and_twelve_seconds_a_turn() {
    let state = World::seven_points().state();
    assert_eq!(shown(&state), ["21:00", "21:00"]);
    assert_eq!(state["clock"]["delay_left"]["white"], json!(12_000));
    let usual = World::new(json!({ "length": 7, "clock": true })).state();
    assert_eq!(shown(&usual), ["14:00", "14:00"]);
}

/// What White's clock shows after each of their turns, Black pressing at once.
fn banks_after(mode: &str, turns: &[u64]) -> Vec<String> {
    (1..=turns.len())
        .map(|count| {
            let clock = json!({ "mode": mode, "bank_per_point": "3:00", "delay": "12s" });
            let world = World::new(json!({ "length": 7, "clock": clock })).white("opening white");
            let world =
                turns[..count].iter().fold(world, |world, seconds| world.later(*seconds).white("press").black("press"));
            // The new turn has used nothing yet.
            shown(&world.white("stop fallen").state())[0].clone()
        })
        .collect()
}

const TURNS: [u64; 8] = [8, 12, 25, 40, 5, 95, 12, 130];

// rule: CLK-01
#[test]
fn ck_02_only_time_beyond_the_delay_leaves_the_bank() {
    let expected = ["21:00", "21:00", "20:47", "20:19", "20:19", "18:56", "18:56", "16:58"];
    for mode in ["simple_delay", "bronstein"] {
        assert_eq!(banks_after(mode, &TURNS), expected, "{mode}");
    }
    let fischer = ["21:04", "21:04", "20:51", "20:23", "20:30", "19:07", "19:07", "17:09"];
    assert_eq!(banks_after("fischer", &TURNS), fischer);
}

// rule: CLK-01
#[test]
fn ck_02_a_prefunded_bronstein_display_begins_with_the_delay_on_top_and_ends_with_the_same_totals() {
    let clock = json!({ "mode": "bronstein_prefunded", "bank_per_point": "3:00", "delay": "12s" });
    let state = World::new(json!({ "length": 7, "clock": clock })).white("opening white").later(5).state();
    assert_eq!(shown(&state)[0], "21:07");
    let prefunded = banks_after("bronstein_prefunded", &TURNS);
    // Shown with the new turn's delay on top.
    assert_eq!(prefunded[7], "17:10");
}

// rule: CLK-01
#[test]
fn ck_03_exactly_the_delay_costs_nothing_and_a_tenth_more_costs_a_tenth() {
    let used =
        |millis| shown(&World::seven_points().white("opening white").after(millis).white("press").state())[0].clone();
    assert_eq!(used(12_000), "21:00");
    assert_eq!(used(12_100), "20:59.9");
}

// rule: CLK-02
#[test]
fn ck_04_the_modes_differ_only_when_the_bank_is_smaller_than_the_delay() {
    let falls = |mode: &str| {
        let clock = json!({ "mode": mode, "bank_per_point": "10s", "delay": "12s" });
        let state = World::new(json!({ "length": 1, "clock": clock })).white("opening white").state();
        state["clock"]["falls_at"].as_u64().unwrap()
    };
    assert_eq!(falls("simple_delay"), 22_000);
    assert_eq!(falls("bronstein_prefunded"), 22_000);
    assert_eq!(falls("bronstein"), 10_000);
    assert_eq!(falls("fischer"), 10_000);
}

/// Running with 20:47 left, begun at 10:00:00; the page was killed at 10:00:05 and opened again at 10:00:31.
fn killed_for_26_seconds() -> World {
    World::new(json!({ "length": 7, "clock": { "bank_per_point": 178_143, "delay": "12s" }, "at": 0 }))
        .director("adjust_time white -1 to the second")
        .director("adjust_time black -1 to the second")
        .white("opening white")
        .later(31)
        .act("house", "gap 5s 31s")
}

// rule: CLK-10
#[test]
fn ck_11_a_reload_loses_no_time_and_shows_its_gap() {
    let state = killed_for_26_seconds().state();
    assert_eq!(shown(&state)[0], "20:28");
    assert_eq!(state["gaps"][0]["length"], json!(26_000));
    let adjusted = killed_for_26_seconds().director("adjust_time white 0:19 the page was killed").state();
    assert_eq!(shown(&adjusted)[0], "20:47");
    let restored = killed_for_26_seconds().director("restore 1").state();
    assert_eq!(shown(&restored)[0], "20:47");
    assert_eq!(restored["clock"]["delay_left"]["white"], json!(7_000));
    assert_eq!(restored["gaps"][0]["restored"], json!(true));
}

fn at_four_three(length: u64) -> World {
    World::new(json!({ "length": length, "score": [4, 3] }))
}

// rule: MAT-02
#[test]
fn cr_01_the_first_game_after_six_is_without_a_cube_and_afterwards_it_returns() {
    let crawford = at_four_three(7).game("white", "single", 2);
    let state = crawford.state();
    assert_eq!(state["score"], json!({ "white": 6, "black": 3 }));
    assert_eq!((&state["crawford"], &state["cube"]["locked"]), (&json!("crawford"), &json!(true)));
    let doubled = at_four_three(7).game("white", "single", 2).black("double");
    assert_eq!(doubled.refusal(), (json!("MAT-02"), "board-refused-crawford-game".into()));
    let post = at_four_three(7).game("white", "single", 2).game("black", "single", 1).black("double").state();
    assert_eq!(post["score"], json!({ "white": 6, "black": 4 }));
    assert_eq!(post["crawford"], json!("post"));
    assert_eq!(post["phase"]["type"], json!("cube_offered"));
}

// rule: MAT-04
#[test]
fn cr_01_under_the_holland_rule_the_trailer_doubles_from_his_third_turn_on() {
    let world = || {
        let heading = json!({ "length": 7, "clock": true, "holland": true, "score": [6, 4], "crawford": "post" });
        World::new(heading).white("opening black")
    };
    let turn = |world: World| world.later(1).black("press").later(1).white("press");
    assert_eq!(turn(world()).black("double").refusal().0, json!("MAT-04"));
    assert_eq!(turn(turn(world())).black("double").state()["phase"]["type"], json!("cube_offered"));
}

// rule: MAT-02
#[test]
fn cr_03_there_is_no_second_crawford_game_at_six_all() {
    let world = World::new(json!({ "length": 7, "score": [6, 5], "crawford": "post" }));
    let state = world.game("black", "single", 1).state();
    assert_eq!(state["score"], json!({ "white": 6, "black": 6 }));
    assert_eq!((&state["crawford"], &state["cube"]["locked"]), (&json!("post"), &json!(false)));
}

// rule: MAT-02
#[test]
fn cr_05_a_match_to_one_point_has_no_cube() {
    let state = World::new(json!({ "length": 1 })).state();
    assert_eq!(state["cube"]["locked"], json!(true));
    assert_eq!(World::new(json!({ "length": 1 })).white("double").refusal().0, json!("MAT-02"));
}

// rule: MAT-01
#[test]
fn cr_07_surplus_points_win_the_match_and_mean_nothing() {
    let state = World::new(json!({ "length": 7, "score": [3, 5] })).game("white", "gammon", 8).state();
    assert_eq!(state["games"][0]["points"], json!(16));
    assert_eq!(state["phase"], json!({ "type": "match_over", "winner": "white", "how": "score" }));
}

/// Played to 9 though the draw says 7.
fn to_nine(white: u64, black: u64) -> World {
    World::new(json!({ "length": 9, "score": [white, black], "oversight": "director" }))
}

// rule: MAT-06
#[test]
fn cr_09_a_wrong_length_is_corrected_unless_it_has_been_passed() {
    let early = to_nine(5, 2).director("set_length 7").state();
    assert_eq!((&early["length"], &early["crawford"]), (&json!(7), &json!("pre")));
    let at_six = to_nine(6, 2).director("set_length 7").state();
    assert_eq!((&at_six["length"], &at_six["crawford"]), (&json!(7), &json!("crawford")));
    let passed = to_nine(8, 0).director("set_length 7").state();
    assert_eq!((&passed["length"], &passed["phase"]["type"]), (&json!(9), &json!("ready")));
}

// rule: MAT-06
#[test]
fn cr_09_a_result_that_is_posted_stands() {
    let posted = to_nine(8, 8).game("white", "single", 1).director("post");
    assert_eq!(posted.director("set_length 7").refusal(), (json!("MAT-06"), "board-refused-posted".into()));
    let state = to_nine(8, 8).game("white", "single", 1).director("post").state();
    assert_eq!((&state["winner"], &state["score"]["white"]), (&json!("white"), &json!(9)));
}
