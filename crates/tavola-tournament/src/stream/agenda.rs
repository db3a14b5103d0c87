//! What the timer has to do, each thing once, and when the next of it is due.

use std::collections::{BTreeMap, BTreeSet};

use tavola_base::Time;

use super::division::DivisionId;
use crate::ids::MatchId;
use crate::ruling::RulingNumber;

/// What the timer has to do.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Due {
    /// Late places are given up.
    CutOff(DivisionId),
    /// A round can be drawn.
    Draw(DivisionId),
    /// Somebody who has left the tournament would have to play.
    Walkover(MatchId),
    /// Somebody has been too late.
    TooLate(MatchId),
    /// A ruling can be appealed against no longer.
    AppealOver(RulingNumber),
}

/// Everything that is to be done.
#[derive(Debug, Clone, Default)]
pub(crate) struct Agenda {
    when: BTreeMap<Due, Time>,
    order: BTreeSet<(Time, Due)>,
}

impl Agenda {
    /// Notes that something is due then, instead of whenever it was.
    pub(crate) fn set(&mut self, due: Due, at: Time) {
        self.clear(&due);
        self.when.insert(due.clone(), at);
        self.order.insert((at, due));
    }

    /// Something is not to be done any more.
    pub(crate) fn clear(&mut self, due: &Due) {
        if let Some(at) = self.when.remove(due) {
            self.order.remove(&(at, due.clone()));
        }
    }

    /// What is due next, and when.
    pub(crate) fn next(&self) -> Option<(Time, &Due)> {
        self.order.first().map(|(at, due)| (*at, due))
    }
}
