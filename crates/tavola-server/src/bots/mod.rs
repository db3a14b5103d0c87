//! Bots are players like others: they see that a table waits for them, think, and send a command.

mod decision;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{Semaphore, broadcast::error::RecvError};

use tavola_club::table::Table;
use tavola_engine::Player;

use crate::{
    app::App,
    errors::AppError,
    ids::{CommandId, StreamId},
    random,
};

pub use decision::{Decision, Weight, decide, is_awaited};

/// How often all tables are looked at, in case a hint was lost.
const SWEEP: Duration = Duration::from_secs(5);

/// Plays for the bots until the server stops.
pub async fn run(app: App) {
    let bots = Bots { app: app.clone(), at_work: Arc::default(), threads: Arc::new(Semaphore::new(threads())) };
    let mut hints = app.bus().watch_all();
    let mut sweep = tokio::time::interval(SWEEP);
    loop {
        tokio::select! {
            () = app.stopping() => break,
            _ = sweep.tick() => bots.sweep().await,
            hint = hints.recv() => match hint {
                Ok(hint) => bots.look_at(hint.stream),
                Err(RecvError::Lagged(_)) => bots.sweep().await,
                Err(RecvError::Closed) => break,
            },
        }
    }
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

#[derive(Clone)]
struct Bots {
    app: App,
    /// The tables somebody is at work on, and whether to look again afterwards.
    at_work: Arc<Mutex<HashMap<StreamId, Again>>>,
    threads: Arc<Semaphore>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Again {
    No,
    Yes,
}

impl Bots {
    async fn sweep(&self) {
        match self.app.store().tables_awaiting_a_bot().await {
            Ok(tables) => tables.into_iter().for_each(|table| self.look_at(table)),
            Err(error) => tracing::error!(%error, "the bots cannot see the tables"),
        }
    }

    fn look_at(&self, table: StreamId) {
        let mut at_work = self.at_work.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(again) = at_work.get_mut(&table) {
            *again = Again::Yes;
            return;
        }
        at_work.insert(table.clone(), Again::No);
        let bots = self.clone();
        tokio::spawn(async move { bots.work(table).await });
    }

    async fn work(&self, table: StreamId) {
        loop {
            if let Err(error) = self.play_on(&table).await {
                tracing::warn!(%error, %table, "a bot could not play");
            }
            let mut at_work = self.at_work.lock().unwrap_or_else(PoisonError::into_inner);
            match at_work.get_mut(&table) {
                Some(again @ Again::Yes) => *again = Again::No,
                _ => {
                    at_work.remove(&table);
                    break;
                }
            }
        }
    }

    /// Sends the bots' commands until the table waits for somebody else.
    async fn play_on(&self, table: &StreamId) -> Result<(), AppError> {
        loop {
            let snapshot = self.app.tables().snapshot(table).await?;
            let Some(decision) = self.think(Arc::clone(&snapshot.state)).await else { return Ok(()) };
            tokio::select! {
                () = self.app.stopping() => return Ok(()),
                () = tokio::time::sleep(self.pause(decision.weight)) => {}
            }
            let id = CommandId::new(format!("{}", snapshot.version));
            match self.app.tables().by_bot(table, decision.side, id, decision.command).await {
                Ok(_) => metrics::counter!("tavola_bot_commands").increment(1),
                // The table has moved on while the bot was thinking: look again, but only if it has.
                Err(AppError::Refused(refusal)) => {
                    if self.app.tables().snapshot(table).await?.version == snapshot.version {
                        tracing::warn!(%table, refusal = %refusal.message, "a bot was refused");
                        return Ok(());
                    }
                }
                Err(error) => return Err(error),
            }
        }
    }

    async fn think(&self, state: Arc<Table>) -> Option<Decision> {
        let _permit = self.threads.acquire().await.ok()?;
        let player = self.app.player().clone();
        let now = self.app.now();
        let thought = tokio::task::spawn_blocking(move || decide(&player, &state, now)).await;
        thought.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot's thought broke off");
            None
        })
    }

    /// How long it seems to think: longer over the cube than over the dice cup.
    fn pause(&self, weight: Weight) -> Duration {
        let least = self.app.config().bot_pause();
        let spread = u64::try_from(least.as_millis()).unwrap_or(0) / 2;
        let share = match weight {
            Weight::Formality => least / 2,
            Weight::Play => least,
            Weight::Cube => least + least / 2,
        };
        if least.is_zero() { least } else { share + Duration::from_millis(random::below(spread)) }
    }
}

/// The player who plays for the bots of this house.
#[must_use]
pub fn house_player() -> Player {
    Player::default()
}
