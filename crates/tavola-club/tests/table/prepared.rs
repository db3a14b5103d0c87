//! Orders of those who play by post: when they act and when they are void.

use tavola_base::Millis;
use tavola_club::table::{
    Actor, CannotPrepare, CubeAnswer, Order, Orders, Post, TableCommand, Terms, TurnStart, Until, forced_rolls,
};
use tavola_rules::{Die, Preset, Roll, RuleSet, Side};

use crate::world::{Chance, World, terms};

fn by_post() -> Terms {
    let mut terms = terms(RuleSet::preset(Preset::Match));
    (terms.pace.decision, terms.pace.absence) = (None, None);
    terms.pace.post = Some(Post::of_days(1));
    terms
}

/// White has played 3-1 and Black is to roll.
fn begun() -> World {
    let mut world = World::playing(by_post());
    world.rolls(Side::White, (3, 1));
    world.plays(Side::White, "8/5 6/5");
    world
}

fn due(world: &World, orders: &Orders, side: Side) -> Option<TableCommand> {
    orders.due(world.opened(), side).map(|due| due.command)
}

fn roll(a: u8, b: u8) -> Roll {
    Roll::new(Die::new(a).unwrap(), Die::new(b).unwrap())
}

#[test]
fn pass_if_doubled_acts_on_a_double_and_once() {
    let mut world = begun();
    let mut orders = Orders::default();
    for answer in [CubeAnswer::Take, CubeAnswer::Pass] {
        orders.prepare(world.opened(), Side::White, Order::IfDoubled { answer }).unwrap();
    }
    assert_eq!(orders.waiting.len(), 1, "the later takes the place of the earlier");
    assert_eq!(due(&world, &orders, Side::White), None);
    world.by(Side::Black, TableCommand::Double);
    let acts = orders.due(world.opened(), Side::White).unwrap();
    assert_eq!((acts.command, acts.left.waiting.len()), (TableCommand::Drop, 0));
}

#[test]
fn what_was_for_another_position_is_void_and_does_nothing() {
    let mut world = begun();
    let mut orders = Orders::default();
    orders.prepare(world.opened(), Side::White, Order::IfDoubled { answer: CubeAnswer::Pass }).unwrap();
    world.rolls(Side::Black, (6, 4));
    assert!(orders.clone().swept(world.opened(), Side::White).void.is_empty(), "its moment has not passed yet");
    world.plays(Side::Black, "24/18 18/14");
    let swept = orders.swept(world.opened(), Side::White);
    assert_eq!((swept.waiting.len(), swept.void.len()), (0, 1));
    world.rolls(Side::White, (2, 1));
    world.plays(Side::White, "13/11 6/5");
    world.by(Side::Black, TableCommand::Double);
    assert_eq!(due(&world, &swept, Side::White), None);
}

#[test]
fn nothing_is_prepared_for_positions_that_nobody_knows() {
    let mut world = begun();
    let mut orders = Orders::default();
    let take = Order::IfDoubled { answer: CubeAnswer::Take };
    let six_one = Order::IfRoll { roll: roll(6, 1), then: TurnStart::Roll };
    let dance = Order::IfDance { then: TurnStart::Roll };
    assert_eq!(forced_rolls(world.opened(), Side::White), vec![]);
    assert_eq!(orders.prepare(world.opened(), Side::White, six_one), Err(CannotPrepare::NotKnown));
    assert_eq!(orders.prepare(world.opened(), Side::White, dance), Err(CannotPrepare::NotPossible));
    assert_eq!(orders.prepare(world.opened(), Side::Black, take), Err(CannotPrepare::NotKnown));
    world.rolls(Side::Black, (6, 4));
    assert_eq!(orders.prepare(world.opened(), Side::White, take), Err(CannotPrepare::NotKnown));
    assert_eq!(orders.cancel(1), Err(CannotPrepare::NoSuch));
    let unhurried = World::playing(terms(RuleSet::preset(Preset::Match)));
    assert_eq!(orders.prepare(unhurried.opened(), Side::White, Order::Forced), Err(CannotPrepare::NotHere));
}

#[test]
fn a_standing_order_rolls_until_a_hit_and_never_plays() {
    let mut world = begun();
    let mut orders = Orders::default();
    orders.prepare(world.opened(), Side::White, Order::RollUntil { until: Until::Hit }).unwrap();
    world.rolls(Side::Black, (2, 1));
    world.plays(Side::Black, "13/11 6/5");
    assert_eq!(due(&world, &orders, Side::White), Some(TableCommand::Roll { link: None }));
    world.rolls(Side::White, (6, 4));
    assert_eq!(due(&world, &orders, Side::White), None, "a play is the player’s own");
}

fn some_order(world: &World, side: Side, chance: &mut Chance) -> Order {
    let then = *chance.of(&[TurnStart::Roll, TurnStart::Double]);
    match chance.below(9) {
        0 => Order::Forced,
        1 => Order::RollWithoutDouble,
        2 => Order::RollDeadCube,
        3 => Order::RollUntil { until: *chance.of(&[Until::Hit, Until::NoContact, Until::BearOff]) },
        4 | 5 => Order::IfDoubled { answer: *chance.of(&[CubeAnswer::Take, CubeAnswer::Pass, CubeAnswer::Beaver]) },
        6 => Order::IfDance { then },
        _ => match forced_rolls(world.opened(), side).first() {
            Some(roll) => Order::IfRoll { roll: *roll, then },
            None => Order::IfRoll { roll: roll(chance.die(), chance.die()), then },
        },
    }
}

#[test]
fn whatever_is_prepared_only_legal_commands_come_of_it_for_whoever_is_waited_for() {
    for seed in 0..40 {
        let (mut chance, mut world) = (Chance::new(seed), World::playing(by_post()));
        let mut orders = [Orders::default(), Orders::default()];
        let mut acted = 0;
        for _ in 0..300 {
            for (index, side) in Side::BOTH.into_iter().enumerate() {
                world.told = Some((chance.die(), chance.die()));
                let order = some_order(&world, side, &mut chance);
                let _ = orders[index].prepare(world.opened(), side, order);
                orders[index] = orders[index].clone().swept(world.opened(), side);
                if let Some(due) = orders[index].due(world.opened(), side) {
                    assert_eq!(world.opened().decides(), Some(side));
                    world.by(side, due.command);
                    orders[index] = due.left;
                    acted += 1;
                }
                let stored = serde_json::to_string(&orders[index]).unwrap();
                assert_eq!(serde_json::from_str::<Orders>(&stored).unwrap(), orders[index], "kept as it was");
            }
            by_hand(&mut world, &mut chance);
        }
        assert!(acted > 0, "{seed}");
    }
}

fn by_hand(world: &mut World, chance: &mut Chance) {
    world.after(Millis::new(chance.next() % 5000));
    world.told = Some((chance.die(), chance.die()));
    let Some(side) = world.opened().decides() else {
        // The opening roll is anybody's; the next game begins by itself.
        if world.try_by(Actor::Seat(Side::White), TableCommand::Roll { link: None }).is_err()
            && world.deadline().is_some()
        {
            world.time_passes();
        }
        return;
    };
    let plays = world.game().legal_plays();
    let steps = if plays.is_empty() { vec![] } else { chance.of(&plays).play.steps().to_vec() };
    let doubles = chance.below(6) == 0;
    let acts =
        [TableCommand::Double, TableCommand::Roll { link: None }, TableCommand::Play { steps }, TableCommand::Take];
    for command in acts.into_iter().skip(usize::from(!doubles)) {
        if world.try_by(Actor::Seat(side), command).is_ok() {
            return;
        }
    }
}
