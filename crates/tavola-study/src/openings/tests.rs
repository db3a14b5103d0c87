//! What the book inside must hold, and what a reader of one refuses.

use super::*;

#[test]
fn the_book_inside_has_every_first_roll_and_every_reply() {
    let book = OpeningBook::read(include_str!("../../data/openings.jsonl")).unwrap();
    let rolls: Vec<Roll> = book.first_rolls().map(|decision| decision.roll).collect();
    assert_eq!(rolls, Roll::all().filter(|roll| !roll.is_double()).collect::<Vec<_>>());
    let plays = book.first_plays();
    assert_eq!(plays.len(), FIRST_PLAYS);
    for first in &plays {
        assert!(book.replies(first).map(|decision| decision.roll).eq(Roll::all()), "{first:?}");
    }
    assert_eq!(book.decisions().len(), 15 + 21 * FIRST_PLAYS);
}

#[test]
fn plays_stand_best_first_with_their_errors() {
    for decision in OpeningBook::shared().decisions() {
        assert!(decision.plays.is_sorted_by(|a, b| a.equity >= b.equity), "{decision:?}");
        for play in &decision.plays {
            assert!(play.trials >= 144 && play.error > 0.0 && play.error < 0.05, "{play:?}");
            assert!(play.chances.win > play.chances.win_gammon && play.equity.abs() < 1.0, "{play:?}");
        }
    }
}

#[test]
fn a_book_with_a_play_that_cannot_be_made_is_refused_with_its_line() {
    let good = r#"{"roll":[3,1],"plays":[{"play":"8/5 6/5","equity":0.1,"error":0.001,"trials":144,"chances":{"win":0.5,"win_gammon":0.1,"win_backgammon":0.0,"lose_gammon":0.1,"lose_backgammon":0.0}}]}"#;
    assert!(OpeningBook::read(good).is_ok());
    for (bad, why) in [
        (good.replace("8/5 6/5", "8/5 6/4"), "6/4"),
        (good.replace("8/5 6/5", "6/5 8/5"), "is written 8/5 6/5"),
        (r#"{"roll":[3,1],"plays":[]}"#.to_owned(), "no play"),
        (good.replacen('{', r#"{"after":{"roll":[2,1],"play":"8/1"},"#, 1), "first play"),
        ("nonsense".to_owned(), "expected"),
    ] {
        let refused = OpeningBook::read(&format!("{good}\n{bad}")).unwrap_err();
        assert_eq!(refused.line, 2);
        assert!(refused.why.contains(why), "{refused}");
    }
}

#[test]
fn a_play_has_its_address() {
    assert_eq!(slug("24/20*/16 6/5(2)"), "24-20-16_6-5(2)");
}
