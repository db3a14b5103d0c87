//! A player's line to a node: what it says, as far as somebody who plays and takes times needs it.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tavola_server::base::ids::CommandId;
use tavola_trial::client::Client;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _, http::HeaderValue},
};

use crate::Failure;

/// How long a line may take to be opened.
const OPEN_TIMEOUT: Duration = Duration::from_secs(2);
/// After how long a line on which nothing comes, not even a ping, is given up, as the page does.
const SILENCE: Duration = Duration::from_millis(4_500);

/// A line to a stream at one node.
pub(crate) struct Line(WebSocketStream<TcpStream>);

/// What a node says.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Said {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) version: i64,
    #[serde(default)]
    pub(crate) command_id: String,
    #[serde(default)]
    pub(crate) code: String,
    #[serde(default)]
    pub(crate) message: String,
    pub(crate) view: Option<Seen>,
}

/// How the table is.
#[derive(Debug, Deserialize)]
pub(crate) struct Seen {
    #[serde(default)]
    pub(crate) legal: Value,
    #[serde(default)]
    pub(crate) state: Value,
    #[serde(default)]
    phase: Value,
}

impl Seen {
    /// Whether both players can roll now: the opening roll is both's.
    pub(crate) fn is_opening(&self) -> bool {
        self.phase["type"] == "opening"
    }
}

impl Line {
    pub(crate) async fn open(client: &Client, at: &str) -> Result<Self, Failure> {
        let opening = async {
            let mut request = format!("ws://{}{at}/live", client.house).into_client_request()?;
            if let Some(cookie) = &client.cookie {
                request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
            }
            let stream = client.connect().await?;
            stream.set_nodelay(true)?;
            Ok::<_, Failure>(client_async(request, stream).await?.0)
        };
        Ok(Self(timeout(OPEN_TIMEOUT, opening).await.map_err(|_| "no line was opened in time")??))
    }

    pub(crate) async fn send(&mut self, id: &CommandId, command: &Value) -> Result<(), Failure> {
        let order = json!({ "type": "command", "command_id": id, "command": command });
        Ok(self.0.send(Message::text(order.to_string())).await?)
    }

    /// The next thing it says; nothing much for a ping.
    pub(crate) async fn hear(&mut self) -> Result<Said, Failure> {
        let next = timeout(SILENCE, self.0.next()).await.map_err(|_| "nothing is heard any more")?;
        match next.ok_or("the line was closed")?? {
            Message::Text(text) => Ok(serde_json::from_str(&text)?),
            Message::Close(_) => Err("the line was closed".into()),
            _ => Ok(Said::default()),
        }
    }
}
