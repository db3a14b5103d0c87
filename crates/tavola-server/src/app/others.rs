//! What other nodes do, as it concerns what this one remembers.

use std::sync::Arc;

use super::App;
use crate::{
    base::{ids::StreamId, now::Now, random},
    config::Config,
    store::{RowWrite, Store, StoreError},
    stream::{
        bus::{Bus, Hint, LocalBus, Meeting, NodesBus, Seal, Word},
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
    // Several clubs may meet at one server, and others may be there too. Whoever comes first draws both.
    let drawn = [("club_id", 16), ("bus_key", 32)].map(|(name, bytes)| RowWrite::setting(name, &random::hex(bytes)));
    store.write(drawn.into()).await?;
    let club = store.setting("club_id").await?.unwrap_or_default();
    let key = store.setting("bus_key").await?.and_then(|text| random::from_hex(&text)).filter(|key| key.len() == 32);
    let key = key.ok_or(StoreError::Unreadable { what: "bus key", text: String::new() })?;
    let meeting = config.nats.clone().map(|servers| Meeting { servers, club, seal: Seal::of(&key) });
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
