//! The one task that writes. It takes everything that is waiting, writes it in one transaction,
//! and only then answers: acknowledged means durable.
//!
//! It has one connection, and none that has failed: after a failure nobody knows what state the connection is in (SQLite
//! rolls back by itself when the disk is full, a server may be gone), so it is closed and a fresh one is taken.
//!
//! On PostgreSQL the claim on the database lives as long as the connection does: while nobody writes it is looked after.

use std::{ops::RangeInclusive, panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt as _;
use sqlx::{AnyConnection, Connection as _, Executor as _};
use tokio::{
    sync::mpsc,
    time::{sleep, timeout},
};

use super::{
    Job, StoreError,
    batch::{self, Outcome},
    open::Kind,
    source::Source,
    sqlite,
};
use crate::base::trouble::Trouble;

/// The most jobs in one transaction.
const BATCH: usize = 512;
/// A transaction costs more processor time than several jobs in it. When as many as these come with each, somewhat more are
/// waited for: so long. With fewer there is time enough, and with more each has its part of the cost already.
const WORTH_WAITING: RangeInclusive<usize> = 4..=63;
const GATHER: Duration = Duration::from_millis(2);
/// How long a transaction may take before its connection counts as dead.
const WRITE_TIMEOUT: Duration = Duration::from_secs(15);
/// How long saying goodbye may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// How often a connection that nobody writes over is looked after, and how long its answer may take.
const LOOK: Duration = Duration::from_secs(1);
const LOOK_TIMEOUT: Duration = Duration::from_secs(5);

/// The owner of the writing connection.
pub(super) struct Writer {
    source: Source,
    connection: Option<AnyConnection>,
    trouble: Trouble,
}

/// How a transaction failed.
struct Failure {
    error: StoreError,
    blame: Blame,
}

/// What a failure lies at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Blame {
    /// At what one of the jobs wanted to write.
    OneJob,
    /// At the database: every job would fail.
    Database,
}

impl Writer {
    /// A writer that goes on with this connection.
    pub(super) const fn new(source: Source, connection: AnyConnection) -> Self {
        let trouble = Trouble::new("the database cannot be written to", "the database can be written to again");
        Self { source, connection: Some(connection), trouble }
    }

    /// Writes until every sender is gone or somebody says stop.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut open = true;
        while open {
            let Some(received) = unless_idle(self.source.kind(), jobs.recv_many(&mut batch, BATCH)).await else {
                guarded(self.look_after()).await;
                continue;
            };
            if received == 0 {
                break;
            }
            open = !batch.iter().any(|job| matches!(job, Job::Stop));
            let carries_over = batch.iter().any(|job| matches!(job, Job::CarryOver));
            batch.retain(|job| !matches!(job, Job::CarryOver | Job::Stop));
            note(&batch);
            let jobs = batch.len();
            metrics::histogram!("tavola_store_batch_jobs").record(jobs as f64);
            let started = std::time::Instant::now();
            guarded(self.write(std::mem::take(&mut batch))).await;
            metrics::histogram!("tavola_store_commit_seconds").record(started.elapsed().as_secs_f64());
            if carries_over {
                guarded(self.carry_over()).await;
            }
            if WORTH_WAITING.contains(&jobs) {
                sleep(GATHER).await;
            }
        }
        if let Some(connection) = self.connection.take() {
            part(connection).await;
        }
    }

    /// Carries what is left of SQLite's log into the file, while nobody writes: the next transaction begins it anew.
    async fn carry_over(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        match timeout(WRITE_TIMEOUT, connection.execute(sqlite::CARRY_OVER)).await {
            Ok(Ok(_)) => self.connection = Some(connection),
            failed => {
                tracing::warn!(?failed, "the log was not carried into the database file");
                part(connection).await;
            }
        }
    }

    /// Sees that the connection is still there, and the claim with it, and takes a fresh one if it is not.
    async fn look_after(&mut self) {
        if let Some(mut connection) = self.connection.take() {
            if let Ok(Ok(())) = timeout(LOOK_TIMEOUT, connection.ping()).await {
                self.connection = Some(connection);
                return;
            }
            tracing::warn!("the connection for writing is gone; taking a fresh one");
            part(connection).await;
        }
        let fresh = fresh(&self.source).await;
        self.trouble.note(&fresh);
        self.connection = fresh.ok();
    }

    /// One transaction for all; if one of them is to blame for its failure, one for each, so that it harms only itself.
    async fn write(&mut self, batch: Vec<Job>) {
        if batch.is_empty() {
            return;
        }
        match self.transact(&batch).await {
            Ok(outcomes) => {
                for (job, outcome) in batch.into_iter().zip(outcomes) {
                    answer(job, Ok(outcome));
                }
            }
            Err(Failure { error, blame: Blame::OneJob }) if batch.len() > 1 => {
                tracing::warn!(%error, jobs = batch.len(), "a shared transaction failed; writing one by one");
                for job in batch {
                    self.write_one(job).await;
                }
            }
            Err(failure) => self.fail(batch, &failure),
        }
    }

    async fn write_one(&mut self, job: Job) {
        match self.transact(std::slice::from_ref(&job)).await {
            Ok(mut only) => answer(job, Ok(only.remove(0))),
            Err(failure) => self.fail(vec![job], &failure),
        }
    }

    fn fail(&self, batch: Vec<Job>, Failure { error, blame }: &Failure) {
        match blame {
            Blame::OneJob => tracing::error!(%error, "a transaction failed; nothing of it was written"),
            Blame::Database => self.trouble.happened(error),
        }
        metrics::counter!("tavola_store_failures_total").increment(u64::try_from(batch.len()).unwrap_or(u64::MAX));
        batch.into_iter().for_each(|job| answer(job, Err(error.clone())));
    }

    /// The connection is kept only if everything went well.
    async fn transact(&mut self, batch: &[Job]) -> Result<Vec<Outcome>, Failure> {
        let mut connection = self.begun().await?;
        let kind = self.source.kind();
        let work = async {
            let outcomes = batch::write(&mut connection, kind, batch).await.map_err(Failure::of_work)?;
            connection.execute("COMMIT").await.map_err(Failure::of_database)?;
            Ok(outcomes)
        };
        let done = timeout(WRITE_TIMEOUT, work).await.unwrap_or_else(|_| Err(Failure::too_late()));
        match done {
            Ok(_) => {
                self.trouble.is_over();
                self.connection = Some(connection);
            }
            Err(_) => part(connection).await,
        }
        done
    }

    /// A connection within a transaction. One that was lost while nobody wrote is replaced without anybody's notice.
    async fn begun(&mut self) -> Result<AnyConnection, Failure> {
        if let Some(mut connection) = self.connection.take() {
            match begin(&mut connection, self.source.kind()).await {
                Ok(()) => return Ok(connection),
                Err(Failure { error, .. }) => tracing::warn!(%error, "taking a fresh connection for writing"),
            }
            part(connection).await;
        }
        let mut connection = fresh(&self.source).await.map_err(|error| Failure { error, blame: Blame::Database })?;
        match begin(&mut connection, self.source.kind()).await {
            Ok(()) => Ok(connection),
            Err(failure) => {
                part(connection).await;
                Err(failure)
            }
        }
    }
}

