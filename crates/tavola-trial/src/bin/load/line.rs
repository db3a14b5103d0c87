//! A player's live line: what it says, as far as somebody who plays fast needs it.

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tavola_trial::Failure;
use tavola_trial::client::Client;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, http::HeaderValue, protocol::WebSocketConfig},
};

/// What a line holds to read into, in bytes: thousands are open.
const BUFFER: usize = 16 * 1024;

/// A line to a table.
pub(crate) struct Line(WebSocketStream<TcpStream>);

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
    legal: Value,
}

impl Said {
    /// What its view says is legal now, if it has one.
    pub(crate) fn into_legal(self) -> Option<Value> {
        self.view.map(|seen| seen.legal)
    }
}

impl Line {
    /// Opens a line to a table.
    pub(crate) async fn open(client: &Client, table: &str) -> Result<Self, Failure> {
        let mut request = format!("ws://{}/t/{table}/live", client.house).into_client_request()?;
        if let Some(cookie) = &client.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
        }
        let stream = client.connect().await?;
        stream.set_nodelay(true)?;
        let slim = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (line, _) = client_async_with_config(request, stream, Some(slim)).await?;
        Ok(Self(line))
    }

    /// Sends a command under a name.
    pub(crate) async fn send(&mut self, id: u64, command: &Value) -> Result<(), Failure> {
        let order = json!({ "type": "command", "command_id": format!("load-{id}"), "command": command });
        Ok(self.0.send(Message::text(order.to_string())).await?)
    }

    /// The next thing the house says.
    pub(crate) async fn hear(&mut self) -> Result<Said, Failure> {
        while let Some(message) = self.0.next().await {
            let Message::Text(text) = message? else { continue };
            let said: Said = serde_json::from_str(&text)?;
            return Ok(Said { bytes: text.len(), ..said });
        }
        Err("the line was closed".into())
    }
}
