//! Absences counted together, matches adjourned and resumed, matches by post.

use tavola_base::Millis;
use tavola_base::clock::ClockSettings;
use tavola_club::Viewer;
use tavola_club::table::view::PaceView;
use tavola_club::table::{
    Actor, Cause, Happening, Partner, Post, TableCommand, TableEvent, Terms, WhenAbsent, WhyNot, view,
};
use tavola_rules::{Preset, RuleSet, Side};

use crate::world::{World, terms};

const DAY: Millis = Millis::seconds(86_400);

fn live() -> Terms {
    let mut terms = Terms { rated: true, clock: Some(ClockSettings::USUAL), ..terms(RuleSet::preset(Preset::Match)) };
    terms.pace.decision = None;
    terms.pace.absence = Some(Millis::seconds(60));
    terms.pace.per_return = Some(Millis::seconds(30));
    terms.pace.absent = WhenAbsent::Choose;
    terms.pace.resume = Some(DAY.times(7));
    terms
}

fn by_post(days: u8) -> Terms {
    let mut terms = terms(RuleSet::preset(Preset::Match));
    (terms.pace.decision, terms.pace.absence) = (None, None);
    terms.pace.post = Some(Post::of_days(days));
    terms
}

/// A match in which White has played the opening 3-1, and Black 6-4.
fn begun(terms: Terms) -> World {
    let mut world = World::playing(terms);
    world.rolls(Side::White, (3, 1));
    world.plays(Side::White, "8/5 6/5");
    world.rolls(Side::Black, (6, 4));
    world.plays(Side::Black, "24/18 18/14");
    world
}

fn goes(world: &mut World, side: Side) {
    world.house(TableCommand::Disconnected { side, partner: Partner::First });
}

fn comes(world: &mut World, side: Side) {
    world.house(TableCommand::Connected { side, partner: Partner::First });
}

fn pace(world: &World) -> PaceView {
    view(&world.table, Viewer::Watcher, world.now).unwrap().pace
}

fn ended(events: &[TableEvent]) -> Vec<(Option<Side>, Cause)> {
    let ends = events.iter().filter_map(|event| match event.what {
        Happening::MatchEnded { winner, cause } => Some((winner, cause)),
        _ => None,
    });
    ends.collect()
}

#[test]
fn who_is_back_at_59_of_60_seconds_plays_on_and_who_is_not_at_61_can_be_claimed_once() {
    let mut world = begun(live());
    goes(&mut world, Side::Black);
    world.seconds(59);
    assert!(matches!(world.refused(Side::White, TableCommand::ClaimAbsence).why, WhyNot::NotAbsent(Some(_))));
    comes(&mut world, Side::Black);
    assert_eq!(pace(&world).away.unwrap().black, Millis::seconds(31), "one second left, and half a minute back");
    goes(&mut world, Side::Black);
    world.seconds(32);
    world.house(TableCommand::Tick);
    assert_eq!(ended(&world.by(Side::White, TableCommand::ClaimAbsence)), [(Some(Side::White), Cause::Absent)]);
    assert_eq!(world.refused(Side::White, TableCommand::ClaimAbsence).why, WhyNot::MatchOver(Cause::Absent));
}

#[test]
fn whoever_waits_may_adjourn_instead_and_the_match_goes_on_as_it_stood() {
    let mut world = begun(live());
    goes(&mut world, Side::Black);
    assert!(matches!(world.refused(Side::White, TableCommand::AdjournAbsence).why, WhyNot::NotAbsent(Some(_))));
    world.seconds(60);
    world.by(Side::White, TableCommand::AdjournAbsence);
    let rolls = |world: &World| view(&world.table, Viewer::Watcher, world.now).unwrap().dice.roll_number;
    let (bank, board, roll) = (world.bank(Side::White), *world.game().board(), rolls(&world));
    world.after(DAY);
    assert_eq!(world.refused(Side::White, TableCommand::Roll { link: None }).why, WhyNot::Adjourned);
    assert_eq!(world.refused(Side::White, TableCommand::ClaimAbsence).why, WhyNot::Adjourned);
    world.by(Side::White, TableCommand::Resume);
    assert_eq!(world.refused(Side::White, TableCommand::Resume).why, WhyNot::AskedAlready);
    comes(&mut world, Side::Black);
    world.by(Side::Black, TableCommand::Resume);
    assert_eq!((world.bank(Side::White), *world.game().board(), rolls(&world)), (bank, board, roll));
    world.rolls(Side::White, (2, 1));
}

#[test]
fn an_offer_to_adjourn_is_accepted_declined_withdrawn_or_lapses_when_the_other_plays() {
    let mut world = begun(live());
    assert_eq!(world.refused(Side::Black, TableCommand::AcceptAdjourn).why, WhyNot::NoAdjournOffered);
    world.by(Side::Black, TableCommand::OfferAdjourn);
    world.by(Side::White, TableCommand::DeclineAdjourn);
    world.by(Side::White, TableCommand::OfferAdjourn);
    world.by(Side::White, TableCommand::DeclineAdjourn);
    world.by(Side::Black, TableCommand::OfferAdjourn);
    assert_eq!(world.refused(Side::Black, TableCommand::AcceptAdjourn).why, WhyNot::NoAdjournOffered);
    world.rolls(Side::White, (2, 1));
    assert_eq!(world.refused(Side::White, TableCommand::AcceptAdjourn).why, WhyNot::NoAdjournOffered);
    world.by(Side::White, TableCommand::OfferAdjourn);
    world.by(Side::Black, TableCommand::OfferAdjourn);
    assert!(pace(&world).adjourned.is_some(), "both want it");
}

