//! MOV: how checkers move.

use std::collections::HashSet;

use crate::support::{Story, game_on, match_to, on_roll, play, position, roll, to_play};
use tavola_rules::{
    Action, ActionKind, Board, Clause, Phase, Play, Position,
    Side::{Black, White},
    check_play, legal_plays,
};

fn is_legal(position: &Position, dice: &str, text: &str) -> bool {
    check_play(position, roll(dice), &play(text)).is_ok()
}

fn clause(position: &Position, dice: &str, text: &str) -> Clause {
    check_play(position, roll(dice), &play(text)).expect_err("an illegal play").clause()
}

fn result(position: &Position, dice: &str, text: &str) -> Position {
    check_play(position, roll(dice), &play(text)).expect("a legal play").result
}

fn results(position: &Position, dice: &str) -> HashSet<Position> {
    legal_plays(position, roll(dice)).into_iter().map(|play| play.result).collect()
}

// rule: MOV-01
#[test]
fn a_checker_lands_on_an_empty_point_its_own_or_a_single_opposing_checker() {
    let blot_on_18 = position("24:2 13:5 8:3 6:5 | 24:2 13:5 8:2 7:1 6:5");
    assert!(is_legal(&blot_on_18, "61", "24/18 24/23"), "a blot is open");
    assert!(is_legal(&blot_on_18, "53", "13/8 24/21"), "own points and empty ones are open");
    assert_eq!(clause(&blot_on_18, "51", "24/19 6/5"), Clause::MOV_01, "five opposing checkers");
    let two_on_18 = position("24:2 13:5 8:3 6:5 | 24:2 13:5 8:1 7:2 6:5");
    assert_eq!(clause(&two_on_18, "61", "24/18 24/23"), Clause::MOV_01, "two close a point");
}

// rule: MOV-02
#[test]
fn one_checker_plays_both_numbers_only_over_an_open_point() {
    let start = Position::START;
    assert!(is_legal(&start, "65", "24/18 18/13"));
    assert_eq!(clause(&start, "65", "24/19 19/13"), Clause::MOV_01);
    assert_eq!(clause(&start, "65", "24/13"), Clause::MOV_02, "two moves, not one of eleven");
}

// rule: MOV-03
#[test]
fn a_checker_may_not_travel_the_sum_where_both_single_numbers_are_closed() {
    let closed = position("24:2 13:5 8:3 6:5 | 24:2 13:5 8:2 6:4 5:2");
    let from_24 = |play: &Play| play.steps().iter().any(|step| step.from.number() == 24);
    assert!(!legal_plays(&closed, roll("54")).iter().any(|legal| from_24(&legal.play)));
    assert_eq!(clause(&closed, "54", "24/15"), Clause::MOV_03);
}

// rule: MOV-04
#[test]
fn the_player_chooses_the_checkers_and_the_order() {
    let start = Position::START;
    for text in ["13/7 8/7", "8/7 13/7", "24/18 24/23", "13/7 6/5", "24/23 23/17"] {
        let open = text != "24/23 23/17";
        assert_eq!(is_legal(&start, "61", text), open, "{text}");
    }
    assert_eq!(result(&start, "61", "13/7 8/7"), result(&start, "61", "8/7 13/7"));
}

// rule: MOV-05
#[test]
fn a_double_is_played_four_times_by_one_to_four_checkers() {
    let start = Position::START;
    for text in ["24/23 23/22 22/21 21/20", "24/23 24/23 6/5 6/5", "8/7 8/7 7/6 6/5", "24/23 8/7 6/5 23/22"] {
        assert!(is_legal(&start, "11", text), "{text}");
    }
    let all = position("20:1 19:1 18:1 17:1 6:11 | 13:15");
    assert!(is_legal(&all, "11", "20/19 19/18 18/17 17/16"));
    assert_eq!(clause(&start, "66", "24/18 18/12 13/7 13/7"), Clause::MOV_01, "each step must be open");
    assert!(legal_plays(&start, roll("11")).iter().all(|legal| legal.play.steps().len() == 4));
}

// rule: MOV-06
#[test]
fn a_point_holds_all_fifteen_checkers() {
    let full = position("7:1 6:14 | 21:2 20:2 13:11");
    let only = legal_plays(&full, roll("21"));
    assert_eq!(only.len(), 1);
    assert_eq!(only[0].result, position("6:15 | 21:2 20:2 13:11"));
}

// rule: MOV-07
#[test]
fn both_numbers_are_used_if_any_order_allows_it() {
    // The 6 cannot be played first: its point is closed. The 2 opens the way.
    let lone = position("24:1 2:14 | 7:15");
    assert_eq!(results(&lone, "62"), HashSet::from([result(&lone, "62", "24/22 22/16")]));
    assert_eq!(clause(&lone, "62", "24/22"), Clause::MOV_07);
}

// rule: MOV-08
#[test]
fn the_only_playable_number_is_played() {
    let low = position("13:1 2:14 | 18:2 16:2 6:11");
    assert_eq!(results(&low, "42"), HashSet::from([position("11:1 2:14 | 18:2 16:2 6:11")]));
}

// rule: MOV-08
#[test]
fn of_two_numbers_that_exclude_each_other_the_larger_is_played() {
    let either = position("13:1 2:14 | 18:2 6:13");
    assert_eq!(results(&either, "42"), HashSet::from([position("9:1 2:14 | 18:2 6:13")]));
    assert_eq!(clause(&either, "42", "13/11"), Clause::MOV_08);
}

