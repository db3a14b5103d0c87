//! Streams as the house runs them, whatever their kind: acted in, looked at, woken, left and come back to.
//!
//! What differs from kind to kind is in [`Kind`]; the rules themselves are the club's.

mod any;
mod kind;
mod patience;
mod rated;
mod seen;

use std::sync::Arc;

use serde::Serialize;
use tavola_base::{
    Decider, Millis, PlayerId, Refusal, TableId, Time,
    decider::Decides,
    dice_proof::{ChainContext, Digest, judge_deposit},
};

use crate::{
    base::{
        ids::{AccountId, CommandId, StreamId, Version},
        now::Now,
        random,
    },
    club::{
        conduct::Conduct,
        dice::{Secrets, StreamSecrets},
        talk,
    },
    store::{CommandKey, RoomRow, RowWrite, Store},
    stream::{
        bus::{Bus, Word},
        presence::Presence,
        submit::{Snapshot, Streams, SubmitContext},
    },
    web::errors::AppError,
};

pub use any::{AnyRooms, Pending};
pub use kind::{CommandContext, Connection, EntryPath, Kind, ListEntry, OwnChain, RatedStep, Sender, Submitter};
pub(crate) use seen::TalkStanding;

/// A page this far behind is not told what happened, only how things stand.
const TOO_FAR_BEHIND: usize = 200;

/// What a page is told: what happened since the version it had, and how everything is now.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Update<E, V> {
    /// The stream's version.
    pub version: Version,
    /// What happened since the page's version, as far as the viewer may know; empty for a first look.
    pub events: Vec<E>,
    /// How it looks now, complete but for a history of which the page has the beginning.
    pub view: V,
}

/// What the pages of a kind of stream are told.
pub type UpdateOf<K> = Update<<K as Decider>::Event, <K as Kind>::View>;

/// What a page has.
#[derive(Debug, Clone, Copy, Default)]
pub struct Has {
    /// Up to which version it knows what happened; none before its first look.
    pub version: Option<Version>,
    /// The version of the last view it was sent on its line; [`Version::NONE`] if none was.
    pub view: Version,
}

/// What is new for a page.
pub(crate) struct News<K: Kind> {
    /// What it is told; none if it knows.
    pub(crate) update: Option<UpdateOf<K>>,
    /// How many have the stream open who take no part.
    pub(crate) watchers: usize,
    /// How the viewer stands to what is said there.
    pub(crate) talk: TalkStanding,
    /// Whether something has happened that the viewer is only told later.
    pub(crate) more_later: bool,
}

/// All streams of one kind.
pub struct Rooms<K: Kind> {
    streams: Streams<K>,
    pub(crate) secrets: Secrets,
    store: Store,
    bus: Arc<dyn Bus>,
    now: Now,
    conduct: Conduct,
    later: seen::Later<K>,
}

impl<K: Kind> Rooms<K> {
    /// The streams of that kind in a store, telling a bus.
    #[must_use]
    pub fn new(store: Store, bus: Arc<dyn Bus>, now: Now) -> Self {
        let streams = Streams::new(store.clone(), Arc::clone(&bus), now.clone());
        let (secrets, conduct) = (Secrets::new(store.clone()), Conduct::new(store.clone(), now.clone()));
        Self { streams, secrets, conduct, store, bus, now, later: seen::Later::default() }
    }

    /// Begins a stream with its first command, which is the house's, and with the rows that go along with it.
    pub(crate) async fn begin(
        &self,
        id: &StreamId,
        command: K::Command,
        rows: Vec<RowWrite>,
    ) -> Result<Version, AppError> {
        let (actor, command) = K::admit(&K::State::default(), Submitter::House, command)?;
        let _acting = self.now.acting().await?;
        let locked = self.secrets.draw(id).await?;
        let rights = Rights { rows, ..self.rights(id, actor, locked) };
        self.streams.submit(id, command, house_key("open"), &rights).await
    }

    /// Where everything is kept.
    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    /// How people end their rated matches.
    pub(crate) const fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// The time by the house's clock.
    pub(crate) fn time(&self) -> Time {
        self.now.time()
    }

    /// Puts a visitor's command to a stream, once.
    async fn command_once(
        &self,
        stream: &StreamId,
        sender: &Sender,
        id: CommandId,
        command: K::Command,
    ) -> Result<Version, AppError> {
        if !id.is_sound() {
            return Err(AppError::Malformed("a command id has 1 to 64 plain characters".to_owned()));
        }
        let account = sender.account.as_ref().ok_or(AppError::Unknown)?;
        if K::is_words(&command) {
            talk::expect_words_allowed(&self.store, account, self.now.time()).await?;
        }
        let (actor, command) = self.admitted(stream, sender, command).await?;
        let key = CommandKey { actor: account.to_string(), id };
        let _acting = self.now.acting().await?;
        let rights = self.rights(stream, actor, self.secrets.of(stream).await?);
        let verdict = self
            .streams
            .submit(stream, command, key, &Rights { lag: sender.lag, expected: sender.expected, ..rights })
            .await;
        count(&verdict);
        verdict
    }

