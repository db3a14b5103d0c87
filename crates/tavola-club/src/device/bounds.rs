//! How large what comes with an act may be. No page writes longer texts or larger numbers, so that what is too large is
//! taken from nobody.

use tavola_base::Millis;
use tavola_base::bounds::{NAME, TEXT, are_points, fits, is_clock, is_span};
use tavola_rules::{CubeValue, MatchLength, Points};

use super::act::Act;
use super::entry::{Entry, Stamp};
use super::settings::{DeviceSettings, FlagRule};

/// The most lines a log may have, as in the page.
pub const LINES: usize = 20_000;
/// The most logs that are kept beside one.
pub(super) const PARTED: usize = 64;
/// The most points one penalty gives: what the longest match is played to.
const PENALTY: u64 = MatchLength::LONGEST.points() as u64;

impl Act {
    /// Whether its texts, lists, times and points are no larger than such things are.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        match self {
            Self::Open { settings } => settings.is_bounded(),
            Self::ClaimLease { device, whose: _ } => fits(device.as_str(), NAME),
            Self::Diverged { device, epoch: _, whose: _, entries } => {
                fits(device.as_str(), NAME) && entries.len() <= LINES && entries.iter().all(Entry::is_bounded)
            }
            Self::Received { line, at: _ } => fits(line.as_str(), NAME),
            Self::AdjustTime { side: _, millis, reason } => {
                is_span(Millis::new(millis.unsigned_abs())) && fits(reason, TEXT)
            }
            Self::Penalty { against: _, points, reason } => points.number() <= PENALTY && fits(reason, TEXT),
            Self::Result { winner: _, kind: _, cube } => cube.is_none_or(can_be_entered),
            Self::CorrectResult { game: _, winner: _, kind: _, cube, reason }
            | Self::CubeStands { game: _, cube, reason } => can_be_entered(*cube) && fits(reason, TEXT),
            Self::Compare { length: _, white, black } => are_points(*white) && are_points(*black),
            Self::BringClock { clock } => is_clock(clock),
            Self::Warn { against: _, reason } | Self::Hold { reason } | Self::AwardMatch { winner: _, reason } => {
                fits(reason, TEXT)
            }
            // What these carry is bounded by its type, names what is there or is refused, or counts as far as it can be.
            Self::Opening { winner: _ }
            | Self::Stop { reason: _ }
            | Self::Resume { side: _ }
            | Self::Resign { kind: _ }
            | Self::Claim { kind: _ }
            | Self::FlagFell { side: _ }
            | Self::SetLength { length: _ }
            | Self::Absent { side: _ }
            | Self::Gap { from: _, to: _ }
            | Self::Restore { gap: _ }
            | Self::Jump { millis: _ }
            | Self::Settle { conflict: _, keep: _ }
            | Self::Count { gap: _ }
            | Self::StartGame
            | Self::Press
            | Self::Double
            | Self::Take
            | Self::Drop
            | Self::CallDirector
            | Self::Accept
            | Self::Reject
            | Self::Confirm
            | Self::TakeBreak
            | Self::EndBreak
            | Self::ResignMatch
            | Self::Withdraw
            | Self::CallFlag
            | Self::Undo
            | Self::Release
            | Self::Arrived
            | Self::Post
            | Self::PlayOn
            | Self::Tick => true,
        }
    }
}

/// Whether a cube can be one that somebody has read off and typed in. One that was doubled on the device goes as far as
/// cubes go.
fn can_be_entered(cube: CubeValue) -> bool {
    are_points(Points::new(cube.number()))
}

impl DeviceSettings {
    fn is_bounded(&self) -> bool {
        let Self { names, length, clock, ordered, flag, crawford: _, holland: _, oversight: _, won, before: _ } = self;
        let flag = match flag {
            FlagRule::Overtime { time } => is_span(*time),
            FlagRule::Loss | FlagRule::WhenNoticed => true,
        };
        let clocks = [clock, ordered].into_iter().flatten().all(is_clock);
        let goes_on = won.iter().all(|(_, won)| won.number() < length.points().into());
        flag && clocks && goes_on && names.iter().all(|(_, name)| fits(name, NAME))
    }
}

impl Entry {
    fn is_bounded(&self) -> bool {
        let Self { at: _, by: _, act, stamp } = self;
        let is_name = |stamp: &Stamp| fits(stamp.id.as_str(), NAME) && fits(stamp.device.as_str(), NAME);
        stamp.as_ref().is_none_or(is_name) && act.is_bounded()
    }
}
