//! `POST /t/{id}/escrow`: leaves the seed of one's dice chain with the house, in case the page is lost.
//!
//! Who does that trusts the house a little more and waits a little less: links it does not open in time are
//! opened from the deposit instead of being replaced by the published default. The record says which it was.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::Deserialize;
use tavola_club::dice_proof::Digest;

use crate::{app::App, errors::AppError, http::guard::Visitor, ids::StreamId};

/// The deposit.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deposit {
    seed: Digest,
}

/// Keeps it; a second one for the same match is not taken.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    body: Result<Json<Deposit>, axum::extract::rejection::JsonRejection>,
) -> Result<StatusCode, AppError> {
    let Json(deposit) = body.map_err(|error| AppError::Malformed(error.body_text()))?;
    app.tables().deposit(&id, visitor.account()?, deposit.seed).await?;
    Ok(StatusCode::NO_CONTENT)
}
