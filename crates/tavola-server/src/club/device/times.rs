//! What time a device has: it is told once, and goes on as the server's own from then on. A line of a later time cannot be.

use tavola_base::{Millis, Time};
use tavola_club::device::{DeviceMatch, Entry, Stamp};

use super::Boards;
use crate::{base::ids::StreamId, web::errors::AppError};

/// How far a device's time may run ahead of what it was: a phone's own clock is put right by so much now and then.
const FAR: Millis = Millis::seconds(300);

/// By how many milliseconds one time is ahead of another.
fn ahead(time: Time, of: Time) -> i64 {
    let millis = |time: Time| i64::try_from(time.millis()).unwrap_or(i64::MAX);
    millis(time).saturating_sub(millis(of))
}

/// By how many milliseconds a device's time is ahead of the server's when it is first heard of: what the server has set
/// up goes by the server's time, and a device that began by itself by its own.
fn base_of(state: &DeviceMatch, told: i64) -> i64 {
    let is_the_servers = state.effective().next().is_some_and(|open| open.stamp.is_none());
    if is_the_servers { 0 } else { told }
}

impl Boards {
    /// Notes that the device that holds the clock is there, and what time it has. A time far ahead of what it had is not
    /// believed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hear(&self, id: &StreamId, device_now: Time) -> Result<(), AppError> {
        let state = self.streams.snapshot(id).await?.state;
        let now = self.now.time();
        let told = ahead(device_now, now);
        self.line(id, |line| {
            let base = *line.base.get_or_insert_with(|| base_of(&state, told));
            if !is_far_ahead(told, base) {
                line.skew = told;
            }
            line.heard = Some(now);
        });
        Ok(())
    }

    /// The time of the device that holds the clock.
    pub(super) fn device_time(&self, id: &StreamId) -> Time {
        let skew = self.known(id).skew;
        Time::from_millis(self.now.time().millis().saturating_add_signed(skew))
    }

    /// When a line came whose time has not come yet, if that is not noted. The line itself stays as the device has
    /// written it.
    pub(super) fn came(
        &self,
        id: &StreamId,
        state: &DeviceMatch,
        entry: &Entry,
        stamp: &Stamp,
        device_now: Time,
    ) -> Option<Time> {
        let now = self.now.time();
        let told = ahead(device_now, now);
        let base = self.line(id, |line| *line.base.get_or_insert_with(|| base_of(state, told)));
        let is_to_note =
            is_far_ahead(ahead(entry.at, now), base) && state.expects(stamp) && !state.has_received(&stamp.id);
        is_to_note.then(|| Time::from_millis(now.millis().saturating_add_signed(base)))
    }
}

/// Whether a time is too far ahead to be that of a device whose time is `base` ahead.
fn is_far_ahead(by: i64, base: i64) -> bool {
    by.saturating_sub(base) > i64::try_from(FAR.number()).unwrap_or(i64::MAX)
}
