//! Which entries of a device's log everybody may read who has its address.

use super::act::Act;
use super::entry::Entry;
use super::settings::DeviceSettings;

impl Entry {
    /// Whether everybody may read it. Every act is named with all it says: a new one is shown to nobody before somebody has
    /// decided that here.
    #[must_use]
    pub fn is_public(&self) -> bool {
        match &self.act {
            Act::Open { settings } => {
                let DeviceSettings {
                    names: _,
                    length: _,
                    clock: _,
                    ordered: _,
                    flag: _,
                    crawford: _,
                    holland: _,
                    oversight: _,
                    won: _,
                    before: _,
                } = **settings;
                true
            }
            Act::Diverged { device: _, epoch: _, whose: _, entries } => entries.iter().all(Self::is_public),
            // Never in a log.
            Act::Tick => false,
            Act::StartGame
            | Act::Opening { winner: _ }
            | Act::Press
            | Act::Double
            | Act::Take
            | Act::Drop
            | Act::Stop { reason: _ }
            | Act::CallDirector
            | Act::Resume { side: _ }
            | Act::Resign { kind: _ }
            | Act::Claim { kind: _ }
            | Act::Accept
            | Act::Reject
            | Act::Result { winner: _, kind: _, cube: _ }
            | Act::Confirm
            | Act::Compare { length: _, white: _, black: _ }
            | Act::TakeBreak
            | Act::EndBreak
            | Act::ResignMatch
            | Act::Withdraw
            | Act::CallFlag
            | Act::FlagFell { side: _ }
            | Act::Undo
            | Act::CorrectResult { game: _, winner: _, kind: _, cube: _, reason: _ }
            | Act::AdjustTime { side: _, millis: _, reason: _ }
            | Act::Penalty { against: _, points: _, reason: _ }
            | Act::Warn { against: _, reason: _ }
            | Act::Hold { reason: _ }
            | Act::Release
            | Act::SetLength { length: _ }
            | Act::BringClock { clock: _ }
            | Act::Absent { side: _ }
            | Act::Arrived
            | Act::AwardMatch { winner: _, reason: _ }
            | Act::Post
            | Act::Gap { from: _, to: _ }
            | Act::Restore { gap: _ }
            | Act::Jump { millis: _ }
            | Act::ClaimLease { device: _, whose: _ }
            | Act::Settle { conflict: _, keep: _ }
            | Act::Count { gap: _ }
            | Act::PlayOn
            | Act::CubeStands { game: _, cube: _, reason: _ }
            | Act::Received { line: _, at: _ } => true,
        }
    }
}
