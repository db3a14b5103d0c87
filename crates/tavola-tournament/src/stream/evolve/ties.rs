//! What happens to the people of a Davis Cup tie: missed, come, their matches over (DAV-02, TRN-12). Whoever plays in
//! another's place, there or in any match, has not been missed.

use tavola_base::{Millis, Time};

use crate::format::davis_cup::{Member, Rubber};
use crate::ids::{EntrantId, MatchId};
use crate::stream::entry::Person;
use crate::stream::play::{AtTable, Chair, How, Report};
use crate::stream::state::{Match, Tournament};
use crate::stream::tie_status::{LateInRubber, MissedMember};
use crate::stream::undo::Absence;

impl Tournament {
    /// One of a pair, or all of it, is missed.
    pub(super) fn member_missed(&mut self, id: MatchId, entrant: EntrantId, member: Option<Member>) {
        let Some(chair) = self.game(id).and_then(|game| game.chair(entrant)) else { return };
        self.change(id, |status| {
            let gone = Member::BOTH.into_iter().filter(|one| member.is_none_or(|member| member == *one));
            status.tie.missed.extend(gone.map(|member| MissedMember { chair, member }));
            status.tie.missed.sort_unstable();
            status.tie.missed.dedup();
            if status.tie.misses_all(chair) {
                status.sides[chair.index()].at_table = AtTable::Absent;
            }
        });
    }

    /// One of a pair, or all of it, has come.
    pub(super) fn member_came(&mut self, id: MatchId, entrant: EntrantId, member: Option<Member>, at: Time) {
        let Some(chair) = self.game(id).and_then(|game| game.chair(entrant)) else { return };
        self.change(id, |status| {
            let has_come = |one: &MissedMember| one.chair == chair && member.is_none_or(|member| member == one.member);
            status.tie.missed.retain(|one| !has_come(one));
            let all_here = status.tie.missed.iter().all(|one| one.chair != chair);
            status.sides[chair.index()].at_table = if all_here { AtTable::Here { at } } else { AtTable::Expected };
        });
    }

    /// Where those are missed who make room for these people of their entry.
    pub(crate) fn absences(&self, entrant: EntrantId, people: &[Person]) -> Vec<Absence> {
        let Some(entry) = self.entry(entrant) else { return Vec::new() };
        let is_replaced = |member: &Member| entry.people.get(member.index()) != people.get(member.index());
        let replaced: Vec<Member> = Member::BOTH.into_iter().filter(is_replaced).collect();
        let absence = |game: &Match| {
            let (of, chair) = (game.fixture.id, game.chair(entrant)?);
            if self.is_tie(of) {
                let is_missed = |member: &Member| game.status.tie.misses(chair, *member);
                let members: Vec<Member> = replaced.iter().copied().filter(is_missed).collect();
                return (!members.is_empty()).then_some(Absence { of, members });
            }
            let is_missed = game.status.sides[chair.index()].at_table == AtTable::Absent;
            is_missed.then_some(Absence { of, members: Vec::new() })
        };
        self.matches.iter().filter(|game| !game.is_gone).filter_map(absence).collect()
    }

    /// Those who were missed there play no more for their entry.
    pub(super) fn nobody_missed(&mut self, entrant: EntrantId, absences: &[Absence]) {
        for Absence { of, members } in absences {
            let Some(chair) = self.game(*of).and_then(|game| game.chair(entrant)) else { continue };
            self.change(*of, |status| {
                status.tie.missed.retain(|one| one.chair != chair || !members.contains(&one.member));
                status.sides[chair.index()].at_table = AtTable::Expected;
            });
            self.look_at_lateness(*of);
        }
    }

    /// Those who were missed there play for their entry again, and are missed unless somebody has said otherwise since.
    pub(super) fn missed_again(&mut self, entrant: EntrantId, absences: &[Absence]) {
        for Absence { of, members } in absences {
            let Some(chair) = self.game(*of).and_then(|game| game.chair(entrant)) else { continue };
            let is_expected =
                self.game(*of).is_some_and(|game| game.status.sides[chair.index()].at_table == AtTable::Expected);
            if !is_expected {
                continue;
            }
            if members.is_empty() {
                self.side(*of, entrant, |side| side.at_table = AtTable::Absent);
            }
            members.iter().for_each(|member| self.member_missed(*of, entrant, Some(*member)));
            self.look_at_lateness(*of);
        }
    }

    /// What somebody's lateness has cost in one match of a tie.
    pub(super) fn cost_in_rubber(
        &mut self,
        id: MatchId,
        entrant: EntrantId,
        rubber: Option<Rubber>,
        (points, time): (u32, Millis),
    ) {
        let Some(chair) = self.game(id).and_then(|game| game.chair(entrant)) else { return };
        match rubber {
            Some(rubber) if points > 0 || !time.is_zero() => {
                let late = LateInRubber { rubber, chair, points, time };
                self.change(id, |status| status.tie.late.push(late));
            }
            Some(_) => {}
            None => {
                // As it was stored before lateness was one of the tie's matches.
                self.side(id, entrant, |side| side.time_lost += time);
                self.give_points(id, entrant, points);
            }
        }
    }

    /// A match of a tie is over: whoever has played it is there, and with the last of a phase the next begins.
    pub(super) fn rubber_ended(&mut self, id: MatchId, report: &Report, at: Time) {
        let Some(rubber) = report.rubber else { return };
        let before = rubber.phase();
        let next = self.rubbers_to_play(id).first().map(|rubber| rubber.phase());
        let is_played = matches!(report.how, How::Played | How::Resigned | How::Flag);
        self.change(id, |status| {
            if is_played {
                let tie = status.tie.clone();
                for chair in Chair::BOTH.into_iter().filter(|&chair| tie.keeps_waiting(rubber, chair)) {
                    let members = rubber.members()[chair.index()];
                    status.tie.missed.retain(|one| one.chair != chair || !members.contains(&one.member));
                }
            }
            for chair in Chair::BOTH {
                let side = &mut status.sides[chair.index()];
                if side.at_table == AtTable::Absent && !status.tie.misses_all(chair) {
                    side.at_table = AtTable::Expected;
                }
            }
            if next != Some(before) {
                status.tie.phase_since = Some(at);
            }
        });
    }
}
