//! `POST /board/{id}/command`: the desk rules over a match: time, penalty points, a clock, the length.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_club::device::{Act, DeviceActor};

use crate::{
    app::App,
    base::ids::{CommandId, StreamId, Version},
    club::device::Right,
    web::{
        errors::AppError,
        http::{address::Path, body::Json},
    },
};

/// A ruling with its name.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    token: String,
    command_id: CommandId,
    command: Act,
}

/// What is answered.
#[derive(Debug, Serialize)]
pub(crate) struct Accepted {
    version: Version,
}

/// Puts it to the match.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Json(order): Json<Order>,
) -> Result<Json<Accepted>, AppError> {
    app.boards().check(&id, Right::Desk, &order.token)?;
    let version = app.boards().command(&id, DeviceActor::Director, order.command_id, order.command).await?;
    Ok(Json(Accepted { version }))
}
