//! What nodes tell each other, as it travels: JSON, read to the last field, so that nothing else on the bus is taken for it.

use serde::{Deserialize, Serialize};
use tavola_base::{Decider as _, Time};
use tavola_club::{chouette::ChouetteStream, device::DeviceStream, table::Tables};
use tavola_tournament::TournamentStream;

use super::Hint;
use crate::{
    base::{
        ids::{AccountId, NodeId, SessionId, StreamId, Version},
        trail,
    },
    web::{
        accounts::{End, Ends},
        limits::Spent,
    },
};

/// Something that nodes tell each other besides what has moved on. Each can be lost: what is remembered of such things is read
/// again after a moment in any case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Word {
    /// Somebody has opened a stream, or closed it.
    Presence,
    /// Something was said at a stream.
    Said(String),
    /// Seeks, challenges or who is in the lobby have changed.
    Lobby,
    /// An account has notices that it has not been told of.
    Noticed(String),
    /// Sessions of an account have ended: this one, all but this one, all.
    Ended {
        /// Whose.
        account: String,
        /// Which one, or which one not; all without it.
        session: Option<String>,
        /// Whether that one is the only one that has not.
        all_but: bool,
    },
    /// A token has ended.
    TokenEnded(String),
    /// Ratings of an account have changed.
    Rated(String),
    /// What is remembered of a stream is old: it was written by somebody who tells no version.
    Stream(String),
    /// What is remembered of a stream's secrets is old.
    Secrets(String),
    /// What was taken from buckets that other nodes have too.
    Spent(Vec<Spent>),
}

impl Word {
    /// That sessions have ended.
    #[must_use]
    pub fn ended(end: &End) -> Self {
        let (session, all_but) = match &end.which {
            Ends::One(session) => (Some(session.as_str().to_owned()), false),
            Ends::AllBut(session) => (Some(session.as_str().to_owned()), true),
            Ends::All => (None, false),
        };
        Self::Ended { account: end.account.as_str().to_owned(), session, all_but }
    }

    /// The sessions that have ended by it, if it says so.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        let Self::Ended { account, session, all_but } = self else { return None };
        let which = match session.as_ref().map(SessionId::new) {
            Some(session) if *all_but => Ends::AllBut(session),
            Some(session) => Ends::One(session),
            None => Ends::All,
        };
        Some(End { account: AccountId::new(account), which })
    }
}

/// A word from a node to the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// Who tells it.
    from: String,
    /// Which of its words it is: one more for each since its start.
    number: u64,
    /// When, by the club's time.
    at: u64,
    /// What.
    says: Says,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Says {
    Moved {
        stream: String,
        kind: String,
        version: i64,
        /// What has led to it, where that is traced.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trace: Option<String>,
    },
    Word(Word),
}

/// What a word says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// A stream has moved on.
    Hint(Hint),
    /// Something else.
    Word(Word),
}

impl Envelope {
    /// The longest word that is read, in bytes.
    pub const LONGEST: usize = 4096;

    /// The word that says it, the sender's so-many-eth.
    #[must_use]
    pub fn of(from: &NodeId, number: u64, at: Time, told: &Told) -> Self {
        let says = match told {
            Told::Hint(Hint { stream, kind, version }) => Says::Moved {
                stream: stream.as_str().to_owned(),
                kind: (*kind).to_owned(),
                version: version.number(),
                trace: trail::told(stream, *version),
            },
            Told::Word(news) => Says::Word(news.clone()),
        };
        Self { from: from.as_str().to_owned(), number, at: at.millis(), says }
    }

    /// The word as it travels under its seal.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads a word; none if it is no word of ours, or of a release that says other things.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        if bytes.len() > Self::LONGEST { None } else { serde_json::from_slice(bytes).ok() }
    }

    /// The node that has told it.
    #[must_use]
    pub fn sender(&self) -> &str {
        &self.from
    }

    /// Which of that node's words it is.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// When it was told, by the club's time.
    #[must_use]
    pub const fn at(&self) -> Time {
        Time::from_millis(self.at)
    }

    /// What it says; none of a kind of stream that this release does not know.
    #[must_use]
    pub fn told(self) -> Option<Told> {
        match self.says {
            Says::Word(news) => Some(Told::Word(news)),
            Says::Moved { stream, kind, version, trace } => {
                let (stream, kind, version) = (StreamId::new(stream), known_kind(&kind)?, Version::new(version));
                trace.into_iter().for_each(|trace| trail::heard(&stream, version, trace));
                Some(Told::Hint(Hint { stream, kind, version }))
            }
        }
    }
}

/// The kinds of streams that hints are told of.
pub(crate) fn known_kind(kind: &str) -> Option<&'static str> {
    [Tables::STREAM, ChouetteStream::STREAM, TournamentStream::STREAM, DeviceStream::STREAM]
        .into_iter()
        .find(|known| *known == kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_word() -> Vec<Told> {
        let account = || "ada".to_owned();
        let ends = [Ends::One(SessionId::new("s")), Ends::AllBut(SessionId::new("s")), Ends::All];
        let ended = ends.map(|which| Word::ended(&End { account: AccountId::new("ada"), which }));
        let words = [
            Word::Presence,
            Word::Said("t".to_owned()),
            Word::Lobby,
            Word::Noticed(account()),
            Word::TokenEnded("k".to_owned()),
            Word::Rated(account()),
            Word::Stream("t".to_owned()),
            Word::Secrets("t".to_owned()),
            Word::Spent(vec![serde_json::from_str(r#"{"kind":1,"who":2,"tenths":3}"#).unwrap()]),
        ];
        let kinds = [Tables::STREAM, ChouetteStream::STREAM, TournamentStream::STREAM, DeviceStream::STREAM];
        let hints = kinds.map(|kind| Hint { stream: StreamId::new("t"), kind, version: Version::new(3) });
        words.into_iter().chain(ended).map(Told::Word).chain(hints.map(Told::Hint)).collect()
    }

    #[test]
    fn every_word_and_every_hint_says_what_was_meant_and_nothing_else_is_one() {
        let (node, at) = (NodeId::new("one"), Time::from_millis(7));
        for told in every_word() {
            let word = Envelope::read(&Envelope::of(&node, 5, at, &told).write()).unwrap();
            assert_eq!((word.sender(), word.number(), word.at()), ("one", 5, at));
            assert_eq!(word.told(), Some(told));
        }
        for bad in ["", "{}", r#"{"from":"one","number":1,"at":7,"says":{"moved":{"stream":"t"}}}"#, r#"{"from":1}"#] {
            assert_eq!(Envelope::read(bad.as_bytes()), None, "{bad}");
        }
        assert_eq!(Envelope::read(br#"{"from":"one","at":7,"says":{"word":"lobby"}}"#), None, "of a release before");
        assert_eq!(Envelope::read(&vec![b' '; Envelope::LONGEST + 1]), None);
        let newer = br#"{"from":"one","number":1,"at":7,"says":{"moved":{"stream":"t","kind":"poker","version":1}}}"#;
        assert_eq!(Envelope::read(newer).unwrap().told(), None);
    }

    #[test]
    fn the_end_of_sessions_is_told_as_it_is() {
        for which in [Ends::One(SessionId::new("s")), Ends::AllBut(SessionId::new("s")), Ends::All] {
            let end = End { account: AccountId::new("ada"), which };
            assert_eq!(Word::ended(&end).end(), Some(end));
        }
        assert_eq!(Word::Lobby.end(), None);
    }
}
