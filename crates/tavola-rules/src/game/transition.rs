//! What becomes of a game by an act that is in order.

use super::free_play::free_play;
use super::{Action, Early, FirstTurn, Game, Phase, Reason, Refusal, Resignation, Start, Tie};
use crate::board::Board;
use crate::claim;
use crate::cube::{Cube, CubeOwner, Offer};
use crate::die::{Die, Roll};
use crate::legal::{LegalPlay, legal_plays};
use crate::outcome::{Ending, Outcome, WinKind};
use crate::play::Play;
use crate::position::Position;
use crate::ruleset::{AutomaticDoubles, Legality};
use crate::side::{BySide, Side, higher_roll};
use crate::steps::check_play;

impl Game {
    /// The game after `action` by `side`.
    ///
    /// # Errors
    /// The clause the act would break, why, and what would be in order; the game is unchanged.
    pub fn apply(&self, side: Side, action: Action) -> Result<Self, Refusal> {
        self.after(side, action).map_err(|reason| self.refusal(side, action.kind(), reason))
    }

    fn after(&self, side: Side, action: Action) -> Result<Self, Reason> {
        self.may(side, action.kind())?;
        let game = if Self::accepts_play(&action) { self.with_play_accepted() } else { *self };
        match action {
            Action::RollOpening { white, black } => Ok(game.after_opening_roll(BySide { white, black })),
            Action::CountTie => Ok(game.with_automatic_double()),
            Action::Roll { roll } => Ok(game.after_roll(side, roll)),
            Action::Double => game.after_double(side),
            Action::Take => game.after_take(side),
            Action::Drop => game.after_drop(side),
            Action::Beaver | Action::Raccoon | Action::Otter => game.after_raise(side),
            Action::Play { play } => game.after_play(&play),
            Action::Challenge => game.after_challenge(),
            Action::AcceptPlay => Ok(game),
            Action::Resign { kind } => game.after_resignation(side, kind),
            Action::AcceptResignation => game.after_accepted_resignation(),
            Action::RejectResignation => Ok(Self { resignation: None, ..game }),
            Action::Claim { kind } => game.after_claim(side, kind),
            Action::RollEarly { roll } => Ok(game.with_early(Early::Rolled { roll })),
            Action::DoubleEarly => Ok(game.with_early(Early::Doubled)),
            Action::DoubleByMistake => game.after_mistaken_double(side),
            Action::AnnulDoubles => Ok(game.with_doubles_annulled()),
            Action::CorrectStart => game.corrected_start(),
        }
    }

    fn after_opening_roll(mut self, dice: BySide<Die>) -> Self {
        match higher_roll(dice) {
            Some(side) => self.after_roll(side, Roll::new(dice.white, dice.black)),
            None if self.counts_a_tie() => self.with_automatic_double(),
            None => {
                let offered = self.knobs().automatic_doubles == AutomaticDoubles::FirstThenByConsent;
                let tie = Some(if offered { Tie::Offered } else { Tie::NotCounted });
                self.phase = Phase::OpeningRoll { tie };
                self
            }
        }
    }

    const fn counts_a_tie(&self) -> bool {
        match self.knobs().automatic_doubles {
            AutomaticDoubles::None => false,
            AutomaticDoubles::UpTo(limit) => self.automatic < limit.most(),
            AutomaticDoubles::FirstThenByConsent => self.automatic == 0,
        }
    }

    /// Twice the stake, and the cube stays in the middle (OPT-01).
    fn with_automatic_double(mut self) -> Self {
        let tie = match self.cube.value.doubled() {
            Some(value) => {
                self.cube.value = value;
                self.automatic = self.automatic.saturating_add(1);
                Tie::Counted
            }
            None => Tie::NotCounted,
        };
        self.phase = Phase::OpeningRoll { tie: Some(tie) };
        self
    }

    fn after_roll(mut self, side: Side, roll: Roll) -> Self {
        self.rolls += 1;
        self.phase = Phase::ToPlay { side, roll, legality: self.knobs().legality, early: None };
        self
    }

