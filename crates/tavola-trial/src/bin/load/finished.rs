//! Finished tables: a database with a million of them, and what each leaves in a house's memory.
//!
//! A few dozen short matches are played at a house over its own protocol. Their rows, of every table of the schema that names
//! them, are then written again under fresh ids and for other people, in large transactions.

use std::path::Path;
use std::time::Instant;

use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};
use tavola_trial::Failure;
use tavola_trial::client::Client;
use tavola_trial::house::{House, Place};

use crate::Arguments;
use crate::club::{Club, bytes_in, memory};
use crate::figures::{Figures, Span, load_average};
use crate::pace::Pace;
use crate::report::Report;
use crate::table::{Hall, Table};

/// How many matches are really played.
const PLAYED: u64 = 40;
/// How long each is played before it is given up: a few dozen events.
const MATCH: std::time::Duration = std::time::Duration::from_millis(100);
/// How many copies of each match are made before others play.
const PEOPLE: u64 = 500;
/// How many copies of each match go into one transaction.
const AT_ONCE: u64 = 2500;
/// How often each page is asked for.
const LOOKS: u32 = 200;

/// Makes such a database, or takes the one that is there, and times a house on it.
pub(crate) async fn measure(arguments: &Arguments, tables: u64) -> Result<(), Failure> {
    let folder = arguments.keep.clone().unwrap_or_else(|| std::env::temp_dir().join("tavola-finished"));
    std::fs::create_dir_all(&folder)?;
    // A house has a folder of its own to work in.
    let folder = std::path::absolute(folder)?;
    let file = folder.join("tavola.db");
    let mut report = Report::new();
    if !file.exists() {
        let began = Instant::now();
        make(arguments, &file, tables).await?;
        println!("{tables} finished tables made in {:.0} s", began.elapsed().as_secs_f64());
    }
    let database = format!("sqlite:{}", file.display());
    let settings = [&crate::NO_LIMITS[..], &["--database", &database]].concat();
    let began = Instant::now();
    let core = arguments.pin.first().copied();
    let house = House::start_on(&arguments.binary()?, Place::Folder, &settings, core).await?.ok_or("no house")?;
    let start = began.elapsed().as_secs_f64();
    report.set("start_seconds", json!(start));
    report.set("database_bytes", json!(bytes_in(&folder)));
    println!(
        "{} MB of files; ready after {start:.2} s (load average {})",
        bytes_in(&folder) / 1_000_000,
        load_average()
    );
    let mut figures = Figures::default();
    figures.begin();
    for look in 0..LOOKS {
        let asked = Instant::now();
        let answer = Client::new(house.address, u8::try_from(2 + look)?).get("/").await?;
        if answer.status != 200 {
            return Err(format!("the start page was answered {}", answer.status).into());
        }
        figures.took(Span::StartPage, asked.elapsed());
    }
    print!("{}", figures.table());
    report.set("milliseconds", figures.report());
    let kib = memory(Some(&house)).await;
    println!("  {} MiB of the house's memory", kib / 1024);
    report.set("memory_kib", json!(kib));
    house.stop().await?;
    report.finish(arguments.json.as_deref())
}

async fn make(arguments: &Arguments, file: &Path, tables: u64) -> Result<(), Failure> {
    let made = file.with_extension("part");
    std::fs::remove_file(&made).ok();
    let database = format!("sqlite:{}", made.display());
    let settings = [&crate::NO_LIMITS[..], &["--database", &database]].concat();
    let house = House::start_with(&arguments.binary()?, Place::Folder, &settings).await?.ok_or("no house")?;
    let many = usize::try_from(PLAYED.min(tables))?;
    end(Club::one(house.address).tables(many, 0).await?.come().await?).await?;
    house.stop().await?;
    sqlx::any::install_default_drivers();
    let mut on = AnyConnection::connect(&database).await?;
    on.execute("PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; PRAGMA temp_store = MEMORY;").await?;
    copy(&mut on, tables).await?;
    let counted =
        on.fetch_one("SELECT COUNT(*) FROM streams WHERE kind = 'table' AND id IN (SELECT id FROM rooms)").await?;
    let counted = counted.try_get::<i64, _>(0)?.unsigned_abs();
    if counted < tables {
        return Err(format!("{counted} finished tables were made instead of {tables}").into());
    }
    on.execute("PRAGMA wal_checkpoint(TRUNCATE);").await?;
    on.close().await?;
    Ok(std::fs::rename(&made, file)?)
}

/// A match to be copied: its id and those of its two players.
struct Template {
    /// Which of them it is: ids drawn in one millisecond begin alike.
    nth: usize,
    id: String,
    players: [String; 2],
}

