//! Whether an act belongs to this moment and to whoever does it. Nothing is changed here.

use tavola_base::Time;
use tavola_base::clock::StopReason;
use tavola_rules::{BySide, CrawfordState, CubeValue, Holland, Points, Side, WinKind};

use super::act::Act;
use super::course::{Course, How, Phase};
use super::entry::Right;
use super::refusal::{DeviceRefusal as No, on_turn};
use super::settings::{Oversight, breaks_allowed};

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
            act if act.is_ruling() => self.judge_ruling(act),
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
            _ => {
                self.judge_going_on()?;
                self.judge_game(act, by)
            }
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
            let corrects = rules && matches!(act, Act::CorrectResult { .. } | Act::Warn { .. });
            return ensure(corrects, No::Posted(act.name()));
        }
        ensure(self.hold.is_none() || rules || act.is_ruling() || act.is_noted(), No::OnHold)
    }

    fn judge_going_on(&self) -> Judged {
        match self.phase {
            Phase::Flagged { .. } => Err(No::Flagged),
            Phase::MatchOver { .. } => Err(No::Over),
            Phase::GapAsked { .. } => Err(No::GapAsked),
            _ => Ok(()),
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
            _ => Err(No::NotNow("confirm")),
        }
    }

    fn judge_flag(&self, side: Side, at: Time) -> Judged {
        let fallen = self.flag_at().is_some_and(|(whose, when)| whose == side && when <= at);
        ensure(fallen, No::NoFlag)
    }

    /// The opponent's flag has fallen, though nobody said so yet.
    fn judge_call(&self, caller: Side, at: Time) -> Judged {
        self.judge_going_on()?;
        let side = caller.opponent();
        let running = self.clock.as_ref().filter(|clock| clock.running() == Some(side));
        let falls = running.and_then(|clock| clock.falls_at()).is_some_and(|when| when <= at);
        ensure(self.fallen[side].is_some() || falls, No::NoFlag)
    }

    fn judge_ruling(&self, act: &Act) -> Judged {
        let over = matches!(self.phase, Phase::MatchOver { .. });
        match act {
            Act::CorrectResult { game, cube, .. } => {
                let index = usize::try_from(*game).unwrap_or(0).wrapping_sub(1);
                let game = self.games.get(index).ok_or(No::NoSuch)?;
                ensure(!game.crawford || *cube == CubeValue::ONE, No::CrawfordCube)
            }
            Act::AdjustTime { .. } => ensure(self.clock.is_some(), No::NoClock),
            Act::Penalty { points, .. } => ensure(!over, No::Over).and(ensure(points.number() > 0, No::NoPoints)),
            Act::AwardMatch { .. } => ensure(!over, No::Over),
            Act::Hold { .. } => ensure(self.hold.is_none(), No::NotNow("hold")),
            Act::Release => ensure(self.hold.is_some(), No::NotNow("release")),
            Act::SetLength { length } => ensure(*length != self.length, No::SameLength),
            Act::BringClock { clock } => {
                if !matches!(self.phase, Phase::GapAsked { .. }) {
                    self.judge_going_on()?;
                }
                ensure(!clock.bank_per_point.is_zero(), No::Unsound)
            }
            Act::Absent { .. } => ensure(matches!(self.phase, Phase::Ready | Phase::OpeningRoll), No::NotNow("absent")),
            Act::Arrived => ensure(matches!(self.phase, Phase::Absent { .. }), No::NotNow("arrived")),
            Act::Restore { gap } => self.judge_restore(*gap),
            Act::Warn { .. } => Ok(()),
            _ => Err(No::NoSuch),
        }
    }

    fn judge_restore(&self, gap: u32) -> Judged {
        let index = usize::try_from(gap).unwrap_or(0).wrapping_sub(1);
        let gap = self.gaps.get(index).filter(|gap| !gap.restored && gap.side.is_some()).ok_or(No::NoSuch)?;
        let same = self.turn == gap.turn && self.clock.as_ref().and_then(|clock| clock.turn()) == gap.side;
        ensure(same, No::TurnIsOver)
    }

    fn judge_game(&self, act: &Act, by: Right) -> Judged {
        match act {
            Act::StartGame => self.judge_start(),
            Act::Opening { .. } => match self.phase {
                Phase::OpeningRoll => Ok(()),
                _ => self.judge_start(),
            },
            Act::Press => self.judge_press(player(by)?),
            Act::Double => self.judge_double(player(by)?),
            Act::Take | Act::Drop => {
                let side = player(by)?;
                let offered = matches!(self.phase, Phase::CubeOffered { by: doubler } if doubler != side);
                ensure(offered, No::NothingOffered)
            }
            Act::Stop { reason } => self.judge_stop(*reason),
            Act::Resume { side } => self.judge_resume(*side),
            Act::Resign { .. } | Act::Claim { .. } => player(by).and_then(|_| self.judge_end(act)),
            Act::Accept => self.judge_answer(player(by)?).map(|_| ()),
            Act::Reject => match self.judge_answer(player(by)?)? {
                Some(WinKind::Backgammon) => Err(No::MostResigned),
                _ => Ok(()),
            },
            Act::Result { cube, .. } => self.judge_result(*cube),
            Act::Compare { .. } => {
                player(by)?;
                ensure(matches!(self.phase, Phase::Ready), No::NotNow("compare"))
            }
            Act::TakeBreak => self.judge_break(player(by)?),
            Act::EndBreak => ensure(self.on_break(player(by)?), No::NotNow("end_break")),
            Act::ResignMatch => player(by).map(|_| ()),
            _ => Err(No::NotNow(act.name())),
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
            _ => Err(No::NotNow("start_game")),
        }
    }

    fn decides(&self, winner: Side, won: BySide<Points>) -> bool {
        won[winner].number() >= self.length.points().into()
    }

    fn judge_press(&self, side: Side) -> Judged {
        match self.phase {
            Phase::Running { side: Some(turn) } => on_turn(side, Some(turn)),
            Phase::Running { side: None } => Err(No::NoClock),
            _ => Err(No::NotNow("press")),
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

    fn judge_resume(&self, side: Option<Side>) -> Judged {
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
            _ => Err(No::NotNow(act.name())),
        }
    }

    /// Whether `side` has a resignation or claim to answer; of a resignation its kind.
    fn judge_answer(&self, side: Side) -> Result<Option<WinKind>, No> {
        match self.phase {
            Phase::Resigned { by, kind } if by != side => Ok(Some(kind)),
            Phase::Claimed { by, .. } if by != side => Ok(None),
            _ => Err(No::NothingOffered),
        }
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
    pub(super) fn on_break(&self, side: Side) -> bool {
        self.breaks[side].last().is_some_and(|taken| taken.to.is_none())
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

/// Who has fewer points.
fn trailer(won: BySide<Points>) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| won[side] < won[side.opponent()])
}
