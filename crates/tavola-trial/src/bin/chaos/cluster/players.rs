//! Players at nodes: they act when they can, keep what was acknowledged, and go to another node when theirs is gone, where they
//! send again what was not answered, under the same name.

use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tavola_server::base::ids::{CommandId, StreamId, Version};
use tavola_trial::{chance::Chance, client::Client, moves::choose};
use tokio::time::sleep;

use super::{
    hall::{Hall, Stage},
    line::{Line, Said},
};
use crate::Failure;

/// From one act of a player to the next.
const THINKING: u64 = 150;
/// How long whoever has lost their line waits before they open another.
const BREATH: Duration = Duration::from_millis(100);
/// How long whoever was told to wait does.
const LATER: Duration = Duration::from_millis(200);

/// What is played at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Party {
    /// Two people at different nodes.
    Pair,
    /// Somebody against a bot.
    Bot,
    /// Two people on a short clock, of whom one never answers once the match has begun.
    Sleeper,
    /// Two bots, with somebody who looks on: without, they rest.
    Bots,
}

/// Plays match after match, for ever; `nth` tells parties apart and says at which node its players begin.
pub(crate) async fn play(hall: Arc<Hall>, party: Party, nth: usize) {
    let mut round = nth;
    loop {
        hall.stage.subscribe().wait_for(|stage| *stage == Stage::Play).await.ok();
        match open(&hall, party, round).await {
            Ok(seats) => {
                let playing: Vec<_> = seats.into_iter().map(|seat| tokio::spawn(seat.sit(Arc::clone(&hall)))).collect();
                for seat in playing {
                    seat.await.ok();
                }
            }
            Err(_) => sleep(BREATH).await,
        }
        round += 1;
    }
}

async fn open(hall: &Hall, party: Party, nth: usize) -> Result<Vec<Seat>, Failure> {
    let mut host = visitor(hall, nth);
    let opponent = match party {
        Party::Bot => "bot",
        Party::Bots => "bots",
        Party::Pair | Party::Sleeper => "friend",
    };
    let (rules, clock) = match party {
        Party::Sleeper => (rules(1), clock(1_000, 500)),
        Party::Pair | Party::Bot | Party::Bots => (rules(64), clock(600_000, 12_000)),
    };
    let new = json!({ "opponent": opponent, "rules": rules, "clock": clock, "name": "Host" });
    let opened = host.post("/tables", &new).await?.json();
    let table = StreamId::new(opened["id"].as_str().ok_or("no table was opened")?);
    let mut seats = vec![Seat::new(host, &table, 0, nth, party)];
    if opponent == "friend" {
        let mut guest = visitor(hall, nth + 1);
        let link = opened["join_url"].as_str().ok_or("the table has no link")?;
        if guest.post(link, &json!({ "name": "Guest" })).await?.status != 200 {
            return Err("nobody could come to the table".into());
        }
        seats.push(Seat::new(guest, &table, 1, nth + 1, party));
    }
    hall.ledger.book().tables.insert(table.clone());
    if party != Party::Sleeper {
        hall.opened(&table);
    }
    Ok(seats)
}

fn visitor(hall: &Hall, nth: usize) -> Client {
    Client::new(hall.nodes[nth % hall.nodes.len()], 2 + u8::try_from(nth % 250).unwrap_or(0))
}

fn rules(points: u32) -> Value {
    json!({ "preset": "match", "length": { "points": points } })
}

fn clock(bank: u64, delay: u64) -> Value {
    json!({ "mode": "simple_delay", "bank_per_point": bank, "delay": delay })
}

/// A command that was sent and not answered.
struct Pending {
    id: CommandId,
    command: Value,
    /// The version it was decided on.
    on: i64,
    sent: Instant,
    /// When it is to be sent again, if it was put off.
    again: Option<Instant>,
}

/// Somebody at a table.
struct Seat {
    client: Client,
    table: StreamId,
    at: String,
    seat: usize,
    /// The node they begin at and come back to, and the one they are at.
    home: usize,
    node: usize,
    party: Party,
    chance: Chance,
    legal: Value,
    is_opening: bool,
    /// The version that is before them, and the least they must have seen before they act again.
    version: i64,
    least: i64,
    pending: Option<Pending>,
    due: Instant,
    is_over: bool,
    has_begun: bool,
}

impl Seat {
    fn new(client: Client, table: &StreamId, seat: usize, node: usize, party: Party) -> Self {
        Self {
            client,
            at: format!("/t/{table}"),
            table: table.clone(),
            seat,
            home: node,
            node,
            party,
            chance: Chance::new(node as u64),
            legal: Value::Null,
            is_opening: false,
            version: 0,
            least: 0,
            pending: None,
            due: Instant::now(),
            is_over: false,
            has_begun: false,
        }
    }

    /// Plays to the end of the match, at one node or the other.
    async fn sit(mut self, hall: Arc<Hall>) {
        while !self.is_over {
            match self.plays(&hall).await {
                Ok(()) => self.node = self.home,
                Err(_) => {
                    hall.broken.fetch_add(1, Ordering::Relaxed);
                    self.node += 1;
                    sleep(BREATH).await;
                }
            }
        }
        self.settle(&hall);
        hall.closed(&self.table);
    }

