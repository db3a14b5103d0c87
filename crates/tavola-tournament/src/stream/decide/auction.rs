//! What is settled beside the matches: lots of the auction, and one-point matches between equals.

use super::Judged;
use crate::ids::EntrantId;
use crate::result::money::Cents;
use crate::result::prize::{Rate, SoldLot};
use crate::stream::division::DivisionId;
use crate::stream::event::{EntryEvent, Happened};
use crate::stream::refusal::Reason;
use crate::stream::state::Tournament;

impl Tournament {
    /// A lot is sold once, before the first match of its division begins.
    pub(super) fn sell_lot(&self, id: DivisionId, lot: SoldLot) -> Judged {
        let division = self.division(&id)?;
        if division.division.calcutta.is_none() {
            return Err(Reason::NoAuction.of("division", &id));
        }
        if lot.buyer.trim().is_empty() || lot.buyer.chars().count() > 64 {
            return Err(Reason::BadName.into());
        }
        if lot.price <= Cents::ZERO || lot.bought_back > Rate::WHOLE {
            return Err(Reason::BadAmount.into());
        }
        if lot.players.is_empty() {
            return Err(Reason::LotEmpty.into());
        }
        for (at, &entrant) in lot.players.iter().enumerate() {
            let entry = self.known_entry(entrant)?;
            if entry.division != id || !entry.is_in() {
                return Err(Reason::NoEntrant.of("entrant", entrant));
            }
            let is_sold = division.sold.iter().any(|sold| sold.players.contains(&entrant));
            if is_sold || lot.players[..at].contains(&entrant) {
                return Err(Reason::SoldTwice.of("entrant", entrant));
            }
        }
        if division
            .bracket
            .fixtures()
            .iter()
            .filter_map(|fixture| self.game(fixture.id))
            .any(|game| game.status.phase.has_begun())
        {
            return Err(Reason::LotsLate.into());
        }
        Ok(vec![Happened::Entry(EntryEvent::LotSold { division: id, lot })])
    }

    /// A play-off parts two who stand on the same place once all is played.
    pub(super) fn play_off(&self, id: DivisionId, winner: EntrantId, loser: EntrantId) -> Judged {
        let division = self.division(&id)?;
        if division.division.format.is_bracket() {
            return Err(Reason::NoEquals.into());
        }
        if division.keys.is_empty() || !self.is_over(division) {
            return Err(Reason::NotOver.of("open", self.open_matches().collect::<Vec<_>>()));
        }
        let standings = self.standings(division);
        let place =
            |entrant| standings.iter().find(|standing| standing.entrant == entrant).map(|standing| standing.place);
        match (place(winner), place(loser)) {
            (Some(one), Some(other)) if one == other && winner != loser => {
                Ok(vec![Happened::Entry(EntryEvent::PlayedOff { division: id, winner, loser })])
            }
            (Some(_), Some(_)) => Err(Reason::OnlyEquals.into()),
            (None, _) => Err(Reason::NoEntrant.of("entrant", winner)),
            (_, None) => Err(Reason::NoEntrant.of("entrant", loser)),
        }
    }
}
