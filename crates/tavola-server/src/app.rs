//! The running club: everything put together once, started, and stopped without losing anything.

use std::{
    future::Future,
    net::SocketAddr,
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::Router;
use tavola_base::Time;
use tokio::{net::TcpListener, sync::watch, task::JoinSet};

use crate::{
    base::{now::Now, private, supervise::supervise, workshop::Workshop},
    club::{
        bots::{self, BotTables, Players},
        chouette::Chouettes,
        device::Boards,
        library,
        rollouts::Rollouts,
        study::Studies,
        table::Tables,
        tournament::Tournaments,
        tournament_devices, tournament_online,
        variations::Trees,
    },
    config::Config,
    store::{Store, StoreError},
    stream::{
        bus::{Bus, LocalBus},
        heartbeat::{self, Vitals},
        presence::Presence,
        rooms::{AnyRooms, Rooms},
        timers,
    },
    web::{accounts::Accounts, connections, errors::AppError, http, limits::Limits, rendered::Rendered, turns::Turns},
};

/// How long open lines may take to say goodbye when the server stops.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// The club; clones are the same club.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Config,
    now: Now,
    store: Store,
    bus: Arc<dyn Bus>,
    accounts: Accounts,
    limits: Limits,
    turns: Turns,
    presence: Presence,
    tables: Tables,
    chouettes: Chouettes,
    tournaments: Tournaments,
    rendered: Rendered,
    players: Players,
    boards: Boards,
    vitals: Vitals,
    gave_up: OnceLock<StoreError>,
    bot_tables: BotTables,
    workshop: Workshop,
    studies: Studies,
    rollouts: Rollouts,
    trees: Trees,
    stop: watch::Sender<bool>,
}

/// Why the server could not be started or broke off.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Tables could not be made ready.
    #[error(transparent)]
    App(#[from] AppError),
    /// The data folder cannot be made.
    #[error("the data folder {path}: {error}")]
    DataFolder {
        /// Which folder.
        path: String,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// The network broke off.
    #[error("the network: {0}")]
    Network(#[from] std::io::Error),
}

impl App {
    /// Opens the store and puts the club together. Nothing runs by itself yet.
    ///
    /// # Errors
    /// If the database cannot be opened.
    pub async fn open(config: Config, now: Now) -> Result<Self, ServeError> {
        private::make_folder(&config.data_dir)
            .map_err(|error| ServeError::DataFolder { path: config.data_dir.display().to_string(), error })?;
        let store = Store::open_alone(&config.database_url()?).await?;
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::default());
        let accounts = Accounts::open(store.clone(), config.secure_cookies()).await?;
        let tables = Rooms::new(store.clone(), Arc::clone(&bus), now.clone());
        let chouettes = Rooms::new(store.clone(), Arc::clone(&bus), now.clone());
        let boards = Boards::open(store.clone(), Arc::clone(&bus), now.clone()).await?;
        let tournaments = Rooms::new(store.clone(), Arc::clone(&bus), now.clone());
        Ok(Self(Arc::new(Inner {
            limits: Limits::new(&config),
            turns: Turns::default(),
            config,
            now,
            store,
            bus,
            accounts,
            presence: Presence::default(),
            tables,
            chouettes,
            tournaments,
            rendered: Rendered::default(),
            players: Players::default(),
            boards,
            vitals: Vitals::default(),
            gave_up: OnceLock::new(),
            bot_tables: BotTables::default(),
            workshop: Workshop::default(),
            studies: Studies::default(),
            rollouts: Rollouts::default(),
            trees: Trees::default(),
            stop: watch::channel(false).0,
        })))
    }

    /// Everything that can be asked over HTTP.
    pub fn router(&self) -> Router {
        http::router(self.clone())
    }

    /// The settings.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The present time.
    #[must_use]
    pub fn now(&self) -> Time {
        self.0.now.time()
    }

    /// The house's clock.
    #[must_use]
    pub fn clock(&self) -> &Now {
        &self.0.now
    }

    /// When the house last did what it must do all the time.
    #[must_use]
    pub fn vitals(&self) -> &Vitals {
        &self.0.vitals
    }

    /// The database.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Hints of what has moved on.
    #[must_use]
    pub fn bus(&self) -> &dyn Bus {
        &*self.0.bus
    }

    /// Guests.
    #[must_use]
    pub fn accounts(&self) -> &Accounts {
        &self.0.accounts
    }

    /// Buckets.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Whose pages are being made.
    #[must_use]
    pub fn turns(&self) -> &Turns {
        &self.0.turns
    }

    /// Who has which table open.
    #[must_use]
    pub fn presence(&self) -> &Presence {
        &self.0.presence
    }

    /// Tables.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Chouettes.
    #[must_use]
    pub fn chouettes(&self) -> &Chouettes {
        &self.0.chouettes
    }

    /// Events.
    #[must_use]
    pub fn tournaments(&self) -> &Tournaments {
        &self.0.tournaments
    }

    /// Pages made once for many readers.
    #[must_use]
    pub fn rendered(&self) -> &Rendered {
        &self.0.rendered
    }

    /// All streams, kind by kind.
    #[must_use]
    pub fn rooms(&self) -> [&dyn AnyRooms; 3] {
        [self.tables(), self.chouettes(), self.tournaments()]
    }

    /// All streams of one kind; none if this program does not know it.
    #[must_use]
    pub fn rooms_of(&self, kind: &str) -> Option<&dyn AnyRooms> {
        self.rooms().into_iter().find(|rooms| rooms.kind() == kind)
    }

    /// Matches beside wooden boards.
    #[must_use]
    pub fn boards(&self) -> &Boards {
        &self.0.boards
    }

    /// Who plays for the bots.
    #[must_use]
    pub fn players(&self) -> &Players {
        &self.0.players
    }

    /// The tables at which only bots play.
    #[must_use]
    pub fn bot_tables(&self) -> &BotTables {
        &self.0.bot_tables
    }

    /// Where long work is done.
    #[must_use]
    pub fn workshop(&self) -> &Workshop {
        &self.0.workshop
    }

    /// Matches that are judged.
    #[must_use]
    pub fn studies(&self) -> &Studies {
        &self.0.studies
    }

    /// The trees of variations.
    #[must_use]
    pub fn trees(&self) -> &Trees {
        &self.0.trees
    }

    /// The positions that are rolled out.
    #[must_use]
    pub fn rollouts(&self) -> &Rollouts {
        &self.0.rollouts
    }

    /// Resolves when the server is to stop, at once if it already is.
    pub fn stopping(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stop = self.0.stop.subscribe();
        async move {
            stop.wait_for(|stop| *stop).await.ok();
        }
    }

    /// Whether the server is to stop.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        *self.0.stop.borrow()
    }

    /// Asks everything to stop.
    pub fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    /// Asks everything to stop because the server cannot go on.
    pub(crate) fn give_up(&self, why: StoreError) {
        tracing::error!(error = %why, "the server cannot go on");
        self.0.gave_up.set(why).ok();
        self.stop();
    }
}

