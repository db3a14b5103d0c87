//! Races against the number of turns: how soon a player may, and by when they surely will, reach a goal nobody can
//! hinder any more.
//!
//! Everything here supposes that contact is over, so that neither side's checkers are in the other's way.

use rustc_hash::FxHashMap;

use crate::die::{Die, Roll};
use crate::legal::{Standing, legal_results};
use crate::point::Origin;
use crate::position::{OPPONENT_BAR, OPPONENT_OFF, OWN_BAR, Position};

/// Turns of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Turns(u16);

impl Turns {
    pub(crate) const NONE: Self = Self(0);

    /// One turn fewer, or `None` if there is none.
    pub(crate) const fn less_one(self) -> Option<Self> {
        match self.0.checked_sub(1) {
            Some(fewer) => Some(Self(fewer)),
            None => None,
        }
    }
}

/// What a player of a race wants to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Goal {
    /// To bear off every checker.
    AllOff,
    /// To bear off one checker: no gammon (END-05).
    FirstOff,
    /// To have no checker in the opponent's home board or on the bar.
    OutOfTheirHome,
}

impl Goal {
    pub(crate) fn is_reached(self, position: &Position) -> bool {
        self.steps(position) == 0
    }

    /// How many steps of a single die it takes at least, none once it is reached; sixes achieve it.
    ///
    /// A step of any number brings one checker at most one six nearer, a step of six exactly one: bearing off
    /// the highest checker included.
    fn steps(self, position: &Position) -> u16 {
        match self {
            Self::AllOff => weight(position, &SIXES),
            Self::FirstOff if position.own_off() > 0 => 0,
            Self::FirstOff => weight(position, &SIXES_TO_HOME) + 1,
            Self::OutOfTheirHome => weight(position, &IN_THEIR_HOME),
        }
    }

    /// Pips that must be moved at least; a roll of 2-1 moves three.
    fn pips(self, position: &Position) -> u16 {
        match self {
            Self::AllOff => weight(position, &PIPS),
            Self::FirstOff if position.own_off() > 0 => 0,
            Self::FirstOff => weight(position, &PIPS_TO_HOME) + 1,
            Self::OutOfTheirHome => weight(position, &PIPS_OUT_OF_THEIR_HOME),
        }
    }

    /// Whether a play of `roll` reaches it for sure, as can be seen without looking at the plays: all are home, and one
    /// bears off with a number. Whatever number is left can be played, nobody being in the way.
    fn is_one_step_away(self, alone: &Position, roll: Roll) -> bool {
        let holds = |die: Die| alone.counts()[usize::from(die.number())] > 0;
        self == Self::FirstOff && weight(alone, &SIXES_TO_HOME) == 0 && (holds(roll.high()) || holds(roll.low()))
    }

    /// The checkers on which the goal depends, without the opponent's, which are out of the way.
    ///
    /// Whoever brings checkers out of the opponent's home gains nothing by moving others, and those need not move:
    /// there is always one to bring out, or all are out.
    fn alone(self, position: &Position) -> Position {
        let mut checkers = position.counts().map(|checkers| checkers.max(0));
        checkers[OPPONENT_BAR] = 0;
        checkers[OPPONENT_OFF] = 0;
        if self == Self::OutOfTheirHome {
            checkers[1..=18].fill(0);
        }
        Position(checkers)
    }

    /// The turns it takes if every roll is a 2-1, which moves three pips in two steps: nothing is sure in fewer.
    fn turns_of_two_one(self, position: &Position) -> Turns {
        Turns(self.steps(position).div_ceil(2).max(self.pips(position).div_ceil(3)))
    }
}

/// What an own checker counts by its place, its distance from home: as many as a position has, so that a sum is a few
/// operations of vectors.
type Weights = [i16; 32];

