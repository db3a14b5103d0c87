//! `GET /health`: whether the club can do its work.

use std::time::Instant;

use axum::{Json, Router, extract::State, http::StatusCode, routing};
use serde_json::{Value, json};

use super::metrics;
use crate::{
    app::App,
    store::SCHEMA,
    stream::bus::Reach,
    web::{errors::AppError, http::guarded},
};

/// All that a worker answers: how it is.
pub(crate) fn watched(app: App) -> Router {
    let routes = Router::new().route("/health", routing::get(get)).route("/metrics", routing::get(metrics::get));
    guarded(routes.fallback(async || AppError::NotFound), app)
}

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
        body["role"] = json!(app.nodes().role().name());
        body["nodes"] = json!(app.nodes().there().into_iter().map(|node| node.name).collect::<Vec<_>>());
        // By which the nodes learn of each other what has moved on; by the database it takes a fifth of a second.
        body["hints"] = json!(hints);
    }
    (status, Json(body))
}
