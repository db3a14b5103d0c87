//! The seal of a club's words, and what a node takes of what comes under it.
//!
//! Whoever can write to NATS, or has listened there, can say nothing in a node's name: each word is sealed by a key that lies in
//! the database, bears its sender's number, which is taken once, and says when it was told. What is refused is read in the
//! database, as whatever else was lost.

use std::{collections::HashMap, fmt};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tavola_base::{Millis, Time};

use super::Envelope;
use crate::base::ids::NodeId;

/// How long a seal is, in bytes. It stands before its word.
const LENGTH: usize = 32;
/// How old a word may be, by the club's time: how long a node may take to get it through to NATS, several times over.
const OLD: Millis = Millis::seconds(60);
/// How many senders' numbers are remembered. Each start of a node is another one.
const SENDERS: usize = 256;

/// What a club's words are sealed with.
#[derive(Clone)]
pub struct Seal(Hmac<Sha256>);

impl Seal {
    /// The seal of the club that has this key, of any length.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "HMAC takes keys of any length")]
    pub fn of(key: &[u8]) -> Self {
        #[expect(clippy::expect_used, reason = "HMAC takes keys of any length")]
        let mac = Hmac::new_from_slice(key).expect("HMAC takes keys of any length");
        Self(mac)
    }

    /// A word under its seal: HMAC-SHA256, 32 bytes, and then the word as it is.
    #[must_use]
    pub fn put(&self, word: &[u8]) -> Vec<u8> {
        [&self.0.clone().chain_update(word).finalize().into_bytes(), word].concat()
    }

    /// The word under a seal; none if the seal is not this club's, the word is not what was sealed, or it is longer than
    /// [`Envelope::LONGEST`].
    #[must_use]
    pub fn open<'a>(&self, sealed: &'a [u8]) -> Option<&'a [u8]> {
        let (seal, word) = sealed.split_at_checked(LENGTH)?;
        if word.len() > Envelope::LONGEST {
            return None;
        }
        self.0.clone().chain_update(word).verify_slice(seal).ok()?;
        Some(word)
    }
}

impl fmt::Debug for Seal {
    /// Says nothing of the key, so that no log can.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seal(..)")
    }
}

/// Why a word is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refused {
    /// It bears no seal of this club: a release without seals has told it, or a stranger.
    Seal,
    /// It is sealed and says what this release does not know.
    Unknown,
    /// It was told too long ago.
    Old,
    /// It has come before, or so long after its sender's others that it may have.
    Again,
}

impl Refused {
    /// Its name among the numbers.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Seal => "seal",
            Self::Unknown => "unknown",
            Self::Old => "old",
            Self::Again => "again",
        }
    }
}

/// What a node takes of what comes from NATS.
pub(super) struct Ear {
    me: NodeId,
    seal: Seal,
    senders: HashMap<String, Sender>,
}

/// Which numbers of a sender have come.
#[derive(Debug)]
struct Sender {
    highest: u64,
    /// The lowest bit is the highest number's, the next one that of the number before it.
    window: u128,
    /// When it told the latest that has come.
    latest: Time,
}

impl Ear {
    /// Of a node that has heard nothing yet.
    pub(super) fn new(me: NodeId, seal: Seal) -> Self {
        Self { me, seal, senders: HashMap::new() }
    }

    /// The word in what has come; none if the node itself has told it.
    ///
    /// # Errors
    /// Why it is not taken.
    pub(super) fn take(&mut self, sealed: &[u8], now: Time) -> Result<Option<Envelope>, Refused> {
        let word = self.seal.open(sealed).ok_or(Refused::Seal)?;
        let word = Envelope::read(word).ok_or(Refused::Unknown)?;
        if word.sender() == self.me.as_str() {
            return Ok(None);
        }
        if now.since(word.at()) > OLD {
            return Err(Refused::Old);
        }
        if self.has_come(&word, now) { Err(Refused::Again) } else { Ok(Some(word)) }
    }

    /// Whether a word has come before, or that cannot be known; from now on it has.
    fn has_come(&mut self, word: &Envelope, now: Time) -> bool {
        if let Some(sender) = self.senders.get_mut(word.sender()) {
            sender.latest = sender.latest.max(word.at());
            return sender.has_come(word.number());
        }
        if self.senders.len() >= SENDERS {
            // What is too old to be taken need not be known again.
            self.senders.retain(|_, sender| now.since(sender.latest) <= OLD);
        }
        if self.senders.len() < SENDERS {
            let sender = Sender { highest: word.number(), window: 1, latest: word.at() };
            return self.senders.insert(word.sender().to_owned(), sender).is_some();
        }
        true
    }
}

