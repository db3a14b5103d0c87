//! END: how a game ends.

use std::collections::HashMap;

use crate::support::{Story, board, game_on, match_to, on_roll, roll, rules, tavola_reale_to, to_play};
use tavola_rules::{
    Action, ActionKind, Award, BackgammonRule, Board, Clause, Ending, Jacoby, Knobs, Outcome, Points, Position, Preset,
    Reason, Roll, RuleChoice, RuleSet, Side,
    Side::{Black, White},
    Turn, WinKind, certain_win, legal_plays, most_to_lose,
};

const STANDARD: BackgammonRule = BackgammonRule::OnlyWithNoneOff;

fn won_on(rules: &RuleSet, text: &str) -> Outcome {
    let over = game_on(rules, board(text), to_play(White, "21")).plays(White, "1/off");
    let result = over.result().expect("the last checker is off");
    assert_eq!((result.ending, result.outcome.winner), (Ending::BorneOff, White));
    result.outcome
}

fn points(rules: &RuleSet, outcome: &Outcome) -> Points {
    outcome.points(rules.knobs())
}

/// A match in which nothing but the board decides.
fn plain() -> RuleSet {
    match_to(25)
}

// rule: END-01
#[test]
fn the_first_to_bear_off_all_wins() {
    let rules = plain();
    let not_yet = game_on(&rules, board("2:1 1:2 | 1:1"), to_play(White, "21")).plays(White, "2/off 1/off");
    assert!(not_yet.result().is_none());
    let over = not_yet.rolls(Black, "21").plays(Black, "1/off");
    let result = over.result().expect("Black was first");
    assert_eq!((result.ending, result.outcome.winner), (Ending::BorneOff, Black));
    for action in [Action::Roll { roll: roll("11") }, Action::Double, Action::Resign { kind: WinKind::Single }] {
        assert_eq!(over.refuses(White, action).clause, Clause::END_01, "after the end nothing is done");
    }
}

// rule: END-02
#[test]
fn a_loser_who_has_borne_off_a_checker_loses_a_single_game() {
    let rules = plain();
    let outcome = won_on(&rules, "1:1 | 6:14");
    assert_eq!((outcome.kind, points(&rules, &outcome)), (WinKind::Single, Points::new(1)));
}

// rule: END-03
#[test]
fn a_loser_who_has_borne_off_none_loses_a_gammon_wherever_he_stands() {
    let rules = plain();
    for text in ["1:1 | 6:15", "1:1 | 18:2 6:13", "1:1 | 1:15"] {
        let outcome = won_on(&rules, text);
        assert_eq!((outcome.kind, points(&rules, &outcome)), (WinKind::Gammon, Points::new(2)), "{text}");
    }
}

// rule: END-04
#[test]
fn a_loser_on_the_bar_or_in_the_winners_home_loses_a_backgammon() {
    let rules = plain();
    for text in ["1:1 | bar:1 6:14", "1:1 | 19:1 6:14", "1:1 | 23:1 6:14"] {
        let outcome = won_on(&rules, text);
        assert_eq!((outcome.kind, points(&rules, &outcome)), (WinKind::Backgammon, Points::new(3)), "{text}");
    }
}

// rule: END-05
#[test]
fn a_player_who_has_borne_off_loses_neither_gammon_nor_backgammon() {
    let rules = plain();
    for text in ["1:1 | bar:1 6:13", "1:1 | 19:1 6:13", "1:1 | 23:14"] {
        assert_eq!(won_on(&rules, text).kind, WinKind::Single, "{text}");
    }
}

// rule: END-06
#[test]
fn under_tavola_reale_borne_off_checkers_do_not_save_the_backgammon() {
    let rules = tavola_reale_to(7);
    assert_eq!(won_on(&rules, "1:1 | bar:1 6:13").kind, WinKind::Backgammon);
    assert_eq!(won_on(&rules, "1:1 | 20:1 6:13").kind, WinKind::Backgammon);
    assert_eq!(won_on(&rules, "1:1 | 18:1 6:13").kind, WinKind::Single);
    assert_eq!(won_on(&rules, "1:1 | 18:1 6:14").kind, WinKind::Gammon);
}

