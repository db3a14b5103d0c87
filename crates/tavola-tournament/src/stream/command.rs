//! What can be asked of a tournament: one closed enum for directors, referees, players, committee, tables and the timer.

use serde::{Deserialize, Serialize};
use strum::VariantNames;
use tavola_base::by_topic;
use tavola_base::clock::ClockSettings;
use tavola_base::{PlayerId, TableId, Time};
use tavola_rules::Clause;

use super::division::{Division, DivisionId};
use super::entry::{Charge, Person};
use super::play::{Report, TableNumber};
use super::settings::{CommitteeMember, Notes, Settings, Terms};
use crate::format::bracket::Stage;
use crate::format::davis_cup::{Member, Rubber};
use crate::format::knock_out::MainSize;
use crate::ids::{EntrantId, LatePlace, MatchId, Round};
use crate::result::money::Cents;
use crate::result::penalty::Lateness;
use crate::result::prize::Rate;
use crate::ruling::{Remedy, RulingNumber, Vote};

/// An office in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// Decides everything (TRN-01).
    Director,
    /// Has full powers over matches (TRN-19).
    Referee,
}

/// When a wrong length was noticed (MAT-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    /// While the match was played.
    #[default]
    InPlay,
    /// After its result was posted.
    Posted,
}

/// Whether members of one club may be drawn against each other in the first round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Clubs {
    /// As the lot has it (TRN-08).
    #[default]
    ByLot,
    /// They are kept apart, as far as there are others to change places with.
    Apart,
}

/// Whether somebody who has entered is in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Nobody has seen them yet.
    #[default]
    NotSeen,
    /// They are here.
    Here,
}

impl Presence {
    /// Whether they are here.
    #[must_use]
    pub const fn is_here(&self) -> bool {
        matches!(self, Self::Here)
    }
}

/// What becomes of a list of entries some of whose lines are wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WrongLines {
    /// Nobody is entered, and all those lines are named.
    #[default]
    Refuse,
    /// The others are entered.
    LeaveOut,
}

/// A command to a tournament. Neither time nor chance nor the actor are inside: they come in as facts. Written flat, as the
/// topic's command with its `type`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum TournamentCommand {
    /// What the house does by itself.
    House(HouseCommand),
    /// What a director arranges: divisions, tables, offices, announcements, the end.
    Desk(DeskCommand),
    /// Who takes part and pays what.
    Entry(EntryCommand),
    /// Draws, late places and rounds.
    Draw(DrawCommand),
    /// Times, calls, absences, breaks and tables of matches.
    Call(CallCommand),
    /// Scores and results.
    Result(ResultCommand),
    /// Disputes and what a director rules.
    Ruling(RulingCommand),
    /// Appeals before the committee.
    Appeal(AppealCommand),
}

by_topic!(TournamentCommand { House(HouseCommand), Desk(DeskCommand), Entry(EntryCommand), Draw(DrawCommand), Call(CallCommand), Result(ResultCommand), Ruling(RulingCommand), Appeal(AppealCommand) });

/// What the house does by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum HouseCommand {
    /// Open the event. The house only; the stream's first command. Commits to the seed of all lots.
    Open {
        /// All settings.
        settings: Box<Settings>,
    },
    /// What is due is done. The house only.
    Tick,
}

