//! What other nodes do, as it concerns what this one remembers.

use std::sync::Arc;

use super::App;
use crate::{
    base::{ids::StreamId, now::Now, random},
    config::Config,
    store::{RowWrite, Store, StoreError},
    stream::{
        bus::{Bus, Hint, LocalBus, Meeting, NodesBus, Word},
        nodes::Nodes,
    },
};

/// The bus: within this process, or between the nodes of the club.
pub(super) async fn bus_of(
    config: &Config,
    store: &Store,
    nodes: &Nodes,
    now: &Now,
) -> Result<Arc<dyn Bus>, StoreError> {
    if !nodes.are_several() {
        return Ok(Arc::new(LocalBus::default()));
    }
    // Several clubs may meet at one server.
    store.write(vec![RowWrite::setting("club_id", &random::hex(16))]).await?;
    let club = store.setting("club_id").await?.unwrap_or_default();
    let meeting = config.nats.clone().map(|servers| Meeting { servers, club });
    Ok(NodesBus::open(nodes.id(), now, meeting))
}

impl App {
    /// Notes what another node has done before anybody here is told of it.
    pub(super) fn moved_on(&self, hint: &Hint) {
        self.boards().moved_on(&hint.stream, hint.version);
        for rooms in self.rooms() {
            rooms.moved_on(&hint.stream, hint.version);
        }
    }

    /// Forgets what is remembered of a stream: it was written by a statement that knows nothing of that.
    pub(crate) fn forget_stream(&self, stream: &StreamId) {
        self.bus().tell(Word::Stream(stream.as_str().to_owned()));
        self.forget_stream_here(stream);
    }

    /// The same after another node has written it.
    pub(crate) fn forget_stream_here(&self, stream: &StreamId) {
        for rooms in self.rooms() {
            rooms.forget(stream);
        }
        self.boards().forget(stream);
        self.rendered().forget_all();
    }
}
