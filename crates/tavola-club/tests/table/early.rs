//! What happens before its time where plays are judged by the opponent, as over a wooden board.

use tavola_base::Explain;
use tavola_base::dice_proof::{ChainContext, Digest, MatchNumber, TableSecret};
use tavola_club::table::view::{PhaseView, TurnRecord};
use tavola_club::table::{Actor, Beginning, CommandName, TableCommand, Terms, transcript, view};
use tavola_club::{TableView, Viewer};
use tavola_rules::{BySide, Clause, CrawfordState, Early, Phase, Points, Roll, Side};

use crate::world::{CHAIN, Dice, World, rules, terms};

const STANDS: &str = r#"{"preset":"tournament","length":{"points":5},"legality":"called"}"#;
const VOID: &str = r#"{"preset":"match","length":{"points":5},"legality":"called"}"#;
const STRICT: &str = r#"{"preset":"tournament","length":{"points":5},"legality":"strict"}"#;

fn begun(choice: &str) -> World {
    let mut world = World::playing(terms(rules(choice)));
    world.rolls(Side::White, (6, 3));
    world
}

fn seen(world: &World, side: Side) -> TableView {
    view(&world.table, Viewer::Seat(side), world.now).unwrap()
}

fn may(world: &World, side: Side, name: CommandName) -> bool {
    seen(world, side).legal.actions.contains(&name)
}

// rule: IRR-07
#[test]
fn a_roll_made_too_early_stands_is_known_to_the_mover_and_takes_the_double_away() {
    let mut world = begun(STANDS);
    assert!(may(&world, Side::Black, CommandName::RollEarly) && !may(&world, Side::White, CommandName::RollEarly));
    assert!(!may(&begun(STRICT), Side::Black, CommandName::RollEarly), "nobody is too early by strict legality");
    world.told = Some((6, 6));
    world.by(Side::Black, TableCommand::RollEarly);
    let mover = seen(&world, Side::White);
    assert!(matches!(mover.phase, PhaseView::ToPlay { side: Side::White, early: Some(Early::Rolled { .. }), .. }));
    assert!(!may(&world, Side::Black, CommandName::RollEarly), "one roll a turn");
    world.plays(Side::White, "24/18 13/10");
    assert!(may(&world, Side::Black, CommandName::Challenge) && !may(&world, Side::Black, CommandName::Double));
    world.by(Side::Black, TableCommand::AcceptPlay);
    assert!(matches!(world.phase(), Phase::ToPlay { side: Side::Black, .. }));
    assert_eq!(world.refused(Side::Black, TableCommand::Double).clause(), Some(Clause::CUB_02));
    let roll: Roll = "66".parse().unwrap();
    let told = seen(&world, Side::White).history.turns;
    assert!(told.contains(&TurnRecord::RolledEarly { side: Side::Black, roll }), "{told:?}");
}

// rule: IRR-06
#[test]
fn where_an_early_roll_is_void_nobody_is_offered_one() {
    let mut world = begun(VOID);
    assert!(!may(&world, Side::Black, CommandName::RollEarly));
    world.told = Some((6, 6));
    assert_eq!(world.refused(Side::Black, TableCommand::RollEarly).clause(), Some(Clause::IRR_06));
}

// rule: IRR-07, IRR-04
#[test]
fn an_early_roll_is_the_next_of_the_chain_and_nothing_is_played_before_it_has_fallen() {
    let seeds = BySide { white: Some(Digest::new([7; 32])), black: None };
    let secret = TableSecret::new([9; 32]);
    let mut world = World::new(Dice::Sealed { secret, seeds });
    world.house(TableCommand::Open { terms: Box::new(terms(rules(STANDS))) });
    let table = world.opened().terms().table.clone();
    let own = ChainContext { table: &table, of: MatchNumber::FIRST, side: Side::White };
    let anchor = Some(own.anchor(seeds.white.unwrap(), CHAIN));
    world.by(Side::White, TableCommand::Ready { anchor, length: CHAIN });
    world.by(Side::Black, crate::world::ready());
    let opens = |world: &mut World| {
        let number = seen(world, Side::White).dice.roll_number;
        let link = world.link(Side::White, number).unwrap();
        world.by(Side::White, TableCommand::OpenLink { number, link, seen: None });
    };
    let mover = loop {
        world.by(Side::White, TableCommand::Roll { link: None });
        opens(&mut world);
        if let Phase::ToPlay { side, .. } = world.phase() {
            break side;
        }
    };
    let rolls = |world: &World| transcript(&world.events, MatchNumber::FIRST).unwrap().rolls.len();
    let before = rolls(&world);
    world.by(mover.opponent(), TableCommand::RollEarly);
    assert!(matches!(seen(&world, mover).phase, PhaseView::Rolling { .. }));
    let steps = world.game().legal_plays().first().unwrap().play.steps().to_vec();
    assert_eq!(world.refused(mover, TableCommand::Play { steps }).clause(), Some(Clause::IRR_04));
    opens(&mut world);
    assert_eq!(rolls(&world), before + 1);
    let log = transcript(&world.events, MatchNumber::FIRST).unwrap().log.unwrap();
    assert!(log.last().unwrap().starts_with("fell "), "{log:?}");
    assert!(matches!(world.phase(), Phase::ToPlay { side, early: Some(Early::Rolled { .. }), .. } if side == mover));
    world.plays_anything(mover);
    world.by(mover.opponent(), TableCommand::AcceptPlay);
    let fallen = transcript(&world.events, MatchNumber::FIRST).unwrap().rolls.last().unwrap().dice;
    let expected = Roll::new(fallen.0, fallen.1);
    assert!(matches!(world.phase(), Phase::ToPlay { side, roll, .. } if side != mover && roll == expected));
}

// rule: CUB-09
#[test]
fn a_premature_double_stands_and_the_mover_plays_knowing_it() {
    let mut world = begun(STANDS);
    world.by(Side::Black, TableCommand::DoubleEarly);
    assert!(matches!(seen(&world, Side::White).phase, PhaseView::ToPlay { early: Some(Early::Doubled), .. }));
    world.plays(Side::White, "24/18 13/10");
    world.by(Side::Black, TableCommand::AcceptPlay);
    assert!(matches!(world.phase(), Phase::Doubled { offer } if offer.to() == Side::White));
    let acts = seen(&world, Side::White).history.turns;
    assert!(acts.iter().any(|turn| matches!(turn, TurnRecord::Cube { act: CommandName::DoubleEarly, .. })), "{acts:?}");
}

// rule: MAT-03
#[test]
fn a_double_of_the_crawford_game_is_annulled_by_either_until_the_game_ends() {
    for annuls in Side::BOTH {
        let score = BySide { white: Points::new(4), black: Points::new(0) };
        let beginning = Beginning { score, crawford: CrawfordState::Pre, start: None, time_lost: BySide::default() };
        let mut world = World::playing(Terms { beginning: Some(beginning), ..terms(rules(STANDS)) });
        world.rolls(Side::White, (6, 3));
        world.plays(Side::White, "24/18 13/10");
        assert!(!may(&world, Side::Black, CommandName::Double));
        assert!(may(&world, Side::Black, CommandName::DoubleByMistake));
        world.by(Side::Black, TableCommand::DoubleByMistake);
        world.by(Side::White, TableCommand::Take);
        assert!(may(&world, annuls, CommandName::AnnulDoubles));
        world.by(annuls, TableCommand::AnnulDoubles);
        assert_eq!(world.game().cube().value.number(), 1);
        assert!(world.try_by(Actor::Seat(annuls), TableCommand::AnnulDoubles).is_err());
    }
}
