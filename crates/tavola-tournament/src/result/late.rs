//! What lateness costs in a match of the tournament and when it has cost the match (TRN-12, TRN-14).

use tavola_base::{Millis, Time};

use super::penalty::Lateness;
use crate::stream::division::Format;
use crate::stream::play::OrderedClock;
use crate::stream::settings::Loses;
use crate::stream::state::{Match, Tournament};

impl Tournament {
    /// When an absent player has lost the match by lateness.
    pub(crate) fn too_late_at(&self, game: &Match) -> Option<Time> {
        Some(game.status.scheduled? + self.waits_at_most(game)?)
    }

    /// How long after its hour a match, or one of a tie, is lost by who has not come.
    pub(crate) fn waits_at_most(&self, game: &Match) -> Option<Millis> {
        let rule = self.lateness_of(game);
        Some(match self.clock_that_runs(game) {
            Some(clock) => rule.grace + clock.bank,
            None => rule.loses_at(self.late_length(game)?),
        })
    }

    /// What arriving at `now` costs: the opponent's points, or one's own time.
    pub(crate) fn lateness_cost(&self, game: &Match, now: Time) -> (u32, Millis) {
        game.status.scheduled.map_or((0, Millis::ZERO), |begins| self.cost_of(game, now.since(begins)))
    }

    /// What being so late costs at a match, or at one of a tie: the opponent's points, or one's own time.
    pub(crate) fn cost_of(&self, game: &Match, late: Millis) -> (u32, Millis) {
        let rule = self.lateness_of(game);
        match self.clock_that_runs(game) {
            Some(clock) => (0, late.less(rule.grace).min(clock.bank)),
            None => (rule.points(late), Millis::ZERO),
        }
    }

    /// How lateness counts in that match: one postponed has had its grace (TRN-13).
    fn lateness_of(&self, game: &Match) -> Lateness {
        let rule = game.status.lateness.unwrap_or(self.settings.lateness);
        if game.status.postponed { Lateness { grace: Millis::ZERO, ..rule } } else { rule }
    }

    /// The clock that runs instead of points being given: where there is one, unless the tournament counts points. At the
    /// system's own tables points are the custom, since nobody is there to start a clock.
    fn clock_that_runs(&self, game: &Match) -> Option<OrderedClock> {
        let loses = self.settings.late_loses.unwrap_or(if self.is_online() { Loses::Points } else { Loses::Clock });
        game.status.clock.filter(|_| loses == Loses::Clock)
    }

    /// The length of which half is too much. A Swing's pairing is a single game, so the first point loses it.
    fn late_length(&self, game: &Match) -> Option<tavola_rules::MatchLength> {
        let format = self.division_of(game).map(|division| &division.division.format);
        if let Some(Format::Swing { .. }) = format { tavola_rules::MatchLength::new(1) } else { game.match_length() }
    }
}

impl Match {
    /// Its length as the rules have it.
    pub(crate) fn match_length(&self) -> Option<tavola_rules::MatchLength> {
        tavola_rules::MatchLength::new(self.status.length)
    }
}
