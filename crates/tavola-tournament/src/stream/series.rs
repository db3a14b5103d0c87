//! A best of three as one pairing of the tournament: its matches, their directions, its end (MAT-09).

use serde::{Deserialize, Serialize};

use super::play::{Chair, How, Report};
use super::refusal::{Reason, TournamentRefusal};
use super::state::{Match, Tournament};

/// Whether a pairing is one match or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Series {
    /// One match.
    #[default]
    Single,
    /// Whoever first wins two; the direction of play alternates, in the third it is drawn (MAT-09).
    BestOfThree,
}

/// The matches that win a best of three.
const NEEDED: u32 = 2;

impl Tournament {
    /// Whether a pairing is a best of three.
    pub(crate) fn is_series(&self, game: &Match) -> bool {
        self.division_of(game).is_some_and(|division| division.division.series == Series::BestOfThree)
    }

    /// The result of the whole, if `report` decides it: matches won and lost.
    pub(crate) fn series_decided(&self, game: &Match, report: &Report) -> Option<Report> {
        let winners = || game.status.legs.iter().map(|leg| leg.report.winner).chain([report.winner]);
        let won = |of| u32::try_from(winners().filter(|winner| *winner == of).count()).unwrap_or(0);
        let loser = game.pair()?.into_iter().find(|&other| other != report.winner)?;
        (won(report.winner) >= NEEDED).then(|| Report::scored(report.winner, [NEEDED, won(loser)]))
    }

    /// Whose direction the match after the present one has: the other's in the second, the drawn one's in the third. The
    /// lot is of the key of the pairing's own draw, so that anybody can repeat it.
    pub(crate) fn next_direction(&self, game: &Match) -> Chair {
        let before = game.status.direction.unwrap_or(Chair::First);
        if game.status.legs.is_empty() {
            return before.other();
        }
        let key = self.division_of(game).and_then(|division| division.keys.first());
        key.map_or(before, |drawn| Chair::BOTH[drawn.key.direction(game.fixture.id)])
    }

    /// Whether a corrected result can be that of a whole best of three.
    pub(crate) fn checked_series(&self, game: &Match, report: &Report) -> Result<(), TournamentRefusal> {
        let of = game.fixture.id;
        if game.chair(report.winner).is_none() {
            return Err(Reason::NotInMatch.of("entrant", report.winner).with("match", of));
        }
        if report.kind.is_some() || report.cube.is_some() || report.rubber.is_some() {
            return Err(Reason::ReportMisfit.into());
        }
        let wrong = |reason: Reason| Err(reason.of("match", of).with("length", NEEDED));
        match (report.how, report.score) {
            (_, Some([won, lost])) if won > NEEDED || lost > NEEDED => wrong(Reason::ScoreTooLong),
            (How::Played, Some([won, _])) if won < NEEDED => wrong(Reason::ScoreNotOver),
            (_, Some([_, lost])) if lost >= NEEDED => wrong(Reason::ScoreBoth),
            _ => Ok(()),
        }
    }
}
