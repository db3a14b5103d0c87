//! One match of a tournament on its way from planned to ended: table, call, lateness, breaks, score, reports.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;
use tavola_base::clock::ClockSettings;
use tavola_base::{Millis, PlayerId, TableId, Time};
use tavola_rules::{CubeValue, WinKind};

use super::refusal::Term;
use super::tie_status::TieStatus;
use crate::format::davis_cup::Rubber;
use crate::ids::EntrantId;
use crate::result::penalty::Lateness;

/// An official table's number, as it stands on the table and on the bracket (TRN-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct TableNumber(u32);

impl TableNumber {
    /// The table of that number, from 1.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl fmt::Display for TableNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// One of the two seats of a match: the upper and the lower line of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// The upper.
    First,
    /// The lower.
    Second,
}

impl Chair {
    /// Both, the upper first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Its place in a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// How a match came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "HowItEnded"))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// It was played.
    #[default]
    Played,
    /// The loser resigned; final when the winner's name is on the bracket (MAT-08).
    #[serde(alias = "conceded")]
    Resigned,
    /// The loser did not come, or gave up before it began.
    Forfeited,
    /// The loser was too late (TRN-12).
    Late,
    /// The loser's bank came to zero (CLK-02).
    Flag,
    /// By a ruling (TRN-21).
    Ruling,
    /// The loser has withdrawn from the tournament.
    Withdrawn,
    /// The loser was disqualified and has left the tournament (TRN-21).
    Disqualified,
}

/// A result as it is handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "MatchReport"))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Who won.
    pub winner: EntrantId,
    /// The winner's points and the loser's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<[u32; 2]>,
    /// How it ended.
    #[serde(default)]
    pub how: How,
    /// Of a Swing game: single, gammon or backgammon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<WinKind>,
    /// Of a Swing game: the cube.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cube: Option<CubeValue>,
    /// Of a Davis Cup tie: which of its five matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rubber: Option<Rubber>,
}

impl How {
    /// Whether the loser has left the tournament, so that they drop nowhere.
    #[must_use]
    pub const fn is_out(self) -> bool {
        matches!(self, Self::Withdrawn | Self::Disqualified)
    }
}

impl Report {
    /// Won, and nothing more is known.
    #[must_use]
    pub const fn won_by(winner: EntrantId) -> Self {
        Self { winner, score: None, how: How::Played, kind: None, cube: None, rubber: None }
    }

    /// Won with that score.
    #[must_use]
    pub const fn scored(winner: EntrantId, score: [u32; 2]) -> Self {
        Self { score: Some(score), ..Self::won_by(winner) }
    }
}

/// Who handed a result in.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Source {
    /// One of the players; their opponent confirms.
    Player {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// The scoreboard, or the system's table.
    Scoreboard,
    /// A director.
    Director,
}

/// How far a match is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "MatchPhase"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(name(PhaseKind), doc = "A phase without what belongs to it.")]
pub enum Phase {
    /// Not called yet.
    #[default]
    Planned,
    /// Called to its table.
    Called {
        /// Milliseconds since 1970, UTC, by the server's clock.
        at: Time,
    },
    /// Being played.
    Playing {
        /// Since when.
        since: Time,
    },
    /// One player has handed the result in; the other is to confirm.
    Reported {
        /// The winner and the score, the winner's points first.
        report: Report,
        /// The number of the entry that acts.
        by: EntrantId,
        /// Milliseconds since 1970, UTC, by the server's clock.
        at: Time,
    },
    /// Its result is on the bracket.
    Ended {
        /// The winner and the score, the winner's points first.
        report: Report,
        /// Who handed it in.
        source: Source,
        /// Milliseconds since 1970, UTC, by the server's clock.
        at: Time,
    },
}

impl Phase {
    /// Whether it has been begun, so that its players cannot simply be changed.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        matches!(self, Self::Playing { .. } | Self::Reported { .. } | Self::Ended { .. })
    }

    /// Whether it is called, being played or waits for the opponent's word: its players and its table are taken.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        matches!(self, Self::Called { .. } | Self::Playing { .. } | Self::Reported { .. })
    }

    /// The name as written.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.word().text()
    }

    /// The name as a refusal says it.
    #[must_use]
    pub const fn word(&self) -> Term {
        match self {
            Self::Planned => Term::Planned,
            Self::Called { .. } => Term::Called,
            Self::Playing { .. } => Term::Playing,
            Self::Reported { .. } => Term::Reported,
            Self::Ended { .. } => Term::Ended,
        }
    }
}

