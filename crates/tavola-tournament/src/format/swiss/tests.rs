//! Swiss rounds played out, and the faults other programs have had.

use super::*;
use crate::format::rehearsal::lot;

/// A Swiss played by coin.
struct Played {
    players: Vec<SwissPlayer>,
    meetings: Meetings,
    rounds: Vec<SwissRound>,
}

impl Played {
    fn new(n: u32) -> Self {
        let player = |number| SwissPlayer {
            entrant: EntrantId::new(number),
            score: HalfPoints::ZERO,
            byes: 0,
            float: Float::Level,
            rank: number,
        };
        Self { players: (1..=n).map(player).collect(), meetings: Meetings::default(), rounds: Vec::new() }
    }

    fn player(&mut self, entrant: EntrantId) -> &mut SwissPlayer {
        self.players.iter_mut().find(|player| player.entrant == entrant).unwrap()
    }

    fn round(&mut self, order: SwissOrder, lot: &mut Lot) -> Result<SwissRound, NoRoundLeft> {
        let round = pair_round(&self.players, &self.meetings, order, Strictness::Absolute, lot)?;
        for &[a, b] in &round.pairs {
            let (score_a, score_b) = (self.player(a).score, self.player(b).score);
            let float = |own: HalfPoints, other: HalfPoints| match own.cmp(&other) {
                Ordering::Equal => Float::Level,
                Ordering::Greater => Float::Down,
                Ordering::Less => Float::Up,
            };
            self.player(a).float = float(score_a, score_b);
            self.player(b).float = float(score_b, score_a);
            let winner = if lot.below(2) == 0 { a } else { b };
            let score = self.player(winner).score.plus(HalfPoints::whole(1));
            self.player(winner).score = score;
            self.meetings.note(a, b);
        }
        if let Some(bye) = round.bye {
            let player = self.player(bye);
            player.score = player.score.plus(HalfPoints::whole(1));
            player.byes += 1;
        }
        self.rounds.push(round.clone());
        Ok(round)
    }
}

#[test]
fn nobody_meets_twice_nobody_has_two_byes_and_the_lowest_has_it() {
    for (n, order) in
        [(8, SwissOrder::Lot), (13, SwissOrder::Fold), (21, SwissOrder::Neighbours), (33, SwissOrder::Lot)]
    {
        let (mut swiss, mut lot) = (Played::new(n), lot(n));
        for _ in 0..customary_rounds(n as usize) {
            let before = swiss.players.clone();
            let round = swiss.round(order, &mut lot).unwrap();
            let mut seated: Vec<_> = round.pairs.iter().flatten().copied().chain(round.bye).collect();
            seated.sort_unstable();
            assert!(seated.into_iter().eq((1..=n).map(EntrantId::new)), "everybody once");
            if let (Some(bye), true) = (round.bye, order != SwissOrder::Neighbours) {
                let without = before.iter().filter(|player| player.byes == 0);
                let score = before.iter().find(|player| player.entrant == bye).unwrap().score;
                assert_eq!(Some(score), without.map(|player| player.score).min(), "to the lowest without one");
            }
        }
        assert!(swiss.players.iter().all(|player| player.byes < 2));
        let met_twice = (1..=n)
            .flat_map(|a| (a + 1..=n).map(move |b| (a, b)))
            .any(|(a, b)| swiss.meetings.between(EntrantId::new(a), EntrantId::new(b)) > 1);
        assert!(!met_twice);
    }
}

#[test]
fn equals_meet_equals_where_they_can() {
    let (mut swiss, mut lot) = (Played::new(16), lot(2));
    for round in 0..4 {
        let before: BTreeMap<_, _> = swiss.players.iter().map(|player| (player.entrant, player.score)).collect();
        let pairs = swiss.round(SwissOrder::Lot, &mut lot).unwrap().pairs;
        if round < 3 {
            assert!(pairs.iter().all(|[a, b]| before[a] == before[b]), "sixteen divide evenly");
        }
    }
    assert_eq!(swiss.players.iter().filter(|player| player.score == HalfPoints::whole(4)).count(), 1);
}

#[test]
fn fold_pairs_the_upper_half_with_the_lower() {
    let swiss = Played::new(8);
    let round =
        pair_round(&swiss.players, &swiss.meetings, SwissOrder::Fold, Strictness::Absolute, &mut lot(1)).unwrap();
    assert!(round.pairs.iter().all(|[a, b]| a.number().abs_diff(b.number()) == 4));
}

#[test]
fn monrad_pairs_neighbours_who_have_not_met() {
    let mut swiss = Played::new(6);
    swiss.meetings.note(EntrantId::new(1), EntrantId::new(2));
    let round =
        pair_round(&swiss.players, &swiss.meetings, SwissOrder::Neighbours, Strictness::Absolute, &mut lot(1)).unwrap();
    let mut pairs: Vec<_> = round
        .pairs
        .iter()
        .map(|pair| {
            let mut p = pair.map(EntrantId::number);
            p.sort_unstable();
            p
        })
        .collect();
    pairs.sort_unstable();
    assert!(pairs == [[1, 3], [2, 4], [5, 6]] || pairs == [[1, 4], [2, 3], [5, 6]], "{pairs:?}");
}

