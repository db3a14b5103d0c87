//! What every stream of events has in common: commands decided, events folded, the next deadline known.
//!
//! `decide` and `evolve` are pure. Time, dice and the rights of whoever acts come in as [`Facts`]-like
//! arguments and end up in the events, so that folding the events again gives the same state anywhere.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Serialize, de::DeserializeOwned};
use tavola_rules::Clause;

use crate::Time;
use crate::arg::Arg;
use crate::dice_proof::Digest;
use crate::personal::Personal;
use crate::stored::Unreadable;

/// How long a stream takes to decide a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decides {
    /// Well under a millisecond.
    AtOnce,
    /// Now and then longer: a round of thousands is paired in a second.
    NowAndThenLong,
}

/// A stream's rules: from state and command to events, from events to state.
///
/// Laws, proved for each stream in its tests: a refusal changes nothing; what `decide` returns can be folded
/// by `evolve` without loss; folding stored events gives the state they were decided in; after `next_deadline`
/// the stream's timer command is never refused.
pub trait Decider {
    /// The stream's name as stored and as written in replay files: `table`.
    const STREAM: &'static str;
    /// The version of commands and events; it changes when old events need a translation, which is
    /// [`Decider::upcast`]. From 1.
    const VERSION: u32;
    /// How long a decision may take: what may take long is not decided where everybody else waits for it.
    const DECIDES: Decides = Decides::AtOnce;

    /// The state; its default is the stream before its first event.
    type State: Default + Clone;
    /// What is asked for: a closed enum with neither time nor dice inside.
    type Command: Serialize + DeserializeOwned;
    /// What happened, with the time and the dice it happened with.
    type Event: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What is known when a command is decided: the time, the dice, who acts.
    type Facts;
    /// Why a command is refused.
    type Refusal: Explain;

    /// The events a command leads to; never an empty list.
    ///
    /// # Errors
    /// The command is refused; nothing happened.
    fn decide(
        state: &Self::State,
        command: Self::Command,
        facts: &Self::Facts,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// The state after an event. Events that cannot have happened leave it as it was.
    #[must_use]
    fn evolve(state: Self::State, event: &Self::Event) -> Self::State;

    /// Shows everything in an event that tells of people, so that it can be changed: every name and all that was said.
    /// `state` is the stream before the event.
    fn personal(state: &Self::State, event: &mut Self::Event, visit: &mut dyn FnMut(Personal<'_>));

    /// The digest of the dice log as far as it goes; none where there is none.
    fn dice_log(_: &Self::State) -> Option<Digest> {
        None
    }

    /// Notes in an event which digest the dice log had after it, when a name is taken out of what that is made of.
    fn keep_dice_log(_: &mut Self::Event, _: Digest) {}

    /// When something next falls due, if ever.
    fn next_deadline(state: &Self::State) -> Option<Time>;

    /// When a running house asks what is due; never before [`Decider::next_deadline`], and later where an act that is
    /// still under way should count.
    fn wakes_at(state: &Self::State) -> Option<Time> {
        Self::next_deadline(state)
    }

    /// An event as an earlier version stored it, as this version stores it.
    ///
    /// # Errors
    /// If it is not even what that version stored.
    fn upcast(format: u32, body: &str) -> Result<Cow<'_, str>, Unreadable> {
        debug_assert!(format <= Self::VERSION, "later versions are refused before");
        Ok(Cow::Borrowed(body))
    }

    /// A stored event, by the version that stored it.
    ///
    /// # Errors
    /// If a later version stored it, or it is no event of that version.
    fn read(format: u32, body: &str) -> Result<Self::Event, Unreadable> {
        if format > Self::VERSION {
            return Err(Unreadable::Newer { format, known: Self::VERSION });
        }
        Ok(serde_json::from_str(&Self::upcast(format, body)?)?)
    }

    /// An event as this version stores it. What would not be read back as it was is not written.
    ///
    /// # Errors
    /// If it would not.
    fn write(event: &Self::Event) -> Result<String, Unreadable> {
        let body = serde_json::to_string(event)?;
        if Self::read(Self::VERSION, &body)? == *event { Ok(body) } else { Err(Unreadable::Changed) }
    }

    /// The state after all of `events`, from the beginning.
    #[must_use]
    fn fold<'a>(events: impl IntoIterator<Item = &'a Self::Event>) -> Self::State
    where
        Self::Event: 'a,
    {
        events.into_iter().fold(Self::State::default(), |state, event| Self::evolve(state, event))
    }
}

/// A reason that can be told to people in their language and looked up in the rulebook.
pub trait Explain: fmt::Display {
    /// The clause of the rulebook it rests on, if it is a rule of the game.
    fn clause(&self) -> Option<Clause>;
    /// The name of its sentence in the translations.
    fn message_key(&self) -> &'static str;
    /// What the sentence speaks of, by name.
    fn args(&self) -> BTreeMap<&'static str, Arg> {
        BTreeMap::new()
    }
    /// The commands that would have been legal instead, by name, where that helps.
    fn legal(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A refusal as it travels: clause, sentence and what would be legal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Refusal {
    /// The clause of the rulebook, such as `MOV-07`; none for a matter of the house, such as a seat already taken.
    #[cfg_attr(feature = "wire", ts(type = "string | null"))]
    pub clause: Option<Clause>,
    /// The name of the sentence in the translations.
    pub message_key: &'static str,
    /// What the sentence speaks of.
    #[cfg_attr(feature = "wire", ts(type = "Record<string, Arg>"))]
    pub args: BTreeMap<&'static str, Arg>,
    /// The sentence in English, for logs and for programs without translations.
    pub message: String,
    /// What would be legal instead, by command name.
    pub legal: Vec<String>,
}

impl Refusal {
    /// The refusal as it travels.
    #[must_use]
    pub fn of(reason: &impl Explain) -> Self {
        Self {
            clause: reason.clause(),
            message_key: reason.message_key(),
            args: reason.args(),
            message: reason.to_string(),
            legal: reason.legal(),
        }
    }

    /// Whether it is for this reason, whatever the reason speaks of.
    #[must_use]
    pub fn is(&self, reason: &impl Explain) -> bool {
        self.message_key == reason.message_key()
    }
}