#[test]
fn unhurried_nobody_wins_by_waiting() {
    let mut terms = terms(RuleSet::preset(Preset::Match));
    (terms.pace.decision, terms.pace.absence) = (None, Some(Millis::seconds(300)));
    terms.pace.absent = WhenAbsent::Adjourn;
    let mut world = begun(terms);
    goes(&mut world, Side::Black);
    world.after(DAY);
    assert_eq!(world.refused(Side::White, TableCommand::ClaimAbsence).why, WhyNot::OnlyAdjourning);
    world.house(TableCommand::Tick);
    world.by(Side::White, TableCommand::AdjournAbsence);
    assert_eq!(world.deadline(), None, "it rests for as long as they like");
}

#[test]
fn where_a_tournament_has_its_programme_nothing_is_adjourned() {
    let mut world = begun(terms(RuleSet::preset(Preset::Match)));
    assert_eq!(world.refused(Side::White, TableCommand::OfferAdjourn).why, WhyNot::NoAdjourning);
}

fn adjourned_for_absence() -> World {
    let mut world = begun(live());
    goes(&mut world, Side::Black);
    world.seconds(61).by(Side::White, TableCommand::AdjournAbsence);
    world
}

fn adjourned_by_agreement() -> World {
    let mut world = begun(live());
    world.by(Side::White, TableCommand::OfferAdjourn);
    world.by(Side::Black, TableCommand::AcceptAdjourn);
    world
}

#[test]
fn an_adjourned_match_that_is_not_resumed_is_lost_by_whoever_was_away_or_did_not_come() {
    assert_eq!(ended(&adjourned_for_absence().time_passes()), [(Some(Side::White), Cause::Absent)]);
    assert_eq!(ended(&adjourned_by_agreement().time_passes()), [(None, Cause::Annulled)]);
    let (mut one, mut back) = (adjourned_by_agreement(), adjourned_for_absence());
    one.by(Side::Black, TableCommand::Resume);
    assert_eq!(ended(&one.time_passes()), [(Some(Side::Black), Cause::Absent)]);
    comes(&mut back, Side::Black);
    back.by(Side::Black, TableCommand::Resume);
    assert_eq!(ended(&back.time_passes()), [(Some(Side::Black), Cause::Absent)], "whoever was away came");
}

#[test]
fn the_time_in_which_no_server_ran_is_nobodys_absence() {
    let mut world = begun(live());
    goes(&mut world, Side::Black);
    world.seconds(30);
    world.after(DAY).house(TableCommand::Resumed { down: DAY });
    assert!(matches!(world.refused(Side::White, TableCommand::ClaimAbsence).why, WhyNot::NotAbsent(Some(_))));
    comes(&mut world, Side::Black);
    assert_eq!(pace(&world).away.unwrap().black, Millis::seconds(60), "30 s gone, 30 s back");
}

#[test]
fn a_match_in_which_somebody_never_acted_counts_for_nobody() {
    let mut world = World::playing(live());
    world.rolls(Side::White, (3, 1));
    world.plays(Side::White, "8/5 6/5");
    goes(&mut world, Side::Black);
    world.seconds(61);
    assert_eq!(ended(&world.by(Side::White, TableCommand::ClaimAbsence)), [(None, Cause::Annulled)]);
}

#[test]
fn by_post_each_turn_adds_its_days_and_at_zero_the_opponent_may_claim() {
    let mut world = begun(by_post(2));
    assert_eq!(pace(&world).post.unwrap().white, DAY.times(9), "a week, and two days for the turn");
    world.after(DAY.times(4));
    world.rolls(Side::White, (2, 1));
    world.plays(Side::White, "13/11 6/5");
    assert_eq!(pace(&world).post.unwrap().white, DAY.times(7));
    assert_eq!(pace(&world).post_ends, Some(world.now + DAY.times(9)));
    world.time_passes();
    let claimed = world.clone().by(Side::White, TableCommand::ClaimAbsence);
    assert_eq!(ended(&claimed), [(Some(Side::White), Cause::TooSlow)]);
    // Whoever is late and plays before anybody claims plays on.
    let mut late = world.clone();
    late.rolls(Side::Black, (2, 1));
    late.plays_anything(Side::Black);
    assert_eq!(pace(&late).post.unwrap().black, DAY.times(2));
    assert_eq!(ended(&world.time_passes()), [(Some(Side::White), Cause::TooSlow)], "the server claims after two days");
}

#[test]
fn by_post_nobody_has_more_than_the_cap() {
    let mut world = begun(by_post(7));
    for side in [Side::White, Side::Black, Side::White, Side::Black] {
        world.rolls(side, (2, 1));
        world.plays_anything(side);
    }
    assert_eq!(pace(&world).post.unwrap().white, DAY.times(14));
}

#[test]
fn a_vacation_stops_ones_own_time_alone() {
    let mut world = begun(by_post(1));
    let until = world.now + DAY.times(3);
    world.house(TableCommand::Rest { side: Side::White, until });
    world.house(TableCommand::Rest { side: Side::Black, until });
    assert_eq!(pace(&world).post_ends, Some(until + DAY.times(8)), "White is waited for");
    world.after(DAY.times(2));
    world.rolls(Side::White, (2, 1));
    world.plays(Side::White, "13/11 6/5");
    assert_eq!(pace(&world).post.unwrap().white, DAY.times(9), "nothing was taken off");
    assert_eq!(pace(&world).post_ends, Some(until + DAY.times(8)), "and Black has a day of vacation still");
    let again = world.try_by(Actor::House, TableCommand::Rest { side: Side::White, until });
    assert_eq!(again.unwrap_err().why, WhyNot::NothingChanges);
}
