//! What happened in an event: the stream's events, version 2. Each says who did it and when.
//!
//! What a tournament says for itself has no name that its envelope has: both stand in one JSON object.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tavola_base::by_topic;
use tavola_base::clock::ClockSettings;
use tavola_base::dice_proof::Digest;
use tavola_base::{Millis, PlayerId, TableId, Time};

use super::command::{Office, Presence};
use super::division::{Division, DivisionId};
use super::entry::{Charge, Entry, Person};
use super::play::{Chair, How, OrderedClock, Report, Source, TableNumber};
use super::settings::{CommitteeMember, Notes, Settings, Terms};
use crate::format::bracket::Fixture;
use crate::format::davis_cup::{Member, Rubber};
use crate::format::knock_out::KnockOut;
use crate::format::lot::DrawKey;
use crate::format::swiss::HalfPoints;
use crate::ids::{EntrantId, LatePlace, MatchId};
use crate::result::money::Cents;
use crate::result::penalty::Lateness;
use crate::result::prize::SoldLot;
use crate::ruling::{Ruling, RulingNumber, RulingState, Vote};

/// An event with the moment it was decided and who asked for it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TournamentEvent {
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// Who; nobody if the house did by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// Whether it goes along with the tournament before it, and is no act of its own.
    #[serde(default, skip_serializing_if = "Follows::is_act")]
    pub follows: Follows,
    /// What.
    #[serde(flatten)]
    pub what: Happened,
}

/// Whether a tournament is an act, or follows from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Follows {
    /// It is the first of its command.
    #[default]
    Act,
    /// It goes along with that.
    Consequence,
}

impl Follows {
    /// Whether it is the first of its command.
    #[must_use]
    pub const fn is_act(&self) -> bool {
        matches!(self, Self::Act)
    }
}

/// What a correction does to a match (TRN-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It comes after the corrected one, but the same players meet and its result holds.
    Unaffected,
    /// It had not begun: other players meet.
    RePaired,
    /// It was under way between the wrong players: it is broken off, and the right ones meet.
    Annulled,
    /// It was played by somebody who should not have been there: the right ones play it.
    ToBeReplayed,
    /// Its round had not begun and is drawn anew.
    Redrawn,
}

/// A match and what a correction does to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Touched {
    /// The match's number in the tournament, from 1.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// What becomes of it.
    pub fate: Fate,
}

/// What happened. Written flat, as the topic's event with its `type`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentHappened"))]
#[serde(untagged)]
pub enum Happened {
    /// The tournament itself: divisions, tables, offices, announcements, its end.
    Desk(DeskEvent),
    /// Who takes part and has paid what.
    Entry(EntryEvent),
    /// Draws, late places and rounds.
    Draw(DrawEvent),
    /// A match on its way: times, calls, tables, scores, results.
    Match(MatchEvent),
    /// Order at a match: disputes, clocks, lengths, equipment.
    Order(OrderEvent),
    /// Rulings and appeals.
    Ruling(RulingEvent),
}

by_topic!(Happened { Desk(DeskEvent), Entry(EntryEvent), Draw(DrawEvent), Match(MatchEvent), Order(OrderEvent), Ruling(RulingEvent) });

