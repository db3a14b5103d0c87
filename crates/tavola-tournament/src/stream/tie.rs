//! A tie of the Davis Cup as a match of the tournament: its five results, its phases, its end (DAV-02, DAV-03).

use super::decide::{Judged, accepted};
use super::division::{Format, Ties};
use super::event::Happened;
use super::play::{Chair, How, Phase, Report, Source};
use super::refusal::{Reason, Term, TournamentRefusal};
use super::state::{Match, Tournament};
use crate::format::davis_cup::{DeadRubbers, Rubber, TeamSide, Tie};
use crate::ids::MatchId;
use crate::stream::event::MatchEvent;

impl Tournament {
    /// The results of a tie so far.
    fn tie(game: &Match) -> Tie {
        let mut tie = Tie::default();
        for report in &game.status.rubbers {
            if let (Some(rubber), Some(chair)) = (report.rubber, game.chair(report.winner)) {
                tie.note(rubber, side(chair));
            }
        }
        tie
    }

    /// Whether all five are played, whatever the first ones decide.
    fn dead_rubbers(&self, game: &Match) -> DeadRubbers {
        match self.division_of(game).map(|division| &division.division.format) {
            Some(Format::DavisCup { dead: Some(dead), .. }) => *dead,
            Some(Format::DavisCup { ties: Ties::Group, .. }) => DeadRubbers::Played,
            Some(
                Format::KnockOut { .. }
                | Format::DoubleElimination { .. }
                | Format::Lives { .. }
                | Format::Swiss { .. }
                | Format::RoundRobin { .. }
                | Format::Swing { .. }
                | Format::DavisCup { .. },
            )
            | None => DeadRubbers::NotPlayed,
        }
    }

    /// Whether a report can be one of this tie.
    pub(crate) fn checked_rubber(&self, game: &Match, report: &Report) -> Result<(), TournamentRefusal> {
        let open = Self::tie(game).to_play(self.dead_rubbers(game));
        let Some(rubber) = report.rubber else {
            return if report.how == How::Forfeited {
                Ok(())
            } else {
                Err(Reason::RubberMissing.of("open", words(open)))
            };
        };
        if !open.contains(&rubber) {
            return Err(self.not_this_rubber(game));
        }
        self.checked_rubber_score(game, report)
    }

    /// Whether a report can be that of a match of this tie, whichever.
    fn checked_rubber_score(&self, game: &Match, report: &Report) -> Result<(), TournamentRefusal> {
        if game.chair(report.winner).is_none() {
            return Err(Reason::NotInMatch.of("entrant", report.winner).with("match", game.fixture.id));
        }
        if report.kind.is_some() || report.cube.is_some() {
            return Err(Reason::ReportMisfit.into());
        }
        let length = u32::from(game.status.length);
        let wrong = |reason: Reason| Err(reason.of("match", game.fixture.id).with("length", length));
        match report.score {
            Some([won, lost]) if won > length || lost > length => wrong(Reason::ScoreTooLong),
            Some([won, _]) if report.how == How::Played && won < length => wrong(Reason::ScoreNotOver),
            Some([_, lost]) if lost >= length => wrong(Reason::ScoreBoth),
            Some(score) if report.how == How::Played => {
                let given = report.rubber.map_or([0; 2], |rubber| game.status.tie.given_in(rubber));
                game.counts_points(game.by_chair(report.winner, score), given)
            }
            _ => Ok(()),
        }
    }

    /// The tie's result, if `report` ends it.
    pub(crate) fn tie_decided(&self, game: &Match, report: &Report) -> Option<Report> {
        let mut tie = Self::tie(game);
        tie.note(report.rubber?, side(game.chair(report.winner)?));
        let winner = tie.over(self.dead_rubbers(game))?;
        let count = |side| u32::try_from(tie.won(side)).unwrap_or(u32::MAX);
        let [first, second] = game.pair()?;
        Some(match winner {
            TeamSide::A => Report::scored(first, [count(TeamSide::A), count(TeamSide::B)]),
            TeamSide::B => Report::scored(second, [count(TeamSide::B), count(TeamSide::A)]),
        })
    }
}

const fn side(chair: Chair) -> TeamSide {
    match chair {
        Chair::First => TeamSide::A,
        Chair::Second => TeamSide::B,
    }
}

impl Tournament {
    /// The matches of a tie that are to be played now; none if it is no tie, or over.
    #[must_use]
    pub fn rubbers_to_play(&self, of: MatchId) -> Vec<Rubber> {
        let is_tie = |game: &&Match| {
            let format = self.division_of(game).map(|division| &division.division.format);
            matches!(format, Some(Format::DavisCup { .. })) && game.is_ready()
        };
        let game = self.game(of).filter(is_tie);
        game.map_or_else(Vec::new, |game| Self::tie(game).to_play(self.dead_rubbers(game)))
    }

    /// The refusal of a match of a tie that is not to be played now.
    pub(crate) fn not_this_rubber(&self, game: &Match) -> TournamentRefusal {
        let open = Self::tie(game).to_play(self.dead_rubbers(game));
        if open.is_empty() { Reason::TieDecided.into() } else { Reason::RubberOrder.of("open", words(open)) }
    }

    /// The result of one of a tie's matches is corrected; the tie ends, goes on, or ends otherwise with it (TRN-18).
    pub(crate) fn correct_rubber(&self, game: &Match, report: Report, accepting: &[MatchId]) -> Judged {
        let of = game.fixture.id;
        let known = game.status.rubbers.iter().find(|known| known.rubber == report.rubber);
        let known = known.ok_or_else(|| Reason::NoResult.of("match", of))?;
        if known.is_same(&report) {
            return Err(Reason::SameResult.into());
        }
        self.checked_rubber_score(game, &report)?;
        let decided = self.tie_decided(game, &report);
        let corrected = Happened::Match(MatchEvent::RubberCorrected { of, report });
        let ended = match &game.status.phase {
            Phase::Ended { report, .. } => Some(report),
            Phase::Planned | Phase::Called { .. } | Phase::Playing { .. } | Phase::Reported { .. } => None,
        };
        let follows = match (ended, decided) {
            (None, None) => None,
            (None, Some(report)) => Some(Happened::Match(MatchEvent::Ended { of, report, source: Source::Director })),
            (Some(before), Some(after)) if before.is_same(&after) => None,
            (Some(_), Some(after)) => {
                let touched = self.correction(of, Some(&after));
                accepted(&touched, accepting)?;
                Some(Happened::Match(MatchEvent::Corrected { of, report: after, touched }))
            }
            (Some(_), None) => {
                let touched = self.correction(of, None);
                accepted(&touched, accepting)?;
                Some(Happened::Match(MatchEvent::Reopened { of, touched }))
            }
        };
        Ok(std::iter::once(corrected).chain(follows).collect())
    }
}

/// The names of a tie's matches as written in commands.
fn words(rubbers: Vec<Rubber>) -> Vec<Term> {
    let word = |rubber| match rubber {
        Rubber::FirstSecond => Term::FirstSecond,
        Rubber::SecondFirst => Term::SecondFirst,
        Rubber::Doubles => Term::Doubles,
        Rubber::Firsts => Term::Firsts,
        Rubber::Seconds => Term::Seconds,
    };
    rubbers.into_iter().map(word).collect()
}
