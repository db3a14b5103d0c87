//! What a ruling and what is noted about the device do to the course of a match.

use tavola_rules::{BySide, CubeValue, Side, WinKind};

use super::act::Act;
use super::course::{AwardedPoints, Course, Gap, How, Jump, Phase, Scored};
use super::entry::DeviceActor;
use super::judge::points;
use crate::clock::{Clock, ClockSettings, Runs, StopReason};
use crate::time::{Millis, Time};

impl Course {
    /// The course after a ruling.
    pub(super) fn apply_ruling(&mut self, act: &Act, by: DeviceActor, at: Time) {
        if act.is_ruling() && by.side().is_none() {
            self.called = None;
        }
        match act {
            Act::CorrectResult { game, winner, kind, cube, .. } => {
                self.correct(usize::try_from(*game).unwrap_or(1) - 1, *winner, *kind, *cube, at);
            }
            Act::AdjustTime { side, millis, .. } => self.adjust(*side, *millis, act.time_moved()),
            Act::Penalty { against, points, reason } => {
                let (to, points, reason) = (against.opponent(), *points, reason.clone());
                let after_game = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
                self.awards.push(AwardedPoints { at, to, points, reason, after_game, score: BySide::default() });
                self.add_to_score(Scored::Award { index: self.awards.len() - 1 });
                self.end_if_won(How::Penalty, at);
            }
            Act::Hold { reason } => {
                if matches!(self.phase, Phase::Running { .. } | Phase::CubeOffered { .. }) {
                    self.stop(StopReason::Director, DeviceActor::Director, at);
                }
                self.hold = Some(reason.clone());
            }
            Act::Release => self.hold = None,
            Act::SetLength { length } => self.set_length(*length, at),
            Act::BringClock { clock } => self.bring_clock(*clock),
            Act::Absent { side } => {
                self.phase = Phase::Absent { side: *side };
                self.turn += 1;
                self.run(Runs::For(*side), at);
            }
            Act::Arrived => {
                self.run(Runs::Neutral, at);
                self.phase = Phase::Ready;
            }
            Act::AwardMatch { winner, .. } => self.end(*winner, How::Ruling, at),
            Act::Post => self.posted = Some(at),
            Act::Gap { from, to } => self.note_gap(*from, *to),
            Act::Restore { gap } => self.restore(usize::try_from(*gap).unwrap_or(1) - 1, at),
            Act::Jump { millis } => self.jumps.push(Jump { at, millis: *millis }),
            _ => {}
        }
    }

    fn correct(&mut self, index: usize, winner: Side, kind: WinKind, cube: CubeValue, at: Time) {
        if let Some(game) = self.games.get_mut(index) {
            (game.winner, game.kind, game.cube) = (winner, kind, cube);
            (game.points, game.corrected) = (points(kind, cube), true);
        }
        let was_crawford = self.game.as_ref().is_some_and(|game| game.crawford);
        self.rescore();
        let is_crawford = self.game.as_ref().is_some_and(|game| game.crawford);
        if is_crawford && !was_crawford {
            self.doubles_fall(at);
        }
        self.score_rules(at);
    }

    /// A double that waits for its answer in what turns out to be the Crawford game was none: the doubler is on turn.
    fn doubles_fall(&mut self, at: Time) {
        match self.phase {
            Phase::CubeOffered { by } => self.turn_to(Some(by), at),
            Phase::Stopped { reason, offered: Some(by), .. } => {
                self.phase = Phase::Stopped { reason, turn: self.clock.as_ref().map(|_| by), offered: None };
            }
            Phase::GameEntry { winner, kind, ending, .. } => {
                let (cube, confirmed) = (CubeValue::ONE, BySide::default());
                self.phase = Phase::GameEntry { winner, kind, cube, ending, confirmed };
            }
            _ => {}
        }
    }

    /// After a change of score or length the match is over or not as the score says.
    fn score_rules(&mut self, at: Time) {
        match self.phase {
            Phase::MatchOver { how: How::Score | How::Penalty, .. } if self.score.winner().is_none() => {
                self.phase = Phase::Ready;
            }
            Phase::MatchOver { how: How::Score, .. } => self.end_if_won(How::Score, at),
            Phase::MatchOver { .. } | Phase::Flagged { .. } => {}
            _ => self.end_if_won(How::Score, at),
        }
    }

    pub(super) fn end_if_won(&mut self, how: How, at: Time) {
        if let Some(winner) = self.score.winner() {
            self.end(winner, how, at);
        }
    }

    fn end(&mut self, winner: Side, how: How, at: Time) {
        self.run(Runs::Neutral, at);
        self.game = None;
        self.phase = Phase::MatchOver { winner, how };
    }

    /// Time given to a fallen flag brings the match back: the director starts the clock again.
    fn adjust(&mut self, side: Side, millis: i64, time: Millis) {
        let Some(clock) = &mut self.clock else { return };
        if millis < 0 {
            clock.take(side, time);
            return;
        }
        let mut given = BySide::default();
        given[side] = time;
        clock.give(given);
        if let Phase::Flagged { side: fallen, .. } = self.phase
            && fallen == side
            && !time.is_zero()
        {
            self.fallen[side] = None;
            self.phase = Phase::Stopped { reason: StopReason::Faulty, turn: clock.turn(), offered: None };
        }
    }

    /// The length the bracket has, or the one noted if the right one has been passed (MAT-06).
    fn set_length(&mut self, right: tavola_rules::MatchLength, at: Time) {
        use tavola_rules::{LengthRuling, Noticed, length_that_counts};
        let noted = BySide { white: Some(self.length), black: Some(self.length) };
        let won = BySide::from_fn(|side| self.score.won(side));
        if let LengthRuling::PlayTo { length } = length_that_counts(right, noted, Noticed::DuringPlay { won })
            && length != self.length
        {
            self.add_to_score(Scored::Length { length });
            self.score_rules(at);
        }
    }

    fn bring_clock(&mut self, settings: ClockSettings) {
        self.ordered = Some(settings);
        self.clock = Some(Clock::new(settings, settings.bank_at(&self.score)));
        self.fallen = BySide::default();
        if self.is_in_game() {
            let offered = match self.phase {
                Phase::CubeOffered { by } => Some(by),
                Phase::Stopped { offered, .. } => offered,
                _ => None,
            };
            self.phase = Phase::Stopped { reason: StopReason::Director, turn: self.turn_side(), offered };
        }
    }

    fn note_gap(&mut self, from: Time, to: Time) {
        let side = self.clock.as_ref().and_then(Clock::running);
        self.gaps.push(Gap { from, to, length: to.since(from), side, turn: self.turn, restored: false });
    }

    fn restore(&mut self, index: usize, at: Time) {
        let Some(gap) = self.gaps.get_mut(index) else { return };
        gap.restored = true;
        if let Some(clock) = &mut self.clock {
            clock.excuse(gap.length, at);
        }
    }
}
