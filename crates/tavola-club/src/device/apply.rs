//! What an act does to the course of a match. It has been judged before.

use tavola_base::clock::{Clock, Runs, StopReason};
use tavola_base::{Millis, Time};
use tavola_rules::{BySide, Cube, CubeOwner, CubeValue, Ending, Side, WinKind};

use super::act::Act;
use super::course::{BreakTaken, Course, How, InGame, Jump, Paper, Phase, Ruling, Scored, SheetLine};
use super::entry::DeviceActor;
use super::judge::points;
use super::settings::FlagRule;

impl Course {
    /// The course after an act of `by` at `at`.
    pub(super) fn apply(&mut self, act: &Act, by: DeviceActor, at: Time) {
        if act.is_on_record() {
            self.rulings.push_back_mut(Ruling { at, by, act: act.clone() });
        }
        if act.is_ruling() && by.side().is_none() {
            self.called = None;
        }
        match act {
            Act::StartGame => self.start_game(at),
            Act::Opening { winner } => self.opening(*winner, at),
            Act::Press => self.turn_to(self.other_side(), at),
            Act::Double => self.double(by, at),
            Act::Take => self.take(at),
            Act::Drop => self.drop_cube(at),
            Act::Stop { reason } => self.stop(*reason, by, at),
            Act::CallDirector => self.call_director(by, at),
            Act::Resume { side } => self.resume(*side, at),
            Act::Resign { kind } => self.end_offered(by, at, |by| Phase::Resigned { by, kind: *kind }),
            Act::Claim { kind } => self.end_offered(by, at, |by| Phase::Claimed { by, kind: *kind }),
            Act::Accept => self.accept(at),
            Act::Reject => self.reject(at),
            Act::Result { winner, kind, cube } => self.enter_result(*winner, *kind, *cube, at),
            Act::Confirm => self.confirm(by, at),
            Act::Compare { length, white, black } => {
                let won = BySide { white: *white, black: *black };
                self.with_side(by, |course, side| course.papers[side] = Some(Paper { length: *length, won }));
            }
            Act::TakeBreak => {
                self.with_side(by, |course, side| course.breaks[side].push(BreakTaken { from: at, to: None }));
            }
            Act::EndBreak => self.with_side(by, |course, side| course.end_break(side, at)),
            Act::ResignMatch => self.with_side(by, |course, side| course.give_up(side, at)),
            Act::Withdraw => self.withdraw(at),
            Act::CallFlag => self.with_side(by, |course, side| course.flagged(side.opponent(), at)),
            Act::FlagFell { side } => self.flag_fell(*side, at),
            Act::Gap { from, to } => self.note_gap(*from, *to),
            Act::Count { gap } => self.count(usize::try_from(*gap).unwrap_or(1) - 1, at),
            Act::Jump { millis } => self.jumps.push(Jump { at, millis: *millis }),
            Act::Post => self.posted = Some(at),
            Act::CorrectResult { game, winner, kind, cube, reason: _ } => {
                self.correct(*game, *winner, *kind, *cube, at);
            }
            Act::AdjustTime { side, millis, reason: _ } => self.adjust(*side, *millis, at),
            Act::Penalty { against, points, reason } => self.penalise(*against, *points, reason, at),
            Act::Hold { reason } => self.put_on_hold(reason, at),
            Act::Release => self.hold = None,
            Act::SetLength { length } => self.set_length(*length, at),
            Act::BringClock { clock } => self.bring_clock(*clock),
            Act::Absent { side } => self.is_absent(*side, at),
            Act::Arrived => self.has_arrived(at),
            Act::AwardMatch { winner, reason: _ } => self.end(*winner, How::Ruling, at),
            Act::Restore { gap } => self.restore(*gap, at),
            Act::PlayOn => self.play_on(at),
            Act::CubeStands { game, cube, reason: _ } => self.cube_stands(*game, *cube, at),
            // A warning is on record, and that is all of it.
            Act::Warn { .. } => {}
            // The match itself goes on as it was: these are the log's.
            Act::Open { .. }
            | Act::Undo
            | Act::ClaimLease { .. }
            | Act::Diverged { .. }
            | Act::Tick
            | Act::Settle { .. }
            | Act::Received { .. } => {}
        }
    }

    fn with_side(&mut self, by: DeviceActor, act: impl FnOnce(&mut Self, Side)) {
        if let Some(side) = by.side() {
            act(self, side);
        }
    }

    /// Brings the clock in line; a turn that ends is booked to its side.
    pub(super) fn run(&mut self, runs: Runs, at: Time) {
        let Some(clock) = &mut self.clock else { return };
        let ends = clock.turn().filter(|side| runs != Runs::Held && runs != Runs::For(*side));
        if let Some(side) = ends {
            let used = clock.used(at);
            self.used[side] += used;
            if let Some(game) = &mut self.game {
                game.used[side] += used;
            }
            let has_fallen = !self.plays_on && clock.falls_at().is_some_and(|when| when <= at);
            if has_fallen && self.fallen[side].is_none() {
                self.fallen[side] = clock.falls_at();
            }
        }
        clock.release();
        clock.follow(runs, at, Millis::ZERO);
    }