// A known fault elsewhere: five byes to the player at the top.
#[test]
fn byes_are_never_repeated_as_long_as_somebody_has_had_none() {
    for n in [3, 5, 7, 9] {
        let (mut swiss, mut lot) = (Played::new(n), lot(n));
        while swiss.round(SwissOrder::Lot, &mut lot).is_ok() {
            assert!(swiss.players.iter().all(|player| player.byes < 2), "{n}");
        }
        assert!(swiss.rounds.len() >= customary_rounds(n as usize) as usize, "{n}");
    }
}

// A known fault elsewhere: leaving and joining again for one full bye after another.
#[test]
fn who_leaves_and_joins_again_keeps_his_bye_and_gets_no_other() {
    let (mut swiss, mut lot) = (Played::new(7), lot(4));
    let first = swiss.round(SwissOrder::Lot, &mut lot).unwrap().bye.unwrap();
    let gone = swiss.players.iter().position(|player| player.entrant == first).unwrap();
    let mut kept = swiss.players.remove(gone);
    swiss.round(SwissOrder::Lot, &mut lot).unwrap();
    kept.score = HalfPoints::ZERO;
    swiss.players.push(kept);
    let third = swiss.round(SwissOrder::Lot, &mut lot).unwrap();
    assert!(third.bye.is_some() && third.bye != Some(first), "though he stands lowest");
}

#[test]
fn a_round_that_would_repeat_a_meeting_is_refused_or_marked() {
    let swiss = {
        let (mut swiss, mut lot) = (Played::new(4), lot(1));
        for _ in 0..3 {
            swiss.round(SwissOrder::Lot, &mut lot).unwrap();
        }
        assert_eq!(swiss.round(SwissOrder::Lot, &mut lot), Err(NoRoundLeft));
        swiss
    };
    let forced =
        pair_round(&swiss.players, &swiss.meetings, SwissOrder::Lot, Strictness::AsFarAsPossible, &mut lot(1)).unwrap();
    assert_eq!(forced.pairs.len(), 2);
}

#[test]
fn who_joins_late_gets_half_a_point_in_all_and_only_in_the_first_half() {
    assert_eq!(late_join(0, 5), Some(HalfPoints::ZERO));
    assert_eq!(late_join(2, 5), Some(HalfPoints::HALF));
    assert_eq!(late_join(3, 5), None);
    let mut swiss = Played::new(5);
    let mut lot = lot(8);
    swiss.round(SwissOrder::Lot, &mut lot).unwrap();
    let late =
        SwissPlayer { entrant: EntrantId::new(6), score: HalfPoints::HALF, byes: 0, float: Float::Level, rank: 6 };
    swiss.players.push(late);
    let round = swiss.round(SwissOrder::Lot, &mut lot).unwrap();
    assert_eq!((round.pairs.len(), round.bye), (3, None));
}

#[test]
fn modified_swiss_pairs_winners_with_winners_as_they_become_free() {
    let player = |number, points| SwissPlayer {
        entrant: EntrantId::new(number),
        score: HalfPoints::whole(points),
        byes: 0,
        float: Float::Level,
        rank: number,
    };
    let mut meetings = Meetings::default();
    meetings.note(EntrantId::new(1), EntrantId::new(3));
    let waiting = [player(1, 2), player(2, 0), player(3, 2), player(4, 2), player(5, 0)];
    let pairs = pair_free(&waiting, &meetings, HalfPoints::ZERO);
    assert_eq!(pairs.iter().map(|pair| pair.map(EntrantId::number)).collect::<Vec<_>>(), [[1, 4], [2, 5]]);
}

#[test]
fn a_knock_out_with_three_lives_ends_with_one() {
    let format = LivesKnockout { lives: 3, rounds_cap: None, finals: 1 };
    for n in [6, 11, 16] {
        let (mut lot, mut meetings) = (lot(n), Meetings::default());
        let mut lost: BTreeMap<EntrantId, (u32, u32)> =
            (1..=n).map(|number| (EntrantId::new(number), (0, 0))).collect();
        for rounds in 0.. {
            let losses: Vec<_> = lost.iter().map(|(&entrant, &(lost, _))| (entrant, lost)).collect();
            let alive = match format.next(&losses, rounds) {
                LivesNext::Round(alive) => alive,
                next => {
                    assert!(matches!(next, LivesNext::Over(Some(_))));
                    break;
                }
            };
            assert!(rounds < 40);
            let of = |&entrant: &EntrantId| SwissPlayer {
                entrant,
                score: HalfPoints::whole(3 - lost[&entrant].0),
                byes: lost[&entrant].1,
                float: Float::Level,
                rank: 1,
            };
            let players: Vec<_> = alive.iter().map(of).collect();
            let round =
                pair_round(&players, &meetings, SwissOrder::Lot, Strictness::AsFarAsPossible, &mut lot).unwrap();
            for pair in round.pairs {
                meetings.note(pair[0], pair[1]);
                lost.get_mut(&pair[lot.below(2)]).unwrap().0 += 1;
            }
            round.bye.into_iter().for_each(|bye| lost.get_mut(&bye).unwrap().1 += 1);
        }
    }
    let capped = LivesKnockout { lives: 2, rounds_cap: Some(3), finals: 4 };
    let losses: Vec<_> = (1..=6).map(|number| (EntrantId::new(number), number % 2)).collect();
    assert!(matches!(capped.next(&losses, 3), LivesNext::Finals(alive) if alive[0] == EntrantId::new(2)));
    assert!(matches!(capped.next(&losses, 2), LivesNext::Round(_)));
}
