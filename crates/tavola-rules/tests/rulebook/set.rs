//! SET: the board and the start.

use crate::support::{Story, board, cube, die, game_on, match_to, position, roll, score, to_play};
use tavola_rules::{
    AbsolutePoint, Action, Board, BySide, Clause, CubeOwner, FirstTurn, Game, HomeHand, Phase, Play, Point, Position,
    Preset, Row, RuleSet, Score, Setup, SetupFault,
    Side::{self, Black, White},
    Spot, Start, WinKind, higher_roll,
};

fn point(number: u8) -> Point {
    Point::new(number).expect("a point")
}

// rule: SET-01
#[test]
fn two_players_have_fifteen_checkers_each_on_twenty_four_points_and_a_bar() {
    assert_eq!(Point::all().count(), 24);
    let start = Setup::from(Board::START);
    for sign in [1, -1] {
        assert_eq!(start.points.iter().map(|checkers| (checkers * sign).max(0)).sum::<i8>(), 15);
    }
    let mut crowded = start;
    crowded.bar.white = 1;
    crowded.off.black = 2;
    let broken = crowded.board().expect_err("sixteen and seventeen checkers");
    assert_eq!(
        broken.faults(),
        [
            SetupFault::TooManyCheckers { side: White, checkers: 16 },
            SetupFault::TooManyCheckers { side: Black, checkers: 17 }
        ]
    );
    assert!(broken.faults().iter().all(|fault| fault.clause() == Clause::SET_01));
}

// rule: SET-02
#[test]
fn each_player_numbers_the_points_from_his_own_home() {
    for own in Point::all() {
        assert_eq!(own.number() + own.for_opponent().number(), 25);
        assert_eq!(own.for_opponent().for_opponent(), own);
        assert_eq!(own.is_home(), own.number() <= 6);
    }
    assert_eq!(point(24).for_opponent(), point(1));
}

// rule: SET-02
#[test]
fn checkers_move_from_higher_to_lower_numbers() {
    for roll in tavola_rules::Roll::all() {
        for legal in tavola_rules::legal_plays(&Position::START, roll) {
            assert!(legal.play.steps().iter().all(|step| step.from.number() > step.to.number()));
        }
    }
}

// rule: SET-03
#[test]
fn both_start_with_two_five_three_and_five() {
    assert_eq!(board("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"), Board::START);
    assert_eq!(Board::START.seen_by(White), Board::START.seen_by(Black));
}

// rule: SET-04
#[test]
fn the_absolute_numbering_runs_down_for_the_first_player_and_up_for_the_second() {
    let start = Setup::from(Board::START);
    let of = |side: Side, own: u8| AbsolutePoint::of(side, point(own)).number();
    assert_eq!([24, 13, 8, 6].map(|own| of(White, own)), [24, 13, 8, 6]);
    assert_eq!([24, 13, 8, 6].map(|own| of(Black, own)), [1, 12, 17, 19]);
    assert_eq!([1, 12, 17, 19].map(|number: usize| start.points[number - 1]), [-2, -5, -3, -5]);
    for (side, own) in Side::BOTH.into_iter().flat_map(|side| Point::all().map(move |own| (side, own))) {
        assert_eq!(AbsolutePoint::of(side, own).seen_by(side), own);
        assert_eq!(AbsolutePoint::of(side, own).seen_by(side.opponent()), own.for_opponent());
    }
}

// rule: SET-04
#[test]
fn both_views_of_a_position_convert_without_loss() {
    let mixed = board("bar:1 24:1 13:4 8:3 6:6 | bar:2 20:2 13:3 6:6");
    for side in Side::BOTH {
        assert_eq!(Board::from_view(side, &mixed.seen_by(side)), mixed);
        assert_eq!(mixed.seen_by(side).flipped(), mixed.seen_by(side.opponent()));
    }
    assert_eq!(Setup::from(mixed).board(), Ok(mixed));
}

// rule: SET-04
#[test]
fn one_lies_bottom_right_and_twenty_four_top_right() {
    let spot = |number| Spot::of(point(number), HomeHand::Right);
    assert_eq!(Some(spot(1)), Spot::new(Row::Near, 12));
    assert_eq!(Some(spot(12)), Spot::new(Row::Near, 1));
    assert_eq!(Some(spot(13)), Spot::new(Row::Far, 1));
    assert_eq!(Some(spot(24)), Spot::new(Row::Far, 12));
}