/// The tournament itself: divisions, tables, offices, announcements, its end.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentDeskEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum DeskEvent {
    /// The tournament was opened.
    Opened {
        /// All settings.
        settings: Box<Settings>,
        /// What commits to the seed of all its lots.
        commitment: Digest,
    },
    /// A division was added.
    DivisionAdded {
        /// The division with all its settings.
        division: Box<Division>,
    },
    /// A division was changed.
    DivisionChanged {
        /// What it is now.
        division: Box<Division>,
    },
    /// The settings were set anew.
    SettingsChanged {
        /// What they are now.
        settings: Box<Terms>,
    },
    /// A division is played with another clock, or with none.
    ClockSet {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// How it is set.
        clock: Option<ClockSettings>,
    },
    /// Notes about the place.
    NotesSet {
        /// What they are now.
        notes: Notes,
    },
    /// The number of tables.
    TablesSet {
        /// How many there are now.
        tables: u32,
    },
    /// A table went out of use.
    TableClosed {
        /// The table's number, from 1.
        table: TableNumber,
    },
    /// A table came back into use.
    TableOpened {
        /// The table's number, from 1.
        table: TableNumber,
    },
    /// Somebody was given an office.
    Appointed {
        /// Director or referee.
        office: Office,
        /// The person's account.
        person: PlayerId,
    },
    /// Somebody lost an office.
    Dismissed {
        /// Director or referee.
        office: Office,
        /// The person's account.
        person: PlayerId,
    },
    /// The committee was appointed.
    CommitteeAppointed {
        /// Three or more, in the order of their appointment.
        members: Vec<CommitteeMember>,
    },
    /// An announcement.
    Announced {
        /// As it was written; at most 2,000 characters.
        text: String,
    },
    /// An announcement was taken back.
    AnnouncementWithdrawn {
        /// Which, from 1.
        number: u32,
    },
    /// The tournament is over.
    Finished {
        /// The seed of all its lots, opened.
        seed: Digest,
    },
    /// An act was undone.
    Undone {
        /// The act's number in the log, from 1.
        act: u32,
    },
}

