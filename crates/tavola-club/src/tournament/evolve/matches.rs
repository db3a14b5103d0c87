//! Matches on their way: calls, arrivals, scores, results, corrections.

use crate::Time;
use crate::tournament::agenda::Due;
use crate::tournament::bracket::Outcome;
use crate::tournament::event::{Fate, Happened, Touched};
use crate::tournament::ids::{EntrantId, MatchId};
use crate::tournament::play::{AtTable, Chair, Dispute, Leg, Phase, Report, RubberTable, SideState, Status};
use crate::tournament::state::Tournament;

impl Status {
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
    pub(super) fn apply_match(&mut self, what: &Happened, at: Time) {
        match what {
            Happened::Scheduled { matches, begins } => {
                for &id in matches {
                    self.forget_call(id);
                    self.change(id, |status| status.scheduled = Some(*begins));
                    self.remember_call(id, at);
                    self.look_at_lateness(id);
                }
            }
            Happened::Called { of, table, length, .. } => self.called(*of, *table, *length, at),
            Happened::Missed { of, entrant } => self.side(*of, *entrant, |side| side.at_table = AtTable::Absent),
            Happened::Arrived { of, entrant, points, time } => {
                self.side(*of, *entrant, |side| {
                    side.at_table = AtTable::Here { at };
                    side.time_lost += *time;
                });
                self.give_points(*of, *entrant, *points);
            }
            Happened::Postponed { of, until } => {
                self.forget_call(*of);
                self.change(*of, |status| (status.scheduled, status.postponed) = (Some(*until), true));
                self.remember_call(*of, at);
            }
            Happened::Started { of } => self.change(*of, |status| {
                status.phase = Phase::Playing { since: at };
                status.began = Some(at);
            }),
            Happened::TableMade { of, table, rubber: None } => {
                self.change(*of, |status| status.online = Some(table.clone()));
            }
            Happened::TableMade { of, table, rubber: Some(rubber) } => self.change(*of, |status| {
                status.rubber_tables.retain(|known| known.rubber != *rubber);
                status.rubber_tables.push(RubberTable { rubber: *rubber, table: table.clone() });
            }),
            Happened::Scored { of, score } => self.set_score(*of, *score),
            Happened::BreakTaken { of, entrant } => self.side(*of, *entrant, |side| {
                side.breaks += 1;
                side.at_table = AtTable::OnBreak { since: at };
            }),
            Happened::LeftRoom { of, entrant } => {
                self.side(*of, *entrant, |side| side.at_table = AtTable::Away { since: at });
            }
            Happened::Returned { of, entrant, .. } => {
                self.side(*of, *entrant, |side| side.at_table = AtTable::Here { at });
            }
            Happened::Reported { of, report, entrant } => {
                let phase = Phase::Reported { report: report.clone(), by: *entrant, at };
                self.change(*of, |status| status.phase = phase);
            }
            Happened::RubberEnded { of, report } => {
                self.begin(*of, at);
                self.change(*of, |status| {
                    status.rubbers.push(report.clone());
                    status.goes_on(at);
                });
            }
            Happened::RubberCorrected { of, report } => self.change(*of, |status| {
                let of_it = status.rubbers.iter_mut().filter(|known| known.rubber == report.rubber);
                of_it.for_each(|known| known.clone_from(report));
            }),
            Happened::LegEnded { of, report, direction } => {
                self.begin(*of, at);
                self.change(*of, |status| {
                    let played = status.direction.replace(*direction).unwrap_or(Chair::First);
                    let table = status.online.take();
                    status.legs.push(Leg { report: report.clone(), direction: played, at, table });
                    status.sides.iter_mut().for_each(|side| (side.points, side.given) = (0, 0));
                    status.goes_on(at);
                });
            }
            Happened::Ended { of, report, source } => {
                let phase = Phase::Ended { report: report.clone(), source: source.clone(), at };
                self.end(*of, report, phase, at);
            }
            Happened::Corrected { of, report, touched } => {
                self.take_away(touched, at);
                let source = crate::tournament::play::Source::Director;
                let phase = Phase::Ended { report: report.clone(), source, at };
                self.end(*of, report, phase, at);
                self.look_for_draw_after(*of, at);
            }
            Happened::Reopened { of, touched } => {
                self.take_away(touched, at);
                self.reopen(*of, at);
                self.look_for_draw_after(*of, at);
            }
            _ => self.apply_disorder(what, at),
        }
        if let Some(id) = what.subject().0 {
            self.look_at_lateness(id);
        }
    }

