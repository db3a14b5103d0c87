//! Times that lines say and that cannot be: what counts in their place, and what is shown of them.

use tavola_base::{Millis, Time};

use super::act::Act;
use super::entry::{Entry, Origin};
use super::state::DeviceMatch;
use super::view::Irregular;

/// How far a line of another log may be ahead of when that log came.
const FAR: Millis = Millis::seconds(120);
/// A time that is corrected by no more is not worth a word.
const WORTH_A_WORD: Millis = Millis::seconds(1);

impl DeviceMatch {
    /// As of when an entry counts. A device's lines follow one another and none is of a time after it came; a fallen
    /// flag has an instant of its own, which the clock knows.
    pub(super) fn counted_at(&self, entry: &Entry) -> Time {
        let Some(stamp) = entry.stamp.as_ref().filter(|_| !matches!(entry.act, Act::FlagFell { .. })) else {
            return entry.at;
        };
        let latest = self.received.get(&stamp.id).map_or(entry.at, |came| entry.at.min(*came));
        latest.max(self.last_line).max(self.course().map_or(Time::default(), |course| course.opened))
    }

    /// Notes a line whose time was not taken as it says, and one that goes on after a flag that it does not mention.
    pub(super) fn note_odd_times(&mut self, entry: &Entry, counted: Time) {
        if entry.origin() == Origin::Server {
            return;
        }
        let by = entry.by;
        if entry.at.since(counted).max(counted.since(entry.at)) > WORTH_A_WORD {
            let act = entry.act.name();
            self.odd_times.push_back_mut(Irregular::ImpossibleTime { said: entry.at, counted, by, act });
        }
        let is_an_act = entry.act.can_be_undone() || entry.act.is_on_record();
        if let Some((side, fell)) = self.flag_due(counted).filter(|_| is_an_act) {
            self.odd_times.push_back_mut(Irregular::PastFlag { side, fell, at: counted });
        }
    }

    /// The lines of another log as they can have been written: by a device, and before they came.
    pub(super) fn possible(&mut self, entries: &[Entry], came: Time) -> Vec<Entry> {
        let latest = came + FAR;
        let stamped = entries.iter().filter(|entry| entry.origin() == Origin::Device);
        for Entry { at: said, by, act, .. } in stamped.clone().filter(|entry| entry.at > latest) {
            let (said, counted, by, act) = (*said, latest, *by, act.name());
            self.odd_times.push_back_mut(Irregular::ImpossibleTime { said, counted, by, act });
        }
        stamped.map(|entry| Entry { at: entry.at.min(latest), ..entry.clone() }).collect()
    }
}
