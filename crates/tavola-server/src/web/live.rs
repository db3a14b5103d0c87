//! The line between a page and a stream: commands one way, what happened the other.
//!
//! A page says from which version it wants to know; it gets everything since then and a complete
//! view. Nothing is kept for a page that is slow: its line is cut, and it comes back with the
//! version it has.

pub(crate) mod arrival;
mod beat;
mod counted;
mod lag;
mod message;
mod paid;
mod said;
mod watching;

use std::{
    marker::PhantomData,
    time::{Duration, Instant},
};

use arrival::Arrival;
use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    response::Response,
};
use futures_util::SinkExt as _;
use serde::Deserialize;
use tavola_base::{PlayerId, Refusal};
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tracing::Instrument as _;

use crate::{
    app::App,
    base::{
        ids::{CommandId, StreamId, Version},
        trail,
    },
    stream::{
        bus::{Hint, Hints},
        rooms::{Has, Kind, News, Sender, UpdateOf},
    },
    web::{
        accounts::End,
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
        },
        limits::Cost,
        strict,
    },
};
pub use arrival::notice_the_missing;
pub(crate) use arrival::watch_for_the_missing;
pub(crate) use counted::Counted;
use counted::survives;
use lag::Lag;
pub use message::{MessageOf, PageMessage, ServerMessage};
use said::Told;

/// The longest message a page may send, in bytes.
const LONGEST: usize = 16 * 1024;
/// What a line holds to read into, in bytes, and what it gathers before it writes.
const BUFFER: usize = 4096;
/// How long a page may take to take a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

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
    K::rooms(&app).seen(&stream, visitor.account.as_ref()).await?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    // Thousands of lines are idle: none holds more than it needs between two messages.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        survives(talk_with::<K>(app, stream, visitor, socket, from)).await;
    }))
}

async fn talk_with<K: Kind>(app: App, stream: StreamId, visitor: Visitor, socket: WebSocket, version: Option<Version>) {
    let (hints, ends) = (app.bus().watch(&stream), app.accounts().ends());
    let said = app.talk().watch(&stream);
    let arrival = Arrival::<K>::of(&app, &stream, visitor.account.as_ref()).await;
    let line = Line::<K> {
        app,
        stream,
        visitor,
        socket,
        hints,
        said,
        told: None,
        ends,
        has: Has { version, view: Version::NONE },
        heard: Instant::now(),
        asked: None,
        lag: Lag::default(),
        watchers: None,
        more_later: false,
        bad_messages: 0,
        kind: PhantomData,
    };
    line.run().await;
    drop(arrival);
}

struct Line<K: Kind> {
    app: App,
    stream: StreamId,
    visitor: Visitor,
    socket: WebSocket,
    hints: Hints,
    /// Hints that something was said.
    said: Hints,
    /// What the page was told last of what is said, and how it stood to that.
    told: Option<Told>,
    ends: Receiver<End>,
    /// What the page has: nothing before the first update, but for the version it came with.
    has: Has,
    /// When it said something last.
    heard: Instant,
    /// When it was last asked whether it is there.
    asked: Option<Instant>,
    lag: Lag,
    watchers: Option<usize>,
    /// Whether something has happened that the page is only told later, without another hint.
    more_later: bool,
    bad_messages: u32,
    kind: PhantomData<fn() -> K>,
}

/// Why a line ends.
#[derive(Debug)]
enum Over {
    /// The page has closed it or is gone.
    Gone,
    /// It is closed with this code and reason.
    Close(u16, &'static str),
}

impl<K: Kind> Line<K> {
    async fn run(mut self) {
        let _counted = Counted::new(K::STREAM);
        let app = self.app.clone();
        let end = tokio::select! {
            end = async {
                match self.update().await {
                    Ok(()) => self.talk().await,
                    Err(end) => end,
                }
            } => end,
            // The database may not answer for long: whoever waits for it here is better off at another node.
            () = app.nodes().until_cut_off() => Over::Close(close_code::RESTART, "this node is cut off"),
        };
        if let Over::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            tokio::time::timeout(SEND_TIMEOUT, self.socket.send(Message::Close(Some(frame)))).await.ok();
        }
    }

