//! What a viewer may see of a table, and how it looks to them: pure narrowing.
//!
//! A view is complete: a page that has one needs nothing else. Only of the history it may hold no more than what has come
//! since a view the page has. Events are for animation and speech. What nobody may know yet is in neither.

mod dice;
mod history;
mod pace;
mod seat;
mod tutor;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_base::TableId;
use tavola_base::clock::{ClockMode, StopReason};
use tavola_base::dice_proof::{MatchNumber, RollNumber};
use tavola_base::{Millis, Time};
use tavola_rules::{
    Away, BySide, Clause, CrawfordState, CubeOwner, CubeValue, Die, Early, GameResult, Offer, Points, Roll, RuleSet,
    Setup, Side, Step, StepGraph, Tie, WinKind,
};

use crate::stake::Stake;
use crate::table::{Cause, CommandName, Duplicate, Partner, Place, Watch, Word};

pub use dice::DiceView;
pub use history::{GameRecord, HistoryKnown, HistoryView, TurnRecord};
pub use pace::{AdjournedView, PaceView};
pub use seat::{PairView, PersonView, SeatView};
pub use tutor::TutorView;

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player of that side; of a pair number 1.
    Seat(Side),
    /// Number 2 of the pair that plays that side.
    Second(Side),
    /// Anybody else.
    Watcher,
}

impl Viewer {
    /// The side the viewer plays, if any.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Seat(side) | Self::Second(side) => Some(side),
            Self::Watcher => None,
        }
    }

    /// Where the viewer sits, if anywhere.
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Seat(side) => Some(Place::first(side)),
            Self::Second(side) => Some(Place { side, partner: Partner::Second }),
            Self::Watcher => None,
        }
    }
}

/// All of a table that one viewer may see.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TableView {
    /// The table.
    pub id: TableId,
    /// How many events it has.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub version: u64,
    /// The server's time when this was made; clocks and deadlines are to be read against it.
    pub now: Time,
    /// The viewer's side; none for a watcher.
    pub you: Option<Side>,
    /// Which of a pair the viewer is; none where nobody shares their side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub partner: Option<Partner>,
    /// The rules played: the preset and every knob turned away from it.
    pub rules: RuleSet,
    /// What a point is worth in money play.
    pub stake: Stake,
    /// The tutor of one of the players, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub tutor: Option<TutorView>,
    /// What it is a table of, if the same dice fall at another table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub duplicate: Option<Duplicate>,
    /// Whether the result counts for the ratings of both.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Who may watch, and how far behind the play.
    #[serde(skip_serializing_if = "Watch::is_at_once")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Watch>"))]
    pub watch: Watch,
    /// Both seats.
    pub seats: BySide<SeatView>,
    /// Where the table stands as a whole.
    pub state: TableState,
    /// The score.
    pub score: ScoreView,
    /// Which match of this table: 1, or more after rematches.
    #[serde(rename = "match")]
    pub match_number: MatchNumber,
    /// Which game of the match: from 1; 0 before the first.
    pub game_number: u32,
    /// Where the match stands with the Crawford game.
    pub crawford: CrawfordState,
    /// The cube.
    pub cube: CubeView,
    /// The checkers: White's numbering, White's checkers positive.
    pub board: Setup,
    /// Pips both have to travel.
    pub pips: BySide<u16>,
    /// What is waited for.
    pub phase: PhaseView,
    /// What has been offered and waits for an answer beside the game.
    pub pending: Vec<PendingView>,
    /// What the viewer may do; all empty for watchers.
    pub legal: LegalView,
    /// The last completed turn.
    pub last_turn: Option<TurnView>,
    /// The clock, if one is used.
    pub clock: Option<ClockView>,
    /// Who keeps whom waiting, and until when.
    pub pace: PaceView,
    /// Games and turns so far.
    pub history: HistoryView,
    /// What is known about the dice.
    pub dice: DiceView,
    /// What the viewer and their partner have said to each other; nobody else is told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<Word>>"))]
    pub talk: Vec<Word>,
}

/// Where a table stands as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Seats are free or players not ready.
    Waiting,
    /// A match is being played, pauses between games included.
    Playing,
    /// The match is over; a rematch is possible.
    Over,
    /// Nothing more will happen.
    Closed,
}

/// The score of the match or session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ScoreView {
    /// Points won.
    pub points: BySide<Points>,
    /// What is played to; none in money play.
    pub length: Option<u8>,
    /// What each still needs; none in money play.
    pub away: Option<BySide<Away>>,
}

