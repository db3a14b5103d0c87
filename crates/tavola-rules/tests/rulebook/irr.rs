//! IRR: irregularities, as far as the game itself decides them.

use crate::support::{Story, board, game_on, match_to, on_roll, play, roll, rules, to_play};
use tavola_rules::{
    Action, ActionKind, Board, Clause, Consent, Early, Game, Legality, Lie, Phase, Preset, Reason, RollRuling,
    RuleChoice, RuleSet,
    Side::{self, Black, White},
    WinKind, ruling_on_roll,
};

fn called() -> RuleSet {
    rules(RuleChoice { legality: Some(Legality::Called), ..RuleChoice::of(Preset::Money) })
}

fn tournament() -> RuleSet {
    rules(RuleChoice { legality: Some(Legality::Called), ..RuleChoice::of(Preset::Tournament) })
}

fn start(rules: &RuleSet, side: Side, text: &str) -> Game {
    game_on(rules, Board::START, to_play(side, text))
}

// rule: IRR-01
#[test]
fn strict_legality_completes_only_legal_plays() {
    let game = start(&match_to(5), White, "63");
    let refusal = game.refuses(White, Action::Play { play: play("13/10") });
    assert_eq!(refusal.clause, Clause::MOV_07);
    assert_eq!(refusal.legal, [ActionKind::Play], "what would be in order is named");
    assert!(matches!(game.plays(White, "24/18 13/10").phase(), Phase::OnRoll { side: Black }));
}

// rule: IRR-01
#[test]
fn a_called_play_stands_as_made_unless_the_opponent_asks_for_a_legal_one() {
    let shown = start(&called(), White, "63").plays(White, "13/10");
    assert!(matches!(shown.phase(), Phase::PlayShown { side: White, .. }));
    let accepted = shown.does(Black, Action::AcceptPlay);
    assert_eq!(accepted.board(), shown.board());
    assert!(matches!(accepted.phase(), Phase::OnRoll { side: Black }));

    let challenged = shown.does(Black, Action::Challenge);
    assert_eq!(challenged.board(), &Board::START);
    let Phase::ToPlay { side, roll: same, .. } = *challenged.phase() else { panic!("{:?}", challenged.phase()) };
    assert_eq!((side, same), (White, roll("63")));
    let again = challenged.refuses(White, Action::Play { play: play("13/10") });
    assert_eq!(again.clause, Clause::MOV_07, "after a challenge the play must be legal");
    assert!(matches!(challenged.plays(White, "24/18 18/15").phase(), Phase::OnRoll { side: Black }));
}

// rule: IRR-01
#[test]
fn a_called_play_may_be_anything_hands_can_do() {
    let game = start(&called(), White, "63");
    for text in ["", "24/5 13/2", "13/7 13/7 13/7 13/7", "6/off", "6/8", "24/20"] {
        let shown = game.plays(White, text);
        assert!(matches!(shown.phase(), Phase::PlayShown { .. }), "{text}");
        assert_eq!(shown.does(Black, Action::Challenge).board(), &Board::START, "{text}");
    }
    let impossible = [("7/1", Clause::IRR_08), ("13/13", Clause::IRR_08), ("13/12", Clause::MOV_06)];
    for (text, clause) in impossible {
        assert_eq!(game.refuses(White, Action::Play { play: play(text) }).clause, clause, "{text}");
    }
}

// rule: IRR-01
#[test]
fn a_challenge_of_a_legal_play_changes_nothing() {
    let shown = start(&called(), White, "63").plays(White, "24/18 13/10");
    let refusal = shown.refuses(Black, Action::Challenge);
    assert_eq!((refusal.clause, refusal.reason), (Clause::IRR_01, Reason::PlayWasLegal));
    let in_one = start(&called(), White, "63").plays(White, "24/15");
    assert!(in_one.apply(Black, Action::Challenge).is_err(), "what counts is where the checkers stand");
    let offered = |game: &Game| game.legal_actions(Black);
    let illegal = start(&called(), White, "63").plays(White, "24/14");
    assert_eq!(offered(&in_one), offered(&illegal), "what is offered does not tell which it is");
}

