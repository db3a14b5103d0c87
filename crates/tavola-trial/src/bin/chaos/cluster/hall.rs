//! What all players of a cluster share: where the nodes are, whether they play or rest, and the times that are taken.

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tavola_server::base::ids::StreamId;
use tokio::sync::watch;

use super::times::Times;
use crate::player::Ledger;

/// What players do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// They act.
    Play,
    /// They only wait for what they have sent.
    Rest,
}

/// The hall.
pub(crate) struct Hall {
    pub(crate) nodes: Vec<SocketAddr>,
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) stage: watch::Sender<Stage>,
    /// Whether no fault is under way, so that times without one can be taken.
    pub(crate) is_calm: AtomicBool,
    /// Commands sent and not answered.
    pub(crate) pending: AtomicUsize,
    /// Commands refused though nothing had happened between that would explain it.
    pub(crate) refused: AtomicUsize,
    /// Commands that came second to what somebody else had done.
    pub(crate) overtaken: AtomicUsize,
    /// Commands answered with that something went wrong at the node.
    pub(crate) troubled: AtomicUsize,
    /// Lines that broke or were closed.
    pub(crate) broken: AtomicUsize,
    tables: Mutex<HashMap<StreamId, Told>>,
    times: Mutex<Taken>,
}

/// Times of a round.
#[derive(Debug, Default)]
pub(crate) struct Taken {
    /// From the acknowledgement at one node to the update at the other player's.
    pub(crate) hints: Times,
    /// From sending to the acknowledgement.
    pub(crate) acks: Times,
}

/// What was told at one table.
#[derive(Debug)]
struct Told {
    /// Since when it has waited for the next acknowledged act.
    since: Instant,
    longest: Duration,
    /// The last act that was acknowledged: its version, when, and by whom.
    acted: Option<(i64, Instant, usize)>,
    /// The version each player has seen, and since when.
    seen: [(i64, Option<Instant>); 2],
}

impl Told {
    fn goes_on(&mut self) {
        let now = Instant::now();
        self.longest = self.longest.max(now.saturating_duration_since(self.since));
        self.since = now;
    }
}

impl Hall {
    pub(crate) fn new(nodes: Vec<SocketAddr>, ledger: Arc<Ledger>) -> Self {
        Self {
            nodes,
            ledger,
            stage: watch::channel(Stage::Play).0,
            is_calm: AtomicBool::new(false),
            pending: AtomicUsize::new(0),
            refused: AtomicUsize::new(0),
            overtaken: AtomicUsize::new(0),
            troubled: AtomicUsize::new(0),
            broken: AtomicUsize::new(0),
            tables: Mutex::default(),
            times: Mutex::default(),
        }
    }

    /// From now on it is looked how long each table waits.
    pub(crate) fn watch_from(&self, now: Instant) {
        for told in self.tables().values_mut() {
            (told.since, told.longest) = (now, Duration::ZERO);
        }
    }

    /// The longest that each table has waited for an acknowledged act since then.
    pub(crate) fn waits(&self, now: Instant) -> Vec<(StreamId, Duration)> {
        let tables = self.tables();
        let wait = |told: &Told| told.longest.max(now.saturating_duration_since(told.since));
        tables.iter().map(|(table, told)| (table.clone(), wait(told))).collect()
    }

    /// The times taken since the last asking.
    pub(crate) fn take(&self) -> Taken {
        std::mem::take(&mut *self.times.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A table at which play must never stand for long.
    pub(crate) fn opened(&self, table: &StreamId) {
        let told = Told { since: Instant::now(), longest: Duration::ZERO, acted: None, seen: [(0, None); 2] };
        self.tables().insert(table.clone(), told);
    }

    /// It is over.
    pub(crate) fn closed(&self, table: &StreamId) {
        self.tables().remove(table);
    }

    /// An act was acknowledged.
    pub(crate) fn acted(&self, table: &StreamId, seat: usize, version: i64, sent: Instant) {
        let now = Instant::now();
        let mut tables = self.tables();
        let Some(told) = tables.get_mut(table) else { return };
        told.goes_on();
        told.acted = Some((version, now, seat));
        let (seen, at) = told.seen[1 - seat];
        let had_come = at.filter(|_| seen >= version).is_some();
        drop(tables);
        if self.is_calm.load(Ordering::Relaxed) {
            let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
            times.acks.add(now.saturating_duration_since(sent));
            if had_come {
                times.hints.add(Duration::ZERO);
            }
        }
    }

    /// Somebody has acted whom nobody waits for: a bot against another.
    pub(crate) fn goes_on(&self, table: &StreamId) {
        if let Some(told) = self.tables().get_mut(table) {
            told.goes_on();
        }
    }

    /// A player sees a version.
    pub(crate) fn saw(&self, table: &StreamId, seat: usize, version: i64) {
        let now = Instant::now();
        let mut tables = self.tables();
        let Some(told) = tables.get_mut(table) else { return };
        let before = told.seen[seat].0;
        told.seen[seat] = (version, Some(now));
        let news = told.acted.filter(|(acted, _, by)| *by != seat && before < *acted && version >= *acted);
        drop(tables);
        if let Some((_, at, _)) = news.filter(|_| self.is_calm.load(Ordering::Relaxed)) {
            let late = now.saturating_duration_since(at);
            self.times.lock().unwrap_or_else(PoisonError::into_inner).hints.add(late);
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<StreamId, Told>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