    /// The other side than the one on turn.
    fn other_side(&self) -> Option<Side> {
        self.turn_side().map(Side::opponent)
    }

    /// A turn begins.
    pub(super) fn turn_to(&mut self, side: Option<Side>, at: Time) {
        let side = side.filter(|_| self.clock.is_some());
        let goes_on = self.clock.as_ref().and_then(Clock::turn) == side;
        self.phase = Phase::Running { side };
        let Some(side) = side else { return };
        if !goes_on {
            self.turn += 1;
            if let Some(game) = &mut self.game {
                game.turns[side] += 1;
            }
        }
        self.run(Runs::For(side), at);
    }

    fn start_game(&mut self, at: Time) {
        if let Phase::GameEntry { .. } = self.phase {
            self.record(at);
        }
        self.called = None;
        let number = u32::try_from(self.games.len()).unwrap_or(u32::MAX) + 1;
        let crawford = self.score.crawford() == tavola_rules::CrawfordState::Crawford;
        let (turns, used, scored) = (BySide::default(), BySide::default(), self.scored.len());
        self.game = Some(InGame { number, began: at, cube: Cube::START, crawford, scored, turns, used });
        self.papers = BySide::default();
        self.phase = if self.clock.is_some() { Phase::OpeningRoll } else { Phase::Running { side: None } };
    }

    fn opening(&mut self, winner: Side, at: Time) {
        if self.phase != Phase::OpeningRoll {
            self.start_game(at);
        }
        self.turn_to(Some(winner), at);
    }

    fn double(&mut self, by: DeviceActor, at: Time) {
        let Some(by) = by.side() else { return };
        self.phase = Phase::CubeOffered { by };
        self.turn += 1;
        self.run(Runs::For(by.opponent()), at);
    }

    fn take(&mut self, at: Time) {
        let Phase::CubeOffered { by } = self.phase else { return };
        if let Some(game) = &mut self.game {
            let value = game.cube.value.doubled().unwrap_or(game.cube.value);
            game.cube = Cube { value, owner: CubeOwner::from(by.opponent()) };
        }
        self.phase = Phase::Running { side: self.clock.as_ref().map(|_| by) };
        self.turn += 1;
        self.run(Runs::For(by), at);
    }

    fn drop_cube(&mut self, at: Time) {
        let Phase::CubeOffered { by } = self.phase else { return };
        self.result_is(by, WinKind::Single, None, Ending::Dropped, at);
    }

    pub(super) fn stop(&mut self, reason: StopReason, by: DeviceActor, at: Time) {
        let (turn, offered) = (self.turn_side(), self.offered());
        if let Some(clock) = &mut self.clock {
            clock.stop(reason, at);
            // A demanded correction does not cost the claimant time (CLK-09).
            if reason == StopReason::Contested && by.side().is_some() && by.side() == turn {
                clock.forget_turn();
            }
        }
        self.phase = Phase::Stopped { reason, turn, offered };
    }

