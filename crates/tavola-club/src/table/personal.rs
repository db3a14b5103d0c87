//! What a table's events tell of people.

use tavola_base::PlayerId;
use tavola_base::personal::Personal;

use super::event::{Happening, TableEvent};
use super::pair::Place;
use super::seating::{SeatPlan, Sitter, Terms};
use super::state::Table;

/// Shows every name in an event, and what one of a pair says to the other.
pub(super) fn personal(table: &Table, event: &mut TableEvent, visit: &mut dyn FnMut(Personal<'_>)) {
    match &mut event.what {
        Happening::Opened { terms, .. } => planned(terms, visit),
        Happening::Seated { sitter, .. } => named(sitter, visit),
        Happening::Advised { side, partner, text, .. } => {
            let by = author(table, Place { side: *side, partner: *partner });
            visit(Personal::Words { by, text });
        }
        Happening::Unseated { .. }
        | Happening::GotReady { .. }
        | Happening::MatchStarted { .. }
        | Happening::GameStarted { .. }
        | Happening::RollCalled { .. }
        | Happening::LinkOpened { .. }
        | Happening::Acted { .. }
        | Happening::TakenBack { .. }
        | Happening::RolledAgain { .. }
        | Happening::AnswerMissed { .. }
        | Happening::Decided { .. }
        | Happening::GameEnded { .. }
        | Happening::NextGameWanted { .. }
        | Happening::MatchEnded { .. }
        | Happening::DiceOpened { .. }
        | Happening::RematchOffered { .. }
        | Happening::RematchDeclined { .. }
        | Happening::RematchAgreed { .. }
        | Happening::Left { .. }
        | Happening::PartnerLeft { .. }
        | Happening::DicePassed { .. }
        | Happening::Disconnected { .. }
        | Happening::Connected { .. }
        | Happening::Overdue { .. }
        | Happening::AdjournOffered { .. }
        | Happening::AdjournDeclined { .. }
        | Happening::Adjourned { .. }
        | Happening::ResumeWanted { .. }
        | Happening::TakenUp
        | Happening::Rested { .. }
        | Happening::TimeGiven { .. }
        | Happening::Resumed { .. }
        | Happening::ClockStopped { .. }
        | Happening::ClockStarted
        | Happening::ClockOrdered { .. }
        | Happening::Ruled { .. }
        | Happening::Closed => {}
    }
}

/// Those for whom seats are kept from the beginning.
fn planned(terms: &mut Terms, visit: &mut dyn FnMut(Personal<'_>)) {
    let partners = [&mut terms.partners.white, &mut terms.partners.black].into_iter().flatten();
    for plan in [&mut terms.seats.white, &mut terms.seats.black].into_iter().chain(partners) {
        match plan {
            SeatPlan::Taken { sitter } => named(sitter, visit),
            SeatPlan::Open | SeatPlan::Invited { .. } | SeatPlan::Later { .. } => {}
        }
    }
}

fn named(sitter: &mut Sitter, visit: &mut dyn FnMut(Personal<'_>)) {
    visit(Personal::Name { of: &sitter.player, name: &mut sitter.name });
}

fn author(table: &Table, at: Place) -> Option<&PlayerId> {
    table.opened()?.sitters().find(|(place, _)| *place == at).map(|(_, sitter)| &sitter.player)
}
