//! What lateness costs in a match of the event and when it has cost the match (TRN-12, TRN-14).

use super::settings::Loses;
use super::state::{Match, Tournament};
use crate::{Millis, Time};

impl Tournament {
    /// When an absent player has lost the match by lateness.
    pub(super) fn too_late_at(&self, game: &Match) -> Option<Time> {
        let rule = self.settings.lateness;
        let begins = game.status.scheduled?;
        let lasts = match (self.settings.late_loses, game.status.clock) {
            (Loses::Clock, Some(clock)) => rule.grace + clock.bank,
            (Loses::Clock, None) | (Loses::Points, _) => rule.loses_at(game.match_length()?),
        };
        Some(begins + lasts)
    }

    /// What arriving at `now` costs: the opponent's points, or one's own time.
    pub(super) fn lateness_cost(&self, game: &Match, now: Time) -> (u32, Millis) {
        let rule = self.settings.lateness;
        let Some(begins) = game.status.scheduled else { return (0, Millis::ZERO) };
        let late = now.since(begins);
        match (self.settings.late_loses, game.status.clock) {
            (Loses::Clock, Some(clock)) => (0, late.less(rule.grace).min(clock.bank)),
            (Loses::Clock, None) | (Loses::Points, _) => (rule.points(late), Millis::ZERO),
        }
    }
}

impl Match {
    /// Its length as the rules have it.
    pub(super) fn match_length(&self) -> Option<tavola_rules::MatchLength> {
        tavola_rules::MatchLength::new(self.status.length)
    }
}
