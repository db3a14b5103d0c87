//! `GET /metrics`: numbers for Prometheus.

use std::sync::OnceLock;

use axum::http::{HeaderName, header::CONTENT_TYPE};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts counting, once in a process.
pub(crate) fn start() {
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
}

/// The numbers since the start.
pub(crate) async fn get() -> ([(HeaderName, &'static str); 1], String) {
    let text = RECORDER.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
