//! The state of a chouette: settings, members, line, the game in play, the accounts.

use std::collections::BTreeMap;
use std::sync::Arc;

use rpds::VectorSync;
use serde::{Deserialize, Serialize};
use tavola_base::bounds::{is_name, is_span};
use tavola_base::dice_proof::{MatchNumber, TranscriptChain};
use tavola_base::{Millis, PlayerId, TableId, Time};

use super::carried::Carried;
use super::claim::Claim;
use super::dice::DiceSet;
use super::edge::{Camp, Edge, EdgeKind};
use super::event::{Accounts, ChouetteEvent};
use super::in_play::InPlay;
use super::ledger::{Ledger, Posting};
use super::line::Line;
use super::news::Said;
use super::order::OrderRoll;
use super::outcome::ChouetteResult;
use super::rules::{ChouetteRules, Cubes};
use super::voice::Voice;
use crate::balance::Balance;
use crate::stake::Stake;

/// Where the board is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePlayMode"))]
#[serde(rename_all = "snake_case")]
pub enum PlayMode {
    /// In the system, with its dice.
    #[default]
    Online,
    /// Of wood: cube acts and results are entered, and can be taken back.
    OverTheBoard,
}

/// How long is waited for whom. Over the board nobody is hurried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct ChouettePace {
    /// For an answer to a cube, an additional cube, a partnership, a die; without it for ever.
    pub answer: Option<Millis>,
    /// For others to join in after a member has offered their cube (CHO-16).
    pub gather: Millis,
    /// Before the captain rolls, for members to offer theirs; those who hold are not waited for.
    pub fair: Millis,
    /// For a roll or a play; without it for ever.
    pub turn: Option<Millis>,
    /// For somebody who is waited for and has no page open; without it they are treated like anybody else.
    pub absence: Option<Millis>,
    /// For a link of a chain, once a roll has been called.
    pub link: Millis,
}

impl Default for ChouettePace {
    fn default() -> Self {
        Self {
            answer: Some(Millis::seconds(60)),
            gather: Millis::seconds(15),
            fair: Millis::ZERO,
            turn: None,
            absence: None,
            link: Millis::seconds(2),
        }
    }
}

/// What a chouette is opened with.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSettings"))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The rules.
    pub rules: ChouetteRules,
    /// Where the board is.
    #[serde(default)]
    pub play: PlayMode,
    /// What a point is worth at first.
    #[serde(default = "Stake::points")]
    pub stake: Stake,
    /// How long is waited.
    #[serde(default)]
    pub pace: ChouettePace,
    /// Who has opened it: they let bots in, and over the board enter for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keeper: Option<PlayerId>,
    /// Who may join; it is the house that asks.
    #[serde(default)]
    pub door: Door,
    /// Where they talk by voice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub voice: Option<Voice>,
    /// What the same people have left open in another session.
    #[serde(default, skip_serializing_if = "Carried::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Carried>"))]
    pub carried: Carried,
}

/// Who may join.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteDoor"))]
#[serde(rename_all = "snake_case")]
pub enum Door {
    /// Whoever has been invited.
    #[default]
    Invited,
    /// Everybody.
    Open,
}

impl Settings {
    /// Whether its names and times are no larger than such things are.
    pub(super) fn is_bounded(&self) -> bool {
        // A voice's link is bounded by its type.
        let Self { rules: _, play: _, stake: _, pace, keeper, door: _, voice: _, carried } = self;
        let ChouettePace { answer, gather, fair, turn, absence, link } = *pace;
        let spans = [Some(gather), Some(fair), Some(link), answer, turn, absence];
        carried.is_bounded() && keeper.as_ref().is_none_or(is_name) && spans.into_iter().flatten().all(is_span)
    }
}

/// Whoever has joined once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The name to show.
    pub name: String,
    /// Whether they are there.
    pub presence: Presence,
}

/// Whether a member is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePresence"))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// They are.
    Here,
    /// They go when the game ends.
    Leaving,
    /// They have gone; their account stays.
    Gone,
}

/// Where a chouette stands as a whole.
#[derive(Debug, Clone, Default)]
pub enum Stage {
    /// Not opened yet.
    #[default]
    Unopened,
    /// Members join; the order is not known yet.
    Gathering,
    /// Dice are rolled for the order.
    Ordering {
        /// The rolls so far.
        roll: OrderRoll,
        /// Until when everybody should have rolled.
        until: Option<Time>,
    },
    /// Between two games.
    Between,
    /// Between two games, the box looks for a partner.
    Seeking {
        /// Who is asked; nobody once all have declined.
        asked: Option<PlayerId>,
        /// Who has declined.
        declined: Vec<PlayerId>,
        /// Until when the one asked may answer.
        until: Option<Time>,
    },
    /// A game is played.
    Playing(Box<InPlay>),
    /// The session is over.
    Closed,
}

/// A chouette: the fold of its events.
#[derive(Debug, Clone, Default)]
pub struct Chouette {
    pub(super) settings: Settings,
    pub(super) stage: Stage,
    pub(super) members: BTreeMap<PlayerId, Member>,
    /// Everybody who is there, as they joined.
    pub(super) joined: Vec<PlayerId>,
    pub(super) line: Option<Line>,
    pub(super) stake: Stake,
    /// Shared between the states that have them: a state is copied for every act.
    pub(super) games: Vec<Arc<GameRecord>>,
    pub(super) ledger: Ledger,
    pub(super) version: u64,
    pub(super) dice: DiceSet,
    /// Who has no page open, and since when.
    pub(super) away: BTreeMap<PlayerId, Time>,
    /// The chouette in which the same people go on.
    pub(super) sequel: Option<TableId>,
    /// Where the accounts are then.
    pub(super) accounts: Accounts,
    /// Claims to seats of the keeper's book that the keeper has not decided about.
    pub(super) claims: Vec<Claim>,
    /// Accounts to which such seats were given, with the seat.
    pub(super) claimed: BTreeMap<PlayerId, PlayerId>,
    /// What was said to everybody, the latest of it.
    pub(super) said: Vec<Said>,
    /// What has just happened, the latest of it.
    pub(super) recent: Vec<ChouetteEvent>,
    /// Over the board: the events that stand, so that any can be taken back.
    pub(super) journal: VectorSync<ChouetteEvent>,
}