async fn copy(on: &mut AnyConnection, tables: u64) -> Result<(), Failure> {
    let templates = templates(on).await?;
    let each = tables.saturating_sub(templates.len() as u64).div_ceil(templates.len().max(1) as u64);
    let schema = schema(on).await?;
    for from in (1..=each).step_by(usize::try_from(AT_ONCE)?) {
        let to = each.min(from + AT_ONCE - 1);
        on.execute("BEGIN IMMEDIATE").await?;
        for template in &templates {
            for (table, key, columns) in &schema {
                let sql = template.copied(table, key, columns, (from, to));
                on.execute(AssertSqlSafe(sql)).await?;
            }
        }
        on.execute("COMMIT").await?;
        println!("{to} copies of each match of {each}");
    }
    Ok(())
}

impl Template {
    /// The statement that writes its rows of a table again, once for each number.
    fn copied(&self, table: &str, key: &str, columns: &[String], (from, to): (u64, u64)) -> String {
        let (id, [one, other]) = (&self.id, &self.players);
        let fresh = |old: &str, digits: usize, number: &str| {
            let stem = old.get(..old.len().saturating_sub(digits)).unwrap_or(old);
            format!("'{stem}' || printf('%0{digits}x', {number})")
        };
        let people = format!("n.k % {PEOPLE}");
        let column = |name: &String| {
            format!(
                "replace(replace(replace({table}.{name}, '{id}', {}), '{one}', {}), '{other}', {})",
                fresh(id, 12, &format!("{} * 1073741824 + n.k", self.nth + 1)),
                fresh(one, 6, &people),
                fresh(other, 6, &people)
            )
        };
        let numbers = format!("WITH RECURSIVE n(k) AS (SELECT {from} UNION ALL SELECT k + 1 FROM n WHERE k < {to})");
        let values: Vec<String> = columns.iter().map(column).collect();
        let (values, names) = (values.join(", "), columns.join(", "));
        // People play more than one match, and an invitation has a name of its own.
        let clash = if matches!(table, "accounts" | "invitations") { "OR IGNORE" } else { "" };
        let own = if table == "accounts" { format!("IN ('{one}', '{other}')") } else { format!("= '{id}'") };
        format!(
            "{numbers} INSERT {clash} INTO {table} ({names}) SELECT {values} FROM n, {table} WHERE {table}.{key} {own}"
        )
    }
}

async fn templates(on: &mut AnyConnection) -> Result<Vec<Template>, Failure> {
    let sql = "SELECT one.stream_id, one.account_id, other.account_id FROM seats AS one JOIN seats AS other \
               ON one.stream_id = other.stream_id AND one.place < other.place";
    let rows = on.fetch_all(sql).await?;
    let read = |(nth, row): (usize, &sqlx::any::AnyRow)| {
        Ok(Template { nth, id: row.try_get(0)?, players: [row.try_get(1)?, row.try_get(2)?] })
    };
    rows.iter().enumerate().map(read).collect()
}

/// Every table whose rows belong to a match, with the column that says so, and its columns.
async fn schema(on: &mut AnyConnection) -> Result<Vec<(String, String, Vec<String>)>, Failure> {
    let mut schema = Vec::new();
    for table in on.fetch_all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").await? {
        let table: String = table.try_get(0)?;
        let sql = format!("SELECT name FROM pragma_table_info('{table}')");
        let rows = on.fetch_all(AssertSqlSafe(sql)).await?;
        let columns: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let key = match table.as_str() {
            "streams" | "rooms" | "accounts" => "id",
            _ if columns.iter().any(|column| column == "stream_id") => "stream_id",
            _ => continue,
        };
        schema.push((table, key.to_owned(), columns));
    }
    Ok(schema)
}

/// Ends all matches, plays as many again, and says what the second lot has left in memory.
pub(crate) async fn leave(club: &Club, tables: Vec<Table>, house: &House, report: &mut Report) -> Result<(), Failure> {
    let many = tables.len();
    end(tables).await?;
    let first = memory(Some(house)).await;
    end(club.tables(many, 0).await?.come().await?).await?;
    let second = memory(Some(house)).await;
    let each = (second as f64 - first as f64) / many.max(1) as f64;
    println!("a finished table leaves {each:.2} KiB in memory ({many} of them, after as many before)");
    report.set("memory_kib_per_finished_table", json!(each));
    Ok(())
}

/// Plays for a moment at each table, gives the match up and leaves.
async fn end(tables: Vec<Table>) -> Result<(), Failure> {
    let hall = Hall { figures: Figures::default().into() };
    let all = tables.into_iter().map(|table| resigned(table, &hall));
    stream::iter(all).buffer_unordered(64).try_collect().await
}

async fn resigned(table: Table, hall: &Hall) -> Result<(), Failure> {
    let played = table.play(hall, Pace::Saturation, std::time::Duration::ZERO, Instant::now() + MATCH).await;
    played.ok_or("a match broke off")?.resign().await
}
