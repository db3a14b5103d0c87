//! What of the events a viewer is told: no answer before all have answered, no advice outside the team.

use tavola_base::PlayerId;

use super::ChouetteViewer;
use crate::chouette::edge::Camp;
use crate::chouette::event::{
    ChouetteEvent, CubeEvent, DiceEvent, GameEvent, Happened, LineEvent, MemberEvent, PresenceEvent, SessionEvent,
    TalkEvent,
};
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
        let began = |event: &ChouetteEvent| matches!(event.what, Happened::Game(GameEvent::GameStarted { .. }));
        let this_game = events.iter().rposition(began).unwrap_or(0);
        let told = |(index, event): (usize, &ChouetteEvent)| match &event.what {
            Happened::Cube(CubeEvent::Answered { member, .. }) if you == Some(member) => Some(event.clone()),
            Happened::Cube(CubeEvent::Answered { member, source, .. }) => {
                let what = Happened::Cube(CubeEvent::Answered {
                    member: member.clone(),
                    answers: Vec::new(),
                    source: *source,
                });
                Some(ChouetteEvent { what, ..event.clone() })
            }
            Happened::Talk(TalkEvent::Advised { member, .. } | TalkEvent::AdviceAgreed { member, .. }) => {
                (index >= this_game && self.hears_advice(you?, member)).then(|| event.clone())
            }
            Happened::Talk(TalkEvent::AdviceAsked { .. } | TalkEvent::AskingTakenBack { .. }) => {
                (index >= this_game && self.is_of_the_team(you?)).then(|| event.clone())
            }
            what => is_public(what).then(|| event.clone()),
        };
        events.iter().enumerate().filter_map(told).collect()
    }

    /// Whether somebody hears what `adviser` says to their side: the team its own, the box and its partner theirs.
    pub(in crate::chouette) fn hears_advice(&self, person: &PlayerId, adviser: &PlayerId) -> bool {
        self.game().is_some_and(|game| {
            if game.plays_the_box(adviser) { game.plays_the_box(person) } else { self.is_of_the_team(person) }
        })
    }

    /// Whether somebody is of the team of the game in play.
    pub(super) fn is_of_the_team(&self, person: &PlayerId) -> bool {
        self.game().is_some_and(|game| game.plays_for(person) == Some(Camp::Team))
    }
}

/// Whether everybody may know of an event as it is. Each kind is named with all it says: a new one is told to nobody before
/// somebody has decided that here.
const fn is_public(what: &Happened) -> bool {
    match what {
        Happened::Cube(CubeEvent::Answered { .. })
        | Happened::Talk(
            TalkEvent::Advised { .. }
            | TalkEvent::AdviceAgreed { .. }
            | TalkEvent::AdviceAsked { .. }
            | TalkEvent::AskingTakenBack { .. },
        ) => false,
        Happened::Session(
            SessionEvent::Opened { settings: _ }
            | SessionEvent::StakeSet { stake: _ }
            | SessionEvent::Paid { currency: _, payment: _ }
            | SessionEvent::Undone { steps: _ }
            | SessionEvent::Closed
            | SessionEvent::GoesOn { chouette: _, accounts: _ },
        )
        | Happened::Member(
            MemberEvent::Joined { member: _, name: _ }
            | MemberEvent::Stayed { member: _ }
            | MemberEvent::Leaving { member: _ }
            | MemberEvent::LeftCubes { member: _, postings: _ }
            | MemberEvent::Left { member: _, line: _ }
            | MemberEvent::Claimed { person: _, name: _, seat: _ }
            | MemberEvent::ClaimGranted { person: _, seat: _ }
            | MemberEvent::ClaimRefused { person: _ },
        )
        | Happened::Presence(
            PresenceEvent::Disconnected { member: _ }
            | PresenceEvent::Connected { member: _ }
            | PresenceEvent::Resumed { down: _ },
        )
        | Happened::Line(
            LineEvent::DieRolled { member: _, die: _, until: _ }
            | LineEvent::OrderDecided { line: _ }
            | LineEvent::PartnerAsked { member: _, until: _ }
            | LineEvent::PartnerDeclined { member: _ }
            | LineEvent::LotVoid { dice: _ }
            | LineEvent::PartnerFound { member: _ }
            | LineEvent::NobodyWanted
            | LineEvent::PartnershipEnded,
        )
        | Happened::Game(
            GameEvent::GameStarted { number: _, line: _, team: _, stake: _ }
            | GameEvent::Acted { camp: _, action: _ }
            | GameEvent::TieDeclined
            | GameEvent::Rolled
            | GameEvent::FairOver
            | GameEvent::ResultEntered { winner: _, kind: _ }
            | GameEvent::TooSlow { camp: _ }
            | GameEvent::CaptainChanged { captain: _, why: _, queue: _ }
            | GameEvent::StoodIn { member: _ }
            | GameEvent::GameEnded { result: _, postings: _, line: _, gone: _ },
        )
        | Happened::Cube(
            CubeEvent::Doubled { by: _, camp: _, cubes: _, others: _, gather_until: _, answer_by: _ }
            | CubeEvent::Held { member: _ }
            | CubeEvent::GatheringOver { answer_by: _ }
            | CubeEvent::CubesAnswered { results: _, postings: _, answer_by: _ }
            | CubeEvent::ExtrasAsked { taker: _, givers: _, price: _, until: _ }
            | CubeEvent::ExtraAnswered { member: _, paid: _ },
        )
        | Happened::Talk(
            TalkEvent::Said { member: _, text: _ }
            | TalkEvent::SettlementOffered { by: _, cube: _, points: _ }
            | TalkEvent::SettlementDeclined { cube: _ }
            | TalkEvent::SettlementAgreed { cube: _, posting: _ },
        )
        | Happened::Dice(
            DiceEvent::DiceCommitted { of: _, set: _, commitment: _ }
            | DiceEvent::ChainCommitted { side: _, member: _, chain: _ }
            | DiceEvent::RollCalled { number: _, by: _, purpose: _ }
            | DiceEvent::LinkOpened { number: _, side: _, link: _, source: _, seen: _ }
            | DiceEvent::DiceFell { number: _, dice: _ }
            | DiceEvent::DiceOpened { set: _, secret: _ },
        ) => true,
    }
}
