//! Work that any worker can take up: analyses of matches, rollouts.
//!
//! The queue is a table, so that a job is there exactly if what asked for it is, on whatever it is that carries words between
//! nodes. A worker takes the job whose turn it is under a lease, and renews that while it goes on; where it is not renewed
//! somebody else takes the job, and one that was taken too often without coming to an end is laid aside.

use sqlx::any::AnyRow;
use tavola_base::{Millis, Time};

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::NodeId;

/// How far apart the jobs of one asker stand, so that nobody's many come before another's few.
const APART: Millis = Millis::seconds(10);
/// How often a job is taken up before it is laid aside.
const MOST_TRIES: u32 = 3;

static JOBS: Insert = Insert {
    table: "jobs",
    columns: &[
        ("kind", Holds::Text),
        ("name", Holds::Text),
        ("body", Holds::Text),
        ("asker", Holds::Text),
        ("state", Holds::Text),
        ("due_at", Holds::Integer),
        ("tries", Holds::Integer),
        ("taken_by", Holds::Text),
        ("taken_until", Holds::Integer),
        ("progress", Holds::Text),
    ],
    key: 2,
    clash: Clash::Keeps,
};

const TAKE: &str = "\
UPDATE jobs SET taken_by = $1, taken_until = $2, tries = tries + 1 WHERE (kind, name) = (\
  SELECT kind, name FROM jobs WHERE state = 'waits' AND taken_until < $3 \
  ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) \
RETURNING kind, name, body, state, tries, progress";

/// The kinds of jobs there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum JobKind {
    /// A match is judged.
    Analysis,
    /// A position is rolled out.
    Rollout,
}

impl JobKind {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Analysis => "analysis",
            Self::Rollout => "rollout",
        }
    }

    fn named(name: &str) -> Result<Self, StoreError> {
        let known = [Self::Analysis, Self::Rollout].into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| StoreError::Unreadable { what: "kind of job", text: name.to_owned() })
    }
}

/// Where a job stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobState {
    /// It waits, or somebody is at it.
    Waits,
    /// It is done: what came of it is where such things are kept.
    Done,
    /// It was laid aside.
    Dead,
}

/// A job to be done.
#[derive(Debug, Clone, Copy)]
pub struct NewJob<'a> {
    /// Of which kind.
    pub kind: JobKind,
    /// Its name: asked for twice under one name it is done once.
    pub name: &'a str,
    /// What is to be done, as JSON.
    pub body: &'a str,
    /// For whom.
    pub asker: &'a str,
}

/// A job as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredJob {
    /// Of which kind.
    pub kind: JobKind,
    /// Its name.
    pub name: String,
    /// What is to be done, as JSON.
    pub body: String,
    /// Where it stands.
    pub state: JobState,
    /// How often it was taken up.
    pub tries: u32,
    /// How far it has come, as JSON; empty before anybody has begun.
    pub progress: String,
}

impl RowWrite {
    /// A job, unless there is one of that name.
    #[must_use]
    pub fn job(job: &NewJob<'_>, due: Time) -> Self {
        let NewJob { kind, name, body, asker } = *job;
        let (nobody, never) = (Value::text(""), Value::Integer(0));
        let texts = [kind.name(), name, body, asker, "waits"].map(Value::text);
        let rest = [Value::time(due), never.clone(), nobody.clone(), never, nobody];
        Self::put(&JOBS, texts.into_iter().chain(rest).collect())
    }

    /// How far a job has come, and until when its worker holds it; nothing changes if it holds it no longer.
    #[must_use]
    pub fn job_progress(job: &StoredJob, worker: &NodeId, progress: &str, until: Time) -> Self {
        let sql = "UPDATE jobs SET progress = $1, taken_until = $2 WHERE kind = $3 AND name = $4 AND taken_by = $5 \
                   AND state = 'waits'";
        let statement = Statement::new(sql).text(progress).time(until);
        Self::of(statement.text(job.kind.name()).text(&job.name).text(worker.as_str()))
    }

    /// That a job is done.
    #[must_use]
    pub fn job_done(job: &StoredJob, worker: &NodeId) -> Self {
        let sql = "UPDATE jobs SET state = 'done' WHERE kind = $1 AND name = $2 AND taken_by = $3";
        Self::of(Statement::new(sql).text(job.kind.name()).text(&job.name).text(worker.as_str()))
    }

