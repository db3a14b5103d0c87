//! Why an act is refused: the clause, the sentence, and what it speaks of.

use std::collections::BTreeMap;

use strum::VariantNames;
use tavola_base::{Arg, Explain};
use tavola_rules::{Clause, Side};

use super::act::ActName;

/// An act refused. [`Explain::clause`] names the rule, if it is one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "board-refused-")]
pub enum DeviceRefusal {
    /// The log begins with the match's settings.
    #[error("the match has not been set up")]
    NotOpened,
    /// They are set once.
    #[error("the match has already been set up")]
    OpenedAlready,
    /// Names are 1 to 64 characters, clocks within reason.
    #[error("a name is missing or too long, or the clock settings are out of range")]
    Unsound,
    /// One of the two players does this.
    #[error("only a player can do this")]
    PlayerOnly,
    /// The director does this.
    #[error("only the director can do this")]
    DirectorOnly,
    /// A ruling needs its reason.
    #[error("a ruling needs a reason")]
    ReasonMissing,
    /// The director holds the match.
    #[error("nothing can be changed until the director has ruled")]
    OnHold,
    /// The result is on the bracket.
    #[error("the result is on the bracket; only the director can correct it")]
    Posted(ActName),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// A flag has fallen.
    #[error("a flag has fallen")]
    Flagged,
    /// The device was off when a flag fell.
    #[error("the device was off when a flag fell: first say whether that time counts")]
    GapAsked,
    /// The act does not belong to this moment.
    #[error("not now: `{0}` does not belong to this moment")]
    NotNow(ActName),
    /// The other player's time runs.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// The scoreboard has no clock.
    #[error("there is no clock")]
    NoClock,
    /// There is no doubling in the Crawford game.
    #[error("there is no doubling in the Crawford game")]
    CrawfordGame,
    /// A double in the Crawford game falls: the cube counts 1.
    #[error("all doubles in the Crawford game are void: the cube counts as 1")]
    CrawfordCube,
    /// The cube is the other player's.
    #[error("the cube is the other player's")]
    CubeNotYours,
    /// No cube goes higher.
    #[error("the cube can't go any higher")]
    CubeExhausted,
    /// The Holland rule makes the trailer wait.
    #[error("after the Crawford game the trailer can't double before their third turn")]
    HollandWaits,
    /// Nobody has offered anything to answer.
    #[error("there is nothing to answer")]
    NothingOffered,
    /// Breaks are taken between games.
    #[error("breaks are taken between games")]
    BreakBetweenGames,
    /// The breaks are used up.
    #[error("no breaks are left: {allowed} in a match of this length")]
    NoBreakLeft {
        /// How many there were.
        allowed: u8,
    },
    /// Somebody is on a break.
    #[error("a break is not over yet")]
    BreakRunning,
    /// The most there is to lose cannot be refused.
    #[error("a resignation for the maximum can't be refused")]
    MostResigned,
    /// The trailer has not confirmed the score.
    #[error("the score counts once the trailer has confirmed it")]
    TrailerConfirms,
    /// For whom the clock is to run must be said.
    #[error("say whose clock is to run")]
    WhoseTurn,
    /// A penalty gives points.
    #[error("a penalty is at least one point")]
    NoPoints,
    /// No flag has fallen.
    #[error("no flag has fallen")]
    NoFlag,
    /// There is nothing to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is no such game, gap or conflict, or it is settled.
    #[error("there is none with that number")]
    NoSuch,
    /// The turn in which the gap fell is over.
    #[error("the turn of that gap is over; the director can adjust the time")]
    TurnIsOver,
    /// The resigning player takes it back themselves.
    #[error("nobody has resigned")]
    NothingGivenUp,
    /// The length is that already.
    #[error("the match is already played to that length")]
    SameLength,
    /// Nothing is due.
    #[error("nothing is due")]
    NothingDue,
    /// A device holds the clock.
    #[error("a device has the clock; press there")]
    HeldByDevice,
    /// The device has no lease, or not this one any more.
    #[error("another device has the clock")]
    LeaseLost,
    /// Lines of the device's log are missing before this one.
    #[error("entry {expected} of the log is missing")]
    LineMissing {
        /// The first that is missing.
        expected: u32,
    },
    /// The line is in the log already.
    #[error("that entry is already in the log")]
    LineKnown,
    /// A text, a list, a time or points are larger than such things are.
    #[error("a text or a list is too long, or a number too large")]
    TooLong,
}

impl DeviceRefusal {
    /// The keys of all refusals' sentences.
    pub const KEYS: &[&str] = Self::VARIANTS;
}

impl Explain for DeviceRefusal {
    fn clause(&self) -> Option<Clause> {
        Some(match self {
            Self::DirectorOnly => Clause::CLK_10,
            Self::ReasonMissing => Clause::TRN_01,
            Self::OnHold => Clause::TRN_19,
            Self::Posted("set_length") => Clause::MAT_06,
            Self::Posted("resign_match" | "withdraw") => Clause::MAT_08,
            Self::Posted(_) => Clause::TRN_18,
            Self::Flagged => Clause::CLK_02,
            Self::GapAsked => Clause::CLK_10,
            Self::NotYourTurn => Clause::CLK_05,
            Self::CrawfordGame => Clause::MAT_02,
            Self::CrawfordCube => Clause::MAT_03,
            Self::CubeNotYours => Clause::CUB_02,
            Self::NoPoints => Clause::TRN_21,
            Self::HollandWaits => Clause::MAT_04,
            Self::BreakBetweenGames => Clause::CLK_09,
            Self::NoBreakLeft { .. } | Self::BreakRunning => Clause::TRN_11,
            Self::MostResigned => Clause::END_08,
            Self::TrailerConfirms => Clause::MAT_05,
            Self::TurnIsOver => Clause::CLK_10,
            Self::NothingGivenUp => Clause::MAT_08,
            Self::NothingOffered => Clause::CLK_07,
            Self::NotOpened
            | Self::OpenedAlready
            | Self::Unsound
            | Self::PlayerOnly
            | Self::Over
            | Self::NotNow(_)
            | Self::NoClock
            | Self::CubeExhausted
            | Self::WhoseTurn
            | Self::NoFlag
            | Self::NothingToUndo
            | Self::NoSuch
            | Self::SameLength
            | Self::NothingDue
            | Self::HeldByDevice
            | Self::LeaseLost
            | Self::LineMissing { .. }
            | Self::LineKnown
            | Self::TooLong => return None,
        })
    }

    fn message_key(&self) -> &'static str {
        self.into()
    }

    fn args(&self) -> BTreeMap<&'static str, Arg> {
        match self {
            Self::NotNow(act) => BTreeMap::from([("act", Arg::Term(act))]),
            Self::NoBreakLeft { allowed } => BTreeMap::from([("allowed", (*allowed).into())]),
            Self::LineMissing { expected } => BTreeMap::from([("expected", (*expected).into())]),
            _ => BTreeMap::new(),
        }
    }
}

/// Whether a side that acts is the one whose time runs; without a clock either may act.
pub(super) fn on_turn(side: Side, turn: Option<Side>) -> Result<(), DeviceRefusal> {
    if turn.is_none_or(|turn| turn == side) { Ok(()) } else { Err(DeviceRefusal::NotYourTurn) }
}
