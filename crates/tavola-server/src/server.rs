//! The server around the club: it has an address, starts what runs by itself, and stops without losing anything.

use std::{future::Future, net::SocketAddr, time::Duration};

use tokio::{net::TcpListener, task::JoinSet};

use crate::{
    app::{App, DRAIN},
    base::{
        now::Now,
        supervise::{supervise, supervise_one},
    },
    clip,
    club::{
        bots, digest, herald, keeping, library, lobby, post, prepared, push, ratings, talk, tournament_devices,
        tournament_online,
    },
    config::Config,
    store::StoreError,
    stream::{heartbeat, nodes, polling, presence, timers},
    web::{
        accounts::{housekeeping, orders},
        connections,
        errors::AppError,
        http, limits, live, mail,
    },
};

/// How long open lines may take to say goodbye when the server stops.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// How long a node goes on after its last line was closed: a proxy sees that it leaves, and what is on the way is answered.
const BREATH: Duration = Duration::from_secs(1);

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
    /// The languages of the club's own cannot be read.
    #[error("languages: {path}: {error}")]
    Languages {
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

/// A server that has its address and is ready to run.
pub struct Server {
    app: App,
    listener: TcpListener,
    clients: Option<TcpListener>,
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
        let listener = listening(address).await?;
        let address = listener.local_addr()?;
        let clients = match config.clip {
            Some(address) => Some(listening(address).await?),
            None => None,
        };
        if config.contact.is_none() {
            tracing::warn!("no contact is set: /about and /privacy say that the people who run this club gave none");
        }
        let app = App::open(config, Now::system()).await?;
        timers::settle_outages(&app).await?;
        Ok(Self { app, listener, clients, address })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it listens to old clients, if it does.
    #[must_use]
    pub fn clip_address(&self) -> Option<SocketAddr> {
        self.clients.as_ref().and_then(|listener| listener.local_addr().ok())
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
        let Self { app, listener, clients, .. } = self;
        let mut tasks = JoinSet::new();
        supervise(&app, &mut tasks, "timers", timers::run);
        if app.nodes().are_several() {
            supervise(&app, &mut tasks, "nodes", nodes::run);
            supervise(&app, &mut tasks, "polling", polling::run);
            supervise(&app, &mut tasks, "news", polling::hear);
            supervise(&app, &mut tasks, "presence", presence::run);
            supervise(&app, &mut tasks, "limits", limits::run);
        } else {
            supervise(&app, &mut tasks, "heartbeat", heartbeat::run);
        }
        bots::run(&app, &mut tasks);
        supervise_one(&app, &mut tasks, "online tournaments", tournament_online::run);
        supervise_one(&app, &mut tasks, "tournament devices", tournament_devices::run);
        supervise_one(&app, &mut tasks, "missing players", live::watch_for_the_missing);
        supervise_one(&app, &mut tasks, "library", library::run);
        supervise(&app, &mut tasks, "lobby", lobby::run);
        supervise(&app, &mut tasks, "talk", talk::run);
        supervise_one(&app, &mut tasks, "push", push::run);
        supervise(&app, &mut tasks, "herald", herald::run);
        if let Some(clients) = clients {
            tasks.spawn(clip::serve(app.clone(), clients));
        }
        supervise_one(&app, &mut tasks, "prepared plays", prepared::run);
        supervise_one(&app, &mut tasks, "matches by post", post::run);
        supervise_one(&app, &mut tasks, "ratings", ratings::run);
        supervise(&app, &mut tasks, "numbers", http::keep_counting);
        supervise_one(&app, &mut tasks, "orders", orders::run);
        supervise_one(&app, &mut tasks, "letters", mail::run);
        supervise_one(&app, &mut tasks, "mails of notices", digest::run);
        supervise_one(&app, &mut tasks, "accounts", housekeeping::run);
        supervise_one(&app, &mut tasks, "archive and backups", keeping::run);
        let stopper = app.clone();
        let stopped = async move {
            tokio::select! {
                () = until => {}
                () = stopper.stopping() => {}
            }
            if stopper.nodes().are_several() && !stopper.is_stopping() {
                tracing::info!("leaving: pages and work go to other nodes");
                stopper.drain();
                tokio::time::sleep(DRAIN + BREATH).await;
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
        app.gave_up().map_or(Ok(()), |why| Err(why.clone().into()))
    }
}

/// Takes an address.
pub(crate) async fn listening(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })
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
