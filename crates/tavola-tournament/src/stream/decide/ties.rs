//! A Davis Cup tie at the tables: its second one, and members of its pairs who are missed or have come (DAV-02, TRN-12).

use super::calls::begins_when_missed;
use super::{Judged, TournamentFacts};
use crate::format::davis_cup::Member;
use crate::ids::{EntrantId, MatchId};
use crate::stream::event::{Happened, MatchEvent};
use crate::stream::play::{PhaseKind, TableNumber};
use crate::stream::refusal::Reason;
use crate::stream::state::Tournament;
use crate::stream::tie_status::MissedMember;
use tavola_base::Millis;

/// A tie waits for its players until it has ended: each of its phases begins anew.
const WAITS: [PhaseKind; 3] = [PhaseKind::Planned, PhaseKind::Called, PhaseKind::Playing];

impl Tournament {
    /// Whether a tie is on at one official table, and needs its second.
    pub(crate) fn lacks_second_table(&self, of: MatchId) -> bool {
        let needs = |game: &&super::Match| {
            let is_waited_for = game.is_on() && game.status.dispute.is_none();
            is_waited_for && game.status.table.is_some() && game.status.tie.second_table.is_none()
        };
        self.is_tie(of) && self.game(of).filter(needs).is_some()
    }

    pub(super) fn second_table(&self, of: MatchId, table: Option<TableNumber>) -> Judged {
        let table = table.ok_or(Reason::NoFreeTable)?;
        let first = self.known_match(of)?.status.table;
        if first == Some(table) {
            return Err(Reason::TableTaken.of("table", table).with("match", of));
        }
        Ok(vec![MatchEvent::SecondTable { of, table }.into()])
    }

    pub(super) fn member_absent(
        &self,
        of: MatchId,
        entrant: EntrantId,
        member: Option<Member>,
        facts: &TournamentFacts,
    ) -> Judged {
        let game = self.phase_of(of, &WAITS)?;
        let chair = self.can_be_missed(game, entrant, facts)?;
        let gone: Vec<Member> = meant(member).filter(|one| !game.status.tie.misses(chair, *one)).collect();
        if gone.is_empty() {
            return Err(Reason::AwayAlready.of("entrant", entrant));
        }
        let missed = gone.into_iter().map(|member| MatchEvent::Missed { of, entrant, member: Some(member) }.into());
        Ok(begins_when_missed(game, facts.now).into_iter().chain(missed).collect())
    }

    /// Members of a pair come: who was missed costs the match that waits for them.
    pub(super) fn member_arrives(
        &self,
        of: MatchId,
        entrant: EntrantId,
        member: Option<Member>,
        facts: &TournamentFacts,
    ) -> Judged {
        let game = self.phase_of(of, &WAITS)?;
        self.for_entrant(game, entrant, facts)?;
        let chair = game.chair(entrant).ok_or_else(|| Reason::NotInMatch.of("entrant", entrant).with("match", of))?;
        let open = self.rubbers_to_play(of);
        let mut tie = game.status.tie.clone();
        let mut came: Vec<Happened> = Vec::new();
        for one in meant(member).filter(|one| game.status.tie.misses(chair, *one)) {
            let waited = |tie: &crate::stream::tie_status::TieStatus| {
                open.iter().copied().filter(|rubber| tie.keeps_waiting(*rubber, chair)).collect::<Vec<_>>()
            };
            let before = waited(&tie);
            tie.missed.retain(|missed| *missed != MissedMember { chair, member: one });
            let after = waited(&tie);
            let rubber = before.into_iter().find(|rubber| !after.contains(rubber));
            let (points, time) = rubber.map_or((0, Millis::ZERO), |_| self.rubber_cost(game, facts.now));
            came.push(MatchEvent::Arrived { of, entrant, points, time, member: Some(one), rubber }.into());
        }
        if came.is_empty() {
            let here = MatchEvent::Arrived { of, entrant, points: 0, time: Millis::ZERO, member, rubber: None };
            came.push(here.into());
        }
        Ok(came)
    }
}

/// One of a pair, or both.
fn meant(member: Option<Member>) -> impl Iterator<Item = Member> {
    Member::BOTH.into_iter().filter(move |one| member.is_none_or(|member| member == *one))
}
