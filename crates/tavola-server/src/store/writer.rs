//! The one task that writes. It takes everything that is waiting, writes it in one transaction,
//! and only then answers: acknowledged means durable.

use sqlx::{AnyConnection, AnyPool, Row};
use tokio::sync::mpsc;

use super::{Append, Appended, Job, StoreError, open::Kind, statement::Statement};
use crate::ids::Version;

/// The most jobs in one transaction.
const BATCH: usize = 256;

/// What one job came to, before it is known whether the transaction holds.
enum Outcome {
    Appended(Appended),
    Changed(u64),
}

/// Writes until every sender is gone.
pub(super) async fn run(pool: AnyPool, kind: Kind, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut open = true;
    while open && jobs.recv_many(&mut batch, BATCH).await > 0 {
        open = !batch.iter().any(|job| matches!(job, Job::Stop));
        batch.retain(|job| !matches!(job, Job::Stop));
        if batch.is_empty() {
            break;
        }
        // Streams in one order everywhere, so that two nodes on one database cannot block each other.
        batch.sort_by(|a, b| stream_of(a).cmp(stream_of(b)));
        metrics::histogram!("tavola_store_batch_jobs").record(batch.len() as f64);
        let started = std::time::Instant::now();
        write_batch(&pool, kind, std::mem::take(&mut batch)).await;
        metrics::histogram!("tavola_store_commit_seconds").record(started.elapsed().as_secs_f64());
    }
    pool.close().await;
}

fn stream_of(job: &Job) -> &str {
    match job {
        Job::Append(append, _) => append.stream.as_str(),
        Job::Rows(..) | Job::Stop => "",
    }
}

/// One transaction for all; if it breaks, one for each, so that a bad job harms only itself.
async fn write_batch(pool: &AnyPool, kind: Kind, batch: Vec<Job>) {
    match transact(pool, kind, &batch).await {
        Ok(outcomes) => {
            for (job, outcome) in batch.into_iter().zip(outcomes) {
                answer(job, Ok(outcome));
            }
        }
        Err(error) if batch.len() == 1 => {
            tracing::error!(%error, "a transaction failed; nothing of it was written");
            batch.into_iter().zip([error]).for_each(|(job, error)| answer(job, Err(error)));
        }
        Err(error) => {
            tracing::warn!(%error, jobs = batch.len(), "a shared transaction failed; writing one by one");
            for job in batch {
                let result = transact(pool, kind, std::slice::from_ref(&job)).await;
                answer(job, result.map(|mut only| only.remove(0)));
            }
        }
    }
}

async fn transact(pool: &AnyPool, kind: Kind, batch: &[Job]) -> Result<Vec<Outcome>, StoreError> {
    let mut transaction = pool.begin_with(kind.begin()).await?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch {
        outcomes.push(match job {
            Job::Append(one, _) => Outcome::Appended(append(&mut transaction, one).await?),
            Job::Rows(rows, _) => Outcome::Changed(write_rows(&mut transaction, rows).await?),
            Job::Stop => continue,
        });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

fn answer(job: Job, result: Result<Outcome, StoreError>) {
    // A receiver that has gone away has lost interest in the answer, not in the write.
    match (job, result) {
        (Job::Append(_, to), Ok(Outcome::Appended(appended))) => drop(to.send(Ok(appended))),
        (Job::Rows(_, to), Ok(Outcome::Changed(rows))) => drop(to.send(Ok(rows))),
        (Job::Append(_, to), Err(error)) => drop(to.send(Err(error))),
        (Job::Rows(_, to), Err(error)) => drop(to.send(Err(error))),
        (Job::Append(..), Ok(Outcome::Changed(_))) | (Job::Rows(..), Ok(Outcome::Appended(_))) | (Job::Stop, _) => {
            unreachable!("outcomes are in the order of their jobs")
        }
    }
}

async fn write_rows(on: &mut AnyConnection, rows: &[Statement]) -> Result<u64, sqlx::Error> {
    let mut changed = 0;
    for row in rows {
        changed += row.run(on).await?;
    }
    Ok(changed)
}

async fn append(on: &mut AnyConnection, append: &Append) -> Result<Appended, sqlx::Error> {
    if let Some(version) = accepted_before(on, append).await? {
        return Ok(Appended::Repeated(version));
    }
    if !advance(on, append).await? {
        return Ok(Appended::Conflict);
    }
    for (nth, body) in append.events.iter().enumerate() {
        Statement::new("INSERT INTO events (stream_id, version, at, body, format) VALUES ($1, $2, $3, $4, $5)")
            .text(append.stream.as_str())
            .integer(append.expected.plus(nth + 1).number())
            .time(append.at)
            .text(body)
            .integer(append.format.into())
            .run(on)
            .await?;
    }
    let version = append.expected.plus(append.events.len());
    Statement::new("INSERT INTO commands (stream_id, actor, command_id, version) VALUES ($1, $2, $3, $4)")
        .text(append.stream.as_str())
        .text(&append.command.actor)
        .text(append.command.id.as_str())
        .integer(version.number())
        .run(on)
        .await?;
    set_deadline(on, append).await?;
    for row in &append.rows {
        row.clone().into_statement().run(on).await?;
    }
    Ok(Appended::Written(version))
}

async fn accepted_before(on: &mut AnyConnection, append: &Append) -> Result<Option<Version>, sqlx::Error> {
    let row = sqlx::query("SELECT version FROM commands WHERE stream_id = $1 AND actor = $2 AND command_id = $3")
        .bind(append.stream.as_str().to_owned())
        .bind(append.command.actor.clone())
        .bind(append.command.id.as_str().to_owned())
        .fetch_optional(on)
        .await?;
    row.map(|row| row.try_get::<i64, _>(0).map(Version::new)).transpose()
}

/// Moves the stream's version on, if it is where the writer believes it to be.
async fn advance(on: &mut AnyConnection, append: &Append) -> Result<bool, sqlx::Error> {
    let (from, to) = (append.expected, append.expected.plus(append.events.len()));
    let statement = if from == Version::NONE {
        Statement::new(
            "INSERT INTO streams (id, kind, version, created_at, updated_at) \
             VALUES ($1, $2, $3, $4, $4) ON CONFLICT (id) DO NOTHING",
        )
        .text(append.stream.as_str())
        .text(append.kind)
        .integer(to.number())
        .time(append.at)
    } else {
        Statement::new("UPDATE streams SET version = $1, updated_at = $2 WHERE id = $3 AND version = $4")
            .integer(to.number())
            .time(append.at)
            .text(append.stream.as_str())
            .integer(from.number())
    };
    Ok(statement.run(on).await? == 1)
}

async fn set_deadline(on: &mut AnyConnection, append: &Append) -> Result<(), sqlx::Error> {
    let statement = match append.deadline {
        Some(due) => Statement::new(
            "INSERT INTO deadlines (stream_id, due_at) VALUES ($1, $2) \
             ON CONFLICT (stream_id) DO UPDATE SET due_at = excluded.due_at",
        )
        .text(append.stream.as_str())
        .time(due),
        None => Statement::new("DELETE FROM deadlines WHERE stream_id = $1").text(append.stream.as_str()),
    };
    statement.run(on).await.map(drop)
}
