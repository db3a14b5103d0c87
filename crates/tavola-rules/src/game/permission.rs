//! Who may do what when: every act's conditions that need no data of the act itself.

use super::{Action, ActionKind, Conduct, Game, Phase, Reason, Refusal, Tie};
use crate::cube::{Offer, OfferStep};
use crate::legal::legal_plays;
use crate::ruleset::{DoublingLimit, Holland, Legality, PrematureRoll};
use crate::score::CrawfordState;
use crate::side::Side;

impl Game {
    /// Whether an act of that kind by `side` is in order now, as far as its kind alone decides.
    ///
    /// [`Game::apply`] judges the play, the resignation, the claim and the challenge themselves: whether the play
    /// shown is illegal is for the opponent to notice, so a challenge is always in order while one is shown.
    ///
    /// # Errors
    /// What is wrong, with the clause.
    pub fn may(&self, side: Side, kind: ActionKind) -> Result<(), Reason> {
        if self.result().is_some() {
            return Err(Reason::GameOver);
        }
        let answer = matches!(kind, ActionKind::AcceptResignation | ActionKind::RejectResignation);
        match self.resignation {
            Some(resignation) if answer && resignation.by != side => return Ok(()),
            Some(_) if answer => return Err(Reason::NothingResigned),
            Some(_) => return Err(Reason::ResignationUnanswered),
            None => {}
        }
        match kind {
            ActionKind::RollOpening => self.may_roll_opening(),
            ActionKind::CountTie => self.may_count_tie(),
            ActionKind::Roll => self.may_roll(side),
            ActionKind::Double => self.may_roll(side).and_then(|()| self.cube_is_open_to(side)),
            ActionKind::Take | ActionKind::Drop => self.offered_to(side).map(|_| ()),
            ActionKind::Beaver => self.may_raise(side, OfferStep::Beaver),
            ActionKind::Raccoon => self.may_raise(side, OfferStep::Raccoon),
            ActionKind::Otter => self.may_raise(side, OfferStep::Otter),
            ActionKind::Play => self.may_play(side),
            ActionKind::Challenge | ActionKind::AcceptPlay => self.may_judge(side),
            ActionKind::Resign => self.may_resign(side),
            ActionKind::AcceptResignation | ActionKind::RejectResignation => Err(Reason::NothingResigned),
            ActionKind::Claim => self.may_claim(side),
            ActionKind::RollEarly => self.may_roll_early(side),
            ActionKind::DoubleEarly => self.may_interrupt(side).and_then(|()| self.cube_is_open_to(side)),
            ActionKind::DoubleByMistake => self.may_double_by_mistake(side),
            ActionKind::AnnulDoubles => self.before_mistake.map(|_| ()).ok_or(Reason::NothingToAnnul),
            ActionKind::CorrectStart => self.corrected_start().map(|_| ()),
        }
    }

    /// The acts of ordinary play that are in order for `side` now; empty while the opponent is to act.
    ///
    /// Ending the turn unthrown, which who is closed out may do (CLK-06), is not among them: they are asked to roll.
    #[must_use]
    pub fn legal_actions(&self, side: Side) -> Vec<ActionKind> {
        let is_unthrown = matches!(self.phase, Phase::OnRoll { .. });
        let offered =
            |kind: &ActionKind| kind.conduct() == Conduct::Regular && !(is_unthrown && *kind == ActionKind::Play);
        ActionKind::ALL.into_iter().filter(offered).filter(|&kind| self.may(side, kind).is_ok()).collect()
    }

    pub(super) fn refusal(&self, side: Side, kind: ActionKind, reason: Reason) -> Refusal {
        Refusal { clause: reason.clause_for(kind), reason, legal: self.legal_actions(side) }
    }

    const fn may_roll_opening(&self) -> Result<(), Reason> {
        match self.phase {
            Phase::OpeningRoll { .. } => Ok(()),
            _ => Err(Reason::OpeningRolled),
        }
    }

