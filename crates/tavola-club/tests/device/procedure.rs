//! The clock's procedure (CLK-04 to CLK-11) and what else is done at a table with a clock.

use serde_json::json;

use crate::world::World;

// rule: CLK-04
#[test]
fn the_clock_is_neutral_until_the_lower_die_starts_the_time_of_the_higher() {
    let before = World::seven_points().white("start_game").later(60).state();
    assert_eq!(before["phase"]["type"], json!("opening_roll"));
    assert_eq!(before["clock"]["running"], json!(null));
    let after = World::seven_points().white("start_game").later(60).white("opening black").later(13).state();
    assert_eq!(after["clock"]["running"], json!("black"));
    assert_eq!(after["clock"]["shown"], json!({ "white": "21:00", "black": "20:59" }));
}

// rule: CLK-05
#[test]
fn only_whose_time_runs_can_press_and_pressing_ends_the_turn() {
    let refused = World::seven_points().white("opening white").black("press").refusal();
    assert_eq!(refused, (json!("CLK-05"), "board-refused-not-your-turn".into()));
    let state = World::seven_points().white("opening white").later(3).white("press").state();
    assert_eq!(state["phase"], json!({ "type": "running", "side": "black" }));
}

// rule: CLK-05, CLK-09
#[test]
fn who_pressed_without_having_moved_gets_his_turn_back_and_the_claimant_loses_no_time() {
    let world = World::seven_points().white("opening white").later(2).white("press");
    let state = world.later(40).black("stop contested").later(30).black("resume white").later(5).state();
    assert_eq!(state["phase"], json!({ "type": "running", "side": "white" }));
    assert_eq!(state["clock"]["shown"], json!({ "white": "21:00", "black": "21:00" }));
    assert_eq!(state["clock"]["used"], json!(5_000));
}

// rule: CLK-06
#[test]
fn closed_out_both_go_on_pressing_and_each_turn_has_its_delay() {
    let turn = |world: World| world.later(10).white("press").later(10).black("press");
    let world = turn(turn(turn(World::seven_points().white("opening white"))));
    let state = world.later(1).white("press").black("double").state();
    assert_eq!(state["clock"]["shown"], json!({ "white": "21:00", "black": "21:00" }));
    assert_eq!(state["phase"], json!({ "type": "cube_offered", "by": "black" }));
}

// rule: CLK-07
#[test]
fn a_double_starts_the_opponents_time_a_take_the_doublers_and_a_pass_stops_both() {
    let doubled = || World::seven_points().white("opening white").later(5).white("double");
    let offered = doubled().later(20).state();
    assert_eq!(offered["clock"]["running"], json!("black"));
    assert_eq!(offered["clock"]["shown"]["black"], json!("20:52"));
    let taken = doubled().later(20).black("take").later(15).state();
    assert_eq!(taken["clock"]["running"], json!("white"));
    assert_eq!(taken["clock"]["shown"]["white"], json!("20:57"));
    assert_eq!(taken["cube"], json!({ "value": 2, "owner": "black", "locked": false }));
    let passed = doubled().later(20).black("drop").later(100).state();
    assert_eq!(passed["clock"]["running"], json!(null));
    let phase = &passed["phase"];
    assert_eq!((&phase["winner"], &phase["cube"], &phase["ending"]), (&json!("white"), &json!(1), &json!("dropped")));
    assert_eq!(passed["clock"]["shown"]["black"], json!("20:52"));
    assert_eq!(doubled().white("take").refusal().0, json!("CLK-07"));
}

// rule: CLK-07
#[test]
fn the_cube_belongs_to_who_took_it() {
    let taken = World::seven_points().white("opening white").white("double").black("take");
    assert_eq!(taken.white("double").refusal().0, json!("CUB-02"));
}

