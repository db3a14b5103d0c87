//! Scripted players: they look, choose any legal command, send it, and write down what they were promised.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};
use tavola_server::base::{
    ids::{CommandId, StreamId, Version},
    random,
};
use tokio::sync::watch;

use crate::client::{Answer, Client};
use crate::line::Line;

/// What all players together were promised.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    book: Mutex<Book>,
    /// Commands whose answer was lost with the server, sent again.
    pub(crate) retried: AtomicU64,
    /// Whether the house may be unable to write: then it is asked again.
    pub(crate) may_fail: AtomicBool,
    /// Answers of a house that could not write or read just then.
    pub(crate) failed: AtomicU64,
    /// Accepted commands sent again on purpose.
    pub(crate) repeated: AtomicU64,
    /// What went wrong in the players' eyes.
    pub(crate) complaints: Mutex<Vec<String>>,
}

/// Tables, chouettes, promises, and every command ever sent.
#[derive(Debug, Default)]
pub(crate) struct Book {
    pub(crate) tables: BTreeSet<StreamId>,
    pub(crate) chouettes: BTreeSet<StreamId>,
    pub(crate) events: BTreeSet<StreamId>,
    pub(crate) boards: BTreeSet<StreamId>,
    /// Lines of devices that were taken, by their names.
    pub(crate) lines: BTreeSet<(StreamId, String)>,
    pub(crate) promised: HashMap<(StreamId, CommandId), Version>,
    pub(crate) sent: BTreeSet<(StreamId, CommandId)>,
}

impl Ledger {
    pub(crate) fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether an answer is one of a house that may not be able to do better just now: it is asked again. On a machine
    /// without time the house may always say that it is away.
    pub(crate) fn excuses(&self, answer: &Answer) -> bool {
        let is_excused = answer.status == 503 || answer.status >= 500 && self.may_fail.load(Ordering::Relaxed);
        if is_excused {
            self.failed.fetch_add(1, Ordering::Relaxed);
        }
        is_excused
    }

    /// How much has been promised so far.
    pub(crate) fn promises(&self) -> usize {
        let book = self.book();
        book.promised.len() + book.lines.len()
    }

    pub(crate) fn complain(&self, what: String) {
        self.complaints.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }

    /// Notes a promise; the same command must always be promised the same.
    pub(crate) fn promise(&self, table: &StreamId, id: &CommandId, version: Version) {
        let before = self.book().promised.insert((table.clone(), id.clone()), version);
        if before.is_some_and(|before| before != version) {
            self.complain(format!("{table}: command {id} led to version {before:?} and then to {version}"));
        }
    }
}

/// Whom a scripted player plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opponents {
    /// A bot.
    Bot,
    /// Another scripted player, by invitation.
    EachOther,
}

/// A table or a chouette with a client for each scripted seat.
struct Scene {
    table: StreamId,
    /// Its address.
    at: String,
    clients: Vec<Client>,
    /// The live line of each.
    lines: Vec<Line>,
}

/// Plays match after match for ever.
pub(crate) async fn play(client: Client, ledger: Arc<Ledger>, mut is_up: watch::Receiver<bool>, with: Opponents) {
    loop {
        is_up.wait_for(|up| *up).await.ok();
        let scene = match with {
            Opponents::Bot => open(&client, json!("bot"), &ledger).await.map(|(scene, _)| scene),
            Opponents::EachOther => invite(&client, &ledger).await,
        };
        let Some(mut scene) = scene else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        while scene.one_round(&ledger, &mut is_up).await {}
    }
}

