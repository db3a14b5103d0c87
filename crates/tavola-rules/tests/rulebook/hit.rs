//! HIT: hitting and the bar.

use std::collections::HashSet;

use crate::support::{play, position, roll};
use tavola_rules::{BySide, Clause, Position, Setup, SetupFault, Side, check_play, legal_plays};

fn results(position: &Position, dice: &str) -> HashSet<Position> {
    legal_plays(position, roll(dice)).into_iter().map(|play| play.result).collect()
}

fn clause(position: &Position, dice: &str, text: &str) -> Clause {
    check_play(position, roll(dice), &play(text)).expect_err("an illegal play").clause()
}

// rule: HIT-01
#[test]
fn a_blot_that_is_landed_on_goes_to_the_bar() {
    let before = position("8:1 6:14 | 21:1 6:14");
    let hit = check_play(&before, roll("41"), &play("8/4 6/5")).expect("legal");
    assert_eq!(hit.result, position("6:13 5:1 4:1 | bar:1 6:14"));
    assert!(hit.play.steps()[0].hit, "the record says so, whatever the player wrote");
    assert_eq!(hit.result.opponent_pips(), before.opponent_pips() + 4);
}

// rule: HIT-02
#[test]
fn nothing_else_moves_until_all_have_entered() {
    let two_up = position("bar:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5");
    assert_eq!(clause(&two_up, "31", "13/10 bar/24"), Clause::HIT_02);
    assert_eq!(clause(&two_up, "31", "bar/22 6/5"), Clause::HIT_02);
    assert_eq!(results(&two_up, "31"), HashSet::from([position("24:1 22:1 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5")]));
}

// rule: HIT-02, HIT-03
#[test]
fn a_number_that_does_not_enter_moves_nobody_else() {
    let two_up = position("bar:2 13:5 6:5 | 6:2 8:3 13:5");
    assert_eq!(clause(&two_up, "63", "bar/22 13/7"), Clause::HIT_02);
    assert_eq!(clause(&two_up, "63", "bar/19"), Clause::HIT_03, "closed");
    assert_eq!(clause(&two_up, "63", "bar/18"), Clause::HIT_03, "no such number");
}

// rule: HIT-03
#[test]
fn a_number_enters_on_the_opponents_point_of_that_number() {
    let up = position("bar:1 6:14 | 13:15");
    for number in 1..=6u8 {
        let entered: HashSet<_> = legal_plays(&up, roll(&format!("{number}{number}")))
            .iter()
            .map(|legal| legal.play.steps()[0].to.number())
            .collect();
        assert_eq!(entered, HashSet::from([25 - number]));
    }
    let closed = position("bar:1 6:14 | 6:2 13:13");
    assert_eq!(clause(&closed, "62", "bar/19 6/4"), Clause::HIT_03);
}

// rule: HIT-04
#[test]
fn a_player_who_cannot_enter_loses_the_turn() {
    let up = position("bar:1 13:5 6:9 | 6:3 3:2 13:10");
    for dice in ["66", "63", "33"] {
        assert!(legal_plays(&up, roll(dice)).is_empty(), "{dice}");
    }
}

// rule: HIT-04
#[test]
fn as_many_enter_as_can_and_the_rest_of_the_roll_is_lost() {
    let up = position("bar:2 13:5 6:8 | 6:3 13:12");
    assert_eq!(results(&up, "62"), HashSet::from([position("bar:1 23:1 13:5 6:8 | 6:3 13:12")]));
    let five_up = position("bar:5 6:10 | 6:15");
    assert_eq!(results(&five_up, "44"), HashSet::from([position("bar:1 21:4 6:10 | 6:15")]));
}

// rule: HIT-05
#[test]
fn after_the_last_has_entered_the_other_numbers_are_played_with_any_checker() {
    let up = position("bar:1 13:5 6:9 | 6:3 14:12");
    let legal = |text: &str| check_play(&up, roll("31"), &play(text)).is_ok();
    assert!(legal("bar/22 13/12"));
    assert!(legal("bar/22 22/21"), "the entered checker included");
    assert!(legal("bar/24 6/3"));
    assert_eq!(clause(&up, "31", "bar/22"), Clause::MOV_07, "they must be played");
}

// rule: HIT-06
#[test]
fn any_number_of_checkers_may_wait_on_the_bar() {
    let all_up = position("bar:15 | 24:15");
    assert_eq!(all_up.own_bar(), 15);
    assert_eq!(all_up.own_pips(), 375);
    assert_eq!(legal_plays(&all_up, roll("55"))[0].result.own_bar(), 11);
}

// rule: HIT-07
#[test]
fn no_setup_shuts_out_both_sides_at_once() {
    let mut points = [0i8; 24];
    points[..6].fill(2);
    points[18..].fill(-2);
    let both = Setup::with_the_rest_off(points, BySide { white: 1, black: 1 });
    let broken = both.board().expect_err("nobody could ever move again");
    assert_eq!(broken.faults(), [SetupFault::BothShutOut]);
    assert_eq!(broken.faults()[0].clause(), Clause::HIT_07);
    let one = Setup::with_the_rest_off(points, BySide { white: 1, black: 0 });
    assert!(legal_plays(&one.board().expect("only White waits").seen_by(Side::White), roll("66")).is_empty());
    for (index, blot) in [(3, 1), (21, -1)] {
        let mut open = points;
        open[index] = blot;
        let ajar = Setup::with_the_rest_off(open, BySide { white: 1, black: 1 });
        assert!(ajar.board().is_ok(), "a blot closes nothing");
    }
}
