//! Why a command to an event is refused: the clause, the sentence, and the way out.

use std::collections::BTreeMap;
use std::fmt;

use tavola_rules::Clause;

use super::event::Touched;
use crate::Explain;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident, $clause:expr, $key:literal, $text:literal, [$($legal:literal),*];)*) => {
        /// What is wrong with a command.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The clause it rests on, if it is a rule of the game.
            #[must_use]
            pub const fn clause(self) -> Option<Clause> {
                match self { $(Self::$name => $clause,)* }
            }

            /// The name of its sentence in the translations.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            /// The sentence in English, names of arguments in braces.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// The commands that would be in order instead.
            #[must_use]
            pub const fn legal(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($legal),*],)* }
            }
        }
    };
}

reasons! {
    /// Only the house does it.
    HouseOnly, None, "event-house-only", "only the house does this", [];
    /// Nobody says who asks.
    WhoAsks, None, "event-who-asks", "say who you are: this is done under a name", [];
    /// Only a director does it.
    DirectorOnly, Some(Clause::TRN_01), "event-director-only", "only a director does this; call one", ["dispute"];
    /// Only a director or a referee does it.
    OfficialOnly, Some(Clause::TRN_19), "event-official-only", "only the director or a referee does this; call one", ["dispute"];
    /// Only a player of this match, or an official, does it.
    PlayersOnly, Some(Clause::TRN_18), "event-players-only", "only the players of this match and the officials do this", [];
    /// The event is not opened.
    NotOpened, None, "event-not-opened", "the event has not been opened", ["open"];
    /// It is.
    OpenedAlready, None, "event-opened-already", "the event has been opened already", [];
    /// The event is over.
    Over, None, "event-over", "the event is over; the log and the results stay", [];
    /// There is no such division.
    NoDivision, Some(Clause::TRN_07), "event-no-division", "there is no division {division}; there are: {known}", ["add_division"];
    /// There is one already.
    DivisionKnown, Some(Clause::TRN_07), "event-division-known", "there is a division {division} already", ["change_division"];
    /// A setting that cannot be.
    BadSetting, None, "event-bad-setting", "{what}", [];
    /// It has been drawn.
    DrawnAlready, Some(Clause::TRN_08), "event-drawn-already", "the draw of {division} is published and final", ["enter", "withdraw"];
    /// It has not been drawn.
    NotDrawn, Some(Clause::TRN_08), "event-not-drawn", "{division} has not been drawn", ["draw"];
    /// It cannot be drawn so.
    CannotDraw, Some(Clause::TRN_08), "event-cannot-draw", "this cannot be drawn: {why}", ["enter", "approve"];
    /// Late places it cannot have.
    LatePlaces, Some(Clause::TRN_10), "event-late-places", "{why}", ["draw"];
    /// Late places need an hour.
    LateUntil, Some(Clause::TRN_10), "event-late-until", "late places are kept until an hour that is announced: say `until`", ["draw"];
    /// The committee is not appointed.
    NoCommittee, Some(Clause::TRN_02), "event-no-committee", "first the committee is appointed and published", ["appoint_committee"];
    /// The committee has the wrong size.
    CommitteeSize, Some(Clause::TRN_02), "event-committee-size", "the committee has three to five different members, not {many}", ["appoint_committee"];
    /// No seed came with the command.
    NoSeed, None, "event-no-seed", "the seed of the lots is missing", [];
    /// The seed is not the one committed to.
    OtherSeed, Some(Clause::TRN_08), "event-other-seed", "this seed is not the one that was committed to at the opening", [];
    /// One director stays.
    LastDirector, Some(Clause::TRN_01), "event-last-director", "an event has a director: appoint another first", ["appoint"];
    /// That office is his already, or is not his.
    OfficeUnchanged, None, "event-office-unchanged", "that changes nothing", [];
    /// There is no such entrant.
    NoEntrant, Some(Clause::TRN_03), "event-no-entrant", "nobody has entered under the number {entrant}", ["enter"];
    /// A player twice.
    EnteredTwice, Some(Clause::TRN_03), "event-entered-twice", "{name} has entered {division} already, as number {entrant}", ["rebuy", "withdraw"];
    /// He was banned.
    Banned, Some(Clause::TRN_21), "event-banned", "{name} has been banned from this event", [];
    /// Too few or too many people for an entrant.
    PeopleCount, Some(Clause::DAV_01), "event-people-count", "an entrant of {division} is {people} people; a pair enters together", ["enter"];
    /// A name that cannot be.
    BadName, None, "event-bad-name", "a name has 1 to 64 characters", [];
    /// The entry is further already.
    EntryState, Some(Clause::TRN_03), "event-entry-state", "number {entrant} is {state} already", [];
    /// The late places are gone.
    TooLateToEnter, Some(Clause::TRN_10), "event-too-late-to-enter", "the late places of {division} are filled or given up; enter another division, or the director draws with more of them", ["enter"];
    /// A list that cannot be read.
    BadList, Some(Clause::TRN_03), "event-bad-list", "line {line}: {what}", ["import"];
    /// Nobody buys himself in before he has lost.
    NotBeaten, None, "event-not-beaten", "number {entrant} has not lost yet", [];
    /// There is no such pool.
    NoPool, None, "event-no-pool", "there is no side pool {pool}", [];
    /// He is in it.
    InPool, None, "event-in-pool", "number {entrant} has joined the side pool {pool} already", [];
    /// An amount that cannot be.
    BadAmount, None, "event-bad-amount", "an amount paid is more than nothing", [];
    /// It is not one of them.
    NotOfThePair, Some(Clause::DAV_01), "event-not-of-the-pair", "{name} is not one of the pair", [];
    /// There is no such late place.
    NoLatePlace, Some(Clause::TRN_10), "event-no-late-place", "there is no late place {place} still kept", [];
    /// Nothing can be drawn.
    NothingToDraw, Some(Clause::TRN_09), "event-nothing-to-draw", "no round of {division} can be drawn now: matches before it are not over", ["result"];
    /// There is no such match.
    NoMatch, None, "event-no-match", "there is no match {match}", [];
    /// Its players are not known.
    NotReady, Some(Clause::TRN_08), "event-not-ready", "match {match} cannot be called: {why}", [];
    /// It is further, or not so far.
    WrongPhase, None, "event-wrong-phase", "match {match} is {phase}", [];
    /// A player is elsewhere.
    Busy, Some(Clause::TRN_07), "event-busy", "number {entrant} still plays or is called elsewhere", ["call_next"];
    /// There is no such table.
    NoTable, Some(Clause::TRN_06), "event-no-table", "there is no table {table} in use", ["open_table", "set_tables"];
    /// The table is taken.
    TableTaken, Some(Clause::TRN_06), "event-table-taken", "table {table} is taken by match {match}", ["call_next"];
    /// All tables are taken.
    NoFreeTable, Some(Clause::TRN_06), "event-no-free-table", "no official table is free", ["set_tables", "open_table"];
    /// Nothing can be called.
    NothingToCall, Some(Clause::TRN_07), "event-nothing-to-call", "no match can be called now", [];
    /// He does not play in it.
    NotInMatch, None, "event-not-in-match", "number {entrant} does not play match {match}", [];
    /// It was postponed once.
    PostponedOnce, Some(Clause::TRN_13), "event-postponed-once", "match {match} has been postponed once; now lateness counts", ["absent"];
    /// He has had his breaks.
    NoBreakLeft, Some(Clause::TRN_11), "event-no-break-left", "number {entrant} has had his {breaks} of this match", ["leave_room"];
    /// He is not away.
    NotAway, Some(Clause::TRN_15), "event-not-away", "number {entrant} is neither on a break nor out of the room", [];
    /// He is away already.
    AwayAlready, Some(Clause::TRN_15), "event-away-already", "number {entrant} is away already", ["return"];
    /// More points than the match has.
    ScoreTooLong, Some(Clause::MAT_01), "event-score-too-long", "match {match} is played to {length}: more points than that mean nothing; if it was played to a wrong length say so", ["wrong_length"];
    /// Nobody has won with that.
    ScoreNotOver, Some(Clause::MAT_01), "event-score-not-over", "nobody has reached {length} points; a match ends there, or by a concession or ruling (`how`)", ["score", "rule"];
    /// Both have won.
    ScoreBoth, Some(Clause::MAT_01), "event-score-both", "the loser has fewer than {length} points", ["result"];
    /// A single game wants its kind.
    GameOnly, Some(Clause::SWG_03), "event-game-only", "each pairing of a Swing is a single game: say `kind` and `cube`, no score", ["result"];
    /// A tie wants its match.
    RubberMissing, Some(Clause::DAV_02), "event-rubber-missing", "say which of the five matches of the tie it is: {open}", ["result"];
    /// That one is over, or comes later.
    RubberOrder, Some(Clause::DAV_02), "event-rubber-order", "that match of the tie is over, or its phase has not come; to be played are: {open}", ["result"];
    /// Nobody but a tie or a Swing has those.
    ReportMisfit, None, "event-report-misfit", "`kind`, `cube` and `rubber` belong to Swing games and Davis Cup ties", ["result"];
    /// Nothing waits to be confirmed by him.
    NothingToConfirm, Some(Clause::TRN_18), "event-nothing-to-confirm", "no result of match {match} waits for your confirmation", ["result"];
    /// It has a result.
    HasResult, Some(Clause::TRN_18), "event-has-result", "the result of match {match} is on the bracket; the director alone corrects it", ["correct", "dispute"];
    /// It has none.
    NoResult, Some(Clause::TRN_18), "event-no-result", "match {match} has no result to be corrected", ["result"];
    /// It is the same.
    SameResult, Some(Clause::TRN_18), "event-same-result", "that is the result that stands", [];
    /// A correction touches more than was named.
    Touches, Some(Clause::TRN_18), "event-touches", "this touches other matches: {touched}; name them in `accepting` to do it", ["correct", "undo"];
    /// Nothing is touched while it is in dispute.
    InDispute, Some(Clause::TRN_19), "event-in-dispute", "match {match} is in dispute: nothing is touched until a ruling", ["rule"];
    /// A ruling has a reason.
    NoReason, Some(Clause::TRN_01), "event-no-reason", "a ruling is recorded with its reason", ["rule"];
    /// A ruling falls on somebody.
    AboutWhom, Some(Clause::TRN_21), "event-about-whom", "say about whom: `about`", ["rule"];
    /// A ruling falls in a match.
    InWhichMatch, Some(Clause::TRN_21), "event-in-which-match", "say in which match: `match`", ["rule"];
    /// There is no such ruling.
    NoRuling, Some(Clause::TRN_19), "event-no-ruling", "there is no ruling {ruling}", [];
    /// He is not concerned.
    NotConcerned, Some(Clause::TRN_19), "event-not-concerned", "only a player of that match appeals", [];
    /// Late appeals are rejected.
    LateAppeal, Some(Clause::TRN_19), "event-late-appeal", "one appeals at once; the time for it is over", [];
    /// It has been appealed, or fell.
    AppealState, Some(Clause::TRN_19), "event-appeal-state", "ruling {ruling} is {state}", [];
    /// A member is party.
    MemberIsParty, Some(Clause::TRN_02), "event-member-is-party", "{member} is party to this dispute and is replaced for it", ["replace_member"];
    /// He is no member.
    NoMember, Some(Clause::TRN_02), "event-no-member", "{member} does not sit in this appeal", [];
    /// A side has not been heard.
    NotHeard, Some(Clause::TRN_19), "event-not-heard", "both sides are heard first", ["hear"];
    /// Too few votes, or equal ones.
    NoMajority, Some(Clause::TRN_19), "event-no-majority", "the director and at least two members decide by majority", ["cast_vote"];
    /// A length that cannot be.
    BadLength, Some(Clause::MAT_06), "event-bad-length", "a match is played to 1 to 99 points", [];
    /// Equipment nobody names.
    WhatDefect, Some(Clause::TRN_23), "event-what-defect", "say what is replaced", [];
    /// The clock is there.
    ClockThere, Some(Clause::CLK_03), "event-clock-there", "match {match} is played with a clock already; time is given back by a ruling", ["rule"];
    /// That act cannot be undone.
    CannotUndo, Some(Clause::TRN_18), "event-cannot-undo", "act {act} cannot be undone: {why}", ["correct", "rule"];
    /// There is no such act.
    NoAct, None, "event-no-act", "the log has no act {act}", [];
    /// A match is still open.
    NotOver, None, "event-not-over", "matches are still to be played: {open}", ["result", "withdraw"];
    /// Nothing is due.
    NothingDue, None, "event-nothing-due", "nothing is due", [];
    /// The announcement is not there.
    NoAnnouncement, None, "event-no-announcement", "there is no announcement {number}", [];
    /// An empty text.
    NoText, None, "event-no-text", "the text is empty or longer than 2,000 characters", [];
    /// Online the tables are the system's.
    OnlineOnly, None, "event-online-only", "the system makes tables for online events only", [];
}

