//! Matches on their way: calls, arrivals, scores. What a result changes is in `results`.

use crate::stream::event::{MatchEvent, OrderEvent};
use tavola_base::Time;

use crate::ids::{EntrantId, MatchId};
use crate::stream::agenda::Due;
use crate::stream::play::{AtTable, Chair, Dispute, Leg, Phase, RubberTable, SideState, Status, TableNumber};
use crate::stream::state::Tournament;

impl Status {
    /// Called and postponed, it frees its table until it is called again, and nobody is missed before (TRN-13). The
    /// system's own tables are not free for others.
    fn waits_for_its_hour(&mut self) {
        if matches!(self.phase, Phase::Called { .. }) {
            (self.phase, self.table, self.tie.second_table) = (Phase::Planned, None, None);
        }
        self.tie.missed.clear();
        let missed = self.sides.iter_mut().filter(|side| side.at_table == AtTable::Absent);
        missed.for_each(|side| side.at_table = AtTable::Expected);
    }

    /// A part of it is over and nothing of that waits to be confirmed any more; the next part is to be played.
    fn goes_on(&mut self, at: Time) {
        self.dispute = None;
        if matches!(self.phase, Phase::Reported { .. }) {
            self.phase = Phase::Playing { since: at };
        }
    }
}

impl Tournament {
    /// Applies an event about a match.
    pub(super) fn apply_match(&mut self, what: &MatchEvent, at: Time) {
        match what {
            MatchEvent::Scheduled { matches, begins } => {
                for &id in matches {
                    self.forget_call(id);
                    self.change(id, |status| status.scheduled = Some(*begins));
                    self.remember_call(id, at);
                    self.look_at_lateness(id);
                }
            }
            MatchEvent::LatenessSet { matches, lateness } => {
                for &id in matches {
                    self.change(id, |status| status.lateness = *lateness);
                    self.look_at_lateness(id);
                }
            }
            MatchEvent::Called { of, table, length, second, .. } => self.called(*of, [*table, *second], *length, at),
            MatchEvent::SecondTable { of, table } => {
                self.change(*of, |status| status.tie.second_table = Some(*table));
            }
            MatchEvent::Missed { of, entrant, member } if self.is_tie(*of) => {
                self.member_missed(*of, *entrant, *member)
            }
            MatchEvent::Arrived { of, entrant, points, time, member, rubber } if self.is_tie(*of) => {
                self.member_came(*of, *entrant, *member, at);
                self.cost_in_rubber(*of, *entrant, *rubber, (*points, *time));
            }
            MatchEvent::Missed { of, entrant, .. } => self.side(*of, *entrant, |side| side.at_table = AtTable::Absent),
            MatchEvent::Arrived { of, entrant, points, time, .. } => {
                self.side(*of, *entrant, |side| {
                    side.at_table = AtTable::Here { at };
                    side.time_lost += *time;
                });
                self.give_points(*of, *entrant, *points);
            }
            MatchEvent::Postponed { of, until } => {
                self.forget_call(*of);
                self.change(*of, |status| (status.scheduled, status.postponed) = (Some(*until), true));
                if !self.is_online() {
                    self.change(*of, Status::waits_for_its_hour);
                }
                self.remember_call(*of, at);
                self.look_at_lateness(*of);
            }
            MatchEvent::Started { of } => self.change(*of, |status| {
                status.phase = Phase::Playing { since: at };
                status.began = Some(at);
            }),
            MatchEvent::TableMade { of, table, rubber: None } => {
                self.change(*of, |status| status.online = Some(table.clone()));
            }
            MatchEvent::TableMade { of, table, rubber: Some(rubber) } => self.change(*of, |status| {
                status.rubber_tables.retain(|known| known.rubber != *rubber);
                status.rubber_tables.push(RubberTable { rubber: *rubber, table: table.clone() });
            }),
            MatchEvent::Scored { of, score } => self.set_score(*of, *score),
            MatchEvent::BreakTaken { of, entrant } => self.side(*of, *entrant, |side| {
                side.breaks += 1;
                side.at_table = AtTable::OnBreak { since: at };
            }),
            MatchEvent::LeftRoom { of, entrant } => {
                self.side(*of, *entrant, |side| side.at_table = AtTable::Away { since: at });
            }
            MatchEvent::Returned { of, entrant, .. } => {
                self.side(*of, *entrant, |side| side.at_table = AtTable::Here { at });
            }
            MatchEvent::Reported { of, report, entrant } => {
                let phase = Phase::Reported { report: report.clone(), by: *entrant, at };
                self.forget_call(*of);
                self.change(*of, |status| status.phase = phase);
            }
            MatchEvent::RubberEnded { of, report } => {
                self.begin(*of, at);
                self.change(*of, |status| {
                    status.rubbers.push(report.clone());
                    status.goes_on(at);
                });
                self.rubber_ended(*of, report, at);
            }
            MatchEvent::RubberCorrected { of, report } => self.change(*of, |status| {
                let of_it = status.rubbers.iter_mut().filter(|known| known.rubber == report.rubber);
                of_it.for_each(|known| known.clone_from(report));
            }),
            MatchEvent::LegEnded { of, report, direction } => {
                self.begin(*of, at);
                self.change(*of, |status| {
                    let played = status.direction.replace(*direction).unwrap_or(Chair::First);
                    let table = status.online.take();
                    status.legs.push(Leg { report: report.clone(), direction: played, at, table });
                    status.sides.iter_mut().for_each(|side| (side.points, side.given) = (0, 0));
                    status.goes_on(at);
                });
            }
            MatchEvent::Ended { of, report, source } => {
                let phase = Phase::Ended { report: report.clone(), source: source.clone(), at };
                self.end(*of, report, phase, at);
            }
            MatchEvent::Corrected { of, report, touched } => {
                self.take_away(touched, at);
                let source = crate::stream::play::Source::Director;
                let phase = Phase::Ended { report: report.clone(), source, at };
                self.end(*of, report, phase, at);
                self.look_for_draw_after(*of, at);
            }
            MatchEvent::Reopened { of, touched } => {
                self.take_away(touched, at);
                self.reopen(*of, at);
                self.look_for_draw_after(*of, at);
            }
        }
    }

