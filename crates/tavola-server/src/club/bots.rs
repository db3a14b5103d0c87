//! Bots are players like others: they see that a stream waits for them, think, and send a command.

mod alone;
pub mod chouette;
mod players;
mod table;

use std::{
    collections::HashMap,
    marker::PhantomData,
    panic::AssertUnwindSafe,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use futures_util::FutureExt as _;
use tavola_base::{PlayerId, Time};
use tavola_club::{chouette::ChouetteStream, table::Tables};
use tokio::{
    sync::{Semaphore, broadcast::error::RecvError, watch},
    task::JoinSet,
};

use crate::{
    app::App,
    base::{
        ids::{CommandId, StreamId},
        random,
        supervise::{panicked, supervise},
        trouble::Trouble,
    },
    store::Node,
    stream::rooms::Kind,
    web::errors::AppError,
};

pub use alone::{BotTables, Opened};
pub use players::{BotLevel, Players, bot_id, is_bot};
pub use table::sitter;
pub use tavola_bot::{Decision, Weight, decide, is_awaited};

/// How often all streams are looked at, in case a hint was lost.
const SWEEP: Duration = Duration::from_secs(5);
/// How long a bot waits for a database that several nodes share and that is away for a moment.
const BREATH: Duration = Duration::from_millis(250);

static UNSEEN: Trouble = Trouble::new("the bots cannot see the streams", "the bots can see the streams again");
static UNPLAYED: Trouble = Trouble::without_end("bots cannot play for want of the database");

/// A kind of stream in which bots play.
pub trait HasBots: Kind {
    /// Whether a bot takes part: of what people do among themselves nothing is thought.
    fn has_bots(state: &Self::State) -> bool;

    /// The next thing a bot there does; none if no bot has anything to do.
    fn think(players: &Players, state: &Self::State, now: Time) -> Option<Thought<Self::Command>>;
}

/// What a bot does next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought<C> {
    /// Which bot.
    pub bot: PlayerId,
    /// The command itself.
    pub command: C,
    /// How much there was to think about.
    pub weight: Weight,
}

/// Plays for the bots of every kind of stream until the server stops.
pub fn run(app: &App, tasks: &mut JoinSet<()>) {
    let threads = Threads::default();
    let at_tables = threads.clone();
    supervise(app, tasks, "bots at tables", move |app| play::<Tables>(app, at_tables.clone()));
    supervise(app, tasks, "bots in chouettes", move |app| play::<ChouetteStream>(app, threads.clone()));
}

/// Where bots think. Those who play among themselves have half of it at most, and never all that is free.
#[derive(Debug, Clone)]
struct Threads {
    all: Arc<Semaphore>,
    alone: Arc<Semaphore>,
}

impl Default for Threads {
    fn default() -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self { all: Arc::new(Semaphore::new(threads)), alone: Arc::new(Semaphore::new((threads / 2).max(1))) }
    }
}

/// For whom a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Company {
    /// People wait for it.
    People,
    /// Only other bots do, at an event.
    Event,
    /// Only other bots do, and it rests when nobody looks.
    Nobody,
}

async fn play<K: HasBots>(app: App, threads: Threads) {
    let bots = Bots::<K> { app: app.clone(), at_work: Arc::default(), threads, kind: PhantomData };
    let mut hints = app.bus().watch_all();
    let mut sweep = tokio::time::interval(SWEEP);
    let mut nodes = app.nodes().changes();
    loop {
        tokio::select! {
            () = app.stopping() => break,
            _ = sweep.tick() => bots.sweep().await,
            // The bots of a node that is gone are played here at once.
            () = changed(&mut nodes) => bots.sweep().await,
            hint = hints.recv() => match hint {
                Ok(hint) if hint.kind == K::STREAM && bots.may_be_at(&hint.stream) => bots.look_at(hint.stream),
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => bots.sweep().await,
                Err(RecvError::Closed) => break,
            },
        }
    }
}

async fn changed(nodes: &mut Option<watch::Receiver<Vec<Node>>>) {
    let has_changed = match nodes {
        Some(nodes) => nodes.changed().await.is_ok(),
        None => false,
    };
    if !has_changed {
        std::future::pending::<()>().await;
    }
}

struct Bots<K: HasBots> {
    app: App,
    /// The streams somebody is at work on, and whether to look again afterwards.
    at_work: Arc<Mutex<HashMap<StreamId, Again>>>,
    threads: Threads,
    kind: PhantomData<fn() -> K>,
}

