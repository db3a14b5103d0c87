//! The invariants of the consolation, its sizes, and the worked cases PC-*.

use integer_blossom::max_weight_matching;
use proptest::prelude::*;

use super::*;
use crate::format::rehearsal::{Drawing, Rehearsal, coin, entrants, lot};

fn numbers(of: &[Pooled]) -> Vec<u32> {
    let mut numbers: Vec<_> = of.iter().map(|pooled| pooled.entrant.number()).collect();
    numbers.sort_unstable();
    numbers
}

fn pairs(drawing: &Drawing) -> Vec<Vec<u32>> {
    let mut pairs: Vec<_> = drawing.drawn.pairs.iter().map(|pair| numbers(pair)).collect();
    pairs.sort_unstable();
    pairs
}

/// Every round, its bye, and what the rounds together must be.
fn check(rehearsal: &Rehearsal) {
    let resolved = rehearsal.bracket.resolve(&rehearsal.results, &rehearsal.late);
    let records = Records::new(&resolved);
    let below: Vec<_> = rehearsal.bracket.stage(Stage::Consolation);
    let entered: u32 = rehearsal.redraw.drops.iter().sum();
    let played = below.iter().filter(|f| matches!(resolved.state(f.id), MatchState::Played { .. })).count();
    assert_eq!(count(played), entered.saturating_sub(1), "matches are entrants less one");
    assert!(!below.iter().any(|fixture| resolved.state(fixture.id) == MatchState::Empty), "no bye meets a bye");
    let everybody = rehearsal.main.lines.iter().filter_map(|&line| resolved.seat_of(line, &rehearsal.late).entrant());
    for entrant in everybody {
        assert!(records.of(entrant).lost <= 2, "{entrant} has lost three times");
    }
    rehearsal.drawings.iter().for_each(check_drawing);
    assert!(matches!(
        rehearsal.redraw.next(&rehearsal.bracket, &resolved, Above::Over, &|_| true),
        NextDraw::Over { winner: Some(_) }
    ));
}

fn check_drawing(drawing: &Drawing) {
    let Drawing { pool, drawn, meetings, .. } = drawing;
    let seated: Vec<Pooled> = drawn.pairs.iter().flatten().copied().chain(drawn.bye).collect();
    assert_eq!(numbers(&seated), numbers(pool), "nobody waits while others play, but by a bye");
    if let Some(bye) = drawn.bye {
        assert!(bye.byes == 0 || pool.iter().all(|pooled| pooled.byes > 0), "a second bye only when all have one");
        assert!(pool.iter().all(|pooled| pooled.byes >= bye.byes));
    }
    let again = drawn.pairs.iter().filter(|[a, b]| meetings.between(a.entrant, b.entrant) > 0).count();
    if again > 0 {
        let playing: Vec<Pooled> = drawn.pairs.iter().flatten().copied().collect();
        assert!(!can_avoid_meetings(&playing, meetings), "a rematch only if every pairing has one");
    }
}

fn can_avoid_meetings(pool: &[Pooled], meetings: &Meetings) -> bool {
    let n = pool.len();
    let fresh = |a: usize, b: usize| i32::from(a != b && meetings.between(pool[a].entrant, pool[b].entrant) == 0);
    let weights: Vec<i32> = (0..n * n).map(|cell| fresh(cell / n, cell % n)).collect();
    max_weight_matching(&weights, n).iter().all(Option::is_some)
}

// rule: TRN-09
#[test]
fn the_invariants_hold_for_every_number_of_entrants() {
    for n in 5..=128 {
        let mut rehearsal = Rehearsal::new(n, 0, 0, Feeding::AllButFinal, n);
        rehearsal.referee = coin;
        rehearsal.play();
        check(&rehearsal);
    }
}