// rule: SET-05
#[test]
fn the_mirror_layout_changes_places_and_nothing_else() {
    for (own, home) in Point::all().flat_map(|own| [(own, HomeHand::Right), (own, HomeHand::Left)]) {
        let (here, mirrored) = (Spot::of(own, home), Spot::of(own, home.mirrored()));
        assert_eq!(here.row(), mirrored.row());
        assert_eq!(here.column() + mirrored.column(), 13);
        assert_eq!(here.point(home), own);
    }
}

// rule: SET-06
#[test]
fn the_higher_die_chooses_colour_direction_and_seat_and_ties_are_rolled_again() {
    assert_eq!(higher_roll(BySide { white: die(2), black: die(5) }), Some(Black));
    assert_eq!(higher_roll(BySide { white: die(6), black: die(5) }), Some(White));
    assert_eq!(higher_roll(BySide { white: die(4), black: die(4) }), None);
}

// rule: SET-07
#[test]
fn the_higher_opening_die_plays_both_numbers_and_equal_ones_are_rolled_again() {
    let rules = match_to(5);
    let game = Game::new(&rules, &Score::start(&rules));
    let tied = game.does(White, Action::RollOpening { white: die(4), black: die(4) });
    assert!(matches!(tied.phase(), Phase::OpeningRoll { tie: Some(_) }));
    assert_eq!(tied.cube(), game.cube(), "no automatic doubles in a match");
    let opened = tied.does(Black, Action::RollOpening { white: die(2), black: die(5) });
    let Phase::ToPlay { side, roll, .. } = *opened.phase() else { panic!("{:?}", opened.phase()) };
    assert_eq!((side, roll.to_string().as_str()), (Black, "52"));
    assert!(!roll.is_double());
    let again = opened.refuses(White, Action::RollOpening { white: die(6), black: die(1) });
    assert_eq!(again.clause, Clause::SET_07);
}

// rule: SET-08
#[test]
fn after_the_opening_the_players_alternate_with_two_dice() {
    let rules = match_to(5);
    let mut game = Game::new(&rules, &Score::start(&rules))
        .does(White, Action::RollOpening { white: die(3), black: die(1) })
        .plays(White, "8/5 6/5");
    for side in [Black, White, Black, White] {
        assert!(matches!(*game.phase(), Phase::OnRoll { side: next } if next == side));
        assert_eq!(game.refuses(side, Action::Play { play: Play::NONE }).clause, Clause::SET_08);
        game = game.rolls(side, "21");
        let first = game.legal_plays()[0].play;
        game = game.does(side, Action::Play { play: first });
    }
}

/// White began with a checker too many on the midpoint and one too few on the eight.
fn wrongly_set_up() -> Game {
    let rules = match_to(5);
    let wrong = board("24:2 13:6 8:2 6:5 | 24:2 13:5 8:3 6:5");
    game_on(&rules, wrong, FirstTurn::OpeningRoll)
        .does(White, Action::RollOpening { white: die(4), black: die(2) })
        .plays(White, "8/4 6/4")
        .rolls(Black, "31")
        .plays(Black, "8/5 6/5")
        .rolls(White, "65")
}

// rule: SET-09
#[test]
fn a_wrong_start_may_be_put_right_before_the_fourth_roll() {
    let corrected = wrongly_set_up().does(Black, Action::CorrectStart);
    assert_eq!(corrected.board(), &board("24:2 13:5 8:2 6:4 4:2 | 24:2 13:5 8:2 6:4 5:2"));
    assert!(matches!(corrected.phase(), Phase::ToPlay { side: White, .. }), "the roll still stands");
    assert_eq!(corrected.refuses(Black, Action::CorrectStart).clause, Clause::SET_09);
}

// rule: SET-09
#[test]
fn after_the_fourth_roll_a_wrong_start_stands() {
    let later = wrongly_set_up().plays(White, "24/18 18/13").rolls(Black, "21");
    assert_eq!(later.refuses(White, Action::CorrectStart).clause, Clause::SET_09);
}

