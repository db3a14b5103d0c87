//! `POST /board/{id}/right`: whether a link carries the right to write a match, before it takes the place of another.

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    base::ids::StreamId,
    club::device::Right,
    web::{
        errors::AppError,
        http::{address::Path, body::Json},
    },
};

/// The token of a link.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Shown {
    token: String,
}

/// Answers 204 if it does, 403 if not, 404 if there is no such match.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Json(shown): Json<Shown>,
) -> Result<StatusCode, AppError> {
    app.boards().view(&id).await?;
    app.boards().check(&id, Right::Table, &shown.token)?;
    Ok(StatusCode::NO_CONTENT)
}
