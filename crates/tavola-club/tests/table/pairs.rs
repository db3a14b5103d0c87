//! Consultation doubles: two who share a side, its dice and what they say among themselves.

use tavola_base::Millis;
use tavola_base::decider::Explain;
use tavola_base::dice_proof::{Digest, LinkSource, MatchNumber, TableSecret};
use tavola_club::Viewer;
use tavola_club::table::view::TableView;
use tavola_club::table::{
    Actor, Cause, CommandName, Happening, Partner, Place, SeatPlan, TableCommand, TableEvent, Terms, WhyNot,
    invitation_digest, narrow, transcript, view,
};
use tavola_rules::{BySide, Preset, RuleSet, Side};

use crate::laws::some_ready;
use crate::world::{Dice, World, bot, ready, sitter, taken, terms};

/// Anna and Dina against Bruno and Ezio.
fn doubles() -> Terms {
    let partners = BySide { white: Some(taken("Dina")), black: Some(taken("Ezio")) };
    Terms { partners, ..terms(RuleSet::preset(Preset::Match)) }
}

fn playing() -> World {
    let mut world = World::playing(doubles());
    world.rolls(Side::White, (6, 3));
    world
}

fn person(name: &str) -> Actor {
    Actor::Player(sitter(name))
}

fn sees(world: &World, viewer: Viewer) -> TableView {
    view(&world.table, viewer, world.now).unwrap()
}

fn say(text: &str) -> TableCommand {
    TableCommand::Advise { text: text.to_owned(), steps: Vec::new() }
}

fn why(world: &mut World, who: &str, command: TableCommand) -> WhyNot {
    world.try_by(person(who), command).unwrap_err().why
}

// rule: DAV-02
#[test]
fn both_of_a_pair_sit_at_the_table_and_the_one_with_the_dice_acts_for_the_side() {
    let mut world = playing();
    let seen = sees(&world, Viewer::Second(Side::White));
    assert_eq!((seen.you, seen.partner), (Some(Side::White), Some(Partner::Second)));
    assert_eq!(seen.seats.white.name.as_deref(), Some("Anna & Dina"));
    assert!(seen.legal.steps.is_some(), "who has not the dice sees the plays too");
    assert!(!seen.legal.actions.contains(&CommandName::Play));
    let steps = world.game().legal_plays()[0].play.steps().to_vec();
    let play = TableCommand::Play { steps };
    assert_eq!(why(&mut world, "Dina", play.clone()), WhyNot::PartnerHasDice);
    world.try_by(person("Dina"), TableCommand::TakeDice).unwrap();
    assert_eq!(why(&mut world, "Anna", play.clone()), WhyNot::PartnerHasDice);
    world.try_by(person("Dina"), play).unwrap();
    world.try_by(person("Dina"), TableCommand::GiveDice).unwrap();
    assert_eq!(world.opened().dice_holder(Side::White), Partner::First);
    assert_eq!(why(&mut world, "Anna", TableCommand::TakeDice), WhyNot::NothingChanges);
}

#[test]
fn what_partners_say_nobody_else_hears_during_the_match_or_after_it() {
    let mut world = playing();
    let steps = world.game().legal_plays()[0].play.steps().to_vec();
    world.try_by(person("Dina"), TableCommand::Advise { text: "hit it".into(), steps: steps.clone() }).unwrap();
    world.try_by(person("Ezio"), say("they are lost")).unwrap();
    let heard = |world: &World, viewer| sees(world, viewer).talk.into_iter().map(|word| word.text).collect::<Vec<_>>();
    let told = |world: &World, viewer| {
        let events: Vec<TableEvent> = world.events.iter().filter_map(|event| narrow(event, viewer)).collect();
        serde_json::to_string(&events).unwrap()
    };
    assert_eq!(sees(&world, Viewer::Seat(Side::White)).talk[0].steps, steps, "a play is shown while it is to be made");
    world.by(Side::White, TableCommand::Play { steps });
    assert!(sees(&world, Viewer::Seat(Side::White)).talk[0].steps.is_empty(), "and no longer");
    for _ in 0..2 {
        for (viewer, hears) in [
            (Viewer::Seat(Side::White), vec!["hit it"]),
            (Viewer::Second(Side::White), vec!["hit it"]),
            (Viewer::Seat(Side::Black), vec!["they are lost"]),
            (Viewer::Second(Side::Black), vec!["they are lost"]),
            (Viewer::Watcher, vec![]),
        ] {
            assert_eq!(heard(&world, viewer), hears, "{viewer:?}");
            for text in ["hit it", "they are lost"] {
                assert_eq!(told(&world, viewer).contains(text), hears.contains(&text), "{text} for {viewer:?}");
            }
        }
        drop(world.try_by(person("Anna"), TableCommand::ResignMatch));
    }
    assert!(!world.opened().is_playing());
}

