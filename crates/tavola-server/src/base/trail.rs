//! Traces from click to view, for a collector of OpenTelemetry (OTLP over HTTP); nothing of this runs unless one is named.
//!
//! A span carries what a line of the log may: routes, streams, command ids, kinds and counts; no names, tokens or paths.

use std::{
    collections::HashMap,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::http::HeaderMap;
use opentelemetry::{
    KeyValue,
    propagation::{Extractor, TextMapPropagator as _},
    trace::{SpanContext, TraceContextExt as _, TracerProvider as _},
};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::{
    Resource,
    propagation::TraceContextPropagator,
    trace::{SdkTracer, SdkTracerProvider},
};
use quick_cache::sync::Cache;
use tracing::Span;
use tracing_opentelemetry::OpenTelemetrySpanExt as _;

use super::ids::{StreamId, Version};

/// How long the collector may take for a batch of spans.
const TIMEOUT: Duration = Duration::from_secs(5);
/// How many of the last versions know what led to them.
const REMEMBERED: usize = 4_096;

/// Whether spans go to a collector.
static IS_ON: AtomicBool = AtomicBool::new(false);
/// What led to the last versions of streams.
static LED_TO: OnceLock<Cache<(StreamId, Version), SpanContext>> = OnceLock::new();

/// Spans on their way to a collector, until this is dropped: then those that wait are sent.
#[derive(Debug)]
pub struct Trail(SdkTracerProvider);

/// Why spans cannot be sent.
#[derive(Debug, thiserror::Error)]
#[error("otlp: spans cannot be sent to {collector}: {why}")]
pub struct NoTrail {
    collector: String,
    why: String,
}

impl Trail {
    /// Sends spans to the collector at an address such as `http://127.0.0.1:4318`, as those of a node of that name.
    ///
    /// # Errors
    /// If the address cannot be used. That nobody answers there is no error: it is counted, and the club goes on.
    pub fn to(collector: &str, node: Option<&str>) -> Result<Self, NoTrail> {
        let endpoint = format!("{}/v1/traces", collector.trim_end_matches('/'));
        let exporter = SpanExporter::builder().with_http().with_http_client(Collector::new()).with_endpoint(endpoint);
        let exporter = exporter.with_timeout(TIMEOUT).build();
        let exporter = exporter.map_err(|error| NoTrail { collector: collector.to_owned(), why: error.to_string() })?;
        let resource = Resource::builder()
            .with_service_name("tavola")
            .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
            .with_attributes(node.map(|node| KeyValue::new("service.instance.id", node.to_owned())));
        let provider = SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource.build());
        IS_ON.store(true, Ordering::Relaxed);
        Ok(Self(provider.build()))
    }

    /// Who makes spans of what is traced.
    pub(super) fn tracer(&self) -> SdkTracer {
        self.0.tracer("tavola")
    }
}

impl Drop for Trail {
    fn drop(&mut self) {
        IS_ON.store(false, Ordering::Relaxed);
        self.0.shutdown_with_timeout(TIMEOUT).ok();
    }
}

/// Makes a request's span a child of the one its sender names (W3C Trace Context), if it names one.
pub(crate) fn goes_on_from(span: &Span, headers: &HeaderMap) {
    if IS_ON.load(Ordering::Relaxed) && headers.contains_key("traceparent") {
        span.set_parent(TraceContextPropagator::new().extract(&Headers(headers))).ok();
    }
}

/// Remembers that what is done at present has brought a stream to a version.
pub(crate) fn leads_to(stream: &StreamId, version: Version) {
    if IS_ON.load(Ordering::Relaxed) {
        let context = Span::current().context().span().span_context().clone();
        if context.is_valid() {
            led_to().insert((stream.clone(), version), context);
        }
    }
}

/// What has brought a stream to a version here, to tell other nodes with it (W3C `traceparent`); none where nothing is traced.
pub(crate) fn told(stream: &StreamId, version: Version) -> Option<String> {
    let context = IS_ON.load(Ordering::Relaxed).then(|| led_to().get(&(stream.clone(), version)))??;
    let mut headers = HashMap::new();
    let context = opentelemetry::Context::new().with_remote_span_context(context);
    TraceContextPropagator::new().inject_context(&context, &mut headers);
    headers.remove("traceparent")
}

/// Another node has told what has brought a stream to a version there.
pub(crate) fn heard(stream: &StreamId, version: Version, traceparent: String) {
    if IS_ON.load(Ordering::Relaxed) {
        let headers = HashMap::from([("traceparent".to_owned(), traceparent)]);
        let context = TraceContextPropagator::new().extract(&headers).span().span_context().clone();
        if context.is_valid() {
            led_to().insert((stream.clone(), version), context);
        }
    }
}

/// Makes a span a child of whatever has brought a stream to a version, at whichever node, if it was not long ago.
pub(crate) fn comes_of(span: &Span, stream: &StreamId, version: Version) {
    if IS_ON.load(Ordering::Relaxed)
        && let Some(context) = led_to().get(&(stream.clone(), version))
    {
        span.set_parent(opentelemetry::Context::new().with_remote_span_context(context)).ok();
    }
}

fn led_to() -> &'static Cache<(StreamId, Version), SpanContext> {
    LED_TO.get_or_init(|| Cache::new(REMEMBERED))
}

struct Headers<'a>(&'a HeaderMap);

impl Extractor for Headers<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.to_str().ok()
    }

    fn keys(&self) -> Vec<&str> {
        self.0.keys().map(axum::http::HeaderName::as_str).collect()
    }
}

/// The way to the collector; whoever sends a batch has a thread of their own to wait on.
#[derive(Debug)]
struct Collector(ureq::Agent);

impl Collector {
    fn new() -> Self {
        let agent = ureq::Agent::config_builder().timeout_global(Some(TIMEOUT)).http_status_as_error(false).build();
        Self(agent.new_agent())
    }

    fn post(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (head, body) = request.into_parts();
        let mut answer = self.0.run(Request::from_parts(head, body.to_vec()))?;
        let body = Bytes::from(answer.body_mut().read_to_vec()?);
        Ok(answer.map(|_| body))
    }
}

#[async_trait::async_trait]
impl HttpClient for Collector {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let answer = self.post(request);
        if !answer.as_ref().is_ok_and(|answer| answer.status().is_success()) {
            metrics::counter!("tavola_trace_failures_total").increment(1);
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use opentelemetry::trace::{SpanId, TraceFlags, TraceId, TraceState};

    use super::*;

    #[test]
    fn what_led_to_a_version_is_known_at_the_node_that_hears_of_it() {
        let (stream, here, there) = (StreamId::new("t"), Version::new(3), Version::new(4));
        let (trace, span) = (TraceId::from(7), SpanId::from(9));
        let context = SpanContext::new(trace, span, TraceFlags::SAMPLED, false, TraceState::default());
        led_to().insert((stream.clone(), here), context);
        assert_eq!(told(&stream, here), None, "nothing is traced");
        IS_ON.store(true, Ordering::Relaxed);
        let told = told(&stream, here).unwrap();
        heard(&stream, there, told);
        let known = led_to().get(&(stream.clone(), there)).unwrap();
        assert_eq!((known.trace_id(), known.span_id(), known.is_sampled()), (trace, span, true));
        for bad in ["", "00-00-00-01", "a\u{0}"] {
            heard(&stream, Version::new(5), bad.to_owned());
            assert!(led_to().get(&(stream.clone(), Version::new(5))).is_none(), "{bad}");
        }
    }
}
