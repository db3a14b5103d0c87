//! Swiss rounds: everybody plays on, equals meet equals, nobody meets anybody twice, nobody has two byes.
//!
//! One matching pairs the whole round. Knock-outs with several lives are the same among those who still have one.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::bracket::{Bracket, MatchState, Resolved, Seat, Stage};
use super::lot::Lot;
use super::matching::{Cost, Levels, least};
use super::record::Meetings;
use crate::ids::EntrantId;

/// Points of a standing in halves, so that half a point is a whole number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct HalfPoints(u32);

impl HalfPoints {
    /// None.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(1);

    /// So many halves.
    #[must_use]
    pub const fn new(halves: u32) -> Self {
        Self(halves)
    }

    /// So many whole points.
    #[must_use]
    pub const fn whole(points: u32) -> Self {
        Self(points * 2)
    }

    /// How many halves.
    #[must_use]
    pub const fn halves(self) -> u32 {
        self.0
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }
}

/// How equals are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SwissOrder {
    /// By lot within a score.
    #[default]
    Lot,
    /// The upper half of a score against its lower half, by rank.
    Fold,
    /// Neighbours in the standings (Monrad).
    Neighbours,
}

/// Whether what must not be may be where nothing else is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Strictness {
    /// No second meeting and no second bye: rather no round.
    Absolute,
    /// As few as can be.
    AsFarAsPossible,
}

/// Whether one met a higher or a lower score in the last round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Float {
    /// Neither.
    #[default]
    Level,
    /// They met a lower score.
    Down,
    /// They met a higher one.
    Up,
}

/// One of those who are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwissPlayer {
    /// The entry's number in the tournament, from 1.
    pub entrant: EntrantId,
    /// Their points; lives left count as points.
    pub score: HalfPoints,
    /// Their byes so far.
    pub byes: u32,
    /// How they were paired in the last round.
    pub float: Float,
    /// Their place in the standings or seeding, from 1; equals may have the same.
    pub rank: u32,
}

/// Everybody as they stand after the rounds played: a point for a win and for a bye. What late joiners are given is the
/// caller's to add.
#[must_use]
pub fn players(bracket: &Bracket, resolved: &Resolved, entrants: &[EntrantId]) -> Vec<SwissPlayer> {
    let level = |&entrant: &EntrantId| {
        (entrant, SwissPlayer { entrant, score: HalfPoints::ZERO, byes: 0, float: Float::Level, rank: 0 })
    };
    let mut players: BTreeMap<EntrantId, SwissPlayer> = entrants.iter().map(level).collect();
    let fixtures = bracket.stage(Stage::Rounds);
    for round in fixtures.chunk_by(|a, b| a.round == b.round) {
        let before = players.clone();
        round
            .iter()
            .for_each(|fixture| stand(&mut players, &before, resolved.seats(fixture.id), resolved.state(fixture.id)));
    }
    players.into_values().collect()
}

/// Enters one match of a round into the standings before which stood `before`.
fn stand(
    players: &mut BTreeMap<EntrantId, SwissPlayer>,
    before: &BTreeMap<EntrantId, SwissPlayer>,
    seats: [Seat; 2],
    state: MatchState,
) {
    let score = |entrant: EntrantId| before.get(&entrant).map(|player| player.score);
    if let [Some(a), Some(b)] = seats.map(Seat::entrant) {
        for (own, other) in [(a, b), (b, a)] {
            let float = match score(own).cmp(&score(other)) {
                Ordering::Equal => Float::Level,
                Ordering::Greater => Float::Down,
                Ordering::Less => Float::Up,
            };
            players.entry(own).and_modify(|player| player.float = float);
        }
    }
    let (scorer, byes) = match state {
        MatchState::Bye { through } => (Some(through), 1),
        MatchState::Played { winner, .. } => (winner, 0),
        MatchState::Waiting | MatchState::Ready | MatchState::Empty | MatchState::NotNeeded => (None, 0),
    };
    if let Some(player) = scorer.and_then(|entrant| players.get_mut(&entrant)) {
        player.score = player.score.plus(HalfPoints::whole(1));
        player.byes += byes;
    }
}