/// The least that a perfect pairing of a pool can cost, found by another algorithm.
fn least_cost(pool: &[Pooled], levels: &Levels<4>, met: impl Fn(usize, usize) -> u32) -> Cost {
    let n = pool.len();
    let cost = |a: usize, b: usize| levels.cost(values(&pool[a], &pool[b], met(a, b)));
    let all = (0..n * n).map(|cell| (cell / n, cell % n)).filter(|(a, b)| a != b);
    let most = all.map(|(a, b)| cost(a, b)).max().unwrap_or_default() + 1;
    let weight = |cell: usize| if cell / n == cell % n { 0 } else { most - cost(cell / n, cell % n) };
    let weights: Vec<i128> = (0..n * n).map(weight).collect();
    let mates = max_weight_matching(&weights, n);
    let pair = |(a, mate): (usize, &Option<usize>)| mate.filter(|&b| a < b).map(|b| cost(a, b));
    mates.iter().enumerate().filter_map(pair).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    // rule: TRN-18
    #[test]
    fn no_pairing_of_a_round_would_have_cost_less(
        people in prop::collection::vec((any::<bool>(), 0u32..4, 0u32..6), 1..7),
        times in prop::collection::vec(0u32..3, 144),
        seed in any::<u32>(),
    ) {
        let pooled = |(index, &(dropped, quarter, played)): (usize, &(bool, u32, u32))| {
            let entrant = EntrantId::new(count(index) + 1);
            let arrival = if dropped { Arrival::Dropped } else { Arrival::Survived };
            Pooled { entrant, feed: Feed::Entrant { entrant }, arrival, byes: 0, played, quarter }
        };
        let doubled: Vec<_> = people.iter().chain(&people).copied().collect();
        let pool: Vec<Pooled> = doubled.iter().enumerate().map(pooled).collect();
        let met = |a: usize, b: usize| times[a.min(b) * 12 + a.max(b)].saturating_sub(1);
        let mut meetings = Meetings::default();
        for a in 0..pool.len() {
            for b in a + 1..pool.len() {
                (0..met(a, b)).for_each(|_| meetings.note(pool[a].entrant, pool[b].entrant));
            }
        }
        let levels = Levels::new(CAPS, pool.len() / 2);
        let least = least_cost(&pool, &levels, met);
        prop_assert!(bound(&pool, &levels) <= least, "the bound is none");
        let drawn = draw_round(&pool, &meetings, &mut lot(seed));
        let cost = |[one, other]: &[Pooled; 2]| {
            levels.cost(values(one, other, meetings.between(one.entrant, other.entrant)))
        };
        prop_assert_eq!(drawn.pairs.iter().map(cost).sum::<Cost>(), least);
    }

    // rule: TRN-09
    // rule: TRN-10
    // rule: TRN-18
    #[test]
    fn the_invariants_hold_with_late_arrivals_and_corrections(
        n in 5u32..=128,
        open in 0usize..64,
        arriving in 0u32..64,
        seed in any::<u32>(),
        corrections in prop::collection::vec((0usize..4, any::<prop::sample::Index>()), 0..4),
    ) {
        let byes = (n as usize).next_power_of_two() - n as usize;
        let open = open.min(byes);
        let mut rehearsal = Rehearsal::new(n, open, arriving.min(count(open)), Feeding::AllButFinal, seed);
        rehearsal.referee = coin;
        for (quarter, which) in corrections {
            for _ in 0..(n as usize) * quarter / 4 {
                rehearsal.step();
            }
            let played: Vec<_> = rehearsal.results.keys().copied().collect();
            if !played.is_empty() {
                rehearsal.correct(*which.get(&played));
            }
        }
        rehearsal.play();
        check(&rehearsal);
    }

    // rule: TRN-18
    #[test]
    fn a_correction_without_a_new_draw_leaves_everybody_one_place(n in 5u32..=64, seed in any::<u32>(), which in any::<prop::sample::Index>()) {
        let mut rehearsal = Rehearsal::new(n, 0, 0, Feeding::AllButFinal, seed);
        rehearsal.referee = coin;
        rehearsal.play();
        let played: Vec<_> = rehearsal.results.keys().copied().collect();
        let id = *which.get(&played);
        let resolved = rehearsal.bracket.resolve(&rehearsal.results, &rehearsal.late);
        let MatchState::Played { loser: Some(winner), .. } = resolved.state(id) else { unreachable!() };
        rehearsal.results.insert(id, crate::Outcome::Won { winner });
        rehearsal.take_back_stale();
        rehearsal.play();
        let resolved = rehearsal.bracket.resolve(&rehearsal.results, &rehearsal.late);
        let records = Records::new(&resolved);
        prop_assert!(entrants(n).into_iter().all(|entrant| records.of(entrant).lost <= 2));
        let entered: u32 = rehearsal.redraw.drops.iter().sum();
        prop_assert_eq!(rehearsal.results.len(), (n - 1 + entered - 1) as usize);
    }
}

