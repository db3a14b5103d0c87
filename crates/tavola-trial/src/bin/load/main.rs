//! Fills a house it starts itself with tables and times it: two people at each, on live lines, who play legal moves.
//!
//! `cargo xtask load [--tables N] [--every SECONDS] [--seconds N] [--server BINARY]`. With `--every 0` each table acts as soon as
//! the last act was acknowledged and told: that is saturation. The client has one thread, and says what it eats itself.
#![forbid(unsafe_code)]

mod figures;
mod line;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use tavola_trial::Failure;
use tavola_trial::chance::Chance;
use tavola_trial::house::{House, Place};
use tokio::task::JoinSet;

use figures::{Figures, processor_time, quantiles};
use table::{Hall, Table, watch_oneself};

/// Fill a house with tables and time it
#[derive(Debug, Parser)]
#[command(name = "load")]
struct Arguments {
    /// How many tables
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Seconds from one act at a table to the next; 0 for as fast as they are answered
    #[arg(long, default_value_t = 3.0)]
    every: f64,
    /// For how long it is measured, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The house's binary; beside this program if left out
    #[arg(long)]
    server: Option<PathBuf>,
    /// More settings for the house, such as --database=postgres://…
    #[arg(last = true)]
    settings: Vec<String>,
}

/// How many tables are opened at a time.
const AT_ONCE: usize = 16;
/// How long is played before it counts.
const RUN_UP: Duration = Duration::from_secs(4);
/// The house's limits are not what is measured.
const NO_LIMITS: [&str; 4] = ["--rate-per-second", "1000000", "--rate-burst", "1000000"];

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match load(&Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn load(arguments: &Arguments) -> Result<(), Failure> {
    let beside = || std::env::current_exe().map(|own| own.with_file_name("tavola"));
    let binary = arguments.server.clone().map_or_else(beside, Ok)?;
    let settings: Vec<&str> = NO_LIMITS.into_iter().chain(arguments.settings.iter().map(String::as_str)).collect();
    let house = House::start_with(&binary, Place::Folder, &settings).await?.ok_or("there is no house")?;
    let empty = house.resident_kib();
    let tables = opened(&house, arguments.tables).await?;
    let each = |kib: u64| kib.saturating_sub(empty) / arguments.tables.max(1) as u64;
    println!("{} tables open: {} KiB of the house's memory each", arguments.tables, each(house.resident_kib()));
    let end = Instant::now() + RUN_UP + Duration::from_secs(arguments.seconds);
    let hall = Arc::new(Hall { figures: Figures::default().into(), every: Duration::from_secs_f64(arguments.every) });
    let mut playing = start(tables, &hall, end);
    tokio::time::sleep(RUN_UP).await;
    let process = house.process().ok_or("the house has ended")?.to_string();
    let times = || [process.as_str(), "self"].map(processor_time);
    let (began, before) = (Instant::now(), times());
    hall.figures().since = Some(began);
    hall.figures().own.clear();
    tokio::time::sleep_until(end.into()).await;
    let (took, after) = (began.elapsed(), times());
    while playing.join_next().await.is_some() {}
    report(arguments, took, [after[0] - before[0], after[1] - before[1]], &mut hall.figures());
    println!("{} KiB of the house's memory for each table at the end", each(house.resident_kib()));
    house.stop().await
}

async fn opened(house: &House, tables: usize) -> Result<Vec<Table>, Failure> {
    stream::iter(0..tables).map(|nth| Table::open(house, nth)).buffer_unordered(AT_ONCE).try_collect().await
}

/// Sets all tables going, spread over the time between two acts.
fn start(tables: Vec<Table>, hall: &Arc<Hall>, end: Instant) -> JoinSet<()> {
    let (mut playing, mut chance) = (JoinSet::new(), Chance::new(1));
    let watched = Arc::clone(hall);
    playing.spawn(async move { watch_oneself(&watched, end).await });
    for table in tables {
        let (hall, part) = (Arc::clone(hall), chance.below(1000) as f64 / 1000.0);
        playing.spawn(async move { table.play(&hall, hall.every.mul_f64(part), end).await });
    }
    playing
}

fn report(arguments: &Arguments, took: Duration, [house, own]: [Duration; 2], figures: &mut Figures) {
    let (acts, seconds) = (figures.told.len() as f64, took.as_secs_f64());
    let pace = if arguments.every > 0.0 { format!("{} s", arguments.every) } else { "answer".to_owned() };
    println!("{} tables, an act every {pace}, for {seconds:.0} s: {:.0} acts/s", arguments.tables, acts / seconds);
    println!("  from an act to the opponent's message {}", quantiles(&mut figures.told));
    println!("  from an act to its acknowledgement    {}", quantiles(&mut figures.acknowledged));
    println!("  the client's own lateness             {}", quantiles(&mut figures.own));
    let each = |time: Duration| time.as_secs_f64() * 1000.0 / acts.max(1.0);
    let share = |time: Duration| time.as_secs_f64() * 100.0 / seconds;
    let (busy, eaten) = (share(house), share(own));
    println!(
        "  processor: house {:.3} ms an act ({busy:.0} %), client {:.3} ms an act ({eaten:.0} %)",
        each(house),
        each(own)
    );
    let length = figures.bytes as f64 / figures.messages.max(1) as f64;
    let per_act = figures.messages as f64 / acts.max(1.0);
    println!(
        "  {length:.0} bytes a message, {per_act:.1} messages an act; refused {}, broken lines {}",
        figures.refused, figures.broken
    );
}
