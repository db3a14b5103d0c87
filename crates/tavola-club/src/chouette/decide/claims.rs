//! A seat in a keeper's book that somebody says is theirs, and the keeper's word about it.

use tavola_base::PlayerId;

use super::{ChouetteFacts, Judged};
use crate::chouette::claim::Claim;
use crate::chouette::event::{Happened, MemberEvent};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::Chouette;

/// So many claims wait at most.
const MOST_CLAIMS: usize = 24;

impl Chouette {
    /// Only seats that the keeper has entered, and nobody else has been given; whoever has a seat needs no other.
    pub(super) fn claim_seat(&self, person: &PlayerId, seat: PlayerId, name: Option<String>) -> Judged {
        self.over_the_board_only()?;
        let name = name.unwrap_or_else(|| person.to_string());
        if !(1..=64).contains(&name.chars().count()) {
            return Err(ChouetteRefusal::BadText);
        }
        if self.members.contains_key(person) || self.claimed.contains_key(person) {
            return Err(ChouetteRefusal::JoinedAlready(self.seat_of(person)));
        }
        if !self.is_claimable(&seat) {
            return Err(ChouetteRefusal::NotClaimable);
        }
        let waits = self.claims.iter().find(|claim| claim.person == *person);
        if waits.is_some_and(|claim| claim.seat == seat) {
            return Err(ChouetteRefusal::NothingChanges);
        }
        if waits.is_none() && self.claims.len() >= MOST_CLAIMS {
            return Err(ChouetteRefusal::Full { most: MOST_CLAIMS });
        }
        Ok(vec![Happened::Member(MemberEvent::Claimed { person: person.clone(), name, seat })])
    }

    fn claim_of(&self, person: &PlayerId, facts: &ChouetteFacts) -> Result<&Claim, ChouetteRefusal> {
        facts.house_only()?;
        self.claims.iter().find(|claim| claim.person == *person).ok_or(ChouetteRefusal::NotClaimable)
    }

    /// The keeper's word, which the house passes on.
    pub(super) fn grant_claim(&self, person: &PlayerId, facts: &ChouetteFacts) -> Judged {
        let seat = self.claim_of(person, facts)?.seat.clone();
        Ok(vec![Happened::Member(MemberEvent::ClaimGranted { person: person.clone(), seat })])
    }

    pub(super) fn refuse_claim(&self, person: &PlayerId, facts: &ChouetteFacts) -> Judged {
        let person = self.claim_of(person, facts)?.person.clone();
        Ok(vec![Happened::Member(MemberEvent::ClaimRefused { person })])
    }
}