    fn after_double(mut self, side: Side) -> Result<Self, Reason> {
        let offer = Offer::double(side, self.cube).ok_or(Reason::CubeExhausted)?;
        self.phase = Phase::Doubled { offer };
        Ok(self)
    }

    fn after_take(mut self, side: Side) -> Result<Self, Reason> {
        let offer = self.offered_to(side)?;
        self.cube = offer.accepted();
        self.phase = Phase::OnRoll { side: offer.doubler };
        Ok(self)
    }

    fn after_drop(mut self, side: Side) -> Result<Self, Reason> {
        let offer = self.offered_to(side)?;
        // Back in the middle (CUB-10), showing what is paid.
        self.cube = Cube { value: offer.refused, owner: CubeOwner::Middle };
        self.end(offer.by(), WinKind::Single, Ending::Dropped);
        Ok(self)
    }

    fn after_raise(mut self, side: Side) -> Result<Self, Reason> {
        let offer = self.offered_to(side)?.raised().ok_or(Reason::CubeExhausted)?;
        self.phase = Phase::Doubled { offer };
        Ok(self)
    }

    fn after_play(mut self, play: &Play) -> Result<Self, Reason> {
        if let Phase::OnRoll { side } = self.phase {
            let ends = self.is_closed_out(side) && play.steps().is_empty();
            return if ends { Ok(self.with_turn_ended(side, None)) } else { Err(Reason::NotRolled) };
        }
        let Phase::ToPlay { side, roll, legality, early } = self.phase else { return Err(Reason::NotRolled) };
        let before = self.board;
        let position = before.seen_by(side);
        let LegalPlay { play, result } = match legality {
            Legality::Strict => strict_play(&position, roll, play)?,
            Legality::Called => free_play(&position, play).map_err(Reason::ImpossiblePlay)?,
        };
        self.board = Board::from_view(side, &result);
        let stands = legality == Legality::Strict
            || (self.board.is_finished(side) && is_legal(&before, side, roll, &self.board));
        if stands {
            return Ok(self.with_turn_ended(side, early));
        }
        self.phase = Phase::PlayShown { side, roll, before, play, early };
        Ok(self)
    }

    /// The turn of `mover` is over for good: the game is won, or the opponent's turn begins.
    fn with_turn_ended(mut self, mover: Side, early: Option<Early>) -> Self {
        let opponent = mover.opponent();
        self.turns[mover] = self.turns[mover].saturating_add(1);
        if self.board.is_finished(mover) {
            let kind = WinKind::on(&self.board, mover, self.knobs().backgammon);
            self.end(mover, kind, Ending::BorneOff);
            return self;
        }
        self.phase = Phase::OnRoll { side: opponent };
        match early {
            None => self,
            Some(Early::Rolled { roll }) => {
                self.phase = Phase::ToPlay { side: opponent, roll, legality: self.knobs().legality, early: None };
                self
            }
            Some(Early::Doubled) => self.after_double(opponent).unwrap_or(self),
        }
    }

    /// The game in which the play shown stands; the same game where none is shown.
    pub(super) fn with_play_accepted(&self) -> Self {
        match self.phase {
            Phase::PlayShown { side, early, .. } => self.with_turn_ended(side, early),
            _ => *self,
        }
    }

    fn after_challenge(mut self) -> Result<Self, Reason> {
        let Phase::PlayShown { side, roll, before, early, .. } = self.phase else { return Err(Reason::NothingShown) };
        if is_legal(&before, side, roll, &self.board) {
            return Err(Reason::PlayWasLegal);
        }
        self.board = before;
        self.phase = Phase::ToPlay { side, roll, legality: Legality::Strict, early };
        Ok(self)
    }

    fn after_resignation(mut self, side: Side, kind: WinKind) -> Result<Self, Reason> {
        let most = self.most_to_lose(side).ok_or(Reason::OpeningNotRolled)?;
        if kind > most {
            return Err(Reason::ResignedTooMuch { most });
        }
        if self.pays_as_much(kind, most) || self.decides_the_match(side.opponent(), kind) {
            self = self.with_play_accepted();
            self.end(side.opponent(), kind, Ending::Resigned);
        } else {
            self.resignation = Some(Resignation { by: side, kind });
        }
        Ok(self)
    }

