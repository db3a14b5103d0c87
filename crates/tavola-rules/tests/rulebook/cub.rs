//! CUB: the doubling cube.

use crate::support::{
    Story, board, cube, game_at, game_on, match_to, on_roll, roll, rules, score, tavola_reale_to, to_play,
};
use tavola_rules::{
    Action, Board, Clause, Cube, CubeOwner, CubeResponses, CubeValue, Early, Ending, FirstTurn, Game, OfferStep, Phase,
    Points, Preset, Reason, RuleChoice, RuleSet, Score,
    Side::{self, Black, White},
    Start, WinKind,
};

fn money() -> RuleSet {
    rules(RuleChoice::of(Preset::Money))
}

fn with(responses: CubeResponses) -> RuleSet {
    rules(RuleChoice { responses: Some(responses), ..RuleChoice::of(Preset::Money) })
}

fn on_start(rules: &RuleSet, side: Side) -> Game {
    game_on(rules, Board::START, on_roll(side))
}

fn stake_lost(game: &Game) -> (Side, Points) {
    let result = game.result().expect("the game is over");
    assert_eq!(result.ending, Ending::Dropped);
    (result.outcome.winner, result.outcome.points(game.rules().knobs()))
}

// rule: CUB-01
#[test]
fn the_cube_starts_in_the_middle_worth_one_and_open_to_both() {
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        assert_eq!(Game::new(&rules, &Score::start(&rules)).cube(), cube(1, CubeOwner::Middle));
    }
    for side in Side::BOTH {
        assert!(on_start(&money(), side).apply(side, Action::Double).is_ok());
    }
}

// rule: CUB-02
#[test]
fn only_the_player_on_roll_doubles_and_only_before_rolling() {
    let game = on_start(&money(), White);
    assert!(game.apply(Black, Action::Double).is_err());
    let rolled = game.rolls(White, "31");
    assert_eq!(rolled.refuses(White, Action::Double).clause, Clause::CUB_02);
    assert!(rolled.apply(Black, Action::Double).is_err());
}

// rule: CUB-02, CUB-04, CUB-14, END-08, END-09
#[test]
fn an_act_out_of_time_is_refused_by_its_own_clause() {
    let fresh = Game::new(&money(), &Score::start(&money()));
    let (resign, claim) = (Action::Resign { kind: WinKind::Single }, Action::Claim { kind: WinKind::Single });
    assert_eq!(fresh.refuses(White, Action::Double).clause, Clause::CUB_02, "nobody is on roll yet");
    assert_eq!(fresh.refuses(White, resign).clause, Clause::END_08);
    assert_eq!(fresh.refuses(White, claim).clause, Clause::END_09);
    let game = on_start(&money(), White);
    assert_eq!(game.refuses(Black, Action::Double).clause, Clause::CUB_02);
    assert_eq!(game.refuses(Black, Action::Roll { roll: roll("31") }).clause, Clause::IRR_05);
    let doubled = game.does(White, Action::Double);
    assert_eq!(doubled.refuses(White, Action::Double).clause, Clause::CUB_04);
    assert_eq!(doubled.refuses(White, Action::Roll { roll: roll("31") }).clause, Clause::CUB_06);
    assert_eq!(doubled.refuses(Black, resign).clause, Clause::END_08);
    assert_eq!(doubled.refuses(Black, claim).clause, Clause::END_09);
    let taken = doubled.does(Black, Action::Take);
    assert_eq!(taken.refuses(Black, Action::Beaver).clause, Clause::CUB_14, "a beaver comes at once or never");
}

// rule: CUB-02
#[test]
fn the_opponents_cube_is_not_mine_to_turn() {
    let start = Start { board: Board::START, cube: cube(2, CubeOwner::Black), turn: on_roll(White) };
    let game = Game::from_start(&money(), &Score::start(&money()), start).expect("sound");
    assert_eq!(game.refuses(White, Action::Double).clause, Clause::CUB_02);
    let mine = Game::from_start(&money(), &Score::start(&money()), Start { turn: on_roll(Black), ..start });
    assert!(mine.expect("sound").apply(Black, Action::Double).is_ok());
}

