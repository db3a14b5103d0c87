//! Fills a house with people as they are and times it, beside a bare limit measured by the same client in the same run.
//!
//! `cargo xtask load [--tables N] [--every SECONDS] [--seconds N] …`. Each act is due by a schedule that waits for no answer, and is
//! timed from when it was due. With `--every 0` each table acts as soon as the last act was acknowledged and told: saturation.
//! The client has one thread, and says what it eats itself.
#![forbid(unsafe_code)]

mod bare;
mod club;
mod figures;
mod finished;
mod line;
mod others;
mod pace;
mod report;
mod table;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};
use serde_json::json;
use tavola_trial::Failure;
use tavola_trial::chance::Chance;
use tavola_trial::house::{House, Place};
use tokio::task::JoinSet;

use bare::Bare;
use club::{Club, Waiting, memory};
use figures::{Figures, Span, load_average, processor_time};
use others::{Event, Idle};
use pace::Pace;
use report::Report;
use table::{Hall, Table, watch_oneself};

/// Fill a house with people and time it
#[derive(Debug, Parser)]
#[command(name = "load")]
struct Arguments {
    /// How many tables
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Seconds from one act at a table to the next; 0 for as fast as they are answered
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    every: f64,
    /// How people's times to think are spread around that
    #[arg(long, value_enum, default_value_t = Mix::Even)]
    mix: Mix,
    /// For how long it is measured, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How many watch, spread over the tables
    #[arg(long, default_value_t = 0)]
    watchers: usize,
    /// How many lines are open on which nothing happens
    #[arg(long, default_value_t = 0)]
    connections: usize,
    /// How many chouettes of three
    #[arg(long, default_value_t = 0)]
    chouettes: usize,
    /// How many play in a tournament, a result of which is entered each second; 0 for none
    #[arg(long, default_value_t = 0, value_name = "ENTRANTS")]
    tournament: usize,
    /// How many devices beside wooden boards
    #[arg(long, default_value_t = 0)]
    devices: usize,
    /// How many seek in the lobby, a minute
    #[arg(long, default_value_t = 0)]
    seeks: u32,
    /// For how many seconds is played before it counts: matches that all begin at once are no club's evening
    #[arg(long, default_value_t = 4, value_name = "SECONDS")]
    run_up: u64,
    /// For how many seconds the tables then play as fast as they are answered, the house and the bare limit each
    #[arg(long, default_value_t = 0, value_name = "SECONDS")]
    saturate: u64,
    /// Kill the house at the end, start it again and time that
    #[arg(long)]
    restart: bool,
    /// End all matches and measure what a finished table leaves in memory
    #[arg(long)]
    finish: bool,
    /// Hold the house and the client to these processors, such as 0,1
    #[arg(long, value_name = "HOUSE,CLIENT", value_delimiter = ',', num_args = 1)]
    pin: Vec<usize>,
    /// Servers that run already, such as http://127.0.0.1:8601,http://127.0.0.1:8602; none is started
    #[arg(long, value_name = "URL,URL…", value_delimiter = ',')]
    nodes: Vec<String>,
    /// Write the report there, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The house's database, such as postgres://…; else a SQLite file
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The database of the bare limit; else a SQLite file
    #[arg(long, value_name = "URL")]
    bare_database: Option<String>,
    /// Make a database with so many finished tables, start a house on it, and time that
    #[arg(long, value_name = "TABLES")]
    finished: Option<u64>,
    /// Where that database is made, or lies already
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// The house's binary; beside this program if left out
    #[arg(long)]
    server: Option<PathBuf>,
    /// Be the bare limit: for the program's own use
    #[arg(long, hide = true, value_name = "ADDRESS")]
    bare: Option<SocketAddr>,
    /// How long its messages are
    #[arg(long, hide = true, default_value_t = 2000)]
    bytes: usize,
    /// More settings for the house
    #[arg(last = true)]
    settings: Vec<String>,
}

/// How times to think are spread.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Mix {
    /// All alike.
    Even,
    /// As people think: most acts come soon, some late.
    People,
}

fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| (0.0..=3600.0).contains(number));
    number.ok_or_else(|| "seconds from 0 to 3600, such as 3 or 0.5".to_owned())
}