/// Keeps one table with two bots going.
pub(crate) async fn open_for_bots(client: Client, ledger: Arc<Ledger>, mut is_up: watch::Receiver<bool>) {
    loop {
        is_up.wait_for(|up| *up).await.ok();
        let Some((mut scene, _)) = open(&client, json!("bots"), &ledger).await else { continue };
        loop {
            is_up.wait_for(|up| *up).await.ok();
            let path = format!("/t/{}/view", scene.table);
            let seen = scene.clients[0].get(&path).await;
            if seen.is_ok_and(|seen| seen.body["state"] == "over") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

/// Plays game after game of a chouette with bots, for ever.
pub(crate) async fn play_chouette(client: Client, ledger: Arc<Ledger>, mut is_up: watch::Receiver<bool>) {
    loop {
        is_up.wait_for(|up| *up).await.ok();
        let Some(mut scene) = open_chouette(&client, &ledger).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        while scene.one_round(&ledger, &mut is_up).await {}
    }
}

async fn open_chouette(client: &Client, ledger: &Ledger) -> Option<Scene> {
    let mut client = client.clone();
    let bots = ["casual", "beginner", "novice"];
    let rules = json!({ "game": { "preset": "chouette-club" } });
    let new = json!({ "rules": rules, "bots": bots, "name": "Chaos", "pace": { "fair": 20, "gather": 100 } });
    let answer = client.post("/chouettes", &new).await.ok()?;
    if answer.status != 201 {
        if !ledger.excuses(&answer) {
            ledger.complain(format!("a chouette was not opened: {} {}", answer.status, answer.body));
        }
        return None;
    }
    let id = StreamId::new(answer.body["id"].as_str()?);
    ledger.book().chouettes.insert(id.clone());
    Some(Scene { at: format!("/c/{id}"), table: id, clients: vec![client], lines: vec![Line::default()] })
}

async fn open(client: &Client, opponent: Value, ledger: &Ledger) -> Option<(Scene, Option<String>)> {
    let mut client = client.clone();
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 600_000, "delay": 2_000 });
    let rules = json!({ "preset": "match", "length": { "points": 1 + random::below(7) } });
    let new = json!({ "opponent": opponent, "rules": rules, "clock": clock, "name": "Chaos" });
    let answer = client.post("/tables", &new).await.ok()?;
    if answer.status != 201 {
        if !ledger.excuses(&answer) {
            ledger.complain(format!("a table was not opened: {} {}", answer.status, answer.body));
        }
        return None;
    }
    let table = StreamId::new(answer.body["id"].as_str()?);
    ledger.book().tables.insert(table.clone());
    let link = answer.body["join_url"].as_str().map(str::to_owned);
    let scene = Scene { at: format!("/t/{table}"), table, clients: vec![client], lines: vec![Line::default()] };
    Some((scene, link))
}

async fn invite(client: &Client, ledger: &Ledger) -> Option<Scene> {
    let (mut scene, link) = open(client, json!("friend"), ledger).await?;
    let mut guest = client.clone();
    let answer = guest.post(&link?, &json!({ "name": "Guest" })).await.ok()?;
    if answer.status != 200 {
        if !ledger.excuses(&answer) {
            ledger.complain(format!("an invitation was not accepted: {} {}", answer.status, answer.body));
        }
        return None;
    }
    scene.clients.push(guest);
    scene.lines.push(Line::default());
    Some(scene)
}

impl Scene {
    /// Lets each client act once if they can; false once the match is over.
    async fn one_round(&mut self, ledger: &Ledger, is_up: &mut watch::Receiver<bool>) -> bool {
        for (client, line) in self.clients.iter_mut().zip(&mut self.lines) {
            is_up.wait_for(|up| *up).await.ok();
            let Ok(seen) = client.get(&format!("{}/view", self.at)).await else { continue };
            if seen.status == 404 {
                ledger.complain(format!("table {} is not there any more", self.table));
                return false;
            }
            if matches!(seen.body["state"].as_str(), Some("over" | "closed")) {
                return false;
            }
            if let Some(command) = choose(&seen.body) {
                act((client, line), (&self.table, &self.at), command, ledger, is_up).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(3)).await;
        true
    }
}

/// Sends a command until it is answered, and sometimes once more.
pub(crate) async fn act(
    (client, line): (&mut Client, &mut Line),
    (table, at): (&StreamId, &str),
    command: Value,
    ledger: &Ledger,
    is_up: &mut watch::Receiver<bool>,
) {
    let id = CommandId::fresh();
    ledger.book().sent.insert((table.clone(), id.clone()));
    let mut again = random::below(5) == 0;
    loop {
        is_up.wait_for(|up| *up).await.ok();
        match line.send(client, at, &id, &command).await {
            Err(_) => {
                ledger.retried.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            Ok(answer) if answer.status == 200 => {
                ledger.promise(table, &id, Version::new(answer.body["version"].as_i64().unwrap_or(-1)));
                if !again {
                    return;
                }
                again = false;
                ledger.repeated.fetch_add(1, Ordering::Relaxed);
            }
            Ok(answer) if ledger.excuses(&answer) => {
                ledger.retried.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            Ok(answer) => {
                let promised = ledger.book().promised.contains_key(&(table.clone(), id.clone()));
                if promised || answer.status >= 500 {
                    ledger.complain(format!("{table}: {command} was answered {} {}", answer.status, answer.body));
                }
                return;
            }
        }
    }
}

/// Any legal command that brings the match on.
fn choose(view: &Value) -> Option<Value> {
    let actions: Vec<&str> = view["legal"]["actions"].as_array()?.iter().filter_map(Value::as_str).collect();
    let at_a_table = ["ready", "roll", "play", "double", "take", "drop", "next_game"];
    let in_a_chouette = ["roll_die", "start_game", "roll_opening", "hold", "decline_tie", "decline_extra"];
    let useful = at_a_table.into_iter().chain(in_a_chouette);
    let mut choice: Vec<&str> = useful.filter(|name| actions.contains(name)).collect();
    if choice.len() > 1 && random::below(4) > 0 {
        choice.retain(|&name| name != "double" && name != "drop");
    }
    let index = usize::try_from(random::below(choice.len() as u64)).unwrap_or(0);
    match *choice.get(index)? {
        "play" => Some(json!({ "type": "play", "steps": steps(&view["legal"]["steps"]) })),
        name => Some(json!({ "type": name })),
    }
}

/// A walk through the graph of steps to its end.
fn steps(graph: &Value) -> Vec<Value> {
    let mut walk = Vec::new();
    let mut node = 0;
    while let Some(edges) = graph["nodes"][node]["steps"].as_array().filter(|edges| !edges.is_empty()) {
        let index = usize::try_from(random::below(edges.len() as u64)).unwrap_or(0);
        let edge = &edges[index];
        walk.push(json!({ "from": edge["from"], "to": edge["to"] }));
        node = edge["next"].as_u64().and_then(|next| usize::try_from(next).ok()).unwrap_or(usize::MAX);
    }
    walk
}