/// Whether a player is at their table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "AtTheTable"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AtTable {
    /// Nobody has said otherwise.
    #[default]
    Expected,
    /// They were missed; their lateness counts.
    Absent,
    /// They have come.
    Here {
        /// Milliseconds since 1970, UTC, by the server's clock.
        at: Time,
    },
    /// They are on a break (TRN-11).
    OnBreak {
        /// Since when.
        since: Time,
    },
    /// They have left the room with the director's consent (TRN-15).
    Away {
        /// Since when.
        since: Time,
    },
}

/// What one player has had and lost in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "SideOfMatch"))]
pub struct SideState {
    /// Their points, penalties of their opponent included.
    pub points: u32,
    /// Of those, given them by lateness or rulings.
    pub given: u32,
    /// Whether they are there.
    pub at_table: AtTable,
    /// Breaks taken.
    pub breaks: u32,
    /// Illegal plays complained of (IRR-09).
    pub illegal_plays: u32,
    /// Time taken from their clock for lateness (TRN-14).
    pub time_lost: Millis,
    /// Time given back to their clock (CLK-10).
    pub time_given: Millis,
}

/// A quarrel about a match; until it is ruled on nothing is touched (TRN-19).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Dispute {
    /// About what.
    pub text: String,
    /// Who called the director; nobody where two results were handed in.
    pub by: Option<PlayerId>,
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// The other result handed in, if that is what it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Report>,
}

/// What changes about a match while the tournament goes on.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "MatchStatus"))]
pub struct Status {
    /// How far it is.
    pub phase: Phase,
    /// Its table.
    pub table: Option<TableNumber>,
    /// The system's table it is played at.
    pub online: Option<TableId>,
    /// When it is to begin.
    pub scheduled: Option<Time>,
    /// Whether it has been postponed, which happens once (TRN-13).
    pub postponed: bool,
    /// The points it is played to; other than planned only after a ruling (MAT-06).
    pub length: u8,
    /// Both sides.
    pub sides: [SideState; 2],
    /// The clock ordered for it, and the bank each has (CLK-03, TRN-24).
    pub clock: Option<OrderedClock>,
    /// What is quarrelled about.
    pub dispute: Option<Dispute>,
    /// How lateness is counted at it, if otherwise than in the tournament (TRN-12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub lateness: Option<Lateness>,
    /// Its neutral referee, if it has one of its own (TRN-19).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub referee: Option<String>,
    /// Whether it is recorded by the director's order (TRN-20).
    pub recorded: bool,
    /// How often its dice were mixed anew (TRN-22).
    pub dice_mixed: u32,
    /// When it was begun, if it has been.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<Time>,
    /// The results of a Davis Cup tie so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rubbers: Vec<Report>,
    /// The system's tables of a Davis Cup tie.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rubber_tables: Vec<RubberTable>,
    /// What only a Davis Cup tie has.
    #[serde(default, skip_serializing_if = "TieStatus::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<TieStatus>"))]
    pub tie: TieStatus,
    /// Of a best of three: the matches over so far (MAT-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legs: Vec<Leg>,
    /// Of a best of three: whose direction the match now to be played has; the upper line's first, then the lower's, in
    /// the third the one drawn (MAT-09).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Chair>,
}

impl Status {
    /// The system's tables at which it is or was played: one, or those of a tie or of a best of
    /// three.
    pub fn tables(&self) -> impl Iterator<Item = &TableId> {
        let legs = self.legs.iter().filter_map(|leg| leg.table.as_ref());
        legs.chain(&self.online).chain(self.rubber_tables.iter().map(|known| &known.table))
    }
}

/// The system's table of one match of a Davis Cup tie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RubberTable {
    /// Of which.
    pub rubber: Rubber,
    /// The table.
    pub table: TableId,
}

/// One match of a best of three (MAT-09).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Leg {
    /// Its result.
    pub report: Report,
    /// Whose direction it was played in.
    pub direction: Chair,
    /// When it was over.
    pub at: Time,
    /// The system's table it was played at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// A clock brought in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct OrderedClock {
    /// What it is set to.
    pub settings: ClockSettings,
    /// The bank each player gets.
    pub bank: Millis,
}
