//! OPT: optional rules for money play, and the presets with their gate.

use crate::support::{Story, board, cube, die, game_on, length, rules, to_play};
use tavola_rules::{
    Action, AutomaticDoubles, AutomaticLimit, Board, BrokenRule, Clause, Crawford, CubeOwner, CubeResponses,
    DoublingLimit, Game, Holland, Jacoby, Legality, Length, MatchLength, Phase, Points, Preset, RuleChoice, RuleSet,
    Score, Side::White, Start, Tie, WinKind,
};

fn with(automatic: AutomaticDoubles) -> RuleSet {
    rules(RuleChoice { automatic_doubles: Some(automatic), ..RuleChoice::of(Preset::ChouetteGalore) })
}

fn tied(game: &Game) -> Game {
    game.does(White, Action::RollOpening { white: die(5), black: die(5) })
}

fn new_game(rules: &RuleSet) -> Game {
    Game::new(rules, &Score::start(rules))
}

// rule: OPT-01
#[test]
fn equal_opening_numbers_double_the_stake_and_the_cube_stays_in_the_middle() {
    let game = tied(&new_game(&with(AutomaticDoubles::UpTo(AutomaticLimit::ONE))));
    assert_eq!(game.cube(), cube(2, CubeOwner::Middle));
    assert!(matches!(game.phase(), Phase::OpeningRoll { tie: Some(Tie::Counted) }));
    let again = tied(&game);
    assert_eq!(again.cube(), game.cube(), "as many are counted as were agreed: one");
    assert!(matches!(again.phase(), Phase::OpeningRoll { tie: Some(Tie::NotCounted) }));
    let three = AutomaticLimit::new(3).expect("a limit");
    let many = (0..5).fold(new_game(&with(AutomaticDoubles::UpTo(three))), |game, _| tied(&game));
    assert_eq!(many.cube(), cube(8, CubeOwner::Middle));
    assert_eq!(tied(&new_game(&with(AutomaticDoubles::None))).cube(), cube(1, CubeOwner::Middle));
}

// rule: OPT-01, CHO-17
#[test]
fn in_the_club_chouette_the_first_counts_and_later_ones_by_consent() {
    let first = tied(&new_game(&RuleSet::preset(Preset::ChouetteClub)));
    assert_eq!(first.cube(), cube(2, CubeOwner::Middle));
    assert_eq!(first.refuses(White, Action::CountTie).clause, Clause::OPT_01);
    let second = tied(&first);
    assert_eq!(second.cube(), cube(2, CubeOwner::Middle));
    assert_eq!(second.does(White, Action::CountTie).cube(), cube(4, CubeOwner::Middle));
    let declined = second.does(White, Action::RollOpening { white: die(5), black: die(2) });
    assert_eq!(declined.cube(), cube(2, CubeOwner::Middle));
}

// rule: OPT-02
#[test]
fn under_jacoby_gammons_count_single_until_a_double_was_taken() {
    let money = RuleSet::preset(Preset::Money);
    let points = |rules: &RuleSet, value, owner| {
        let start = Start { board: board("1:1 | bar:1 6:14"), cube: cube(value, owner), turn: to_play(White, "21") };
        let over = Game::from_start(rules, &Score::start(rules), start).expect("sound").plays(White, "1/off");
        let outcome = over.result().expect("over").outcome;
        assert_eq!(outcome.kind, WinKind::Backgammon, "the record keeps what happened");
        outcome.points(rules.knobs())
    };
    assert_eq!(points(&money, 1, CubeOwner::Middle), Points::new(1));
    assert_eq!(points(&money, 2, CubeOwner::Black), Points::new(6));
    assert_eq!(points(&money, 2, CubeOwner::White), Points::new(6));
    let without = rules(RuleChoice { jacoby: Some(Jacoby::Off), ..RuleChoice::of(Preset::Money) });
    assert_eq!(points(&without, 1, CubeOwner::Middle), Points::new(3));
    let automatic = rules(RuleChoice {
        automatic_doubles: Some(AutomaticDoubles::UpTo(AutomaticLimit::ONE)),
        ..RuleChoice::of(Preset::Money)
    });
    assert_eq!(points(&automatic, 2, CubeOwner::Middle), Points::new(2), "an automatic double turns no cube");
}

fn broken(choice: RuleChoice) -> Vec<BrokenRule> {
    RuleSet::new(choice).expect_err("broken rules").rules().to_vec()
}

// rule: OPT-03
#[test]
fn match_play_has_no_automatic_doubles_beavers_or_jacoby() {
    for preset in [Preset::Match, Preset::TavolaReale, Preset::Tournament] {
        let choice = RuleChoice {
            jacoby: Some(Jacoby::On),
            responses: Some(CubeResponses::Beaver),
            automatic_doubles: Some(AutomaticDoubles::UpTo(AutomaticLimit::ONE)),
            ..RuleChoice::of(preset)
        };
        let found = broken(choice);
        assert_eq!(
            found,
            [BrokenRule::JacobyInMatch, BrokenRule::ResponsesInMatch, BrokenRule::AutomaticDoublesInMatch],
            "every broken rule is listed at once"
        );
        assert!(found.iter().all(|rule| rule.clause() == Clause::OPT_03));
    }
}

