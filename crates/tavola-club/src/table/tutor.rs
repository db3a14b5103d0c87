//! Tables with a tutor: one person plays a bot, is warned of what costs much, may ask for hints and take back what they
//! did. Here are the terms of it and what is kept so that it can be taken back; what costs how much, the server says.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::RollNumber;
use tavola_rules::{Action, BySide, Die, Game, Legality, Phase, Roll, Side, WinKind};

use super::seating::{SeatPlan, SitterKind, Terms};
use super::state::Opened;

/// A tutor sits beside the person who plays the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tutor {
    /// What a decision costs at least for the tutor to ask first: thousandths of the cube, from 1 to 1,000.
    pub limit: u16,
}

impl Tutor {
    /// The most that a limit can be.
    const MOST: u16 = 1000;

    pub(super) const fn is_bounded(self) -> bool {
        0 < self.limit && self.limit <= Self::MOST
    }
}

impl Terms {
    /// The side that a tutor helps; none where there is no tutor.
    #[must_use]
    pub fn tutored(&self) -> Option<Side> {
        self.tutor?;
        Side::BOTH.into_iter().find(|side| !self.is_for_bot(*side))
    }

    fn is_for_bot(&self, side: Side) -> bool {
        matches!(&self.seats[side], SeatPlan::Taken { sitter } if sitter.kind == SitterKind::Bot)
    }

    /// Whether a tutor may help on these terms: nobody but a bot plays against whom they help, nothing is at stake, no clock
    /// runs, and the program keeps to legal plays. Terms without one may be what they like.
    pub(super) fn may_have_tutor(&self) -> bool {
        let bots = Side::BOTH.into_iter().filter(|side| self.is_for_bot(*side)).count();
        let is_alone = bots == 1 && self.partners.iter().all(|(_, plan)| plan.is_none());
        let is_casual = self.clock.is_none() && self.stake.is_points();
        self.tutor.is_none() || (is_alone && is_casual && self.rules.knobs().legality == Legality::Strict)
    }
}

/// A roll of a turn that has fallen in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fallen {
    /// Its number in the match.
    pub(super) number: RollNumber,
    /// The dice.
    pub(super) roll: Roll,
}

/// How the game stood before a decision that can be taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Moment {
    pub(super) game: Game,
    pub(super) opening: Option<BySide<Die>>,
    pub(super) rejected: BySide<Option<WinKind>>,
    /// How many lines the game had.
    pub(super) lines: usize,
    /// How many of the rolls that have fallen were rolled.
    rolled: usize,
}

/// What is kept of a game with a tutor.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Learning {
    /// The decisions that can be taken back, first to last.
    moments: Vec<Arc<Moment>>,
    /// Every turn's roll of the game, in the order in which they fell.
    fallen: Vec<Fallen>,
    /// How many of them have been rolled as the game stands now: those after them are rolled again, in their order.
    rolled: usize,
    /// How often something was taken back in this match.
    pub(super) taken_back: u32,
}

impl Learning {
    /// Another game begins: there is no way back to the one before.
    pub(super) fn begin_game(&mut self) {
        *self = Self { taken_back: self.taken_back, ..Self::default() };
    }

    /// Keeps how the game stood before a decision of whoever learns.
    pub(super) fn keep(&mut self, moment: Moment) {
        self.moments.push(Arc::new(Moment { rolled: self.rolled, ..moment }));
    }

    /// A turn's roll has fallen, or was rolled again.
    pub(super) fn rolled(&mut self, number: RollNumber, roll: Roll) {
        if self.rolled == self.fallen.len() {
            self.fallen.push(Fallen { number, roll });
        }
        self.rolled += 1;
    }

    /// The roll that falls next because it has fallen already; none where it is to be rolled anew.
    pub(super) fn next_again(&self) -> Option<Fallen> {
        self.fallen.get(self.rolled).copied()
    }

    /// Whether there is anything to take back.
    pub(super) fn can_take_back(&self) -> bool {
        !self.moments.is_empty()
    }

    /// Goes back to before the last decision.
    pub(super) fn take_back(&mut self) -> Option<Arc<Moment>> {
        let moment = self.moments.pop()?;
        self.rolled = moment.rolled;
        self.taken_back = self.taken_back.saturating_add(1);
        Some(moment)
    }
}

impl Opened {
    /// Where a tutor helps, keeps what is needed to take an act back.
    pub(super) fn learn(&mut self, side: Side, action: &Action) {
        let (Some(helped), Some(before)) = (self.terms.tutored(), self.game) else { return };
        if let Action::Roll { roll } = action {
            self.learning.rolled(self.dice.number, *roll);
        } else if side == helped && is_decision(&before, action) {
            let lines = self.turns.iter().count();
            self.learning.keep(Moment::before(before, self.opening, self.rejected, lines));
        }
    }

    /// Goes back to before the last decision of whoever learns.
    pub(super) fn take_back(&mut self) {
        let Some(moment) = self.learning.take_back() else { return };
        self.game = Some(moment.game);
        (self.opening, self.rejected) = (moment.opening, moment.rejected);
        self.turns.truncate(self.version, moment.lines);
    }
}

impl Moment {
    /// How a game stands before an act; the rolls are counted by who keeps it.
    pub(super) const fn before(
        game: Game,
        opening: Option<BySide<Die>>,
        rejected: BySide<Option<WinKind>>,
        lines: usize,
    ) -> Self {
        Self { game, opening, rejected, lines, rolled: 0 }
    }
}

/// Whether an act is a decision that can be taken back: a play with something to choose, and whatever is done with the cube.
fn is_decision(before: &Game, action: &Action) -> bool {
    match action {
        Action::Play { .. } => matches!(before.phase(), Phase::ToPlay { .. }) && before.legal_plays().len() > 1,
        Action::Double | Action::Take | Action::Drop | Action::Beaver | Action::Raccoon | Action::Otter => true,
        Action::RollOpening { .. }
        | Action::CountTie
        | Action::Roll { .. }
        | Action::RollEarly { .. }
        | Action::Challenge
        | Action::AcceptPlay
        | Action::Resign { .. }
        | Action::AcceptResignation
        | Action::RejectResignation
        | Action::Claim { .. }
        | Action::DoubleEarly
        | Action::DoubleByMistake
        | Action::AnnulDoubles
        | Action::CorrectStart => false,
    }
}
