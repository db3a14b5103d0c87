//! Several nodes of one club, and what can befall them: after each fault the database is compared with what was acknowledged,
//! and it is measured how long play stood still.
//!
//! `cargo xtask chaos --cluster [--rounds N] [--seed S]`. The nodes are the built binary; everything is in [`tavola_trial::cluster`].

mod faults;
mod hall;
mod line;
mod look;
mod players;
mod report;
mod times;
mod upgrade;

use std::{
    path::PathBuf,
    process::ExitCode,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use clap::Parser;
use tavola_server::store::{DatabaseUrl, Store};
use tavola_trial::{
    chance::Chance,
    cluster::{Cluster, Programs},
};
use tokio::time::sleep;

use faults::Fault;
use hall::{Hall, Stage};
use look::Look;
use players::Party;
use report::Report;

use crate::{Failure, audit::Audit, player::Ledger};

/// How long play may stand still.
const STANDSTILL: Duration = Duration::from_secs(5);
/// How long answers are waited for once nobody acts.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// How long bots and clocks go on before it is looked.
const SETTLED: Duration = Duration::from_millis(700);
/// How long is played before the first fault: everybody finds a seat.
const WARM_UP: Duration = Duration::from_secs(3);
/// How many nodes there are.
const NODES: usize = 3;

/// Let faults befall a club of three nodes and look for lost or doubled actions
#[derive(Debug, Parser)]
#[command(name = "chaos --cluster")]
pub(crate) struct Arguments {
    /// How many faults befall it, of all kinds in turn
    #[arg(long, default_value_t = 100)]
    rounds: usize,
    /// Which nodes are struck, and in which order what befalls them
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long is played before each fault, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    seconds_of_play: f64,
    /// How long a fault lasts, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 4.0)]
    seconds_of_fault: f64,
    /// One fault of each kind and little play before each: a minute and a half
    #[arg(long, conflicts_with_all = ["rounds", "seconds_of_play"])]
    short: bool,
    /// Only faults whose name has this in it, such as "primary"
    #[arg(long, value_name = "WORDS")]
    only: Option<String>,
    /// Pairs of people who play each other at different nodes
    #[arg(long, default_value_t = 4)]
    pairs: usize,
    /// People who play a bot, and tables of two bots
    #[arg(long, default_value_t = 3)]
    bots: usize,
    /// Tables at which one never answers
    #[arg(long, default_value_t = 2)]
    sleepers: usize,
    /// Write the figures to this file too, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Leave the nodes' logs in this folder
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
    /// Restart the nodes one after the other instead, each so many times, and count refused actions
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = "1")]
    upgrade: Option<usize>,
    /// What the nodes run before the upgrade, if it is not the built club
    #[arg(long, value_name = "PROGRAM", requires = "upgrade")]
    old: Option<PathBuf>,
    /// The built club
    #[arg(long, value_name = "PROGRAM")]
    tavola: PathBuf,
    /// The folder with PostgreSQL's programs
    #[arg(long, value_name = "FOLDER")]
    postgresql: PathBuf,
}

impl Arguments {
    /// How long is played before a fault and after it.
    const fn play(&self) -> Duration {
        if self.short { Duration::from_secs(1) } else { Duration::from_millis((self.seconds_of_play * 1000.0) as u64) }
    }
}

/// A club of several nodes, and whoever plays there.
struct Trial<'a> {
    arguments: &'a Arguments,
    cluster: Cluster,
    hall: Arc<Hall>,
    look: Look,
    store: Store,
    chance: Chance,
    report: Report,
}

/// Runs the trial; the club is stopped however it ends.
pub(crate) async fn run(arguments: impl Iterator<Item = String>) -> Result<ExitCode, Failure> {
    let arguments = Arguments::parse_from(arguments);
    let mut ended = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    tokio::select! {
        done = trial(&arguments) => done,
        _ = tokio::signal::ctrl_c() => Err("stopped".into()),
        _ = ended.recv() => Err("stopped".into()),
    }
}

async fn trial(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let tavola = std::path::absolute(&arguments.tavola)?;
    let begin = arguments.old.as_ref().map_or(Ok(tavola), std::path::absolute)?;
    let programs = Programs { tavola: begin, postgresql: arguments.postgresql.clone() };
    let cluster = Cluster::start(&programs, NODES).await?;
    let ledger = Arc::new(Ledger::default());
    let url = DatabaseUrl::parse(&cluster.database.url())?;
    let store = Store::open(&url).await?;
    let look = Look::new(Audit::new(url, Arc::clone(&ledger)));
    let nodes = cluster.nodes.iter().map(|node| node.address).collect();
    let (hall, chance) = (Arc::new(Hall::new(nodes, ledger)), Chance::new(arguments.seed));
    let report = Report::default();
    let mut trial = Trial { arguments, cluster, hall, look, store, chance, report };
    trial.seat_everybody();
    sleep(WARM_UP).await;
    let done = match arguments.upgrade {
        Some(times) => trial.upgrades(times).await,
        None => trial.rounds().await,
    };
    trial.keep_logs()?;
    done?;
    trial.end().await
}

