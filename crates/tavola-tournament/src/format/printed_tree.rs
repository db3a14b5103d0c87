//! The consolation as a fixed tree that is printed before play: byes steered to who has had none, drops turned
//! against early rematches (TRN-09).
//!
//! Losers of the first round fill half as many lines as the main has. Where fewer than half of these are filled no
//! round of their own is played, and the byes of the next round go to them first, then to those who may have won a
//! first match, last to those who certainly had a bye in the main.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::bracket::{Bracket, Feed, Fixture, Need, Seat, Stage};
use super::consolation::Feeding;
use super::knock_out::KnockOut;
use super::late_places::LatePlaces;
use crate::ids::{MatchId, Place, Round};

/// In which order the losers of a round are written beside those who are in the tree already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DropOrder {
    /// From the top.
    Natural,
    /// From the bottom.
    Reverse,
    /// The lower half first.
    HalfShift,
    /// Each half from its bottom.
    ReverseHalfShift,
    /// Each pair turned.
    PairFlip,
}

impl DropOrder {
    /// The list in that order.
    #[must_use]
    pub fn of<T: Clone>(self, list: &[T]) -> Vec<T> {
        let (upper, lower) = list.split_at(list.len() / 2);
        let turned = |part: &[T]| part.iter().rev().cloned().collect::<Vec<_>>();
        match self {
            Self::Natural => list.to_vec(),
            Self::Reverse => turned(list),
            Self::HalfShift => [lower, upper].concat(),
            Self::ReverseHalfShift => [turned(upper), turned(lower)].concat(),
            Self::PairFlip => list.chunks(2).flat_map(turned).collect(),
        }
    }

    /// The customary order for each round of a main bracket of that many lines, the final included.
    #[must_use]
    pub fn customary(lines: usize) -> Vec<Self> {
        use DropOrder::{HalfShift, Natural, PairFlip, Reverse, ReverseHalfShift};
        let rounds = lines.max(2).ilog2() as usize;
        match rounds {
            1 => vec![Natural],
            2 => vec![Natural, Reverse],
            3 => vec![Natural, Reverse, Natural],
            4 => vec![Natural, ReverseHalfShift, Reverse, Natural],
            5 => vec![Natural, Reverse, HalfShift, Natural, Natural],
            6 => vec![Natural, Reverse, HalfShift, Reverse, Natural, Natural],
            _ => {
                let flips = std::iter::repeat_n(PairFlip, rounds - 4);
                [Natural, Reverse, HalfShift].into_iter().chain(flips).chain([Natural]).collect()
            }
        }
    }
}

/// How a tree is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TreePlan {
    /// Which rounds of the main send their losers down.
    pub feeding: Feeding,
    /// The stage its fixtures belong to.
    pub into: Stage,
    /// It ends when so many are left: 1, or more if they go on elsewhere.
    pub until: usize,
}

/// A tree as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedTree {
    /// Its fixtures, numbered from the id asked for.
    pub fixtures: Vec<Fixture>,
    /// Who comes out: one feed, or as many as go on elsewhere.
    pub out: Vec<Feed>,
}

/// The tree below a main bracket whose late places are settled.
#[must_use]
pub fn below(main: &KnockOut, late: &LatePlaces, plan: TreePlan, first: MatchId) -> PrintedTree {
    let orders = DropOrder::customary(main.size());
    let mut tree = Tree { into: plan.into, next: first, round: Round::FIRST, fixtures: Vec::new() };
    let rounds = plan.feeding.of(main.rounds());
    let mut alive = Vec::new();
    for index in 0..rounds {
        let drops = drops(main, late, Round::at(index));
        alive = match index {
            0 => tree.first_losers(&drops),
            1 => tree.second_losers(&alive, &drops, orders[1]),
            _ => tree.meet(&alive, &orders[index].of(&drops)),
        };
        let target = if index + 1 < rounds { main.matches_in(Round::at(index + 1)) } else { plan.until };
        // The first losers have been brought down to as many as the second round drops; with none to come they go on.
        while alive.len() > target.max(1) {
            alive = tree.halve(&alive);
        }
    }
    PrintedTree { fixtures: tree.fixtures, out: alive.into_iter().flatten().collect() }
}

/// The losers of a round as feeds; none where a match is a bye.
fn drops(main: &KnockOut, late: &LatePlaces, round: Round) -> Vec<Option<Feed>> {
    let resolved = Bracket::new(main.fixtures(Stage::Main)).resolve(&BTreeMap::new(), late);
    let ids = (0..main.matches_in(round)).map(|index| main.id(round, index));
    ids.map(|of| (resolved.loser(of) != Seat::Nobody).then_some(Feed::Loser { of })).collect()
}

