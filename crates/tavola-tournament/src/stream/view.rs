//! What a viewer sees of a tournament. A pure function of state, viewer and time: [`crate::Tournament::view`].

mod show;
pub(crate) use show::is_shown;
mod standing;

use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::Digest;
use tavola_base::{PlayerId, Time};

use super::command::Office;
use super::division::{Division, DivisionId};
use super::entry::Entry;
use super::left::LeftUndone;
use super::play::{Report, Status, TableNumber};
use super::settings::{CommitteeMember, Settings};
use super::tie_status::LateInRubber;
use crate::format::bracket::{Seat, Stage};
use crate::format::late_places::LateSeat;
use crate::format::lot::DrawKey;
use crate::ids::{EntrantId, LatePlace, MatchId, Place, Round};
use crate::result::money::Cents;
use crate::ruling::Ruling;
pub use standing::{AuctionLine, Prize, RatingLine, Standing, TieBreakValue};

/// Who looks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TournamentViewer {
    /// Somebody with an account: a director, a referee, a player, or anybody.
    Person {
        /// The player's account.
        player: PlayerId,
    },
    /// Anybody else.
    Public,
}

/// How far a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TournamentStage {
    /// Not opened.
    #[default]
    Unopened,
    /// Going on.
    Open,
    /// Over.
    Finished,
}

/// A tournament as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TournamentView {
    /// How far it is.
    pub stage: TournamentStage,
    /// What it was opened with; divisions as they are now stand in `divisions`.
    pub settings: Settings,
    /// What commits to the seed of all lots.
    pub commitment: Option<Digest>,
    /// The seed, once the tournament is over.
    pub seed: Option<Digest>,
    /// Who has which office.
    pub officials: Vec<(Office, PlayerId)>,
    /// The committee (TRN-02).
    pub committee: Vec<CommitteeMember>,
    /// The divisions in order of precedence.
    pub divisions: Vec<DivisionView>,
    /// The entries; requests and refusals only to directors and to whom they concern.
    pub entries: Vec<Entry>,
    /// All matches that the viewer may see, by number.
    pub matches: Vec<MatchView>,
    /// The official tables.
    pub tables: Vec<OfficialTable>,
    /// The matches that can be called, in the order in which they would be (TRN-07).
    pub calls: Vec<CallView>,
    /// Announcements that stand, with their numbers.
    pub announcements: Vec<Announcement>,
    /// Rulings: to officials all, to players theirs, to the public those that changed a score.
    pub rulings: Vec<Ruling>,
    /// The log: officials only.
    pub log: Vec<LogLine>,
    /// What would be left undone if the event were closed now: officials only.
    pub left: LeftUndone,
    /// Ratings before and after, once there are results.
    pub ratings: Vec<RatingLine>,
    /// What this viewer is in this tournament.
    pub you: You,
    /// When the timer must next ask.
    pub next_deadline: Option<Time>,
}

/// What a viewer is in the tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "YouInTheTournament"))]
pub struct You {
    /// Their account.
    pub player: Option<PlayerId>,
    /// Their offices.
    pub offices: Vec<Office>,
    /// Whether they sit on the committee.
    pub on_committee: bool,
    /// Their entries.
    pub entrants: Vec<EntrantId>,
    /// Their next matches, the nearest first.
    pub matches: Vec<MatchId>,
}

/// A division as it stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DivisionView {
    /// How it is set up.
    pub division: Division,
    /// How far its draw is.
    pub draw: DrawView,
    /// Its brackets and rounds, stage by stage.
    pub stages: Vec<StageSheet>,
    /// The late places.
    pub late: Vec<LatePlaceView>,
    /// Until when they are kept.
    pub late_until: Option<Time>,
    /// The standings: of rounds as they are, of brackets as far as they are known.
    pub standings: Vec<Standing>,
    /// The prizes as they would be paid now, named where the place is certain; final once the division is over.
    pub prizes: Vec<Prize>,
    /// The lots of the auction.
    pub auction: Vec<AuctionLine>,
    /// The rounds still to be played, each with its likely end.
    pub schedule: Vec<RoundEstimate>,
    /// Of a Swiss not yet published that has more rounds than can be played without a second meeting: the most there can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub most_rounds: Option<u32>,
    /// Matches of a Swiss in which two meet again, since it could not be paired otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<MatchId>>"))]
    pub met_again: Vec<MatchId>,
    /// Whether somebody can still be entered (TRN-10).
    pub takes_entries: bool,
    /// Whether a round can be drawn now.
    pub is_round_due: bool,
    /// Whether all its matches are played.
    pub is_over: bool,
}

