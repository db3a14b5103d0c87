//! What the database says after a round, while nobody acts: everything acknowledged is there, once, and what was due was done.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use tavola_base::{Decider, Millis, Time};
use tavola_club::table::{Cause, Happening, Tables};
use tavola_server::{
    base::ids::{StreamId, Version},
    store::Store,
};

use super::times::Times;
use crate::{
    Failure,
    audit::{Audit, Read},
};

/// How late a deadline or a bot may be.
const LATE: Millis = Millis::seconds(5);
/// How often a stream that moves while it is read is read again.
const ATTEMPTS: usize = 10;

/// What has been looked at, and what was found.
pub(crate) struct Look {
    pub(crate) audit: Audit,
    /// Tables that are over and were looked at since.
    done: BTreeSet<StreamId>,
    /// The flags that fell, by table.
    flags: BTreeMap<StreamId, Millis>,
    /// What bots have done, as far as it was counted.
    bots: BTreeMap<StreamId, usize>,
}

impl Look {
    pub(crate) const fn new(audit: Audit) -> Self {
        Self { audit, done: BTreeSet::new(), flags: BTreeMap::new(), bots: BTreeMap::new() }
    }

    /// Looks at all tables at which something may have happened since the last time.
    pub(crate) async fn at_all(&mut self, store: &Store) -> Result<(), Failure> {
        let tables: Vec<StreamId> = self.audit.tables().filter(|table| !self.done.contains(table)).collect();
        for table in &tables {
            self.at(store, table).await?;
        }
        for aside in store.aside().await? {
            self.audit.found_wrong(format!("{} is set aside: {}", aside.stream, aside.why));
        }
        for fault in store.check().await? {
            self.audit.found_wrong(fault.what);
        }
        self.overdue(store).await
    }

    async fn at(&mut self, store: &Store, table: &StreamId) -> Result<(), Failure> {
        for _ in 0..ATTEMPTS {
            let (before, known) = (store.standing(table).await?.version, self.audit.wrong());
            let read = self.audit.read::<Tables>(store, table).await?;
            // What moved while it was read says nothing: two bots do not rest. It is looked at the next time, and at the end.
            if store.standing(table).await?.version == before {
                self.note(table, &read);
                return Ok(());
            }
            self.audit.forget_wrong(known);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    fn note(&mut self, table: &StreamId, read: &Read<Tables>) {
        let of_bots = read.accepted.iter().filter(|(key, _)| key.actor.starts_with("bot:")).count();
        self.bots.insert(table.clone(), of_bots);
        let mut state = Tables::fold(&[]);
        let mut fallen = Vec::new();
        for event in &read.events {
            let due = Tables::wakes_at(&state);
            if let (Happening::Decided { cause: Cause::Flag | Cause::TooSlow, .. }, Some(due)) = (&event.what, due) {
                if event.at < due {
                    self.audit.found_wrong(format!("{table}: a flag fell {} before it was due", due.since(event.at)));
                }
                fallen.push(event.at.since(due));
            }
            state = Tables::evolve(state, event);
        }
        if fallen.len() > 1 {
            self.audit.found_wrong(format!("{table}: {} flags fell", fallen.len()));
        }
        if let Some(late) = fallen.first() {
            self.flags.insert(table.clone(), *late);
            if *late > LATE {
                self.audit.found_wrong(format!("{table}: a flag fell {late} late"));
            }
        }
        if state.opened().is_none_or(|opened| !opened.is_playing()) && read.before == read.events.len() {
            self.done.insert(table.clone());
        }
    }

    /// Nothing that is due, and no bot, waits for long.
    async fn overdue(&mut self, store: &Store) -> Result<(), Failure> {
        let now = store.last_alive().await?.unwrap_or_default();
        for due in store.due(now.less(LATE), 100).await? {
            let late = now.since(due.due);
            self.audit.found_wrong(format!("{}: what was due has not been done for {late}", due.stream));
        }
        for table in store.rooms_awaiting_a_bot("table").await? {
            let events = store.events_after(&table, Version::NONE).await?;
            let last = events.last().map_or(Time::default(), |event| event.at);
            if now.since(last) > LATE {
                self.audit.found_wrong(format!("{table}: a bot has not acted for {}", now.since(last)));
            }
        }
        Ok(())
    }

    /// How late flags fell.
    pub(crate) fn flags(&self) -> Times {
        let mut times = Times::default();
        self.flags.values().for_each(|late| times.add(Duration::from_millis(late.number())));
        times
    }

    /// How many acts of bots there are.
    pub(crate) fn acts_of_bots(&self) -> usize {
        self.bots.values().sum()
    }
}