/// A server that has its address and is ready to run.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the club, gives lost time back, and takes the address.
    ///
    /// # Errors
    /// If the database or the address cannot be had.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        http::start_counting();
        let address = config.listen;
        let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        let address = listener.local_addr()?;
        let app = App::open(config, Now::system()).await?;
        timers::settle_outages(&app).await?;
        Ok(Self { app, listener, address })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The club it serves.
    #[must_use]
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Serves until `until` resolves, then lets what is under way finish and closes the database.
    ///
    /// # Errors
    /// If the network breaks off, or another server has taken the database.
    pub async fn run(self, until: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { app, listener, .. } = self;
        let mut tasks = JoinSet::new();
        supervise(&app, &mut tasks, "timers", timers::run);
        supervise(&app, &mut tasks, "heartbeat", heartbeat::run);
        bots::run(&app, &mut tasks);
        supervise(&app, &mut tasks, "online tournaments", tournament_online::run);
        supervise(&app, &mut tasks, "tournament devices", tournament_devices::run);
        supervise(&app, &mut tasks, "missing players", crate::web::live::notice_the_missing);
        supervise(&app, &mut tasks, "library", library::run);
        supervise(&app, &mut tasks, "numbers", http::keep_counting);
        let stopper = app.clone();
        let stopped = async move {
            tokio::select! {
                () = until => {}
                () = stopper.stopping() => {}
            }
            tracing::info!("stopping");
            stopper.stop();
        };
        let served = connections::serve(listener, app.router(), app.config().room(), stopped);
        tokio::select! {
            () = served => {}
            // A client that never finishes its request does not keep the server from stopping.
            () = overdue(&app) => tracing::warn!("some requests were cut off"),
        }
        app.stop();
        farewell(&app).await;
        while tasks.join_next().await.is_some() {}
        app.store().clone().close().await;
        tracing::info!("stopped");
        app.0.gave_up.get().map_or(Ok(()), |why| Err(why.clone().into()))
    }
}

async fn overdue(app: &App) {
    app.stopping().await;
    tokio::time::sleep(SHUTDOWN_GRACE).await;
}

/// Waits for the open lines to be closed.
async fn farewell(app: &App) {
    let gone = async {
        while app.presence().lines() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SHUTDOWN_GRACE, gone).await.ok();
}
