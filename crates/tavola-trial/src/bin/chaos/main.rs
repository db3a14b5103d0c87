//! Kills the server at random moments and looks for lost or doubled actions and wrong clocks.
//!
//! `cargo xtask chaos [--kills N] [--pauses] [--disk] [--postgres] [--keep]`. The server is this program itself, started anew as a process
//! of its own with the same code that `tavola serve` runs; it is ended with SIGKILL while bots and scripted players
//! are at their tables. Between two lives the database is read and compared with everything that was acknowledged.
#![forbid(unsafe_code)]

mod audit;
mod client;
mod disk;
mod line;
mod others;
mod player;

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use clap::Parser;
use tavola_server::{Config, Server, now::Now, random, store::DatabaseUrl};
use tokio::{
    process::{Child, Command},
    sync::watch,
};

use audit::Audit;
use client::Client;
use disk::Disk;
use player::{Ledger, Opponents};

/// Kill the server at random moments and look for lost or doubled actions
#[derive(Debug, Parser)]
#[command(name = "chaos")]
struct Arguments {
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// The longest life of a server, in milliseconds
    #[arg(long, default_value_t = 900)]
    life: u64,
    /// Tables at which two bots play
    #[arg(long, default_value_t = 4)]
    bots: usize,
    /// Scripted players against a bot, and pairs of them against each other
    #[arg(long, default_value_t = 3)]
    players: usize,
    /// Chouettes in which a scripted player plays with three bots
    #[arg(long, default_value_t = 2)]
    chouettes: usize,
    /// Events of four bots with a director
    #[arg(long, default_value_t = 1)]
    events: usize,
    /// Devices beside a wooden board
    #[arg(long, default_value_t = 2)]
    devices: usize,
    /// Another database than SQLite in a folder of our own, such as an empty PostgreSQL
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Stop the server for a moment now and then before it is killed (SIGSTOP)
    #[arg(long)]
    pauses: bool,
    /// Let the disk be full now and then; needs the right to mount a small one
    #[arg(long, conflicts_with = "database")]
    disk: bool,
    /// Leave the database where it is
    #[arg(long)]
    keep: bool,
    /// Be the server: for the program's own use
    #[arg(long, hide = true, num_args = 2..=3, value_names = ["ADDRESS", "DIR", "DATABASE"])]
    serve: Option<Vec<String>>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match &arguments.serve {
        Some(place) => serve(place).await.map(|()| ExitCode::SUCCESS),
        None => torment(&arguments).await,
    };
    done.unwrap_or_else(|error| {
        eprintln!("chaos: {error}");
        ExitCode::FAILURE
    })
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

async fn serve(place: &[String]) -> Result<(), Failure> {
    let [address, folder, database @ ..] = place else { return Err("an address and a folder are needed".into()) };
    let config = Config {
        listen: address.parse()?,
        data_dir: PathBuf::from(folder),
        database: database.first().cloned(),
        bot_pause_ms: 4,
        rate_per_second: 100_000,
        rate_burst: 100_000,
        ..Config::default()
    };
    Server::bind(config).await?.run(std::future::pending()).await?;
    Ok(())
}

async fn torment(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let folder = std::env::temp_dir().join(format!("tavola-chaos-{}", std::process::id()));
    let address = free_address()?;
    let ledger = Arc::new(Ledger::default());
    let (up, is_up) = watch::channel(false);
    let client = Client::new(address);
    std::fs::create_dir_all(&folder)?;
    let disk = if arguments.disk { Some(Disk::mount(&folder).await?) } else { None };
    let database = match &arguments.database {
        Some(url) => DatabaseUrl::parse(url)?,
        None => DatabaseUrl::sqlite_file(&folder.join("tavola.db")),
    };
    let mut audit = Audit::new(database, Arc::clone(&ledger));
    for number in 0..arguments.players {
        let opponents = if number % 3 == 2 { Opponents::EachOther } else { Opponents::Bot };
        tokio::spawn(player::play(client.clone(), Arc::clone(&ledger), is_up.clone(), opponents));
    }
    for _ in 0..arguments.bots {
        tokio::spawn(player::open_for_bots(client.clone(), Arc::clone(&ledger), is_up.clone()));
    }
    for _ in 0..arguments.chouettes {
        tokio::spawn(player::play_chouette(client.clone(), Arc::clone(&ledger), is_up.clone()));
    }
    for _ in 0..arguments.events {
        tokio::spawn(others::direct(client.clone(), Arc::clone(&ledger), is_up.clone()));
    }
    for _ in 0..arguments.devices {
        tokio::spawn(others::press(client.clone(), Arc::clone(&ledger), is_up.clone()));
    }
    let started = std::time::Instant::now();
    for kill in 1..=arguments.kills {
        let mut server = start(address, &folder, arguments.database.as_deref())?;
        wait_for(&client, &mut server).await?;
        audit.came_up();
        up.send_replace(true);
        tokio::time::sleep(Duration::from_millis(20 + random::below(arguments.life))).await;
        if let Some(disk) = disk.as_ref().filter(|_| random::below(3) == 0) {
            ledger.may_fail.store(true, Ordering::Relaxed);
            disk.full_for(Duration::from_millis(100 + random::below(arguments.life))).await?;
            tokio::time::sleep(Duration::from_millis(random::below(2 * arguments.life))).await;
        }
        if arguments.pauses && random::below(3) == 0 {
            pause(&server, Duration::from_millis(100 + random::below(arguments.life))).await?;
        }
        let killed_at = Now::system().time();
        server.kill().await?;
        up.send_replace(false);
        ledger.may_fail.store(false, Ordering::Relaxed);
        audit.look(killed_at).await?;
        if kill % 20 == 0 || kill == arguments.kills {
            println!("{}", audit.line(kill));
        }
    }
    println!("{:.0} s for {} kills", started.elapsed().as_secs_f64(), arguments.kills);
    drop(disk);
    if !arguments.keep {
        std::fs::remove_dir_all(&folder)?;
    }
    Ok(audit.verdict())
}

fn free_address() -> std::io::Result<SocketAddr> {
    std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()
}

fn start(address: SocketAddr, folder: &Path, database: Option<&str>) -> Result<Child, Failure> {
    let itself = std::env::current_exe()?;
    let mut command = Command::new(itself);
    command.arg("--serve").arg(address.to_string()).arg(folder).args(database);
    Ok(command.kill_on_drop(true).spawn()?)
}

/// Holds the process still for so long: a suspended machine.
async fn pause(server: &Child, time: Duration) -> Result<(), Failure> {
    let id = server.id().ok_or("the server has ended")?.to_string();
    Command::new("kill").args(["-STOP", &id]).status().await?;
    tokio::time::sleep(time).await;
    Command::new("kill").args(["-CONT", &id]).status().await?;
    Ok(())
}

/// Waits until the server answers.
async fn wait_for(client: &Client, server: &mut Child) -> Result<(), Failure> {
    for _ in 0..3000 {
        if client.is_answered("/health").await {
            return Ok(());
        }
        if let Some(status) = server.try_wait()? {
            return Err(format!("the server did not start: {status}").into());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Err("the server does not answer".into())
}
