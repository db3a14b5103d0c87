//! MAT: match play.

use crate::support::{Story, board, cube, game_at, game_on, length, match_to, on_roll, rules, score, to_play};
use tavola_rules::{
    Action, Away, Board, BySide, Clause, Crawford, CrawfordState, Cube, CubeOwner, Game, Holland, HomeHand, Leg,
    Legality, LengthRuling, MatchLength, Noticed, Phase, Points, Preset, Reason, ResignedMatch, RuleChoice, RuleSet,
    Score, ScoreRuling, ScoreSheet,
    Side::{self, Black, White},
    length_that_counts, score_that_counts,
};

fn away(score: &Score) -> (u8, u8) {
    let points = |side| score.away(side).map(Away::points).expect("a match");
    (points(White), points(Black))
}

// rule: MAT-01
#[test]
fn the_first_to_reach_the_points_wins_and_surplus_means_nothing() {
    let rules = match_to(5);
    let ahead = score(&rules, &[(White, 2), (Black, 4)]);
    assert_eq!((ahead.winner(), away(&ahead)), (None, (3, 1)));
    let won = ahead.after_game(Black, Points::new(12));
    assert_eq!((won.winner(), away(&won)), (Some(Black), (3, 0)));
    assert_eq!(score(&RuleSet::preset(Preset::Money), &[(White, 500)]).winner(), None);
}

// rule: MAT-01, CUB-07
#[test]
fn a_game_adds_its_points_to_the_score() {
    let rules = match_to(7);
    let over =
        game_at(&rules, &score(&rules, &[(Black, 1)]), board("1:1 | 6:15"), to_play(White, "21")).plays(White, "1/off");
    let after = over.score_after().expect("over");
    assert_eq!((after.won(White), after.won(Black)), (Points::new(2), Points::new(1)));
    assert_eq!(game_on(&rules, Board::START, on_roll(White)).score_after(), None);
}

// rule: MAT-02
#[test]
fn the_game_after_a_player_comes_to_one_point_short_has_no_doubling() {
    let rules = match_to(5);
    let before = score(&rules, &[(White, 3)]);
    assert_eq!(before.crawford(), CrawfordState::Pre);
    let crawford = before.after_game(White, Points::new(1));
    assert_eq!(crawford.crawford(), CrawfordState::Crawford);
    for side in Side::BOTH {
        let game = game_at(&rules, &crawford, Board::START, on_roll(side));
        assert_eq!(game.refuses(side, Action::Double).clause, Clause::MAT_02);
    }
}

// rule: MAT-02
#[test]
fn after_the_crawford_game_doubling_returns_for_good() {
    let rules = match_to(5);
    let post = score(&rules, &[(White, 4), (Black, 1)]);
    assert_eq!(post.crawford(), CrawfordState::Post);
    let game = game_at(&rules, &post, Board::START, on_roll(White));
    assert!(game.apply(White, Action::Double).is_ok());
    let level = post.after_game(Black, Points::new(3));
    assert_eq!(level.crawford(), CrawfordState::Post, "the other's coming to one short brings no second one");
    let penalty = score(&rules, &[(White, 3)]).after_award(White, Points::new(1));
    assert_eq!(penalty.crawford(), CrawfordState::Crawford);
    assert_eq!(penalty.after_award(Black, Points::new(1)).crawford(), CrawfordState::Crawford, "not used up by it");
    let off = rules_without_crawford();
    assert_eq!(score(&off, &[(White, 4)]).crawford(), CrawfordState::Pre);
    assert_eq!(Score::start(&match_to(1)).crawford(), CrawfordState::Crawford);
}

// rule: MAT-02
#[test]
fn a_score_reached_elsewhere_says_whether_the_crawford_game_lies_behind() {
    let rules = match_to(5);
    let at = |state| Score::standing(&rules, won(4, 2), state).crawford();
    assert_eq!(at(CrawfordState::Pre), CrawfordState::Crawford, "new: the next game is the Crawford game");
    assert_eq!(at(CrawfordState::Post), CrawfordState::Post);
    assert_eq!(Score::standing(&rules, won(3, 2), CrawfordState::Pre).crawford(), CrawfordState::Pre);
}

