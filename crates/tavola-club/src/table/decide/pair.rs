//! Two on one side: who has the dice in hand, and what they say among themselves.

use tavola_rules::{Action, Play, Step};

use super::{Decided, Draft, Happening, Place, WhyNot};
use crate::talk::{LONGEST_TEXT, MOST_STEPS};

impl Draft<'_> {
    /// The actor's place on a side that a pair plays.
    fn place_in_pair(&self) -> Result<Place, WhyNot> {
        let place = self.place()?;
        if self.opened()?.seats[place.side].is_pair() { Ok(place) } else { Err(WhyNot::NoPartner) }
    }

    /// Nobody need give them: a partner who is away or does not answer never holds the side up.
    pub(super) fn take_dice(&mut self) -> Decided {
        let Place { side, partner } = self.place_in_pair()?;
        let seat = &self.opened()?.seats[side];
        let is_back = seat.person(partner).is_some_and(|person| person.has_left);
        if seat.has_left || (seat.holder == partner && !is_back) {
            return Err(WhyNot::NothingChanges);
        }
        self.push(Happening::DicePassed { side, to: partner });
        Ok(())
    }

    pub(super) fn give_dice(&mut self) -> Decided {
        let to = self.place_in_pair()?.partner.other();
        let side = self.side()?;
        let partner = self.opened()?.seats[side].person(to);
        if partner.is_none_or(|partner| partner.sitter.is_none() || partner.has_left) {
            return Err(WhyNot::PartnerMissing);
        }
        self.push(Happening::DicePassed { side, to });
        Ok(())
    }

    pub(super) fn advise(&mut self, text: String, steps: Vec<Step>) -> Decided {
        let Place { side, partner } = self.place_in_pair()?;
        let is_empty = text.trim().is_empty() && steps.is_empty();
        if is_empty || text.chars().count() > LONGEST_TEXT {
            return Err(WhyNot::BadText);
        }
        if !steps.is_empty() {
            let play = Play::new(&steps).filter(|_| steps.len() <= MOST_STEPS).ok_or(WhyNot::TooManySteps)?;
            let game = self.opened()?.live_game().ok_or(WhyNot::NoGame)?;
            let shown = game.apply(side, Action::Play { play });
            shown.map_err(|refusal| WhyNot::Rules(refusal.reason, refusal.clause))?;
        }
        self.push(Happening::Advised { side, partner, text, steps });
        Ok(())
    }
}
