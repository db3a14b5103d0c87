//! What every request passes: an id, a look at where it comes from, a bucket, headers on the way out.

use std::{
    future::Future,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, Uri, Version,
        header::{self, AUTHORIZATION, CACHE_CONTROL, COOKIE, HOST, ORIGIN, SET_COOKIE},
        request::Parts,
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use tracing::Instrument;

use crate::{
    app::App,
    base::{
        ids::{AccountId, SessionId},
        trail,
    },
    web::{
        browsers,
        errors::AppError,
        i18n::Locale,
        limits::{Asker, Cost},
        origin::{self, Network},
        tokens::{self, Access},
    },
};

/// Two years of TLS only, once a browser has come over TLS.
const TLS_ONLY: HeaderValue = HeaderValue::from_static("max-age=63072000");

/// What the page may load and send: its own things only, nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What the worker with the engine may do besides: run WebAssembly. A worker has the policy of its own file, not that of the
/// page which starts it, so that no page may.
const WITH_WEBASSEMBLY: HeaderValue =
    HeaderValue::from_static("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");

/// A mark on an answer that is the worker with the engine.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RunsWebAssembly;

const HEADERS: [(HeaderName, HeaderValue); 7] = [
    // The version of docs/protocol.md.
    (HeaderName::from_static("tavola-protocol"), HeaderValue::from_static("1")),
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

/// A mark on an answer that is a file of the page and no document: what is said of documents would be longer than many of
/// them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OfThePage;

/// What is said of such a file: it is what it says it is, and opened by itself it can load nothing but the page's own.
const OF_FILES: [(HeaderName, HeaderValue); 2] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; script-src 'self'")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
];

/// Who sends a request, as far as is known.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// The account of their cookie, if they have one.
    pub(crate) account: Option<AccountId>,
    /// The browser that is at home with it.
    pub(crate) session: Option<SessionId>,
    /// The token they act by, where programs do: then nobody looks at cookies.
    pub(crate) access: Option<Arc<Access>>,
    /// Where they come from, if over a network.
    pub(crate) network: Option<Network>,
    /// The language their browser reads.
    pub(crate) locale: Locale,
    /// Which browser it is, such as `Firefox, Android`.
    pub(crate) browser: String,
    /// What the browser says about itself, whoever is signed in.
    pub(crate) device: Option<String>,
}

impl Visitor {
    /// The account.
    ///
    /// # Errors
    /// If they have none.
    pub(crate) fn account(&self) -> Result<&AccountId, AppError> {
        self.account.as_ref().ok_or(AppError::Unknown)
    }

    /// Whose buckets they take from.
    pub(crate) fn asker(&self) -> Asker {
        self.account.clone().map_or(Asker::Nameless(self.network), Asker::Known)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, AppError> {
        parts.extensions.get::<Self>().cloned().ok_or(AppError::Unknown)
    }
}

/// Gives the request an id, measures it, and puts the headers on the answer. What is logged is the route: paths carry
/// invitations and keys.
pub(crate) async fn outermost(State(app): State<App>, request: Request, next: Next) -> Response {
    let id = uuid::Uuid::now_v7().simple().to_string();
    let method = known_method(request.method());
    let span = tracing::info_span!("request", %id, method, route = route(&request));
    trail::goes_on_from(&span, request.headers());
    let started = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let seconds = started.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    metrics::counter!("tavola_http_requests_total", "method" => method, "status" => status.to_string()).increment(1);
    metrics::histogram!("tavola_http_request_seconds").record(seconds);
    span.in_scope(|| tracing::debug!(status, seconds, "answered"));
    let runs_webassembly = response.extensions().get::<RunsWebAssembly>().is_some();
    let is_file = response.extensions().get::<OfThePage>().is_some();
    let headers = response.headers_mut();
    if is_file {
        headers.extend(OF_FILES);
        return response;
    }
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if runs_webassembly {
        headers.insert(header::CONTENT_SECURITY_POLICY, WITH_WEBASSEMBLY);
    }
    if app.config().secure_cookies() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, TLS_ONLY);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        headers.insert("x-request-id", id);
    }
    response
}

/// A method as it is counted and logged: anybody can make up others.
fn known_method(method: &Method) -> &'static str {
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    known.into_iter().find(|known| *known == method.as_str()).unwrap_or("other")
}

/// The route a request takes, such as `/t/{id}/view`.
fn route(request: &Request) -> &str {
    request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str)
}

/// Finds out who it is, and stops other sites' pages and floods.
pub(crate) async fn admit(State(app): State<App>, request: Request, next: Next) -> Response {
    // For those who run the club, however the database is.
    let is_answered_anyhow = matches!(route(&request), "/health" | "/metrics");
    tokio::select! {
        response = admitted(&app, request, next) => response,
        // The database may not answer for long: whoever waits for it here is better off at another node.
        () = app.nodes().until_cut_off(), if !is_answered_anyhow => AppError::Away.into_response(),
    }
}

