//! Two people at a table who play legal moves, each on a line of their own.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tavola_trial::Failure;
use tavola_trial::chance::Chance;
use tavola_trial::client::Client;
use tavola_trial::house::House;
use tavola_trial::moves::choose;
use tokio::time::{sleep_until, timeout_at};

use crate::figures::Figures;
use crate::line::{Line, Said};

/// When somebody who can do nothing looks again.
const BREATH: Duration = Duration::from_millis(50);

/// One player.
struct Seat {
    line: Line,
    legal: Value,
    /// The version of the table they know.
    version: u64,
}

/// An act that is on its way.
struct Act {
    seat: usize,
    sent: Instant,
    /// The version it was decided on.
    on: u64,
    acknowledged: Option<Duration>,
    told: Option<Duration>,
}

/// A table with both its players.
pub(crate) struct Table {
    seats: [Seat; 2],
    chance: Chance,
    acts: u64,
}

/// What all tables share.
pub(crate) struct Hall {
    pub(crate) figures: Mutex<Figures>,
    /// From one act to the next; nothing for as soon as the last was answered.
    pub(crate) every: Duration,
}

impl Hall {
    pub(crate) fn figures(&self) -> MutexGuard<'_, Figures> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    /// Seats two guests at a new table and opens their lines.
    pub(crate) async fn open(house: &House, nth: usize) -> Result<Self, Failure> {
        let from = u8::try_from(2 + nth % 250)?;
        let (mut host, mut guest) = (house.visitor(from), house.visitor(from));
        let rules = json!({ "preset": "match", "length": { "points": 64 } });
        let new = json!({ "opponent": "friend", "rules": rules, "name": "Ada" });
        let opened = host.post("/tables", &new).await?.json();
        let (Some(id), Some(link)) = (opened["id"].as_str(), opened["join_url"].as_str()) else {
            return Err(format!("no table was opened: {opened}").into());
        };
        let joined = guest.post(link, &json!({ "name": "Bea" })).await?;
        if joined.status != 200 {
            return Err(format!("nobody came to the table: {}", joined.status).into());
        }
        let seats = [Seat::open(&host, id).await?, Seat::open(&guest, id).await?];
        Ok(Self { seats, chance: Chance::new(nth as u64), acts: 0 })
    }

    /// Plays until `end`; the first act comes after `wait`.
    pub(crate) async fn play(mut self, hall: &Hall, wait: Duration, end: Instant) {
        if let Err(_broken) = self.plays(hall, Instant::now() + wait, end).await {
            hall.figures().broken += 1;
        }
    }

    async fn plays(&mut self, hall: &Hall, mut due: Instant, end: Instant) -> Result<(), Failure> {
        let mut act: Option<Act> = None;
        while Instant::now() < end {
            if act.is_none() && due <= Instant::now() {
                act = self.act().await?;
                due = act.as_ref().map_or_else(|| Instant::now() + BREATH, |act| act.sent + hall.every);
            }
            let until = if act.is_some() { end } else { due.min(end) };
            let Ok(heard) = timeout_at(until.into(), self.hear()).await else { continue };
            let (seat, said) = heard?;
            act = self.take(hall, act, seat, said);
        }
        Ok(())
    }

    /// Lets one of the two act, if one can.
    async fn act(&mut self) -> Result<Option<Act>, Failure> {
        let first = self.chance.below(2);
        for seat in [first, 1 - first] {
            let Some(command) = choose(&self.seats[seat].legal, &mut self.chance) else { continue };
            self.acts += 1;
            let (sent, on) = (Instant::now(), self.seats[seat].version);
            self.seats[seat].line.send(self.acts, &command).await?;
            return Ok(Some(Act { seat, sent, on, acknowledged: None, told: None }));
        }
        Ok(None)
    }

    async fn hear(&mut self) -> Result<(usize, Said), Failure> {
        let [one, other] = &mut self.seats;
        tokio::select! {
            said = one.line.hear() => Ok((0, said?)),
            said = other.line.hear() => Ok((1, said?)),
        }
    }

    /// What is left of the act after something was said.
    fn take(&mut self, hall: &Hall, act: Option<Act>, seat: usize, said: Said) -> Option<Act> {
        hall.figures().heard(said.bytes);
        let kind = said.kind.clone();
        let version = said.version;
        if let Some(legal) = said.into_legal() {
            self.seats[seat].legal = legal;
            self.seats[seat].version = version;
        }
        let mut act = act?;
        let took = act.sent.elapsed();
        match kind.as_str() {
            "refused" if seat == act.seat => {
                hall.figures().refused += 1;
                return None;
            }
            "accepted" if seat == act.seat => act.acknowledged = Some(took),
            "update" if seat != act.seat && version > act.on => act.told = act.told.or(Some(took)),
            _ => {}
        }
        // The next one is decided on what this one has led to.
        let both_know = self.seats.iter().all(|seat| seat.version > act.on);
        match (act.acknowledged, act.told) {
            (Some(acknowledged), Some(told)) if both_know => {
                hall.figures().acted(acknowledged, told);
                None
            }
            _ => Some(act),
        }
    }
}

impl Seat {
    async fn open(client: &Client, table: &str) -> Result<Self, Failure> {
        Ok(Self { line: Line::open(client, table).await?, legal: Value::Null, version: 0 })
    }
}

/// Notes how late a task of the client's own is: what is above that is the house's.
pub(crate) async fn watch_oneself(hall: &Hall, end: Instant) {
    let step = Duration::from_millis(50);
    while Instant::now() < end {
        let due = Instant::now() + step;
        sleep_until(due.into()).await;
        hall.figures().own.push(due.elapsed());
    }
}
