//! The lines of a device's log in their order, each as a command once those before it have been taken.

use tavola_base::Time;
use tavola_club::device::{Act, DeviceActor, DeviceFacts, DeviceMatch, DeviceStream, Entry, Stamp};

use super::{Boards, Given, NO_STAMP};
use crate::{
    base::ids::{CommandId, StreamId},
    store::CommandKey,
    stream::submit::Order,
};

/// Lines that come in.
pub(super) struct Lines<'a> {
    pub(super) boards: &'a Boards,
    pub(super) id: &'a StreamId,
    /// The device's time as it sends them.
    pub(super) device_now: Time,
    pub(super) entries: &'a [Entry],
    /// The next of them.
    pub(super) at: usize,
    /// Why it is not taken.
    pub(super) stop: Option<Stop>,
}

/// Why a line is not even put to the stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    /// Lines before it are missing: a refusal would be remembered, and the same line is right once they have come.
    Missing {
        /// The first that is.
        expected: u32,
    },
    /// Nobody can have written it.
    Malformed(&'static str),
}

impl Lines<'_> {
    /// What is put to the stream next.
    pub(super) fn next(&mut self, state: &DeviceMatch) -> Option<Order<DeviceStream, Given>> {
        let entry = self.entries.get(self.at)?;
        let ordered = ready(state, entry).and_then(|stamp| match self.doubt(state, entry, stamp) {
            Some(doubt) => Ok(doubt),
            None => {
                self.at += 1;
                self.line(entry, stamp)
            }
        });
        ordered.map_err(|stop| self.stop = Some(stop)).ok()
    }

    fn line(&self, entry: &Entry, stamp: &Stamp) -> Result<Order<DeviceStream, Given>, Stop> {
        let facts = DeviceFacts { now: entry.at, by: entry.by, stamp: Some(stamp.clone()) };
        let key =
            CommandKey { actor: format!("device:{}", stamp.device.as_str()), id: CommandId::new(stamp.id.as_str()) };
        if !key.id.is_sound() || stamp.device.as_str().len() > 64 {
            return Err(Stop::Malformed("the id of an entry is empty or too long"));
        }
        Ok(Order { command: entry.act.clone(), key, house: Given { facts, now: self.boards.now.time() } })
    }

    /// What is noted before a line whose time cannot be, if that is not noted yet.
    fn doubt(&self, state: &DeviceMatch, entry: &Entry, stamp: &Stamp) -> Option<Order<DeviceStream, Given>> {
        let at = self.boards.came(self.id, state, entry, stamp, self.device_now)?;
        let key = CommandId::new(format!("received-{}", stamp.id.as_str()));
        let (by, now) = (DeviceActor::House, self.boards.now.time());
        let facts = DeviceFacts { now: self.boards.device_time(self.id), by, stamp: None };
        let key = CommandKey { actor: format!("board:{by:?}").to_lowercase(), id: key };
        Some(Order { command: Act::Received { line: stamp.id.clone(), at }, key, house: Given { facts, now } })
    }
}

/// The stamp of a line, if nothing is missing before it.
fn ready<'a>(state: &DeviceMatch, entry: &'a Entry) -> Result<&'a Stamp, Stop> {
    let stamp = entry.stamp.as_ref().ok_or(Stop::Malformed(NO_STAMP))?;
    let expected = match state.lease() {
        None => 0,
        Some(lease) if lease.device == stamp.device && lease.epoch == stamp.epoch => lease.next,
        Some(_) => return Ok(stamp),
    };
    if stamp.seq > expected { Err(Stop::Missing { expected }) } else { Ok(stamp) }
}
