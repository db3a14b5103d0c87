//! The course of one match as folded from its log: score, clock, phase, history.

mod phase;

use rpds::VectorSync;
use serde::{Deserialize, Serialize};
use tavola_base::clock::{Clock, ClockSettings};
use tavola_base::{Millis, Time};
use tavola_rules::{BySide, Cube, CubeValue, Ending, MatchLength, Points, Score, Side, WinKind};

use super::act::Act;
use super::entry::DeviceActor;
use super::settings::DeviceSettings;
pub use phase::{How, Phase};

/// A finished game, a line of the score sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SheetLine {
    /// Which game, from 1.
    pub number: u32,
    /// Who won.
    pub winner: Side,
    /// As what.
    pub kind: WinKind,
    /// What the cube showed.
    pub cube: CubeValue,
    /// What it counted.
    pub points: Points,
    /// What ended it.
    pub ending: Ending,
    /// Whether it was the Crawford game.
    pub crawford: bool,
    /// The score after it.
    pub score: BySide<Points>,
    /// What is left in the banks after it; none without a clock.
    pub banks: Option<BySide<Millis>>,
    /// The time both have used in it.
    pub used: BySide<Millis>,
    /// How many turns both have had, as far as the clock counted them.
    pub turns: BySide<u32>,
    /// When it began.
    pub began: Time,
    /// When its result was entered.
    pub ended: Time,
    /// Who has confirmed it (MAT-05).
    pub confirmed: BySide<bool>,
    /// Whether it was corrected later.
    pub corrected: bool,
}

/// Points given outside a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AwardedPoints {
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// To whom.
    pub to: Side,
    /// How many.
    pub points: Points,
    /// For the record; at most 2,000 characters.
    pub reason: String,
    /// After how many games.
    pub after_game: u32,
    /// The score after it.
    pub score: BySide<Points>,
}

/// A ruling on record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Ruling {
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// By whom.
    pub by: DeviceActor,
    /// The act with everything that belongs to it.
    pub act: Act,
}

/// A break a player has taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BreakTaken {
    /// When it began.
    pub from: Time,
    /// When it ended; none while it lasts.
    pub to: Option<Time>,
}

/// A time in which the device was off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Gap {
    /// When it was last seen alive.
    pub from: Time,
    /// When it was back.
    pub to: Time,
    /// How long it was off.
    pub length: Millis,
    /// Into whose running turn it fell, if time was running.
    pub side: Option<Side>,
    /// Which turn of the clock that was.
    pub turn: u32,
    /// Whether its time was given back.
    pub restored: bool,
    /// Whether it was said that its time counts, where a flag fell in it.
    #[serde(default)]
    pub counted: bool,
}

/// A change of the phone's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Jump {
    /// When it was noticed.
    pub at: Time,
    /// By how much, in milliseconds.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub millis: i64,
}

/// The game in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct InGame {
    pub(super) number: u32,
    pub(super) began: Time,
    pub(super) cube: Cube,
    pub(super) crawford: bool,
    /// How many changes of the score lay before it.
    pub(super) scored: usize,
    pub(super) turns: BySide<u32>,
    pub(super) used: BySide<Millis>,
}

/// What has changed the score, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Scored {
    /// A game, by its place on the sheet.
    Game(usize),
    /// Points given outside a game, by their place among those.
    Award(usize),
    /// Another length.
    Length(MatchLength),
}

/// What one player has read from their paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Paper {
    /// The length at the top, if noted.
    pub length: Option<MatchLength>,
    /// The points of both.
    pub won: BySide<Points>,
}

/// The course of a match.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Course {
    pub(super) settings: DeviceSettings,
    pub(super) opened: Time,
    pub(super) length: MatchLength,
    pub(super) score: Score,
    pub(super) scored: Vec<Scored>,
    pub(super) clock: Option<Clock>,
    pub(super) ordered: Option<ClockSettings>,
    pub(super) phase: Phase,
    /// Where the match goes on if what has interrupted it is taken back: that it was given up, a fallen flag, a gap.
    pub(super) before: Option<Phase>,
    pub(super) resigned_by: Option<Side>,
    pub(super) game: Option<InGame>,
    /// When the result was entered that waits to be confirmed.
    pub(super) entered: Time,
    pub(super) games: Vec<SheetLine>,
    pub(super) awards: Vec<AwardedPoints>,
    pub(super) rulings: VectorSync<Ruling>,
    pub(super) papers: BySide<Option<Paper>>,
    pub(super) breaks: BySide<Vec<BreakTaken>>,
    pub(super) fallen: BySide<Option<Time>>,
    pub(super) overtime: BySide<bool>,
    /// When their overtime began.
    pub(super) overtime_at: BySide<Option<Time>>,
    /// Whether both play on though a flag has fallen, so that no flag counts.
    pub(super) plays_on: bool,
    /// Since when the director is called.
    pub(super) called: Option<Time>,
    pub(super) hold: Option<String>,
    pub(super) gaps: Vec<Gap>,
    pub(super) jumps: Vec<Jump>,
    pub(super) turn: u32,
    pub(super) used: BySide<Millis>,
    pub(super) posted: Option<Time>,
}

impl Course {
    /// A match about to begin.
    pub(super) fn new(settings: DeviceSettings, at: Time) -> Self {
        let rules = settings.rules(settings.length);
        let score = Score::standing(&rules, settings.won, settings.before);
        let clock = settings.clock.map(|clock| Clock::new(clock, first_bank(&settings, &clock, &score)));
        Self {
            opened: at,
            length: settings.length,
            score,
            scored: Vec::new(),
            clock,
            ordered: settings.ordered,
            phase: Phase::Ready,
            before: None,
            resigned_by: None,
            game: None,
            entered: at,
            games: Vec::new(),
            awards: Vec::new(),
            rulings: VectorSync::default(),
            papers: BySide::default(),
            breaks: BySide::default(),
            fallen: BySide::default(),
            overtime: BySide::default(),
            overtime_at: BySide::default(),
            plays_on: false,
            called: None,
            hold: None,
            gaps: Vec::new(),
            jumps: Vec::new(),
            turn: 0,
            used: BySide::default(),
            posted: None,
            settings,
        }
    }

    /// Whose turn goes on, running or held.
    pub(super) const fn turn_side(&self) -> Option<Side> {
        self.phase.turn_side()
    }

    /// Who had doubled, if an answer is waited for.
    pub(super) const fn offered(&self) -> Option<Side> {
        self.phase.offered()
    }

    /// Whether a game is in progress in which something can be ended.
    pub(super) const fn is_in_game(&self) -> bool {
        matches!(self.phase, Phase::Running { .. } | Phase::CubeOffered { .. } | Phase::Stopped { .. })
    }

    /// Whether a flag is allowed to end the match by itself.
    pub(super) const fn flag_falls_by_itself(&self) -> bool {
        !self.plays_on && !matches!(self.settings.flag, super::settings::FlagRule::WhenNoticed)
    }

    /// When the running flag falls by itself.
    pub(super) fn flag_at(&self) -> Option<(Side, Time)> {
        let clock = self.clock.as_ref().filter(|_| self.flag_falls_by_itself())?;
        Some((clock.running()?, clock.falls_at()?))
    }

    /// The winner, once there is one.
    pub(super) const fn winner(&self) -> Option<Side> {
        self.phase.winner()
    }
}

/// The bank at the beginning: for the whole length, or for what both still need of it (CLK-01, CLK-03).
fn first_bank(settings: &DeviceSettings, clock: &ClockSettings, score: &Score) -> Millis {
    if settings.won == BySide::default() { clock.bank(score.length()) } else { clock.bank_at(score) }
}
