//! Acts taken back by their opposites.

use tavola_base::Time;

use crate::ids::{EntrantId, MatchId};
use crate::ruling::{RulingNumber, RulingState};
use crate::stream::agenda::Due;
use crate::stream::entry::EntryState;
use crate::stream::event::Follows;
use crate::stream::state::Tournament;
use crate::stream::undo::Inverse;

impl Tournament {
    /// Undoes an act by its inverse; the act is marked, with what went along with it at the same match.
    pub(super) fn undo(&mut self, act: u32, at: Time) {
        let Some(index) = (act as usize).checked_sub(1) else { return };
        let Some(entry) = self.log.get_mut(index) else { return };
        entry.is_undone = true;
        let Some(inverse) = entry.inverse.take() else { return };
        if let Some(of) = inverse.at_match() {
            self.mark_along_with(index, of);
        }
        self.apply_inverse(inverse, at);
        self.restore_along_with(index, at);
    }

    /// The matches that an act had ended along with it, and that were reopened to make way for its undoing, are what they
    /// were before it: called, at their table, at their score.
    fn restore_along_with(&mut self, index: usize, at: Time) {
        let first = self.first_of_this_act();
        let reopened: Vec<_> = self.log[first..].iter().filter(|entry| entry.what == "reopened").collect();
        let is_reopened = |of| reopened.iter().any(|entry| entry.of == Some(of));
        let is_touched =
            |place: usize, of| self.log[place + 1..first].iter().any(|later| later.of == Some(of) && !later.is_undone);
        let lost_along = |place: &usize| {
            let is_lost = |of| is_reopened(of) && !is_touched(*place, of);
            matches!(self.log[*place].inverse, Some(Inverse::Result(of, _)) if is_lost(of))
        };
        let follow = (index + 1..first).take_while(|place| self.log[*place].follows == Follows::Consequence);
        for place in follow.filter(lost_along).collect::<Vec<_>>() {
            let Some(Inverse::Result(of, before)) = self.log[place].inverse.take() else { continue };
            self.log[place].is_undone = true;
            self.log[first..].iter_mut().filter(|entry| entry.of == Some(of)).for_each(|entry| entry.is_undone = true);
            self.restore(of, *before, at);
        }
    }

    /// Where in the log the act begins whose events are being applied.
    fn first_of_this_act(&self) -> usize {
        self.log.iter().rposition(|entry| entry.follows == Follows::Act).unwrap_or(0)
    }

    /// What followed at the same match from an act that is undone falls with it, and so does the reopening that made way.
    fn mark_along_with(&mut self, index: usize, of: MatchId) {
        let mut fallen = Vec::new();
        let follow = |entry: &&mut super::LogEntry| entry.follows == Follows::Consequence;
        for entry in self.log.iter_mut().skip(index + 1).take_while(follow).filter(|entry| entry.of == Some(of)) {
            entry.is_undone = true;
            if let Some(Inverse::Ruling(number, _)) = entry.inverse.take() {
                fallen.push(number);
            }
        }
        for number in fallen {
            self.ruling_falls(number);
        }
        if let [.., before, _] = self.log.as_mut_slice()
            && before.what == "reopened"
            && before.of == Some(of)
        {
            before.is_undone = true;
        }
    }

    fn apply_inverse(&mut self, inverse: Inverse, at: Time) {
        match inverse {
            Inverse::Entry(entrant, state) | Inverse::Withdrawal(entrant, state) => {
                self.entry_goes_back(entrant, state, at);
            }
            Inverse::Payment(entrant, amount) => {
                if let Some(entry) = self.entry_mut(entrant) {
                    entry.paid = entry.paid - amount;
                }
            }
            Inverse::Pool(entrant, pool) => {
                if let Some(entry) = self.entry_mut(entrant) {
                    entry.pools.retain(|known| *known != pool);
                }
            }
            Inverse::Match(id, status) | Inverse::Result(id, status) => self.restore(id, *status, at),
            Inverse::Ruling(number, of) => {
                if let Some(entrant) = self.ruling_falls(number) {
                    self.take_back_in(entrant, at);
                }
                if let Some((id, status)) = of {
                    self.restore(id, *status, at);
                }
            }
            Inverse::Lot(division, index) => {
                if let Some(known) = self.divisions.get_mut(&division).filter(|known| index < known.sold.len()) {
                    known.sold.remove(index);
                }
            }
            Inverse::PlayOff(division, pair) => {
                if let Some(known) = self.divisions.get_mut(&division) {
                    known.play_offs.retain(|known| *known != pair);
                }
            }
            Inverse::Announcement(number) => self.withdraw_announcement(number),
            Inverse::Settings(terms) => self.on_terms(*terms, at),
            Inverse::People(entrant, name, people) => self.write_people(entrant, &name, &people),
            Inverse::Waiver(entrant, amount) => {
                if let Some(entry) = self.entry_mut(entrant) {
                    entry.waived = entry.waived - amount;
                }
            }
            Inverse::Notes(notes) => self.settings.notes = notes,
            Inverse::Tables(tables) => self.tables = tables,
            Inverse::Clock(division, clock, apart) => self.set_clock(&division, clock, &apart),
            Inverse::Lateness(before) => self.lateness_as_before(before),
            Inverse::Substitution(entrant, name, people, missed) => {
                self.write_people(entrant, &name, &people);
                self.missed_again(entrant, &missed);
            }
        }
    }

    /// A ruling is taken back; whom it had sent out, if anybody.
    fn ruling_falls(&mut self, number: RulingNumber) -> Option<EntrantId> {
        self.agenda.clear(&Due::AppealOver(number));
        let ruling = self.ruling_mut(number)?;
        ruling.state = RulingState::TakenBack;
        ruling.sends_out()
    }

    fn entry_goes_back(&mut self, entrant: EntrantId, state: EntryState, at: Time) {
        if let Some(entry) = self.entry_mut(entrant) {
            entry.state = state;
        }
        self.look_for_walkovers(entrant, at);
        if let Some(division) = self.entry(entrant).map(|entry| entry.division.clone()) {
            self.look_for_draw(&division, at);
        }
    }
}
