//! The state of a device's stream: the log that counts, the course it makes, who holds the clock, logs that parted.

mod undo;

use std::collections::BTreeMap;
use std::sync::Arc;

use rpds::{RedBlackTreeMapSync, RedBlackTreeSetSync, VectorSync};
use serde::{Deserialize, Serialize, Serializer};
use tavola_base::Time;
use tavola_rules::Side;
use undo::Choice;

use super::act::{Act, Keep};
use super::bounds::{LINES, PARTED};
use super::conflict::Conflict;
use super::course::{Course, Phase, Ruling};
use super::entry::{DeviceActor, DeviceId, Entry, EntryId, Origin, Right, Stamp};
use super::refusal::DeviceRefusal as No;
use super::settings::Oversight;
use super::view::Irregular;

/// Which device holds the clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Lease {
    /// The device's own name, drawn by it.
    pub device: DeviceId,
    /// Whose phone it is, if a player's.
    pub whose: Option<Side>,
    /// The lease's number: it grows with each handover.
    pub epoch: u32,
    /// The number its next line will have.
    pub next: u32,
}

/// A lease that has ended, and how far the log went then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Ended {
    epoch: u32,
    lines: usize,
}

/// The stream's state; its default is the stream before its first entry. What grows with the log is shared between the
/// states that have it: a state is copied for every entry. As JSON it is for whoever folds the same log elsewhere and
/// wants to know that nothing in it differs.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DeviceMatch {
    version: u64,
    effective: VectorSync<Entry>,
    course: Option<Course>,
    lease: Option<Lease>,
    #[serde(skip)]
    written: RedBlackTreeSetSync<EntryId>,
    ended: Vec<Ended>,
    #[serde(serialize_with = "one_by_one")]
    conflicts: Vec<Arc<Conflict>>,
    choices: Vec<Choice>,
    undone: VectorSync<Ruling>,
    last: Time,
    /// When lines came whose own time cannot be.
    pub(super) received: RedBlackTreeMapSync<EntryId, Time>,
    /// As of when the last line of a device counts.
    pub(super) last_line: Time,
    /// What the director is to see of the lines' times.
    pub(super) odd_times: VectorSync<Irregular>,
}

impl DeviceMatch {
    /// How many entries the stream has.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The entries that count: without what was taken back and without logs that were not kept.
    #[must_use]
    pub fn effective(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.effective.iter()
    }

    /// Who holds the clock; none while no device has written anything.
    #[must_use]
    pub const fn lease(&self) -> Option<&Lease> {
        self.lease.as_ref()
    }

    /// Logs that parted from this one.
    #[must_use]
    pub fn conflicts(&self) -> &[Arc<Conflict>] {
        &self.conflicts
    }

    /// What was taken back, with what it was and when.
    #[must_use]
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &Ruling> {
        self.undone.iter()
    }

    /// When the last entry was made.
    #[must_use]
    pub const fn last(&self) -> Time {
        self.last
    }

