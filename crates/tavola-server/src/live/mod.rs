//! The line between a page and a stream: commands one way, what happened the other.
//!
//! A page says from which version it wants to know; it gets everything since then and a complete
//! view. Nothing is kept for a page that is slow: its line is cut, and it comes back with the
//! version it has.

mod message;

use std::{
    marker::PhantomData,
    time::{Duration, Instant},
};

use axum::{
    body::Bytes,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    response::Response,
};
use serde::Deserialize;
use tavola_club::{Millis, PlayerId, Refusal, Time};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::{
    app::App,
    bus::Hint,
    errors::AppError,
    http::{
        address::{Path, Query},
        guard::Visitor,
    },
    ids::{AccountId, StreamId, Version},
    presence::Change,
    rooms::{Kind, Lines, Sender, Way},
};

pub use message::{PageMessage, ServerMessage};

/// The longest message a page may send, in bytes.
const LONGEST: usize = 16 * 1024;
/// How long a page may take to take a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a page is asked whether it is still there.
const PING: Duration = Duration::from_secs(15);
/// After how long a silent page is taken for gone.
const SILENCE: Duration = Duration::from_secs(50);
/// How long a page may be away, as when it is loaded anew, before the opponent is told.
const GRACE: Duration = Duration::from_secs(4);
/// How long after a start the players of running games have to come back before they count as gone.
const RETURN: Duration = Duration::from_secs(15);
/// How many messages nobody understands are taken before the line is cut.
const NONSENSE: u32 = 20;

/// From where a page wants to know.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct From {
    from: Option<Version>,
}

/// `GET /t/{id}/live`, `GET /c/{id}/live`: opens a line.
///
/// # Errors
/// If there is no such stream.
pub(crate) async fn open<K: Kind>(
    State(app): State<App>,
    Path(stream): Path<StreamId>,
    Query(From { from }): Query<From>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    K::rooms(&app).existing(&stream).await?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(async move |socket| {
        let hints = app.bus().watch(&stream);
        let arrival = Arrival::<K>::of(&app, &stream, visitor.account.as_ref()).await;
        let line = Line::<K> {
            app,
            stream,
            visitor,
            socket,
            hints,
            version: from,
            heard: Instant::now(),
            lag: Millis::ZERO,
            watchers: None,
            nonsense: 0,
            kind: PhantomData,
        };
        line.run().await;
        drop(arrival);
    }))
}

/// Marks a player as here while it lives.
struct Arrival<K: Kind> {
    app: App,
    stream: StreamId,
    account: Option<AccountId>,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> Arrival<K> {
    async fn of(app: &App, stream: &StreamId, account: Option<&AccountId>) -> Self {
        if app.presence().arrive(stream, account) == Change::Matters
            && let Some(account) = account
        {
            K::rooms(app).line_changed(stream, account, Lines::Opened).await;
        }
        Self { app: app.clone(), stream: stream.clone(), account: account.cloned(), kind: PhantomData }
    }
}

impl<K: Kind> Drop for Arrival<K> {
    fn drop(&mut self) {
        let (app, stream) = (self.app.clone(), self.stream.clone());
        if app.presence().leave(&stream, self.account.as_ref()) != Change::Matters {
            return;
        }
        let Some(account) = self.account.clone() else { return };
        tokio::spawn(async move {
            tokio::select! {
                // The server itself is going: nobody has left anything.
                () = app.stopping() => return,
                () = tokio::time::sleep(GRACE) => {}
            }
            if !app.presence().is_here(&stream, &account) {
                K::rooms(&app).line_changed(&stream, &account, Lines::Closed).await;
            }
        });
    }
}

/// After a start or an outage, notices players of running games who have not come back.
pub async fn notice_the_missing(app: App) {
    tokio::select! {
        () = app.stopping() => return,
        () = tokio::time::sleep(RETURN) => {}
    }
    for rooms in app.rooms() {
        if let Err(error) = rooms.mark_missing(app.presence()).await {
            tracing::error!(%error, kind = rooms.kind(), "could not look for players who have gone");
        }
    }
}

struct Line<K: Kind> {
    app: App,
    stream: StreamId,
    visitor: Visitor,
    socket: WebSocket,
    hints: Receiver<Hint>,
    /// The version the page has; none before the first update.
    version: Option<Version>,
    heard: Instant,
    lag: Millis,
    watchers: Option<usize>,
    nonsense: u32,
    kind: PhantomData<fn() -> K>,
}

/// Why a line ends.
#[derive(Debug)]
enum End {
    /// The page has closed it or is gone.
    Gone,
    /// It is closed with this code and reason.
    Close(u16, &'static str),
}

impl<K: Kind> Line<K> {
    async fn run(mut self) {
        metrics::gauge!("tavola_live_lines").increment(1);
        let end = match self.update().await {
            Ok(()) => self.talk().await,
            Err(end) => end,
        };
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            tokio::time::timeout(PATIENCE, self.socket.send(Message::Close(Some(frame)))).await.ok();
        }
        metrics::gauge!("tavola_live_lines").decrement(1);
    }

