//! Results (TRN-18): handed in by a player and confirmed, by a scoreboard or a director; corrected; undone.

use super::{Judged, TournamentFacts};
use crate::format::bracket::MatchState;
use crate::ids::{EntrantId, MatchId};
use crate::stream::command::ResultCommand;
use crate::stream::division::Format;
use crate::stream::event::{Happened, MatchEvent, OrderEvent};
use crate::stream::play::{How, Phase, PhaseKind, Report, Source};
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::settings::Surplus;
use crate::stream::state::{Match, Tournament};

impl Tournament {
    pub(super) fn judge_result(&self, command: ResultCommand, facts: &TournamentFacts) -> Judged {
        match command {
            ResultCommand::Score { of, score } => self.score(of, score, facts),
            ResultCommand::Result { of, result } => self.result(of, result, facts),
            ResultCommand::Confirm { of } => self.confirm(of, facts),
            ResultCommand::Correct { of, result, accepting } => self.correct(of, result, &accepting, facts),
            ResultCommand::Undo { act, accepting } => self.judge_undo(act, &accepting, facts),
        }
    }

    fn score(&self, of: MatchId, score: [u32; 2], facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &[PhaseKind::Called, PhaseKind::Playing])?;
        if self.acting(game, facts).is_none() {
            self.officials_only(facts)?;
        }
        let length = u32::from(game.status.length);
        if score.iter().all(|&points| points >= length) {
            return Err(Reason::ScoreBoth.of("match", of).with("length", length));
        }
        if score.iter().any(|&points| points > length) {
            return Err(Reason::ScoreTooLong.of("match", of).with("length", length));
        }
        game.counts_given(score)?;
        Ok(vec![Happened::Match(MatchEvent::Scored { of, score })])
    }

    fn result(&self, of: MatchId, report: Report, facts: &TournamentFacts) -> Judged {
        let game = self.known_match(of)?;
        self.is_meant_to_be_played(game)?;
        let report = self.without_surplus(game, report);
        self.checked_report(game, &report)?;
        let acting = self.acting(game, facts);
        let by_official = self.is_official(facts);
        if acting.is_none() && !by_official {
            return Err(Reason::PlayersOnly.into());
        }
        match &game.status.phase {
            Phase::Ended { report: known, .. } if !known.is_same(&report) => {
                self.second_result(game, report, acting, facts)
            }
            Phase::Ended { .. } => Err(Reason::SameResult.into()),
            Phase::Reported { report: known, by, .. } if !by_official => {
                if acting == Some(*by) {
                    return Ok(vec![Happened::Match(MatchEvent::Reported { of, report, entrant: *by })]);
                }
                if known.is_same(&report) {
                    self.accept(game, report, acting, facts)
                } else {
                    Ok(vec![differ(of, report)])
                }
            }
            Phase::Planned | Phase::Called { .. } | Phase::Playing { .. } | Phase::Reported { .. } => {
                self.undisputed(of)?;
                match acting.filter(|_| !by_official) {
                    Some(entrant) => {
                        self.nobody_is_elsewhere(game)?;
                        Ok(vec![Happened::Match(MatchEvent::Reported { of, report, entrant })])
                    }
                    None => self.accept(game, report, None, facts),
                }
            }
        }
    }

    /// A second, different result for a match that has one: a dispute if a player brings it, else a correction.
    fn second_result(
        &self,
        game: &Match,
        report: Report,
        acting: Option<EntrantId>,
        facts: &TournamentFacts,
    ) -> Judged {
        let of = game.fixture.id;
        match acting {
            Some(_) if game.status.dispute.is_none() => Ok(vec![differ(of, report)]),
            _ => Err(self.has_result(of, facts)),
        }
    }

    /// A match has its result: directors are told that they can correct it, others that directors can.
    pub(super) fn has_result(&self, of: MatchId, facts: &TournamentFacts) -> TournamentRefusal {
        let is_directors = self.director_only(facts).is_ok();
        let reason = if is_directors { Reason::CorrectIt } else { Reason::HasResult };
        reason.of("match", of)
    }

    /// A result that is final: on the bracket, or one of a tie's.
    fn accept(&self, game: &Match, report: Report, acting: Option<EntrantId>, facts: &TournamentFacts) -> Judged {
        let source = match acting {
            Some(entrant) => Source::Player { entrant },
            None if facts.is_house() => Source::Scoreboard,
            None => Source::Director,
        };
        Ok(self.part_ended(game, report, source))
    }

    /// A result as it counts: the match's, or that of one of a tie's or a series' matches, with the end if that decides.
    pub(super) fn part_ended(&self, game: &Match, report: Report, source: Source) -> Vec<Happened> {
        let of = game.fixture.id;
        if report.rubber.is_some() {
            let decided = self.tie_decided(game, &report);
            let ended = decided.map(|report| Happened::Match(MatchEvent::Ended { of, report, source }));
            return std::iter::once(Happened::Match(MatchEvent::RubberEnded { of, report })).chain(ended).collect();
        }
        let is_whole = matches!(report.how, How::Forfeited | How::Late) || report.how.is_out();
        if !self.is_series(game) || is_whole {
            return vec![Happened::Match(MatchEvent::Ended { of, report, source })];
        }
        let decided = self.series_decided(game, &report);
        let direction = self.next_direction(game);
        let ended = decided.map(|report| Happened::Match(MatchEvent::Ended { of, report, source }));
        std::iter::once(Happened::Match(MatchEvent::LegEnded { of, report, direction })).chain(ended).collect()
    }

    fn confirm(&self, of: MatchId, facts: &TournamentFacts) -> Judged {
        let game = self.undisputed(of)?;
        let Phase::Reported { report, by, .. } = &game.status.phase else {
            return Err(Reason::NothingToConfirm.of("match", of));
        };
        let acting = self.acting(game, facts);
        if acting == Some(*by) {
            return Err(Reason::NothingToConfirm.of("match", of));
        }
        if acting.is_none() {
            self.officials_only(facts)?;
        }
        self.accept(game, report.clone(), Some(*by), facts)
    }

    /// Whether a report can be one of this match.
    pub(super) fn checked_report(&self, game: &Match, report: &Report) -> Result<(), TournamentRefusal> {
        let of = game.fixture.id;
        if game.chair(report.winner).is_none() {
            return Err(Reason::NotInMatch.of("entrant", report.winner).with("match", of));
        }
        let format = self.division_of(game).map(|division| &division.division.format);
        match format {
            Some(Format::Swing { .. }) => {
                // A game that was not played to its end counts as single with the cube as it stood, if that is said.
                let is_missing = report.kind.is_none() && report.how == How::Played;
                if is_missing || report.score.is_some() || report.rubber.is_some() {
                    return Err(Reason::GameOnly.into());
                }
                return Ok(());
            }
            Some(Format::DavisCup { .. }) if !report.how.is_out() => {
                return self.checked_rubber(game, report);
            }
            Some(
                Format::KnockOut { .. }
                | Format::DoubleElimination { .. }
                | Format::Lives { .. }
                | Format::Swiss { .. }
                | Format::RoundRobin { .. }
                | Format::DavisCup { .. },
            )
            | None => {}
        }
        if report.kind.is_some() || report.cube.is_some() || report.rubber.is_some() {
            return Err(Reason::ReportMisfit.into());
        }
        let length = u32::from(game.status.length);
        let Some([won, lost]) = report.score else { return Ok(()) };
        let wrong = |reason: Reason| Err(reason.of("match", of).with("length", length));
        match report.how {
            _ if lost >= length => wrong(Reason::ScoreBoth),
            _ if won > length && self.settings.surplus != Surplus::Keep => wrong(Reason::ScoreTooLong),
            How::Played if won < length => wrong(Reason::ScoreNotOver),
            How::Played => game.counts_given(game.by_chair(report.winner, [won, lost])),
            How::Resigned
            | How::Forfeited
            | How::Late
            | How::Flag
            | How::Ruling
            | How::Withdrawn
            | How::Disqualified => Ok(()),
        }
    }

    /// A result as the tournament takes it: the winner's points beyond the length are cut, if they are (MAT-01).
    fn without_surplus(&self, game: &Match, report: Report) -> Report {
        let length = u32::from(game.status.length);
        let score = match report.score {
            Some([won, lost]) if self.settings.surplus == Surplus::Cut && !self.is_series(game) => {
                Some([won.min(length), lost])
            }
            other => other,
        };
        Report { score, ..report }
    }

    fn correct(&self, of: MatchId, report: Report, accepting: &[MatchId], facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let game = self.known_match(of)?;
        if report.rubber.is_some() {
            return self.correct_rubber(game, report, accepting);
        }
        let Phase::Ended { report: known, .. } = &game.status.phase else {
            return Err(Reason::NoResult.of("match", of));
        };
        let report = self.without_surplus(game, report);
        if self.is_series(game) {
            self.checked_series(game, &report)?;
        } else {
            self.checked_report(game, &report)?;
        }
        if known.is_same(&report) {
            return Err(Reason::SameResult.into());
        }
        let touched = self.correction(of, Some(&report));
        accepted(&touched, accepting)?;
        Ok(vec![Happened::Match(MatchEvent::Corrected { of, report, touched })])
    }
}

