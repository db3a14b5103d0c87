//! Who comes to a stream and who goes, as the other players are told of it.

use std::{marker::PhantomData, time::Duration};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    stream::{
        presence::{Change, is_here_at_any_node, look_elsewhere},
        rooms::{Connection, Kind},
    },
};

/// How long a page may be away, as when it is loaded anew, before the opponent is told.
const GRACE: Duration = Duration::from_secs(3);
/// How long after a start the players of running games have to come back before they count as gone.
const RETURN: Duration = Duration::from_secs(15);

/// Marks a player as here while it lives.
pub(crate) struct Arrival<K: Kind> {
    app: App,
    stream: StreamId,
    account: Option<AccountId>,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> Arrival<K> {
    pub(crate) async fn of(app: &App, stream: &StreamId, account: Option<&AccountId>) -> Self {
        if app.presence().arrive(stream, account) == Change::Matters
            && let Some(account) = account
        {
            K::rooms(app).line_changed(stream, account, Connection::Opened).await;
        }
        Self { app: app.clone(), stream: stream.clone(), account: account.cloned(), kind: PhantomData }
    }
}

impl<K: Kind> Drop for Arrival<K> {
    fn drop(&mut self) {
        let (app, stream) = (self.app.clone(), self.stream.clone());
        if app.presence().leave(&stream, self.account.as_ref()) != Change::Matters {
            return;
        }
        let Some(account) = self.account.clone() else { return };
        tokio::spawn(async move {
            tokio::select! {
                // The server itself is going: nobody has left anything.
                () = app.stopping() => return,
                () = tokio::time::sleep(GRACE) => {}
            }
            match is_here_at_any_node(&app, &stream, &account).await {
                Ok(true) => {}
                Ok(false) => K::rooms(&app).line_changed(&stream, &account, Connection::Closed).await,
                Err(error) => tracing::warn!(%error, %stream, "a going was not noted"),
            }
        });
    }
}

/// After a start, and whenever a node has come or gone, notices players of running games who have not come back.
pub(crate) async fn watch_for_the_missing(app: App) {
    let mut nodes = app.nodes().changes();
    loop {
        notice_the_missing(app.clone()).await;
        let Some(nodes) = &mut nodes else { return };
        tokio::select! {
            () = app.stopping() => return,
            changed = nodes.changed() => if changed.is_err() { return },
        }
    }
}

/// After a start or an outage, notices players of running games who have not come back.
pub async fn notice_the_missing(app: App) {
    tokio::select! {
        () = app.stopping() => return,
        () = tokio::time::sleep(RETURN) => {}
    }
    if let Err(error) = look_elsewhere(&app).await {
        tracing::error!(%error, "could not look for players who have gone");
        return;
    }
    for rooms in app.rooms() {
        if let Err(error) = rooms.mark_missing(app.presence()).await {
            tracing::error!(%error, kind = rooms.kind(), "could not look for players who have gone");
        }
    }
}
