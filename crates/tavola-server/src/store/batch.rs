//! What the jobs of one transaction write, with few statements however many jobs there are.
//!
//! Appends are done in rounds that hold each stream once, so that of two appends to one stream the second sees what the
//! first has written; each step of a round is one statement for all its streams.

use std::collections::{HashMap, HashSet};

use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use super::{
    Append, Appended, Job,
    open::Kind,
    rows::Change,
    statement::{Clash, Holds, Insert, Row, Value, column, packed},
};
use crate::base::ids::Version;

/// What one job came to, before it is known whether the transaction holds.
#[derive(Debug, Clone, Copy)]
pub(super) enum Outcome {
    /// An append.
    Appended(Appended),
    /// Plain rows: how many changed.
    Changed(u64),
}

const TEXT: Holds = Holds::Text;
const INTEGER: Holds = Holds::Integer;

static STREAMS: Insert = Insert {
    table: "streams",
    columns: &[("id", TEXT), ("kind", TEXT), ("version", INTEGER), ("created_at", INTEGER), ("updated_at", INTEGER)],
    key: 1,
    clash: Clash::Keeps,
};

static EVENTS: Insert = Insert {
    table: "events",
    columns: &[("stream_id", TEXT), ("version", INTEGER), ("at", INTEGER), ("body", TEXT), ("format", INTEGER)],
    key: 2,
    clash: Clash::Fails,
};

static COMMANDS: Insert = Insert {
    table: "commands",
    columns: &[("stream_id", TEXT), ("actor", TEXT), ("command_id", TEXT), ("version", INTEGER)],
    key: 3,
    clash: Clash::Fails,
};

static DEADLINES: Insert = Insert {
    table: "deadlines",
    columns: &[("stream_id", TEXT), ("due_at", INTEGER)],
    key: 1,
    clash: Clash::Takes(&["due_at"]),
};

/// Writes all jobs and says what each came to, in their order.
pub(super) async fn write(on: &mut AnyConnection, kind: Kind, jobs: &[Job]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut outcomes = vec![Outcome::Changed(0); jobs.len()];
    let mut appends = Vec::with_capacity(jobs.len());
    for (nth, job) in jobs.iter().enumerate() {
        match job {
            Job::Append(append, _) => appends.push((nth, &**append)),
            Job::Rows(rows, _) => outcomes[nth] = Outcome::Changed(write_rows(on, kind, rows).await?),
            Job::CarryOver | Job::Stop => {}
        }
    }
    for round in rounds(appends) {
        let came_to = append_all(on, kind, &round).await?;
        for ((nth, _), appended) in round.iter().zip(came_to) {
            outcomes[*nth] = Outcome::Appended(appended);
        }
    }
    Ok(outcomes)
}

async fn write_rows(on: &mut AnyConnection, kind: Kind, rows: &[Change]) -> Result<u64, sqlx::Error> {
    let mut changed = 0;
    for row in rows {
        changed += match row {
            Change::Put(insert, row) => insert.run(on, kind, &[row]).await?,
            Change::Other(statement) => statement.run(on).await?,
            Change::Archive(archiving) => archiving.run(on, kind).await?,
        };
    }
    Ok(changed)
}

/// The n-th append of each stream is in the n-th round.
fn rounds(appends: Vec<(usize, &Append)>) -> Vec<Vec<(usize, &Append)>> {
    let mut seen: HashMap<&str, usize> = HashMap::new();
    let mut rounds: Vec<Vec<(usize, &Append)>> = Vec::new();
    for (nth, append) in appends {
        let round = seen.entry(append.stream.as_str()).or_default();
        if rounds.len() == *round {
            rounds.push(Vec::new());
        }
        rounds[*round].push((nth, append));
        *round += 1;
    }
    rounds
}

/// Appends to as many streams, each of them once.
async fn append_all(
    on: &mut AnyConnection,
    kind: Kind,
    round: &[(usize, &Append)],
) -> Result<Vec<Appended>, sqlx::Error> {
    let all: Vec<&Append> = round.iter().map(|(_, append)| *append).collect();
    let repeated = accepted_before(on, kind, &all).await?;
    let new: Vec<&Append> =
        all.iter().copied().filter(|append| !repeated.contains_key(append.stream.as_str())).collect();
    let moved = advance(on, kind, &new).await?;
    let won: Vec<&Append> = new.into_iter().filter(|append| moved.contains(append.stream.as_str())).collect();
    write_won(on, kind, &won).await?;
    let came_to = |append: &&Append| match repeated.get(append.stream.as_str()) {
        Some(version) => Appended::Repeated(*version),
        None if moved.contains(append.stream.as_str()) => Appended::Written(reached(append)),
        None => Appended::Conflict,
    };
    Ok(all.iter().map(came_to).collect())
}

/// The version a stream has after an append.
fn reached(append: &Append) -> Version {
    append.expected.plus(append.events.len())
}

/// The streams whose command was accepted before, with the version it led to.
async fn accepted_before(
    on: &mut AnyConnection,
    kind: Kind,
    appends: &[&Append],
) -> Result<HashMap<String, Version>, sqlx::Error> {
    let keys: Vec<Row> = appends
        .iter()
        .map(|append| {
            let stream = Value::text(append.stream.as_str());
            vec![stream, Value::text(&append.command.actor), Value::text(append.command.id.as_str())]
        })
        .collect();
    let sql = format!(
        "SELECT commands.stream_id, commands.version FROM {} AS q CROSS JOIN commands WHERE \
         commands.stream_id = {} AND commands.actor = {} AND commands.command_id = {}",
        kind.unnest(),
        column(0, TEXT),
        column(1, TEXT),
        column(2, TEXT),
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(packed(&keys)).fetch_all(on).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, Version::new(row.try_get(1)?)))).collect()
}

