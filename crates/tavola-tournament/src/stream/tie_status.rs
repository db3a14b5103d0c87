//! What a Davis Cup tie has beside a match: a second table, members who are missed, what that costs in each of its matches.

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};

use super::play::{Chair, Status, TableNumber};
use crate::format::davis_cup::{Member, Rubber};

/// What changes about a tie beside what changes about every match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(default)]
pub struct TieStatus {
    /// Its second official table: phases 1 and 3 need two boards (DAV-02).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_table: Option<TableNumber>,
    /// Who is missed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<MissedMember>,
    /// What lateness has cost in its matches.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<LateInRubber>,
    /// Since when its present phase can be played; the first from the hour of the tie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase_since: Option<Time>,
}

/// One of a pair who is missed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MissedMember {
    /// Of which pair.
    pub chair: Chair,
    /// Number 1 or number 2.
    pub member: Member,
}

/// What somebody's lateness has cost in one match of a tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LateInRubber {
    /// Which match.
    pub rubber: Rubber,
    /// Who was late: of the upper or the lower pair.
    pub chair: Chair,
    /// The points their opponent has got (TRN-12).
    pub points: u32,
    /// The time taken from their clock (TRN-14).
    pub time: Millis,
}

impl TieStatus {
    /// Whether it says nothing, as of every match that is no tie.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether one of a pair is missed.
    #[must_use]
    pub fn misses(&self, chair: Chair, member: Member) -> bool {
        self.missed.contains(&MissedMember { chair, member })
    }

    /// Whether nobody of a pair is there.
    #[must_use]
    pub fn misses_all(&self, chair: Chair) -> bool {
        Member::BOTH.into_iter().all(|member| self.misses(chair, member))
    }

    /// Whether one match cannot be played for a pair since whoever plays it is missed. The doubles is played by the one who
    /// is there.
    #[must_use]
    pub fn keeps_waiting(&self, rubber: Rubber, chair: Chair) -> bool {
        rubber.members()[chair.index()].iter().all(|member| self.misses(chair, *member))
    }

    /// Who alone keeps one match waiting; nobody where both sides do, or none.
    #[must_use]
    pub fn late_in(&self, rubber: Rubber) -> Option<Chair> {
        match Chair::BOTH.map(|chair| self.keeps_waiting(rubber, chair)) {
            [true, false] => Some(Chair::First),
            [false, true] => Some(Chair::Second),
            [true, true] | [false, false] => None,
        }
    }

    /// The points each has in one match by the other's lateness, the upper line's first.
    #[must_use]
    pub fn given_in(&self, rubber: Rubber) -> [u32; 2] {
        self.of(rubber, |late| late.points, Chair::other)
    }

    /// The time each has lost in one match by lateness, the upper line's first.
    #[must_use]
    pub fn time_lost_in(&self, rubber: Rubber) -> [Millis; 2] {
        self.of(rubber, |late| late.time, |chair| chair)
    }

    fn of<T: Default + std::ops::AddAssign>(
        &self,
        rubber: Rubber,
        what: impl Fn(&LateInRubber) -> T,
        whose: impl Fn(Chair) -> Chair,
    ) -> [T; 2] {
        let mut both = [T::default(), T::default()];
        for late in self.late.iter().filter(|late| late.rubber == rubber) {
            both[whose(late.chair).index()] += what(late);
        }
        both
    }
}

impl Status {
    /// The official tables it is played at: one, of a tie two.
    pub fn official_tables(&self) -> impl Iterator<Item = TableNumber> {
        self.table.into_iter().chain(self.tie.second_table)
    }

    /// At which official table one match of a tie is played. Where the tie has one only, all are.
    #[must_use]
    pub fn table_of(&self, rubber: Rubber) -> Option<TableNumber> {
        let second = self.tie.second_table.filter(|_| rubber.board() == 1);
        second.or(self.table)
    }
}
