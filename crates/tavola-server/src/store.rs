//! What must not be lost: events, read models, deadlines, secrets and the plain rows around them.
//!
//! One store, two databases: SQLite in a file (the default) and PostgreSQL, with the same
//! statements. All writing goes through one task ([`writer`]) that puts whatever is waiting into
//! one transaction, so that a busy club pays for one flush to disk and some ten statements where it would
//! pay for hundreds. Nothing here knows what an event means.

mod accounts;
mod archive;
mod articles;
pub mod backup;
mod batch;
mod blocks;
mod boards;
mod bots;
mod cases;
mod challenges;
mod changes;
mod check;
mod comments;
mod conduct;
mod derived;
mod dice_counts;
mod error;
mod figures;
mod imports;
mod jobs;
mod keys;
mod learning;
mod library;
mod lobby;
mod mail;
mod migrations;
mod names;
mod nodes;
mod notices;
mod open;
mod orders;
mod own;
mod personal;
mod played;
mod postgres;
mod prepared;
mod push;
mod queues;
mod rates;
mod ratings;
mod reading;
mod reports;
mod roles;
mod rollouts;
mod rows;
mod sessions;
mod set_aside;
mod source;
mod sqlite;
mod statement;
mod talk;
mod tickets;
mod tokens;
mod vacations;
mod variations;
mod writer;

use std::{
    fs::File,
    sync::{Arc, Mutex as StdMutex},
};

use sqlx::AnyPool;
use tavola_base::Time;
use tokio::{
    sync::{Mutex, Semaphore, mpsc, oneshot},
    task::JoinHandle,
};

use tracing::{Instrument as _, Span};

use crate::base::{
    ids::{AccountId, CommandId, StreamId, Version},
    memory::Remembered,
};

pub use accounts::{NewKey, NewPlayer};
pub use archive::Archived;
pub use articles::{ArticleHead, ArticleState, ArticleText, ArticleVersion, StoredArticle};
pub use blocks::Blocked;
pub use boards::{BoardRow, Period};
pub use cases::{LogLine, Restricted, Restriction, StoredCase};
pub use challenges::{Alerted, StoredChallenge, Waits};
pub use changes::{AccountChange, What};
pub use check::Fault;
pub use comments::{CommentState, StoredComment};
pub use derived::Derived;
pub use error::{Holder, StoreError};
pub use figures::{OwnError, OwnFigures, StoredError, StoredFigures};
pub use imports::{Brought, ImportedFile};
pub use jobs::{JobKind, JobState, NewJob, StoredJob};
pub use keys::StoredPasskey;
pub use learning::{CardCounts, CardState, StoredCard};
pub use library::{Behind, LibraryMatch, LibrarySearch, ListedMatch, Own};
pub use mail::{Mailbox, StoredLetter};
pub use migrations::SCHEMA;
pub use names::FormerName;
use nodes::Turns;
pub use nodes::{Beat, Leaving, LinesRow, Node, NodeRole, Pulse, Turn, Wanted};
pub use notices::StoredNotice;
pub use open::DatabaseUrl;
pub use orders::StoredOrder;
pub use own::LEFT;
pub use personal::Named;
pub use played::{Played, PlayedBy, PlayedSearch, WAITS};
pub use push::{Queued, Subscription};
pub use queues::Queues;
pub use rates::Rate;
pub use ratings::RatingChange;
pub use reading::{Deadline, Outage, Secret, StoredEvent};
pub use reports::StoredReport;
pub use roles::{AccountKind, GivenRole, Role};
pub use rollouts::StoredRollout;
use rows::Change;
pub use rows::{Awaits, RoomRow, RowWrite, Status};
pub use sessions::{Home, NewSession, Proved, Session};
use set_aside::Looks;
pub use set_aside::{Aside, Standing, Which};
use source::Source;
pub use talk::{NewLine, StoredLine, TalkWish};
pub use tickets::{Ticket, TicketKind};
pub use tokens::StoredToken;
pub use variations::{ListedVariations, StoredVariations};

/// Who sent a command under which name. The same key on the same stream is the same command.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CommandKey {
    /// The sender: an account, `bot`, `timer`, `house`.
    pub actor: String,
    /// The sender's name for the command.
    pub id: CommandId,
}

/// Events to be added to a stream, with everything that follows from them.
#[derive(Debug, Clone)]
pub struct Append {
    /// The stream.
    pub stream: StreamId,
    /// What kind of stream it is; written with its first event.
    pub kind: &'static str,
    /// The version the events were decided on. If the stream has moved on, nothing is written.
    pub expected: Version,
    /// The events as JSON, oldest first. Not empty.
    pub events: Vec<String>,
    /// The version of the kind's events that they are written in.
    pub format: u32,
    /// The command they answer.
    pub command: CommandKey,
    /// When it was decided.
    pub at: Time,
    /// When the stream must be looked at next if nobody sends anything.
    pub deadline: Option<Time>,
    /// Read models and other rows that must be true together with the events.
    pub rows: Vec<RowWrite>,
}

