//! `POST /board/{id}/ask`: a second phone as a press button; the device that holds the clock enters it.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::Deserialize;

use crate::{
    app::App,
    boards::{Ask, Right},
    errors::AppError,
    ids::StreamId,
};

/// The wish.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    token: String,
    #[serde(flatten)]
    ask: Ask,
}

/// Passes it on.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Json(wish): Json<Wish>,
) -> Result<StatusCode, AppError> {
    app.boards().check(&id, Right::Table, &wish.token)?;
    app.boards().ask(&id, wish.ask)?;
    Ok(StatusCode::ACCEPTED)
}
