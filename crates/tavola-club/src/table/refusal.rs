//! Why a table refuses a command.

use std::collections::BTreeMap;
use std::fmt;

use tavola_base::Arg;
use tavola_base::Time;
use tavola_base::decider::Explain;
use tavola_base::dice_proof::{ChainLength, LinkMismatch, RollNumber};
use tavola_rules::{BrokenStart, Clause, Reason};

use super::command::CommandName;
use super::event::Cause;

/// A command refused: why, and what the actor could do instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRefusal {
    /// Why.
    pub why: WhyNot,
    /// The commands that are in order for them.
    pub legal: Vec<CommandName>,
}

/// Why a command is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WhyNot {
    /// There is no such table.
    #[error("this table has not been opened")]
    NotOpened,
    /// It exists already.
    #[error("this table has been opened already")]
    OpenedAlready,
    /// Nothing more happens here.
    #[error("this table is closed")]
    Closed,
    /// The actor sits on no side of this table.
    #[error("only the players at this table can do that")]
    NotSeated,
    /// The command is not for players.
    #[error("only the server or the director can do that")]
    NotAllowed,
    /// The command is the house's or the director's, by that clause.
    #[error("only the server or the director can do that")]
    OfficialsOnly(Clause),
    /// Only a person or bot known by name can sit down.
    #[error("whoever sits down must have a name")]
    NobodyInParticular,
    /// The actor sits here already.
    #[error("whoever sits here already cannot sit down again")]
    SeatedAlready,
    /// No seat, or not that one, is free.
    #[error("that seat is taken")]
    SeatTaken,
    /// The seat is kept for somebody with an invitation.
    #[error("that seat is kept for somebody with an invitation")]
    WrongInvitation,
    /// Both seats are given to the same player.
    #[error("nobody can play against themselves")]
    SamePlayerTwice,
    /// No pair plays that side.
    #[error("this side is one player's")]
    NoPartner,
    /// The actor's partner acts for the side.
    #[error("the partner has the dice: take them to act")]
    PartnerHasDice,
    /// The partner has not sat down, or has left.
    #[error("the partner is not at the table")]
    PartnerMissing,
    /// A pair is two people.
    #[error("a bot plays alone: a pair is two people")]
    BotInPair,
    /// Nothing to say, or too much.
    #[error("that text is empty or too long")]
    BadText,
    /// The first game cannot begin so.
    #[error("{0}")]
    BrokenStart(BrokenStart),
    /// The player is ready already.
    #[error("this seat is already ready")]
    ReadyAlready,
    /// The match has not begun.
    #[error("the match has not begun")]
    NotBegun,
    /// The match has begun.
    #[error("the match has begun")]
    BegunAlready,
    /// Who sits where is settled before the match.
    #[error("seats can't change before the match is over")]
    SeatsKept,
    /// No game is being played.
    #[error("no game is in progress")]
    NoGame,
    /// A game is being played.
    #[error("the game is not over")]
    GameOn,
    /// The match is over, by what ended it.
    #[error("the match is over")]
    MatchOver(Cause),
    /// The match is not over.
    #[error("the match is not over")]
    MatchNotOver,
    /// There is no match to give up in money play.
    #[error("money play has no match to resign: resign the game or leave")]
    NoMatch,
    /// Asked for already.
    #[error("this was asked for already")]
    AskedAlready,
    /// The opponent has rejected that much since the last roll.
    #[error("the opponent has rejected that; it can be offered again after the next roll")]
    RejectedBefore,
    /// No rematch was offered.
    #[error("no rematch has been offered")]
    NoRematchOffered,
    /// The opponent has left.
    #[error("the opponent has left")]
    OpponentLeft,
    /// The dice are on their way.
    #[error("the dice are about to be rolled")]
    DiceCalled,
    /// No roll was called, or not that one.
    #[error("the roll that waits for links is {}", .0.map_or("none".to_owned(), |n| n.number().to_string()))]
    NotThatRoll(Option<RollNumber>),
    /// The link was opened already.
    #[error("the link of this roll has been opened")]
    LinkOpenedAlready,
    /// The seat has no chain of its own.
    #[error("the server opens the links of this seat")]
    NoOwnChain,
    /// The link does not fit.
    #[error("{0}")]
    BadLink(LinkMismatch),
    /// What the page has seen of the match is not what stands here.
    #[error("the page has seen a different course of the match from the one recorded here")]
    AnotherLog,
    /// The chain is longer than chains may be.
    #[error("a chain has at most {} links", ChainLength::USUAL.links())]
    ChainTooLong,
    /// The facts bring no dice for this command.
    #[error("this command needs dice: {0}")]
    NoDice(&'static str),
    /// The player's time was over before the command came.
    #[error("time was up ({})", cause_text(*.0))]
    TimeIsUp(Cause),
    /// A text, a list, a time or points are larger than such things are.
    #[error("a text or a list is too long, or a number too large")]
    TooLong,
    /// Too many steps for a play.
    #[error("a play has at most four steps")]
    TooManySteps,
    /// The opponent is there, or not gone for long enough.
    #[error("the opponent is not absent{}", .0.map_or(String::new(), |from| format!(" before {}", from.millis())))]
    NotAbsent(Option<Time>),
    /// Nothing changes by it.
    #[error("that would change nothing")]
    NothingChanges,
    /// No clock is used.
    #[error("there is no clock here")]
    NoClock,
    /// Breaks are taken between games.
    #[error("breaks are taken between games")]
    BreakBetweenGames,
    /// No tutor helps the actor at this table.
    #[error("nothing can be taken back here: this table has no tutor for you")]
    NoTutor,
    /// Nothing has been decided in this game that could be taken back.
    #[error("nothing has been played in this game that could be taken back")]
    NothingToTakeBack,
    /// A tutor helps nobody on such terms.
    #[error("a tutor helps one person against a bot: without a clock, without money, with legal plays only")]
    NotForTutor,
    /// The match rests until both want to go on.
    #[error("the match is adjourned: it goes on when both want to")]
    Adjourned,
    /// Nothing rests here.
    #[error("the match is not adjourned")]
    NotAdjourned,
    /// Matches go on here to their end.
    #[error("matches are not adjourned here")]
    NoAdjourning,
    /// Nobody has offered to adjourn.
    #[error("nobody has offered to adjourn")]
    NoAdjournOffered,
    /// Nobody wins here by waiting.
    #[error("here the match of an absent player can be adjourned, not claimed")]
    OnlyAdjourning,
    /// What counts for ratings is a match between two persons.
    #[error("only a match between two people counts for ratings, from its beginning and without help")]
    NotForRating,
    /// Nothing is due.
    #[error("nothing is due now")]
    NothingDue,
    /// The rules of the game, and the clause the act would break.
    #[error("{0}")]
    Rules(Reason, Clause),
}