// rule: END-07
#[test]
fn a_refused_double_ends_the_game_at_the_stake_before_it() {
    let rules = rules(RuleChoice::of(Preset::Money));
    let over = game_on(&rules, Board::START, on_roll(White))
        .does(White, Action::Double)
        .does(Black, Action::Take)
        .rolls(White, "31")
        .plays(White, "8/5 6/5")
        .does(Black, Action::Double)
        .does(White, Action::Drop);
    let result = over.result().expect("dropped");
    assert_eq!((result.ending, result.outcome.winner, result.outcome.kind), (Ending::Dropped, Black, WinKind::Single));
    assert_eq!(points(&rules, &result.outcome), Points::new(2));
}

fn resign(kind: WinKind) -> Action {
    Action::Resign { kind }
}

// rule: END-08, CLK-08
#[test]
fn one_resigns_only_after_completing_ones_turn() {
    let game = game_on(&plain(), Board::START, to_play(White, "31"));
    let refusal = game.refuses(White, resign(WinKind::Single));
    assert_eq!((refusal.clause, refusal.reason), (Clause::END_08, Reason::ResignedInTurn));
    let done = game.plays(White, "8/5 6/5");
    assert!(done.apply(White, resign(WinKind::Single)).is_ok());
}

// rule: END-08
#[test]
fn a_resignation_may_be_rejected_and_the_game_goes_on() {
    let game = game_on(&plain(), Board::START, on_roll(Black)).does(White, resign(WinKind::Single));
    assert_eq!(game.waits_for(), Some(Black));
    assert_eq!(game.refuses(Black, Action::Roll { roll: roll("31") }).clause, Clause::END_08);
    assert_eq!(game.refuses(White, Action::AcceptResignation).clause, Clause::END_08);
    let on = game.does(Black, Action::RejectResignation);
    assert!(on.result().is_none());
    assert!(on.apply(Black, Action::Roll { roll: roll("31") }).is_ok());
    let over = game.does(Black, Action::AcceptResignation);
    let result = over.result().expect("resigned");
    assert_eq!((result.ending, result.outcome.winner), (Ending::Resigned, Black));
}

// rule: END-08
#[test]
fn a_resignation_of_the_most_the_game_can_cost_cannot_be_rejected() {
    let rules = plain();
    let full = game_on(&rules, Board::START, on_roll(Black)).does(White, resign(WinKind::Backgammon));
    assert_eq!(full.result().map(|result| result.outcome.kind), Some(WinKind::Backgammon));
    // White has borne off a checker: a single game is all there is to lose.
    let single = game_on(&rules, board("6:14 | 6:2"), on_roll(Black));
    assert_eq!(single.resignable(White), [WinKind::Single]);
    assert!(single.does(White, resign(WinKind::Single)).result().is_some());
    let refusal = single.refuses(White, resign(WinKind::Gammon));
    assert_eq!(refusal.reason, Reason::ResignedTooMuch { most: WinKind::Single });
}

// rule: END-08, OPT-02
#[test]
fn under_jacoby_a_single_game_is_the_most_until_a_double_was_taken() {
    let money = RuleSet::preset(Preset::Money);
    let centred = game_on(&money, Board::START, on_roll(Black));
    assert!(centred.does(White, resign(WinKind::Single)).result().is_some(), "more is not paid");
    let turned = centred.does(Black, Action::Double).does(White, Action::Take);
    assert!(turned.does(White, resign(WinKind::Single)).result().is_none());
    let without = rules(RuleChoice { jacoby: Some(Jacoby::Off), ..RuleChoice::of(Preset::Money) });
    let centred = game_on(&without, Board::START, on_roll(Black));
    assert!(centred.does(White, resign(WinKind::Single)).result().is_none());
}

// rule: END-08, MAT-01
#[test]
fn a_resignation_that_decides_the_match_cannot_be_rejected() {
    let short = game_on(&match_to(1), Board::START, on_roll(Black));
    assert!(short.does(White, resign(WinKind::Single)).result().is_some(), "surplus points mean nothing");
}