async fn admitted(app: &App, mut request: Request, next: Next) -> Response {
    match visitor(app, &request).await {
        Ok(visitor) => {
            let network = visitor.network.filter(|_| is_made_in_turn(&request));
            request.extensions_mut().insert(visitor);
            let turn = futures_util::future::OptionFuture::from(network.map(|network| app.turns().wait(network))).await;
            let personal = request.method() != Method::GET || !request.uri().path().starts_with("/static/");
            let mut response = next.run(request).await;
            drop(turn);
            if personal && !response.headers().contains_key(CACHE_CONTROL) {
                response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
            }
            response
        }
        Err(error) => error.into_response(),
    }
}

/// Whether a request is for something that is made for it: a page, a view, a list. Acts have limits of their own and never
/// wait behind pages; whoever waits for news, or asks how the club is, keeps nobody from anything.
fn is_made_in_turn(request: &Request) -> bool {
    const NOT_MADE: [&str; 5] = ["/board/{id}/log", "/e/{id}/hints", "/static/{*path}", "/health", "/metrics"];
    let asks = matches!(*request.method(), Method::GET | Method::HEAD);
    asks && !request.headers().contains_key(header::UPGRADE) && !NOT_MADE.contains(&route(request))
}

/// Who sends a request, if it is theirs to send now. A future of what was read from the request, which cannot be shared.
fn visitor<'a>(app: &'a App, request: &Request) -> impl Future<Output = Result<Visitor, AppError>> + Send + use<'a> {
    let headers = request.headers();
    let acts = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = headers.contains_key(header::UPGRADE);
    let reached = if app.config().secure_cookies() { Reached::OverTls } else { Reached::Either };
    let is_foreign = (acts || upgrades) && is_cross_site(headers, reached);
    let names_its_host = names_its_host(request);
    let text =
        |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    let (cookies, languages) = (text(COOKIE), text(header::ACCEPT_LANGUAGE));
    let browser = browsers::family(&text(header::USER_AGENT));
    let (network, cost) = (sender(app, request).map(Network::from), cost(route(request)));
    let at_device = acts && route(request).starts_with("/board");
    let is_api = is_api(request.uri());
    let names_a_token = request.uri().query().is_some_and(|query| query.contains(tokens::PREFIX));
    let token = token(headers);
    async move {
        if !names_its_host {
            return Err(AppError::Malformed("a request names one host".to_owned()));
        }
        if is_foreign {
            return Err(AppError::CrossSite);
        }
        if names_a_token {
            return Err(AppError::Malformed(
                "a token stands in the header Authorization, never in an address".to_owned(),
            ));
        }
        let locale = Locale::negotiate(Some(&cookies), Some(&languages));
        let device = if is_api { None } else { app.accounts().device_in(&cookies) };
        let nobody = Visitor { account: None, session: None, access: None, network, locale, browser, device };
        let visitor =
            if is_api { by_token(app, nobody, token).await? } else { by_cookie(app, nobody, &cookies, token).await? };
        let (limits, asker, now) = (app.limits(), visitor.asker(), app.now());
        let may = limits.may_ask(&asker, network, cost, now)
            && visitor.access.as_ref().is_none_or(|access| limits.may_use_a_token(&access.token, cost, now))
            && (!(acts || upgrades) || limits.may_act(&asker, now))
            && (!at_device || limits.may_use_a_device(network, cost, now));
        if may { Ok(visitor) } else { Err(AppError::TooFast) }
    }
}

/// Whether a request is a program's, which acts by a token and by no cookie.
pub(crate) fn is_api(uri: &Uri) -> bool {
    uri.path().starts_with("/api/v1")
}

/// What stands behind `Bearer`; an error where something else does.
fn token(headers: &HeaderMap) -> Result<Option<String>, AppError> {
    let mut said = headers.get_all(AUTHORIZATION).iter();
    match (said.next(), said.next()) {
        (None, _) => Ok(None),
        (Some(one), None) => {
            let text = one.to_str().ok().and_then(|text| text.split_once(' '));
            let bearer = text.filter(|(kind, _)| kind.eq_ignore_ascii_case("bearer"));
            bearer.map(|(_, token)| Some(token.trim().to_owned())).ok_or(AppError::BadToken)
        }
        (Some(_), Some(_)) => Err(AppError::BadToken),
    }
}