const fn cause_text(cause: Cause) -> &'static str {
    match cause {
        Cause::Flag => "the flag has fallen",
        Cause::Score
        | Cause::TooSlow
        | Cause::Absent
        | Cause::Left
        | Cause::Resigned
        | Cause::Ruling
        | Cause::SessionOver
        | Cause::Annulled => "the time for a decision",
    }
}

impl From<Reason> for WhyNot {
    fn from(reason: Reason) -> Self {
        let clause = reason.clause();
        Self::Rules(reason, clause)
    }
}

impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

impl std::error::Error for TableRefusal {}

impl Explain for TableRefusal {
    fn clause(&self) -> Option<Clause> {
        match &self.why {
            WhyNot::Rules(_, clause) | WhyNot::OfficialsOnly(clause) => Some(*clause),
            WhyNot::TimeIsUp(cause) | WhyNot::MatchOver(cause) => cause.clause(),
            WhyNot::BrokenStart(broken) => broken.faults().first().map(|fault| fault.clause()),
            WhyNot::SamePlayerTwice => Some(Clause::SET_01),
            WhyNot::SeatsKept => Some(Clause::SET_06),
            WhyNot::NoGame => Some(Clause::END_01),
            WhyNot::DiceCalled => Some(Clause::IRR_04),
            WhyNot::RejectedBefore => Some(Clause::END_08),
            WhyNot::TooManySteps => Some(Clause::MOV_05),
            WhyNot::NoMatch => Some(Clause::MAT_08),
            WhyNot::NoClock => Some(Clause::CLK_11),
            WhyNot::BreakBetweenGames => Some(Clause::CLK_09),
            // The stream of a table: opened once, closed for good, its timer and its dice the house's.
            WhyNot::NotOpened
            | WhyNot::OpenedAlready
            | WhyNot::Closed
            | WhyNot::NotAllowed
            | WhyNot::NoDice(_)
            | WhyNot::NothingChanges
            | WhyNot::NothingDue => None,
            // Seats, readiness, the way to the next game and to a rematch: how the house brings two players together.
            WhyNot::NotSeated
            | WhyNot::NobodyInParticular
            | WhyNot::SeatedAlready
            | WhyNot::SeatTaken
            | WhyNot::WrongInvitation
            | WhyNot::ReadyAlready
            | WhyNot::NotBegun
            | WhyNot::BegunAlready
            | WhyNot::GameOn
            | WhyNot::MatchNotOver
            | WhyNot::AskedAlready
            | WhyNot::NoRematchOffered
            | WhyNot::OpponentLeft
            | WhyNot::NoPartner
            | WhyNot::PartnerHasDice
            | WhyNot::PartnerMissing
            | WhyNot::BotInPair
            | WhyNot::BadText
            | WhyNot::TooLong
            | WhyNot::NoTutor
            | WhyNot::NothingToTakeBack
            | WhyNot::NotForTutor
            | WhyNot::NotForRating
            | WhyNot::Adjourned
            | WhyNot::NotAdjourned
            | WhyNot::NoAdjourning
            | WhyNot::NoAdjournOffered
            | WhyNot::OnlyAdjourning
            | WhyNot::NotAbsent(_) => None,
            // The order in which links of the dice are opened (`docs/dice.md`).
            WhyNot::NotThatRoll(_)
            | WhyNot::LinkOpenedAlready
            | WhyNot::NoOwnChain
            | WhyNot::BadLink(_)
            | WhyNot::AnotherLog
            | WhyNot::ChainTooLong => None,
        }
    }

