//! OFF: bearing off.

use std::collections::HashSet;

use crate::support::{play, position, roll};
use tavola_rules::{Clause, Position, check_play, legal_plays};

fn is_legal(position: &Position, dice: &str, text: &str) -> bool {
    check_play(position, roll(dice), &play(text)).is_ok()
}

fn clause(position: &Position, dice: &str, text: &str) -> Clause {
    check_play(position, roll(dice), &play(text)).expect_err("an illegal play").clause()
}

fn results(position: &Position, dice: &str) -> HashSet<Position> {
    legal_plays(position, roll(dice)).into_iter().map(|play| play.result).collect()
}

// rule: OFF-01
#[test]
fn bearing_off_waits_until_all_checkers_are_home() {
    let one_out = position("7:1 6:2 4:2 | 6:5");
    assert_eq!(clause(&one_out, "64", "4/off 7/1"), Clause::OFF_01);
    assert!(is_legal(&one_out, "64", "7/1 4/off"), "the last one brought home frees the rest of the roll");
    let on_the_bar = position("bar:1 6:2 4:2 | 18:2");
    assert_eq!(clause(&on_the_bar, "64", "4/off bar/19"), Clause::HIT_02);
}

// rule: OFF-02
#[test]
fn a_number_bears_off_from_its_point() {
    let home = position("6:2 5:2 4:2 3:2 2:2 1:2 | 6:5");
    for (dice, text) in [("65", "6/off 5/off"), ("43", "4/off 3/off"), ("21", "2/off 1/off")] {
        assert!(is_legal(&home, dice, text), "{text}");
    }
}

// rule: OFF-03
#[test]
fn if_the_point_is_empty_a_higher_checker_moves() {
    let gap = position("6:2 3:3 | 6:5");
    assert_eq!(clause(&gap, "54", "3/off 6/2"), Clause::OFF_03);
    assert_eq!(results(&gap, "54"), HashSet::from([position("3:3 2:1 1:1 | 6:5")]));
}

// rule: OFF-04
#[test]
fn if_none_stands_higher_the_highest_checker_is_borne_off() {
    let low = position("3:2 1:2 | 6:5");
    assert_eq!(results(&low, "65"), HashSet::from([position("1:2 | 6:5")]));
    assert_eq!(clause(&low, "65", "1/off 3/off"), Clause::OFF_04);
}

// rule: OFF-05
#[test]
fn bearing_off_is_not_compulsory_while_another_move_exists() {
    let choice = position("6:1 5:1 4:1 1:1 | 6:5");
    assert!(is_legal(&choice, "41", "4/off 1/off"));
    assert!(is_legal(&choice, "41", "6/2 5/4"), "both numbers moved inside");
    let only = position("2:2 | 6:5");
    assert_eq!(results(&only, "66").len(), 1, "the only move is compulsory");
    assert_eq!(legal_plays(&only, roll("66"))[0].result.own_off(), 15);
}

// rule: OFF-06
#[test]
fn after_a_hit_bearing_off_waits_until_the_checker_is_home_again() {
    let hit = position("bar:1 3:2 2:2 | 6:2 24:1");
    let entered = check_play(&hit, roll("21"), &play("bar/23 3/2")).expect("legal").result;
    assert_eq!(clause(&entered, "32", "3/off 23/21"), Clause::OFF_01);
    assert_eq!(clause(&hit, "21", "bar/24 24/off"), Clause::OFF_01, "by whatever number");
    let home_again = position("7:1 3:2 2:2 | 6:2 5:1");
    assert!(is_legal(&home_again, "31", "7/6 3/off"));
}

// rule: OFF-07
#[test]
fn the_smaller_number_may_be_played_first_though_it_wastes_the_larger() {
    let two = position("6:1 5:1 | 6:5");
    assert!(is_legal(&two, "61", "6/5 5/off"), "the 1 first, then the 6 from the 5");
    assert_eq!(
        results(&two, "61"),
        HashSet::from([position("5:1 | 6:5"), position("4:1 | 6:5")]),
        "6/off 5/4 and 6/5 5/off"
    );
}

// rule: OFF-08
#[test]
fn both_numbers_must_be_used_in_bearing_off_too() {
    let before = position("6:1 5:1 | 23:2 6:9");
    // After 6/off the 4 could only go from 5 to 1; where that is closed the 4 goes first.
    let closed = position("6:1 5:1 | 24:2 6:9");
    assert!(is_legal(&closed, "64", "6/2 5/off"));
    assert_eq!(clause(&closed, "64", "6/off"), Clause::MOV_07);
    assert_eq!(results(&closed, "64"), HashSet::from([position("2:1 | 24:2 6:9")]));
    assert!(is_legal(&before, "64", "6/off 5/1"), "where it is open either will do");
}
