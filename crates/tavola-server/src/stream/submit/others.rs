//! What is otherwise where several nodes share the streams: another may have moved one on, another host of the database may take
//! over while one is written.

use std::time::Duration;

use tavola_base::Decider;

use super::{Entry, Streams};
use crate::{
    base::{ids::StreamId, trouble::Trouble},
    store::{Append, Appended},
    web::errors::AppError,
};

/// How often an append whose fate is unknown is tried again, and how long after the last time: long enough for another host to
/// take over.
const UNSURE: u32 = 40;
const BREATH: Duration = Duration::from_millis(250);

/// Of all appends: where one does not get through, the others do not either.
static UNWRITTEN: Trouble = Trouble::new("appends are tried again", "appends are written at once again");

impl<D> Streams<D>
where
    D: Decider,
    D::State: Send + Sync + 'static,
    D::Command: Clone + Send + Sync,
    D::Event: Send + Sync,
    D::Facts: Send + Sync,
    D::Refusal: Send + Sync,
{
    /// Writes an append; one whose fate is unknown is written again under the same name, which does it once.
    pub(super) async fn written(&self, append: Append) -> Result<Appended, AppError> {
        let mut tried = 0;
        loop {
            match self.store.append(append.clone()).await {
                Err(error) if tried < UNSURE && self.store.is_shared() && error.may_pass() => {
                    UNWRITTEN.happened(&error);
                    tracing::debug!(%error, stream = %append.stream, tried, "an append is tried again");
                    metrics::counter!("tavola_store_retries_total").increment(1);
                    tried += 1;
                    tokio::time::sleep(BREATH).await;
                }
                appended => {
                    if appended.is_ok() {
                        UNWRITTEN.is_over();
                    }
                    return Ok(appended?);
                }
            }
        }
    }

    /// Whether another node has moved the stream on; then it is caught up with.
    pub(super) async fn is_behind(&self, stream: &StreamId, entry: &mut Entry<D>) -> Result<bool, AppError> {
        if !self.store.is_shared() {
            return Ok(false);
        }
        let before = entry.at.version;
        self.catch_up(stream, entry).await?;
        Ok(entry.at.version > before)
    }
}