/// The visitor as the token says, or nobody where there is none.
async fn by_token(app: &App, nobody: Visitor, token: Result<Option<String>, AppError>) -> Result<Visitor, AppError> {
    let Some(text) = token? else { return Ok(nobody) };
    // Who tries tokens takes from the buckets of their network: a little with each, and as much as asking costs with a wrong one.
    let may_go_on = |cost| app.limits().may_ask(&nobody.asker(), nobody.network, cost, app.now());
    if !may_go_on(Cost::LITTLE) {
        return Err(AppError::TooFast);
    }
    match app.tokens().recognise(&text, app.now()).await? {
        Some((account, access)) => Ok(Visitor { account: Some(account), access: Some(Arc::new(access)), ..nobody }),
        None if may_go_on(Cost::PLAIN) => Err(AppError::BadToken),
        None => Err(AppError::TooFast),
    }
}

/// The visitor as the cookie says. A token opens no page: one that comes to a page is refused, so that nobody takes it for a
/// way in.
async fn by_cookie(
    app: &App,
    nobody: Visitor,
    cookies: &str,
    token: Result<Option<String>, AppError>,
) -> Result<Visitor, AppError> {
    if token.is_ok_and(|token| token.is_some_and(|text| text.starts_with(tokens::PREFIX))) {
        return Err(AppError::Malformed("tokens are for /api/v1; pages know people by their cookie".to_owned()));
    }
    let home = app.accounts().at_home(cookies, app.now()).await?;
    let (account, session) = home.map(|home| (home.account, home.session)).unzip();
    Ok(Visitor { account, session, ..nobody })
}

/// The address a request comes from, as far as it can be believed; none if it came by no network.
pub(crate) fn sender(app: &App, request: &Request) -> Option<IpAddr> {
    let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    Some(origin::sender(peer.ip(), request.headers(), &app.config().trusted_proxy))
}

/// What a route costs whoever asks.
fn cost(route: &str) -> Cost {
    match route {
        "/static/{*path}"
        | "/{file}"
        | "/nets/{name}"
        | "/offline/engine.js"
        | "/position/engine.js"
        | "/engine-worker.js"
        | "/board-worker.js"
        | "/health"
        | "/metrics" => Cost::LITTLE,
        "/quiz" | "/daily" | "/register" | "/login" | "/recover" | "/account/prove" | "/account/password" => Cost::MUCH,
        "/board/qr.svg" | "/board" | "/position" | "/account/export" => Cost::MOST,
        "/t/{id}/proof.json"
        | "/t/{id}/match/{format}"
        | "/t/{id}/study/report.json"
        | "/t/{id}/hint"
        | "/t/{id}/hint.json"
        | "/study/statistics"
        | "/study/m/{id}/report.json"
        | "/study/m/{id}/file/{format}"
        | "/study/s/{token}/report.json"
        | "/study/s/{token}/file/{format}"
        | "/c/{id}/proof.json"
        | "/c/{id}/sheet.csv"
        | "/e/{id}/export/{file}" => Cost::MUCH,
        "/t/{id}/record" | "/t/{id}/escrow" | "/c/{id}/escrow" => Cost::MUCH,
        "/c/{id}/games/{number}"
        | "/e/{id}/me"
        | "/e/{id}/find"
        | "/e/{id}/devices"
        | "/e/{id}/calendar.ics"
        | "/study" => Cost::MORE,
        "/calendar/{file}" => Cost::MUCH,
        desk if desk.starts_with("/e/{id}/desk") => Cost::MORE,
        _ => Cost::PLAIN,
    }
}

/// Whether the request was made by another site's page: each header that says where it was made has to say here. Programs
/// that are no browsers have none. Where the club is reached over TLS, a page of its name without TLS is another site's.
fn is_cross_site(headers: &HeaderMap, reached: Reached) -> bool {
    let host = headers.get(HOST).map(HeaderValue::as_bytes);
    let is_ours = |origin: &HeaderValue| {
        let origin = origin.as_bytes();
        let named = match reached {
            Reached::OverTls => origin.strip_prefix(b"https://"),
            Reached::Either => origin.strip_prefix(b"https://").or_else(|| origin.strip_prefix(b"http://")),
        };
        named.is_some() && named == host
    };
    let is_here = |site: &HeaderValue| matches!(site.as_bytes(), b"same-origin" | b"none");
    !headers.get_all("sec-fetch-site").iter().all(is_here) || !headers.get_all(ORIGIN).iter().all(is_ours)
}

/// How browsers reach the club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reached {
    /// Over TLS only: its public address says so.
    OverTls,
    /// As they like: nobody has said how.
    Either,
}

/// Whether a request names the one host it is for (RFC 9112, 3.2): two names are two readings, one of whoever stands in
/// front of the club and another of the club. A target in absolute form names one too. Requests that come by no network
/// need not name any.
fn names_its_host(request: &Request) -> bool {
    let mut names = request.headers().get_all(HOST).iter();
    let must = request.version() == Version::HTTP_11 && request.extensions().get::<ConnectInfo<SocketAddr>>().is_some();
    match (names.next(), names.next()) {
        (None, _) => !must,
        (Some(host), None) => is_the_host_of(request.uri(), host.as_bytes()),
        (Some(_), Some(_)) => false,
    }
}

