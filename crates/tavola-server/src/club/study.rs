//! Matches judged by the engine, in the background: at once without looking ahead, then deeper, and kept.
//!
//! Only games that are over are judged: nobody is told by the house what to play next. A report is kept under the match's
//! key; one that is of fewer games, or not as deep, is made anew.

mod match_key;
mod waiting;
mod work;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tavola_engine::Engine;
use tavola_notation::{Situation, record::MatchRecord};
use tavola_study::{
    MatchReport,
    position::{Look, NothingToSay, look},
};
use tokio::sync::{Semaphore, SemaphorePermit, watch};

use crate::{app::App, base::ids::Version, web::errors::AppError};

pub use match_key::MatchKey;
use waiting::Waiting;
use work::Work;

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
