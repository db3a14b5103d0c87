//! Where people who want to play find each other: seeks, and the one place that pairs them.

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
    sync::{Arc, PoisonError},
    time::Duration,
};

use tavola_base::Time;
use tokio::sync::{Mutex, broadcast, watch};

use crate::{
    app::App,
    base::ids::{AccountId, SeekId, StreamId},
    store::{RowWrite, Store, StoreError},
    stream::bus::{Bus, Word},
    web::errors::AppError,
};

pub use challenge::{Act, BEFORE, Challenge, Reason, Standing};
pub use challenges::NewChallenge;
pub use choices::{Alerts, ChallengedBy, LobbyChoices};
pub use crowd::{Came, Seated};
use crowd::{Crowd, MOST_LIVE, MOST_STORED};
pub use here::{Here, LOADED};
pub use lists::{Lists, OpenTournament};
pub use seek::{Bond, FIRST_ACT, Facts, QUICK, Range, Rated, Seek, Way, bond, quick};

/// How often the lobby looks who is gone and who has waited long enough for each other.
const WAVE: Duration = Duration::from_millis(500);
/// How many calls a page may be behind before it looks anew.
const CALLS: usize = 256;
/// How much news of seeks waits to be told.
const MOST_NEWS: usize = 1_000;

/// The lobby.
pub struct Lobby {
    crowd: Mutex<Crowd>,
    here: Here,
    /// Whom a page must tell at once that they have been seated.
    calls: broadcast::Sender<AccountId>,
    /// How often something has changed that pages show.
    changes: watch::Sender<u64>,
    lists: lists::Kept,
    bus: Arc<dyn Bus>,
    /// What those have not been told yet who want to be told when others seek.
    news: std::sync::Mutex<Vec<News>>,
}

/// What has become of a seek.
#[derive(Debug)]
enum News {
    /// It stands.
    Came(Box<Seek>),
    /// It stands no longer.
    Gone(SeekId),
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
    /// The lobby with the seeks that were stored.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open(store: &Store, bus: Arc<dyn Bus>) -> Result<Self, StoreError> {
        let mut crowd = Crowd::default();
        for body in store.seeks().await? {
            // A seek of another version of this program is nobody's loss.
            if let Ok(seek) = serde_json::from_str(&body) {
                crowd.add(seek);
            }
        }
        Ok(Self {
            crowd: Mutex::new(crowd),
            here: Here::default(),
            calls: broadcast::channel(CALLS).0,
            changes: watch::channel(0).0,
            lists: lists::Kept::default(),
            bus,
            news: std::sync::Mutex::default(),
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

    /// Something has changed that pages show.
    pub(crate) fn has_changed(&self) {
        self.bus.tell(Word::Lobby);
        self.has_changed_elsewhere();
    }

    /// The same at another node.
    pub(crate) fn has_changed_elsewhere(&self) {
        self.changes.send_modify(|changes| *changes = changes.wrapping_add(1));
    }

    /// Something has changed that their own pages show at once, and the others with the next look.
    pub(crate) fn call<const MANY: usize>(&self, accounts: [&AccountId; MANY]) {
        self.has_changed();
        for account in accounts {
            self.bus.tell(Word::Called(account.as_str().to_owned()));
            self.call_here(account);
        }
    }

    /// Pages of an account at this node show at once what has changed.
    pub(crate) fn call_here(&self, account: &AccountId) {
        self.has_changed_elsewhere();
        self.calls.send(account.clone()).ok();
    }

    /// The table to which somebody is called and has not come yet.
    pub async fn called(&self, account: &AccountId, now: Time) -> Option<Seated> {
        self.crowd.lock().await.called(account, now).cloned()
    }

    /// Somebody has come to a table.
    pub async fn came(&self, account: &AccountId, table: &StreamId) {
        self.crowd.lock().await.came(account, table);
    }

    /// Whether somebody waits for company, or is called to a table.
    pub async fn is_waiting(&self, account: &AccountId, now: Time) -> bool {
        let crowd = self.crowd.lock().await;
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
        let mut crowd = self.crowd.lock().await;
        if let Some(seated) = crowd.just_seated(&seek.account, app.now()).filter(|_| seek.bond() == Bond::Live) {
            // The second press of a button that has already led to a table.
            return Ok(Sought::Seated(seated.clone()));
        }
        if seek::is_rated(&seek.table) {
            others::expect_rated(app, &seek.account).await?;
        }
        let of = (seek.bond() == Bond::Stored).then_some(&seek.account);
        let most = if of.is_some() { MOST_STORED } else { MOST_LIVE };
        let partner = self.partner(app, &crowd, &seek, &mut meeting::KnownFacts::new()).await?;
        if partner.is_none() && crowd.count(seek.bond(), of) >= most {
            return Err(AppError::lobby("lobby-too-many", "there are enough seeks"));
        }
        crowd.add(seek.clone());
        let Some(partner) = partner else {
            if seek.bond() == Bond::Stored {
                let written = app.store().write(vec![RowWrite::seek(&seek)]).await;
                if let Err(error) = written {
                    crowd.remove(&seek.id);
                    return Err(error.into());
                }
            }
            drop(crowd);
            self.call([&seek.account]);
            self.note(News::Came(Box::new(seek.clone())));
            return Ok(Sought::Stands(seek.id));
        };
        crowd.take(&seek.id, &partner.id);
        drop(crowd);
        self.meet(app, &partner, &seek.account, Some(&seek)).await.map(Sought::Seated)
    }

    /// Joins a seek: whoever is first has it.
    ///
    /// # Errors
    /// If it is gone, not meant for the one who joins, or the database fails.
    pub async fn join(&self, app: &App, account: &AccountId, id: &SeekId) -> Result<Seated, AppError> {
        let mut crowd = self.crowd.lock().await;
        if let Some(seated) = crowd.just_seated(account, app.now()) {
            return Ok(seated.clone());
        }
        let gone = || AppError::lobby("lobby-gone", "somebody was faster, or it was withdrawn");
        let seek = crowd.get(id).ok_or_else(gone)?.clone();
        if seek.account == *account {
            return Err(AppError::lobby("lobby-own", "this seek is your own"));
        }
        let is_there = seek.bond() == Bond::Stored || !self.here.is_gone(&seek.account, app.now());
        if seek::is_rated(&seek.table) {
            others::expect_rated(app, account).await?;
            app.conduct().expect_none_rests(account, &seek.account).await?;
        }
        if !is_there || !Self::may_join(app, &seek, account).await? {
            return Err(gone());
        }
        crowd.remove(id);
        let own = crowd.live_of(account).map(|own| own.id.clone());
        let own = own.and_then(|own| crowd.remove(&own));
        drop(crowd);
        self.meet(app, &seek, account, own.as_ref()).await
    }

    /// Takes back a seek of one's own; all live ones where none is named.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn withdraw(&self, app: &App, account: &AccountId, id: Option<&SeekId>) -> Result<(), AppError> {
        let mut crowd = self.crowd.lock().await;
        let own: Vec<Seek> = crowd
            .all()
            .filter(|seek| seek.account == *account)
            .filter(|seek| id.map_or(seek.bond() == Bond::Live, |id| seek.id == *id))
            .cloned()
            .collect();
        let rows: Vec<RowWrite> =
            own.iter().filter(|seek| seek.bond() == Bond::Stored).map(|seek| RowWrite::seek_gone(&seek.id)).collect();
        if !rows.is_empty() {
            app.store().write(rows).await?;
        }
        for seek in &own {
            crowd.remove(&seek.id);
            self.note(News::Gone(seek.id.clone()));
        }
        drop(crowd);
        if !own.is_empty() {
            self.call([account]);
        }
        Ok(())
    }

    /// The seeks that somebody may see: their own, and those they may join.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seen_by(&self, app: &App, account: Option<&AccountId>) -> Result<Vec<Seek>, AppError> {
        let all: Vec<Seek> = self.crowd.lock().await.all().cloned().collect();
        let mut seen = Vec::new();
        for seek in all {
            let is_seen = match account {
                Some(account) if *account == seek.account => true,
                Some(account) => Self::may_join(app, &seek, account).await?,
                None => others::is_open_to_newcomers(app, &seek).await?,
            };
            if is_seen {
                seen.push(seek);
            }
        }
        Ok(seen)
    }

