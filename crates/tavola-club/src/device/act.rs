//! Everything that can be entered at the device or at the desk. Time and actor come with the entry.

use serde::{Deserialize, Serialize};
use strum::VariantNames;
use tavola_base::Time;
use tavola_base::clock::{ClockSettings, StopReason};
use tavola_rules::{CubeValue, MatchLength, Points, Side, WinKind};

use super::entry::{DeviceId, Entry, EntryId};
use super::settings::DeviceSettings;

/// Which of two logs of one match is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// The log that went on here.
    This,
    /// The other one.
    That,
}

/// An act: what the log consists of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// The match is set up.
    Open {
        /// To what.
        settings: Box<DeviceSettings>,
    },
    /// The next game: both roll one die (CLK-04).
    StartGame,
    /// Who rolled the higher die: their time begins (CLK-04).
    Opening {
        /// Who begins.
        winner: Side,
    },
    /// The end of one's turn (CLK-05).
    Press,
    /// The cube is presented and the clock pressed (CLK-07).
    Double,
    /// The cube is taken and the clock pressed.
    Take,
    /// The cube is refused: the clock is neutral.
    #[serde(alias = "pass")]
    Drop,
    /// The clock is stopped (CLK-09).
    Stop {
        /// Why the clock is stopped.
        reason: StopReason,
    },
    /// The director is called, whatever the moment; a clock that runs is stopped (CLK-09, TRN-19).
    CallDirector,
    /// It runs again.
    Resume {
        /// For whom, if not for whom it ran.
        #[serde(default)]
        side: Option<Side>,
    },
    /// One's turn is over and one offers to give the game up (CLK-08, END-08).
    #[serde(alias = "concede")]
    Resign {
        /// As what.
        kind: WinKind,
    },
    /// One's turn is over and one says the game is certain (CLK-08, END-09).
    Claim {
        /// As what.
        kind: WinKind,
    },
    /// The opponent agrees to a resignation or a claim.
    Accept,
    /// The opponent does not.
    Reject,
    /// How the game ended, to be confirmed by both.
    Result {
        /// Who won it.
        winner: Side,
        /// As what.
        kind: WinKind,
        /// What the cube showed, if not what the device has.
        #[serde(default)]
        cube: Option<CubeValue>,
    },
    /// One agrees with the result shown.
    Confirm,
    /// What stands on one's own paper, read out before a game (MAT-05).
    Compare {
        /// The length at the top, if noted.
        #[serde(default)]
        length: Option<MatchLength>,
        /// White's points.
        white: Points,
        /// Black's points.
        black: Points,
    },
    /// A break between games (TRN-11).
    TakeBreak,
    /// Back from it.
    EndBreak,
    /// One gives the match up; final when it is posted (MAT-08).
    #[serde(alias = "concede_match")]
    ResignMatch,
    /// One takes that back.
    Withdraw,
    /// The opponent's flag is seen to have fallen, where only that counts.
    CallFlag,
    /// A flag fell, at the entry's time (CLK-02).
    FlagFell {
        /// The side it is about.
        side: Side,
    },
    /// The last thing that was entered is taken back, whatever it was.
    Undo,
    /// A game's result is corrected, with a trace (TRN-18).
    CorrectResult {
        /// Which game, from 1.
        game: u32,
        /// Who won it.
        winner: Side,
        /// As what.
        kind: WinKind,
        /// What the cube showed.
        cube: CubeValue,
        /// For the record; at most 2,000 characters.
        #[serde(default)]
        reason: String,
    },
    /// Time is given (or, negative, taken) (CLK-10).
    AdjustTime {
        /// Whose bank.
        side: Side,
        /// How much, in milliseconds.
        #[cfg_attr(feature = "wire", ts(type = "number"))]
        millis: i64,
        /// For the record; at most 2,000 characters.
        #[serde(default)]
        reason: String,
    },
    /// Points for the opponent (TRN-12, TRN-21).
    Penalty {
        /// Who is penalised.
        against: Side,
        /// How many points the opponent gets.
        points: Points,
        /// For the record; at most 2,000 characters.
        #[serde(default)]
        reason: String,
    },
    /// A warning, on record.
    Warn {
        /// Who is warned.
        against: Side,
        /// For the record; at most 2,000 characters.
        #[serde(default)]
        reason: String,
    },
    /// Nothing may be touched until the director has ruled (TRN-19).
    Hold {
        /// For the record; at most 2,000 characters.
        #[serde(default)]
        reason: String,
    },
    /// It may go on.
    Release,
    /// The length on the bracket is another than the one noted (MAT-06).
    SetLength {
        /// The bracket's.
        length: MatchLength,
    },
    /// A clock is brought in, or replaced, in mid-match (CLK-03, TRN-24).
    BringClock {
        /// To what it is set.
        clock: ClockSettings,
    },
    /// A player is not there at the set moment: their time runs (TRN-14).
    Absent {
        /// The side it is about.
        side: Side,
    },
    /// They have come.
    Arrived,
    /// The director gives the match to a player (TRN-21).
    AwardMatch {
        /// To whom.
        winner: Side,
        /// For the record; at most 2,000 characters.
        #[serde(default)]
        reason: String,
    },
    /// The winner's name is on the bracket (MAT-08).
    Post,
    /// The device was off meanwhile: reload, crash, killed.
    Gap {
        /// When it was last seen alive.
        from: Time,
        /// When it was back.
        to: Time,
    },
    /// The time of a gap is given back to the turn it fell into (CLK-10).
    Restore {
        /// Which gap, from 1.
        gap: u32,
    },
    /// The phone's clock was set to another time; what is measured does not follow it.
    Jump {
        /// By how much, in milliseconds.
        #[cfg_attr(feature = "wire", ts(type = "number"))]
        millis: i64,
    },
    /// A device takes the clock over.
    ClaimLease {
        /// The device's own name, drawn by it.
        device: DeviceId,
        /// Whose phone it is, if a player's; none for the table's own.
        #[serde(default)]
        whose: Option<Side>,
    },
    /// Another device has gone on under a lease that had ended: its log is kept beside this one.
    Diverged {
        /// The device's own name, drawn by it.
        device: DeviceId,
        /// Under which lease.
        epoch: u32,
        /// Whose phone it is, if a player's.
        #[serde(default)]
        whose: Option<Side>,
        /// What it has written.
        entries: Vec<Entry>,
    },
    /// Time has passed: whatever is due happens. Never in a log.
    Tick,
    /// Of two logs one is kept.
    Settle {
        /// Which conflict, from 1.
        conflict: u32,
        /// Which log.
        keep: Keep,
    },
    /// The time of a gap in which a flag fell counts: nobody wants it back (CLK-10).
    Count {
        /// Which gap, from 1.
        gap: u32,
    },
    /// A line of a device says a time that cannot be yet. Written by the server alone, before the line itself.
    Received {
        /// The line.
        line: EntryId,
        /// When it came, by the device's time: later it cannot have been written.
        at: Time,
    },
    /// A flag fell and nobody noticed in time: it does not count, and both play on. From then on no flag does, until a clock
    /// is brought in.
    PlayOn,
    /// The cube was turned by mistake in the Crawford game and nobody noticed before its end: it stands (MAT-03).
    CubeStands {
        /// Which game, from 1: one on the sheet, or the one whose result is being confirmed.
        game: u32,
        /// What the cube showed: 2 or more.
        cube: CubeValue,
        /// For the record; at most 2,000 characters.
        #[serde(default)]
        reason: String,
    },
}

