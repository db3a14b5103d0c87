//! A worker: a machine that serves nobody, takes up the jobs of a club of several nodes, and keeps what comes of them.

use std::{future::Future, net::SocketAddr, time::Duration};

use tavola_base::Millis;
use tokio::{net::TcpListener, sync::watch, task::JoinSet};

use crate::{
    app::App,
    base::{
        ids::{NodeId, StreamId},
        now::Now,
        supervise::supervise,
        trouble::Trouble,
    },
    club::{
        jobs::{RolloutJob, analysed},
        library,
        rollouts::{Rolling, RollingState},
        study::{DEEP, MatchKey, Studied, Studies},
    },
    config::Config,
    server::{ServeError, listening},
    store::{JobKind, NodeRole, RowWrite, StoredJob},
    stream::{nodes, polling, timers},
    web::{connections, errors::AppError, http, limits::Asker},
};

/// How long a job is held without another word of it.
const LEASE: Millis = Millis::seconds(6);
/// How often there is one.
const WORD: Duration = Duration::from_secs(1);
/// How often is looked for a job.
const LOOK: Duration = Duration::from_millis(500);
/// After how long a job that failed is tried again.
const AGAIN: Millis = Millis::seconds(20);
/// How long jobs are kept that nobody has come back for.
const KEPT: Millis = Millis::seconds(24 * 3600);

/// A worker that is ready to run.
pub struct Worker {
    app: App,
    /// Where `/health` and `/metrics` are asked for, if they can be.
    watched: Option<TcpListener>,
}

/// What a job came to.
enum End {
    /// It is done.
    Done,
    /// Nobody wants it any more, or somebody else has taken it.
    Gone,
    /// The worker stops.
    Stopping,
}

impl Worker {
    /// Opens the club's database as one of its nodes; so many threads work. `/health` and `/metrics` are answered at `watched`.
    ///
    /// # Errors
    /// If the database or the address cannot be had.
    pub async fn open(config: Config, threads: usize, watched: Option<SocketAddr>) -> Result<Self, ServeError> {
        http::start_counting();
        let watched = match watched {
            Some(address) => Some(listening(address).await?),
            None => None,
        };
        let app = App::open_as(NodeRole::Worker, Studies::on_threads(threads), config, Now::system()).await?;
        timers::settle_outages(&app).await?;
        Ok(Self { app, watched })
    }

    /// Where it is watched, if it is.
    #[must_use]
    pub fn watched_at(&self) -> Option<SocketAddr> {
        self.watched.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        self.app.nodes().name()
    }

    /// Does jobs until `until` resolves; one that is under way then is given back.
    ///
    /// # Errors
    /// If the database was taken by a server that shares it with nobody.
    pub async fn run(self, until: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Self { app, watched } = self;
        let mut tasks = JoinSet::new();
        if let Some(listener) = watched {
            let (router, room, stopping) = (http::watched(app.clone()), app.config().room(), app.clone());
            tasks.spawn(async move { connections::serve(listener, router, room, stopping.stopping()).await });
            supervise(&app, &mut tasks, "numbers", http::keep_counting);
        }
        supervise(&app, &mut tasks, "nodes", nodes::run);
        supervise(&app, &mut tasks, "polling", polling::run);
        supervise(&app, &mut tasks, "news", polling::hear);
        supervise(&app, &mut tasks, "jobs", work);
        tokio::select! {
            () = until => {}
            () = app.stopping() => {}
        }
        tracing::info!("stopping");
        app.stop();
        while tasks.join_next().await.is_some() {}
        app.store().clone().close().await;
        app.gave_up().map_or(Ok(()), |why| Err(why.clone().into()))
    }
}

/// Does one job after the other, until the worker stops.
async fn work(app: App) {
    let trouble = Trouble::new("a job could not be taken or kept", "jobs are taken and kept again");
    while !app.is_stopping() {
        let did = take(&app).await;
        trouble.note(&did);
        if !did.unwrap_or(false) {
            tokio::select! {
                () = app.stopping() => return,
                () = tokio::time::sleep(LOOK) => {}
            }
        }
    }
}