struct Tree {
    into: Stage,
    next: MatchId,
    round: Round,
    fixtures: Vec<Fixture>,
}

impl Tree {
    /// A line for two matches of the first round: those with two losers are to be played, those with one are byes, but
    /// not if all are: then nobody plays and nobody has a bye.
    fn first_losers(&mut self, drops: &[Option<Feed>]) -> Vec<Option<Feed>> {
        let is_full = |pair: &[Option<Feed>]| pair.iter().flatten().count() == 2;
        if drops.len() > 1 && drops.chunks(2).any(is_full) {
            return self.halve(drops);
        }
        drops.chunks(2).map(|pair| pair.iter().flatten().next().copied()).collect()
    }

    /// Second-round losers meet who is there; where too few are, the byes are steered.
    fn second_losers(&mut self, here: &[Option<Feed>], drops: &[Option<Feed>], order: DropOrder) -> Vec<Option<Feed>> {
        let many = here.iter().flatten().count();
        if many == drops.len() {
            return self.meet(here, &order.of(drops));
        }
        let byes = drops.len() - many;
        let (with_loser, without): (Vec<usize>, Vec<usize>) = (0..drops.len()).partition(|&at| here[at].is_some());
        let byes_here = byes.min(many);
        // Droppers to have byes: first those of matches into which a first-round winner came.
        let dropping: Vec<usize> = with_loser.iter().chain(&without).copied().collect();
        let (bye_dropping, playing) = dropping.split_at(byes - byes_here);
        let mut pairs: Vec<[Option<Feed>; 2]> = Vec::new();
        pairs.extend(with_loser[..byes_here].iter().map(|&at| [here[at], None]));
        pairs.extend(bye_dropping.iter().map(|&at| [drops[at], None]));
        let mut playing = order.of(&sorted(playing));
        for &at in &with_loser[byes_here..] {
            let opponent = playing.iter().position(|&other| other != at).unwrap_or(0);
            pairs.push([here[at], drops[playing.remove(opponent)]]);
        }
        let playing = sorted(&playing);
        let (upper, lower) = playing.split_at(playing.len() / 2);
        pairs.extend(upper.iter().zip(lower).map(|(&one, &other)| [drops[one], drops[other]]));
        self.play(&pairs)
    }

    fn meet(&mut self, here: &[Option<Feed>], drops: &[Option<Feed>]) -> Vec<Option<Feed>> {
        let pairs: Vec<_> = here.iter().zip(drops).map(|(&one, &other)| [one, other]).collect();
        self.play(&pairs)
    }

    fn halve(&mut self, alive: &[Option<Feed>]) -> Vec<Option<Feed>> {
        let pairs: Vec<_> = alive.chunks(2).map(|pair| [pair[0], pair.get(1).copied().flatten()]).collect();
        self.play(&pairs)
    }

    /// A round of these; who goes on.
    fn play(&mut self, pairs: &[[Option<Feed>; 2]]) -> Vec<Option<Feed>> {
        let mut on = Vec::with_capacity(pairs.len());
        for (index, pair) in pairs.iter().enumerate() {
            if pair.iter().all(Option::is_none) {
                on.push(None);
                continue;
            }
            let feeds = pair.map(|feed| feed.unwrap_or(Feed::Bye));
            let (id, place) = (self.next, Place::at(index));
            self.fixtures.push(Fixture { id, stage: self.into, round: self.round, place, feeds, need: Need::Always });
            self.next = id.next();
            on.push(Some(Feed::Winner { of: id }));
        }
        self.round = self.round.next();
        on
    }
}

