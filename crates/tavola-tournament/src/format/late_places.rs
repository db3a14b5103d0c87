//! Places kept for late arrivals: filled in order of arrival until the cut-off, byes afterwards (TRN-10).

use serde::{Deserialize, Serialize};

use crate::ids::{EntrantId, LatePlace};

/// What has become of one late place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LateSeat {
    /// Still kept: its neighbour waits.
    Kept,
    /// Taken by a late arrival.
    Taken {
        /// Who came.
        by: EntrantId,
    },
    /// Given up: its neighbour has a bye.
    Bye,
}

/// The late places of a bracket, LA1 first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct LatePlaces(Vec<LateSeat>);

impl LatePlaces {
    /// So many places, all kept.
    #[must_use]
    pub fn kept(many: usize) -> Self {
        Self(vec![LateSeat::Kept; many])
    }

    /// What has become of that place; one that was never kept is a bye.
    #[must_use]
    pub fn seat(&self, place: LatePlace) -> LateSeat {
        self.0.get(place.index()).copied().unwrap_or(LateSeat::Bye)
    }

    /// All places in order.
    pub fn iter(&self) -> impl Iterator<Item = (LatePlace, LateSeat)> + '_ {
        self.0.iter().enumerate().map(|(index, &seat)| (LatePlace::at(index), seat))
    }

    /// The places still kept, in the order in which they are filled.
    pub fn open(&self) -> impl Iterator<Item = LatePlace> + '_ {
        self.iter().filter(|(_, seat)| *seat == LateSeat::Kept).map(|(place, _)| place)
    }

    /// Whether a late arrival sits on one of them.
    #[must_use]
    pub fn is_taken_by(&self, entrant: EntrantId) -> bool {
        self.0.contains(&LateSeat::Taken { by: entrant })
    }

    /// The place the next arrival takes: the first still kept. One who has bought themselves in again does not meet at
    /// once whoever has just beaten them, if another place is free: `avoid` says of a place that they would.
    #[must_use]
    pub fn next(&self, avoid: impl Fn(LatePlace) -> bool) -> Option<LatePlace> {
        self.open().find(|&place| !avoid(place)).or_else(|| self.open().next())
    }

    /// Seats a late arrival.
    pub fn fill(&mut self, place: LatePlace, by: EntrantId) {
        self.set(place, LateSeat::Taken { by });
    }

    /// Gives up one place: the player beside it has begun their next match, or the director closes it.
    pub fn close(&mut self, place: LatePlace) {
        self.set(place, LateSeat::Bye);
    }

    /// The cut-off: what is still kept becomes a bye.
    pub fn cut_off(&mut self) {
        self.0.iter_mut().filter(|seat| **seat == LateSeat::Kept).for_each(|seat| *seat = LateSeat::Bye);
    }

    fn set(&mut self, place: LatePlace, to: LateSeat) {
        if let Some(seat) = self.0.get_mut(place.index()) {
            *seat = to;
        }
    }
}
