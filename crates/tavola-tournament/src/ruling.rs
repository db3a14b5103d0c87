//! Rulings: what was decided, by which clause, for which reason, and what became of an appeal (TRN-01, TRN-19, TRN-21).

pub mod book;
pub(crate) mod correction;
pub(crate) mod grounds;

use std::fmt;

use serde::{Deserialize, Serialize};
use tavola_rules::Clause;

use super::ids::{EntrantId, MatchId};
use crate::format::davis_cup::Rubber;
pub use crate::ruling::grounds::Grounds;
use crate::stream::entry::Entry;
use crate::stream::settings::CommitteeMember;
use tavola_base::{Millis, PlayerId, Time};

/// A ruling's number in the tournament, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct RulingNumber(u32);

impl RulingNumber {
    /// The ruling of that number, from 1.
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

impl fmt::Display for RulingNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What a ruling does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Remedy {
    /// Everything stays as it is.
    #[default]
    Stands,
    /// The play must be made legal (IRR-01).
    LegalPlay,
    /// The dice are rolled again (IRR-04, IRR-06).
    #[serde(alias = "throw_again")]
    RollAgain,
    /// All doubles of the Crawford game fall (MAT-03).
    VoidDoubles,
    /// Time is given back to them (CLK-10).
    GiveTime {
        /// How much.
        time: Millis,
    },
    /// The clock is replaced (CLK-10).
    ReplaceClock,
    /// Dice, cups, board or checkers are replaced (TRN-23).
    ReplaceEquipment,
    /// The dice are mixed anew (TRN-22).
    MixDice,
    /// A spectator is sent away (TRN-16).
    RemoveSpectator,
    /// They are warned (TRN-21).
    Warning,
    /// Their opponent gets points (TRN-21).
    PenaltyPoints {
        /// How many.
        points: u32,
    },
    /// They lose the game, worth so many points (TRN-21).
    LossOfGame {
        /// How many.
        points: u32,
    },
    /// They lose the match (TRN-21).
    LossOfMatch,
    /// They lose the match and leave the tournament (TRN-21).
    Disqualify,
    /// The same, and they do not come back (TRN-21).
    Ban,
    /// The result that stands is the one handed in first, or was settled by correcting it.
    Settled,
}

impl Remedy {
    /// All of them, the usual points and time with those that have any.
    pub const ALL: [Self; 16] = [
        Self::Stands,
        Self::LegalPlay,
        Self::RollAgain,
        Self::VoidDoubles,
        Self::GiveTime { time: Millis::seconds(60) },
        Self::ReplaceClock,
        Self::ReplaceEquipment,
        Self::MixDice,
        Self::RemoveSpectator,
        Self::Warning,
        Self::PenaltyPoints { points: 1 },
        Self::LossOfGame { points: 1 },
        Self::LossOfMatch,
        Self::Disqualify,
        Self::Ban,
        Self::Settled,
    ];

    /// Whether it falls on one player, who must be named.
    #[must_use]
    pub const fn needs_somebody(self) -> bool {
        matches!(
            self,
            Self::Warning
                | Self::PenaltyPoints { .. }
                | Self::LossOfGame { .. }
                | Self::LossOfMatch
                | Self::Disqualify
                | Self::Ban
                | Self::GiveTime { .. }
        )
    }

    /// Whether it needs a match to be carried out in.
    #[must_use]
    pub const fn needs_match(self) -> bool {
        matches!(
            self,
            Self::PenaltyPoints { .. }
                | Self::LossOfGame { .. }
                | Self::LossOfMatch
                | Self::GiveTime { .. }
                | Self::LegalPlay
                | Self::RollAgain
                | Self::VoidDoubles
                | Self::MixDice
                | Self::Settled
        )
    }

    /// Its name as written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stands => "stands",
            Self::LegalPlay => "legal_play",
            Self::RollAgain => "roll_again",
            Self::VoidDoubles => "void_doubles",
            Self::GiveTime { .. } => "give_time",
            Self::ReplaceClock => "replace_clock",
            Self::ReplaceEquipment => "replace_equipment",
            Self::MixDice => "mix_dice",
            Self::RemoveSpectator => "remove_spectator",
            Self::Warning => "warning",
            Self::PenaltyPoints { .. } => "penalty_points",
            Self::LossOfGame { .. } => "loss_of_game",
            Self::LossOfMatch => "loss_of_match",
            Self::Disqualify => "disqualify",
            Self::Ban => "ban",
            Self::Settled => "settled",
        }
    }
}

/// What a member of the committee, or the director, thinks of a ruling appealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// It stands.
    Uphold,
    /// It falls.
    Overturn,
}