// rule: SET-09
#[test]
fn a_right_start_and_a_study_position_are_not_corrected() {
    let rules = match_to(5);
    let right = Game::new(&rules, &Score::start(&rules));
    assert_eq!(right.refuses(White, Action::CorrectStart).clause, Clause::SET_09);
    let study = game_on(&rules, board("6:15 | 6:15"), to_play(White, "21"));
    assert_eq!(study.refuses(White, Action::CorrectStart).clause, Clause::SET_09);
}

// rule: SET-09
#[test]
fn gammon_counts_even_against_a_player_who_began_with_fewer_checkers() {
    let mut setup = Setup::from(board("1:1 | 23:2 13:4 8:3 6:5"));
    setup.off = BySide { white: 14, black: 0 };
    let board = setup.board().expect("fourteen black checkers are sound");
    let rules = match_to(5);
    let over = game_on(&rules, board, to_play(White, "21")).plays(White, "1/off");
    let outcome = over.result().expect("the last checker is off").outcome;
    assert_eq!((outcome.winner, outcome.kind), (White, WinKind::Backgammon));
}

// rule: SET-09, END-01
#[test]
fn a_player_who_began_with_fewer_checkers_wins_by_bearing_off_those() {
    let mut setup = Setup::from(board("1:1 | 6:15"));
    setup.off.white = 13;
    let rules = match_to(5);
    let over = game_on(&rules, setup.board().expect("sound"), to_play(White, "21")).plays(White, "1/off");
    assert_eq!(over.result().map(|result| result.outcome.winner), Some(White));
}

// rule: SITE-04
#[test]
fn a_game_may_start_from_any_sound_position_and_no_other() {
    let rules = match_to(5);
    let start = Start { board: board("6:2 | 6:2"), ..Start::STANDARD };
    assert!(Game::from_start(&rules, &Score::start(&rules), start).is_ok());
    let over = Start { board: board("6:2 | "), ..start };
    let won = score(&rules, &[(White, 5)]);
    let broken = Game::from_start(&rules, &won, over).expect_err("two faults");
    let clauses: Vec<_> = broken.faults().iter().map(|fault| fault.clause()).collect();
    assert_eq!(clauses, [Clause::END_01, Clause::MAT_01]);
    assert_eq!(position("6:2 | 6:2").own_off(), 13);
}

// rule: SET-09, IRR-07
#[test]
fn a_premature_roll_counts_among_the_rolls_rolled() {
    let rules = RuleSet::preset(Preset::Tournament);
    let wrong = board("24:2 13:6 8:2 6:5 | 24:2 13:5 8:3 6:5");
    let third = game_on(&rules, wrong, FirstTurn::OpeningRoll)
        .does(White, Action::RollOpening { white: die(4), black: die(2) })
        .plays(White, "8/4 6/4")
        .rolls(Black, "31")
        .plays(Black, "8/5 6/5")
        .rolls(White, "65");
    let fourth = third.does(Black, Action::RollEarly { roll: roll("21") });
    assert_eq!((Game::rolls(&third), Game::rolls(&fourth)), (3, 4));
    assert_eq!(fourth.refuses(White, Action::CorrectStart).clause, Clause::SET_09);
}

// rule: SITE-04, CUB-03, OPT-01, MAT-02
#[test]
fn a_game_starts_with_a_cube_that_can_lie_so_and_with_no_other() {
    let faults = |rules: &RuleSet, score: &Score, value, owner| {
        let start = Start { cube: cube(value, owner), ..Start::STANDARD };
        start.faults(rules, score).iter().map(|fault| fault.clause()).collect::<Vec<_>>()
    };
    let (money, club) = (RuleSet::preset(Preset::Money), RuleSet::preset(Preset::ChouetteClub));
    let fresh = Score::start(&money);
    assert_eq!(faults(&money, &fresh, 1, CubeOwner::White), [Clause::CUB_03]);
    assert_eq!(faults(&money, &fresh, 2, CubeOwner::Middle), [Clause::OPT_01]);
    assert!(faults(&club, &fresh, 2, CubeOwner::Middle).is_empty());
    assert!(faults(&money, &fresh, 2, CubeOwner::Black).is_empty());
    let rules = match_to(5);
    assert_eq!(faults(&rules, &score(&rules, &[(White, 4)]), 2, CubeOwner::Black), [Clause::MAT_02]);
}
