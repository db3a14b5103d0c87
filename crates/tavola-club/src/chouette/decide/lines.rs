//! Who has a page open, and time given back: what the house notes by itself. Nobody is missed over a wooden board.

use tavola_base::{Millis, PlayerId};

use super::Judged;
use crate::chouette::event::{Happened, PresenceEvent};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::Chouette;

impl Chouette {
    pub(super) fn connected(&self, member: PlayerId) -> Judged {
        self.online_only()?;
        let was_away = self.away.contains_key(&member);
        if was_away {
            Ok(vec![Happened::Presence(PresenceEvent::Connected { member })])
        } else {
            Err(ChouetteRefusal::NothingChanges)
        }
    }

    pub(super) fn disconnected(&self, member: PlayerId) -> Judged {
        self.online_only()?;
        let was_here = self.joined.contains(&member) && !self.away.contains_key(&member);
        if was_here {
            Ok(vec![Happened::Presence(PresenceEvent::Disconnected { member })])
        } else {
            Err(ChouetteRefusal::NothingChanges)
        }
    }

    pub(super) fn resumed(&self, down: Millis) -> Judged {
        self.online_only()?;
        if down.is_zero() {
            Err(ChouetteRefusal::NothingChanges)
        } else {
            Ok(vec![Happened::Presence(PresenceEvent::Resumed { down })])
        }
    }
}
