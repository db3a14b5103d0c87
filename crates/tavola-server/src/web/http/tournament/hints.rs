//! `GET /e/{id}/hints`: the event's version, each time it changes. A hint only: the page then asks for itself again.

use std::{convert::Infallible, time::Duration};

use axum::{
    extract::State,
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::stream::{self, Stream};
use tokio::sync::broadcast::error::RecvError;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{errors::AppError, http::address::Path},
};

/// The hints, the first at once.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, AppError> {
    app.tournaments().existing(&id).await?;
    let hints = app.bus().watch(&id);
    let version = app.tournaments().existing(&id).await?.version;
    let hints = stream::unfold((app, hints, Some(version)), async |(app, mut hints, first)| {
        let version = match first {
            Some(version) => version,
            None => tokio::select! {
                () = app.stopping() => return None,
                hint = hints.recv() => match hint {
                    Ok(hint) => hint.version,
                    Err(RecvError::Lagged(_)) => hints.recv().await.ok()?.version,
                    Err(RecvError::Closed) => return None,
                },
            },
        };
        let event = Event::default().event("version").data(version.to_string());
        Some((Ok(event), (app, hints, None)))
    });
    Ok(Sse::new(hints).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}