    const fn may_count_tie(&self) -> Result<(), Reason> {
        match self.phase {
            Phase::OpeningRoll { tie: Some(Tie::Offered) } => Ok(()),
            _ => Err(Reason::NoTieOffered),
        }
    }

    fn may_roll(&self, side: Side) -> Result<(), Reason> {
        match self.phase {
            Phase::OnRoll { side: on_roll } if on_roll == side => Ok(()),
            Phase::PlayShown { side: mover, early, .. } if mover != side => match early {
                Some(_) => Err(Reason::EarlyAlready),
                None if self.board.is_finished(mover) => Err(Reason::GameOver),
                None => Ok(()),
            },
            Phase::ToPlay { side: roller, .. } if roller == side => Err(Reason::AlreadyRolled),
            Phase::OnRoll { .. } | Phase::PlayShown { .. } | Phase::ToPlay { .. } => Err(Reason::NotOnTurn),
            Phase::OpeningRoll { .. } => Err(Reason::OpeningNotRolled),
            Phase::Doubled { .. } => Err(Reason::DoubleUnanswered),
            Phase::Over { .. } => Err(Reason::GameOver),
        }
    }

    /// Whether `side`, being on roll, may turn the cube at all (CUB-02, CUB-04, CUB-17, MAT-02, MAT-04).
    fn cube_is_open_to(&self, side: Side) -> Result<(), Reason> {
        if self.score.crawford() == CrawfordState::Crawford {
            return Err(Reason::CrawfordGame);
        }
        if !self.cube.owner.lets(side) {
            return Err(Reason::CubeNotYours);
        }
        if self.holland_makes_wait(side) {
            return Err(Reason::HollandWaits);
        }
        if self.limit_forbids(side) {
            return Err(Reason::DoublingLimited);
        }
        self.cube.value.doubled().map(|_| ()).ok_or(Reason::CubeExhausted)
    }

    fn holland_makes_wait(&self, side: Side) -> bool {
        self.knobs().holland == Holland::On
            && self.score.crawford() == CrawfordState::Post
            && self.score.trailer() == Some(side)
            && self.turns[side] < 2
    }

    fn limit_forbids(&self, side: Side) -> bool {
        let stake = self.cube.value.number();
        let ends_match = |stake: u64| self.score.away(side).is_some_and(|away| u64::from(away.points()) <= stake);
        self.knobs().doubling_limit == DoublingLimit::TavolaReale && ends_match(2 * stake) && !ends_match(stake)
    }

    pub(super) fn offered_to(&self, side: Side) -> Result<Offer, Reason> {
        match self.phase {
            Phase::Doubled { offer } if offer.to() == side => Ok(offer),
            _ => Err(Reason::NothingOffered),
        }
    }

    fn may_raise(&self, side: Side, step: OfferStep) -> Result<(), Reason> {
        let offer = self.offered_to(side)?;
        match offer.response(self.knobs().responses) {
            Some(next) if next == step => offer.raised().map(|_| ()).ok_or(Reason::CubeExhausted),
            _ => Err(Reason::ResponseNotEnabled),
        }
    }

    fn may_play(&self, side: Side) -> Result<(), Reason> {
        match self.phase {
            Phase::ToPlay { side: roller, .. } if roller == side => Ok(()),
            Phase::OnRoll { side: on_roll } if on_roll == side && self.is_closed_out(side) => Ok(()),
            Phase::OnRoll { side: on_roll } if on_roll == side => Err(Reason::NotRolled),
            Phase::PlayShown { side: mover, .. } if mover == side => Err(Reason::TurnEnded),
            Phase::PlayShown { .. } => Err(Reason::NotRolled),
            Phase::OpeningRoll { .. } => Err(Reason::OpeningNotRolled),
            Phase::Doubled { .. } => Err(Reason::DoubleUnanswered),
            Phase::OnRoll { .. } | Phase::ToPlay { .. } => Err(Reason::NotOnTurn),
            Phase::Over { .. } => Err(Reason::GameOver),
        }
    }

