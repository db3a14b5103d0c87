//! Matches judged by the engine, in the background: at once without looking ahead, then deeper, and kept.
//!
//! Only games that are over are judged: nobody is told by the house what to play next. A report is kept under the match's
//! key; one that is of fewer games, or not as deep, is made anew.

mod match_key;
mod waiting;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tavola_base::Time;
use tavola_engine::Engine;
use tavola_notation::{Situation, record::MatchRecord};
use tavola_study::{
    Depth, Limits, MatchReport, judge_match_while,
    position::{Look, NothingToSay, look},
    report::FORMAT,
};
use tokio::sync::{Semaphore, SemaphorePermit, watch};

use crate::{
    app::App,
    base::ids::Version,
    club::{
        jobs::{self, Came, Wanted},
        library,
    },
    store::{JobKind, NewJob, NodeRole, RowWrite, StoreError, StoredReport},
    web::errors::AppError,
};

pub use match_key::MatchKey;
use waiting::Waiting;

/// How deep a report is that is made at once.
const QUICK: u8 = 0;
/// How deep a report is that is kept.
pub const DEEP: u8 = 2;
/// How many matches are remembered besides those that are being judged.
const REMEMBERED: usize = 64;

/// How many matches may be under way at once, those that wait among them; whoever comes then is told so at once.
const MOST_UNDERWAY: usize = 32;

/// How long a position waits for its turn.
const TURN_TIMEOUT: Duration = Duration::from_secs(5);

/// How many wait for a position at once; whoever comes then is told so at once.
const LONGEST_LINE: usize = 8;

/// What is known of a match so far.
#[derive(Debug, Clone, Default)]
pub struct Studied {
    /// The deepest report there is.
    pub report: Option<Arc<MatchReport>>,
    /// How far the next one has come; none if there will be no deeper one.
    pub underway: Option<Underway>,
}

/// A report in the making.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Underway {
    /// How many rolls it looks ahead.
    pub plies: u8,
    /// Lines that are judged, and all of them; none while it waits for others.
    pub lines: Option<Lines>,
}

/// How many lines of a match are judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines {
    /// So many.
    pub done: usize,
    /// Of so many.
    pub all: usize,
}

/// The matches that are being judged, and those that were lately.
#[derive(Debug, Clone)]
pub struct Studies(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    engine: Engine,
    threads: rayon::ThreadPool,
    /// For the first look at a match: it takes a moment and waits behind no deep one.
    quick: rayon::ThreadPool,
    /// One match at a time is looked at deeply, so that the first is done soon.
    turn: Semaphore,
    /// And one position.
    looks: Desk,
    /// And one decision of those whom a tutor helps: they wait behind nobody else.
    tutors: Desk,
    /// And one rollout.
    rollout: Semaphore,
    jobs: Mutex<Jobs>,
    waiting: Waiting,
}

/// Where one after the other is answered, and so many may wait.
#[derive(Debug)]
struct Desk {
    turn: Semaphore,
    line: Semaphore,
}

impl Default for Desk {
    fn default() -> Self {
        Self { turn: Semaphore::new(1), line: Semaphore::new(LONGEST_LINE) }
    }
}

#[derive(Debug, Default)]
struct Jobs {
    by_key: HashMap<MatchKey, Job>,
    begun: u64,
}

#[derive(Debug)]
struct Job {
    /// The stream's version when it was last compared.
    version: Version,
    /// How many games it is of.
    games: usize,
    number: u64,
    studied: watch::Receiver<Studied>,
}

impl Job {
    fn is_done(&self) -> bool {
        self.studied.borrow().underway.is_none()
    }
}

impl Default for Studies {
    /// On all of the machine's threads.
    fn default() -> Self {
        Self::on_threads(0)
    }
}

