//! What everybody sees of a match beside a wooden board. The page's script makes the same view from the same log.

mod made;

use serde::Serialize;
use tavola_base::clock::ClockSettings;
use tavola_base::{Millis, Time};
use tavola_rules::{BySide, CrawfordState, CubeOwner, CubeValue, MatchLength, Points, ScoreRuling, Side};

use super::act::{ActName, Keep};
use super::course::{AwardedPoints, BreakTaken, Gap, How, Jump, Paper, Phase, Ruling, SheetLine};
use super::entry::{DeviceActor, DeviceId};
use super::settings::{FlagRule, Oversight};
use super::state::Lease;

/// Where the match stands, or that it has not been set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum DevicePhase {
    /// Not set up.
    Setup(SetupPhase),
    /// In its course.
    Course(Phase),
}

/// The phase before the settings are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SetupPhase {
    /// Not set up.
    Setup,
}

/// The clock's face.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DeviceClock {
    /// To what it is set.
    pub settings: ClockSettings,
    /// What a fallen flag means.
    pub flag: FlagRule,
    /// Time left in each bank.
    pub banks: BySide<Millis>,
    /// The same as people read it: `20:47`.
    pub shown: BySide<String>,
    /// Free time left in the turn.
    pub delay_left: BySide<Millis>,
    /// Whose time runs.
    pub running: Option<Side>,
    /// Whose turn goes on, running or held.
    pub turn: Option<Side>,
    /// What that turn has used.
    pub used: Millis,
    /// When the running flag falls.
    pub falls_at: Option<Time>,
    /// Who has had their overtime.
    pub overtime: BySide<bool>,
    /// When it began.
    pub overtime_at: BySide<Option<Time>>,
    /// Whether no flag counts, since both play on after one that nobody noticed.
    pub plays_on: bool,
    /// Whose flag has fallen without being noticed.
    pub fallen: BySide<Option<Time>>,
}

/// The cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DeviceCube {
    /// What it shows.
    pub value: CubeValue,
    /// Whose it is.
    pub owner: CubeOwner,
    /// Whether there is no doubling in this game (MAT-02).
    pub locked: bool,
}

/// The game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct GameNow {
    /// Which game, from 1.
    pub number: u32,
    /// When it began.
    pub began: Time,
    /// Turns so far, as far as the clock counts them.
    pub turns: BySide<u32>,
    /// Time used in finished turns.
    pub used: BySide<Millis>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
}

/// A player's breaks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BreakView {
    /// Those taken.
    pub taken: Vec<BreakTaken>,
    /// How many are left.
    pub left: u8,
    /// By how much the longest was too long so far (TRN-11).
    pub over: Millis,
}

/// Both papers against the scoreboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ComparisonView {
    /// What each has read out.
    pub papers: BySide<Option<Paper>>,
    /// Whether everything read out agrees with the scoreboard.
    pub agrees: bool,
    /// Which score would count of the papers alone (MAT-05); none until both are read out.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub papers_alone: Option<ScoreRuling>,
    /// Which score counts: the scoreboard's (MAT-07).
    pub counts: BySide<Points>,
}

/// Something that may be penalised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Irregular {
    /// A clock was ordered and there is none (CLK-11).
    NoClock,
    /// The clock is set to something else than ordered (CLK-11).
    WrongTime,
    /// A break was too long (TRN-11).
    LongBreak {
        /// The side it is about.
        side: Side,
        /// By how much.
        over: Millis,
    },
    /// The leader has not confirmed a game's score (MAT-05).
    Unchecked {
        /// Which game.
        game: u32,
    },
    /// A line said a time that cannot be: after it came, or before the one it follows.
    ImpossibleTime {
        /// The time it said.
        said: Time,
        /// The time it counts as of.
        counted: Time,
        /// Whose act it is.
        by: DeviceActor,
        /// Which.
        act: ActName,
    },
    /// A device says it was off before the match was set up, after it said so, or until before it began to be off. Only
    /// what can have been counts.
    ImpossibleGap {
        /// When it said so, as it counts.
        at: Time,
    },
    /// A device says its clock was set by more than a hundred years; it is shown as that much.
    ImpossibleJump {
        /// When it said so, as it counts.
        at: Time,
    },
    /// A line went on after a flag that was not noted (CLK-02).
    PastFlag {
        /// The side it is about.
        side: Side,
        /// When it fell.
        fell: Time,
        /// When the line was written.
        at: Time,
    },
}