/// Does the job whose turn it is, and says whether there was one.
async fn take(app: &App) -> Result<bool, AppError> {
    let (me, now) = (app.nodes().id().clone(), app.now());
    let Some(job) = app.store().take_job(&me, now, now + LEASE).await? else { return Ok(false) };
    tracing::info!(kind = job.kind.name(), job = job.name, "a job is begun");
    let started = std::time::Instant::now();
    let row = match done(app, &me, &job).await {
        Ok(End::Done) => RowWrite::job_done(&job, &me),
        Ok(End::Gone) => return Ok(true),
        Ok(End::Stopping) => RowWrite::job_given_back(&job, &me),
        Err(error) => {
            tracing::warn!(%error, kind = job.kind.name(), job = job.name, tries = job.tries, "a job failed");
            RowWrite::job_failed(&job, &me, app.now() + AGAIN)
        }
    };
    app.store().write(vec![row, RowWrite::old_jobs_gone(app.now().less(KEPT))]).await?;
    metrics::histogram!("tavola_job_seconds", "kind" => job.kind.name()).record(started.elapsed().as_secs_f64());
    Ok(true)
}

async fn done(app: &App, me: &NodeId, job: &StoredJob) -> Result<End, AppError> {
    match job.kind {
        JobKind::Analysis => analysis(app, me, job).await,
        JobKind::Rollout => rollout(app, me, job).await,
    }
}

async fn analysis(app: &App, me: &NodeId, job: &StoredJob) -> Result<End, AppError> {
    let key = analysed(&job.name).and_then(MatchKey::of_stored).ok_or_else(|| no_job(job))?;
    if let MatchKey::Table(table, _) = &key {
        // What is remembered of it may be of an earlier job.
        app.forget_stream_here(&StreamId::new(table.as_str()));
    }
    let (version, record) = library::record(app, &key).await?.ok_or(AppError::NotFound)?;
    let studied = app.studies().of(app, key.clone(), version, record)?;
    let is_over = |studied: &Studied| studied.underway.is_none();
    let end = followed(app, me, job, studied.clone(), progress_of_study, is_over).await;
    app.studies().drop_match(&key);
    let is_deep = studied.borrow().report.as_ref().is_some_and(|report| report.plies >= DEEP);
    match end? {
        End::Done if !is_deep => Err(AppError::Broken("a match was judged, and not deeply".to_owned())),
        end => Ok(end),
    }
}

fn progress_of_study(studied: &Studied) -> String {
    let lines = studied.underway.filter(|underway| underway.plies == DEEP).and_then(|underway| underway.lines);
    lines.map_or_else(String::new, |lines| format!("[{},{}]", lines.done, lines.all))
}

async fn rollout(app: &App, me: &NodeId, job: &StoredJob) -> Result<End, AppError> {
    let ordered: RolloutJob = serde_json::from_str(&job.body).map_err(|_| no_job(job))?;
    let order = ordered.order(&job.name).ok_or_else(|| no_job(job))?;
    let (key, asker) = (order.key.clone(), Asker::Nameless(None));
    let begun = app.rollouts().begin(app, order, asker.clone());
    begun.map_err(|why| AppError::Broken(format!("a rollout was not begun: {why:?}")))?;
    let rolling = app.rollouts().watch(&key).ok_or(AppError::NotFound)?;
    let is_over = |rolling: &Rolling| matches!(rolling.state, RollingState::Over(_));
    let end = followed(app, me, job, rolling.clone(), progress_of_rollout, is_over).await?;
    if matches!(end, End::Gone | End::Stopping) && app.rollouts().stop(&key, &asker) {
        rolling.clone().wait_for(is_over).await.ok();
    }
    Ok(end)
}

fn progress_of_rollout(rolling: &Rolling) -> String {
    let report = rolling.report.as_ref().and_then(|report| serde_json::to_string(&**report).ok());
    report.unwrap_or_default()
}

/// Says again and again how far a job has come, until it is done or nobody wants it.
async fn followed<T>(
    app: &App,
    me: &NodeId,
    job: &StoredJob,
    mut state: watch::Receiver<T>,
    progress: impl Fn(&T) -> String,
    is_over: impl Fn(&T) -> bool,
) -> Result<End, AppError> {
    loop {
        tokio::select! {
            () = app.stopping() => return Ok(End::Stopping),
            over = state.wait_for(&is_over) => {
                drop(over);
                return Ok(if app.is_stopping() { End::Stopping } else { End::Done });
            }
            () = tokio::time::sleep(WORD) => {}
        }
        let said = progress(&state.borrow());
        if app.store().write(vec![RowWrite::job_progress(job, me, &said, app.now() + LEASE)]).await? == 0 {
            return Ok(End::Gone);
        }
    }
}

fn no_job(job: &StoredJob) -> AppError {
    AppError::Broken(format!("{} {:?} is no job of this release", job.kind.name(), job.name))
}