    /// Why a visitor's command would be refused, if it would; nothing happens.
    ///
    /// # Errors
    /// If there is no such stream, the command is not the visitor's to send, or the database fails.
    pub async fn would_refuse(
        &self,
        stream: &StreamId,
        sender: &Sender,
        command: K::Command,
    ) -> Result<Option<Refusal>, AppError> {
        Ok(self.would(stream, sender, command).await?.err().map(|refusal| Refusal::of(&refusal)))
    }

    /// What would come of a visitor's command; nothing happens.
    pub(crate) async fn would(
        &self,
        stream: &StreamId,
        sender: &Sender,
        command: K::Command,
    ) -> Result<Result<Vec<K::Event>, K::Refusal>, AppError> {
        let (actor, command) = self.admitted(stream, sender, command).await?;
        let rights = self.rights(stream, actor, self.secrets.of(stream).await?);
        let snapshot = self.existing(stream).await?;
        let facts = rights.facts(&snapshot.state);
        Ok(crate::base::aside::done(K::DECIDES, || K::decide(&snapshot.state, command, &facts)))
    }

    async fn admitted(
        &self,
        stream: &StreamId,
        sender: &Sender,
        command: K::Command,
    ) -> Result<(K::Actor, K::Command), AppError> {
        let account = sender.account.clone().ok_or(AppError::Unknown)?;
        let snapshot = self.existing(stream).await?;
        self.expect_rated_step(&snapshot.state, &account, &command).await?;
        let name = self.store.account_name(&account).await?.unwrap_or_default();
        let who = Submitter::Person { account, name, on_behalf: sender.on_behalf.clone(), way: sender.way };
        K::admit(&snapshot.state, who, command)
    }

    /// Puts a bot's command to a stream.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn by_bot(
        &self,
        stream: &StreamId,
        bot: &PlayerId,
        id: CommandId,
        command: K::Command,
    ) -> Result<Version, AppError> {
        let key = CommandKey { actor: bot.to_string(), id };
        self.by(stream, Submitter::Bot(bot.clone()), key, command).await
    }

    /// Puts a command of the house's own to a stream, under that name.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn by_house(&self, stream: &StreamId, id: &str, command: K::Command) -> Result<Version, AppError> {
        self.by(stream, Submitter::House, house_key(id), command).await
    }

    pub(crate) async fn by(
        &self,
        stream: &StreamId,
        who: Submitter,
        key: CommandKey,
        command: K::Command,
    ) -> Result<Version, AppError> {
        let _acting = self.now.acting().await?;
        self.by_whoever_acts(stream, who, key, command).await
    }

    /// Gives time back: the one thing that is done while the house does not act.
    pub(crate) async fn give_back(
        &self,
        stream: &StreamId,
        id: &str,
        command: K::Command,
    ) -> Result<Version, AppError> {
        self.by_whoever_acts(stream, Submitter::House, house_key(id), command).await
    }

    async fn by_whoever_acts(
        &self,
        stream: &StreamId,
        who: Submitter,
        key: CommandKey,
        command: K::Command,
    ) -> Result<Version, AppError> {
        let state = self.streams.snapshot(stream).await?.state;
        let (actor, command) = K::admit(&state, who, command)?;
        let rights = self.rights(stream, actor, self.secrets.of(stream).await?);
        self.streams.submit(stream, command, key, &rights).await
    }

    /// Notes that somebody has opened their first line to the stream, or closed their last.
    pub async fn line_changed(&self, stream: &StreamId, account: &AccountId, line: Connection) {
        let Ok(snapshot) = self.streams.snapshot(stream).await else { return };
        let Some(command) = K::presence(&snapshot.state, account, line) else { return };
        let id = format!("presence-{}", random::hex(8));
        match self.by_house(stream, &id, command).await {
            Ok(_) | Err(AppError::Refused(_)) => {}
            Err(error) => tracing::warn!(%error, %stream, "a coming or going was not noted"),
        }
    }

    /// The stream as it is.
    ///
    /// # Errors
    /// If there is no such stream, or the database fails.
    pub async fn existing(&self, stream: &StreamId) -> Result<Snapshot<K>, AppError> {
        let snapshot = self.streams.snapshot(stream).await?;
        if snapshot.version == Version::NONE { Err(AppError::NotFound) } else { Ok(snapshot) }
    }

    /// The stream as it is remembered, if it is and nobody is at it; nothing is read.
    pub(crate) fn glance(&self, stream: &StreamId) -> Option<Snapshot<K>> {
        self.streams.glance(stream)
    }

    /// The stream as it is, or as it would be before its first event.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn snapshot(&self, stream: &StreamId) -> Result<Snapshot<K>, AppError> {
        self.streams.snapshot(stream).await
    }

    /// How a viewer sees the stream.
    ///
    /// # Errors
    /// If there is no such stream, or the database fails.
    pub async fn view(&self, stream: &StreamId, account: Option<&AccountId>) -> Result<K::View, AppError> {
        Ok(self.update(stream, Has::default(), account).await?.view)
    }

    /// Everything that has happened in the stream.
    ///
    /// # Errors
    /// If there is no such stream, or the database fails.
    pub async fn events(&self, stream: &StreamId) -> Result<Vec<K::Event>, AppError> {
        self.existing(stream).await?;
        let (events, _) = self.streams.since(stream, Version::NONE).await?;
        Ok(events.into_iter().map(|(_, event)| event).collect())
    }

    /// How many have it open who take no part.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn watchers(&self, stream: &StreamId, presence: &Presence) -> Result<usize, AppError> {
        let snapshot = self.streams.snapshot(stream).await?;
        Ok(presence.watchers(stream, &K::people(&snapshot.state)))
    }

    /// Keeps the seed of a player's chain for the case that their page is lost.
    ///
    /// # Errors
    /// If they have no seat there, or it is not the seed of the chain their seat has committed to, or the database fails.
    pub async fn deposit(&self, stream: &StreamId, account: &AccountId, seed: Digest) -> Result<(), AppError> {
        let snapshot = self.existing(stream).await?;
        let OwnChain { of, side, committed } = K::deposits(&snapshot.state, account).ok_or(AppError::Forbidden)?;
        let table = TableId::new(stream.as_str());
        let chain = ChainContext { table: &table, of, side };
        // Thousands of hashes.
        crate::base::aside::done(Decides::NowAndThenLong, || judge_deposit(&chain, committed.as_ref(), seed))
            .map_err(|refusal| AppError::Refused(Box::new(Refusal::of(&refusal))))?;
        self.secrets.deposit(stream, of, side, seed).await?;
        self.bus.tell(Word::Secrets(stream.as_str().to_owned()));
        Ok(())
    }

    fn rights(&self, stream: &StreamId, actor: K::Actor, locked: StreamSecrets) -> Rights<K> {
        Rights {
            stream: stream.clone(),
            actor,
            locked,
            now: self.now.clone(),
            lag: Millis::ZERO,
            expected: None,
            rows: Vec::new(),
        }
    }
}