    fn message_key(&self) -> &'static str {
        match &self.why {
            WhyNot::Rules(..) => "refused-rules",
            WhyNot::NotOpened => "refused-not-opened",
            WhyNot::OpenedAlready => "refused-opened-already",
            WhyNot::Closed => "refused-closed",
            WhyNot::NotSeated => "refused-not-seated",
            WhyNot::NotAllowed | WhyNot::OfficialsOnly(_) => "refused-not-allowed",
            WhyNot::NobodyInParticular => "refused-nobody",
            WhyNot::SeatedAlready => "refused-seated-already",
            WhyNot::SeatTaken => "refused-seat-taken",
            WhyNot::WrongInvitation => "refused-wrong-invitation",
            WhyNot::SamePlayerTwice => "refused-same-player",
            WhyNot::NoPartner => "refused-no-partner",
            WhyNot::PartnerHasDice => "refused-partner-has-dice",
            WhyNot::PartnerMissing => "refused-partner-missing",
            WhyNot::BotInPair => "refused-bot-in-pair",
            WhyNot::BadText => "refused-bad-text",
            WhyNot::BrokenStart(_) => "refused-broken-start",
            WhyNot::ReadyAlready => "refused-ready-already",
            WhyNot::NotBegun => "refused-not-begun",
            WhyNot::BegunAlready => "refused-begun-already",
            WhyNot::SeatsKept => "refused-seats-kept",
            WhyNot::NoGame => "refused-no-game",
            WhyNot::GameOn => "refused-game-on",
            WhyNot::MatchOver(_) => "refused-match-over",
            WhyNot::MatchNotOver => "refused-match-not-over",
            WhyNot::NoMatch => "refused-no-match",
            WhyNot::AskedAlready => "refused-asked-already",
            WhyNot::RejectedBefore => "refused-rejected-before",
            WhyNot::NoRematchOffered => "refused-no-rematch",
            WhyNot::OpponentLeft => "refused-opponent-left",
            WhyNot::DiceCalled => "refused-dice-called",
            WhyNot::NotThatRoll(_) => "refused-not-that-roll",
            WhyNot::LinkOpenedAlready => "refused-link-opened",
            WhyNot::NoOwnChain => "refused-no-own-chain",
            WhyNot::BadLink(_) => "refused-bad-link",
            WhyNot::AnotherLog => "refused-another-log",
            WhyNot::ChainTooLong => "refused-chain-too-long",
            WhyNot::NoDice(_) => "refused-no-dice",
            WhyNot::TimeIsUp(_) => "refused-time-is-up",
            WhyNot::TooLong => "refused-too-long",
            WhyNot::TooManySteps => "refused-too-many-steps",
            WhyNot::NotAbsent(_) => "refused-not-absent",
            WhyNot::NothingChanges => "refused-nothing-changes",
            WhyNot::NoClock => "refused-no-clock",
            WhyNot::BreakBetweenGames => "refused-break-between-games",
            WhyNot::NoTutor => "refused-no-tutor",
            WhyNot::NothingToTakeBack => "refused-nothing-to-take-back",
            WhyNot::NotForTutor => "refused-not-for-tutor",
            WhyNot::Adjourned => "refused-adjourned",
            WhyNot::NotAdjourned => "refused-not-adjourned",
            WhyNot::NoAdjourning => "refused-no-adjourning",
            WhyNot::NoAdjournOffered => "refused-no-adjourn-offered",
            WhyNot::OnlyAdjourning => "refused-only-adjourning",
            WhyNot::NotForRating => "refused-not-for-rating",
            WhyNot::NothingDue => "refused-nothing-due",
        }
    }

    fn args(&self) -> BTreeMap<&'static str, Arg> {
        let mut args = BTreeMap::new();
        match &self.why {
            WhyNot::Rules(reason, _) => {
                args.insert("reason", Arg::Name(reason_name(reason)));
            }
            WhyNot::NotThatRoll(Some(number)) => {
                args.insert("number", number.number().into());
            }
            WhyNot::NotAbsent(Some(from)) => {
                args.insert("from", from.millis().into());
            }
            WhyNot::TimeIsUp(cause) => {
                let flag = if *cause == Cause::Flag { "flag" } else { "decision" };
                args.insert("cause", Arg::Term(flag));
            }
            _ => {}
        }
        args
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(|name| name.text().to_owned()).collect()
    }
}

