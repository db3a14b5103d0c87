//! What has happened to the entrants so far: whom each has met, their byes, the matches they have played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::bracket::{MatchState, Resolved, Seat};
use crate::ids::EntrantId;

/// Who has met whom and how often. Byes and matches that were not played do not count.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Meetings(BTreeMap<EntrantId, Vec<(EntrantId, u32)>>);

impl Meetings {
    /// Notes that these two have met.
    pub fn note(&mut self, a: EntrantId, b: EntrantId) {
        for (one, other) in [(a, b), (b, a)] {
            let met = self.0.entry(one).or_default();
            match met.iter_mut().find(|(entrant, _)| *entrant == other) {
                Some((_, times)) => *times += 1,
                None => met.push((other, 1)),
            }
        }
    }

    /// How often these two have met.
    #[must_use]
    pub fn between(&self, a: EntrantId, b: EntrantId) -> u32 {
        self.of(a).iter().find(|(entrant, _)| *entrant == b).map_or(0, |(_, times)| *times)
    }

    /// Whom one has met and how often.
    #[must_use]
    pub fn of(&self, entrant: EntrantId) -> &[(EntrantId, u32)] {
        self.0.get(&entrant).map_or(&[], Vec::as_slice)
    }
}

impl FromIterator<(EntrantId, EntrantId)> for Meetings {
    fn from_iter<I: IntoIterator<Item = (EntrantId, EntrantId)>>(pairs: I) -> Self {
        let mut meetings = Self::default();
        pairs.into_iter().for_each(|(a, b)| meetings.note(a, b));
        meetings
    }
}

/// What one entrant has behind them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Record {
    /// Byes.
    pub byes: u32,
    /// Matches won.
    pub won: u32,
    /// Matches lost.
    pub lost: u32,
}

impl Record {
    /// Matches played.
    #[must_use]
    pub const fn played(self) -> u32 {
        self.won + self.lost
    }
}

/// Everybody's record and meetings in a bracket, the matches now ready or under way included in the meetings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Records {
    of: BTreeMap<EntrantId, Record>,
    /// Who has met whom.
    pub meetings: Meetings,
}

impl Records {
    /// The records after what is resolved.
    #[must_use]
    pub fn new(resolved: &Resolved) -> Self {
        let mut records = Self::default();
        for (_, seats, state) in resolved.iter() {
            records.add(seats, state);
        }
        records
    }

    /// One entrant's record.
    #[must_use]
    pub fn of(&self, entrant: EntrantId) -> Record {
        self.of.get(&entrant).copied().unwrap_or_default()
    }

    fn add(&mut self, seats: [Seat; 2], state: MatchState) {
        match state {
            MatchState::Bye { through } => self.of.entry(through).or_default().byes += 1,
            MatchState::Played { winner, loser, .. } => {
                winner.into_iter().for_each(|winner| self.of.entry(winner).or_default().won += 1);
                loser.into_iter().for_each(|loser| self.of.entry(loser).or_default().lost += 1);
            }
            MatchState::Waiting | MatchState::Ready | MatchState::Empty | MatchState::NotNeeded => {}
        }
        if let (
            [Seat::Known { entrant: a }, Seat::Known { entrant: b }],
            MatchState::Ready | MatchState::Played { .. },
        ) = (seats, state)
        {
            self.meetings.note(a, b);
        }
    }
}