    /// Whether no number would let `side` in from the bar: then they need not roll (CLK-06).
    pub(super) fn is_closed_out(&self, side: Side) -> bool {
        let position = self.board.seen_by(side);
        position.own_bar() > 0 && position.counts()[19..=24].iter().all(|&checkers| checkers < -1)
    }

    fn may_judge(&self, side: Side) -> Result<(), Reason> {
        match self.phase {
            Phase::PlayShown { side: mover, .. } if mover != side => Ok(()),
            _ => Err(Reason::NothingShown),
        }
    }

    /// Reading of END-08: a turn lasts from the roll to the end of the play, so one may resign before rolling.
    fn may_resign(&self, side: Side) -> Result<(), Reason> {
        match self.phase {
            Phase::OpeningRoll { .. } => Err(Reason::OpeningNotRolled),
            Phase::Doubled { .. } => Err(Reason::DoubleUnanswered),
            Phase::ToPlay { side: roller, .. } if roller == side => Err(Reason::ResignedInTurn),
            Phase::PlayShown { side: mover, .. } if self.board.is_finished(mover) => Err(Reason::GameOver),
            _ => Ok(()),
        }
    }

    /// As for resigning; and who has shown a play claims only once it stands.
    fn may_claim(&self, side: Side) -> Result<(), Reason> {
        match self.phase {
            Phase::OpeningRoll { .. } => Err(Reason::OpeningNotRolled),
            Phase::Doubled { .. } => Err(Reason::DoubleUnanswered),
            Phase::ToPlay { side: on_turn, .. } | Phase::PlayShown { side: on_turn, .. } if on_turn == side => {
                Err(Reason::ClaimedInTurn)
            }
            Phase::PlayShown { side: mover, .. } if self.board.is_finished(mover) => Err(Reason::GameOver),
            Phase::PlayShown { early: Some(_), .. } => Err(Reason::EarlyAlready),
            _ => Ok(()),
        }
    }

    fn may_interrupt(&self, side: Side) -> Result<(), Reason> {
        match self.phase {
            Phase::ToPlay { side: roller, early, .. } if roller != side => match early {
                Some(_) => Err(Reason::EarlyAlready),
                None => Ok(()),
            },
            _ => Err(Reason::NothingInterrupted),
        }
    }

    fn may_roll_early(&self, side: Side) -> Result<(), Reason> {
        self.may_interrupt(side)?;
        match self.knobs().premature_roll {
            PrematureRoll::Void if !self.nothing_depends_on_the_play() => Err(Reason::PrematureRollVoid),
            PrematureRoll::Void | PrematureRoll::Stands => Ok(()),
        }
    }

    /// Whether the play is forced or contact is over, so that an early roll harms nobody (IRR-06).
    fn nothing_depends_on_the_play(&self) -> bool {
        let Phase::ToPlay { side, roll, .. } = self.phase else { return false };
        let position = self.board.seen_by(side);
        !position.has_contact() || legal_plays(&position, roll).len() <= 1
    }

    fn may_double_by_mistake(&self, side: Side) -> Result<(), Reason> {
        self.may_roll(side)?;
        let crawford = self.score.crawford() == CrawfordState::Crawford;
        if self.knobs().legality != Legality::Called || !crawford {
            return Err(Reason::NotMistakable);
        }
        if !self.cube.owner.lets(side) {
            return Err(Reason::CubeNotYours);
        }
        self.cube.value.doubled().map(|_| ()).ok_or(Reason::CubeExhausted)
    }

    /// Whether `action` ends the wait for a judgement of the play shown by accepting it (IRR-03).
    pub(super) const fn accepts_play(action: &Action) -> bool {
        matches!(
            action,
            Action::Roll { .. } | Action::Double | Action::DoubleByMistake | Action::AcceptPlay | Action::Claim { .. }
        )
    }
}