/// A round as paired.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SwissRound {
    /// Who meets whom.
    pub pairs: Vec<[EntrantId; 2]>,
    /// Who has the bye.
    pub bye: Option<EntrantId>,
}

/// Every pairing of these would repeat a meeting or a bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no round is left in which nobody meets again and nobody has a second bye")]
pub struct NoRoundLeft;

/// Pairs a round. In this order of weight: no second meeting and no second bye; the bye to the lowest score; scores as
/// near as can be; nobody floats the same way twice running; then the order chosen, then the lot.
///
/// # Errors
/// If strictness is absolute and no such round is left.
pub fn pair_round(
    players: &[SwissPlayer],
    meetings: &Meetings,
    order: SwissOrder,
    strictness: Strictness,
    lot: &mut Lot,
) -> Result<SwissRound, NoRoundLeft> {
    let table = Table::new(players, meetings, order);
    let seats = players.len() + players.len() % 2;
    let pairs = least(seats, |a, b| table.cost(a, b), None, lot);
    let is_forbidden = |&[a, b]: &[usize; 2]| table.values(a, b)[0] > 0;
    if strictness == Strictness::Absolute && pairs.iter().any(is_forbidden) {
        return Err(NoRoundLeft);
    }
    let mut round = SwissRound::default();
    for [a, b] in pairs {
        match (table.players.get(a), table.players.get(b)) {
            (Some(a), Some(b)) => round.pairs.push([a.entrant, b.entrant]),
            (Some(one), None) | (None, Some(one)) => round.bye = Some(one.entrant),
            (None, None) => {}
        }
    }
    Ok(round)
}

/// The players in order of standing, and what each pair of them would cost. A seat beyond them is the bye.
struct Table<'a> {
    players: Vec<SwissPlayer>,
    /// Each one's place within their score, and how many share it.
    within: Vec<(u32, u32)>,
    meetings: &'a Meetings,
    order: SwissOrder,
    levels: Levels<5>,
}

/// Caps: forbidden, bye to a higher score, difference of scores squared, floats repeated, order.
const CAPS: [u32; 5] = [15, 255, 4095, 2, 4095];

impl<'a> Table<'a> {
    fn new(players: &[SwissPlayer], meetings: &'a Meetings, order: SwissOrder) -> Self {
        let mut players = players.to_vec();
        players.sort_unstable_by_key(|player| (std::cmp::Reverse(player.score), player.rank, player.entrant));
        let place = |index: usize| {
            let same = |other: &&SwissPlayer| other.score == players[index].score;
            let before = players[..index].iter().filter(same).count();
            (count(before), count(players.iter().filter(same).count()))
        };
        let within = (0..players.len()).map(place).collect();
        let levels = Levels::new(CAPS, players.len().div_ceil(2));
        Self { players, within, meetings, order, levels }
    }

    fn cost(&self, a: usize, b: usize) -> Cost {
        self.levels.cost(self.values(a, b))
    }

    fn values(&self, a: usize, b: usize) -> [u32; 5] {
        match (self.players.get(a), self.players.get(b)) {
            (Some(one), Some(other)) => {
                let met = self.meetings.between(one.entrant, other.entrant);
                match self.order {
                    SwissOrder::Neighbours => [met, 0, count(a.abs_diff(b)) - 1, 0, 0],
                    SwissOrder::Lot | SwissOrder::Fold => {
                        let apart = one.score.0.abs_diff(other.score.0);
                        [met, 0, apart.saturating_pow(2), floats_again(one, other), self.fold(a, b)]
                    }
                }
            }
            (Some(one), None) | (None, Some(one)) => [one.byes, self.above_lowest(one), 0, 0, 0],
            (None, None) => [0; 5],
        }
    }

    /// How far a pair is from half a score group apart.
    fn fold(&self, a: usize, b: usize) -> u32 {
        if self.order != SwissOrder::Fold || self.players[a].score != self.players[b].score {
            return 0;
        }
        let ((one, many), (other, _)) = (self.within[a], self.within[b]);
        one.abs_diff(other).abs_diff(many / 2)
    }