/// Whether the target of a request names the same host as its header, if it names any. A port that goes without saying
/// may be said.
fn is_the_host_of(target: &Uri, host: &[u8]) -> bool {
    let Some(named) = target.authority() else { return true };
    let usual = if target.scheme_str() == Some("https") { b":443".as_slice() } else { b":80".as_slice() };
    let plain = |name: &[u8]| name.strip_suffix(usual).unwrap_or(name).to_ascii_lowercase();
    plain(named.as_str().as_bytes()) == plain(host)
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
    fn a_made_up_method_is_counted_under_one_name() {
        assert_eq!(known_method(&Method::PATCH), "PATCH");
        for made_up in ["M1X2", "get", "TRACE"] {
            assert_eq!(known_method(&made_up.parse().unwrap()), "other");
        }
    }

    #[test]
    fn another_sites_page_is_told_from_ours_and_from_programs() {
        let is_cross_site = |pairs: &[(&'static str, &'static str)]| is_cross_site(&headers(pairs), Reached::Either);
        assert!(!is_cross_site(&[]));
        assert!(!is_cross_site(&[("host", "club:1"), ("origin", "http://club:1")]));
        assert!(!is_cross_site(&[("sec-fetch-site", "same-origin"), ("host", "c"), ("origin", "https://c")]));
        assert!(is_cross_site(&[("sec-fetch-site", "cross-site")]));
        assert!(is_cross_site(&[("sec-fetch-site", "same-site")]));
        for origin in ["http://evil", "null", "", "club:1", "ftp://club:1", "http://club:1/", "http://club:1.evil"] {
            assert!(is_cross_site(&[("host", "club:1"), ("origin", origin)]), "{origin}");
        }
        assert!(is_cross_site(&[("origin", "http://club:1")]), "nobody knows which host is meant");
    }

    #[test]
    fn of_two_origins_both_have_to_be_ours() {
        for (name, ours, others) in
            [("origin", "http://club:1", "http://evil"), ("sec-fetch-site", "same-origin", "cross-site")]
        {
            for (first, second) in [(ours, others), (others, ours)] {
                let mut said = headers(&[("host", "club:1"), (name, first)]);
                said.append(name, HeaderValue::from_static(second));
                assert!(is_cross_site(&said, Reached::Either), "{first}, {second}");
            }
        }
    }

    #[test]
    fn acts_and_lines_wait_for_no_page() {
        let request = |method: Method, pairs: &[(&'static str, &'static str)]| {
            let mut request = Request::new(axum::body::Body::empty());
            *request.method_mut() = method;
            *request.headers_mut() = headers(pairs);
            is_made_in_turn(&request)
        };
        assert!(request(Method::GET, &[]) && request(Method::HEAD, &[]));
        assert!(!request(Method::POST, &[]) && !request(Method::GET, &[("upgrade", "websocket")]));
    }

    #[test]
    fn over_tls_a_page_without_it_is_another_sites() {
        let said = |origin| is_cross_site(&headers(&[("host", "club"), ("origin", origin)]), Reached::OverTls);
        assert!(!said("https://club"));
        assert!(said("http://club"));
    }

    #[test]
    fn a_request_names_one_host_or_none_where_it_came_by_no_network() {
        let request = |hosts: usize, over_a_network: bool| {
            let mut request = Request::get("/").body(axum::body::Body::empty()).unwrap();
            for nth in 0..hosts {
                request.headers_mut().append(HOST, HeaderValue::from_str(&format!("club-{nth}")).unwrap());
            }
            if over_a_network {
                request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))));
            }
            names_its_host(&request)
        };
        assert!(request(1, true) && request(1, false) && request(0, false));
        assert!(!request(0, true) && !request(2, true) && !request(2, false));
    }

    #[test]
    fn a_target_in_absolute_form_names_the_host_of_the_header() {
        let request = |target: &str, host: &str| {
            let request = Request::get(target).header(HOST, host).body(axum::body::Body::empty()).unwrap();
            names_its_host(&request)
        };
        for (target, host) in [
            ("/", "club"),
            ("http://club/", "club"),
            ("http://Club/", "club"),
            ("http://club:80/", "club"),
            ("http://club/", "club:80"),
            ("https://club:443/t/1", "club"),
            ("http://club:7777/", "club:7777"),
        ] {
            assert!(request(target, host), "{target} {host}");
        }
        for (target, host) in [
            ("http://other.example/", "club"),
            ("http://club:7777/", "club"),
            ("http://club/", "club:7777"),
            ("http://somebody@club/", "club"),
            ("http://club.other/", "club"),
        ] {
            assert!(!request(target, host), "{target} {host}");
        }
    }
}