// rule: IRR-01, END-01
#[test]
fn an_illegal_last_play_may_be_challenged_and_a_legal_one_ends_the_game() {
    let game = game_on(&called(), board("6:1 1:1 | 1:1"), to_play(White, "21"));
    let shown = game.plays(White, "6/off 1/off");
    assert!(shown.result().is_none());
    assert!(shown.apply(Black, Action::Roll { roll: roll("21") }).is_err(), "he challenges or accepts");
    let back = shown.does(Black, Action::Challenge);
    assert_eq!(back.board(), game.board());
    assert_eq!(shown.does(Black, Action::AcceptPlay).result().map(|over| over.outcome.winner), Some(White));
    let legal = game_on(&called(), board("1:2 | 1:1"), to_play(White, "21")).plays(White, "1/off 1/off");
    assert!(legal.result().is_some());
}

// rule: IRR-02
#[test]
fn after_the_turn_has_ended_nothing_is_moved_unless_a_legal_play_is_asked_for() {
    let shown = start(&called(), White, "63").plays(White, "13/10");
    let refusal = shown.refuses(White, Action::Play { play: play("24/18 13/10") });
    assert_eq!((refusal.clause, refusal.reason), (Clause::IRR_02, Reason::TurnEnded));
    let asked = shown.does(Black, Action::Challenge);
    assert!(asked.apply(White, Action::Play { play: play("24/18 13/10") }).is_ok());
}

// rule: IRR-03
#[test]
fn rolling_or_doubling_accepts_the_play_for_good() {
    let shown = start(&called(), White, "63").plays(White, "13/10");
    for action in [Action::Roll { roll: roll("21") }, Action::Double] {
        let on = shown.does(Black, action);
        assert_eq!(on.board(), shown.board());
        assert_eq!(on.refuses(Black, Action::Challenge).clause, Clause::IRR_01, "too late");
    }
}

// rule: IRR-04
#[test]
fn dice_that_do_not_lie_flat_are_both_rolled_again_by_consent() {
    assert_eq!(ruling_on_roll((Lie::Flat, Lie::Flat), Consent::Refused), RollRuling::Counts);
    for lie in [Lie::WrongHalf, Lie::OnChecker, Lie::OnRim, Lie::Outside] {
        for dice in [(lie, Lie::Flat), (Lie::Flat, lie), (lie, lie)] {
            assert_eq!(ruling_on_roll(dice, Consent::Given), RollRuling::BothAgain);
            assert_eq!(ruling_on_roll(dice, Consent::Refused), RollRuling::NothingIsTouched);
        }
    }
}

// rule: IRR-05
#[test]
fn nobody_rolls_until_the_opponent_has_ended_his_turn() {
    let game = start(&match_to(5), White, "63");
    assert_eq!(game.refuses(Black, Action::Roll { roll: roll("21") }).clause, Clause::IRR_05);
    let on_roll = game_on(&match_to(5), Board::START, on_roll(White));
    assert_eq!(on_roll.refuses(Black, Action::Roll { roll: roll("21") }).clause, Clause::IRR_05);
    assert_eq!(on_roll.refuses(Black, Action::RollEarly { roll: roll("21") }).clause, Clause::IRR_05);
}

// rule: IRR-06
#[test]
fn a_premature_roll_is_void() {
    let game = start(&match_to(5), White, "63");
    let refusal = game.refuses(Black, Action::RollEarly { roll: roll("66") });
    assert_eq!((refusal.clause, refusal.reason), (Clause::IRR_06, Reason::PrematureRollVoid));
    let next = game.plays(White, "24/18 13/10");
    assert!(next.apply(Black, Action::Roll { roll: roll("21") }).is_ok(), "it is repeated");
}

// rule: IRR-06
#[test]
fn a_premature_roll_stands_where_the_play_is_forced_or_contact_is_over() {
    let forced = board("13:2 6:13 | 18:2 13:13");
    let race = board("6:2 5:2 4:2 | 6:2 5:2 4:2");
    for (board, text) in [(forced, "13/10 10/4"), (race, "6/off 3/off")] {
        let dice = "63";
        let text = if board == race { "6/off 6/3" } else { text };
        let early =
            game_on(&match_to(5), board, to_play(White, dice)).does(Black, Action::RollEarly { roll: roll("21") });
        let Phase::ToPlay { side, roll: rolled, .. } = *early.plays(White, text).phase() else { panic!("{early:?}") };
        assert_eq!((side, rolled), (Black, roll("21")));
    }
}