fn rules_without_crawford() -> RuleSet {
    rules(RuleChoice { crawford: Some(Crawford::Off), ..RuleChoice::of(Preset::Match) })
}

/// The Crawford game over the board, Black doubled by mistake.
fn doubled_by_mistake() -> Game {
    let rules = rules(RuleChoice {
        legality: Some(Legality::Called),
        length: Some(length(5)),
        ..RuleChoice::of(Preset::Tournament)
    });
    let crawford = score(&rules, &[(White, 4)]);
    game_at(&rules, &crawford, Board::START, on_roll(Black)).does(Black, Action::DoubleByMistake)
}

// rule: MAT-03
#[test]
fn a_mistaken_double_in_the_crawford_game_is_annulled_by_either_until_the_game_ends() {
    for side in Side::BOTH {
        let offered = doubled_by_mistake().does(side, Action::AnnulDoubles);
        assert!(matches!(offered.phase(), Phase::OnRoll { side: Black }), "the doubler rolls");
        let taken = doubled_by_mistake()
            .does(White, Action::Take)
            .does(Black, Action::Roll { roll: "31".parse().expect("roll") });
        let late = taken.does(side, Action::AnnulDoubles);
        assert_eq!(late.cube(), Cube::START);
        assert!(matches!(late.phase(), Phase::ToPlay { side: Black, .. }), "the roll stands");
    }
    let over = doubled_by_mistake().does(White, Action::Drop);
    assert_eq!(over.refuses(White, Action::AnnulDoubles).clause, Clause::END_01, "ended is ended");
}

// rule: MAT-03
#[test]
fn all_doubles_of_the_crawford_game_fall_together() {
    let twice = doubled_by_mistake()
        .does(White, Action::Take)
        .rolls(Black, "31")
        .plays(Black, "8/5 6/5")
        .does(White, Action::DoubleByMistake)
        .does(Black, Action::Take);
    assert_eq!(twice.cube(), cube(4, CubeOwner::Black));
    assert_eq!(twice.does(Black, Action::AnnulDoubles).cube(), Cube::START);
    let refusal = twice.does(Black, Action::AnnulDoubles).refuses(White, Action::AnnulDoubles);
    assert_eq!(refusal.reason, Reason::NothingToAnnul);
}

// rule: MAT-03
#[test]
fn only_the_crawford_game_over_the_board_knows_mistaken_doubles() {
    let strict = match_to(5);
    let crawford = game_at(&strict, &score(&strict, &[(White, 4)]), Board::START, on_roll(Black));
    assert_eq!(crawford.refuses(Black, Action::DoubleByMistake).clause, Clause::MAT_03);
}

// rule: MAT-04
#[test]
fn under_holland_the_trailer_waits_for_his_third_turn_after_the_crawford_game() {
    let rules =
        rules(RuleChoice { holland: Some(Holland::On), length: Some(length(5)), ..RuleChoice::of(Preset::Match) });
    let post = score(&rules, &[(White, 4), (Black, 1)]);
    let mut game = game_at(&rules, &post, Board::START, on_roll(Black));
    for turn in 1..=2 {
        assert_eq!(game.refuses(Black, Action::Double).clause, Clause::MAT_04, "turn {turn}");
        for side in [Black, White] {
            game = game.rolls(side, "21");
            let first = game.legal_plays()[0].play;
            game = game.does(side, Action::Play { play: first });
        }
    }
    assert!(game.apply(Black, Action::Double).is_ok(), "his third turn has come");
    let leader = game_at(&rules, &post, Board::START, on_roll(White));
    assert!(leader.apply(White, Action::Double).is_ok(), "the leader need not wait");
    let before = game_at(&rules, &score(&rules, &[(White, 2)]), Board::START, on_roll(Black));
    assert!(before.apply(Black, Action::Double).is_ok(), "nor anybody before the Crawford game");
}

