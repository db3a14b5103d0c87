//! A tie of the Davis Cup as a match of the event: its five results, its phases, its end (DAV-02, DAV-03).

use super::davis_cup::{DeadRubbers, Rubber, TeamSide, Tie};
use super::division::{Format, Ties};
use super::play::{Chair, How, Report};
use super::refusal::{Reason, TournamentRefusal};
use super::state::{Match, Tournament};

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
            Some(Format::DavisCup { ties: Ties::Group }) => DeadRubbers::Played,
            _ => DeadRubbers::NotPlayed,
        }
    }

    /// Whether a report can be one of this tie.
    pub(super) fn checked_rubber(&self, game: &Match, report: &Report) -> Result<(), TournamentRefusal> {
        let open = Self::tie(game).to_play(self.dead_rubbers(game));
        let names = || open.iter().map(|rubber| name(*rubber)).collect::<Vec<_>>().join(", ");
        let Some(rubber) = report.rubber else {
            return if report.how == How::Forfeited { Ok(()) } else { Err(Reason::RubberMissing.of("open", names())) };
        };
        if report.kind.is_some() || report.cube.is_some() {
            return Err(Reason::ReportMisfit.into());
        }
        if !open.contains(&rubber) {
            return Err(Reason::RubberOrder.of("open", names()));
        }
        let length = u32::from(game.status.length);
        let wrong = |reason: Reason| Err(reason.of("match", game.fixture.id).with("length", length));
        match report.score {
            Some([won, lost]) if won > length || lost > length => wrong(Reason::ScoreTooLong),
            Some([won, _]) if report.how == How::Played && won < length => wrong(Reason::ScoreNotOver),
            Some([_, lost]) if lost >= length => wrong(Reason::ScoreBoth),
            _ => Ok(()),
        }
    }

    /// The tie's result, if `report` ends it.
    pub(super) fn tie_decided(&self, game: &Match, report: &Report) -> Option<Report> {
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

/// The name of a tie's match as written in commands.
const fn name(rubber: Rubber) -> &'static str {
    match rubber {
        Rubber::FirstSecond => "first_second",
        Rubber::SecondFirst => "second_first",
        Rubber::Doubles => "doubles",
        Rubber::Firsts => "firsts",
        Rubber::Seconds => "seconds",
    }
}
