//! What is set anew while a tournament goes on: its terms, the clock of a division.

use tavola_base::Time;
use tavola_base::clock::ClockSettings;

use crate::ids::MatchId;
use crate::result::penalty::Lateness;
use crate::stream::division::DivisionId;
use crate::stream::play::{OrderedClock, Phase};
use crate::stream::settings::Terms;
use crate::stream::state::{Match, Tournament};

impl Tournament {
    /// The tournament goes on these terms from now on; what is due by them is noted anew.
    pub(super) fn on_terms(&mut self, terms: Terms, at: Time) {
        self.settings = std::mem::take(&mut self.settings).on(terms);
        let matches: Vec<MatchId> = self.matches.iter().map(|game| game.fixture.id).collect();
        matches.into_iter().for_each(|id| self.look_at_lateness(id));
        let divisions: Vec<DivisionId> = self.divisions.keys().cloned().collect();
        divisions.iter().for_each(|division| self.look_for_draw(division, at));
    }

    /// A division has another clock, and so have its matches that had its own and have not begun, but for those apart. The
    /// system's own tables have theirs as soon as they are called.
    pub(super) fn set_clock(&mut self, division: &DivisionId, clock: Option<ClockSettings>, apart: &[MatchId]) {
        let Some(known) = self.divisions.get(division) else { return };
        let matches: Vec<MatchId> =
            self.waiting_with(division, known.division.clock).filter(|id| !apart.contains(id)).collect();
        if let Some(known) = self.divisions.get_mut(division) {
            known.division.clock = clock;
        }
        for id in matches {
            self.change(id, |status| status.clock = clock.map(|settings| OrderedClock::of(settings, status.length)));
            self.look_at_lateness(id);
        }
    }

    /// The matches of a division that have not begun and have this clock.
    pub(crate) fn waiting_with(
        &self,
        division: &DivisionId,
        clock: Option<ClockSettings>,
    ) -> impl Iterator<Item = MatchId> {
        let is_online = self.is_online();
        let waits = move |game: &&Match| match game.status.phase {
            Phase::Planned => true,
            Phase::Called { .. } => !is_online,
            Phase::Playing { .. } | Phase::Reported { .. } | Phase::Ended { .. } => false,
        };
        let has_it = move |game: &&Match| {
            game.status.clock == clock.map(|settings| OrderedClock::of(settings, game.status.length))
        };
        let all = self.matches.iter().filter(move |game| !game.is_gone && game.division == *division);
        all.filter(waits).filter(has_it).map(|game| game.fixture.id)
    }

    /// Lateness counts at these matches as it did before; those that have begun stay as they are.
    pub(super) fn lateness_as_before(&mut self, before: Vec<(MatchId, Option<Lateness>)>) {
        for (id, lateness) in before {
            if self.game(id).is_some_and(|game| !game.status.phase.has_begun()) {
                self.change(id, |status| status.lateness = lateness);
                self.look_at_lateness(id);
            }
        }
    }
}

impl OrderedClock {
    /// A clock that is there from the first game of a match of that length (CLK-01).
    pub(crate) fn of(settings: ClockSettings, length: u8) -> Self {
        Self { settings, bank: settings.bank_per_point.times(length.into()) }
    }
}
