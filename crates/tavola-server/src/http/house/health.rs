//! `GET /health`: whether the club can do its work.

use axum::{Json, extract::State};
use serde_json::{Value, json};

use crate::{app::App, errors::AppError};

/// Says so if the database answers.
pub(crate) async fn get(State(app): State<App>) -> Result<Json<Value>, AppError> {
    app.store().ping().await?;
    Ok(Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })))
}