impl<K: HasBots> Clone for Bots<K> {
    fn clone(&self) -> Self {
        let Self { app, at_work, threads, .. } = self;
        Self { app: app.clone(), at_work: Arc::clone(at_work), threads: threads.clone(), kind: PhantomData }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Again {
    No,
    Yes,
}

impl<K: HasBots> Bots<K> {
    async fn sweep(&self) {
        let streams = self.app.store().rooms_awaiting_a_bot(K::STREAM).await;
        UNSEEN.note(&streams);
        let served = streams.into_iter().flatten().filter(|stream| self.app.nodes().serves(stream.as_str()));
        served.for_each(|stream| self.look_at(stream));
    }

    /// Whether a bot may take part in a stream, as far as can be seen without waiting.
    fn may_be_at(&self, stream: &StreamId) -> bool {
        self.app.nodes().serves(stream.as_str())
            && K::rooms(&self.app).glance(stream).is_none_or(|snapshot| K::has_bots(&snapshot.state))
    }

    fn look_at(&self, stream: StreamId) {
        let mut at_work = self.at_work.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(again) = at_work.get_mut(&stream) {
            *again = Again::Yes;
            return;
        }
        at_work.insert(stream.clone(), Again::No);
        let bots = self.clone();
        tokio::spawn(async move {
            if AssertUnwindSafe(bots.work(stream.clone())).catch_unwind().await.is_err() {
                panicked("bot");
                bots.at_work.lock().unwrap_or_else(PoisonError::into_inner).remove(&stream);
            }
        });
    }

    async fn work(&self, stream: StreamId) {
        loop {
            if let Err(error) = self.play_on(&stream).await
                && !error.is_the_streams_own()
            {
                if error.may_pass() {
                    UNPLAYED.happened(&error);
                } else {
                    tracing::warn!(%error, %stream, "a bot could not play");
                }
                self.look_later(&stream, &error).await;
            }
            let mut at_work = self.at_work.lock().unwrap_or_else(PoisonError::into_inner);
            match at_work.get_mut(&stream) {
                Some(again @ Again::Yes) => *again = Again::No,
                _ => {
                    at_work.remove(&stream);
                    break;
                }
            }
        }
    }

    /// Where the database of several nodes was away, it may be back at another of its hosts.
    async fn look_later(&self, stream: &StreamId, error: &AppError) {
        let nodes = self.app.nodes();
        let may_pass = error.may_pass() || matches!(error, AppError::Away);
        if may_pass && nodes.are_several() && nodes.serves(stream.as_str()) {
            tokio::time::sleep(BREATH).await;
            self.look_at(stream.clone());
        }
    }

    /// Sends the bots' commands until the stream waits for somebody else.
    async fn play_on(&self, stream: &StreamId) -> Result<(), AppError> {
        loop {
            let rooms = K::rooms(&self.app);
            let snapshot = rooms.snapshot(stream).await?;
            if !K::has_bots(&snapshot.state) {
                return Ok(());
            }
            let company = self.company(stream, &snapshot.state);
            if company == Company::Nobody && !self.is_watched(stream) {
                return Ok(());
            }
            let Some(thought) = self.think(Arc::clone(&snapshot.state), company).await else { return Ok(()) };
            tokio::select! {
                () = self.app.stopping() => return Ok(()),
                () = tokio::time::sleep(self.pause(thought.weight)) => {}
            }
            let id = CommandId::new(format!("{}", snapshot.version));
            match rooms.by_bot(stream, &thought.bot, id, thought.command).await {
                Ok(_) => metrics::counter!("tavola_bot_commands_total").increment(1),
                // The stream has moved on while the bot was thinking: look again, but only if it has.
                Err(AppError::Refused(refusal)) => {
                    if rooms.snapshot(stream).await?.version == snapshot.version {
                        tracing::warn!(%stream, refusal = %refusal.message, "a bot was refused");
                        return Ok(());
                    }
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn is_watched(&self, stream: &StreamId) -> bool {
        let lines = self.app.presence().lines_of(stream);
        self.app.bot_tables().audience.is_there(stream, lines, self.app.now())
    }

    fn company(&self, stream: &StreamId, state: &K::State) -> Company {
        if !K::people(state).is_empty() {
            return Company::People;
        }
        if stream.is_of_a_tournament() { Company::Event } else { Company::Nobody }
    }

    async fn think(&self, state: Arc<K::State>, company: Company) -> Option<Thought<K::Command>> {
        let asked = Instant::now();
        let _alone = match company {
            Company::People => None,
            Company::Event | Company::Nobody => Some(self.threads.alone.acquire().await.ok()?),
        };
        let _permit = self.threads.all.acquire().await.ok()?;
        metrics::histogram!("tavola_bot_wait_seconds").record(asked.elapsed().as_secs_f64());
        let players = self.app.players().clone();
        let now = self.app.now();
        let begun = Instant::now();
        let thought = tokio::task::spawn_blocking(move || K::think(&players, &state, now)).await;
        metrics::histogram!("tavola_bot_think_seconds").record(begun.elapsed().as_secs_f64());
        thought.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot's thought broke off");
            None
        })
    }

    /// How long it seems to think: longer over the cube than over the dice cup.
    fn pause(&self, weight: Weight) -> Duration {
        let least = self.app.config().bot_pause();
        let spread = u64::try_from(least.as_millis()).unwrap_or(0) / 2;
        let share = match weight {
            Weight::Formality => least / 2,
            Weight::Play => least,
            Weight::Cube => least + least / 2,
        };
        if least.is_zero() { least } else { share + Duration::from_millis(random::below(spread)) }
    }
}