// rule: OPT-03, MAT-01, MAT-02, MAT-04, CUB-17, CHO-17, IRR-01
#[test]
fn rules_that_do_not_go_together_are_refused_with_their_clauses() {
    let money = RuleChoice::of(Preset::Money);
    let tournament = RuleChoice::of(Preset::Tournament);
    let cases = [
        (RuleChoice { length: Some(length(5)), jacoby: Some(Jacoby::Off), ..money }, Clause::MAT_01),
        (RuleChoice { length: Some(Length::Unlimited), crawford: Some(Crawford::Off), ..tournament }, Clause::MAT_01),
        (RuleChoice { length: Some(length(2)), ..tournament }, Clause::MAT_01),
        (RuleChoice { crawford: Some(Crawford::On), ..money }, Clause::MAT_02),
        (RuleChoice { holland: Some(Holland::On), ..money }, Clause::MAT_04),
        (RuleChoice { holland: Some(Holland::On), crawford: Some(Crawford::Off), ..tournament }, Clause::MAT_04),
        (RuleChoice { doubling_limit: Some(DoublingLimit::TavolaReale), ..money }, Clause::CUB_17),
        (RuleChoice { automatic_doubles: Some(AutomaticDoubles::FirstThenByConsent), ..money }, Clause::CHO_17),
        (RuleChoice { legality: Some(Legality::Called), ..RuleChoice::of(Preset::TavolaReale) }, Clause::IRR_01),
    ];
    for (choice, clause) in cases {
        let clauses: Vec<_> = broken(choice).into_iter().map(BrokenRule::clause).collect();
        assert_eq!(clauses, [clause], "{choice:?}");
    }
}

// rule: OPT-02, OPT-03, MAT-02, MAT-04, CUB-17, END-06, IRR-06, IRR-07
#[test]
fn the_presets_are_those_of_the_rulebooks_table() {
    use tavola_rules::{BackgammonRule::*, PrematureRoll::*};
    let row = |preset: Preset| {
        let knobs = *RuleSet::preset(preset).knobs();
        (knobs.jacoby, knobs.crawford, knobs.backgammon, knobs.premature_roll, knobs.responses)
    };
    let plain = CubeResponses::TakeOrDrop;
    assert_eq!(row(Preset::Money), (Jacoby::On, Crawford::Off, OnlyWithNoneOff, Void, plain));
    assert_eq!(row(Preset::Match), (Jacoby::Off, Crawford::On, OnlyWithNoneOff, Void, plain));
    assert_eq!(row(Preset::TavolaReale), (Jacoby::Off, Crawford::Off, EvenWithSomeOff, Void, plain));
    assert_eq!(row(Preset::Tournament), (Jacoby::Off, Crawford::On, OnlyWithNoneOff, Stands, plain));
    assert_eq!(row(Preset::ChouetteGalore), row(Preset::Money));
    let club = (Jacoby::On, Crawford::Off, OnlyWithNoneOff, Void, CubeResponses::Raccoon);
    assert_eq!(row(Preset::ChouetteClub), club);
    for preset in Preset::ALL {
        assert_eq!(RuleSet::new(RuleChoice::of(preset)), Ok(RuleSet::preset(preset)), "{preset} is sound");
        assert_eq!(RuleSet::preset(preset).knobs().holland, Holland::Off);
    }
}

// rule: OPT-03
#[test]
fn a_rule_set_is_stored_as_its_preset_and_what_differs_and_comes_back_through_the_gate() {
    let choice = RuleChoice { length: Some(length(7)), holland: Some(Holland::On), ..RuleChoice::of(Preset::Match) };
    let rules = rules(choice);
    let text = serde_json::to_string(&rules).expect("text");
    assert_eq!(text, r#"{"preset":"match","length":{"points":7},"holland":"on"}"#);
    assert_eq!(serde_json::from_str::<RuleSet>(&text).expect("sound"), rules);
    let refused = serde_json::from_str::<RuleSet>(r#"{"preset":"match","jacoby":"on"}"#).expect_err("broken");
    assert!(refused.to_string().contains("OPT-03"), "{refused}");
    assert!(serde_json::from_str::<RuleSet>(r#"{"preset":"match","jacobi":"on"}"#).is_err());
    assert!(MatchLength::new(0).is_none() && MatchLength::new(65).is_none());
    let game = game_on(&rules, Board::START, to_play(White, "31"));
    let read: Game = serde_json::from_str(&serde_json::to_string(&game).expect("text")).expect("a game");
    assert_eq!(read, game);
}
