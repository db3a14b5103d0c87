//! Acts of the game: plays, cube, resignations, claims.

use tavola_rules::{Action, Phase, Play, Position, Side, Step, Target};

use super::{Cause, Decided, Draft, Happening, TableCommand, WhyNot};

impl Draft<'_> {
    pub(super) fn plain_act(&mut self, command: &TableCommand) -> Decided {
        let side = self.side_in_game()?;
        if self.opened()?.dice.called.is_some() {
            return Err(WhyNot::DiceCalled);
        }
        // Nobody is asked again and again while the clock stands (CLK-08).
        if let TableCommand::Resign { kind } = command
            && self.opened()?.rejected[side].is_some_and(|rejected| *kind <= rejected)
        {
            return Err(WhyNot::RejectedBefore);
        }
        plain_action(command).map_or(Err(WhyNot::NotAllowed), |action| self.apply(side, action))
    }

    pub(super) fn play(&mut self, steps: &[Step]) -> Decided {
        let side = self.side_in_game()?;
        // The opponent has rolled too early: what falls is known before anything is played (IRR-07).
        if self.opened()?.dice.called.is_some() {
            return Err(WhyNot::DiceCalled);
        }
        let play = Play::new(steps).ok_or(WhyNot::TooManySteps)?;
        let game = self.opened()?.live_game().ok_or(WhyNot::NoGame)?;
        let play = match game.phase() {
            Phase::ToPlay { .. } => with_hits(game.board().seen_by(side), &play),
            Phase::OpeningRoll { .. }
            | Phase::OnRoll { .. }
            | Phase::Doubled { .. }
            | Phase::PlayShown { .. }
            | Phase::Over { .. } => play,
        };
        self.apply(side, Action::Play { play })
    }

    /// An act that the rules judge, and what follows from it.
    pub(super) fn apply(&mut self, side: Side, action: Action) -> Decided {
        let game = self.opened()?.live_game().ok_or(WhyNot::NoGame)?;
        game.apply(side, action).map_err(|refusal| WhyNot::Rules(refusal.reason, refusal.clause))?;
        self.push(Happening::Acted { side, action });
        self.settle()
    }

    pub(super) fn resign_match(&mut self) -> Decided {
        let side = self.side()?;
        let opened = self.opened()?;
        if !opened.is_match() {
            return Err(WhyNot::NoMatch);
        }
        self.in_course()?;
        self.lose(side, Cause::Resigned)
    }
}

/// The play with each step's hit as it is on the board, whatever it said.
fn with_hits(position: Position, play: &Play) -> Play {
    let start = (position, Play::NONE);
    let (_, found) = play.steps().iter().fold(start, |(now, found), &step| {
        let hit = matches!(step.to, Target::Point(point) if now.on(point) == -1);
        let step = Step { hit, ..step };
        let holds = now.counts()[usize::from(step.from.number())] > 0;
        // A step from where nothing stands is left for the rules to refuse.
        let after = if holds { now.after_step(step) } else { now };
        (after, found.followed_by(step).unwrap_or(found))
    });
    found
}

/// What a command that is a plain act of the game stands for there.
const fn plain_action(command: &TableCommand) -> Option<Action> {
    Some(match command {
        TableCommand::Double => Action::Double,
        TableCommand::Take => Action::Take,
        TableCommand::Drop => Action::Drop,
        TableCommand::Beaver => Action::Beaver,
        TableCommand::Raccoon => Action::Raccoon,
        TableCommand::Otter => Action::Otter,
        TableCommand::AcceptPlay => Action::AcceptPlay,
        TableCommand::Challenge => Action::Challenge,
        TableCommand::Resign { kind } => Action::Resign { kind: *kind },
        TableCommand::AcceptResignation => Action::AcceptResignation,
        TableCommand::RejectResignation => Action::RejectResignation,
        TableCommand::Claim { kind } => Action::Claim { kind: *kind },
        TableCommand::DoubleEarly => Action::DoubleEarly,
        TableCommand::DoubleByMistake => Action::DoubleByMistake,
        TableCommand::AnnulDoubles => Action::AnnulDoubles,
        TableCommand::CorrectStart => Action::CorrectStart,
        TableCommand::Open { .. }
        | TableCommand::TakeSeat { .. }
        | TableCommand::Seat { .. }
        | TableCommand::Ready { .. }
        | TableCommand::Roll { .. }
        | TableCommand::OpenLink { .. }
        | TableCommand::Play { .. }
        | TableCommand::ResignMatch
        | TableCommand::ClaimAbsence
        | TableCommand::AdjournAbsence
        | TableCommand::OfferAdjourn
        | TableCommand::AcceptAdjourn
        | TableCommand::DeclineAdjourn
        | TableCommand::Resume
        | TableCommand::Rest { .. }
        | TableCommand::RollEarly
        | TableCommand::NextGame
        | TableCommand::OfferRematch
        | TableCommand::AcceptRematch
        | TableCommand::DeclineRematch
        | TableCommand::Leave
        | TableCommand::TakeBack
        | TableCommand::TakeDice
        | TableCommand::GiveDice
        | TableCommand::Advise { .. }
        | TableCommand::Disconnected { .. }
        | TableCommand::Connected { .. }
        | TableCommand::GiveTime { .. }
        | TableCommand::Resumed { .. }
        | TableCommand::StopClock { .. }
        | TableCommand::StartClock
        | TableCommand::OrderClock { .. }
        | TableCommand::AwardMatch { .. }
        | TableCommand::Tick => return None,
    })
}
