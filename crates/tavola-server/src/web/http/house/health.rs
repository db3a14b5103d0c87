//! `GET /health`: whether the club can do its work.

use std::time::Instant;

use axum::{Json, extract::State, http::StatusCode};
use serde_json::{Value, json};

use crate::app::App;

/// Says whether the club can write and its timers run, from what it knows: the database is not asked, so the answer comes
/// at once however the database is.
pub(crate) async fn get(State(app): State<App>) -> (StatusCode, Json<Value>) {
    let (version, troubles) = (env!("CARGO_PKG_VERSION"), app.vitals().troubles(Instant::now()));
    if troubles.is_empty() {
        (StatusCode::OK, Json(json!({ "status": "ok", "version": version })))
    } else {
        let body = json!({ "status": "trouble", "troubles": troubles, "version": version });
        (StatusCode::SERVICE_UNAVAILABLE, Json(body))
    }
}
