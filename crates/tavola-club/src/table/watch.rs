//! Who may watch a table, and how far behind the play.

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time, dice_proof::MatchNumber};
use tavola_rules::Action;

use super::event::{Happening, TableEvent};
use super::state::{Opened, Table};

/// How far behind those are who watch three minutes later.
const LATER: Millis = Millis::seconds(180);

/// Who may watch a table, and how far behind the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Everybody, as it happens.
    #[default]
    AtOnce,
    /// Everybody, one turn later.
    OneTurn,
    /// Everybody, three turns later.
    ThreeTurns,
    /// Everybody, three minutes later.
    ThreeMinutes,
    /// Nobody but those who sit there.
    Nobody,
}

/// How much of what comes next whoever watches may know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Behind {
    /// So many of the next events.
    pub events: usize,
    /// What time it is for them.
    pub now: Time,
}

impl Watch {
    /// Every choice, the openest first.
    pub const ALL: [Self; 5] = [Self::AtOnce, Self::OneTurn, Self::ThreeTurns, Self::ThreeMinutes, Self::Nobody];

    /// The name of the choice: `three_turns`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AtOnce => "at_once",
            Self::OneTurn => "one_turn",
            Self::ThreeTurns => "three_turns",
            Self::ThreeMinutes => "three_minutes",
            Self::Nobody => "nobody",
        }
    }

    /// Whether everybody may watch as it happens.
    #[must_use]
    pub const fn is_at_once(&self) -> bool {
        matches!(self, Self::AtOnce)
    }

    /// How many of the `next` events of a table may be known to who watches and knows those that led to `shown`; `live` is
    /// the table as it is. What comes before the first roll gives nothing away and is not held back; once a match is over
    /// there are no further turns to wait for.
    #[must_use]
    pub fn behind(self, shown: &Table, next: &[TableEvent], live: &Table, now: Time) -> Behind {
        let has_begun = shown.opened().is_some_and(has_begun);
        let before = if has_begun { 0 } else { next.iter().take_while(|event| !begins(event)).count() };
        let is_over = live.opened().is_some_and(|opened| opened.is_closed() || opened.verdict().is_some());
        let old = match self {
            Self::AtOnce => next.len(),
            Self::OneTurn | Self::ThreeTurns if is_over => next.len(),
            Self::OneTurn => before_turns(next, 1),
            Self::ThreeTurns => before_turns(next, 3),
            Self::ThreeMinutes => next.iter().take_while(|event| now.since(event.at) >= LATER).count(),
            Self::Nobody => 0,
        };
        let events = before.max(old);
        let now = match next.get(events) {
            Some(_) if self == Self::ThreeMinutes => Time::from_millis(now.millis().saturating_sub(LATER.number())),
            Some(hidden) => hidden.at.min(now),
            None => now,
        };
        Behind { events, now }
    }
}

/// How many events come before the last so many turns, each of which ends with a play; none if there are fewer.
fn before_turns(events: &[TableEvent], turns: usize) -> usize {
    let is_play = |event: &TableEvent| matches!(event.what, Happening::Acted { action: Action::Play { .. }, .. });
    let plays = events.iter().enumerate().filter(|(_, event)| is_play(event)).map(|(at, _)| at);
    plays.rev().nth(turns - 1).unwrap_or(0)
}

const fn begins(event: &TableEvent) -> bool {
    matches!(event.what, Happening::MatchStarted { .. })
}

fn has_begun(opened: &Opened) -> bool {
    opened.is_playing()
        || opened.verdict().is_some()
        || opened.is_closed()
        || opened.match_number() != MatchNumber::FIRST
}
