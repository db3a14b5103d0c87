//! At a table with a tutor: taking back one's last decision, and the rolls that fall again afterwards.

use tavola_rules::{ActionKind, Side};

use super::{Decided, Draft, Happening, WhyNot};

impl Draft<'_> {
    /// Whoever the tutor helps goes back to before their last decision of this game; what the bot has done since goes with it.
    pub(super) fn take_back(&mut self) -> Decided {
        let side = self.side()?;
        let opened = self.opened()?;
        if opened.terms.tutored() != Some(side) {
            return Err(WhyNot::NoTutor);
        }
        self.in_match()?;
        let opened = self.opened()?;
        opened.live_game().ok_or(WhyNot::NoGame)?;
        if opened.dice.called.is_some() {
            return Err(WhyNot::DiceCalled);
        }
        if !opened.learning.can_take_back() {
            return Err(WhyNot::NothingToTakeBack);
        }
        self.push(Happening::TakenBack { side });
        Ok(())
    }

    /// The roll of a turn that has been rolled before it was taken back: the same dice, and nothing is called for.
    pub(super) fn roll_again(&mut self, side: Side) -> Result<bool, WhyNot> {
        let opened = self.opened()?;
        let Some(fallen) = opened.learning.next_again() else { return Ok(false) };
        opened.live_game().ok_or(WhyNot::NoGame)?.may(side, ActionKind::Roll)?;
        self.push(Happening::RolledAgain { side, number: fallen.number, roll: fallen.roll });
        Ok(true)
    }
}