// rule: CLK-08, END-08
#[test]
fn resigning_makes_the_clock_neutral_and_the_opponent_may_refuse_all_but_the_most() {
    let resigned = |kind: &str| World::seven_points().white("opening white").later(20).white(&format!("resign {kind}"));
    let state = resigned("single").later(100).state();
    assert_eq!((&state["clock"]["running"], &state["clock"]["shown"]["white"]), (&json!(null), &json!("20:52")));
    assert_eq!(resigned("backgammon").black("reject").refusal().0, json!("END-08"));
    let rejected = resigned("single").later(100).black("reject").state();
    assert_eq!(rejected["phase"], json!({ "type": "running", "side": "black" }));
    let accepted = resigned("gammon").black("accept").white("confirm").black("confirm").state();
    assert_eq!((&accepted["score"]["black"], &accepted["games"][0]["ending"]), (&json!(2), &json!("resigned")));
}

// rule: CLK-08, END-09
#[test]
fn a_claim_that_is_not_accepted_stops_the_clock_for_the_director() {
    let claimed = || World::seven_points().white("opening white").later(5).white("claim gammon");
    let disputed = claimed().later(60).black("reject").later(60).state();
    assert_eq!(disputed["phase"]["type"], json!("stopped"));
    assert_eq!(disputed["clock"]["running"], json!(null));
    let settled = claimed().black("reject").director("resume").state();
    assert_eq!(settled["phase"], json!({ "type": "running", "side": "black" }));
    assert_eq!(claimed().black("accept").state()["phase"]["winner"], json!("white"));
}

// rule: CLK-09
#[test]
fn the_clock_stops_for_what_fell_or_is_contested_or_the_director_and_for_breaks_only_between_games() {
    for reason in ["fallen", "contested", "director", "faulty"] {
        let world = World::seven_points().white("opening white").later(20).black(&format!("stop {reason}"));
        let state = world.later(600).black("resume").later(2).state();
        assert_eq!(state["clock"]["shown"]["white"], json!("20:50"), "{reason}");
    }
    let refused = World::seven_points().white("opening white").black("stop break").refusal();
    assert_eq!(refused, (json!("CLK-09"), "board-refused-break-between-games".into()));
    assert_eq!(World::seven_points().white("opening white").black("take_break").refusal().0, json!("CLK-09"));
}

// rule: CLK-10
#[test]
fn time_lost_by_a_faulty_clock_is_given_back_by_the_director_and_recorded() {
    let world = || World::new(json!({ "length": 7, "clock": true, "oversight": "director" })).white("opening white");
    assert_eq!(world().white("adjust_time white 1:00 mine").refusal().0, json!("CLK-10"));
    assert_eq!(world().director("adjust_time white 1:00").refusal().0, json!("TRN-01"));
    let state = world().later(72).director("adjust_time white 1:00 battery").state();
    assert_eq!(state["clock"]["shown"]["white"], json!("14:00"));
    assert_eq!(state["rulings"][0]["act"]["reason"], json!("battery"));
}

// rule: CLK-11
#[test]
fn playing_without_the_clock_that_was_ordered_is_on_record_and_may_be_penalised() {
    let ordered = json!({ "bank_per_point": "2:00", "delay": "12s" });
    let without = World::new(json!({ "length": 7, "ordered": ordered, "oversight": "director" }));
    assert_eq!(without.state()["irregular"], json!([{ "type": "no_clock" }]));
    let wrong = json!({ "length": 7, "ordered": ordered, "clock": { "bank_per_point": "3:00", "delay": "12s" } });
    assert_eq!(World::new(wrong).state()["irregular"], json!([{ "type": "wrong_time" }]));
    let penalised = World::new(json!({ "length": 7, "ordered": ordered, "oversight": "director" }))
        .director("penalty white 1 played without the clock")
        .director("bring_clock")
        .state();
    assert_eq!((&penalised["score"]["black"], &penalised["irregular"]), (&json!(1), &json!([])));
}

