//! A club for one test, and the people who come to it.

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Method, Request, StatusCode},
    response::Response,
};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};
use tavola_base::{Millis, Time};
use tavola_server::{App, Config, base::now::Now, stream::timers};
use tower::ServiceExt;

/// A club on storage that is thrown away, at a time that stands still.
pub(crate) struct Club {
    pub(crate) app: App,
    pub(crate) clock: Now,
    pub(crate) folder: tempfile::TempDir,
    /// Made once: to make it takes longer than most of what it answers.
    router: Router,
}

/// A database that is dropped when the test is done.
pub(crate) struct ThrowAway {
    admin: sqlx::AnyConnection,
    name: String,
}

impl ThrowAway {
    /// A database and its address; none without a server for tests, as in `store_contract.rs`.
    pub(crate) async fn new() -> Option<(String, Self)> {
        let Ok(server) = std::env::var("TAVOLA_TEST_POSTGRES") else {
            eprintln!("TAVOLA_TEST_POSTGRES is not set: not run on PostgreSQL");
            return None;
        };
        sqlx::any::install_default_drivers();
        let name = format!("tavola_test_{}", uuid::Uuid::now_v7().simple());
        let mut admin = sqlx::AnyConnection::connect(&server).await.expect("the test server");
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        let (host, _) = server.rsplit_once('/').expect("an address with a database");
        Some((format!("{host}/{name}"), Self { admin, name }))
    }

    pub(crate) async fn away(mut self) {
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        self.admin.execute(AssertSqlSafe(drop)).await.unwrap();
    }
}

/// Somebody with a browser of their own.
pub(crate) struct Guest<'a> {
    pub(crate) club: &'a Club,
    pub(crate) cookie: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Club {
    pub(crate) async fn open() -> Self {
        Self::with(Config { rate_per_second: 10_000, rate_burst: 10_000, ..Config::default() }).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = Now::fixed(Time::from_millis(1_800_000_000_000));
        let config = Config { data_dir: folder.path().to_owned(), bot_pause_ms: 0, ..config };
        let app = App::open(config, clock.clone()).await.unwrap();
        Self::of(app, clock, folder)
    }

    pub(crate) fn of(app: App, clock: Now, folder: tempfile::TempDir) -> Self {
        let router = app.router();
        Self { app, clock, folder, router }
    }

    /// What a club opened again needs, nothing else of this one left.
    pub(crate) fn parts(self) -> (App, Now, tempfile::TempDir) {
        (self.app, self.clock, self.folder)
    }

    pub(crate) async fn answers(&self, request: Request<Body>) -> Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    /// A club on a throw-away PostgreSQL database, and what throws it away; none without a server for tests.
    pub(crate) async fn on_postgres() -> Option<(Self, ThrowAway)> {
        let (url, database) = ThrowAway::new().await?;
        let config = Config { database: Some(url), rate_per_second: 10_000, rate_burst: 10_000, ..Config::default() };
        Some((Self::with(config).await, database))
    }

    /// The same club opened again from its files, so much later.
    pub(crate) async fn reopened(self, later: Millis) -> Self {
        let (app, clock, folder) = self.parts();
        let config = app.config().clone();
        app.store().clone().close().await;
        clock.advance(later);
        let app = App::open(config, clock.clone()).await.unwrap();
        timers::settle_outages(&app).await.unwrap();
        // Most tests leave no signs of life.
        clock.runs_out();
        Self::of(app, clock, folder)
    }

    pub(crate) fn stranger(&self) -> Guest<'_> {
        Guest { club: self, cookie: None }
    }

    /// A guest with a name, and so with a cookie.
    pub(crate) async fn guest(&self, name: &str) -> Guest<'_> {
        let mut guest = self.stranger();
        guest.posts("/me/name", &json!({ "name": name })).await.is(StatusCode::OK);
        guest
    }

    /// Lets the time pass and the timer look.
    pub(crate) async fn waits(&self, time: Millis) {
        self.clock.advance(time);
        timers::serve(&self.app).await.unwrap();
    }
}

impl Guest<'_> {
    pub(crate) async fn asks(&mut self, request: axum::http::request::Builder, body: impl Into<Body>) -> Answer {
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        let response = self.club.answers(request.body(body.into()).unwrap()).await;
        let (status, headers) = (response.status(), response.headers().clone());
        if let Some(cookie) = headers.get("set-cookie") {
            self.cookie = Some(cookie.to_str().unwrap().split(';').next().unwrap().to_owned());
        }
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    pub(crate) async fn gets(&mut self, path: &str) -> Answer {
        self.asks(Request::get(path), Body::empty()).await
    }

    pub(crate) async fn posts(&mut self, path: &str, body: &Value) -> Answer {
        self.sends(path, "application/json", &body.to_string()).await
    }

    pub(crate) async fn sends(&mut self, path: &str, kind: &str, body: &str) -> Answer {
        let request = Request::builder().method(Method::POST).uri(path).header("content-type", kind);
        self.asks(request, body.to_owned()).await
    }

    /// Opens a table on these terms and says where it is.
    pub(crate) async fn opens(&mut self, terms: Value) -> Opened {
        let answer = self.posts("/tables", &terms).await.is(StatusCode::CREATED).json();
        Opened {
            path: answer["url"].as_str().unwrap().to_owned(),
            link: answer["join_url"].as_str().map(str::to_owned),
        }
    }

    /// Puts a command to a table under a fresh name.
    pub(crate) async fn commands(&mut self, table: &str, command: Value) -> Answer {
        let id = uuid::Uuid::now_v7().to_string();
        self.commands_as(table, &id, command).await
    }

    pub(crate) async fn commands_as(&mut self, table: &str, id: &str, command: Value) -> Answer {
        self.posts(&format!("{table}/command"), &json!({ "command_id": id, "command": command })).await
    }

    pub(crate) async fn sees(&mut self, table: &str) -> Value {
        self.gets(&format!("{table}/view")).await.is(StatusCode::OK).json()
    }
}

/// A table that was opened.
pub(crate) struct Opened {
    pub(crate) path: String,
    pub(crate) link: Option<String>,
}

impl Answer {
    #[track_caller]
    pub(crate) fn is(self, status: StatusCode) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }
}

/// Terms of a table with a friend: three points, White for the host, this clock.
pub(crate) fn with_a_friend(clock: Option<Value>) -> Value {
    let mut terms = json!({ "opponent": "friend", "rules": match_to(3), "side": "white" });
    if let Some(clock) = clock {
        terms["clock"] = clock;
    }
    terms
}

pub(crate) fn with_a_bot() -> Value {
    json!({ "opponent": "bot", "rules": match_to(3), "side": "white" })
}

fn match_to(points: u8) -> Value {
    json!({ "preset": "match", "length": { "points": points } })
}

/// Two guests at a table, both ready, the opening roll made.
pub(crate) async fn two_at_a_table<'a>(club: &'a Club, clock: Option<Value>) -> (Guest<'a>, Guest<'a>, Opened) {
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let table = ada.opens(with_a_friend(clock)).await;
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    ada.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    bea.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    while ada.sees(&table.path).await["phase"]["type"] == "opening" {
        ada.commands(&table.path, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    (ada, bea, table)
}