impl Studies {
    /// On so many threads; on all of the machine's for none.
    #[must_use]
    pub fn on_threads(many: usize) -> Self {
        let threads = rayon::ThreadPoolBuilder::new().num_threads(many).thread_name(|number| format!("study {number}"));
        let threads = threads.start_handler(|_| step_back()).build();
        let quick = rayon::ThreadPoolBuilder::new().num_threads(1).start_handler(|_| step_back()).build();
        Self(Arc::new(Inner {
            engine: Engine::default(),
            threads: threads.expect("the machine has threads for its work"),
            quick: quick.expect("the machine has threads for its work"),
            turn: Semaphore::new(1),
            looks: Desk::default(),
            tutors: Desk::default(),
            rollout: Semaphore::new(1),
            jobs: Mutex::default(),
            waiting: Waiting::default(),
        }))
    }
}

/// Lets everybody else who wants this processor have it first: no page and no bot waits for a study.
fn step_back() {
    #[cfg(unix)]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "studies take their turns with everybody else");
    }
}

impl Studies {
    /// What is known of a match whose stream is at that version; none if nothing is.
    #[must_use]
    pub fn at(&self, key: &MatchKey, version: Version) -> Option<watch::Receiver<Studied>> {
        let job = self.jobs().by_key.get(key).filter(|job| job.version == version)?.studied.clone();
        Some(job)
    }

    /// What is known of a match; begins to judge it if nobody has. `record` holds the games that are over at that version.
    /// Matches are looked at deeply one after the other, in the order in which they were asked for.
    ///
    /// # Errors
    /// [`AppError::Busy`] if too many are under way.
    pub fn of(
        &self,
        app: &App,
        key: MatchKey,
        version: Version,
        record: MatchRecord,
    ) -> Result<watch::Receiver<Studied>, AppError> {
        let mut jobs = self.jobs();
        let games = record.games.len();
        if let Some(job) = jobs.by_key.get_mut(&key).filter(|job| job.games == games) {
            job.version = version;
            return Ok(job.studied.clone());
        }
        if jobs.underway() >= MOST_UNDERWAY {
            return Err(AppError::Busy);
        }
        jobs.make_room();
        let first = Studied { report: None, underway: Some(Underway { plies: QUICK, lines: None }) };
        let (tell, studied) = watch::channel(first);
        let number = jobs.begun;
        jobs.begun += 1;
        jobs.by_key.insert(key.clone(), Job { version, games, number, studied: studied.clone() });
        let work = Work { studies: self.clone(), app: app.clone(), key, number, record: Arc::new(record), tell };
        tokio::spawn(work.done());
        Ok(studied)
    }

