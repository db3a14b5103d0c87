//! What a chouette's events tell of people.

use tavola_base::personal::Personal;

use super::event::{Happened, MemberEvent, SessionEvent, TalkEvent};

/// Shows every name in an event, and what was said.
pub(super) fn personal(what: &mut Happened, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        Happened::Session(what) => of_session(what, visit),
        Happened::Member(what) => of_member(what, visit),
        Happened::Talk(what) => of_talk(what, visit),
        Happened::Presence(_) | Happened::Line(_) | Happened::Game(_) | Happened::Cube(_) | Happened::Dice(_) => {}
    }
}

fn of_session(what: &mut SessionEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        SessionEvent::Opened { settings } => {
            settings.carried.names.iter_mut().for_each(|(of, name)| visit(Personal::Name { of, name }));
        }
        SessionEvent::StakeSet { .. }
        | SessionEvent::Paid { .. }
        | SessionEvent::Undone { .. }
        | SessionEvent::Closed
        | SessionEvent::GoesOn { .. } => {}
    }
}

fn of_member(what: &mut MemberEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        MemberEvent::Joined { member: of, name } | MemberEvent::Claimed { person: of, name, seat: _ } => {
            visit(Personal::Name { of, name });
        }
        MemberEvent::ClaimGranted { person, seat } => visit(Personal::Given { to: person, seat }),
        MemberEvent::Stayed { .. }
        | MemberEvent::Leaving { .. }
        | MemberEvent::LeftCubes { .. }
        | MemberEvent::Left { .. }
        | MemberEvent::ClaimRefused { .. } => {}
    }
}

fn of_talk(what: &mut TalkEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match what {
        TalkEvent::Advised { member, text, steps: _ } | TalkEvent::Said { member, text } => {
            visit(Personal::Words { by: Some(member), text });
        }
        TalkEvent::AdviceAsked { .. }
        | TalkEvent::AskingTakenBack { .. }
        | TalkEvent::AdviceAgreed { .. }
        | TalkEvent::SettlementOffered { .. }
        | TalkEvent::SettlementDeclined { .. }
        | TalkEvent::SettlementAgreed { .. } => {}
    }
}
