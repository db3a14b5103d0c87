//! Times that lines say and that cannot be: what counts in their place, and what is shown of them.

use tavola_base::bounds::FOR_EVER;
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

    /// An entry as it counts: its own time and the times it speaks of are such as can be. A device is off within the
    /// match and before it says so, and no clock is set by more than a hundred years.
    pub(super) fn counted(&self, entry: &Entry) -> Entry {
        let at = self.counted_at(entry);
        let mut counted = Entry { at, ..entry.clone() };
        if let Act::Gap { from, to } = &mut counted.act {
            let opened = self.course().map_or(Time::default(), |course| course.opened);
            *from = (*from).clamp(opened.min(at), at);
            *to = (*to).clamp(*from, at);
        }
        if let Act::Jump { millis } = &mut counted.act {
            let most = i64::try_from(FOR_EVER.number()).unwrap_or(i64::MAX);
            *millis = (*millis).clamp(-most, most);
        }
        counted
    }

    /// Notes a line whose times were not taken as it says, and one that goes on after a flag that it does not mention.
    pub(super) fn note_odd_times(&mut self, entry: &Entry, counted: &Entry) {
        if let Some(odd) = odd_span(entry, counted) {
            self.odd_times.push_back_mut(odd);
        }
        if entry.origin() == Origin::Server {
            return;
        }
        let (by, counted) = (entry.by, counted.at);
        if is_worth_a_word(entry.at, counted) {
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

    /// Of a log that is kept from now on: what is to be seen of its times is to be seen here.
    pub(super) fn note_odd_times_of(&mut self, other: &Self) {
        for odd in &other.odd_times {
            if !self.odd_times.iter().any(|known| known == odd) {
                self.odd_times.push_back_mut(*odd);
            }
        }
    }
}

/// What is odd about the time an entry speaks of, beside its own.
fn odd_span(entry: &Entry, counted: &Entry) -> Option<Irregular> {
    let at = counted.at;
    match (&entry.act, &counted.act) {
        (Act::Gap { from, to }, Act::Gap { from: began, to: ended }) => {
            let is_odd = is_worth_a_word(*from, *began) || is_worth_a_word(*to, *ended);
            is_odd.then_some(Irregular::ImpossibleGap { at })
        }
        (Act::Jump { millis: said }, Act::Jump { millis }) => {
            (said != millis).then_some(Irregular::ImpossibleJump { at })
        }
        _ => None,
    }
}

fn is_worth_a_word(said: Time, counted: Time) -> bool {
    said.since(counted).max(counted.since(said)) > WORTH_A_WORD
}
