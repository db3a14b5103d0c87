//! The club put together.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::sync::watch;

use super::{App, Inner, others};
use crate::{
    base::{now::Now, private, workshop::Workshop},
    clip::Hall,
    club::{
        articles::Articles,
        bots::{BotTables, Players},
        conduct::Conduct,
        device::Boards,
        herald::Herald,
        lobby::Lobby,
        notices::Notices,
        prepared::Preparations,
        ratings::Ratings,
        rollouts::Rollouts,
        study::Studies,
        talk::Talk,
        tv::Tv,
        variations::Trees,
    },
    config::Config,
    server::ServeError,
    store::{NodeRole, Store},
    stream::{heartbeat::Vitals, nodes::Nodes, presence::Presence, rooms::Rooms},
    web::{
        accounts::Accounts, breached::Breached, files, limits::Limits, mail::Mail, passwords::Passwords,
        rendered::Rendered, tokens::Tokens, turns::Turns,
    },
};

/// How long the strongest bots think about a play where the choice is open, within the time bots seem to think anyway.
const THINKING: Duration = Duration::from_millis(100);

impl App {
    /// Opens the store and puts the club together. Nothing runs by itself yet.
    ///
    /// # Errors
    /// If the database cannot be opened.
    pub async fn open(config: Config, now: Now) -> Result<Self, ServeError> {
        Self::open_as(NodeRole::Server, Studies::default(), config, now).await
    }

    /// The same for a node of that role, with what it judges matches by.
    ///
    /// # Errors
    /// If the database cannot be opened.
    pub(crate) async fn open_as(
        role: NodeRole,
        studies: Studies,
        config: Config,
        now: Now,
    ) -> Result<Self, ServeError> {
        // A worker keeps nothing of its own.
        if role == NodeRole::Server {
            private::make_folder(&config.data_dir)
                .map_err(|error| ServeError::DataFolder { path: config.data_dir.display().to_string(), error })?;
        }
        if let Some(folder) = &config.languages {
            files::add_languages(folder)
                .map_err(|error| ServeError::Languages { path: folder.display().to_string(), error })?;
        }
        // Bots that need not seem to think do not.
        let players = Players::with_time(config.bot_pause().min(THINKING));
        let url = config.database_url()?;
        let store = match (role, config.cluster) {
            (NodeRole::Worker, _) => Store::open_for_work(&url).await?,
            (NodeRole::Server, true) => Store::open_together(&url).await?,
            (NodeRole::Server, false) => Store::open_alone(&url).await?,
        };
        let nodes = Nodes::new(&config, &store, role);
        let bus = others::bus_of(&config, &store, &nodes, &now).await?;
        let passwords = Passwords::new().without(config.breached.as_deref().map(Breached::at));
        let accounts = Accounts::open(store.clone(), Arc::clone(&bus), config.secure_cookies()).await?;
        let accounts = accounts.with(Mail::new(store.clone(), &config), passwords);
        let ratings = Ratings::new(store.clone(), Arc::clone(&bus));
        let conduct = Conduct::new(store.clone(), now.clone());
        let tokens = Tokens::new(store.clone(), Arc::clone(&bus));
        let tables = Rooms::new(store.clone(), Arc::clone(&bus), now.clone());
        let chouettes = Rooms::new(store.clone(), Arc::clone(&bus), now.clone());
        let boards = Boards::open(store.clone(), Arc::clone(&bus), now.clone()).await?;
        let tournaments = Rooms::new(store.clone(), Arc::clone(&bus), now.clone());
        let lobby = Lobby::open(&store, Arc::clone(&bus), now.time()).await?;
        let notices = Notices::open(store.clone(), now.clone(), Arc::clone(&bus)).await?;
        let app = Self(Arc::new(Inner {
            limits: Limits::new(&config),
            turns: Turns::default(),
            config,
            now,
            store,
            bus,
            accounts,
            ratings,
            conduct,
            tokens,
            herald: Herald::default(),
            clip: Hall::default(),
            presence: if nodes.are_several() { Presence::of_a_node() } else { Presence::default() },
            tables,
            chouettes,
            tournaments,
            rendered: Rendered::default(),
            players,
            boards,
            vitals: Vitals::default(),
            gave_up: OnceLock::new(),
            bot_tables: BotTables::default(),
            workshop: Workshop::default(),
            studies,
            rollouts: Rollouts::default(),
            trees: Trees,
            articles: Articles::default(),
            preparations: Preparations::default(),
            notices,
            lobby,
            talk: Talk::default(),
            tv: Tv::default(),
            nodes,
            drain: watch::channel(false).0,
            stop: watch::channel(false).0,
        }));
        let club = Arc::downgrade(&app.0);
        app.bus().on_arrival(Box::new(move |hint| {
            if let Some(club) = club.upgrade() {
                Self(club).moved_on(hint);
            }
        }));
        Ok(app)
    }
}