// rule: MOV-09
#[test]
fn of_a_double_as_many_as_possible_are_played() {
    let two = position("13:1 2:14 | 18:2 6:13");
    assert_eq!(results(&two, "22"), HashSet::from([position("9:1 2:14 | 18:2 6:13")]));
    assert_eq!(clause(&two, "22", "13/11"), Clause::MOV_09);
    let three = position("15:1 2:14 | 18:2 6:13");
    assert!(legal_plays(&three, roll("22")).iter().all(|legal| legal.play.steps().len() == 3));
}

// rule: SET-02, MOV-01, MOV-02, MOV-05
#[test]
fn a_step_with_a_number_that_is_not_left_is_refused_for_that() {
    let start = Position::START;
    assert_eq!(clause(&start, "63", "24/18 24/18"), Clause::MOV_02, "there is one 6");
    assert_eq!(clause(&start, "63", "6/12 8/5"), Clause::SET_02, "checkers go down");
    let blocked = position("13:1 | 24:2 21:2 8:3 6:5");
    assert_eq!(clause(&blocked, "33", "13/10 10/7 7/4"), Clause::MOV_01, "the third is closed");
}

// rule: MOV-10
#[test]
fn without_a_legal_move_the_turn_is_lost() {
    let rules = match_to(5);
    let shut_out = position("bar:1 6:14 | 6:2 5:2 4:2 3:2 2:2 1:2 24:3");
    let game = game_on(&rules, Board::from_view(White, &shut_out), to_play(White, "63"));
    assert!(game.legal_plays().is_empty());
    let next = game.does(White, Action::Play { play: Play::NONE });
    assert!(matches!(next.phase(), Phase::OnRoll { side: Black }));
    assert_eq!(next.board(), game.board());
}

// rule: CLK-06
#[test]
fn who_is_closed_out_may_end_his_turn_unthrown_and_nobody_else_may() {
    let shut_out = position("bar:1 6:14 | 6:2 5:2 4:2 3:2 2:2 1:2 24:3");
    let game = game_on(&match_to(5), Board::from_view(White, &shut_out), on_roll(White));
    let next = game.does(White, Action::Play { play: Play::NONE });
    assert!(matches!(next.phase(), Phase::OnRoll { side: Black }));
    assert!(game.apply(White, Action::Play { play: play("6/5") }).is_err(), "he moves nothing");
    assert!(!game.legal_actions(White).contains(&ActionKind::Play), "he is asked to roll all the same");
    let ajar = position("bar:1 6:14 | 6:2 5:2 4:2 3:2 2:2 1:1 24:4");
    let game = game_on(&match_to(5), Board::from_view(White, &ajar), on_roll(White));
    assert_eq!(game.refuses(White, Action::Play { play: Play::NONE }).clause, Clause::SET_08);
}

// rule: MOV-10
#[test]
fn nobody_passes_or_rolls_again_by_choice() {
    let game = game_on(&match_to(5), Board::START, to_play(White, "63"));
    assert!(game.apply(White, Action::Play { play: Play::NONE }).is_err());
    assert_eq!(game.refuses(White, Action::Roll { roll: roll("66") }).clause, Clause::MOV_10);
    assert!(game.apply(Black, Action::Roll { roll: roll("66") }).is_err());
}

// rule: MOV-11
#[test]
fn six_three_with_one_way_to_use_both_is_played_that_way() {
    let before = position("13:2 6:13 | 18:2 13:13");
    let forced = position("13:1 6:13 4:1 | 18:2 13:13");
    assert_eq!(results(&before, "63"), HashSet::from([forced]), "though it leaves a blot on 13");
    assert_eq!(clause(&before, "63", "6/3"), Clause::MOV_07);
}

// rule: MOV-12
#[test]
fn several_blots_may_be_hit_in_one_turn() {
    let blots = position("8:2 6:2 2:11 | 21:1 20:1 6:13");
    assert_eq!(result(&blots, "42", "8/4 6/4").opponent_bar(), 1);
    assert_eq!(result(&blots, "43", "8/4 8/5").opponent_bar(), 2);
    let three = result(&blots, "11", "6/5 5/4 6/5 5/4");
    assert_eq!(three.opponent_bar(), 2);
}

// rule: MOV-13
#[test]
fn two_routes_to_one_position_are_one_play_and_the_record_keeps_the_route() {
    let (over_21, over_22) = (play("24/21 21/19"), play("24/22 22/19"));
    let open = position("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 7:5");
    let reached = result(&open, "32", "24/21 21/19");
    assert_eq!(result(&open, "32", "24/22 22/19"), reached);
    let alike = legal_plays(&open, roll("32")).into_iter().filter(|legal| legal.result == reached).count();
    assert_eq!(alike, 1);
    for route in [over_21, over_22] {
        let kept = check_play(&open, roll("32"), &route).expect("legal").play;
        assert_eq!(kept, route);
    }
}

// rule: MOV-13, END-01
#[test]
fn the_last_checker_borne_off_with_one_number_is_the_play_that_uses_both() {
    let rules = match_to(5);
    let last = Board::from_view(White, &position("6:1 | 6:5"));
    let over = game_on(&rules, last, to_play(White, "61")).plays(White, "6/off");
    assert!(over.result().is_some(), "6/off as well as 6/5 5/off");
    let game = game_on(&rules, last, to_play(White, "21"));
    assert!(game.apply(White, Action::Play { play: play("6/off") }).is_err(), "but not with 2-1");
}
