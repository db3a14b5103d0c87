//! Results that come onto the bracket, are corrected or taken back, and what that does to the matches after them.

use tavola_base::Time;

use crate::format::bracket::Outcome;
use crate::ids::MatchId;
use crate::stream::agenda::Due;
use crate::stream::event::{Fate, Touched};
use crate::stream::play::{Chair, Phase, Report, Status, TableNumber};
use crate::stream::state::Tournament;

impl Tournament {
    /// A result comes onto the bracket, whatever stood there.
    pub(super) fn end(&mut self, id: MatchId, report: &Report, phase: Phase, at: Time) {
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

    /// A match without its result: as it was before it had one. One that has none stays as it is.
    pub(super) fn reopen(&mut self, id: MatchId, at: Time) {
        if self.game(id).is_none_or(|game| !matches!(game.status.phase, Phase::Ended { .. })) {
            return;
        }
        self.change(id, |status| {
            status.phase = if status.began.is_some() { Phase::Playing { since: at } } else { Phase::Planned };
            (status.table, status.tie.second_table) = (None, None);
        });
        if let Some(stood) = self.game_mut(id).and_then(|game| game.stood.take()) {
            self.set_score(id, stood);
        }
        self.set_outcome(id, None, at);
        self.sit_down_again(id);
        self.remember_call(id, at);
    }

    /// A match goes back to what it was, its result gone if it had none.
    pub(super) fn restore(&mut self, id: MatchId, before: Status, at: Time) {
        self.forget_call(id);
        let had_result = matches!(before.phase, Phase::Ended { .. });
        self.change(id, |status| *status = before);
        if !had_result {
            self.forget_stood(id);
            self.set_outcome(id, None, at);
            self.sit_down_again(id);
        }
        self.remember_call(id, at);
        self.look_at_lateness(id);
        self.look_for_draw_after(id, at);
    }

    /// A match that is on once more takes its table and its players only if no other has taken them meanwhile: without
    /// its table it goes on at none, without its players it waits to be called.
    pub(super) fn sit_down_again(&mut self, id: MatchId) {
        let Some(game) = self.game(id).filter(|game| game.is_on()) else { return };
        let taken = self.taken_beside(id);
        let still = |table: &TableNumber| self.is_free_table(*table, &taken);
        let tables = game.status.official_tables().filter(still).collect::<Vec<_>>();
        let has_players = self.is_free_to_play(game, &taken);
        self.change(id, |status| {
            if !has_players {
                status.phase = Phase::Planned;
            }
            let mut tables = tables.into_iter().filter(|_| has_players);
            (status.table, status.tie.second_table) = (tables.next(), tables.next());
        });
    }

    fn forget_stood(&mut self, id: MatchId) {
        if let Some(game) = self.game_mut(id) {
            game.stood = None;
        }
    }

    /// What a correction does to the matches after it, before their players change.
    pub(super) fn take_away(&mut self, touched: &[Touched], at: Time) {
        for Touched { of, fate } in touched {
            match fate {
                Fate::Unaffected => {}
                Fate::Annulled | Fate::ToBeReplayed => self.begin_anew(*of, at),
                Fate::RePaired => {
                    // Whoever meets there: its hour stands.
                    let hour = self.game(*of).map(|game| (game.status.scheduled, game.status.postponed));
                    self.begin_anew(*of, at);
                    self.forget_call(*of);
                    self.change(*of, |status| (status.scheduled, status.postponed) = hour.unwrap_or_default());
                    self.remember_call(*of, at);
                    self.look_at_lateness(*of);
                }
                Fate::Redrawn => self.remove_match(*of),
            }
        }
    }

    /// Nothing of what has happened at a match counts any more.
    fn begin_anew(&mut self, id: MatchId, at: Time) {
        self.forget_call(id);
        self.forget_stood(id);
        let act = self.version();
        if let Some(game) = self.game_mut(id) {
            game.changed = act;
            let (length, clock) = (game.status.length, game.status.clock);
            let direction = game.status.direction.map(|_| Chair::First);
            game.status = Status { length, clock, direction, ..Status::default() };
        }
        self.set_outcome(id, None, at);
        self.remember_call(id, at);
        self.look_at_lateness(id);
    }

    /// A correction may have taken a round away that is to be drawn anew, or have made one impossible.
    pub(super) fn look_for_draw_after(&mut self, of: MatchId, at: Time) {
        if let Some(division) = self.game(of).map(|game| game.division.clone()) {
            self.look_for_draw(&division, at);
        }
    }

    /// A match of a round that is drawn anew goes.
    fn remove_match(&mut self, id: MatchId) {
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
}