    /// Disputes and what directors order.
    fn apply_disorder(&mut self, what: &Happened, at: Time) {
        match what {
            Happened::Disputed { of, text, other } => {
                let by = self.log.last().and_then(|entry| entry.by.clone());
                let dispute = Dispute { text: text.clone(), by, at, other: other.clone() };
                self.change(*of, |status| status.dispute = Some(dispute));
            }
            Happened::IllegalPlay { of, entrant, count } => {
                self.side(*of, *entrant, |side| side.illegal_plays = *count);
            }
            Happened::ClockOrdered { of, clock } => self.change(*of, |status| status.clock = Some(*clock)),
            Happened::LengthSet { of, length, score } => {
                self.change(*of, |status| status.length = *length);
                self.set_score(*of, *score);
            }
            Happened::DiceMixed { of, .. } => self.change(*of, |status| status.dice_mixed += 1),
            Happened::RecordingOrdered { of } => self.change(*of, |status| status.recorded = true),
            _ => {}
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

    fn set_score(&mut self, id: MatchId, score: [u32; 2]) {
        self.change(id, |status| {
            for (side, points) in status.sides.iter_mut().zip(score) {
                side.points = points;
            }
        });
    }

    fn called(&mut self, id: MatchId, table: Option<crate::tournament::play::TableNumber>, length: u8, at: Time) {
        self.forget_call(id);
        self.change(id, |status| {
            status.phase = Phase::Called { at };
            status.table = table;
            status.length = length;
            status.scheduled.get_or_insert(at);
        });
        self.occupy(id);
    }

    /// A part of it is over, so it has begun, though nobody said so.
    fn begin(&mut self, id: MatchId, at: Time) {
        let Some(game) = self.game(id).filter(|game| !game.status.phase.has_begun()) else { return };
        let is_new = !game.is_on();
        self.forget_call(id);
        self.change(id, |status| {
            status.phase = Phase::Playing { since: at };
            status.began.get_or_insert(at);
        });
        if is_new {
            self.occupy(id);
        }
    }

    /// Its players and its table are taken.
    fn occupy(&mut self, id: MatchId) {
        let Some(game) = self.game(id) else { return };
        let (pair, table) = (game.pair(), game.status.table);
        if let Some(table) = table {
            self.at_table.insert(table, id);
        }
        for entrant in pair.into_iter().flatten() {
            *self.busy.entry(entrant).or_default() += 1;
        }
    }

    /// Its players and its table are free again.
    fn vacate(&mut self, id: MatchId) {
        let Some(game) = self.game(id).filter(|game| game.is_on()) else { return };
        let (pair, table) = (game.pair(), game.status.table);
        if let Some(table) = table.filter(|table| self.at_table.get(table) == Some(&id)) {
            self.at_table.remove(&table);
        }
        for entrant in pair.into_iter().flatten() {
            if let Some(many) = self.busy.get_mut(&entrant) {
                *many = many.saturating_sub(1);
                if *many == 0 {
                    self.busy.remove(&entrant);
                }
            }
        }
    }

    /// A result comes onto the bracket, whatever stood there.
    fn end(&mut self, id: MatchId, report: &Report, phase: Phase, at: Time) {
        self.vacate(id);
        self.forget_call(id);
        let winner = report.winner;
        let outcome = if report.how.is_out() { Outcome::WonOpponentOut { winner } } else { Outcome::Won { winner } };
        if let Some(game) = self.game_mut(id) {
            let stood = *game.stood.get_or_insert(game.status.sides.map(|side| side.points));
            let score = report.score.map_or(stood, |score| game.by_chair(winner, score));
            game.status.phase = phase;
            game.status.dispute = None;
            game.status.sides.iter_mut().zip(score).for_each(|(side, points)| side.points = points);
        }
        self.set_outcome(id, Some(outcome), at);
    }

    fn set_outcome(&mut self, id: MatchId, outcome: Option<Outcome>, at: Time) {
        let Some(division) = self.game(id).map(|game| game.division.clone()) else { return };
        if let Some(known) = self.divisions.get_mut(&division) {
            match outcome {
                Some(outcome) => known.results.insert(id, outcome),
                None => known.results.remove(&id),
            };
        }
        self.settle([id], at);
    }

    /// A match without its result: as it was before it had one.
    fn reopen(&mut self, id: MatchId, at: Time) {
        let has_begun = self.game(id).is_some_and(|game| game.status.began.is_some());
        self.change(id, |status| {
            status.phase = if has_begun { Phase::Playing { since: at } } else { Phase::Planned };
            status.table = None;
        });
        if let Some(stood) = self.game_mut(id).and_then(|game| game.stood.take()) {
            self.set_score(id, stood);
        }
        if has_begun {
            self.occupy(id);
        }
        self.set_outcome(id, None, at);
        self.remember_call(id, at);
    }

    /// A match goes back to what it was, its result gone if it had none.
    pub(super) fn restore(&mut self, id: MatchId, before: Status, at: Time) {
        self.vacate(id);
        self.forget_call(id);
        let had_result = matches!(before.phase, Phase::Ended { .. });
        self.change(id, |status| *status = before);
        if !had_result {
            self.forget_stood(id);
        }
        if self.game(id).is_some_and(crate::tournament::state::Match::is_on) {
            self.occupy(id);
        }
        if !had_result {
            self.set_outcome(id, None, at);
        }
        self.remember_call(id, at);
        self.look_at_lateness(id);
    }

    fn forget_stood(&mut self, id: MatchId) {
        if let Some(game) = self.game_mut(id) {
            game.stood = None;
        }
    }

    /// What a correction does to the matches after it, before their players change.
    fn take_away(&mut self, touched: &[Touched], at: Time) {
        for Touched { of, fate } in touched {
            match fate {
                Fate::Unaffected => {}
                Fate::RePaired | Fate::Annulled | Fate::ToBeReplayed => {
                    self.vacate(*of);
                    self.forget_call(*of);
                    self.forget_stood(*of);
                    self.change(*of, |status| {
                        let (length, clock) = (status.length, status.clock);
                        let direction = status.direction.map(|_| Chair::First);
                        *status = Status { length, clock, direction, ..Status::default() };
                    });
                    self.set_outcome(*of, None, at);
                    self.remember_call(*of, at);
                }
                Fate::Redrawn => self.remove_match(*of),
            }
        }
    }

    /// A correction may have taken a round away that is to be drawn anew, or have made one impossible.
    fn look_for_draw_after(&mut self, of: MatchId, at: Time) {
        if let Some(division) = self.game(of).map(|game| game.division.clone()) {
            self.look_for_draw(&division, at);
        }
    }

    /// A match of a round that is drawn anew goes.
    fn remove_match(&mut self, id: MatchId) {
        self.vacate(id);
        self.forget_call(id);
        self.agenda.clear(&Due::TooLate(id));
        let Some(game) = self.game_mut(id) else { return };
        game.is_gone = true;
        let (division, key, was_open) =
            (game.division.clone(), (game.fixture.stage, game.fixture.round), game.is_undecided());
        let Some(known) = self.divisions.get_mut(&division) else { return };
        known.bracket.remove(|fixture| fixture.id == id);
        known.results.remove(&id);
        if was_open && let Some(open) = known.undecided.get_mut(&key) {
            *open = open.saturating_sub(1);
        }
        let stage = key.0;
        let last = known.bracket.fixtures().iter().filter(|f| f.stage == stage).map(|f| f.round).max();
        match last {
            Some(last) => known.last_round.insert(stage, last),
            None => known.last_round.remove(&stage),
        };
    }

    /// When an absent player has lost his match by lateness is noted for the timer.
    pub(super) fn look_at_lateness(&mut self, id: MatchId) {
        let at = self.game(id).and_then(|game| {
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