/// An ended game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteGameRecord"))]
pub struct GameRecord {
    /// Which, from 1.
    pub number: u32,
    /// The box of that game.
    #[serde(rename = "box")]
    pub the_box: PlayerId,
    /// Its partner.
    pub partner: Option<PlayerId>,
    /// The captain it began with.
    pub captain: PlayerId,
    /// What a point was worth.
    pub stake: Stake,
    /// How it ended.
    pub result: ChouetteResult,
    /// The cubes as they were settled.
    pub cubes: Vec<Edge>,
    /// What each has won or lost.
    pub points: BTreeMap<PlayerId, Balance>,
    /// One by one.
    pub postings: Vec<Posting>,
    /// Its set of dice; none over the board.
    pub dice: Option<MatchNumber>,
}

impl Chouette {
    /// What it was opened with.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What a point of the next game is worth.
    #[must_use]
    pub const fn stake(&self) -> &Stake {
        &self.stake
    }

    /// The chouette in which the same people go on, once the session is over.
    #[must_use]
    pub const fn sequel(&self) -> Option<&TableId> {
        self.sequel.as_ref()
    }

    /// Whether a member has no page open.
    #[must_use]
    pub fn is_away(&self, member: &PlayerId) -> bool {
        self.away.contains_key(member)
    }

    /// Everybody who is there, in the line's order if it is known, else as they joined.
    #[must_use]
    pub fn present(&self) -> Vec<&PlayerId> {
        match &self.line {
            Some(line) => line.everybody().collect(),
            None => self.joined.iter().collect(),
        }
    }

    /// Where it stands.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The order; none before it is known.
    #[must_use]
    pub const fn line(&self) -> Option<&Line> {
        self.line.as_ref()
    }

    /// Everybody who has ever joined.
    #[must_use]
    pub const fn members(&self) -> &BTreeMap<PlayerId, Member> {
        &self.members
    }

    /// The accounts, the game in play included.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The ended games.
    #[must_use]
    pub fn games(&self) -> &[Arc<GameRecord>] {
        &self.games
    }

    /// The set of dice in use; none where they come from outside.
    #[must_use]
    pub fn dice_set(&self) -> Option<MatchNumber> {
        self.dice.is_sealed().then_some(self.dice.set)
    }

    /// The side whose chain is that member's to commit: the box's White, the captain's Black.
    #[must_use]
    pub fn dice_side(&self, member: &PlayerId) -> Option<tavola_rules::Side> {
        self.dice.side_of(member).or_else(|| self.chain_side(member))
    }

    /// The chain that a side has committed to in the set in use.
    #[must_use]
    pub fn chain(&self, side: tavola_rules::Side) -> Option<TranscriptChain> {
        self.dice.chains[side].as_ref().map(|chain| chain.committed)
    }

    /// How many events it has.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The game in play.
    #[must_use]
    pub fn game(&self) -> Option<&InPlay> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::Unopened
            | Stage::Gathering
            | Stage::Ordering { .. }
            | Stage::Between
            | Stage::Seeking { .. }
            | Stage::Closed => None,
        }
    }

    /// Who rolls and moves for a side of the game in play.
    #[must_use]
    pub fn player_of(&self, camp: Camp) -> Option<PlayerId> {
        self.game().map(|game| game.player(camp, self.queue()))
    }

    pub(super) const fn is_over_the_board(&self) -> bool {
        matches!(self.settings.play, PlayMode::OverTheBoard)
    }

    pub(super) const fn has_one_cube(&self) -> bool {
        matches!(self.settings.rules.knobs().cubes, Cubes::Single)
    }

    /// Whether there are enough players for the box to take a partner (CHO-22).
    pub(super) fn may_have_partner(&self) -> bool {
        let from = usize::from(self.settings.rules.knobs().partner_from);
        self.line.as_ref().is_some_and(|line| line.everybody().count() >= from)
    }

    pub(super) fn presence(&self, member: &PlayerId) -> Presence {
        self.members.get(member).map_or(Presence::Gone, |member| member.presence)
    }

    pub(super) fn is_here(&self, member: &PlayerId) -> bool {
        self.presence(member) == Presence::Here
    }

    pub(super) fn queue(&self) -> &[PlayerId] {
        self.line.as_ref().map_or(&[], |line| &line.queue)
    }

    /// Who answers for a cube at that end: its player; for a member who leaves, the captain, and for one who gave an
    /// additional cube and leaves, the box with whom they stand (CHO-05); who plays in the captain's place for them too.
    pub(super) fn answerer<'a>(&'a self, game: &'a InPlay, edge: &'a Edge, camp: Camp) -> &'a PlayerId {
        let player = edge.end(camp);
        match (camp, edge.kind) {
            (Camp::Team, EdgeKind::Main) if !self.is_here(player) || *player == game.captain => game.leader(),
            (Camp::Box, EdgeKind::Extra) if !self.is_here(player) => &game.the_box,
            (Camp::Team | Camp::Box, EdgeKind::Main | EdgeKind::Extra) => player,
        }
    }
}
