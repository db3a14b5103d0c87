//! What is taken back: the last act of the players, a ruling, or the choice between two logs.

use std::sync::Arc;

use rpds::VectorSync;
use serde::Serialize;

use super::DeviceMatch;
use crate::device::act::Keep;
use crate::device::course::Ruling;
use crate::device::entry::Entry;

/// That one of two logs was kept: what undoing it brings back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Choice {
    entry: Entry,
    conflict: usize,
    before: VectorSync<Entry>,
    /// How many entries counted right after it.
    lines: usize,
}

/// What [`Act::Undo`] would take back.
#[derive(Debug, Clone, Copy)]
enum Last {
    Entry(usize),
    Choice,
}

impl DeviceMatch {
    fn to_undo(&self) -> Option<Last> {
        let last = self.effective.iter().rev().position(|entry| entry.act.can_be_undone());
        let entry = last.map(|last| self.effective.len() - 1 - last);
        match self.choices.last() {
            Some(choice) if entry.is_none_or(|index| index < choice.lines) => Some(Last::Choice),
            _ => entry.map(Last::Entry),
        }
    }

    /// What was entered last of what can be taken back.
    pub(super) fn last_entered(&self) -> Option<&Entry> {
        match self.to_undo()? {
            Last::Entry(index) => self.effective.get(index),
            Last::Choice => self.choices.last().map(|choice| &choice.entry),
        }
    }

    /// Of two logs one is kept.
    pub(super) fn settle(&mut self, number: u32, keep: Keep, entry: &Entry) {
        let conflict = usize::try_from(number).unwrap_or(1) - 1;
        let before = self.effective.clone();
        Arc::make_mut(&mut self.conflicts[conflict]).settled = Some(keep);
        if keep == Keep::That {
            let other = self.as_the_other_log_has_it(&self.conflicts[conflict]);
            self.note_odd_times_of(&other);
            self.effective = other.effective;
            self.course = other.course;
        }
        self.choices.push(Choice { entry: entry.clone(), conflict, before, lines: self.effective.len() });
    }

    /// What was entered last is taken back.
    pub(super) fn undo(&mut self, by: &Entry) {
        let taken = match self.to_undo() {
            Some(Last::Entry(index)) => self.take_out(index),
            Some(Last::Choice) => self.take_back_the_choice(),
            None => None,
        };
        let Some(taken) = taken else { return };
        self.undone.push_back_mut(Ruling { at: by.at, by: by.by, act: taken.act });
        let folded = self.effective.iter().fold(Self::default(), Self::after);
        self.course = folded.course;
        self.effective = folded.effective;
    }

    fn take_out(&mut self, index: usize) -> Option<Entry> {
        for ended in self.ended.iter_mut().filter(|ended| ended.lines > index) {
            ended.lines -= 1;
        }
        for conflict in self.conflicts.iter_mut().filter(|conflict| conflict.common > index) {
            Arc::make_mut(conflict).common -= 1;
        }
        let taken = self.effective.get(index).cloned();
        let rest = self.effective.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, entry)| entry);
        self.effective = rest.cloned().collect();
        taken
    }

    /// Both logs are there again, with what the device has noted since.
    fn take_back_the_choice(&mut self) -> Option<Entry> {
        let Choice { entry, conflict, before, lines } = self.choices.pop()?;
        let noted: Vec<Entry> = self.effective.iter().skip(lines).cloned().collect();
        self.effective = before;
        noted.into_iter().for_each(|entry| self.effective.push_back_mut(entry));
        if let Some(conflict) = self.conflicts.get_mut(conflict) {
            Arc::make_mut(conflict).settled = None;
        }
        Some(entry)
    }
}
