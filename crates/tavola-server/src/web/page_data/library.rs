//! What the pages of the library are made from.

use tavola_notation::record::Remark;

use crate::{
    base::ids::{ImportId, InvitationToken},
    club::library::{import::FileOutcome, statistics::Statistics},
    store::{Behind, ListedMatch, Own},
};

/// The page of the library.
#[derive(Debug, Default)]
pub struct LibraryData {
    /// What came of files that were just brought.
    pub outcomes: Vec<FileOutcome>,
    /// The matches that are listed.
    pub matches: Matches,
    /// What was searched, as it was written.
    pub search: SearchText,
    /// What of it could not be read.
    pub wrong: Vec<WrongSearch>,
    /// Whether not all tables have been looked through yet.
    pub has_more_tables: bool,
    /// How many matches wait to be judged, of everybody.
    pub waiting: usize,
}

/// Matches that are listed.
#[derive(Debug, Default)]
pub struct Matches {
    /// The matches with their analysis' address, and the line in which a searched position stands.
    pub listed: Vec<(ListedMatch, String, Option<String>)>,
    /// Where the next page begins, if there is one.
    pub behind: Option<Behind>,
}

/// What is searched, as it was written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SearchText {
    /// Part of a player's name.
    pub player: String,
    /// Part of the event's name.
    pub event: String,
    /// The first day: `2009-03-22`.
    pub from: String,
    /// The last.
    pub to: String,
    /// A position in any notation.
    pub position: String,
    /// `play`, `cube`, or a kind of error.
    pub kind: String,
    /// The least mark: `doubtful` to `whopper`.
    pub mark: String,
}

impl SearchText {
    /// Whether nothing is searched.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The fields by their names in the address.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, &str); 7] {
        [
            ("player", &self.player),
            ("event", &self.event),
            ("from", &self.from),
            ("to", &self.to),
            ("position", &self.position),
            ("kind", &self.kind),
            ("mark", &self.mark),
        ]
    }
}

/// What of a search could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrongSearch {
    /// No day.
    Day(String),
    /// No position; why, in English, in the words of the notation it looks like.
    Position(String),
    /// No mark or no kind of error.
    Choice(String),
}

/// A match that was read from a file, on its analysis' page.
#[derive(Debug, Clone)]
pub struct ImportedData {
    /// Its name.
    pub id: ImportId,
    /// What only its owner sees; none for those who have the link to share it.
    pub owner: Option<OwnerData>,
    /// What did not fit in the file.
    pub remarks: Vec<Remark>,
}

/// What the owner of an imported match sees.
#[derive(Debug, Clone)]
pub struct OwnerData {
    /// Which of the players they are.
    pub own: Own,
    /// The link by which others see it, if there is one.
    pub share: Option<InvitationToken>,
    /// What the file was called.
    pub file: String,
}

/// The page of statistics.
#[derive(Debug, Default)]
pub struct StatisticsData {
    /// Everything added up.
    pub statistics: Statistics,
    /// Whether not all tables have been looked through yet.
    pub has_more_tables: bool,
}
