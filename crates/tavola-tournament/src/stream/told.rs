//! What the sentence of a refusal speaks of: numbers, names that somebody gave, and words every language has.

use tavola_base::PlayerId;

use super::division::DivisionId;
use super::event::{Fate, Touched};
use super::play::TableNumber;
use crate::ids::{EntrantId, LatePlace, MatchId};
use crate::ruling::RulingNumber;

macro_rules! words {
    ($($name:ident = $text:literal,)*) => {
        /// A word that a sentence speaks of and that every language has its own for.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "each is its text")]
        pub enum Word {
            $($name,)*
        }

        impl Word {
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

words! {
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
}

/// What a refusal's sentence may speak of: numbers, names that somebody gave, and [`Word`]s. A text of our own is none
/// of these, so no sentence of one language stands in another.
pub trait Told {
    /// As it goes into the sentence.
    fn told(&self) -> String;
}

macro_rules! told {
    ($($kind:ty),*) => {$(
        impl Told for $kind {
            fn told(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

told!(u8, u32, u64, usize, EntrantId, MatchId, DivisionId, LatePlace, RulingNumber, TableNumber, PlayerId);

/// What somebody wrote: a name, a field of a list.
pub struct Given<'a>(pub &'a str);

impl Told for Given<'_> {
    fn told(&self) -> String {
        self.0.to_owned()
    }
}

impl Told for Word {
    fn told(&self) -> String {
        self.text().to_owned()
    }
}

impl Told for Touched {
    fn told(&self) -> String {
        let fate = match self.fate {
            Fate::Unaffected => Word::Unaffected,
            Fate::RePaired => Word::RePaired,
            Fate::Annulled => Word::Annulled,
            Fate::ToBeReplayed => Word::ToBeReplayed,
            Fate::Redrawn => Word::DrawnAnew,
        };
        format!("{} ({})", self.of, fate.text())
    }
}

impl<T: Told + ?Sized> Told for &T {
    fn told(&self) -> String {
        (**self).told()
    }
}

impl<T: Told> Told for [T] {
    fn told(&self) -> String {
        self.iter().map(Told::told).collect::<Vec<_>>().join(", ")
    }
}

impl<T: Told> Told for Vec<T> {
    fn told(&self) -> String {
        self.as_slice().told()
    }
}
