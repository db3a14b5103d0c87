//! `POST /board/{id}/lease`: another device takes the clock over.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_club::device::DeviceId;
use tavola_rules::Side;

use crate::{
    app::App,
    base::ids::{CommandId, StreamId, Version},
    club::device::{Log, Right, Waits},
    web::{
        errors::AppError,
        http::{address::Path, body::Json},
    },
};

/// Which device.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Claim {
    token: String,
    command_id: CommandId,
    device: DeviceId,
    #[serde(default)]
    whose: Option<Side>,
}

/// The lease, and the log it goes on from.
#[derive(Debug, Serialize)]
pub(crate) struct Leased {
    epoch: u32,
    log: Log,
}

/// Gives it.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Json(claim): Json<Claim>,
) -> Result<Json<Leased>, AppError> {
    app.boards().check(&id, Right::Table, &claim.token)?;
    let epoch = app.boards().hand_over(&id, claim.command_id, claim.device, claim.whose).await?;
    Ok(Json(Leased { epoch, log: app.boards().log(&id, Version::NONE, Waits::No).await? }))
}
