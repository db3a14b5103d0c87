//! The bare limit: a server that does nothing but keep each command and pass on as many bytes as the house does. It speaks
//! the house's protocol as far as the client listens, so that the same client measures both.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use axum::{
    Json, Router,
    extract::{
        Path as At, State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    response::Response,
    routing::{get, post},
};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _, Executor as _};
use tavola_trial::Failure;
use tokio::process::{Child, Command};
use tokio::sync::{broadcast, mpsc, oneshot};

/// How many commands wait, and go into one transaction at most.
const QUEUE: usize = 4096;
/// How many messages wait for a line.
const LAG: usize = 16;

/// The server as a process of its own.
pub(crate) struct Bare {
    child: Child,
    pub(crate) address: std::net::SocketAddr,
    _folder: tempfile::TempDir,
}

impl Bare {
    /// Starts this program as that server, on one processor if it is said which.
    pub(crate) async fn start(database: Option<&str>, bytes: u64, core: Option<usize>) -> Result<Self, Failure> {
        let folder = tempfile::tempdir()?;
        let own = folder.path().join("bare.db");
        let database = database.map_or_else(|| format!("sqlite:{}?mode=rwc", own.display()), str::to_owned);
        let address = std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
        let itself = std::env::current_exe()?;
        let mut command = match core {
            Some(core) => {
                let mut command = Command::new("taskset");
                command.args(["-c", &core.to_string()]).arg(itself);
                command
            }
            None => Command::new(itself),
        };
        let child = command
            .args(["--bare", &address.to_string(), "--database", &database, "--bytes", &bytes.to_string()])
            .stdin(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        for _ in 0..1000 {
            if tokio::net::TcpStream::connect(address).await.is_ok() {
                return Ok(Self { child, address, _folder: folder });
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Err("the bare server does not answer".into())
    }

    /// Ends it.
    pub(crate) async fn stop(mut self) -> Result<(), Failure> {
        Ok(self.child.kill().await?)
    }

    /// Its process.
    pub(crate) fn process(&self) -> Option<u32> {
        self.child.id()
    }
}

/// A command that waits to be on disk, and who waits for that.
type Kept = (String, String, oneshot::Sender<()>);

/// Whom an act at a table is told, by its name.
type Tables = std::collections::HashMap<String, broadcast::Sender<(u64, u64)>>;

#[derive(Clone)]
struct Shared {
    keep: mpsc::Sender<Kept>,
    tables: Arc<std::sync::Mutex<Tables>>,
    /// As much text as makes a message as long as the house's.
    padding: Arc<str>,
}

/// Is that server, until it is killed.
pub(crate) async fn serve(address: std::net::SocketAddr, database: &str, bytes: usize) -> Result<(), Failure> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(database).await?;
    let is_sqlite = database.starts_with("sqlite");
    if is_sqlite {
        connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;").await?;
    }
    let made = "CREATE TABLE IF NOT EXISTS bare_events (stream_id TEXT NOT NULL, body TEXT NOT NULL)";
    connection.execute(made).await?;
    let (keep, waiting) = mpsc::channel(QUEUE);
    let writing = tokio::spawn(write(connection, is_sqlite, waiting));
    // Of three messages one is a bare acknowledgement: the other two are as long as makes the mean right.
    let padding = "x".repeat((bytes * 3 / 2).saturating_sub(150)).into();
    let shared = Shared { keep, tables: Arc::default(), padding };
    let opened = |id: String| json!({ "id": id, "join_url": format!("/join/{id}") });
    let router = Router::new()
        .route("/tables", post(async move || Json(opened(format!("{:032x}", rand::random::<u128>())))))
        .route("/join/{id}", post(async || Json(json!({}))))
        .route("/t/{id}/live", get(line))
        .with_state(shared);
    axum::serve(tokio::net::TcpListener::bind(address).await?, router).await?;
    writing.await?
}

/// Writes all that waits with one statement in one transaction, again and again.
async fn write(mut on: AnyConnection, is_sqlite: bool, mut waiting: mpsc::Receiver<Kept>) -> Result<(), Failure> {
    let rows = if is_sqlite { "json_each($1)" } else { "json_array_elements(CAST($1 AS json))" };
    let sql = format!("INSERT INTO bare_events SELECT q.value->>0, q.value->>1 FROM {rows} AS q");
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, QUEUE).await > 0 {
        let all: Vec<[&str; 2]> = batch.iter().map(|(stream, body, _)| [stream.as_str(), body.as_str()]).collect();
        let packed = serde_json::to_string(&all)?;
        on.execute(if is_sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" }).await?;
        sqlx::query(sqlx::AssertSqlSafe(sql.as_str())).bind(packed).execute(&mut on).await?;
        on.execute("COMMIT").await?;
        for (_, _, done) in batch.drain(..) {
            // Whoever has gone wants no answer.
            done.send(()).ok();
        }
    }
    Ok(())
}

async fn line(State(shared): State<Shared>, At(id): At<String>, upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(4096);
    upgrade.on_upgrade(async move |socket| {
        // A line that breaks is over; nothing else follows from it.
        talk(shared, id, socket).await.ok();
    })
}

async fn talk(shared: Shared, id: String, mut socket: WebSocket) -> Result<(), Failure> {
    let told = {
        let mut tables = shared.tables.lock().map_err(|_| "a line broke")?;
        tables.entry(id.clone()).or_insert_with(|| broadcast::channel(LAG).0).clone()
    };
    let mut hints = told.subscribe();
    let own: u64 = rand::random();
    let mut version = 1_u64;
    let view = |kind: &str, version: u64| {
        let legal = json!({ "actions": ["ready"] });
        let all = json!({ "type": kind, "version": version, "view": { "legal": legal, "rest": &*shared.padding } });
        Message::text(all.to_string())
    };
    socket.send(view("update", version)).await?;
    loop {
        tokio::select! {
            said = socket.recv() => {
                let Some(said) = said else { return Ok(()) };
                let Message::Text(text) = said? else { continue };
                let command: Value = serde_json::from_str(&text)?;
                let (done, kept) = oneshot::channel();
                shared.keep.send((id.clone(), command["command"].to_string(), done)).await?;
                kept.await?;
                version += 1;
                // The other may have gone.
                told.send((version, own)).ok();
                let name = &command["command_id"];
                let accepted = json!({ "type": "accepted", "command_id": name, "version": version });
                socket.send(Message::text(accepted.to_string())).await?;
                socket.send(view("update", version)).await?;
            }
            hint = hints.recv() => {
                let (reached, from) = hint?;
                if from != own {
                    version = version.max(reached);
                    socket.send(view("update", version)).await?;
                }
            }
        }
    }
}