impl Irregular {
    /// Whether it is about the time a line says.
    #[must_use]
    pub const fn is_of_time(&self) -> bool {
        match self {
            Self::ImpossibleTime { .. }
            | Self::ImpossibleGap { .. }
            | Self::ImpossibleJump { .. }
            | Self::PastFlag { .. } => true,
            Self::NoClock | Self::WrongTime | Self::LongBreak { .. } | Self::Unchecked { .. } => false,
        }
    }
}

/// Two logs side by side.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ConflictView {
    /// The device that wrote the other log.
    pub device: DeviceId,
    /// Its lease.
    pub epoch: u32,
    /// How many lines both have in common.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub common: usize,
    /// How many lines each has after them: here, there.
    #[cfg_attr(feature = "wire", ts(type = "[number, number]"))]
    pub lines: [usize; 2],
    /// The score here.
    pub here: BySide<Points>,
    /// The score there.
    pub there: BySide<Points>,
    /// The games there.
    pub games: Vec<SheetLine>,
    /// Which score counts, and why.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub ruling: ScoreRuling,
    /// Which log was kept.
    pub settled: Option<Keep>,
}

/// A match as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DeviceView {
    /// How many entries the log has.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub version: u64,
    /// When this was so.
    pub now: Time,
    /// Where the match stands.
    pub phase: DevicePhase,
    /// When it was set up.
    pub opened: Option<Time>,
    /// The players' names.
    pub names: BySide<String>,
    /// The length.
    pub length: Option<MatchLength>,
    /// The points of both.
    pub score: BySide<Points>,
    /// The points both still need.
    pub away: BySide<u8>,
    /// Where the match stands with the Crawford game.
    pub crawford: CrawfordState,
    /// The clock; none on a scoreboard without one.
    pub clock: Option<DeviceClock>,
    /// The cube.
    pub cube: DeviceCube,
    /// The game in progress.
    pub game: Option<GameNow>,
    /// The finished games.
    pub games: Vec<SheetLine>,
    /// Points given outside games.
    pub awards: Vec<AwardedPoints>,
    /// The time both have used in finished turns.
    pub used: BySide<Millis>,
    /// Who must do something now.
    pub waits_for: Vec<Side>,
    /// Both papers, when they are compared.
    pub comparison: Option<ComparisonView>,
    /// Breaks.
    pub breaks: BySide<BreakView>,
    /// Since when the director is called.
    pub called: Option<Time>,
    /// Why nothing may be touched, while the director holds the match.
    pub hold: Option<String>,
    /// Who rules.
    pub oversight: Oversight,
    /// Times in which the device was off.
    pub gaps: Vec<Gap>,
    /// Changes of the phone's clock.
    pub jumps: Vec<Jump>,
    /// What may be penalised.
    pub irregular: Vec<Irregular>,
    /// Rulings, oldest first.
    pub rulings: Vec<Ruling>,
    /// What was taken back.
    pub undone: Vec<Ruling>,
    /// What [`Act::Undo`] would take back now.
    pub undo: Option<ActName>,
    /// The winner, once there is one.
    pub winner: Option<Side>,
    /// By what.
    pub how: Option<How>,
    /// When the result was written on the bracket.
    pub posted: Option<Time>,
    /// Which device holds the clock.
    pub lease: Option<Lease>,
    /// Logs that parted.
    pub conflicts: Vec<ConflictView>,
    /// What each may do now, by name.
    #[cfg_attr(feature = "wire", ts(type = "{ white: string[], black: string[], director: string[] }"))]
    pub legal: Legal,
}

/// What each may do now, by name.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Legal {
    /// The player of the white checkers.
    pub white: Vec<ActName>,
    /// The player of the black checkers.
    pub black: Vec<ActName>,
    /// The director.
    pub director: Vec<ActName>,
}