#[test]
fn words_are_words_and_a_play_that_is_shown_is_legal() {
    let mut world = playing();
    assert_eq!(why(&mut world, "Dina", say("  ")), WhyNot::BadText);
    assert_eq!(why(&mut world, "Dina", say(&"x".repeat(501))), WhyNot::BadText);
    let steps = world.game().legal_plays()[0].play.steps()[..1].to_vec();
    let shown = TableCommand::Advise { text: String::new(), steps: steps.clone() };
    let refusal = world.try_by(person("Dina"), shown).unwrap_err();
    assert!(refusal.clause().is_some(), "half a play");
    let theirs = TableCommand::Advise { text: String::new(), steps };
    assert!(matches!(why(&mut world, "Ezio", theirs), WhyNot::Rules(..)), "it is not their roll");
    let mut alone = World::playing(terms(RuleSet::preset(Preset::Match)));
    assert_eq!(why(&mut alone, "Anna", say("to whom?")), WhyNot::NoPartner);
    assert_eq!(why(&mut alone, "Anna", TableCommand::TakeDice), WhyNot::NoPartner);
    assert!(sees(&alone, Viewer::Seat(Side::White)).seats.white.pair.is_none());
}

#[test]
fn a_side_is_absent_only_when_nobody_of_it_is_there() {
    let mut world = playing();
    let line = |partner, is_lost| match is_lost {
        Some(()) => TableCommand::Disconnected { side: Side::White, partner },
        None => TableCommand::Connected { side: Side::White, partner },
    };
    world.house(line(Partner::First, Some(())));
    world.seconds(100);
    assert!(sees(&world, Viewer::Seat(Side::Black)).seats.white.connected);
    assert_eq!(why(&mut world, "Bruno", TableCommand::ClaimAbsence), WhyNot::NotAbsent(None));
    world.try_by(person("Dina"), TableCommand::TakeDice).unwrap();
    world.plays_anything(Side::White);
    world.house(line(Partner::Second, Some(())));
    let from = world.now + Millis::seconds(90);
    assert_eq!(why(&mut world, "Bruno", TableCommand::ClaimAbsence), WhyNot::NotAbsent(Some(from)), "from the later");
    world.seconds(60).house(line(Partner::First, None));
    assert_eq!(why(&mut world, "Bruno", TableCommand::ClaimAbsence), WhyNot::NotAbsent(None));
    world.house(line(Partner::First, Some(())));
    world.seconds(90).by(Side::Black, TableCommand::ClaimAbsence);
    assert_eq!(world.opened().verdict(), Some((Some(Side::Black), Cause::Absent)));
}

#[test]
fn one_of_a_pair_may_leave_and_come_back_and_the_match_is_lost_only_when_both_have_left() {
    let mut world = playing();
    let left = world.try_by(person("Anna"), TableCommand::Leave).unwrap();
    assert!(matches!(left[..], [TableEvent { what: Happening::PartnerLeft { .. }, .. }]));
    assert_eq!(world.opened().dice_holder(Side::White), Partner::Second, "the dice go to whoever stays");
    assert_eq!(sees(&world, Viewer::Seat(Side::White)).legal.actions, [CommandName::TakeDice]);
    assert_eq!(why(&mut world, "Dina", TableCommand::GiveDice), WhyNot::PartnerMissing);
    world.plays_anything(Side::White);
    world.try_by(person("Anna"), TableCommand::TakeDice).unwrap();
    assert!(sees(&world, Viewer::Watcher).seats.white.connected);
    world.try_by(person("Dina"), TableCommand::Leave).unwrap();
    assert!(world.opened().is_playing());
    world.try_by(person("Anna"), TableCommand::Leave).unwrap();
    assert_eq!(world.opened().verdict(), Some((Some(Side::Black), Cause::Left)));
}

#[test]
fn each_of_three_invitations_leads_to_its_own_seat_and_nobody_is_ready_before_the_pair_is_whole() {
    let kept = |word: &str| SeatPlan::Invited { invitation: invitation_digest(word) };
    let partners = BySide { white: Some(kept("partner")), black: Some(kept("second")) };
    let seats = BySide { white: taken("Anna"), black: kept("first") };
    let mut world = World::new(Dice::Told);
    world.house(TableCommand::Open { terms: Box::new(Terms { seats, partners, ..doubles() }) });
    assert_eq!(why(&mut world, "Anna", ready()), WhyNot::PartnerMissing);
    let sit = |word: &str| TableCommand::TakeSeat { side: None, invitation: Some(word.to_owned()) };
    for (name, word, side, partner) in [
        ("Ezio", "second", Side::Black, Partner::Second),
        ("Dina", "partner", Side::White, Partner::Second),
        ("Bruno", "first", Side::Black, Partner::First),
    ] {
        assert_eq!(why(&mut world, name, sit("no such word")), WhyNot::WrongInvitation);
        world.try_by(person(name), sit(word)).unwrap();
        assert_eq!(world.opened().place_of(&format!("id-of-{name}")), Some(Place { side, partner }));
    }
    assert_eq!(why(&mut world, "Carla", sit("partner")), WhyNot::SeatTaken);
    world.try_by(person("Dina"), ready()).unwrap();
    assert_eq!(world.opened().dice_holder(Side::White), Partner::Second, "whoever is ready has the dice");
    world.try_by(person("Anna"), TableCommand::Leave).unwrap();
    assert_eq!(why(&mut world, "Dina", ready()), WhyNot::PartnerMissing, "and is ready anew");
    world.try_by(person("Carla"), TableCommand::TakeSeat { side: None, invitation: None }).unwrap();
    world.try_by(person("Carla"), ready()).unwrap();
    world.try_by(person("Ezio"), ready()).unwrap();
    assert!(world.opened().is_playing());
}

