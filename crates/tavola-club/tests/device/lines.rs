//! Random logs as devices write them: lines with stamps, handovers, gaps, flags noted and not noted, rulings of the desk,
//! and what somebody with the table's link can make up: rulings of a director, times that cannot be.

use serde_json::{Value, json};
use tavola_base::Time;
use tavola_club::device::{Act, DeviceActor, DeviceId, DeviceMatch, Entry, EntryId, FlagRule, Stamp};

use super::{ANY, Chance, act, passing, random_act, seen, settings};

const HOUR: u64 = 3_600_000;

/// A log being written.
struct Log {
    state: DeviceMatch,
    now: u64,
    lines: u32,
    steps: Vec<Value>,
}

/// A random log: its lines, how it looked after each.
pub(super) fn random_log(seed: u64, acts: usize) -> Value {
    let mut chance = Chance::new(seed + 1);
    let settings = Box::new(settings(&mut chance));
    let now = 1_700_000_000_000 + chance.below(1_000_000);
    let mut log = Log { state: DeviceMatch::default(), now, lines: 0, steps: Vec::new() };
    let opens = if chance.below(2) == 0 { None } else { Some(log.stamp()) };
    log.write(now, DeviceActor::House, Act::Open { settings }, opens);
    while log.steps.len() < acts {
        let before = log.now;
        log.now += passing(&mut chance);
        log.note_what_has_passed(&mut chance, before);
        log.go_on(&mut chance);
    }
    let end = log.now + chance.below(30_000);
    json!({ "steps": log.steps, "end": end, "view": log.state.view(Time::from_millis(end)) })
}

impl Log {
    fn stamp(&mut self) -> Stamp {
        self.lines += 1;
        let id = EntryId::new(format!("line-{}", self.lines));
        match self.state.lease() {
            Some(lease) => Stamp { id, device: lease.device.clone(), epoch: lease.epoch, seq: lease.next },
            None => Stamp { id, device: DeviceId::new("ada"), epoch: 1, seq: 0 },
        }
    }

    fn write(&mut self, at: u64, by: DeviceActor, act: Act, stamp: Option<Stamp>) {
        let entry = Entry { at: Time::from_millis(at), by, act, stamp };
        self.state = std::mem::take(&mut self.state).after(&entry);
        self.steps.push(json!({ "at": self.now, "line": entry, "seen": seen(&self.state, self.now) }));
    }

    fn line(&mut self, at: u64, by: DeviceActor, act: Act) {
        let stamp = self.stamp();
        self.write(at, by, act, Some(stamp));
    }

    /// As a device does: mostly it notes a fallen flag, now and then that it was off.
    fn note_what_has_passed(&mut self, chance: &mut Chance, before: u64) {
        let house = DeviceActor::House;
        if chance.below(6) == 0 {
            let (from, to) = (Time::from_millis(before), Time::from_millis(self.now));
            self.line(self.now, house, Act::Gap { from, to });
        }
        let clock = self.state.view(Time::from_millis(self.now)).clock;
        let clock = clock.filter(|clock| clock.flag != FlagRule::WhenNoticed);
        let due = clock.and_then(|clock| clock.running.zip(clock.falls_at));
        if let Some((side, at)) = due.filter(|(_, at)| at.millis() <= self.now && chance.below(4) > 0) {
            self.line(at.millis(), house, Act::FlagFell { side });
        }
    }

    fn go_on(&mut self, chance: &mut Chance) {
        let (by, usual) = random_act(chance, &self.state, self.now);
        match chance.below(24) {
            0 => {
                let device = DeviceId::new(*chance.of(&["ada", "carlo", "table"]));
                let whose = *chance.of(&[None, Some(tavola_rules::Side::White), Some(tavola_rules::Side::Black)]);
                self.write(self.now, DeviceActor::House, Act::ClaimLease { device, whose }, None);
            }
            1 => self.part(chance),
            2..=4 => self.desk(chance),
            5..=7 => {
                let name = *chance.of(&ANY);
                let forged = act(chance, &self.state, self.now, name);
                self.line(self.now, *chance.of(&[DeviceActor::Director, DeviceActor::House]), forged);
            }
            8 => {
                let stamp = self.stamp();
                let came = Act::Received { line: stamp.id.clone(), at: Time::from_millis(self.now) };
                self.write(self.now, DeviceActor::House, came, None);
                self.write(self.now + chance.below(30 * HOUR), by, usual, Some(stamp));
            }
            9 => self.line(self.now.saturating_sub(chance.below(30 * HOUR)), by, usual),
            10 => {
                let (line, at) = (EntryId::new("made-up"), Time::from_millis(self.now));
                self.line(self.now, DeviceActor::House, Act::Received { line, at });
            }
            _ => self.line(self.now, by, usual),
        }
    }

    /// The desk rules: its acts have no stamp.
    fn desk(&mut self, chance: &mut Chance) {
        let offered = self.state.offered(DeviceActor::Director, Time::from_millis(self.now));
        let Some(ruling) = (!offered.is_empty()).then(|| chance.of(&offered).clone()) else { return };
        if !matches!(ruling, Act::AwardMatch { .. } | Act::Post) || chance.below(6) == 0 {
            self.write(self.now, DeviceActor::Director, ruling, None);
        }
    }

    /// A device that had lost its lease has gone on; a line of it may lack its stamp, or be of a time to come.
    fn part(&mut self, chance: &mut Chance) {
        let (device, epoch) = (DeviceId::new("ada"), 1);
        let mut entries = Vec::new();
        for seq in 0..1 + chance.below(3) {
            self.lines += 1;
            let (by, act) = random_act(chance, &self.state, self.now);
            let id = EntryId::new(format!("line-{}", self.lines));
            let seq = u32::try_from(seq).unwrap();
            let stamp = (chance.below(5) > 0).then(|| Stamp { id, device: device.clone(), epoch, seq });
            let at = if chance.below(6) == 0 { self.now + chance.below(HOUR) } else { self.now };
            entries.push(Entry { at: Time::from_millis(at), by, act, stamp });
        }
        let diverged = Act::Diverged { device, epoch, whose: None, entries };
        self.write(self.now, DeviceActor::House, diverged, None);
    }
}