    /// Plays as long as the line holds, or until it is time to go back to the node where they began.
    async fn plays(&mut self, hall: &Hall) -> Result<(), Failure> {
        self.client.house = hall.nodes[self.node % hall.nodes.len()];
        let mut line = Line::open(&self.client, &self.at).await?;
        if let Some(pending) = &mut self.pending {
            pending.again = Some(Instant::now());
        }
        let mut stage = hall.stage.subscribe();
        while !self.is_over {
            let wait = self.next_act(*stage.borrow());
            tokio::select! {
                said = line.hear() => self.take(hall, said?)?,
                () = tokio::time::sleep_until(wait.unwrap_or_else(Instant::now).into()), if wait.is_some() => {
                    self.act(hall, &mut line).await?;
                }
                _ = stage.changed() => {
                    if self.node != self.home && *stage.borrow_and_update() == Stage::Play {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// When there is something to send; none while there is not.
    fn next_act(&self, stage: Stage) -> Option<Instant> {
        if let Some(pending) = &self.pending {
            return pending.again;
        }
        let sleeps = self.party == Party::Bots || self.party == Party::Sleeper && self.seat == 1 && self.has_begun;
        let can = self.version >= self.least && self.legal["actions"].as_array().is_some_and(|all| !all.is_empty());
        (stage == Stage::Play && can && !sleeps).then_some(self.due)
    }

    async fn act(&mut self, hall: &Hall, line: &mut Line) -> Result<(), Failure> {
        if self.pending.is_none() {
            let Some(command) = choose(&self.legal, &mut self.chance) else {
                // Nothing of use: until the next update there is nothing to do.
                self.legal = Value::Null;
                return Ok(());
            };
            self.has_begun |= command["type"] == "ready";
            let id = CommandId::fresh();
            hall.ledger.book().sent.insert((self.table.clone(), id.clone()));
            hall.pending.fetch_add(1, Ordering::Relaxed);
            self.pending = Some(Pending { id, command, on: self.version, sent: Instant::now(), again: None });
        } else {
            hall.ledger.retried.fetch_add(1, Ordering::Relaxed);
        }
        let Some(pending) = &mut self.pending else { return Ok(()) };
        pending.again = None;
        line.send(&pending.id, &pending.command).await
    }

    fn take(&mut self, hall: &Hall, said: Said) -> Result<(), Failure> {
        if let Some(view) = said.view {
            hall.saw(&self.table, self.seat, said.version);
            if self.party == Party::Bots && said.version > self.version {
                hall.goes_on(&self.table);
            }
            self.version = said.version;
            self.is_opening = view.is_opening();
            self.legal = view.legal;
            self.is_over = matches!(view.state.as_str(), Some("over" | "closed"));
        }
        if self.pending.as_ref().is_none_or(|pending| pending.id.as_str() != said.command_id) {
            return Ok(());
        }
        match said.kind.as_str() {
            "accepted" => self.accepted(hall, said.version),
            "refused" => return self.refused(hall, &said.code, &said.message),
            _ => {}
        }
        Ok(())
    }

    fn accepted(&mut self, hall: &Hall, version: i64) {
        let Some(pending) = self.settle(hall) else { return };
        hall.ledger.promise(&self.table, &pending.id, Version::new(version));
        hall.acted(&self.table, self.seat, version, pending.sent);
        self.least = version;
        let thinking = THINKING / 2 + self.chance.below(THINKING as usize) as u64;
        self.due = Instant::now() + Duration::from_millis(thinking);
    }

    fn refused(&mut self, hall: &Hall, code: &str, message: &str) -> Result<(), Failure> {
        match code {
            // The line will be closed in a moment.
            "closing" => return Err("the node is closing".into()),
            "busy" | "away" | "internal" => {
                if code == "internal" {
                    hall.troubled.fetch_add(1, Ordering::Relaxed);
                }
                hall.ledger.failed.fetch_add(1, Ordering::Relaxed);
                if let Some(pending) = &mut self.pending {
                    pending.again = Some(Instant::now() + LATER);
                }
            }
            _ => {
                let Some(pending) = self.settle(hall) else { return Ok(()) };
                let on = pending.on;
                // What was legal at a version is refused only if that is not the version any more.
                if self.version > pending.on || code == "refused" && self.is_everybodys(&pending.command) {
                    hall.overtaken.fetch_add(1, Ordering::Relaxed);
                } else {
                    hall.refused.fetch_add(1, Ordering::Relaxed);
                    let (table, command) = (&self.table, &pending.command);
                    let why =
                        format!("{table}: {command}, legal at version {}, was refused: {code} {message}", pending.on);
                    hall.ledger.complain(why);
                }
                // A view that came meanwhile is newer than what was refused.
                if self.version == on {
                    self.legal = Value::Null;
                }
            }
        }
        Ok(())
    }

    /// Whether the other player can do it at the same moment.
    fn is_everybodys(&self, command: &Value) -> bool {
        self.is_opening
            || self.party == Party::Sleeper
            || matches!(command["type"].as_str(), Some("next_game" | "ready"))
    }

    /// The command that was sent is answered, or the match is over.
    fn settle(&mut self, hall: &Hall) -> Option<Pending> {
        let pending = self.pending.take()?;
        hall.pending.fetch_sub(1, Ordering::Relaxed);
        Some(pending)
    }
}
