//! People at a table or in a chouette who play what is legal, each on a line of their own, and those who watch them.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tavola_trial::Failure;
use tavola_trial::chance::Chance;
use tavola_trial::client::Client;
use tavola_trial::moves::choose;
use tokio::{
    sync::watch,
    time::{sleep_until, timeout_at},
};

use crate::figures::{Figures, Span};
use crate::line::{Line, Said};
use crate::pace::Pace;

/// When somebody who can do nothing looks again.
const BREATH: Duration = Duration::from_millis(50);

/// One who has a line there.
struct Seat {
    line: Line,
    legal: Value,
    /// The version they know.
    version: u64,
}

/// What is done there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// A match of two.
    Table,
    /// One against several.
    Chouette,
}

/// An act that is on its way.
struct Act {
    seat: usize,
    /// When it should have been sent: from then on it is timed, however late that was.
    due: Instant,
    /// The version it was decided on.
    on: u64,
    acknowledged: Option<Duration>,
    told: Option<Duration>,
}

/// A table or a chouette with its players and its watchers.
pub(crate) struct Table {
    sort: Sort,
    /// Where its line is.
    live: String,
    clients: Vec<Client>,
    /// The players first.
    seats: Vec<Seat>,
    chance: Chance,
    /// The version the last act was decided on, when it was due, and how many watchers have not been told of it.
    unseen: (u64, Instant, usize),
    spell: u32,
    acts: u64,
}

/// What all share.
pub(crate) struct Hall {
    pub(crate) figures: Mutex<Figures>,
}

impl Hall {
    pub(crate) fn figures(&self) -> MutexGuard<'_, Figures> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    /// Seats two guests at a new table and opens their lines, and those of as many watchers.
    pub(crate) async fn open(visitors: Vec<Client>, nth: usize) -> Result<Self, Failure> {
        let rules = json!({ "preset": "match", "length": { "points": 64 } });
        let new = json!({ "opponent": "friend", "rules": rules, "name": "Ada" });
        Self::opened(Sort::Table, visitors, nth, ("/tables", new, "/t")).await
    }

    /// The same for a chouette of three.
    pub(crate) async fn open_chouette(visitors: Vec<Client>, nth: usize) -> Result<Self, Failure> {
        let rules = json!({ "game": { "preset": "chouette-club", "automatic_doubles": "none" } });
        let new = json!({ "rules": rules, "name": "Ada" });
        Self::opened(Sort::Chouette, visitors, nth, ("/chouettes", new, "/c")).await
    }

    async fn opened(
        sort: Sort,
        mut clients: Vec<Client>,
        nth: usize,
        (path, new, at): (&str, Value, &str),
    ) -> Result<Self, Failure> {
        let opened = clients.first_mut().ok_or("nobody is there")?.post(path, &new).await?.json();
        let (Some(id), Some(link)) = (opened["id"].as_str(), opened["join_url"].as_str()) else {
            return Err(format!("nothing was opened at {path}: {opened}").into());
        };
        let players = sort.players();
        for guest in clients.iter_mut().take(players).skip(1) {
            let joined = guest.post(link, &json!({ "name": "Bea" })).await?;
            if joined.status != 200 {
                return Err(format!("nobody came to {path}: {}", joined.status).into());
            }
        }
        let live = format!("{at}/{id}/live");
        let chance = Chance::new(nth as u64);
        let unseen = (0, Instant::now(), 0);
        let mut table = Self { sort, live, clients, seats: Vec::new(), chance, unseen, spell: 0, acts: 0 };
        table.come_back().await?;
        Ok(table)
    }

    /// Opens all lines, anew after the house was away.
    pub(crate) async fn come_back(&mut self) -> Result<(), Failure> {
        self.seats.clear();
        for client in &self.clients {
            let line = Line::open(client, &self.live).await?.beating();
            self.seats.push(Seat { line, legal: Value::Null, version: 0 });
        }
        self.spell += 1;
        Ok(())
    }

    /// Listens to what the house says until it is time.
    pub(crate) async fn wait(mut self, mut begin: watch::Receiver<bool>) -> Result<Self, Failure> {
        let hall = Hall { figures: Figures::default().into() };
        loop {
            tokio::select! {
                _ = begin.wait_for(|begun| *begun) => return Ok(self),
                heard = self.hear() => {
                    let (seat, said) = heard?;
                    self.take(&hall, None, seat, said);
                }
            }
        }
    }

    /// Plays until `end`; the first act is due after `wait`. The table comes back for what is done with it next.
    pub(crate) async fn play(mut self, hall: &Hall, pace: Pace, wait: Duration, end: Instant) -> Option<Self> {
        match self.plays(hall, pace, Instant::now() + wait, end).await {
            Ok(()) => Some(self),
            Err(broken) => {
                hall.figures().broke(&self.live, &broken);
                None
            }
        }
    }