// rule: CLK-03, TRN-24
#[test]
fn a_clock_brought_in_has_the_average_of_the_points_both_still_need() {
    let world = World::new(json!({ "length": 7, "score": [4, 1] })).white("double").black("take");
    let state = world.director("bring_clock").state();
    assert_eq!(state["clock"]["shown"], json!({ "white": "9:00", "black": "9:00" }));
    assert_eq!(state["phase"]["type"], json!("stopped"));
    let world = World::new(json!({ "length": 7, "score": [4, 1] })).white("double").black("take");
    let running = world.director("bring_clock").director("resume white").later(20).state();
    assert_eq!(running["clock"]["shown"]["white"], json!("8:52"));
}

// rule: CLK-02
#[test]
fn a_bank_at_zero_loses_the_match_at_that_instant() {
    let short = json!({ "length": 3, "clock": { "bank_per_point": "10s", "delay": "5s" } });
    let world = || World::new(short.clone()).white("opening black").later(1).black("press").later(34).after(999);
    assert_eq!(world().state()["phase"]["type"], json!("running"));
    let fallen = world().after(1).state();
    assert_eq!((&fallen["phase"]["type"], &fallen["phase"]["at"]), (&json!("flagged"), &json!(36_000)));
    assert_eq!((&fallen["winner"], &fallen["how"]), (&json!("black"), &json!("flag")));
    assert_eq!(world().after(500).white("press").refusal().0, json!("CLK-02"));
    let confirmed = world().after(1).white("confirm").black("confirm").state();
    assert_eq!(confirmed["phase"], json!({ "type": "match_over", "winner": "black", "how": "flag" }));
}

// rule: CLK-02, CLK-10
#[test]
fn time_given_back_to_a_flag_that_fell_by_a_fault_brings_the_match_back() {
    let short = json!({ "length": 1, "clock": { "bank_per_point": "10s", "delay": "5s" }, "oversight": "director" });
    let world = World::new(short).white("opening white").later(20);
    let state =
        world.director("adjust_time white 0:30 the phone slept").director("resume").later(5).white("press").state();
    assert_eq!(state["phase"], json!({ "type": "running", "side": "black" }));
    assert_eq!(state["clock"]["shown"]["white"], json!("0:25"));
}

// rule: CLK-02
#[test]
fn where_only_a_flag_that_is_noticed_loses_the_opponent_has_to_call_it() {
    let rules = json!({ "length": 1, "flag": "when_noticed", "clock": { "bank_per_point": "10s", "delay": "5s" } });
    let world = || World::new(rules.clone()).white("opening white").later(14);
    assert_eq!(world().black("call_flag").refusal().1, "board-refused-no-flag");
    let running = world().later(10).white("press").later(1).black("press").state();
    assert_eq!(running["phase"]["type"], json!("running"));
    let called = world().later(10).white("press").later(1).black("call_flag").state();
    assert_eq!((&called["winner"], &called["phase"]["at"]), (&json!("black"), &json!(15_000)));
}

// rule: CLK-02
#[test]
fn overtime_is_given_once() {
    let rules =
        json!({ "length": 1, "flag": { "overtime": "1:00" }, "clock": { "bank_per_point": "10s", "delay": "5s" } });
    let world = || World::new(rules.clone()).white("opening white").later(15);
    assert_eq!(world().state()["phase"]["type"], json!("running"));
    assert_eq!(world().later(59).state()["clock"]["shown"]["white"], json!("0:01"));
    assert_eq!(world().later(60).state()["phase"]["type"], json!("flagged"));
}

// rule: TRN-11
#[test]
fn breaks_are_ten_minutes_one_a_player_below_thirteen_points_and_two_from_there() {
    let once = World::seven_points().white("take_break").later(600).white("end_break");
    assert_eq!(once.white("take_break").refusal(), (json!("TRN-11"), "board-refused-no-break-left".into()));
    let long = World::seven_points().white("take_break").later(690).state();
    assert_eq!(long["irregular"], json!([{ "type": "long_break", "side": "white", "over": 90_000 }]));
    let world = World::new(json!({ "length": 13 })).white("take_break").white("end_break");
    assert_eq!(world.white("take_break").white("end_break").state()["breaks"]["white"]["left"], json!(0));
    assert_eq!(World::seven_points().white("take_break").black("start_game").refusal().0, json!("TRN-11"));
}

