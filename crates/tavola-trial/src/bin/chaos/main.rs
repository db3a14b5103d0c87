//! Kills the server at random moments and looks for lost or doubled actions and wrong clocks.
//!
//! `cargo xtask chaos --cluster` is about several nodes ([`cluster`]). `cargo xtask chaos [--kills N] [--pauses] [--disk] [--write-errors] [--postgres] [--keep]`. The server is this program itself, started
//! anew as a process of its own with the same code that `tavola serve` runs; it is ended with SIGKILL while bots and
//! scripted players are at their tables. Between two lives the database is read and compared with everything that was
//! acknowledged.
#![forbid(unsafe_code)]

mod audit;
mod client;
mod clocks;
mod cluster;
mod disk;
mod faulty_disk;
mod hindrance;
mod line;
mod others;
mod player;
mod spell;

use std::{
    net::SocketAddr,
    path::PathBuf,
    process::ExitCode,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use audit::Audit;
use clap::Parser;
use client::Client;
use disk::Disk;
use faulty_disk::FaultyDisk;
use hindrance::{Hindrance, Pulse};
use player::{Ledger, Opponents};
use spell::Faults;
use tavola_base::Millis;
use tavola_server::{
    Config, Server,
    base::{now::Now, random},
    store::DatabaseUrl,
};
use tokio::{
    process::{Child, Command},
    sync::watch,
};

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
    /// Let writing, flushing and reading fail now and then; needs a C compiler
    #[arg(long, conflicts_with_all = ["database", "disk"])]
    write_errors: bool,
    /// Leave the database where it is
    #[arg(long)]
    keep: bool,
    /// Be the server: for the program's own use
    #[arg(long, hide = true, num_args = 2..=3, value_names = ["ADDRESS", "DIR", "DATABASE"])]
    serve: Option<Vec<String>>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let done = match arguments_of_a_cluster() {
        Some(arguments) => cluster::run(arguments).await,
        None => one_server().await,
    };
    done.unwrap_or_else(|error| {
        eprintln!("chaos: {error}");
        ExitCode::FAILURE
    })
}

/// The arguments without `--cluster`, if that is among them.
fn arguments_of_a_cluster() -> Option<impl Iterator<Item = String>> {
    let is_it = |argument: &String| argument == "--cluster";
    std::env::args().any(|argument| is_it(&argument)).then(|| std::env::args().filter(move |one| !is_it(one)))
}

async fn one_server() -> Result<ExitCode, Failure> {
    let arguments = Arguments::parse();
    match &arguments.serve {
        Some(place) => serve(place).await.map(|()| ExitCode::SUCCESS),
        None => run(&arguments).await,
    }
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

/// A server to be tormented, and whoever plays there.
struct Trial<'a> {
    arguments: &'a Arguments,
    address: SocketAddr,
    folder: PathBuf,
    client: Client,
    faults: Option<Faults>,
    ledger: Arc<Ledger>,
    pulse: Pulse,
}

async fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let folder = std::env::temp_dir().join(format!("tavola-chaos-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let faults = match (arguments.disk, arguments.write_errors) {
        (true, _) => Some(Faults::Full(Disk::mount(&folder).await?)),
        (false, true) => Some(Faults::Failing(FaultyDisk::make(&folder)?)),
        (false, false) => None,
    };
    let database = match &arguments.database {
        Some(url) => DatabaseUrl::parse(url)?,
        None => DatabaseUrl::sqlite_file(&folder.join("tavola.db")),
    };
    let (address, ledger, (up, is_up)) = (free_address()?, Arc::new(Ledger::default()), watch::channel(false));
    let mut audit = Audit::new(database, Arc::clone(&ledger));
    let (client, pulse) = (Client::new(address), Pulse::begin());
    let trial = Trial { arguments, address, folder, client, faults, ledger, pulse };
    trial.seat_everybody(&is_up);
    let started = Instant::now();
    for kill in 1..=arguments.kills {
        trial.one_life(&up, &mut audit).await?;
        if kill % 20 == 0 || kill == arguments.kills {
            println!("{}", audit.line(kill));
        }
    }
    println!("{:.0} s for {} kills", started.elapsed().as_secs_f64(), arguments.kills);
    drop(trial.faults);
    if !arguments.keep {
        std::fs::remove_dir_all(&trial.folder)?;
    }
    Ok(audit.verdict())
}

impl Trial<'_> {
    fn seat_everybody(&self, is_up: &watch::Receiver<bool>) {
        let who = || (self.client.clone(), Arc::clone(&self.ledger), is_up.clone());
        for number in 0..self.arguments.players {
            let opponents = if number % 3 == 2 { Opponents::EachOther } else { Opponents::Bot };
            let (client, ledger, is_up) = who();
            tokio::spawn(player::play(client, ledger, is_up, opponents));
        }
        for _ in 0..self.arguments.bots {
            let (client, ledger, is_up) = who();
            tokio::spawn(player::open_for_bots(client, ledger, is_up));
        }
        for _ in 0..self.arguments.chouettes {
            let (client, ledger, is_up) = who();
            tokio::spawn(player::play_chouette(client, ledger, is_up));
        }
        for _ in 0..self.arguments.events {
            let (client, ledger, is_up) = who();
            tokio::spawn(others::direct(client, ledger, is_up));
        }
        for _ in 0..self.arguments.devices {
            let (client, ledger, is_up) = who();
            tokio::spawn(others::press(client, ledger, is_up));
        }
    }

    /// From a start of the server to what is left of it.
    async fn one_life(&self, up: &watch::Sender<bool>, audit: &mut Audit) -> Result<(), Failure> {
        let mut server = self.start()?;
        wait_for(&self.client, &mut server).await?;
        audit.came_up();
        self.pulse.worst();
        up.send_replace(true);
        tokio::time::sleep(Duration::from_millis(20 + random::below(self.arguments.life))).await;
        let done = Instant::now();
        self.hinder(&server).await?;
        let done = Millis::new(u64::try_from(done.elapsed().as_millis())?);
        let killed_at = Now::system().time();
        server.kill().await?;
        up.send_replace(false);
        if let Some(faults) = &self.faults {
            faults.end()?;
        }
        self.ledger.may_fail.store(false, Ordering::Relaxed);
        audit.look(killed_at, Hindrance { starved: self.pulse.worst(), done }).await
    }

    /// What is done to a server before it is killed.
    async fn hinder(&self, server: &Child) -> Result<(), Failure> {
        let life = self.arguments.life;
        if let Some(faults) = self.faults.as_ref().filter(|_| random::below(2) == 0) {
            self.ledger.may_fail.store(true, Ordering::Relaxed);
            faults.spell(&self.client, &self.ledger, life).await?;
        }
        if self.arguments.pauses && random::below(3) == 0 {
            pause(server, Duration::from_millis(100 + random::below(life))).await?;
        }
        Ok(())
    }

    fn start(&self) -> Result<Child, Failure> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("--serve").arg(self.address.to_string()).arg(&self.folder).args(&self.arguments.database);
        command.envs(self.faults.iter().flat_map(Faults::environment));
        Ok(command.kill_on_drop(true).spawn()?)
    }
}

fn free_address() -> std::io::Result<SocketAddr> {
    std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()
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
