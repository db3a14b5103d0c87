//! `GET /metrics`: numbers for Prometheus, for this machine and for who has the token.

use std::{
    net::{IpAddr, SocketAddr},
    sync::OnceLock,
    time::{Duration, Instant},
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{
        HeaderName,
        header::{AUTHORIZATION, CONTENT_TYPE, HOST},
        uri::Authority,
    },
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;
use sha2::{Digest, Sha256};

use crate::{
    app::App,
    base::numbers,
    stream::bus::Reach,
    web::{errors::AppError, http::guard, origin},
};

/// How often what was measured is put together: until then every single measurement is kept.
const UPKEEP: Duration = Duration::from_secs(5);

/// How often what waits in the database is counted.
const LOOK: Duration = Duration::from_secs(30);

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts counting, once in a process.
pub(crate) fn start() {
    RECORDER.get_or_init(|| {
        let recorder = recorder()?.install_recorder().ok()?;
        numbers::describe();
        Collector::default().describe();
        Some(recorder)
    });
}

/// Keeps values in buckets, which can be added up over several nodes.
fn recorder() -> Option<PrometheusBuilder> {
    let seconds = Matcher::Suffix("_seconds".to_owned());
    let jobs = Matcher::Full("tavola_store_batch_jobs".to_owned());
    let recorder = PrometheusBuilder::new().set_buckets_for_metric(seconds, numbers::SECONDS).ok()?;
    recorder.set_buckets_for_metric(jobs, numbers::JOBS).ok()
}

/// Puts together what was measured, again and again until the server stops.
pub(crate) async fn keep_up(app: App) {
    let mut upkeep = tokio::time::interval(UPKEEP);
    let mut look = tokio::time::interval(LOOK);
    let stopping = app.stopping();
    tokio::pin!(stopping);
    loop {
        tokio::select! {
            () = &mut stopping => return,
            _ = upkeep.tick() => RECORDER.get().and_then(Option::as_ref).into_iter().for_each(PrometheusHandle::run_upkeep),
            _ = look.tick() => look_at_queues(&app).await,
        }
    }
}

/// Counts what waits in the database. A database that is away is told of elsewhere.
async fn look_at_queues(app: &App) {
    let Ok(queues) = app.store().queues().await else { return };
    metrics::gauge!("tavola_letters_waiting").set(queues.letters as f64);
    metrics::gauge!("tavola_matches_waiting").set(queues.judging as f64);
    metrics::gauge!("tavola_jobs_waiting").set(queues.jobs as f64);
    metrics::gauge!("tavola_jobs_dead").set(queues.dead_jobs as f64);
    metrics::gauge!("tavola_streams_set_aside").set(queues.set_aside as f64);
    if let Ok(Some(backup)) = app.store().last_backup().await {
        metrics::gauge!("tavola_backup_age_seconds").set((app.now().since(backup).number() / 1000) as f64);
    }
}

/// Notes how things stand at the moment.
fn take_stock(app: &App) {
    metrics::gauge!("tavola_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    let is_well = app.vitals().troubles(Instant::now()).is_empty() && !app.nodes().is_leaving();
    metrics::gauge!("tavola_healthy").set(f64::from(u8::from(is_well)));
    metrics::gauge!("tavola_store_waiting_jobs").set(app.store().waiting() as f64);
    metrics::gauge!("tavola_nodes").set(app.nodes().there().len() as f64);
    metrics::gauge!("tavola_workers").set(app.nodes().workers() as f64);
    if app.config().nats.is_some() {
        metrics::gauge!("tavola_bus_connected").set(f64::from(u8::from(app.bus().reach() == Reach::Everybody)));
    }
    for rooms in app.rooms() {
        metrics::gauge!("tavola_streams_loaded", "kind" => rooms.kind()).set(rooms.remembered() as f64);
    }
    Collector::default().collect();
}

/// The numbers since the start. To others it is as if they were not there.
pub(crate) async fn get(
    State(app): State<App>,
    request: Request,
) -> Result<([(HeaderName, &'static str); 1], String), AppError> {
    if !is_from_here(&app, &request) && !has_token(&app, &request) {
        return Err(AppError::NotFound);
    }
    take_stock(&app);
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
