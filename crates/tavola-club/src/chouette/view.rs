//! What a viewer may see of a chouette, and what they may do: pure narrowing.
//!
//! Answers to cubes are hidden until all have answered: only who has still to answer is shown. Advice is seen by the
//! team alone.

mod narrow;
mod told;

use std::collections::BTreeMap;

use serde::Serialize;
use tavola_base::dice_proof::{DiceLog, Digest, MatchNumber, RollNumber, RollPurpose, TranscriptChain};
use tavola_base::{PlayerId, TableId, Time};
use tavola_rules::{BySide, OfferStep, Setup, Side};

use super::carried::CarriedAccount;
use super::claim::Claim;
use super::edge::{Between, Camp, Edge};
use super::event::{Accounts, ChouetteEvent};
use super::in_play::{Advice, LastTurn, Settlement};
use super::ledger::Posting;
use super::legal::ChouetteLegal;
use super::line::Line;
use super::news::Said;
use super::payments::Payment;
use super::rules::ChouetteRules;
use super::state::{ChouettePace, Door, GameRecord, PlayMode, Presence};
use super::voice::Voice;
use crate::balance::Balance;
use crate::stake::Stake;
use crate::table::view::{PendingView, PhaseView};

/// Who looks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChouetteViewer {
    /// A member.
    Member(PlayerId),
    /// Anybody else.
    Watcher,
}

/// All of a chouette that one viewer may see.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChouetteView {
    /// How many events it has.
    pub version: u64,
    /// The server's time when this was made.
    pub now: Time,
    /// The viewer, if they have joined.
    pub you: Option<PlayerId>,
    /// The rules: the preset and every knob turned away from it.
    pub rules: ChouetteRules,
    /// Where the board is.
    pub play: PlayMode,
    /// What a point of the next game is worth.
    pub stake: Stake,
    /// How long is waited for whom.
    pub pace: ChouettePace,
    /// Who has opened it: they let bots in, and over the board enter for everybody.
    pub keeper: Option<PlayerId>,
    /// Who may join.
    pub door: Door,
    /// Where they talk by voice.
    pub voice: Option<Voice>,
    /// What everybody may know about the dice; none where they come from outside.
    pub dice: Option<ChouetteDiceView>,
    /// Where it stands.
    pub stage: StageView,
    /// Everybody who has ever joined, as the accounts need them: who is there as they came, then who has gone.
    pub members: Vec<MemberView>,
    /// The order; none before it is known.
    pub line: Option<Line>,
    /// The game in play.
    pub game: Option<GameView>,
    /// The accounts.
    pub ledger: LedgerView,
    /// The ended games.
    pub games: Vec<GameRecord>,
    /// What the viewer may do.
    pub legal: ChouetteLegal,
    /// Over the board: what each member may do, for whoever keeps the book. Empty online.
    pub legal_of: BTreeMap<PlayerId, ChouetteLegal>,
    /// What was said to everybody, the latest of it.
    pub said: Vec<Said>,
    /// What has just happened, the latest last, as the viewer may know it.
    pub recent: Vec<ChouetteEvent>,
    /// Over the board: claims to seats of the keeper's book, the keeper's to decide; others see their own.
    pub claims: Vec<Claim>,
    /// Over the board: seats of the keeper's book that nobody has been given.
    pub claimable: Vec<PlayerId>,
    /// The chouette in which the same people go on.
    pub sequel: Option<TableId>,
    /// When the timer acts next if nobody does.
    pub next_deadline: Option<Time>,
}

/// The set of dice in use. White's chain is the box's, Black's the captain's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChouetteDiceView {
    /// Which set: the chains are bound to it as to a match.
    pub set: MatchNumber,
    /// The house's commitment.
    pub house_commitment: Digest,
    /// The chains committed so far; where one is missing at the first roll, the house draws it.
    pub chains: BySide<Option<TranscriptChain>>,
    /// Whose page drew them; none if the house did.
    pub owners: BySide<Option<PlayerId>>,
    /// The number of the last roll called; the next one is one higher.
    pub roll_number: RollNumber,
    /// A roll on its way.
    pub called: Option<RollView>,
    /// The last roll for which each side's own link is open; 0 before the first.
    pub opened: BySide<RollNumber>,
    /// The dice log as far as it goes; none before the set's first roll.
    pub log: Option<DiceLog>,
    /// Box and captain of the game the set serves, by name, as the log begins with them.
    pub players: BySide<String>,
}

/// A roll that has been called and has not fallen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteRollView"))]
pub struct RollView {
    /// By whom.
    pub by: PlayerId,
    /// What for.
    pub purpose: RollPurpose,
    /// Whose links are waited for.
    pub waiting: Vec<Side>,
    /// Until when.
    pub until: Option<Time>,
}

/// Where a chouette stands as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteStageView"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StageView {
    /// Not opened.
    Unopened,
    /// Members join.
    Gathering,
    /// Dice are rolled for the order.
    Ordering {
        /// Who has to roll.
        to_roll: Vec<PlayerId>,
        /// What those tied have rolled in this round.
        rolled: BTreeMap<PlayerId, u8>,
        /// Until when.
        until: Option<Time>,
    },
    /// Between two games.
    Between,
    /// The box looks for a partner.
    Seeking {
        /// Who is asked; nobody once all have declined.
        asked: Option<PlayerId>,
        /// Who has declined.
        declined: Vec<PlayerId>,
        /// Until when the one asked may answer.
        until: Option<Time>,
    },
    /// A game is played.
    Playing,
    /// The session is over.
    Closed,
}