/// An act by name, as it is offered and listed.
pub type ActName = &'static str;

impl Act {
    /// The names of all acts, in the order in which they stand here.
    pub const NAMES: &[ActName] = Self::VARIANTS;

    /// Its name on the wire.
    #[must_use]
    pub fn name(&self) -> ActName {
        self.into()
    }

    /// The reason it gives in words, if it is one that has to.
    #[must_use]
    pub const fn reason(&self) -> Option<&String> {
        match self {
            Self::CorrectResult { reason, .. }
            | Self::AdjustTime { reason, .. }
            | Self::Penalty { reason, .. }
            | Self::Warn { reason, .. }
            | Self::Hold { reason }
            | Self::CubeStands { reason, .. }
            | Self::AwardMatch { reason, .. } => Some(reason),
            Self::Open { .. }
            | Self::StartGame
            | Self::Opening { .. }
            | Self::Press
            | Self::Double
            | Self::Take
            | Self::Drop
            | Self::Stop { .. }
            | Self::CallDirector
            | Self::Resume { .. }
            | Self::Resign { .. }
            | Self::Claim { .. }
            | Self::Accept
            | Self::Reject
            | Self::Result { .. }
            | Self::Confirm
            | Self::Compare { .. }
            | Self::TakeBreak
            | Self::EndBreak
            | Self::ResignMatch
            | Self::Withdraw
            | Self::CallFlag
            | Self::FlagFell { .. }
            | Self::Undo
            | Self::Release
            | Self::SetLength { .. }
            | Self::BringClock { .. }
            | Self::Absent { .. }
            | Self::Arrived
            | Self::Post
            | Self::PlayOn
            | Self::Gap { .. }
            | Self::Restore { .. }
            | Self::Jump { .. }
            | Self::ClaimLease { .. }
            | Self::Diverged { .. }
            | Self::Tick
            | Self::Settle { .. }
            | Self::Count { .. }
            | Self::Received { .. } => None,
        }
    }
}