#[test]
fn number_two_may_come_later_and_the_match_does_not_wait_for_them() {
    let partners = BySide { white: Some(SeatPlan::Later { invitation: invitation_digest("later") }), black: None };
    let mut world = World::new(Dice::Sealed { secret: TableSecret::new([5; 32]), seeds: BySide::default() });
    world.house(TableCommand::Open { terms: Box::new(Terms { partners, ..doubles() }) });
    world.try_by(person("Anna"), ready()).unwrap();
    world.try_by(person("Bruno"), ready()).unwrap();
    assert!(world.opened().is_playing());
    assert_eq!(why(&mut world, "Anna", TableCommand::GiveDice), WhyNot::PartnerMissing);
    let sit = |word: &str| TableCommand::TakeSeat { side: None, invitation: Some(word.to_owned()) };
    assert_eq!(why(&mut world, "Carla", sit("another")), WhyNot::WrongInvitation);
    world.try_by(person("Dina"), sit("later")).unwrap();
    assert_eq!(why(&mut world, "Carla", sit("later")), WhyNot::SeatsKept);
    world.try_by(person("Dina"), TableCommand::TakeDice).unwrap();
    world.try_by(person("Dina"), TableCommand::Roll { link: None }).unwrap();
    let seen = sees(&world, Viewer::Watcher);
    assert_eq!(seen.seats.white.name.as_deref(), Some("Anna & Dina"));
    assert_eq!(seen.dice.players.unwrap().white, "Anna", "the record is of those who began it");
    world.try_by(person("Dina"), TableCommand::ResignMatch).unwrap();
    let proof = transcript(&world.events, MatchNumber::FIRST).unwrap();
    assert_eq!((proof.players.white.as_str(), proof.verify().faults), ("Anna", vec![]));
}

#[test]
fn a_pair_is_two_different_people() {
    let open = |partners| {
        let mut world = World::new(Dice::Told);
        world.try_by(Actor::House, TableCommand::Open { terms: Box::new(Terms { partners, ..doubles() }) })
    };
    let with = |plan| BySide { white: Some(plan), black: None };
    assert_eq!(open(with(bot("Bottega"))).unwrap_err().why, WhyNot::BotInPair);
    assert_eq!(open(with(taken("Bruno"))).unwrap_err().why, WhyNot::SamePlayerTwice);
    assert!(open(with(taken("Dina"))).is_ok(), "a pair may play against one");
}

/// Whoever has brought the chain opens its links, whoever of the two has the dice; and the dice verify.
#[test]
fn the_side_has_one_chain_and_its_dice_verify_whoever_rolls() {
    let seeds = BySide { white: Some(Digest::new([1; 32])), black: None };
    let mut world = World::new(Dice::Sealed { secret: TableSecret::new([5; 32]), seeds });
    world.house(TableCommand::Open { terms: Box::new(doubles()) });
    let own = some_ready(&world, Side::White);
    world.try_by(person("Anna"), own).unwrap();
    assert_eq!(why(&mut world, "Dina", ready()), WhyNot::ReadyAlready);
    world.try_by(person("Ezio"), ready()).unwrap();
    let pair = sees(&world, Viewer::Watcher).seats.white.pair.unwrap();
    assert_eq!(pair.links, Some(Partner::First));
    world.try_by(person("Dina"), TableCommand::TakeDice).unwrap();
    world.try_by(person("Dina"), TableCommand::Roll { link: None }).unwrap();
    let number = sees(&world, Viewer::Watcher).dice.roll_number;
    let link = world.link(Side::White, number).unwrap();
    let fell = world.try_by(person("Anna"), TableCommand::OpenLink { number, link, seen: None }).unwrap();
    assert!(matches!(fell[0].what, Happening::LinkOpened { source: LinkSource::Client, .. }));
    assert_eq!(fell.len(), 2, "the dice have fallen");
    world.try_by(person("Anna"), TableCommand::TakeDice).unwrap();
    world.try_by(person("Anna"), TableCommand::ResignMatch).unwrap();
    let proof = transcript(&world.events, MatchNumber::FIRST).unwrap();
    assert_eq!(proof.players.white, "Anna & Dina");
    assert_eq!(proof.verify().faults, vec![]);
}