/// Moves each stream's version on, if it is where its writer believes it to be, and says which were.
async fn advance(on: &mut AnyConnection, kind: Kind, appends: &[&Append]) -> Result<HashSet<String>, sqlx::Error> {
    let (new, known): (Vec<&Append>, Vec<&Append>) =
        appends.iter().copied().partition(|append| append.expected == Version::NONE);
    let mut moved = HashSet::new();
    if !new.is_empty() {
        let sql = format!("{} RETURNING id", STREAMS.sql(kind));
        let rows = new.iter().map(|append| {
            let (version, at) = (Value::Integer(reached(append).number()), Value::time(append.at));
            vec![Value::text(append.stream.as_str()), Value::text(append.kind), version, at.clone(), at]
        });
        moved.extend(ids(on, sql, rows.collect()).await?);
    }
    if !known.is_empty() {
        let sql = format!(
            "{} streams SET version = {}, updated_at = {} FROM {} AS q WHERE streams.id = {} AND \
             streams.version = {} RETURNING id",
            kind.update(),
            column(2, INTEGER),
            column(3, INTEGER),
            kind.unnest(),
            column(0, TEXT),
            column(1, INTEGER),
        );
        let rows = known.iter().map(|append| {
            let versions = [append.expected, reached(append)].map(|version| Value::Integer(version.number()));
            let [from, to] = versions;
            vec![Value::text(append.stream.as_str()), from, to, Value::time(append.at)]
        });
        moved.extend(ids(on, sql, rows.collect()).await?);
    }
    Ok(moved)
}

async fn ids(on: &mut AnyConnection, sql: String, rows: Vec<Row>) -> Result<Vec<String>, sqlx::Error> {
    let found = sqlx::query(AssertSqlSafe(sql)).bind(packed(&rows)).fetch_all(on).await?;
    found.iter().map(|row| row.try_get(0)).collect()
}

/// Everything that follows from appends whose streams have moved on.
async fn write_won(on: &mut AnyConnection, kind: Kind, won: &[&Append]) -> Result<(), sqlx::Error> {
    let mut puts = Puts { kind, waiting: Vec::new() };
    let mut idle: Vec<Row> = Vec::new();
    for append in won {
        let stream = || Value::text(append.stream.as_str());
        for (nth, body) in append.events.iter().enumerate() {
            let version = Value::Integer(append.expected.plus(nth + 1).number());
            let (at, format) = (Value::time(append.at), Value::Integer(append.format.into()));
            puts.put(on, &EVENTS, vec![stream(), version, at, Value::text(body), format]).await?;
        }
        let command = &append.command;
        let version = Value::Integer(reached(append).number());
        let row = vec![stream(), Value::text(&command.actor), Value::text(command.id.as_str()), version];
        puts.put(on, &COMMANDS, row).await?;
        match append.deadline {
            Some(due) => puts.put(on, &DEADLINES, vec![stream(), Value::time(due)]).await?,
            None => idle.push(vec![stream()]),
        }
        for row in &append.rows {
            match &row.0 {
                Change::Put(insert, row) => puts.put(on, insert, row.clone()).await?,
                Change::Other(statement) => {
                    puts.flush(on).await?;
                    statement.run(on).await?;
                }
                Change::Archive(archiving) => {
                    puts.flush(on).await?;
                    archiving.run(on, kind).await?;
                }
            }
        }
    }
    puts.flush(on).await?;
    if idle.is_empty() {
        return Ok(());
    }
    let sql =
        format!("DELETE FROM deadlines WHERE stream_id IN (SELECT {} FROM {} AS q)", column(0, TEXT), kind.unnest());
    sqlx::query(AssertSqlSafe(sql)).bind(packed(&idle)).execute(on).await.map(drop)
}

/// Rows that wait to be put in with others of their table.
struct Puts {
    kind: Kind,
    waiting: Vec<Waiting>,
}

struct Waiting {
    insert: &'static Insert,
    rows: Vec<Row>,
    keys: HashSet<Row>,
}

impl Puts {
    /// Lets a row wait. One whose key waits already would be lost in the same statement, so that one goes first.
    async fn put(&mut self, on: &mut AnyConnection, insert: &'static Insert, row: Row) -> Result<(), sqlx::Error> {
        let key: Row = row[..insert.key].to_vec();
        let at = self.waiting.iter().position(|waiting| waiting.insert.table == insert.table);
        if let Some(at) = at
            && (self.waiting[at].insert != insert || self.waiting[at].keys.contains(&key))
        {
            let waiting = self.waiting.remove(at);
            waiting.run(on, self.kind).await?;
        }
        match self.waiting.iter_mut().find(|waiting| waiting.insert == insert) {
            Some(waiting) => {
                waiting.rows.push(row);
                waiting.keys.insert(key);
            }
            None => self.waiting.push(Waiting { insert, rows: vec![row], keys: HashSet::from([key]) }),
        }
        Ok(())
    }

    async fn flush(&mut self, on: &mut AnyConnection) -> Result<(), sqlx::Error> {
        for waiting in std::mem::take(&mut self.waiting) {
            waiting.run(on, self.kind).await?;
        }
        Ok(())
    }
}

impl Waiting {
    async fn run(&self, on: &mut AnyConnection, kind: Kind) -> Result<(), sqlx::Error> {
        self.insert.run(on, kind, &self.rows.iter().collect::<Vec<_>>()).await.map(drop)
    }
}
