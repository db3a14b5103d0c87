//! The running club: everything put together once, started, and stopped without losing anything.

mod stopping;

pub(crate) use stopping::DRAIN;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use tavola_base::Time;
use tokio::sync::watch;

use crate::{
    base::{ids::StreamId, now::Now, private, random, workshop::Workshop},
    clip::Hall,
    club::{
        articles::Articles,
        bots::{BotTables, Players},
        chouette::Chouettes,
        conduct::Conduct,
        device::Boards,
        herald::Herald,
        lobby::Lobby,
        notices::Notices,
        prepared::Preparations,
        ratings::Ratings,
        rollouts::Rollouts,
        study::Studies,
        table::Tables,
        talk::Talk,
        tournament::Tournaments,
        tv::Tv,
        vacations::Vacations,
        variations::Trees,
    },
    config::Config,
    server::ServeError,
    store::{NodeRole, RowWrite, Store, StoreError},
    stream::{
        bus::{Bus, Hint, LocalBus, Meeting, NodesBus, Word},
        heartbeat::Vitals,
        nodes::Nodes,
        presence::Presence,
        rooms::{AnyRooms, Rooms},
    },
    web::{
        accounts::Accounts, breached::Breached, files, http, limits::Limits, mail::Mail, passwords::Passwords,
        rendered::Rendered, tokens::Tokens, turns::Turns,
    },
};

/// How long the strongest bots think about a play where the choice is open, within the time bots seem to think anyway.
const THINKING: Duration = Duration::from_millis(100);

/// The club; clones are the same club.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Config,
    now: Now,
    store: Store,
    bus: Arc<dyn Bus>,
    accounts: Accounts,
    ratings: Ratings,
    conduct: Conduct,
    tokens: Tokens,
    herald: Herald,
    clip: Hall,
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
    articles: Articles,
    preparations: Preparations,
    vacations: Vacations,
    notices: Notices,
    lobby: Lobby,
    talk: Talk,
    tv: Tv,
    nodes: Nodes,
    drain: watch::Sender<bool>,
    stop: watch::Sender<bool>,
}

/// The bus: within this process, or between the nodes of the club.
async fn bus_of(config: &Config, store: &Store, nodes: &Nodes, now: &Now) -> Result<Arc<dyn Bus>, StoreError> {
    if !nodes.are_several() {
        return Ok(Arc::new(LocalBus::default()));
    }
    // Several clubs may meet at one server.
    store.write(vec![RowWrite::setting("club_id", &random::hex(16))]).await?;
    let club = store.setting("club_id").await?.unwrap_or_default();
    let meeting = config.nats.clone().map(|servers| Meeting { servers, club });
    Ok(NodesBus::open(nodes.id(), now, meeting))
}

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
        let store = if config.cluster { Store::open_together(&url).await? } else { Store::open_alone(&url).await? };
        let nodes = Nodes::new(&config, &store, role);
        let bus = bus_of(&config, &store, &nodes, &now).await?;
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
        let lobby = Lobby::open(&store).await?;
        let notices = Notices::open(store.clone(), now.clone()).await?;
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
            trees: Trees::default(),
            articles: Articles::default(),
            preparations: Preparations::default(),
            vacations: Vacations::default(),
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

    /// Notes what another node has done before anybody here is told of it.
    fn moved_on(&self, hint: &Hint) {
        self.boards().moved_on(&hint.stream, hint.version);
        for rooms in self.rooms() {
            rooms.moved_on(&hint.stream, hint.version);
        }
    }

    /// The servers of the club, this one among them.
    #[must_use]
    pub fn nodes(&self) -> &Nodes {
        &self.0.nodes
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

    /// Where everybody stands.
    #[must_use]
    pub fn ratings(&self) -> &Ratings {
        &self.0.ratings
    }

    /// How people end their rated matches.
    #[must_use]
    pub fn conduct(&self) -> &Conduct {
        &self.0.conduct
    }

    /// Letters to players.
    #[must_use]
    pub fn mail(&self) -> &Mail {
        self.accounts().mail()
    }

    /// Forgets what is remembered of a stream: it was written by a statement that knows nothing of that.
    pub(crate) fn forget_stream(&self, stream: &StreamId) {
        self.bus().tell(Word::Stream(stream.as_str().to_owned()));
        self.forget_stream_here(stream);
    }

    /// The same after another node has written it.
    pub(crate) fn forget_stream_here(&self, stream: &StreamId) {
        for rooms in self.rooms() {
            rooms.forget(stream);
        }
        self.boards().forget(stream);
        self.rendered().forget_all();
    }

    /// What programs act by.
    #[must_use]
    pub fn tokens(&self) -> &Tokens {
        &self.0.tokens
    }

    /// Who listens for everything that concerns them.
    #[must_use]
    pub fn herald(&self) -> &Herald {
        &self.0.herald
    }

    /// Who is there by an old client.
    #[must_use]
    pub fn clip(&self) -> &Hall {
        &self.0.clip
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

    /// The articles that members write.
    #[must_use]
    pub fn articles(&self) -> &Articles {
        &self.0.articles
    }

    /// What people are told.
    #[must_use]
    pub fn notices(&self) -> &Notices {
        &self.0.notices
    }

    /// What players by post have prepared.
    #[must_use]
    pub fn preparations(&self) -> &Preparations {
        &self.0.preparations
    }

    /// Who is on vacation from their matches by post.
    #[must_use]
    pub fn vacations(&self) -> &Vacations {
        &self.0.vacations
    }

    /// The positions that are rolled out.
    #[must_use]
    pub fn rollouts(&self) -> &Rollouts {
        &self.0.rollouts
    }

    /// Where people find each other.
    #[must_use]
    pub fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// What people say to each other.
    #[must_use]
    pub fn talk(&self) -> &Talk {
        &self.0.talk
    }

    /// The best match being played now.
    #[must_use]
    pub fn tv(&self) -> &Tv {
        &self.0.tv
    }
}