    /// Disputes and what directors order.
    pub(super) fn apply_order(&mut self, what: &OrderEvent, at: Time) {
        match what {
            OrderEvent::Disputed { of, text, other } => {
                let by = self.log.last().and_then(|entry| entry.by.clone());
                let dispute = Dispute { text: text.clone(), by, at, other: other.clone() };
                self.change(*of, |status| status.dispute = Some(dispute));
            }
            OrderEvent::IllegalPlay { of, entrant, count } => {
                self.side(*of, *entrant, |side| side.illegal_plays = *count);
            }
            OrderEvent::ClockOrdered { of, clock } => self.change(*of, |status| status.clock = Some(*clock)),
            OrderEvent::LengthSet { of, length, score } => {
                self.change(*of, |status| status.length = *length);
                self.set_score(*of, *score);
            }
            OrderEvent::DiceMixed { of, .. } => self.change(*of, |status| status.dice_mixed += 1),
            OrderEvent::RefereeNamed { of, name } => self.change(*of, |status| status.referee.clone_from(name)),
            OrderEvent::RecordingOrdered { of } => self.change(*of, |status| status.recorded = true),
            OrderEvent::EquipmentReplaced { .. } => {}
        }
    }

    pub(super) fn change(&mut self, id: MatchId, how: impl FnOnce(&mut Status)) {
        if let Some(game) = self.game_mut(id) {
            how(&mut game.status);
        }
    }

    pub(super) fn side(&mut self, id: MatchId, entrant: EntrantId, how: impl FnOnce(&mut SideState)) {
        if let Some(game) = self.game_mut(id)
            && let Some(chair) = game.chair(entrant)
        {
            how(&mut game.status.sides[chair.index()]);
        }
    }

    /// The opponent of `entrant` is given points.
    pub(super) fn give_points(&mut self, id: MatchId, entrant: EntrantId, points: u32) {
        if let Some(game) = self.game_mut(id)
            && let Some(chair) = game.chair(entrant)
        {
            let other = &mut game.status.sides[chair.other().index()];
            other.points = other.points.saturating_add(points);
            other.given = other.given.saturating_add(points);
        }
    }

    pub(super) fn set_score(&mut self, id: MatchId, score: [u32; 2]) {
        self.change(id, |status| {
            for (side, points) in status.sides.iter_mut().zip(score) {
                side.points = points;
            }
        });
    }

    fn called(&mut self, id: MatchId, [table, second]: [Option<TableNumber>; 2], length: u8, at: Time) {
        self.forget_call(id);
        self.change(id, |status| {
            status.phase = Phase::Called { at };
            (status.table, status.tie.second_table) = (table, second);
            status.length = length;
            status.scheduled.get_or_insert(at);
        });
    }

    /// A part of it is over, so it has begun, though nobody said so; unless its players are called elsewhere by now.
    fn begin(&mut self, id: MatchId, at: Time) {
        if self.game(id).is_none_or(|game| game.status.phase.has_begun()) {
            return;
        }
        self.forget_call(id);
        self.change(id, |status| {
            status.phase = Phase::Playing { since: at };
            status.began.get_or_insert(at);
        });
        self.sit_down_again(id);
        self.remember_call(id, at);
    }

    /// When an absent player has lost their match by lateness is noted for the timer.
    pub(crate) fn look_at_lateness(&mut self, id: MatchId) {
        let at = self.game(id).and_then(|game| {
            if self.is_tie(id) {
                return self.tie_late_at(game);
            }
            let is_waited_for = matches!(game.status.phase, Phase::Called { .. } | Phase::Planned) && game.is_ready();
            let chairs = Chair::BOTH.into_iter();
            let absent = chairs.filter(|chair| game.status.sides[chair.index()].at_table == AtTable::Absent);
            (is_waited_for && absent.count() == 1).then(|| self.too_late_at(game)).flatten()
        });
        match at {
            Some(at) => self.agenda.set(Due::TooLate(id), at),
            None => self.agenda.clear(&Due::TooLate(id)),
        }
    }
}