fn sheet(white: u64, black: u64) -> ScoreSheet {
    ScoreSheet { length: MatchLength::new(7), won: won(white, black) }
}

fn won(white: u64, black: u64) -> BySide<Points> {
    BySide { white: Points::new(white), black: Points::new(black) }
}

// rule: MAT-05
#[test]
fn where_the_leader_has_not_checked_the_trailers_score_counts() {
    let same = BySide { white: sheet(3, 2), black: sheet(3, 2) };
    assert_eq!(score_that_counts(&same, None), ScoreRuling::Agreement { won: won(3, 2) });
    let differing = BySide { white: sheet(5, 2), black: sheet(4, 3) };
    assert_eq!(score_that_counts(&differing, None), ScoreRuling::TrailersSheet { won: won(4, 3) });
    let both_lead = BySide { white: sheet(5, 2), black: sheet(2, 5) };
    assert_eq!(score_that_counts(&both_lead, None), ScoreRuling::Director);
}

// rule: MAT-06
#[test]
fn a_wrong_length_is_put_right_unless_it_has_been_passed_or_posted() {
    let to = |points| MatchLength::new(points).expect("a length");
    let play_to = |points| LengthRuling::PlayTo { length: to(points) };
    let nine = BySide { white: Some(to(9)), black: Some(to(9)) };
    let during = |white, black| Noticed::DuringPlay { won: won(white, black) };
    assert_eq!(length_that_counts(to(7), nine, Noticed::AfterPosting), LengthRuling::ResultStands);
    assert_eq!(length_that_counts(to(7), nine, during(6, 4)), play_to(7));
    assert_eq!(length_that_counts(to(7), nine, during(8, 4)), play_to(9), "7 has been passed already");
    assert_eq!(length_that_counts(to(7), nine, during(7, 4)), play_to(9), "7 has been reached and played past");
    let five = BySide { white: Some(to(5)), black: None };
    assert_eq!(length_that_counts(to(7), five, during(4, 4)), play_to(7));
    let neither = BySide { white: None, black: None };
    assert_eq!(length_that_counts(to(7), neither, during(8, 4)), play_to(7), "the bracket's length counts");
    let two = BySide { white: Some(to(9)), black: Some(to(11)) };
    assert_eq!(length_that_counts(to(7), two, during(8, 4)), LengthRuling::Director);
}

// rule: MAT-07
#[test]
fn a_scoreboard_prevails_over_written_sheets() {
    let sheets = BySide { white: sheet(5, 2), black: sheet(4, 3) };
    assert_eq!(score_that_counts(&sheets, Some(won(4, 2))), ScoreRuling::Scoreboard { won: won(4, 2) });
}

// rule: MAT-08
#[test]
fn a_resigned_match_is_final_once_the_winner_is_on_the_bracket() {
    let resigned = ResignedMatch::Announced { by: White };
    assert_eq!(resigned.withdrawn(), Ok(()));
    assert_eq!(resigned.posted(), ResignedMatch::Posted { winner: Black });
    assert_eq!(resigned.posted().withdrawn(), Err(Clause::MAT_08));
}

// rule: MAT-09
#[test]
fn in_a_best_of_three_the_direction_alternates_and_is_drawn_for_the_third() {
    for first in [HomeHand::Right, HomeHand::Left] {
        assert_eq!(Leg::First.direction(first), first);
        assert_eq!(Leg::Second.direction(first), first.mirrored());
        for drawn in [HomeHand::Right, HomeHand::Left] {
            assert_eq!(Leg::Third { drawn }.direction(first), drawn);
        }
    }
}

// rule: MAT-02
#[test]
fn at_a_score_where_both_need_one_point_of_several_the_crawford_game_lies_behind() {
    let before = |to, white, black| {
        Score::presumed_before(
            MatchLength::new(to).expect("a length"),
            BySide { white: Points::new(white), black: Points::new(black) },
        )
    };
    assert_eq!(before(7, 6, 6), CrawfordState::Post);
    assert_eq!(before(7, 6, 5), CrawfordState::Pre);
    assert_eq!(before(1, 0, 0), CrawfordState::Pre);
}