/// An appeal to the committee (TRN-19).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Appeal {
    /// Who appealed; nobody where the director has brought it before the committee (TRN-02).
    #[serde(default)]
    pub by: Option<EntrantId>,
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// Who sits: the committee, whoever is party replaced (TRN-02).
    pub members: Vec<PlayerId>,
    /// What those are called who came for somebody replaced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<CommitteeMember>>"))]
    pub successors: Vec<CommitteeMember>,
    /// Whose sides are heard: those there were when the appeal was made, whoever plays the match by now.
    #[serde(default)]
    pub sides: Vec<EntrantId>,
    /// Who of the two sides has been heard.
    pub heard: Vec<EntrantId>,
    /// The votes so far.
    pub votes: Vec<(PlayerId, Vote)>,
    /// Why it was closed without a decision, if it was; at most 2,000 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub closed: Option<String>,
}

impl Appeal {
    /// An appeal that nobody has been heard in yet.
    #[must_use]
    pub fn new(by: Option<EntrantId>, at: Time, members: Vec<PlayerId>, sides: Vec<EntrantId>) -> Self {
        let (successors, heard, votes) = (Vec::new(), Vec::new(), Vec::new());
        Self { by, at, members, successors, sides, heard, votes, closed: None }
    }

    /// The sides still to be heard.
    pub fn unheard(&self) -> impl Iterator<Item = EntrantId> + '_ {
        self.sides.iter().copied().filter(|side| !self.heard.contains(side))
    }

    /// The votes that count: of its members and of who is a director now.
    pub fn counted(&self, is_director: impl Fn(&PlayerId) -> bool) -> impl Iterator<Item = Vote> {
        self.votes
            .iter()
            .filter(move |(voter, _)| self.members.contains(voter) || is_director(voter))
            .map(|(_, vote)| *vote)
    }

    /// Whether a director and at least two members have voted (TRN-19).
    #[must_use]
    pub fn has_enough_votes(&self, is_director: impl Fn(&PlayerId) -> bool) -> bool {
        let members = self.votes.iter().filter(|(voter, _)| self.members.contains(voter)).count();
        members >= 2 && self.votes.iter().any(|(voter, _)| is_director(voter))
    }

    /// Whether it can be decided: its sides were heard, and enough have voted.
    #[must_use]
    pub fn can_be_decided(&self, is_director: impl Fn(&PlayerId) -> bool) -> bool {
        self.unheard().next().is_none() && self.has_enough_votes(is_director)
    }
}

/// What has become of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RulingState {
    /// It holds.
    #[default]
    Holds,
    /// It holds, and the time for an appeal is over.
    Final,
    /// An appeal is heard.
    Appealed,
    /// The committee has confirmed it.
    Upheld,
    /// The committee has overturned it.
    Overturned,
    /// It was taken back.
    TakenBack,
    /// The appeal was closed without a decision: it stands.
    Undecided,
}

impl Ruling {
    /// Whose sides are heard in an appeal: those of the appeal once there is one, before that both players of its match
    /// if they are known, else whom it is about.
    #[must_use]
    pub fn sides(&self, pair: Option<[EntrantId; 2]>) -> Vec<EntrantId> {
        match &self.appeal {
            Some(appeal) => appeal.sides.clone(),
            None => pair.map_or_else(|| self.about.into_iter().collect(), Vec::from),
        }
    }

    /// Until when it can be appealed against, if it holds; `within` is the tournament's time for an appeal.
    #[must_use]
    pub fn appealable_until(&self, within: Millis) -> Option<Time> {
        let is_open = self.state == RulingState::Holds && (self.of.is_some() || self.about.is_some());
        is_open.then(|| self.at + within)
    }

    /// Whom it sends out of the tournament, if anybody.
    #[must_use]
    pub fn sends_out(&self) -> Option<EntrantId> {
        self.about.filter(|_| matches!(self.remedy, Remedy::Disqualify | Remedy::Ban))
    }

    /// Whether somebody is party to it and must be replaced on the committee (TRN-02): plays on one of the sides, or has
    /// ruled.
    #[must_use]
    pub fn is_party<'a>(&self, person: &PlayerId, sides: impl IntoIterator<Item = &'a Entry>) -> bool {
        self.by.as_ref() == Some(person) || sides.into_iter().any(|entry| entry.is_of(person))
    }
}

/// A ruling as it stands in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentRuling"))]
pub struct Ruling {
    /// Its number.
    pub number: RulingNumber,
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// Who ruled; nobody if the house did by itself.
    pub by: Option<PlayerId>,
    /// In which match.
    pub of: Option<MatchId>,
    /// In which match of a tie, if it is about one of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub rubber: Option<Rubber>,
    /// About whom.
    pub about: Option<EntrantId>,
    /// By which clause.
    pub clause: Clause,
    /// Why, as whoever ruled wrote it; in English where the system did.
    pub reason: String,
    /// Why the system itself ruled so, for every language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub grounds: Option<Grounds>,
    /// What it does.
    pub remedy: Remedy,
    /// What has become of it.
    pub state: RulingState,
    /// The appeal, if there was one.
    pub appeal: Option<Appeal>,
}