// rule: END-08
#[test]
fn in_a_race_the_most_is_what_the_dice_can_still_do() {
    // White has home but for one checker on their 7: two turns at most. Black needs four.
    let safe = board("7:1 1:14 | 1:15");
    assert_eq!(most_to_lose(&safe, Turn::OnRoll(White), White, STANDARD), WinKind::Single);
    // Black can be done with two sixes: White's last man needs more for sure.
    let slow = board("18:1 1:14 | 1:8");
    assert_eq!(most_to_lose(&slow, Turn::OnRoll(Black), White, STANDARD), WinKind::Gammon);
    let back = board("19:1 1:14 | 1:4");
    assert_eq!(most_to_lose(&back, Turn::OnRoll(Black), White, STANDARD), WinKind::Backgammon);
    assert_eq!(most_to_lose(&back, Turn::OnRoll(White), White, STANDARD), WinKind::Gammon);
    // With contact any checker may still be hit.
    assert_eq!(most_to_lose(&Board::START, Turn::OnRoll(White), White, STANDARD), WinKind::Backgammon);
}

fn claim(kind: WinKind) -> Action {
    Action::Claim { kind }
}

fn certain(text: &str, turn: Turn) -> Option<WinKind> {
    certain_win(&board(text), turn, White, STANDARD)
}

// rule: END-09
#[test]
fn a_win_is_certain_when_no_roll_can_change_it() {
    let on_roll = Turn::OnRoll(White);
    assert_eq!(certain("1:2 | 1:1", on_roll), Some(WinKind::Single), "any roll takes two off");
    assert_eq!(certain("1:3 | 1:1", on_roll), None, "only a double takes three off");
    assert_eq!(certain("1:4 | 1:5", on_roll), Some(WinKind::Single), "two turns for sure against two at least");
    assert_eq!(certain("1:4 | 1:4", on_roll), None, "any double for Black");
    assert_eq!(certain("1:4 | 1:9", Turn::OnRoll(Black)), Some(WinKind::Single));
    assert_eq!(certain("1:4 | 1:8", Turn::OnRoll(Black)), None, "two doubles take eight off first");
    assert_eq!(certain("2:1 1:1 | 1:1", on_roll), Some(WinKind::Single), "2-1 is enough");
    assert_eq!(certain("3:1 1:1 | 1:1", on_roll), None, "2-1 is not");
}

// rule: END-09
#[test]
fn the_roll_on_the_table_counts_for_the_claim() {
    let text = "1:4 | 1:8";
    let game = game_on(&plain(), board(text), to_play(Black, "21"));
    assert_eq!(game.claimable(White), Some(WinKind::Single), "after 2-1 Black needs two more turns");
    assert_eq!(certain(text, Turn::ToPlay(Black, roll("11"))), None);
    // 7/6, 6/off leaves Black one turn; 7/1, 6/5 would leave them two. They have the choice.
    assert_eq!(certain("1:4 | 7:1 6:4", Turn::ToPlay(Black, roll("61"))), None);
    assert_eq!(certain("1:4 | 7:1 6:4", Turn::ToPlay(Black, roll("54"))), Some(WinKind::Single));
}

// rule: END-09
#[test]
fn gammon_and_backgammon_are_claimed_when_they_are_certain() {
    // Black needs seven sixes to bring two checkers home and bear one off: more than one turn.
    assert_eq!(certain("1:2 | 23:2 6:13", Turn::OnRoll(White)), Some(WinKind::Backgammon));
    assert_eq!(certain("1:2 | 23:2 6:13", Turn::OnRoll(Black)), Some(WinKind::Gammon));
    assert_eq!(certain("1:2 | 7:1 6:14", Turn::OnRoll(Black)), Some(WinKind::Single), "6-1 saves the gammon");
    let game = game_on(&plain(), board("1:2 | 23:2 6:13"), on_roll(Black));
    let over = game.does(White, claim(WinKind::Gammon));
    let result = over.result().expect("claimed");
    assert_eq!((result.ending, result.outcome.kind), (Ending::Claimed, WinKind::Gammon));
}

// rule: END-09
#[test]
fn with_contact_a_win_is_certain_only_if_no_shot_can_spoil_it() {
    assert_eq!(certain("1:2 | bar:1 6:13", Turn::OnRoll(White)), Some(WinKind::Single));
    assert_eq!(certain("1:1 | bar:1 6:13", Turn::OnRoll(Black)), None, "a one from the bar hits");
    assert_eq!(certain("1:2 | bar:1 6:13", Turn::OnRoll(Black)), Some(WinKind::Single), "the point is closed");
    assert_eq!(certain("2:2 | bar:1 6:13", Turn::OnRoll(White)), None, "2-1 leaves a shot");
    assert_eq!(certain("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5", Turn::OnRoll(White)), None);
}