    /// That a job failed: it is tried again then, or laid aside.
    #[must_use]
    pub fn job_failed(job: &StoredJob, worker: &NodeId, again: Time) -> Self {
        let sql = "UPDATE jobs SET state = CASE WHEN tries >= $1 THEN 'dead' ELSE state END, taken_until = $2 \
                   WHERE kind = $3 AND name = $4 AND taken_by = $5";
        let statement = Statement::new(sql).integer(MOST_TRIES.into()).time(again);
        Self::of(statement.text(job.kind.name()).text(&job.name).text(worker.as_str()))
    }

    /// That a worker gives a job back which it has not come to an end with: it stops.
    #[must_use]
    pub fn job_given_back(job: &StoredJob, worker: &NodeId) -> Self {
        let sql = "UPDATE jobs SET tries = tries - 1, taken_until = 0 WHERE kind = $1 AND name = $2 AND taken_by = $3";
        Self::of(Statement::new(sql).text(job.kind.name()).text(&job.name).text(worker.as_str()))
    }

    /// That a job is wanted no more; whoever is at it stops.
    #[must_use]
    pub fn job_gone(kind: JobKind, name: &str) -> Self {
        Self::of(Statement::new("DELETE FROM jobs WHERE kind = $1 AND name = $2").text(kind.name()).text(name))
    }

    /// That a job which was laid aside is tried again.
    #[must_use]
    pub fn job_again(kind: JobKind, name: &str) -> Self {
        let sql = "UPDATE jobs SET state = 'waits', tries = 0, taken_until = 0 WHERE kind = $1 AND name = $2 AND state = 'dead'";
        Self::of(Statement::new(sql).text(kind.name()).text(name))
    }

    /// That what has been done, or was asked for that long ago, is forgotten.
    #[must_use]
    pub fn old_jobs_gone(before: Time) -> Self {
        Self::of(
            Statement::new("DELETE FROM jobs WHERE due_at < $1 AND taken_until < $1 AND state <> 'dead'").time(before),
        )
    }
}

impl Store {
    /// When a job for somebody would be due: after those they have already asked for.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn job_due(&self, asker: &str, now: Time) -> Result<Time, StoreError> {
        let sql = "SELECT COALESCE(MAX(due_at), 0) FROM jobs WHERE asker = $1 AND state = 'waits'";
        let last = integer(&sqlx::query(sql).bind(asker.to_owned()).fetch_one(&self.read).await?, 0)?;
        let last = Time::from_millis(last.unsigned_abs());
        Ok(if last == Time::default() { now } else { now.max(last + APART) })
    }

    /// Takes the job whose turn it is until then, the one that has been due for longest, or will be next; none if none waits. Jobs are for clubs of several nodes, on PostgreSQL.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_job(&self, worker: &NodeId, now: Time, until: Time) -> Result<Option<StoredJob>, StoreError> {
        let row = sqlx::query(TAKE)
            .bind(worker.as_str().to_owned())
            .bind(stored(until))
            .bind(stored(now))
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(job).transpose()
    }

    /// A job as it stands; none if there is none of that name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn job(&self, kind: JobKind, name: &str) -> Result<Option<StoredJob>, StoreError> {
        let sql = "SELECT kind, name, body, state, tries, progress FROM jobs WHERE kind = $1 AND name = $2";
        let row = sqlx::query(sql).bind(kind.name()).bind(name.to_owned()).fetch_optional(&self.read).await?;
        row.as_ref().map(job).transpose()
    }

    /// The jobs that were laid aside, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn dead_jobs(&self) -> Result<Vec<StoredJob>, StoreError> {
        let sql =
            "SELECT kind, name, body, state, tries, progress FROM jobs WHERE state = 'dead' ORDER BY due_at LIMIT 100";
        sqlx::query(sql).fetch_all(&self.read).await?.iter().map(job).collect()
    }
}

fn job(row: &AnyRow) -> Result<StoredJob, StoreError> {
    Ok(StoredJob {
        kind: JobKind::named(&text(row, 0)?)?,
        name: text(row, 1)?,
        body: text(row, 2)?,
        state: match text(row, 3)?.as_str() {
            "done" => JobState::Done,
            "dead" => JobState::Dead,
            _ => JobState::Waits,
        },
        tries: u32::try_from(integer(row, 4)?).unwrap_or(u32::MAX),
        progress: text(row, 5)?,
    })
}
