//! What can be asked of a table: one closed enum for persons, bots, timer and director.

mod name;

use serde::{Deserialize, Serialize};
use tavola_base::bounds::{NAME, TEXT, are_few, fits, is_clock, is_span};
use tavola_base::clock::{ClockSettings, StopReason};
use tavola_base::dice_proof::{ChainLength, Digest, RollNumber};
use tavola_base::{Millis, Time};
use tavola_rules::{BySide, Side, Step, WinKind};

pub use self::name::CommandName;
use super::pair::Partner;
use super::seating::{Sitter, Terms};

/// A command to a table. Neither time nor dice nor the actor are inside: they come in as facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Open the table. The house only; the stream's first command.
    Open {
        /// On these terms.
        terms: Box<Terms>,
    },
    /// Sit down.
    TakeSeat {
        /// Where; without it on whichever seat is free, the invited one first.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        side: Option<Side>,
        /// The token of the invitation, where the seat is kept for one.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        invitation: Option<String>,
    },
    /// Show somebody to a seat. House and director.
    Seat {
        /// The side it is about.
        side: Side,
        /// A guest or a bot.
        sitter: Sitter,
        /// As which of a pair.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// Ready to play; with one's own chain for the dice, or without one.
    Ready {
        /// The committed end of one's chain; without it the house draws a chain for the seat.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        anchor: Option<Digest>,
        /// How many links that chain has.
        #[serde(default = "usual_length")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<ChainLength>"))]
        length: ChainLength,
    },
    /// Roll the dice: the opening roll, or one's own turn's.
    Roll {
        /// One's own link for this roll, where the seat has its own chain.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        link: Option<Digest>,
    },
    /// Open one's own link for a roll that has been called.
    OpenLink {
        /// The roll.
        number: RollNumber,
        /// The link.
        link: Digest,
        /// The digest of one's dice log up to this call; a page that keeps no log leaves it out.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        seen: Option<Digest>,
    },
    /// Play the roll and end the turn.
    Play {
        /// The steps in order, points numbered by the mover (25 the bar, 0 off); none where nothing can be moved.
        #[cfg_attr(feature = "wire", ts(type = "{ from: number; to: number; hit?: boolean }[]"))]
        steps: Vec<Step>,
    },
    /// Offer the cube.
    Double,
    /// Accept what was offered.
    Take,
    /// Refuse what was offered.
    #[serde(alias = "pass")]
    Drop,
    /// Answer a double by a double.
    Beaver,
    /// Answer a beaver by a double.
    Raccoon,
    /// Answer a raccoon by a double.
    Otter,
    /// Let the play shown stand (called legality).
    AcceptPlay,
    /// Ask for a legal play (called legality).
    Challenge,
    /// Offer to lose the game so; more than a single game, or the most it can cost, as the rules have it.
    #[serde(alias = "concede")]
    Resign {
        /// What is offered.
        kind: WinKind,
    },
    /// Give the whole match up; nobody need accept that.
    #[serde(alias = "concede_match")]
    ResignMatch,
    /// Accept a resignation.
    #[serde(alias = "accept_concession")]
    AcceptResignation,
    /// Reject a resignation.
    #[serde(alias = "reject_concession")]
    RejectResignation,
    /// Claim a win that no roll can change any more.
    Claim {
        /// What is claimed.
        kind: WinKind,
    },
    /// Claim the match, in money play the game, from an opponent who has been gone too long.
    ClaimAbsence,
    /// Adjourn the match of an opponent who has been gone too long: it rests until both want to go on.
    AdjournAbsence,
    /// Offer to adjourn the match; also accepts the opponent's offer.
    OfferAdjourn,
    /// Accept to adjourn.
    AcceptAdjourn,
    /// Decline to adjourn.
    DeclineAdjourn,
    /// Go on with an adjourned match, as soon as both want to.
    Resume,
    /// Somebody who plays by post is on vacation: their time stands. The house only.
    Rest {
        /// Whose time.
        side: Side,
        /// Until when.
        until: Time,
    },
    /// Called legality: roll before the opponent has ended their turn, as it happens over the board.
    RollEarly,
    /// Called legality: offer the cube before the opponent has ended their turn.
    DoubleEarly,
    /// Called legality: offer the cube in the Crawford game.
    DoubleByMistake,
    /// Annul the doubles of the Crawford game.
    AnnulDoubles,
    /// Put a wrong starting position right.
    CorrectStart,
    /// Go on to the next game.
    NextGame,
    /// Ask for another match on the same terms; also accepts the opponent's offer.
    OfferRematch,
    /// Accept a rematch.
    AcceptRematch,
    /// Decline a rematch.
    DeclineRematch,
    /// Leave: before a match the seat becomes free, during one it is lost, in money play between games nothing is.
    Leave,
    /// At a table with a tutor: undo one's last decision of this game, and what the bot has done since.
    TakeBack,
    /// In consultation doubles: take the side's dice in hand, to act for it; whoever had left is back.
    TakeDice,
    /// Give the dice to one's partner.
    GiveDice,
    /// Say something to one's partner, or show a play of the roll on the board.
    Advise {
        /// The words; may be empty where a play is shown.
        text: String,
        /// The play; empty for words alone.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(type = "{ from: number; to: number; hit?: boolean }[]"))]
        steps: Vec<Step>,
    },
    /// Somebody's last connection was lost. The house only.
    Disconnected {
        /// The side it is about.
        side: Side,
        /// Who of a pair.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// Somebody is connected again. The house only.
    Connected {
        /// The side it is about.
        side: Side,
        /// Who of a pair.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// Give time back: for a server that was down, a faulty clock. House and director.
    GiveTime {
        /// How much to whom.
        time: BySide<Millis>,
        /// Why, for the record.
        reason: String,
    },
    /// Give back the time in which the server was down: deadlines move, no clock loses. The house only.
    Resumed {
        /// How long it was down.
        down: Millis,
    },
    /// Stop the clock. House and director.
    StopClock {
        /// Why the clock is stopped.
        reason: StopReason,
    },
    /// Let the clock run again. House and director.
    StartClock,
    /// Bring a clock in during the match. The director, or the house for them.
    OrderClock {
        /// How it is set.
        settings: ClockSettings,
    },
    /// Give the match to a player. The director, or the house for them.
    AwardMatch {
        /// The winner.
        winner: Side,
        /// Why, for the record.
        reason: String,
    },
    /// Whatever is due now. The house only: the timer.
    Tick,
}

impl TableCommand {
    /// Whether its texts, lists, times and points are no larger than such things are: what is too large is refused, whoever sends it.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        match self {
            Self::Open { terms } => terms.is_bounded(),
            Self::TakeSeat { side: _, invitation } => invitation.as_ref().is_none_or(|token| fits(token, NAME)),
            Self::Seat { side: _, sitter, partner: _ } => sitter.is_bounded(),
            Self::Play { steps } => are_few(steps),
            Self::Advise { text, steps } => fits(text, TEXT) && are_few(steps),
            Self::GiveTime { time, reason } => time.iter().all(|(_, time)| is_span(*time)) && fits(reason, TEXT),
            Self::AwardMatch { winner: _, reason } => fits(reason, TEXT),
            Self::OrderClock { settings } => is_clock(settings),
            // What these carry is bounded by its type; how long no server ran is what it is.
            Self::Ready { anchor: _, length: _ }
            | Self::Roll { link: _ }
            | Self::OpenLink { number: _, link: _, seen: _ }
            | Self::Resign { kind: _ }
            | Self::Claim { kind: _ }
            | Self::Disconnected { side: _, partner: _ }
            | Self::Connected { side: _, partner: _ }
            | Self::Resumed { down: _ }
            | Self::StopClock { reason: _ }
            | Self::Double
            | Self::Take
            | Self::Drop
            | Self::Beaver
            | Self::Raccoon
            | Self::Otter
            | Self::AcceptPlay
            | Self::Challenge
            | Self::ResignMatch
            | Self::AcceptResignation
            | Self::RejectResignation
            | Self::ClaimAbsence
            | Self::AdjournAbsence
            | Self::OfferAdjourn
            | Self::AcceptAdjourn
            | Self::DeclineAdjourn
            | Self::Resume
            | Self::Rest { side: _, until: _ }
            | Self::RollEarly
            | Self::DoubleEarly
            | Self::DoubleByMistake
            | Self::AnnulDoubles
            | Self::CorrectStart
            | Self::NextGame
            | Self::OfferRematch
            | Self::AcceptRematch
            | Self::DeclineRematch
            | Self::Leave
            | Self::TakeBack
            | Self::TakeDice
            | Self::GiveDice
            | Self::StartClock
            | Self::Tick => true,
        }
    }
}

const fn usual_length() -> ChainLength {
    ChainLength::USUAL
}
