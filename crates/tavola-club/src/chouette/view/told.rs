//! What of the events a viewer is told: no answer before all have answered, no advice outside the team.

use super::ChouetteViewer;
use crate::PlayerId;
use crate::chouette::edge::Camp;
use crate::chouette::event::{ChouetteEvent, Happened};
use crate::chouette::state::Chouette;

impl Chouette {
    /// The last `events` that led to this state, as `viewer` may know them.
    #[must_use]
    pub fn told(&self, events: &[ChouetteEvent], viewer: &ChouetteViewer) -> Vec<ChouetteEvent> {
        let you = match viewer {
            ChouetteViewer::Member(member) => Some(member),
            ChouetteViewer::Watcher => None,
        };
        // Advice of earlier games is nobody's any more.
        let began = |event: &ChouetteEvent| matches!(event.what, Happened::GameStarted { .. });
        let this_game = events.iter().rposition(began).unwrap_or(0);
        let told = |(index, event): (usize, &ChouetteEvent)| match &event.what {
            Happened::Answered { member, source, .. } if you != Some(member) => {
                let what = Happened::Answered { member: member.clone(), answers: Vec::new(), source: *source };
                Some(ChouetteEvent { what, ..event.clone() })
            }
            Happened::Advised { .. } | Happened::AdviceAsked { .. } => {
                (index >= this_game && self.hears_advice(you?)).then(|| event.clone())
            }
            _ => Some(event.clone()),
        };
        events.iter().enumerate().filter_map(told).collect()
    }

    /// Whether somebody is of the team of the game in play.
    pub(super) fn hears_advice(&self, person: &PlayerId) -> bool {
        self.game().is_some_and(|game| game.camp_of(person) == Some(Camp::Team))
    }
}