    async fn talk(&mut self) -> Over {
        let beat = tokio::time::sleep(Duration::ZERO);
        let (stopping, leaving) = (self.app.stopping(), self.app.turn_to_leave());
        tokio::pin!(beat, stopping, leaving);
        loop {
            // In this order: what the page has sent is heard before the page is taken for silent.
            let step = tokio::select! {
                biased;
                () = &mut stopping => Err(Over::Close(close_code::RESTART, "the server restarts")),
                () = &mut leaving => Err(Over::Close(close_code::RESTART, "the server restarts")),
                end = self.ends.recv() => self.check(&end),
                message = self.socket.recv() => self.hear(message).await,
                hint = self.hints.recv() => match hint {
                    // What the line has done itself it has told already.
                    Ok(hint) if self.has.version == Some(hint.version) => Ok(()),
                    Ok(hint) => self.show(&hint).await,
                    Err(RecvError::Lagged(_)) => self.update().await,
                    Err(RecvError::Closed) => Err(Over::Close(close_code::RESTART, "the server restarts")),
                },
                hint = self.said.recv() => match hint {
                    Ok(_) | Err(RecvError::Lagged(_)) => self.tell_talk().await,
                    Err(RecvError::Closed) => Err(Over::Close(close_code::RESTART, "the server restarts")),
                },
                () = &mut beat => {
                    let beaten = self.beat().await;
                    beat.as_mut().reset(self.next_beat().into());
                    beaten
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    /// Ends the line if the session it was opened in has ended.
    fn check(&self, end: &Result<End, RecvError>) -> Result<(), Over> {
        let Visitor { account, session, .. } = &self.visitor;
        let is_over = match end {
            Ok(end) => {
                account.as_ref().zip(session.as_ref()).is_some_and(|(account, session)| end.is_of(account, session))
            }
            // Who has missed some asks again with the cookie they have.
            Err(_) => account.is_some(),
        };
        if is_over { Err(Over::Close(close_code::AGAIN, "the session has ended")) } else { Ok(()) }
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Over> {
        self.heard = Instant::now();
        match message {
            None | Some(Err(_) | Ok(Message::Close(_))) => Err(Over::Gone),
            Some(Ok(Message::Ping(_))) => self.pay(Cost::LITTLE),
            Some(Ok(Message::Pong(nonce))) => {
                self.lag.heard(&nonce, Instant::now());
                self.pay(Cost::LITTLE)
            }
            Some(Ok(Message::Binary(_))) => self.bad_message("only text is understood").await,
            Some(Ok(Message::Text(text))) => {
                self.pay(Cost::LITTLE)?;
                match strict::read(text.as_bytes()) {
                    Ok(message) => self.handle(message).await,
                    Err(error) => self.bad_message(&error.to_string()).await,
                }
            }
        }
    }

    async fn handle(&mut self, message: PageMessage<K::Command>) -> Result<(), Over> {
        match message {
            PageMessage::Ping => self.say(&ServerMessage::Pong { now: self.app.now() }).await,
            PageMessage::Resume { version } => {
                self.pay(Cost::MORE)?;
                self.has = Has { version: Some(version), view: Version::NONE };
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
                let span = tracing::debug_span!("live command", kind = K::STREAM);
                self.take(command_id, command, on_behalf).instrument(span).await
            }
        }
    }

    async fn take(
        &mut self,
        command_id: CommandId,
        command: K::Command,
        on_behalf: Option<PlayerId>,
    ) -> Result<(), Over> {
        if !self.may_act() {
            return self.say(&ServerMessage::refused(command_id, &AppError::TooFast)).await;
        }
        let sender = self.sender(on_behalf);
        let rooms = K::rooms(&self.app);
        let answer = rooms.command(&self.stream, &sender, command_id.clone(), command).await;
        match answer {
            Ok(version) => {
                // What it led to goes along in the same packet.
                self.feed(&ServerMessage::Accepted { command_id, version }).await?;
                self.update().await?;
                self.flush().await
            }
            Err(error) => self.say(&ServerMessage::refused(command_id, &error)).await,
        }
    }

    async fn would_refuse(
        &mut self,
        command: K::Command,
        on_behalf: Option<PlayerId>,
    ) -> Result<Option<Refusal>, AppError> {
        if !self.may_act() {
            return Err(AppError::TooFast);
        }
        K::rooms(&self.app).would_refuse(&self.stream, &self.sender(on_behalf), command).await
    }

    fn sender(&self, on_behalf: Option<PlayerId>) -> Sender {
        Sender { on_behalf, lag: self.lag.measured(), ..Sender::new(self.visitor.account.clone()) }
    }

    /// Sends what has moved on, as a hint says.
    async fn show(&mut self, hint: &Hint) -> Result<(), Over> {
        let span = tracing::debug_span!("view", stream = %hint.stream, version = hint.version.number());
        trail::comes_of(&span, &hint.stream, hint.version);
        let begun = Instant::now();
        let shown = self.update().instrument(span).await;
        metrics::histogram!("tavola_live_update_seconds").record(begun.elapsed().as_secs_f64());
        shown
    }

    /// Sends what the page does not have yet, if there is anything.
    async fn update(&mut self) -> Result<(), Over> {
        let (app, account) = (&self.app, self.visitor.account.as_ref());
        let news = K::rooms(app).news(&self.stream, self.has, account, app.presence()).await;
        let News { update, watchers, talk, more_later } = news.map_err(|error| self.trouble(&error))?;
        self.more_later = more_later;
        if let Some(update) = update {
            self.send_this(update).await?;
        }
        if self.told.as_ref().is_none_or(|told| told.standing != talk) {
            self.tell_talk().await?;
        }
        self.say_watchers(watchers).await
    }

    async fn send_update(&mut self) -> Result<(), Over> {
        let update = K::rooms(&self.app).update(&self.stream, self.has, self.visitor.account.as_ref()).await;
        let update = update.map_err(|error| self.trouble(&error))?;
        self.send_this(update).await?;
        self.tell_watchers().await
    }

    fn trouble(&self, error: &AppError) -> Over {
        if !error.is_the_streams_own() {
            tracing::error!(%error, stream = %self.stream, "a view could not be made");
        }
        TROUBLE
    }

    /// What is sent arrives, or the line ends: from here on the page has it.
    async fn send_this(&mut self, update: UpdateOf<K>) -> Result<(), Over> {
        self.has = Has { version: Some(update.version), view: update.version };
        self.say(&ServerMessage::Update(Box::new(update))).await
    }

    async fn say(&mut self, message: &MessageOf<K>) -> Result<(), Over> {
        self.feed(message).await?;
        self.flush().await
    }

    /// Says something with whatever is said next.
    async fn feed(&mut self, message: &MessageOf<K>) -> Result<(), Over> {
        let text = serde_json::to_string(message).map_err(|_| TROUBLE)?;
        metrics::counter!("tavola_live_messages_total").increment(1);
        in_time(self.socket.feed(Message::Text(text.into()))).await
    }

    async fn flush(&mut self) -> Result<(), Over> {
        in_time(self.socket.flush()).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Over> {
        in_time(self.socket.send(message)).await
    }
}

/// A page that takes nothing is gone.
async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Over> {
    match tokio::time::timeout(SEND_TIMEOUT, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Over::Gone),
    }
}

/// Something is wrong with the stream on our side; the page tries again later.
const TROUBLE: Over = Over::Close(close_code::AGAIN, "try again");

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_line_that_breaks_off_takes_nothing_else_along() {
        survives(async { panic!("on purpose") }).await;
        let counted = async {
            let _counted = Counted::new("test");
            panic!("on purpose");
        };
        survives(counted).await;
    }
}
