//! What lateness leaves at the table where a match of a tournament begins.

use tavola_base::Millis;
use tavola_club::table::Beginning;
use tavola_rules::{BySide, CrawfordState, Points};
use tavola_tournament::{Rubber, stream::play::Status};

/// What a match begins with because of lateness: points given (TRN-12), time gone (TRN-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Late {
    points: BySide<Points>,
    time: BySide<Millis>,
}

impl Late {
    /// Of a match, or of one of a tie.
    pub(super) fn of(status: &Status, part: Option<Rubber>) -> Self {
        let sides = &status.sides;
        let [white, black] = match part {
            Some(rubber) => status.tie.given_in(rubber),
            None => sides.each_ref().map(|side| side.points),
        };
        let time = match part {
            Some(rubber) => status.tie.time_lost_in(rubber),
            None => sides.each_ref().map(|side| side.time_lost),
        };
        Self {
            points: BySide { white: Points::new(white.into()), black: Points::new(black.into()) },
            time: BySide { white: time[0], black: time[1] },
        }
    }

    pub(super) fn beginning(self) -> Option<Beginning> {
        let Self { points: score, time: time_lost } = self;
        (self != Self::default()).then_some(Beginning { score, crawford: CrawfordState::Pre, start: None, time_lost })
    }
}
