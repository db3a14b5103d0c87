//! Sitting down, invitations, rematches, whole matches, and dice that verify.

use tavola_base::Decider;
use tavola_base::dice_proof::{Digest, LinkSource, MatchNumber, RollNumber, TableSecret};
use tavola_club::Viewer;
use tavola_club::table::view::PhaseView;
use tavola_club::table::{
    Actor, Cause, CommandName, Happening, Partner, SeatPlan, TableCommand, Terms, WhyNot, invitation_digest,
    transcript, view,
};
use tavola_rules::{BySide, Preset, RuleSet, Side};

use crate::world::{CHAIN, Chance, Dice, World, bot, ready, rules, sitter, taken, terms};

fn opened(seats: BySide<SeatPlan>) -> World {
    let mut world = World::new(Dice::Told);
    let terms = Terms { seats, ..terms(RuleSet::preset(Preset::Match)) };
    world.house(TableCommand::Open { terms: Box::new(terms) });
    world
}

fn sits(name: &str, world: &mut World, invitation: Option<&str>) -> Result<Side, WhyNot> {
    let invitation = invitation.map(str::to_owned);
    let events = world.try_by(Actor::Player(sitter(name)), TableCommand::TakeSeat { side: None, invitation });
    events.map_err(|refusal| refusal.why).map(|events| match events[0].what {
        Happening::Seated { side, .. } => side,
        _ => panic!("somebody sits down first"),
    })
}

#[test]
fn who_comes_first_sits_down_and_nobody_sits_on_two_seats() {
    let mut world = opened(BySide { white: SeatPlan::Open, black: SeatPlan::Open });
    assert_eq!(sits("Anna", &mut world, None), Ok(Side::White));
    assert_eq!(sits("Anna", &mut world, None), Err(WhyNot::SeatedAlready));
    assert_eq!(sits("Bruno", &mut world, None), Ok(Side::Black));
    assert_eq!(sits("Carla", &mut world, None), Err(WhyNot::SeatTaken));
    let watcher = world.try_by(Actor::Watcher, TableCommand::TakeSeat { side: None, invitation: None });
    assert_eq!(watcher.unwrap_err().why, WhyNot::NobodyInParticular);
}

#[test]
fn a_seat_kept_for_somebody_is_for_who_brings_the_invitation() {
    let kept = SeatPlan::Invited { invitation: invitation_digest("a secret word") };
    let mut world = opened(BySide { white: taken("Anna"), black: kept });
    assert_eq!(sits("Carla", &mut world, None), Err(WhyNot::WrongInvitation));
    assert_eq!(sits("Carla", &mut world, Some("a guess")), Err(WhyNot::WrongInvitation));
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    assert!(seen.seats.black.invited);
    assert_eq!(seen.legal.actions, [CommandName::TakeSeat]);
    assert_eq!(sits("Bruno", &mut world, Some("a secret word")), Ok(Side::Black));
    let told = serde_json::to_string(&world.events).unwrap();
    assert!(!told.contains("a secret word"));
}

#[test]
fn before_the_match_a_seat_can_be_given_up() {
    let mut world = opened(BySide { white: SeatPlan::Open, black: SeatPlan::Open });
    sits("Anna", &mut world, None).unwrap();
    world.by(Side::White, TableCommand::Leave);
    assert_eq!(sits("Bruno", &mut world, None), Ok(Side::White));
}

#[test]
fn a_match_begins_when_both_are_ready_and_a_bot_always_is() {
    let mut world = opened(BySide { white: taken("Anna"), black: bot("Bottega") });
    assert!(!world.opened().is_playing());
    world.by(Side::White, ready());
    assert!(world.opened().is_playing());
    assert!(world.try_by(Actor::Seat(Side::White), ready()).is_err());
}

#[test]
fn only_the_house_is_the_timer_and_only_the_director_rules() {
    let mut world = opened(BySide { white: taken("Anna"), black: bot("Bottega") });
    world.by(Side::White, ready());
    for actor in [Actor::Watcher, Actor::Director, Actor::Seat(Side::White), Actor::Player(sitter("Carla"))] {
        assert!(world.try_by(actor.clone(), TableCommand::Tick).is_err());
        assert!(
            world.try_by(actor, TableCommand::Disconnected { side: Side::White, partner: Partner::First }).is_err()
        );
    }
    let award = TableCommand::AwardMatch { winner: Side::White, reason: "ruling".to_owned() };
    assert!(world.try_by(Actor::Seat(Side::White), award.clone()).is_err());
    world.director(award);
    assert_eq!(world.opened().verdict(), Some((Some(Side::White), Cause::Ruling)));
}