// rule: IRR-07
#[test]
fn under_the_tournament_rules_a_premature_roll_stands_and_the_offender_cannot_double() {
    let game = start(&tournament(), White, "63");
    let early = game.does(Black, Action::RollEarly { roll: roll("66") });
    assert!(
        matches!(early.phase(), Phase::ToPlay { side: White, early: Some(Early::Rolled { .. }), .. }),
        "White plays knowing it"
    );
    let shown = early.plays(White, "24/18 13/10");
    assert!(shown.apply(Black, Action::Double).is_err());
    let next = shown.does(Black, Action::AcceptPlay);
    let Phase::ToPlay { side, roll: rolled, .. } = *next.phase() else { panic!("{:?}", next.phase()) };
    assert_eq!((side, rolled), (Black, roll("66")));
    assert_eq!(next.refuses(Black, Action::Double).clause, Clause::CUB_02);
    assert_eq!(early.refuses(Black, Action::RollEarly { roll: roll("11") }).clause, Clause::IRR_07, "one roll a turn");
}

// rule: IRR-07, IRR-01
#[test]
fn a_premature_roll_does_not_take_the_challenge_away() {
    let early = start(&tournament(), White, "63").does(Black, Action::RollEarly { roll: roll("66") });
    let challenged = early.plays(White, "13/10").does(Black, Action::Challenge);
    let next = challenged.plays(White, "24/18 13/10");
    assert!(matches!(next.phase(), Phase::ToPlay { side: Black, .. }), "and the roll still stands");
}

// rule: IRR-08
#[test]
fn a_play_that_passes_over_the_bar_or_the_larger_number_is_illegal() {
    let on_the_bar = game_on(&called(), board("bar:1 13:5 6:9 | 6:3 14:12"), to_play(White, "31"));
    let moved_other = on_the_bar.plays(White, "13/10 6/5");
    assert!(moved_other.apply(Black, Action::Challenge).is_ok(), "the bar comes first");
    let either = game_on(&called(), board("13:1 2:14 | 18:2 6:13"), to_play(White, "42"));
    assert!(either.plays(White, "13/11").apply(Black, Action::Challenge).is_ok(), "the larger number was playable");
    assert!(either.plays(White, "13/9").apply(Black, Action::Challenge).is_err());
}

// rule: IRR-08
#[test]
fn hit_checkers_really_go_to_the_bar_and_borne_off_ones_leave_the_board() {
    let hitting = game_on(&called(), board("8:1 6:14 | 21:1 6:14"), to_play(White, "41")).plays(White, "8/4 6/5");
    assert_eq!(hitting.board().seen_by(Black).own_bar(), 1, "though the play did not say so");
    let off = game_on(&called(), board("6:2 | 6:2"), to_play(White, "61")).plays(White, "6/off 6/5");
    assert_eq!(off.board().seen_by(White).own_off(), 14);
}

// rule: IRR-01, HIT-07
#[test]
fn no_called_play_may_end_all_movement() {
    let almost = board("bar:1 7:1 6:2 5:2 4:2 3:2 2:2 1:1 | bar:1 6:2 5:2 4:2 3:2 2:2 1:2");
    let game = game_on(&called(), almost, to_play(White, "61"));
    let refusal = game.refuses(White, Action::Play { play: play("7/1") });
    assert_eq!(refusal.clause, Clause::HIT_07);
}

// rule: IRR-10, END-08
#[test]
fn nobody_agrees_on_another_value_or_a_new_start() {
    let game = game_on(&match_to(5), Board::START, on_roll(White));
    let regular: Vec<_> = game.legal_actions(White).into_iter().chain(game.legal_actions(Black)).collect();
    let known = [ActionKind::Roll, ActionKind::Double, ActionKind::Resign, ActionKind::Claim];
    assert!(regular.iter().all(|kind| known.contains(kind)), "{regular:?}");
    let over = game.does(Black, Action::Resign { kind: WinKind::Backgammon });
    assert!(Side::BOTH.into_iter().all(|side| over.legal_actions(side).is_empty()));
}