fn differ(of: MatchId, report: Report) -> Happened {
    Happened::Order(OrderEvent::Disputed {
        of,
        text: "two different results were handed in".to_owned(),
        other: Some(report),
    })
}

/// A correction goes through when all it touches has been named.
pub(crate) fn accepted(
    touched: &[crate::stream::event::Touched],
    accepting: &[MatchId],
) -> Result<(), TournamentRefusal> {
    use crate::stream::event::Fate;
    let changed = || touched.iter().filter(|touched| touched.fate != Fate::Unaffected);
    if changed().all(|touched| accepting.contains(&touched.of)) {
        return Ok(());
    }
    let refusal = Reason::Touches.of("touched", changed().collect::<Vec<_>>());
    Err(TournamentRefusal { touched: touched.to_vec(), ..refusal })
}

impl Match {
    /// That something cannot be done in the phase a match is in, and what can.
    pub(super) fn not_in_that_phase(&self) -> TournamentRefusal {
        let reason = match self.status.phase {
            Phase::Planned => Reason::NotCalled,
            Phase::Called { .. } => Reason::NotBegun,
            Phase::Playing { .. } => Reason::BegunAlready,
            Phase::Reported { .. } => Reason::WaitsForWord,
            Phase::Ended { .. } => Reason::IsOver,
        };
        reason.of("match", self.fixture.id)
    }