/// What became of an [`Append`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// On disk; the stream now has this version.
    Written(Version),
    /// The same command was accepted before and brought the stream to this version.
    Repeated(Version),
    /// The stream is not at the expected version. Nothing was written: load and decide again.
    Conflict,
}

/// A piece of work for the writer, with where to answer.
enum Job {
    /// Events and what goes with them.
    Append(Box<Append>, Answer),
    /// Plain rows; the answer is how many rows changed.
    Rows(Vec<Change>, oneshot::Sender<Result<u64, StoreError>>),
    /// What is left of SQLite's log is carried into the file.
    CarryOver,
    /// Nothing after this one is written.
    Stop,
}

/// Where the answer to an append goes.
struct Answer {
    to: oneshot::Sender<Result<Appended, StoreError>>,
    /// What is traced of it.
    span: Span,
}

/// A handle on the database; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    read: AnyPool,
    lists: Arc<Semaphore>,
    jobs: mpsc::Sender<Job>,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
    kind: open::Kind,
    source: Source,
    looks: Arc<StdMutex<Looks>>,
    names: Arc<Remembered<AccountId, String>>,
    turns: Turns,
    /// Held as long as the database is this server's alone.
    lock: Arc<StdMutex<Option<File>>>,
    is_beside_a_server: bool,
}

impl Store {
    /// Whether a server had the database when this was opened beside it.
    #[must_use]
    pub const fn is_beside_a_server(&self) -> bool {
        self.is_beside_a_server
    }

    /// How many pieces of work wait for the writer.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.jobs.max_capacity().saturating_sub(self.jobs.capacity())
    }

    /// Adds events to a stream. When it returns [`Appended::Written`], they are on disk.
    ///
    /// # Errors
    /// If the database fails; then nothing was written.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let span = tracing::debug_span!("append", events = append.events.len(), batch = tracing::field::Empty);
        async { self.appending(append).await?.await }.instrument(span).await
    }

    /// Hands an append to the writer; the answer comes when it is on disk. Appends are written in the order in which they
    /// were handed over.
    ///
    /// # Errors
    /// If the database is closed.
    pub async fn appending(
        &self,
        append: Append,
    ) -> Result<impl Future<Output = Result<Appended, StoreError>> + Send + use<'_>, StoreError> {
        debug_assert!(!append.events.is_empty(), "a command that changes nothing is not stored");
        let (answer, answered) = oneshot::channel();
        self.send(Job::Append(Box::new(append), Answer { to: answer, span: Span::current() })).await?;
        Ok(async move { answered.await.map_err(|_| self.broken_off())? })
    }

    /// Writes plain rows in one transaction and says how many changed.
    ///
    /// # Errors
    /// If the database fails; then nothing was written.
    pub async fn write(&self, rows: Vec<RowWrite>) -> Result<u64, StoreError> {
        let rows = rows.into_iter().map(|row| row.0).collect();
        let (answer, answered) = oneshot::channel();
        self.send(Job::Rows(rows, answer)).await?;
        answered.await.map_err(|_| self.broken_off())?
    }

    /// The same store with connections of its own for reading, which have read nothing yet.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn afresh(&self) -> Result<Self, StoreError> {
        let fresh = Self { read: self.source.readers().await?, ..self.clone() };
        // Not every fault shows when a connection is made.
        fresh.setting("alive_at").await?;
        Ok(fresh)
    }

    /// Reads with connections from now on that have read nothing yet.
    pub(crate) fn distrust_readers(&self) {
        self.source.distrust_readers();
    }

    /// Parts with connections for reading that are of no more use; with those of all clones that share them.
    pub(crate) async fn stop_reading(self) {
        self.read.close().await;
    }

    /// Writes what is waiting, then closes for every clone; later calls answer
    /// [`StoreError::Closed`].
    pub async fn close(self) {
        self.jobs.send(Job::Stop).await.ok();
        if let Some(writer) = self.writer.lock().await.take() {
            writer.await.ok();
        }
        self.read.close().await;
        self.turns.close().await;
        self.unlock();
    }

    fn broken_off(&self) -> StoreError {
        if self.jobs.is_closed() { StoreError::Closed } else { StoreError::BrokeOff }
    }

    async fn send(&self, job: Job) -> Result<(), StoreError> {
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)
    }
}
