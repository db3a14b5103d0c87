//! Tables with a tutor: who may have one, and what is taken back.

use proptest::prelude::*;
use tavola_base::clock::ClockSettings;
use tavola_base::dice_proof::{Digest, MatchNumber, TableSecret};
use tavola_club::Viewer;
use tavola_club::stake::Stake;
use tavola_club::table::{
    Actor, CommandName, Happening, TableCommand, Terms, Tutor, WhyNot, played_games, transcript, view,
};
use tavola_rules::{BySide, CubeValue, Phase, Roll, Side};

use super::laws::some_ready;
use super::world::{Chance, Dice, World, bot, rules, sitter, taken, terms};

fn helped() -> Terms {
    let terms = terms(rules(r#"{"preset":"match","length":{"points":5}}"#));
    let seats = BySide { white: taken("Anna"), black: bot("Bottega") };
    Terms { seats, tutor: Some(Tutor { limit: 80 }), ..terms }
}

/// Anna has won the opening roll with 3-1; it is her turn.
fn opened() -> World {
    let mut world = World::playing(helped());
    world.told = Some((3, 1));
    world.by(Side::White, TableCommand::Roll { link: None });
    world
}

fn may(world: &World, side: Side) -> bool {
    let seen = view(&world.table, Viewer::Seat(side), world.now).unwrap();
    seen.legal.actions.contains(&CommandName::TakeBack)
}

fn roll_of(world: &World) -> Option<Roll> {
    if let Phase::ToPlay { roll, .. } = world.phase() { Some(roll) } else { None }
}

#[test]
fn a_play_is_taken_back_and_the_bots_answer_with_it() {
    let mut world = opened();
    let before = *world.game();
    assert!(!may(&world, Side::White), "nothing has been decided");
    world.plays(Side::White, "13/10 6/5");
    assert!(may(&world, Side::White) && !may(&world, Side::Black));
    world.rolls(Side::Black, (6, 5));
    world.plays_anything(Side::Black);
    world.by(Side::White, TableCommand::TakeBack);
    assert_eq!(*world.game(), before);
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    assert!(seen.history.turns.is_empty() && seen.last_turn.is_none());
    assert_eq!(seen.tutor.unwrap().taken_back, 1);
    assert!(!may(&world, Side::White), "there is nothing before it");
    world.plays(Side::White, "8/5 6/5");
    assert_eq!(played_games(&world.events)[0].lines.len(), 1);
}

#[test]
fn what_was_rolled_stays_rolled() {
    let mut world = opened();
    world.plays(Side::White, "13/10 6/5");
    world.rolls(Side::Black, (6, 5));
    world.plays_anything(Side::Black);
    world.rolls(Side::White, (4, 2));
    world.plays_anything(Side::White);
    world.by(Side::White, TableCommand::TakeBack);
    assert_eq!(roll_of(&world), Some("42".parse().unwrap()), "the roll lies there again");
    world.by(Side::White, TableCommand::TakeBack);
    assert_eq!(roll_of(&world), Some("31".parse().unwrap()));
    world.plays(Side::White, "8/5 6/5");
    // Whatever the dice would be now, those fall that have fallen; the third roll is new.
    let again = world.rolls(Side::Black, (1, 1));
    assert!(
        matches!(again[..], [ref one] if matches!(one.what, Happening::RolledAgain { roll, .. } if roll == "65".parse().unwrap()))
    );
    world.plays_anything(Side::Black);
    world.rolls(Side::White, (1, 1));
    assert_eq!(roll_of(&world), Some("42".parse().unwrap()));
    world.plays_anything(Side::White);
    world.rolls(Side::Black, (1, 1));
    assert_eq!(roll_of(&world), Some("11".parse().unwrap()));
}

#[test]
fn a_double_and_a_take_are_taken_back() {
    let mut world = opened();
    world.plays(Side::White, "8/5 6/5");
    world.by(Side::Black, TableCommand::Double);
    world.by(Side::White, TableCommand::Take);
    world.by(Side::White, TableCommand::TakeBack);
    assert!(matches!(world.phase(), Phase::Doubled { .. }));
    assert_eq!(world.game().cube().value, CubeValue::ONE);
    world.by(Side::White, TableCommand::Take);
    world.rolls(Side::Black, (6, 5));
    world.plays_anything(Side::Black);
    world.by(Side::White, TableCommand::Double);
    world.by(Side::White, TableCommand::TakeBack);
    assert!(matches!(world.phase(), Phase::OnRoll { side: Side::White }));
    assert_eq!(view(&world.table, Viewer::Watcher, world.now).unwrap().tutor.unwrap().taken_back, 2);
}

#[test]
fn a_game_that_is_over_stays_over_and_the_next_begins_anew() {
    let mut world = opened();
    world.plays(Side::White, "8/5 6/5");
    world.by(Side::Black, TableCommand::Double);
    world.by(Side::White, TableCommand::Drop);
    assert!(matches!(world.refused(Side::White, TableCommand::TakeBack).why, WhyNot::NoGame));
    world.by(Side::White, TableCommand::NextGame);
    assert!(matches!(world.refused(Side::White, TableCommand::TakeBack).why, WhyNot::NothingToTakeBack));
}

#[test]
fn only_whom_the_tutor_helps_can_take_back_and_only_where_there_is_one() {
    let mut world = opened();
    world.plays(Side::White, "8/5 6/5");
    assert!(matches!(world.refused(Side::Black, TableCommand::TakeBack).why, WhyNot::NoTutor));
    for stranger in [Actor::Watcher, Actor::Player(sitter("Carla")), Actor::House, Actor::Director] {
        let refusal = world.try_by(stranger, TableCommand::TakeBack).unwrap_err();
        assert!(matches!(refusal.why, WhyNot::NotSeated), "{refusal}");
    }
    for seats in [helped().seats, BySide { white: taken("Anna"), black: taken("Bruno") }] {
        let mut world = World::playing(Terms { seats, tutor: None, ..helped() });
        world.told = Some((3, 1));
        world.by(Side::White, TableCommand::Roll { link: None });
        world.plays(Side::White, "8/5 6/5");
        assert!(matches!(world.refused(Side::White, TableCommand::TakeBack).why, WhyNot::NoTutor));
    }
}

#[test]
fn a_tutor_helps_nobody_against_people_nor_for_money_nor_against_the_clock() {
    let people = BySide { white: taken("Anna"), black: taken("Bruno") };
    let bots = BySide { white: bot("Uno"), black: bot("Due") };
    let euro: Stake = serde_json::from_value(serde_json::json!({ "currency": "EUR", "unit": 100 })).unwrap();
    let called = rules(r#"{"preset":"match","length":{"points":5},"legality":"called"}"#);
    let partners = BySide { white: Some(taken("Dina")), black: None };
    let wrong = [
        Terms { seats: people, ..helped() },
        Terms { seats: bots, ..helped() },
        Terms { partners, ..helped() },
        Terms { clock: Some(ClockSettings::USUAL), ..helped() },
        Terms { rules: called, ..helped() },
        Terms { rules: rules(r#"{"preset":"money"}"#), stake: euro, ..helped() },
    ];
    for terms in wrong {
        let mut world = World::new(Dice::Told);
        let refusal = world.try_by(Actor::House, TableCommand::Open { terms: Box::new(terms.clone()) });
        assert!(matches!(refusal.unwrap_err().why, WhyNot::NotForTutor), "{terms:?}");
    }
    for limit in [0, 1001] {
        let terms = Terms { tutor: Some(Tutor { limit }), ..helped() };
        let refusal = World::new(Dice::Told).try_by(Actor::House, TableCommand::Open { terms: Box::new(terms) });
        assert!(matches!(refusal.unwrap_err().why, WhyNot::TooLong));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// However often is taken back, the dice of the match are those of its links, and the record says so.
    #[test]
    fn the_dice_verify_whatever_is_taken_back(seed: u64) {
        let mut chance = Chance::new(seed);
        let seeds = BySide { white: Some(Digest::new([1; 32])), black: None };
        let mut world = World::new(Dice::Sealed { secret: TableSecret::new([5; 32]), seeds });
        world.house(TableCommand::Open { terms: Box::new(helped()) });
        let ready = some_ready(&world, Side::White);
        world.by(Side::White, ready);
        for _ in 0..400 {
            let before = world.opened().score().won(Side::White);
            let side = *chance.of(&Side::BOTH);
            match chance.below(14) {
                0 => drop(world.try_by(Actor::Seat(Side::White), TableCommand::TakeBack)),
                1 => drop(world.try_by(Actor::Seat(side), TableCommand::Double)),
                2 => drop(world.try_by(Actor::Seat(side), TableCommand::Take)),
                3 => drop(world.try_by(Actor::Seat(side), TableCommand::NextGame)),
                4 => drop(world.try_by(Actor::House, TableCommand::Tick)),
                5..8 => {
                    let plays = world.opened().game().map(|game| game.legal_plays()).unwrap_or_default();
                    let steps = plays.first().map(|_| chance.of(&plays).play.steps().to_vec()).unwrap_or_default();
                    drop(world.try_by(Actor::Seat(side), TableCommand::Play { steps }));
                }
                _ => {
                    let number = view(&world.table, Viewer::Watcher, world.now).unwrap().dice.roll_number;
                    let link = world.link(Side::White, number.next());
                    drop(world.try_by(Actor::Seat(side), TableCommand::Roll { link: link.filter(|_| side == Side::White) }));
                    if let Some(link) = world.link(Side::White, number.next()) {
                        let open = TableCommand::OpenLink { number: number.next(), link, seen: None };
                        drop(world.try_by(Actor::Seat(Side::White), open));
                    }
                }
            }
            prop_assert!(world.opened().score().won(Side::White) >= before, "what is won stays won");
        }
        if world.opened().is_playing() {
            drop(world.try_by(Actor::Seat(Side::White), TableCommand::ResignMatch));
        }
        let proof = transcript(&world.events, MatchNumber::FIRST).unwrap();
        prop_assert_eq!(proof.verify().faults, vec![]);
    }
}