    /// Whether a win of that kind is paid like the most there can be: under Jacoby any, until a double was taken.
    fn pays_as_much(&self, kind: WinKind, most: WinKind) -> bool {
        let points = |kind| Outcome { winner: Side::White, kind, cube: self.cube }.points(self.knobs());
        points(kind) == points(most)
    }

    /// Whether such a win gives `winner` all the points they still need.
    fn decides_the_match(&self, winner: Side, kind: WinKind) -> bool {
        let points = Outcome { winner, kind, cube: self.cube }.points(self.knobs());
        self.score.after_game(winner, points).winner() == Some(winner)
    }

    fn after_accepted_resignation(mut self) -> Result<Self, Reason> {
        let Resignation { by, kind } = self.resignation.ok_or(Reason::NothingResigned)?;
        self = self.with_play_accepted();
        self.end(by.opponent(), kind, Ending::Resigned);
        Ok(self)
    }

    fn after_claim(mut self, side: Side, kind: WinKind) -> Result<Self, Reason> {
        let turn = self.turn().ok_or(Reason::ClaimedInTurn)?;
        let certain = claim::certain_win(&self.board, turn, side, self.knobs().backgammon);
        if certain.is_none_or(|certain| certain < kind) {
            return Err(Reason::NotCertain { certain });
        }
        self.end(side, kind, Ending::Claimed);
        Ok(self)
    }

    fn with_early(mut self, done: Early) -> Self {
        if let Phase::ToPlay { early, .. } = &mut self.phase {
            *early = Some(done);
            self.rolls += u32::from(matches!(done, Early::Rolled { .. }));
        }
        self
    }

    fn after_mistaken_double(mut self, side: Side) -> Result<Self, Reason> {
        self.before_mistake = self.before_mistake.or(Some(self.cube));
        self.after_double(side)
    }

    /// All doubles of the Crawford game fall (MAT-03).
    fn with_doubles_annulled(mut self) -> Self {
        self.cube = self.before_mistake.take().unwrap_or(Cube::START);
        if let Phase::Doubled { offer } = self.phase {
            self.phase = Phase::OnRoll { side: offer.doubler };
        }
        self
    }

    /// The game with the checkers that were set up wrongly put where they belong (SET-09).
    pub(super) fn corrected_start(&self) -> Result<Self, Reason> {
        let set_up_wrongly = self.start.turn == FirstTurn::OpeningRoll && self.start.board != Board::START;
        if !set_up_wrongly {
            return Err(Reason::StartWasRight);
        }
        if self.rolls >= 4 {
            return Err(Reason::StartStands);
        }
        let wrong = self.start.board;
        let right = |board: &Board| board.corrected(&wrong, &Board::START).ok_or(Reason::StartBeyondCorrection);
        let mut game = Self { board: right(&self.board)?, start: Start { board: Board::START, ..self.start }, ..*self };
        if let Phase::PlayShown { before, .. } = &mut game.phase {
            *before = right(before)?;
        }
        Ok(game)
    }
}

/// The play if it is legal. Bearing off the last checker with one number is the same play as doing it with more
/// (MOV-13): it is taken for the legal route to that end.
fn strict_play(position: &Position, roll: Roll, play: &Play) -> Result<LegalPlay, Reason> {
    check_play(position, roll, play).or_else(|illegal| {
        let end = free_play(position, play)
            .ok()
            .filter(|made| Board::from_view(Side::White, &made.result).is_finished(Side::White));
        let legal =
            legal_plays(position, roll).into_iter().find(|legal| end.is_some_and(|end| end.result == legal.result));
        legal.ok_or(Reason::IllegalPlay(illegal))
    })
}

/// Whether a legal play of `roll` leads from `before` to `after` (MOV-13).
fn is_legal(before: &Board, side: Side, roll: Roll, after: &Board) -> bool {
    let (position, reached) = (before.seen_by(side), after.seen_by(side));
    let plays = legal_plays(&position, roll);
    if plays.is_empty() { reached == position } else { plays.iter().any(|play| play.result == reached) }
}
