//! `POST /board/{id}/events`: lines of the log of the device that holds the clock, in order.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tavola_club::device::Entry;

use crate::{
    app::App,
    base::ids::StreamId,
    club::device::{Answer, Right, Taken},
    web::{
        errors::AppError,
        http::{address::Path, body::Json, guard::Visitor},
        limits::Cost,
    },
};

/// The lines.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Lines {
    token: String,
    /// The device's time as it sends them.
    now: Time,
    entries: Vec<Entry>,
    /// What it has made of others' wishes.
    #[serde(default)]
    answers: Vec<Answer>,
}

/// Takes them.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Json(lines): Json<Lines>,
) -> Result<Json<Taken>, AppError> {
    app.boards().check(&id, Right::Table, &lines.token)?;
    let cost = Cost::of_lines(lines.entries.len());
    if !app.limits().may_use_a_device(visitor.network, cost, app.now()) {
        return Err(AppError::TooFast);
    }
    let taken = app.boards().write(&id, lines.now, lines.entries).await?;
    app.boards().answer(&id, lines.answers);
    Ok(Json(taken))
}
