//! What would be left undone if an event were closed now: what forbids it, and what a director may leave.

use serde::Serialize;

use super::division::DivisionId;
use super::refusal::{Reason, TournamentRefusal};
use super::state::{DivisionState, Tournament};
use super::view::DrawState;
use crate::ids::MatchId;
use crate::ruling::{RulingNumber, RulingState};

/// The most matches that are listed.
const LISTED: usize = 12;

/// What would be left undone if an event were closed now. Officials see it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LeftUndone {
    /// Matches that could be played, the first 12: it can't be closed before they have a result.
    pub matches: Vec<MatchId>,
    /// Matches in dispute: it can't be closed before a ruling.
    pub disputes: Vec<MatchId>,
    /// Rulings under appeal: it can't be closed before the appeals are.
    pub appeals: Vec<RulingNumber>,
    /// Divisions with entries that are not drawn, or have rounds still to be drawn or played: they may be left so.
    pub divisions: Vec<DivisionId>,
}

impl LeftUndone {
    /// Whether something forbids that the tournament is closed.
    #[must_use]
    pub const fn forbids(&self) -> bool {
        !(self.matches.is_empty() && self.disputes.is_empty() && self.appeals.is_empty())
    }

    /// Why the event cannot be closed, if `leaving` is all that its director leaves undone.
    pub(crate) fn refusal(&self, leaving: &[DivisionId]) -> Option<TournamentRefusal> {
        let unnamed: Vec<&DivisionId> = self.divisions.iter().filter(|division| !leaving.contains(division)).collect();
        if !self.matches.is_empty() {
            Some(Reason::NotOver.of("open", self.matches.clone()))
        } else if let Some(&of) = self.disputes.first() {
            Some(Reason::InDispute.of("match", of))
        } else if !self.appeals.is_empty() {
            Some(Reason::AppealOpen.of("rulings", self.appeals.clone()))
        } else if !unnamed.is_empty() {
            Some(Reason::Unplayed.of("divisions", unnamed))
        } else {
            None
        }
    }
}

impl Tournament {
    /// What would be left undone if the event were closed now.
    pub(crate) fn left_undone(&self) -> LeftUndone {
        let games = self.matches.iter().filter(|game| !game.is_gone && game.status.dispute.is_some());
        let appealed = self.rulings.iter().filter(|ruling| ruling.state == RulingState::Appealed);
        LeftUndone {
            matches: self.open_matches().take(LISTED).collect(),
            disputes: games.map(|game| game.fixture.id).collect(),
            appeals: appealed.map(|ruling| ruling.number).collect(),
            divisions: self
                .divisions
                .values()
                .filter(|one| self.is_unplayed(one))
                .map(|one| one.division.id.clone())
                .collect(),
        }
    }

    /// Whether something of a division that was promised is not played: a division in which nobody could meet promises nothing.
    fn is_unplayed(&self, division: &DivisionState) -> bool {
        match division.draw {
            DrawState::Published => !self.is_over(division),
            DrawState::Entries | DrawState::Drawn => self.entrants_in(division).len() > 1,
        }
    }
}