    /// Whether the match has been set up.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.course.is_some()
    }

    /// Where the match stands; none before it is set up.
    #[must_use]
    pub fn phase(&self) -> Option<&Phase> {
        self.course.as_ref().map(|course| &course.phase)
    }

    /// The gap of which it is asked whether its time counts.
    pub(super) fn gap_asked(&self) -> Option<u32> {
        if let Some(Phase::GapAsked { gap, .. }) = self.phase() { Some(*gap) } else { None }
    }

    pub(super) const fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// The flag that has fallen by `now` and has not been noted.
    pub(super) fn flag_due(&self, now: Time) -> Option<(Side, Time)> {
        self.course.as_ref()?.flag_at().filter(|(_, at)| *at <= now)
    }

    /// When a flag falls by itself; never here while a device holds the clock, since it notes that itself.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Time> {
        if self.lease.is_some() {
            return None;
        }
        self.course.as_ref()?.flag_at().map(|(_, at)| at)
    }

    /// Whether a line of that name has come already: sending it twice does it once.
    #[must_use]
    pub fn has_written(&self, id: &EntryId) -> bool {
        self.written.contains(id)
    }

    /// Whether it is noted when a line of that name came, whose own time cannot be.
    #[must_use]
    pub fn has_received(&self, id: &EntryId) -> bool {
        self.received.contains_key(id)
    }

    /// Whether a line of a device's log is the next one, and has not come yet.
    #[must_use]
    pub fn expects(&self, stamp: &Stamp) -> bool {
        !self.has_written(&stamp.id) && self.lets(stamp).is_ok()
    }

    /// Whether a line of a device's log is the next one.
    pub(super) fn lets(&self, stamp: &Stamp) -> Result<(), No> {
        let expected = match &self.lease {
            None => 0,
            Some(lease) if lease.device == stamp.device && lease.epoch == stamp.epoch => lease.next,
            Some(_) => return Err(No::LeaseLost),
        };
        match stamp.seq.cmp(&expected) {
            std::cmp::Ordering::Less => Err(No::LineKnown),
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Greater => Err(No::LineMissing { expected }),
        }
    }

    /// With what right somebody acts. Where a director rules, only the server knows who they are: a device's line that
    /// claims to be theirs is none of theirs, and what a device enters by itself decides nothing.
    fn right(&self, by: DeviceActor, origin: Origin) -> Result<Right, No> {
        let is_overseen = self.course.as_ref().is_some_and(|course| course.settings.oversight == Oversight::Director);
        match (by.side(), origin) {
            (Some(side), _) => Ok(Right::Player(side)),
            (None, Origin::Device) if is_overseen && by == DeviceActor::Director => Err(No::DirectorOnly),
            (None, Origin::Device) if is_overseen => Ok(Right::Table),
            (None, _) => Ok(Right::Desk),
        }
    }

    /// Whether an act may come from there at all, whatever the moment: rulings come from the desk where there is one,
    /// and what the server notes comes from nobody else.
    ///
    /// # Errors
    /// It may not.
    pub fn judge_origin(&self, act: &Act, by: DeviceActor, origin: Origin) -> Result<(), No> {
        let right = self.right(by, origin)?;
        let is_its_own = matches!(act, Act::Received { .. } | Act::Tick) && origin == Origin::Device;
        let is_the_desks = right == Right::Table && (act.is_ruling() || matches!(act, Act::Post));
        if is_its_own || is_the_desks { Err(No::DirectorOnly) } else { Ok(()) }
    }

    /// Whether an entry of a log can have happened: one that cannot leaves the match as it was.
    ///
    /// # Errors
    /// It cannot; as the act would have been refused.
    pub fn judge_entry(&self, entry: &Entry) -> Result<(), No> {
        self.judge(&entry.act, entry.by, entry.origin(), self.counted_at(entry))
    }

    /// Whether an act may be done.
    pub(super) fn judge(&self, act: &Act, by: DeviceActor, origin: Origin, at: Time) -> Result<(), No> {
        self.judge_moment(act, by, origin, at)?;
        if act.is_bounded() { Ok(()) } else { Err(No::TooLong) }
    }

    /// Whether an act belongs to this moment, however large what it carries.
    fn judge_moment(&self, act: &Act, by: DeviceActor, origin: Origin, at: Time) -> Result<(), No> {
        self.judge_origin(act, by, origin)?;
        let right = self.right(by, origin)?;
        match (act, &self.course) {
            (Act::Received { .. }, _) => match by {
                DeviceActor::House => Ok(()),
                DeviceActor::White | DeviceActor::Black | DeviceActor::Director => Err(No::DirectorOnly),
            },
            (Act::ClaimLease { .. } | Act::Diverged { .. }, _) => match by.side() {
                None => Ok(()),
                Some(_) => Err(No::DirectorOnly),
            },
            (Act::Open { settings }, None) if settings.are_sound() => Ok(()),
            (Act::Open { .. }, None) => Err(No::Unsound),
            (_, None) => Err(No::NotOpened),
            (Act::Tick, _) => Err(No::NothingDue),
            (Act::Undo, Some(course)) => self.judge_undo(course, right),
            (Act::Settle { conflict, keep }, Some(course)) => {
                course.judge_settle(right)?;
                self.judge_choice(*conflict, *keep)
            }
            (act, Some(course)) => course.judge(act, right, at),
        }
    }

    /// There is such a conflict, and what is to be kept is a match: a log that never was one would leave nothing.
    fn judge_choice(&self, number: u32, keep: Keep) -> Result<(), No> {
        let index = usize::try_from(number).unwrap_or(0).wrapping_sub(1);
        let conflict = self.conflicts.get(index).filter(|conflict| conflict.settled.is_none()).ok_or(No::NoSuch)?;
        let is_a_match = keep == Keep::This || self.as_the_other_log_has_it(conflict).is_open();
        if is_a_match { Ok(()) } else { Err(No::NoSuch) }
    }

    /// A ruling is taken back by whoever could have made it.
    fn judge_undo(&self, course: &Course, by: Right) -> Result<(), No> {
        course.judge_going_back(by)?;
        let last = self.last_entered().ok_or(No::NothingToUndo)?;
        let is_overseen = course.settings.oversight == Oversight::Director && by != Right::Desk;
        if is_overseen && last.act.is_ruling() { Err(No::DirectorOnly) } else { Ok(()) }
    }

    /// What [`Act::Undo`] would take back.
    #[must_use]
    pub fn undoable(&self) -> Option<&Entry> {
        let course = self.course.as_ref()?;
        course.judge_going_back(Right::Desk).ok()?;
        self.last_entered()
    }

    /// The state after an entry. One that cannot have happened is counted and leaves the rest as it was.
    #[must_use]
    pub fn after(mut self, entry: &Entry) -> Self {
        let judged = self.judge_entry(entry);
        let counted = self.counted(entry);
        self.version += 1;
        if judged.is_ok() {
            self.note_odd_times(entry, &counted);
        }
        self.last = self.last.max(counted.at);
        if let Some(stamp) = &entry.stamp {
            self.write_down(stamp);
            self.last_line = self.last_line.max(counted.at);
        }
        if judged.is_ok() {
            self.take_in(counted);
        }
        self
    }

    /// A line of a device that had no lease yet gives it one.
    fn write_down(&mut self, stamp: &Stamp) {
        let lease = self.lease.get_or_insert_with(|| Lease {
            device: stamp.device.clone(),
            whose: None,
            epoch: stamp.epoch,
            next: 0,
        });
        if lease.device == stamp.device && lease.epoch == stamp.epoch {
            lease.next = lease.next.max(stamp.seq.saturating_add(1));
        }
        self.written.insert_mut(stamp.id.clone());
    }

    fn take_in(&mut self, entry: Entry) {
        match &entry.act {
            Act::Open { settings } => {
                self.course = Some(Course::new((**settings).clone(), entry.at));
                self.effective.push_back_mut(entry);
            }
            Act::Received { line, at } => {
                self.received.insert_mut(line.clone(), *at);
            }
            Act::ClaimLease { device, whose } => self.hand_over(device, *whose),
            Act::Diverged { device, epoch, whose, entries } => {
                let entries = self.possible(entries, entry.at);
                self.part(device, *epoch, *whose, &entries);
            }
            Act::Settle { conflict, keep } => self.settle(*conflict, *keep, &entry),
            Act::Undo => self.undo(&entry),
            act => {
                if let Some(course) = &mut self.course {
                    course.apply(act, entry.by, entry.at);
                }
                self.effective.push_back_mut(entry);
            }
        }
    }

    /// Whether so many more lines of a log that parted can be kept beside this one.
    pub(super) fn has_room_beside(&self, device: &DeviceId, epoch: u32, lines: usize) -> bool {
        let is_it = |one: &&Arc<Conflict>| one.device == *device && one.epoch == epoch && one.settled.is_none();
        match self.conflicts.iter().find(is_it) {
            Some(known) => known.entries.len().saturating_add(lines) <= LINES,
            None => self.conflicts.len() < PARTED && lines <= LINES,
        }
    }

    fn hand_over(&mut self, device: &DeviceId, whose: Option<Side>) {
        let epoch = self.lease.as_ref().map_or(0, |lease| lease.epoch);
        if self.lease.is_some() {
            self.ended.push(Ended { epoch, lines: self.effective.len() });
        }
        self.lease = Some(Lease { device: device.clone(), whose, epoch: epoch.saturating_add(1), next: 0 });
    }

    fn part(&mut self, device: &DeviceId, epoch: u32, whose: Option<Side>, entries: &[Entry]) {
        let ended = self.ended.iter().find(|ended| ended.epoch == epoch);
        let common = ended.map_or(0, |ended| ended.lines);
        match self.conflicts.iter_mut().find(|one| one.device == *device && one.epoch == epoch && one.settled.is_none())
        {
            // The same device has more to say, or says the same again.
            Some(known) => {
                let new = new_among(entries, &known.entries);
                Arc::make_mut(known).entries.extend(new);
            }
            None => self.conflicts.push(Arc::new(Conflict {
                device: device.clone(),
                epoch,
                whose,
                common,
                entries: entries.to_vec(),
                settled: None,
            })),
        }
    }
}

fn one_by_one<S: Serializer>(conflicts: &[Arc<Conflict>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(conflicts.iter().map(Arc::as_ref))
}

/// Those of the entries that are not among the known ones, as they are to the last letter.
fn new_among(entries: &[Entry], known: &[Entry]) -> Vec<Entry> {
    let mut by_name: BTreeMap<Option<&EntryId>, Vec<&Entry>> = BTreeMap::new();
    for entry in known {
        by_name.entry(entry.stamp.as_ref().map(|stamp| &stamp.id)).or_default().push(entry);
    }
    let is_known = |entry: &Entry| {
        let named = by_name.get(&entry.stamp.as_ref().map(|stamp| &stamp.id));
        named.is_some_and(|named| named.contains(&entry))
    };
    entries.iter().filter(|entry| !is_known(entry)).cloned().collect()
}
