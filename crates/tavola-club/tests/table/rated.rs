//! What counts for ratings: a match between two persons.

use tavola_club::Viewer;
use tavola_club::stake::Stake;
use tavola_club::table::{Actor, SeatPlan, TableCommand, Terms, Tutor, WhyNot, view};
use tavola_rules::{BySide, Preset, RuleSet};

use crate::world::{Dice, World, bot, rules, sitter, taken, terms};

fn rated() -> Terms {
    Terms { rated: true, ..terms(RuleSet::preset(Preset::Match)) }
}

#[test]
fn two_persons_who_play_a_match_can_play_for_ratings_and_everybody_sees_it() {
    let world = World::playing(rated());
    assert!(view(&world.table, Viewer::Watcher, world.now).unwrap().rated);
}

#[test]
fn nothing_else_counts_for_ratings() {
    let euro: Stake = serde_json::from_value(serde_json::json!({ "currency": "EUR", "unit": 100 })).unwrap();
    let wrong = [
        Terms { seats: BySide { white: taken("Anna"), black: bot("Uno") }, ..rated() },
        Terms { partners: BySide { white: Some(taken("Dina")), black: None }, ..rated() },
        Terms {
            tutor: Some(Tutor { limit: 80 }),
            seats: BySide { white: taken("Anna"), black: bot("Uno") },
            ..rated()
        },
        Terms { rules: rules(r#"{"preset":"money"}"#), ..rated() },
        Terms { rules: rules(r#"{"preset":"money"}"#), stake: euro, ..rated() },
    ];
    for terms in wrong {
        let mut world = World::new(Dice::Told);
        let refusal = world.try_by(Actor::House, TableCommand::Open { terms: Box::new(terms.clone()) });
        assert_eq!(refusal.unwrap_err().why, WhyNot::NotForRating, "{terms:?}");
    }
}

#[test]
fn no_bot_sits_down_where_ratings_are_played_for() {
    let mut world = World::new(Dice::Told);
    let seats = BySide { white: taken("Anna"), black: SeatPlan::Open };
    world.house(TableCommand::Open { terms: Box::new(Terms { seats, ..rated() }) });
    let SeatPlan::Taken { sitter: program } = bot("Uno") else { panic!("a bot is somebody") };
    let sits = TableCommand::TakeSeat { side: None, invitation: None };
    assert_eq!(world.try_by(Actor::Player(program), sits.clone()).unwrap_err().why, WhyNot::NotForRating);
    assert!(world.try_by(Actor::Player(sitter("Bruno")), sits).is_ok());
}
