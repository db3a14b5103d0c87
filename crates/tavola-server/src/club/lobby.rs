//! Where people who want to play find each other: seeks, and the one place that pairs them, whichever node they came to.

mod challenge;
mod challenges;
mod choices;
mod crowd;
mod here;
mod lists;
mod meeting;
mod others;
mod seek;

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tavola_base::Time;
use tokio::sync::{Notify, broadcast, watch};

use crate::{
    app::App,
    base::{
        ids::{AccountId, SeekId, StreamId},
        trouble::Trouble,
    },
    store::{RowWrite, Store, StoreError},
    stream::bus::{Bus, Word},
    web::errors::AppError,
};

pub use challenge::{Act, BEFORE, Challenge, Reason, Standing};
pub use challenges::NewChallenge;
pub use choices::{Alerts, ChallengedBy, LobbyChoices};
pub use crowd::{Came, Seated};
use crowd::{Change, Crowd, MOST_LIVE, MOST_STORED};
pub use here::{Here, LOADED};
pub use lists::{Lists, OpenTournament};
pub use seek::{Bond, FIRST_ACT, Facts, QUICK, Range, Rated, Seek, Way, bond, quick};

/// How often the lobby looks who is gone and who has waited long enough for each other.
const WAVE: Duration = Duration::from_millis(500);
/// How many calls a page may be behind before it looks anew.
const CALLS: usize = 256;
/// What is done for the whole club by one node.
const WORK: &str = "lobby";

/// The lobby.
pub struct Lobby {
    known: Mutex<Known>,
    here: Here,
    /// Whom a page must tell at once that they have been seated.
    calls: broadcast::Sender<AccountId>,
    /// How often something has changed that pages show.
    changes: watch::Sender<u64>,
    lists: lists::Kept,
    bus: Arc<dyn Bus>,
    /// Another node has changed the crowd.
    moved: Notify,
}

/// What this node knows of the crowd.
struct Known {
    /// As it was read or written last.
    crowd: Arc<Crowd>,
    /// How often it was.
    learned: u64,
    /// As those were told last who want to be told when others seek.
    told: Arc<Crowd>,
}

/// What became of a wish to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sought {
    /// It stands in the lobby.
    Stands(SeekId),
    /// There was somebody: the table is open.
    Seated(Seated),
}

/// What somebody wishes.
#[derive(Debug, Clone)]
pub struct Wish {
    /// Whose wish it is.
    pub account: AccountId,
    /// How it came about.
    pub way: Way,
    /// What is to be played.
    pub table: super::table_opening::NewTable,
    /// Whom it is for.
    pub range: Range,
}

