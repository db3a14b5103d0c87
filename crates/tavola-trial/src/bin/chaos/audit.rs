//! What the dead server has left behind, compared with what was promised.

use std::{
    collections::{BTreeSet, HashMap},
    process::ExitCode,
    sync::{Arc, PoisonError, atomic::Ordering},
};

use tavola_base::{Decider, Millis, Time};
use tavola_club::{
    chouette::{ChouetteEvent, ChouetteHappened, ChouetteStream, PresenceEvent},
    device::DeviceStream,
    table::{Cause, Happening, Opened, Table, Tables},
};
use tavola_server::{
    base::{
        ids::{CommandId, StreamId, Version},
        now::Now,
    },
    store::{CommandKey, DatabaseUrl, Outage, Store},
};
use tavola_tournament::TournamentStream;

use crate::{
    Failure,
    clocks::{Clocks, Left},
    hindrance::Hindrance,
    player::Ledger,
};

/// Looks at the database between two lives.
pub(crate) struct Audit {
    database: DatabaseUrl,
    ledger: Arc<Ledger>,
    /// The events each table was seen to have.
    seen: HashMap<StreamId, Vec<String>>,
    clocks: Clocks,
    resumed: u64,
    violations: Vec<String>,
}

/// A stream as it is after a life.
pub(crate) struct Read<D: Decider> {
    pub(crate) events: Vec<D::Event>,
    /// How many of them were seen before.
    pub(crate) before: usize,
    pub(crate) accepted: Vec<(CommandKey, Version)>,
}

impl<D: Decider> Read<D> {
    /// Whether it had been given an outage back when it was seen before.
    fn had(&self, outage: &Outage) -> bool {
        let name = CommandId::new(format!("outage-{}", outage.began.millis()));
        let before = i64::try_from(self.before).unwrap_or(i64::MAX);
        self.accepted.iter().any(|(key, version)| key.id == name && version.number() <= before)
    }
}

impl Audit {
    /// An auditor of that database.
    pub(crate) fn new(database: DatabaseUrl, ledger: Arc<Ledger>) -> Self {
        let seen = HashMap::new();
        Self { database, ledger, seen, clocks: Clocks::default(), resumed: 0, violations: Vec::new() }
    }

    /// The tables there are.
    pub(crate) fn tables(&self) -> impl Iterator<Item = StreamId> {
        self.ledger.book().tables.iter().cloned().collect::<Vec<_>>().into_iter()
    }

    /// Notes something that is wrong.
    pub(crate) fn found_wrong(&mut self, what: String) {
        self.violations.push(what);
    }

    /// How much was found wrong so far.
    pub(crate) const fn wrong(&self) -> usize {
        self.violations.len()
    }

    /// Takes back what was found wrong since: it was read while it moved.
    pub(crate) fn forget_wrong(&mut self, since: usize) {
        self.violations.truncate(since);
    }

    /// The server answers again.
    pub(crate) fn came_up(&mut self) {
        self.clocks.answers(Now::system().time());
    }

    /// The server has been killed: is everything there, once, and are the clocks right?
    pub(crate) async fn look(&mut self, killed_at: Time, hindrance: Hindrance) -> Result<(), Failure> {
        // Alone: what the killed server's connection was still writing is then written, or never will be.
        let store = Store::open_alone(&self.database).await?;
        let left = Left::read(&store).await?;
        for fault in store.check().await? {
            self.violations.push(fault.what);
        }
        for aside in store.aside().await? {
            self.violations.push(format!("{} is set aside: {}", aside.stream, aside.why));
        }
        let tables: Vec<StreamId> = self.ledger.book().tables.iter().cloned().collect();
        for table in tables {
            self.look_at(&store, &table).await?;
        }
        let chouettes: Vec<StreamId> = self.ledger.book().chouettes.iter().cloned().collect();
        for chouette in chouettes {
            self.look_at_chouette(&store, &chouette).await?;
        }
        let events: Vec<StreamId> = self.ledger.book().events.iter().cloned().collect();
        for event in events {
            self.read::<TournamentStream>(&store, &event).await?;
        }
        let boards: Vec<StreamId> = self.ledger.book().boards.iter().cloned().collect();
        for board in boards {
            self.look_at_board(&store, &board).await?;
        }
        store.close().await;
        self.violations.extend(self.clocks.ended(left, killed_at, hindrance));
        Ok(())
    }