    /// Whether two play it, as far as is known.
    pub(super) fn is_to_be_played(&self) -> Result<(), TournamentRefusal> {
        let refused = match self.state {
            MatchState::Ready | MatchState::Played { .. } => return Ok(()),
            MatchState::Waiting => Reason::PlayersUnknown,
            MatchState::Bye { .. } => Reason::IsBye,
            MatchState::Empty | MatchState::NotNeeded => Reason::NotPlayed,
        };
        Err(refused.of("match", self.fixture.id))
    }

    /// The winner's and the loser's points as the sheet has them, the upper line first.
    pub(crate) fn by_chair(&self, winner: EntrantId, [won, lost]: [u32; 2]) -> [u32; 2] {
        if self.seats[0].entrant() == Some(winner) { [won, lost] } else { [lost, won] }
    }

    /// A score, the upper line's points first, has at least those that penalties gave (TRN-12, TRN-21).
    fn counts_given(&self, score: [u32; 2]) -> Result<(), TournamentRefusal> {
        self.counts_points(score, self.status.sides.each_ref().map(|side| side.given))
    }

    /// The same for points that were given in one match of a tie.
    pub(crate) fn counts_points(&self, score: [u32; 2], given: [u32; 2]) -> Result<(), TournamentRefusal> {
        for (at, given) in given.into_iter().enumerate() {
            if let Some(entrant) = self.seats[at].entrant().filter(|_| score[at] < given) {
                return Err(Reason::ScoreBelowGiven.of("entrant", entrant).with("given", given));
            }
        }
        Ok(())
    }
}

impl Report {
    /// Whether it says the same, however it was handed in.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let same_score = match (self.score, other.score) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        };
        self.winner == other.winner
            && same_score
            && (self.kind, self.cube, self.rubber) == (other.kind, other.cube, other.rubber)
    }
}