/// What is received; none if nothing comes for so long that the connection should be looked after.
async fn unless_idle(kind: Kind, receiving: impl Future<Output = usize>) -> Option<usize> {
    match kind {
        Kind::Sqlite => Some(receiving.await),
        Kind::Postgres => timeout(LOOK, receiving).await.ok(),
    }
}

async fn fresh(source: &Source) -> Result<AnyConnection, StoreError> {
    timeout(WRITE_TIMEOUT, source.connect()).await.unwrap_or(Err(StoreError::TooLate))
}

async fn begin(connection: &mut AnyConnection, kind: Kind) -> Result<(), Failure> {
    let begun = timeout(WRITE_TIMEOUT, connection.execute(kind.begin())).await;
    begun.map_err(|_| Failure::too_late())?.map(drop).map_err(Failure::of_database)
}

impl Failure {
    fn of_database(error: sqlx::Error) -> Self {
        Self { error: error.into(), blame: Blame::Database }
    }

    const fn too_late() -> Self {
        Self { error: StoreError::TooLate, blame: Blame::Database }
    }

    fn of_work(error: sqlx::Error) -> Self {
        let blame = if is_of_one_job(&error) { Blame::OneJob } else { Blame::Database };
        Self { error: error.into(), blame }
    }
}

/// Whether an error comes of what was to be written: a broken constraint, a value the database does not take.
fn is_of_one_job(error: &sqlx::Error) -> bool {
    let Some(code) = error.as_database_error().and_then(|error| error.code()) else { return false };
    match code.parse::<u32>() {
        // SQLite's codes: ERROR, TOOBIG, CONSTRAINT, MISMATCH; the upper bits say more about them.
        Ok(number) if code.len() < 5 => matches!(number & 0xff, 1 | 18 | 19 | 20),
        // PostgreSQL's classes: limits of the program, data exceptions, broken constraints.
        _ => ["22", "23", "54"].iter().any(|class| code.starts_with(class)),
    }
}

/// Closes a connection, without waiting for one that does not answer.
async fn part(connection: AnyConnection) {
    timeout(CLOSE_TIMEOUT, connection.close_hard()).await.ok();
}

/// Does something for the writer; its panic is logged and counted.
async fn guarded(work: impl Future<Output = ()>) {
    if AssertUnwindSafe(work).catch_unwind().await.is_err() {
        // Whoever waited is told by the loss of their answer; the connection has gone with the panic.
        tracing::error!("the writer panicked and goes on with a fresh connection");
        metrics::counter!("tavola_task_panics_total", "task" => "writer").increment(1);
    }
}

/// Notes in what is traced of each append with how many others it is written.
fn note(batch: &[Job]) {
    for job in batch {
        if let Job::Append(_, answer) = job {
            answer.span.record("batch", batch.len());
        }
    }
}

fn answer(job: Job, result: Result<Outcome, StoreError>) {
    // A receiver that has gone away has lost interest in the answer, not in the write.
    match (job, result) {
        (Job::Append(_, answer), Ok(Outcome::Appended(appended))) => drop(answer.to.send(Ok(appended))),
        (Job::Rows(_, to), Ok(Outcome::Changed(rows))) => drop(to.send(Ok(rows))),
        (Job::Append(_, answer), Err(error)) => drop(answer.to.send(Err(error))),
        (Job::Rows(_, to), Err(error)) => drop(to.send(Err(error))),
        (Job::Append(..), Ok(Outcome::Changed(_)))
        | (Job::Rows(..), Ok(Outcome::Appended(_)))
        | (Job::CarryOver | Job::Stop, _) => {
            unreachable!("outcomes are in the order of their jobs")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_code_is_the_databases_fault() {
        assert!(!is_of_one_job(&sqlx::Error::WorkerCrashed));
        assert!(!is_of_one_job(&sqlx::Error::PoolTimedOut));
    }
}
