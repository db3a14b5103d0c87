//! `GET /board-worker.js`: the service worker, with the exact list of what the device's page needs and its version.

use axum::response::Response;

use crate::web::http::house::files;

/// The worker.
pub(crate) async fn get() -> Response {
    files::worker()
}