/// Plays to the end of the match, everybody doing whatever comes into their head that ends it.
pub(crate) fn play_out(world: &mut World, chance: &mut Chance) {
    for _ in 0..20_000 {
        if world.opened().verdict().is_some() {
            return;
        }
        world.told = Some((chance.die(), chance.die()));
        let side = *chance.of(&Side::BOTH);
        let seen = view(&world.table, Viewer::Seat(side), world.now).unwrap();
        let chosen = [
            (CommandName::NextGame, TableCommand::NextGame),
            (CommandName::AcceptPlay, TableCommand::AcceptPlay),
            (CommandName::Take, TableCommand::Take),
            (CommandName::Double, TableCommand::Double),
            (CommandName::Roll, TableCommand::Roll { link: world.link(side, seen.dice.roll_number.next()) }),
        ];
        let chosen = chosen.into_iter().find(|(name, _)| {
            let rare = matches!(name, CommandName::Double);
            seen.legal.actions.contains(name) && (!rare || chance.below(12) == 0)
        });
        if seen.legal.actions.contains(&CommandName::Play) {
            world.plays_anything(side);
        } else if let Some((_, command)) = chosen {
            drop(world.try_by(Actor::Seat(side), command));
        } else if matches!(seen.phase, PhaseView::Rolling { .. })
            && let Some(link) = world.link(side, seen.dice.roll_number)
        {
            let (number, seen) = (seen.dice.roll_number, seen.dice.log.map(|log| log.digest));
            drop(world.try_by(Actor::Seat(side), TableCommand::OpenLink { number, link, seen }));
        }
    }
    panic!("the match does not end");
}

// rule: MAT-01
#[test]
fn a_match_under_every_preset_and_both_legalities_comes_to_its_end_with_the_points_right() {
    let presets = [
        r#"{"preset":"match","length":{"points":5}}"#,
        r#"{"preset":"match","length":{"points":5},"legality":"called","holland":"on"}"#,
        r#"{"preset":"match","length":{"points":1}}"#,
        r#"{"preset":"tavola-reale","length":{"points":7}}"#,
        r#"{"preset":"tournament","length":{"points":7}}"#,
        r#"{"preset":"tournament","length":{"points":3},"legality":"called"}"#,
    ];
    for (seed, preset) in (1..).zip(presets) {
        let mut chance = Chance::new(seed);
        let mut world = World::playing(terms(rules(preset)));
        play_out(&mut world, &mut chance);
        let (winner, cause) = world.opened().verdict().unwrap();
        let length = u64::from(world.opened().terms().rules.match_length().unwrap().points());
        assert_eq!(cause, Cause::Score);
        assert!(world.opened().score().won(winner.unwrap()).number() >= length);
        assert!(world.opened().score().won(winner.unwrap().opponent()).number() < length);
    }
}

