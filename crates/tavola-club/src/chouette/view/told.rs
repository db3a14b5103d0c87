//! What of the events a viewer is told: no answer before all have answered, no advice outside the team.

use tavola_base::PlayerId;

use super::ChouetteViewer;
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
            Happened::Answered { member, .. } if you == Some(member) => Some(event.clone()),
            Happened::Answered { member, source, .. } => {
                let what = Happened::Answered { member: member.clone(), answers: Vec::new(), source: *source };
                Some(ChouetteEvent { what, ..event.clone() })
            }
            Happened::Advised { .. } | Happened::AdviceAsked { .. } => {
                (index >= this_game && self.hears_advice(you?)).then(|| event.clone())
            }
            what => is_public(what).then(|| event.clone()),
        };
        events.iter().enumerate().filter_map(told).collect()
    }

    /// Whether somebody is of the team of the game in play.
    pub(super) fn hears_advice(&self, person: &PlayerId) -> bool {
        self.game().is_some_and(|game| game.camp_of(person) == Some(Camp::Team))
    }
}

/// Whether everybody may know of an event as it is. Each kind is named with all it says: a new one is told to nobody before
/// somebody has decided that here.
const fn is_public(what: &Happened) -> bool {
    match what {
        Happened::Answered { .. } | Happened::Advised { .. } | Happened::AdviceAsked { .. } => false,
        Happened::Opened { settings: _ }
        | Happened::Joined { member: _, name: _ }
        | Happened::Stayed { member: _ }
        | Happened::Leaving { member: _ }
        | Happened::LeftCubes { member: _, postings: _ }
        | Happened::Left { member: _, line: _ }
        | Happened::DieRolled { member: _, die: _, until: _ }
        | Happened::OrderDecided { line: _ }
        | Happened::StakeSet { stake: _ }
        | Happened::PartnerAsked { member: _, until: _ }
        | Happened::PartnerDeclined { member: _ }
        | Happened::LotVoid { dice: _ }
        | Happened::PartnerFound { member: _ }
        | Happened::NobodyWanted
        | Happened::PartnershipEnded
        | Happened::GameStarted { number: _, line: _, team: _, stake: _ }
        | Happened::Acted { camp: _, action: _ }
        | Happened::TieDeclined
        | Happened::Rolled
        | Happened::Doubled { by: _, camp: _, cubes: _, others: _, gather_until: _, answer_by: _ }
        | Happened::Held { member: _ }
        | Happened::GatheringOver { answer_by: _ }
        | Happened::FairOver
        | Happened::CubesAnswered { results: _, postings: _, answer_by: _ }
        | Happened::CaptainChanged { captain: _, why: _, queue: _ }
        | Happened::ExtrasAsked { taker: _, givers: _, price: _, until: _ }
        | Happened::ExtraAnswered { member: _, paid: _ }
        | Happened::SettlementOffered { by: _, cube: _, points: _ }
        | Happened::SettlementDeclined { cube: _ }
        | Happened::SettlementAgreed { cube: _, posting: _ }
        | Happened::ResultEntered { winner: _, kind: _ }
        | Happened::TooSlow { camp: _ }
        | Happened::GameEnded { result: _, postings: _, line: _, gone: _ }
        | Happened::Paid { currency: _, payment: _ }
        | Happened::Undone { steps: _ }
        | Happened::Closed
        | Happened::GoesOn { chouette: _ }
        | Happened::DiceCommitted { of: _, set: _, commitment: _ }
        | Happened::ChainCommitted { side: _, member: _, chain: _ }
        | Happened::RollCalled { number: _, by: _, purpose: _ }
        | Happened::LinkOpened { number: _, side: _, link: _, source: _, seen: _ }
        | Happened::DiceFell { number: _, dice: _ }
        | Happened::DiceOpened { set: _, secret: _ }
        | Happened::Disconnected { member: _ }
        | Happened::Connected { member: _ }
        | Happened::Resumed { down: _ } => true,
    }
}
