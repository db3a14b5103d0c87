//! Random matches beside a wooden board: four times in five an act that is in order, else any, and time that passes.
//! Every other one is a log as devices write it.

#[path = "drawn.rs"]
mod drawn;
#[path = "lines.rs"]
mod lines;
#[path = "record.rs"]
mod record;

use serde_json::{Value, json};
use tavola_base::{Decider, Explain, Time};
use tavola_club::device::{Act, DeviceActor, DeviceFacts, DeviceMatch, DeviceStream};

pub(crate) use drawn::{act, settings};
use drawn::{begun, climbing_act, climbing_settings, random_act, unsound_settings};
use record::Record;
pub(crate) use record::Told;

/// Numbers that look like chance and come again from the same seed.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `limit`.
    pub(crate) const fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }

    /// Once in so many times.
    pub(crate) const fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of them.
    pub(crate) fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        let index = usize::try_from(self.below(u64::try_from(all.len()).unwrap())).unwrap();
        &all[index]
    }
}

/// How many matches there are for each in which the cube goes as high as cubes go.
const CLIMBS: u64 = 50;

/// A random match: what was tried, what came of it, how it looked at the end.
pub(crate) fn random_match(seed: u64, acts: usize) -> Value {
    told_match(seed, acts, Told::AtTheEnd)
}

/// A random match, and how it looked after each step if that is to be told.
pub(crate) fn told_match(seed: u64, acts: usize, told: Told) -> Value {
    match seed % CLIMBS {
        0 if told == Told::StepByStep => climbed(seed, told),
        odd if odd % 2 == 1 => lines::random_log(seed, acts, told),
        _ => decided(seed, acts, told),
    }
}

/// A match being played.
struct Play {
    chance: Chance,
    state: DeviceMatch,
    now: u64,
    record: Record,
}

impl Play {
    fn new(seed: u64, told: Told) -> Self {
        let mut chance = Chance::new(seed + 1);
        let now = 1_700_000_000_000 + chance.below(1_000_000);
        Self { chance, state: DeviceMatch::default(), now, record: Record::new(told) }
    }

    /// Puts an act to the match as the house does.
    fn put(&mut self, by: DeviceActor, act: Act) {
        let facts = DeviceFacts { now: Time::from_millis(self.now), by, stamp: None };
        let tried = self.record.written(&mut self.chance, &act);
        let outcome = match DeviceStream::decide(&self.state, act.clone(), &facts) {
            Ok(entries) => {
                for entry in &entries {
                    self.state = DeviceStream::evolve(std::mem::take(&mut self.state), entry);
                }
                let as_tried = |entry: &_| record::with_act(entry, &act, &tried);
                json!({ "entries": entries.iter().map(as_tried).collect::<Vec<_>>() })
            }
            Err(refusal) => json!({ "refused": refusal.message_key(), "clause": refusal.clause() }),
        };
        let step = json!({ "at": self.now, "by": by, "act": tried, "outcome": outcome });
        self.record.step(&self.state, self.now, step);
    }

    fn end(mut self) -> Value {
        let end = self.now + self.chance.below(30_000);
        self.record.end(&self.state, end)
    }
}

/// A match decided act by act.
fn decided(seed: u64, acts: usize, told: Told) -> Value {
    let mut play = Play::new(seed, told);
    before_it_is_opened(&mut play);
    let (settings, first) = begun(&mut play.chance, seed);
    play.put(DeviceActor::House, Act::Open { settings: Box::new(settings) });
    for (by, act) in first {
        play.now += 1000;
        play.put(by, act);
    }
    while play.record.len() < acts {
        let before = play.now;
        play.now += passing(&mut play.chance);
        if let Some(noted) = noticed(&mut play.chance, before, play.now) {
            play.put(DeviceActor::House, noted);
        }
        let is_due = play.state.next_deadline().is_some_and(|due| due.millis() <= play.now);
        if is_due && play.chance.below(5) > 0 {
            play.put(DeviceActor::House, Act::Tick);
        }
        let (by, act) = random_act(&mut play.chance, &play.state, play.now);
        play.put(by, act);
    }
    play.end()
}

/// Now and then something is tried before there is a match, or settings that cannot be.
fn before_it_is_opened(play: &mut Play) {
    if play.record.told() == Told::StepByStep && play.chance.once_in(4) {
        let (by, act) = random_act(&mut play.chance, &play.state, play.now);
        // Without a match nobody holds its clock.
        if !matches!(act, Act::Open { .. }) {
            play.put(by, act);
        }
        let settings = Box::new(unsound_settings(&mut play.chance));
        play.put(DeviceActor::House, Act::Open { settings });
    }
}

/// What a device notes by itself: now and then that it was off, or that its clock was set.
fn noticed(chance: &mut Chance, before: u64, now: u64) -> Option<Act> {
    match chance.below(if now - before > 30_000 { 6 } else { 60 }) {
        0..=4 => Some(Act::Gap { from: Time::from_millis(before), to: Time::from_millis(now) }),
        5 => Some(Act::Jump { millis: i64::try_from(chance.below(7_200_000)).unwrap() - 3_600_000 }),
        _ => None,
    }
}

/// A match without a clock in which both double for ever.
fn climbed(seed: u64, told: Told) -> Value {
    let mut play = Play::new(seed, told);
    let settings = Box::new(climbing_settings(&mut play.chance));
    play.put(DeviceActor::House, Act::Open { settings });
    while play.record.len() < 125 {
        play.now += passing(&mut play.chance);
        let (by, act) = climbing_act(&mut play.chance, &play.state, play.now);
        play.put(by, act);
    }
    play.end()
}

/// Mostly a turn's time, sometimes next to none, seldom minutes.
pub(crate) fn passing(chance: &mut Chance) -> u64 {
    match chance.below(20) {
        0 => 0,
        1 => chance.below(300),
        2 | 4 => 60_000 + chance.below(700_000),
        3 => 12_000,
        _ => chance.below(25_000),
    }
}
