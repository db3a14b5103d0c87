//! What a correction would do, worked out before it is done (TRN-18): every match after it, and its fate.

use std::collections::{BTreeMap, BTreeSet};

use crate::format::bracket::{Outcome, Seat, Stage};
use crate::ids::{MatchId, Round};
use crate::stream::event::{Fate, Touched};
use crate::stream::play::{Phase, Report, Status};
use crate::stream::state::{DivisionState, Tournament};

impl Tournament {
    /// What becomes of the matches after `of` if its result is `report` (none: if it has no result any more). The tournament
    /// itself is not changed. Matches that are not listed do not hang on it.
    #[must_use]
    pub fn correction(&self, of: MatchId, report: Option<&Report>) -> Vec<Touched> {
        let Some(division) = self.game(of).and_then(|game| self.division_of(game)) else { return Vec::new() };
        let after = division.bracket.touched_by(of);
        let is_same_winner = match (report, division.results.get(&of)) {
            (Some(report), Some(known)) => outcome(report) == *known,
            _ => false,
        };
        if is_same_winner {
            return after.into_iter().map(|of| Touched { of, fate: Fate::Unaffected }).collect();
        }
        if !division.division.format.is_bracket() {
            return self.rounds_after(division, of);
        }
        let redrawn = self.redrawn(division, of);
        let mut touched = self.reseated(of, report, &redrawn, &after);
        touched.extend(redrawn.into_iter().map(|of| Touched { of, fate: Fate::Redrawn }));
        touched.sort_by_key(|touched| touched.of);
        touched
    }

    /// The matches of redrawn rounds that hang on `of` and can be drawn anew because nobody has begun them.
    fn redrawn(&self, division: &DivisionState, of: MatchId) -> BTreeSet<MatchId> {
        let mut gone = BTreeSet::new();
        let mut changed = vec![of];
        for redraw in &division.redraws {
            let first = changed.iter().filter_map(|&id| redraw.first_touched(&division.bracket, id)).min();
            let Some(first) = first else { continue };
            let later: Vec<MatchId> = self.of_stage(division, redraw.into, first);
            if later.iter().all(|&id| !self.is_begun(id)) {
                changed.extend(&later);
                gone.extend(later);
            }
        }
        // The finals hang on the last round below: drawn anew, that round has another number.
        if gone.iter().filter_map(|&id| self.game(id)).any(|game| game.fixture.stage == Stage::Lower) {
            gone.extend(self.of_stage(division, Stage::Finals, Round::FIRST));
        }
        gone
    }

    fn of_stage(&self, division: &DivisionState, stage: Stage, from: Round) -> Vec<MatchId> {
        let of = division.bracket.fixtures().iter();
        of.filter(|fixture| fixture.stage == stage && fixture.round >= from).map(|fixture| fixture.id).collect()
    }

    fn is_begun(&self, id: MatchId) -> bool {
        self.game(id).is_some_and(|game| game.status.phase.has_begun())
    }

    /// Who sits where after the change, followed through results that fall.
    fn reseated(
        &self,
        of: MatchId,
        report: Option<&Report>,
        redrawn: &BTreeSet<MatchId>,
        after: &[MatchId],
    ) -> Vec<Touched> {
        let Some(division) = self.game(of).and_then(|game| self.division_of(game)) else { return Vec::new() };
        let mut bracket = division.bracket.clone();
        bracket.remove(|fixture| redrawn.contains(&fixture.id));
        let mut results = division.results.clone();
        match report {
            Some(report) => results.insert(of, outcome(report)),
            None => results.remove(&of),
        };
        let before: BTreeMap<MatchId, [Seat; 2]> =
            after.iter().filter_map(|&id| Some((id, self.game(id)?.seats))).collect();
        let mut fates: BTreeMap<MatchId, Fate> = BTreeMap::new();
        loop {
            let resolved = bracket.resolve(&results, &division.late);
            let mut fell = false;
            for &id in after.iter().filter(|id| !redrawn.contains(id)) {
                let is_changed = before.get(&id).is_some_and(|seats| *seats != resolved.seats(id));
                let Some(game) = self.game(id).filter(|_| is_changed) else { continue };
                fell |= results.remove(&id).is_some();
                fates.insert(id, fate(&game.status));
            }
            if !fell {
                break;
            }
        }
        let fate = |&of: &MatchId| Touched { of, fate: fates.get(&of).copied().unwrap_or(Fate::Unaffected) };
        after.iter().filter(|id| !redrawn.contains(id)).map(fate).collect()
    }

    /// In rounds, pairings made already hold once somebody has begun; else the round is drawn anew.
    fn rounds_after(&self, division: &DivisionState, of: MatchId) -> Vec<Touched> {
        let Some(round) = self.game(of).map(|game| game.fixture.round) else { return Vec::new() };
        let later = self.of_stage(division, Stage::Rounds, round.next());
        let all_drawn_at_once = matches!(
            division.division.format,
            crate::stream::division::Format::RoundRobin { .. } | crate::stream::division::Format::DavisCup { .. }
        );
        let is_fixed = all_drawn_at_once || later.iter().any(|&id| self.is_begun(id));
        let fate = if is_fixed { Fate::Unaffected } else { Fate::Redrawn };
        later.into_iter().map(|of| Touched { of, fate }).collect()
    }
}

fn fate(status: &Status) -> Fate {
    match status.phase {
        Phase::Planned | Phase::Called { .. } => Fate::RePaired,
        Phase::Playing { .. } | Phase::Reported { .. } => Fate::Annulled,
        Phase::Ended { .. } => Fate::ToBeReplayed,
    }
}

const fn outcome(report: &Report) -> Outcome {
    let winner = report.winner;
    if report.how.is_out() { Outcome::WonOpponentOut { winner } } else { Outcome::Won { winner } }
}
