//! What the dead server has left behind, compared with what was promised.

use std::{
    collections::{BTreeSet, HashMap},
    process::ExitCode,
    sync::{Arc, PoisonError, atomic::Ordering},
};

use tavola_club::{
    Decider, Millis, Time,
    chouette::{ChouetteEvent, ChouetteHappened, ChouetteStream},
    match_clock::MatchClockStream,
    table::{Cause, Happening, Opened, Table, TableEvent, Tables},
    tournament::TournamentStream,
};
use tavola_server::{
    ids::{CommandId, StreamId, Version},
    now::Now,
    store::{CommandKey, DatabaseUrl, Store},
};

use crate::{Failure, player::Ledger};

/// The signs of life are a second apart; a little more for a busy machine.
const HEARTBEAT: Millis = Millis::new(2_500);

/// Looks at the database between two lives.
pub(crate) struct Audit {
    database: DatabaseUrl,
    ledger: Arc<Ledger>,
    /// The events each table was seen to have.
    seen: HashMap<StreamId, Vec<String>>,
    died: Option<Time>,
    came_up: Option<Time>,
    resumed: u64,
    violations: Vec<String>,
}

impl Audit {
    /// An auditor of that database.
    pub(crate) fn new(database: DatabaseUrl, ledger: Arc<Ledger>) -> Self {
        let seen = HashMap::new();
        Self { database, ledger, seen, died: None, came_up: None, resumed: 0, violations: Vec::new() }
    }

    /// The server answers again.
    pub(crate) fn came_up(&mut self) {
        self.came_up = Some(Now::system().time());
    }

    /// The server has been killed: is everything there, once, and are the clocks right?
    pub(crate) async fn look(&mut self, killed_at: Time) -> Result<(), Failure> {
        let store = Store::open(&self.database).await?;
        for fault in store.check().await? {
            self.violations.push(fault.what);
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
        self.died = Some(killed_at);
        Ok(())
    }

    async fn look_at(&mut self, store: &Store, table: &StreamId) -> Result<(), Failure> {
        let (events, before) = self.read::<Tables>(store, table).await?;
        self.read_clocks(table, &events, before);
        Ok(())
    }

    /// Every line of a device that was taken is there, and once.
    async fn look_at_board(&mut self, store: &Store, board: &StreamId) -> Result<(), Failure> {
        let (entries, _) = self.read::<MatchClockStream>(store, board).await?;
        let mut count: HashMap<&str, usize> = HashMap::new();
        for stamp in entries.iter().filter_map(|entry| entry.stamp.as_ref()) {
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
        let (events, before) = self.read::<ChouetteStream>(store, chouette).await?;
        let given_back = |event: &ChouetteEvent| match event.what {
            ChouetteHappened::Resumed { down } => Some(down),
            _ => None,
        };
        for down in events[before..].iter().filter_map(given_back) {
            self.resumed += 1;
            self.measure(chouette, down);
        }
        let state = ChouetteStream::fold(&events);
        let accounts = state.ledger().points().values().map(|balance| balance.in_halves()).sum::<i64>();
        if accounts != 0 {
            self.violations.push(format!("{chouette}: the accounts do not add up"));
        }
        Ok(())
    }

    /// The events of a stream and how many of them were seen before, once all that holds for every stream is checked.
    async fn read<D: Decider>(&mut self, store: &Store, stream: &StreamId) -> Result<(Vec<D::Event>, usize), Failure> {
        let stored = store.events_after(stream, Version::NONE).await?;
        let events: Result<Vec<_>, _> = stored.iter().map(|event| D::read(event.format, &event.body)).collect();
        let events = events.map_err(|error| format!("{stream}: {error}"))?;
        let bodies: Vec<String> = stored.into_iter().map(|event| event.body).collect();
        let before = self.seen.get(stream).map_or(0, Vec::len).min(bodies.len());
        if self.seen.get(stream).is_some_and(|seen| !bodies.starts_with(seen)) {
            self.violations.push(format!("{stream}: events that were on disk are gone or changed"));
        }
        self.count_commands(stream, &store.accepted_commands(stream).await?, events.len());
        if D::wakes_at(&D::fold(&events)) != store.deadline_of(stream).await? {
            self.violations.push(format!("{stream}: the stored deadline is not the stream's"));
        }
        self.seen.insert(stream.clone(), bodies);
        Ok((events, before))
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
    fn read_clocks(&mut self, table: &StreamId, events: &[TableEvent], from: usize) {
        let mut state = Tables::fold(&events[..from]);
        let mut given_back = 0;
        for event in &events[from..] {
            let before = state.clone();
            state = Tables::evolve(state, event);
            match &event.what {
                Happening::Resumed { down } => {
                    given_back += 1;
                    self.resumed += 1;
                    self.compare(table, (&before, &state), event.at, *down);
                }
                Happening::Decided { cause: Cause::Flag | Cause::TooSlow, .. } => {
                    self.violations.push(format!("{table}: somebody lost on time while the server was tormented"));
                }
                _ => {}
            }
        }
        let was_playing = from > 0 && Tables::fold(&events[..from]).opened().is_some_and(Opened::is_playing);
        let lived = self.died.is_some() && self.came_up.is_some();
        if was_playing && lived && given_back != 1 {
            self.violations.push(format!("{table}: lost time was given back {given_back} times"));
        }
    }

    fn compare(&mut self, table: &StreamId, (before, after): (&Table, &Table), at: Time, down: Millis) {
        self.measure(table, down);
        let began = Time::from_millis(at.millis().saturating_sub(down.number()));
        let faces = |table: &Table, at| table.opened().and_then(|opened| opened.clock().map(|clock| clock.faces(at)));
        if faces(before, began) != faces(after, at) {
            self.violations.push(format!("{table}: the clocks are not as they were before the server went"));
        }
    }

    /// What was given back is the time without a server.
    fn measure(&mut self, stream: &StreamId, down: Millis) {
        let Some(gone) = self.gone() else { return };
        if down > gone + HEARTBEAT || down + HEARTBEAT < gone {
            self.violations.push(format!("{stream}: {down} given back for {gone} without a server"));
        }
    }

    /// For how long there was no server.
    fn gone(&self) -> Option<Millis> {
        let (died, up) = self.died.zip(self.came_up)?;
        Some(Millis::new(up.millis().saturating_sub(died.millis())))
    }

    /// Where things stand after so many kills.
    pub(crate) fn line(&self, kill: u32) -> String {
        let book = self.ledger.book();
        let events: usize = self.seen.values().map(Vec::len).sum();
        format!(
            "{kill} kills: {} tables, {} chouettes, {} tournaments, {} devices with {} lines, {events} events, {} commands acknowledged, {} sent again after a kill, \
             {} sent twice on purpose, lost time given back {} times, {} violations",
            book.tables.len(),
            book.chouettes.len(),
            book.events.len(),
            book.boards.len(),
            book.lines.len(),
            book.promised.len(),
            self.ledger.retried.load(Ordering::Relaxed),
            self.ledger.repeated.load(Ordering::Relaxed),
            self.resumed,
            self.found().len(),
        )
    }

    fn found(&self) -> Vec<String> {
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
        audit.look(Time::from_millis(1)).await.unwrap();
        let found = audit.found().join("\n");
        assert!(found.contains("command lost was acknowledged and is not there"), "{found}");
        assert!(found.contains("events that were on disk are gone or changed"), "{found}");
    }
}
