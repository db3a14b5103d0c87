//! Penalty points for who is late, and when being late loses the match (TRN-12, TRN-13).

use serde::{Deserialize, Serialize};
use tavola_base::Millis;
use tavola_rules::MatchLength;

/// From when on a span of lateness costs its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LateReading {
    /// A point for each span completed.
    #[default]
    Completed,
    /// A point for each span begun: the first at the moment itself.
    Begun,
}

/// How lateness is punished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Lateness {
    /// How late one may be without loss.
    pub grace: Millis,
    /// The span that costs a point.
    pub every: Millis,
    /// Whether a span costs when it is begun or when it is completed.
    pub reading: LateReading,
}

impl Default for Lateness {
    /// 20 minutes of grace, then a point for every completed 5 minutes.
    fn default() -> Self {
        Self { grace: minutes(20), every: minutes(5), reading: LateReading::Completed }
    }
}

/// What lateness has cost so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LateVerdict {
    /// So many points to the opponent, and the match is played.
    Points {
        /// How many.
        points: u32,
    },
    /// More than half of the match: it is lost.
    MatchLost {
        /// The points that did it.
        points: u32,
    },
}

impl Lateness {
    /// The British Federation's: the first point after 5 minutes, another with every further 5 begun.
    pub const UKBGF: Self = Self { grace: minutes(5), every: minutes(5), reading: LateReading::Begun };

    /// The points that being so late gives the opponent.
    #[must_use]
    pub fn points(&self, late: Millis) -> u32 {
        if late < self.grace || self.every.is_zero() {
            return 0;
        }
        let completed = late.less(self.grace).number() / self.every.number();
        let spans = completed + u64::from(self.reading == LateReading::Begun);
        u32::try_from(spans).unwrap_or(u32::MAX)
    }

    /// What being so late means in a match of that length.
    #[must_use]
    pub fn verdict(&self, length: MatchLength, late: Millis) -> LateVerdict {
        let points = self.points(late);
        if points >= losing_points(length) { LateVerdict::MatchLost { points } } else { LateVerdict::Points { points } }
    }

    /// How late one must be for that many points.
    #[must_use]
    pub fn costs(&self, points: u32) -> Millis {
        let spans = match self.reading {
            LateReading::Completed => points,
            LateReading::Begun => points.saturating_sub(1),
        };
        self.grace + self.every.times(spans.into())
    }

    /// How late one must be to lose a match of that length.
    #[must_use]
    pub fn loses_at(&self, length: MatchLength) -> Millis {
        self.costs(losing_points(length))
    }
}

/// The fewest points that exceed half of the match.
#[must_use]
pub fn losing_points(length: MatchLength) -> u32 {
    u32::from(length.points()) / 2 + 1
}

const fn minutes(many: u64) -> Millis {
    Millis::seconds(many * 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    const R1: Lateness = Lateness { grace: minutes(20), every: minutes(5), reading: LateReading::Completed };
    const R2: Lateness = Lateness { reading: LateReading::Begun, ..R1 };

    fn length(points: u8) -> MatchLength {
        MatchLength::new(points).unwrap()
    }

    // rule: TRN-12
    #[test]
    fn la_01_within_the_grace_nothing_is_lost() {
        let late = Millis::seconds(19 * 60 + 59);
        assert_eq!((R1.points(late), R2.points(late)), (0, 0));
    }

    // rule: TRN-12
    #[test]
    fn la_03_the_readings_differ_by_the_first_point() {
        let late = Millis::seconds(24 * 60 + 59);
        assert_eq!((R1.points(late), R2.points(late)), (0, 1));
    }

    // rule: TRN-12
    #[test]
    fn la_05_more_than_half_of_the_match_loses_it() {
        let (eleven, late) = (length(11), minutes(47));
        assert_eq!(R1.verdict(eleven, late), LateVerdict::Points { points: 5 });
        assert_eq!(R2.verdict(eleven, late), LateVerdict::MatchLost { points: 6 });
    }

    // rule: TRN-12
    #[test]
    fn la_table_when_each_length_is_lost() {
        for (points, losing, r1, r2, ukbgf) in
            [(3, 2, 30, 25, 10), (7, 4, 40, 35, 20), (11, 6, 50, 45, 30), (25, 13, 85, 80, 65)]
        {
            let length = length(points);
            assert_eq!(losing_points(length), losing);
            for (lateness, minute) in [(R1, r1), (R2, r2), (Lateness::UKBGF, ukbgf)] {
                let at = lateness.loses_at(length);
                assert_eq!(at, minutes(minute));
                assert!(matches!(lateness.verdict(length, at), LateVerdict::MatchLost { .. }));
                assert!(matches!(lateness.verdict(length, at.less(Millis::new(1))), LateVerdict::Points { .. }));
            }
        }
        assert_eq!(Lateness::default(), R1, "each completed 5 minutes is the default");
    }
}
