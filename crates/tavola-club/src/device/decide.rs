//! From an act to entries: judged here, or taken over from the log of the device that holds the clock.

use tavola_base::Time;

use super::act::Act;
use super::entry::{DeviceActor, Entry, Origin, Stamp};
use super::refusal::DeviceRefusal as No;
use super::state::DeviceMatch;

/// What is known when an act is entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceFacts {
    /// The time; of a line of a device's log the time it was written.
    pub now: Time,
    /// Who acts.
    pub by: DeviceActor,
    /// Which line of which device's log it is; none for what is entered here.
    pub stamp: Option<Stamp>,
}

/// The entries an act leads to.
pub(super) fn decide(state: &DeviceMatch, act: Act, facts: &DeviceFacts) -> Result<Vec<Entry>, No> {
    if let Some(stamp) = &facts.stamp {
        // What stands in the log of the device that holds the clock has happened: the table is the truth.
        if state.has_written(&stamp.id) {
            return Ok(Vec::new());
        }
        state.lets(stamp)?;
        begins_with_its_settings(state, &act)?;
        state.judge_origin(&act, facts.by, Origin::Device)?;
        bounded(&act)?;
        return Ok(vec![Entry { at: facts.now, by: facts.by, act, stamp: Some(stamp.clone()) }]);
    }
    if state.lease().is_some() && facts.by.side().is_some() {
        return Err(No::HeldByDevice);
    }
    let now = facts.now.max(state.last());
    // What fell while the device was off is not noted before that it was off: whether it counts is asked (CLK-10).
    let was_off = |at: Time| matches!(act, Act::Gap { from, .. } if from < at);
    let due = state.flag_due(now).filter(|(_, at)| state.lease().is_none() && !was_off(*at));
    let Some((side, at)) = due else {
        state.judge(&act, facts.by, Origin::Server, now)?;
        begins_with_its_settings(state, &act)?;
        has_room(state, &act)?;
        return Ok(vec![Entry { at: now, by: facts.by, act, stamp: None }]);
    };
    let mut entries = vec![Entry { at, by: DeviceActor::House, act: Act::FlagFell { side }, stamp: None }];
    let fallen = state.clone().after(&entries[0]);
    if let Ok(rest) = decide(&fallen, act, facts) {
        entries.extend(rest);
    }
    Ok(entries)
}

/// A log begins with what the match is set to: before, nobody holds a clock and nothing can have happened. Logs that were
/// stored before this was asked are folded as they are.
fn begins_with_its_settings(state: &DeviceMatch, act: &Act) -> Result<(), No> {
    if state.is_open() || matches!(act, Act::Open { .. }) { Ok(()) } else { Err(No::NotOpened) }
}

/// Logs that parted are kept whole, but not without end.
fn has_room(state: &DeviceMatch, act: &Act) -> Result<(), No> {
    if let Act::Diverged { device, epoch, whose: _, entries } = act
        && !state.has_room_beside(device, *epoch, entries.len())
    {
        return Err(No::TooLong);
    }
    Ok(())
}

fn bounded(act: &Act) -> Result<(), No> {
    if act.is_bounded() { Ok(()) } else { Err(No::TooLong) }
}
