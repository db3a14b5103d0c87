//! Those who do not sit at a table: seekers in the lobby, devices beside wooden boards, a tournament's desk, readers of pages,
//! and lines on which nothing happens.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tavola_trial::Failure;
use tavola_trial::client::{Answer, Client};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::club::Club;
use crate::figures::Span;
use crate::line::Line;
use crate::table::Hall;

/// How many idle lines are opened at a time.
const AT_ONCE: usize = 32;

/// Does something at the moments of a schedule until the end. Nothing waits for the answer to what was done before.
async fn on_schedule<F, D>(hall: &Arc<Hall>, (span, every): (Span, Duration), end: Instant, mut deed: D)
where
    F: Future<Output = Result<(), Failure>> + Send + 'static,
    D: FnMut(usize) -> F,
{
    let mut under_way = JoinSet::new();
    let mut due = Instant::now() + every;
    for nth in 0.. {
        if due >= end {
            break;
        }
        sleep_until(due.into()).await;
        let (hall, deed, from) = (Arc::clone(hall), deed(nth), due);
        under_way.spawn(async move {
            match deed.await {
                Ok(()) => hall.figures().took(span, from.elapsed()),
                Err(broken) => hall.figures().broke(span.names().0, &broken),
            }
        });
        due += every;
        while under_way.try_join_next().is_some() {}
    }
    while under_way.join_next().await.is_some() {}
}

/// Somebody comes to the lobby and seeks, so often; each second one meets the one before.
pub(crate) async fn seek(club: Club, hall: Arc<Hall>, every: Duration, end: Instant) {
    on_schedule(&hall, (Span::Seek, every), end, |nth| {
        let mut client = club.visitor(nth, 0);
        async move {
            let sought = client.post("/seeks", &json!({ "quick": 5 })).await?;
            ok(&sought)
        }
    })
    .await;
}

/// A match beside a wooden board, each press of which is sent, so often.
pub(crate) async fn press(club: Club, hall: Arc<Hall>, nth: usize, every: Duration, end: Instant) {
    let begun = begin_device(club.visitor(nth, 0), nth).await;
    let (client, id, token, epoch) = match begun {
        Ok(device) => device,
        Err(broken) => return hall.figures().broke("device", &broken),
    };
    on_schedule(&hall, (Span::Device, every), end, |seq| {
        let (mut client, id, token) = (client.clone(), id.clone(), token.clone());
        async move {
            let (by, act) = match seq {
                0 => ("white", json!({ "type": "start_game" })),
                1 => ("white", json!({ "type": "opening", "winner": "white" })),
                even if even % 2 == 0 => ("white", json!({ "type": "press" })),
                _ => ("black", json!({ "type": "press" })),
            };
            let now = tavola_server::base::now::Now::system().time();
            let stamp = json!({ "id": format!("{id}-{seq}"), "device": "load", "epoch": epoch, "seq": seq });
            let entry = json!({ "at": now, "by": by, "act": act, "stamp": stamp });
            let lines = json!({ "token": token, "now": now, "entries": [entry] });
            ok(&client.post(&format!("/board/{id}/events"), &lines).await?)
        }
    })
    .await;
}

async fn begin_device(mut client: Client, nth: usize) -> Result<(Client, String, String, u64), Failure> {
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 600_000, "delay": 12_000 });
    let settings = json!({ "names": { "white": "Ada", "black": "Bea" }, "length": 7, "clock": clock });
    let made = client.post("/board", &json!({ "settings": settings })).await?.json();
    let text = |name: &str| made[name].as_str().map(str::to_owned).ok_or_else(|| format!("no board: {made}"));
    let (id, token) = (text("id")?, text("token")?);
    let claim = json!({ "token": token, "command_id": format!("lease-{nth}"), "device": "load" });
    let leased = client.post(&format!("/board/{id}/lease"), &claim).await?.json();
    let epoch = leased["epoch"].as_u64().ok_or_else(|| format!("no lease: {leased}"))?;
    Ok((client, id, token, epoch))
}

/// A tournament under way: who directs it, and where it is.
pub(crate) struct Event {
    desk: Client,
    pub(crate) path: String,
}