    /// Whether no match is being judged and none waits.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.jobs().underway() == 0
    }

    /// Forgets a match that is no more: what is still found out about it is not kept.
    pub fn drop_match(&self, key: &MatchKey) {
        self.jobs().by_key.remove(key);
    }

    /// Looks at a position, when the engine is free for it.
    ///
    /// # Errors
    /// [`AppError::Busy`] if too many wait or it is not in time, [`AppError::Broken`] if it broke off.
    pub async fn look(&self, situation: Situation, plies: u8) -> Result<Result<Look, NothingToSay>, AppError> {
        self.in_line(&self.0.looks, move |engine| look(&situation, engine, plies)).await
    }

    /// Asks the engine about a decision of somebody whom a tutor helps.
    ///
    /// # Errors
    /// [`AppError::Busy`] if too many wait or it is not in time, [`AppError::Broken`] if it broke off.
    pub async fn tutor<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        self.in_line(&self.0.tutors, ask).await
    }

    async fn in_line<T: Send + 'static>(
        &self,
        desk: &Desk,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let _place = desk.line.try_acquire().map_err(|_| AppError::Busy)?;
        let turn = tokio::time::timeout(TURN_TIMEOUT, desk.turn.acquire()).await;
        let _turn = turn.ok().and_then(Result::ok).ok_or(AppError::Busy)?;
        let inner = Arc::clone(&self.0);
        let asked = tokio::task::spawn_blocking(move || inner.threads.install(|| ask(&inner.engine)));
        asked.await.map_err(|error| AppError::Broken(error.to_string()))
    }

    /// Whether a job is the latest of its match.
    fn is_latest(&self, key: &MatchKey, number: u64) -> bool {
        self.jobs().by_key.get(key).is_some_and(|job| job.number == number)
    }

    /// Waits for the one turn that rollouts take one after the other; none when the house stops.
    pub(super) async fn turn_at_rollouts(&self) -> Option<SemaphorePermit<'_>> {
        self.0.rollout.acquire().await.ok()
    }

    /// Does work of the engine on the threads that step back for everybody else. Blocks until it is done.
    pub(super) fn install<T: Send>(&self, work: impl FnOnce(&Engine) -> T + Send) -> T {
        self.0.threads.install(|| work(&self.0.engine))
    }

    /// Forgets a job, unless a later one of the same match has taken its place.
    fn forget(&self, key: &MatchKey, number: u64) {
        let mut jobs = self.jobs();
        if jobs.by_key.get(key).is_some_and(|job| job.number == number) {
            jobs.by_key.remove(key);
        }
    }

    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Jobs {
    /// How many are being judged or wait for it.
    fn underway(&self) -> usize {
        self.by_key.values().filter(|job| !job.is_done()).count()
    }

    /// Forgets the oldest that are done: the store has them.
    fn make_room(&mut self) {
        while self.by_key.len() >= REMEMBERED {
            let done = self.by_key.iter().filter(|(_, job)| job.is_done()).min_by_key(|(_, job)| job.number);
            let Some(key) = done.map(|(key, _)| key.clone()) else { break };
            self.by_key.remove(&key);
        }
    }
}

/// The judging of one match.
struct Work {
    studies: Studies,
    app: App,
    key: MatchKey,
    number: u64,
    record: Arc<MatchRecord>,
    tell: watch::Sender<Studied>,
}

impl Work {
    async fn done(self) {
        if let Err(error) = self.deeper_and_deeper().await {
            tracing::error!(%error, "a study could not be kept");
        }
        // Whoever asks again begins again where this one ended early.
        let is_deep = self.tell.borrow().report.as_ref().is_some_and(|report| report.plies >= DEEP);
        if !is_deep {
            self.studies.forget(&self.key, self.number);
        }
        self.tell.send_modify(|studied| studied.underway = None);
        waiting::ended(&self.app, &self.key, self.number, is_deep.then_some(DEEP)).await;
    }

    async fn deeper_and_deeper(&self) -> Result<(), StoreError> {
        let kept = self.kept().await?;
        if let Some(report) = kept {
            let deep = report.plies >= DEEP;
            self.tell.send_modify(|studied| studied.report = Some(Arc::new(report)));
            if deep {
                return self.add_up().await;
            }
        } else {
            self.judged(QUICK).await;
        }
        self.tell.send_modify(|studied| studied.underway = Some(Underway { plies: DEEP, lines: None }));
        // The games of a chouette stand in no library, where a worker would find them.
        if jobs::are_workers(&self.app) && !matches!(self.key, MatchKey::Chouette(..)) {
            let came = self.judged_by_a_worker().await?;
            if came != Came::NobodyThere {
                return Ok(());
            }
        }
        let turn = self.studies.0.turn.acquire().await;
        if let Some(report) = self.judged(DEEP).await {
            drop(turn);
            let was_queued = self.app.store().waits_to_be_judged(&self.key.stored()).await?;
            self.keep(&report, self.app.now()).await?;
            if self.studies.is_latest(&self.key, self.number) {
                waiting::tell(&self.app, &self.key, was_queued).await?;
            }
        }
        Ok(())
    }

