//! `tavola health`: whether a running club is well, as its own `/health` says; for containers and scripts.

use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};
use clap::Args;
use serde::Deserialize;
use tavola_server::base::secret::without_passwords;

/// The most that is read of an answer, in bytes.
const LONGEST: u64 = 64 * 1024;

/// Ask a running club whether it is well.
///
/// Prints what its /health says and exits with 0 if it is well, 1 if it is not or does not answer. That hints between nodes
/// go by the database is said too; the club is well then.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola health
  tavola health http://10.0.0.5:8080 --seconds 2")]
pub(crate) struct Arguments {
    /// The address of the club
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    /// How long it may take to answer
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
}

/// Asks and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let answer = ask(&arguments.url, Duration::from_secs(arguments.seconds))?;
    let Health { status, version, troubles, hints, .. } = &answer.health;
    // No trouble: only slower.
    let slow = (hints.as_deref() == Some("database")).then_some("Hints between nodes go by the database.");
    let says = troubles.iter().map(String::as_str).chain(slow).map(|one| format!("; {one}"));
    println!("{status}, version {version}{}", says.collect::<String>());
    Ok(if answer.is_well() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What a club says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(super) struct Health {
    /// `ok`, `trouble` or `leaving`.
    pub(super) status: String,
    /// Its version.
    pub(super) version: String,
    /// What is wrong, in sentences.
    #[serde(default)]
    pub(super) troubles: Vec<String>,
    /// The last step of the database that it knows.
    pub(super) schema: Option<i64>,
    /// The club's time, in milliseconds.
    pub(super) time: Option<u64>,
    /// What the node is called, if there are several.
    pub(super) node: Option<String>,
    /// `server` or `worker`, if there are several.
    pub(super) role: Option<String>,
    /// The servers it knows of.
    #[serde(default)]
    pub(super) nodes: Vec<String>,
    /// By what the nodes learn of each other what has moved on.
    pub(super) hints: Option<String>,
}

/// What came back.
#[derive(Debug, Clone)]
pub(super) struct Answer {
    /// What the club says.
    pub(super) health: Health,
    /// What time it is by the clock of its machine, to the second.
    pub(super) date: Option<SystemTime>,
    /// When it was asked and when it had answered, by our clock.
    pub(super) asked: SystemTime,
    pub(super) answered: SystemTime,
}

impl Answer {
    /// Whether all is well.
    pub(super) fn is_well(&self) -> bool {
        self.health.status == "ok"
    }
}

/// Asks a club how it is.
pub(super) fn ask(url: &str, patience: Duration) -> anyhow::Result<Answer> {
    if !(url.starts_with("http://") || url.starts_with("https://")) {
        bail!("{:?} is no address of a club; it must look like http://127.0.0.1:8080", without_passwords(url));
    }
    let agent = ureq::Agent::config_builder().timeout_global(Some(patience)).http_status_as_error(false).build();
    let (shown, asked) = (without_passwords(url), SystemTime::now());
    let mut answer = agent
        .new_agent()
        .get(format!("{}/health", url.trim_end_matches('/')))
        .call()
        .with_context(|| format!("{shown} does not answer"))?;
    let answered = SystemTime::now();
    let date = answer.headers().get("date").and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
    let text = answer.body_mut().with_config().limit(LONGEST).read_to_string();
    let text = text.with_context(|| format!("{shown} breaks off in the middle"))?;
    let health = read(&text).with_context(|| format!("{shown} answers with {} and is no club", answer.status()))?;
    Ok(Answer { health, date, asked, answered })
}

/// Reads what a club says of itself.
pub(super) fn read(text: &str) -> anyhow::Result<Health> {
    Ok(serde_json::from_str(text)?)
}