static PIPS: Weights = weights(0, 1);
static SIXES: Weights = weights(0, 6);
static PIPS_TO_HOME: Weights = weights(6, 1);
static SIXES_TO_HOME: Weights = weights(6, 6);
static PIPS_OUT_OF_THEIR_HOME: Weights = weights(18, 1);
static IN_THEIR_HOME: Weights = weights(18, 7);

/// The distance beyond `free`, in units of so many pips begun.
const fn weights(free: i16, unit: i16) -> Weights {
    let mut weights = [0; 32];
    let (mut place, mut distance) = (1, 1);
    while place <= OWN_BAR {
        if distance > free {
            weights[place] = (distance - free + unit - 1) / unit;
        }
        (place, distance) = (place + 1, distance + 1);
    }
    weights
}

/// The sum over one's own checkers.
fn weight(position: &Position, weights: &Weights) -> u16 {
    let own = position.counts().iter().map(|&checkers| i16::from(checkers.max(0)));
    own.zip(weights).map(|(checkers, weight)| checkers * weight).sum::<i16>().unsigned_abs()
}

/// The turns in which the player on roll reaches `goal` if every roll is a 6-6: nobody is faster.
pub(crate) fn fewest_turns(position: &Position, goal: Goal) -> Turns {
    Turns(goal.steps(position).div_ceil(4))
}

/// As [`fewest_turns`], counted after the player has played `roll` as well as possible: never more than before.
pub(crate) fn fewest_turns_after(position: &Position, roll: Roll, goal: Goal) -> Turns {
    let mut results = Vec::new();
    legal_results(position, roll, &mut results);
    results.iter().map(|result| fewest_turns(result, goal)).min().unwrap_or_else(|| fewest_turns(position, goal))
}

/// What is reached whatever is rolled; it remembers what it has found out.
pub(crate) struct Surely {
    goal: Goal,
    known: FxHashMap<(Position, Turns), bool>,
    /// The results of the rolls being looked at that are not refuted, one roll's after the other's.
    open: Vec<(Turns, Position)>,
    results: Vec<Position>,
}

impl Surely {
    pub(crate) fn reaching(goal: Goal) -> Self {
        Self { goal, known: FxHashMap::default(), open: Vec::new(), results: Vec::new() }
    }

    /// Whether rolls of 2-1 alone would let the player on roll reach the goal within `turns`: if not, nothing does for sure.
    pub(crate) fn may_be_within(&self, position: &Position, turns: Turns) -> bool {
        self.goal.turns_of_two_one(position) <= turns
    }

    /// Whether the player on roll can reach the goal within `turns` whatever they roll.
    pub(crate) fn within(&mut self, position: &Position, turns: Turns) -> bool {
        self.goal.is_reached(position)
            || (self.may_be_within(position, turns) && self.holds(&self.goal.alone(position), turns))
    }

    /// The same where it is not reached yet, and where rolls of 2-1 would do.
    fn holds(&mut self, position: &Position, turns: Turns) -> bool {
        let Some(left) = turns.less_one() else { return false };
        if let Some(&known) = self.known.get(&(*position, turns)) {
            return known;
        }
        let sure = WORST_FIRST.iter().all(|&roll| self.some_play_holds(position, roll, left));
        self.known.insert((*position, turns), sure);
        sure
    }

    /// Whether a play of `roll` reaches the goal, or leads to where it holds: the most promising is tried first.
    fn some_play_holds(&mut self, position: &Position, roll: Roll, left: Turns) -> bool {
        if self.goal.is_one_step_away(position, roll) {
            return true;
        }
        let straight = straight_on(position, roll);
        match self.goal.turns_of_two_one(&straight) {
            Turns::NONE => return true,
            needed if needed <= left && self.holds(&straight, left) => return true,
            _ => {}
        }
        let begin = self.open.len();
        self.results.clear();
        legal_results(position, roll, &mut self.results);
        for result in &self.results {
            match self.goal.turns_of_two_one(result) {
                Turns::NONE => {
                    self.open.truncate(begin);
                    return true;
                }
                needed if needed <= left => self.open.push((needed, *result)),
                _ => {}
            }
        }
        let end = self.open.len();
        self.open[begin..].sort_unstable_by_key(|&(needed, _)| needed);
        let holds = (begin..end).any(|index| {
            let (_, result) = self.open[index];
            self.holds(&result, left)
        });
        self.open.truncate(begin);
        holds
    }
}