/// The house's limits are not what is measured.
const NO_LIMITS: [&str; 10] = [
    "--rate-per-second",
    "1000000",
    "--rate-burst",
    "1000000",
    "--guests-per-minute",
    "1000000",
    "--most-connections",
    "1000000",
    "--most-connections-each",
    "1000000",
];

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match (arguments.bare, &arguments.database) {
        (Some(address), Some(database)) => bare_server(address, database, arguments.bytes),
        _ => load(&arguments).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The bare server has as many threads as the house would have there.
fn bare_server(address: SocketAddr, database: &str, bytes: usize) -> Result<(), Failure> {
    let database = database.to_owned();
    let thread = std::thread::spawn(move || {
        let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        threads.block_on(bare::serve(address, &database, bytes))
    });
    thread.join().map_err(|_| "the bare server broke")?
}

impl Arguments {
    fn binary(&self) -> Result<PathBuf, Failure> {
        let beside = || std::env::current_exe().map(|own| own.with_file_name("tavola"));
        Ok(self.server.as_ref().map_or_else(beside, std::path::absolute)?)
    }

    fn pace(&self) -> Pace {
        let every = Duration::from_secs_f64(self.every);
        match self.mix {
            _ if every.is_zero() => Pace::Saturation,
            Mix::Even => Pace::Even(every),
            Mix::People => Pace::People(every),
        }
    }

    async fn house(&self) -> Result<Option<House>, Failure> {
        if !self.nodes.is_empty() {
            return Ok(None);
        }
        let database = self.database.iter().flat_map(|url| ["--database", url.as_str()]);
        let own = self.settings.iter().map(String::as_str);
        let settings: Vec<&str> = NO_LIMITS.into_iter().chain(database).chain(own).collect();
        House::start_on(&self.binary()?, Place::Folder, &settings, self.pin.first().copied()).await
    }
}

async fn load(arguments: &Arguments) -> Result<(), Failure> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    pin_oneself(arguments.pin.get(1).copied())?;
    if let Some(tables) = arguments.finished {
        return finished::measure(arguments, tables).await;
    }
    let mut house = arguments.house().await?;
    let club = match &house {
        Some(house) => Club::one(house.address),
        None => Club::of_urls(&arguments.nodes)?,
    };
    let mut report = Report::new();
    let tables = fill(arguments, &club, house.as_ref(), &mut report).await?;
    let hall = Arc::new(Hall { figures: Figures::default().into() });
    let mut tables = paced(arguments, &club, tables, &hall, house.as_ref(), &mut report).await?;
    if arguments.saturate > 0 {
        tables = saturated(arguments, tables, &hall, house.as_ref(), &mut report).await?;
    }
    if let (true, Some(house)) = (arguments.restart, &mut house) {
        let many = tables.len();
        let (took, waiting) = club::restart(house, tables, &hall).await?;
        report.restarted(&took, many);
        tables = waiting.come().await?;
    }
    if let (true, Some(house)) = (arguments.finish, &house) {
        finished::leave(&club, tables, house, &mut report).await?;
    }
    if let Some(house) = house {
        house.stop().await?;
    }
    report.finish(arguments.json.as_deref())
}

fn pin_oneself(core: Option<usize>) -> Result<(), Failure> {
    let Some(core) = core else { return Ok(()) };
    let (core, own) = (core.to_string(), std::process::id().to_string());
    let set = std::process::Command::new("taskset").args(["-a", "-c", "-p", &core, &own]).output()?;
    if set.status.success() { Ok(()) } else { Err(format!("no processor {core} to be had").into()) }
}

/// Opens what is asked for, and says what each takes of the house's memory.
async fn fill(
    arguments: &Arguments,
    club: &Club,
    house: Option<&House>,
    report: &mut Report,
) -> Result<Waiting, Failure> {
    let empty = memory(house).await;
    let began = Instant::now();
    let tables = club.tables(arguments.tables, arguments.watchers).await?;
    let opening = began.elapsed().as_secs_f64();
    report.memory(empty, memory(house).await, arguments.tables);
    report.set("opening_seconds", json!(opening));
    Ok(tables)
}

/// Lets everybody act by the schedule and reports it.
async fn paced(
    arguments: &Arguments,
    club: &Club,
    tables: Waiting,
    hall: &Arc<Hall>,
    house: Option<&House>,
    report: &mut Report,
) -> Result<Vec<Table>, Failure> {
    let before = memory(house).await;
    let mut idle = Idle::open(club, arguments.connections).await?;
    report.idle(before, memory(house).await, arguments.connections);
    let chouettes = club.chouettes(arguments.chouettes).await?;
    let event = match arguments.tournament {
        0 => None,
        entrants => Some(Event::open(club, entrants).await?),
    };
    let end = Instant::now() + Duration::from_secs(arguments.run_up + arguments.seconds);
    let run_up = Duration::from_secs(arguments.run_up);
    let mut beside = beside(arguments, club, hall, event, end);
    let (pace, mut all) = (arguments.pace(), tables.come().await?);
    let many = all.len();
    all.extend(chouettes.come().await?);
    let mut tables = measured(all, pace, hall, house.and_then(House::process), (run_up, end), report, "paced").await?;
    while beside.join_next().await.is_some() {}
    tables.truncate(many);
    report.set("idle_lines_lost", json!(idle.lost()));
    report.set("memory_kib_at_the_end", json!(memory(house).await));
    Ok(tables)
}

