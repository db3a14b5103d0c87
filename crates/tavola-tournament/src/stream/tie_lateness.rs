//! Who is late at a Davis Cup tie: each of its matches waits for those who play it, and is lost by itself (TRN-12, DAV-02).
//! What was missed of a whole pair before anything was played is the tie.

use tavola_base::{Millis, Time};

use super::division::Format;
use super::play::{Chair, How, Phase, Report};
use super::state::{Match, Tournament};
use super::tie_status::LateInRubber;
use crate::format::davis_cup::Rubber;
use crate::ids::MatchId;

impl Tournament {
    /// Whether a match is a tie of the Davis Cup.
    #[must_use]
    pub fn is_tie(&self, of: MatchId) -> bool {
        let division = self.game(of).and_then(|game| self.division_of(game));
        division.is_some_and(|division| matches!(division.division.format, Format::DavisCup { .. }))
    }

    /// Whether players of a tie are waited for: it has not ended, and nothing of it waits to be confirmed.
    fn waits_for_members(game: &Match) -> bool {
        let phase = &game.status.phase;
        game.is_ready() && matches!(phase, Phase::Planned | Phase::Called { .. } | Phase::Playing { .. })
    }

    /// The matches of a tie that wait for one side, and for which.
    pub(crate) fn late_rubbers(&self, game: &Match) -> Vec<(Rubber, Chair)> {
        if !Self::waits_for_members(game) {
            return Vec::new();
        }
        let open = self.rubbers_to_play(game.fixture.id).into_iter();
        open.filter_map(|rubber| Some((rubber, game.status.tie.late_in(rubber)?))).collect()
    }

    /// From when lateness counts in the present phase of a tie: its hour, or when the phase before was over.
    const fn phase_begins(game: &Match) -> Option<Time> {
        match game.status.tie.phase_since {
            Some(since) => Some(since),
            None => game.status.scheduled,
        }
    }

    /// When somebody has lost a match of a tie by lateness.
    pub(crate) fn tie_late_at(&self, game: &Match) -> Option<Time> {
        if self.late_rubbers(game).is_empty() {
            return None;
        }
        Some(Self::phase_begins(game)? + self.waits_at_most(game)?)
    }

    /// What a tie's match has cost by now who keeps it waiting: the opponent's points, or their own time.
    pub(crate) fn rubber_cost(&self, game: &Match, now: Time) -> (u32, Millis) {
        Self::phase_begins(game).map_or((0, Millis::ZERO), |begins| self.cost_of(game, now.since(begins)))
    }

    /// Who keeps matches of a tie waiting, and what that has cost by now.
    pub(crate) fn late_in(&self, game: &Match, now: Time) -> Vec<LateInRubber> {
        let (points, time) = self.rubber_cost(game, now);
        let late = self.late_rubbers(game).into_iter();
        late.map(|(rubber, chair)| LateInRubber { rubber, chair, points, time }).collect()
    }

    /// What a tie's lateness ends at that moment: the tie where a whole pair has not come at all, else the first match that
    /// waits for one side.
    pub(crate) fn tie_too_late(&self, game: &Match, now: Time) -> Option<Report> {
        let pair = game.pair()?;
        let tie = &game.status.tie;
        let late = self.late_rubbers(game);
        let lost = |chair: Chair| Report { how: How::Late, ..Report::won_by(pair[chair.other().index()]) };
        let whole = Chair::BOTH.into_iter().find(|&chair| tie.misses_all(chair) && !tie.misses_all(chair.other()));
        if let Some(chair) = whole.filter(|_| game.status.rubbers.is_empty() && !late.is_empty()) {
            return Some(lost(chair));
        }
        let &(rubber, chair) = late.first()?;
        let given = tie.given_in(rubber);
        let (more, _) = self.rubber_cost(game, now);
        let has = given[chair.other().index()].saturating_add(more).min(u32::from(game.status.length));
        Some(Report { rubber: Some(rubber), score: Some([has, given[chair.index()]]), ..lost(chair) })
    }
}