/// The position after what is most often right: each number bears off from its own point, or else moves the furthest
/// checker. Where nobody is in the way that is a legal play.
fn straight_on(alone: &Position, roll: Roll) -> Position {
    let mut at = Standing::at_first(alone, roll);
    while let Some(next) = at.dice().next().and_then(|die| {
        let own_point = Origin::new(die.number()).and_then(|from| at.step_from(from, die));
        own_point.or_else(|| at.steps(die).next())
    }) {
        (_, at) = next;
    }
    at.position
}

/// All rolls, those that move the fewest pips first: what can fail fails by them.
const WORST_FIRST: [Roll; 21] = worst_first();

const fn worst_first() -> [Roll; 21] {
    let mut rolls = [Roll::new(Die::ALL[0], Die::ALL[0]); 21];
    let (mut count, mut pips) = (0, 3);
    while pips <= 24 {
        let mut high = 0;
        while high < 6 {
            let mut low = 0;
            while low <= high {
                let moved = (high + low + 2) * if high == low { 2 } else { 1 };
                if moved == pips {
                    rolls[count] = Roll::new(Die::ALL[high], Die::ALL[low]);
                    count += 1;
                }
                low += 1;
            }
            high += 1;
        }
        pips += 1;
    }
    rolls
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legal::legal_plays;

    /// Every roll and every play, without a bound and without anything remembered.
    fn surely(position: &Position, goal: Goal, turns: u16) -> bool {
        let reached = match goal {
            Goal::AllOff => position.counts()[1..=OWN_BAR].iter().all(|&checkers| checkers <= 0),
            Goal::FirstOff => position.own_off() > 0,
            Goal::OutOfTheirHome => position.counts()[19..=OWN_BAR].iter().all(|&checkers| checkers <= 0),
        };
        let some_play = |roll| legal_plays(position, roll).iter().any(|play| surely(&play.result, goal, turns - 1));
        reached || (turns > 0 && Roll::all().all(some_play))
    }

    /// Checkers of one player, on a few places up to `reach` away from home.
    fn strewn(pick: &mut impl FnMut(usize) -> usize, most: usize, reach: usize) -> Position {
        let mut counts = [0; 32];
        let heap = 1 + pick(4);
        let mut left = 1 + pick(most);
        while left > 0 {
            let checkers = left.min(1 + pick(heap));
            counts[1 + pick(reach)] += checkers as i8;
            left -= checkers;
        }
        Position(counts)
    }

    #[test]
    fn what_is_sure_in_a_race_is_what_every_roll_and_some_play_leads_to() {
        let mut state = 3_u64;
        let mut pick = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        for (goal, most, reach) in [
            (Goal::AllOff, 6, 7),
            (Goal::FirstOff, 15, 6),
            (Goal::FirstOff, 15, 8),
            (Goal::FirstOff, 5, 13),
            (Goal::OutOfTheirHome, 5, 25),
            (Goal::OutOfTheirHome, 3, 22),
        ] {
            let mut answers = [0; 2];
            for _ in 0..60 {
                let position = strewn(&mut pick, most, reach);
                let mut race = Surely::reaching(goal);
                for turns in 0..=2 {
                    let sure = race.within(&position, Turns(turns));
                    assert_eq!(sure, surely(&position, goal, turns), "{goal:?} in {turns}: {position:?}");
                    answers[usize::from(sure)] += 1;
                }
            }
            assert!(answers.into_iter().all(|seen| seen > 10), "{goal:?}: {answers:?}");
        }
    }
}
