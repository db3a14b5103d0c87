//! Whether an act of play belongs to this moment: games, the clock, the cube, results, breaks.

use tavola_base::clock::StopReason;
use tavola_rules::{BySide, CrawfordState, CubeValue, Holland, Points, Side, WinKind};

use super::{Judged, ensure, player, points};
use crate::device::act::Act;
use crate::device::course::{Course, Phase};
use crate::device::entry::Right;
use crate::device::refusal::{DeviceRefusal as No, on_turn};
use crate::device::settings::breaks_allowed;

impl Course {
    pub(super) fn judge_game(&self, act: &Act, by: Right) -> Judged {
        match act {
            Act::StartGame => self.judge_start(),
            Act::Opening { .. } => match self.phase {
                Phase::OpeningRoll => Ok(()),
                Phase::Ready
                | Phase::Running { .. }
                | Phase::CubeOffered { .. }
                | Phase::Stopped { .. }
                | Phase::Resigned { .. }
                | Phase::Claimed { .. }
                | Phase::GameEntry { .. }
                | Phase::Absent { .. }
                | Phase::Flagged { .. }
                | Phase::MatchOver { .. }
                | Phase::GapAsked { .. } => self.judge_start(),
            },
            Act::Press => self.judge_press(player(by)?),
            Act::Double => self.judge_double(player(by)?),
            Act::Take | Act::Drop => {
                let side = player(by)?;
                let offered = matches!(self.phase, Phase::CubeOffered { by: doubler } if doubler != side);
                ensure(offered, No::NothingOffered)
            }
            Act::Stop { reason } => self.judge_stop(*reason),
            Act::Resume { side } => self.judge_resume(*side, by),
            Act::Resign { .. } | Act::Claim { .. } => player(by).and_then(|_| self.judge_end(act)),
            Act::Accept => self.judge_answer(player(by)?).map(|_| ()),
            Act::Reject => match self.judge_answer(player(by)?)? {
                Some(kind) if self.is_the_most(kind) => Err(No::MostResigned),
                Some(_) | None => Ok(()),
            },
            Act::Result { cube, .. } => self.judge_result(*cube),
            Act::Compare { .. } => {
                player(by)?;
                ensure(matches!(self.phase, Phase::Ready), No::NotNow("compare"))
            }
            Act::TakeBreak => self.judge_break(player(by)?),
            Act::EndBreak => ensure(self.on_break(player(by)?), No::NotNow("end_break")),
            Act::ResignMatch => player(by).map(|_| ()),
            // Judged without asking whether the match goes on.
            Act::Open { .. }
            | Act::CallDirector
            | Act::Confirm
            | Act::Withdraw
            | Act::CallFlag
            | Act::FlagFell { .. }
            | Act::Undo
            | Act::CorrectResult { .. }
            | Act::AdjustTime { .. }
            | Act::Penalty { .. }
            | Act::Warn { .. }
            | Act::Hold { .. }
            | Act::Release
            | Act::SetLength { .. }
            | Act::BringClock { .. }
            | Act::Absent { .. }
            | Act::Arrived
            | Act::AwardMatch { .. }
            | Act::Post
            | Act::Gap { .. }
            | Act::Restore { .. }
            | Act::Jump { .. }
            | Act::ClaimLease { .. }
            | Act::Diverged { .. }
            | Act::Tick
            | Act::Settle { .. }
            | Act::Count { .. }
            | Act::PlayOn
            | Act::CubeStands { .. }
            | Act::Received { .. } => Err(No::NotNow(act.name())),
        }
    }