impl Sender {
    fn has_come(&mut self, number: u64) -> bool {
        let shifted = |bits: u128, by: u64| u32::try_from(by).ok().and_then(|by| bits.checked_shl(by)).unwrap_or(0);
        if number > self.highest {
            self.window = shifted(self.window, number - self.highest) | 1;
            self.highest = number;
            return false;
        }
        let bit = shifted(1, self.highest - number);
        let has_come = bit == 0 || self.window & bit != 0;
        self.window |= bit;
        has_come
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stream::bus::{Told, Word};

    const NOW: Time = Time::from_millis(1_000_000);

    fn seal() -> Seal {
        Seal::of(b"the club's")
    }

    fn ear() -> Ear {
        Ear::new(NodeId::new("me"), seal())
    }

    fn word(from: &str, number: u64, at: Time) -> Vec<u8> {
        Envelope::of(&NodeId::new(from), number, at, &Told::Word(Word::Lobby)).write()
    }

    fn told(from: &str, number: u64) -> Vec<u8> {
        seal().put(&word(from, number, NOW))
    }

    #[test]
    fn a_word_is_what_was_sealed_and_no_byte_of_it_another() {
        let sealed = told("one", 1);
        assert_eq!(seal().open(&sealed), Some(word("one", 1, NOW).as_slice()));
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(seal().open(&changed), None, "byte {at}");
            assert_eq!(seal().open(&sealed[..at]), None, "cut at {at}");
        }
        assert_eq!(Seal::of(b"another club's").open(&sealed), None);
        assert_eq!(seal().open(&seal().put(&vec![b' '; Envelope::LONGEST + 1])), None);
        assert_eq!(format!("{:?}", seal()), "Seal(..)");
    }

    #[test]
    fn what_strangers_say_and_what_is_said_again_or_late_is_not_taken() {
        let (mut ear, first) = (ear(), told("one", 7));
        assert!(ear.take(&first, NOW).unwrap().is_some());
        assert_eq!(ear.take(&first, NOW), Err(Refused::Again));
        assert_eq!(ear.take(&word("one", 8, NOW), NOW), Err(Refused::Seal), "without one");
        assert_eq!(ear.take(&Seal::of(b"guessed").put(&word("one", 8, NOW)), NOW), Err(Refused::Seal));
        assert_eq!(ear.take(&seal().put(b"{}"), NOW), Err(Refused::Unknown));
        assert_eq!(ear.take(&told("me", 1), NOW), Ok(None), "one's own");
        let later = NOW + OLD;
        assert!(ear.take(&told("one", 8), later).unwrap().is_some());
        assert_eq!(ear.take(&told("one", 9), later + Millis::new(1)), Err(Refused::Old));
    }

    #[test]
    fn each_number_of_a_sender_is_taken_once_in_whatever_order_they_come() {
        let (mut ear, numbers) = (ear(), [1_u64, 4, 3, 2, 130, 5, 131, 1_000, 999]);
        for number in numbers {
            assert!(ear.take(&told("one", number), NOW).unwrap().is_some(), "{number}");
        }
        for number in numbers {
            assert_eq!(ear.take(&told("one", number), NOW), Err(Refused::Again), "{number}");
        }
        assert_eq!(ear.take(&told("one", 700), NOW), Err(Refused::Again), "who knows");
        assert!(ear.take(&told("other", 1_000), NOW).unwrap().is_some(), "another's number");
        assert!(ear.take(&told("one", u64::MAX), NOW).unwrap().is_some());
        assert_eq!(ear.take(&told("one", u64::MAX), NOW), Err(Refused::Again));
    }

    #[test]
    fn only_senders_whose_words_are_too_old_to_be_taken_are_forgotten() {
        let mut ear = ear();
        for nth in 0..SENDERS {
            assert!(ear.take(&told(&format!("n{nth}"), 1), NOW).unwrap().is_some());
        }
        assert_eq!(ear.take(&told("late", 1), NOW), Err(Refused::Again), "no room");
        assert_eq!(ear.take(&told("n0", 1), NOW), Err(Refused::Again));
        let later = NOW + OLD + Millis::new(1);
        assert!(ear.take(&seal().put(&word("late", 1, later)), later).unwrap().is_some());
        assert_eq!((ear.senders.len(), ear.take(&told("n0", 1), later)), (1, Err(Refused::Old)));
    }
}
