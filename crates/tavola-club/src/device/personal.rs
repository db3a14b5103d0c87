//! What the log of a match beside a wooden board tells of people: names, entered by hand or taken over from a draw.

use tavola_base::personal::Personal;

use super::act::Act;

/// Shows every name in an act.
pub(super) fn personal(act: &mut Act, visit: &mut dyn FnMut(Personal<'_>)) {
    match act {
        Act::Open { settings } => {
            visit(Personal::ByHand(&mut settings.names.white));
            visit(Personal::ByHand(&mut settings.names.black));
        }
        Act::Diverged { entries, .. } => entries.iter_mut().for_each(|entry| personal(&mut entry.act, visit)),
        Act::StartGame
        | Act::Opening { .. }
        | Act::Press
        | Act::Double
        | Act::Take
        | Act::Drop
        | Act::Stop { .. }
        | Act::CallDirector
        | Act::Resume { .. }
        | Act::Resign { .. }
        | Act::Claim { .. }
        | Act::Accept
        | Act::Reject
        | Act::Result { .. }
        | Act::Confirm
        | Act::Compare { .. }
        | Act::TakeBreak
        | Act::EndBreak
        | Act::ResignMatch
        | Act::Withdraw
        | Act::CallFlag
        | Act::FlagFell { .. }
        | Act::Undo
        | Act::CorrectResult { .. }
        | Act::AdjustTime { .. }
        | Act::Penalty { .. }
        | Act::Warn { .. }
        | Act::Hold { .. }
        | Act::Release
        | Act::SetLength { .. }
        | Act::BringClock { .. }
        | Act::Absent { .. }
        | Act::Arrived
        | Act::AwardMatch { .. }
        | Act::Post
        | Act::Gap { .. }
        | Act::Restore { .. }
        | Act::Jump { .. }
        | Act::ClaimLease { .. }
        | Act::Tick
        | Act::Settle { .. }
        | Act::Count { .. }
        | Act::Received { .. }
        | Act::PlayOn
        | Act::CubeStands { .. } => {}
    }
}