impl Lobby {
    /// The lobby with the seeks that stand.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open(store: &Store, bus: Arc<dyn Bus>, now: Time) -> Result<Self, StoreError> {
        let here = if store.is_shared() { Here::of_a_node() } else { Here::default() };
        let crowd = Arc::new(Crowd::read(store).await?);
        crowd.all().for_each(|seek| here.was_here(&seek.account, now));
        Ok(Self {
            known: Mutex::new(Known { told: Arc::clone(&crowd), crowd, learned: 0 }),
            here,
            calls: broadcast::channel(CALLS).0,
            changes: watch::channel(0).0,
            lists: lists::Kept::default(),
            bus,
            moved: Notify::new(),
        })
    }

    /// Who has the lobby open.
    #[must_use]
    pub const fn here(&self) -> &Here {
        &self.here
    }

    /// Who is called to a table from now on.
    #[must_use]
    pub fn calls(&self) -> broadcast::Receiver<AccountId> {
        self.calls.subscribe()
    }

    /// How often something has changed that pages show.
    #[must_use]
    pub fn changes(&self) -> u64 {
        *self.changes.borrow()
    }

    /// Something has changed that pages show, at this node.
    pub(crate) fn has_changed(&self) {
        self.changes.send_modify(|changes| *changes = changes.wrapping_add(1));
    }

    /// Another node has changed something.
    pub(crate) fn has_changed_elsewhere(&self) {
        self.has_changed();
        self.moved.notify_one();
    }

    /// Something has changed that their own pages show at once, and the others with the next look.
    fn call<const MANY: usize>(&self, accounts: [&AccountId; MANY]) {
        self.has_changed();
        self.bus.tell(Word::Lobby);
        for account in accounts {
            self.call_here(account);
        }
    }

    /// Their own pages at this node look at once.
    fn call_here(&self, account: &AccountId) {
        self.calls.send(account.clone()).ok();
    }

    /// Writes what has been changed of the crowd, if anything has, and knows it as it is.
    async fn write(&self, app: &App, change: &mut Change) -> Result<(), AppError> {
        if change.rows.is_empty() {
            self.knows(change);
        } else {
            app.store().write(std::mem::take(&mut change.rows)).await?;
            self.done(change);
        }
        Ok(())
    }

    /// What has been changed of the crowd is written.
    fn done(&self, change: &Change) {
        self.knows(change);
        self.bus.tell(Word::Lobby);
    }

    /// Knows the crowd as it is while nobody else changes it.
    fn knows(&self, change: &Change) {
        let mut known = self.known();
        known.learned += 1;
        self.learn(known, change.crowd.clone());
    }

    /// Reads the crowd, which other nodes change too.
    async fn look(&self, store: &Store) -> Result<(), StoreError> {
        let learned = self.known().learned;
        let crowd = Crowd::read(store).await?;
        let known = self.known();
        if known.learned == learned {
            self.learn(known, crowd);
        }
        Ok(())
    }

    /// Knows the crowd, and calls whoever has been seated since it was read last.
    fn learn(&self, mut known: MutexGuard<'_, Known>, crowd: Crowd) {
        let (before, crowd) = (Arc::clone(&known.crowd), Arc::new(crowd));
        known.crowd = Arc::clone(&crowd);
        drop(known);
        if !crowd.is_like(&before) {
            self.has_changed();
        }
        crowd.seated_since(&before).for_each(|account| self.call_here(account));
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn crowd(&self) -> Arc<Crowd> {
        Arc::clone(&self.known().crowd)
    }

    /// The table to which somebody is called and has not come yet.
    pub fn called(&self, account: &AccountId, now: Time) -> Option<Seated> {
        self.crowd().called(account, now).cloned()
    }

    /// Somebody has come to a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn came(&self, app: &App, account: &AccountId, table: &StreamId) -> Result<(), StoreError> {
        if self.called(account, app.now()).is_some_and(|called| called.table == *table) {
            app.store().write(vec![RowWrite::came(account, table)]).await?;
            self.bus.tell(Word::Lobby);
            self.look(app.store()).await?;
        }
        Ok(())
    }

    /// Whether somebody waits for company, or is called to a table.
    pub fn is_waiting(&self, account: &AccountId, now: Time) -> bool {
        let crowd = self.crowd();
        crowd.live_of(account).is_some() || crowd.called(account, now).is_some()
    }

    /// Seeks: at once paired with somebody who seeks the same, or put among those who wait.
    ///
    /// # Errors
    /// If the terms are unsound, there are too many seeks, or the database fails.
    pub async fn seek(&self, app: &App, wish: Wish) -> Result<Sought, AppError> {
        let Wish { account, way, table, range } = wish;
        table.check()?;
        let table = seek::for_the_lobby(&table);
        let seek = Seek { id: SeekId::fresh(), account, way, table, range, since: app.now() };
        self.here.loaded(&seek.account, app.now());
        let mut change = Change::begin(app.store()).await?;
        if let Some(seated) = change.crowd.just_seated(&seek.account, app.now()).filter(|_| seek.bond() == Bond::Live) {
            // The second press of a button that has already led to a table.
            return Ok(Sought::Seated(seated.clone()));
        }
        if seek::is_rated(&seek.table) {
            others::expect_rated(app, &seek.account).await?;
        }
        let of = (seek.bond() == Bond::Stored).then_some(&seek.account);
        let most = if of.is_some() { MOST_STORED } else { MOST_LIVE };
        let partner = self.partner(app, &change.crowd, &seek, &mut meeting::KnownFacts::new()).await?;
        if partner.is_none() && change.crowd.count(seek.bond(), of) >= most {
            return Err(AppError::lobby("lobby-too-many", "there are enough seeks"));
        }
        change.add(seek.clone());
        let Some(partner) = partner else {
            self.write(app, &mut change).await?;
            self.call_here(&seek.account);
            return Ok(Sought::Stands(seek.id));
        };
        change.take(&seek.id, &partner.id);
        self.meet(app, &mut change, &partner, &seek.account).await.map(Sought::Seated)
    }

    /// Joins a seek: whoever is first has it.
    ///
    /// # Errors
    /// If it is gone, not meant for the one who joins, or the database fails.
    pub async fn join(&self, app: &App, account: &AccountId, id: &SeekId) -> Result<Seated, AppError> {
        let mut change = Change::begin(app.store()).await?;
        if let Some(seated) = change.crowd.just_seated(account, app.now()) {
            return Ok(seated.clone());
        }
        let gone = || AppError::lobby("lobby-gone", "somebody was faster, or it was withdrawn");
        let seek = change.crowd.get(id).ok_or_else(gone)?.clone();
        if seek.account == *account {
            return Err(AppError::lobby("lobby-own", "this seek is your own"));
        }
        let is_there = seek.bond() == Bond::Stored || !self.here.has_left(&seek.account, seek.since, app.now());
        if seek::is_rated(&seek.table) {
            others::expect_rated(app, account).await?;
            app.conduct().expect_none_rests(account, &seek.account).await?;
        }
        if !is_there || !Self::may_join(app, &seek, account).await? {
            return Err(gone());
        }
        change.remove(id);
        change.remove_live_of(account);
        self.meet(app, &mut change, &seek, account).await
    }

    /// Takes back a seek of one's own; all live ones where none is named.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn withdraw(&self, app: &App, account: &AccountId, id: Option<&SeekId>) -> Result<(), AppError> {
        let mut change = Change::begin(app.store()).await?;
        let own = change
            .crowd
            .all()
            .filter(|seek| seek.account == *account)
            .filter(|seek| id.map_or(seek.bond() == Bond::Live, |id| seek.id == *id));
        let own: Vec<SeekId> = own.map(|seek| seek.id.clone()).collect();
        own.iter().for_each(|id| drop(change.remove(id)));
        self.write(app, &mut change).await?;
        if !own.is_empty() {
            self.call_here(account);
        }
        Ok(())
    }

    /// The seeks that somebody may see: their own, and those they may join.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seen_by(&self, app: &App, account: Option<&AccountId>) -> Result<Vec<Seek>, AppError> {
        let mut seen = Vec::new();
        for seek in self.crowd().all() {
            let is_seen = match account {
                Some(account) if *account == seek.account => true,
                Some(account) => Self::may_join(app, seek, account).await?,
                None => others::is_open_to_newcomers(app, seek).await?,
            };
            if is_seen {
                seen.push(seek.clone());
            }
        }
        Ok(seen)
    }

    async fn may_join(app: &App, seek: &Seek, account: &AccountId) -> Result<bool, AppError> {
        let (own, others) = (others::facts(app, &seek.account).await?, others::facts(app, account).await?);
        Ok(seek.is_open_to(own, others) && !others::is_blocked(app, &seek.account, account).await?)
    }

    /// Tells those who want to be told when others seek, and no longer of what is gone.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tell_news(&self, app: &App) -> Result<(), AppError> {
        let (before, crowd) = self.untold();
        for seek in crowd.all().filter(|seek| before.get(&seek.id).is_none()) {
            self.alert(app, seek).await?;
        }
        for seek in before.all().filter(|seek| crowd.get(&seek.id).is_none()) {
            self.take_back_alerts(app, &seek.id).await?;
        }
        self.look_at_challenges(app).await
    }

    /// The crowd as it was told last, and as it is, which is told from now on.
    fn untold(&self) -> (Arc<Crowd>, Arc<Crowd>) {
        let mut known = self.known();
        let crowd = Arc::clone(&known.crowd);
        (std::mem::replace(&mut known.told, Arc::clone(&crowd)), crowd)
    }
}

/// Looks again and again until the server stops: one node pairs and tells, the others see what has become of the crowd.
pub(crate) async fn run(app: App) {
    let mut waves = tokio::time::interval(WAVE);
    let trouble = Trouble::new("the lobby could not look around", "the lobby looks around again");
    loop {
        tokio::select! {
            () = app.stopping() => return,
            _ = waves.tick() => {}
            () = app.lobby().moved.notified() => {}
        }
        trouble.note(&look_around(&app).await);
    }
}

async fn look_around(app: &App) -> Result<(), AppError> {
    let lobby = app.lobby();
    if app.nodes().serves(WORK) {
        lobby.wave(app).await?;
        lobby.tell_news(app).await?;
    } else {
        lobby.here.look(app.presence(), app.now());
        lobby.look(app.store()).await?;
        lobby.untold();
    }
    if Here::is_open(app.presence()) {
        lobby.lists(app).await?;
    }
    Ok(())
}