    async fn may_join(app: &App, seek: &Seek, account: &AccountId) -> Result<bool, AppError> {
        let (own, others) = (others::facts(app, &seek.account).await?, others::facts(app, account).await?);
        Ok(seek.is_open_to(own, others) && !others::is_blocked(app, &seek.account, account).await?)
    }

    fn note(&self, news: News) {
        let mut waiting = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < MOST_NEWS {
            waiting.push(news);
        }
    }

    /// Tells those who want to be told when others seek, and no longer of what is gone.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tell_news(&self, app: &App) -> Result<(), AppError> {
        let news = std::mem::take(&mut *self.news.lock().unwrap_or_else(PoisonError::into_inner));
        let gone: Vec<&SeekId> =
            news.iter().filter_map(|one| if let News::Gone(id) = one { Some(id) } else { None }).collect();
        for one in &news {
            match one {
                News::Came(seek) if gone.contains(&&seek.id) => {}
                News::Came(seek) => self.alert(app, seek).await?,
                News::Gone(id) => self.take_back_alerts(app, id).await?,
            }
        }
        self.look_at_challenges(app).await
    }
}

/// Looks again and again until the server stops.
pub(crate) async fn run(app: App) {
    let mut waves = tokio::time::interval(WAVE);
    loop {
        tokio::select! {
            () = app.stopping() => return,
            _ = waves.tick() => {}
        }
        if let Err(error) = look_around(&app).await {
            tracing::warn!(%error, "the lobby could not look around");
        }
    }
}

async fn look_around(app: &App) -> Result<(), AppError> {
    app.lobby().wave(app).await?;
    app.lobby().tell_news(app).await?;
    if app.lobby().here().many() > 0 {
        app.lobby().lists(app).await?;
    }
    Ok(())
}
