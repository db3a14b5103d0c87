//! `GET /board/{id}/log`: the entries after a version; waits for more if asked to.

use axum::{Json, extract::State};
use serde::Deserialize;
use tavola_base::Time;

use crate::{
    app::App,
    base::ids::{StreamId, Version},
    club::device::{Log, Right, Waits},
    store::StoreError,
    web::{
        errors::AppError,
        http::address::{Path, Query},
    },
};

/// From where, and whether to wait.
#[derive(Debug, Deserialize)]
pub(crate) struct From {
    #[serde(default)]
    after: i64,
    /// `entries`, or `asks` for the device that holds the clock.
    wait: Option<String>,
    /// Needed for `asks`.
    token: Option<String>,
    /// The time of the device that holds the clock.
    now: Option<Time>,
}

/// The entries.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(from): Query<From>,
) -> Result<Json<Log>, AppError> {
    app.boards().existing(&id, from.token.as_deref()).await?;
    let waits = match from.wait.as_deref() {
        None => Waits::No,
        Some("asks") => {
            app.boards().check(&id, Right::Table, from.token.as_deref().unwrap_or_default())?;
            if let Some(now) = from.now {
                app.boards().hear(&id, now).await?;
            }
            Waits::ForAsks
        }
        Some(_) => Waits::ForEntries,
    };
    tokio::select! {
        log = app.boards().log(&id, Version::new(from.after.max(0)), waits) => log.map(Json),
        () = app.stopping() => Err(AppError::Store(StoreError::Closed)),
    }
}