    async fn talk(&mut self) -> End {
        let mut ping = tokio::time::interval(PING);
        let stopping = self.app.stopping();
        tokio::pin!(stopping);
        loop {
            let step = tokio::select! {
                () = &mut stopping => Err(End::Close(close_code::RESTART, "the server restarts")),
                message = self.socket.recv() => self.hear(message).await,
                hint = self.hints.recv() => match hint {
                    Ok(_) | Err(RecvError::Lagged(_)) => self.update().await,
                    Err(RecvError::Closed) => Err(End::Close(close_code::RESTART, "the server restarts")),
                },
                _ = ping.tick() => self.ping().await,
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        self.tell_watchers().await?;
        let sent = self.app.now().millis().to_be_bytes().to_vec();
        self.send(Message::Ping(Bytes::from(sent))).await
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        self.heard = Instant::now();
        match message {
            None | Some(Err(_) | Ok(Message::Close(_))) => Err(End::Gone),
            Some(Ok(Message::Ping(_))) => Ok(()),
            Some(Ok(Message::Pong(sent))) => {
                self.measure(&sent);
                Ok(())
            }
            Some(Ok(Message::Binary(_))) => self.nonsense("only text is understood").await,
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(message) => self.obey(message).await,
                Err(error) => self.nonsense(&error.to_string()).await,
            },
        }
    }

    /// What a ping took there and back is what the player's own acts take.
    fn measure(&mut self, sent: &[u8]) {
        if let Ok(bytes) = <[u8; 8]>::try_from(sent) {
            self.lag = self.app.now().since(Time::from_millis(u64::from_be_bytes(bytes)));
        }
    }

    async fn nonsense(&mut self, what: &str) -> Result<(), End> {
        self.nonsense += 1;
        if self.nonsense > NONSENSE {
            return Err(End::Close(close_code::POLICY, "too many messages nobody understands"));
        }
        let error = AppError::Malformed(what.to_owned());
        self.say(&ServerMessage::Error { error: error.body() }).await
    }

    async fn obey(&mut self, message: PageMessage<K::Command>) -> Result<(), End> {
        match message {
            PageMessage::Ping => self.say(&ServerMessage::Pong { now: self.app.now() }).await,
            PageMessage::Resume { version } => {
                self.version = Some(version);
                self.send_update().await
            }
            PageMessage::Would { ask, command, on_behalf } => {
                let refusal = match self.would_refuse(command, on_behalf).await {
                    Ok(refusal) => refusal.map(Box::new),
                    Err(error) => Some(Box::new(message::house_refusal(&error))),
                };
                self.say(&ServerMessage::Would { ask, refusal }).await
            }
            PageMessage::Command { command_id, command, on_behalf } => {
                if !self.app.limits().allow(&self.visitor.bucket, self.app.now()) {
                    return self.say(&ServerMessage::refused(command_id, &AppError::TooFast)).await;
                }
                let sender = self.sender(on_behalf);
                let rooms = K::rooms(&self.app);
                let answer = rooms.command(&self.stream, &sender, command_id.clone(), command).await;
                let message = match answer {
                    Ok(version) => ServerMessage::Accepted { command_id, version },
                    Err(error) => ServerMessage::refused(command_id, &error),
                };
                self.say(&message).await
            }
        }
    }

    async fn would_refuse(
        &mut self,
        command: K::Command,
        on_behalf: Option<PlayerId>,
    ) -> Result<Option<Refusal>, AppError> {
        if !self.app.limits().allow(&self.visitor.bucket, self.app.now()) {
            return Err(AppError::TooFast);
        }
        K::rooms(&self.app).would_refuse(&self.stream, &self.sender(on_behalf), command).await
    }

    fn sender(&self, on_behalf: Option<PlayerId>) -> Sender {
        Sender { account: self.visitor.account.clone(), on_behalf, way: Way::Address, lag: self.lag }
    }

    /// Sends what the page does not have yet, if there is anything.
    async fn update(&mut self) -> Result<(), End> {
        let at = K::rooms(&self.app).snapshot(&self.stream).await.map_err(|_| TROUBLE)?.version;
        if self.version == Some(at) { self.tell_watchers().await } else { self.send_update().await }
    }

    async fn send_update(&mut self) -> Result<(), End> {
        let account = self.visitor.account.as_ref();
        let update = K::rooms(&self.app).update(&self.stream, self.version, account).await;
        let update = update.map_err(|error| {
            tracing::error!(%error, stream = %self.stream, "a view could not be made");
            TROUBLE
        })?;
        self.version = Some(update.version);
        self.say(&ServerMessage::Update(Box::new(update))).await?;
        self.tell_watchers().await
    }

    async fn tell_watchers(&mut self) -> Result<(), End> {
        let watchers = K::rooms(&self.app).watchers(&self.stream, self.app.presence()).await.map_err(|_| TROUBLE)?;
        if self.watchers == Some(watchers) {
            return Ok(());
        }
        self.watchers = Some(watchers);
        self.say(&ServerMessage::Presence { watchers }).await
    }

    async fn say(&mut self, message: &ServerMessage<K>) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| TROUBLE)?;
        metrics::counter!("tavola_live_messages").increment(1);
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match tokio::time::timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}

/// Something is wrong with the stream on our side; the page tries again later.
const TROUBLE: End = End::Close(close_code::AGAIN, "try again");