    async fn look_at(&mut self, store: &Store, table: &StreamId) -> Result<(), Failure> {
        let read = self.read::<Tables>(store, table).await?;
        self.read_clocks(table, &read);
        Ok(())
    }

    /// Every line of a device that was taken is there, and once.
    async fn look_at_board(&mut self, store: &Store, board: &StreamId) -> Result<(), Failure> {
        let read = self.read::<DeviceStream>(store, board).await?;
        let mut count: HashMap<&str, usize> = HashMap::new();
        for stamp in read.events.iter().filter_map(|entry| entry.stamp.as_ref()) {
            *count.entry(stamp.id.as_str()).or_default() += 1;
        }
        let book = self.ledger.book();
        let taken = book.lines.iter().filter(|(at, _)| at == board);
        let lost = taken.filter(|(_, line)| !count.contains_key(line.as_str())).count();
        let doubled = count.values().filter(|&&times| times > 1).count();
        drop(book);
        if lost + doubled > 0 {
            self.violations.push(format!("{board}: {lost} lines of the device are lost, {doubled} doubled"));
        }
        Ok(())
    }

    async fn look_at_chouette(&mut self, store: &Store, chouette: &StreamId) -> Result<(), Failure> {
        let read = self.read::<ChouetteStream>(store, chouette).await?;
        let given_back = |event: &ChouetteEvent| match event.what {
            ChouetteHappened::Presence(PresenceEvent::Resumed { down }) => Some((event.at, down)),
            _ => None,
        };
        let given: Vec<_> = read.events[read.before..].iter().filter_map(given_back).collect();
        self.resumed += given.len() as u64;
        // One that began within this life may have been given something back later.
        if given.first().is_some_and(|(at, _)| self.clocks.again().is_some_and(|again| again == *at)) {
            self.look_at_clocks(chouette, &given, &read);
        }
        let state = ChouetteStream::fold(&read.events);
        let accounts = state.ledger().points().values().map(|balance| balance.in_halves()).sum::<i64>();
        if accounts != 0 {
            self.violations.push(format!("{chouette}: the accounts do not add up"));
        }
        Ok(())
    }

    /// A stream, once all that holds for every stream is checked.
    pub(crate) async fn read<D: Decider>(&mut self, store: &Store, stream: &StreamId) -> Result<Read<D>, Failure> {
        let stored = store.events_after(stream, Version::NONE).await?;
        let events: Result<Vec<_>, _> = stored.iter().map(|event| D::read(event.format, &event.body)).collect();
        let events = events.map_err(|error| format!("{stream}: {error}"))?;
        let bodies: Vec<String> = stored.into_iter().map(|event| event.body).collect();
        let before = self.seen.get(stream).map_or(0, Vec::len).min(bodies.len());
        if self.seen.get(stream).is_some_and(|seen| !bodies.starts_with(seen)) {
            self.violations.push(format!("{stream}: events that were on disk are gone or changed"));
        }
        let accepted = store.accepted_commands(stream).await?;
        self.count_commands(stream, &accepted, events.len());
        if D::wakes_at(&D::fold(&events)) != store.deadline_of(stream).await? {
            self.violations.push(format!("{stream}: the stored deadline is not the stream's"));
        }
        self.seen.insert(stream.clone(), bodies);
        Ok(Read { events, before, accepted })
    }

    /// Every promise is kept, every event belongs to one command, no command counts twice.
    fn count_commands(&mut self, table: &StreamId, accepted: &[(CommandKey, Version)], events: usize) {
        let mut violations = Vec::new();
        let ids: HashMap<&CommandId, Version> = accepted.iter().map(|(key, version)| (&key.id, *version)).collect();
        let book = self.ledger.book();
        for ((at, id), version) in book.promised.iter().filter(|((at, _), _)| at == table) {
            if ids.get(id) != Some(version) {
                violations.push(format!("{at}: command {id} was acknowledged and is not there"));
            }
        }
        let of_people = |actor: &str| actor != "house" && !actor.starts_with("bot:") && !actor.starts_with("device:");
        let ours = accepted.iter().filter(|(key, _)| of_people(&key.actor));
        // A device's match is made and handed over under names of the house's own; its lines are counted by themselves.
        let ours = ours.filter(|_| !book.boards.contains(table));
        let unknown = ours.filter(|(key, _)| !book.sent.contains(&(table.clone(), key.id.clone()))).count();
        drop(book);
        // The seat taken by invitation is sent under a name the player does not see.
        if unknown > 1 {
            violations.push(format!("{table}: {unknown} commands that nobody sent"));
        }
        let versions: BTreeSet<Version> = accepted.iter().map(|(_, version)| *version).collect();
        if versions.len() != accepted.len() || versions.last().map(|last| last.number()) != i64::try_from(events).ok() {
            violations.push(format!("{table}: events and commands do not fit together"));
        }
        self.violations.extend(violations);
    }

