//! Random logs as devices write them: lines with stamps, handovers, gaps, flags noted and not noted, rulings of the desk,
//! wishes of others, and what somebody with the table's link can make up: rulings of a director, times that cannot be,
//! lines of no lease.

use serde_json::{Value, json};
use tavola_base::{Decider, Explain, Time};
use tavola_club::device::{
    Act, DeviceActor, DeviceFacts, DeviceId, DeviceMatch, DeviceRefusal, DeviceStream, Entry, EntryId, FlagRule, Stamp,
};
use tavola_rules::Side;

use super::drawn::random_act;
use super::{Chance, Play, Told, act, before_it_is_opened, noticed, passing, settings};

const HOUR: u64 = 3_600_000;

/// A log being written.
struct Log {
    play: Play,
    lines: u32,
}

/// A random log: its lines, what the server would have said to each, how it looked after it.
pub(super) fn random_log(seed: u64, acts: usize, told: Told) -> Value {
    let mut log = Log { play: Play::new(seed, told), lines: 0 };
    before_it_is_opened(&mut log.play);
    let settings = Box::new(settings(&mut log.play.chance));
    if log.play.chance.once_in(2) {
        log.line(DeviceActor::House, Act::Open { settings });
    } else {
        log.play.put(DeviceActor::House, Act::Open { settings });
    }
    while log.play.record.len() < acts {
        let before = log.play.now;
        log.play.now += passing(&mut log.play.chance);
        log.note_what_has_passed(before);
        log.go_on();
    }
    log.play.end()
}

impl Log {
    fn chance(&mut self) -> &mut Chance {
        &mut self.play.chance
    }

    fn fresh(&mut self) -> EntryId {
        self.lines += 1;
        EntryId::new(format!("line-{}", self.lines))
    }

    /// That of the next line.
    fn stamp(&mut self) -> Stamp {
        let id = self.fresh();
        match self.play.state.lease() {
            Some(lease) => Stamp { id, device: lease.device.clone(), epoch: lease.epoch, seq: lease.next },
            None => Stamp { id, device: DeviceId::new("ada"), epoch: 1, seq: 0 },
        }
    }

    /// Puts a line into the log, whatever the server would have said to it: a file may have it.
    fn write(&mut self, at: u64, by: DeviceActor, act: Act, stamp: Stamp) {
        let entry = Entry { at: Time::from_millis(at), by, act, stamp: Some(stamp) };
        let state = std::mem::take(&mut self.play.state);
        let facts = DeviceFacts { now: entry.at, by, stamp: entry.stamp.clone() };
        let key = |refusal: DeviceRefusal| refusal.message_key();
        let server = DeviceStream::decide(&state, entry.act.clone(), &facts).err().map(key);
        let judged = state.judge_entry(&entry).err().map(key);
        self.play.state = state.after(&entry);
        let tried = self.play.record.written(&mut self.play.chance, &entry.act);
        let line = super::record::with_act(&entry, &entry.act, &tried);
        let step = json!({ "at": self.play.now, "line": line, "server": server, "judged": judged });
        self.play.record.step(&self.play.state, self.play.now, step);
    }

    fn line_at(&mut self, at: u64, by: DeviceActor, act: Act) {
        let stamp = self.stamp();
        self.write(at, by, act, stamp);
    }

    fn line(&mut self, by: DeviceActor, act: Act) {
        self.line_at(self.play.now, by, act);
    }

    /// As a device does: mostly it notes a fallen flag, now and then that it was off.
    fn note_what_has_passed(&mut self, before: u64) {
        let (house, now) = (DeviceActor::House, self.play.now);
        if let Some(noted) = noticed(self.chance(), before, now) {
            self.line(house, noted);
        }
        let clock = self.play.state.view(Time::from_millis(now)).clock;
        let clock = clock.filter(|clock| clock.flag != FlagRule::WhenNoticed);
        let due = clock.and_then(|clock| clock.running.zip(clock.falls_at));
        if let Some((side, at)) = due.filter(|(_, at)| at.millis() <= now)
            && self.chance().below(4) > 0
        {
            self.line_at(at.millis(), house, Act::FlagFell { side });
        }
    }