/// The reason's name as the translations have it: `crawford_game`.
fn reason_name(reason: &Reason) -> String {
    let tagged = serde_json::to_value(reason).unwrap_or_default();
    tagged.get("type").and_then(|name| name.as_str()).unwrap_or("illegal_play").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(why: WhyNot) -> Option<Clause> {
        TableRefusal { why, legal: Vec::new() }.clause()
    }

    // rule: SET-01, SET-06
    #[test]
    fn what_the_rulebook_says_is_refused_by_its_clause() {
        for (why, named) in [
            (WhyNot::SamePlayerTwice, Clause::SET_01),
            (WhyNot::SeatsKept, Clause::SET_06),
            (WhyNot::NoGame, Clause::END_01),
            (WhyNot::DiceCalled, Clause::IRR_04),
            (WhyNot::MatchOver(Cause::Score), Clause::MAT_01),
            (WhyNot::MatchOver(Cause::Flag), Clause::CLK_02),
            (WhyNot::MatchOver(Cause::Resigned), Clause::MAT_08),
            (WhyNot::MatchOver(Cause::Ruling), Clause::TRN_01),
            (WhyNot::OfficialsOnly(Clause::TRN_24), Clause::TRN_24),
        ] {
            assert_eq!(clause(why.clone()), Some(named), "{why}");
        }
    }

    #[test]
    fn what_names_no_clause_is_the_houses_own() {
        let stream = [
            WhyNot::NotOpened,
            WhyNot::OpenedAlready,
            WhyNot::Closed,
            WhyNot::NotAllowed,
            WhyNot::NoDice("none"),
            WhyNot::NothingChanges,
            WhyNot::NothingDue,
        ];
        let company = [
            WhyNot::NotSeated,
            WhyNot::NobodyInParticular,
            WhyNot::SeatedAlready,
            WhyNot::SeatTaken,
            WhyNot::WrongInvitation,
            WhyNot::ReadyAlready,
            WhyNot::NotBegun,
            WhyNot::BegunAlready,
            WhyNot::GameOn,
            WhyNot::MatchNotOver,
            WhyNot::AskedAlready,
            WhyNot::NoRematchOffered,
            WhyNot::OpponentLeft,
            WhyNot::NoPartner,
            WhyNot::PartnerHasDice,
            WhyNot::PartnerMissing,
            WhyNot::BotInPair,
            WhyNot::BadText,
            WhyNot::TooLong,
            WhyNot::NoTutor,
            WhyNot::NothingToTakeBack,
            WhyNot::NotForTutor,
            WhyNot::NotForRating,
            WhyNot::Adjourned,
            WhyNot::NotAdjourned,
            WhyNot::NoAdjourning,
            WhyNot::NoAdjournOffered,
            WhyNot::OnlyAdjourning,
            WhyNot::NotAbsent(None),
        ];
        let links = [
            WhyNot::NotThatRoll(None),
            WhyNot::LinkOpenedAlready,
            WhyNot::NoOwnChain,
            WhyNot::AnotherLog,
            WhyNot::ChainTooLong,
        ];
        let pace = [Cause::TooSlow, Cause::Absent, Cause::Left, Cause::SessionOver];
        let ended = pace.map(WhyNot::MatchOver).into_iter().chain([WhyNot::TimeIsUp(Cause::TooSlow)]);
        for why in stream.into_iter().chain(company).chain(links).chain(ended) {
            assert_eq!(clause(why.clone()), None, "{why}");
        }
    }
}
