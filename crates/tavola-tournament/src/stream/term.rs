//! The words of our own that the sentences of refusals speak of, and how numbers and names go into them.

use tavola_base::Arg;

use super::division::DivisionId;
use super::event::{Fate, Touched};
use super::play::TableNumber;
use crate::ids::{EntrantId, LatePlace, MatchId};
use crate::ruling::RulingNumber;

macro_rules! terms {
    ($($name:ident = $text:literal,)*) => {
        /// A word that a sentence speaks of and that every language has its own for.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "each is its text")]
        pub enum Term {
            $($name,)*
        }

        impl Term {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// As it is written in English, in commands and in the names of its translations.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

terms! {
    MainDivision = "main",
    Planned = "planned",
    Called = "called",
    Playing = "playing",
    Reported = "reported",
    Ended = "ended",
    Requested = "requested",
    Approved = "approved",
    Refused = "refused",
    Out = "out",
    Disqualified = "disqualified",
    NotAppealed = "not appealed",
    BeingHeard = "being heard",
    Upheld = "upheld",
    Overturned = "overturned",
    TakenBack = "taken back",
    Undecided = "left undecided",
    Unaffected = "unaffected",
    RePaired = "re-paired",
    Annulled = "annulled",
    ToBeReplayed = "to be replayed",
    DrawnAnew = "drawn anew",
    FirstSecond = "first_second",
    SecondFirst = "second_first",
    Doubles = "doubles",
    Firsts = "firsts",
    Seconds = "seconds",
    Tables = "tables",
    Entries = "entries",
    Divisions = "divisions",
    Announcements = "announcements",
    Offices = "offices",
    Names = "names",
    Matches = "matches",
    Rounds = "rounds",
    Lives = "lives",
    Points = "number of points",
    LatePlaces = "late places",
    TieBreaks = "tie-breaks",
    Prizes = "prizes",
    Pools = "side pools",
    Parts = "parts",
    Percent = "percent",
    Rating = "rating",
    Days = "days",
    Name = "name",
    Text = "text",
    List = "list of entries",
    Currency = "currency",
    NoNameThere = "the name is missing",
    OtherFields = "another number of fields",
    NoNumber = "not a number",
    OpenQuote = "a quotation mark is not closed",
    ThereTwice = "already entered",
    OtherPeople = "another number of people",
    IsBanned = "banned",
    TooLong = "too long",
    UnknownColumn = "unknown column",
    Partner = "partner",
    Club = "club",
    Account = "account",
    Experience = "experience",
}

impl From<Term> for Arg {
    fn from(term: Term) -> Self {
        Self::Term(term.text())
    }
}

macro_rules! numbered {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::from(number.number())
            }
        }
    )*};
}

numbered!(EntrantId, MatchId, LatePlace, RulingNumber, TableNumber);

/// A division is called as its director has named it; the one that is there from the beginning has a name in every language.
impl From<&DivisionId> for Arg {
    fn from(division: &DivisionId) -> Self {
        if division.as_str() == "main" { Term::MainDivision.into() } else { Self::name(division.as_str()) }
    }
}

impl From<&Touched> for Arg {
    fn from(touched: &Touched) -> Self {
        let fate = match touched.fate {
            Fate::Unaffected => Term::Unaffected,
            Fate::RePaired => Term::RePaired,
            Fate::Annulled => Term::Annulled,
            Fate::ToBeReplayed => Term::ToBeReplayed,
            Fate::Redrawn => Term::DrawnAnew,
        };
        Self::noted(touched.of, fate)
    }
}
