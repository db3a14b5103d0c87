//! A player's live line: what it says, as far as somebody who plays fast needs it.

use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tavola_trial::Failure;
use tavola_trial::client::Client;
use tokio::net::TcpStream;
use tokio::time::{Instant, Interval, interval_at};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, http::HeaderValue, protocol::WebSocketConfig},
};

/// What a line holds to read into, in bytes: thousands are open.
const BUFFER: usize = 8 * 1024;

/// How often the page of a table says that it is there (`PING` in `page/socket.js`).
const BEAT: Duration = Duration::from_secs(4);

/// A line to a table, or another on which nothing is said.
pub(crate) struct Line {
    socket: WebSocketStream<TcpStream>,
    beat: Option<Interval>,
}

/// A message of the house, skipped over but for this.
#[derive(Debug, Deserialize)]
pub(crate) struct Said {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) version: u64,
    view: Option<Seen>,
    /// How long it was, in bytes.
    #[serde(skip)]
    pub(crate) bytes: usize,
}

#[derive(Debug, Deserialize)]
struct Seen {
    #[serde(default)]
    legal: Value,
}

impl Said {
    /// What its view says is legal now, if it has one.
    pub(crate) fn into_legal(self) -> Option<Value> {
        self.view.map(|seen| seen.legal)
    }
}

impl Line {
    /// Opens a line to a place such as `/t/…/live`.
    pub(crate) async fn open(client: &Client, place: &str) -> Result<Self, Failure> {
        let mut request = format!("ws://{}{place}", client.house).into_client_request()?;
        if let Some(cookie) = &client.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
        }
        let stream = client.connect().await?;
        stream.set_nodelay(true)?;
        let slim = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (line, _) = client_async_with_config(request, stream, Some(slim)).await?;
        Ok(Self { socket: line, beat: None })
    }

    /// Says now and then that it is there, as pages do.
    pub(crate) fn beating(self) -> Self {
        Self { beat: Some(interval_at(Instant::now() + BEAT, BEAT)), ..self }
    }

    /// Sends a command under a name.
    pub(crate) async fn send(&mut self, id: &str, command: &Value) -> Result<(), Failure> {
        let order = json!({ "type": "command", "command_id": id, "command": command });
        Ok(self.socket.send(Message::text(order.to_string())).await?)
    }

    /// The next thing the house says.
    pub(crate) async fn hear(&mut self) -> Result<Said, Failure> {
        std::future::poll_fn(|context| self.poll_hear(context)).await
    }

    /// The same for whoever listens to several lines.
    pub(crate) fn poll_hear(&mut self, context: &mut Context<'_>) -> Poll<Result<Said, Failure>> {
        self.poll_beat(context)?;
        loop {
            match ready!(self.socket.poll_next_unpin(context)) {
                Some(Ok(Message::Text(text))) => {
                    let said: Said = serde_json::from_str(&text)?;
                    if said.kind != "pong" {
                        return Poll::Ready(Ok(Said { bytes: text.len(), ..said }));
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Poll::Ready(Err(error.into())),
                None => return Poll::Ready(Err("the line was closed".into())),
            }
        }
    }

    fn poll_beat(&mut self, context: &mut Context<'_>) -> Result<(), Failure> {
        while let Some(beat) = &mut self.beat
            && beat.poll_tick(context).is_ready()
            && self.socket.poll_ready_unpin(context)?.is_ready()
        {
            self.socket.start_send_unpin(Message::text(r#"{"type":"ping"}"#))?;
            let _ = self.socket.poll_flush_unpin(context)?;
        }
        Ok(())
    }
}