/// A command refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct TournamentRefusal {
    /// What is wrong.
    pub reason: Reason,
    /// What the sentence speaks of.
    pub args: BTreeMap<&'static str, String>,
    /// What a correction would do: the dry run.
    pub touched: Vec<Touched>,
}

impl TournamentRefusal {
    /// With what the sentence speaks of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.args.insert(name, value.to_string());
        self
    }
}

impl Reason {
    /// A refusal for this reason.
    #[must_use]
    pub const fn refusal(self) -> TournamentRefusal {
        TournamentRefusal { reason: self, args: BTreeMap::new(), touched: Vec::new() }
    }

    /// A refusal for this reason that speaks of something.
    #[must_use]
    pub fn of(self, name: &'static str, value: impl fmt::Display) -> TournamentRefusal {
        self.refusal().with(name, value)
    }
}

impl From<Reason> for TournamentRefusal {
    fn from(reason: Reason) -> Self {
        reason.refusal()
    }
}

impl fmt::Display for TournamentRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.reason.text();
        while let Some((before, after)) = rest.split_once('{') {
            f.write_str(before)?;
            let Some((name, after)) = after.split_once('}') else { break };
            f.write_str(self.args.get(name).map_or("", String::as_str))?;
            rest = after;
        }
        f.write_str(rest)
    }
}

impl Explain for TournamentRefusal {
    fn clause(&self) -> Option<Clause> {
        self.reason.clause()
    }

    fn message_key(&self) -> &'static str {
        self.reason.key()
    }

    fn args(&self) -> BTreeMap<&'static str, String> {
        self.args.clone()
    }

    fn legal(&self) -> Vec<String> {
        self.reason.legal().iter().map(|&name| name.to_owned()).collect()
    }
}