    /// The next game begins between games, or at once where the trailer has confirmed the last one (MAT-05).
    fn judge_start(&self) -> Judged {
        if Side::BOTH.into_iter().any(|side| self.on_break(side)) {
            return Err(No::BreakRunning);
        }
        match self.phase {
            Phase::Ready => Ok(()),
            Phase::GameEntry { winner, kind, cube, confirmed, .. } => {
                let mut won = BySide::from_fn(|side| self.score.won(side));
                won[winner] += points(kind, cube);
                let trailer = trailer(won).ok_or(No::TrailerConfirms)?;
                ensure(confirmed[trailer] && !self.decides(winner, won), No::TrailerConfirms)
            }
            Phase::OpeningRoll
            | Phase::Running { .. }
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. }
            | Phase::GapAsked { .. } => Err(No::NotNow("start_game")),
        }
    }

    fn decides(&self, winner: Side, won: BySide<Points>) -> bool {
        won[winner].number() >= self.length.points().into()
    }

    fn judge_press(&self, side: Side) -> Judged {
        match self.phase {
            Phase::Running { side: Some(turn) } => on_turn(side, Some(turn)),
            Phase::Running { side: None } => Err(No::NoClock),
            Phase::Ready
            | Phase::OpeningRoll
            | Phase::CubeOffered { .. }
            | Phase::Stopped { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. }
            | Phase::GapAsked { .. } => Err(No::NotNow("press")),
        }
    }

    fn judge_double(&self, side: Side) -> Judged {
        let Phase::Running { side: turn } = self.phase else { return Err(No::NotNow("double")) };
        on_turn(side, turn)?;
        let Some(game) = &self.game else { return Err(No::NotNow("double")) };
        if game.crawford {
            return Err(No::CrawfordGame);
        }
        if !game.cube.owner.lets(side) {
            return Err(No::CubeNotYours);
        }
        if self.holland_makes_wait(side) {
            return Err(No::HollandWaits);
        }
        game.cube.value.doubled().map(|_| ()).ok_or(No::CubeExhausted)
    }

    fn holland_makes_wait(&self, side: Side) -> bool {
        self.settings.holland == Holland::On
            && self.clock.is_some()
            && self.score.crawford() == CrawfordState::Post
            && self.score.trailer() == Some(side)
            && self.game.as_ref().is_some_and(|game| game.turns[side] < 3)
    }

    fn judge_stop(&self, reason: StopReason) -> Judged {
        if reason == StopReason::Break {
            return Err(No::BreakBetweenGames);
        }
        ensure(matches!(self.phase, Phase::Running { .. } | Phase::CubeOffered { .. }), No::NotNow("stop"))
    }

    /// A clock that stands runs again. One that runs for the wrong player the director gives to the right one.
    fn judge_resume(&self, side: Option<Side>, by: Right) -> Judged {
        if let (Phase::Running { side: Some(turn) }, true) = (self.phase, by.rules()) {
            return ensure(side == Some(turn.opponent()), No::NotNow("resume"));
        }
        let Phase::Stopped { turn, offered, .. } = self.phase else { return Err(No::NotNow("resume")) };
        if let Some(by) = offered {
            return ensure(side.is_none_or(|side| side == by.opponent()), No::NotYourTurn);
        }
        ensure(self.clock.is_none() || side.or(turn).is_some(), No::WhoseTurn)
    }

    /// Resigning and claiming: a game is in progress and no double waits (CLK-08).
    fn judge_end(&self, act: &Act) -> Judged {
        match self.phase {
            Phase::Running { .. } | Phase::Stopped { offered: None, .. } => Ok(()),
            Phase::Stopped { offered: Some(_), .. }
            | Phase::Ready
            | Phase::OpeningRoll
            | Phase::CubeOffered { .. }
            | Phase::Resigned { .. }
            | Phase::Claimed { .. }
            | Phase::GameEntry { .. }
            | Phase::Absent { .. }
            | Phase::Flagged { .. }
            | Phase::MatchOver { .. }
            | Phase::GapAsked { .. } => Err(No::NotNow(act.name())),
        }
    }

    /// Whether `side` has a resignation or claim to answer; of a resignation its kind.
    fn judge_answer(&self, side: Side) -> Result<Option<WinKind>, No> {
        match self.phase {
            Phase::Resigned { by, kind } if by != side => Ok(Some(kind)),
            Phase::Claimed { by, .. } if by != side => Ok(None),
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
            | Phase::GapAsked { .. } => Err(No::NothingOffered),
        }
    }

    /// Whether more than that cannot be lost: no game counts more, or the match is over with it.
    fn is_the_most(&self, kind: WinKind) -> bool {
        let Phase::Resigned { by, .. } = self.phase else { return false };
        let cube = self.game.as_ref().map_or(CubeValue::ONE, |game| game.cube.value);
        let mut won = BySide::from_fn(|side| self.score.won(side));
        won[by.opponent()] += points(kind, cube);
        kind == WinKind::Backgammon || self.decides(by.opponent(), won)
    }

    fn judge_result(&self, cube: Option<CubeValue>) -> Judged {
        let in_game = self.is_in_game() || matches!(self.phase, Phase::GameEntry { .. });
        ensure(in_game, No::NotNow("result"))?;
        let crawford = self.game.as_ref().is_some_and(|game| game.crawford);
        ensure(!crawford || cube.is_none_or(|cube| cube == CubeValue::ONE), No::CrawfordCube)
    }

    fn judge_break(&self, side: Side) -> Judged {
        ensure(matches!(self.phase, Phase::Ready), No::BreakBetweenGames)?;
        ensure(!self.on_break(side), No::NotNow("take_break"))?;
        let allowed = breaks_allowed(self.length);
        ensure(self.breaks[side].len() < usize::from(allowed), No::NoBreakLeft { allowed })
    }

    /// Whether `side` is on a break.
    pub(in crate::device) fn on_break(&self, side: Side) -> bool {
        self.breaks[side].last().is_some_and(|taken| taken.to.is_none())
    }
}

/// Who has fewer points.
fn trailer(won: BySide<Points>) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| won[side] < won[side.opponent()])
}
