//! Many watch one event while its director works: what that costs the server.
//!
//! `cargo xtask watchers [--watchers N] [--entries N] [--updates N]`. The server is this program itself in a process of
//! its own, so that its processor time can be told from the watchers'. Each watcher does what the page does: it listens
//! for hints, waits a little while of its own, and asks for the page again.
#![forbid(unsafe_code)]

mod line;

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use clap::Parser;
use line::Line;
use serde_json::{Value, json};
use tavola_server::{Config, Server, base::random};
use tokio::{
    process::{Child, Command},
    sync::Mutex,
};

/// Measure what it costs when many watch one event
#[derive(Debug, Parser)]
#[command(name = "watchers")]
struct Arguments {
    /// How many watch
    #[arg(long, default_value_t = 500)]
    watchers: usize,
    /// How many play
    #[arg(long, default_value_t = 64)]
    entries: usize,
    /// How often the event changes
    #[arg(long, default_value_t = 20)]
    updates: u32,
    /// Milliseconds between two changes
    #[arg(long, default_value_t = 2000)]
    every: u64,
    /// How long each watcher waits at most before it asks, in milliseconds; the page waits 800
    #[arg(long, default_value_t = 800)]
    spread: u64,
    /// Seconds in which all ask as fast as they are answered
    #[arg(long, default_value_t = 5)]
    rush: u64,
    /// Be the server: for the program's own use
    #[arg(long, hide = true, num_args = 2, value_names = ["ADDRESS", "DIR"])]
    serve: Option<Vec<String>>,
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match &arguments.serve {
        Some(place) => serve(place).await,
        None => measure(&arguments).await,
    };
    done.map_or_else(
        |error| {
            eprintln!("watchers: {error}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

async fn serve(place: &[String]) -> Result<(), Failure> {
    let [address, folder] = place else { return Err("an address and a folder are needed".into()) };
    let config = Config {
        listen: address.parse()?,
        data_dir: PathBuf::from(folder),
        rate_per_second: 1_000_000,
        rate_burst: 1_000_000,
        ..Config::default()
    };
    Server::bind(config).await?.run(std::future::pending()).await?;
    Ok(())
}

/// What the watchers have seen.
#[derive(Debug, Default)]
struct Seen {
    /// How long each answer took, in microseconds.
    took: Vec<u64>,
    bytes: u64,
    failed: u64,
}

impl Seen {
    /// The time within which that share of the answers came, in milliseconds.
    fn within(&mut self, share: f64) -> f64 {
        self.took.sort_unstable();
        let last = self.took.len().saturating_sub(1);
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a place in a list"
        )]
        let place = (last as f64 * share) as usize;
        self.took.get(place).map_or(0.0, |&took| f64::from(u32::try_from(took).unwrap_or(u32::MAX)) / 1000.0)
    }
}

async fn measure(arguments: &Arguments) -> Result<(), Failure> {
    let folder = std::env::temp_dir().join(format!("tavola-watchers-{}", std::process::id()));
    let address = std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
    let mut server = start(address, &folder)?;
    let mut desk = reach(address).await?;
    let event = open_event(&mut desk, arguments.entries).await?;
    let pid = server.id().ok_or("the server has ended")?;
    let done = watched(arguments, address, &mut desk, &event, pid).await;
    server.kill().await?;
    std::fs::remove_dir_all(&folder).ok();
    done
}

async fn watched(
    arguments: &Arguments,
    address: SocketAddr,
    desk: &mut Line,
    event: &str,
    pid: u32,
) -> Result<(), Failure> {
    let seen = Arc::new(Mutex::new(Seen::default()));
    for _ in 0..arguments.watchers {
        tokio::spawn(watch(address, event.to_owned(), arguments.spread, Arc::clone(&seen)));
    }
    tokio::time::sleep(Duration::from_millis(2 * arguments.spread + 1000)).await;
    *seen.lock().await = Seen::default();
    let (cpu, begun) = (processor_time(pid)?, Instant::now());
    for number in 0..arguments.updates {
        update(desk, event, number).await?;
        tokio::time::sleep(Duration::from_millis(arguments.every)).await;
    }
    let (cpu, wall) = (processor_time(pid)?.saturating_sub(cpu), begun.elapsed());
    let mut live = std::mem::take(&mut *seen.lock().await);
    let idle = processor_time(pid)?;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let idle = processor_time(pid)?.saturating_sub(idle);
    let updates = u64::from(arguments.updates.max(1));
    report(&json!({
        "watchers": arguments.watchers, "entries": arguments.entries, "updates": updates,
        "answers": live.took.len(), "failed": live.failed,
        "answers_per_update": live.took.len() as u64 / updates,
        "server_ms_per_update": cpu.as_millis() as u64 / updates,
        "server_share_of_a_processor": (cpu.as_secs_f64() / wall.as_secs_f64() * 1000.0).round() / 1000.0,
        "server_ms_per_idle_second": idle.as_millis() as u64 / 5,
        "bytes_per_answer": live.bytes / (live.took.len() as u64).max(1),
        "ms_half": live.within(0.5), "ms_95_percent": live.within(0.95), "ms_slowest": live.within(1.0),
    }));
    for has_it in [false, true] {
        rush(arguments, address, event, pid, has_it).await?;
    }
    Ok(())
}

fn report(line: &Value) {
    println!("{line}");
}

/// A watcher: a line for hints, another for pages.
async fn watch(address: SocketAddr, event: String, spread: u64, seen: Arc<Mutex<Seen>>) -> std::io::Result<()> {
    let (mut hints, mut pages) = (Line::open(address).await?, Line::open(address).await?);
    let path = format!("/e/{event}");
    let mut etag = pages.page(&path, "").await?.etag;
    hints.listen(&event).await?;
    while hints.hint().await?.is_some() {
        tokio::time::sleep(Duration::from_millis(random::below(spread.max(1)))).await;
        let asked = Instant::now();
        let answer = pages.page(&path, &etag).await?;
        let mut seen = seen.lock().await;
        seen.took.push(u64::try_from(asked.elapsed().as_micros()).unwrap_or(u64::MAX));
        seen.bytes += answer.body.len() as u64;
        seen.failed += u64::from(answer.status >= 400);
        etag = answer.etag;
    }
    Ok(())
}

/// All ask as fast as they are answered: for the whole page, or whether it has changed.
async fn rush(arguments: &Arguments, address: SocketAddr, event: &str, pid: u32, has_it: bool) -> Result<(), Failure> {
    let until = Instant::now() + Duration::from_secs(arguments.rush);
    let (cpu, begun) = (processor_time(pid)?, Instant::now());
    let path = format!("/e/{event}");
    let one = |path: String| async move {
        let mut line = Line::open(address).await?;
        let first = line.page(&path, "").await?.etag;
        let etag = if has_it { first } else { String::new() };
        let mut answers = 0_u64;
        while Instant::now() < until {
            line.page(&path, &etag).await?;
            answers += 1;
        }
        std::io::Result::Ok(answers)
    };
    let all: Vec<_> = (0..arguments.watchers).map(|_| tokio::spawn(one(path.clone()))).collect();
    let mut answers = 0;
    for watcher in all {
        answers += watcher.await??;
    }
    let cpu = processor_time(pid)?.saturating_sub(cpu);
    let what = if has_it { "rush: has it changed?" } else { "rush: the whole page" };
    report(&json!({
        "what": what, "watchers": arguments.watchers, "answers": answers,
        "answers_per_second": (answers as f64 / begun.elapsed().as_secs_f64()).round(),
        "server_us_per_answer": cpu.as_micros() as u64 / answers.max(1),
    }));
    Ok(())
}

fn start(address: SocketAddr, folder: &Path) -> Result<Child, Failure> {
    let itself = std::env::current_exe()?;
    Ok(Command::new(itself).arg("--serve").arg(address.to_string()).arg(folder).kill_on_drop(true).spawn()?)
}

async fn reach(address: SocketAddr) -> Result<Line, Failure> {
    for _ in 0..3000 {
        if let Ok(line) = Line::open(address).await {
            return Ok(line);
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Err("the server does not answer".into())
}

/// A knock-out with consolation, drawn and published.
async fn open_event(desk: &mut Line, entries: usize) -> Result<String, Failure> {
    let settings = json!({ "name": "Watched", "tables": entries / 2, "divisions": [{ "id": "main" }] });
    let opened = desk.post("/events", &json!({ "settings": settings, "name": "Dora" })).await?;
    let event = opened.json()["id"].as_str().ok_or("no event was opened")?.to_owned();
    let names: String = (1..=entries).map(|number| format!("\nPlayer {number},Roma")).collect();
    let member = |name: &str| json!({ "person": format!("member:{name}"), "name": name });
    let commands = [
        json!({ "type": "import", "division": "main", "csv": format!("name,club{names}") }),
        json!({ "type": "appoint_committee", "members": [member("Rita"), member("Sandro"), member("Ugo")] }),
        json!({ "type": "draw", "division": "main" }),
        json!({ "type": "publish_draw", "division": "main" }),
        json!({ "type": "call_next" }),
    ];
    for (number, command) in (1_000_000..).zip(commands) {
        let answer = desk.command(&event, number, command).await?;
        if answer.status != 200 {
            return Err(String::from_utf8_lossy(&answer.body).into_owned().into());
        }
    }
    Ok(event)
}

/// One change: a result of a match that is called, or the next calls.
async fn update(desk: &mut Line, event: &str, number: u32) -> Result<(), Failure> {
    let view = desk.get(&format!("/e/{event}/view")).await?;
    let called = |game: &&Value| game["status"]["phase"]["type"] == "called";
    let command = match view["matches"].as_array().into_iter().flatten().find(called) {
        Some(game) => json!({ "type": "result", "match": game["id"],
            "result": { "winner": game["seats"][0]["entrant"], "score": [game["status"]["length"], 3] } }),
        None => json!({ "type": "call_next" }),
    };
    let answer = desk.command(event, number, command).await?;
    if answer.status == 200 { Ok(()) } else { Err(String::from_utf8_lossy(&answer.body).into_owned().into()) }
}

/// What the processors have done for a process so far, in user and system, as Linux counts it: in hundredths of a second.
fn processor_time(pid: u32) -> Result<Duration, Failure> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let after_name = text.rsplit_once(") ").ok_or("unreadable /proc")?.1;
    let ticks = |place: usize| after_name.split(' ').nth(place).and_then(|ticks| ticks.parse::<u64>().ok());
    let (Some(user), Some(system)) = (ticks(11), ticks(12)) else { return Err("unreadable /proc".into()) };
    Ok(Duration::from_millis((user + system) * 10))
}