    fn go_on(&mut self) {
        let now = self.play.now;
        let (by, usual) = random_act(&mut self.play.chance, &self.play.state, now);
        match self.chance().below(28) {
            0 => {
                let device = DeviceId::new(*self.chance().of(&["ada", "carlo", "table"]));
                let whose = *self.chance().of(&[None, Some(Side::White), Some(Side::Black)]);
                self.play.put(DeviceActor::House, Act::ClaimLease { device, whose });
            }
            1 if self.chance().once_in(2) => self.part(),
            2..=4 => self.desk(),
            5..=7 => {
                let name = *self.chance().of(Act::NAMES);
                let forged = act(&mut self.play.chance, &self.play.state, now, name);
                let by = *self.chance().of(&[DeviceActor::Director, DeviceActor::House]);
                self.line(by, forged);
            }
            8 => {
                let stamp = self.stamp();
                let came = Act::Received { line: stamp.id.clone(), at: Time::from_millis(now) };
                self.play.put(DeviceActor::House, came);
                let ahead = self.chance().below(30 * HOUR);
                self.write(now + ahead, by, usual, stamp);
            }
            9 => {
                let behind = self.chance().below(30 * HOUR);
                self.line_at(now.saturating_sub(behind), by, usual);
            }
            10 => {
                let (line, at) = (EntryId::new("made-up"), Time::from_millis(now));
                self.line(DeviceActor::House, Act::Received { line, at });
            }
            // A wish that has not gone to the device.
            11 => self.play.put(by, usual),
            12 | 13 => {
                let stray = self.stray();
                self.write(now, by, usual, stray);
            }
            _ => self.line(by, usual),
        }
    }

    /// A line that is not the next one: told before, too early, or of another lease.
    fn stray(&mut self) -> Stamp {
        let stamp = self.stamp();
        match self.chance().below(3) {
            0 => Stamp { seq: stamp.seq.saturating_sub(1), ..stamp },
            1 => Stamp { seq: stamp.seq + 1, ..stamp },
            _ => Stamp { epoch: stamp.epoch + 1, ..stamp },
        }
    }

    /// The desk rules: its acts have no stamp.
    fn desk(&mut self) {
        let offered = self.play.state.offered(DeviceActor::Director, Time::from_millis(self.play.now));
        let Some(ruling) = (!offered.is_empty()).then(|| self.chance().of(&offered).clone()) else { return };
        if !matches!(ruling, Act::AwardMatch { .. } | Act::Post) || self.chance().once_in(6) {
            self.play.put(DeviceActor::Director, ruling);
        }
    }

    /// A device that had lost its lease has gone on; a line of it may lack its stamp, or be of a time to come.
    fn part(&mut self) {
        let epochs = self.play.state.lease().map_or(1, |lease| lease.epoch);
        let epoch = u32::try_from(self.chance().below(epochs.into())).unwrap();
        let device = DeviceId::new(*self.chance().of(&["ada", "carlo"]));
        let mut entries = Vec::new();
        let state: DeviceMatch = self.play.state.clone();
        for seq in 0..1 + self.chance().below(3) {
            let id = self.fresh();
            let now = self.play.now;
            let (by, act) = random_act(&mut self.play.chance, &state, now);
            let seq = u32::try_from(seq).unwrap();
            let stamped = self.chance().below(5) > 0;
            let stamp = stamped.then(|| Stamp { id, device: device.clone(), epoch, seq });
            let at = if self.chance().once_in(6) { now + self.chance().below(HOUR) } else { now };
            entries.push(Entry { at: Time::from_millis(at), by, act, stamp });
        }
        let whose = *self.chance().of(&[None, Some(Side::White), Some(Side::Black)]);
        self.play.put(DeviceActor::House, Act::Diverged { device, epoch, whose, entries });
    }
}