    /// Between games, and while an answer or a confirmation is waited for, the phase stays as it is.
    fn call_director(&mut self, by: DeviceActor, at: Time) {
        self.called = Some(at);
        match self.phase {
            Phase::Running { .. } | Phase::CubeOffered { .. } => self.stop(StopReason::Director, by, at),
            Phase::Stopped { turn, offered, .. } => {
                self.phase = Phase::Stopped { reason: StopReason::Director, turn, offered };
            }
            // What the director says then does not start the clock: the players do.
            Phase::GapAsked { .. } => self.before = self.before.map(|before| before.stopped(StopReason::Director)),
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. } => {}
        }
    }

    fn resume(&mut self, side: Option<Side>, at: Time) {
        self.called = None;
        if let Phase::Running { .. } = self.phase {
            return self.turn_to(side, at);
        }
        let Phase::Stopped { turn, offered, .. } = self.phase else { return };
        match offered {
            Some(by) => {
                self.run(Runs::For(by.opponent()), at);
                self.phase = Phase::CubeOffered { by };
            }
            None => self.turn_to(side.or(turn), at),
        }
    }

    /// A resignation or claim: the turn of whoever makes it is over (CLK-08).
    fn end_offered(&mut self, by: DeviceActor, at: Time, phase: impl FnOnce(Side) -> Phase) {
        let Some(side) = by.side() else { return };
        let own_turn = self.clock.as_ref().and_then(Clock::turn) == Some(side);
        self.run(if own_turn { Runs::Neutral } else { Runs::Held }, at);
        self.phase = phase(side);
    }

    fn accept(&mut self, at: Time) {
        match self.phase {
            Phase::Resigned { by, kind } => self.result_is(by.opponent(), kind, None, Ending::Resigned, at),
            Phase::Claimed { by, kind } => self.result_is(by, kind, None, Ending::Claimed, at),
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. }
            | Phase::GapAsked { .. } => {}
        }
    }

    fn reject(&mut self, at: Time) {
        match self.phase {
            Phase::Resigned { by, .. } => self.turn_to(Some(by.opponent()), at),
            Phase::Claimed { by, .. } => {
                let turn = self.clock.as_ref().map(|_| by.opponent());
                if let Some(clock) = &mut self.clock {
                    clock.stop(StopReason::Contested, at);
                }
                self.phase = Phase::Stopped { reason: StopReason::Contested, turn, offered: None };
            }
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. }
            | Phase::GapAsked { .. } => {}
        }
    }

    fn enter_result(&mut self, winner: Side, kind: WinKind, cube: Option<CubeValue>, at: Time) {
        self.result_is(winner, kind, cube, Ending::BorneOff, at);
    }

    fn result_is(&mut self, winner: Side, kind: WinKind, cube: Option<CubeValue>, ending: Ending, at: Time) {
        let stands = self.game.as_ref().map_or(CubeValue::ONE, |game| game.cube.value);
        self.run(Runs::Neutral, at);
        self.entered = at;
        let cube = cube.unwrap_or(stands);
        self.phase = Phase::GameEntry { winner, kind, cube, ending, confirmed: BySide::default() };
    }

    fn confirm(&mut self, by: DeviceActor, at: Time) {
        let by = by.side();
        if let Phase::GameEntry { confirmed, .. } | Phase::Flagged { confirmed, .. } = &mut self.phase {
            for side in Side::BOTH.into_iter().filter(|side| by.is_none_or(|by| by == *side)) {
                confirmed[side] = true;
            }
        }
        let both = BySide { white: true, black: true };
        match self.phase {
            Phase::GameEntry { confirmed, .. } if confirmed == both => {
                self.record(at);
                self.phase = self.over_by_score(How::Score).unwrap_or(Phase::Ready);
            }
            Phase::Flagged { side, confirmed, .. } if confirmed == both => {
                self.phase = Phase::MatchOver { winner: side.opponent(), how: How::Flag };
            }
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. }
            | Phase::GapAsked { .. } => {}
        }
    }

    /// The game entered becomes a line of the score sheet.
    fn record(&mut self, at: Time) {
        let Phase::GameEntry { winner, kind, cube, ending, confirmed } = self.phase else { return };
        let Some(game) = self.game.take() else { return };
        self.called = None;
        self.games.push(SheetLine {
            number: game.number,
            winner,
            kind,
            cube,
            points: points(kind, cube),
            ending,
            crawford: game.crawford,
            score: BySide::default(),
            banks: self.clock.as_ref().map(|clock| clock.faces(at).map(|face| face.bank)),
            used: game.used,
            turns: game.turns,
            began: game.began,
            ended: self.entered,
            confirmed,
            corrected: false,
        });
        self.add_to_score(Scored::Game(self.games.len() - 1));
    }

    pub(super) fn add_to_score(&mut self, step: Scored) {
        self.scored.push(step);
        self.score = self.scored_on(self.score, step);
    }

    fn end_break(&mut self, side: Side, at: Time) {
        if let Some(taken) = self.breaks[side].last_mut() {
            taken.to = Some(at);
        }
    }

    fn give_up(&mut self, side: Side, at: Time) {
        if matches!(self.phase, Phase::Running { .. } | Phase::CubeOffered { .. }) {
            self.stop(StopReason::Director, DeviceActor::from(side), at);
        } else {
            self.run(Runs::Held, at);
        }
        self.before = Some(self.phase);
        self.resigned_by = Some(side);
        self.phase = Phase::MatchOver { winner: side.opponent(), how: How::Resigned };
    }

    fn withdraw(&mut self, at: Time) {
        self.resigned_by = None;
        if let Some(before) = self.before.take() {
            self.phase = before;
        }
        if let (Phase::Stopped { .. }, Some(clock)) = (self.phase, &mut self.clock) {
            clock.stop(StopReason::Director, at);
        }
    }

    fn flag_fell(&mut self, side: Side, at: Time) {
        if !self.gives_overtime(side, at) {
            self.flagged(side, at);
        }
    }

    /// Overtime for a first fallen flag, where that is the rule.
    pub(super) fn gives_overtime(&mut self, side: Side, at: Time) -> bool {
        let (FlagRule::Overtime { time }, Some(clock)) = (self.settings.flag, &mut self.clock) else { return false };
        if self.overtime[side] {
            return false;
        }
        (self.overtime[side], self.overtime_at[side]) = (true, Some(at));
        let mut given = BySide::default();
        given[side] = time;
        clock.give(given);
        true
    }

    pub(super) fn flagged(&mut self, side: Side, at: Time) {
        let fell = self.clock.as_ref().filter(|clock| clock.running() == Some(side)).and_then(Clock::falls_at);
        let when = self.fallen[side].or(fell).unwrap_or(at);
        if let Some(clock) = &mut self.clock {
            clock.stop(StopReason::Director, at);
        }
        if !matches!(self.phase, Phase::GapAsked { .. }) {
            self.before = Some(self.phase);
        }
        self.phase = Phase::Flagged { side, at: when, confirmed: BySide::default() };
    }
}