/// What a director arranges: divisions, tables, offices, announcements, the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DeskCommand {
    /// Add a division.
    AddDivision {
        /// The division with all its settings.
        division: Box<Division>,
    },
    /// Change a division that is not drawn yet.
    ChangeDivision {
        /// As it is to be; its `id` says which.
        division: Box<Division>,
    },
    /// Set anew what can be while the tournament goes on: name, hour, lateness and the like.
    ChangeSettings {
        /// As they are to be.
        settings: Box<Terms>,
    },
    /// Play a division with another clock, or with none; matches that have begun keep theirs.
    SetClock {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Set so; without it no clock.
        #[serde(default)]
        clock: Option<ClockSettings>,
    },
    /// Say what is to be known about the place (TRN-04, TRN-05).
    SetNotes {
        /// What.
        notes: Notes,
    },
    /// Say how many official tables there are (TRN-06).
    SetTables {
        /// How many, numbered from 1.
        tables: u32,
    },
    /// Take a table out of use.
    CloseTable {
        /// The table's number, from 1.
        table: TableNumber,
    },
    /// Bring a table back into use.
    OpenTable {
        /// The table's number, from 1.
        table: TableNumber,
    },
    /// Give somebody an office.
    Appoint {
        /// Director or referee.
        office: Office,
        /// The person's account.
        person: PlayerId,
    },
    /// Take somebody's office from them. One director stays.
    Dismiss {
        /// Director or referee.
        office: Office,
        /// The person's account.
        person: PlayerId,
    },
    /// Appoint and publish the committee, three to five (TRN-02).
    AppointCommittee {
        /// Three or more, in the order of their appointment.
        members: Vec<CommitteeMember>,
    },
    /// Tell everybody something.
    Announce {
        /// As it was written; at most 2,000 characters.
        text: String,
    },
    /// Take an announcement back.
    WithdrawAnnouncement {
        /// Which, from 1.
        number: u32,
    },
    /// Close the tournament: the seed of the lots is opened, standings, prizes and ratings are final. Refused while a match,
    /// a dispute or an appeal is open.
    Finish {
        /// The divisions that are not played to their end and are left so.
        #[serde(default)]
        leaving: Vec<DivisionId>,
    },
}

