//! Races against the number of turns: how soon a player may, and by when they surely will, reach a goal nobody can
//! hinder any more.
//!
//! Everything here supposes that contact is over, so that neither side's checkers are in the other's way.

use std::collections::HashMap;

use crate::die::Roll;
use crate::legal::{legal_plays, legal_results};
use crate::position::{OPPONENT_BAR, OPPONENT_OFF, OWN_BAR, OWN_OFF, Position};

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
        match self {
            Self::AllOff => own(position).next().is_none(),
            Self::FirstOff => position.own_off() > 0,
            Self::OutOfTheirHome => own(position).all(|(distance, _)| distance < 19),
        }
    }

    /// How many steps of a single die it takes at least; sixes achieve it.
    ///
    /// A step of any number brings one checker at most one six nearer, a step of six exactly one: bearing off
    /// the highest checker included.
    fn steps(self, position: &Position) -> u16 {
        let sixes = |distance: u16| distance.div_ceil(6);
        match self {
            Self::AllOff => own(position).map(|(distance, checkers)| checkers * sixes(distance)).sum(),
            Self::FirstOff if position.own_off() > 0 => 0,
            Self::FirstOff => {
                own(position).map(|(distance, checkers)| checkers * (sixes(distance) - 1)).sum::<u16>() + 1
            }
            Self::OutOfTheirHome => {
                own(position).filter(|&(distance, _)| distance >= 19).map(|(_, checkers)| checkers).sum()
            }
        }
    }

    /// Pips that must be moved at least; a roll of 2-1 moves three.
    fn pips(self, position: &Position) -> u16 {
        match self {
            Self::AllOff => position.own_pips(),
            Self::FirstOff if position.own_off() > 0 => 0,
            Self::FirstOff => {
                own(position).map(|(distance, checkers)| checkers * distance.saturating_sub(6)).sum::<u16>() + 1
            }
            Self::OutOfTheirHome => {
                own(position).map(|(distance, checkers)| checkers * distance.saturating_sub(18)).sum()
            }
        }
    }
}

/// Own checkers by distance from home, 1 to 25.
fn own(position: &Position) -> impl Iterator<Item = (u16, u16)> {
    (1u16..)
        .zip(&position.counts()[1..=OWN_BAR])
        .filter(|&(_, &checkers)| checkers > 0)
        .map(|(distance, &checkers)| (distance, u16::from(checkers.unsigned_abs())))
}

/// The turns in which the player on roll reaches `goal` if every roll is a 6-6: nobody is faster.
pub(crate) fn fewest_turns(position: &Position, goal: Goal) -> Turns {
    Turns(goal.steps(position).div_ceil(4))
}

/// As [`fewest_turns`], counted after the player has played `roll` as well as possible.
pub(crate) fn fewest_turns_after(position: &Position, roll: Roll, goal: Goal) -> Turns {
    let plays = legal_plays(position, roll);
    plays.iter().map(|play| fewest_turns(&play.result, goal)).min().unwrap_or_else(|| fewest_turns(position, goal))
}

/// Only one's own checkers: the others are out of the way.
fn alone(position: &Position) -> Position {
    let mut checkers = *position.counts();
    for place in &mut checkers[1..OWN_BAR] {
        *place = (*place).max(0);
    }
    checkers[OPPONENT_BAR] = 0;
    checkers[OPPONENT_OFF] = 0;
    debug_assert!(checkers[OWN_OFF] >= 0, "own checkers are counted positive");
    Position(checkers)
}

/// What is reached whatever is rolled; it remembers what it has found out.
pub(crate) struct Surely {
    goal: Goal,
    known: HashMap<(Position, Turns), bool>,
}

impl Surely {
    pub(crate) fn reaching(goal: Goal) -> Self {
        Self { goal, known: HashMap::new() }
    }

    /// Whether the player on roll can reach the goal within `turns` whatever they roll.
    pub(crate) fn within(&mut self, position: &Position, turns: Turns) -> bool {
        self.holds(&alone(position), turns)
    }

    fn holds(&mut self, position: &Position, turns: Turns) -> bool {
        if self.goal.is_reached(position) {
            return true;
        }
        // Nothing but 2-1, turn after turn: three pips, two steps.
        if self.goal.pips(position) > 3 * turns.0 || self.goal.steps(position) > 2 * turns.0 {
            return false;
        }
        let Some(left) = turns.less_one() else { return false };
        if let Some(&known) = self.known.get(&(*position, turns)) {
            return known;
        }
        let mut results = Vec::new();
        let sure = Roll::all().all(|roll| {
            results.clear();
            legal_results(position, roll, &mut results);
            let played = std::mem::take(&mut results);
            let found = played.iter().any(|result| self.holds(result, left));
            results = played;
            found
        });
        self.known.insert((*position, turns), sure);
        sure
    }
}
