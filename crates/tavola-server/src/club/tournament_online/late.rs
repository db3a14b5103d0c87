//! What lateness leaves at the table where a match of a tournament begins.

use tavola_base::Millis;
use tavola_club::table::Beginning;
use tavola_rules::{BySide, CrawfordState, Points};
use tavola_tournament::stream::play::Status;

/// What a match begins with because of lateness: points given (TRN-12), time gone (TRN-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Late {
    points: BySide<Points>,
    time: BySide<Millis>,
}

impl Late {
    pub(super) fn of(status: &Status) -> Self {
        let [first, second] = &status.sides;
        Self {
            points: BySide { white: Points::new(first.points.into()), black: Points::new(second.points.into()) },
            time: BySide { white: first.time_lost, black: second.time_lost },
        }
    }

    pub(super) fn beginning(self) -> Option<Beginning> {
        let Self { points: score, time: time_lost } = self;
        (self != Self::default()).then_some(Beginning { score, crawford: CrawfordState::Pre, start: None, time_lost })
    }
}