    /// Has the match judged by a worker, which keeps the report, and takes it up from there.
    async fn judged_by_a_worker(&self) -> Result<Came, StoreError> {
        let key = self.key.stored();
        let asker = self.app.store().owners_of(&key).await?.into_iter().next();
        let asker = asker.map_or_else(|| key.clone(), |account| account.to_string());
        let name = jobs::analysis_name(&key, self.record.games.len());
        let job = NewJob { kind: JobKind::Analysis, name: &name, body: "{}", asker: &asker };
        let came = jobs::done(&self.app, &job, |progress| {
            let lines = serde_json::from_str::<[usize; 2]>(progress).ok().map(|[done, all]| Lines { done, all });
            self.tell.send_modify(|studied| studied.underway = Some(Underway { plies: DEEP, lines }));
            if self.studies.is_latest(&self.key, self.number) { Wanted::Still } else { Wanted::NoMore }
        });
        let came = came.await?;
        if let Some(report) = self.kept().await?.filter(|report| came == Came::Done && report.plies >= DEEP) {
            self.tell.send_modify(|studied| studied.report = Some(Arc::new(report)));
        }
        Ok(came)
    }

    /// The report that lies in the store, if it is one of this form and of all games.
    async fn kept(&self) -> Result<Option<MatchReport>, StoreError> {
        let stored = self.app.store().report_of(&self.key.stored()).await?;
        let stored = stored.filter(|stored| stored.games == self.record.games.len());
        let report = stored.and_then(|stored| serde_json::from_str::<MatchReport>(&stored.body).ok());
        Ok(report.filter(|report| report.format == FORMAT).map(|report| self.key.nameless(report)))
    }

    /// Keeps a report with what statistics take of it, unless its match has been taken away.
    async fn keep(&self, report: &MatchReport, at: Time) -> Result<(), StoreError> {
        if !self.studies.is_latest(&self.key, self.number) {
            return Ok(());
        }
        let body = serde_json::to_string(report).unwrap_or_default();
        let stored =
            StoredReport { match_key: self.key.stored(), games: self.record.games.len(), plies: report.plies, body };
        let rows = std::iter::once(RowWrite::report(&stored, at)).chain(library::added_up(&self.key, report));
        self.app.store().write(rows.collect()).await.map(drop)
    }

    /// Makes the figures for statistics of a report that was kept, if there are none of this form.
    async fn add_up(&self) -> Result<(), StoreError> {
        let report = self.tell.borrow().report.clone();
        let Some(report) = report else { return Ok(()) };
        let kept = self.app.store().figures_of(&self.key.stored()).await?;
        let is_there = kept.is_some_and(|(games, body)| {
            games == report.games.len() && library::figures(&body).is_some_and(|figures| figures.is_current())
        });
        if is_there {
            return Ok(());
        }
        self.app.store().write(library::added_up(&self.key, &report)).await.map(drop)
    }

    /// Judges the match so deeply, and tells how far it has come; none if the house stops.
    async fn judged(&self, plies: u8) -> Option<Arc<MatchReport>> {
        let (studies, record, tell) = (self.studies.clone(), Arc::clone(&self.record), self.tell.clone());
        let (app, key, number) = (self.app.clone(), self.key.clone(), self.number);
        let judged = tokio::task::spawn_blocking(move || {
            let all = record.games.iter().map(|game| game.lines.len()).sum();
            let begun = AtomicUsize::new(0);
            let go_on = || {
                let done = begun.fetch_add(1, Ordering::Relaxed);
                tell.send_modify(|studied| {
                    studied.underway = Some(Underway { plies, lines: Some(Lines { done, all }) })
                });
                // What is stopped at a worker is forgotten there.
                !app.is_stopping() && (app.nodes().role() == NodeRole::Server || studies.is_latest(&key, number))
            };
            let inner = &studies.0;
            let threads = if plies == QUICK { &inner.quick } else { &inner.threads };
            let judged = threads.install(|| judge_match_while(&record, &inner.engine, Depth::of(plies), &go_on));
            judged.map(|judged| Arc::new(key.nameless(MatchReport::of(&record, &judged, &Limits::USUAL))))
        });
        let report = judged.await.ok().flatten();
        if let Some(report) = &report {
            self.tell.send_modify(|studied| studied.report = Some(Arc::clone(report)));
        }
        report
    }
}
