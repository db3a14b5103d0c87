//! Plays roles against a house it starts itself on this machine: a hostile visitor, a clumsy hand, a slow peer, a full disk.
//!
//! `cargo xtask attack [ROLE]... [--seconds N | --minutes N] [--binary FILE] [--list]`. Each role has a house of its own, with a
//! visitor beside it who plays a table against a bot. After each: the process lives, `/health` says 200, the visitor's table
//! plays on within [`PLAYS_ON`], and memory has grown by no more than the role's requests explain.
#![forbid(unsafe_code)]

mod bystander;
mod roles;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

use bystander::Bystander;
use roles::{ROLES, Report, Role};
use tavola_trial::Failure;
use tavola_trial::house::House;

/// Play roles against a house started here
#[derive(Debug, Parser)]
#[command(name = "attack")]
struct Arguments {
    /// The roles to play; all of them if none is named
    roles: Vec<String>,
    /// How long each is played
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How long each is played, in minutes
    #[arg(long, conflicts_with = "seconds")]
    minutes: Option<u64>,
    /// The house's binary; beside this program if left out
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Name the roles
    #[arg(long)]
    list: bool,
}

/// The longest the visitor's table may stand still after a role; generous for a busy machine.
const PLAYS_ON: Duration = Duration::from_secs(20);
/// What a house may grow by whatever happens, and for each request, in KiB.
const GROWTH: (u64, u64) = (96 * 1024, 2);

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.list {
        ROLES.iter().for_each(|role| println!("{:>16}  {}", role.name(), role.about()));
        return ExitCode::SUCCESS;
    }
    match attack(&arguments).await {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("attack: {error}");
            ExitCode::FAILURE
        }
    }
}

/// How many roles found something.
async fn attack(arguments: &Arguments) -> Result<usize, Failure> {
    let named = |role: &&Role| arguments.roles.is_empty() || arguments.roles.iter().any(|name| name == role.name());
    let chosen: Vec<Role> = ROLES.iter().filter(named).copied().collect();
    if let Some(unknown) = arguments.roles.iter().find(|name| ROLES.iter().all(|role| role.name() != *name)) {
        return Err(format!("no role is called {unknown:?}; try --list").into());
    }
    let time = Duration::from_secs(arguments.minutes.map_or(arguments.seconds, |minutes| minutes * 60));
    let binary = arguments.binary.clone().map_or_else(beside, Ok)?;
    let mut failed = 0;
    for role in &chosen {
        let report = play(*role, time, &binary).await.unwrap_or_else(|error| Report::fault(error.to_string()));
        let verdict = if report.faults.is_empty() { "ok    " } else { "FAILED" };
        println!("{verdict} {}: {} requests; {}", role.name(), report.requests, report.notes.join("; "));
        report.faults.iter().for_each(|fault| println!("       {fault}"));
        failed += usize::from(!report.faults.is_empty());
    }
    println!("{} passed, {failed} failed", chosen.len() - failed);
    Ok(failed)
}

/// The house's binary where cargo puts both.
fn beside() -> Result<PathBuf, Failure> {
    let binary = std::env::current_exe()?.with_file_name("tavola");
    if binary.is_file() { Ok(binary) } else { Err(format!("{} is not built", binary.display()).into()) }
}

async fn play(role: Role, time: Duration, binary: &std::path::Path) -> Result<Report, Failure> {
    let Some(mut house) = House::start(binary, role.place()).await? else {
        return Ok(Report::note("skipped: no small file system can be mounted here"));
    };
    let mut bystander = Bystander::sits_down(&house).await?;
    bystander.plays_on(PLAYS_ON).await.map_err(|why| format!("before the attack: {why}"))?;
    let before = house.resident_kib();
    let playing = tokio::spawn(async move {
        let slowest = bystander.plays_for(time).await;
        (bystander, slowest)
    });
    let mut report = role.play(&house, time).await;
    let (mut bystander, slowest) = playing.await?;
    report.notes.push(format!("the visitor waited {slowest:.1?} at most"));
    report.faults.extend(house.fault());
    if let Err(why) = bystander.plays_on(PLAYS_ON).await {
        report.faults.push(format!("another visitor's table stands still: {why}"));
    }
    let grown = house.resident_kib().saturating_sub(before);
    report.notes.push(format!("{} MiB more", grown / 1024));
    if grown > GROWTH.0 + GROWTH.1 * report.requests {
        report.faults.push(format!("{grown} KiB more for {} requests", report.requests));
    }
    let healthy = house.is_healthy_within(PLAYS_ON).await;
    report.faults.extend((!healthy).then(|| "/health does not say 200".to_owned()));
    house.stop().await?;
    Ok(report)
}
