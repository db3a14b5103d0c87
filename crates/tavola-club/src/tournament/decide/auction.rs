//! What is settled beside the matches: lots of the auction, and one-point matches between equals.

use super::Judged;
use crate::tournament::division::DivisionId;
use crate::tournament::event::Happened;
use crate::tournament::ids::EntrantId;
use crate::tournament::money::Cents;
use crate::tournament::prize::{Rate, SoldLot};
use crate::tournament::refusal::Reason;
use crate::tournament::state::Tournament;

impl Tournament {
    /// A lot is sold once, before the first match of its division begins.
    pub(super) fn sell_lot(&self, id: DivisionId, lot: SoldLot) -> Judged {
        let division = self.division(&id)?;
        let wrong = |what: &str| Err(Reason::BadSetting.of("what", what));
        if division.division.calcutta.is_none() {
            return Err(Reason::NoPool.of("pool", "calcutta"));
        }
        if lot.buyer.trim().is_empty() || lot.buyer.chars().count() > 64 {
            return Err(Reason::BadName.into());
        }
        if lot.price <= Cents::ZERO || lot.bought_back > Rate::WHOLE {
            return Err(Reason::BadAmount.into());
        }
        if lot.players.is_empty() {
            return wrong("a lot has at least one player in it");
        }
        for (at, &entrant) in lot.players.iter().enumerate() {
            let entry = self.known_entry(entrant)?;
            if entry.division != id || !entry.is_in() {
                return Err(Reason::NoEntrant.of("entrant", entrant));
            }
            let is_sold = division.sold.iter().any(|sold| sold.players.contains(&entrant));
            if is_sold || lot.players[..at].contains(&entrant) {
                return wrong("a player is sold once");
            }
        }
        if division
            .bracket
            .fixtures()
            .iter()
            .filter_map(|fixture| self.game(fixture.id))
            .any(|game| game.status.phase.has_begun())
        {
            return wrong("lots are sold before the first match begins");
        }
        Ok(vec![Happened::LotSold { division: id, lot }])
    }

    /// A play-off parts two who stand on the same place once all is played.
    pub(super) fn play_off(&self, id: DivisionId, winner: EntrantId, loser: EntrantId) -> Judged {
        let division = self.division(&id)?;
        let wrong = |what: &str| Err(Reason::BadSetting.of("what", what));
        if division.division.format.is_bracket() {
            return wrong("a bracket has no equals to be parted: its matches decide");
        }
        if division.keys.is_empty() || !self.is_over(division) {
            return Err(
                Reason::NotOver.of("open", self.open_matches().map(|id| id.to_string()).collect::<Vec<_>>().join(", "))
            );
        }
        let standings = self.standings(division);
        let place =
            |entrant| standings.iter().find(|standing| standing.entrant == entrant).map(|standing| standing.place);
        match (place(winner), place(loser)) {
            (Some(one), Some(other)) if one == other && winner != loser => {
                Ok(vec![Happened::PlayedOff { division: id, winner, loser }])
            }
            (Some(_), Some(_)) => wrong("only equals play off"),
            (None, _) => Err(Reason::NoEntrant.of("entrant", winner)),
            (_, None) => Err(Reason::NoEntrant.of("entrant", loser)),
        }
    }
}