/// Who takes part and pays what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum EntryCommand {
    /// Enter: a player asks, a director enters somebody at once. After the draw this is a late entry (TRN-10).
    Enter {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Who: one, or both; of a Davis Cup pair number 1 first (DAV-01).
        people: Vec<Person>,
        /// The name to show; without it the names joined.
        #[serde(default)]
        name: Option<String>,
    },
    /// Let an entry in (TRN-03).
    Approve {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// Refuse an entry; reasons need not be given (TRN-03).
    RefuseEntry {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// Take an entry back; after the draw its matches are lost.
    Withdraw {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// Note that somebody who has entered is in the hall, or is not after all. It withdraws nobody.
    CheckIn {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Here, or not.
        presence: Presence,
    },
    /// Enter everybody on a list, name by name: columns `name`, `name2`, `club`, `rating`, `experience`, or no heading.
    Import {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// The list; a heading line names its columns.
        csv: String,
        /// What becomes of it if some of its lines are wrong.
        #[serde(default)]
        wrong: WrongLines,
    },
    /// Buy oneself in again after a loss, into a late place.
    Rebuy {
        /// Who was beaten.
        entrant: EntrantId,
    },
    /// Note a payment.
    Pay {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// For what.
        charge: Charge,
        /// How much.
        amount: Cents,
    },
    /// Note that everybody in a division has paid what was still to be paid.
    PayAll {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
    },
    /// Join a side pool.
    JoinPool {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// The side pool's name, as it was set up.
        pool: String,
    },
    /// Note a lot of the auction as it was sold, before the first match begins.
    SellLot {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Who is in it: one star, or several.
        players: Vec<EntrantId>,
        /// Who bought it.
        buyer: String,
        /// For how much.
        price: Cents,
        /// The share that its players have bought back.
        #[serde(default)]
        bought_back: Rate,
    },
    /// Note the result of a one-point match between two equals of rounds that are over.
    PlayOff {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// Who won.
        winner: EntrantId,
        /// Who lost.
        loser: EntrantId,
    },
    /// Write anew what an entry says of one of its people: a mistake in a name, the club, the rating. At any time.
    Amend {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Which of its people, from 1.
        #[serde(default = "first_of_them")]
        number: u32,
        /// Their name.
        name: String,
        /// Their club or country.
        #[serde(default)]
        club: Option<String>,
        /// Their rating in hundredths.
        #[serde(default)]
        rating: Option<u32>,
    },
    /// Let somebody play in the place of one who has not begun any match: who has not come, for who has come late.
    Substitute {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Whose place it is of its people, from 1.
        #[serde(default = "first_of_them")]
        number: u32,
        /// Who plays now.
        name: String,
        /// Their club or country.
        #[serde(default)]
        club: Option<String>,
    },
    /// Give back what was paid, or a part of it.
    Refund {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// How much; at most what was paid.
        amount: Cents,
    },
    /// Let somebody off a fee, or a part of it.
    Waive {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// How much.
        amount: Cents,
    },
    /// Name anew who is number 1 and who number 2 of a Davis Cup pair (DAV-01), before the draw.
    Nominate {
        /// Which pair.
        entrant: EntrantId,
        /// Who is number 1.
        first: String,
    },
}

/// Draws, late places and rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DrawCommand {
    /// Add words from the room to the lot, before the draw.
    AddWords {
        /// Of which division's draw.
        division: DivisionId,
        /// Which words.
        words: String,
    },
    /// Draw a division by lot (TRN-08). Only directors see it until it is published.
    Draw {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// How many byes are kept as late places (TRN-10).
        #[serde(default)]
        late_places: u32,
        /// Until when they are kept.
        #[serde(default)]
        until: Option<Time>,
        /// How large the sheet is.
        #[serde(default)]
        size: MainSize,
        /// Of a bracket: whether club-mates are kept apart in their first match.
        #[serde(default)]
        clubs: Clubs,
    },
    /// Publish a draw: it is final.
    PublishDraw {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
    },
    /// Give one late place up: the player beside it has a bye.
    CloseLatePlace {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
        /// The late place's number, from 1.
        place: LatePlace,
    },
    /// Give all late places still open up (TRN-10).
    CutOff {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
    },
    /// Draw the next round of a division, where rounds do not draw themselves.
    DrawRound {
        /// The division's short name, unique in the tournament.
        division: DivisionId,
    },
}

/// Times, calls, absences, breaks and tables of matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum CallCommand {
    /// Say when a match, or a whole round, is to begin.
    Schedule {
        /// Which match.
        #[serde(default, rename = "match")]
        of: Option<MatchId>,
        /// Or of which division,
        #[serde(default)]
        division: Option<DivisionId>,
        /// which stage
        #[serde(default)]
        stage: Option<Stage>,
        /// and which round.
        #[serde(default)]
        round: Option<Round>,
        /// Milliseconds since 1970, UTC, by the server's clock.
        at: Time,
    },
    /// Count lateness otherwise at a match, or in a whole round, than in the tournament (TRN-12).
    SetLateness {
        /// At which match.
        #[serde(default, rename = "match")]
        of: Option<MatchId>,
        /// Or in which division,
        #[serde(default)]
        division: Option<DivisionId>,
        /// which stage
        #[serde(default)]
        stage: Option<Stage>,
        /// and which round.
        #[serde(default)]
        round: Option<Round>,
        /// How; without it as in the tournament.
        #[serde(default)]
        lateness: Option<Lateness>,
    },
    /// Call a match to a table; without one to the first free. A Davis Cup tie takes the next free one too, for its second
    /// board; one that was called to a single table gets the other.
    Call {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Where.
        #[serde(default)]
        table: Option<TableNumber>,
    },
    /// Call as many matches as tables are free, in order of precedence (TRN-07).
    CallNext,
    /// A player is missed at their table: their lateness counts (TRN-12).
    Absent {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Which of a Davis Cup pair; without it the pair.
        #[serde(default)]
        member: Option<Member>,
    },
    /// A player has come to their table.
    Arrive {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
        /// Which of a Davis Cup pair; without it the pair.
        #[serde(default)]
        member: Option<Member>,
    },
    /// Let a match begin an hour later, once (TRN-13).
    Postpone {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
    },
    /// The match begins.
    Start {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
    },
    /// All matches that are called begin, but for those where a player is missed.
    StartAll,
    /// The house has made a table of the system for a match.
    TableMade {
        /// For which.
        #[serde(rename = "match")]
        of: MatchId,
        /// The table's stream.
        table: TableId,
        /// For which match of a Davis Cup tie.
        #[serde(default)]
        rubber: Option<Rubber>,
    },
    /// Take a break between games (TRN-11).
    Break {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// Leave the playing room with the director's consent (TRN-15).
    LeaveRoom {
        /// From which match.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// Be back from a break or from outside.
    Return {
        /// To which match.
        #[serde(rename = "match")]
        of: MatchId,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
}

/// Scores and results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ResultCommand {
    /// The score as it stands, the upper line of the sheet first.
    Score {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Points, the winner's first.
        score: [u32; 2],
    },
    /// Hand in a result (TRN-18): a player's waits for their opponent, a director's or a scoreboard's is final.
    Result {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The winner and the score, the winner's points first.
        result: Report,
    },
    /// Confirm the result that the opponent handed in.
    Confirm {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
    },
    /// Correct a result that is on the bracket (TRN-18). If that touches other matches they must all be named in
    /// `accepting`: without them it is refused with the list, which changes nothing.
    Correct {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// What it is to be.
        result: Report,
        /// The matches that may be touched.
        #[serde(default)]
        accepting: Vec<MatchId>,
    },
    /// Undo an act by its opposite; both stay in the log.
    Undo {
        /// Which, by its number in the log.
        act: u32,
        /// If it was a result: the matches that may be touched.
        #[serde(default)]
        accepting: Vec<MatchId>,
    },
}

/// Disputes and what a director rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum RulingCommand {
    /// Call the director: nothing is touched until they have ruled (TRN-19).
    Dispute {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// About what.
        text: String,
    },
    /// Rule (TRN-01), always with a reason; the ruling ends a dispute of that match.
    Rule {
        /// In which match.
        #[serde(default, rename = "match")]
        of: Option<MatchId>,
        /// In which match of a tie.
        #[serde(default)]
        rubber: Option<Rubber>,
        /// About whom.
        #[serde(default)]
        about: Option<EntrantId>,
        /// By which clause.
        clause: Clause,
        /// For the record; at most 2,000 characters.
        reason: String,
        /// What is done.
        #[serde(default)]
        remedy: Remedy,
    },
    /// A player's illegal plays are complained of again: a warning first, then a penalty (IRR-09).
    IllegalPlay {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Who played it.
        entrant: EntrantId,
    },
    /// Bring a clock in, even in mid-match: banks for the average of the points both need (TRN-24, CLK-03).
    OrderClock {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Set so; without it as the tournament has it.
        #[serde(default)]
        settings: Option<ClockSettings>,
        /// For the record; at most 2,000 characters.
        reason: String,
    },
    /// The players played to a wrong length (MAT-06).
    WrongLength {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// The length both had noted; without it nobody noted any.
        #[serde(default)]
        noted: Option<u8>,
        /// The score as it stands, or as it was posted, the upper line first.
        score: [u32; 2],
        /// When it was noticed.
        #[serde(default)]
        noticed: Noticed,
    },
    /// A player asks for the dice to be mixed anew before a game; their opponent chooses first (TRN-22).
    MixDice {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Who asks.
        entrant: EntrantId,
    },
    /// Equipment is defect: replaced from the next game at a player's request, at once by a director (TRN-23).
    ReplaceEquipment {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// What is replaced.
        what: String,
    },
    /// Name a neutral referee for one match (TRN-19).
    NameReferee {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
        /// Who; without it nobody.
        #[serde(default)]
        name: Option<String>,
    },
    /// Order a match to be recorded (TRN-20).
    RecordMatch {
        /// The match's number in the tournament, from 1.
        #[serde(rename = "match")]
        of: MatchId,
    },
}

/// Appeals before the committee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum AppealCommand {
    /// Appeal to the committee, at once (TRN-19).
    Appeal {
        /// Against which ruling.
        ruling: RulingNumber,
        /// Who appeals.
        entrant: EntrantId,
    },
    /// The director brings a ruling before the committee, though nobody has appealed (TRN-02).
    Convene {
        /// Which ruling.
        ruling: RulingNumber,
    },
    /// Replace a member of the committee who is party, for this dispute (TRN-02).
    ReplaceMember {
        /// In which appeal.
        ruling: RulingNumber,
        /// The member's account.
        member: PlayerId,
        /// By whom.
        by: PlayerId,
        /// What that one is called, if not on the committee.
        #[serde(default)]
        name: Option<String>,
    },
    /// One of the sides has been heard.
    Hear {
        /// In which appeal.
        ruling: RulingNumber,
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// Vote on an appeal: members and the director.
    CastVote {
        /// In which appeal.
        ruling: RulingNumber,
        /// Who votes.
        member: PlayerId,
        /// Uphold or overturn.
        vote: Vote,
    },
    /// Close an appeal by the majority of the votes; with equal votes the ruling stands.
    DecideAppeal {
        /// The ruling's number in the tournament, from 1.
        ruling: RulingNumber,
    },
    /// Close an appeal that cannot be decided, or is taken back: the ruling stands. Refused once it can be decided.
    CloseAppeal {
        /// The ruling's number in the tournament, from 1.
        ruling: RulingNumber,
        /// Why, for the record; at most 2,000 characters.
        reason: String,
    },
}

const fn first_of_them() -> u32 {
    1
}