    /// Acts once and waits until that is told.
    pub(crate) async fn act_once(&mut self, hall: &Hall, end: Instant) -> Result<(), Failure> {
        let before = self.acts;
        while Instant::now() < end {
            let soon = (Instant::now() + BREATH).min(end);
            self.plays(hall, Pace::Once, Instant::now(), soon).await?;
            if self.acts > before && self.seats.iter().any(|seat| seat.version > self.unseen.0) {
                return Ok(());
            }
        }
        Err("no act was answered".into())
    }

    /// Gives the match up, so that it is finished.
    pub(crate) async fn resign(&mut self) -> Result<(), Failure> {
        let name = format!("resign-{}", self.spell);
        self.seats[0].line.send(&name, &json!({ "type": "resign_match" })).await?;
        loop {
            let said = self.seats[0].line.hear().await?;
            if matches!(said.kind.as_str(), "accepted" | "refused") {
                return if said.kind == "accepted" { Ok(()) } else { Err("a resignation was refused".into()) };
            }
        }
    }

    async fn plays(&mut self, hall: &Hall, pace: Pace, mut due: Instant, end: Instant) -> Result<(), Failure> {
        let mut act: Option<Act> = None;
        while Instant::now() < end {
            if act.is_none() && due <= Instant::now() {
                // At saturation an act is due as soon as it can be made.
                let from = if pace.is_saturation() { Instant::now() } else { due };
                act = self.act(from).await?;
                due = if act.is_some() { pace.next(due, &mut self.chance) } else { Instant::now() + BREATH };
            }
            let until = if act.is_some() { end } else { due.min(end) };
            let Ok(heard) = timeout_at(until.into(), self.hear()).await else { continue };
            let (seat, said) = heard?;
            act = self.take(hall, act, seat, said);
        }
        Ok(())
    }

    /// Lets one of the players act, if one can.
    async fn act(&mut self, due: Instant) -> Result<Option<Act>, Failure> {
        let players = self.sort.players();
        let first = self.chance.below(players);
        for seat in (0..players).map(|step| (first + step) % players) {
            let Some(command) = choose(&self.seats[seat].legal, &mut self.chance) else { continue };
            self.acts += 1;
            let on = self.seats[seat].version;
            self.unseen = (on, due, self.seats.len() - players);
            let name = format!("load-{}-{}", self.spell, self.acts);
            self.seats[seat].line.send(&name, &command).await?;
            return Ok(Some(Act { seat, due, on, acknowledged: None, told: None }));
        }
        Ok(None)
    }

    async fn hear(&mut self) -> Result<(usize, Said), Failure> {
        std::future::poll_fn(|context| {
            for (nth, seat) in self.seats.iter_mut().enumerate() {
                if let Poll::Ready(said) = seat.line.poll_hear(context) {
                    return Poll::Ready(said.map(|said| (nth, said)));
                }
            }
            Poll::Pending
        })
        .await
    }

    /// What is left of the act after something was said.
    fn take(&mut self, hall: &Hall, act: Option<Act>, seat: usize, said: Said) -> Option<Act> {
        hall.figures().heard(said.bytes);
        let (kind, version) = (said.kind.clone(), said.version);
        if let Some(legal) = said.into_legal() {
            self.seats[seat].legal = legal;
            self.seats[seat].version = version;
        }
        let players = self.sort.players();
        if seat >= players {
            self.watched(hall, version);
            return act;
        }
        let mut act = act?;
        let took = act.due.elapsed();
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
        let all_know = self.seats.iter().take(players).all(|seat| seat.version > act.on);
        let (Some(acknowledged), Some(told), true) = (act.acknowledged, act.told, all_know) else { return Some(act) };
        self.sort.note(&mut hall.figures(), acknowledged, told);
        None
    }

    fn watched(&mut self, hall: &Hall, version: u64) {
        let (on, due, left) = self.unseen;
        if left > 0 && version > on {
            hall.figures().took(Span::Watched, due.elapsed());
            self.unseen.2 -= 1;
        }
    }
}

impl Sort {
    const fn players(self) -> usize {
        match self {
            Self::Table => 2,
            Self::Chouette => 3,
        }
    }

    fn note(self, figures: &mut Figures, acknowledged: Duration, told: Duration) {
        match self {
            Self::Table => {
                figures.took(Span::Acknowledged, acknowledged);
                figures.took(Span::Told, told);
            }
            Self::Chouette => figures.took(Span::Chouette, told),
        }
    }
}

/// Notes how late a task of the client's own is: what is above that is the house's.
pub(crate) async fn watch_oneself(hall: &Hall, end: Instant) {
    let step = Duration::from_millis(50);
    while Instant::now() < end {
        let due = Instant::now() + step;
        sleep_until(due.into()).await;
        hall.figures().took(Span::Own, due.elapsed());
    }
}
