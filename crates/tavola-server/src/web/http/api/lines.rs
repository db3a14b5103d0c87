//! `GET …/stream`: a stream as lines of JSON, for programs that listen by plain HTTP: the messages of the WebSocket, and a
//! sign of life every seven seconds.

use std::{marker::PhantomData, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderValue, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::Interval,
};

use crate::{
    app::App,
    base::ids::{StreamId, TokenId, Version},
    stream::{
        bus::Hints,
        rooms::{Has, Kind, Update},
    },
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
        },
        live::arrival::Arrival,
        tokens::OpenStream,
    },
};

/// What lines of JSON are called.
pub(crate) const KIND: &str = "application/x-ndjson";
/// How often a line says that the club is there.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(7);

/// A line of a stream.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ApiLine<E, V> {
    /// What has happened, and how it is now.
    Update(Box<Update<E, V>>),
    /// The club is there, and nothing has happened since this version.
    Heartbeat {
        /// The version.
        version: Version,
        /// The server's time.
        now: Time,
    },
}

/// From where a program wants to know.
#[derive(Debug, Default, Deserialize)]
pub(super) struct From {
    from: Option<Version>,
}

/// Opens the lines.
pub(super) async fn get<K>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(From { from }): Query<From>,
    visitor: Visitor,
) -> Result<Response, AppError>
where
    K: Kind,
    K::Event: Serialize,
{
    K::rooms(&app).seen(&id, visitor.account.as_ref()).await?;
    let counted = counted(&app, &visitor)?;
    let hints = app.bus().watch(&id);
    let arrival = Arrival::<K>::of(&app, &id, visitor.account.as_ref()).await;
    let lines = Lines::<K> {
        ends: app.tokens().ends(),
        beat: tokio::time::interval(HEARTBEAT),
        has: Has { version: from, view: Version::NONE },
        is_begun: false,
        app,
        id,
        visitor,
        hints,
        _held: (arrival, counted),
        kind: PhantomData,
    };
    Ok(sent(unfold(lines, async |mut lines| {
        lines.next().await.map(|line| (Ok::<_, std::convert::Infallible>(line), lines))
    })))
}

/// Lines as an answer.
pub(super) fn sent<S>(lines: S) -> Response
where
    S: futures_util::Stream<Item = Result<Bytes, std::convert::Infallible>> + Send + 'static,
{
    ([(CONTENT_TYPE, HeaderValue::from_static(KIND))], Body::from_stream(lines)).into_response()
}

/// Counts a stream by its token.
pub(super) fn counted(app: &App, visitor: &Visitor) -> Result<Option<OpenStream>, AppError> {
    let Some(access) = &visitor.access else { return Ok(None) };
    app.tokens().open_stream(&access.token).map(Some).ok_or(AppError::TooManyStreams)
}

/// A value as a line.
pub(super) fn line(value: &impl Serialize) -> Option<Bytes> {
    let mut text = serde_json::to_vec(value).ok()?;
    text.push(b'\n');
    Some(text.into())
}

/// Whether a token has ended, or may have.
pub(super) fn is_over(visitor: &Visitor, end: &Result<TokenId, RecvError>) -> bool {
    match end {
        Ok(token) => visitor.access.as_ref().is_some_and(|access| access.token == *token),
        // Who has missed some asks again with the token they have.
        Err(_) => visitor.access.is_some(),
    }
}

struct Lines<K: Kind> {
    app: App,
    id: StreamId,
    visitor: Visitor,
    hints: Hints,
    ends: Receiver<TokenId>,
    beat: Interval,
    has: Has,
    is_begun: bool,
    _held: (Arrival<K>, Option<OpenStream>),
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> Lines<K>
where
    K::Event: Serialize,
{
    /// The next line; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if !self.is_begun {
            self.is_begun = true;
            self.beat.reset();
            return self.update().await;
        }
        let stopping = self.app.stopping();
        tokio::pin!(stopping);
        loop {
            tokio::select! {
                () = &mut stopping => return None,
                hint = self.hints.recv() => match hint {
                    Ok(hint) if self.has.version == Some(hint.version) => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => return self.update().await,
                    Err(RecvError::Closed) => return None,
                },
                end = self.ends.recv() => if is_over(&self.visitor, &end) { return None },
                _ = self.beat.tick() => return self.beat().await,
            }
        }
    }

    async fn update(&mut self) -> Option<Bytes> {
        let update = K::rooms(&self.app).update(&self.id, self.has, self.visitor.account.as_ref()).await.ok()?;
        self.has = Has { version: Some(update.version), view: update.version };
        self.beat.reset();
        line(&ApiLine::Update(Box::new(update)))
    }

    /// A sign of life; or what has become old enough to be seen, where one watches later.
    async fn beat(&mut self) -> Option<Bytes> {
        let (rooms, account) = (K::rooms(&self.app), self.visitor.account.as_ref());
        let version = rooms.seen(&self.id, account).await.ok()?.snapshot.version;
        if self.has.version.is_some_and(|has| has < version) {
            return self.update().await;
        }
        line(&ApiLine::<(), ()>::Heartbeat { version, now: self.app.now() })
    }
}
