//! What the timer does: late places given up, rounds drawn, matches lost by lateness, online matches called, the time for
//! an appeal over.

use tavola_base::Time;

use super::{Judged, TournamentFacts};
use crate::ids::{EntrantId, MatchId};
use crate::stream::agenda::Due;
use crate::stream::entry::EntryState;
use crate::stream::event::{DrawEvent, Happened, MatchEvent, RulingEvent};
use crate::stream::play::{AtTable, Chair, How, Report, Source};
use crate::stream::refusal::Reason;
use crate::stream::settings::LateDisqualifies;
use crate::stream::state::Tournament;

impl Tournament {
    /// When the timer must next ask what is due.
    pub(crate) fn next_deadline(&self) -> Option<Time> {
        if self.stage != crate::stream::view::TournamentStage::Open {
            return None;
        }
        let noted = self.agenda.next().map(|(at, _)| at);
        // What is due at once at the system's own tables has been due since the last act.
        let calls = || self.log.last().filter(|_| !self.calls(1).is_empty()).map(|entry| entry.at);
        let called = if self.is_online() { calls() } else { None };
        [noted, called].into_iter().flatten().min()
    }

    pub(super) fn tick(&self, facts: &TournamentFacts) -> Judged {
        let next = self.agenda.next().filter(|(at, _)| *at <= facts.now);
        let Some((_, due)) = next else { return self.online_calls() };
        match due {
            Due::CutOff(division) => Ok(vec![Happened::Draw(DrawEvent::CutOff { division: division.clone() })]),
            Due::Draw(id) => {
                let division = self.division(id)?;
                let next = self.next_round(division).ok_or(Reason::NothingDue)?;
                Ok(vec![self.draw_round(division, next, facts.seed(self)?)])
            }
            Due::Walkover(id) => self.walkover(*id),
            Due::TooLate(id) => self.too_late(*id, facts),
            Due::AppealOver(ruling) => Ok(vec![Happened::Ruling(RulingEvent::AppealOver { ruling: *ruling })]),
        }
    }

    /// Online a match is called as soon as both can play it.
    fn online_calls(&self) -> Judged {
        let calls = if self.is_online() { self.calls(usize::MAX) } else { Vec::new() };
        let called: Vec<Happened> =
            calls.into_iter().filter_map(|id| self.game(id)).map(|game| self.call(game, None)).collect();
        if called.is_empty() { Err(Reason::NothingDue.into()) } else { Ok(called) }
    }

    /// Whoever has left the tournament loses; their opponent goes on without playing.
    fn walkover(&self, of: MatchId) -> Judged {
        let game = self.known_match(of)?;
        let pair = game.pair().ok_or(Reason::NothingDue)?;
        let is_in = |entrant: &EntrantId| self.entry(*entrant).is_some_and(crate::stream::entry::Entry::is_in);
        let winner = pair.into_iter().find(is_in).unwrap_or(pair[0]);
        let loser = if winner == pair[0] { pair[1] } else { pair[0] };
        let is_disqualified = self.entry(loser).is_some_and(|entry| entry.state == EntryState::Disqualified);
        let how = if is_disqualified { How::Disqualified } else { How::Withdrawn };
        let report = Report { how, ..Report::won_by(winner) };
        Ok(vec![Happened::Match(MatchEvent::Ended { of, report, source: Source::Scoreboard })])
    }

    /// The absent player's penalty has come to more than half of the match, or their clock to nothing (TRN-12, TRN-14). Where
    /// both are missed nobody wins by waiting: the director decides.
    fn too_late(&self, of: MatchId, facts: &TournamentFacts) -> Judged {
        let game = self.known_match(of)?;
        if self.is_tie(of) {
            let report = self.tie_too_late(game, facts.now).ok_or(Reason::NothingDue)?;
            return Ok(self.part_ended(game, report, Source::Scoreboard));
        }
        let pair = game.pair().ok_or(Reason::NothingDue)?;
        let absent = |chair: &Chair| game.status.sides[chair.index()].at_table == AtTable::Absent;
        let gone: Vec<Chair> = Chair::BOTH.into_iter().filter(absent).collect();
        let &[absent] = gone.as_slice() else { return Err(Reason::NothingDue.into()) };
        let winner = pair[absent.other().index()];
        let points = |chair: Chair| game.status.sides[chair.index()].points;
        let (given, _) = self.lateness_cost(game, facts.now);
        let has = (points(absent.other()).saturating_add(given)).min(u32::from(game.status.length));
        let report = Report { score: Some([has, points(absent)]), how: How::Late, ..Report::won_by(winner) };
        let gone = pair[absent.index()];
        let is_in = self.entry(gone).is_some_and(crate::stream::entry::Entry::is_in);
        if self.settings.late_disqualifies == LateDisqualifies::Event && is_in {
            return Ok(self.out_by_lateness(game, gone, facts));
        }
        Ok(vec![Happened::Match(MatchEvent::Ended { of, report, source: Source::Scoreboard })])
    }
}