/// The cube as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CubeView {
    /// What it shows.
    pub value: CubeValue,
    /// Whose it is.
    pub owner: CubeOwner,
    /// Whether there is doubling in this game at all (not in the Crawford game or a match to one point).
    pub enabled: bool,
}

/// What is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseView {
    /// Players to sit down and get ready.
    Waiting,
    /// The opening roll; either player may ask for it.
    Opening {
        /// What became of an equal roll just before.
        tie: Option<Tie>,
        /// That equal roll's number.
        rolled: Option<Die>,
    },
    /// A roll was called; links are being opened.
    Rolling {
        /// Whose roll; none for the opening roll.
        side: Option<Side>,
        /// Its number: each page opens its link for it.
        number: RollNumber,
        /// Whose link is missing.
        missing: Vec<Side>,
    },
    /// `side` rolls or doubles.
    OnRoll {
        /// The side it is about.
        side: Side,
    },
    /// A cube waits for an answer.
    Doubled {
        /// Who offered it.
        by: Side,
        /// Who answers.
        to: Side,
        /// The offer: step, stake asked, stake lost by refusing.
        offer: Offer,
    },
    /// `side` plays `roll`.
    ToPlay {
        /// The side it is about.
        side: Side,
        /// What fell.
        roll: Roll,
        /// Whether any play may be completed: called legality before a challenge.
        free: bool,
        /// For the first turn of a game: White's die and Black's.
        opening: Option<BySide<Die>>,
        /// What the opponent has done too early.
        early: Option<Early>,
    },
    /// Called legality: `side` has played; the opponent challenges, accepts, rolls or doubles.
    PlayShown {
        /// Who has played.
        side: Side,
        /// The roll.
        roll: Roll,
        /// The steps.
        steps: Vec<Step>,
        /// The board before.
        before: Setup,
    },
    /// The game is over, the match goes on.
    GameOver {
        /// How it ended.
        result: GameResult,
        /// What the winner got.
        points: Points,
    },
    /// The match is over.
    MatchOver {
        /// How the last game ended; none if it had not begun.
        result: Option<GameResult>,
        /// The winner; none for a money session.
        winner: Option<Side>,
        /// What decided it.
        cause: Cause,
    },
    /// Nothing more will happen here.
    Closed {
        /// The winner of the last match; none for a money session, or if there was none.
        winner: Option<Side>,
        /// What decided that match; none if none was ended.
        cause: Option<Cause>,
    },
}

/// Something beside the game that waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PendingView {
    /// A resignation.
    Resignation {
        /// Who resigns.
        by: Side,
        /// Single, gammon or backgammon.
        kind: WinKind,
    },
    /// One player is ready for the next game.
    NextGame {
        /// The side that acts.
        by: Side,
    },
    /// One player offers to adjourn the match.
    Adjourn {
        /// The side that acts.
        by: Side,
    },
    /// One player wants to go on with an adjourned match.
    Resume {
        /// The side that acts.
        by: Side,
    },
    /// One player wants a rematch.
    Rematch {
        /// The side that acts.
        by: Side,
    },
}

/// What the viewer may do now.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LegalView {
    /// The commands in order.
    pub actions: Vec<CommandName>,
    /// The legal plays as a graph of steps, while the viewer is to play.
    pub steps: Option<StepGraph>,
    /// How many different plays there are, while the viewer is to play.
    pub plays: u32,
    /// What the viewer can resign.
    pub resign: Vec<WinKind>,
    /// What the viewer can claim.
    pub claim: Vec<WinKind>,
    /// Why a command that one might expect is not in order: the clause.
    #[cfg_attr(feature = "wire", ts(type = "{ [name in CommandName]?: string }"))]
    pub why_not: BTreeMap<CommandName, Clause>,
}

/// A completed turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TurnView {
    /// The side it is about.
    pub side: Side,
    /// The roll.
    pub roll: Roll,
    /// The steps, numbered by the mover.
    pub steps: Vec<Step>,
    /// The steps written one by one: `24/18* 13/11`; empty where nothing could be moved.
    pub text: String,
}

/// The clock as it stands at [`TableView::now`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ClockView {
    /// What the delay means.
    pub mode: ClockMode,
    /// The free time, or increment, of each turn.
    pub delay: Millis,
    /// Whose time runs.
    pub running: Option<Side>,
    /// Free time left in the turn that runs.
    pub delay_left: Millis,
    /// What the banks show.
    pub bank: BySide<Millis>,
    /// How much network delay can still be given back.
    pub lag_left: BySide<Millis>,
    /// Why it was stopped, if it was.
    pub stopped: Option<StopReason>,
}
