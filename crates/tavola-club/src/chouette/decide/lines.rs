//! Who has a page open, and time given back: what the house notes by itself. Nobody is missed over a wooden board.

use tavola_base::{Millis, PlayerId};

use super::{ChouetteFacts, Judged};
use crate::chouette::event::Happened;
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::Chouette;

impl Chouette {
    pub(super) fn connected(&self, member: PlayerId, facts: &ChouetteFacts) -> Judged {
        facts.house_only()?;
        self.online_only()?;
        let was_away = self.away.contains_key(&member);
        if was_away { Ok(vec![Happened::Connected { member }]) } else { Err(ChouetteRefusal::NothingChanges) }
    }

    pub(super) fn disconnected(&self, member: PlayerId, facts: &ChouetteFacts) -> Judged {
        facts.house_only()?;
        self.online_only()?;
        let was_here = self.joined.contains(&member) && !self.away.contains_key(&member);
        if was_here { Ok(vec![Happened::Disconnected { member }]) } else { Err(ChouetteRefusal::NothingChanges) }
    }

    pub(super) fn resumed(&self, down: Millis, facts: &ChouetteFacts) -> Judged {
        facts.house_only()?;
        self.online_only()?;
        if down.is_zero() { Err(ChouetteRefusal::NothingChanges) } else { Ok(vec![Happened::Resumed { down }]) }
    }
}