/// How far a division's draw is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DrawView {
    /// Not drawn, drawn (directors see it), published.
    pub state: DrawState,
    /// Every draw made with its name, the words in it and its key.
    pub keys: Vec<DrawnKey>,
}

/// How far a draw is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DrawState {
    /// Entries are open.
    #[default]
    Entries,
    /// Drawn; only directors see it.
    Drawn,
    /// Final.
    Published,
}

/// A lot that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DrawnKey {
    /// The draw's name.
    pub name: String,
    /// The words that were added.
    pub words: String,
    /// Its key.
    pub key: DrawKey,
}

/// One stage's sheet: its rounds from the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StageSheet {
    /// Which.
    pub stage: Stage,
    /// Its matches round by round, from the top of the sheet.
    pub rounds: Vec<Vec<MatchId>>,
}

/// A late place and who has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LatePlaceView {
    /// The late place's number, from 1.
    pub place: LatePlace,
    /// What has become of it.
    pub seat: LateSeat,
}

/// A round and when it should be over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RoundEstimate {
    /// Of which stage.
    pub stage: Stage,
    /// The round, from 1.
    pub round: Round,
    /// How many of its matches are still to be played.
    pub matches: u32,
    /// When the last of them should end, by the pace seen so far and the tables there are.
    pub ends: Time,
}

/// Whether a match is waiting, can be called, or needs not be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Readiness {
    /// Somebody is not known yet.
    Waiting,
    /// Both are known.
    Ready,
    /// One goes on without playing.
    Bye,
    /// It is not played.
    Empty,
    /// It is called, played or over: its status says.
    Begun,
}

/// A match as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentMatchView"))]
pub struct MatchView {
    /// Its number.
    pub id: MatchId,
    /// Its division.
    pub division: DivisionId,
    /// Its stage.
    pub stage: Stage,
    /// Its round.
    pub round: Round,
    /// Its place in the round.
    pub place: Place,
    /// Who sits there, the upper line first.
    pub seats: [Seat; 2],
    /// Where an open seat comes from: the match, and whether its winner or its loser.
    pub feeds: [crate::format::bracket::Feed; 2],
    /// Whether it can be called.
    pub readiness: Readiness,
    /// Everything else.
    pub status: Status,
    /// Points each would have been given for lateness by now, the upper line first.
    pub late_now: [u32; 2],
    /// Of a Davis Cup tie: who keeps one of its matches waiting, and what that has cost by now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<LateInRubber>>"))]
    pub late_in: Vec<LateInRubber>,
    /// When it should end, by estimate.
    pub ends: Option<Time>,
}

/// An official table and who plays there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct OfficialTable {
    /// Its number.
    pub table: TableNumber,
    /// Whether it is in use for the tournament.
    pub is_open: bool,
    /// The match at it.
    #[serde(rename = "match")]
    pub of: Option<MatchId>,
    /// When it should be free, by estimate.
    pub free: Option<Time>,
}

/// A match that can be called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CallView {
    /// The match's number in the tournament, from 1.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// The table it would be called to.
    pub table: Option<TableNumber>,
    /// When, by estimate.
    pub at: Time,
}

/// An announcement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Announcement {
    /// Its number, from 1.
    pub number: u32,
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// As it was written; at most 2,000 characters.
    pub text: String,
}

/// One act in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LogLine {
    /// Its number: the version of the stream after it.
    pub act: u32,
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// The account that acted; none if it was the server.
    pub by: Option<PlayerId>,
    /// What kind of tournament it is, as its `type` says.
    pub what: &'static str,
    /// Which match it is about.
    #[serde(rename = "match")]
    pub of: Option<MatchId>,
    /// Who sat at that match then, once both were known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub pair: Option<[EntrantId; 2]>,
    /// Whom it is about.
    pub entrant: Option<EntrantId>,
    /// What they were called then, if that was something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub name: Option<String>,
    /// How much money it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Cents>,
    /// The result it says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Report>,
    /// Whether it has been undone.
    pub undone: bool,
    /// Whether it can be undone now.
    pub can_be_undone: bool,
}