fn sorted(list: &[usize]) -> Vec<usize> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::bracket::{MatchState, Outcome};
    use crate::format::knock_out::MainSize;
    use crate::format::rehearsal::{coin, entrants, lot};
    use crate::ids::EntrantId;

    fn tree(n: u32) -> (KnockOut, PrintedTree) {
        let main = KnockOut::draw(&entrants(n), 0, MainSize::Fitting, MatchId::FIRST).unwrap();
        let plan = TreePlan { feeding: Feeding::AllButFinal, into: Stage::Consolation, until: 1 };
        let below = below(&main, &LatePlaces::default(), plan, main.last().next());
        (main, below)
    }

    /// Plays main and tree by coin; the consolation's matches, and how many had their second bye in it.
    fn played(n: u32, seed: u32) -> (usize, usize) {
        let (main, below) = tree(n);
        let mut bracket = Bracket::new(main.fixtures(Stage::Main));
        bracket.extend(below.fixtures);
        let (mut results, mut lot, late) = (BTreeMap::new(), lot(seed), LatePlaces::default());
        loop {
            let resolved = bracket.resolve(&results, &late);
            let ready: Vec<_> = resolved.iter().filter(|(_, _, state)| *state == MatchState::Ready).collect();
            if ready.is_empty() {
                assert!(bracket.fixtures().iter().all(|f| matches!(
                    resolved.state(f.id),
                    MatchState::Played { .. } | MatchState::Bye { .. } | MatchState::Empty
                )));
                let mut byes = BTreeMap::<EntrantId, usize>::new();
                for (_, _, state) in resolved.iter() {
                    if let MatchState::Bye { through } = state {
                        *byes.entry(through).or_default() += 1;
                    }
                }
                let second = byes.values().map(|&many| many - 1).sum();
                return (results.len() - (n as usize - 1), second);
            }
            for (id, seats, _) in ready {
                let winner = coin(&mut lot, seats.map(|seat| seat.entrant().unwrap()));
                results.insert(id, Outcome::Won { winner });
            }
        }
    }

    // rule: TRN-09
    #[test]
    fn fixed_tree_sizes_are_those_of_the_table() {
        // Entrants; matches and byes of the round of first losers; byes of the next; none where it is not played.
        let table = [
            (5, None, 1),
            (6, None, 0),
            (8, Some((2, 0)), 0),
            (9, None, 3),
            (11, None, 1),
            (13, Some((1, 3)), 0),
            (16, Some((4, 0)), 0),
            (17, None, 7),
            (20, None, 4),
            (24, None, 0),
            (28, Some((4, 4)), 0),
            (32, Some((8, 0)), 0),
        ];
        for (n, first, second_byes) in table {
            let (_, below) = tree(n);
            let count = |round: u32, is_bye: fn(&Fixture) -> bool| {
                below.fixtures.iter().filter(|f| f.round == Round::new(round) && is_bye(f)).count()
            };
            let (bye, full) = (|f: &Fixture| f.feeds.contains(&Feed::Bye), |f: &Fixture| !f.feeds.contains(&Feed::Bye));
            if let Some(expected) = first {
                assert_eq!((count(1, full), count(1, bye)), expected, "{n}");
            }
            assert_eq!(count(if first.is_some() { 2 } else { 1 }, bye), second_byes, "{n}");
        }
    }

    // rule: TRN-09
    #[test]
    fn everybody_who_drops_plays_until_one_is_left() {
        for n in 5..=64 {
            let entered = n - 2;
            assert_eq!(played(n, n).0, entered as usize - 1, "{n}");
        }
    }

    // rule: TRN-09
    #[test]
    fn nobody_has_a_second_bye_where_that_can_be_avoided() {
        for n in (5..=128u32).filter(|n| 8 * n >= 5 * n.next_power_of_two()) {
            assert_eq!(played(n, 3 * n).1, 0, "{n}");
        }
    }

    // rule: TRN-09
    #[test]
    fn with_steering_second_byes_are_as_few_as_calculated() {
        for (n, mean) in [(9, 1.5), (11, 0.0), (17, 5.5), (20, 0.0), (33, 13.5)] {
            let second: usize = (0..80).map(|seed| played(n, seed).1).sum();
            let seen = second as f64 / 80.0;
            assert!((seen - mean).abs() < 0.25, "{n}: {seen} second byes, {mean} calculated");
        }
    }

    #[test]
    fn pc_13_as_a_fixed_tree_is_one_match_and_three_byes_then_four_and_four() {
        let (_, below) = tree(13);
        let sizes: Vec<usize> =
            (1..=5).map(|round| below.fixtures.iter().filter(|f| f.round == Round::new(round)).count()).collect();
        assert_eq!(sizes, [4, 4, 2, 2, 1]);
    }

    #[test]
    fn drop_orders_turn_a_list_as_they_say() {
        let of = |order: DropOrder| order.of(&[1, 2, 3, 4]);
        assert_eq!(of(DropOrder::HalfShift), [3, 4, 1, 2]);
        assert_eq!(of(DropOrder::ReverseHalfShift), [2, 1, 4, 3]);
        assert_eq!(DropOrder::PairFlip.of(&[1, 2, 3, 4, 5, 6]), [2, 1, 4, 3, 6, 5]);
        assert_eq!(
            [4, 8, 16, 32, 64, 128, 1024].map(|lines| DropOrder::customary(lines).len()),
            [2, 3, 4, 5, 6, 7, 10]
        );
    }
}
