//! What everybody may read again: what was said at the table, and what has just happened.

use serde::Serialize;
use tavola_base::PlayerId;
use tavola_rules::Action;

use super::event::{ChouetteEvent, CubeEvent, GameEvent, Happened, MemberEvent, TalkEvent};
use super::state::Chouette;

/// So much of what was said is kept.
const MOST_SAID: usize = 100;
/// So many of the last events are kept.
const MOST_NEWS: usize = 16;

/// What somebody said to everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSaid"))]
pub struct Said {
    /// Which of the session, from 1.
    pub number: u64,
    /// Their account.
    pub member: PlayerId,
    /// The words.
    pub text: String,
}

impl Chouette {
    /// Keeps what was said, and what is news.
    pub(super) fn note_news(&mut self, event: &ChouetteEvent) {
        // What was said long ago, or by somebody who has left, is forgotten: there is nothing to read.
        if let Happened::Talk(TalkEvent::Said { member, text }) = &event.what
            && !text.is_empty()
        {
            let number = self.said.last().map_or(0, |said| said.number) + 1;
            self.said.push(Said { number, member: member.clone(), text: text.clone() });
            let surplus = self.said.len().saturating_sub(MOST_SAID);
            self.said.drain(..surplus);
        }
        if is_news(&event.what) {
            self.recent.push(event.clone());
            let surplus = self.recent.len().saturating_sub(MOST_NEWS);
            self.recent.drain(..surplus);
        }
    }
}

/// Whether whoever looks up wants to know that it has happened, and cannot see it on the board.
const fn is_news(what: &Happened) -> bool {
    match what {
        Happened::Session(_) | Happened::Presence(_) | Happened::Line(_) | Happened::Dice(_) => false,
        Happened::Member(what) => match what {
            MemberEvent::Joined { .. }
            | MemberEvent::Stayed { .. }
            | MemberEvent::Leaving { .. }
            | MemberEvent::LeftCubes { .. }
            | MemberEvent::Left { .. } => true,
            MemberEvent::Claimed { .. } | MemberEvent::ClaimGranted { .. } | MemberEvent::ClaimRefused { .. } => false,
        },
        Happened::Game(what) => match what {
            GameEvent::Acted { action, .. } => matches!(action, Action::RollOpening { .. } | Action::CountTie),
            GameEvent::GameStarted { .. }
            | GameEvent::TieDeclined
            | GameEvent::TooSlow { .. }
            | GameEvent::CaptainChanged { .. }
            | GameEvent::StoodIn { .. }
            | GameEvent::GameEnded { .. } => true,
            GameEvent::Rolled | GameEvent::FairOver | GameEvent::ResultEntered { .. } => false,
        },
        Happened::Cube(what) => match what {
            CubeEvent::Doubled { .. }
            | CubeEvent::Answered { .. }
            | CubeEvent::CubesAnswered { .. }
            | CubeEvent::ExtraAnswered { .. } => true,
            CubeEvent::Held { .. } | CubeEvent::GatheringOver { .. } | CubeEvent::ExtrasAsked { .. } => false,
        },
        Happened::Talk(what) => match what {
            TalkEvent::SettlementAgreed { .. } | TalkEvent::SettlementDeclined { .. } => true,
            TalkEvent::AdviceAsked { .. }
            | TalkEvent::AskingTakenBack { .. }
            | TalkEvent::Advised { .. }
            | TalkEvent::AdviceAgreed { .. }
            | TalkEvent::Said { .. }
            | TalkEvent::SettlementOffered { .. } => false,
        },
    }
}