    fn above_lowest(&self, one: &SwissPlayer) -> u32 {
        let lowest = self.players.iter().map(|player| player.score).min().unwrap_or_default();
        match self.order {
            SwissOrder::Neighbours => {
                count(self.players.iter().rev().take_while(|other| other.entrant != one.entrant).count())
            }
            SwissOrder::Lot | SwissOrder::Fold => one.score.0 - lowest.0,
        }
    }
}

fn floats_again(one: &SwissPlayer, other: &SwissPlayer) -> u32 {
    let (higher, lower) = match one.score.cmp(&other.score) {
        Ordering::Equal => return 0,
        Ordering::Greater => (one, other),
        Ordering::Less => (other, one),
    };
    u32::from(higher.float == Float::Down) + u32::from(lower.float == Float::Up)
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

/// Pairs players as they become free (modified Swiss): each, longest waiting first, meets the free player of the
/// nearest score whom they have not met, if it is within `apart`. Who is not paired waits on.
#[must_use]
pub fn pair_free(waiting: &[SwissPlayer], meetings: &Meetings, apart: HalfPoints) -> Vec<[EntrantId; 2]> {
    let mut free = waiting.to_vec();
    let mut pairs = Vec::new();
    let mut at = 0;
    while at < free.len() {
        let one = free[at];
        let may = |other: &SwissPlayer| {
            meetings.between(one.entrant, other.entrant) == 0 && one.score.0.abs_diff(other.score.0) <= apart.0
        };
        let candidates = (at + 1..free.len()).filter(|&other| may(&free[other]));
        match candidates.min_by_key(|&other| one.score.0.abs_diff(free[other].score.0)) {
            Some(other) => {
                pairs.push([one.entrant, free.remove(other).entrant]);
                free.remove(at);
            }
            None => at += 1,
        }
    }
    pairs
}

/// What one who joins late is given for the rounds they have missed: half a point in all, none before the first round;
/// `None` when more than half of the rounds have begun and they are too late.
#[must_use]
pub const fn late_join(begun: u32, rounds: u32) -> Option<HalfPoints> {
    match (begun, begun * 2 > rounds) {
        (0, _) => Some(HalfPoints::ZERO),
        (_, false) => Some(HalfPoints::HALF),
        (_, true) => None,
    }
}

/// As many rounds as a knock-out of that field has: enough for one undefeated.
#[must_use]
pub const fn customary_rounds(entrants: usize) -> u32 {
    if entrants < 3 { 1 } else { (entrants - 1).ilog2() + 1 }
}

/// The most rounds such a field can play without anybody meeting another twice or having two byes; none for fewer than two.
#[must_use]
pub fn most_rounds(entrants: usize) -> Option<u32> {
    (entrants > 1).then(|| count(entrants - 1 + entrants % 2))
}

/// A knock-out with several lives: who has none left is out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LivesKnockout {
    /// With how many losses one is out.
    pub lives: u32,
    /// After so many rounds it stops, if at all.
    pub rounds_cap: Option<u32>,
    /// When so many or fewer are left they go on in a knock-out of their own; 1 for none.
    pub finals: u32,
}

/// How a knock-out with lives goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LivesNext {
    /// These play another round.
    Round(Vec<EntrantId>),
    /// These play the finals, fewest losses first.
    Finals(Vec<EntrantId>),
    /// It is over.
    Over(Option<EntrantId>),
}

impl LivesKnockout {
    /// What comes after so many rounds, given everybody's losses.
    #[must_use]
    pub fn next(&self, losses: &[(EntrantId, u32)], rounds_played: u32) -> LivesNext {
        let mut alive: Vec<_> = losses.iter().copied().filter(|(_, lost)| *lost < self.lives).collect();
        alive.sort_unstable_by_key(|&(entrant, lost)| (lost, entrant));
        let alive: Vec<EntrantId> = alive.into_iter().map(|(entrant, _)| entrant).collect();
        if alive.len() < 2 {
            return LivesNext::Over(alive.first().copied());
        }
        let is_capped = self.rounds_cap.is_some_and(|cap| rounds_played >= cap);
        let fit = alive.len() <= self.finals as usize;
        if is_capped || (self.finals > 1 && fit) { LivesNext::Finals(alive) } else { LivesNext::Round(alive) }
    }
}

#[cfg(test)]
mod tests;