/// Who takes part and has paid what.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentEntryEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum EntryEvent {
    /// Somebody entered, or asked to.
    Entered {
        /// Who and how far.
        entry: Box<Entry>,
    },
    /// An entry was let in.
    EntryApproved {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// An entry was refused.
    EntryRefused {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// An entrant left the tournament.
    EntrantOut {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Whether they may not come back.
        banned: Banned,
        /// How they left.
        #[serde(default)]
        how: Leaving,
    },
    /// A disqualification was overturned: they take part again.
    EntrantBack {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// A payment.
    Paid {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// For what.
        charge: Charge,
        /// How much.
        amount: Cents,
    },
    /// Somebody joined a side pool.
    PoolJoined {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// The side pool's name, as it was set up.
        pool: String,
    },
    /// Somebody is in the hall, or is not after all.
    CheckedIn {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Here, or not.
        presence: Presence,
    },
    /// What an entry says of its people was written anew.
    Amended {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// The name to show.
        name: String,
        /// All its people as they are now.
        people: Vec<Person>,
    },
    /// Somebody plays in the place of another.
    Substituted {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// The name to show.
        name: String,
        /// All its people as they are now.
        people: Vec<Person>,
    },
    /// Something of what was paid was given back.
    Refunded {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// How much.
        amount: Cents,
    },
    /// Somebody was let off a fee or a part of it.
    Waived {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// How much.
        amount: Cents,
    },
    /// A pair named its number 1 anew.
    Nominated {
        /// Which pair.
        entrant: EntrantId,
        /// Who is number 1.
        first: String,
    },
    /// A lot of the auction was sold.
    LotSold {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Which, to whom, for how much.
        lot: SoldLot,
    },
    /// A one-point match has parted two equals.
    PlayedOff {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Who won it.
        winner: EntrantId,
        /// Who lost it.
        loser: EntrantId,
    },
    /// Somebody joined a Swiss after its first round was drawn.
    LateJoined {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// What they are given for the rounds they have missed.
        given: HalfPoints,
    },
}

/// Draws, late places and rounds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentDrawEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum DrawEvent {
    /// Words were added to a lot.
    WordsAdded {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// As it was written; at most 2,000 characters.
        words: String,
    },
    /// A division was drawn. Directors alone see it until it is published.
    Drawn {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// The name of the draw, of which its key is made.
        name: String,
        /// The key: with it anybody can repeat the draw.
        key: DrawKey,
        /// The lines of the sheet, if it is a bracket.
        sheet: Option<KnockOut>,
        /// Matches that are not those of the sheet: a tree below it, rounds.
        fixtures: Vec<Fixture>,
        /// Until when late places are kept.
        until: Option<Time>,
    },
    /// A draw is final and shown.
    DrawPublished {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
    },
    /// A draw that was not published fell, since somebody entered after it: it is to be drawn anew.
    DrawDiscarded {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
    },
    /// A late arrival has their place.
    LatePlaceFilled {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Which place.
        place: LatePlace,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// A late place was given up.
    LatePlaceClosed {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Which place.
        place: LatePlace,
    },
    /// Late places still open were given up.
    CutOff {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
    },
    /// A later round was drawn.
    RoundDrawn {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// The name of the draw.
        name: String,
        /// Its key.
        key: DrawKey,
        /// Its matches.
        fixtures: Vec<Fixture>,
    },
}

/// A match on its way: times, calls, tables, scores, results.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentMatchEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MatchEvent {
    /// Matches have a time.
    Scheduled {
        /// The matches' numbers.
        matches: Vec<MatchId>,
        /// When they begin.
        begins: Time,
    },
    /// Lateness is counted otherwise at matches than in the tournament.
    LatenessSet {
        /// The matches' numbers.
        matches: Vec<MatchId>,
        /// How; without it as in the tournament.
        lateness: Option<Lateness>,
    },
    /// A match was called. Online this is what a table is made from.
    Called {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// To which official table.
        table: Option<TableNumber>,
        /// To how many points.
        length: u8,
        /// Who plays, the upper line first.
        players: [EntrantId; 2],
        /// With which clock.
        clock: Option<OrderedClock>,
        /// Of a Davis Cup tie: to which table its second board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second: Option<TableNumber>,
    },
    /// A Davis Cup tie that was called to one table has got its second.
    SecondTable {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Which table.
        table: TableNumber,
    },
    /// A player was missed.
    Missed {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Which of a Davis Cup pair; without it, of a pair, nobody is there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A player came, with what their lateness has cost them.
    Arrived {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Points their opponent has got.
        points: u32,
        /// Time taken from their clock.
        time: Millis,
        /// Which of a Davis Cup pair; without it, of a pair, both are there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// In which match of the tie it has cost that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rubber: Option<Rubber>,
    },
    /// A match begins later.
    Postponed {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// When now.
        until: Time,
    },
    /// A match began.
    Started {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
    },
    /// The system's table of a match exists.
    TableMade {
        /// For which.
        #[serde(rename = "match")]
        of: MatchId,
        /// The table's stream.
        table: TableId,
        /// For which match of a Davis Cup tie.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rubber: Option<Rubber>,
    },
    /// The score as it stands.
    Scored {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The upper line first.
        score: [u32; 2],
    },
    /// A break began.
    BreakTaken {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// A player left the room with consent.
    LeftRoom {
        /// From which match.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// A player is back.
    Returned {
        /// To which match.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// By how much a break was overrun.
        over: Millis,
    },
    /// A player handed a result in; their opponent is to confirm it.
    Reported {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The winner and the score, the winner's points first.
        report: Report,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// One of the five matches of a tie is over.
    RubberEnded {
        /// Of which tie.
        #[serde(rename = "match")]
        of: MatchId,
        /// The winner and the score, the winner's points first.
        report: Report,
    },
    /// The result of one of the five matches of a tie was corrected.
    RubberCorrected {
        /// Of which tie.
        #[serde(rename = "match")]
        of: MatchId,
        /// What it is now.
        report: Report,
    },
    /// One match of a best of three is over (MAT-09).
    LegEnded {
        /// Of which pairing.
        #[serde(rename = "match")]
        of: MatchId,
        /// The winner and the score, the winner's points first.
        report: Report,
        /// Whose direction the next one is played in.
        direction: Chair,
    },
    /// A result is on the bracket.
    Ended {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The winner and the score, the winner's points first.
        report: Report,
        /// Who handed it in.
        source: Source,
    },
    /// A result was corrected.
    Corrected {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// What it is now.
        report: Report,
        /// What becomes of the matches after it.
        touched: Vec<Touched>,
    },
    /// A result was taken back; the match is to be played, or goes on.
    Reopened {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// What becomes of the matches after it.
        touched: Vec<Touched>,
    },
}

/// Order at a match: disputes, clocks, lengths, equipment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentOrderEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum OrderEvent {
    /// The director was called, or two different results were handed in.
    Disputed {
        /// About which match.
        #[serde(rename = "match")]
        of: MatchId,
        /// What is said.
        text: String,
        /// The other result, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        other: Option<Report>,
    },
    /// An illegal play was complained of.
    IllegalPlay {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// How many there have been.
        count: u32,
    },
    /// A clock was brought in.
    ClockOrdered {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// How it is set.
        clock: OrderedClock,
    },
    /// A match is played to another length than planned.
    LengthSet {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// To how many points.
        length: u8,
        /// The score as it stands.
        score: [u32; 2],
    },
    /// The dice were mixed anew.
    DiceMixed {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Who asked and mixes.
        entrant: EntrantId,
        /// Who chooses first.
        chooses: EntrantId,
    },
    /// Equipment is replaced.
    EquipmentReplaced {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// What.
        what: String,
        /// From when.
        from: From,
    },
    /// A match has a referee of its own, or none any more.
    RefereeNamed {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Who.
        name: Option<String>,
    },
    /// A match is recorded.
    RecordingOrdered {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
    },
}

/// Rulings and appeals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentRulingEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RulingEvent {
    /// A ruling.
    Ruled {
        /// Which.
        ruling: Box<Ruling>,
    },
    /// A ruling was taken back.
    RulingTakenBack {
        /// The ruling's number in the tournament, from 1.
        ruling: RulingNumber,
    },
    /// A ruling was appealed.
    Appealed {
        /// The ruling's number in the tournament, from 1.
        ruling: RulingNumber,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Who sits.
        members: Vec<PlayerId>,
    },
    /// A ruling was brought before the committee by the director.
    Convened {
        /// The ruling's number in the tournament, from 1.
        ruling: RulingNumber,
        /// Who sits.
        members: Vec<PlayerId>,
    },
    /// A member was replaced.
    MemberReplaced {
        /// In which appeal.
        ruling: RulingNumber,
        /// Who went.
        member: PlayerId,
        /// Who came.
        successor: PlayerId,
        /// What that one is called, if it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A side was heard.
    Heard {
        /// In which appeal.
        ruling: RulingNumber,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// A vote.
    VoteCast {
        /// In which appeal.
        ruling: RulingNumber,
        /// The member's account.
        member: PlayerId,
        /// Uphold or overturn.
        vote: Vote,
    },
    /// An appeal is closed.
    AppealDecided {
        /// Against which ruling.
        ruling: RulingNumber,
        /// How: upheld or overturned.
        state: RulingState,
    },
    /// The time for an appeal against a ruling is over.
    AppealOver {
        /// The ruling's number in the tournament, from 1.
        ruling: RulingNumber,
    },
    /// An appeal was closed without a decision: the ruling stands.
    AppealClosed {
        /// Against which ruling.
        ruling: RulingNumber,
        /// Why, as it was written; at most 2,000 characters.
        reason: String,
    },
}

impl Happened {
    /// What kind of tournament it is, as its `type` says.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Desk(what) => what.into(),
            Self::Entry(what) => what.into(),
            Self::Draw(what) => what.into(),
            Self::Match(what) => what.into(),
            Self::Order(what) => what.into(),
            Self::Ruling(what) => what.into(),
        }
    }

    /// Which match and which entrant it is about.
    #[must_use]
    pub fn subject(&self) -> (Option<MatchId>, Option<EntrantId>) {
        match self {
            Self::Desk(_) | Self::Draw(_) => (None, None),
            Self::Entry(what) => (None, what.entrant()),
            Self::Match(what) => what.subject(),
            Self::Order(what) => what.subject(),
            Self::Ruling(what) => what.subject(),
        }
    }
}

impl Happened {
    /// How much money it moves.
    pub(crate) const fn amount(&self) -> Option<Cents> {
        match self {
            Self::Entry(
                EntryEvent::Paid { amount, .. }
                | EntryEvent::Refunded { amount, .. }
                | EntryEvent::Waived { amount, .. },
            ) => Some(*amount),
            Self::Entry(_) | Self::Desk(_) | Self::Draw(_) | Self::Match(_) | Self::Order(_) | Self::Ruling(_) => None,
        }
    }

    /// The result it says.
    pub(crate) const fn result(&self) -> Option<&Report> {
        match self {
            Self::Match(
                MatchEvent::Reported { report, .. }
                | MatchEvent::RubberEnded { report, .. }
                | MatchEvent::RubberCorrected { report, .. }
                | MatchEvent::LegEnded { report, .. }
                | MatchEvent::Ended { report, .. }
                | MatchEvent::Corrected { report, .. },
            ) => Some(report),
            Self::Match(_) | Self::Entry(_) | Self::Desk(_) | Self::Draw(_) | Self::Order(_) | Self::Ruling(_) => None,
        }
    }
}

impl EntryEvent {
    const fn entrant(&self) -> Option<EntrantId> {
        match self {
            Self::Entered { entry } => Some(entry.entrant),
            Self::EntryApproved { entrant }
            | Self::EntryRefused { entrant }
            | Self::EntrantOut { entrant, .. }
            | Self::EntrantBack { entrant }
            | Self::Paid { entrant, .. }
            | Self::PoolJoined { entrant, .. }
            | Self::CheckedIn { entrant, .. }
            | Self::Amended { entrant, .. }
            | Self::Substituted { entrant, .. }
            | Self::Refunded { entrant, .. }
            | Self::Waived { entrant, .. }
            | Self::Nominated { entrant, .. }
            | Self::LateJoined { entrant, .. }
            | Self::PlayedOff { winner: entrant, .. } => Some(*entrant),
            Self::LotSold { .. } => None,
        }
    }
}

impl MatchEvent {
    const fn subject(&self) -> (Option<MatchId>, Option<EntrantId>) {
        match self {
            Self::Missed { of, entrant, .. }
            | Self::Arrived { of, entrant, .. }
            | Self::BreakTaken { of, entrant, .. }
            | Self::LeftRoom { of, entrant, .. }
            | Self::Returned { of, entrant, .. }
            | Self::Reported { of, entrant, .. } => (Some(*of), Some(*entrant)),
            Self::Called { of, .. }
            | Self::SecondTable { of, .. }
            | Self::Postponed { of, .. }
            | Self::Started { of, .. }
            | Self::TableMade { of, .. }
            | Self::Scored { of, .. }
            | Self::RubberEnded { of, .. }
            | Self::RubberCorrected { of, .. }
            | Self::LegEnded { of, .. }
            | Self::Ended { of, .. }
            | Self::Corrected { of, .. }
            | Self::Reopened { of, .. } => (Some(*of), None),
            Self::Scheduled { .. } | Self::LatenessSet { .. } => (None, None),
        }
    }
}

impl OrderEvent {
    const fn subject(&self) -> (Option<MatchId>, Option<EntrantId>) {
        match self {
            Self::IllegalPlay { of, entrant, .. } | Self::DiceMixed { of, entrant, .. } => (Some(*of), Some(*entrant)),
            Self::Disputed { of, .. }
            | Self::ClockOrdered { of, .. }
            | Self::LengthSet { of, .. }
            | Self::EquipmentReplaced { of, .. }
            | Self::RefereeNamed { of, .. }
            | Self::RecordingOrdered { of, .. } => (Some(*of), None),
        }
    }
}

impl RulingEvent {
    const fn subject(&self) -> (Option<MatchId>, Option<EntrantId>) {
        match self {
            Self::Ruled { ruling } => (ruling.of, ruling.about),
            Self::Appealed { entrant, .. } | Self::Heard { entrant, .. } => (None, Some(*entrant)),
            Self::RulingTakenBack { .. }
            | Self::Convened { .. }
            | Self::MemberReplaced { .. }
            | Self::VoteCast { .. }
            | Self::AppealDecided { .. }
            | Self::AppealOver { .. }
            | Self::AppealClosed { .. } => (None, None),
        }
    }
}

/// Whether somebody who left may come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Banned {
    /// They may.
    #[default]
    No,
    /// They may not.
    Yes,
}

/// How an entrant leaves a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// Of themselves.
    #[default]
    Withdrawn,
    /// By a sanction (TRN-21).
    Disqualified,
}

impl Leaving {
    /// How the matches end that they lose with it.
    #[must_use]
    pub const fn how(self) -> How {
        match self {
            Self::Withdrawn => How::Withdrawn,
            Self::Disqualified => How::Disqualified,
        }
    }
}

/// From when something holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "FromWhen"))]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// At once.
    AtOnce,
    /// From the next game.
    NextGame,
}