/// What the house knows about one command, whoever sent it.
struct Rights<K: Kind> {
    stream: StreamId,
    actor: K::Actor,
    locked: StreamSecrets,
    now: Now,
    lag: Millis,
    expected: Option<Version>,
    /// Rows to be written with it besides the read models.
    rows: Vec<RowWrite>,
}

impl<K: Kind> SubmitContext<K> for Rights<K> {
    fn facts(&self, state: &K::State) -> K::Facts {
        let Self { stream, actor, locked, lag, .. } = self;
        K::facts(state, &CommandContext { stream, actor, now: self.now.time(), lag: *lag, locked })
    }

    fn now(&self) -> Time {
        self.now.time()
    }

    fn expected(&self) -> Option<Version> {
        self.expected
    }

    fn rows(&self, before: &K::State, after: &K::State) -> Vec<RowWrite> {
        let now = self.now.time();
        let Some(ListEntry { status, awaits, summary }) = K::list_entry(after, now) else { return Vec::new() };
        let (id, kind) = (self.stream.clone(), K::STREAM.to_owned());
        let goes_on = K::status(before) == Some(status);
        let row = RoomRow { id, kind, status, awaits, summary, updated_at: now };
        let row = if goes_on { RowWrite::room_going_on(&row) } else { RowWrite::room(&row) };
        let (were, are) = (K::seats(before), K::seats(after));
        let taken = are.iter().filter(|place| !were.contains(place));
        let taken = taken.map(|(place, account)| RowWrite::seat(&self.stream, place, account));
        let aftermath = K::aftermath(&self.stream, before, after, now);
        self.rows.iter().cloned().chain([row]).chain(taken).chain(aftermath).collect()
    }
}

fn house_key(id: &str) -> CommandKey {
    CommandKey { actor: "house".to_owned(), id: CommandId::new(id) }
}

fn count(verdict: &Result<Version, AppError>) {
    let result = match verdict {
        Ok(_) => "accepted",
        Err(AppError::Refused(_)) => "refused",
        Err(_) => "failed",
    };
    metrics::counter!("tavola_commands_total", "result" => result).increment(1);
}
