//! What a ruling and what is noted about the device do to the course of a match.

use tavola_base::clock::{Clock, ClockSettings, Runs, StopReason};
use tavola_base::{Millis, Time};
use tavola_rules::{BySide, CubeValue, Points, Side, WinKind};

use super::course::{AwardedPoints, Course, Gap, How, Phase, Scored};
use super::entry::DeviceActor;
use super::judge::points;

impl Course {
    /// Points for the opponent.
    pub(super) fn penalise(&mut self, against: Side, points: Points, reason: &str, at: Time) {
        let (to, reason) = (against.opponent(), reason.to_owned());
        let after_game = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        self.awards.push(AwardedPoints { at, to, points, reason, after_game, score: BySide::default() });
        self.add_to_score(Scored::Award(self.awards.len() - 1));
        self.end_if_won(How::Penalty, at);
    }

    /// Nothing may be touched; a clock that runs is stopped.
    pub(super) fn put_on_hold(&mut self, reason: &str, at: Time) {
        if matches!(self.phase, Phase::Running { .. } | Phase::CubeOffered { .. }) {
            self.stop(StopReason::Director, DeviceActor::Director, at);
        }
        self.hold = Some(reason.to_owned());
    }

    /// A player is not there: their time runs.
    pub(super) fn is_absent(&mut self, side: Side, at: Time) {
        self.phase = Phase::Absent { side };
        self.turn += 1;
        self.run(Runs::For(side), at);
    }

    /// They have come.
    pub(super) fn has_arrived(&mut self, at: Time) {
        self.run(Runs::Neutral, at);
        self.phase = Phase::Ready;
    }

