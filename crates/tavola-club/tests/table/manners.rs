//! Called legality, resignations and claims, and what is asked of players who do not act.

use tavola_base::{Explain, Millis};
use tavola_club::Viewer;
use tavola_club::table::view::{PhaseView, TableState};
use tavola_club::table::{Actor, Cause, CommandName, Happening, Pace, Partner, TableCommand, Terms, view};
use tavola_rules::{Clause, Phase, Preset, RuleSet, Side, WinKind};

use crate::world::{START, World, resign, rules, terms};

fn called() -> World {
    let mut world = World::playing(terms(rules(r#"{"preset":"match","length":{"points":7},"legality":"called"}"#)));
    world.rolls(Side::White, (6, 3));
    world
}

fn strict() -> World {
    let mut world = World::playing(terms(RuleSet::preset(Preset::Match)));
    world.rolls(Side::White, (6, 3));
    world
}

fn legal(world: &World, side: Side) -> Vec<CommandName> {
    view(&world.table, Viewer::Seat(side), world.now).unwrap().legal.actions
}

// rule: IRR-01
#[test]
fn with_strict_legality_only_legal_plays_are_completed() {
    let mut world = strict();
    assert_eq!(world.refused(Side::White, crate::world::play("24/18")).clause(), Some(Clause::MOV_07));
    assert_eq!(world.refused(Side::White, crate::world::play("24/20 13/8")).clause(), Some(Clause::MOV_02));
    world.plays(Side::White, "24/18 13/10");
    assert!(matches!(world.phase(), Phase::OnRoll { side: Side::Black }));
}

// rule: IRR-01
#[test]
fn with_called_legality_an_illegal_play_stands_unless_a_legal_one_is_asked_for() {
    let mut world = called();
    world.plays(Side::White, "24/18 13/9");
    let seen = view(&world.table, Viewer::Seat(Side::Black), world.now).unwrap();
    assert!(matches!(seen.phase, PhaseView::PlayShown { side: Side::White, .. }));
    for name in [CommandName::Challenge, CommandName::AcceptPlay, CommandName::Roll, CommandName::Double] {
        assert!(seen.legal.actions.contains(&name), "{name:?}");
    }
    world.by(Side::Black, TableCommand::Challenge);
    let again = view(&world.table, Viewer::Seat(Side::White), world.now).unwrap();
    assert!(matches!(again.phase, PhaseView::ToPlay { side: Side::White, free: false, .. }));
    assert_eq!(world.refused(Side::White, crate::world::play("24/18 13/9")).clause(), Some(Clause::MOV_02));
    world.plays(Side::White, "24/18 13/10");
}

// rule: IRR-01
#[test]
fn an_illegal_play_may_be_accepted_as_made() {
    let mut world = called();
    world.plays(Side::White, "24/18 13/9");
    world.by(Side::Black, TableCommand::AcceptPlay);
    assert!(matches!(world.phase(), Phase::OnRoll { side: Side::Black }));
    assert_eq!(view(&world.table, Viewer::Watcher, world.now).unwrap().board.points[8], 1);
}

// rule: IRR-01
#[test]
fn who_asks_for_a_legal_play_where_one_was_made_is_told_so() {
    let mut world = called();
    world.plays(Side::White, "24/18 13/10");
    assert_eq!(world.refused(Side::Black, TableCommand::Challenge).clause(), Some(Clause::IRR_01));
}

// rule: IRR-02
#[test]
fn after_his_turn_a_player_moves_nothing() {
    let mut world = called();
    world.plays(Side::White, "24/18 13/10");
    assert_eq!(world.refused(Side::White, crate::world::play("10/7")).clause(), Some(Clause::IRR_02));
}

// rule: IRR-03
#[test]
fn rolling_or_doubling_accepts_the_opponents_play_for_good() {
    let shown = {
        let mut world = called();
        world.plays(Side::White, "24/18 13/9");
        world
    };
    let mut rolled = shown.clone();
    rolled.rolls(Side::Black, (2, 1));
    let mut doubled = shown;
    doubled.by(Side::Black, TableCommand::Double);
    for mut world in [rolled, doubled] {
        assert!(world.try_by(Actor::Seat(Side::Black), TableCommand::Challenge).is_err());
        assert_eq!(view(&world.table, Viewer::Watcher, world.now).unwrap().board.points[8], 1);
    }
}

// rule: IRR-05
#[test]
fn nobody_rolls_until_the_opponent_has_ended_his_turn() {
    let mut world = strict();
    world.told = Some((2, 1));
    assert_eq!(world.refused(Side::Black, TableCommand::Roll { link: None }).clause(), Some(Clause::IRR_05));
}

// rule: IRR-06, IRR-07
#[test]
fn a_premature_roll_is_void_or_stands_as_the_preset_has_it() {
    let early = |rules: RuleSet| {
        let mut world = World::playing(terms(rules));
        world.rolls(Side::White, (6, 3));
        world.told = Some((5, 2));
        let refusal = world.try_by(Actor::Seat(Side::Black), TableCommand::RollEarly).err();
        (world, refusal.and_then(|why| why.clause()))
    };
    assert_eq!(early(RuleSet::preset(Preset::Match)).1, Some(Clause::IRR_06));
    let (mut world, refusal) = early(RuleSet::preset(Preset::Tournament));
    assert_eq!(refusal, None);
    world.plays(Side::White, "24/18 13/10");
    assert!(matches!(world.phase(), Phase::ToPlay { side: Side::Black, .. }), "the roll stands and is played");
}

// rule: END-08
#[test]
fn a_resignation_may_be_rejected_but_not_one_of_the_most_the_game_can_cost() {
    let mut world = strict();
    assert_eq!(world.refused(Side::White, resign(WinKind::Single)).clause(), Some(Clause::END_08));
    world.plays(Side::White, "24/18 13/10");
    world.by(Side::White, resign(WinKind::Single));
    assert!(legal(&world, Side::Black).contains(&CommandName::RejectResignation));
    world.by(Side::Black, TableCommand::RejectResignation);
    world.by(Side::White, resign(WinKind::Backgammon));
    assert_eq!(world.opened().score().won(Side::Black).number(), 3);
}

// rule: END-08, CLK-08
#[test]
fn what_was_rejected_is_not_offered_again_before_the_next_roll() {
    let mut world = strict();
    world.plays(Side::White, "24/18 13/10");
    world.by(Side::White, resign(WinKind::Single));
    world.by(Side::Black, TableCommand::RejectResignation);
    assert_eq!(world.refused(Side::White, resign(WinKind::Single)).clause(), Some(Clause::END_08));
    let seen = view(&world.table, Viewer::Seat(Side::White), world.now).unwrap();
    assert_eq!(seen.legal.resign, [WinKind::Gammon, WinKind::Backgammon]);
    world.rolls(Side::Black, (2, 1));
    world.by(Side::White, resign(WinKind::Single));
}

#[test]
fn a_resignation_that_is_not_answered_counts_as_rejected() {
    let mut world = strict();
    world.plays(Side::White, "24/18 13/10");
    world.by(Side::White, resign(WinKind::Gammon));
    let events = world.time_passes();
    assert!(matches!(events[..], [ref event] if matches!(event.what, Happening::AnswerMissed { side: Side::Black })));
    assert!(matches!(world.phase(), Phase::OnRoll { side: Side::Black }));
}

// rule: MAT-08
#[test]
fn a_match_may_be_given_up_at_any_time_and_nobody_need_accept_that() {
    let mut world = strict();
    world.by(Side::White, TableCommand::ResignMatch);
    assert_eq!(world.opened().verdict(), Some((Some(Side::Black), Cause::Resigned)));
}

#[test]
fn in_money_play_there_is_no_match_to_give_up() {
    let mut world = World::playing(terms(RuleSet::preset(Preset::Money)));
    world.rolls(Side::White, (6, 3));
    assert!(world.try_by(Actor::Seat(Side::White), TableCommand::ResignMatch).is_err());
}

#[test]
fn a_staller_loses_within_the_time_the_table_shows() {
    let mut world = strict();
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    assert_eq!(seen.pace.waiting_for, Some(Side::White));
    assert_eq!(seen.pace.decide_by, world.deadline());
    world.time_passes();
    assert_eq!(world.opened().verdict(), Some((Some(Side::Black), Cause::TooSlow)));
}

#[test]
fn comings_and_goings_do_not_lengthen_a_decision() {
    let mut world = strict();
    let due = world.deadline();
    world.seconds(60).house(TableCommand::Disconnected { side: Side::White, partner: Partner::First });
    world.seconds(60).house(TableCommand::Connected { side: Side::White, partner: Partner::First });
    assert_eq!(world.deadline(), due);
}

#[test]
fn who_is_gone_too_long_can_be_claimed_against() {
    let mut world = strict();
    world.house(TableCommand::Disconnected { side: Side::White, partner: Partner::First });
    world.seconds(89);
    assert!(!legal(&world, Side::Black).contains(&CommandName::ClaimAbsence));
    assert!(world.try_by(Actor::Seat(Side::Black), TableCommand::ClaimAbsence).is_err());
    let told = world.time_passes();
    assert!(matches!(told[..], [ref event] if event.what == Happening::Overdue { side: Side::White }));
    assert_eq!(world.now, START + Millis::seconds(90), "the house wakes for it, so that the opponent's page is told");
    assert!(legal(&world, Side::Black).contains(&CommandName::ClaimAbsence));
    world.by(Side::Black, TableCommand::ClaimAbsence);
    assert_eq!(world.opened().verdict(), Some((Some(Side::Black), Cause::Absent)));
}

#[test]
fn who_leaves_in_mid_game_loses_the_match_and_in_money_play_what_the_game_can_still_cost() {
    let mut world = strict();
    world.by(Side::White, TableCommand::Leave);
    assert_eq!(world.opened().verdict(), Some((Some(Side::Black), Cause::Left)));
    let mut money = World::playing(terms(rules(r#"{"preset":"money","jacoby":"off"}"#)));
    money.rolls(Side::White, (6, 3));
    money.by(Side::White, TableCommand::Leave);
    assert_eq!(money.opened().games().next().unwrap().points.number(), 3);
    assert_eq!(money.opened().verdict(), Some((None, Cause::Left)));
}

#[test]
fn between_two_games_of_money_play_leaving_costs_nothing() {
    let mut world = World::playing(terms(RuleSet::preset(Preset::Money)));
    world.rolls(Side::White, (6, 3));
    world.plays(Side::White, "24/18 13/10");
    world.by(Side::Black, TableCommand::Double);
    world.by(Side::White, TableCommand::Drop);
    world.by(Side::White, TableCommand::Leave);
    assert_eq!(world.opened().verdict(), Some((None, Cause::SessionOver)));
    assert_eq!(world.opened().score().won(Side::Black).number(), 1);
}

#[test]
fn the_next_game_of_a_match_begins_when_both_want_it_or_after_its_time() {
    let over = || {
        let mut world = strict();
        world.plays(Side::White, "24/18 13/10");
        world.by(Side::Black, TableCommand::Double);
        world.by(Side::White, TableCommand::Drop);
        world
    };
    let mut wanted = over();
    wanted.by(Side::White, TableCommand::NextGame);
    assert!(wanted.try_by(Actor::Seat(Side::White), TableCommand::NextGame).is_err());
    wanted.by(Side::Black, TableCommand::NextGame);
    let mut waited = over();
    waited.time_passes();
    for world in [wanted, waited] {
        assert_eq!(view(&world.table, Viewer::Watcher, world.now).unwrap().game_number, 2);
        assert!(matches!(world.phase(), Phase::OpeningRoll { .. }));
    }
}

#[test]
fn a_table_to_which_nobody_comes_is_closed() {
    let mut world = World::new(crate::world::Dice::Told);
    let pace = Pace { idle: Millis::seconds(60), ..Pace::default() };
    let open = serde_json::from_str(r#"{"white":{"type":"open"},"black":{"type":"open"}}"#).unwrap();
    let terms = Terms { seats: open, pace, ..terms(RuleSet::preset(Preset::Match)) };
    world.house(TableCommand::Open { terms: Box::new(terms) });
    world.time_passes();
    assert!(world.opened().is_closed());
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    assert_eq!(seen.state, TableState::Closed);
    assert_eq!(world.deadline(), None);
}

// rule: MAT-08
#[test]
fn a_match_given_up_before_a_game_has_begun_lists_no_game_that_was_not_played() {
    let new_match = || World::playing(terms(rules(r#"{"preset":"match","length":{"points":5}}"#)));
    let mut between = new_match();
    between.by(Side::White, TableCommand::ResignMatch);
    assert_eq!(between.opened().games().count(), 0);
    let mut within = new_match();
    within.rolls(Side::White, (3, 1));
    within.by(Side::White, TableCommand::ResignMatch);
    let record = within.opened().games().next().unwrap();
    assert_eq!((record.decided, record.points.number()), (Some(Cause::Resigned), 0));
    assert!(within.opened().games().count() == 1 && within.opened().verdict() == between.opened().verdict());
}

/// What a game lists is what decided it, whatever ends it away from the board; a game that is paid has its points.
#[test]
fn every_game_decided_away_from_the_board_says_by_what() {
    let mut paid = World::playing(terms(rules(r#"{"preset":"money"}"#)));
    paid.rolls(Side::White, (3, 1));
    paid.by(Side::White, TableCommand::Leave);
    let record = paid.opened().games().next().unwrap();
    assert_eq!(record.decided, Some(Cause::Left));
    assert!(record.points.number() > 0);
}

#[test]
fn a_closed_table_still_says_how_its_match_ended() {
    let mut world = World::playing(terms(rules(r#"{"preset":"match","length":{"points":5}}"#)));
    world.rolls(Side::White, (3, 1));
    world.by(Side::White, TableCommand::ResignMatch);
    for side in Side::BOTH {
        world.by(side, TableCommand::Leave);
    }
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    assert_eq!(seen.phase, PhaseView::Closed { winner: Some(Side::Black), cause: Some(Cause::Resigned) });
}
