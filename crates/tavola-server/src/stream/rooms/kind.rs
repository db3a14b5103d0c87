//! What the house must know of a kind of stream to run it.

use serde::Serialize;
use tavola_base::{
    Decider, Millis, PlayerId, Time,
    dice_proof::{MatchNumber, TranscriptChain},
};
use tavola_club::table::{Behind, Watch};
use tavola_rules::Side;

use super::Rooms;
use crate::{
    app::App,
    base::ids::{AccountId, StreamId, Version},
    club::dice::StreamSecrets,
    store::{Awaits, RowWrite, Status},
    web::errors::AppError,
};

/// A kind of stream: what its rules do not say, and what the house must know to run it.
pub trait Kind:
    Decider<
        State: Send + Sync + 'static,
        Command: Clone + Send + Sync + 'static,
        Event: Send + Sync + 'static,
        Facts: Send + Sync,
        Refusal: Send + Sync,
    > + Sized
    + 'static
{
    /// Who acts, as the rules know them.
    type Actor: Clone + Send + Sync;
    /// Who looks.
    type Viewer: Send + Sync;
    /// All that one viewer may see.
    type View: Serialize + Send + Sync;

    /// Where the club keeps its streams of this kind.
    fn rooms(app: &App) -> &Rooms<Self>;

    /// Who acts, and the command as it goes to the rules.
    ///
    /// # Errors
    /// If it is not theirs to send, whatever the rules say of it.
    fn admit(
        state: &Self::State,
        who: Submitter,
        command: Self::Command,
    ) -> Result<(Self::Actor, Self::Command), AppError>;

    /// What is known when a command is decided.
    fn facts(state: &Self::State, circumstances: &CommandContext<'_, Self>) -> Self::Facts;

    /// How an account stands to the stream.
    fn viewer(state: &Self::State, account: Option<&AccountId>) -> Self::Viewer;

    /// What a viewer sees; none before the stream's first event. Who has the view of version `known` may be told of a
    /// history only what has come since.
    fn view(state: &Self::State, viewer: &Self::Viewer, now: Time, known: Version) -> Option<Self::View>;

    /// The last events before this state, as a viewer may know them.
    fn visible_events(state: &Self::State, events: Vec<Self::Event>, viewer: &Self::Viewer) -> Vec<Self::Event>;

    /// Whether it waits, is played or is over; none before its first event.
    fn status(state: &Self::State) -> Option<Status>;

    /// How lists show it; none before its first event.
    fn list_entry(state: &Self::State, now: Time) -> Option<ListEntry>;

    /// The accounts that belong to it, each by the name of its place: the lists of these show it.
    fn seats(state: &Self::State) -> Vec<(String, AccountId)>;

    /// What else has to be true together with the events that led from one state to the next.
    fn aftermath(_: &StreamId, _: &Self::State, _: &Self::State, _: Time) -> Vec<RowWrite> {
        Vec::new()
    }

    /// The people who take part now, and are missed if they go.
    fn people(state: &Self::State) -> Vec<AccountId>;

    /// The timer's command.
    fn tick() -> Self::Command;

    /// The command that gives time without a server back.
    fn resumed(down: Millis) -> Self::Command;

    /// The command that notes somebody's coming or going; none where nobody is missed.
    fn presence(state: &Self::State, account: &AccountId, line: Connection) -> Option<Self::Command>;

    /// Who may watch, and how far behind.
    fn watch(_: &Self::State) -> Watch {
        Watch::AtOnce
    }

    /// How many of the next events may be known to who watches and knows those that led to `shown`; `live` is the stream as
    /// it is.
    fn behind(_shown: &Self::State, next: &[Self::Event], _live: &Self::State, now: Time) -> Behind {
        Behind { events: next.len(), now }
    }

    /// Whether it is over, and nothing said there can help or hurt any more.
    fn is_over(state: &Self::State) -> bool {
        Self::status(state) == Some(Status::Over)
    }

    /// Which of several matches is played there, from 1.
    fn part(_: &Self::State) -> u32 {
        1
    }

    /// Whether a command is free words: who may not write them may not send it.
    fn is_words(_: &Self::Command) -> bool {
        false
    }

    /// What a command comes to where it is played for ratings: who may not do that, may not send it.
    fn rated_step(_: &Self::State, _: &Self::Command) -> RatedStep {
        RatedStep::None
    }

    /// The chain whose seed an account may deposit now.
    fn deposits(state: &Self::State, account: &AccountId) -> Option<OwnChain>;
}

/// What a command comes to where it is played for ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RatedStep {
    /// Nothing that anybody might not do.
    None,
    /// Somebody is about to play.
    Begins,
    /// The match is about to rest.
    Rests,
}

/// A seat's chain for a set of dice, as the house knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnChain {
    /// For which match, or set of a chouette.
    pub of: MatchNumber,
    /// The side it is about.
    pub side: Side,
    /// What the seat has committed to, if it has.
    pub committed: Option<TranscriptChain>,
}

/// Whether somebody has a line to the stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Connection {
    /// Their first was opened.
    Opened,
    /// Their last was closed.
    Closed,
}

/// Who sends a command, as the house knows them.
#[derive(Debug, Clone)]
pub enum Submitter {
    /// The house itself.
    House,
    /// One of its bots.
    Bot(PlayerId),
    /// A visitor.
    Person {
        /// Their account.
        account: AccountId,
        /// Their name.
        name: String,
        /// For whom they act, if for somebody else.
        on_behalf: Option<PlayerId>,
        /// How they have come.
        way: EntryPath,
    },
}

/// How somebody has come to a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryPath {
    /// By its address.
    Address,
    /// By an invitation to it.
    Invitation,
}

/// Who sends a command, as the line they send it on tells.
#[derive(Debug, Clone)]
pub struct Sender {
    /// Their account, if they have one.
    pub account: Option<AccountId>,
    /// For whom they act, if for somebody else.
    pub on_behalf: Option<PlayerId>,
    /// How they have come.
    pub way: EntryPath,
    /// How long their line takes there and back.
    pub lag: Millis,
    /// The version they have before them, if they act on no other.
    pub expected: Option<Version>,
}

impl Sender {
    /// Somebody who acts for themselves, on a line that takes no time.
    #[must_use]
    pub const fn new(account: Option<AccountId>) -> Self {
        Self { account, on_behalf: None, way: EntryPath::Address, lag: Millis::ZERO, expected: None }
    }
}

/// Everything about a command but the command.
pub struct CommandContext<'a, K: Kind> {
    /// The stream.
    pub stream: &'a StreamId,
    /// Who acts.
    pub actor: &'a K::Actor,
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub now: Time,
    /// How much of that time was the network's.
    pub lag: Millis,
    /// What is locked away for the stream.
    pub locked: &'a StreamSecrets,
}

/// A stream as lists show it.
#[derive(Debug, Clone)]
pub struct ListEntry {
    /// Waiting, playing, over.
    pub status: Status,
    /// Whom it waits for.
    pub awaits: Awaits,
    /// What is shown of it, as JSON.
    pub summary: String,
}