    pub(super) fn correct(&mut self, number: u32, winner: Side, kind: WinKind, cube: CubeValue, at: Time) {
        let index = usize::try_from(number).unwrap_or(1) - 1;
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
            Phase::Stopped { offered: None, .. }
            | Phase::Ready
            | Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. }
            | Phase::GapAsked { .. } => {}
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
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. }
            | Phase::GapAsked { .. } => self.end_if_won(How::Score, at),
        }
    }

    pub(super) fn end_if_won(&mut self, how: How, at: Time) {
        if let Some(winner) = self.score.winner() {
            self.end(winner, how, at);
        }
    }

    pub(super) fn end(&mut self, winner: Side, how: How, at: Time) {
        self.run(Runs::Neutral, at);
        (self.game, self.before) = (None, None);
        self.phase = Phase::MatchOver { winner, how };
    }

    /// Time given to a fallen flag brings the match back: the director starts the clock again.
    pub(super) fn adjust(&mut self, side: Side, millis: i64, at: Time) {
        let time = Millis::new(millis.unsigned_abs());
        let Some(clock) = &mut self.clock else { return };
        if millis < 0 {
            clock.take(side, time);
            return;
        }
        let mut given = BySide::default();
        given[side] = time;
        clock.give(given);
        if let Phase::Flagged { side: fallen, .. } | Phase::GapAsked { side: fallen, .. } = self.phase
            && fallen == side
            && !time.is_zero()
        {
            self.back_from_the_flag(side, StopReason::Faulty, at);
        }
    }

    /// A flag that nobody noticed does not count, and none does from now on.
    pub(super) fn play_on(&mut self, at: Time) {
        self.plays_on = true;
        if let Phase::Flagged { side, .. } = self.phase {
            self.back_from_the_flag(side, StopReason::Director, at);
        }
        self.fallen = BySide::default();
    }

    /// What the cube of the Crawford game showed counts, since nobody noticed before that game's end.
    pub(super) fn cube_stands(&mut self, number: u32, cube: CubeValue, at: Time) {
        let index = usize::try_from(number).unwrap_or(1) - 1;
        let known = self.games.get(index).map(|game| (game.winner, game.kind));
        match (known, self.phase) {
            (Some((winner, kind)), _) => self.correct(number, winner, kind, cube, at),
            (None, Phase::GameEntry { winner, kind, ending, .. }) => {
                self.phase = Phase::GameEntry { winner, kind, cube, ending, confirmed: BySide::default() };
            }
            (None, _) => {}
        }
    }

    /// The match goes on where a flag had fallen, with the clock stopped; a player who is not here yet is awaited anew.
    fn back_from_the_flag(&mut self, side: Side, reason: StopReason, at: Time) {
        self.fallen[side] = None;
        let turn = self.clock.as_ref().and_then(Clock::turn);
        let phase = self.before.take().unwrap_or(Phase::Running { side: turn }).stopped(reason);
        if self.game.is_none() {
            self.run(Runs::Neutral, at);
            self.phase = Phase::Ready;
        } else {
            self.phase = phase;
        }
    }

    /// The length the bracket has, or the one noted if the right one has been passed (MAT-06).
    pub(super) fn set_length(&mut self, right: tavola_rules::MatchLength, at: Time) {
        use tavola_rules::{LengthRuling, Noticed, length_that_counts};
        let noted = BySide { white: Some(self.length), black: Some(self.length) };
        let won = BySide::from_fn(|side| self.score.won(side));
        if let LengthRuling::PlayTo { length } = length_that_counts(right, noted, Noticed::DuringPlay { won })
            && length != self.length
        {
            self.add_to_score(Scored::Length(length));
            self.score_rules(at);
        }
    }

    pub(super) fn bring_clock(&mut self, settings: ClockSettings) {
        self.ordered = Some(settings);
        self.clock = Some(Clock::new(settings, settings.bank_at(&self.score)));
        self.fallen = BySide::default();
        self.plays_on = false;
        if let Phase::GapAsked { .. } = self.phase {
            self.phase = self.before.take().unwrap_or(Phase::Ready);
        }
        if self.is_in_game() {
            self.phase = self.phase.stopped(StopReason::Director);
        }
    }

    /// A flag that falls in a gap waits: whether the time counts is asked, and the clock stands from then on (CLK-10).
    pub(super) fn note_gap(&mut self, from: Time, to: Time) {
        let side = self.clock.as_ref().and_then(Clock::running);
        let (length, turn) = (to.since(from), self.turn);
        self.gaps.push(Gap { from, to, length, side, turn, restored: false, counted: false });
        let gap = u32::try_from(self.gaps.len()).unwrap_or(u32::MAX);
        if let Some((side, at)) = self.flag_at().filter(|(_, at)| from < *at && *at <= to) {
            if let Some(clock) = &mut self.clock {
                clock.stop(StopReason::Faulty, to);
            }
            self.before = Some(self.phase);
            self.phase = Phase::GapAsked { gap, side, at };
        }
    }

    pub(super) fn restore(&mut self, number: u32, at: Time) {
        let index = usize::try_from(number).unwrap_or(1) - 1;
        let Some(gap) = self.gaps.get_mut(index) else { return };
        gap.restored = true;
        let gap = *gap;
        if let Some(clock) = &mut self.clock {
            clock.excuse(gap.length, at);
        }
        match self.phase {
            Phase::GapAsked { side, .. } => self.on_from_the_gap(side, at),
            Phase::Flagged { side, at: fell, .. } if gap.side == Some(side) && gap.from < fell && fell <= gap.to => {
                self.back_from_the_flag(side, StopReason::Faulty, at);
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
            | Phase::MatchOver { .. } => {}
        }
    }

    /// The time of a gap counts: the flag that fell in it has fallen.
    pub(super) fn count(&mut self, index: usize, at: Time) {
        let Phase::GapAsked { side, at: fell, .. } = self.phase else { return };
        if let Some(gap) = self.gaps.get_mut(index) {
            gap.counted = true;
        }
        if self.gives_overtime(side, fell) {
            self.on_from_the_gap(side, at);
        } else {
            self.flagged(side, fell);
        }
    }

    /// The match goes on as before the gap; where the director was called, the players start the clock.
    fn on_from_the_gap(&mut self, side: Side, at: Time) {
        let Some(before) = self.before.take() else { return };
        self.phase = before;
        if !matches!(before, Phase::Stopped { .. }) {
            self.run(Runs::For(side), at);
        }
    }
}
