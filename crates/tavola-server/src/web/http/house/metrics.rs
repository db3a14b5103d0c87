//! `GET /metrics`: numbers for Prometheus, for this machine and for who has the token.

use std::{
    net::{IpAddr, SocketAddr},
    sync::OnceLock,
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{
        HeaderName,
        header::{AUTHORIZATION, CONTENT_TYPE, HOST},
        uri::Authority,
    },
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use sha2::{Digest, Sha256};

use crate::{
    app::App,
    web::{errors::AppError, http::guard, origin},
};

/// How often what was measured is put together: until then every single measurement is kept.
const UPKEEP: Duration = Duration::from_secs(5);

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts counting, once in a process.
pub(crate) fn start() {
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
}

/// Puts together what was measured, again and again until the server stops.
pub(crate) async fn keep_up(app: App) {
    let mut upkeep = tokio::time::interval(UPKEEP);
    let stopping = app.stopping();
    tokio::pin!(stopping);
    loop {
        tokio::select! {
            () = &mut stopping => return,
            _ = upkeep.tick() => RECORDER.get().and_then(Option::as_ref).into_iter().for_each(PrometheusHandle::run_upkeep),
        }
    }
}

/// The numbers since the start. To others it is as if they were not there.
pub(crate) async fn get(
    State(app): State<App>,
    request: Request,
) -> Result<([(HeaderName, &'static str); 1], String), AppError> {
    if !is_from_here(&app, &request) && !has_token(&app, &request) {
        return Err(AppError::NotFound);
    }
    let text = RECORDER.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default();
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}

/// Whether somebody at this machine asks. What came through a proxy here did not, whether it is trusted or not.
fn is_from_here(app: &App, request: &Request) -> bool {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let is_direct = peer.is_some_and(|peer| peer.ip().to_canonical().is_loopback());
    is_direct
        && is_called_by_its_own_name(request)
        && !origin::is_forwarded(request.headers())
        && guard::sender(app, request).is_some_and(|ip| ip.is_loopback())
}

/// Whether it is this machine by name that is asked: a proxy that adds nothing still passes on what the club is called.
fn is_called_by_its_own_name(request: &Request) -> bool {
    let Some(host) = request.headers().get(HOST) else { return true };
    let host = host.to_str().ok().and_then(|text| text.parse::<Authority>().ok());
    host.is_some_and(|host| {
        let name = host.host().trim_start_matches('[').trim_end_matches(']');
        name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.to_canonical().is_loopback())
    })
}

fn has_token(app: &App, request: &Request) -> bool {
    let given = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|text| text.strip_prefix("Bearer ")).unwrap_or_default();
    // Digests are compared, so that how long it takes says nothing.
    app.config().metrics_token.as_deref().is_some_and(|token| Sha256::digest(token) == Sha256::digest(given))
}
