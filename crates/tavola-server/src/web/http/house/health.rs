//! `GET /health`: whether the club can do its work.

use std::time::Instant;

use axum::{Json, extract::State, http::StatusCode};
use serde_json::{Value, json};

use crate::{app::App, store::SCHEMA, stream::bus::Reach};

/// Says whether the club can write and its timers run, from what it knows: the database is not asked, so the answer comes
/// at once however the database is.
pub(crate) async fn get(State(app): State<App>) -> (StatusCode, Json<Value>) {
    let (version, troubles) = (env!("CARGO_PKG_VERSION"), app.vitals().troubles(Instant::now()));
    let (status, says) = match (app.nodes().is_leaving(), troubles.is_empty()) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "leaving"),
        (false, true) => (StatusCode::OK, "ok"),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "trouble"),
    };
    let mut body = json!({ "status": says, "version": version, "schema": SCHEMA, "time": app.now() });
    if !troubles.is_empty() {
        body["troubles"] = json!(troubles);
    }
    if app.nodes().are_several() {
        let hints = if app.bus().reach() == Reach::Everybody { "bus" } else { "database" };
        body["node"] = json!(app.nodes().name());
        body["nodes"] = json!(app.nodes().there().into_iter().map(|node| node.name).collect::<Vec<_>>());
        // By which the nodes learn of each other what has moved on; by the database it takes a fifth of a second.
        body["hints"] = json!(hints);
    }
    (status, Json(body))
}
