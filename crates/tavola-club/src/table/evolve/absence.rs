//! Who was away is back, and a match that rested goes on.

use tavola_base::Time;
use tavola_rules::{BySide, Side};

use crate::table::pair::Partner;
use crate::table::state::{Opened, Stage};

impl Opened {
    /// Somebody's connection is back; what the absence cost is taken off where absences are counted together.
    pub(super) fn come_back(&mut self, side: Side, partner: Partner, at: Time) {
        let gone = self.seats[side].gone_since();
        self.note_line(side, partner, None);
        let pace = &self.terms.pace;
        if pace.post.is_none() {
            self.seats[side].is_overdue = false;
        }
        if let (Some(gone), None) = (gone, self.seats[side].gone_since())
            && let (Some(full), Some(per_return)) = (pace.absence, pace.per_return)
            && self.is_playing()
            && !self.is_adjourned()
        {
            self.patience.is_back(
                side,
                (self.patience.since.map_or(gone, |since| since.max(gone)), at),
                (full, per_return),
            );
        }
    }

    /// The adjourned match goes on: nobody has been waited for meanwhile.
    pub(super) fn take_up(&mut self, at: Time) {
        self.patience.adjourned = None;
        Side::BOTH.into_iter().for_each(|side| self.seats[side].is_overdue = false);
        let full = self.terms.pace.absence.unwrap_or_default();
        self.patience.away = BySide::from_fn(|_| full);
        if let Stage::Between { since, .. } = &mut self.stage {
            *since = at;
        }
        self.patience.since = Some(at);
    }
}