// rule: CUB-03
#[test]
fn taking_doubles_the_stake_and_gives_the_cube_to_the_taker() {
    let doubled = on_start(&money(), White).does(White, Action::Double);
    let taken = doubled.does(Black, Action::Take);
    assert_eq!(taken.cube(), cube(2, CubeOwner::Black));
    assert!(matches!(taken.phase(), Phase::OnRoll { side: White }), "the doubler now rolls");
    let next = taken.rolls(White, "31").plays(White, "8/5 6/5");
    assert!(next.apply(Black, Action::Double).is_ok(), "the taker alone may redouble");
}

// rule: CUB-03
#[test]
fn dropping_loses_the_stake_before_the_double() {
    let dropped = on_start(&money(), White).does(White, Action::Double).does(Black, Action::Drop);
    assert_eq!(stake_lost(&dropped), (White, Points::new(1)));
    assert_eq!(on_start(&money(), White).refuses(Black, Action::Drop).clause, Clause::CUB_03);
}

// rule: CUB-04
#[test]
fn nobody_doubles_twice_running() {
    let taken = on_start(&money(), White).does(White, Action::Double).does(Black, Action::Take);
    assert_eq!(taken.refuses(White, Action::Double).reason, Reason::CubeNotYours);
}

// rule: CUB-04
#[test]
fn redoubles_have_no_limit_and_values_beyond_sixty_four_exist() {
    let mut game = on_start(&money(), White);
    let mut side = White;
    for value in [2u64, 4, 8, 16, 32, 64, 128, 256, 512] {
        game = game.does(side, Action::Double).does(side.opponent(), Action::Take);
        assert_eq!(game.cube().value.number(), value);
        game = game.rolls(side, "21");
        let first = game.legal_plays()[0].play;
        game = game.does(side, Action::Play { play: first });
        side = side.opponent();
    }
    let top = Start {
        board: Board::START,
        cube: Cube { value: CubeValue::LARGEST, owner: CubeOwner::White },
        turn: on_roll(White),
    };
    let full = Game::from_start(&money(), &Score::start(&money()), top).expect("sound");
    assert_eq!(full.refuses(White, Action::Double).reason, Reason::CubeExhausted, "no overflow, a plain refusal");
    assert!(3 * CubeValue::LARGEST.number() < 1 << 53);
}

// rule: CUB-05
#[test]
fn doubling_is_allowed_from_the_bar_and_against_a_closed_board() {
    let closed = board("bar:1 6:14 | 6:2 5:2 4:2 3:2 2:2 1:2 24:3");
    let game = game_on(&money(), closed, on_roll(White));
    let taken = game.does(White, Action::Double).does(Black, Action::Take);
    assert_eq!(taken.cube().value.number(), 2);
}

// rule: CUB-06
#[test]
fn a_doubler_does_not_roll_before_the_answer() {
    let doubled = on_start(&money(), White).does(White, Action::Double);
    assert_eq!(doubled.waits_for(), Some(Black));
    for side in Side::BOTH {
        assert_eq!(doubled.refuses(side, Action::Roll { roll: roll("66") }).clause, Clause::CUB_06);
    }
}

// rule: CUB-07
#[test]
fn gammon_and_backgammon_multiply_the_cube() {
    let rules = match_to(25);
    let ends = |value: u64, text: &str| {
        let turn = to_play(White, "21");
        let start = Start { board: board(text), cube: cube(value, CubeOwner::White), turn };
        let game = Game::from_start(&rules, &Score::start(&rules), start).expect("sound").plays(White, "1/off");
        game.result().expect("over").outcome.points(rules.knobs())
    };
    assert_eq!(ends(2, "1:1 | 6:15"), Points::new(4));
    assert_eq!(ends(4, "1:1 | bar:1 6:14"), Points::new(12));
    assert_eq!(ends(8, "1:1 | 6:14"), Points::new(8));
}

// rule: CUB-08
#[test]
fn an_offered_double_is_not_withdrawn_and_an_accepted_one_stands() {
    let doubled = on_start(&money(), White).does(White, Action::Double);
    assert!(doubled.legal_actions(White).is_empty(), "the doubler can only wait");
    let taken = doubled.does(Black, Action::Take);
    assert!(taken.apply(Black, Action::Drop).is_err());
    assert!(taken.apply(White, Action::AnnulDoubles).is_err());
}

