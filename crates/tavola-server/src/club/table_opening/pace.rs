//! The three paces at which a match can be played, by name.

use tavola_base::Millis;
use tavola_club::table::{Pace, Post, WhenAbsent};
use tavola_rules::RuleSet;

/// How two who play a match wait for each other, as a page offers it: by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PaceChoice {
    /// For as long as they like: after an absence the match can be adjourned, never won.
    Unhurried,
    /// With a clock, and a little time for coming back.
    Live,
    /// By post: days for each turn.
    Post,
}

/// The days a turn that a page offers by post.
pub const DAYS: [u8; 4] = [1, 2, 3, 7];

/// A week.
pub(super) const WEEK: Millis = Millis::seconds(7 * 86_400);

impl PaceChoice {
    /// The limits; by post with so many days for a turn.
    #[must_use]
    pub fn limits(self, rules: &RuleSet, days: u8) -> Pace {
        /// How long an absence may last before whoever waits may adjourn, where nobody is hurried.
        const UNHURRIED: Millis = Millis::seconds(300);
        /// What all absences of a live match may last together, from 7 points on twice as long, and what each return gives back.
        const AWAY: Millis = Millis::seconds(60);
        const BACK: Millis = Millis::seconds(30);
        let is_long = rules.match_length().is_some_and(|length| length.points() >= 7);
        let usual = Pace { decision: None, absence: None, ..Pace::default() };
        match self {
            Self::Unhurried => Pace { absence: Some(UNHURRIED), absent: WhenAbsent::Adjourn, idle: WEEK, ..usual },
            Self::Live => Pace {
                absence: Some(AWAY.times(if is_long { 2 } else { 1 })),
                per_return: Some(BACK),
                absent: WhenAbsent::Choose,
                ..usual
            },
            Self::Post => Pace {
                answer: Post::of_days(days).per_turn,
                between: Millis::seconds(60),
                idle: WEEK,
                post: Some(Post::of_days(days)),
                ..usual
            },
        }
    }

    /// Nobody waits for anybody: a bot plays.
    #[must_use]
    pub fn alone() -> Pace {
        Pace { decision: None, absence: None, idle: WEEK, ..Pace::default() }
    }
}