#[test]
fn a_money_session_counts_game_after_game() {
    for preset in ["money", "chouette-galore", "chouette-club"] {
        let mut chance = Chance::new(7);
        let mut world = World::playing(terms(rules(&format!(r#"{{"preset":"{preset}"}}"#))));
        while world.opened().games().count() < 4 {
            play_a_little(&mut world, &mut chance);
        }
        let sum: u64 = Side::BOTH.iter().map(|&side| world.opened().score().won(side).number()).sum();
        assert_eq!(sum, world.opened().games().map(|game| game.points.number()).sum::<u64>());
        assert_eq!(world.opened().verdict(), None);
    }
}

fn play_a_little(world: &mut World, chance: &mut Chance) {
    world.told = Some((chance.die(), chance.die()));
    for side in Side::BOTH {
        if world.game().legal_actions(side).contains(&tavola_rules::ActionKind::Play) {
            world.plays_anything(side);
        }
        drop(world.try_by(Actor::Seat(side), TableCommand::NextGame));
        drop(world.try_by(Actor::Seat(side), TableCommand::Roll { link: None }));
    }
}

#[test]
fn a_rematch_begins_a_new_match_on_the_same_terms_with_new_dice_secrets() {
    let mut world = sealed(BySide { white: Some(Digest::new([1; 32])), black: None });
    let before = view(&world.table, Viewer::Watcher, world.now).unwrap().dice.house_commitment;
    world.by(Side::White, TableCommand::ResignMatch);
    assert!(world.try_by(Actor::Seat(Side::Black), TableCommand::AcceptRematch).is_err());
    world.by(Side::White, TableCommand::OfferRematch);
    assert!(world.try_by(Actor::Seat(Side::White), TableCommand::AcceptRematch).is_err());
    world.by(Side::Black, TableCommand::AcceptRematch);
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    assert_ne!(seen.dice.house_commitment, before);
    assert_eq!(seen.match_number, MatchNumber::FIRST.next());
    for side in Side::BOTH {
        world.by(side, ready());
    }
    assert_eq!(view(&world.table, Viewer::Watcher, world.now).unwrap().score.points.black.number(), 0);
}

#[test]
fn there_is_no_rematch_with_who_has_left() {
    let mut world = World::playing(terms(RuleSet::preset(Preset::Match)));
    world.by(Side::White, TableCommand::ResignMatch);
    world.by(Side::White, TableCommand::Leave);
    let refusal = world.try_by(Actor::Seat(Side::Black), TableCommand::OfferRematch).unwrap_err();
    assert_eq!(refusal.why, WhyNot::OpponentLeft);
    world.by(Side::Black, TableCommand::Leave);
    assert!(world.opened().is_closed());
}

pub(crate) fn sealed(seeds: BySide<Option<Digest>>) -> World {
    let mut world = World::new(Dice::Sealed { secret: TableSecret::new([42; 32]), seeds });
    let terms = terms(rules(r#"{"preset":"match","length":{"points":3}}"#));
    world.house(TableCommand::Open { terms: Box::new(terms) });
    for side in Side::BOTH {
        let opened = world.opened();
        let table = opened.terms().table.clone();
        let context = tavola_base::dice_proof::ChainContext { table: &table, of: opened.match_number(), side };
        let anchor = seeds[side].map(|seed| context.anchor(seed, CHAIN));
        world.by(side, TableCommand::Ready { anchor, length: CHAIN });
    }
    world
}

#[test]
fn a_roll_falls_when_both_links_are_open_and_not_before() {
    let mut world = sealed(BySide { white: Some(Digest::new([1; 32])), black: Some(Digest::new([2; 32])) });
    let first = RollNumber::new(1);
    world.by(Side::White, TableCommand::Roll { link: world.link(Side::White, first) });
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    assert!(matches!(seen.phase, PhaseView::Rolling { side: None, ref missing, .. } if *missing == [Side::Black]));
    let wrong = world.link(Side::Black, RollNumber::new(2)).unwrap();
    let refusal = world.refused(Side::Black, TableCommand::OpenLink { number: first, link: wrong, seen: None });
    assert!(matches!(refusal.why, WhyNot::BadLink(_)));
    let link = world.link(Side::Black, first).unwrap();
    world.by(Side::Black, TableCommand::OpenLink { number: first, link, seen: None });
    assert!(!matches!(view(&world.table, Viewer::Watcher, world.now).unwrap().phase, PhaseView::Rolling { .. }));
}

#[test]
fn a_link_that_is_not_opened_in_time_is_opened_for_its_seat_and_the_record_says_so() {
    let seeds = BySide { white: Some(Digest::new([1; 32])), black: Some(Digest::new([2; 32])) };
    let mut without = sealed(seeds);
    without.by(Side::White, TableCommand::Roll { link: None });
    let events = without.time_passes();
    let sources = |events: &[tavola_club::table::TableEvent]| -> Vec<LinkSource> {
        let source = |event: &tavola_club::table::TableEvent| match event.what {
            Happening::LinkOpened { source, .. } => Some(source),
            _ => None,
        };
        events.iter().filter_map(source).collect()
    };
    assert_eq!(sources(&events), [LinkSource::Default, LinkSource::Default]);
    let mut deposited = sealed(seeds);
    if let Dice::Sealed { secret, .. } = &mut deposited.dice {
        // White's deposit does not fit their chain and is worth nothing.
        *secret = secret
            .clone()
            .with_escrow(Side::Black, Digest::new([2; 32]))
            .with_escrow(Side::White, Digest::new([9; 32]));
    }
    deposited.by(Side::White, TableCommand::Roll { link: None });
    let length_as_usual = sources(&deposited.time_passes());
    assert_eq!(length_as_usual, [LinkSource::Default, LinkSource::Escrow]);
}

#[test]
fn asking_for_the_same_roll_again_gives_the_same_dice() {
    let world = sealed(BySide { white: None, black: None });
    let roll = |mut world: World| world.by(Side::White, TableCommand::Roll { link: None });
    assert_eq!(roll(world.clone()), roll(world));
}

#[test]
fn the_dice_of_a_whole_match_verify_and_every_change_is_found_where_it_is() {
    let mut world = sealed(BySide { white: Some(Digest::new([1; 32])), black: None });
    play_out(&mut world, &mut Chance::new(3));
    let honest = transcript(&world.events, MatchNumber::FIRST).unwrap();
    assert!(honest.rolls.len() > 20);
    assert!(honest.verify().is_honest(), "{:?}", honest.verify());
    let written = serde_json::to_string(&honest).unwrap();
    assert_eq!(serde_json::from_str::<tavola_base::dice_proof::Transcript>(&written).unwrap(), honest);
    let places = |change: &dyn Fn(&mut tavola_base::dice_proof::Transcript)| -> Vec<String> {
        let mut changed = honest.clone();
        change(&mut changed);
        changed.verify().faults.into_iter().map(|fault| fault.place).collect()
    };
    let other = Digest::new([77; 32]);
    let found = |change: &dyn Fn(&mut tavola_base::dice_proof::Transcript), place: &str| {
        let places = places(change);
        assert!(places.iter().any(|found| found == place), "{place} not among {places:?}");
    };
    found(&|t| t.v = 3, "v");
    found(&|t| t.scheme = "another".to_owned(), "scheme");
    found(&|t| t.house_secret = None, "house_secret");
    found(&|t| t.house_secret = Some(other), "house_secret");
    found(&|t| t.house_commitment = other, "house_secret");
    found(&|t| t.table = tavola_base::TableId::new("another"), "house_secret");
    found(&|t| t.of = t.of.next(), "rolls[0].links.white");
    found(&|t| t.chains.white.anchor = other, "rolls[0].links.white");
    found(&|t| t.chains.black.anchor = other, "rolls[0].links.black");
    found(&|t| t.chains.black.source = LinkSource::Client, "rolls[0].links.black");
    found(&|t| t.chains.white.length = tavola_base::dice_proof::ChainLength::new(1).unwrap(), "rolls[1].links.white");
    found(&|t| t.rolls[3].links.white.link = other, "rolls[3].links.white");
    found(&|t| t.rolls[3].links.black.link = other, "rolls[3].links.black");
    found(&|t| t.rolls[3].links.white.source = LinkSource::Default, "rolls[3].links.white");
    found(&|t| t.rolls[3].number = RollNumber::new(9), "rolls[3].number");
    found(
        &|t| {
            t.rolls.remove(3);
        },
        "rolls[3].number",
    );
    found(&|t| t.rolls.swap(3, 4), "rolls[3].number");
    let six = tavola_rules::Die::new(6).unwrap();
    let cheated = |t: &mut tavola_base::dice_proof::Transcript| {
        let index = t.rolls.iter().position(|roll| roll.dice != (six, six)).unwrap();
        t.rolls[index].dice = (six, six);
    };
    // Once in the rolls, once in the log.
    assert_eq!(places(&cheated).len(), 2);
}

#[test]
fn the_next_deadline_of_a_table_that_was_folded_again_is_the_same() {
    let mut world = sealed(BySide { white: None, black: None });
    world.by(Side::White, TableCommand::Roll { link: None });
    let folded = tavola_club::table::Tables::fold(&world.events);
    assert_eq!(tavola_club::table::Tables::next_deadline(&folded), world.deadline());
}