// rule: CUB-09
#[test]
fn a_premature_double_stands_and_the_opponent_plays_knowing_it() {
    let game = game_on(&money(), Board::START, to_play(White, "31"));
    let early = game.does(Black, Action::DoubleEarly);
    assert!(matches!(early.phase(), Phase::ToPlay { side: White, early: Some(Early::Doubled), .. }));
    assert!(early.apply(Black, Action::DoubleEarly).is_err());
    let played = early.plays(White, "8/5 6/5");
    let Phase::Doubled { offer } = played.phase() else { panic!("{:?}", played.phase()) };
    assert_eq!((offer.doubler, offer.asked.number()), (Black, 2), "it could not be withdrawn");
    assert!(played.apply(White, Action::Take).is_ok());
}

// rule: CUB-09
#[test]
fn a_premature_double_needs_a_cube_that_is_open_and_a_turn_to_interrupt() {
    let start = Start { board: Board::START, cube: cube(2, CubeOwner::White), turn: to_play(White, "31") };
    let game = Game::from_start(&money(), &Score::start(&money()), start).expect("sound");
    assert_eq!(game.refuses(Black, Action::DoubleEarly).clause, Clause::CUB_02);
    assert!(on_start(&money(), White).apply(Black, Action::DoubleEarly).is_err());
}

// rule: CUB-10
#[test]
fn cube_acts_are_explicit_and_refusing_puts_the_cube_back_in_the_middle() {
    let doubled = on_start(&money(), White).does(White, Action::Double);
    assert_eq!(doubled.cube(), Cube::START, "until the answer nothing has turned");
    let dropped = doubled.does(Black, Action::Drop);
    assert_eq!(dropped.cube(), Cube::START);
    let redropped = doubled
        .does(Black, Action::Take)
        .rolls(White, "31")
        .plays(White, "8/5 6/5")
        .does(Black, Action::Double)
        .does(White, Action::Drop);
    assert_eq!(redropped.cube(), cube(2, CubeOwner::Middle));
}

// rule: CUB-11
#[test]
fn a_beaver_redoubles_at_once_and_keeps_the_cube() {
    let beavered =
        on_start(&with(CubeResponses::Beaver), White).does(White, Action::Double).does(Black, Action::Beaver);
    assert_eq!(beavered.waits_for(), Some(White), "the doubler answers");
    let accepted = beavered.does(White, Action::Take);
    assert_eq!(accepted.cube(), cube(4, CubeOwner::Black));
    assert!(matches!(accepted.phase(), Phase::OnRoll { side: White }));
}

// rule: CUB-11
#[test]
fn refusing_a_beaver_loses_the_stake_the_first_double_asked_for() {
    let refused = on_start(&with(CubeResponses::Beaver), White)
        .does(White, Action::Double)
        .does(Black, Action::Beaver)
        .does(White, Action::Drop);
    assert_eq!(stake_lost(&refused), (Black, Points::new(2)));
}

fn raccooned() -> Game {
    on_start(&with(CubeResponses::Otter), White)
        .does(White, Action::Double)
        .does(Black, Action::Beaver)
        .does(White, Action::Raccoon)
}

// rule: CUB-12
#[test]
fn a_raccoon_doubles_the_beaver_and_the_cube_stays() {
    assert_eq!(raccooned().waits_for(), Some(Black));
    assert_eq!(raccooned().does(Black, Action::Take).cube(), cube(8, CubeOwner::Black));
    assert_eq!(stake_lost(&raccooned().does(Black, Action::Drop)), (White, Points::new(4)));
}

// rule: CUB-13
#[test]
fn an_otter_doubles_the_raccoon_and_the_cube_stays() {
    let otter = raccooned().does(Black, Action::Otter);
    assert_eq!(otter.waits_for(), Some(White));
    assert_eq!(otter.does(White, Action::Take).cube(), cube(16, CubeOwner::Black));
    assert_eq!(stake_lost(&otter.does(White, Action::Drop)), (Black, Points::new(8)));
}

