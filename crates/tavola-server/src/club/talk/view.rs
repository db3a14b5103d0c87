//! What a reader is told of what is said.

use serde::Serialize;
use tavola_base::Time;

/// Who is meant to hear a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TalkRoom"))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Those who take part.
    Players,
    /// Those who watch; the others once the match is over.
    Watchers,
    /// Everybody: it is over, or there are no players of its own.
    All,
}

impl Room {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Watchers => "watchers",
            Self::All => "all",
        }
    }

    pub(super) fn of_name(name: &str) -> Self {
        match name {
            "watchers" => Self::Watchers,
            "all" => Self::All,
            _ => Self::Players,
        }
    }
}

/// What a reader may write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Writing {
    /// Phrases and free words.
    Free,
    /// Phrases: free words need more.
    Phrases,
    /// Nothing: there is nobody to hear it.
    Nothing,
}

/// A line as a reader is shown it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TalkLine {
    /// Its number at this stream.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub number: i64,
    /// Who said it, by the name they had.
    pub name: String,
    /// Whether it was the reader.
    pub own: bool,
    /// Who was meant to hear it.
    pub room: Room,
    /// Which phrase it is; none for free words.
    pub phrase: Option<String>,
    /// The free words; empty for a phrase.
    pub text: String,
    /// When.
    pub at: Time,
}

/// What a reader is told of what is said at a stream.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TalkView {
    /// The lines come after this one, which the reader has; 0 if they are all there are.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub after: i64,
    /// The lines, the oldest first.
    pub lines: Vec<TalkLine>,
    /// Who hears what the reader says.
    pub room: Room,
    /// What the reader may write.
    pub writing: Writing,
    /// Why not more, as a message's name; none where nothing is missing.
    pub why: Option<&'static str>,
    /// Whether the reader wants free words at this table; none where that is not theirs to say.
    pub wants: Option<bool>,
    /// Whether the others want them.
    pub others_want: bool,
    /// Whom the reader does not want to hear here: a line of theirs, and their name.
    pub muted: Vec<Muted>,
}

/// Somebody whom a reader does not want to hear.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Muted {
    /// A line of theirs.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub line: i64,
    /// Their name.
    pub name: String,
}

impl TalkView {
    /// The same for who has the lines that were shown before: only what is new, if the others are as they were.
    #[must_use]
    pub fn since(mut self, before: &Self, known: &[i64]) -> Option<Self> {
        let numbers: Vec<i64> = self.lines.iter().map(|line| line.number).collect();
        let last = known.last().copied().unwrap_or(0);
        let old = numbers.iter().take_while(|number| **number <= last).count();
        let goes_on = known.ends_with(&numbers[..old]);
        let is_same = Self { after: 0, lines: Vec::new(), ..self.clone() }
            == Self { after: 0, lines: Vec::new(), ..before.clone() };
        if goes_on && last > 0 {
            self.lines.drain(..old);
            self.after = last;
        }
        let says_nothing = is_same && goes_on && numbers.len() == old;
        (!says_nothing).then_some(self)
    }
}
