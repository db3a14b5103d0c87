//! Positions rolled out in the background: a few at once, one for each visitor, one after the other on the threads of the
//! studies. What has been counted is kept under the position and shown to whoever asks next; a later order goes on from it.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tavola_engine::rollout::{Budget, Stopped};
use tavola_notation::{Contest, Situation, Xgid};
use tavola_rules::{BySide, Play};
use tavola_study::rollout::{Extent, Job, RolloutReport};
use tokio::sync::watch;

use crate::{
    app::App,
    club::jobs::{self, Came, RolloutJob, Wanted},
    store::{JobKind, NewJob, RowWrite, StoreError, StoredRollout},
    web::{errors::AppError, limits::Asker},
};

/// How many rollouts are under way or wait for their turn at once.
const MOST_AT_ONCE: usize = 6;
/// The most trials of a line that can be ordered.
pub const MOST_TRIALS: u32 = 20_736;
/// The longest a rollout may take once it is its turn.
const LONGEST: Duration = Duration::from_secs(10 * 60);
/// How often what has been counted is put into the store while it goes on.
const KEPT_EVERY: Duration = Duration::from_secs(30);

/// Under what a position's rollouts are kept: its XGID, money sessions at no score.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PositionKey(String);

impl PositionKey {
    /// The key of a situation; none if XGID has no words for it.
    #[must_use]
    pub fn of(situation: &Situation) -> Option<Self> {
        let contest = match situation.contest {
            Contest::Money { jacoby, beavers, .. } => Contest::Money { won: BySide::default(), jacoby, beavers },
            contest @ Contest::Match { .. } => contest,
        };
        Xgid::try_from(&Situation { contest, ..*situation }).ok().map(|id| Self(id.to_string()))
    }

    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a rollout was not begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotBegun {
    /// The visitor's last one has not come to its end.
    OneOfYours,
    /// Too many of others have not.
    HouseIsBusy,
    /// This position is being rolled out already.
    UnderWay,
}

/// How far a rollout has come.
#[derive(Debug, Clone)]
pub struct Rolling {
    /// What is known so far; none before the first round.
    pub report: Option<Arc<RolloutReport>>,
    /// The trials of each line at which it ends.
    pub trials: u32,
    /// Where it stands.
    pub state: RollingState,
}

/// Where a rollout stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RollingState {
    /// Others come first.
    Waits,
    /// Trials are played.
    Runs,
    /// It has come to its end.
    Over(End),
}

/// What ended a rollout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Its trials are done.
    Trials,
    /// The difference is certain.
    Certain,
    /// Its time was over, or somebody stopped it.
    Stopped,
}

/// The rollouts that are under way.
#[derive(Debug, Clone, Default)]
pub struct Rollouts(Arc<Mutex<HashMap<PositionKey, Running>>>);

#[derive(Debug)]
struct Running {
    asker: Asker,
    rolling: watch::Receiver<Rolling>,
    is_stopped: Arc<AtomicBool>,
}

impl Running {
    fn is_over(&self) -> bool {
        matches!(self.rolling.borrow().state, RollingState::Over(_))
    }
}

/// A rollout that is ordered.
#[derive(Debug)]
pub struct Order {
    /// The position.
    pub situation: Situation,
    /// Its key.
    pub key: PositionKey,
    /// Which of its plays; none before a roll.
    pub plays: Vec<Play>,
    /// How far.
    pub extent: Extent,
}

impl Rollouts {
    /// How far the rollout of a position has come, if one is under way or has lately come to its end.
    #[must_use]
    pub fn at(&self, key: &PositionKey) -> Option<Rolling> {
        self.running().get(key).map(|running| running.rolling.borrow().clone())
    }

    /// Begins one.
    ///
    /// # Errors
    /// Why it cannot be begun now.
    pub fn begin(&self, app: &App, order: Order, asker: Asker) -> Result<(), NotBegun> {
        let mut all = self.running();
        all.retain(|_, running| !running.is_over());
        if all.contains_key(&order.key) {
            return Err(NotBegun::UnderWay);
        }
        if all.values().any(|running| running.asker == asker) {
            return Err(NotBegun::OneOfYours);
        }
        if all.len() >= MOST_AT_ONCE {
            return Err(NotBegun::HouseIsBusy);
        }
        let first = Rolling { report: None, trials: order.extent.trials, state: RollingState::Waits };
        let (tell, rolling) = watch::channel(first);
        let is_stopped = Arc::new(AtomicBool::new(false));
        all.insert(order.key.clone(), Running { asker: asker.clone(), rolling, is_stopped: Arc::clone(&is_stopped) });
        let work = Work { app: app.clone(), order, asker, tell, is_stopped };
        tokio::spawn(work.done());
        Ok(())
    }

    /// What is heard of one from now on, if one is under way.
    pub(crate) fn watch(&self, key: &PositionKey) -> Option<watch::Receiver<Rolling>> {
        self.running().get(key).map(|running| running.rolling.clone())
    }

    /// Stops one that the visitor has begun; what has been counted is kept. False if there is none of theirs.
    #[must_use]
    pub fn stop(&self, key: &PositionKey, asker: &Asker) -> bool {
        let all = self.running();
        let own = all.get(key).filter(|running| running.asker == *asker);
        if let Some(running) = own {
            running.is_stopped.store(true, Ordering::Relaxed);
        }
        own.is_some()
    }

