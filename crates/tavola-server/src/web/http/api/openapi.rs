//! `GET /openapi.json`: the description of the API, made from the list of its addresses and the declarations of the page's
//! types. It is written down by `cargo xtask wire` and served as it was written.

use axum::http::{HeaderName, HeaderValue, header::CONTENT_TYPE};

/// The description, as it is served.
const WRITTEN: &str = include_str!("../../../../web/api/openapi.json");

pub(super) async fn get() -> ([(HeaderName, HeaderValue); 1], &'static str) {
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], WRITTEN)
}
