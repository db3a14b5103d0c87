//! What every request passes: an id, a look at where it comes from, a bucket, headers on the way out.

use std::{net::SocketAddr, time::Instant};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Method,
        header::{self, CACHE_CONTROL, COOKIE, HOST, ORIGIN, SET_COOKIE},
        request::Parts,
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use tracing::Instrument;

use crate::{app::App, errors::AppError, i18n::Locale, ids::AccountId};

/// What the page may load and send: its own things only, nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)"),
    ),
];

/// Who sends a request, as far as is known.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// The account of his cookie, if he has one.
    pub account: Option<AccountId>,
    /// The name his bucket goes by: the account, else the address.
    pub bucket: String,
    /// The language his browser reads.
    pub locale: Locale,
}

impl Visitor {
    /// The account.
    ///
    /// # Errors
    /// If he has none.
    pub(crate) fn account(&self) -> Result<&AccountId, AppError> {
        self.account.as_ref().ok_or(AppError::Unknown)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, AppError> {
        parts.extensions.get::<Self>().cloned().ok_or(AppError::Unknown)
    }
}

/// Gives the request an id, measures it, and puts the headers on the answer.
pub(crate) async fn outermost(request: Request, next: Next) -> Response {
    let id = uuid::Uuid::now_v7().simple().to_string();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::info_span!("request", %id, %method, %path);
    let started = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let seconds = started.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    metrics::counter!("tavola_http_requests", "method" => method.to_string(), "status" => status.to_string())
        .increment(1);
    metrics::histogram!("tavola_http_request_seconds").record(seconds);
    span.in_scope(|| tracing::debug!(status, seconds, "answered"));
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        headers.insert("x-request-id", id);
    }
    response
}

/// Finds out who it is, and stops other sites' pages and floods.
pub(crate) async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    match visitor(&app, request.method(), request.headers(), peer).await {
        Ok(visitor) => {
            request.extensions_mut().insert(visitor);
            let personal = request.method() != Method::GET || !request.uri().path().starts_with("/static/");
            let mut response = next.run(request).await;
            if personal && !response.headers().contains_key(CACHE_CONTROL) {
                response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
            }
            response
        }
        Err(error) => error.into_response(),
    }
}

async fn visitor(
    app: &App,
    method: &Method,
    headers: &HeaderMap,
    peer: Option<SocketAddr>,
) -> Result<Visitor, AppError> {
    let acts = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = headers.contains_key(header::UPGRADE);
    if (acts || upgrades) && is_cross_site(headers) {
        return Err(AppError::CrossSite);
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let cookies = text(COOKIE).unwrap_or_default();
    let account = app.accounts().recognise(cookies).await?;
    let bucket = account.as_ref().map_or_else(|| address(peer), ToString::to_string);
    if (acts || upgrades) && !app.limits().allow(&bucket, app.now()) {
        return Err(AppError::TooFast);
    }
    let locale = Locale::negotiate(Some(cookies), text(header::ACCEPT_LANGUAGE));
    Ok(Visitor { account, bucket, locale })
}

fn address(peer: Option<SocketAddr>) -> String {
    peer.map_or_else(|| "unknown".to_owned(), |peer| peer.ip().to_string())
}

/// Whether the request was made by another site's page. Programs that are no browsers say neither.
fn is_cross_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let said = text(HeaderName::from_static("sec-fetch-site"));
    if said.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return true;
    }
    let Some(origin) = text(ORIGIN) else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_none() || host != text(HOST)
}

/// Puts a cookie on an answer.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(value) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn another_sites_page_is_told_from_ours_and_from_programs() {
        assert!(!is_cross_site(&headers(&[])));
        assert!(!is_cross_site(&headers(&[("host", "club:1"), ("origin", "http://club:1")])));
        assert!(!is_cross_site(&headers(&[("sec-fetch-site", "same-origin"), ("host", "c"), ("origin", "https://c")])));
        assert!(is_cross_site(&headers(&[("sec-fetch-site", "cross-site")])));
        assert!(is_cross_site(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(is_cross_site(&headers(&[("host", "club:1"), ("origin", "http://evil")])));
        assert!(is_cross_site(&headers(&[("host", "club:1"), ("origin", "null")])));
    }
}