/// A row of the table of sizes: entrants, drops, entrants of the consolation, rounds, byes, most second byes.
type Sizes = (u32, &'static [u32], u32, usize, usize, usize);

const SIZES: [Sizes; 12] = [
    (5, &[1, 2], 3, 2, 1, 0),
    (6, &[2, 2], 4, 2, 0, 0),
    (8, &[4, 2], 6, 3, 0, 0),
    (9, &[1, 4, 2], 7, 4, 2, 1),
    (11, &[3, 4, 2], 9, 4, 1, 0),
    (13, &[5, 4, 2], 11, 5, 2, 0),
    (16, &[8, 4, 2], 14, 5, 0, 0),
    (17, &[1, 8, 4, 2], 15, 6, 3, 2),
    (20, &[4, 8, 4, 2], 18, 6, 1, 1),
    (24, &[8, 8, 4, 2], 22, 6, 0, 0),
    (28, &[12, 8, 4, 2], 26, 7, 1, 0),
    (32, &[16, 8, 4, 2], 30, 7, 0, 0),
];

// rule: TRN-09
#[test]
fn byes_and_consolation_sizes_are_those_of_the_table() {
    for (n, drops, entered, rounds, byes, most_second) in SIZES {
        let mut most = 0;
        for seed in 0..60 {
            let mut rehearsal = Rehearsal::new(n, 0, 0, Feeding::AllButFinal, seed);
            rehearsal.referee = coin;
            rehearsal.play();
            assert_eq!(rehearsal.redraw.drops, drops, "{n}");
            assert_eq!(rehearsal.redraw.drops.iter().sum::<u32>(), entered, "{n}");
            assert_eq!(rehearsal.drawings.len(), rounds, "{n}");
            let with_bye: Vec<_> = rehearsal.drawings.iter().filter_map(|drawing| drawing.drawn.bye).collect();
            assert_eq!(with_bye.len(), byes, "{n}");
            most = most.max(with_bye.iter().filter(|pooled| pooled.byes > 0).count());
            let plan = rehearsal.redraw.plan();
            assert_eq!(plan.len(), rounds, "{n}");
            assert_eq!(plan.iter().map(|round| round.byes as usize).sum::<usize>(), byes, "{n}");
        }
        assert_eq!(most, most_second, "{n}");
    }
}

// rule: TRN-09
#[test]
fn pc_6_two_and_two_drop_and_only_one_pairing_avoids_the_rematch() {
    for seed in 0..10 {
        let mut rehearsal = Rehearsal::new(6, 0, 0, Feeding::AllButFinal, seed);
        rehearsal.play();
        check(&rehearsal);
        let rounds: Vec<_> = rehearsal.drawings.iter().map(pairs).collect();
        assert_eq!(rounds, [vec![vec![2, 5], vec![3, 6]], vec![vec![2, 3]]]);
        assert!(rehearsal.drawings.iter().all(|drawing| drawing.drawn.bye.is_none()));
    }
}

// rule: TRN-09
#[test]
fn pc_13_ten_matches_two_byes_and_none_to_who_had_one_in_the_main() {
    for seed in 0..40 {
        let mut rehearsal = Rehearsal::new(13, 0, 0, Feeding::AllButFinal, seed);
        rehearsal.play();
        check(&rehearsal);
        let pools: Vec<_> = rehearsal.drawings.iter().map(|drawing| numbers(&drawing.pool)).collect();
        assert_eq!(pools[0], [3, 5, 8, 10, 12]);
        let byes: Vec<_> = rehearsal.drawings.iter().filter_map(|d| d.drawn.bye).map(|b| b.entrant.number()).collect();
        assert_eq!(byes.len(), 2);
        assert!([2, 6, 9, 13].iter().all(|dropped| pools[1].contains(dropped)), "{:?}", pools[1]);
        assert!(![1, 6, 13, byes[0]].contains(&byes[1]), "the second bye goes to one who has had none");
        let matches: usize = rehearsal.drawings.iter().map(|drawing| drawing.drawn.pairs.len()).sum();
        assert_eq!((matches, rehearsal.drawings.len()), (10, 5));
    }
}

// rule: TRN-09
#[test]
fn pc_16_gives_the_rounds_everybody_knows() {
    let mut rehearsal = Rehearsal::new(16, 0, 0, Feeding::AllButFinal, 1);
    rehearsal.play();
    check(&rehearsal);
    let sizes: Vec<_> = rehearsal.drawings.iter().map(|d| (d.pool.len(), d.drawn.pairs.len())).collect();
    assert_eq!(sizes, [(8, 4), (8, 4), (4, 2), (4, 2), (2, 1)], "A. B. | C. |");
    let mixed = |drawing: &Drawing| drawing.drawn.pairs.iter().all(|[a, b]| a.arrival != b.arrival);
    assert!(mixed(&rehearsal.drawings[1]) && mixed(&rehearsal.drawings[3]), "droppers meet survivors");
}

// rule: TRN-09
#[test]
fn pc_f_with_four_paid_upstairs_only_the_first_two_rounds_feed() {
    let mut rehearsal = Rehearsal::new(16, 0, 0, Feeding::First { rounds: 2 }, 1);
    rehearsal.play();
    check(&rehearsal);
    assert_eq!(rehearsal.redraw.drops, [8, 4]);
    let sizes: Vec<_> = rehearsal.drawings.iter().map(|d| d.pool.len()).collect();
    assert_eq!(sizes, [8, 8, 4, 2]);
    assert_eq!(sizes.iter().map(|size| size / 2).sum::<usize>(), 11);
}

#[test]
fn the_last_chance_is_fed_by_the_first_rounds_of_the_consolation() {
    let consolation = Redraw { from: Stage::Main, into: Stage::Consolation, drops: vec![16, 8, 4, 2] };
    let last_chance = consolation.last_chance(3);
    assert_eq!((last_chance.from, last_chance.into), (Stage::Consolation, Stage::LastChance));
    assert_eq!(last_chance.drops, [8, 8, 4]);
    let matches: u32 = last_chance.plan().iter().map(|round| round.matches).sum();
    assert_eq!(matches, 8 + 8 + 4 - 1);
}

#[test]
fn a_disqualified_loser_leaves_a_bye_and_the_consolation_still_ends() {
    let mut rehearsal = Rehearsal::new(16, 0, 0, Feeding::AllButFinal, 5);
    rehearsal.referee = coin;
    let first = rehearsal.main.id(Round::FIRST, 0);
    let winner = EntrantId::new(1);
    rehearsal.results.insert(first, crate::Outcome::WonOpponentOut { winner });
    rehearsal.play();
    let resolved = rehearsal.bracket.resolve(&rehearsal.results, &rehearsal.late);
    let next = rehearsal.redraw.next(&rehearsal.bracket, &resolved, Above::Over, &|_| true);
    assert!(matches!(next, NextDraw::Over { winner: Some(_) }));
    assert_eq!(rehearsal.drawings[0].pool.len(), 7);
    assert!(!rehearsal.drawings.iter().any(|drawing| numbers(&drawing.pool).contains(&2)));
}

#[test]
fn the_same_lot_draws_the_same_round() {
    let mut rehearsal = Rehearsal::new(40, 0, 0, Feeding::AllButFinal, 9);
    rehearsal.play();
    let Drawing { pool, meetings, .. } = &rehearsal.drawings[0];
    let mut turned = pool.clone();
    turned.reverse();
    assert_eq!(draw_round(pool, meetings, &mut lot(3)), draw_round(&turned, meetings, &mut lot(3)));
}
