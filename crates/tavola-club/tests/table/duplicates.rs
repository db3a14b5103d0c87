//! Two tables at which the same dice fall.

use tavola_base::TableId;
use tavola_base::dice_proof::Digest;
use tavola_club::table::{Duplicate, TableCommand, Terms, WhyNot, rolls_by_game};
use tavola_rules::Side;

use super::sitting::play_out;
use super::world::{Chance, Dice, World, ready, rules, terms};

/// A table of a duplicate, played out by that chance.
fn played(set: &str, secret: u8, chance: u64) -> World {
    let mut world = World::new(Dice::Duplicate(Digest::new([secret; 32])));
    let duplicate = Some(Duplicate { set: TableId::new(set), commitment: Digest::new([7; 32]) });
    let terms = Terms { duplicate, ..terms(rules(r#"{"preset":"match","length":{"points":5}}"#)) };
    world.house(TableCommand::Open { terms: Box::new(terms) });
    Side::BOTH.into_iter().for_each(|side| drop(world.by(side, ready())));
    play_out(&mut world, &mut Chance::new(chance));
    world
}

#[test]
fn roll_by_roll_the_same_dice_fall_at_both_tables_however_they_are_played() {
    let (one, other) = (played("set", 5, 1), played("set", 5, 2));
    assert_ne!(one.events.len(), other.events.len(), "they were played differently");
    let (one, other) = (rolls_by_game(&one.events), rolls_by_game(&other.events));
    let mut compared = 0;
    for (one, other) in one.iter().zip(&other) {
        assert!(one.iter().zip(other).all(|(a, b)| a == b), "{one:?} {other:?}");
        compared += one.len().min(other.len());
    }
    assert!(compared > 30, "{compared}");
    let games: Vec<_> = one.iter().map(|game| game[..5].to_vec()).collect();
    assert!(games.windows(2).all(|two| two[0] != two[1]), "every game has dice of its own");
    for stranger in [played("another set", 5, 1), played("set", 6, 1)] {
        assert_ne!(rolls_by_game(&stranger.events)[0][..5], one[0][..5]);
    }
}

#[test]
fn a_duplicate_is_played_once() {
    let mut world = played("set", 5, 1);
    let refusal = world.refused(Side::White, TableCommand::OfferRematch);
    assert!(matches!(refusal.why, WhyNot::MatchOver(_)), "{:?}", refusal.why);
}
