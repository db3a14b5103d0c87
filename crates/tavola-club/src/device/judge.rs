//! Whether an act belongs to this moment and to whoever does it. Nothing is changed here.

mod game;

use tavola_base::Time;
use tavola_base::clock::ClockSettings;
use tavola_rules::{CubeValue, Points, Side, WinKind};

use super::act::Act;
use super::course::{Course, How, Phase};
use super::entry::Right;
use super::refusal::DeviceRefusal as No;
use super::settings::Oversight;

type Judged = Result<(), No>;

/// An outcome that either holds or is refused.
fn ensure(holds: bool, otherwise: No) -> Judged {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl Course {
    /// Whether `act` may be done with the right `by` at `at`.
    pub(super) fn judge(&self, act: &Act, by: Right, at: Time) -> Judged {
        self.judge_right(act, by)?;
        match act {
            Act::Open { .. } => Err(No::OpenedAlready),
            Act::Gap { .. } | Act::Jump { .. } => Ok(()),
            Act::CallDirector => ensure(self.called.is_none(), No::NotNow("call_director")),
            Act::FlagFell { side } => self.judge_flag(*side, at),
            Act::CallFlag => self.judge_call(player(by)?, at),
            Act::Post if !by.rules() => Err(No::DirectorOnly),
            Act::Post => ensure(self.winner().is_some(), No::NotNow("post")),
            Act::Withdraw => ensure(
                self.resigned_by.is_some() && (by.side().is_none() || by.side() == self.resigned_by),
                No::NothingGivenUp,
            ),
            Act::Confirm => self.judge_confirm(),
            Act::Count { gap } => self.judge_count(*gap, by),
            Act::CorrectResult { game, cube, .. } => self.judge_correction(*game, *cube),
            Act::AdjustTime { .. } => ensure(self.clock.is_some(), No::NoClock),
            Act::Penalty { points, .. } => self.judge_not_over().and(ensure(points.number() > 0, No::NoPoints)),
            Act::AwardMatch { .. } => self.judge_not_over(),
            Act::Hold { .. } => ensure(self.hold.is_none(), No::NotNow("hold")),
            Act::Release => ensure(self.hold.is_some(), No::NotNow("release")),
            Act::SetLength { length } => ensure(*length != self.length, No::SameLength),
            Act::BringClock { clock } => self.judge_new_clock(clock),
            Act::Absent { .. } => ensure(matches!(self.phase, Phase::Ready | Phase::OpeningRoll), No::NotNow("absent")),
            Act::Arrived => ensure(matches!(self.phase, Phase::Absent { .. }), No::NotNow("arrived")),
            Act::Restore { gap } => self.judge_restore(*gap),
            Act::Warn { .. } => Ok(()),
            Act::PlayOn => self.judge_playing_on(at),
            Act::CubeStands { game, cube, reason: _ } => self.judge_cube(*game, *cube),
            Act::StartGame
            | Act::Opening { .. }
            | Act::Press
            | Act::Double
            | Act::Take
            | Act::Drop
            | Act::Stop { .. }
            | Act::Resume { .. }
            | Act::Resign { .. }
            | Act::Claim { .. }
            | Act::Accept
            | Act::Reject
            | Act::Result { .. }
            | Act::Compare { .. }
            | Act::TakeBreak
            | Act::EndBreak
            | Act::ResignMatch => self.judge_going_on().and_then(|()| self.judge_game(act, by)),
            // These are the log's: they are judged there.
            Act::Undo
            | Act::ClaimLease { .. }
            | Act::Diverged { .. }
            | Act::Tick
            | Act::Settle { .. }
            | Act::Received { .. } => Err(No::NotNow(act.name())),
        }
    }

    /// The rights of whoever acts.
    fn judge_right(&self, act: &Act, by: Right) -> Judged {
        let rules = by.rules();
        if act.is_ruling() && !rules && self.settings.oversight == Oversight::Director {
            return Err(No::DirectorOnly);
        }
        if self.settings.oversight == Oversight::Director && act.reason().is_some_and(|reason| reason.trim().is_empty())
        {
            return Err(No::ReasonMissing);
        }
        if self.posted.is_some() {
            let corrects =
                rules && matches!(act, Act::CorrectResult { .. } | Act::CubeStands { .. } | Act::Warn { .. });
            return ensure(corrects, No::Posted(act.name()));
        }
        ensure(self.hold.is_none() || rules || act.is_ruling() || act.is_noted(), No::OnHold)
    }

    fn judge_going_on(&self) -> Judged {
        match self.phase {
            Phase::Flagged { .. } => Err(No::Flagged),
            Phase::MatchOver { .. } => Err(No::Over),
            Phase::GapAsked { .. } => Err(No::GapAsked),
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. } => Ok(()),
        }
    }

    /// Whether one of two logs may be chosen.
    pub(super) fn judge_settle(&self, by: Right) -> Judged {
        let director = self.settings.oversight == Oversight::Director;
        ensure(by.rules() || !director, No::DirectorOnly)
    }

    /// Whether a gap's time may be said to count: against themselves a player says so even where a director rules.
    fn judge_count(&self, number: u32, by: Right) -> Judged {
        let Phase::GapAsked { gap, side, .. } = self.phase else { return Err(No::NotNow("count")) };
        ensure(gap == number, No::NoSuch)?;
        let free = by.rules() || self.settings.oversight == Oversight::Players;
        ensure(free || by == Right::Player(side), No::DirectorOnly)
    }

    /// Whether the last act may be taken back.
    pub(super) fn judge_going_back(&self, by: Right) -> Judged {
        ensure(self.posted.is_none(), No::Posted("undo"))?;
        ensure(!matches!(self.phase, Phase::Flagged { .. }), No::Flagged)?;
        ensure(!matches!(self.phase, Phase::GapAsked { .. }), No::GapAsked)?;
        ensure(self.hold.is_none() || by.rules(), No::OnHold)
    }

    fn judge_confirm(&self) -> Judged {
        match self.phase {
            Phase::GameEntry { .. } | Phase::Flagged { .. } => Ok(()),
            Phase::MatchOver { .. } => Err(No::Over),
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::Absent { .. }
            | Phase::GapAsked { .. } => Err(No::NotNow("confirm")),
        }
    }

    fn judge_flag(&self, side: Side, at: Time) -> Judged {
        let fallen = self.flag_at().is_some_and(|(whose, when)| whose == side && when <= at);
        ensure(fallen, No::NoFlag)
    }

    /// The opponent's flag has fallen, though nobody said so yet.
    fn judge_call(&self, caller: Side, at: Time) -> Judged {
        self.judge_going_on()?;
        ensure(!self.plays_on, No::NoFlag)?;
        let side = caller.opponent();
        let running = self.clock.as_ref().filter(|clock| clock.running() == Some(side));
        let falls = running.and_then(|clock| clock.falls_at()).is_some_and(|when| when <= at);
        ensure(self.fallen[side].is_some() || falls, No::NoFlag)
    }

    fn judge_correction(&self, number: u32, cube: CubeValue) -> Judged {
        let index = usize::try_from(number).unwrap_or(0).wrapping_sub(1);
        let game = self.games.get(index).ok_or(No::NoSuch)?;
        ensure(!game.crawford || cube == CubeValue::ONE || cube == game.cube, No::CrawfordCube)
    }

    /// Both play on after a flag that has fallen, noted or not.
    fn judge_playing_on(&self, at: Time) -> Judged {
        let is_flagged = matches!(self.phase, Phase::Flagged { .. });
        if !is_flagged {
            self.judge_going_on()?;
        }
        let running = self.clock.as_ref().and_then(|clock| clock.falls_at()).is_some_and(|when| when <= at);
        let noted = is_flagged || self.fallen.iter().any(|(_, fell)| fell.is_some());
        ensure(!self.plays_on && (noted || running), No::NoFlag)
    }

    /// The cube of the Crawford game stands once that game is over (MAT-03).
    fn judge_cube(&self, number: u32, cube: CubeValue) -> Judged {
        let index = usize::try_from(number).unwrap_or(0).wrapping_sub(1);
        let entered = self.game.as_ref().filter(|_| matches!(self.phase, Phase::GameEntry { .. }));
        let being_confirmed = entered.filter(|game| game.number == number).map(|game| game.crawford);
        let crawford = self.games.get(index).map(|game| game.crawford).or(being_confirmed).ok_or(No::NoSuch)?;
        ensure(crawford && cube > CubeValue::ONE, No::NotNow("cube_stands"))
    }

    fn judge_not_over(&self) -> Judged {
        ensure(!matches!(self.phase, Phase::MatchOver { .. }), No::Over)
    }

    fn judge_new_clock(&self, clock: &ClockSettings) -> Judged {
        if !matches!(self.phase, Phase::GapAsked { .. }) {
            self.judge_going_on()?;
        }
        ensure(!clock.bank_per_point.is_zero(), No::Unsound)
    }

    fn judge_restore(&self, gap: u32) -> Judged {
        let index = usize::try_from(gap).unwrap_or(0).wrapping_sub(1);
        let gap = self.gaps.get(index).filter(|gap| !gap.restored && gap.side.is_some()).ok_or(No::NoSuch)?;
        let same = self.turn == gap.turn && self.clock.as_ref().and_then(|clock| clock.turn()) == gap.side;
        ensure(same, No::TurnIsOver)
    }

    /// What a match that has its points is won by.
    pub(super) fn over_by_score(&self, how: How) -> Option<Phase> {
        self.score.winner().map(|winner| Phase::MatchOver { winner, how })
    }
}

/// The player who acts.
fn player(by: Right) -> Result<Side, No> {
    by.side().ok_or(No::PlayerOnly)
}

/// What a win counts (MAT-01).
pub(super) fn points(kind: WinKind, cube: CubeValue) -> Points {
    Points::new(u64::from(kind.multiplier()) * cube.number())
}