    fn running(&self) -> MutexGuard<'_, HashMap<PositionKey, Running>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The rollout of one position.
struct Work {
    app: App,
    order: Order,
    asker: Asker,
    tell: watch::Sender<Rolling>,
    is_stopped: Arc<AtomicBool>,
}

impl Work {
    async fn done(self) {
        let end = match self.rolled().await {
            Ok(end) => end,
            Err(error) => {
                tracing::error!(%error, "a rollout could not be kept");
                End::Stopped
            }
        };
        self.tell.send_modify(|rolling| rolling.state = RollingState::Over(end));
    }

    async fn rolled(&self) -> Result<End, AppError> {
        if jobs::are_workers(&self.app) {
            let came = self.rolled_by_a_worker().await?;
            if came != Came::NobodyThere {
                return self.ended_at_a_worker().await;
            }
        }
        let before = self.kept().await?;
        let Some(_turn) = self.app.studies().turn_at_rollouts().await else { return Ok(End::Stopped) };
        if self.must_stop() {
            return Ok(End::Stopped);
        }
        self.tell.send_modify(|rolling| rolling.state = RollingState::Runs);
        let (app, tell, is_stopped) = (self.app.clone(), self.tell.clone(), Arc::clone(&self.is_stopped));
        let Order { situation, plays, extent, .. } = &self.order;
        let (situation, plays, extent) = (*situation, plays.clone(), *extent);
        let begun = Instant::now();
        let rolled = tokio::task::spawn_blocking(move || {
            let studies = app.studies().clone();
            studies.install(|engine| {
                let mut job = Job::new(&situation, &plays, extent, engine, before.as_ref()).ok()?;
                let is_spent = || is_stopped.load(Ordering::Relaxed) || app.is_stopping() || begun.elapsed() > LONGEST;
                let stopped = job.run(engine, &Budget::new(&is_spent), |report| {
                    tell.send_modify(|rolling| rolling.report = Some(Arc::new(report)));
                });
                Some((stopped, job.report()))
            })
        });
        let kept_meanwhile = self.keep_now_and_then();
        let rolled = tokio::select! {
            rolled = rolled => rolled.map_err(|error| AppError::Broken(error.to_string()))?,
            error = kept_meanwhile => return Err(error.into()),
        };
        let Some((stopped, report)) = rolled else { return Ok(End::Stopped) };
        self.keep(&report).await?;
        let is_certain = report.is_certain;
        self.tell.send_modify(|rolling| rolling.report = Some(Arc::new(report)));
        Ok(match stopped {
            Stopped::Precise => End::Certain,
            Stopped::Complete if is_certain => End::Certain,
            Stopped::Complete => End::Trials,
            Stopped::BrokenOff => End::Stopped,
        })
    }

    /// What has been counted of the position before.
    async fn kept(&self) -> Result<Option<RolloutReport>, StoreError> {
        let kept = self.app.store().rollout_of(self.order.key.as_str()).await?;
        Ok(kept.and_then(|kept| serde_json::from_str(&kept.body).ok()))
    }

    /// Has the position rolled out by a worker, which keeps what it counts.
    async fn rolled_by_a_worker(&self) -> Result<Came, StoreError> {
        let body = serde_json::to_string(&RolloutJob::of(&self.order)).unwrap_or_default();
        let asker = format!("{:?}", self.asker);
        let job = NewJob { kind: JobKind::Rollout, name: self.order.key.as_str(), body: &body, asker: &asker };
        jobs::done(&self.app, &job, |progress| {
            if let Ok(report) = serde_json::from_str(progress) {
                self.tell.send_modify(|rolling| {
                    rolling.state = RollingState::Runs;
                    rolling.report = Some(Arc::new(report));
                });
            }
            if self.is_stopped.load(Ordering::Relaxed) { Wanted::NoMore } else { Wanted::Still }
        })
        .await
    }

    async fn ended_at_a_worker(&self) -> Result<End, AppError> {
        let Some(report) = self.kept().await? else { return Ok(End::Stopped) };
        let trials = report.lines.iter().map(|line| line.trials).max().unwrap_or(0);
        let is_certain = report.is_certain;
        self.tell.send_modify(|rolling| rolling.report = Some(Arc::new(report)));
        Ok(match (is_certain, trials >= self.order.extent.trials) {
            (true, _) => End::Certain,
            (false, true) => End::Trials,
            (false, false) => End::Stopped,
        })
    }

    fn must_stop(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed) || self.app.is_stopping()
    }

    /// Keeps what has been counted every so often; ends only with an error.
    async fn keep_now_and_then(&self) -> StoreError {
        loop {
            tokio::time::sleep(KEPT_EVERY).await;
            let report = self.tell.borrow().report.clone();
            if let Some(report) = report
                && let Err(error) = self.keep(&report).await
            {
                return error;
            }
        }
    }

    async fn keep(&self, report: &RolloutReport) -> Result<(), StoreError> {
        let body = serde_json::to_string(report).unwrap_or_default();
        let kept = StoredRollout { position: self.order.key.as_str().to_owned(), body };
        self.app.store().write(vec![RowWrite::rollout(&kept, self.app.now())]).await.map(drop)
    }
}