fn beside(arguments: &Arguments, club: &Club, hall: &Arc<Hall>, event: Option<Event>, end: Instant) -> JoinSet<()> {
    let mut beside = JoinSet::new();
    let every = Duration::from_secs_f64(arguments.every.max(0.2));
    let second = Duration::from_secs(1);
    if arguments.seeks > 0 {
        let step = Duration::from_secs(60) / arguments.seeks;
        beside.spawn(others::seek(club.clone(), Arc::clone(hall), step, end));
    }
    for nth in 0..arguments.devices {
        beside.spawn(others::press(club.clone(), Arc::clone(hall), nth, every, end));
    }
    let mut pages = vec![(Span::StartPage, "/".to_owned())];
    if let Some(event) = event {
        pages.push((Span::EventPage, event.path.clone()));
        beside.spawn(event.direct(Arc::clone(hall), second, end));
    }
    for page in pages {
        beside.spawn(others::read(club.clone(), Arc::clone(hall), page, second, end));
    }
    beside
}

/// Plays at all tables until `end`, and reports it under a name.
async fn measured(
    tables: Vec<Table>,
    pace: Pace,
    hall: &Arc<Hall>,
    process: Option<u32>,
    (run_up, end): (Duration, Instant),
    report: &mut Report,
    name: &str,
) -> Result<Vec<Table>, Failure> {
    let many = tables.len();
    let mut playing = start(tables, hall, pace, end);
    tokio::time::sleep(run_up).await;
    let process = process.map_or_else(String::new, |id| id.to_string());
    let times = || [process.as_str(), "self"].map(processor_time);
    let (began, before) = (Instant::now(), times());
    hall.figures().begin();
    tokio::time::sleep_until(end.into()).await;
    let (took, after) = (began.elapsed(), times());
    let mut back = Vec::with_capacity(many);
    while let Some(table) = playing.join_next().await {
        back.extend(table?);
    }
    let spent = [after[0].saturating_sub(before[0]), after[1].saturating_sub(before[1])];
    report.played(name, many, took, spent, &hall.figures(), load_average());
    Ok(back)
}

/// Sets all tables going, spread over the time between two acts.
fn start(tables: Vec<Table>, hall: &Arc<Hall>, pace: Pace, end: Instant) -> JoinSet<Option<Table>> {
    let (mut playing, mut chance) = (JoinSet::new(), Chance::new(1));
    let watched = Arc::clone(hall);
    playing.spawn(async move {
        watch_oneself(&watched, end).await;
        None
    });
    let spread = match pace {
        Pace::Even(step) | Pace::People(step) => step,
        Pace::Saturation | Pace::Once => Duration::ZERO,
    };
    for table in tables {
        let (hall, part) = (Arc::clone(hall), chance.below(1000) as f64 / 1000.0);
        playing.spawn(async move { table.play(&hall, pace, spread.mul_f64(part), end).await });
    }
    playing
}

/// The same tables as fast as they are answered, and then as many against the bare limit.
async fn saturated(
    arguments: &Arguments,
    tables: Vec<Table>,
    hall: &Arc<Hall>,
    house: Option<&House>,
    report: &mut Report,
) -> Result<Vec<Table>, Failure> {
    let many = tables.len();
    let last = Duration::from_secs(arguments.saturate);
    let times = || (last / 4, Instant::now() + last);
    let process = house.and_then(House::process);
    let tables = measured(tables, Pace::Saturation, hall, process, times(), report, "saturated").await?;
    let tables = Waiting::of(tables);
    let length = hall.figures().message();
    let bare = Bare::start(arguments.bare_database.as_deref(), length, arguments.pin.first().copied()).await?;
    let simple = Club::one(bare.address).tables(many, 0).await?.come().await?;
    measured(simple, Pace::Saturation, hall, bare.process(), times(), report, "bare").await?;
    bare.stop().await?;
    report.compare();
    tables.come().await
}