// rule: CUB-14
#[test]
fn answers_are_immediate_and_only_the_double_moves_the_cube() {
    let taken = on_start(&with(CubeResponses::Otter), White).does(White, Action::Double).does(Black, Action::Take);
    assert_eq!(taken.refuses(Black, Action::Beaver).clause, Clause::CUB_14, "the moment has passed");
    let later = taken.rolls(White, "31");
    assert!(later.apply(Black, Action::Beaver).is_err());
    for answered in
        [raccooned().does(Black, Action::Take), raccooned().does(Black, Action::Otter).does(White, Action::Take)]
    {
        assert_eq!(answered.cube().owner, CubeOwner::Black);
    }
}

// rule: CUB-15
#[test]
fn at_most_the_next_step_that_the_rules_enable_is_offered() {
    let steps = [OfferStep::Beaver, OfferStep::Raccoon, OfferStep::Otter];
    let chains = [CubeResponses::TakeOrDrop, CubeResponses::Beaver, CubeResponses::Raccoon, CubeResponses::Otter];
    for (enabled, responses) in chains.into_iter().enumerate() {
        let mut game = on_start(&with(responses), White).does(White, Action::Double);
        let mut side = Black;
        for (index, step) in steps.into_iter().enumerate() {
            for (later, other) in [Action::Beaver, Action::Raccoon, Action::Otter].into_iter().enumerate() {
                let expected = later == index && index < enabled;
                assert_eq!(game.apply(side, other).is_ok(), expected, "{responses:?} {step:?} {other:?}");
            }
            if index >= enabled {
                let refusal = game.refuses(side, Action::Beaver);
                assert_eq!(refusal.clause, Clause::CUB_15);
                break;
            }
            game = game.does(side, [Action::Beaver, Action::Raccoon, Action::Otter][index]);
            side = side.opponent();
        }
    }
}

// rule: CUB-16
#[test]
fn doubling_on_the_first_turn_is_proper() {
    let rules = match_to(5);
    let second = Game::new(&rules, &Score::start(&rules))
        .does(White, Action::RollOpening { white: crate::support::die(6), black: crate::support::die(1) })
        .plays(White, "13/7 8/7");
    assert!(second.apply(Black, Action::Double).is_ok());
}

// rule: CUB-16
#[test]
fn the_trailer_may_double_at_once_after_the_crawford_game() {
    let rules = match_to(5);
    let post = score(&rules, &[(White, 4), (Black, 1)]);
    let game = game_at(&rules, &post, Board::START, on_roll(Black));
    assert!(game.apply(Black, Action::Double).is_ok());
}

// rule: CUB-17
#[test]
fn tavola_reale_refuses_a_double_by_which_a_plain_win_would_end_the_match() {
    let rules = tavola_reale_to(7);
    let trailing = score(&rules, &[(White, 5), (Black, 6)]);
    let game = game_at(&rules, &trailing, Board::START, on_roll(White));
    assert_eq!(game.refuses(White, Action::Double).clause, Clause::CUB_17, "trailing 5-6, to 7");
    let at_6 = game_at(&rules, &trailing, Board::START, on_roll(Black));
    assert!(at_6.apply(Black, Action::Double).is_ok(), "his plain win ends the match at the present stake too");
    let early = score(&rules, &[(White, 4), (Black, 6)]);
    let far = game_at(&rules, &early, Board::START, on_roll(White));
    assert!(far.apply(White, Action::Double).is_ok(), "two points do not end it from four");
    let plain = match_to(7);
    let same = game_at(&plain, &score(&plain, &[(White, 5), (Black, 6), (White, 0)]), Board::START, on_roll(White));
    assert!(same.apply(White, Action::Double).is_ok(), "an ordinary match has no such limit");
}

// rule: CUB-18
#[test]
fn the_money_example_of_a_redouble_from_two_to_four() {
    let start = Start { board: Board::START, cube: cube(2, CubeOwner::White), turn: FirstTurn::OnRoll { side: White } };
    let doubled =
        Game::from_start(&money(), &Score::start(&money()), start).expect("sound").does(White, Action::Double);
    assert_eq!(doubled.does(Black, Action::Take).cube(), cube(4, CubeOwner::Black));
    let refused = doubled.does(Black, Action::Drop);
    assert_eq!(stake_lost(&refused), (White, Points::new(2)));
    assert_eq!(refused.result().map(|result| result.outcome.kind), Some(WinKind::Single));
}