    /// The time in which no server ran has been given back: the faces after are the faces before.
    fn read_clocks(&mut self, table: &StreamId, read: &Read<Tables>) {
        let mut state = Tables::fold(&read.events[..read.before]);
        let was_playing = state.opened().is_some_and(Opened::is_playing);
        let mut given = Vec::new();
        for event in &read.events[read.before..] {
            let before = state.clone();
            state = Tables::evolve(state, event);
            match &event.what {
                Happening::Resumed { down } => {
                    self.resumed += 1;
                    given.push((event.at, *down));
                    self.compare(table, (&before, &state), event.at, *down);
                }
                Happening::Decided { cause: Cause::Flag | Cause::TooSlow, .. } => {
                    self.violations.push(format!("{table}: somebody lost on time while the server was hindered"));
                }
                _ => {}
            }
        }
        if was_playing {
            self.look_at_clocks(table, &given, read);
        }
    }

    fn look_at_clocks<D: Decider>(&mut self, stream: &StreamId, given: &[(Time, Millis)], read: &Read<D>) {
        let wrong = self.clocks.look_at(given, |outage| read.had(outage));
        self.violations.extend(wrong.map(|wrong| format!("{stream}: {wrong}")));
    }

    fn compare(&mut self, table: &StreamId, (before, after): (&Table, &Table), at: Time, down: Millis) {
        let began = Time::from_millis(at.millis().saturating_sub(down.number()));
        let faces = |table: &Table, at| table.opened().and_then(|opened| opened.clock().map(|clock| clock.faces(at)));
        if faces(before, began) != faces(after, at) {
            self.violations.push(format!("{table}: the clocks are not as they were before the server went"));
        }
    }

    /// Where things stand after so many kills.
    pub(crate) fn line(&self, kill: u32) -> String {
        let book = self.ledger.book();
        let events: usize = self.seen.values().map(Vec::len).sum();
        format!(
            "{kill} kills: {} tables, {} chouettes, {} tournaments, {} devices with {} lines, {events} events, {} commands acknowledged, {} sent again after a kill, \
             {} sent twice on purpose, {} put off by a house in trouble, lost time given back {} times, {} violations",
            book.tables.len(),
            book.chouettes.len(),
            book.events.len(),
            book.boards.len(),
            book.lines.len(),
            book.promised.len(),
            self.ledger.retried.load(Ordering::Relaxed),
            self.ledger.repeated.load(Ordering::Relaxed),
            self.ledger.failed.load(Ordering::Relaxed),
            self.resumed,
            self.found().len(),
        )
    }

    pub(crate) fn found(&self) -> Vec<String> {
        let complaints = self.ledger.complaints.lock().unwrap_or_else(PoisonError::into_inner);
        self.violations.iter().chain(complaints.iter()).cloned().collect()
    }

    /// Prints what was found; success if nothing was.
    pub(crate) fn verdict(&self) -> ExitCode {
        let found = self.found();
        for violation in found.iter().take(50) {
            println!("violation: {violation}");
        }
        if found.is_empty() {
            println!("no acknowledged action is missing, none is doubled, the clocks are right");
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_auditor_notices_what_is_missing() {
        let folder = tempfile::tempdir().unwrap();
        let (ledger, table) = (Arc::new(Ledger::default()), StreamId::fresh());
        ledger.book().tables.insert(table.clone());
        ledger.book().promised.insert((table.clone(), CommandId::new("lost")), Version::new(3));
        let mut audit = Audit::new(DatabaseUrl::sqlite_file(&folder.path().join("tavola.db")), Arc::clone(&ledger));
        audit.seen.insert(table, vec!["\"an event that was on disk\"".to_owned()]);
        audit.look(Time::from_millis(1), Hindrance::default()).await.unwrap();
        let found = audit.found().join("\n");
        assert!(found.contains("command lost was acknowledged and is not there"), "{found}");
        assert!(found.contains("events that were on disk are gone or changed"), "{found}");
    }
}