// rule: TRN-14
#[test]
fn the_time_of_a_player_who_is_absent_runs() {
    let absent = World::seven_points().director("absent black").later(312);
    let state = absent.director("arrived").later(1000).state();
    assert_eq!(state["clock"]["shown"], json!({ "white": "21:00", "black": "16:00" }));
    assert_eq!(state["phase"]["type"], json!("ready"));
    assert_eq!(World::seven_points().director("absent black").later(1272).state()["winner"], json!("white"));
}

// rule: TRN-19
#[test]
fn in_a_dispute_nothing_is_touched_until_the_director_has_ruled() {
    let held =
        || World::seven_points().white("opening white").later(5).director("hold the play is disputed").later(500);
    assert_eq!(held().white("press").refusal().0, json!("TRN-19"));
    let state = held().director("release").director("resume").later(5).white("press").state();
    assert_eq!(state["clock"]["shown"]["white"], json!("21:00"));
}

// rule: TRN-17
#[test]
fn the_device_shows_no_position_no_pips_and_no_dice() {
    let state = World::seven_points().white("opening white").state().to_string();
    for aid in ["pips", "position", "dice", "equity"] {
        assert!(!state.contains(aid), "{aid}");
    }
}

// rule: CLK-02
#[test]
fn a_flag_that_nobody_noticed_does_not_count_and_both_play_on() {
    let clock = json!({ "bank_per_point": "10s", "delay": "0s" });
    let fallen = |flag: &str| {
        let heading = json!({ "length": 1, "clock": clock, "flag": { "rule": flag }, "oversight": "director" });
        World::new(heading).white("opening white").later(20)
    };
    assert_eq!(fallen("loss").white("play_on").refusal().0, json!("CLK-10"));
    let state = fallen("loss").director("play_on").director("resume white").later(60).white("press").later(60).state();
    assert_eq!((&state["phase"], &state["winner"]), (&json!({ "type": "running", "side": "black" }), &json!(null)));
    assert_eq!(state["clock"]["plays_on"], json!(true));
    // Where it has to be called it is not called any more, and nothing stops.
    let called = fallen("when_noticed").director("play_on").black("call_flag").refusal();
    assert_eq!(called.1, "board-refused-no-flag");
    // A clock brought in afterwards counts again.
    let again = fallen("loss").director("play_on").director("bring_clock 0:05 0:00").director("resume white").later(6);
    assert_eq!(again.state()["phase"]["type"], json!("flagged"));
}

// rule: CLK-02
#[test]
fn without_a_fallen_flag_there_is_nothing_to_play_on_after() {
    let world = World::seven_points().white("opening white").later(5).director("play_on");
    assert_eq!(world.refusal().1, "board-refused-no-flag");
}

// rule: CLK-02
#[test]
fn when_overtime_began_is_on_record() {
    let clock = json!({ "bank_per_point": "10s", "delay": "2s" });
    let flag = json!({ "rule": "overtime", "time": 60_000 });
    let state =
        World::new(json!({ "length": 1, "clock": clock, "flag": flag })).white("opening white").later(20).state();
    assert_eq!(state["clock"]["overtime_at"], json!({ "white": 12_000, "black": null }));
    assert_eq!(state["clock"]["shown"]["white"], json!("0:52"));
}

// rule: CLK-10
#[test]
fn a_running_clock_is_given_the_right_side_and_the_right_time_without_being_stopped() {
    let world =
        || World::new(json!({ "length": 7, "clock": true, "oversight": "director" })).white("opening white").later(112);
    let state =
        world().director("adjust_time white 1:40 it ran for the wrong player").director("resume black").later(5);
    let state = state.state();
    assert_eq!(state["phase"], json!({ "type": "running", "side": "black" }));
    assert_eq!(state["clock"]["shown"], json!({ "white": "14:00", "black": "14:00" }));
    assert_eq!(world().director("resume white").refusal().1, "board-refused-not-now");
    assert_eq!(world().black("resume black").refusal().1, "board-refused-not-now");
}
