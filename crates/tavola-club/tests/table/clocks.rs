//! The clock at the table: whose time runs when, and who loses by it.

use tavola_base::clock::{ClockMode, ClockSettings, LagRule, StopReason};
use tavola_base::{Explain, Millis};
use tavola_club::table::{Actor, Cause, Happening, TableCommand, Terms, WhyNot};
use tavola_rules::{Action, BySide, Clause, FirstTurn, Phase, Setup, Side, Start, WinKind};

use crate::world::{World, acted, resign, rules, terms, with_clock};

fn timed(mode: ClockMode) -> World {
    let settings = ClockSettings { mode, bank_per_point: Millis::seconds(180), delay: Millis::seconds(12) };
    World::playing(with_clock(terms(rules(r#"{"preset":"match","length":{"points":7}}"#)), settings))
}

fn begun() -> World {
    let mut world = timed(ClockMode::SimpleDelay);
    world.rolls(Side::White, (3, 1));
    world
}

// rule: CLK-01
#[test]
fn ck_01_each_player_begins_with_minutes_per_point_times_the_length() {
    let world = timed(ClockMode::SimpleDelay);
    assert_eq!((world.bank(Side::White).as_str(), world.bank(Side::Black).as_str()), ("21:00", "21:00"));
}

// rule: TRN-14
#[test]
fn the_clock_begins_without_the_time_that_lateness_has_taken() {
    let late = |rules: tavola_rules::RuleSet| {
        let beginning = serde_json::from_value(serde_json::json!({ "time_lost": { "white": 0, "black": 100_000 } }));
        let terms = with_clock(terms(rules), ClockSettings::USUAL);
        World::playing(Terms { beginning: beginning.unwrap(), ..terms })
    };
    let banks = |world: &World| Side::BOTH.map(|side| world.bank(side));
    let mut world = late(rules(r#"{"preset":"match","length":{"points":3}}"#));
    assert_eq!(banks(&world), ["6:00", "4:20"]);
    world.by(Side::White, TableCommand::ResignMatch);
    for side in Side::BOTH {
        world.by(side, TableCommand::OfferRematch);
    }
    for side in Side::BOTH {
        world.by(side, crate::world::ready());
    }
    assert_eq!(banks(&world), ["6:00", "6:00"], "nobody was late to the rematch");
    let mut session = late(rules(r#"{"preset":"money"}"#));
    session.rolls(Side::White, (3, 1));
    assert_eq!(banks(&session), ["2:00", "0:20"]);
    session.plays_anything(Side::White);
    session.by(Side::White, resign(WinKind::Backgammon));
    for side in Side::BOTH {
        session.by(side, TableCommand::NextGame);
    }
    assert_eq!(banks(&session), ["2:00", "2:00"], "each game of money play has a bank of its own");
}

// rule: CLK-04
#[test]
fn at_the_start_of_a_game_the_clock_is_neutral_and_the_lower_die_starts_the_time_of_the_higher() {
    let mut world = timed(ClockMode::SimpleDelay);
    world.seconds(600);
    assert_eq!(world.opened().clock().unwrap().running(), None);
    world.rolls(Side::White, (2, 2));
    world.seconds(600);
    assert_eq!(world.opened().clock().unwrap().running(), None, "equal dice start nobody's time");
    world.rolls(Side::White, (2, 5));
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::Black));
    assert_eq!(world.bank(Side::White), "21:00");
}

// rule: CLK-01
#[test]
fn ck_02_ending_a_turn_presses_the_clock_and_only_time_beyond_the_delay_is_lost() {
    let mut world = begun();
    world.seconds(25).plays_anything(Side::White);
    assert_eq!(world.bank(Side::White), "20:47");
    world.seconds(8).rolls(Side::Black, (6, 5));
    world.seconds(3).plays_anything(Side::Black);
    assert_eq!(world.bank(Side::Black), "21:00", "rolling and playing are one turn");
}

// rule: CLK-02
#[test]
fn a_bank_at_zero_loses_the_match() {
    let mut world = begun();
    let events = world.time_passes();
    let spent = world.now.since(crate::world::START);
    assert_eq!(spent, Millis::seconds(21 * 60 + 12) + LagRule::PUBLISHED.most, "delay, bank, and what lag may excuse");
    assert_eq!(world.opened().verdict(), Some((Some(Side::Black), Cause::Flag)));
    let game = events.iter().find_map(|event| match event.what {
        Happening::GameEnded { result, points } => Some((result, points)),
        _ => None,
    });
    assert_eq!(game.unwrap().0.ending, tavola_rules::Ending::Flag);
    assert_eq!(world.opened().score().won(Side::Black).number(), 0, "the match is lost, not points");
}

// rule: CLK-02
#[test]
fn an_act_that_comes_after_the_flag_has_fallen_is_too_late() {
    let mut world = begun();
    world.seconds(21 * 60 + 12);
    let refusal = world.refused(Side::White, TableCommand::Play { steps: vec![] });
    assert_eq!(refusal.clause(), Some(Clause::CLK_02));
}

// rule: CLK-02
#[test]
fn in_money_play_the_flag_loses_the_game_and_the_session_goes_on() {
    let settings = ClockSettings::USUAL;
    let mut world = World::playing(with_clock(terms(rules(r#"{"preset":"money","jacoby":"off"}"#)), settings));
    world.rolls(Side::White, (3, 1));
    world.time_passes();
    let first = world.opened().games().next().unwrap();
    assert_eq!(first.result.outcome.winner, Side::Black);
    assert_eq!(first.points.number(), 3, "at the start a game can still cost a backgammon");
    world.by(Side::White, TableCommand::NextGame);
    world.by(Side::Black, TableCommand::NextGame);
    assert_eq!(world.bank(Side::White), "2:00", "each game of money play has a full bank");
}

// rule: CLK-03
#[test]
fn a_clock_brought_in_gives_the_average_of_the_points_both_still_need() {
    let mut terms = terms(rules(r#"{"preset":"match","length":{"points":9}}"#));
    let json = r#"{"score":{"white":4,"black":7}}"#;
    terms.beginning = Some(serde_json::from_str(json).unwrap());
    let mut world = World::playing(terms);
    world.rolls(Side::White, (3, 1));
    world.director(TableCommand::OrderClock { settings: ClockSettings::USUAL });
    assert_eq!(world.bank(Side::White), "7:00", "(5 + 2) / 2 points at two minutes");
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::White));
}

// rule: CLK-06
#[test]
fn a_player_closed_out_on_the_bar_still_presses_and_his_opponent_gets_his_delay_each_time() {
    let mut setup = Setup { points: [0; 24], bar: BySide { white: 0, black: 1 }, off: BySide::default() };
    setup.points[..6].fill(2);
    setup.points[6] = 3;
    setup.points[17] = -14;
    let start =
        Start { board: setup.board().unwrap(), turn: FirstTurn::OnRoll { side: Side::White }, ..Start::STANDARD };
    let terms = with_clock(terms(rules(r#"{"preset":"match","length":{"points":7}}"#)), ClockSettings::USUAL);
    let beginning = tavola_club::table::Beginning {
        score: BySide::default(),
        crawford: tavola_rules::CrawfordState::Pre,
        start: Some(start),
        time_lost: BySide::default(),
    };
    let mut world = World::playing(Terms { beginning: Some(beginning), ..terms });
    for play in ["7/5 7/6", "7/5 5/4"] {
        world.seconds(5).rolls(Side::White, (2, 1));
        world.seconds(6).plays(Side::White, play);
        assert_eq!(world.bank(Side::White), "14:00", "eleven seconds of each turn are free");
        assert_eq!(world.opened().clock().unwrap().running(), Some(Side::Black), "his time runs until he presses");
        world.seconds(2).rolls(Side::Black, (6, 5));
        assert!(world.game().legal_plays().is_empty());
        world.seconds(2).by(Side::Black, TableCommand::Play { steps: vec![] });
        assert_eq!(world.opened().clock().unwrap().running(), Some(Side::White));
    }
    world.rolls(Side::White, (2, 1));
    world.plays(Side::White, "6/5 5/3");
    world.by(Side::Black, TableCommand::Play { steps: vec![] });
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::White), "he need not roll");
}

// rule: CLK-06, CUB-05
#[test]
fn who_is_closed_out_may_double_if_the_cube_lets_him() {
    let mut world = begun();
    world.plays_anything(Side::White);
    let events = world.by(Side::Black, TableCommand::Double);
    assert!(acted(&events, Action::Double));
}

// rule: CLK-07
#[test]
fn doubling_presses_taking_presses_and_then_the_doublers_time_runs_again() {
    let mut world = begun();
    world.seconds(2).plays_anything(Side::White);
    world.seconds(20).by(Side::Black, TableCommand::Double);
    assert_eq!(world.bank(Side::Black), "20:52");
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::White));
    world.seconds(10).by(Side::White, TableCommand::Take);
    assert_eq!(world.bank(Side::White), "21:00", "the answer has a delay of its own");
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::Black));
    world.seconds(11).rolls(Side::Black, (6, 5));
    assert_eq!(world.bank(Side::Black), "20:52", "and so has the turn after the take");
}

// rule: CLK-07
#[test]
fn passing_puts_the_clock_to_neutral() {
    let mut world = begun();
    world.plays_anything(Side::White);
    world.by(Side::Black, TableCommand::Double);
    world.by(Side::White, TableCommand::Drop);
    assert_eq!(world.opened().clock().unwrap().running(), None);
    let bank = world.bank(Side::White);
    world.seconds(3000);
    assert_eq!(world.bank(Side::White), bank);
}

// rule: CLK-08
#[test]
fn while_a_resignation_or_claim_is_made_the_clock_is_neutral() {
    let mut world = begun();
    world.seconds(2).plays_anything(Side::White);
    world.seconds(20).by(Side::White, resign(WinKind::Single));
    assert_eq!(world.opened().clock().unwrap().running(), None);
    world.seconds(25).by(Side::Black, TableCommand::RejectResignation);
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::Black));
    assert_eq!(world.bank(Side::Black), "20:52", "the turn goes on with the twenty seconds it had used");
}

// rule: CLK-09
#[test]
fn the_clock_stops_for_a_fallen_die_and_nobody_loses_by_it() {
    let mut world = begun();
    world.seconds(20).director(TableCommand::StopClock { reason: StopReason::Fallen });
    world.seconds(1000);
    assert_eq!(world.deadline(), None);
    world.director(TableCommand::StartClock);
    world.seconds(5).plays_anything(Side::White);
    assert_eq!(world.bank(Side::White), "20:47");
}

// rule: CLK-09, TRN-11
#[test]
fn a_break_is_taken_after_a_game_and_never_in_one() {
    let mut world = begun();
    let pause = TableCommand::StopClock { reason: StopReason::Break };
    let refusal = world.try_by(Actor::Director, pause.clone()).unwrap_err();
    assert_eq!((refusal.why.clone(), refusal.clause()), (WhyNot::BreakBetweenGames, Some(Clause::CLK_09)));
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::White));
    world.seconds(2).plays_anything(Side::White);
    world.by(Side::Black, TableCommand::Double);
    world.by(Side::White, TableCommand::Drop);
    world.director(pause);
    assert_eq!(world.opened().clock().unwrap().stopped(), Some(StopReason::Break));
}

// rule: CLK-09, IRR-01
#[test]
fn a_demanded_correction_does_not_cost_the_claimant_time() {
    let rules = rules(r#"{"preset":"match","length":{"points":7},"legality":"called"}"#);
    let mut world = World::playing(with_clock(terms(rules), ClockSettings::USUAL));
    world.rolls(Side::White, (3, 1));
    world.seconds(2).plays(Side::White, "8/5 6/4");
    world.seconds(40).by(Side::Black, TableCommand::Challenge);
    assert_eq!(world.bank(Side::Black), "14:00");
    assert_eq!(world.opened().clock().unwrap().running(), Some(Side::White));
    assert!(matches!(world.phase(), Phase::ToPlay { side: Side::White, .. }));
}

// rule: CLK-10
#[test]
fn lost_time_is_given_back_with_its_reason_on_record() {
    let mut world = begun();
    world.seconds(31);
    let time = BySide { white: Millis::seconds(19), black: Millis::ZERO };
    world.director(TableCommand::GiveTime { time, reason: "faulty clock".to_owned() });
    assert_eq!(world.bank(Side::White), "21:00");
    let json = serde_json::to_string(world.events.last().unwrap()).unwrap();
    assert!(json.contains("faulty clock"));
}

#[test]
fn ck_11_time_in_which_the_server_was_down_is_given_back() {
    let mut world = begun();
    world.seconds(5);
    let due = world.deadline().unwrap();
    world.seconds(300).house(TableCommand::Resumed { down: Millis::seconds(300) });
    assert_eq!(world.deadline(), Some(due + Millis::seconds(300)));
    world.seconds(6).plays_anything(Side::White);
    assert_eq!(world.bank(Side::White), "21:00");
}

// rule: CLK-12
#[test]
fn the_servers_clock_decides_and_measured_delay_is_compensated_within_the_bound() {
    let mut world = begun();
    world.lag = Millis::new(700);
    world.seconds(20).plays_anything(Side::White);
    assert_eq!(world.bank(Side::White), "20:52.7");
    world.lag = Millis::seconds(30);
    world.seconds(20).by(Side::Black, TableCommand::Double);
    assert_eq!(world.bank(Side::Black), "20:53", "no more than a second an act");
    assert_eq!(world.events.last().unwrap().credit, LagRule::PUBLISHED.most);
}
