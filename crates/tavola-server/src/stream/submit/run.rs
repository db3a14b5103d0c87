//! Many commands to one stream, one after the other, that wait for the disk together: a device's log that comes in late.

use futures_util::future::try_join_all;
use tavola_base::{Decider, Refusal};

use super::{Streams, SubmitContext, decided};
use crate::{
    base::ids::{StreamId, Version},
    store::{Appended, CommandKey},
    stream::folding,
    web::errors::AppError,
};

/// One of the commands.
pub struct Order<D: Decider, H> {
    /// The command.
    pub command: D::Command,
    /// Its name.
    pub key: CommandKey,
    /// What the house adds to it.
    pub house: H,
}

/// How far a run of commands has come.
#[derive(Debug)]
pub struct Ran {
    /// The stream's version after it.
    pub version: Version,
    /// Why the last command was refused, if it was: nothing came after it.
    pub refused: Option<Box<Refusal>>,
}

impl<D> Streams<D>
where
    D: Decider,
    D::State: Send + Sync + 'static,
    D::Command: Clone + Send + Sync,
    D::Event: Send + Sync,
    D::Facts: Send + Sync,
    D::Refusal: Send + Sync,
{
    /// Puts commands to a stream, each found by `next` from the state after those before it, until there is none or one is
    /// refused. When it returns, what they did is on disk.
    ///
    /// # Errors
    /// If the database fails; then the first of them may have happened, and sending all again does the others.
    pub async fn run<H: SubmitContext<D>>(
        &self,
        stream: &StreamId,
        mut next: impl FnMut(&D::State) -> Option<Order<D, H>> + Send,
    ) -> Result<Ran, AppError> {
        let slot = self.slot(stream);
        let mut place = slot.entry.lock().await;
        let mut entry = self.current(stream, &slot, place.take()).await?;
        let before = entry.at.version;
        let (mut written, mut refused) = (Vec::new(), None);
        while let Some(Order { command, key, house }) = next(&entry.at.state) {
            let decided = folding::unbroken(|| {
                let facts = house.facts(&entry.at.state);
                decided::<D>(&entry.at.state, command, &facts).map_err(|refusal| Refusal::of(&refusal))
            });
            match decided.map_err(AppError::Broken)? {
                Err(refusal) => {
                    refused = Some(Box::new(refusal));
                    break;
                }
                // It has happened already.
                Ok((events, _)) if events.is_empty() => {}
                Ok((events, after)) => {
                    let append = folding::unbroken(|| self.append_of(stream, &entry, &events, &after, key, &house));
                    let version = entry.at.version.plus(events.len());
                    written.push(self.store.appending(append.map_err(AppError::Broken)??).await?);
                    entry.advance(version, events, after);
                }
            }
        }
        let appended = try_join_all(written).await?;
        // A command that was done under another state leaves those after it without their place: what is known is wrong.
        if !appended.iter().all(|appended| matches!(appended, Appended::Written(_))) {
            return Err(AppError::Busy);
        }
        let version = entry.at.version;
        self.keep(stream, &mut place, entry);
        drop(place);
        if version > before {
            self.publish(stream, version);
        }
        Ok(Ran { version, refused })
    }
}
