//! The running club: everything put together once, started, and stopped without losing anything.

mod opening;
mod others;
mod stopping;

pub(crate) use stopping::DRAIN;

use std::sync::{Arc, OnceLock};

use axum::Router;
use tavola_base::Time;
use tokio::sync::watch;

use crate::{
    base::{now::Now, workshop::Workshop},
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
        variations::Trees,
    },
    config::Config,
    store::{Store, StoreError},
    stream::{bus::Bus, heartbeat::Vitals, nodes::Nodes, presence::Presence, rooms::AnyRooms},
    web::{accounts::Accounts, http, limits::Limits, mail::Mail, rendered::Rendered, tokens::Tokens, turns::Turns},
};

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
    notices: Notices,
    lobby: Lobby,
    talk: Talk,
    tv: Tv,
    nodes: Nodes,
    drain: watch::Sender<bool>,
    stop: watch::Sender<bool>,
}

impl App {
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