impl Trial<'_> {
    fn seat_everybody(&self) {
        let Arguments { pairs, bots, sleepers, .. } = *self.arguments;
        let parties = [(Party::Pair, pairs), (Party::Bot, bots), (Party::Sleeper, sleepers), (Party::Bots, bots)];
        let all = parties.into_iter().flat_map(|(party, many)| std::iter::repeat_n(party, many));
        for (nth, party) in all.enumerate() {
            tokio::spawn(players::play(Arc::clone(&self.hall), party, nth));
        }
    }

    async fn rounds(&mut self) -> Result<(), Failure> {
        let wanted = self.arguments.only.as_deref().unwrap_or_default();
        let faults: Vec<Fault> = Fault::all().into_iter().filter(|fault| fault.name().contains(wanted)).collect();
        if faults.is_empty() {
            return Err(format!("no fault is called {wanted:?}").into());
        }
        let mut turn = Vec::new();
        let rounds = if self.arguments.short { faults.len() } else { self.arguments.rounds };
        for nth in 1..=rounds {
            if turn.is_empty() {
                turn.clone_from(&faults);
            }
            let fault = turn.swap_remove(self.chance.below(turn.len()));
            self.round(nth, fault).await?;
        }
        Ok(())
    }

    /// Play, a fault, play again, and a look at what is there.
    async fn round(&mut self, nth: usize, fault: Fault) -> Result<(), Failure> {
        let wrong = self.look.audit.found().len();
        self.play_calmly().await;
        self.hall.watch_from(Instant::now());
        let lasts = Duration::from_secs_f64(self.arguments.seconds_of_fault);
        let began = fault.befall(&mut self.cluster, &mut self.chance, lasts).await?;
        sleep(self.arguments.play()).await;
        let waits = self.hall.waits(Instant::now());
        for (table, wait) in waits.iter().filter(|(_, wait)| *wait > STANDSTILL) {
            let late = wait.as_secs_f64();
            self.look.audit.found_wrong(format!("{table}: play stood still for {late:.1} s after: {}", fault.name()));
        }
        self.rest_and_look().await?;
        let longest = self.report.round(fault, &waits, &self.hall.take());
        let what = format!("{nth:>4}  {:<28} {:>5.1} s", fault.name(), began.elapsed().as_secs_f64());
        self.say(&what, longest, wrong);
        Ok(())
    }

    /// Prints what a round has come to, and what is wrong that was not before.
    fn say(&self, what: &str, longest: Duration, wrong: usize) {
        let (found, all) = (self.look.audit.found(), self.hall.ledger.promises());
        let (longest, new) = (longest.as_secs_f64() * 1000.0, found.len() - wrong);
        println!("{what}, longest standstill {longest:>5.0} ms, {all} acknowledged, {new} wrong");
        found.iter().skip(wrong).for_each(|what| println!("      {what}"));
    }

    /// Everybody plays while nothing befalls the club, and times are taken.
    async fn play_calmly(&self) {
        self.hall.stage.send_replace(Stage::Play);
        sleep(Duration::from_millis(500)).await;
        self.hall.is_calm.store(true, Ordering::Relaxed);
        sleep(self.arguments.play()).await;
        self.hall.is_calm.store(false, Ordering::Relaxed);
    }

    /// Waits until nobody acts, and compares.
    async fn rest_and_look(&mut self) -> Result<(), Failure> {
        self.hall.stage.send_replace(Stage::Rest);
        let until = Instant::now() + ANSWER_TIMEOUT;
        while self.hall.pending.load(Ordering::Relaxed) > 0 && Instant::now() < until {
            sleep(Duration::from_millis(20)).await;
        }
        let pending = self.hall.pending.load(Ordering::Relaxed);
        if pending > 0 {
            self.look.audit.found_wrong(format!("{pending} commands are not answered"));
        }
        sleep(SETTLED).await;
        for node in &self.cluster.nodes {
            for panic in node.panics() {
                self.look.audit.found_wrong(format!("node {}: {panic}", node.name()));
            }
        }
        self.look.at_all(&self.store).await
    }

    fn keep_logs(&self) -> Result<(), Failure> {
        let Some(folder) = &self.arguments.logs else { return Ok(()) };
        std::fs::create_dir_all(folder)?;
        for node in &self.cluster.nodes {
            std::fs::copy(node.log(), folder.join(format!("{}.log", node.name())))?;
        }
        for (log, name) in self.cluster.database.logs().iter().zip(["postgres-a.log", "postgres-b.log"]) {
            std::fs::copy(log, folder.join(name))?;
        }
        Ok(())
    }

    async fn end(mut self) -> Result<ExitCode, Failure> {
        let wrong = self.look.audit.found().len();
        for node in &mut self.cluster.nodes {
            node.kill().await?;
        }
        self.look.at_all(&self.store).await?;
        self.look.audit.found().iter().skip(wrong).for_each(|what| println!("      {what}"));
        let found = self.look.audit.found();
        self.report.print(&self.hall, &self.look);
        if let Some(file) = &self.arguments.json {
            let json = self.report.json(&self.hall, &self.look, &found);
            std::fs::write(file, serde_json::to_string_pretty(&json)? + "\n")?;
        }
        self.store.close().await;
        if found.is_empty() {
            println!(
                "nothing acknowledged is lost or doubled, everything due was done once, nobody waited for longer than 5 s"
            );
            return Ok(ExitCode::SUCCESS);
        }
        println!("{} things are wrong; they are said above, after their rounds", found.len());
        Ok(ExitCode::FAILURE)
    }
}