impl Event {
    /// One with so many entrants, drawn and published.
    pub(crate) async fn open(club: &Club, entrants: usize) -> Result<Self, Failure> {
        let mut desk = club.visitor(0, 0);
        let settings = json!({ "name": "Load", "tables": entrants / 2, "divisions": [{ "id": "main" }] });
        let opened = desk.post("/events", &json!({ "settings": settings, "name": "Dora" })).await?.json();
        let id = opened["id"].as_str().ok_or_else(|| format!("no event was opened: {opened}"))?;
        let mut event = Self { desk, path: format!("/e/{id}") };
        let names: String = (1..=entrants).map(|number| format!("\nPlayer {number},Roma")).collect();
        let member = |name: &str| json!({ "person": format!("member:{name}"), "name": name });
        let commands = [
            json!({ "type": "import", "division": "main", "csv": format!("name,club{names}") }),
            json!({ "type": "appoint_committee", "members": [member("Rita"), member("Sandro"), member("Ugo")] }),
            json!({ "type": "draw", "division": "main" }),
            json!({ "type": "publish_draw", "division": "main" }),
            json!({ "type": "call_next" }),
        ];
        for (number, command) in commands.into_iter().enumerate() {
            event.commands(&format!("open-{number}"), command).await?;
        }
        Ok(event)
    }

    async fn commands(&mut self, name: &str, command: Value) -> Result<(), Failure> {
        let order = json!({ "command_id": name, "command": command });
        ok(&self.desk.post(&format!("{}/command", self.path), &order).await?)
    }

    /// Enters a result, so often, and calls the next matches when none is left.
    pub(crate) async fn direct(mut self, hall: Arc<Hall>, every: Duration, end: Instant) {
        let mut due = Instant::now() + every;
        for number in 0_u64.. {
            if due >= end {
                return;
            }
            // What is looked up for it beforehand is not timed.
            let command = match self.next().await {
                Ok(command) => command,
                Err(broken) => return hall.figures().broke("desk", &broken),
            };
            sleep_until(due.into()).await;
            let from = due.max(Instant::now() - every);
            match self.commands(&format!("desk-{number}"), command).await {
                Ok(()) => hall.figures().took(Span::Desk, from.elapsed()),
                Err(broken) => hall.figures().broke("desk", &broken),
            }
            due += every;
        }
    }

    async fn next(&mut self) -> Result<Value, Failure> {
        let view = self.desk.get(&format!("{}/view", self.path)).await?.json();
        let called = |game: &&Value| game["status"]["phase"]["type"] == "called";
        Ok(match view["matches"].as_array().into_iter().flatten().find(called) {
            Some(game) => json!({ "type": "result", "match": game["id"],
                "result": { "winner": game["seats"][0]["entrant"], "score": [game["status"]["length"], 3] } }),
            None => json!({ "type": "call_next" }),
        })
    }
}

/// Asks for a page, so often.
pub(crate) async fn read(club: Club, hall: Arc<Hall>, (span, path): (Span, String), every: Duration, end: Instant) {
    on_schedule(&hall, (span, every), end, |nth| {
        let (mut client, path) = (club.visitor(nth, nth), path.clone());
        async move { ok(&client.get(&path).await?) }
    })
    .await;
}

/// Lines on which nothing happens: a page that stays open.
pub(crate) struct Idle(JoinSet<()>);

impl Idle {
    /// Opens so many.
    pub(crate) async fn open(club: &Club, many: usize) -> Result<Self, Failure> {
        let mut opening = JoinSet::new();
        let mut idle = JoinSet::new();
        for nth in 0..many {
            let client = club.visitor(nth, nth);
            opening.spawn(async move { Line::open(&client, "/lobby/live?only=calls").await });
            if opening.len() >= AT_ONCE || nth + 1 == many {
                while let Some(line) = opening.join_next().await {
                    let mut line = line??;
                    idle.spawn(async move { while line.hear().await.is_ok() {} });
                }
            }
        }
        Ok(Self(idle))
    }

    /// How many the house has closed.
    pub(crate) fn lost(&mut self) -> usize {
        std::iter::from_fn(|| self.0.try_join_next()).count()
    }
}

fn ok(answer: &Answer) -> Result<(), Failure> {
    if answer.status < 400 {
        return Ok(());
    }
    let body = String::from_utf8_lossy(&answer.body);
    Err(format!("{} {}", answer.status, body.chars().take(200).collect::<String>()).into())
}