// rule: END-09
#[test]
fn an_uncertain_claim_is_refused_and_says_what_is_certain() {
    let game = game_on(&plain(), board("1:2 | 23:2 6:13"), on_roll(Black));
    let refusal = game.refuses(White, claim(WinKind::Backgammon));
    assert_eq!(refusal.clause, Clause::END_09);
    assert_eq!(refusal.reason, Reason::NotCertain { certain: Some(WinKind::Gammon) });
    assert_eq!(game.refuses(Black, claim(WinKind::Single)).reason, Reason::NotCertain { certain: None });
    let in_turn = game_on(&plain(), board("1:2 | 6:15"), to_play(White, "21"));
    assert_eq!(in_turn.refuses(White, claim(WinKind::Single)).reason, Reason::ClaimedInTurn);
}

// rule: CLK-02, IRR-10
#[test]
fn a_game_given_away_from_outside_ends_at_the_cube_as_it_lies() {
    let game = game_on(&plain(), Board::START, on_roll(White)).does(White, Action::Double).does(Black, Action::Take);
    for (award, ending) in
        [(Award::Flag, Ending::Flag), (Award::Forfeit, Ending::Forfeited), (Award::Ruling, Ending::Adjudicated)]
    {
        let over = game.awarded(Black, WinKind::Single, award);
        let result = over.result().expect("over");
        assert_eq!((result.ending, points(&plain(), &result.outcome)), (ending, Points::new(2)));
        assert_eq!(over.awarded(White, WinKind::Gammon, Award::Ruling), over, "an ended game keeps its value");
    }
}

/// Claims by brute force: a win within so many turns of either side against every roll and every answer.
struct Force {
    kind: WinKind,
    known: HashMap<(Position, Side, u8), bool>,
}

impl Force {
    /// White claims on `board`, `side` being on roll.
    fn wins(&mut self, board: &Board, side: Side, turns: u8) -> bool {
        if turns == 0 {
            return false;
        }
        let key = (board.seen_by(White), side, turns);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let wins = Roll::all().all(|roll| {
            let mut results: Vec<_> = legal_plays(&board.seen_by(side), roll)
                .iter()
                .map(|legal| Board::from_view(side, &legal.result))
                .collect();
            if results.is_empty() {
                results.push(*board);
            }
            let mut wins = |after: &Board| {
                if after.is_finished(side) {
                    side == White && WinKind::on(after, White, STANDARD) >= self.kind
                } else {
                    self.wins(after, side.opponent(), turns - 1)
                }
            };
            if side == White { results.iter().any(&mut wins) } else { results.iter().all(&mut wins) }
        });
        self.known.insert(key, wins);
        wins
    }
}

// rule: END-09
#[test]
fn claims_agree_with_brute_force_where_that_can_be_had() {
    let rules = plain();
    let mut granted = 0;
    for own in ["1:2", "2:1", "2:2", "1:3", "6:1", "4:1 1:1", "2:1 1:1", "1:4", "6:1 4:1"] {
        for theirs in ["1:1", "1:3", "6:1", "6:2", "5:1 1:1", "7:1", "bar:1", "20:1", "22:2", "22:1 6:14"] {
            for (side, kind) in Side::BOTH.into_iter().flat_map(|side| WinKind::ALL.map(|kind| (side, kind))) {
                let game = game_on(&rules, board(&format!("{own} | {theirs}")), on_roll(side));
                let mut force = Force { kind, known: HashMap::new() };
                let claimed = game.claimable(White).is_some_and(|certain| certain >= kind);
                assert_eq!(claimed, force.wins(game.board(), side, 5), "{own} | {theirs} {side:?} {kind:?}");
                granted += u32::from(claimed);
            }
        }
    }
    assert!(granted > 50, "{granted} claims were granted");
}

// rule: END-08, END-09
#[test]
fn resigning_and_claiming_are_offered_when_they_are_in_order() {
    let game = game_on(&plain(), board("1:2 | 6:14"), on_roll(Black));
    assert!(game.legal_actions(White).contains(&ActionKind::Claim));
    assert!(game.legal_actions(Black).contains(&ActionKind::Resign));
    let knobs: &Knobs = game.rules().knobs();
    assert_eq!(knobs.backgammon, STANDARD);
}
