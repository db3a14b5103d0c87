//! Waiting for a database that is away for a moment: where several nodes share one, another of its hosts may take over.

use std::time::{Duration, Instant};

use super::{Kind, Rooms, Sender};
use crate::{
    base::ids::{CommandId, StreamId, Version},
    web::errors::AppError,
};

/// How long a command is tried again, and how long after the last time.
const PATIENCE: Duration = Duration::from_secs(10);
const BREATH: Duration = Duration::from_millis(250);

impl<K: Kind> Rooms<K> {
    /// Puts a visitor's command to a stream. While the database of several nodes is away it is tried again under the same name,
    /// which does it once.
    ///
    /// # Errors
    /// If it is refused; then nothing has happened.
    pub async fn command(
        &self,
        stream: &StreamId,
        sender: &Sender,
        id: CommandId,
        command: K::Command,
    ) -> Result<Version, AppError> {
        let began = Instant::now();
        loop {
            match self.command_once(stream, sender, id.clone(), command.clone()).await {
                Err(error) if self.store.is_shared() && error.may_pass() && began.elapsed() < PATIENCE => {
                    tracing::debug!(%error, %stream, "a command is tried again");
                    tokio::time::sleep(BREATH).await;
                }
                done => return done,
            }
        }
    }
}
