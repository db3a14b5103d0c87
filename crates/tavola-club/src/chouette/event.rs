//! What happened in a chouette: the stream's events, version 1.

mod company;
mod play;

use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::Digest;
use tavola_base::{Time, by_topic};

use super::ledger::Posting;
use crate::balance::Balance;
pub use company::{Accounts, LineEvent, MemberEvent, PresenceEvent, SessionEvent};
pub use play::{AnswerSource, CubeEvent, DiceEvent, GameEvent, TalkEvent};

/// An event with the moment it was decided.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChouetteEvent {
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// Whether it is what was commanded, or what follows from it.
    #[serde(default, skip_serializing_if = "Origin::is_command")]
    pub origin: Origin,
    /// The digest of the dice log after it as it was, where a name has been taken out since of what it is made of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub kept: Option<Digest>,
    /// What.
    #[serde(flatten)]
    pub what: Happened,
}

/// Where an event comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteOrigin"))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// It is the first of its command.
    #[default]
    Command,
    /// It goes along with that, mostly by the rules.
    Consequence,
}

impl Origin {
    /// Whether the event is the first of its command.
    #[must_use]
    pub const fn is_command(&self) -> bool {
        matches!(self, Self::Command)
    }
}

/// What happened. The first event of a command is the act itself, those after it what follows by the rules. Written flat,
/// as the topic's event with its `type`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteHappened"))]
#[serde(untagged)]
pub enum Happened {
    /// The session itself: its opening, its stake, payments, what is taken back, its end.
    Session(SessionEvent),
    /// Who comes and goes.
    Member(MemberEvent),
    /// Who has a page open, and time given back.
    Presence(PresenceEvent),
    /// The order, and the box's partner.
    Line(LineEvent),
    /// A game on its way: its beginning, the board, its captain, its end.
    Game(GameEvent),
    /// Cubes: offers, answers, additional ones.
    Cube(CubeEvent),
    /// Advice, and cubes settled by agreement.
    Talk(TalkEvent),
    /// How the dice of a sealed set are made.
    Dice(DiceEvent),
}

by_topic!(
    Happened {
        Session(SessionEvent),
        Member(MemberEvent),
        Presence(PresenceEvent),
        Line(LineEvent),
        Game(GameEvent),
        Cube(CubeEvent),
        Talk(TalkEvent),
        Dice(DiceEvent),
    }
    earlier {
        "die_thrown" => "die_rolled",
        "thrown" => "rolled",
        "throw_called" => "roll_called",
    }
);

impl Happened {
    /// What is paid along with the event.
    pub(super) fn postings(&self) -> Vec<Posting> {
        match self {
            Self::Member(what) => what.postings(),
            Self::Game(what) => what.postings(),
            Self::Cube(what) => what.postings(),
            Self::Talk(what) => what.postings(),
            Self::Session(_) | Self::Presence(_) | Self::Line(_) | Self::Dice(_) => Vec::new(),
        }
    }
}

impl MemberEvent {
    fn postings(&self) -> Vec<Posting> {
        match self {
            Self::LeftCubes { member: _, postings } => postings.clone(),
            Self::Joined { .. }
            | Self::Stayed { .. }
            | Self::Leaving { .. }
            | Self::Left { .. }
            | Self::Claimed { .. }
            | Self::ClaimGranted { .. }
            | Self::ClaimRefused { .. } => Vec::new(),
        }
    }
}

impl GameEvent {
    fn postings(&self) -> Vec<Posting> {
        match self {
            Self::GameEnded { postings, .. } => postings.clone(),
            Self::GameStarted { .. }
            | Self::Acted { .. }
            | Self::TieDeclined
            | Self::Rolled
            | Self::FairOver
            | Self::ResultEntered { .. }
            | Self::TooSlow { .. }
            | Self::CaptainChanged { .. }
            | Self::StoodIn { .. } => Vec::new(),
        }
    }
}

impl CubeEvent {
    fn postings(&self) -> Vec<Posting> {
        match self {
            Self::CubesAnswered { postings, .. } => postings.clone(),
            Self::ExtraAnswered { member: _, paid } => {
                paid.iter().filter(|posting| posting.points != Balance::ZERO).cloned().collect()
            }
            Self::Doubled { .. }
            | Self::Held { .. }
            | Self::GatheringOver { .. }
            | Self::Answered { .. }
            | Self::ExtrasAsked { .. } => Vec::new(),
        }
    }
}

impl TalkEvent {
    fn postings(&self) -> Vec<Posting> {
        match self {
            Self::SettlementAgreed { cube: _, posting } => posting.iter().cloned().collect(),
            Self::AdviceAsked { .. }
            | Self::AskingTakenBack { .. }
            | Self::Advised { .. }
            | Self::AdviceAgreed { .. }
            | Self::Said { .. }
            | Self::SettlementOffered { .. }
            | Self::SettlementDeclined { .. } => Vec::new(),
        }
    }
}