/// One member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteMemberView"))]
pub struct MemberView {
    /// The account.
    pub id: PlayerId,
    /// The name to show.
    pub name: String,
    /// Whether they are there.
    pub presence: Presence,
    /// Whether they have no page open; those who play over the board never have.
    pub is_away: bool,
    /// What they are now.
    pub role: Role,
    /// Points won over all games.
    pub points: Balance,
    /// Points won in the game in play so far.
    pub in_game: Balance,
}

/// What a member is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteRole"))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The box.
    Box,
    /// The box's partner.
    Partner,
    /// Who decides for the team.
    Captain,
    /// One of the team.
    Member,
    /// Out of the game in play, but for an additional cube they have given against the team.
    Giver,
    /// Out of the game in play, and plays for the team in the place of a captain who has no page open.
    StandIn,
    /// Out of the game in play.
    Out,
    /// Waiting for the next game.
    Waiting,
    /// Gone.
    Gone,
}

/// The game in play.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteGameView"))]
pub struct GameView {
    /// Which, from 1.
    pub number: u32,
    /// The box.
    #[serde(rename = "box")]
    pub the_box: PlayerId,
    /// Its partner.
    pub partner: Option<PlayerId>,
    /// Who decides for the team.
    pub captain: PlayerId,
    /// Captains whose cube the box has dropped; the first takes the box if the team wins.
    pub dropped_captains: Vec<PlayerId>,
    /// Who rolls and moves for the box's side.
    pub box_player: PlayerId,
    /// Who rolls and moves for the team.
    pub team_player: PlayerId,
    /// What a point is worth.
    pub stake: Stake,
    /// All cubes: White is the box's side, Black the team's.
    pub cubes: Vec<Edge>,
    /// The board online: White is the box, Black the captain. None over a wooden board.
    pub board: Option<BoardView>,
    /// Members who have said that they do not double in this turn.
    pub held: Vec<PlayerId>,
    /// Before the captain's roll: whom it waits for, and until when.
    pub fair: Option<FairView>,
    /// An equal opening roll waits for the box.
    pub tie_waits: bool,
    /// Cubes on offer.
    pub round: Option<RoundView>,
    /// Additional cubes that may be given.
    pub extras: Option<ExtrasView>,
    /// Settlements on offer.
    pub settlements: Vec<Settlement>,
    /// Advice of the viewer's own side: to the captain for the team's eyes, between box and partner for theirs.
    pub advice: Vec<Advice>,
    /// For the team's eyes: whom the captain has asked for the decision that is open.
    pub asked: Vec<PlayerId>,
    /// What has been paid in this game so far.
    pub postings: Vec<Posting>,
}

/// Members who may still offer their cubes before the captain rolls (CHO-16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteFairView"))]
pub struct FairView {
    /// The members' accounts, in the order of the queue.
    pub waiting: Vec<PlayerId>,
    /// Until when.
    pub until: Time,
}

/// The board online.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteBoardView"))]
pub struct BoardView {
    /// The checkers: White's numbering, White's checkers positive.
    pub position: Setup,
    /// Pips both have to travel.
    pub pips: BySide<u16>,
    /// What is waited for.
    pub phase: PhaseView,
    /// A resignation that waits for its answer.
    pub resignation: Option<PendingView>,
    /// The last play.
    pub last_turn: Option<LastTurn>,
}

/// Cubes on offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteRoundView"))]
pub struct RoundView {
    /// Which side made the offers.
    pub by: Camp,
    /// Double, beaver, raccoon or otter.
    pub step: OfferStep,
    /// The cubes.
    pub offers: Vec<OfferView>,
    /// Who has still to answer.
    pub waiting: Vec<PlayerId>,
    /// Who may still join in with an offer; the box answers when nobody is left or the time is over.
    pub joining: Vec<PlayerId>,
    /// Until when those are waited for.
    pub join_until: Option<Time>,
    /// Until when the answers are waited for.
    pub answer_by: Option<Time>,
}

/// One cube on offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteOfferView"))]
pub struct OfferView {
    /// Which.
    #[serde(flatten)]
    pub cube: Between,
    /// The stake if it is accepted.
    pub asked: tavola_rules::CubeValue,
    /// The stake that is lost by refusing.
    pub refused: tavola_rules::CubeValue,
    /// Who answers for it.
    pub answers: PlayerId,
}

/// Additional cubes that may be given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteExtrasView"))]
pub struct ExtrasView {
    /// To whom.
    pub taker: PlayerId,
    /// Who has still to decide.
    pub waiting: Vec<PlayerId>,
    /// What is paid along with a cube.
    pub price: tavola_rules::CubeValue,
    /// Until when.
    pub until: Option<Time>,
}

/// The accounts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteLedgerView"))]
pub struct LedgerView {
    /// Points won over all games, the one in play included.
    pub points: BTreeMap<PlayerId, Balance>,
    /// One account for each currency.
    pub accounts: Vec<AccountView>,
    /// What they began with: left open in another session.
    pub carried: Vec<CarriedAccount>,
    /// Whether they are paid here, or have gone along with the same people to another session.
    pub stand: Accounts,
}

/// One currency's account, in its smallest unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteAccountView"))]
pub struct AccountView {
    /// The currency.
    pub currency: String,
    /// What each has to get, or below zero to pay.
    pub balances: BTreeMap<PlayerId, Balance>,
    /// Who owes whom, pair by pair.
    pub debts: Vec<Payment>,
    /// The fewest payments that settle it.
    pub payments: Vec<Payment>,
}
